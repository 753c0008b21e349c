"""What a button promises comes about: the points on it, and the odds of a Battle."""

from __future__ import annotations

from statistics import mean, stdev

from . import promises


def test_points_on_a_button_are_those_that_come_on_average() -> None:
    found = [*promises.games(8)]
    kinds = promises.by_kind(found)
    assert set(kinds) == {"story", "battle", "open", "open, with rivals"}
    for kind, some in kinds.items():
        missed = [each.points - each.said.points for each in some]
        # Of few rooms the mean may be off by chance: by two standard errors.
        chance = 2 * stdev(missed) / len(missed) ** 0.5
        assert abs(mean(missed)) < max(1.5, chance), (kind, len(some), mean(missed), chance)
    odds = [each for each in found if each.said.chance is not None]
    assert odds and all(each.said.kind == "battle" for each in odds), "no odds are told of a room that stays open"
    assert abs(mean(each.said.chance or 0.0 for each in odds) - mean(each.won for each in odds)) < 0.15
