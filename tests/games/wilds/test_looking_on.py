"""Looks into one site by one press, by day, until something comes up (WLD-124, WLD-G69)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import Event
from engine.core.repeated_moves import goes_on, repeated
from engine.games.wilds.game import GAME
from engine.games.wilds.state.moves import BEST, CAREFUL, Investigate
from engine.games.wilds.state.region import Site
from engine.games.wilds.state.state import Found, State, Vote
from engine.games.wilds.state.view import view_for

from .build import hexes, party, play

LOOK = Investigate("elm")
ELM = Site("elm", "1", "The elm", "secret", steps=4)


def alone(**fields: object) -> State:
    """Return one ranger at an elm that takes four successes."""
    state = party(hexes("ff", sites=(ELM,)), "ranger", finds=(Found("elm", "searched"),), timer=6)
    return replace(state, **fields)


def label(state: State, move: Investigate = LOOK) -> str:
    return repeated(GAME, view_for(state, None), move)


def test_looks_one_after_the_other_are_offered_by_day() -> None:
    assert label(alone()) == "Keep studying the elm until something comes up"
    assert label(alone(), Investigate("elm", BEST, CAREFUL)) == "", "care costs the timer each time"
    assert label(alone(stretch=3)) == "", "one look is left before night falls"
    last = alone(finds=(Found("elm", "searched", steps=3),))
    assert label(last) == "", "the last look is one press anyway"
    assert label(alone(votes=(Vote(0, "search best plain"),))) == "", "another is for something else"
    assert label(alone(votes=(Vote(0, str(LOOK)),))) == "Keep studying the elm until something comes up"


def test_looks_go_on_in_a_party_until_anything_else_is_proposed() -> None:
    four = party(hexes("ff", sites=(ELM,)), finds=(Found("elm", "searched"),), timer=6)
    four = replace(four, explained=("timer", "die", "boon", "bonus"))
    assert label(four) == "Keep studying the elm until something comes up"
    told: list[Event] = []
    for seat in (0, 1, 2):  # three of four votes settle it; a d10 at 6, and with a helper the 6 of two d6, are a good look
        four, events = play(four, seat, str(LOOK), *((6, 6, 1) if seat == 2 else ()))
        told += events
    assert goes_on(GAME, view_for(four, None), LOOK, told)
    same, events = play(four, 1, str(LOOK))
    assert goes_on(GAME, view_for(same, None), LOOK, [*told, *events]), "the others would go on as well"
    other, events = play(four, 1, "search best plain")
    assert not goes_on(GAME, view_for(other, None), LOOK, [*told, *events])


@pytest.mark.parametrize(("stretch", "expected"), [(1, True), (2, True), (3, False)])
def test_looks_go_on_until_night_falls(stretch: int, expected: bool) -> None:
    """WLD-G27: after the third stretch of a day it is night, and the party is asked whether it camps."""
    after, events = looked(alone(stretch=stretch, explained=("timer", "die", "boon", "bonus")))
    assert goes_on(GAME, view_for(after, None), LOOK, events) is expected


def test_looks_end_where_an_event_comes_and_where_the_site_is_done_with() -> None:
    # The timer is at 1: this look lets it run out, and something happens. A 6 on the table is calm.
    after, events = play(alone(timer=1), 0, str(LOOK), 6, 6, 6)
    assert not goes_on(GAME, view_for(after, None), LOOK, events)
    done, events = looked(alone(finds=(Found("elm", "searched", steps=3),)))
    assert not goes_on(GAME, view_for(done, None), LOOK, events)


def looked(state: State) -> tuple[State, list[Event]]:
    """Return the state after a good look: d10 6 and d6 6 are enough for difficulty 8 and 10 alike."""
    return play(state, 0, str(LOOK), 6, 6)
