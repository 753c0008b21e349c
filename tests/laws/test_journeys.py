"""What was recorded with an earlier version still happens."""

from __future__ import annotations

from engine.core.game import AnyGame
from tests.laws import journeys


def test_recorded_games_happen_again_step_by_step(game: AnyGame) -> None:
    recorded = journeys.read(game.key)
    assert len(recorded) == len(journeys.NUMBERS)
    for journey in recorded:
        assert len(journey.steps) > 2
        wanted = (journey.digest, *(step.digest for step in journey.steps))
        again = journeys.travel(game, journey)
        place = len(again) - 1
        move = journey.steps[place - 1].text if place else "the start"
        assert again == wanted, f"{journey.key}: step {place} ({move}) differs; see tests/laws/journeys.py"
