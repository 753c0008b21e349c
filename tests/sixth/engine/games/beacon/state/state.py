"""What a watch is made of."""

from __future__ import annotations

import msgspec

from engine.core.game import Seat

from .content import THINGS

BEST, AT_FIRST = 3, 2
"""The best order, and the order in which everything begins (BEA-004, BEA-003)."""
HAND, MOST_HELD = 3, 5
"""A hand is drawn up to so many cards, and no card is handed to a keeper who holds so many (BEA-014, BEA-015)."""


class Laid(msgspec.Struct, frozen=True):
    """A card on the table, beside the thing that it saw to, and the keeper who played it."""

    card: str
    seat: Seat


class State(msgspec.Struct, frozen=True):
    """Everything. Cards are the ids of their things; ``levels`` are those of `THINGS` in order.

    ``handles`` are the words by which moves name the keepers. ``laid`` are the cards of this night, ``spent`` those of
    earlier ones. ``struck`` is what the last storm struck, ``coming`` what the next one will: faces of the die.
    """

    names: tuple[str, ...]
    handles: tuple[str, ...]
    nights: int
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    levels: tuple[int, ...] = (AT_FIRST,) * len(THINGS)
    night: int = 1
    acting: Seat = 0
    laid: tuple[Laid, ...] = ()
    spent: tuple[str, ...] = ()
    struck: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()

    def level(self, thing: str) -> int:
        """Return the order that a thing is in."""
        return self.levels[THINGS.index(thing)]

    @property
    def over(self) -> bool:
        """Whether the last night is over."""
        return self.night > self.nights
