"""Whole games in which the coloured button and the first Hint are the same move at every decision."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Choice, Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.games.wilds.game import GAME
from engine.games.wilds.state.state import State
from tests.games.parties import Household


def coloured(state: State, seat: int | None, moves: list[Move]) -> Move | None:
    """Return the move whose button is coloured for a seat, or in public: the first that is lit; ``None`` for none."""
    view = GAME.view(state, seat)
    offers: dict[Move, Choice] = {move: GAME.choice(view, move) for move in moves}
    lit = [move for move in moves if offers[move].lit]
    return min(lit, key=lambda move: offers[move].order, default=None)


@pytest.mark.whole
@pytest.mark.parametrize("options", [{}, {"region": "ninecairns"}, {"region": "kitehill"}])
def test_the_coloured_button_is_the_first_hint_in_whole_games(options: dict[str, str]) -> None:
    dice, household = Dice(KeyedSource("one proposal")), Household(GAME, ("steady", "sharp", "easy-going"), "one proposal")
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, options)), dice)
    looked = 0
    while awaited := GAME.turn(state):
        # Each seat is the first awaited at some vote.
        for seat in awaited[:1] if state.phase == "trek" else ():
            moves = list(GAME.legal(state, seat))
            hints = GAME.advise(GAME.view(state, seat), moves, Dice(KeyedSource("told")))
            for eye in (seat, None):
                lit = coloured(state, eye, moves)
                assert lit is None or lit == hints[0].move, (state.agenda, state.votes, str(lit), [*map(str, hints)])
                looked += lit is not None
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert looked > 30, "much was proposed"
