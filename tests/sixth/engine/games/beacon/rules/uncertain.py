"""Which moves may draw or roll: they carry the die mark."""

from __future__ import annotations

from engine.core.moves import Move

from ..state.view import View


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may draw or roll: each draws while there are cards, a night's last rolls (BEA-007)."""
    del view, move
    return True
