"""What is told of the party: its start, its decisions, what its members do for themselves, and their tests."""

from __future__ import annotations

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally, Throw

from ...state.content import content
from ...state.member import SUCCESS
from ...state.naming import Place, how_many
from ...state.state import Roll
from .shared import of_the_party_there, with_number, with_where

JOURNEY = "journey"
"""The verb of a decision for a journey."""


class Begun(Happened, frozen=True):
    """An expedition is set up; everybody chooses a character."""

    rules = ("WLD-010", "WLD-225")
    region: str
    about: str
    goal: str
    season: str = ""

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"aim": self.goal.strip().rstrip(".")}


class Character(Happened, frozen=True):
    """A player chose a character; ``kind`` is an archetype, "own" or "kept". ``left`` have not."""

    rules = ("WLD-G17",)
    who: str
    player: str
    kind: str
    left: int

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"own": self.player == self.who}

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        if self.kind in content().archetypes:
            return Recalled(self.who, facts={"archetype": self.kind})
        return Recalled(id="recap-joined")


class SetOut(Happened, frozen=True):
    """Everybody has a character: day 1 begins."""

    rules = ("WLD-G34", "WLD-225")
    reveals = True
    at: Place
    terrain: str
    recalled = of_the_party_there


class Entered(Happened, frozen=True):
    """A newcomer joined the party on its way."""

    rules = ("WLD-G85",)
    recap = Recalled(id="recap-joined")
    who: str


class Shifted(Happened, frozen=True):
    """A member has what was decided for them otherwise: bonuses of a role, or what of theirs is worn ("wear")."""

    rules = ("WLD-G122",)
    who: str
    what: str
    was: str
    now: str


class Role(Happened, frozen=True):
    """A member took a role; ``who`` "" laid it down."""

    rules = ("WLD-074", "WLD-G19")
    who: str
    role: str


class Watches(Happened, frozen=True):
    """Who watches at night from now on; no member named: all take turns."""

    rules = ("WLD-204", "WLD-G60")
    who: tuple[str, ...]


class PassedOn(Happened, frozen=True):
    """A role passed from a member who cannot act."""

    rules = ("WLD-G18",)
    who: str
    role: str
    before: str


class Proposed(Happened, frozen=True):
    """A player voted for a move, written as ``text``, which now has so many votes of those ``needed``.

    ``asked`` are called to vote: the first proposal is put to everybody who has not voted yet.
    """

    rules = ("WLD-121", "WLD-G84")
    matters = True
    overtaken = True
    who: str
    text: str
    votes: int
    needed: int


class Abstained(Happened, frozen=True):
    """A player left the decision to the others."""

    rules = ("WLD-G84",)
    routine = True
    who: str


class Decided(Happened, frozen=True, omit_defaults=True):
    """The party decided: by "majority", "most" votes, the "leader", or on a tie what was proposed "first".

    Where votes differed it had so many ``votes``, and the ``others`` voted for what is ``wanted``, one each. Whatever the
    ``party`` is asked next is another question, though it may be put in the same words.
    """

    rules = ("WLD-G84",)
    overtaken = True
    text: str
    how: str
    votes: int = 0
    others: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()

    def is_overtaken(self) -> bool:
        """See `Happened.is_overtaken`. By a journey it is told why it stops."""
        return not self.text.startswith(f"{JOURNEY} ")


class OnlyCamp(Happened, frozen=True):
    """After a night without a camp nothing is left but to make it: the party is not asked. What the ``party`` is asked
    next is another question."""

    rules = ("WLD-G27", "WLD-G86")


class Explained(Happened, frozen=True):
    """What these terms mean, where they first come up."""

    rules = ("WLD-065", "WLD-208", "WLD-G03")
    terms: tuple[str, ...]


class Leads(Happened, frozen=True):
    """A vote for a leader; ``settled`` when more than half agree."""

    rules = ("WLD-G84",)
    who: str
    votes: int
    needed: int
    settled: bool

    def recalled(self) -> tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        return (Recalled(),) if self.settled else ()


class Order(Happened, frozen=True):
    """A player gave a standing order."""

    rules = ("WLD-G84", "WLD-G86")
    routine = True
    who: str
    order: str


class Noted(Happened, frozen=True):
    """A member wrote on the party's map: a free activity."""

    rules = ("WLD-129", "WLD-133")
    who: str
    at: Place
    words: str
    variables = with_where


class Gave(Happened, frozen=True):
    """A member handed an item over."""

    rules = ("WLD-G09", "WLD-129")
    who: str
    item: str
    to: str
    variables = with_number


class Used(Happened, frozen=True):
    """A member used an item: ``what`` it did ("poison", "wound", "mend"), ``on`` whom or what."""

    rules = ("WLD-G16", "WLD-G14")
    who: str
    item: str
    what: str
    on: str = ""

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {
            "own": self.on in ("", self.who),
            "times": 1,
            "thing": self.on,
            "number": how_many(self.item),
            "paid": how_many(self.item) if self.item.startswith("coins ") else 0,
        }


class Bought(Happened, frozen=True):
    """A member bought something from the shared purse."""

    rules = ("WLD-G15",)
    matters = True
    who: str
    item: str
    price: int
    purse: int
    variables = with_number


class Sold(Happened, frozen=True):
    """A member sold something."""

    rules = ("WLD-G15",)
    matters = True
    who: str
    item: str
    price: int
    purse: int
    variables = with_number


class Rolled(Happened, frozen=True):
    """A member made a test. Of a secret one neither the target nor the result is told (WLD-G44)."""

    who: str
    purpose: str
    attribute: str
    skill: str
    sides: int
    die: int
    sixes: tuple[int, ...]
    kept: int
    rank: int
    extra: int
    total: int
    tn: int
    result: str
    again: bool
    reasons: tuple[str, ...]

    @classmethod
    def of(cls, who: str, roll: Roll) -> Rolled:
        """Return the event of a test."""
        return cls(
            who,
            roll.purpose,
            roll.attribute,
            roll.skill,
            roll.sides,
            roll.die,
            roll.sixes,
            roll.kept,
            roll.rank,
            roll.extra,
            roll.total,
            0 if roll.secret else roll.tn,
            "" if roll.secret else roll.result,
            roll.again,
            roll.reasons,
        )

    def because(self) -> tuple[str, ...]:
        """A test whose result is not told is a secret one."""
        return ("WLD-G01", "WLD-G02", *(() if self.result else ("WLD-G44",)))

    def variables(self) -> dict[str, object]:
        """See `Happened.variables`."""
        return {"bonus": max(self.extra, 0), "malus": max(-self.extra, 0)}

    def counts(self) -> tuple[Tally | Throw, ...]:
        """A test: whether a secret one succeeded is not told. Its dice are the attribute's and one or two d6."""
        usual = (self.sides + 1) / 2 + 3.5 * len(self.sixes)
        dice = Throw(self.who, 1 + len(self.sixes), self.die + sum(self.sixes), usual)
        passed = [Tally(self.who, "passed")] if self.result in SUCCESS else []
        critical = [Tally(self.who, "critical")] if self.result == "critical" else []
        return (Tally(self.who, "tests"), *passed, *critical, dice)
