"""Events of the course of the game: rounds, turns, orders, what units do away from combat, transactions.

What is given in a transaction is written as moves write it: "2 commodities, 1 cultural fragment".
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally

from .notation import Leg, counted_units, is_in_space, trade_way


class Begun(Happened, frozen=True):
    """A galaxy is set up; everybody chooses a technology in secret."""

    rules = ("GAL-G05", "GAL-G02", "GAL-019")
    reveals = True
    players: tuple[str, ...]
    speaker: str
    length: str = "full"

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.speaker)


class Reopened(Happened, frozen=True):
    """A player trades first over a card that was resolved unasked: it lies open again."""

    rules = ("GAL-041", "GAL-G23")
    who: str
    card: str


class Met(Happened, frozen=True):
    """Something came up for the first time in this game: a planet, a card, a relic, a technology, a goal (its id)."""

    rules = ("GAL-G80",)
    what: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"lore": self.what}


class Faction(Happened, frozen=True):
    """A player's faction, as the seal gave it."""

    rules = ("GAL-G94",)
    who: str
    faction: str


class ChoseFirst(Happened, frozen=True):
    """A player chose their first technology; it is shown when all have."""

    rules = ("GAL-G05",)
    who: str


class Technology(Happened, frozen=True):
    """A player has a technology: their "first", "researched", or "gained" without prerequisites."""

    who: str
    technology: str
    how: str

    def because(self) -> tuple[str, ...]:
        """Return the rule for the first, or for all others."""
        return ("GAL-G05" if self.how == "first" else "GAL-G38",)

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return () if self.how == "first" else (Tally(self.who, "technologies"),)

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class HiddenGoal(Happened, frozen=True):
    """A player drew a hidden goal, for their eyes."""

    reveals = True
    goal: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"takes": self.goal}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class DrewGoal(Happened, frozen=True):
    """A player drew a hidden goal; beyond the limit it went back (GAL-G40)."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    kept: bool


class DrewOrders(Happened, frozen=True):
    """A player drew order cards; so many are left in the deck."""

    rules = ("GAL-G39",)
    reveals = True
    who: str
    count: int
    left: int


class OrderCards(Happened, frozen=True):
    """The order cards a player drew, for their eyes."""

    rules = ("GAL-G39",)
    reveals = True
    cards: tuple[str, ...]

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return tuple(Recalled(facts={"card": card}) for card in self.cards)


class DiscardedOrder(Happened, frozen=True):
    """An order card went from a hand: there were too many ("excess")."""

    rules = ("GAL-G39",)
    who: str
    card: str
    why: str


class TookOrder(Happened, frozen=True):
    """A player took an order card from the discard pile."""

    rules = ("GAL-G32", "GAL-G39")
    who: str
    card: str


class RoundBegun(Happened, frozen=True):
    """A round's action phase begins."""

    rules = ("GAL-G08",)
    round: int
    speaker: str


class Activated(Happened, frozen=True):
    """A player put a tactic token in a system; ``foes``: where units of another player are."""

    rules = ("GAL-G11",)
    routine = True
    overtaken = True
    who: str
    system: str
    foes: bool = False


class Moved(Happened, frozen=True):
    """Ships arrived in the active system; ``legs`` as a `Leg` is written each."""

    rules = ("GAL-G12",)
    who: str
    system: str
    legs: tuple[str, ...]


class Sent(Happened, frozen=True):
    """Ships set out for the active system, where they arrive with all others that move there; ``legs`` as in `Moved`."""

    rules = ("GAL-G12",)
    routine = True
    who: str
    system: str
    legs: tuple[str, ...]

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        origins = [Leg.read(leg).origin for leg in self.legs]
        return {"origins": [origin for origin in origins if origin]}


class RemovedExcess(Happened, frozen=True):
    """Ground forces in space that no ship has room for were removed."""

    rules = ("GAL-G12",)
    who: str
    system: str
    units: str

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        units = counted_units(self.units)
        return tuple(Recalled(self.who, number, facts={"unit": kind}, id="recap-lost") for number, kind in units)


class StormFlipped(Happened, frozen=True):
    """Ships used the Tide Storm's wormhole, and its token was turned."""

    rules = ("GAL-G34",)
    system: str
    side: str


class Ordered(Happened, frozen=True):
    """A player gave an order: "research", "trade", "muster" or "build". It takes a strategy token from their pool, unless
    it is still ``undecided`` what it is paid with."""

    rules = ("GAL-G10",)
    who: str
    order: str
    undecided: bool = False


class Paid(Happened, frozen=True):
    """A player exhausted planets (names) and spent trade goods for "resources" or "influence"."""

    rules = ("GAL-G26", "GAL-G25")
    who: str
    what: str
    planets: tuple[str, ...]
    trade_goods: int

    @property
    def means(self) -> tuple[str, ...]:
        """What was paid with: planets, of which the home planet is "home", then the number of trade goods."""
        planets = ["home" if planet == f"{self.who}'s home" else planet for planet in self.planets]
        return (*planets, *([str(self.trade_goods)] if self.trade_goods else []))

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"paid": self.means}


class Produced(Happened, frozen=True):
    """A player produced units in a system."""

    rules = ("GAL-G13", "GAL-G11")
    who: str
    place: str
    units: str


class PlacedUnits(Happened, frozen=True):
    """Units were put in a place (its name) by a card, an order or an ability (``why``, its id)."""

    matters = True
    who: str
    place: str
    units: str
    why: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"source": self.why, "in_space": is_in_space(self.place)}


class RemovedUnits(Happened, frozen=True):
    """Units were taken from a place by a card or a rule (``why``, its id)."""

    who: str
    place: str
    units: str
    why: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        by = "all" if not self.place else "relic" if self.why in ("star-lance", "crown-of-fury") else "card"
        return {"source": self.why, "relic": self.why, "by": by}

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        units = counted_units(self.units)
        return tuple(Recalled(self.who, number, facts={"unit": kind}) for number, kind in units)


class Played(Happened, frozen=True):
    """A player played an order card."""

    rules = ("GAL-G39",)
    who: str
    card: str
    target: str = ""

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who)


class Used(Happened, frozen=True):
    """A player used a relic, a device or a legendary planet's ability (ids)."""

    rules = ("GAL-G32",)
    matters = True
    who: str
    item: str
    target: str = ""

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"sort": self.item, "learnt": self.target}


class NothingDone(Happened, frozen=True):
    """A player did without something that was offered; ``what`` is the step or the card."""

    routine = True
    who: str
    what: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"card": self.what}


class Answered(Happened, frozen=True):
    """A player chose something of which nothing has come yet; ``secret``: what, only they know. ``chose``: "fight",
    "produce" (what a card lets them), "land" on the planet ``where``, or units to be paid for that come there
    ("2 infantry"); "" where no more is to be said."""

    routine = True
    who: str
    secret: bool
    chose: str = ""
    where: str = ""

    def because(self) -> tuple[str, ...]:
        """Return the rule for what is chosen in secret, or in the open."""
        return ("GAL-G47",) if self.secret else ("GAL-024",)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        chose = self.chose if self.chose in ("fight", "produce", "land") else "pay" if self.chose else "open"
        return {"way": "secret" if self.secret else chose, "units": self.chose}


class Chosen(Happened, frozen=True):
    """What a player chose in secret, for their eyes: the "first" technology, a goal to score, or whom they
    "vote" for ("none" for none)."""

    rules = ("GAL-G47",)
    kind: str
    choice: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        if self.kind == "first":
            way = "first"
        elif self.kind == "vote":
            way = "abstained" if self.choice == "none" else "vote"
        elif self.choice == "none":
            way = "public" if self.kind == "public-goal" else "hidden"
        else:
            way = "goal"
        return {"way": way, "does": self.choice}


class TurnOver(Happened, frozen=True):
    """A turn is over."""

    rules = ("GAL-G09",)
    routine = True
    who: str


class Passed(Happened, frozen=True):
    """A player passed for the round. The referee did it for them where they ``missed`` the turn, or are ``idle``: nothing
    but passing was left to them."""

    matters = False
    routine = True
    who: str
    missed: bool
    idle: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the rule on players who are away, too, where the turn was missed."""
        return ("GAL-G08", "GAL-G46") if self.missed else ("GAL-G08",)

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"away": "missed" if self.missed else "idle" if self.idle else "here"}

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return (Recalled(self.who),) if self.missed else ()


class Away(Happened, frozen=True):
    """Two turns in a row were missed: the referee passes for them until they are back."""

    rules = ("GAL-G46",)
    recap = Recalled()
    who: str


class Back(Happened, frozen=True):
    """A player is back."""

    rules = ("GAL-G46",)
    recap = Recalled()
    who: str


class Habit(Happened, frozen=True):
    """A standing order, for the player's eyes."""

    rules = ("GAL-G46",)
    order: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"habit": self.order}


class Resigned(Happened, frozen=True):
    """A player gave up: units gone, planets free, fragments discarded, relics purged."""

    rules = ("GAL-G48",)
    who: str

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


# Transactions.


class Offered(Happened, frozen=True):
    """A player offers a transaction to the partner, who sits at ``seat`` and is called for it."""

    rules = ("GAL-G24", "GAL-041")
    routine = True
    byplay = True
    who: str
    partner: str
    gives: str
    gets: str
    number: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"way": trade_way(self.gives, self.gets)}


class Dealt(Happened, frozen=True):
    """Both agreed, and what was promised changed hands."""

    rules = ("GAL-G24", "GAL-035", "GAL-G25")
    who: str
    partner: str
    gives: str
    gets: str

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"way": trade_way(self.gives, self.gets)}

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return Tally(self.who, "deals"), Tally(self.partner, "deals")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled()


class Declined(Happened, frozen=True):
    """A player declined an offer."""

    rules = ("GAL-G24",)
    byplay = True
    who: str
    proposer: str


class Withdrawn(Happened, frozen=True):
    """A player took an offer back."""

    rules = ("GAL-G24",)
    byplay = True
    who: str
    partner: str


class Lapsed(Happened, frozen=True):
    """An offer can no longer be agreed to: its time is over, or a player lacks what was promised."""

    rules = ("GAL-G23", "GAL-G24")
    byplay = True
    who: str
    partner: str
