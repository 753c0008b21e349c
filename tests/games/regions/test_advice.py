"""What a steady player would do, where a new player asks."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.verbs import MoveTo
from engine.games.regions.game import GAME
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State

from .build import ADA, party, scenario, way, with_member


def advised(state: State) -> dict[str, str]:
    """Return what Ada is advised to do, each move with its reason."""
    advice = GAME.advise(GAME.view(state, ADA), list(GAME.legal(state, ADA)), Dice(KeyedSource("advice")))
    return {str(item.move): item.why for item in advice}


@pytest.mark.rule("REG-G15")
def test_where_anybody_may_begin_what_begins_a_turn_is_advised_and_not_to_take_it() -> None:
    """A card of Ada's hand would be played first; no button says only that the turn is taken."""
    state = with_member(party(scenario(way("hall", "vault")), "warden", "delver"), ADA, hand=("surge", "boost"))
    assert advised(state) and "claim" not in advised(state)


def test_advice_does_not_send_back_while_there_is_new_ground() -> None:
    """Two Creatures wait in the hall, which is new; nothing tells whether the gate was searched."""
    foes = (Placed("gnats", "needle-gnats", "hall", single=True), Placed("hounds", "bramble-hounds", "hall", single=True))
    where = scenario(way("gate", "yard"), way("yard", "hall"), way("hall", "vault"), placed=foes, start="gate")
    state = party(where, "warden", at="yard", turn=ADA, explored=("gate", "yard"))
    assert advised(state) and "move A" not in advised(state)


def test_what_is_advised_first_in_a_turn_is_the_one_button_before_all_others() -> None:
    """Gnats stand beside Ada; what she is advised first is the same for all, and no other move stands first."""
    where = scenario(way("hall", "vault"), placed=(Placed("gnats", "needle-gnats", "hall", single=True),))
    state = party(where, "warden", turn=ADA)
    moves = list(GAME.legal(state, ADA))
    best = GAME.advise(GAME.view(state, ADA), moves, Dice(KeyedSource("advice")))[0].move
    for seat in (ADA, None):
        offers = {move: GAME.choice(GAME.view(state, seat), move) for move in moves}
        assert min(moves, key=lambda move: offers[move].order) == best
        first = [move for move in moves if offers[move].weight == "first" and move != best]
        assert all(isinstance(move, MoveTo) for move in first), "a way on stays a button"
