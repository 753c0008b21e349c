"""Dice entries and the ladder of dice levels (REG-G01): "2d6" a level lower is "2d4", never fewer dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

LADDER = (2, 4, 6, 8, 10, 12)
"""The sizes that a die of an entry can have."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """What an entry rolls: ``count`` dice of ``sides``. "0d6" is no entry at all."""

    count: int
    sides: int

    def __str__(self) -> str:
        """Return it as it is printed: "d8", "2d6"."""
        return f"{self.count if self.count > 1 else ''}d{self.sides}"


class Shift(msgspec.Struct, frozen=True, gc=False):
    """Why an entry's dice are larger or smaller: the ``source`` ("dark", "swimming", a play's or track's name), by
    levels."""

    source: str
    levels: int


@lru_cache(maxsize=256)
def entry(dice: str) -> Entry:
    """Return the entry that is written "1d8"; `ValueError` unless its dice stand on the ladder (or are d20)."""
    count, d, sides = dice.partition("d")
    if not d or not sides.isdigit() or int(sides) not in (*LADDER, 20) or not (count or "1").isdigit():
        raise ValueError(f"{dice!r} is no entry of dice on the ladder")
    return Entry(int(count or 1), int(sides))


def shifted(printed: Entry, shifts: Sequence[Shift]) -> Entry:
    """Return an entry with all its shifts: added up first, each source once, then clamped once to d2..d12 (REG-G01,
    REG-G03).

    A d20 is never shifted.
    """
    if printed.sides == 20:
        return printed
    by_source = {shift.source: shift.levels for shift in shifts}
    rung = LADDER.index(printed.sides) + sum(by_source.values())
    return Entry(printed.count, LADDER[max(0, min(rung, len(LADDER) - 1))])


def mean(printed: Entry) -> float:
    """Return what an entry comes to on average."""
    return printed.count * (printed.sides + 1) / 2
