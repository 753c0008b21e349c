"""Gaining, holding, handing over and losing planets (GAL-003 and after, GAL-G16, the Crown Splinter)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules import control, flow
from engine.games.galaxy.rules.steps import GivePlanet
from engine.games.galaxy.state.state import NOBODY, Attachment, Exploration, State

from .build import (
    ADA,
    BOB,
    act,
    attach,
    galaxy,
    having,
    holding,
    on_top,
    own,
    planet_with,
    put,
    refused,
    told,
    turn_of,
    voyage_of,
)
from .fights import begun, units
from .test_invasion import TWINS

ASTER = "A1"


def gained(state: State, player: int, planet: str) -> tuple[State, list[str]]:
    """Return the state right after a planet was gained, before anything else goes on, and the kinds of events told."""
    voyage = voyage_of(state)
    control.gain(voyage, player, planet)
    return voyage.state, [event.kind for event in voyage.events if event.kind != "met"]


def first_task(state: State) -> object:
    return state.agenda[0]


@pytest.mark.rule("GAL-003", "GAL-004", "GAL-G16", "GAL-G26")
def test_a_planet_that_no_player_controls_is_gained_exhausted_and_explored() -> None:
    state, events = gained(galaxy(), ADA, "kiln")
    assert events == ["gained"]
    assert (state.planet_by_id["kiln"].owner, state.planet_by_id["kiln"].exhausted) == (ADA, True)
    assert first_task(state) == Exploration(ADA, "kiln")


@pytest.mark.rule("GAL-G36")
def test_a_card_can_give_a_planet_readied() -> None:
    voyage = voyage_of(planet_with(galaxy(), "phantom-world", system="D3"))
    control.gain(voyage, ADA, "phantom-world", ready=True)
    assert not voyage.planet("phantom-world").exhausted
    assert first_task(voyage.state) == Exploration(ADA, "phantom-world")


@pytest.mark.rule("GAL-005", "GAL-G16")
def test_a_conquered_planet_draws_no_card() -> None:
    before = own(galaxy(), BOB, "kiln")
    state, events = gained(before, ADA, "kiln")
    assert events == ["gained"]
    assert state.agenda == before.agenda
    assert state.planet_by_id["kiln"].owner == ADA


@pytest.mark.rule("GAL-009", "GAL-010", "GAL-011")
@pytest.mark.parametrize("planet", ["meridian", "home-2"])
def test_a_planet_without_a_trait_is_not_explored(planet: str) -> None:
    before = own(galaxy(), NOBODY, planet)
    state, events = gained(before, ADA, planet)
    assert events == ["gained", "unexplored"]
    assert state.agenda == before.agenda


@pytest.mark.rule("GAL-G16", "GAL-G48")
def test_a_planet_given_up_is_explored_again_by_the_player_who_gains_it_next() -> None:
    voyage = voyage_of(own(galaxy(), BOB, "kiln"))
    control.free(voyage, "kiln")
    assert told(voyage.events, "freed") == [{"planet": "Kiln", "owner": "Bob"}]
    state, _ = gained(voyage.state, BOB, "kiln")
    assert first_task(state) == Exploration(BOB, "kiln")


@pytest.mark.rule("GAL-G16")
def test_a_planet_without_units_keeps_its_controller() -> None:
    state = put(own(galaxy(), BOB, "kiln"), ADA, "C4", "2 scout")
    state, events = begun(state, "invasion", "C4")
    assert events == []
    assert state.planet_by_id["kiln"].owner == BOB


def test_gaining_what_one_has_changes_nothing() -> None:
    before = own(galaxy(), ADA, "kiln")
    assert gained(before, ADA, "kiln") == (before, [])


@pytest.mark.rule("GAL-G30", "GAL-005")
def test_a_planet_handed_over_is_gained_exhausted_and_not_explored() -> None:
    before = attach(own(galaxy(), ADA, "fallow"), "fallow", "truce-world")
    voyage = voyage_of(before)
    flow.now(voyage, GivePlanet("fallow", BOB))
    planet = voyage.planet("fallow")
    assert (planet.owner, planet.exhausted, planet.truce) == (BOB, True, True)
    assert voyage.state.agenda == before.agenda


@pytest.mark.rule("GAL-G28")
def test_attachments_stay_when_a_planet_changes_hands() -> None:
    state, _ = gained(attach(own(galaxy(), BOB, "aster"), "aster", "garden-world"), ADA, "aster")
    assert state.planet_by_id["aster"].weight == 1 + 2


@pytest.mark.rule("GAL-G16")
def test_docks_of_others_are_destroyed_and_no_other_unit_is_touched() -> None:
    state = put(put(own(galaxy(), BOB, "kiln"), BOB, "kiln", "1 dock"), ADA, "kiln", "2 infantry")
    state, events = gained(state, ADA, "kiln")
    assert events == ["gained", "dock_destroyed"]
    assert (units(state, ADA, "kiln"), units(state, BOB, "kiln")) == ("2 infantry", "nothing")


# The Crown Splinter.


@pytest.mark.rule("GAL-G32", "GAL-G45", "GAL-G69")
@pytest.mark.parametrize("planet", ["lantern", "home-2"])
def test_the_splinter_goes_with_a_legendary_planet_or_one_of_a_home_system(planet: str) -> None:
    state = having(holding(own(galaxy(), BOB, planet), BOB, "crown-splinter"), BOB, points=3)
    state, events = gained(state, ADA, planet)
    assert events[:4] == ["gained", "splinter", "point", "point"]
    assert [player.points for player in state.players] == [1, 2]
    assert state.players[ADA].holds("crown-splinter")
    assert not state.players[BOB].holds("crown-splinter")


@pytest.mark.rule("GAL-G32", "GAL-G69")
def test_the_splinter_stays_when_any_other_planet_is_lost_or_another_player_loses_one() -> None:
    state = having(holding(own(galaxy(3), BOB, "kiln"), BOB, "crown-splinter"), BOB, points=3)
    state, _ = gained(state, ADA, "kiln")
    state, _ = gained(own(state, 2, "lantern"), ADA, "lantern")
    assert state.players[BOB].holds("crown-splinter")
    assert [player.points for player in state.players] == [0, 3, 0]


@pytest.mark.rule("GAL-G32")
def test_a_world_forge_makes_a_planet_legendary_for_the_splinter() -> None:
    state = having(holding(own(galaxy(), BOB, "kiln"), BOB, "crown-splinter"), BOB, points=1)
    voyage = voyage_of(state)
    voyage.set_planet("kiln", attachments=(Attachment("world-forge", 2, 2),))
    state, _ = gained(voyage.state, ADA, "kiln")
    assert state.players[ADA].holds("crown-splinter")


@pytest.mark.rule("GAL-G45", "GAL-G69")
def test_the_game_is_won_only_after_the_whole_transfer() -> None:
    # Both stand at 7 before: the holder falls to 6 before the other one reaches 8.
    state = having(holding(own(galaxy(), BOB, "lantern"), BOB, "crown-splinter"), BOB, points=7)
    state, events = gained(having(state, ADA, points=7), ADA, "lantern")
    assert [player.points for player in state.players] == [8, 6]
    assert (state.phase, state.winner) == ("over", ADA)
    assert events[-1] == "ended"


# Whole landings.


@pytest.mark.rule("GAL-003", "GAL-005", "GAL-006", "GAL-G48")
def test_scenario_1_one_card_for_the_first_one_none_for_the_conqueror_one_after_a_resignation() -> None:
    state = put(on_top(galaxy(3), "garden-world"), ADA, ASTER, "1 transport, 1 infantry")
    state, _ = begun(state, "invasion", ASTER)
    state, events = act(state, ADA, "land aster 1 infantry")
    assert len(state.decks["cultural"].draw) == 19
    assert state.planet_by_id["aster"].owner == ADA

    # Bob conquers it: his infantry hits with an 8.
    state = put(turn_of(state, BOB), BOB, ASTER, "1 transport, 1 infantry")
    state, _ = begun(state, "invasion", ASTER, player=BOB)
    state, events = act(state, BOB, "land aster 1 infantry", (7, 0))
    assert (told(events, "gained")[0]["before"], told(events, "explored")) == ("Ada", [])
    assert len(state.decks["cultural"].draw) == 19

    state, _ = act(state, BOB, "resign yes")
    assert state.planet_by_id["aster"].owner == NOBODY
    state = put(turn_of(state, ADA), ADA, ASTER, "1 infantry")
    state, _ = begun(state, "invasion", ASTER)
    state, events = act(state, ADA, "land aster 1 infantry")
    assert told(events, "explored")[0]["place"] == "Aster"
    assert len(state.decks["cultural"].draw) == 18


@pytest.mark.rule("GAL-039", "GAL-040", "GAL-014", "GAL-G17")
def test_scenario_3_the_first_planets_card_is_done_before_the_second_planet_is_gained() -> None:
    state = put(on_top(galaxy(), "survey-party"), ADA, TWINS, "1 transport, 3 infantry")
    state, _ = begun(state, "invasion", TWINS)
    state, _ = act(state, ADA, "land cinder 2 infantry")
    state, _ = act(state, ADA, "land brine 1 infantry")
    state, _ = act(state, ADA, "explore cinder")
    assert state.planet_by_id["cinder"].exhausted
    assert state.planet_by_id["brine"].owner == NOBODY
    assert len(state.decks["industrial"].draw) == 20
    state, events = act(state, ADA, "choose remove")
    assert not state.planet_by_id["cinder"].exhausted
    assert units(state, ADA, "cinder") == "1 infantry"
    assert [fact["planet"] for fact in told(events, "gained")] == ["Brine"]
    assert len(state.decks["industrial"].draw) == 19


@pytest.mark.rule("GAL-040")
def test_scenario_3_a_card_of_the_first_planet_puts_nothing_on_the_second() -> None:
    # Hired Crews, found on Fallow, produce an infantry: on Fallow, for Gantry is not gained yet.
    state = put(own(on_top(galaxy(), "hired-crews"), ADA, "home-1"), ADA, "B3", "1 transport, 2 infantry")
    state, _ = begun(state, "invasion", "B3")
    state, _ = act(state, ADA, "land fallow 1 infantry")
    state, _ = act(state, ADA, "land gantry 1 infantry")
    state, events = act(state, ADA, "explore fallow")
    assert state.planet_by_id["gantry"].owner == NOBODY
    assert told(events, "explored")[0]["card"] == "hired-crews"
    assert refused(state, ADA, "choose infantry@gantry").words
