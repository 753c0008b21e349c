"""The options of a scenario, as the lobby shows them."""

from __future__ import annotations

import pytest

from engine.core.options import describe
from engine.games.regions.game import GAME
from engine.games.regions.state.options import WINDOWS, Options


def test_every_value_of_every_option_has_words() -> None:
    for option in describe(Options):
        for value in option.choices:
            assert GAME.shown(option.name, value)
            said = GAME.phrased(option.name, value)
            assert said
            assert said != value


def test_the_post_says_what_kind_of_scenario_and_how_long() -> None:
    assert GAME.phrased("scenario", "thornruin").startswith("Thornruin (a crossing of about ")
    assert GAME.phrased("town", "yes") == "with a town first"
    assert GAME.shown("referee", "gm") == "the game master plays the Challenges"


@pytest.mark.rule("REG-G21")
def test_a_member_who_comes_twice_a_day_can_have_the_time_for_a_reaction() -> None:
    assert WINDOWS["12 hours"] == 12 * 3600
    assert GAME.phrased("window", "12 hours") == "12 hours for a Reaction, then the best one is taken"
