"""Every scenario of the house is played to its end by sensible parties of every size."""

from __future__ import annotations

import pytest

from engine.games.regions.state.options import HAND_MADE
from tests.games.regions.simulate.games import play

pytestmark = pytest.mark.whole

rule = pytest.mark.rule


@pytest.mark.parametrize("key", HAND_MADE)
@rule("REG-G62")
def test_parties_of_every_size_reach_an_end(key: str) -> None:
    for party in range(1, 7):
        record = play(key, f"to the end {key} {party}", party)
        assert record.ending in ("won", "partly", "lost", "conceded")
        assert record.moves < 1500, "a scenario takes an evening, not a week"


@pytest.mark.parametrize("key", HAND_MADE)
@rule("REG-021")
def test_a_party_of_three_can_win(key: str) -> None:
    endings = (play(key, f"can be won {key} {number}", 3).ending for number in range(12))
    assert "won" in endings
