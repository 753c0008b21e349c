"""What a post says may be lost until the next turn is an upper bound: whole games hold it."""

from __future__ import annotations

import re

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.verbs import Choose, Pass
from engine.games.regions.game import GAME
from tests.games.parties import Household

PROMISE = re.compile(r": (?:about -\d+, )?at worst -(\d+) EP$")
STAKE = re.compile(r"Until your next turn: (?:about -\d+, )?at worst -(\d+) EP")
"""What the question says of who stays where they are: the end of a turn has no price of its own."""


@pytest.mark.whole
@pytest.mark.parametrize("scenario", ["thornruin", "hushwood", "saltstair"])
@pytest.mark.parametrize("key", ["one", "two", "three"])
def test_no_more_is_lost_until_the_next_turn_than_the_pressed_post_says(scenario: str, key: str) -> None:
    """A person presses the coloured button. What is lost to what nobody had seen yet is no part of the promise."""
    dice = Dice(KeyedSource(f"promise {scenario} {key}"))
    household = Household(GAME, ("first", "steady", "steady"), key, people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": scenario})), dice)
    promised, lost, kept = None, 0, 0
    while awaited := GAME.turn(state):
        seat, move = household.choose(state, awaited)
        if seat == 0 and state.phase == "play" and not isinstance(move, Choose):
            assert promised is None or lost <= promised, f"round {state.round}: {promised} promised, {lost} lost"
            kept += promised is not None
            view = GAME.view(state, seat)
            said = STAKE.search(GAME.ask(view)) if move == Pass() else PROMISE.search(GAME.choice(view, move).shown)
            promised, lost = (int(said[1]) if said else None), 0
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
        hurts = [event for event in events if event.kind == "hurt" and event.facts["who"] == "Ada"]
        lost += sum(int(str(event.facts["amount"])) for event in hurts)
    assert kept > 1, "no promise was put to the test"
