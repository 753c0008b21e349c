"""What a keeper may know of a watch: everything but the other hands, the deck and the coming storm (BEA-011)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.game import Seat

from .state import State

HIDDEN = ""
"""Stands for a card that is not known."""


class View(msgspec.Struct, frozen=True):
    """A watch as ``seat`` sees it (``None``: the public). Each hidden card is there, and hidden."""

    seat: Seat | None
    state: State

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards of this seat."""
        return () if self.seat is None else self.state.hands[self.seat]


def view_for(state: State, seat: Seat | None) -> View:
    """Return the view of a seat."""
    hands = (hand if other == seat else (HIDDEN,) * len(hand) for other, hand in enumerate(state.hands))
    return View(seat, replace(state, hands=tuple(hands), deck=(HIDDEN,) * len(state.deck), coming=()))
