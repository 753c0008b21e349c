"""A party of Regions that goes its way by itself, for pictures: as sensible as the players that measure the scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.games.regions.game import GAME
from engine.games.regions.player.ground import Memory
from engine.games.regions.player.odds import lot
from engine.games.regions.player.sensible import decide
from engine.games.regions.state.options import Options
from engine.games.regions.state.state import State

NAMES = ("Ada", "Bob", "Cy", "Game master")


def ventured(key: str, options: Options) -> Iterator[State]:
    """Yield every state of a scenario of three, with a game master who lets it go."""
    dice, luck, memory = Dice(KeyedSource(key)), lot(f"{key} lot"), Memory()
    state, _ = GAME.new(Setup(NAMES, options, master=3), dice)
    while seats := GAME.turn(state):
        seat = seats[0]
        move = decide(GAME.view(state, seat), list(GAME.legal(state, seat)), memory, luck)
        state, _ = GAME.apply(state, seat, move, dice)
        yield state
