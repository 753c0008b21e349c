"""When a relic is worth being used up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.maps.hexes import Hex, unlabel

from ..rules import odds
from ..state.content import content
from ..state.distance import cost_to
from ..state.moves import Attack
from ..state.state import State, most_health, searching, stamina
from ..state.terrain import explorable, shard_cells


def _cell(name: str) -> Hex:
    cell = unlabel(name)
    assert cell is not None
    return cell


def helps(state: State, relic: str, blows: Sequence[Attack], exploring: bool) -> bool:
    """Return whether now is the time to use a relic up."""
    effect, turn = content().relics[relic].effect, state.turn
    assert effect is not None and turn is not None
    hero = state.heroes[turn.hero]
    match effect.kind:
        case "heal":
            return hero.health <= most_health(hero) - effect.amount
        case "rest":
            return hero.fatigue >= 2
        case "dice":
            return any(odds.fells(state, _cell(move.target)) < odds.MOSTLY for move in blows)
        case "peek":
            return searching(state) and not state.peeked and 0 < odds.holds_shard(state) < 1
        case "stamina":
            return exploring and turn.moves == 0 and not turn.explored and _gets_farther(state, effect.amount)
    return False


def _gets_farther(state: State, more: int) -> bool:
    """Return whether so many more steps lead the acting adventurer to a door or a shard that its moves do not reach."""
    assert state.turn is not None
    at, fresh = state.heroes[state.turn.hero].at, stamina(state, state.turn.hero)
    if at is None:
        return False
    steps = cost_to(state, at, (*shard_cells(state), *explorable(state)))
    return any(most < steps <= most + more for most in (fresh + state.turn.extra, 2 * fresh + state.turn.extra))
