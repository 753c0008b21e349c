"""Events of rooms that are resolved: Encounters, Battles, dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Literal

from engine.core.events import Happened
from engine.core.tallies import Recalled, Tally, Throw

from ...state.content import content, option_at
from ...state.naming import monster_name
from ...state.state import Die


class Completed(Happened, frozen=True):
    """A room is resolved: it lies at ``at``, ``delvers`` are in it, who are now faceup ("Ada's brute" each)."""

    rules = ("CAV-106", "CAV-107")
    reveals = True
    matters = False
    at: str
    floor: str
    tiles: int
    loot: tuple[int, int]
    delvers: tuple[str, ...]


class Deserted(Happened, frozen=True):
    """A room was completed without Delvers in it: its loot is lost."""

    rules = ("CAV-114", "CAV-G21")
    recap = Recalled()
    at: str
    floor: str
    loot: tuple[int, int]


class Encounter(Happened, frozen=True):
    """The reader reads an Encounter to ``who``; ``again``: another one, by the ability of their faction."""

    reveals = True
    matters = True
    who: str
    reader: str
    card: str
    again: bool = False

    def because(self) -> tuple[str, ...]:
        """Return the ability's rule too, where it was used."""
        return ("CAV-115", "CAV-116", *(("CAV-174",) if self.again else ()))


class Chose(Happened, frozen=True):
    """A player chose an option (0 or 1), and what it says is read."""

    rules = ("CAV-117",)
    reveals = True
    matters = True
    who: str
    card: str
    option: int


class Battle(Happened, frozen=True):
    """A Battle begins; ``names`` in the order of rolling."""

    rules = ("CAV-128", "CAV-129")
    names: tuple[str, ...]
    loot: tuple[int, int]

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return tuple(Tally(who, "battles") for who in self.names)


class Bought(Happened, frozen=True):
    """A player paid ``xp``: for two dice each, for a red die, or for a reroll."""

    matters = "beside"
    who: str
    what: Literal["dice", "red", "reroll"]
    xp: int = 1

    def because(self) -> tuple[str, ...]:
        """Return the rule that sells it."""
        return ("CAV-171",) if self.what == "dice" else ("CAV-174",)

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "spent", self.xp)


class Stood(Happened, frozen=True):
    """A player keeps their dice as they are."""

    rules = ("CAV-129",)
    who: str


class Rolled(Happened, frozen=True):
    """A player ("" for the monster) rolled; totals with the ``rift`` bonus. ``again``: some dice once more.

    ``owed`` dice were more than the game has, and were rolled after the others (CAV-045).
    """

    rules = ("CAV-017",)
    matters = "beside"
    who: str
    dice: tuple[str, ...]
    combat: int
    spoils: int
    rift: int
    again: bool = False
    owed: int = 0

    def counts(self) -> Throw | tuple[Throw, ...]:
        """A first throw, symbols counted; what is rolled once more shows dice of before too."""
        if not self.who or self.again:
            return ()
        colours = {colour[0]: colour for colour in content().band.faces}
        shown = sum(die.count("C") + die.count("S") for die in self.dice)
        return Throw(self.who, len(self.dice), shown, sum(_usual(colours[die[0]]) for die in self.dice))


Why = Literal["test", "fight", "choice", "price"]
"""What decides an Encounter; the price of an option may be paid, or not."""


class _OfFight:
    """What is told of a Fight that an Encounter's option was, where its ``card`` is told."""

    __slots__ = ()
    card: str
    option: int

    def variables(self) -> Mapping[str, object]:
        """See `Happened.variables`."""
        return {"monster": monster_name(option_at(self.card, self.option))} if self.card else {}


class Succeeded(_OfFight, Happened, frozen=True, omit_defaults=True):
    """A player succeeded; in a Fight against whom the ``option`` of a ``card`` says."""

    rules = ("CAV-152", "CAV-153")
    who: str
    why: Why
    card: str = ""
    option: int = 0

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return (Tally(self.who, "fights"), Tally(self.who, "came-through"))

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, often=True, id="recap-beat") if self.card else Recalled(self.who, number=1)


class Failed(_OfFight, Happened, frozen=True, omit_defaults=True):
    """A player failed, or could not pay the price; of a Fight as in `Succeeded`."""

    rules = ("CAV-154", "CAV-156")
    who: str
    why: Why
    card: str = ""
    option: int = 0

    def counts(self) -> Tally:
        """See `Happened.counts`."""
        return Tally(self.who, "failed")

    def recalled(self) -> Recalled:
        """See `Happened.recalled`."""
        return Recalled(self.who, often=True, id="recap-lost-to") if self.card else Recalled(self.who, number=1)


class Spoils(Happened, frozen=True):
    """A player gets a Gold card, or a Treasure card, for their Spoils."""

    rules = ("CAV-137", "CAV-166")
    matters = True
    who: str
    treasure: bool


class Won(Happened, frozen=True, omit_defaults=True):
    """A player came in on ``rank`` (1-4) in a Battle and is due so much; the first has ``beaten`` all others."""

    rules = ("CAV-134", "CAV-135", "CAV-136")
    matters = True
    who: str
    rank: int
    gold: int
    treasure: int
    beaten: tuple[str, ...] = ()

    def counts(self) -> tuple[Tally, ...]:
        """See `Happened.counts`."""
        return (Tally(self.who, "fights"), Tally(self.who, "won")) if self.rank == 1 else ()

    def recalled(self) -> Recalled | tuple[Recalled, ...]:
        """See `Happened.recalled`."""
        if self.rank > 1:
            return ()
        return Recalled(self.who, often=True, id="recap-beat-rivals") if self.beaten else Recalled(self.who, number=1)


class NoSpoils(Happened, frozen=True):
    """No player gets anything for Spoils in a Battle: a tie, or none were rolled."""

    why: Literal["tie", "none"]

    def because(self) -> tuple[str, ...]:
        """Return the rule for either."""
        return ("CAV-140",) if self.why == "tie" else ("CAV-G44",)


class Returned(Happened, frozen=True):
    """Gold that was not handed out went back under its deck."""

    rules = ("CAV-141", "CAV-G41")
    gold: int


class Home(Happened, frozen=True):
    """The Delvers of a resolved room went home: "Ada's brute" each."""

    rules = ("CAV-109",)
    delvers: tuple[str, ...]


@cache
def _usual(colour: str) -> float:
    """Return how many symbols a die shows on average; where it says so, it is rolled once more."""
    faces = content().band.faces[colour]
    again = sum(face.again for face in faces)
    return sum(face.combat + face.spoils for face in faces) / (len(faces) - again)


def dice_words(dice: Iterable[Die]) -> tuple[str, ...]:
    """Return dice as one word each: the colour's initial, then faces: C Combat, S Spoils, - blank, + again ("wCS+C")."""
    return tuple(map(_die_word, dice))


def _die_word(die: Die) -> str:
    faces = content().band.faces[die.colour]
    shown = (faces[face] for face in die.faces)
    return die.colour[0] + "+".join("C" * face.combat + "S" * face.spoils or "-" for face in shown)
