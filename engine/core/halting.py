"""Where bot players hold on: the last person at a table was just taken out of the game, and is to read of it first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .game import AnyGame, Event, Seat

S = TypeVar("S")


class Halts(ABC, Generic[S]):
    """Some of a party may be out of the game while others go on (a capability, see `engine.core.capabilities`)."""

    @abstractmethod
    def halts(self, state: S, events: Sequence[Event], seats: Sequence[Seat], /) -> bool:
        """Return whether some events, which led to a state, took the last of some seats out of the game.

        No move will be asked of these people for now, so bot players hold on until they have seen it.
        """


def halts(game: AnyGame, state: Any, events: Sequence[Event], seats: Sequence[Seat]) -> bool:
    """Return whether some events took the last of some seats out of a game, never where a game says nothing of it."""
    return isinstance(game, Halts) and game.halts(state, events, seats)
