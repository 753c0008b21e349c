"""Who was helped on the way helps at the goal (WLD-G139)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.wilds.game import GAME
from engine.games.wilds.rules.happening import dilemmas
from engine.games.wilds.state.content import content
from engine.games.wilds.state.moves import Investigate
from engine.games.wilds.state.region import Goal, Site
from engine.games.wilds.state.state import Found, State
from engine.games.wilds.state.view import view_for
from tests.games.wilds.build import decide, only
from tests.games.wilds.test_dilemmas import choose, met

rule = pytest.mark.rule

MARE = Site("mare", "2", "The Mare", "secret", steps=3, test="mind+nature")


def befriended() -> State:
    """Return a party beside a goal that it knows, after it set a man's leg."""
    state = met("hurt", goal="found", sites=(MARE,), finds=(Found("mare", "goal"),))
    state = replace(state, region=replace(state.region, goal=Goal("mare")))
    state, events = choose(state, "set", 6, 6)
    assert only(events, "befriended").facts == {"which": "hurt", "here": False}
    assert GAME.tell(view_for(state, None), events).endswith("**Help at the goal:** the man with the leg.")
    return state


@rule("WLD-G139")
def test_who_was_helped_helps_at_the_goal_until_a_try_there_goes_well() -> None:
    state = befriended()
    assert state.friends == ("hurt",)
    there = replace(state, here=replace(state.here, at="2"), stretch=1, known=("1", "2"), visited=("1", "2"))
    alone = replace(there, friends=())
    odds = [GAME.choice(view_for(each, 0), Investigate("mare")).label for each in (there, alone)]
    assert odds[0] != odds[1]
    tried, events = decide(there, "investigate mare best plain", 1, 1, 2)
    assert only(events, "befriended").facts["here"] and "mule" in GAME.tell(view_for(tried, None), events)
    assert tried.friends == ("hurt",), "a failure does not send him home"
    again, events = decide(tried, "investigate mare best plain", 6, 6, 6)
    assert not [event for event in events if event.kind == "befriended"], "he has been told of"
    assert again.friends == () and again.finds[0].steps == 1


@rule("WLD-G139")
def test_help_is_promised_only_where_it_counts_and_by_two_at_most() -> None:
    state, leg = befriended(), content().dilemmas["hurt"].way("set")
    assert dilemmas.gains(state, leg) == ["friend"]
    assert dilemmas.gains(replace(state, friends=("hurt", "cart")), leg) == ["resolve"]
    single = replace(state.region, sites=(replace(MARE, steps=1),))
    assert dilemmas.gains(replace(state, region=single), leg) == ["resolve"], "one look does it"


@rule("WLD-G139")
def test_a_button_promises_what_comes_of_it() -> None:
    """Where the goal is not found a view does not know which site it is: help is promised in a hunt alone."""
    state, leg = befriended(), content().dilemmas["hurt"].way("set")
    for hunt in (0, 6):
        goal = Goal("mare", about="Find the Mare.", hunt=hunt)
        sought = replace(state, goal="open", finds=(), friends=(), region=replace(state.region, goal=goal))
        told = dilemmas.gains(view_for(sought, None).state, leg)
        assert told == dilemmas.gains(sought, leg) == (["friend"] if hunt else ["resolve"])
