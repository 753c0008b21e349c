"""Events of combat and of taking planets."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.events import Happened


class Die(NamedTuple):
    """One of the dice of an event, which has it as "scout 8": the unit that rolled it, and its faces, with an exclamation
    mark behind a hit, "3>9!" for a reroll."""

    unit: str
    faces: str

    @property
    def again(self) -> bool:
        """Whether it was rolled again."""
        return ">" in self.faces

    @property
    def written(self) -> str:
        """How the event has it."""
        return f"{self.unit} {self.faces}"

    @classmethod
    def read(cls, written: str) -> Die:
        """Return a die as an event has it."""
        unit, _, faces = written.rpartition(" ")
        return cls(unit, faces)


class Battle(Happened, frozen=True):
    """A combat begins in a system's space, or on a planet (its name)."""

    attacker: str
    defender: str
    place: str
    ground: bool

    def because(self) -> tuple[str, ...]:
        """Return the rule for combat on the ground, or in space."""
        return ("GAL-G15" if self.ground else "GAL-G14",)


class Rolled(Happened, frozen=True):
    """One side's dice of a combat round, each as a `Die` is written.

    ``bonus`` counted with every one of them; the faces are written without it.
    """

    reveals = True
    who: str
    round: int
    dice: tuple[str, ...]
    hits: int
    bonus: int = 0


class Bombarded(Happened, frozen=True):
    """Battleships rolled against the ground forces of a planet; ``bonus`` as in `Rolled`."""

    rules = ("GAL-G15",)
    reveals = True
    who: str
    planet: str
    dice: tuple[str, ...]
    hits: int
    bonus: int = 0


class Lost(Happened, frozen=True):
    """Units were destroyed by hits."""

    rules = ("GAL-G14",)
    who: str
    place: str
    units: str


class Cancelled(Happened, frozen=True):
    """A hit was cancelled by an order card."""

    rules = ("GAL-G39",)
    who: str
    hits: int


class Retreated(Happened, frozen=True):
    """Ships left a combat for a system beside it."""

    rules = ("GAL-G14",)
    who: str
    system: str
    to: str


class Announced(Happened, frozen=True):
    """A side said that it will retreat after this round."""

    rules = ("GAL-G14",)
    who: str
    to: str


class BattleOver(Happened, frozen=True):
    """A combat is over; ``winner`` is "" where nobody is left."""

    winner: str
    loser: str
    place: str
    ground: bool

    def because(self) -> tuple[str, ...]:
        """Return the rule for combat on the ground, or in space."""
        return ("GAL-G15" if self.ground else "GAL-G14",)


class Landed(Happened, frozen=True):
    """Ground forces landed on a planet."""

    rules = ("GAL-G11",)
    who: str
    planet: str
    units: str


class SealBroken(Happened, frozen=True):
    """Somebody paid 6 influence for the first landing on Meridian, and has a point for it."""

    rules = ("GAL-G41",)
    who: str


class Gained(Happened, frozen=True):
    """Somebody gained control of a planet, exhausted; ``before`` is whose it was, "" for nobody's."""

    who: str
    planet: str
    before: str

    def because(self) -> tuple[str, ...]:
        """Return the rules for a planet that was somebody's, or nobody's."""
        return ("GAL-G16", "GAL-005") if self.before else ("GAL-G16", "GAL-003", "GAL-004")


class Freed(Happened, frozen=True):
    """Nobody controls a planet any more."""

    rules = ("GAL-G16", "GAL-G48")
    planet: str
    owner: str


class DockDestroyed(Happened, frozen=True):
    """A dock was destroyed when its planet changed hands."""

    rules = ("GAL-G16",)
    planet: str
    owner: str


class PlanetDestroyed(Happened, frozen=True):
    """The Star Lance destroyed a planet."""

    rules = ("GAL-G32",)
    planet: str
    who: str
