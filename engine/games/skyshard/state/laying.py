"""How many ways to lay a tile are asked between at a time: a sheet of a few that differ most, and then the others."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from engine.maps.hexes import Hex, straight

from .board import Fit

SHEET = 4
"""Between so many ways is asked at a time, or one more where it would be the only other."""


SHEETS = 3
"""Ways on so many sheets are offered by controls, as they differ most; all others can be typed."""


Marks = tuple[tuple[tuple[int, int], int, Hashable], ...]
"""For each way how far the shard of its tile lies from the one who explores, and from a nearer one. Those are 0 where all
are alike in it. Then come how many other doors it shuts, and what else tells the way apart. () for ways that all differ."""


@lru_cache(maxsize=64)
def sheet(fits: tuple[Fit, ...], door: Hex, left: tuple[int, ...], marks: Marks = ()) -> tuple[int, ...]:
    """Return those of the ways that are ``left``, counted from 0, that are asked between first, the best one first.

    Of all the ways, those that are ``marks`` alike have one on the first sheet. All that are left are on it where they are
    few; else the best one, and each time the one that differs most from those taken, of equals the best.
    """
    left = tuple(way for way in ranked(fits, door, marks) if way in left)
    if marks and len(left) == len(fits):
        left = tuple(way for way in left if way in first_of_kind(fits, door, marks))
    if len(left) <= SHEET + 1:
        return left
    taken = [left[0]]
    while len(taken) < SHEET:
        others = [way for way in left if way not in taken]
        taken.append(max(others, key=lambda way: min(_unlike(fits[way], fits[own], door) for own in taken)))
    return tuple(way for way in left if way in taken)


@lru_cache(maxsize=16)
def first_of_kind(fits: tuple[Fit, ...], door: Hex, marks: Marks = ()) -> frozenset[int]:
    """Return of the ways that are ``marks`` alike the best one each: the others are not worth a control."""
    order = ranked(fits, door, marks)
    return frozenset({marks[way]: way for way in reversed(order)}.values() if marks else order)


@lru_cache(maxsize=16)
def depths(fits: tuple[Fit, ...], door: Hex, marks: Marks = ()) -> tuple[int, ...]:
    """Return for each way how many sheets come before the one that shows it."""
    found = [0] * len(fits)
    left, depth = tuple(range(len(fits))), 0
    while left:
        shown = sheet(fits, door, left, marks)
        for way in shown:
            found[way] = depth
        left, depth = tuple(way for way in left if way not in shown), depth + 1
    return tuple(found)


@lru_cache(maxsize=16)
def numbers(fits: tuple[Fit, ...], door: Hex, marks: Marks = ()) -> tuple[int, ...]:
    """Return the number that each way is shown with: they are counted sheet by sheet, from 1."""
    shown = sorted(ranked(fits, door, marks), key=lambda way: depths(fits, door, marks)[way])
    found = {way: number for number, way in enumerate(shown, start=1)}
    return tuple(found[way] for way in range(len(fits)))


@lru_cache(maxsize=16)
def ranked(fits: tuple[Fit, ...], door: Hex, marks: Marks = ()) -> tuple[int, ...]:
    """Return the ways to lay a tile as a steady player ranks them: where a shard lies nearest first, then by the doors that
    it opens less those that it shuts, then where enemies come farthest off."""
    known = [(mark[0], mark[1]) for mark in marks] or [((0, 0), 0)] * len(fits)

    def rank(way: int) -> tuple[tuple[int, int], int, int, int]:
        far, closed = known[way]
        return far, closed - len(fits[way].open), -_nearest(fits[way], door), way

    return tuple(sorted(range(len(fits)), key=rank))


def _unlike(one: Fit, other: Fit, door: Hex) -> int:
    """Return how much two ways differ: in how far apart they lead, in new doors, in how near enemies may come, in the hexes
    that they cover."""
    apart = straight(_lead(one, door), _lead(other, door))
    doors = abs(len(one.open) - len(other.open))
    covered = len({*one.face.cells} ^ {*other.face.cells})
    return 2 * apart + 3 * doors + 2 * abs(_nearest(one, door) - _nearest(other, door)) + covered


def _nearest(fit: Fit, door: Hex) -> int:
    """Return how far from the explored door the nearest enemy of a tile may stand."""
    return min((straight(cell, door) for cell in fit.face.enemies), default=0)


def _lead(fit: Fit, door: Hex) -> Hex:
    """Return where a way leads: its new door farthest from the explored one, or its farthest hex."""
    return max(fit.open or fit.face.cells, key=lambda cell: (straight(cell, door), cell))
