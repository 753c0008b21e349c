"""What keeps a member where they are: what is advised leaves no others behind, and dares no fall that takes one down."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..rules import legal, odds, turns
from ..speech import foes_in_sight, way_offers
from ..speech.action_story import only_heals
from ..state import naming
from ..state.moves import Act, Strategy
from ..state.state import State, in_region
from . import sensible, worth
from .ground import Ground
from .mind import Mind
from .temper import ALONE

DONE_HERE = ("fight", "heal", "search", "open")
"""What is done where a member stays who does not go on."""


def is_lonely(state: State, index: int, move: Move) -> bool:
    """Return whether a Move of a turn under way leaves all others behind, for a place where a Creature is seen or in one:
    those who stay together share its blows, and beat it sooner."""
    return turns.acting(state) == index and not turns.is_idle(state) and _leaves_others(state, index, move)


def _leaves_others(state: State, index: int, move: Move) -> bool:
    """Return whether a Move leaves others behind, see `is_lonely`."""
    way = naming.exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    if way is None or state.scenario.type != "normal":
        return False
    here, beyond = state.members[index].region, way.other(state.members[index].region)
    left = set(in_region(state, here)) - {index}
    foes = (*foes_in_sight.creatures(state, here), *foes_in_sight.creatures(state, beyond))
    return bool(left and foes) and not in_region(state, beyond)


def hurries(state: State, index: int, moves: Sequence[Move], best: Move) -> bool:
    """Return whether a Strategy brings more Moves, and the way is not gone."""
    if not isinstance(best, Strategy) or best.play == legal.DRAW:
        return False
    if not any(effect.kind in ("move", "speed") for effect in worth.play_of(state, index, best.play).effects):
        return False
    step = sensible.Turn(Ground(turns.begun(state, index), Mind(), ALONE), index, moves).go()
    return step is None or _leaves_others(state, index, step)


def wanders(state: State, index: int, move: Move) -> bool:
    """Return whether a Move of a turn under way leads to where the party has been, and no other is."""
    way = naming.exit_named(state, state.members[index].region, move.to) if isinstance(move, MoveTo) else None
    begun = turns.acting(state) == index and not turns.is_idle(state) and state.scenario.type == "normal"
    if way is None or not begun:
        return False
    beyond = way.other(state.members[index].region)
    return beyond in state.explored and beyond not in way_offers.wanted(state) and not in_region(state, beyond)


def is_deep(state: State, index: int, move: Move) -> bool:
    """Return whether an attempt may end in a fall that takes all the EP a member has, where nothing presses."""
    if state.scenario.type == "chase" or foes_in_sight.creatures(state, state.members[index].region):
        return False
    here = state.members[index].region
    if isinstance(move, MoveTo):
        way, play = naming.exit_named(state, here, move.to), ""
        at = "" if way is None else way.id
    else:
        entity = naming.entity_named(state, move.target) if isinstance(move, Act) else None
        at, play = ("", "") if entity is None or entity.at not in state.ways else (entity.at, getattr(move, "play", ""))
    if not at:
        return False
    chance, harm = odds.falls(state, index, at, play)
    return chance > 0 and state.members[index].ep <= 2 * harm


def is_healing(state: State, index: int, move: Act) -> bool:
    """Return whether an Action heals an ally or oneself who lacks EP."""
    play = worth.play_of(state, index, move.play)
    return play.targets == "ally" and only_heals(play.name)
