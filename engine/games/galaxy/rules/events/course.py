"""Events of the course of the game: rounds, turns, orders, what units do away from combat, transactions, the end.

What is given in a transaction is written as moves write it: "2 commodities, 1 cultural fragment".
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.events import Happened


class Leg(NamedTuple):
    """Ships that set out together, which an event has as "2 scout, 1 infantry from B2"."""

    units: str
    origin: str

    @property
    def written(self) -> str:
        """How the event has it."""
        return f"{self.units} from {self.origin}"

    @classmethod
    def read(cls, written: str) -> Leg:
        """Return a leg as an event has it."""
        units, _, origin = written.partition(" from ")
        return cls(units, origin)


class Begun(Happened, frozen=True):
    """A galaxy is set up; everybody chooses a technology in secret."""

    rules = ("GAL-G05", "GAL-G02", "GAL-019")
    reveals = True
    players: tuple[str, ...]
    speaker: str
    length: str = "full"


class Reopened(Happened, frozen=True):
    """Somebody trades first over a card that was resolved unasked: it lies open again."""

    rules = ("GAL-041", "GAL-G23")
    who: str
    card: str


class Met(Happened, frozen=True):
    """Something came up for the first time in this game: a planet, a card, a relic, a technology, a goal (its id)."""

    rules = ("GAL-G80",)
    what: str


class Faction(Happened, frozen=True):
    """Somebody's faction, as the seal gave it."""

    rules = ("GAL-G94",)
    who: str
    faction: str


class ChoseFirst(Happened, frozen=True):
    """Somebody chose their first technology; it is shown when all have."""

    rules = ("GAL-G05",)
    who: str


class Technology(Happened, frozen=True):
    """Somebody has a technology: their "first", "researched", or "gained" without prerequisites."""

    who: str
    technology: str
    how: str

    def because(self) -> tuple[str, ...]:
        """Return the rule for the first, or for all others."""
        return ("GAL-G05" if self.how == "first" else "GAL-G38",)


class HiddenGoal(Happened, frozen=True):
    """A player drew a hidden goal, for their eyes."""

    reveals = True
    goal: str


class DrewGoal(Happened, frozen=True):
    """Somebody drew a hidden goal; beyond the limit it went back (GAL-G40)."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    kept: bool


class DrewOrders(Happened, frozen=True):
    """Somebody drew order cards; so many are left in the deck."""

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


class DiscardedOrder(Happened, frozen=True):
    """An order card went from a hand: there were too many ("excess")."""

    rules = ("GAL-G39",)
    who: str
    card: str
    why: str


class TookOrder(Happened, frozen=True):
    """Somebody took an order card from the discard pile."""

    rules = ("GAL-G32", "GAL-G39")
    who: str
    card: str


class RoundBegun(Happened, frozen=True):
    """A round's action phase begins."""

    rules = ("GAL-G08",)
    round: int
    speaker: str


class Activated(Happened, frozen=True):
    """Somebody put a tactic token in a system."""

    rules = ("GAL-G11",)
    who: str
    system: str


class Moved(Happened, frozen=True):
    """Ships arrived in the active system; ``legs`` as a `Leg` is written each."""

    rules = ("GAL-G12",)
    who: str
    system: str
    legs: tuple[str, ...]


class Sent(Happened, frozen=True):
    """Ships set out for the active system, where they arrive with all others that move there; ``legs`` as in `Moved`."""

    rules = ("GAL-G12",)
    who: str
    system: str
    legs: tuple[str, ...]


class RemovedExcess(Happened, frozen=True):
    """Ground forces in space that no ship has room for were removed."""

    rules = ("GAL-G12",)
    who: str
    system: str
    units: str


class StormFlipped(Happened, frozen=True):
    """Ships used the Tide Storm's wormhole, and its token was turned."""

    rules = ("GAL-G34",)
    system: str
    side: str


class Ordered(Happened, frozen=True):
    """Somebody gave an order: "research", "trade", "muster" or "build". It takes a strategy token from their pool, unless
    it is still ``undecided`` what it is paid with."""

    rules = ("GAL-G10",)
    who: str
    order: str
    undecided: bool = False


class Paid(Happened, frozen=True):
    """Somebody exhausted planets (names) and spent trade goods for "resources" or "influence"."""

    rules = ("GAL-G26", "GAL-G25")
    who: str
    what: str
    planets: tuple[str, ...]
    trade_goods: int


class Produced(Happened, frozen=True):
    """Somebody produced units in a system."""

    rules = ("GAL-G13", "GAL-G11")
    who: str
    place: str
    units: str


class PlacedUnits(Happened, frozen=True):
    """Units were put in a place (its name) by a card, an order or an ability (``why``, its id)."""

    who: str
    place: str
    units: str
    why: str


class RemovedUnits(Happened, frozen=True):
    """Units were taken from a place by a card or a rule (``why``, its id)."""

    who: str
    place: str
    units: str
    why: str


class Played(Happened, frozen=True):
    """Somebody played an order card."""

    rules = ("GAL-G39",)
    who: str
    card: str
    target: str = ""


class Used(Happened, frozen=True):
    """Somebody used a relic, a device or a legendary planet's ability (ids)."""

    rules = ("GAL-G32",)
    who: str
    item: str
    target: str = ""


class NothingDone(Happened, frozen=True):
    """Somebody did without something that was offered; ``what`` is the step or the card."""

    who: str
    what: str


class Answered(Happened, frozen=True):
    """Somebody chose something of which nothing has come yet; ``secret``: what, only they know. ``chose``: "fight",
    "produce" (what a card lets them), "land" on the planet ``where``, or units to be paid for that come there
    ("2 infantry"); "" where no more is to be said."""

    who: str
    secret: bool
    chose: str = ""
    where: str = ""

    def because(self) -> tuple[str, ...]:
        """Return the rule for what is chosen in secret, or in the open."""
        return ("GAL-G47",) if self.secret else ("GAL-024",)


class Chosen(Happened, frozen=True):
    """What a player chose in secret, for their eyes: the "first" technology, or a goal to score ("none" for none)."""

    rules = ("GAL-G47",)
    kind: str
    choice: str


class TurnOver(Happened, frozen=True):
    """Somebody's turn is over."""

    rules = ("GAL-G09",)
    who: str


class Passed(Happened, frozen=True):
    """Somebody passed for the round. The referee did it for them where they ``missed`` the turn, or are ``idle``: nothing
    but passing was left to them."""

    who: str
    missed: bool
    idle: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the rule for whoever is away, too, where the turn was missed."""
        return ("GAL-G08", "GAL-G46") if self.missed else ("GAL-G08",)


class Away(Happened, frozen=True):
    """Two turns in a row were missed: the referee passes for them until they are back."""

    rules = ("GAL-G46",)
    who: str


class Back(Happened, frozen=True):
    """Somebody is back."""

    rules = ("GAL-G46",)
    who: str


class Habit(Happened, frozen=True):
    """A standing order, for the player's eyes."""

    rules = ("GAL-G46",)
    order: str


class Resigned(Happened, frozen=True):
    """Somebody gave up: units gone, planets free, fragments discarded, relics purged."""

    rules = ("GAL-G48",)
    who: str


# Transactions.


class Offered(Happened, frozen=True):
    """Somebody offers a transaction to the partner, who sits at ``seat`` and is called for it."""

    rules = ("GAL-G24", "GAL-041")
    who: str
    partner: str
    gives: str
    gets: str
    number: int


class Dealt(Happened, frozen=True):
    """Both agreed, and what was promised changed hands."""

    rules = ("GAL-G24", "GAL-035", "GAL-G25")
    who: str
    partner: str
    gives: str
    gets: str


class Declined(Happened, frozen=True):
    """Somebody declined an offer."""

    rules = ("GAL-G24",)
    who: str
    proposer: str


class Withdrawn(Happened, frozen=True):
    """Somebody took an offer back."""

    rules = ("GAL-G24",)
    who: str
    partner: str


class Lapsed(Happened, frozen=True):
    """An offer can no longer be agreed to: its time is over, or somebody lacks what was promised."""

    rules = ("GAL-G23", "GAL-G24")
    who: str
    partner: str


# The status phase, the council, and the end.


class StatusBegun(Happened, frozen=True):
    """All have passed: the status phase begins."""

    rules = ("GAL-G08", "GAL-G42")
    round: int


class ChoseGoals(Happened, frozen=True):
    """Somebody chose what to score; it is shown when all have."""

    rules = ("GAL-G42",)
    who: str


class Scores(Happened, frozen=True):
    """Somebody scores a goal that costs something, and has still to say what they pay with."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    goal: str


class Scored(Happened, frozen=True):
    """Somebody scored a goal; ``points`` is what they have now."""

    rules = ("GAL-G40",)
    reveals = True
    who: str
    goal: str
    points: int


class Point(Happened, frozen=True):
    """A point gained, or lost: by "meridian", "seal", "splinter", "splinter-lost" or "tomb"."""

    who: str
    why: str
    points: int

    def because(self) -> tuple[str, ...]:
        """Return the rule for what it is for."""
        return ("GAL-G41" if self.why in ("meridian", "seal") else "GAL-G32",)


class GoalRevealed(Happened, frozen=True):
    """One more public goal lies open."""

    rules = ("GAL-G42", "GAL-G40")
    reveals = True
    goal: str


class ReadiedAll(Happened, frozen=True):
    """Tokens are off the map, everybody has 2 command tokens more, and all cards are ready."""

    rules = ("GAL-G42",)


class Pools(Happened, frozen=True):
    """How somebody has their command tokens now."""

    rules = ("GAL-G42",)
    who: str
    tactic: int
    strategy: int


class CouncilBegun(Happened, frozen=True):
    """The council phase begins, with the market."""

    rules = ("GAL-G43",)
    speaker: str


class MarketDone(Happened, frozen=True):
    """Somebody wants nothing more of the market."""

    rules = ("GAL-G43",)
    who: str


class Voted(Happened, frozen=True):
    """Somebody voted; ``candidate`` is "" for nobody."""

    rules = ("GAL-G43",)
    who: str
    candidate: str
    influence: int


class Settled(Happened, frozen=True):
    """Nobody can overtake somebody in the vote any more: the others are not called."""

    rules = ("GAL-G93",)
    who: str


class Speaker(Happened, frozen=True):
    """Somebody is speaker for the next round, and has a command token for it."""

    rules = ("GAL-G43",)
    who: str
    votes: int
    tied: bool


class Ended(Happened, frozen=True):
    """The game is over: by "points", "rounds", or because only one is left ("alone")."""

    rules = ("GAL-G45",)
    reveals = True
    names: tuple[str, ...]
    points: tuple[int, ...]
    winner: str
    why: str
