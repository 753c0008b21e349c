"""Advice that costs something: what an end is worth, what is compared with what, and which decision is reported."""

from __future__ import annotations

import pytest

from engine.core.game import Outcome
from tests import toy

from .advice import Compared, Moment, compared, moments, report, worth_of

THEN = Moment(3, 40, None, ())


@pytest.mark.parametrize(
    ("outcome", "worth"),
    [
        (Outcome("won", (0, 1, 2), ()), 1.0),
        (Outcome("lost", (), ()), 0.0),
        # The only winner, with 6 points beside the best rival's 4: 1 and 0.1 x 6/10.
        (Outcome("ranked", (0,), (6, 4, 2)), 1.06),
        # Second of three, with 4 points beside 6: 0.1 x 4/10.
        (Outcome("ranked", (1,), (4, 6, 2)), 0.04),
        # A shared win counts half, and no points at all are as good as the rival's.
        (Outcome("ranked", (0, 2), (0, 0, 0)), 0.55),
    ],
)
def test_an_end_is_worth_a_win_and_a_little_for_points(outcome: Outcome, worth: float) -> None:
    assert worth_of(outcome) == pytest.approx(worth)


def test_half_of_the_worlds_choose_the_best_and_the_others_say_by_how_much_it_is_better() -> None:
    found = Compared(THEN, ("said", "other"), ((0.0, 1.0, 0.0, 1.0), (1.0, 0.0, 1.0, 1.0)))
    # Worlds 1 and 3 choose the other; in worlds 2 and 4 it has 0.5 and what was put forward 1.
    assert found.cost == -0.5
    assert found.better == 1 and found.loss[0] == 0.25


def test_only_a_decision_that_clearly_costs_something_is_reported() -> None:
    bad = Compared(THEN, ("said", "other"), ((0.0,) * 8, (1.0,) * 8))
    unclear = Compared(THEN, ("this", "that"), ((1.0, 0.0) * 4, (0.0, 1.0, 1.0, 0.0) * 2))
    lines = list(report([unclear, bad]))
    assert "game 3, move 40: costs 1.00 (error 0.00)" in lines[0]
    assert lines[1:3] == ["  > 0.00 said", "  + 1.00 other"] and "2 decisions" in lines[-1]


def test_the_same_moment_and_worlds_give_the_same_figures() -> None:
    game = toy.Toy()
    first, *_ = moments(game, 0, {})
    assert compared(game, first, 2) == compared(game, first, 2)
