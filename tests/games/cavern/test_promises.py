"""What a button promises comes about: the points on it, and the odds of a Battle."""

from __future__ import annotations

from statistics import mean

from . import promises


def test_points_on_a_button_are_those_that_come_on_average() -> None:
    found = [*promises.games(8)]
    kinds = promises.by_kind(found)
    assert set(kinds) == {"story", "battle", "open", "open, with rivals"}
    for kind, some in kinds.items():
        said, came = mean(each.said.points for each in some), mean(each.points for each in some)
        assert abs(said - came) < 1.5, (kind, len(some), said, came)
    odds = [each for each in found if each.said.chance is not None]
    assert odds and all(each.said.kind == "battle" for each in odds), "no odds are told of a room that stays open"
    assert abs(mean(each.said.chance or 0.0 for each in odds) - mean(each.won for each in odds)) < 0.15
