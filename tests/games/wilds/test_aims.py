"""What stands above the question: what the coloured button is for."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.player import advising
from engine.games.wilds.rules import awaiting, clock
from engine.games.wilds.state import moves
from engine.games.wilds.state.member import NIGHT
from engine.games.wilds.state.naming import place_name
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, State, Token, Vote
from engine.maps.hexes import pointed_unlabel, straight
from tests.games.parties import Household
from tests.games.wilds.build import hexes, party

SITES = (Site("tower", "7", "Old Tower", "secret", hidden=True, tn=10), Site("mill", "3", "Mill", "landmark"))
LAND = hexes("fffff", "fffff", "fffff", sites=SITES, start="6", goal=Goal("tower", 8, about="Find the old tower."))
WAYS = (MoveTo, moves.Backtrack, moves.Journey)


def aim(state: State) -> str:
    """Return the aim as all may read it."""
    return GAME.aim(GAME.view(state, None))


def test_before_the_goal_is_found_the_aim_counts_the_steps_and_says_where() -> None:
    lost = party(LAND)
    assert aim(lost) == "search new places, 8 steps to go"
    told = replace(lost, bearing="east", counted=("search 6",))
    assert aim(told) == f"search east of {place_name(LAND, '6')}, 8 steps to go"
    close = replace(told, challenge=4, retry=(("6", 1),))
    assert aim(close).startswith("look for clues and sites")
    assert aim(replace(close, challenge=1)).endswith(", 1 step to go")


def test_in_a_hunt_the_aim_says_in_how_many_places_the_goal_can_be() -> None:
    cells = tuple(place.at for place in LAND.places if place.at is not None)
    assert aim(replace(party(LAND), hunt=cells[6:9])) == "find the goal, in 1 of 3 hexes"


def test_a_clue_is_the_aim_from_setting_out_until_its_place_is_searched() -> None:
    clue = Token("person", "Smoke.", "6", "8", "8", tracked=True)
    away = replace(party(LAND), tokens=(clue,), counted=("search 6",))
    here = replace(away, here=replace(away.here, at="8"), known=("6", "7", "8"), visited=("6", "7", "8"))
    said = f"search {place_name(LAND, '8')} by a clue: 1 of 8 steps"
    assert [aim(away), aim(here)] == [said, said]


def test_a_goal_that_is_found_is_the_aim_on_the_way_and_there() -> None:
    known = (Found("tower", True, "goal", "6"),)
    away = replace(party(LAND), goal="found", challenge=0, finds=known, known=("6", "7"))
    assert re.fullmatch(r"go to \w+, study Old Tower: (at least )?\d success(es)? wins?", aim(away))
    here = replace(away, here=replace(away.here, at="7"), visited=("6", "7"))
    assert aim(here).startswith("study Old Tower: ")


def test_where_the_question_says_it_all_there_is_no_aim() -> None:
    night = party(LAND, stretch=4)
    assert (advising.proposal(GAME.view(night, None)), aim(night)) == (moves.Camp(), "")
    over = party(LAND, goal="done", challenge=0)
    assert aim(over) == ""
    others = party(LAND, votes=(Vote(1, "camp"),))
    assert advising.proposal(GAME.view(others, None)) == moves.Camp()
    assert aim(others) == "", "another proposes something else"


def apart(state: State, place: str) -> int:
    """Return how far a hex is from the party, by what it is called."""
    here, there = state.region.place_by_id[state.here.at].at, pointed_unlabel(place)
    assert here is not None and there is not None
    return straight(here, there)


def serves(state: State, said: str, move: Move) -> bool:
    """Return whether a move is what an aim says, as a stranger reads it."""
    if isinstance(move, moves.Depart):
        return said.startswith("go home")
    if said.startswith("camp"):
        return isinstance(move, moves.Camp)
    if said.startswith(("find food", "rest")):
        return isinstance(move, moves.Forage if said.startswith("find") else moves.Rest)
    if said.startswith("track"):
        return isinstance(move, moves.Track)
    place = re.match(r"(?:go to|search|.* at) ([A-Z]+\d+)\b", said)
    if place is not None and state.region.format == "hex":
        if apart(state, place[1]):
            # It goes nearer, or around what bars the way.
            return isinstance(move, WAYS) and (apart_after(state, move, place[1]) <= apart(state, place[1]))
        return isinstance(move, moves.Search if said.startswith("search") else moves.Investigate)
    if said.startswith(("study", "ask", "deal")):
        return isinstance(move, (moves.Investigate, *WAYS))
    if said.startswith(("search", "find the goal", "look", "follow", "see", "go")):
        return isinstance(move, (moves.Search, moves.Investigate, moves.Scout, *WAYS))
    return False


def apart_after(state: State, move: Move, place: str) -> int:
    """Return how far a place is from where a move leads."""
    end, there = pointed_unlabel(getattr(move, "to", "")), pointed_unlabel(place)
    assert end is not None and there is not None
    return straight(end, there)


@pytest.mark.whole
@pytest.mark.parametrize("region", ["hollowdown", "drownedmile", "ninecairns", "thornwood"])
def test_in_whole_games_the_coloured_button_serves_the_aim(region: str) -> None:
    said: list[str] = []
    dice, household = Dice(KeyedSource("aims")), Household(GAME, ("first", "steady", "steady"), "aims", people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"region": region})), dice)
    while awaited := GAME.turn(state):
        if state.phase == "trek" and awaiting.moment(state) == "action" and not state.votes:
            best, words = advising.proposal(GAME.view(state, None)), aim(state)
            is_asked = clock.is_over(state) or (isinstance(best, moves.Camp) and state.stretch >= NIGHT)
            assert bool(words) != is_asked, (words, str(best))
            assert not words or (best is not None and serves(state, words, best)), (words, str(best))
            assert len(words) <= 110 and not words.endswith("."), words
            if words and not words.startswith(("camp", "find food", "rest")) and words not in said[-1:]:
                said.append(words)
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    given_up = [words for number, words in enumerate(said) if words in said[: max(0, number - 1)]]
    assert len(said) > 3 and len(given_up) * 5 <= len(said), given_up
