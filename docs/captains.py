"""Rivals of Galaxy who play by themselves, for pictures: as sensible as the players that measure the balance."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player.sensible import Memory
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import State
from tests.games.galaxy.simulate.games import choose, lot, manners_for

NAMES = ("Ada", "Bob", "Cy", "Dee")


def voyaged(key: str) -> Iterator[State]:
    """Yield every state of an expedition of four."""
    dice, luck = Dice(KeyedSource(key)), lot(f"{key} lot")
    manners, memories = manners_for(len(NAMES), luck), [Memory() for _ in NAMES]
    state, _ = GAME.new(Setup(NAMES, Options()), dice)
    moves = 0
    while seats := GAME.turn(state):
        seat, move = choose(state, seats, manners, memories, luck, moves)
        state, _ = GAME.apply(state, seat, move, dice)
        moves += 1
        yield state
