"""What a steady player would do next stands before all else in a turn, and at a lock."""

from __future__ import annotations

from engine.core.company import led
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move

from ..rules.legal import legal
from ..speech import choices
from ..state.state import Lock, State
from ..state.view import View
from .company import advise


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered: what is advised comes first for all who look."""
    found, state = choices.choice(view, move), view.state
    if state.turn is None or (state.agenda and not isinstance(state.agenda[0], Lock)):
        return found
    return led(found, move, _advised(state))


@memo
def _advised(state: State) -> Move | None:
    """Return what the adventurer whose turn it is would be advised."""
    if state.turn is None:
        return None
    seat = state.heroes[state.turn.hero].seat
    moves = list(legal(state, seat))
    advice = advise(View(seat, state), moves, Dice(KeyedSource(""))) if moves else ()
    return advice[0].move if advice else None
