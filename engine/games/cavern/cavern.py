"""A cavern while a move is being carried out: the state so far, the dice, the events told, and the plain acts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.errors import IllegalMove
from engine.core.game import Event, Seat

from .board import Board, board
from .state import Player, State, Task


class Cavern:
    """One move at work. ``state`` is replaced step by step; ``events`` grows."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie now."""
        return board(self.state.tiles)

    def tell(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def push(self, *tasks: Task) -> None:
        """Put tasks first on the agenda, in the order given."""
        self.change(agenda=(*tasks, *self.state.agenda))

    def finish(self) -> None:
        """Take the first task off the agenda."""
        self.change(agenda=self.state.agenda[1:])

    def amend(self, **fields: Any) -> None:
        """Replace fields of the first task."""
        first, *rest = self.state.agenda
        self.change(agenda=(replace(first, **fields), *rest))

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


def heed(refusal: IllegalMove | None) -> None:
    """Raise what speaks against a move, if anything does."""
    if refusal is not None:
        raise refusal


def clockwise(state: State, start: Seat) -> tuple[Seat, ...]:
    """Return all seats in turn order from ``start`` on (CAV-064)."""
    count = len(state.players)
    return tuple((start + step) % count for step in range(count))
