"""Why something cannot be done: the reason is that of the moment, and of the player who asks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.games.wilds.rules import legal
from engine.games.wilds.speech.refusals import why_not
from engine.games.wilds.state.moves import Investigate, Track
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, Position, State, Token
from tests.games.wilds.build import RANGER, ROGUE, hexes, party, play, points
from tests.laws.playouts import playout

HUT = Site("hut", "ford", "Hut", "landmark")
CLUE = Token("trace", "", "1", "2", "2")


def refused(state: State, word: str, seat: int = RANGER) -> str:
    said = why_not(state, seat, word)
    assert said is not None
    return str(said)


@pytest.mark.rule("WLD-G31")
def test_on_a_path_the_path_is_why_no_member_is_sent_ahead() -> None:
    state = party(points(("ford", "mill", 2)), here=Position("ford", "mill", 1))
    assert refused(state, "scout").endswith("(WLD-G31)")
    with pytest.raises(IllegalMove, match="WLD-G31"):
        play(state, RANGER, "scout A best")


@pytest.mark.rule("WLD-G84")
def test_a_player_who_votes_for_the_only_one_there_is_is_told_that_they_do() -> None:
    state = party(points(("ford", "mill", 1), sites=[HUT]), at="mill", visited=("ford", "mill"))
    voted, _ = play(state, RANGER, "backtrack A")
    assert refused(voted, "backtrack") == "You vote for that already. (WLD-G84)"
    assert why_not(voted, ROGUE, "backtrack") is None
    here = replace(state, here=Position("ford"), finds=(Found("hut", "seen"),))
    voted, _ = play(here, RANGER, "investigate hut best plain")
    assert refused(voted, "investigate") == "You vote for that already. (WLD-G84)"
    voted, _ = play(state, RANGER, "depart")
    assert refused(voted, "depart") == "You vote for that already. (WLD-G84)"


@pytest.mark.rule("WLD-G64")
def test_a_storm_is_refused_in_one_sentence() -> None:
    state = party(hexes("fff"), weather="severe", tokens=(CLUE,))
    said = {refused(state, word) for word in ("move", "scout", "track")}
    for text in ("move N20", "scout N20 best", "track clue-1 best plain"):
        with pytest.raises(IllegalMove) as error:
            play(state, RANGER, text)
        said.add(str(error.value))
    assert said == {"In a storm like this nobody moves, scouts or tracks. (WLD-G64)"}


@pytest.mark.rule("WLD-G12", "WLD-140")
def test_the_party_does_not_track_where_none_can_act_and_that_is_why() -> None:
    state = party(hexes("fff"), tokens=(CLUE,))
    assert why_not(state, RANGER, "track") is None
    assert list(legal.actions_of(fallen(state), legal.Track)) == []
    assert refused(fallen(state), "track") == "Nobody in the party can act just now. (WLD-G12)"


@pytest.mark.rule("WLD-120")
@pytest.mark.parametrize("number", range(4))
def test_a_kind_of_action_is_refused_as_a_whole_if_and_only_if_none_is_listed(number: int) -> None:
    for state in treks(number):
        for here in (state, fallen(state)):
            for kind in legal.DOINGS:
                listed = bool(list(legal.actions_of(here, kind)))
                assert (legal.refuse_kind(here, kind) is None) == listed, kind


@pytest.mark.rule("WLD-120")
@pytest.mark.parametrize("number", range(4))
def test_an_action_is_listed_if_and_only_if_it_is_not_refused(number: int) -> None:
    states = treks(number)[::5]
    every = {move for state in states for move in legal.actions(state)} | {Investigate("hut"), Track("clue-9")}
    for state in states:
        for here in (state, fallen(state), replace(state, weather="severe")):
            listed = set(legal.actions(here))
            for move in every:
                assert (legal.refuse_action(here, move) is None) == (move in listed), move


def treks(number: int) -> list[State]:
    return [table.state for table in playout("wilds", number).tables if table.state.phase == "trek"]


def fallen(state: State) -> State:
    """A state in which no member can act."""
    return replace(state, members=tuple(replace(member, fatigue=6) for member in state.members))
