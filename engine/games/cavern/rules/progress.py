"""A cavern while a move is being carried out: the state so far, the dice, the events told, and the plain acts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.flow import Progress
from engine.core.game import Seat
from engine.core.memo import changed, replaced

from ..state.board import Board, board_of
from ..state.naming import called
from ..state.state import Player, Sent, State
from .events import gains


class Cavern(Progress[State]):
    """A cavern's move at work."""

    __slots__ = ()

    def change(self, **fields: Any) -> None:
        """Replace fields of the state; what follows from the others alone stays known."""
        self.state = changed(self.state, **fields)

    @property
    def board(self) -> Board:
        """The board of the tiles as they lie now."""
        return board_of(self.state)

    def player(self, seat: Seat) -> Player:
        """Return what a seat holds."""
        return self.state.players[seat]

    def set_player(self, seat: Seat, **fields: Any) -> None:
        """Replace fields of what a seat holds."""
        self.change(players=self.with_player(seat, **fields))

    def with_player(self, seat: Seat, **fields: Any) -> tuple[Player, ...]:
        """Return what all seats hold, with fields of one of them replaced."""
        return replaced(self.state.players, seat, **fields)

    def name(self, seat: Seat) -> str:
        """Return how a seat is called."""
        return self.state.names[seat]

    def called(self, delvers: Iterable[Sent]) -> tuple[str, ...]:
        """Return how Delvers are called: "Ada's brute" each."""
        return tuple(called(self.state, sent) for sent in delvers)

    def take_home(self, going: Sequence[Sent], *, contested: bool = False) -> None:
        """Return Delvers from the dungeon to their players, where they are facedown again (CAV-109, CAV-G53).

        With those that drifted comes their XP, unless they were ``contested`` in a Battle (CAV-G30).
        """
        left, players = list(self.state.delvers), list(self.state.players)
        for sent in going:
            left.remove(sent)
            player = players[sent.seat]
            reserve = tuple(sorted((*player.reserve, sent.kind)))
            players[sent.seat] = replace(player, reserve=reserve, xp=player.xp + (sent.drifted and not contested))
        self.change(delvers=tuple(left), players=tuple(players))
        paid = [sent.seat for sent in going if sent.drifted and not contested]
        for seat in sorted(set(paid)):
            self.tell(gains.GainedXp(self.name(seat), paid.count(seat)))
