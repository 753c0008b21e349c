"""Sensible players, as they sit at a table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move
from engine.games.galaxy.player.sensible import Memory
from engine.games.galaxy.state.state import State

from .simulate.games import choose, lot, manners_for


class Party:
    """Players of various manners, each with a memory of their own."""

    def __init__(self, players: int, seed: str) -> None:
        self._lot = lot(f"{seed} lot")
        self._manners = manners_for(players, self._lot)
        self._memories = [Memory() for _ in range(players)]
        self._moves = 0

    def choose(self, state: State, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return who of those awaited moves next, and how."""
        self._moves += 1
        return choose(state, awaited, self._manners, self._memories, self._lot, self._moves - 1)

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Nothing of it has to be remembered."""
