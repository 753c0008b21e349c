"""Which moves roll, draw or reveal something, as far as everybody knows: they carry the die mark."""

from __future__ import annotations

from engine.core import verbs
from engine.core.moves import Move

from ..state import moves
from ..state.content import content
from ..state.state import Contest, Encountering
from ..state.view import View

ALWAYS = (verbs.Roll, moves.Reroll, moves.Swap)
"""Moves that always do."""


def rolls(view: View, move: Move) -> bool:
    """Return whether a legal move may roll, draw or reveal something itself.

    Of the answers to a story a Fight does, which its title tells; what is no Fight beside it is mostly a retreat. Without a
    Fight both may: what they ask stays hidden until one is chosen (CAV-034).
    A tile that is drawn for one that was laid, and the loot of a room that closes, are no part of it.
    """
    match view.state.agenda[:1], move:
        case (Encountering(card=card),), verbs.Choose(option=option):
            fights = [answer.kind == "fight" for answer in content().encounters[card].options]
            return fights[int(option) - 1] or not any(fights)
        case (Encountering(),), moves.Spend():
            return True
        case (Contest(),), moves.Spend():
            return True
        case (Contest(stage="before"),), moves.Reveal():
            # What a card adds is rolled at once.
            return True
        case (Contest(stage="before"),), moves.Prompts(setting="off"):
            # A player who is never asked rolls at once.
            return True
    return isinstance(move, ALWAYS)
