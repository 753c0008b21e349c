"""Which way the goal is said to lie: the words for a sixth of the map, and the hexes that lie in it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import finding, travelling
from engine.games.wilds.rules.finding import challenge
from engine.games.wilds.rules.progress import Expedition
from engine.games.wilds.state.bearings import is_lead
from engine.games.wilds.state.board import direction
from engine.games.wilds.state.region import Goal
from engine.games.wilds.state.state import Position, State
from engine.games.wilds.state.view import view_for

from .build import hexes, party
from .test_choices import offered
from .test_company import lot


@pytest.fixture
def column() -> State:
    """A party at the top of a block of five rows, of which hexes 1, 7 and 13 lie straight south of each other."""
    region = hexes("fff", "fff", "fff", "fff", "fff")
    return party(region, goal="open", bearing="south-east")


@pytest.mark.rule("WLD-G75")
def test_a_sixth_of_the_map_is_named_with_the_straight_way_at_its_border(column: State) -> None:
    # From 1 at M20 two rows down: 7 lies straight south, between the directions south-east and south-west.
    assert direction(column.region, "1", "7") == "south-east"
    told = GAME.tell(view_for(column, None), [travelling.Bearing("south-east").told()])
    assert told == "They say the goal lies south or south-east."
    assert GAME.tell(view_for(column, None), [travelling.Bearing("east").told()]) == "They say the goal lies east."


@pytest.mark.rule("WLD-G75")
def test_the_way_straight_south_is_toward_a_goal_in_the_south_east(column: State) -> None:
    # Hex 4 is N21, south-east of M20; from there south-west to M22, which is hex 7, keeps to the sixth.
    there = replace(column, here=Position("4"), visited=("1", "4"), known=("1", "4"), trail=("1", "4"))
    assert [name for name in ("N19", "N20", "N21", "M21", "L20") if is_lead(column, name)] == ["N21"]
    assert [name for name in ("N20", "O21", "N22", "M22", "M21") if is_lead(there, name)] == ["N22", "M22"]
    assert "toward the goal" in offered(there, "move M22").label


@pytest.mark.rule("WLD-G75")
def test_beside_that_sixth_the_hex_within_it_is_toward_the_goal_and_comes_first(column: State) -> None:
    # From N21, hex 4, the goal lies east: O21 is in that sixth, and N20, where the party stands, is north-east of N21.
    been = ("4", "2")
    aside = replace(column, bearing="east", bearing_at="4", here=Position("2"), visited=been, known=been, trail=been)
    assert [name for name in ("N19", "O19", "O20", "O21", "M20") if is_lead(aside, name)] == ["O21"]
    assert (offered(aside, "move O21").weight, "toward the goal" in offered(aside, "move O21").label) == ("first", True)


@pytest.mark.rule("WLD-180", "WLD-G75")
def test_a_clue_says_whether_the_goal_is_said_to_lie_that_way(column: State) -> None:
    # From M20 the goal is said to lie south-east; N21 lies there, N20 lies east.
    for toward, means in (("N21", "that way too"), ("N20", "another way")):
        told = GAME.tell(view_for(column, None), [finding.Clue("", "M20", toward, "person").told()])
        assert told == f"A clue leads toward {toward}. The goal is said to lie {means}."


@pytest.mark.rule("WLD-G71", "WLD-G75")
def test_in_a_hunt_the_way_to_where_the_goal_can_be_comes_first() -> None:
    """In the middle row of three, the goal can only be three hexes to the east."""
    row = party(hexes("fffff", "fffff", "fffff", goal=Goal("", 8, about="Find it.", hunt=4)), goal="open", challenge=8)
    far = row.region.place_by_id["10"].at
    assert far is not None
    there = replace(row, here=Position("7"), visited=("7",), known=("7",), trail=("7",), hunt=(far,))
    ways = {str(move): offered(there, str(move)) for move in GAME.legal(there, 0) if move.verb == "move"}
    first = {text: item.label for text, item in ways.items() if item.weight == "first"}
    assert list(first.values()) == ["East to P21: toward a ?"]
    there = replace(there, counted=("search 7",), challenge=2)
    hint = GAME.advise(GAME.view(there, 0), list(GAME.legal(there, 0)), lot())[0]
    assert (str(hint.move), hint.why) == ("journey R21", "R21: it can only be there.")


@pytest.mark.rule("WLD-G71", "WLD-G136")
def test_to_reach_a_hex_without_the_goal_tells_that_it_is_ruled_out() -> None:
    row = party(hexes("fffff", goal=Goal("", 8, about="Find it.", hunt=4)), goal="open", challenge=8)
    cells = [row.region.place_by_id[place].at for place in ("2", "3", "4")]
    hunt = tuple(cell for cell in cells if cell is not None)
    expedition = Expedition(replace(row, hunt=hunt, here=Position("2")), lot())
    challenge.arrived(expedition, "2")
    assert expedition.state.hunt == hunt[1:]
    assert GAME.tell(view_for(expedition.state, None), expedition.events) == "**2 hexes left**: the goal is not at N20."
