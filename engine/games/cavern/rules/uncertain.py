"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.content import option_at
from ..state.state import Contest, Encountering
from ..state.view import View

ALWAYS = (verbs.Roll, moves.Reroll, moves.Swap)
"""Moves that always do."""
THROWN = ("combat", "spoils", "fight")
"""What dice decide about an option of an Encounter."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself.

    A tile that is drawn for one that was laid, and the loot of a room that closes, are no part of it.
    """
    match view.state.agenda[:1], move:
        case (Encountering(card=card),), verbs.Choose(option=option):
            return option_at(card, int(option) - 1).kind in THROWN
        case (Encountering() | Contest(),), moves.Spend():
            return True
    return isinstance(move, ALWAYS)
