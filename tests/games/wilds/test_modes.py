"""Other ways to see the map: what the ways from here ask for, where clues lead."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import GraphBoard, HexBoard, Look, Scene
from engine.games.wilds.game import GAME
from engine.games.wilds.state.region import Path, Place
from engine.games.wilds.state.state import Block, Position, State, Token

from .build import hexes, label, party, points


@pytest.fixture
def vale() -> State:
    """A mill with two ways: to a cairn, two stretches away and known, and to a pool of which nothing is known."""
    region = points(("mill", "cairn", 2), ("mill", "pool", 1), difficulty=9)
    return replace(party(region, "ranger", "rogue"), known=("mill", "cairn"))


@pytest.fixture
def wood() -> State:
    """A wood of 3 by 3, of which the party knows its own hex and the one to the east."""
    return replace(party(hexes("ffh", "fsf", "fff", difficulty=8)), known=("1", "2"))


def seen(state: State, mode: str, seat: int | None = 0) -> Scene:
    return GAME.scene(GAME.view(state, seat), Look(mode=mode))


def told(state: State, mode: str) -> list[str]:
    return [line.text for line in seen(state, mode).legend]


def names(state: State, seat: int | None = 0) -> list[str]:
    return [mode.name for mode in GAME.modes(GAME.view(state, seat))]


def clue(at: str, toward: str, **fields: object) -> Token:
    return replace(Token("trace", "Broken twigs.", at, toward, target="9"), **fields)


@pytest.mark.rule("WLD-021", "WLD-G36")
def test_ways_to_points_that_are_known_tell_length_ground_and_difficulty(vale: State) -> None:
    scene = seen(vale, "routes")
    assert [(line.letter, line.text) for line in scene.legend] == [("A", "Cairn: 2 stretches, forest, difficulty 9")]
    assert scene.title == "Ways from Mill"
    assert scene.alt.startswith(
        "Ways from Mill: A Cairn: 2 stretches, forest, difficulty 9. Of 1 more nothing is known. Wilds, day 1"
    )
    hard = replace(vale, region=replace(vale.region, paths=(Path("mill", "cairn", "peaks", 3, 11), vale.region.paths[1])))
    assert told(hard, "routes") == ["Cairn: 3 stretches, peaks, difficulty 11"]
    assert names(replace(vale, known=("mill",))) == [], "nothing is known of either"


@pytest.mark.rule("WLD-022", "WLD-G31")
def test_on_a_way_what_is_left_of_it_counts_ahead_and_back(vale: State) -> None:
    long = replace(vale, region=replace(vale.region, paths=(Path("mill", "cairn", "forest", 3), vale.region.paths[1])))
    state = replace(long, here=Position("mill", "cairn", 1))
    # Two of three stretches are left; the mill, a point of hills, is reached by going back one.
    assert sorted(line.split(",")[0] for line in told(state, "routes")) == ["Cairn: 2 stretches", "Mill: 1 stretch"]


@pytest.mark.rule("WLD-G36", "WLD-157")
def test_ways_to_hexes_tell_their_difficulty_and_what_is_blocked(wood: State) -> None:
    east = label(wood, "2")
    assert told(wood, "routes") == [f"{east}: forest, difficulty 8"]
    places = tuple(replace(place, difficulty=12) if place.id == "2" else place for place in wood.region.places)
    assert all(isinstance(place, Place) for place in places)
    hard = replace(wood, region=replace(wood.region, places=places), blocks=(Block("1", "2", 0),))
    assert told(hard, "routes") == [f"{east}: forest, difficulty 12, blocked"]
    assert names(replace(wood, paused=True)) == [], "nobody goes anywhere while a scene is played"


@pytest.mark.rule("WLD-G49")
def test_clues_that_lead_somewhere_and_are_not_used_up_are_all_drawn_and_counted(wood: State) -> None:
    held = (clue("1", "2"), clue("1", "4"), clue("1", "2", day=2), clue("2", "3", used=True), clue("1", "1"))
    state = replace(wood, tokens=held)
    here, east, south = (label(state, place) for place in "124")
    assert told(state, "clues") == [f"From {here} to {east}: 2 clues", f"From {here} to {south}: 1 clue"]
    drawn = seen(state, "clues").board
    at = {place.id: place.at for place in state.region.places}
    assert isinstance(drawn, HexBoard) and drawn.arrows == ((at["1"], at["2"]), (at["1"], at["4"]))
    assert seen(state, "clues").alt.startswith(f"Where clues lead: From {here} to {east}: 2 clues; From {here} to {south}")
    assert "clues" in names(state, None) and "clues" not in names(wood)


@pytest.mark.rule("WLD-G49")
def test_a_clue_between_points_is_drawn_on_its_way(vale: State) -> None:
    drawn = seen(replace(vale, tokens=(clue("mill", "cairn"),)), "clues").board
    assert isinstance(drawn, GraphBoard)
    assert {(way.a, way.b): way.lead for way in drawn.ways if way.lead} == {("mill", "cairn"): "b"}


def test_the_game_masters_modes_show_what_the_party_knows() -> None:
    state = replace(
        party(points(("mill", "cairn", 2), ("mill", "pool", 1)), "ranger", master=True), known=("mill", "cairn")
    )
    assert seen(state, "routes", 1) == seen(state, "routes", None)
    assert names(state, 1) == names(state, None) == ["routes"]
