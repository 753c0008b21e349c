"""What a steady player would do next stands before all else in a turn, and at a lock."""

from __future__ import annotations

from engine.core.bot_players import led
from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import MoveTo

from ..rules.legal import legal
from ..rules.turns import charges
from ..speech import choices, pricing
from ..state.moves import Visit
from ..state.state import Lock, State
from ..state.view import View
from .company import advise
from .sensible import cell_of


def choice(view: View, move: Move) -> Choice:
    """Return how a legal move is offered: what is advised comes first for all who look."""
    found, state = choices.choice(view, move), view.state
    if state.turn is None or (state.agenda and not isinstance(state.agenda[0], Lock)):
        return found
    best = _advised(state)
    # A shard in reach stays a button, unless what is advised takes one.
    to = cell_of(best.to) if isinstance(best, MoveTo | Visit) else None
    takes = to is not None and pricing.on_the_way(state, charges(state).get(to, to))
    return led(found, move, best, kept=not takes)


@memo
def _advised(state: State) -> Move | None:
    """Return what the adventurer whose turn it is would be advised."""
    if state.turn is None:
        return None
    seat = state.heroes[state.turn.hero].seat
    moves = list(legal(state, seat))
    advice = advise(View(seat, state), moves, Dice(KeyedSource(""))) if moves else ()
    return advice[0].move if advice else None
