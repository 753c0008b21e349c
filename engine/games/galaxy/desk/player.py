"""No bot player keeps a desk; what its decks could hold is known to all who keep it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.bot_players import Advice, Manner, Thought
from engine.core.dice import Dice
from engine.core.memo import changed
from engine.core.moves import Move

from ..rules.exploring import decks
from ..state.state import State
from ..state.view import View


def decide(view: View, moves: Sequence[Move], mind: None, manner: Manner, lot: Dice) -> Thought[None]:
    """See `engine.core.bot_players.Plays`: no move."""
    return Thought(None, mind)


def advise(view: View, moves: Sequence[Move], lot: Dice) -> Sequence[Advice]:
    """See `engine.core.bot_players.Plays`: no advice."""
    return ()


def imagined(view: View, lot: Dice) -> State:
    """See `engine.core.bot_players.Plays`: the cards that are left lie in another order."""
    state = view.state
    left = {name: list(Counter(decks.unseen(state, name)).elements()) for name in state.decks}
    return changed(state, decks={name: replace(deck, draw=lot.shuffled(left[name])) for name, deck in state.decks.items()})
