"""What a map is worth to a party that has to find more of it: doors, when to open them, the space they lead to, and the
ways to them that companions keep free."""

from __future__ import annotations

from collections.abc import Sequence, Set

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.maps.hexes import Hex, neighbours, straight, unlabel

from ..rules import odds
from ..rules.turns import charges, may_attack_from
from ..rules.walking import off_and_back, reach
from ..state import paths
from ..state.board import ENTRANCE_DOORS, NOWHERE, Board, Fit
from ..state.content import content
from ..state.moves import Attack, Finish, Visit
from ..state.state import State, called
from ..state.terrain import explorable, in_reach, shard_cells
from .dangers import endangered

FAR = 3
"""So many steps into the empty space count: about the length of a tile."""
ROOM = 14
"""With so many empty hexes before it, any tile fits at a door."""


def room(taken: Set[Hex], door: Hex) -> float:
    """Return how much room a tile has at a door: 1 where any fits, less where the map is near."""
    seen, ring = {door}, [door]
    for _ in range(FAR):
        outer = []
        for cell in ring:
            for near in neighbours(cell):
                if near not in seen and near not in taken:
                    seen.add(near)
                    outer.append(near)
        ring = outer
    return min(1.0, (len(seen) - 1) / ROOM)


CLOSE = 4
"""How much more a door is worth where it is beside the one that is explored; half of that a step away, and so on."""
UNREACHED = 12
"""The steps to a door that cannot be walked to."""


def prospects(map_: Board, fit: Fit, explored: Hex) -> float:
    """Return what the doors of a map are worth with a tile laid so at the one ``explored``.

    Each counts by the room before it, and up to five times as much where it is near: an adventurer that cannot get to it
    this turn explores it from afar.
    """
    face = fit.face
    taken = map_.owner.keys() | set(face.cells)
    beside = {near for door in face.doors for near in neighbours(door)}
    shut = beside if beside.isdisjoint(ENTRANCE_DOORS) else beside.union(ENTRANCE_DOORS)
    kept = [door for door in map_.open_doors if door not in shut and any(near not in taken for near in neighbours(door))]
    steps = map_.distances(explored)
    apart = {door: steps.get(door, UNREACHED) for door in kept} | {door: straight(explored, door) for door in fit.open}
    return sum(room(taken, door) * (1 + CLOSE / (1 + far)) for door, far in apart.items())


DETOUR = 2
"""So many steps more make a way round no way at all."""


def corridors(state: State, people: Sequence[Seat]) -> frozenset[Hex]:
    """Return the hexes that people need free on their way to a door or a shard: each acts before a companion acts again.

    Where one stood there, the nearest would be out of reach for them, or farther by a detour.
    """
    turn = state.turn
    if turn is None or not people:
        return frozenset()
    ways, found = reach(state), set()
    goals = (*explorable(state), *shard_cells(state))
    others = ways.blocked.keys() - {ways.start}
    for hero in state.heroes:
        if hero.seat not in people or hero.at is None:
            continue
        free = paths.ways(ways.map, others, ways.costs, hero.at)
        goal = min((goal for goal in goals if goal in free), key=lambda goal: free[goal][0], default=None)
        cell = goal if goal is not None else hero.at
        while goal is not None and (cell := free[cell][1]) != hero.at:
            around = paths.ways(ways.map, others | {cell}, ways.costs, hero.at, free[goal][0] + DETOUR)
            if min((around[other][0] for other in goals if other in around), default=NOWHERE) >= free[goal][0] + DETOUR:
                found.add(cell)
    return frozenset(found)


def out_of_the_way(state: State, people: Sequence[Seat], legal: Sequence[Move], blow: Move) -> MoveTo | None:
    """Return a walk instead of a ``blow`` that would leave an adventurer in the only way of people: to the safest hex from
    where the same enemy can be struck. ``None`` where the blow would not, or there is no such hex."""
    turn = state.turn
    if turn is None or state.agenda or turn.attacks:
        return None
    hero = state.heroes[turn.hero]
    if isinstance(blow, Attack | Finish):
        foe, stop = unlabel(blow.target), hero.at
    elif isinstance(blow, Visit):
        foe = unlabel(blow.to)
        stop = charges(state).get(foe) if foe is not None else None
    else:
        return None
    ways = corridors(state, people)
    if foe is None or stop not in ways:
        return None
    far, free = content().adventurers[hero.kind].reach, dict[MoveTo, Hex]()
    for move in legal:
        cell = unlabel(move.to) if isinstance(move, MoveTo) else None
        if isinstance(move, MoveTo) and cell is not None and cell not in ways and may_attack_from(state, cell):
            free |= {move: cell} if in_reach(state, cell, far, [foe]) else {}
    return min(free, key=lambda walk: endangered(state, free[walk]), default=None)


def clears_first(state: State, blows: Sequence[Attack]) -> bool:
    """Return whether a blow that mostly fells comes before the door that the acting adventurer stands in: each enemy calls
    another by its noise. It does where steps are left to open that door this turn all the same."""
    if not called(state) or not off_and_back(state, felled=True):
        return False
    return any(odds.fells(state, cell, on=True) >= odds.MOSTLY for blow in blows if (cell := unlabel(blow.target)))
