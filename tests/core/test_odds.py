"""Chances in words."""

from __future__ import annotations

import pytest

from engine.core.odds import odds


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0, "never"),
        (1, "for sure"),
        (1 / 2, "1 in 2"),
        (2 / 3, "2 in 3"),
        (0.7, "2 in 3"),
        (0.58, "3 in 5"),
        (0.1, "1 in 10"),
        (35 / 36, "29 in 30"),
        (1 / 36, "1 in 30"),
        (1 / 216, "1 in 100"),
        (0.999, "99 in 100"),
    ],
)
def test_a_chance_is_said_as_the_nearest_simple_fraction(chance: float, said: str) -> None:
    assert odds(chance) == said


def test_only_what_is_certain_is_called_so() -> None:
    assert odds(0.99999) == "99 in 100" and odds(0.00001) == "1 in 100"
    with pytest.raises(ValueError, match="no chance"):
        odds(1.2)
