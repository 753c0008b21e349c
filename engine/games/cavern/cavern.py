"""A cavern while a move is being carried out: the state so far, the dice, the events told, and the plain acts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.game import Seat
from engine.core.progress import Progress

from .board import Board, board
from .state import Player, State


class Cavern(Progress[State]):
    """A cavern's move at work."""

    __slots__ = ()

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie now."""
        return board(self.state.tiles)

    def player(self, seat: Seat) -> Player:
        """Return what a seat holds."""
        return self.state.players[seat]

    def set_player(self, seat: Seat, **fields: Any) -> None:
        """Replace fields of what a seat holds."""
        players = self.state.players
        self.change(players=(*players[:seat], replace(players[seat], **fields), *players[seat + 1 :]))

    def name(self, seat: Seat) -> str:
        """Return how a seat is called."""
        return self.state.names[seat]


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """Return all seats in turn order from ``start`` on (CAV-064)."""
    count = len(state.players)
    return tuple((start + step) % count for step in range(count))
