"""A sensible party, as it sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move
from engine.core.verbs import Trust
from engine.games.wilds.game import GAME
from engine.games.wilds.player.atlas import Memory
from engine.games.wilds.player.sensible import aside, decide
from engine.games.wilds.state.state import State


class Party:
    """A party with one memory; what somebody has proposed the others agree to."""

    def __init__(self, players: int, seed: str) -> None:
        del players, seed
        self._memory = Memory()

    def choose(self, state: State, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return what one of those awaited does: something on the side, else what the first of them decides."""
        if not state.agenda and state.phase == "trek":
            for seat in awaited:
                if (move := aside(GAME.view(state, seat), list(GAME.legal(state, seat)))) is not None:
                    return seat, move
        seat = awaited[0]
        view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
        proposed = [vote.text for vote in state.votes if vote.text != str(Trust())]
        agreed = next((move for move in moves if str(move) in proposed), None)
        return seat, agreed or decide(view, moves, self._memory)

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Remember what everybody was told."""
        self._memory.hear(list(events))
