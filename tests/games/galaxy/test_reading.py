"""Moves as people write them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.games.galaxy.game import GAME
from engine.games.galaxy.rules import status_phase
from engine.games.galaxy.rules.steps import BeginStatus
from engine.games.galaxy.state.state import State
from tests.games.galaxy.build import (
    ADA,
    BOB,
    aiming,
    asking_all,
    dealt,
    galaxy,
    having,
    holding,
    own,
    play,
    put,
    refused,
    run,
    voyage_of,
)


def deep(state: State) -> State:
    """Return the state with Ada's transports beside the active system B3."""
    state = put(put(state, ADA, "A3", "transport, 3 infantry, 2 scout"), ADA, "A2", "scout")
    return play(state, "activate B3")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("activate b3", "activate B3"),
        ("Activate Fallow", "activate B3"),
        ("activate the eddy", "activate eddy"),
        ("activate meridian", "activate C3"),
        ("research Void Compass", "research void-compass"),
        ("play Second Wind on Ada's home", "play second-wind home-1"),
        ("play conscription on fallow and aster", "play conscription aster+fallow"),
        ("use World Forge on aster", "use world-forge aster"),
        ("relic cultural and 2 unmarked", "relic cultural+2-unknown"),
        ("order Combat quick", "order combat-quick"),
        ("trade Bob 2 com for 1 tg", "trade bob 2 commodities for 1 trade good"),
        ("trade bob 1 cultural frag and a tg for nothing", "trade bob 1 trade good, 1 cultural fragment for nothing"),
        ("vote for Bob", "vote bob all"),
        ("resign YES", "resign yes"),
    ],
)
def test_names_and_other_words_are_read(written: str, meant: str) -> None:
    state = put(own(dealt(galaxy(2), ADA, "conscription", "second-wind"), ADA, "aster", "fallow"), BOB, "B3", "scout")
    assert str(GAME.read(state, ADA, written)) == meant


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("move B3 A3 transport and 3 infantry", "move B3 A3 3 infantry, 1 transport"),
        ("move b3 from a3 2 scouts", "move B3 A3 2 scout"),
        ("move a3 a scout", "move B3 A3 1 scout"),
        ("move a2 1 scout", "move B3 A2 1 scout"),
        ("land gantry two mechs", "land gantry two mechs"),
        ("land Gantry 2 infantry", "land gantry 2 infantry"),
        ("produce 2 Scouts, a mech", "produce 2 scout, 1 mech"),
    ],
)
def test_units_and_places_are_read(written: str, meant: str) -> None:
    assert str(GAME.read(deep(galaxy(2)), ADA, written)) == meant


@pytest.mark.rule("GAL-G40")
def test_an_answer_goes_by_its_name() -> None:
    state = aiming(having(galaxy(2), ADA, technologies=("a", "b", "c")), "learned")
    voyage = voyage_of(asking_all(holding(state, ADA, "world-forge")))
    voyage.change(agenda=())
    status_phase.begin(voyage, BeginStatus())
    assert str(GAME.read(run(voyage), ADA, "decide Learned")) == "decide learned"


@pytest.mark.rule("GAL-G24")
def test_an_offer_goes_by_the_player_who_made_it() -> None:
    state = put(having(galaxy(2), ADA, commodities=2), BOB, "B3", "scout")
    state = play(state, "trade bob 1 commodity for nothing")
    assert str(GAME.read(state, BOB, "accept Ada")) == "accept ada-1"
    assert str(GAME.read(state, ADA, "decline bob")) == "decline bob-1"


def test_what_is_no_move_at_all_says_which_there_are() -> None:
    with pytest.raises(IllegalMove, match="activate"):
        GAME.read(galaxy(2), ADA, "dance")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("move B3 A3 1 scout", "GAL-G12"),
        ("land aster 1 infantry", "GAL-G15"),
        ("produce 1 scout", "GAL-G13"),
        ("pay home-1", "GAL-G26"),
        ("vote ada all", "GAL-G43"),
        ("explore aster", "GAL-006"),
        ("choose yes", "GAL-G17"),
        ("decide none", "GAL-G47"),
        ("relic cultural", "GAL-G31"),
        ("play probe D1", "GAL-G39"),
        ("use world-forge aster", "GAL-G32"),
        ("accept bob", "GAL-G24"),
        ("decline bob", "GAL-G24"),
        ("trade bob 1 trade good for nothing", "GAL-G24"),
        ("research slip-drives", "GAL-G38"),
        ("turn bob", "GAL-G01"),
        ("seat Gus", "GAL-G01"),
        ("attach garden-world aster", "GAL-G01"),
        ("purge garden-world", "GAL-G01"),
        ("discard probe", "GAL-G01"),
    ],
)
def test_every_refusal_names_its_rule(text: str, rule: str) -> None:
    refusal = refused(galaxy(2), ADA, text)
    assert refusal.rule == rule, refusal
    assert refusal.words.endswith(".")


def test_in_another_ones_turn_it_is_said_whose_it_is() -> None:
    for text in ("activate B3", "pass", "order trade", "research field-levies"):
        refusal = refused(galaxy(2), BOB, text)
        assert "Ada" in refusal.words, text
        assert refusal.rule


@pytest.mark.rule("GAL-G12", "GAL-G15")
def test_all_stands_for_all_that_can_come_and_for_all_that_can_land() -> None:
    state = play(put(galaxy(2), ADA, "A3", "transport, 2 infantry, mech"), "activate B3")
    assert GAME.read(state, ADA, "move B3 A3 all") == GAME.read(state, ADA, "move B3 A3 2 infantry, 1 transport, 1 mech")
    landing = play(state, "move B3 A3 everything")
    assert GAME.read(landing, ADA, "land Fallow all") == GAME.read(landing, ADA, "land Fallow 2 infantry, 1 mech")


@pytest.mark.rule("GAL-G20")
def test_the_frontier_is_explored_by_the_name_of_its_system_too() -> None:
    asked = Question("frontier", ADA, ("frontier", "none"), "frontier", "B2")
    state = replace(galaxy(2), agenda=(asked, *galaxy(2).agenda))
    assert (
        str(GAME.read(state, ADA, "explore b2"))
        == str(GAME.read(state, ADA, "explore frontier token"))
        == "explore frontier -"
    )


@pytest.mark.rule("GAL-G02")
def test_a_system_that_is_not_there_is_refused_with_what_was_meant_or_how_it_is_written() -> None:
    state = galaxy(2)
    where_fallow = state.planet_by_id["fallow"].system
    assert f"Did you mean Fallow in {where_fallow}?" in refused(state, ADA, "activate Fallow-or-so").words
    assert "Name it as the map does" in refused(state, ADA, "activate somewhere else").words


@pytest.mark.rule("GAL-G10", "GAL-G46")
def test_an_unknown_order_is_told_those_that_are_bought_and_those_that_stand() -> None:
    words = refused(galaxy(2), ADA, "order trad").words
    assert "trade, muster and build" in words and "turns-new" in words and "goals-auto" in words


@pytest.mark.rule("GAL-G12")
def test_ships_that_carry_one_are_said_to_carry_one() -> None:
    state = play(put(galaxy(2), ADA, "A3", "scout, 2 infantry"), "activate B3")
    assert refused(state, ADA, "move B3 A3 1 scout, 2 infantry").words == "These ships carry 1 ground force, not 2."
