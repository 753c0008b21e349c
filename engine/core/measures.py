"""Measures: how far a game got, as its own rules count it, to be compared with others of its kind (a capability, see
`engine.core.capabilities`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import msgspec

from .game import AnyGame, Outcome, Seat

S = TypeVar("S")
Counted = tuple[str, str]
"""What is counted, in words, for `engine.core.words.count`: one of it, several."""


class Measured(msgspec.Struct, frozen=True):
    """What came of a game that has ended: what each seat reached, or all of them together (one score).

    ``rounds`` is how many it took; 0: they are not counted.
    """

    scores: tuple[int, ...]
    rounds: int = 0

    def score(self, seat: Seat) -> int:
        """Return what a seat reached; 0 where nothing is counted."""
        return self.scores[seat if len(self.scores) > 1 else 0] if self.scores else 0


class Measures(ABC, Generic[S]):
    """Games of this kind can be compared: ``scored`` is what a score counts, ``timed`` what their length is counted in."""

    scored: Counted = ("point", "points")
    timed: Counted = ("round", "rounds")

    @abstractmethod
    def measured(self, state: S, /) -> Measured:
        """Return what came of a game that its rules have ended."""


class _UsualMeasures(Measures[Any]):
    """What is compared where a game says nothing: its scores."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def measured(self, state: Any, /) -> Measured:
        outcome: Outcome | None = self._game.outcome(state)
        return Measured(outcome.scores if outcome is not None else ())


def measures(game: AnyGame) -> Measures[Any]:
    """Return who knows what came of a game: the game, or the bot for all games."""
    return game if isinstance(game, Measures) else _UsualMeasures(game)
