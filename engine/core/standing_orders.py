"""Which standing orders a seat has given (a capability, see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from .game import AnyGame, Choice
from .verbs import SetOrder

V = TypeVar("V")


class TakesOrders(ABC, Generic[V]):
    """The game takes standing orders, and knows what each seat has set (TAB-069)."""

    @abstractmethod
    def standing(self, view: V, /) -> tuple[SetOrder, ...]:
        """Return the orders that hold for the seat of a view: one for each thing that can be set, the first ones included.

        Empty for a view without a seat, and before the seat can set any.
        """


def standing(game: AnyGame, view: Any) -> tuple[Choice, ...]:
    """Return how the orders that hold for the seat of a view are offered, none where a game takes none."""
    return tuple(game.choice(view, order) for order in game.standing(view)) if isinstance(game, TakesOrders) else ()
