"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import board, moves
from ..state.naming import exit_named
from ..state.state import member_of
from ..state.view import View
from .flow import open_questions
from .steps import Assist, Interrupt, React

ALWAYS = (verbs.Use, moves.Act, moves.Drag, moves.Hide, moves.Light, moves.Pick, moves.Search)
"""Moves that always may."""
ROLLED = (React, Interrupt, Assist)
"""Questions about a roll that is made next, whatever is answered."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself: a Move does on new ground, against what stands
    in its way, and past known Traps."""
    state = view.state
    match move:
        case verbs.MoveTo(to=to):
            if (index := _mover(view)) is None:
                return True
            here = state.members[index].region
            if (way := exit_named(state, here, to)) is None:
                return True
            beyond = way.other(here)
            trapped = board.known_traps(state, here, "leave") or board.known_traps(state, beyond, "enter")
            return beyond not in state.explored or board.blocking(state, way.id) is not None or bool(trapped)
        case moves.Strategy(play=play):
            return play == "draw"
        case verbs.Choose():
            return isinstance(next(iter(open_questions(state)), None), ROLLED)
    return isinstance(move, ALWAYS)


def _mover(view: View) -> int | None:
    """Return the member whose move it is: the one of the view's seat, in public the one whose turn it is."""
    if view.seat is not None:
        return member_of(view.state, view.seat)
    return None if view.state.turn is None else view.state.turn.member
