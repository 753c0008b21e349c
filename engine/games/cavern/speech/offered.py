"""Which ways to lay a tile are offered whole, before a place is chosen."""

from __future__ import annotations

from collections import Counter

from engine.core.game import Seat
from engine.maps.squares import Square

from ..state.board import board_of, grown
from ..state.content import content
from ..state.delvers import inside
from ..state.state import Laid, State
from .outlook import effects, in_brief, touches, worth_of

DRAWN, ALIKE = 9, 3
"""So many ways to lay a tile are offered at once, each with its picture; of those that bring the same so many, while there
are others."""
EXTRA_TURN = 1.5
"""What another turn is worth, in Gold."""


def offered_at_once(state: State, seat: Seat, tile: str, *, fitting: bool) -> tuple[tuple[str, int], ...]:
    """Return the ways to lay a tile, each as letter and turn, that are offered whole, the most promising first.

    Of many, a place stands there once for each thing that comes of it, and ways that come to something before others.
    """
    letters = board_of(state).letters
    ways = sorted(
        _ways(state, tile, fitting=fitting), key=lambda way: -_promise(state, seat, tile, letters[way[0]], way[1])
    )
    if len(ways) <= DRAWN:
        return tuple(ways)
    seen: set[tuple[str, str]] = set()
    alike: Counter[str] = Counter()
    ranked: list[tuple[int, int]] = []
    for place, (letter, turn) in enumerate(ways):
        brings = in_brief(effects(state, seat, tile, letters[letter], turn))
        if (letter, brings) not in seen:
            seen.add((letter, brings))
            alike[brings] += 1
            ranked.append((2 if not brings else alike[brings] > ALIKE, place))
    return tuple(ways[place] for place in sorted(place for _, place in sorted(ranked)[:DRAWN]))


def _ways(state: State, tile: str, *, fitting: bool) -> list[tuple[str, int]]:
    map_ = board_of(state)
    return [(letter, turn) for letter, cell in map_.letters.items() for turn in map_.turns(tile, cell, fitting=fitting)]


def _promise(state: State, seat: Seat, tile: str, cell: Square, turn: int) -> float:
    """Return about what a tile laid like that brings a seat by what lies open, in Gold.

    A room that it closes counts for its loot, one that stays open for the less the more sides are open. The loot is shared
    with the others there. Rooms count where the seat is inside, and the best that it can send a Delver to; a quarter
    counts against it where only rivals are, or where it is lost.
    """
    map_ = grown(board_of(state), Laid(cell, tile, turn))
    worth = EXTRA_TURN if content().tiles[tile].fast else 0.0
    sent = 0.0
    for found in map_.rooms:
        closes, beside = found in map_.newly_completed, touches(found, cell)
        if not (closes or beside):
            continue
        there = {item.seat for item in inside(state, found)}
        loot_ = worth_of(found) / (1 + found.gaps)
        enters = beside and bool(state.players[seat].reserve)
        now = loot_ / len(there) if seat in there else -loot_ / 4 if there or not enters else 0.0
        worth += now
        if enters and seat not in there:
            sent = max(sent, loot_ / (len(there) + 1) - now)
    return worth + sent
