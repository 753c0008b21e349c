"""The map as it lies: what is beside what, how far it is, what the party sees (WLD-G32, WLD-G81)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping

import msgspec

from engine.maps.hexes import Hex, straight

from .naming import DIRECTIONS, beside, exits, hex_name, move_name, place_name
from .region import Region
from .state import State


def around(region: Region, place: str) -> tuple[str, ...]:
    """Return the places beside one, in the order of directions or paths; hidden passages between hexes last (WLD-187)."""
    near = exits(region, place)
    if region.format != "hex":
        return near
    passages = (path.b if path.a == place else path.a for path in region.paths if place in (path.a, path.b))
    return (*near, *(end for end in passages if end not in near))


def ways(region: Region) -> dict[str, tuple[str, ...]]:
    """Return the neighbours of every place; paths to places that do not exist are left out."""
    known = region.place_by_id
    return {place: tuple(end for end in around(region, place) if end in known) for place in known}


def spread(start: str, beside: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """Return every place that can be reached from ``start`` with its distance, nearest first."""
    far = {start: 0}
    waiting = deque((start,))
    while waiting:
        place = waiting.popleft()
        for near in beside.get(place, ()):
            if near not in far:
                far[near] = far[place] + 1
                waiting.append(near)
    return far


def steps(region: Region, start: str) -> dict[str, int]:
    """Return every place that can be reached with its distance in hexes or paths, nearest first (WLD-G81)."""
    return spread(start, ways(region))


def distance(region: Region, a: str, b: str) -> int:
    """Return how many hexes or paths lie between two places; more than there are places where no way joins them."""
    return steps(region, a).get(b, len(region.places) + 1)


def first_steps(region: Region, a: str, b: str) -> tuple[str, ...]:
    """Return the neighbours of ``a`` on a shortest way to ``b``, in direction order; ``()`` where it is ``b`` itself."""
    far = steps(region, b)
    if a not in far or a == b:
        return ()
    return tuple(near for near in around(region, a) if far.get(near, -1) == far[a] - 1)


def is_blocked(state: State, a: str, b: str) -> bool:
    """Return whether the way between two places is blocked (WLD-157, WLD-G62)."""
    return any({block.a, block.b} == {a, b} for block in state.blocks)


def neighbours(state: State) -> tuple[str, ...]:
    """Return the existing places that the party could go to, in direction order; on a path its far end, then its start."""
    here = state.here
    if here.to:
        return (here.to, here.at)
    return tuple(near for near in around(state.region, here.at) if not is_blocked(state, here.at, near))


def unexplored(state: State, places: Iterable[str]) -> tuple[str, ...]:
    """Return those of ``places`` that the party has not entered."""
    return tuple(place for place in places if place not in state.visited)


def unknown_around(state: State) -> tuple[str, ...]:
    """Return the names of the places beside the party whose ground it does not know, as moves name them (WLD-G39).

    On a map of hexes they are named whether they exist or not: where the region ends is not given away (WLD-G76).
    """
    region = state.region
    if region.format == "hex":
        at = region.place_by_id[state.here.at].at
        assert at is not None
        return tuple(hex_name(cell) for cell in beside(at) if not _is_known(state, cell))
    near = neighbours(state) if state.here.to else around(region, state.here.at)
    return tuple(move_name(state, place) for place in near if place not in state.known)


def _is_known(state: State, cell: Hex) -> bool:
    place = state.region.id_at.get(cell)
    return cell in state.edges if place is None else place in state.known


def direction(region: Region, a: str, b: str) -> str:
    """Return in which direction one place lies from another: a word of the compass, or an exit's letter; "" for none."""
    if a == b:
        return ""
    start, end = region.place_by_id[a].at, region.place_by_id[b].at
    if start is None or end is None:
        first = first_steps(region, a, b)
        return move_name_from(region, a, first[0]) if first else ""
    return heading(start, end)


def heading(start: Hex, end: Hex) -> str:
    """Return in which direction one hex lies from another, as a word of the compass."""
    return DIRECTIONS[
        min(range(6), key=lambda number: (straight(_along(start, number, straight(start, end)), end), number))
    ]


def move_name_from(region: Region, a: str, b: str) -> str:
    """Return the letter by which the exit from one point to the next is known."""
    return chr(65 + exits(region, a).index(b))


def _along(start: Hex, number: int, far: int) -> Hex:
    step = beside((0, 0))[number]
    return start[0] + far * step[0], start[1] + far * step[1]


def as_seen(region: Region, a: str, b: str) -> int:
    """Return how far apart two places are to the eye: in hexes as the crow flies, else in paths."""
    start, end = region.place_by_id[a].at, region.place_by_id[b].at
    return distance(region, a, b) if start is None or end is None else straight(start, end)


def how_far(steps_away: int) -> str:
    """Return a distance as a rumour tells it: "near" 1-2, "middle" 3-4, "far" 5 or more (WLD-G75)."""
    return "near" if steps_away <= 2 else "middle" if steps_away <= 4 else "far"


def named_around(state: State) -> Mapping[str, str]:
    """Return the existing places beside the party, blocked ways included, by the names that moves use.

    They depend on the region and on where the party stands alone, so that the region remembers them.
    """
    here, names = state.here, state.region.remembered_names
    found = names.get((here.at, here.to))
    if found is None:
        near = neighbours(state) if here.to else around(state.region, here.at)
        found = names[here.at, here.to] = {move_name(state, place): place for place in near}
    return found


def beyond_name(state: State, place: str) -> str:
    """Return what players call a place beside the party: a hex's label, a known point's name, else its exit's letter."""
    if state.region.format == "hex" or place in state.known:
        return place_name(state.region, place)
    return move_name(state, place)


def explored(state: State) -> int:
    """Return how many of a hundred places the party has entered, rounded down (WLD-G83)."""
    return 100 * len(state.visited) // len(state.region.places)


class Grid(msgspec.Struct, frozen=True):
    """``width`` hexes in each of ``height`` rows; in "odd-r" the second row lies further right, in "even-r" the first."""

    width: int
    height: int
    layout: str = "odd-r"

    @property
    def cells(self) -> tuple[Hex, ...]:
        """The axial places of all hexes as one reads: row by row from the top left, which is row 0."""
        return tuple(self.at(row, column) for row in range(self.height) for column in range(self.width))

    def at(self, row: int, column: int) -> Hex:
        """Return the axial place of a hex by its row and column, both from 0."""
        odd = row & 1
        return column - (row - odd if self.layout == "odd-r" else row + odd) // 2, row

    def column(self, at: Hex) -> int:
        """Return the column of an axial place, which may lie outside of the grid."""
        q, row = at
        odd = row & 1
        return q + (row - odd if self.layout == "odd-r" else row + odd) // 2

    def number(self, at: Hex) -> int:
        """Return a hex's number, counted from 1 as one reads."""
        return at[1] * self.width + self.column(at) + 1
