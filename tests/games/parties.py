"""Parties: those who play a game sensibly, whichever it is, as ``tests/games/<key>/party.py`` says; by chance where it does
not."""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Sequence
from typing import Any, Protocol

from engine.core.game import AnyGame, Event
from engine.core.moves import Move


class Party(Protocol):
    """All who play at a table: they share what they heard, and each decides by nothing but their own view.

    A module ``party`` of a game's tests has a class ``Party`` that is made of how many they are, and a seed for what they
    have no reason to prefer.
    """

    def choose(self, state: Any, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return who moves next, most often one of those awaited, and how."""
        ...

    def hear(self, events: Sequence[Event]) -> None:
        """Remember what came of a move."""
        ...


class Haphazard:
    """A party that makes any moves but those that cannot be made good again."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self._game = game
        self._chance = random.Random(seed)

    def choose(self, state: Any, awaited: Sequence[int]) -> tuple[int, Move]:
        """Return any move of anybody awaited."""
        seat = self._chance.choice(awaited)
        view, moves = self._game.view(state, seat), list(self._game.legal(state, seat))
        return seat, self._chance.choice([move for move in moves if not self._game.choice(view, move).sure] or moves)

    def hear(self, events: Sequence[Event]) -> None:
        """Pay no heed."""


def party_of(game: AnyGame, players: int, seed: str) -> Party:
    """Return a party for a game."""
    module = f"tests.games.{game.key}.party"
    if importlib.util.find_spec(f"tests.games.{game.key}") is None or importlib.util.find_spec(module) is None:
        return Haphazard(game, seed)
    party: Party = importlib.import_module(module).Party(players, seed)
    return party
