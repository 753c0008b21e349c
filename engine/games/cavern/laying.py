"""What laying a tile somewhere would come to, for whoever thinks it over: where it is, what it joins, what it closes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.words import listed
from engine.maps.squares import SIDES, Square, label, neighbours

from .board import Room, board, different_turns, newly_completed, parts
from .state import Laid, Spot, State
from .words import FLOORS, loot, room

BEARINGS = ("below", "left of", "above", "right of")
"""How a cell lies to its neighbour in the north, east, south and west."""


@lru_cache(maxsize=256)
def gaps(tiles: tuple[Laid, ...]) -> Mapping[Spot, tuple[Square, ...]]:
    """Return for each room that is not completed the empty cells that it opens on, one for each open side."""
    map_ = board(tiles)
    found: dict[Spot, tuple[Square, ...]] = {}
    for open_room in map_.rooms:
        if open_room.complete:
            continue
        cells: list[Square] = []
        for x, y, part in open_room.spots:
            laid = map_.at((x, y))
            assert laid is not None
            for side, reached in enumerate(parts(laid.tile, laid.turn)):
                ahead = x + SIDES[side][0], y + SIDES[side][1]
                if reached == part and ahead[1] >= 0 and map_.at(ahead) is None:
                    cells.append(ahead)
        found[open_room.spot] = tuple(cells)
    return found


def turns_for(state: State, tile: str, cell: Square, *, fitting: bool) -> tuple[int, ...]:
    """Return the turns in which a tile goes on a cell, by the corridor rule or (not ``fitting``) only against it."""
    map_ = board(state.tiles)
    return tuple(turn for turn in different_turns(tile) if map_.fits(tile, cell, turn) is fitting)


def closed(state: State, tile: str, cell: Square, turn: int) -> tuple[Room, ...]:
    """Return the rooms that a tile laid like that would complete."""
    return newly_completed((*state.tiles, Laid(cell, tile, turn)))


def where(state: State, cell: Square) -> str:
    """Return how a free cell lies to the tiles around it: "right of M2, below N1"."""
    map_ = board(state.tiles)
    beside = enumerate(neighbours(cell))
    return ", ".join(f"{BEARINGS[side]} {label(other)}" for side, other in beside if map_.at(other) is not None)


def closing(state: State, tile: str, cell: Square, turns: Sequence[int]) -> str:
    """Return which rooms that are open now a tile could close on a cell: "can close the tan room at M2", "" for none."""
    open_rooms = [found for found in board(state.tiles).rooms if not found.complete]
    ends = gaps(state.tiles)
    near = [found for found in open_rooms if set(ends[found.spot]) == {cell}]
    if not near:
        return ""
    done = {spot for turn in turns for found in closed(state, tile, cell, turn) for spot in found.spots}
    names = [room(found.floor, label(found.at)) for found in near if found.spot in done]
    return f"can close {listed(names)}" if names else ""


def outcome(state: State, tile: str, cell: Square, turn: int) -> str:
    """Return what a tile laid like that comes to: "closes the tan room at M2 (3 Gold); corridor over 4 tiles, 1 open"."""
    map_ = board((*state.tiles, Laid(cell, tile, turn)))
    done = closed(state, tile, cell, turn)
    parts_said = []
    if done:
        parts_said.append(f"closes {listed([_held(found) for found in done])}")
    own = [found for found in map_.rooms if any(spot[:2] == cell for spot in found.spots) and found not in done]
    parts_said += [f"{FLOORS[found.floor]} over {_tiles(found)}, {found.gaps} open" for found in own if found.tiles > 1]
    return "; ".join(parts_said) or "joins nothing"


def _tiles(found: Room) -> str:
    return f"{found.tiles} tiles"


def _held(found: Room) -> str:
    holds = loot(found.bags, found.chests, none="empty")
    return f"{room(found.floor, label(found.at))} ({holds})"
