"""Where bot players hold on while no person at a table has a move: each part of what they do is to be read by itself."""

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
        """Return whether some events, which led to a state, took the last of some seats out of the game. Events that end a
        round without these seats do the same.

        No move will be asked of these people for now, so bot players hold on until they have seen it.
        """


def halts(game: AnyGame, state: Any, events: Sequence[Event], seats: Sequence[Seat]) -> bool:
    """Return whether bot players hold on after some events (`Halts`), never where a game says nothing of it."""
    return isinstance(game, Halts) and game.halts(state, events, seats)
