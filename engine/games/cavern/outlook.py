"""What laying a tile somewhere would come to, for whoever thinks it over: what it joins, what it closes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.core.game import Seat
from engine.core.words import listed
from engine.maps.squares import SIDES, Square, label

from .board import Room, board, parts
from .delvers import inside
from .state import Laid, Spot, State
from .words import FLOORS, loot, room

NOTHING = "joins nothing"
"""Is said of a tile that comes to nothing for any room."""


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


def closed(state: State, tile: str, cell: Square, turn: int) -> tuple[Room, ...]:
    """Return the rooms that a tile laid like that would complete."""
    return board((*state.tiles, Laid(cell, tile, turn))).newly_completed


def closing(state: State, tile: str, cell: Square, *, fitting: bool) -> tuple[Room, ...]:
    """Return the rooms that are open now and that a tile closes on a cell, as the turn with the most loot leaves them.

    Only turns by the corridor rule count, or (not ``fitting``) only those against it.
    """
    best: tuple[Room, ...] = ()
    if not any(set(ends) == {cell} for ends in gaps(state.tiles).values()):
        return best
    for turn in board(state.tiles).turns(tile, cell, fitting=fitting):
        done = closed(state, tile, cell, turn)
        found = tuple(one for one in done if any(spot[:2] != cell for spot in one.spots))
        if _gain(found) > _gain(best):
            best = found
    return best


def _gain(rooms: Sequence[Room]) -> tuple[int, int]:
    return sum(found.bags + 2 * found.chests for found in rooms), len(rooms)


def effects(state: State, seat: Seat, tile: str, cell: Square, turn: int) -> tuple[str, ...]:
    """Return what a tile laid like that comes to for rooms: "closes 3 Gold with your Delver", "joins Ada's tan room"."""
    done = closed(state, tile, cell, turn)
    map_ = board((*state.tiles, Laid(cell, tile, turn)))
    joined = [found for found in map_.rooms if found not in done and found.tiles > 1 and _touches(found, cell)]
    said = [f"closes {_held(found)}{whose(state, seat, found)}" for found in done if _holds_anything(state, found)]
    said += [f"joins {_named(state, seat, found, cell)}" for found in joined if _matters(state, found)]
    return tuple(dict.fromkeys(said))


def differences(found: Sequence[tuple[str, ...]]) -> list[str]:
    """Return of the effects of several turns what tells them apart, "" for each where nothing does.

    What all have in common is left out where a turn has more than that.
    """
    if len(found) > 1 and len(set(found)) == 1:
        return [""] * len(found)
    shared = set(found[0]).intersection(*found[1:]) if len(found) > 1 else set()
    own = (", ".join(effect for effect in one if effect not in shared) for one in found)
    return [words or ", ".join(one) or NOTHING for words, one in zip(own, found, strict=True)]


def whose(state: State, seat: Seat, found: Room) -> str:
    """Return who is in a room: " with your Delver", " with Ada's Delver", "" for nobody."""
    names = _people(state, seat, found)
    return f" with {listed(names)} Delver{'s' if len(inside(state, found)) > 1 else ''}" if names else ""


def _people(state: State, seat: Seat, found: Room) -> list[str]:
    there = dict.fromkeys(sent.seat for sent in inside(state, found))
    return ["your" if other == seat else f"{state.names[other]}'s" for other in there]


def _touches(found: Room, cell: Square) -> bool:
    return any(spot[:2] == cell for spot in found.spots)


def _matters(state: State, found: Room) -> bool:
    """Return whether it is worth a word that a tile joins a room: a corridor that nobody is in is not."""
    return found.floor != "corridor" or _holds_anything(state, found)


def known_as(found: Room, cell: Square) -> str:
    """Return the name that a room has before a tile is laid on a cell: "the tan room at M2"."""
    first = next((spot for spot in found.spots if spot[:2] != cell), found.spot)
    return room(found.floor, label(first[:2]))


def _holds_anything(state: State, found: Room) -> bool:
    return bool(found.bags or found.chests or inside(state, found))


def _held(found: Room) -> str:
    return loot(found.bags, found.chests, none=f"the {FLOORS[found.floor]}")


def _named(state: State, seat: Seat, found: Room, cell: Square) -> str:
    people = _people(state, seat, found)
    name = f"{listed(people)} {FLOORS[found.floor]}" if people else known_as(found, cell)
    holds = loot(found.bags, found.chests, none="")
    return f"{name} ({holds})" if holds else name
