"""Where Challenges can go, and what they see from where they are."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.regions.state import board
from engine.games.regions.state.scenarios import Placed

from .build import entity, party, region, scenario, way, with_entity

GNATS = Placed("gnats", "needle-gnats", "b", single=True)


def crossing(
    *, obstacle: str = "", hidden: str = "", passes: tuple[str, ...] = (), kind: str = "needle-gnats", **regions: str
):
    """Return a party at ``a`` of a - b - c - d, the gnats at ``b``; what is given stands in b/c; regions by their water."""
    where = scenario(
        way("a", "b"),
        way("b", "c", obstacle=obstacle, hidden=hidden),
        way("c", "d"),
        regions=tuple(region(id, water=water) for id, water in regions.items()),
        placed=(Placed("gnats", kind, "b", single=True, passes=passes),),
    )
    return party(where, "warden")


@pytest.mark.rule("REG-030", "REG-032", "REG-G30")
def test_a_challenge_can_go_one_step_along_each_open_connection():
    state = crossing()
    assert board.neighbours(state, entity(state, "gnats")) == ("a", "c")


@pytest.mark.rule("REG-031", "REG-G38")
@pytest.mark.parametrize("obstacle", ["rubble", "rocky-wall", "barred-door"])
def test_obstacles_hold_challenges_up(obstacle):
    state = crossing(obstacle=obstacle)
    assert board.neighbours(state, entity(state, "gnats")) == ("a",)
    assert board.step_toward(state, entity(state, "gnats"), "d") == ""


@pytest.mark.rule("REG-G38")
def test_what_the_scenario_lets_pass_is_not_held_up():
    state = crossing(obstacle="rubble", passes=("b/c",))
    assert board.neighbours(state, entity(state, "gnats")) == ("a", "c")
    assert board.step_toward(state, entity(state, "gnats"), "d") == "c"


@pytest.mark.rule("REG-084", "REG-G38")
def test_where_an_obstacle_is_gone_challenges_go_through():
    state = with_entity(crossing(obstacle="rubble"), "o:b/c", defeated=True)
    assert board.neighbours(state, entity(state, "gnats")) == ("a", "c")


@pytest.mark.rule("REG-225")
def test_a_hidden_passage_is_no_way_before_it_is_found():
    state = crossing(hidden="1d6")
    assert board.neighbours(state, entity(state, "gnats")) == ("a",)
    found = replace(state, ways=(*state.ways, "b/c"))
    assert board.neighbours(found, entity(found, "gnats")) == ("a", "c")


@pytest.mark.rule("REG-G31")
def test_what_is_bound_to_water_never_leaves_it():
    state = crossing(kind="sump-eel", b="surface", c="submerged")
    eel = entity(state, "gnats")
    assert board.neighbours(state, eel) == ("c",)
    assert board.step_toward(state, eel, "d") == "", "d is dry"


@pytest.mark.rule("REG-G52")
def test_nothing_enters_a_region_that_closed():
    state = replace(crossing(), closed=("c",))
    assert board.neighbours(state, entity(state, "gnats")) == ("a",)


@pytest.mark.rule("REG-G31")
def test_of_two_shortest_paths_the_one_by_the_lower_region_is_taken():
    ring = scenario(way("a", "d"), way("a", "b"), way("b", "c"), way("c", "d"), placed=(replace(GNATS, at="a"),))
    state = party(ring, "warden")
    assert board.step_toward(state, entity(state, "gnats"), "c") == "b", "by b or by d it is two steps"
    assert board.reach(state, entity(state, "gnats"), 1) == {"a": 0, "b": 1, "d": 1}


@pytest.mark.rule("REG-192", "REG-060")
def test_one_looks_into_neighbours_that_nothing_blocks_and_that_are_not_under_water():
    where = scenario(
        way("a", "b"),
        way("a", "c", obstacle="rubble"),
        way("a", "d", hidden="1d4"),
        way("a", "e"),
        regions=(region("e", water="submerged"),),
    )
    state = party(where, "warden")
    assert board.in_view(state, "a") == ("b",)
    assert board.in_view(state, "e") == ()


@pytest.mark.rule("REG-042", "REG-043", "REG-G22", "REG-G23")
@pytest.mark.parametrize(
    ("kind", "own", "beyond", "sees"),
    [
        ("drowsy-guard", "lit", "lit", True),
        ("drowsy-guard", "lit", "dark", False),
        ("drowsy-guard", "dark", "lit", False),
        ("glass-eye", "dark", "dark", True),  # Darkvision
        ("glass-eye", "lit", "dark", True),
        ("rafter-owl", "dark", "dark", True),  # Darkvision and Light Sensitivity: the other way round
        ("rafter-owl", "dark", "lit", False),
        ("rafter-owl", "lit", "dark", False),
    ],
)
def test_a_seeker_sees_next_door_what_its_eyes_are_made_for(kind, own, beyond, sees):
    where = scenario(
        way("a", "b"),
        way("b", "c"),
        regions=(region("b", light=own), region("c", light=beyond)),
        placed=(Placed("seeker", kind, "b", single=True),),
        type="stealth",
    )
    state = party(where, "warden")
    seeker = entity(state, "seeker")
    assert board.watches(state, seeker, "c") is sees
