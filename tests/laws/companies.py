"""Games between bot players, played once per test run: the material of the laws on bot players.

``python -m tests.laws.companies GAME ...`` prints what is decided and advised at some moments of a game of each.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from engine.core.bot_players import LEVELS, Advice, Manner, Plays, Thought, plays
from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Outcome, Seat, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from tests.games.parties import Household
from tests.laws.playouts import BOUND, GAMES, NAMES, hook, some

HOUSED: dict[str, AnyGame] = {key: game for key, game in GAMES.items() if plays(game) is not None}
"""The games that have bot players."""

PLAYERS = 3
SILENT = "silent"
"""The temper of a bot player that always leaves decisions to the others."""


class Moment(NamedTuple):
    """A bot player was asked: in which state, which seat, with which memory, at which level, and with which dice."""

    state: Any
    seat: Seat
    mind: Any
    manner: Manner
    key: str
    thought: Thought[Any]

    @property
    def lot(self) -> Dice:
        """The chance by which they decided, from its beginning."""
        return Dice(KeyedSource(self.key))


class Evening(NamedTuple):
    """A game between bot players: every moment at which one was asked, the number of its moves, how it ended."""

    game: AnyGame
    moments: tuple[Moment, ...]
    moves: int
    outcome: Outcome | None

    @property
    def house(self) -> Plays[Any, Any, Any]:
        """The bot players."""
        found = plays(self.game)
        assert found is not None
        return found

    def again(self, moment: Moment, state: Any = None, mind: Any = None) -> Thought[Any]:
        """Return what is decided at a moment, or in another state, or with another mind."""
        state = moment.state if state is None else state
        moves = list(self.game.legal(state, moment.seat))
        mind = moment.mind if mind is None else mind
        return self.house.decide(self.game.view(state, moment.seat), moves, mind, moment.manner, moment.lot)

    def advised(self, moment: Moment, state: Any = None) -> list[tuple[str, str]]:
        """Return what is advised at a moment, or in another state: each move with its reason."""
        return [(str(item.move), item.why) for item in self.advice(moment, state)]

    def advice(self, moment: Moment, state: Any = None) -> tuple[Advice, ...]:
        """Return the same as it was given, with what a press makes after its move."""
        state = moment.state if state is None else state
        moves = list(self.game.legal(state, moment.seat))
        return tuple(self.house.advise(self.game.view(state, moment.seat), moves, moment.lot))


class Asked(Household):
    """Bot players that note each time they were asked."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.moments: list[Moment] = []

    def thought(self, state: Any, seat: Seat) -> Thought[Any]:
        """Return what a seat does."""
        thought = super().thought(state, seat)
        self.moments.append(Moment(state, seat, self.minds[seat], self.manner(seat), self.key(seat), thought))
        return thought


def silent(view: Any, moves: Sequence[Move], mind: Any, manner: Manner, lot: Dice) -> Thought[Any]:
    """Leave it to the others."""
    del view, moves, manner, lot
    return Thought(None, mind)


@cache
def evening(key: str, levels: tuple[str, ...], people: int = 0, most: int = BOUND) -> Evening:
    """Return a game between players of these levels, the same in every process, or its first moves where it takes more;
    a short one where its laws name options for that (``SHORT``)."""
    game = HOUSED[key]
    dice = Dice(KeyedSource(f"{key} evening"))
    options = read_options(game.options, hook(key, "SHORT") or {})
    household = Asked(game, levels, f"{key} evening", people=people, ways={SILENT: silent})
    state, _ = game.new(Setup(NAMES[: len(levels)], options), dice)
    moves = 0
    while (awaited := game.turn(state)) and moves < most:
        seat, move = household.choose(state, awaited)
        state, events = game.apply(state, seat, move, dice)
        household.hear(state, events)
        moves += 1
    return Evening(game, tuple(household.moments), moves, game.outcome(state))


def usual(key: str) -> Evening:
    """Return a game whose seats are of all levels."""
    return evening(key, LEVELS[:PLAYERS])


def told(found: Evening, most: int) -> list[str]:
    """Return what is decided and advised at some moments of a game, in words."""
    lines = []
    for moment in some(found.moments, most):
        thought = found.again(moment)
        mind = msgspec.json.encode(thought.mind).decode()
        lines.append(f"{moment.seat} {thought.move} {thought.says} {mind} {found.advised(moment)}")
    return lines


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(name, *told(evening(name, ("steady",) * PLAYERS), int(sys.argv[1])), sep="\n")
