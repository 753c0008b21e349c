"""Ground combat, and who controls the planet then (GAL-G15, GAL-G16)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.state.state import State

from .build import ADA, BOB, act, dealt, galaxy, own, put, told
from .fights import answered, asked, awaited, begun, units
from .test_invasion import KILN, TWINS


def landing(ours: str, theirs: str) -> State:
    """Return a galaxy where Ada, with a transport over Kiln, is asked what lands against forces of Bob."""
    state = put(own(galaxy(), BOB, "kiln"), BOB, "kiln", theirs)
    state, _ = begun(put(state, ADA, KILN, f"1 transport, {ours}"), "invasion", KILN)
    return state


@pytest.mark.rule("GAL-G15", "GAL-G13", "GAL-G16", "GAL-005")
def test_infantry_hits_on_8_a_mech_on_6_and_the_winner_gains_the_planet() -> None:
    # Ada's infantry 8 hits, her mech 5 does not; Bob's infantry 7 does not.
    state, events = act(landing("1 infantry, 1 mech", "1 infantry"), ADA, "land kiln 1 infantry, 1 mech", (7, 4, 6))
    assert [fact["dice"] for fact in told(events, "rolled")] == [("infantry 8!", "mech 5"), ("infantry 7",)]
    (begun,) = told(events, "battle")
    assert begun == {"attacker": "Ada", "defender": "Bob", "place": "Kiln", "ground": True, "chance": 936}
    assert told(events, "gained") == [{"who": "Ada", "planet": "Kiln", "before": "Bob"}]
    assert told(events, "explored") == []
    assert state.players[ADA].won == 1


@pytest.mark.rule("GAL-G15")
def test_where_both_sides_are_destroyed_the_defender_keeps_control() -> None:
    state, events = act(landing("1 infantry", "1 mech"), ADA, "land kiln 1 infantry", (7, 5))
    assert told(events, "battle_over") == [{"winner": "", "loser": "", "place": "Kiln", "ground": True, "stays": ()}]
    assert told(events, "gained") == []
    assert state.planet_by_id["kiln"].owner == BOB
    assert units(state, BOB, "kiln") == "nothing"


@pytest.mark.rule("GAL-G15", "GAL-G55")
def test_a_defence_that_holds_wins_the_combat() -> None:
    state, events = act(landing("1 infantry", "1 mech"), ADA, "land kiln 1 infantry", (0, 0, 0, 9))
    assert [fact["round"] for fact in told(events, "rolled")] == [1, 1, 2, 2]
    assert state.players[BOB].won == 1
    assert state.planet_by_id["kiln"].owner == BOB


@pytest.mark.rule("GAL-G15", "GAL-G14")
def test_owners_choose_what_they_lose_on_the_ground_too() -> None:
    state, _ = act(landing("2 infantry", "2 infantry, 1 mech"), ADA, "land kiln 2 infantry", (7, 0, 0, 0, 0))
    assert awaited(state) == [("losses", BOB)]
    assert asked(state, BOB).options == ("infantry", "mech")
    state, _ = answered(state, BOB, "mech", 8, 8, 1, 1)
    assert units(state, BOB, "kiln") == "nothing"
    assert state.planet_by_id["kiln"].owner == ADA


@pytest.mark.rule("GAL-G16")
def test_a_planet_without_ground_forces_is_taken_with_no_combat_and_its_dock_destroyed() -> None:
    state, events = act(landing("1 infantry", "1 dock"), ADA, "land kiln 1 infantry")
    assert told(events, "battle") == []
    assert told(events, "dock_destroyed") == [{"planet": "Kiln", "owner": "Bob"}]
    assert units(state, BOB, "kiln") == "nothing"
    assert state.planet_by_id["kiln"].owner == ADA


@pytest.mark.rule("GAL-G16")
def test_a_dock_stands_as_long_as_its_planet_is_held() -> None:
    state, _ = act(landing("1 infantry", "1 mech, 1 dock"), ADA, "land kiln 1 infantry", (0, 5))
    assert units(state, BOB, "kiln") == "1 mech, 1 dock"


@pytest.mark.rule("GAL-G11", "GAL-G15")
def test_all_combats_are_fought_before_any_planet_is_gained() -> None:
    state = put(put(own(galaxy(), BOB, "brine", "cinder"), BOB, "brine", "1 infantry"), BOB, "cinder", "1 infantry")
    state, _ = begun(put(state, ADA, TWINS, "1 transport, 2 infantry"), "invasion", TWINS)
    state, _ = act(state, ADA, "land cinder 1 infantry")
    state, events = act(state, ADA, "land brine 1 infantry", (7, 0, 7, 0))
    assert [fact["place"] for fact in told(events, "battle")] == ["Brine", "Cinder"]
    assert told(events, "gained") == []
    state, events = act(state, ADA, "explore brine")
    assert [fact["planet"] for fact in told(events, "gained")] == ["Brine", "Cinder"]


@pytest.mark.rule("GAL-G39")
def test_escort_is_played_on_the_ground_and_no_player_retreats_from_it() -> None:
    state = put(dealt(own(galaxy(), BOB, "kiln"), ADA, "escort", "probe"), BOB, "kiln", "1 infantry")
    state = put(put(state, ADA, KILN, "1 transport, 1 infantry"), ADA, "C3", "1 scout")
    state, _ = begun(state, "invasion", KILN)
    state, _ = act(state, ADA, "land kiln 1 infantry", ())
    state, _ = act(state, ADA, "play escort")
    state, _ = answered(state, ADA, "fight", 6, 1)
    assert asked(state, ADA).options == ("fight", "fight-on")
    state, events = act(state, ADA, "choose fight-on", (7, 0))
    assert told(events, "gained")[0]["planet"] == "Kiln"
