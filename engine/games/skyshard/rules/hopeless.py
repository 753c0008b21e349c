"""Whether a delve can hardly be won any more (SKY-G24, SKY-G51)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex

from ..state.board import board
from ..state.content import content
from ..state.distance import cost_to, open_steps
from ..state.state import State, gained, stamina, standing
from ..state.terrain import explorable, in_reach
from . import ending, rounds
from .walking import budget, forced_tiles, may_move


def is_hopeless(state: State) -> bool:
    """Return whether it can hardly be won any more: without healing more shards are missing than rounds are left, or none
    is in reach in the last of them."""
    if state.objective != "survey" or state.phase != "delve":
        return False
    return 0 < rounds.rounds_left(state) < state.required - gained(state) or is_out_of_reach(state)


def is_out_of_reach(state: State) -> bool:
    """Return whether exhaustion ends this delve with this round, and none who still acts gets to a shard before that: on no
    way that is open now, nor past the enemies after an attack."""
    turn, cells = state.turn, [cell for tile in forced_tiles(state) for cell in board(state.tiles).cells(tile)]
    if turn is None or not cells or explorable(state) or not rounds.is_last(state) or ending.wins(state):
        return False
    return not any(_gets_to(state, index, cells) for index in standing(state) if index >= turn.hero)


def _gets_to(state: State, index: int, cells: Sequence[Hex]) -> bool:
    """Return whether an adventurer may get to one of some hexes this round, with every step that relics give."""
    turn, hero, fresh = state.turn, state.heroes[index], stamina(state, index)
    assert turn is not None and hero.at is not None
    effects = [content().relics[relic].effect for relic in hero.worn]
    more = sum(effect.amount for effect in effects if effect is not None and effect.kind == "stamina")
    first, again = fresh + more, True
    if index == turn.hero:
        if not may_move(turn):
            return False
        first, again = budget(turn, fresh) + more, not turn.attacks and turn.moves < 2
    if open_steps(state, hero.at, cells) <= first + fresh * again:
        return True
    far, foes = content().adventurers[hero.kind].reach, [enemy.at for enemy in state.enemies]
    return bool(in_reach(state, hero.at, far, foes)) and cost_to(state, hero.at, cells) <= first
