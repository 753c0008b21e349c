"""Which way something is said to lie, drawn on the map: never more than the party was told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.wilds.game import GAME
from engine.games.wilds.picture.land import wedges
from engine.games.wilds.picture.land.landboards import LandBoard
from engine.games.wilds.state.bearings import Bearing, bearings
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, State
from engine.games.wilds.state.view import view_for
from engine.maps.hexes import pointed_unlabel

from .build import hexes, party
from .test_scenes import marks, picture

M20 = (0, 0)
"""The first hex of a region of rows."""
TOLD = Found("tower", "rumour", seen_at="1", direction="east", far="near")


@pytest.fixture
def column() -> State:
    """A party at the top of a block of five rows, at M20: a tower hides at the end of the first row, a tomb in the last."""
    sites = (Site("tower", "3", "Tower", "landmark"), Site("tomb", "13", "Tomb", "secret"))
    region = hexes("fff", "fff", "fff", "fff", "fff", sites=sites, goal=Goal("tomb", 6, 0, "Find the tomb."))
    return party(region, goal="open", bearing="south-east", challenge=6, finds=(TOLD,))


def land(state: State) -> LandBoard:
    """Return the map that everybody sees."""
    board = picture(state, None).board
    assert isinstance(board, LandBoard)
    return board


@pytest.mark.rule("WLD-G75")
def test_what_was_told_is_drawn_and_no_more(column: State) -> None:
    # East is direction 2, south-east 3 (WLD-G32): counted from 0 these are 1 and 2. "near" is 1 or 2 hexes.
    goal, tower = Bearing(M20, 2), Bearing(M20, 1, 1, 2, "landmark")
    assert land(column).bearings == (goal, tower)
    scene = picture(column, None)
    assert {"bearing", "heard"} <= marks(scene)
    assert [line.mark for line in scene.legend][:2] == ["bearing", "heard"]
    assert "Said to lie: the goal south or south-east of M20; a landmark east of M20, 1 or 2 hexes away." in scene.alt


@pytest.mark.rule("WLD-G75")
def test_what_is_known_needs_no_bearing_any_more(column: State) -> None:
    placed = replace(column, finds=(replace(TOLD, placed=True),))
    assert [told.icon for told in land(placed).bearings] == [""]
    found = replace(column, goal="done", finds=(replace(TOLD, how="seen"),))
    assert land(found).bearings == ()
    assert not {"bearing", "heard"} & marks(picture(found, None))


def test_a_kind_that_was_not_told_is_not_drawn(column: State) -> None:
    vague = replace(column, finds=(replace(TOLD, vague=True),))
    assert [told.icon for told in land(vague).bearings] == ["", "secret"]


def test_two_worlds_that_were_told_the_same_look_the_same(column: State) -> None:
    other = replace(column.region, sites=(Site("tower", "2", "Tower", "landmark"), column.region.sites[1]))
    there = replace(column, region=other)
    assert GAME.scene(view_for(there, None), Look()) == GAME.scene(view_for(column, None), Look())


def test_only_what_was_heard_of_last_is_drawn(column: State) -> None:
    # Three were heard of: the first of them is not drawn any more.
    sites = (*column.region.sites, Site("mill", "6", "Mill", "settlement"), Site("den", "9", "Den", "danger"))
    many = replace(
        column,
        region=replace(column.region, sites=sites),
        finds=(TOLD, replace(TOLD, site="mill"), replace(TOLD, site="den")),
    )
    assert [told.icon for told in bearings(many)] == ["", "danger", "settlement"]


def test_the_mark_of_the_goal_points_to_no_hex(column: State) -> None:
    board = land(column)
    goal, tower = board.bearings
    corner = next(wedges.stands(board, goal))
    assert len(corner) == 3
    assert not {cell.at for cell in board.cells} & {*corner}
    # One or two hexes east of M20 lie N20, which is a next move, and O20; O19 and O21 lie at the borders of the sixth.
    assert next(wedges.stands(board, tower)) == (pointed_unlabel("O20"),)


@pytest.mark.rule("TAB-204")
def test_the_words_of_the_map_say_which_way_each_next_place_lies(column: State) -> None:
    told = picture(column, None).alt
    # M20 is the first hex of the topmost row: N20 lies east of it, M21 south-west and N21 south-east.
    (moves,) = [sentence for sentence in told.split(". ") if sentence.startswith("Next moves: ")]
    ways = moves.removeprefix("Next moves: ").split("; ")
    assert {"east N20 unknown", "south-west M21 unknown", "south-east N21 unknown"} <= set(ways)
