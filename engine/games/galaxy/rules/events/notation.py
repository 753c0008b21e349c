"""What events have written as text: units, ships that set out together, dice, what is given in a transaction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

DIE = 10
"""The faces of every die (GAL-G13)."""


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


def counted_units(written: str) -> Iterator[tuple[int, str]]:
    """Yield each number and kind of some units: "2 scout, 3 infantry"."""
    for part in written.split(", "):
        number, _, kind = part.partition(" ")
        if number.isdigit():
            yield int(number), kind


def is_in_space(place: str) -> bool:
    """Return whether a place is a system by its name, not a planet."""
    return len(place) == 2 or place.casefold() in ("eddy", "the eddy")


def trade_way(gives: str, gets: str) -> str:
    """Return what a transaction is: it "asks" for nothing given, is a "gift" for nothing in return, a "swap" of the same
    wares, or a "deal"."""
    nothing = ("", "nothing")
    return "asks" if gives in nothing else "gift" if gets in nothing else "swap" if gives == gets else "deal"
