"""Every scenario of the house is played to its end by sensible parties of every size."""

from __future__ import annotations

import pytest

from engine.games.regions.state.options import HAND_MADE
from tests.games.regions.measures import Measures
from tests.simulate.measures import Record, Sitting
from tests.simulate.playing import play

pytestmark = pytest.mark.whole

rule = pytest.mark.rule


def played(scenario: str, key: str, players: int) -> Record:
    """Return a scenario as steady players play it to its end."""
    return play(Sitting("regions", key, ("steady",) * players, {"scenario": scenario}))


@pytest.mark.parametrize(("key", "party"), [*zip(HAND_MADE[:9], (1, 2, 4, 6) * 3, strict=False)])
@rule("REG-G62")
def test_parties_of_every_size_reach_an_end(key: str, party: int) -> None:
    record = played(key, f"to the end {key} {party}", party)
    assert record.facts["ending"] in ("won", "partly", "lost", "conceded")
    assert record.moves < 1500, "a scenario takes an evening, not a week"


@pytest.mark.parametrize("key", HAND_MADE)
@rule("REG-021")
def test_a_party_of_three_plays_each_scenario_to_its_end_and_can_win(key: str) -> None:
    for number in range(12):
        record = played(key, f"can be won {key} {number}", 3)
        assert record.facts["ending"] in ("won", "partly", "lost", "conceded")
        assert record.moves <= 900 and record.facts["rounds"] >= 3
        if record.result == "won":
            return
    raise AssertionError("not won in twelve games")


@pytest.mark.parametrize("way", Measures.ways)
def test_an_idea_is_followed_where_a_file_has_a_craft_of_its_own_too(way: str) -> None:
    record = play(Sitting("regions", "by one idea 1", (way,) * 3, {"scenario": "longcomedy"}))
    assert "understudy" in record.facts["crafts"]
    assert record.facts["ending"] in ("won", "lost", "conceded")
