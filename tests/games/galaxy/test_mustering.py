"""Infantry that costs nothing is mustered before an attack that it makes likelier."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.odds import odds
from engine.core.verbs import SetOrder
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising, mustering
from engine.games.galaxy.state.moves import Activate
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for
from tests.games.galaxy.build import ADA, BOB, galaxy, having, own, play, put, system_with


def before_meridian(troops: str, **fields: int) -> State:
    """Return a galaxy in the last round: Bob holds Meridian, and Ada's transport is beside it, above a planet of hers."""
    state = system_with(own(galaxy(2, round=6), BOB, "meridian"), "C3", seal=False)
    state = put(put(state, BOB, "meridian", "2 infantry"), ADA, "C2", "1 transport")
    beside = next(planet.id for planet in state.planets if planet.system == "C2")
    return having(put(own(state, ADA, beside), ADA, beside, troops), ADA, tactic=1, **fields)


@pytest.mark.rule("GAL-G10", "GAL-G40")
def test_in_the_last_round_infantry_comes_before_an_attack_on_meridian_that_it_helps() -> None:
    state = before_meridian("2 infantry", strategy=1)
    found = mustering.first(state, ADA)
    assert found is not None and found.then >= found.now + mustering.MORE
    assert advising.put_forward(state, ADA) == SetOrder("muster")
    aim = GAME.aim(view_for(state, ADA))
    assert aim == f"muster 2 infantry first: you take Meridian {odds(found.then)} then, not {odds(found.now)}"
    asked = play(state, (ADA, "order muster"))
    assert str(advising.put_forward(asked, ADA)) == f"choose {found.planet}", "they come where ships take them along"


def test_an_attack_comes_first_where_infantry_costs_a_turn_of_weight_or_changes_little() -> None:
    assert mustering.first(before_meridian("2 infantry", strategy=0), ADA) is None, "there is no order to give"
    assert mustering.first(replace(before_meridian("2 infantry", strategy=1), round=3), ADA) is None, "it costs a token"
    strong = before_meridian("4 infantry", strategy=1)
    assert mustering.first(strong, ADA) is None, "no more have room"
    assert advising.put_forward(strong, ADA) == Activate("C3")
