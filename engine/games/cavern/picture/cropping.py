"""Which part of a large map is shown: what the next tile is about, as near as a phone needs it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.maps.squares import Square

from ..speech.room_race import gap_of, next_to_close
from ..state.board import board_of, gaps
from ..state.delvers import inside
from ..state.state import State
from .dungeon.window import extent

Size = tuple[int, int]
USUAL: Size = 6, 4
"""So many columns and rows of a large map are shown: a tile is some 44 points wide on a phone."""
WIDEST: Size = 9, 6
"""The most columns and rows that are shown to hold all open rooms with Delvers of the player whose turn it is."""
LOW: Size = 7, 3
LOW_WIDEST: Size = 8, 3
"""The same above the own tiles."""
CLOSER: Size = 4, 3
"""So many are shown to a player who looks closer."""


def part_of_map(
    state: State, about: Sequence[Square] = (), *, closer: bool = False, low: bool = False
) -> tuple[Square, ...]:
    """Return the cells that a picture has to show of a map that is too large to be read as a whole.

    What the aim is ``about`` is always shown. Open rooms with Delvers of the player whose turn it is are all shown, unless
    they lie too far apart. What is asked about comes first: a room whose hidden Delvers the player whose turn it is has
    looked at, a Battle just fought, what is told of the race. Then comes the nearest open side of a room with Delvers of
    that player, then what was laid in the last round. The other open sides of rooms with Delvers follow, own ones first,
    and what else is free. What lies too far from all before is left out. But for the aim it is the same for all eyes.
    ``low``: the own tiles lie below it, so fewer rows are seen.
    """
    usual, widest = (LOW, LOW_WIDEST) if low else (CLOSER if closer else USUAL, WIDEST)
    newest = state.tiles[-1].at
    shown = list[Square]()
    for cell in dict.fromkeys((*about, _asked_about(state, newest))):
        if not shown or _fits((*shown, cell), widest):
            shown.append(cell)
    for cells in () if closer else _own_rooms(state):
        if _fits((*shown, *cells), widest):
            shown += [cell for cell in cells if cell not in shown]
    for cell in _in_question(state, newest):
        if cell not in shown and _fits((*shown, cell), usual):
            shown.append(cell)
    return tuple(shown)


def _own_rooms(state: State) -> Iterator[Sequence[Square]]:
    """Yield the cells of each open room with Delvers of the player whose turn it is."""
    for room in board_of(state).rooms:
        if room.gaps and any(sent.seat == state.acting for sent in inside(state, room)):
            yield tuple(dict.fromkeys(spot[:2] for spot in room.spots))


def _asked_about(state: State, newest: Square) -> Square:
    """Return the cell in the middle of what is asked about."""
    looked = [sent.at for sent in state.delvers if state.acting in sent.seen and not sent.up]
    if looked:
        return looked[-1]
    battles = (contest.room for contest in state.shown[-1:] if contest.kind == "battle")
    if any(spot[:2] == newest for room in battles for spot in board_of(state).room(room).spots):
        return newest
    found = next_to_close(state)
    return newest if found is None else gap_of(state, found[0])


def _in_question(state: State, newest: Square) -> Iterator[Square]:
    """Yield the cells that matter, the most important first."""
    map_, own, others = board_of(state), list[Square](), list[Square]()
    for spot, ends in gaps(state.tiles).items():
        seats = {sent.seat for sent in inside(state, map_.room(spot))}
        (own if state.acting in seats else others if seats else list[Square]()).extend(ends)
    near, away, free = (
        sorted(cells, key=lambda cell: (_steps(cell, newest), cell)) for cells in (own, others, list(map_.lettered))
    )
    yield from near[:1]
    yield from (laid.at for laid in reversed(state.tiles[-len(state.players) :]))
    yield from (*near, *away, *free)


def _steps(cell: Square, other: Square) -> int:
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1])


def _fits(cells: Iterable[Square], size: Size) -> bool:
    left, top, right, bottom = extent(tuple(cells))
    return right - left <= size[0] and bottom - top <= size[1]
