"""A delve as it may truly be: what lies facedown is dealt anew (SKY-G56)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice

from ..state.state import State, holds_none, led
from ..state.view import View, parted


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to a seat as the true one does; orders that are hidden are dealt by ``lot``.

    A card that was looked at stays on top. A drawn deck has as many cards of each sort as are still unseen (SKY-G81).
    """
    state = view.state
    deck, spare = parted(state.peeked, lot.shuffled((*state.deck, *state.spare)), state.deck)
    deck = led(lot.shuffled(deck), holds_none(state))
    if state.peeked in deck:
        deck = (state.peeked, *(card for card in deck if card != state.peeked))
    return replace(
        state,
        deck=deck,
        spare=spare,
        stacks={shape: lot.shuffled(stack) for shape, stack in state.stacks.items()},
        relics={rank: lot.shuffled(relics) for rank, relics in state.relics.items()},
        bags=(lot.shuffled(state.bags[0]), lot.shuffled(state.bags[1])),
    )
