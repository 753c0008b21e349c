"""A whole game between bot players, kept as one record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.campaigns import Campaigns
from engine.core.capabilities import Keeps, Waits
from engine.core.dice import Dice, KeyedSource
from engine.core.game import AnyGame, Event, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from tests.games.parties import Household
from tests.laws.playouts import GAMES

from .measures import Record, Sitting, measures_of

NAMES = ("Ada", "Bob", "Cy", "Dee", "Eli", "Fay")
MOST_MOVES = 5000
"""A game that lasts longer is stuck."""


class Made(NamedTuple):
    """A move of a game: the state ``before`` it, who made it, what came of it, and what each seat had in mind."""

    before: Any
    seat: int
    move: Move
    after: Any
    events: Sequence[Event]
    minds: tuple[Any, ...]


def moves_of(game: AnyGame, state: Any, household: Household, dice: Dice) -> Iterator[Made]:
    """Yield the moves with which a household plays a game to its end; `AssertionError` if it has none."""
    moves = 0
    while awaited := game.turn(state):
        before, (seat, move) = state, household.choose(state, awaited)
        minds = tuple(household.minds)
        state, events = game.apply(state, seat, move, dice)
        household.hear(state, events)
        yield Made(before, seat, move, state, events, minds)
        moves += 1
        assert moves < MOST_MOVES, f"{game.key}: nobody gets anywhere"


def play(sitting: Sitting, game: AnyGame | None = None) -> Record:
    """Play one game to its end; `AssertionError` if it has none."""
    game = game or GAMES[sitting.game]
    dice = Dice(KeyedSource(sitting.key))
    names = NAMES[: len(sitting.levels)]
    state, _ = game.new(
        Setup(names, read_options(game.options, sitting.options), kept=sitting.kept, campaign=sitting.campaign), dice
    )
    measured = measures_of(game.key)
    household = Household(game, sitting.levels, sitting.key, people=sitting.people, ways=measured.ways)
    watching = measured(sitting, state)
    moves, turns, turn = 0, 0, -1
    for made in moves_of(game, state, household, dice):
        if (now := turn_number(game, made.before)) not in (-1, turn):
            turns, turn = turns + 1, now
        state, moves = made.after, moves + 1
        watching.moved(made.before, made.seat, made.move, state, made.events)
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(
        sitting,
        watching.result(state, outcome),
        outcome.winners,
        outcome.scores,
        watching.first(state),
        moves,
        turns,
        household.defaults,
        dict(watching.used),
        watching.ended(state, household.minds),
        tuple(game.kept(state, seat) for seat in range(len(names))) if isinstance(game, Keeps) else (),
        game.carried(state, sitting.campaign, "") if isinstance(game, Campaigns) and sitting.campaign else "",
    )


def turn_number(game: AnyGame, state: Any) -> int:
    """Return what counts a game's turns, -1 where it has none."""
    return game.turn_number(state) if isinstance(game, Waits) else -1
