"""Retreats from space combat (GAL-G14, GAL-G34)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.game import Event
from engine.core.high_points import HighPointBoard
from engine.core.verbs import Choose
from engine.games.galaxy.game import GAME
from engine.games.galaxy.picture.high_points import HIGH_POINTS
from engine.games.galaxy.rules.fighting import battles
from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, galaxy, having, own, put, system_with, told
from .fights import answered, asked, awaited, begun, units
from .test_battles import FIELD, facing

BESIDE = "D2"
"""A system beside `FIELD`, without planets, with an alpha wormhole."""


@pytest.mark.rule("GAL-G14")
def test_a_side_retreats_from_the_second_round_on_after_rolling_once_more() -> None:
    state = put(facing("1 scout", "2 scout"), ADA, BESIDE, "1 scout")
    state, _ = begun(state, "space combat", FIELD, 1, 1, 1)
    assert awaited(state) == [("stand", ADA)]
    assert asked(state, ADA).parts()[1] == 2
    assert asked(state, ADA).options == ("fight", "fight-on", f"retreat-{BESIDE}")
    assert asked(state, ADA).default == "fight"
    # A steady player retreats with less than 3 in 10; Fight stays a button.
    fight, flee = (GAME.choice(view_for(state, ADA), Choose(way)) for way in ("fight", f"retreat-{BESIDE}"))
    assert (fight.weight, flee.weight) == ("first", "first") and flee.order < fight.order
    state, events = answered(state, ADA, f"retreat-{BESIDE}", 1, 1, 1)
    assert [event.kind for event in events] == ["announced", "rolled", "rolled", "retreated", "battle_over"]
    assert told(events, "retreated") == [{"who": "Ada", "system": FIELD, "to": BESIDE}]
    assert (units(state, ADA, FIELD), units(state, ADA, BESIDE)) == ("nothing", "2 scout")
    assert told(events, "battle_over")[0]["winner"] == "Bob"
    assert state.players[BOB].won == 1


@pytest.mark.rule("GAL-G14")
def test_the_card_of_a_combat_says_who_retreated_and_where_to() -> None:
    state = put(facing("1 scout", "2 scout"), ADA, BESIDE, "1 scout")
    state, _ = begun(state, "space combat", FIELD, 1, 1, 1)
    state, events = answered(state, ADA, f"retreat-{BESIDE}", 1, 1, 1)
    assert _card(state, events) == f"**Bob** wins, Ada retreats to **{BESIDE}**"


@pytest.mark.rule("GAL-G14")
def test_where_both_retreat_the_card_names_both_and_no_winner() -> None:
    state = put(put(facing("1 scout", "1 scout"), ADA, BESIDE, "1 scout"), BOB, "C3", "1 scout")
    state, _ = begun(state, "space combat", FIELD, 1, 1)
    state, _ = answered(state, ADA, f"retreat-{BESIDE}")
    state, events = answered(state, BOB, "retreat-C3", 1, 1)
    assert _card(state, events) == f"Ada retreats to **{BESIDE}**, Bob retreats to **C3**"


def _card(state: State, events: Sequence[Event]) -> str:
    """Return what the one card of some events says came of it."""
    (card,) = HIGH_POINTS(view_for(state, None), events)
    assert isinstance(card.board, HighPointBoard)
    return card.board.told


@pytest.mark.rule("GAL-G14")
def test_who_is_hit_in_that_round_does_not_get_away() -> None:
    state, _ = begun(put(facing("1 scout", "1 scout"), ADA, BESIDE, "1 scout"), "space combat", FIELD, 1, 1)
    state, events = answered(state, ADA, f"retreat-{BESIDE}", 1, 8)
    assert told(events, "retreated") == []
    assert units(state, ADA, BESIDE) == "1 scout"


def test_no_player_flees_from_an_enemy_that_is_gone() -> None:
    state, _ = begun(put(facing("1 scout", "1 scout"), ADA, BESIDE, "1 scout"), "space combat", FIELD, 1, 1)
    state, events = answered(state, ADA, f"retreat-{BESIDE}", 8, 1)
    assert told(events, "retreated") == []
    assert units(state, ADA, FIELD) == "1 scout"
    assert told(events, "battle_over")[0]["winner"] == "Ada"


@pytest.mark.rule("GAL-G14")
def test_both_may_leave_and_then_no_player_wins() -> None:
    state = put(put(facing("1 scout", "1 scout"), ADA, BESIDE, "1 scout"), BOB, "C3", "1 scout")
    state, _ = begun(state, "space combat", FIELD, 1, 1)
    assert awaited(state) == [("stand", ADA), ("stand", BOB)]
    state, _ = answered(state, ADA, f"retreat-{BESIDE}")
    state, events = answered(state, BOB, "retreat-C3", 1, 1)
    assert (units(state, ADA, BESIDE), units(state, BOB, "C3")) == ("2 scout", "2 scout")
    assert told(events, "battle_over")[0]["winner"] == ""


@pytest.mark.rule("GAL-G12")
def test_ground_forces_aboard_retreat_with_their_ships() -> None:
    state = put(facing("1 transport, 3 infantry, 1 mech", "1 scout"), ADA, BESIDE, "1 scout")
    state, _ = begun(state, "space combat", FIELD, 1, 1)
    state, _ = answered(state, ADA, f"retreat-{BESIDE}", 1, 1)
    assert units(state, ADA, BESIDE) == "3 infantry, 1 scout, 1 mech, 1 transport"


@pytest.mark.rule("GAL-G12", "GAL-G14")
def test_ground_forces_that_lost_their_ship_find_no_room_where_the_others_retreat_to() -> None:
    # The transport is lost in the round of the retreat: the scout takes 1 of the 3 along, whatever room there is beside.
    state = put(facing("1 scout, 1 transport, 3 infantry", "1 scout"), ADA, BESIDE, "1 transport")
    state, _ = begun(state, "space combat", FIELD, 1, 1, 1)
    state, _ = answered(state, ADA, f"retreat-{BESIDE}", 1, 1, 8)
    state, events = answered(state, ADA, "transport")
    assert told(events, "removed_excess") == [{"who": "Ada", "system": FIELD, "units": "2 infantry"}]
    assert units(state, ADA, BESIDE) == "1 infantry, 1 scout, 1 transport"


@pytest.mark.rule("GAL-G14", "GAL-G56")
def test_a_planet_or_a_unit_of_ones_own_makes_a_place_to_retreat_to() -> None:
    # Beside C3 lie B2, B3, C2, C4, D2, D3.
    state = put(galaxy(), ADA, "C3", "1 scout")
    assert set(board.adjacent(state, "C3")) == {"B2", "B3", "C2", "C4", "D2", "D3"}
    assert battles.places(state, ADA, "C3") == ()
    state = put(own(state, ADA, "juniper"), ADA, "gantry", "1 infantry")
    assert battles.places(state, ADA, "C3") == ("C2", "B3"), "where Ada holds a planet comes first"
    assert battles.places(put(state, BOB, "C2", "1 scout"), ADA, "C3") == ("B3",)


@pytest.mark.rule("GAL-G14", "GAL-G20")
def test_void_compass_opens_systems_without_units_of_others() -> None:
    state = having(put(galaxy(), ADA, "C3", "1 scout"), ADA, technologies=("void-compass",))
    state = put(put(state, BOB, "kiln", "1 infantry"), BOB, "D2", "1 scout")
    assert battles.places(state, ADA, "C3") == ("B2", "B3", "C2", "D3")
    # A planet that is merely controlled is no unit; one's own presence beside others' ground forces is enough as before.
    assert "B2" in battles.places(own(state, BOB, "ember-reach"), ADA, "C3")
    assert "C4" in battles.places(put(state, ADA, "kiln", "1 infantry"), ADA, "C3")


@pytest.mark.rule("GAL-G12", "GAL-G56")
def test_no_more_than_4_ships_find_room() -> None:
    state = put(put(galaxy(), ADA, FIELD, "2 scout"), ADA, BESIDE, "2 scout")
    assert BESIDE in battles.places(state, ADA, FIELD)
    assert BESIDE not in battles.places(put(state, ADA, BESIDE, "1 transport"), ADA, FIELD)


@pytest.mark.rule("GAL-G34")
def test_a_retreat_through_the_storm_flips_its_token_and_one_over_an_edge_does_not() -> None:
    # E2 and D1 share no edge; alpha joins D1 and E2 while the storm shows it. D2 lies beside E2 by an edge.
    state = put(put(galaxy(), ADA, "E2", "1 scout"), BOB, "E2", "1 scout")
    state = put(put(system_with(state, "E2", storm="alpha"), ADA, "D1", "1 scout"), ADA, "E3", "1 scout")
    state, _ = begun(state, "space combat", "E2", 1, 1)
    assert asked(state, ADA).options[2:] == ("retreat-D1", "retreat-E3")
    state, _ = answered(state, BOB, "fight")  # whose home is beside E2
    through, events = answered(state, ADA, "retreat-D1", 1, 1)
    assert through.system_by_id["E2"].storm == "beta"
    assert told(events, "storm_flipped") == [{"system": "E2", "side": "beta"}]
    over, _ = answered(state, ADA, "retreat-E3", 1, 1)
    assert over.system_by_id["E2"].storm == "alpha"
