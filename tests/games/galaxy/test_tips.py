"""What is explained once comes a step before it matters: what ships may do before they go, a fight before its dice."""

from __future__ import annotations

import pytest

from engine.core.tips import tips_before, tips_behind

from .build import ADA, BOB, act, galaxy, legal, own, play, put

KEY = "galaxy"


@pytest.mark.rule("GAL-G12", "GAL-G16", "GAL-G10")
def test_that_ships_stay_is_told_before_they_go_and_that_a_planet_is_explored_before_ground_forces_land() -> None:
    state = put(galaxy(2), ADA, "B2", "1 transport, 2 infantry, 1 scout")
    assert tips_before(KEY, legal(state, ADA)) == ("tokens",), "what an order takes"
    moving = play(state, "activate B3")
    assert tips_before(KEY, legal(moving, ADA)) == ("tactic",)
    landing = play(moving, "move B3 B2 1 transport, 2 infantry and no more")
    assert "gained" in tips_before(KEY, legal(landing, ADA))


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
