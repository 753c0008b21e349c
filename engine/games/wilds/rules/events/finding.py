"""What is told of searching, finding and looking into things, and of goals."""

from __future__ import annotations

from engine.core.events import Happened, Matters
from engine.core.tallies import Recalled, Tally

from ...state.naming import Place, how_many, whereabouts
from ...state.region import CATEGORIES
from .shared import of_the_party_there, with_site

SEARCHED = {"nothing": ("WLD-176", "WLD-G44"), "hazard": ("WLD-175",), "alert": ("WLD-175",), "found": ("WLD-144",)}


class Searched(Happened, frozen=True):
    """A search; ``result`` is "nothing" for failures and empty places alike, "hazard", "alert" or "found" (WLD-G44).
    ``total`` is what was rolled, as everybody saw; 0 in events of earlier versions."""

    reveals = True
    who: str
    at: Place
    result: str
    total: int = 0

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return SEARCHED[self.result]

    recalled = of_the_party_there


class Snag(Happened, frozen=True):
    """A find has a complication: "guardian", "access" or "incomplete"."""

    rules = ("WLD-177", "WLD-G47")
    reveals = True
    recap = Recalled()
    name: str
    what: str
    variables = with_site


class Insight(Happened, frozen=True):
    """A Critical Search brought more: "clue", "linked" or "loot"."""

    rules = ("WLD-179", "WLD-G48")
    matters = True
    who: str
    what: str


class Clue(Happened, frozen=True):
    """The party has a clue; ``source`` as `state.Token.source`."""

    rules = ("WLD-160", "WLD-180", "WLD-G49")
    reveals = True
    recap = Recalled("party", number=1)
    text: str
    at: Place
    toward: Place
    source: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {
            "worded": bool(self.text) and self.source != "tale",
            "here": self.toward == self.at,
            "where": whereabouts(self.toward),
        }


class Tale(Happened, frozen=True):
    """A clue of a story came to light: which of its three."""

    rules = ("WLD-G112",)
    reveals = True
    recap = Recalled("party")
    name: str
    part: int
    text: str


class Investigated(Happened, frozen=True):
    """A site was looked into; ``result`` "" where no test was needed. ``text`` is what there is to read, ``way`` in which
    way it was studied, where it has several."""

    rules = ("WLD-124", "WLD-142", "WLD-G69")
    reveals = True
    recap = Recalled("party")
    who: str
    name: str
    result: str
    text: str = ""
    way: str = ""
    variables = with_site

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        made = {"weak": 1, "strong": 2, "critical": 2}.get(self.result, 0)
        return Tally(self.who, "goal", made) if self.way else Tally(self.who, "studied")


NATURES = {
    "treasure": "WLD-183",
    "ancient": "WLD-184",
    "wonder": "WLD-185",
    "lair": "WLD-186",
    "passage": "WLD-187",
    "enigma": "WLD-188",
}


class Discovery(Happened, frozen=True):
    """What a find turned out to be: an id of the Discovery table, or "dungeon"."""

    reveals = True
    recap = Recalled()
    name: str
    nature: str

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return ("WLD-182", NATURES.get(self.nature, "WLD-194"))


NOTES = ("offered", "harvest", "harvested", "map", "taken", "dungeon")
"""Notes of a treasure that are ids; any other is a skill, or prose of the region."""


class Treasure(Happened, frozen=True):
    """The Treasure Sub-Table gave something; ``items`` as item ids with counts: "rations 5".

    ``again``: the same was found at this place before.
    """

    reveals = True
    row: int
    coins: int
    items: tuple[str, ...]
    note: str = ""
    again: bool = False

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (f"WLD-{188 + self.row}", "WLD-G55")

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {
            "remark": self.note if self.note in NOTES else "prose" if " " in self.note else "skill",
            "prose": self.note,
        }

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        coins = (Recalled("party", number=self.coins, id="recap-coins"),) if self.coins else ()
        things = [Recalled("party", facts={"item": each, "number": how_many(each)}) for each in self.items]
        return (*coins, *things)


class Gained(Happened, frozen=True):
    """The party, or a member, got something: "coins" or an item id; ``where`` names the site."""

    rules = ("WLD-G15", "WLD-G67")
    reveals = True
    what: str
    count: int
    where: str = ""
    who: str = ""

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"site": self.where}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        who = self.who or "party"
        if self.what == "coins":
            return Recalled(who, number=self.count, facts={"party": not self.who}, id="recap-coins-of")
        return Recalled(who, facts={"item": self.what, "number": self.count, "party": not self.who})


class Trap(Happened, frozen=True):
    """A chest was trapped: what came of it for ``who``. ``again``: a chest was found at this place before."""

    rules = ("WLD-192", "WLD-G55")
    reveals = True
    recap = Recalled()
    who: str
    result: str
    again: bool = False


class Offerings(Happened, frozen=True):
    """The party took the offerings, or left them; what follows is not told beyond what is felt."""

    rules = ("WLD-193", "WLD-G55")
    reveals = True
    recap = Recalled("party")
    taken: bool
    wrath: str = ""


class Passage(Happened, frozen=True):
    """A new way joins two places."""

    rules = ("WLD-187", "WLD-G54")
    reveals = True
    a: Place
    b: Place

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(facts={"place": self.a, "joined": self.b})


class Tracked(Happened, frozen=True):
    """Tracking pointed somewhere (``direction`` is a place's name, "" for nowhere); a false one reads the same."""

    rules = ("WLD-140", "WLD-G70")
    reveals = True
    who: str
    target: str
    result: str
    direction: Place
    far: str = ""
    more: str = ""

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {
            "clue": self.target == "a clue",
            "site": self.target,
            "near": self.far == "0" or whereabouts(self.direction) == "path",
            "steps": int(self.far) if self.far.isdigit() else 0,
            "toward": self.direction,
            "where": whereabouts(self.direction),
            "category": self.more in CATEGORIES,
            "more": self.more.rstrip("."),
            "quarry": self.more.rstrip("."),
        }

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return (Recalled(facts={"place": self.direction}),) if self.direction else ()


FORAGED = {"blunder": "WLD-103", "failure": "WLD-104", "weak": "WLD-105", "strong": "WLD-106", "critical": "WLD-107"}


class Foraged(Happened, frozen=True):
    """Foraging: how many are fed today."""

    who: str
    result: str
    fed: int
    game: bool = False

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`: what is poisonous is told beside who is poisoned by it."""
        return "beside" if self.result == "blunder" else False

    def because(self) -> tuple[str, ...]:
        """See `Happened.because`."""
        return (FORAGED[self.result],)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "fed", self.fed)


class Looked(Happened, frozen=True):
    """A site takes more than one good look: so many are done of those needed; ``text`` is what that shows."""

    rules = ("WLD-G55", "WLD-G69")
    matters = True
    name: str
    done: int
    needed: int
    text: str = ""
    variables = with_site


class Gathered(Happened, frozen=True):
    """A Forager gathered herbs or materials by what the party needs: ``few``, herbs were scarce."""

    rules = ("WLD-107", "WLD-G86")
    matters = True
    who: str
    what: str
    count: int
    few: bool

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"item": self.what, "number": self.count}


class SharedOut(Happened, frozen=True):
    """What was foraged went to those with the fewest rations; ``left`` have to do with their own."""

    rules = ("WLD-105", "WLD-106", "WLD-G41")
    who: tuple[str, ...]
    left: tuple[str, ...]


class Challenge(Happened, frozen=True):
    """The challenge die moved: by "search", "track", "investigate", "arrival" or "gm"."""

    rules = ("WLD-208", "WLD-212", "WLD-G71")
    reveals = True
    matters = True
    before: int
    after: int
    why: str

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"nearer": self.after < self.before}


class Narrowed(Happened, frozen=True):
    """In a hunt the goal does not lie in the hexes that are ``gone``, in a ``direction`` from a place where one is told;
    so many are ``left`` where it can lie. Without a place the hunt begins."""

    rules = ("WLD-G71",)
    reveals = True
    matters = True
    left: int
    at: Place = ""
    direction: Place = ""
    gone: tuple[Place, ...] = ()


class Goal(Happened, frozen=True):
    """The goal was "located", "found", "reached", or "lost"."""

    rules = ("WLD-207", "WLD-G72")
    reveals = True
    recap = Recalled()
    what: str
    text: str = ""


class Restocked(Happened, frozen=True):
    """New dwellers have settled in a cleared place, or a resource has come back."""

    rules = ("WLD-234", "WLD-235", "WLD-G78")
    reveals = True
    recap = Recalled()
    name: str
    variables = with_site


class Settled(Happened, frozen=True):
    """A site is done with: "cleared", "used", "explored"; or what barred it is gone: "opened"."""

    rules = ("WLD-G69",)
    reveals = True
    name: str
    what: str

    def stays_in_post(self) -> Matters:
        """See `Happened.stays_in_post`: that a site is open is what a look brought."""
        return self.what == "opened"

    variables = with_site
