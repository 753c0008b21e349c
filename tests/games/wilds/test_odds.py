"""Chances of tests, counted by hand: an attribute die and a d6 against a target, with boons and banes."""

from __future__ import annotations

import pytest

from engine.games.wilds.rules.odds import again
from engine.games.wilds.state.state import Roll

from .build import party

CASES = [
    # 21 of the 36 throws of two d6 come to 7 or more.
    (Roll(0, "search", "spirit", "perception", 7, sides=6), 21 / 36),
    # The higher of two d6 is k in 2k - 1 of 36; then k of 6 dice are enough: the sum of k(2k - 1).
    (Roll(0, "search", "spirit", "perception", 7, sides=6, boons=1), 161 / 216),
    # The lower is k in 13 - 2k of 36, and 1 less for the second bane: k - 1 of 6 are enough.
    (Roll(0, "search", "spirit", "perception", 7, sides=6, banes=2), 55 / 216),
    # Rank 5 and two dice make 7 at least.
    (Roll(0, "search", "spirit", "perception", 7, sides=6, rank=5), 1),
]


@pytest.mark.rule("WLD-G02", "WLD-G03")
@pytest.mark.parametrize(("roll", "chance"), CASES)
def test_the_chance_of_a_second_throw(roll: Roll, chance: float) -> None:
    assert again(party(), roll) == pytest.approx(chance)


@pytest.mark.rule("WLD-G44")
def test_the_chance_of_a_secret_throw_tells_nothing_of_its_target() -> None:
    rolls = [Roll(0, "search", "spirit", "perception", tn, sides=6, secret=True) for tn in (5, 12)]
    assert len({again(party(), roll) for roll in rolls}) == 1
