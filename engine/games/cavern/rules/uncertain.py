"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core.moves import Move

from ..state import moves
from ..state.view import View
from .contests import goes_on_by


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something: to take a Delver home never does, and what is said of
    prompts only where the own roll goes on by it."""
    match move:
        case moves.Retrieve():
            return False
        case moves.Prompts(setting=setting):
            return goes_on_by(view.state, setting)
    return True
