"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.view import View

CERTAIN = (
    verbs.Buy,
    moves.Sell,
    verbs.Give,
    moves.Lead,
    moves.Write,
    moves.RolesTo,
    verbs.SetOrder,
    verbs.Enter,
)
"""Moves that never do. Mending can be the last that is done in a camp, and then the night comes."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something. One that is proposed may as soon as enough agree."""
    state = view.state
    if state.phase == "characters":
        # The last who chooses sets the party out.
        return sum(not member.ready for member in state.members) <= 1 and not isinstance(move, CERTAIN)
    return not isinstance(move, CERTAIN)
