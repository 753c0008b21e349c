"""One move is proposed: the coloured button, the first hint and the aim agree."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.options import read_options
from engine.core.verbs import Choose, Pass
from engine.games.regions.game import GAME
from engine.games.regions.rules import ahead, awaiting, turns
from engine.games.regions.rules.flow import open_questions
from engine.games.regions.speech import next_step
from engine.games.regions.state.moves import Act
from engine.games.regions.state.naming import entity_named
from engine.games.regions.state.state import State, member_of
from engine.games.regions.state.view import View
from tests.games.parties import Household


def coloured(view: View, moves: list[Move]) -> Move | None:
    """Return the move whose button is coloured, ``None`` for none."""
    offers = [(GAME.choice(view, move), move) for move in moves]
    lit = [(offer, move) for offer, move in offers if offer.lit]
    return min(lit, key=lambda found: found[0].order)[1] if lit else None


@pytest.mark.whole
@pytest.mark.parametrize("key", ["thornruin", "countinghouse", "runaway", "saltstair", "hushwood"])
def test_in_whole_games_the_coloured_button_is_what_the_hint_proposes_first_and_the_words_agree(key: str) -> None:
    dice, household = Dice(KeyedSource(f"one {key}")), Household(GAME, ("steady",) * 3, key)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": key})), dice)
    looked = told = 0
    while awaited := GAME.turn(state):
        if state.phase == "play":
            for seat in awaited:
                looked += agrees(state, seat)
                told += tells(state, seat)
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert looked > 20
    assert told > 10


def agrees(state: State, seat: int) -> bool:
    """Assert that the coloured button of a seat, and of a post for all, is the first hint; return whether one is."""
    view, moves = GAME.view(state, seat), list(GAME.legal(state, seat))
    index = member_of(state, seat)
    own = [item for item in open_questions(state) if item.owner == index]
    if index is None or (not own and turns.acting(state) != index):
        return False
    first = GAME.advise(view, moves, Dice(KeyedSource("told")))[0].move
    if not {item.owner for item in open_questions(state)} <= {index}:
        return False
    # Where the round waits for several, the post for all is for none of them alone.
    alone = len(GAME.turn(state)) == 1 or not awaiting.may_go_on(state)
    eyes = [view, GAME.view(state, None)] if alone else [view]
    for eye in eyes:
        lit = coloured(eye, moves)
        hurts = GAME.choice(eye, first).hurts
        assert lit == first or hurts or (lit is None and first == Pass()), f"{lit} is coloured, {first} is the hint"
    return True


def tells(state: State, seat: int) -> bool:
    """Assert that the aim tells what is proposed before the next step, and only that; return whether it tells any."""
    view, index = ahead.addressed(GAME.view(state, seat), seat), member_of(state, seat)
    if open_questions(state) or turns.acting(state) != index or not turns.is_idle(state):
        return False
    first = GAME.advise(view, list(GAME.legal(state, seat)), Dice(KeyedSource("told")))[0].move
    said = GAME.aim(GAME.view(state, None))
    if next_step.names(view, first):
        assert not said.startswith(FIRST), f"{said} - {first}"
    foe = entity_named(state, first.target) if isinstance(first, Act) else None
    if foe is not None and foe.type in ("Creature", "Seeker"):
        assert said.startswith(("hit ", "beat ")), f"{said} - {first}"
    assert not isinstance(first, Choose)
    return True


FIRST = ("hit ", "beat ", "heal ", "help ", "light ", "hide ")
"""How an aim begins that tells something before the next step."""
