"""How a shard is taken this turn though one move does not lead to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.maps.hexes import unlabel

from ..rules import odds
from ..rules.enemies import enemy_at
from ..rules.rounds import next_loss
from ..rules.walking import may_move_again, reach
from ..speech.step_prices import far_shard, walked, way_towards
from ..state.board import board
from ..state.distance import ALL, open_steps
from ..state.moves import Attack, Finish
from ..state.state import State, gained, stamina
from ..state.terrain import shard_cells
from .dangers import RISK

EVEN = 0.5
"""So often at least an enemy has to fall whose fall opens the way to a shard."""


def blow_before_shard(state: State, legal: Sequence[Move]) -> Attack | Finish | None:
    """Return the attack at an enemy in the way after whose fall a walk of this turn takes a shard, where none does now;
    ``None`` for no such. A blow keeps the steps, and a walk before it would lose them (SKY-G25)."""
    turn, goals = state.turn, set(shard_cells(state))
    if turn is None or not goals or state.scene:
        return None
    after = replace(turn, left=None, attacks=turn.attacks + 1, door=False, lock=False)
    found = dict[Attack | Finish, float]()
    for move in legal:
        at = unlabel(move.target) if isinstance(move, Attack | Finish) else None
        foe = enemy_at(state, at) if at is not None else None
        if foe is None or at is None or not isinstance(move, Attack | Finish):
            continue
        gone = replace(state, enemies=tuple(enemy for enemy in state.enemies if enemy is not foe), turn=after)
        if goals & {*reach(gone).now}:
            found[move] = odds.fells(state, at, on=isinstance(move, Finish))
    best = max(found, key=found.__getitem__, default=None)
    return best if best is not None and found[best] >= EVEN else None


def two_moves_to_shard(state: State, legal: Sequence[Move]) -> MoveTo | None:
    """Return the walk after which a second move takes the nearest shard this turn; ``None`` where there is none, or enemies
    there could fell the acting adventurer before the next one."""
    turn, goal = state.turn, far_shard(state)
    if turn is None or not goal or turn.attacks or turn.moves or not may_move_again(walked(turn)):
        return None
    fresh, index, offered = stamina(state, turn.hero), turn.hero, way_towards(state, goal)
    hero, tile = state.heroes[index], board(state.tiles).owner[goal[0]]
    if odds.falls(state, tile, index) > RISK or (
        gained(state) + 1 < state.required
        and odds.danger(state, index, goal[0]).most + next_loss(state, index) >= hero.health
    ):
        return None
    ways, left = reach(state), dict[MoveTo, tuple[bool, int]]()
    for move in legal:
        cell = unlabel(move.to) if isinstance(move, MoveTo) else None
        if isinstance(move, MoveTo) and cell in ways.now and cell is not None and not ways.forced.get(ways.map.owner[cell]):
            steps = open_steps(state, cell, goal, ALL)
            left |= {move: (cell != offered, steps)} if steps <= fresh else {}
    return min(left, key=left.__getitem__, default=None)
