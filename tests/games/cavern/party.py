"""Sensible players, as they sit at a table."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event
from engine.core.moves import Move
from engine.games.cavern.game import GAME
from engine.games.cavern.player.sensible import Habits, decide
from engine.games.cavern.state.state import State


class Party:
    """Players of one manner, who draw lots between what is equal to them."""

    def __init__(self, players: int, seed: str) -> None:
        del players
        self._lot = Dice(KeyedSource(f"{seed} lot"))

    def choose(self, state: State, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return what the first of those awaited does."""
        return awaited[0], decide(GAME.view(state, awaited[0]), Habits(), self._lot)

    def hear(self, state: State, events: Sequence[Event]) -> None:
        """Nothing has to be remembered."""
