"""Journeys: one decision for several steps, until something comes up (WLD-G132)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.verbs import MoveTo
from engine.games.wilds.game import GAME
from engine.games.wilds.rules.events import HAPPENINGS, deciding
from engine.games.wilds.speech.choices import choice as by_itself
from engine.games.wilds.state.moves import Journey
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.routes import length, routes
from engine.games.wilds.state.state import Position, State, Token
from engine.games.wilds.state.view import view_for
from tests.games.wilds.build import decide, hexes, kinds_of, label, party, play, points

rule = pytest.mark.rule

PLAIN = (4, 3, 4, 2)
"""The dice of a Move that arrives, 4 + 3 + Nature 3 against 10, and shows nothing, 4 + 2 + Perception 3."""


def journeys(state: State) -> list[str]:
    """Return the names of all places that the party could set out for."""
    return [move.to for move in GAME.legal(state, 0) if isinstance(move, Journey)]


def along(**fields: object) -> State:
    """Return a party at the west end of a row of six hexes."""
    return party(at="1", region=hexes("ffffff", difficulty=10, **fields))


@rule("WLD-G132")
@rule("WLD-122")
def test_one_decision_leads_over_three_hexes_with_a_roll_a_tick_and_a_stretch_each() -> None:
    state = along()
    state, events = decide(state, f"journey {label(state, '4')}", *PLAIN * 3)
    assert (state.here, state.stretch, state.timer) == (Position("4"), 4, 3)
    assert [event.facts["at"] for event in events if event.kind == "arrived"] == [label(state, at) for at in "234"]
    assert state.route == ()


@rule("WLD-G132")
def test_night_ends_a_journey_wherever_the_party_is() -> None:
    state = replace(along(), stretch=2)
    state, _ = decide(state, f"journey {label(state, '4')}", *PLAIN * 2)
    assert (state.here, state.stretch, state.route) == (Position("3"), 4, ())


@rule("WLD-G132")
def test_no_journey_begins_when_night_is_near() -> None:
    state = replace(along(), stretch=3)
    assert journeys(state) == []
    with pytest.raises(IllegalMove, match="Night is too near"):
        play(state, 0, f"journey {label(state, '3')}")


@rule("WLD-G132")
def test_a_journey_stops_where_a_site_comes_into_sight() -> None:
    well = Site("well", "3", "The Well", "resource")
    state, events = decide(along(sites=(well,)), f"journey {label(along(), '4')}", *PLAIN * 2)
    assert (state.here, state.stretch) == (Position("3"), 3)
    assert "site_seen" in kinds_of(events)


@rule("WLD-G132")
def test_a_journey_stops_where_a_clue_points_that_nobody_followed_yet() -> None:
    clue = Token("trace", "", "1", "3", "3")
    state, _ = decide(replace(along(), tokens=(clue,)), f"journey {label(along(), '4')}", *PLAIN * 2)
    assert state.here == Position("3")


@rule("WLD-G132")
def test_an_event_stops_a_journey_and_a_calm_moment_does_not() -> None:
    state = replace(along(), timer=1)
    to = f"journey {label(state, '4')}"
    # The event table: 6 is a moment to breathe, 3 lets provisions dwindle.
    calm, _ = decide(state, to, *PLAIN, 6, *PLAIN * 2)
    assert calm.here == Position("4")
    dwindled, _ = decide(state, to, *PLAIN, 3, 4, 4, 4, 4)
    assert dwindled.here == Position("2")


@rule("WLD-G132")
def test_whoever_loses_the_way_votes_again() -> None:
    state = along()
    state, events = decide(state, f"journey {label(state, '4')}", *PLAIN, 2, 1, 4, 2, 1)
    assert [event.facts["how"] for event in events if event.kind == "arrived"] == ["move", "lost"]
    assert state.here == Position("1")


@rule("WLD-G132")
@rule("WLD-236")
def test_over_ground_that_the_party_walked_a_journey_takes_neither_roll_nor_tick() -> None:
    state = replace(along(), here=Position("4"), visited=("1", "2", "3", "4"), known=("1", "2", "3", "4"), timer=2)
    state, events = decide(state, f"journey {label(state, '1')}")
    assert (state.here, state.timer, state.stretch) == (Position("1"), 2, 4)
    assert "rolled" not in kinds_of(events)


@rule("WLD-G132")
@rule("WLD-G76")
def test_unknown_ground_straight_on_is_an_aim_and_where_the_region_ends_stops_the_party() -> None:
    state = party(at="1", region=hexes("ff", difficulty=10))
    east = [label(along(), at) for at in "34"]
    assert set(east) <= set(journeys(state))
    state, _ = decide(state, f"journey {east[1]}", *PLAIN)
    assert (state.here, state.stretch, state.route) == (Position("2"), 2, ())


@rule("WLD-G132")
def test_what_lies_beside_the_party_is_no_journey_and_what_nobody_knows_is_none() -> None:
    state = along()
    with pytest.raises(IllegalMove, match="next to you"):
        play(state, 0, f"journey {label(state, '2')}")
    with pytest.raises(IllegalMove, match="You know no place"):
        play(state, 0, f"journey {label(state, '6')}")


@rule("WLD-G132")
@rule("WLD-G31")
def test_a_long_path_is_walked_to_its_end_by_one_decision() -> None:
    region = points(("mill", "cairn", 2), ("cairn", "ford", 1), difficulty=10)
    state = party(at="mill", region=region)
    assert journeys(state) == ["A"]
    assert length(state, routes(state)["A"]) == 2
    state, events = decide(state, "journey A", *PLAIN * 2)
    assert (state.here, state.stretch) == (Position("cairn"), 3)
    assert [event.facts["how"] for event in events if event.kind == "arrived"] == ["on", "move"]


@rule("WLD-G132")
def test_a_point_that_is_known_is_called_by_its_name() -> None:
    region = points(("mill", "cairn", 1), ("cairn", "ford", 1), difficulty=10)
    seen = ("mill", "cairn", "ford")
    state = party(at="ford", region=region, visited=seen, known=seen, suggested=True)
    assert journeys(state) == ["mill"]
    assert str(GAME.read(state, 0, "journey Mill")) == "journey mill"
    state, _ = decide(state, "journey mill")
    assert state.here == Position("mill")


@rule("WLD-G132")
def test_a_button_says_how_far_it_is_and_how_likely_the_way_is_lost() -> None:
    state = replace(along(), bearing="east", goal="open")
    move = Journey(label(state, "4"))
    choice = by_itself(view_for(state, 0), move)
    # A blunder is a total of 6 or less: with Nature 3 a d10 and a d6 that come to 3 at most, 3 ways of 60.
    # Three times 57 of 60 go well, 857 of 1000, so that 143 do not: nearer to 1 in 8 than to 1 in 6.
    assert choice.label == "East, up to 3 hexes, astray 1 in 8"
    assert choice.weight == "first"
    assert choice.detail == "Toward the goal; by N20, O20; until something comes up"
    # The first step alone comes after it, while there is light for two.
    step = MoveTo(label(state, "2"))
    assert by_itself(view_for(state, 0), step).weight == "main"
    assert by_itself(view_for(replace(state, stretch=3), 0), step).weight == "first"


@rule("WLD-G132")
def test_a_journey_that_ends_early_says_why() -> None:
    start = replace(along(), timer=1)
    aim = label(start, "4")
    dwindled, events = decide(start, f"journey {aim}", *PLAIN, 3, 4, 4, 4, 4)
    assert GAME.tell(view_for(dwindled, 0), events).startswith(
        f"You get as far as {label(start, '2')} on the way to {aim}: the timer came to 0."
    )
    late, events = decide(replace(along(), stretch=2), f"journey {aim}", *PLAIN * 2)
    assert GAME.tell(view_for(late, 0), events).startswith(
        f"You get as far as {label(start, '3')} on the way to {aim}: night falls."
    )
    well = Site("well", "3", "The Well", "resource")
    seen, events = decide(along(sites=(well,)), f"journey {aim}", *PLAIN * 2)
    assert GAME.tell(view_for(seen, 0), events).startswith(
        f"You get as far as {label(start, '3')} on the way to {aim}: a place to look into."
    )
    there, events = decide(along(), f"journey {aim}", *PLAIN * 3)
    told = GAME.tell(view_for(there, 0), events)
    assert "Stopped" not in told


@rule("WLD-G132")
def test_that_a_journey_was_decided_on_stays_with_what_it_came_to() -> None:
    """Else a post that bot players end by their votes could not say why it stopped."""
    journey, move = (deciding.Decided(text, "majority").told() for text in ("journey Q22", "move N20"))
    assert not HAPPENINGS.is_overtaken(journey) and HAPPENINGS.is_overtaken(move)
