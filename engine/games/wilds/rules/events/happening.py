"""What is told of the event table, of harm and relief, and of camps."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally

from ...state.content import content
from ...state.naming import Place
from ...state.region import CATEGORIES
from .shared import of_the_party_there

ROWS = ("", "WLD-151", "WLD-153", "WLD-154", "WLD-155", "WLD-159", "WLD-161")


class Befell(Happened, frozen=True, tag="event"):
    """The timer ran out, and the event table gave this row."""

    reveals = True
    matters = True
    number: int

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("WLD-150", ROWS[self.number])


class Crossing(Happened, frozen=True):
    """Something came in the party's way and asks for an answer: a dilemma, by its id."""

    rules = ("WLD-G133",)
    reveals = True
    matters = True
    which: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"prose": content().dilemmas[self.which].story}


class Fared(Happened, frozen=True):
    """How the party dealt with it: by which way, who, and whether it went well."""

    rules = ("WLD-G133",)
    matters = True
    which: str
    way: str
    who: str
    well: bool

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        way = content().dilemmas[self.which].way(self.way)
        return {"prose": way.told if self.well else way.missed, "label": way.label}


class Befriended(Happened, frozen=True):
    """Those of a dilemma, by its id, will help at the goal; ``here``: now they do."""

    rules = ("WLD-G139",)
    matters = True
    which: str
    here: bool = False

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        dilemma = content().dilemmas[self.which]
        return {"friend": dilemma.friend, "prose": dilemma.waits}


class Avoided(Happened, frozen=True):
    """The party dodged a threat and fell back."""

    rules = ("WLD-098", "WLD-G38")
    at: Place


class Shift(Happened, frozen=True):
    """A Terrain Shift: 1 weather, 2 blocked, 3 hazard."""

    reveals = True
    matters = True
    kind: int

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("WLD-155", f"WLD-{155 + self.kind}")


class Hazard(Happened, frozen=True):
    """A natural danger: 1 rockslide, 2 flash flood, 3 sinkhole, 4 stampede."""

    rules = ("WLD-158", "WLD-G63")
    reveals = True
    matters = True
    kind: int


class Trace(Happened, frozen=True):
    """A sign of something: a row of the Traces Sub-Table. ``sure``: people made the smoke, the scent hides something."""

    reveals = True
    matters = True
    row: int
    sure: bool = False

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (f"WLD-{166 + self.row}", "WLD-G51")


class ReadTrace(Happened, frozen=True):
    """A member tried to read a trace; ``kind`` is a site's category or an item, ``text`` more; ``age`` how long ago those
    passed who left tracks, from 1 (just now) to 3, 0 where it is no matter."""

    rules = ("WLD-167", "WLD-G52")
    reveals = True
    matters = True
    who: str
    success: bool
    text: str = ""
    kind: str = ""
    age: int = 0

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {
            "signs": self.text.rstrip("."),
            "about": self.kind if self.kind in CATEGORIES else "",
            "item": self.kind,
        }


class Worn(Happened, frozen=True):
    """Wear and Tear or a Durability Check: ``what`` is "kept", "worn" (1 use less), "damaged", "broken" or "spent"."""

    rules = ("WLD-153", "WLD-G10", "WLD-G65")
    who: str
    item: str
    die: int
    what: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        known = content().goods.get(self.item.partition(" ")[0])
        return {"gear": known is None or known.gear}

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return (Recalled(self.who, facts={"number": 1}),) if self.what == "broken" else ()


class Supplies(Happened, frozen=True):
    """A Supply Check: the dice, uses lost, uses left in all packs; ``left`` -1: no rations at all."""

    rules = ("WLD-202", "WLD-G09")
    matters = True
    who: str
    dice: tuple[int, ...]
    lost: int
    left: int
    sides: tuple[int, ...] = ()


class Served(Happened, frozen=True):
    """A settlement fed members for so many coins each; so many are left in the purse."""

    rules = ("WLD-G66",)
    who: tuple[str, ...]
    price: int
    purse: int


class Hungry(Happened, frozen=True):
    """A member had nothing to eat."""

    rules = ("WLD-G11",)
    recap = Recalled()
    who: str


class Tired(Happened, frozen=True):
    """Members gained Fatigue (below 0: lost it)."""

    rules = ("WLD-G12",)
    matters = True
    who: tuple[str, ...]
    amount: int
    why: str


class Collapsed(Happened, frozen=True):
    """A member is at 6 Fatigue and is carried."""

    rules = ("WLD-G12",)
    recap = Recalled(often=True)
    who: str


class Wounded(Happened, frozen=True):
    """A member has a Wound; ``attribute`` "" for the third."""

    rules = ("WLD-G13",)
    recap = Recalled(often=True)
    who: str
    attribute: str
    wounds: int
    why: str

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "wounded")


class Dying(Happened, frozen=True):
    """A third Wound: whether a member stabilised them."""

    rules = ("WLD-G13",)
    matters = True
    who: str
    saved: bool
    by: str = ""

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.by, "saved", int(self.saved))


class Died(Happened, frozen=True):
    """A member died."""

    rules = ("WLD-G13", "WLD-G59")
    recap = Recalled()
    who: str


class Healed(Happened, frozen=True):
    """``what`` ended: "wound" (treated), "wound_gone", "poisoned", "deprived", "resolve" (back to 1), "rested"."""

    rules = ("WLD-G13", "WLD-G14", "WLD-G68")
    matters = True
    who: str
    what: str
    by: str = ""


class Poisoned(Happened, frozen=True):
    """A member ate what they should not have."""

    rules = ("WLD-103", "WLD-G14")
    recap = Recalled()
    who: str


class Resolve(Happened, frozen=True):
    """Members gained Resolve, or spent it on a second throw (below 0)."""

    rules = ("WLD-G06",)
    matters = "beside"
    who: tuple[str, ...]
    amount: int
    why: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"spent": self.amount < 0}


SHELTERS = {"blunder": "WLD-197", "failure": "WLD-198", "weak": "WLD-199", "strong": "WLD-200", "critical": "WLD-201"}


class Camp(Happened, frozen=True):
    """The party camps: ``shelter`` is a result; ``by`` "" where the place itself gives it."""

    at: Place
    shelter: str
    by: str = ""

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("WLD-195", SHELTERS[self.shelter] if self.by else "WLD-G66")

    recalled = of_the_party_there


class Prowled(Happened, frozen=True):
    """The party camps beside a danger, and finds no rest."""

    rules = ("WLD-G140",)
    matters = True
    name: Place


class HiddenCamp(Happened, frozen=True):
    """The camp is concealed."""

    rules = ("WLD-200",)


class Watch(Happened, frozen=True):
    """At night: whether the watch noticed in time."""

    rules = ("WLD-206", "WLD-G60")
    matters = True
    who: str
    noticed: bool

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "watched", int(self.noticed))


class Rested(Happened, frozen=True):
    """The party spent a day among friends."""

    rules = ("WLD-G68",)
    at: Place
    recalled = of_the_party_there
