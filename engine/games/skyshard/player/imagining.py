"""A delve as it may truly be: what lies facedown is dealt anew (SKY-G56)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.dice import Dice

from ..state.content import content
from ..state.state import State
from ..state.view import View


def imagined(view: View, lot: Dice) -> State:
    """Return a state that looks to a seat as the true one does; the orders that nobody knows are dealt by ``lot``.

    A card that was looked at stays on top, and no stack that nobody drew from begins with a dead end (SKY-G06).
    """
    state = view.state
    deck = lot.shuffled(state.deck)
    if state.peeked in deck:
        deck = (state.peeked, *(card for card in deck if card != state.peeked))
    return replace(
        state,
        deck=deck,
        stacks={shape: _stack(shape, stack, lot) for shape, stack in state.stacks.items()},
        relics={rank: lot.shuffled(relics) for rank, relics in state.relics.items()},
        bags=(lot.shuffled(state.bags[0]), lot.shuffled(state.bags[1])),
    )


def _stack(shape: str, tiles: tuple[str, ...], lot: Dice) -> tuple[str, ...]:
    """Return a stack of tiles as it may lie."""
    known = content().tiles
    dealt = list(lot.shuffled(tiles))
    whole = len(dealt) == sum(tile.shape == shape for tile in known.values())
    if whole and len(dealt) > 1 and len(known[dealt[0]].doors) == 1:
        dealt[0], dealt[1] = dealt[1], dealt[0]
    return tuple(dealt)
