"""What a steady player would do next stands before all else that the party can do."""

from __future__ import annotations

from engine.core.bot_players import led
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move

from ..rules import awaiting, legal
from ..state.moves import Journey
from ..state.state import State
from ..state.view import View
from . import known_map
from .sensible import TEMPERS, Turn


def offered(view: View, move: Move, found: Choice) -> Choice:
    """Return how a legal move is offered, ``found`` by itself: the action that is advised comes first, until one is
    proposed. A move that comes first without advice stays a button."""
    state = view.state
    if awaiting.moment(state) != "action" or any(vote.text != awaiting.TRUST for vote in state.votes):
        return found
    return led(found, move, _advised(state), kept=isinstance(move, Journey), stays=True)


@memo
def _advised(state: State) -> Move | None:
    """Return the action that a steady player would propose: every member sees the same of it."""
    seat = next(iter(awaiting.voters(state)), None)
    moves = list(legal.legal(state, seat)) if seat is not None and seat != state.master else []
    return Turn(state, moves, known_map.recalled(state), TEMPERS["steady"]).ideas()[0].move if moves else None
