"""Other ways to see the map: whom Challenges go for next, what the ways ask for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import GraphBoard, Look, Scene
from engine.games.regions.game import GAME
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State

from .build import (
    ADA,
    BOB,
    corridor,
    looked,
    party,
    region,
    rocky_wall,
    scenario,
    stealth_house,
    way,
    with_entity,
    with_member,
)

NEAR = Placed("gnats", "needle-gnats", "passage", single=True)
"""They pursue a PC within 3 open steps, and sting the one with the most EP."""


def seen(state: State, mode: str, seat: int | None = ADA, at: str = "") -> Scene:
    return GAME.scene(GAME.view(state, seat), Look(mode=mode, at=at))


def told(state: State, mode: str, seat: int | None = ADA) -> list[str]:
    """Return the lines below the map in a mode."""
    return [line.text for line in seen(state, mode, seat).legend]


def framed(state: State, mode: str) -> set[str]:
    drawn = seen(state, mode).board
    assert isinstance(drawn, GraphBoard)
    return {node.key for node in drawn.nodes if node.newest}


def names(state: State, seat: int | None = ADA) -> list[str]:
    return [mode.name for mode in GAME.modes(GAME.view(state, seat))]


@pytest.mark.rule("REG-114", "REG-G31")
def test_a_creature_next_door_comes_for_a_member_who_has_the_most_ep() -> None:
    state = party(corridor(placed=(NEAR,)))
    for index, ep in enumerate((7, 9, 8)):
        state = with_member(state, index, ep=ep)
    assert told(state, "threats") == ["Needle gnats come to the Hall and go for Bob"]
    assert framed(state, "threats") == {"hall"}
    assert seen(state, "threats").title == "What comes next"
    assert seen(state, "threats").alt.startswith(
        "What comes next, as all stand now: Needle gnats come to the Hall and go for"
    )
    strong = with_member(state, ADA, ep=10)
    assert told(strong, "threats") == ["Needle gnats come to the Hall and go for Ada"]
    beside = with_member(party(corridor(placed=(NEAR,)), at="passage"), ADA, ep=1)
    assert told(beside, "threats") == ["Needle gnats go for Bob"] and framed(beside, "threats") == {"passage"}


@pytest.mark.rule("REG-G22", "REG-077")
def test_what_no_one_sees_and_what_is_kept_from_acting_is_no_threat() -> None:
    dark = scenario(way("hall", "passage"), regions=(region("passage", light="dark"),), placed=(NEAR,))
    assert names(party(dark)) == ["routes"], "the gnats are in the dark"
    state = party(corridor(placed=(NEAR,)))
    assert names(state) == ["threats", "routes"]
    assert names(with_entity(state, "gnats", calm=state.round)) == ["routes"]


@pytest.mark.rule("REG-127", "REG-131", "REG-G32")
def test_where_a_patrol_goes_stays_secret_but_whom_a_seeker_tries_does_not() -> None:
    lobby = party(stealth_house(), at="lobby")
    assert told(lobby, "threats") == ["The drowsy guard may notice one of you (up to 3 in 5)"], (
        "the guard on the stairs may come in"
    )
    assert names(party(stealth_house(), at="yard")) == ["routes"]
    beside = party(stealth_house(), at="stairs")
    # All entered at once by seat, so that Cy came last.
    assert told(beside, "threats") == [
        "The drowsy guard may notice Cy (2 in 5)",
        "The second drowsy guard may notice one of you (up to 3 in 5)",
    ], "that the one in the study never walks is not known"
    alert = looked(with_entity(lobby, "walker", alerted=True))
    assert told(alert, "threats") == ["The alert drowsy guard may notice Cy (3 in 5)"]


@pytest.mark.rule("REG-031", "REG-088")
def test_routes_are_the_ways_from_ones_own_region_with_what_they_ask_for() -> None:
    state = party(rocky_wall())
    lines = seen(state, "routes").legend
    assert [(line.letter, line.text) for line in lines] == [
        ("A", "Unexplored: rocky wall, 6 Effort"),
        ("B", "The Glen: free"),
    ]
    assert seen(state, "routes").title == "Ways from the Foot"
    apart = looked(with_member(state, BOB, region="glen"))
    assert [line.text for line in seen(apart, "routes", BOB).legend] == ["The Foot: free"]
    assert seen(apart, "routes", ADA, at="Glen").title == "Ways from the Glen", "around another place, the ways from there"


def test_the_game_masters_modes_show_what_the_party_knows_and_none_is_left_once_it_is_over() -> None:
    dark = scenario(way("hall", "passage"), regions=(region("passage", light="dark"),), placed=(NEAR,))
    state = party(dark, master=True)
    assert names(state, 3) == ["routes"]
    assert seen(state, "routes", 3) == seen(state, "routes", None)
    assert names(replace(state, phase="over")) == []
