"""What a season changes: the sky, food, danger, words."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, GivenSource
from engine.core.game import Setup
from engine.games.wilds.game import GAME
from engine.games.wilds.rules import clock, opening
from engine.games.wilds.rules.finding import foraging
from engine.games.wilds.rules.happening import happenings
from engine.games.wilds.state.content import content
from engine.games.wilds.state.options import Options
from engine.games.wilds.state.state import foes_met

from .stage import BEAR, WOLVES, meets, stage

SEASONS = ("spring", "summer", "autumn", "winter")


@pytest.mark.rule("WLD-G113", "WLD-G64")
@pytest.mark.parametrize(
    ("season", "sky"),
    # The die of twelve shows 9, light rain; one more is heavy, one less 8, light as well. 12 is severe and stays so.
    [("", "light"), ("spring", "heavy"), ("summer", "light"), ("autumn", "light"), ("winter", "heavy")],
)
def test_spring_and_winter_are_wetter_summer_is_drier(season, sky):
    here = stage([9, 1, 12], region={"season": season}, rules={"weather": True})
    assert clock.weather(here) == sky
    assert clock.weather(here) == ("fair" if season in ("spring", "winter") else "perfect")
    assert clock.weather(here) == ("heavy" if season == "summer" else "severe")


@pytest.mark.rule("WLD-G113", "WLD-G40")
def test_summer_and_autumn_feed_and_winter_does_not():
    boons = {season: foraging.boons_here(stage(region={"season": season}).state) for season in ("", *SEASONS)}
    assert boons == {"": (), "spring": (), "summer": ("season",), "autumn": ("season",), "winter": ()}
    # The Druid, Spirit d10 and Nature 2, shows 6 and 3, with the bane the lower of 3 and 1: 6 + 1 + 2 = 9 against 10.
    here = stage([6, 3, 1], region={"season": "winter"})
    foraging._roll(here, 2, ())
    roll = here.told("rolled")[0].facts
    assert (roll["reasons"], roll["total"]) == (("season",), 9)


@pytest.mark.rule("WLD-G113")
def test_winter_camps_are_cold_and_the_sky_need_not_be_rolled_for_it():
    assert [clock.freezing(stage(region={"season": season}).state) for season in SEASONS] == [False, False, False, True]


@pytest.mark.rule("WLD-G113", "WLD-G57")
def test_in_spring_wary_beasts_hold_their_ground():
    assert foes_met(meets(WOLVES, 4, region={"season": "spring"}).state).traits == ("territorial",)
    assert foes_met(meets(BEAR, region={"season": "spring"}).state).traits == ("territorial",)
    assert foes_met(meets(WOLVES, 4, region={"season": "winter"}).state).traits == ("flees",)


@pytest.mark.rule("WLD-G113", "WLD-G60")
def test_the_watch_of_an_autumn_night_has_a_bane():
    # The second of four watches: 8 and the lower of 5 and 2, Perception 3, make 13 against 10. They are warned, each with
    # one die more to save themselves from the rocks.
    here = stage([2, 8, 5, 2, 1, *(6, 6, 6) * 4], region={"season": "autumn"})
    here.go(happenings.tasks.Watch("hazard"))
    roll = here.told("rolled")[0].facts
    assert (roll["reasons"], roll["total"]) == (("season",), 13)


@pytest.mark.rule("WLD-G113")
def test_the_host_sets_the_season_or_leaves_it_to_the_region_or_chance():
    def begun(faces=(), **options):
        state, events = GAME.new(
            Setup(("A", "B"), Options(region="thornwood", changes="off", **options)), Dice(GivenSource(faces))
        )
        return state.region.season, state.rules.weather, events[0].facts["season"]

    assert begun() == ("", False, "")
    assert begun(season="winter") == ("winter", True, "winter")
    assert begun(season="winter", weather="off") == ("winter", False, "winter")
    assert begun([2], season="chance") == ("autumn", True, "autumn")
    assert opening.SEASONS == SEASONS
    assert all(len(content().sayings[f"season.{season}"]) >= 6 for season in SEASONS)
