"""The letters and numbers in the picture: doors by letter, offered hexes by number."""

from __future__ import annotations

from engine.core.scene import Badge, HexCell
from engine.maps.hexes import Hex, neighbours, sides_towards

from ..rules import awaiting
from ..rules.turns import refuse_explore, sights
from ..state.board import NOWHERE, Board
from ..state.state import State, occupied
from ..state.terrain import explorable

BELOW = 2
"""The side of a hex where a badge would cover the coordinate."""

MOST = 10
"""How many doors carry a letter in the picture."""


def door_badges(state: State, map_: Board) -> tuple[Badge, ...]:
    """Return the letters of the doors, the ones that can be explored now first to stay when there are too many."""
    doors = explorable(state)
    if not doors or state.phase in ("classes", "relics", "places", "over"):
        return ()
    able = _able(state)
    turn = state.turn
    at = state.heroes[turn.hero].at if turn is not None else None
    steps = map_.distances(at) if at is not None else {}
    kept = sorted(doors, key=lambda door: (door not in able, steps.get(door, NOWHERE)))[:MOST]
    badges, used = [], []
    for door in doors:
        if door not in kept:
            continue
        near = neighbours(door)
        free = list(sides_towards(door, lambda cell: cell not in map_.owner))
        side = min(free, key=lambda side: (near[side] in used, side == BELOW, _crowd(map_, near[side]), side))
        used.append(near[side])
        badges.append(Badge(map_.letters[door], door, side, "now" if door in able else "later"))
    return tuple(badges)


def choice_badges(state: State, map_: Board, cells: tuple[HexCell, ...], offered: tuple[Hex, ...]) -> tuple[Badge, ...]:
    """Return a number for each hex offered: on a free one by itself, beside the unit of another."""
    units, badges = occupied(state), []
    full = [cell.at for cell in cells if cell.token is not None]
    for number, cell in enumerate(offered[: awaiting.MOST_MARKED], start=1):
        side = None
        if cell in full:
            near = neighbours(cell)
            side = min(range(6), key=lambda side: (near[side] in units, near[side] in map_.owner, side))
        badges.append(Badge(str(number), cell, side, choice=True))
    return tuple(badges)


def _crowd(map_: Board, cell: Hex) -> int:
    return sum(near in map_.owner for near in neighbours(cell))


def _able(state: State) -> list[Hex]:
    """Return the doors that the acting adventurer may explore this turn, from where they stand or after a walk."""
    turn = state.turn
    if state.agenda or turn is None or turn.over or state.heroes[turn.hero].at is None:
        return []
    walked = set() if turn.explored else set(sights(state))
    return [door for door in explorable(state) if door in walked or refuse_explore(state, door) is None]
