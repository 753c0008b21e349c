"""What leads to a goal that was found comes first, and what leads away from it stands aside."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.state.member import LATE, NIGHT
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, Position, State, Token, Vote

from .build import hexes, party
from .test_choices import offered

DEN = Site("den", "3", "Den", "secret", hidden=True, tn=10, steps=2)


@pytest.fixture
def row() -> State:
    """A party in the second of five hexes in a row, M20 to Q20; the goal is the den in the third, O20."""
    region = hexes("fffff", sites=(DEN,), goal=Goal("den", 6, about="Find the den."))
    state = party(region, at="2", goal="found", finds=(Found("den", "searched"),), challenge=0)
    return replace(state, known=("1", "2"), visited=("1", "2"))


def weights(state: State, *moves: str) -> list[str]:
    """Return how these moves are offered."""
    return [offered(state, text).weight for text in moves]


@pytest.mark.parametrize("stretch", [1, NIGHT - 1, NIGHT])
def test_the_move_to_a_goal_next_door_comes_first_at_any_hour(row: State, stretch: int) -> None:
    now = replace(row, stretch=stretch)
    assert weights(now, "move O20", "backtrack M20") == ["first", "quiet"]
    been = replace(now, known=("1", "2", "3"), visited=("1", "2", "3"))
    # The way back to it is free of rolls: that is proposed, and the Move with rolls has no control.
    assert weights(been, "backtrack O20", "move O20") == ["first", "written"]


def test_the_step_nearer_to_a_goal_further_off_comes_first_where_no_journey_leads_there(row: State) -> None:
    far = replace(row, here=Position("1"))
    assert weights(replace(far, stretch=NIGHT), "backtrack N20") == ["first"]
    assert weights(far, "journey O20") == ["first"]


def test_at_the_goal_the_look_comes_first_and_ways_off_do_not(row: State) -> None:
    there = replace(row, here=Position("3"), known=("1", "2", "3"), visited=("1", "2", "3"))
    assert weights(there, "investigate den best plain", "backtrack N20", "move P20") == ["first", "quiet", "quiet"]
    clued = replace(there, tokens=(Token("trace", "", "2", "1", "1"),))
    assert weights(clued, "journey M20") == ["quiet"], "a journey leads away as well"
    at_night = replace(there, stretch=NIGHT)
    assert weights(at_night, "camp best", "investigate den best plain") == ["first", "main"]


@pytest.mark.rule("WLD-149")
@pytest.mark.parametrize("stretch", [NIGHT, LATE])
def test_camp_stays_among_the_first_at_night_beside_a_proposal(row: State, stretch: int) -> None:
    voted = replace(row, stretch=stretch, votes=(Vote(1, "search best plain"),))
    assert weights(voted, "camp best", "search best plain") == ["first", "first"]
    assert weights(replace(voted, stretch=NIGHT - 1), "camp best") == ["main"]
