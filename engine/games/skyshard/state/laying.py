"""How many ways to lay a tile are asked between: first where it goes on, then which of the few ways that are left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import atan2, pi
from typing import Literal

import msgspec

from engine.maps.hexes import Hex, label, straight

from .board import PAGE, Fit, door_letter
from .catalogue import WORDS

MOST_PARTS = 8
"""Between so many places is asked at a time."""

APART = pi / 3
"""The least angle between two places beside each other that makes them stand for directions of their own."""

About = Literal["far", "other", "end"]
"""What is asked for: where its door goes, the farthest of them or the other one, or how far the tile reaches."""


class Part(msgspec.Struct, frozen=True, gc=False):
    """Some of the ways to lay a tile, counted from 0: those that have one of ``cells`` in common, called by a letter."""

    letter: str
    cells: tuple[Hex, ...]
    ways: tuple[int, ...]

    @property
    def name(self) -> str:
        """Its letter and its hexes: "A: P17", "A: P17 or P18", "A: P17 to Q19"."""
        first, last = label(self.cells[0]), label(self.cells[-1])
        return WORDS("way-part", letter=self.letter, number=len(self.cells), first=first, last=last)


class Split(msgspec.Struct, frozen=True, gc=False):
    """The parts of the ways that are left, and what tells them apart."""

    about: About
    parts: tuple[Part, ...]


@lru_cache(maxsize=64)
def split(fits: tuple[Fit, ...], door: Hex, left: tuple[int, ...]) -> Split | None:
    """Return the parts between which is asked first, where a tile is laid at ``door``.

    ``None`` where few ways are ``left``, or where nothing that is asked would tell them apart.
    """
    if len(left) <= PAGE:
        return None
    for about, anchor in _ANCHORS:
        by_cell: dict[Hex, list[int]] = {}
        for way in left:
            by_cell.setdefault(anchor(fits[way], door), []).append(way)
        if len(by_cell) > 1:
            arcs = _arcs(by_cell, door, len(left))
            shut = not all(fits[way].open for way in left)
            return Split("end" if shut else about, tuple(map(_part, range(len(arcs)), arcs)))
    return None


@lru_cache(maxsize=16)
def answers(fits: tuple[Fit, ...], door: Hex) -> tuple[tuple[str, ...], ...]:
    """Return for each way the names of the parts that lead to it, the first first.

    The usual way is offered before a part is chosen: within a part only the others are asked between.
    """
    found: list[tuple[str, ...]] = [()] * len(fits)
    proposed = usual(fits)

    def descend(left: tuple[int, ...]) -> None:
        parted = split(fits, door, left)
        for part in parted.parts if parted else ():
            for way in part.ways:
                found[way] = (*found[way], part.name)
            descend(tuple(way for way in part.ways if way != proposed))

    descend(tuple(range(len(fits))))
    return tuple(found)


def usual(fits: Sequence[Fit]) -> int:
    """Return the way to lay a tile that is proposed where they are many: the first with most new doors."""
    return max(range(len(fits)), key=lambda way: (len(fits[way].open), -way))


def others(part: Part, fits: Sequence[Fit]) -> int:
    """Return how many of the ways of a part are asked between: the usual one is offered by itself."""
    return len(part.ways) - (usual(fits) in part.ways)


def _farthest(cells: Iterable[Hex], door: Hex) -> Hex:
    return max(cells, key=lambda cell: (straight(cell, door), cell))


_ANCHORS: tuple[tuple[About, Callable[[Fit, Hex], Hex]], ...] = (
    ("far", lambda fit, door: _farthest(fit.open or fit.face.cells, door)),
    ("other", lambda fit, door: min(fit.open or fit.face.cells, key=lambda cell: (straight(cell, door), cell))),
    ("end", lambda fit, door: _farthest(fit.face.cells, door)),
    ("end", lambda fit, door: _farthest(fit.face.doors, door)),
)
"""What ways to lay a tile are told apart by, one after the other."""


def _bearing(cell: Hex, door: Hex) -> float:
    q, r = cell[0] - door[0], cell[1] - door[1]
    # Rounded, so that equal directions stay equal whatever the machine makes of the last digit.
    return round(atan2(r + q / 2, q * 0.866), 6)


def _arcs(by_cell: dict[Hex, list[int]], door: Hex, ways: int) -> list[list[tuple[Hex, list[int]]]]:
    """Return cells around a door, each with its ways, in a few arcs of about as many ways each."""
    bearings = {cell: _bearing(cell, door) for cell in by_cell}
    around = sorted(by_cell, key=lambda cell: (bearings[cell], cell))
    gaps = [(bearings[cell] - bearings[around[place - 1]]) % (2 * pi) for place, cell in enumerate(around)]
    # Nothing goes on across the widest gap: there the first arc begins.
    start = gaps.index(max(gaps))
    wanted = min(len(around), MOST_PARTS, max(2, -(-ways // PAGE)))
    arcs: list[list[tuple[Hex, list[int]]]] = []
    held = 0
    for place in range(len(around)):
        at = (start + place) % len(around)
        own = by_cell[around[at]]
        spare = len(around) - place <= wanted - len(arcs)
        full = gaps[at] > APART or held + len(own) / 2 > ways / (wanted - len(arcs) + 1)
        if not arcs or spare or (full and len(arcs) < wanted):
            ways, held = ways - held, 0
            arcs.append([])
        arcs[-1].append((around[at], own))
        held += len(own)
    return arcs


def touching(cells: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """Return cells in groups that hang together, the group of the first cell first."""
    groups: list[tuple[Hex, ...]] = []
    for cell in cells:
        near = [group for group in groups if any(straight(cell, other) == 1 for other in group)]
        merged = (*(other for group in near for other in group), cell)
        groups = (
            [merged if group is near[0] else group for group in groups if group not in near[1:]]
            if near
            else [*groups, merged]
        )
    return groups


def _part(number: int, arc: list[tuple[Hex, list[int]]]) -> Part:
    return Part(door_letter(number), tuple(cell for cell, _ in arc), tuple(sorted(way for _, own in arc for way in own)))
