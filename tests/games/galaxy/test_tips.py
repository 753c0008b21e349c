"""What is explained once comes a step before it matters: what ships may do before they go, a fight before its dice."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.tips import tips_before, tips_behind
from engine.games.galaxy.game import GAME
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, act, galaxy, legal, own, play, put

KEY = "galaxy"


@pytest.mark.rule("GAL-G12")
def test_that_ships_stay_is_told_in_the_question_before_they_go_the_first_time() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 2 infantry, 1 scout")
    for round, told in ((1, True), (2, False)):
        moving = play(replace(state, round=round), "activate B3")
        assert GAME.ask(view_for(moving, None)).endswith(", to stay there this round.") == told
        assert tips_before(KEY, legal(moving, ADA)) == ("ships",), "how far they fly and what they carry, once"


@pytest.mark.rule("GAL-G11", "GAL-G14", "GAL-G15")
def test_how_a_fight_goes_is_told_as_a_system_with_foes_is_activated() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 2 infantry")
    calm = act(state, ADA, "activate B3")[1]
    assert "fight" not in tips_behind(KEY, calm)
    assert "fight" in tips_behind(KEY, act(put(state, BOB, "B3", "1 scout"), ADA, "activate B3")[1])
    world = next(planet.id for planet in state.planets if planet.system == "B3")
    held = own(state, BOB, world)
    assert "fight" not in tips_behind(KEY, act(held, ADA, "activate B3")[1]), "it is held, but by no unit"
    assert "fight" in tips_behind(KEY, act(put(held, BOB, world, "1 infantry"), ADA, "activate B3")[1])
