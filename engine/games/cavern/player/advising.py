"""What a steady player would think of first, each with one reason in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.company import Advice
from engine.core.dice import Dice
from engine.core.moves import Move

from ..state.view import View
from .sensible import Habits, decide


def advised(view: View, moves: Sequence[Move], habits: Habits, lot: Dice) -> Sequence[Advice]:
    """Return two or three moves worth making, the best one first."""
    move = decide(view, habits, lot)
    return (Advice(move, "That is what a steady player would do."),)
