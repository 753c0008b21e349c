"""Games that tell a player by themselves what came of their newest move, so that its post need not be quoted (a capability,
see `engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from .game import AnyGame

V = TypeVar("V")


class Retells(ABC, Generic[V]):
    """What a seat alone knows (`capabilities.Private`) may begin with what came of its newest move."""

    @abstractmethod
    def retells(self, view: V, /) -> bool:
        """Return whether this seat's own panel tells that now."""


def retells(game: AnyGame, view: Any) -> bool:
    """Return whether a seat's own panel tells by itself what came of its newest move."""
    return isinstance(game, Retells) and game.retells(view)
