"""A sensible party, as it sits at a table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.core.moves import Move
from engine.games.skyshard.player.sensible import decide
from engine.games.skyshard.state.state import State


class Party:
    """Adventurers who need no memory: all that counts is on the map."""

    def __init__(self, players: int, seed: str) -> None:
        del players, seed

    def choose(self, state: State, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return what the first of those awaited does."""
        return awaited[0], decide(state, awaited[0])

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Nothing has to be remembered."""
