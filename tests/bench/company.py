"""How long bot players think: whole games in which all seats are theirs, at each of two levels.

A decision is all that a seat is asked for: what it sees, its legal moves, and what it makes of them. What counts is the
time of the processor, so that others who use it change little.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from statistics import median, quantiles
from time import process_time
from typing import Any

from engine.core.bot_players import Level, Thought, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Setup
from engine.core.options import read_options
from engine.games import games
from tests.games.parties import Household

SMALLEST = {"most": 2}
NAMES = ("Ada", "Bob", "Cy")
LEVELS: tuple[Level, ...] = ("steady", "sharp")


class Timed(Household):
    """Bot players whose decisions are timed: ``seconds`` has one number for each."""

    seconds: list[float]

    def thought(self, state: Any, seat: int) -> Thought[Any]:
        """Return what a seat does."""
        begun = process_time()
        thought = super().thought(state, seat)
        self.seconds.append(process_time() - begun)
        return thought


def decisions(game: AnyGame, level: Level) -> Iterator[float]:
    """Yield the seconds of one decision after the other, in one game after the other."""
    setup = Setup(NAMES, read_options(game.options, {}))
    for number in count():
        household = Timed(game, (level,) * len(NAMES), f"bench {number}")
        dice = Dice(KeyedSource(f"bench {number}"))
        state, _ = game.new(setup, dice)
        while awaited := game.turn(state):
            household.seconds = []
            seat, move = household.choose(state, awaited)
            yield from household.seconds
            state, events = game.apply(state, seat, move, dice)
            household.hear(state, events)


def measure(most: int = 600) -> dict[str, float]:
    """Return what so many decisions of each game at each level take: how many in a second, and milliseconds of one."""
    found = {}
    for game in games().values():
        for level in LEVELS if plays(game) is not None else ():
            seconds = list(islice(decisions(game, level), most))
            name = f"{game.title}, {level}"
            found[f"{name}: decisions per second"] = len(seconds) / sum(seconds)
            found[f"{name}: a decision (ms)"] = 1000 * median(seconds)
            found[f"{name}: a decision, 99th percentile (ms)"] = 1000 * quantiles(seconds, n=100, method="inclusive")[-1]
    return found
