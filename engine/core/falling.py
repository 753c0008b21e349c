"""Which seats are out of the game while others go on. A person whose adventurer is out may play on as that of a bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from .game import AnyGame, Seat

S = TypeVar("S")
V = TypeVar("V")


class Falls(ABC, Generic[S, V]):
    """A game in which seats may be out while others go on (a capability, see `engine.core.capabilities`)."""

    @abstractmethod
    def is_out(self, state: S, seat: Seat, /) -> bool:
        """Return whether a seat is out of a game under way: it is asked no more moves, unless others bring it back."""

    @abstractmethod
    def in_short(self, view: V, seat: Seat, /) -> str:
        """Return in a few words what matters to a player who would play on as a seat, from a view: "Scout, EP 4 of 9"."""


def is_out(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Return whether a seat is out of a game under way (`Falls`), never where a game says nothing of it."""
    return isinstance(game, Falls) and game.is_out(state, seat)


def in_short(game: AnyGame, view: Any, seat: Seat) -> str:
    """Return what matters of a seat in a few words, "" where a game says nothing of it."""
    return game.in_short(view, seat) if isinstance(game, Falls) else ""
