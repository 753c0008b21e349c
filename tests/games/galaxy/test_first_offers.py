"""Who always presses the button that is offered first comes to the end of a game."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games.galaxy.game import GAME
from engine.games.galaxy.player import advising
from engine.games.galaxy.rules import council
from engine.games.galaxy.speech import asking
from engine.games.galaxy.state.state import State
from engine.games.galaxy.state.view import view_for

from .build import ADA, BOB, galaxy, home, legal, planet_with
from .deals import at_market

MOST = 600
"""So many presses at most take two players through a short game of 4 rounds."""


def pressed(state: State, seat: int) -> str:
    """Return the move whose button stands first, as a seat is offered it."""
    view = view_for(state, seat)
    offered = [(advising.choice(view, move).order, str(move)) for move in GAME.legal(state, seat)]
    shown = [item for item in offered if item[0][0] < 2] or offered
    return min(shown, key=lambda item: item[0])[1]


def has_none(state: State, player: int) -> State:
    """Return the state in which a player's home is exhausted: they have no influence left to vote with."""
    return planet_with(state, state.planet_by_id[f"home-{player + 1}"].id, exhausted=True)


@pytest.mark.whole
@pytest.mark.parametrize("key", ["one", "two", "three"])
def test_pressing_what_is_offered_first_ends_a_game(key: str) -> None:
    dice = Dice(KeyedSource(key))
    state, _ = GAME.new(Setup(("Ada", "Bob"), read_options(GAME.options, {"length": "short"})), dice)
    presses = 0
    while awaited := GAME.turn(state):
        seat = awaited[0]
        obvious = GAME.obvious(state, seat)
        state, _ = GAME.apply(state, seat, obvious or GAME.read(state, seat, pressed(state, seat)), dice)
        presses += obvious is None
        assert presses < MOST
    assert GAME.outcome(state) is not None


@pytest.mark.rule("GAL-G65")
def test_who_has_no_influence_is_not_asked_to_vote_and_ends_their_part_with_the_first_button() -> None:
    """Each other division of her tokens is offered too, but at most the advised one before the way on."""
    state = has_none(at_market(galaxy(3)), ADA)
    assert home(state, ADA) and not council.voices(state, ADA) and council.voices(state, BOB)
    assert "vote for" not in asking.ask(view_for(state, ADA)) and "no influence" in asking.ask(view_for(state, ADA))
    on = advising.choice(view_for(state, ADA), council.PASS)
    others = [advising.choice(view_for(state, ADA), GAME.read(state, ADA, move)) for move in legal(state, ADA, "choose")]
    assert on.label == "Cast no vote" and sum(choice.order < on.order for choice in others) <= 1
