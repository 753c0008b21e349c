"""Two moves of one press: the second is made where the first brought nothing new to light."""

from __future__ import annotations

from collections.abc import Iterable

from .game import Event
from .moves import Move

BOTH = "both"
"""Begins the text of a control that makes two moves: no verb of a game is called so."""
BETWEEN = "; "
"""Stands between the two moves. The first has no text that a player writes, so it is never in it."""


def paired(first: Move, then: Move | None) -> str:
    """Return the text of a control that makes a move, and then another one, if there is one."""
    return str(first) if then is None else f"{BOTH} {first}{BETWEEN}{then}"


def parted(text: str) -> tuple[str, str]:
    """Return the move that a control makes, and the one that the same press makes after it, "" for none."""
    first, _, rest = text.partition(" ")
    if first != BOTH:
        return text, ""
    move, _, then = rest.partition(BETWEEN)
    return move, then


def shows_to_all(events: Iterable[Event]) -> bool:
    """Return whether events reveal something to all: then another choice may be better now."""
    return any(event.reveals and event.seats is None for event in events)
