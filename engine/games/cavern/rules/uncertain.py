"""Which moves may roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core.moves import Move

from ..state import moves
from ..state.view import View

CERTAIN = (moves.Retrieve, moves.Prompts)
"""Moves that never do."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something."""
    del view
    return not isinstance(move, CERTAIN)
