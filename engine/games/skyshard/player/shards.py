"""How a shard is taken this turn though one move does not lead to it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.maps.hexes import unlabel

from ..rules import odds
from ..rules.rounds import next_loss
from ..rules.walking import may_move_again, reach
from ..speech.step_prices import far_shard, walked, way_towards
from ..state.board import board
from ..state.distance import ALL, open_steps
from ..state.state import State, gained, stamina
from .dangers import RISK


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
