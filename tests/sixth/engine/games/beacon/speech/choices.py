"""How moves are offered."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.moves import Move
from engine.core.verbs import Give

from ..state.catalogue import WORDS
from ..state.moves import CHORES, Sweep
from ..state.view import View


def choice(view: View, move: Move) -> Choice:
    """Return how a move is offered; everybody may read that a card is handed over, but not which."""
    if isinstance(move, Give):
        taker = view.state.handles.index(move.who)
        whom, held = view.state.names[taker], len(view.state.hands[taker])
        label = WORDS("give-any", whom=whom) if view.seat is None else WORDS("give", card=move.item, whom=whom)
        return Choice(label, WORDS("give.hint", whom=whom, held=held))
    hint = WORDS("chore.hint", level=view.state.level(CHORES[type(move)]))
    return Choice(WORDS(f"chore-{move.verb}"), hint, "plain" if isinstance(move, Sweep) else "main")
