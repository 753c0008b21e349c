"""Moves that a press makes again and again until something comes up (a capability, see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .game import AnyGame, Event
from .moves import Move

V = TypeVar("V")

AGAIN = "again"
"""Begins the text of a control that makes the move behind it again and again: no verb of a game is called so."""


class Repeats(ABC, Generic[V]):
    """Where nothing else is to be decided, one press makes the same move several times.

    Each time is a move of its own in the journal, with its own dice, as if it had been pressed.
    """

    @abstractmethod
    def repeated(self, view: V, move: Move, /) -> str:
        """Return the label of a button that makes a legal move again and again, "" where there is none."""

    @abstractmethod
    def goes_on(self, view: V, move: Move, events: Sequence[Event], /) -> bool:
        """Return whether a move is made once more after these events of it: nothing came up, and it is still offered so.

        ``view`` is the public one after them, and ``events`` are those that all may know."""


def repeated(game: AnyGame, view: Any, move: Move) -> str:
    """Return the label of a button that makes a move again and again, "" where a game has none."""
    return game.repeated(view, move) if isinstance(game, Repeats) else ""


def goes_on(game: AnyGame, view: Any, move: Move, events: Sequence[Event]) -> bool:
    """Return whether a move is made once more after its events."""
    return isinstance(game, Repeats) and game.goes_on(view, move, events)
