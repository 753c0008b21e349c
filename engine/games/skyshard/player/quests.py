"""What a scenario asks of the acting adventurer: where to go, and what to leave to others (SKY-G90)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import verbs
from engine.maps.hexes import Hex

from ..rules.progress import MOST_FATIGUE
from ..state.board import NOWHERE, board
from ..state.quests import gate_of, guard_of, guardian, meeting, phase_of
from ..state.state import ENTRANCE, State, chip_of, flooded, gained, scenario_of, shut, standing

HOME, OPENING, MEETING, HUNT, GUARD = 22, 12, 18, 9, 9
"""What it is worth to be where a burden belongs, at a lock, where all meet, at the guardian, at the gate."""
STEP = 3
"""What each step away from there takes."""
WET = 1.5
"""What it costs to end a turn in the water."""
TOO_HARD = 1
"""What it costs to stand on the tile that a guardian has to be lured from."""


def pulls(state: State) -> Iterator[tuple[Sequence[Hex], float]]:
    """Yield the hexes that the acting adventurer ought to get to for a scenario, with what it is worth to be there."""
    known, errand, turn = scenario_of(state), state.errand, state.turn
    if known is None or errand is None or turn is None:
        return
    map_, hero = board(state.tiles), state.heroes[turn.hero]
    if hero.burdens:
        yield map_.cells(ENTRANCE), HOME
        return
    if defends(state):
        yield map_.cells(ENTRANCE), GUARD
    waiting = shut(state)
    for lock in errand.locks:
        if lock.at not in waiting and _nearest(state, lock.at):
            yield [lock.at], OPENING
    if (foe := guardian(state)) is not None:
        yield [foe.at], HUNT
    elif errand.place and gained(state) >= state.required:
        yield meeting(state), MEETING


def worth(state: State, to: Hex) -> float:
    """Return what a hex is worth to the acting adventurer for the sake of a scenario."""
    if state.errand is None:
        return 0.0
    map_ = board(state.tiles)
    steps = map_.distances(to)
    found = 0.0
    for cells, much in pulls(state):
        near = min(steps.get(cell, NOWHERE) for cell in cells)
        found += much - STEP * near if near < NOWHERE else 0
    phase, foe = phase_of(state), guardian(state)
    if phase is not None and foe is not None and phase.weakness == "lured" and map_.owner[to] == state.errand.place:
        found -= TOO_HARD
    return found - WET * (map_.owner[to] in flooded(state))


def defends(state: State) -> bool:
    """Return whether the acting adventurer is the one to stay at a gate that is to be held (SKY-G97).

    That is the nearest one that carries nothing, with others in the delve, from the round before the first wave on.
    """
    known, turn = scenario_of(state), state.turn
    if known is None or not gate_of(state) or turn is None:
        return False
    free = [index for index in standing(state) if not state.heroes[index].burdens]
    if (
        len(standing(state)) < 2
        or not free
        or state.round < min(moment.round for moment in known.moment if moment.wave) - 1
    ):
        return False
    map_ = board(state.tiles)
    gate = map_.cells(ENTRANCE)

    def way(index: int) -> int:
        at = state.heroes[index].at
        return min(map_.distance(at, cell) for cell in gate) if at is not None else NOWHERE

    return min(free, key=lambda index: (way(index), index)) == turn.hero


def busy(state: State) -> bool:
    """Return whether the acting adventurer has something better to do than to open doors."""
    turn = state.turn
    return turn is not None and state.errand is not None and (bool(state.heroes[turn.hero].burdens) or defends(state))


def homeward(state: State, walks: Sequence[verbs.MoveTo], cell: Sequence[Hex]) -> verbs.MoveTo | None:
    """Return the walk of a carrier that ends on the entrance, if any: ``cell`` are where walks lead."""
    turn = state.turn
    if turn is None or not state.heroes[turn.hero].burdens:
        return None
    owner, at = board(state.tiles).owner, state.heroes[turn.hero].at
    if at is not None and owner[at] == ENTRANCE:
        return None
    return next((move for move, to in zip(walks, cell, strict=True) if owner[to] == ENTRANCE), None)


def toughness(state: State, at: Hex) -> float:
    """Return how little a blow at a guardian would achieve, added to its health: less where its weakness is used."""
    foe, turn = guardian(state), state.turn
    if foe is None or foe.at != at or turn is None:
        return 0.0
    return -chip_of(foe).health if guard_of(state, foe, blows=turn.attacks) == 0 else 0.0


def tries(state: State) -> bool:
    """Return whether the lock where the acting adventurer stands is a scenario's, worth any fatigue."""
    turn = state.turn
    if turn is None or state.errand is None:
        return False
    hero = state.heroes[turn.hero]
    return any(lock.at == hero.at for lock in state.errand.locks) or hero.fatigue < MOST_FATIGUE


def _nearest(state: State, at: Hex) -> bool:
    """Return whether no other adventurer is nearer to a hex than the acting one."""
    assert state.turn is not None
    map_ = board(state.tiles)
    ways = {index: map_.distance(hero.at, at) for index, hero in enumerate(state.heroes) if hero.at is not None}
    return min(ways, key=lambda index: (ways[index], index)) == state.turn.hero
