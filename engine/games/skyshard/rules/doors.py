"""Which doors can be explored, and maps on which none can."""

from __future__ import annotations

from engine.maps.hexes import Hex

from ..state.board import board
from ..state.state import State, drawn
from .progress import cards_left


def explorable(state: State) -> tuple[Hex, ...]:
    """Return the explorable hexes in reading order: doors at the edge, not explored, while shards are left (SKY-020).

    With the last shard drawn there is none, by whatever card it came (SKY-025, SKY-026, SKY-G13), nor without a card to
    draw (SKY-G09).
    """
    return () if drawn(state) >= state.required or not cards_left(state) else board(state.tiles).open_doors


def sealed(state: State) -> bool:
    """Return whether shards and cards remain to be drawn and no hex can be explored (SKY-G55)."""
    return drawn(state) < state.required and cards_left(state) and not explorable(state)
