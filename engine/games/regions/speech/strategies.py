"""What a Strategy Phase is good for: it is named as part of a turn only where it is more than a card to draw."""

from __future__ import annotations

from engine.core.verbs import Equip

from ..rules.actions import plays
from ..rules.party import equipment
from ..state.state import State


def has_strategy(state: State) -> bool:
    """Return whether the member whose turn it is can do more with their Strategy Phase than draw a card."""
    if state.turn is None:
        return False
    index = state.turn.member
    held = (play for play in plays.held(state, index) if play.kind == "strategy")
    changes = any(isinstance(move, Equip) for move in equipment.moves(state, index))
    return changes or any(plays.unusable(state, index, play) is None for play in held)
