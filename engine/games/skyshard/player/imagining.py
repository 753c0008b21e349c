"""A delve as it may truly be: what lies facedown is dealt anew (SKY-G56)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core.dice import Dice

from ..state.content import content
from ..state.state import State, setting_of
from ..state.view import View, parted


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to a seat as the true one does; the orders that nobody knows are dealt by ``lot``.

    A card that was looked at stays on top, and no stack that nobody drew from begins with a dead end (SKY-G06). A drawn
    deck has as many cards of each sort as nobody has seen yet (SKY-G81).
    """
    state = view.state
    deck, spare = parted(state.peeked, lot.shuffled((*state.deck, *state.spare)), state.deck)
    deck = lot.shuffled(deck)
    if state.peeked in deck:
        deck = (state.peeked, *(card for card in deck if card != state.peeked))
    whole: Counter[str] = Counter(tile.shape for tile in setting_of(state).tiles.values())
    return replace(
        state,
        deck=deck,
        spare=spare,
        stacks={shape: _stack(stack, whole[shape], lot) for shape, stack in state.stacks.items()},
        relics={rank: lot.shuffled(relics) for rank, relics in state.relics.items()},
        bags=(lot.shuffled(state.bags[0]), lot.shuffled(state.bags[1])),
    )


def _stack(tiles: tuple[str, ...], whole: int, lot: Dice) -> tuple[str, ...]:
    """Return a stack of tiles as it may lie; nobody drew from one that is ``whole``."""
    known = content().tiles
    dealt = list(lot.shuffled(tiles))
    if len(dealt) == whole > 1 and len(known[dealt[0]].doors) == 1:
        dealt[0], dealt[1] = dealt[1], dealt[0]
    return tuple(dealt)
