"""How an enemy hunts, as the source has it: whom it prefers, where it finds a target, how near it gets (SKY-G47)."""

from __future__ import annotations

import msgspec

from engine.maps.hexes import Hex, reading_order

from ..state.board import NOWHERE, board
from ..state.paths import Ways, ways
from ..state.state import Enemy, State, chip_of, occupied
from ..state.terrain import hidden, in_reach, step_costs

STEPS = 2
"""How far an enemy or a companion moves (SKY-G47, SKY-G53)."""

FRIEND = -1
"""The companion's number among the party's units."""


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit of the party as an enemy sees it: its number (heroes from 0, companion -1), hex and health."""

    number: int
    at: Hex
    health: int


def party(state: State) -> tuple[Unit, ...]:
    """Return the units of the party on the map: adventurers in turn order, then the companion."""
    units = []
    for index, hero in enumerate(state.heroes):
        if hero.at is not None:
            units.append(Unit(index, hero.at, hero.health))
    friend = state.friend
    if friend is not None and friend.at is not None:
        units.append(Unit(FRIEND, friend.at, friend.health))
    return tuple(units)


def _worth(unit: Unit, taste: str) -> int:
    return -unit.health if taste == "strongest" else unit.health


def targets(state: State, enemy: Enemy, struck: tuple[int, ...]) -> tuple[Unit, ...]:
    """Return the units that an enemy may strike next: the best by its taste among those in reach and sight."""
    chip = chip_of(enemy)
    units = [unit for unit in party(state) if unit.number not in struck]
    near = in_reach(state, enemy.at, chip.reach, [unit.at for unit in units])
    if not near:
        return ()
    units = [unit for unit in units if unit.at in near]
    best = min([_worth(unit, chip.taste) for unit in units])
    return tuple([unit for unit in units if _worth(unit, chip.taste) == best])


_newest: tuple[State, Hex, Ways] | None = None


def walkable(state: State, start: Hex) -> Ways:
    """Return every free cell that a unit can walk to, with what it costs and the cell before it; start included."""
    global _newest
    newest = _newest
    if newest is not None and newest[0] is state and newest[1] == start:
        return newest[2]
    found = ways(board(state.tiles), occupied(state), step_costs(state), start)
    _newest = (state, start, found)
    return found


def goals(state: State, start: Hex, reach: int, taste: str, prey: tuple[Unit, ...]) -> tuple[Hex, ...]:
    """Return the nearest free hexes that can be walked to and from which a unit would have a target, in reading order.

    Among equally near ones those from which it would have its favourite are kept (SKY-G47).
    """
    map_ = board(state.tiles)
    steps, walked = map_.distances(start), walkable(state, start)
    least = NOWHERE
    found: dict[Hex, int] = {}
    for unit in prey:
        worth = _worth(unit, taste)
        for cell, apart in map_.close(unit.at).items():
            if apart > reach:
                break
            if cell not in walked or steps[cell] > least or cell == start:
                continue
            if not map_.sees(cell, unit.at) or (apart > 1 and hidden(state, cell, unit.at)):
                continue
            if steps[cell] < least:
                least, found = steps[cell], {}
            found[cell] = min(worth, found.get(cell, worth))
    if not found:
        return ()
    best = min(found.values())
    return tuple(reading_order(cell for cell, worth in found.items() if worth == best))


def walk_towards(state: State, start: Hex, goal: Hex, steps: int = STEPS) -> Hex:
    """Return where a unit stops that walks the cheapest way to ``goal`` with so much movement."""
    walked = walkable(state, start)
    at = goal
    while walked[at][0] > steps:
        at = walked[at][1]
    return at


def approach(state: State, start: Hex, taste: str, prey: tuple[Unit, ...], steps: int = STEPS) -> Hex:
    """Return how near a unit gets to the closest of its prey with so much movement when it finds no hex to strike from."""
    map_ = board(state.tiles)
    apart = map_.distances(start)
    near = [unit for unit in prey if unit.at in apart]
    if not near:
        return start
    closest = min(near, key=lambda unit: (apart[unit.at], _worth(unit, taste)))
    far = map_.distances(closest.at)
    walked = walkable(state, start)
    cells = reading_order([cell for cell, (cost, _) in walked.items() if cost <= steps])
    best = min(cells, key=lambda cell: (far[cell], walked[cell][0]))
    return best if far[best] < far[start] else start


def open_goals(state: State, enemy: Enemy) -> tuple[Hex, ...]:
    """Return the hexes between which it is equal where a hunting enemy goes for a target."""
    chip = chip_of(enemy)
    return goals(state, enemy.at, chip.reach, chip.taste, party(state))


def hunted(state: State, enemy: Enemy, steps: int = STEPS) -> Hex:
    """Return where an enemy stops that hunts: where it is with a target in reach, or as far as ``steps`` take it."""
    if targets(state, enemy, ()):
        return enemy.at
    found = open_goals(state, enemy)
    if found:
        return walk_towards(state, enemy.at, found[0], steps)
    return approach(state, enemy.at, chip_of(enemy).taste, party(state), steps)
