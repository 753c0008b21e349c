"""Units from and to the reinforcements (GAL-G13, GAL-G12, GAL-G30)."""

from __future__ import annotations

import pytest

from engine.games.galaxy.rules.economy import production
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.state import State

from .build import ADA, BOB, attach, galaxy, own, planet_with, put, told, voyage_of
from .fights import units

SPACE = "D3"


def refusal(state: State, place: str, kind: str) -> str | None:
    """Return the rule that keeps Ada from putting a unit in a place."""
    found = production.refuse_unit(state, ADA, place, kind)
    return None if found is None else found.rule


@pytest.mark.rule("GAL-G13")
@pytest.mark.parametrize(
    ("kind", "cost", "per", "move", "capacity", "hits", "bombards"),
    [
        ("scout", 2, 1, 2, 1, 8, 0),
        ("transport", 3, 1, 1, 4, 9, 0),
        ("battleship", 4, 1, 1, 1, 6, 6),
        ("infantry", 1, 2, 0, 0, 8, 0),
        ("mech", 2, 1, 0, 0, 6, 0),
    ],
)
def test_each_kind_is_what_the_list_of_units_says(
    kind: str, cost: int, per: int, move: int, capacity: int, hits: int, bombards: int
) -> None:
    unit = content().units[kind]
    assert (unit.cost, unit.per, unit.move, unit.capacity) == (cost, per, move, capacity)
    assert (unit.hits, unit.bombards) == (hits, bombards)


@pytest.mark.rule("GAL-G13")
@pytest.mark.parametrize(
    ("kind", "all_of_them"), [("scout", 6), ("transport", 4), ("battleship", 3), ("mech", 4), ("dock", 3)]
)
def test_each_kind_has_a_supply_of_its_own(kind: str, all_of_them: int) -> None:
    assert production.left(galaxy(), ADA, kind) == all_of_them
    place = SPACE if kind in ("scout", "transport", "battleship") else "kiln"
    state = put(put(galaxy(), ADA, place, f"1 {kind}"), BOB, place, f"1 {kind}")
    assert production.left(state, ADA, kind) == all_of_them - 1


@pytest.mark.rule("GAL-G13")
def test_infantry_never_runs_out() -> None:
    assert production.left(put(galaxy(), ADA, "kiln", "60 infantry"), ADA, "infantry") == production.ENDLESS


@pytest.mark.rule("GAL-G13")
def test_units_on_planets_and_in_space_count_together() -> None:
    state = put(put(galaxy(), ADA, "kiln", "2 mech"), ADA, SPACE, "1 transport, 1 mech")
    assert production.left(state, ADA, "mech") == 1


@pytest.mark.rule("GAL-G13")
def test_no_more_is_put_than_is_left() -> None:
    voyage = voyage_of(put(galaxy(), ADA, "aster", "3 mech"))
    assert production.put(voyage, ADA, "kiln", "mech", 2, "muster", ("GAL-G10",)) == 1
    assert told(voyage.events, "placed_units") == [{"who": "Ada", "place": "Kiln", "units": "1 mech", "why": "muster"}]
    assert production.put(voyage, ADA, "kiln", "mech", 2, "muster", ("GAL-G10",)) == 0
    assert len(voyage.events) == 1
    assert refusal(voyage.state, "kiln", "mech") == "GAL-G13"


@pytest.mark.rule("GAL-G12")
def test_no_more_than_4_ships_of_a_player_are_in_a_system() -> None:
    state = put(put(galaxy(), ADA, SPACE, "2 scout, 1 transport"), BOB, SPACE, "2 scout")
    voyage = voyage_of(state)
    assert production.put(voyage, ADA, SPACE, "scout", 3, "phantom-world", ("GAL-G44",)) == 1
    assert units(voyage.state, ADA, SPACE) == "3 scout, 1 transport"
    assert refusal(voyage.state, SPACE, "battleship") == "GAL-G12"


@pytest.mark.rule("GAL-G30")
@pytest.mark.parametrize("kind", ["infantry", "mech", "dock"])
def test_nothing_is_put_on_a_truce_world(kind: str) -> None:
    state = attach(own(galaxy(), ADA, "fallow"), "fallow", "truce-world")
    voyage = voyage_of(state)
    assert production.put(voyage, ADA, "fallow", kind, 1, "conscription", ("GAL-G39",)) == 0
    assert refusal(state, "fallow", kind) == "GAL-G30"


@pytest.mark.rule("GAL-G10")
def test_a_planet_has_one_dock() -> None:
    assert refusal(galaxy(), "kiln", "dock") is None
    assert refusal(put(galaxy(), ADA, "kiln", "1 dock"), "kiln", "dock") == "GAL-G10"


@pytest.mark.rule("GAL-G13")
def test_ships_are_in_space_and_docks_on_planets() -> None:
    assert refusal(galaxy(), "kiln", "scout") == "GAL-G13"
    assert refusal(galaxy(), SPACE, "dock") == "GAL-G13"


@pytest.mark.rule("GAL-G32")
def test_nothing_is_put_on_a_planet_that_is_not_in_play() -> None:
    assert refusal(galaxy(), "phantom-world", "infantry") == "GAL-G32"
    assert refusal(planet_with(galaxy(), "kiln", destroyed=True), "kiln", "infantry") == "GAL-G32"


@pytest.mark.rule("GAL-G13")
def test_what_is_taken_can_be_put_again() -> None:
    voyage = voyage_of(put(galaxy(), ADA, "kiln", "3 mech"))
    assert production.take(voyage, ADA, "kiln", "mech", 5, "truce-world", ("GAL-G30",)) == 3
    assert told(voyage.events, "removed_units")[0]["units"] == "3 mech"
    assert production.left(voyage.state, ADA, "mech") == 4
    assert production.take(voyage, ADA, "kiln", "mech", 1, "truce-world", ("GAL-G30",)) == 0
    assert len(voyage.events) == 1
