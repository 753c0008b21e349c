"""Which move of a turn is lit before all others: the one that a steady player is advised to make."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.memo import fleeting, memo
from engine.core.moves import Move
from engine.core.verbs import Pass

from ..desk import rulings
from ..rules import ahead, legal, turns
from ..state.moves import Leave
from ..state.state import State
from ..state.view import View
from . import advising


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered; in a turn under way the one that is advised first stands before all others, a
    card that a post for all leaves in its owner's hand too."""
    found, told = rulings.choice(view, move), view if view.seat is None else ahead.addressed(view, view.seat)
    state = told.state
    index = turns.acting(state)
    if view.whole or index is None or not turns.free(state) or (state.turn is not None and state.turn.over):
        return found
    if view.seat is not None and view.seat != state.members[index].seat:
        return found
    best = _best(state, index)
    if best is None:
        return found
    if move == best:
        return replace(found, weight="first")
    return replace(found, weight="main") if found.weight == "first" else found


@fleeting
@memo
def _best(state: State, index: int) -> Move | None:
    """Return what the member is advised first whose turn is under way, ``None`` for nothing but to end it."""
    moves = list(legal.out_there(state, index))
    best = next(iter(advising.best_of(state, index, moves, Dice(KeyedSource("")))), None)
    sure = isinstance(best, Leave | Pass)
    return None if sure else best
