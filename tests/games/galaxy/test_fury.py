"""The Crown of Fury (GAL-G32)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.state.state import State

from .build import ADA, BOB, galaxy, having, holding, put, told
from .fights import answered, asked, awaited, begun, units
from .test_battles import FIELD, facing


def crowned(ours: str, theirs: str, *dice: int) -> State:
    """Return a galaxy where Ada, with the Crown, has rolled in the first round of a combat."""
    state, _ = begun(holding(facing(ours, theirs), ADA, "crown-of-fury"), "space combat", FIELD, *dice)
    return state


@pytest.mark.rule("GAL-G32")
def test_its_holder_is_asked_which_of_the_units_that_missed_roll_again() -> None:
    state = crowned("2 scout, 1 transport", "1 battleship", 3, 8, 4, 1)
    assert awaited(state) == [("fury", ADA)]
    assert asked(state, ADA).options == ("none", "scout+transport", "scout", "transport")
    assert asked(state, ADA).default == "none"


@pytest.mark.rule("GAL-G32")
def test_a_die_rolled_again_has_1_more_and_hits_with_it() -> None:
    # A scout hits on 8: with 1 more on a 7.
    state, events = answered(crowned("1 scout", "1 scout", 3, 1), ADA, "scout", 7)
    assert told(events, "rolled") == [
        {"who": "Ada", "round": 1, "dice": ("scout 3>7!",), "hits": 1, "bonus": 1},
    ]
    assert told(events, "battle_over")[0]["winner"] == "Ada"
    assert units(state, ADA, FIELD) == "1 scout"


@pytest.mark.rule("GAL-G32")
def test_a_unit_that_misses_again_is_destroyed() -> None:
    state, events = answered(crowned("2 scout", "1 transport", 8, 2, 1), ADA, "scout", 6)
    removed = told(events, "removed_units")
    assert removed == [{"who": "Ada", "place": FIELD, "units": "1 scout", "why": "crown-of-fury"}]
    assert units(state, ADA, FIELD) == "1 scout"


@pytest.mark.rule("GAL-G32")
def test_both_sides_may_be_gone_then() -> None:
    state, events = answered(crowned("2 scout", "1 transport", 8, 2, 9), ADA, "scout", 6)
    assert units(state, ADA, FIELD) == units(state, BOB, FIELD) == "nothing"
    assert told(events, "battle_over")[0]["winner"] == ""


@pytest.mark.rule("GAL-G32")
def test_it_adds_to_what_the_round_adds() -> None:
    state = having(facing("1 scout", "1 scout"), ADA, technologies=("ranging-arrays",))
    state, _ = begun(holding(state, ADA, "crown-of-fury"), "space combat", FIELD, 6, 1)
    _, events = answered(state, ADA, "scout", 6)
    assert told(events, "rolled")[0]["hits"] == 1


@pytest.mark.rule("GAL-G46")
def test_doing_without_it_leaves_the_dice_as_they_are() -> None:
    _, events = answered(crowned("1 scout", "1 scout", 3, 8), ADA, "none")
    assert told(events, "rolled") == []
    assert told(events, "battle_over")[0]["winner"] == "Bob"


def test_who_missed_nothing_is_asked_nothing() -> None:
    assert awaited(crowned("1 scout", "1 scout", 8, 8)) == []


@pytest.mark.rule("GAL-G46")
def test_in_a_quick_combat_it_is_not_used() -> None:
    state = having(holding(facing("1 scout", "1 scout"), ADA, "crown-of-fury"), ADA, habits={"combat": "quick"})
    state, _ = begun(state, "space combat", FIELD, 3, 8)
    assert units(state, BOB, FIELD) == "1 scout"


@pytest.mark.rule("GAL-G32")
def test_it_serves_the_defender_and_on_the_ground_too() -> None:
    state = put(put(galaxy(), ADA, "kiln", "1 mech"), BOB, "kiln", "1 infantry")
    state = holding(state, BOB, "crown-of-fury")
    state, _ = begun(state, "ground combat", state.planet_by_id["kiln"].system, 1, 7)
    assert awaited(state) == [("fury", BOB)]
    _, events = answered(state, BOB, "infantry", 7)
    assert told(events, "battle_over") == [{"winner": "Bob", "loser": "Ada", "place": "Kiln", "ground": True, "stays": ()}]
