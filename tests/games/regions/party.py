"""A sensible party, as it sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move
from engine.games.regions.player.ground import Memory
from engine.games.regions.player.odds import lot
from engine.games.regions.state.state import State

from .simulate.games import choose


class Party:
    """A party with one memory, that draws lots where it has no reason to prefer one thing."""

    def __init__(self, players: int, seed: str) -> None:
        del players
        self._lot = lot(f"{seed} lot")
        self._memory = Memory()
        self._moves = 0

    def choose(self, state: State, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return who moves next, and how: somebody whose turn is over may still Move in an ally's."""
        self._moves += 1
        return choose(state, awaited, self._memory, self._lot, self._moves - 1)

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Nothing has to be remembered that the view does not repeat."""
