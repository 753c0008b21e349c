"""Which moves roll dice, draw or reveal something (a capability, see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from .game import AnyGame
from .moves import Move

V = TypeVar("V")


class Uncertain(ABC, Generic[V]):
    """The game knows which of its moves roll, draw or reveal something: their controls carry the die mark.

    What the game goes on with after a move (the next turn, the next round) is no part of it.
    """

    @abstractmethod
    def rolls(self, view: V, move: Move, /) -> bool:
        """Return whether a legal move itself may roll, draw or reveal something, as far as this view knows."""


def rolls(game: AnyGame, view: Any, move: Move) -> bool:
    """Return whether a legal move carries the die mark. Where a game says nothing of it, none does."""
    return isinstance(game, Uncertain) and game.rolls(view, move)
