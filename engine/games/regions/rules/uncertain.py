"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.state import State
from ..state.view import View
from . import awaiting, turns

CERTAIN = (verbs.Buy, moves.Cure, moves.Learn, moves.Concede, moves.Leave)
"""Moves that never do."""
ASIDE = (verbs.Stow, verbs.Discard, verbs.Give)
"""Moves that never do, but where nothing else is left to be done the next round begins with them."""
GOING_ON = ("turn", "saved")
"""The standing orders that may let the round go on at once."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something."""
    state = view.state
    match move:
        case verbs.SetOrder(order=order):
            return state.phase == "play" and order.partition(":")[0] in GOING_ON
        case verbs.Equip():
            return state.phase == "play"
        case moves.Claim():
            return _is_hurting(state)
        case verbs.Choose():
            return state.phase != "muster" or len(state.agenda) <= 1
    if isinstance(move, ASIDE):
        return state.phase == "play" and (awaiting.may_go_on(state) or getattr(move, "item", "") in state.scenario.needs)
    return not isinstance(move, CERTAIN)


def _is_hurting(state: State) -> bool:
    """Return whether the start of a turn may bring something to a member who has yet to take it (REG-G09)."""
    waiting = [state.members[index] for index in turns.waiting(state)]
    return bool(state.ongoing) or any(member.ep == 0 or member.diseases for member in waiting)
