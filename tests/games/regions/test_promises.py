"""What a post says is likely lost until the next turn is that, over whole games, and who is not warned seldom goes down."""

from __future__ import annotations

import re

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.verbs import Choose, Pass
from engine.games.regions.game import GAME
from tests.games.parties import Household

STAKE = re.compile(r"you likely lose (\d+) of \d+ EP")
"""What the question says of who stays where they are, and ends the turn there. After a way an Action may follow."""
NEAR = 1.5
"""So many EP what is lost on average may differ from what posts said, and less is lost where allies beat what strikes."""


@pytest.mark.whole
def test_what_is_lost_until_the_next_turn_is_about_what_the_pressed_post_says() -> None:
    """A person presses the coloured button. What is lost to what nobody had seen yet is no part of the promise."""
    said: list[tuple[int, int]] = []
    for scenario in ("thornruin", "hushwood", "saltstair"):
        for key in ("one", "two", "three", "four", "five", "six"):
            said += promises(scenario, key)
    assert len(said) > 8, "hardly a promise was put to the test"
    promised, lost = (sum(each) / len(said) for each in zip(*said, strict=True))
    assert lost - NEAR <= promised <= 2 * lost + NEAR, f"{promised:.1f} promised, {lost:.1f} lost, of {len(said)}"


def promises(scenario: str, key: str) -> list[tuple[int, int]]:
    """Return what each pressed post said is likely lost, and what was, in a whole game."""
    dice = Dice(KeyedSource(f"promise {scenario} {key}"))
    household = Household(GAME, ("first", "steady", "steady"), key, people=1)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": scenario})), dice)
    found: list[tuple[int, int]] = []
    promised, lost = None, 0
    while awaited := GAME.turn(state):
        seat, move = household.choose(state, awaited)
        if seat == 0 and state.phase == "play" and not isinstance(move, Choose):
            found += [(promised, lost)] if promised is not None else []
            view = GAME.view(state, seat)
            told = STAKE.search(GAME.ask(view)) if move == Pass() else None
            promised, lost = (int(told[1]) if told else None), 0
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
        hurts = [event for event in events if event.kind == "hurt" and event.facts["who"] == "Ada"]
        lost += sum(int(str(event.facts["amount"])) for event in hurts)
    return found
