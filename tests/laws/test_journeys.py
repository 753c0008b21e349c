"""What was recorded with a version of a game still happens, and a version stands for one way to play."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.game import AnyGame
from tests.laws import journeys


def test_recorded_games_happen_again_step_by_step(game: AnyGame) -> None:
    recorded = journeys.read(game.key)
    assert recorded.version == game.version, f"record {game.key} anew: python -m tests.laws.journeys {game.key}"
    assert len(recorded.journeys) == len(journeys.NUMBERS)
    assert all(len(journey.steps) > 2 for journey in recorded.journeys)
    place = journeys.differing(game, recorded)
    assert place is None, (
        f"{place} goes another way. Where that was meant: raise `version` in engine/games/{game.key}/game.py, then record "
        f"anew: python -m tests.laws.journeys {game.key}"
    )


def changed(recorded: journeys.Recorded) -> journeys.Recorded:
    """Return the recorded games with another digest after the second move, as if a rule had changed since."""
    first = recorded.journeys[0]
    steps = list(first.steps)
    steps[1] = msgspec.structs.replace(steps[1], digest="0" * 16)
    first = msgspec.structs.replace(first, steps=tuple(steps))
    return msgspec.structs.replace(recorded, journeys=(first, *recorded.journeys[1:]))


def test_games_that_differ_are_not_recorded_under_the_same_version(game: AnyGame) -> None:
    recorded = changed(journeys.read(game.key))
    with pytest.raises(journeys.SameVersion, match=rf"{game.key} is still version {game.version}.*step 2.*Raise `version`"):
        journeys.check_version(game, recorded)
    journeys.check_version(game, msgspec.structs.replace(recorded, version=game.version - 1))


def test_games_that_happen_again_may_be_recorded_anew(game: AnyGame) -> None:
    journeys.check_version(game, journeys.read(game.key))
