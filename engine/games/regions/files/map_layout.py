"""Where the places of a new scenario lie on its map, and which ways join them (REG-G90).

Places stand in columns on squared paper, ways go from one column to the next or within one; no two of them cross, none runs
through a third place, and higher places are drawn above lower ones.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.dice import Dice

from .themes import Spot

Cell = tuple[int, int]
Pair = tuple[str, str]

ROWS = 3
TWO = ((0, 1), (1, 2), (0, 2))
"""The rows that a column of two may take up."""
COLUMNS = {4: (2, 2), 5: (3, 2), 6: (2, 2, 2), 7: (3, 2, 2), 8: (3, 3, 2), 9: (3, 3, 3)}
"""How so many places between both ends are laid out in columns, in any order."""


class Plot(msgspec.Struct, frozen=True):
    """A map: where each place lies, by its id, and the ways between them."""

    cells: dict[str, Cell]
    ways: tuple[Pair, ...]

    def column(self, place: str) -> int:
        """Return how many columns from the left end a place lies."""
        return self.cells[place][0]


def columns(dice: Dice, count: int) -> tuple[int, ...]:
    """Return how many places each column between the ends holds."""
    return dice.shuffled(COLUMNS[count])


def plotted(dice: Dice, rows_of_spots: Sequence[Sequence[Spot]], loops: int, leaf: bool) -> Plot | None:
    """Return a map of places by columns, the first and the last being the ends alone; ``None`` where it does not work out.

    Whatever lies under water can be gone round. There are ``loops`` ways more than it takes to join all; with ``leaf`` one
    way only leads to the last place.
    """
    cells = _cells(dice, rows_of_spots)
    spots = [spot for column in rows_of_spots for spot in column]
    open_ways = _apart(dice, cells, _candidates(cells))
    last = spots[-1].id
    wet = {spot.id for spot in spots if spot.water != "none"}
    ends = wet | ({last} if leaf else set())
    ways: list[Pair] = []
    joined = {spot.id: spot.id for spot in spots}

    def root(place: str) -> str:
        while joined[place] != place:
            place = joined[place]
        return place

    # What may be a dead end is joined last.
    inner = [way for way in open_ways if not ends & set(way)]
    outer = [way for way in open_ways if ends & set(way)]
    for a, b in [*dice.shuffled(inner), *dice.shuffled(outer)]:
        if (a, b) in outer and a in ends and b in ends:
            continue
        if (a, b) in outer and any(root(place) != root(spots[0].id) for place in (a, b) if place not in ends):
            continue
        if root(a) != root(b):
            joined[root(a)] = root(b)
            ways.append((a, b))
    if len({root(spot.id) for spot in spots}) > 1:
        return None
    spare = [way for way in dice.shuffled(open_ways) if way not in ways and not (leaf and last in way)]
    spare.sort(key=lambda way: min(sum(place in way for way in ways) for place in way))
    more = spare[:loops]
    return Plot(cells, tuple(way for way in open_ways if way in ways or way in more))


def _cells(dice: Dice, columns: Sequence[Sequence[Spot]]) -> dict[str, Cell]:
    """Return where each place lies: in its column by its height, the ends in a row beside what they lead to."""
    turned = dice.below(2) == 0
    found: dict[str, Cell] = {}
    taken: list[tuple[int, ...]] = []
    for column in columns[1:-1]:
        taken.append((0, 1, 2) if len(column) == ROWS else dice.pick(TWO))
    beside = {0: taken[0], len(columns) - 1: taken[-1]}
    for x, column in enumerate(columns):
        if x in beside:
            rows: tuple[int, ...] = (dice.pick(_rows_beside(beside[x])),)
        else:
            rows = taken[x - 1]
        for spot, y in zip(sorted(column, key=lambda spot: -spot.height), rows, strict=True):
            found[spot.id] = (len(columns) - 1 - x if turned else x, y)
    return found


def _rows_beside(rows: Sequence[int]) -> list[int]:
    """Return the rows from which most of a column's places are one step away."""
    near = {row: sum(abs(row - other) <= 1 for other in rows) for row in range(ROWS)}
    return [row for row, count in near.items() if count == max(near.values())]


def _candidates(cells: dict[str, Cell]) -> list[Pair]:
    """Return the ways that there could be, in the places' order."""
    places, taken = list(cells), set(cells.values())
    found = []
    for number, a in enumerate(places):
        for b in places[number + 1 :]:
            (ax, ay), (bx, by) = cells[a], cells[b]
            across, down = abs(ax - bx), abs(ay - by)
            far = across == 0 and down == ROWS - 1 and (ax, 1) not in taken
            if (across <= 1 and down <= 1) or far:
                found.append((a, b))
    return found


def _apart(dice: Dice, cells: dict[str, Cell], ways: Sequence[Pair]) -> list[Pair]:
    """Return the ways without one of each two that would cross."""
    kept = list(ways)
    for way in ways:
        (ax, ay), (bx, by) = cells[way[0]], cells[way[1]]
        if ax == bx or ay == by:
            continue
        corner = {(ax, by), (bx, ay)}
        other = next((item for item in kept if {cells[item[0]], cells[item[1]]} == corner), None)
        if other is not None and way in kept:
            kept.remove(dice.pick((way, other)))
    return kept
