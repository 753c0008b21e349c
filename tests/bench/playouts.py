"""Games played at random, every legal move listed at every step: ours beside catanatron, four random players each.

Both sides do the same work: set a game up, list all legal moves, take one at random, make it, until the game is over.
Every run begins with the same games, from seeds. What differs is in favour of catanatron: it changes its one state in
place, where ours leaves the old one alone, tells events and draws from a stream that can be checked.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Setup
from engine.core.options import read_options
from engine.games import games

from .timing import rates

SMALLEST = {"rounds": 1, "seconds": 0.0}
NAMES = ("Ada", "Bob", "Cy", "Dee")


def play_of(game: AnyGame, chance: random.Random) -> Callable[[], int]:
    """Return what plays one whole game of ours and says how many moves were made."""
    setup = Setup(NAMES[: game.seats[-1]], read_options(game.options, {}))

    def play() -> int:
        dice = Dice(KeyedSource(str(chance.random())))
        state, _ = game.new(setup, dice)
        moves = 0
        while seats := game.turn(state):
            move = chance.choice(list(game.legal(state, seats[0])))
            state, _ = game.apply(state, seats[0], move, dice)
            moves += 1
        return moves

    return play


def play_of_catanatron(chance: random.Random) -> Callable[[], int]:
    """Return what plays one whole game of catanatron and says how many moves were made."""

    def play() -> int:
        game = Game([RandomPlayer(color) for color in Color], seed=chance.randrange(1, 1 << 32))
        moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            moves += 1
        return moves

    return play


def measure(rounds: int = 20, seconds: float = 0.25) -> dict[str, float]:
    """Return moves per second of every game of ours and of catanatron, and the ratios."""
    ours = {game.title: play_of(game, random.Random(1)) for game in games().values()}
    found = rates({**ours, "catanatron": play_of_catanatron(random.Random(1))}, rounds=rounds, seconds=seconds)
    named = {f"playout of {name} (moves per second)": value for name, value in found.items()}
    return named | {f"{name} to catanatron, ratio": found[name] / found["catanatron"] for name in ours}
