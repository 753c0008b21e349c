"""Two moves of one press: the second is made where the first brought nothing new to light, or does no more than open it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from .game import AnyGame, Event
from .moves import Move

V = TypeVar("V")

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


class OpensMoves(ABC, Generic[V]):
    """A move may do no more than open others, as taking a turn does (a capability, see `engine.core.capabilities`). Then
    one press makes both. What the first brings is told beforehand, so the second is made wherever it is still legal. Where
    the second opens a single move in turn, that press makes it, too."""

    @abstractmethod
    def opened(self, view: V, move: Move, /) -> Sequence[Move]:
        """Return what a seat can do once it has made a legal move that brings nothing unforeseen; () for a move that is
        offered by itself. ``view`` is that seat's, or the public one that is told while it alone is awaited."""


def opened(game: AnyGame, view: V, move: Move) -> Sequence[Move]:
    """Return what a legal move opens, () where a game says nothing of it."""
    return game.opened(view, move) if isinstance(game, OpensMoves) else ()


def meant_move(text: str) -> str:
    """Return the move for which a control is pressed: the second of two, for which the first makes way, else its own."""
    first, then = parted(text)
    return then or first
