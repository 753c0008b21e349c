"""What a steady player would do, where a new player asks."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.verbs import MoveTo, Pass
from engine.games.regions.game import GAME
from engine.games.regions.player import kinds
from engine.games.regions.rules import ahead
from engine.games.regions.speech import next_step
from engine.games.regions.state.moves import Claim
from engine.games.regions.state.scenarios import Placed
from engine.games.regions.state.state import State
from tests.games.parties import Household

from .build import ADA, BOB, party, scenario, way, with_member


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
    assert "rope kit" not in GAME.status(GAME.view(state, None)), "the button says so"
    calm = with_member(party(scenario(way("hall", "vault")), "warden", turn=ADA), ADA, pack=())
    assert GAME.aim(GAME.view(calm, None)) == "make for the Vault by A"
    best = GAME.advise(GAME.view(state, ADA), moves, Dice(KeyedSource("advice")))[0].move
    for seat in (ADA, None):
        offers = {move: GAME.choice(GAME.view(state, seat), move) for move in moves}
        assert min(moves, key=lambda move: offers[move].order) == best
        first = [move for move in moves if offers[move].weight == "first" and move != best]
        found = [kinds.kind_of(state, ADA, move) for move in (best, *first)]
        assert len({*found}) == len(found), "what else stays a button is done for something else"


@pytest.mark.rule("REG-G15")
def test_who_is_not_the_first_is_advised_something_before_the_first_has_begun() -> None:
    """Nothing was done in this round yet; Bob is no less advised to do something than Ada is."""
    state = party(scenario(way("hall", "vault")), "warden", "delver")
    for seat in (ADA, BOB):
        moves = list(GAME.legal(state, seat))
        first = GAME.advise(GAME.view(state, seat), moves, Dice(KeyedSource("advice")))[0]
        assert first.move not in (Pass(), Claim()), "and not to skip the turn"


@pytest.mark.whole
@pytest.mark.parametrize("key", ["countinghouse", "sleepingduke"])
def test_in_whole_games_no_other_way_stands_before_the_one_that_the_next_step_names(key: str) -> None:
    """A way that is lit first is one that the next step names, or leads out of a guard's sight. Ways that are barred
    or lead among foes are named too and do not stand first."""
    dice, household = Dice(KeyedSource(f"agree {key}")), Household(GAME, ("steady",) * 3, key)
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {"scenario": key})), dice)
    looked = 0
    while awaited := GAME.turn(state):
        for seat in awaited:
            view = ahead.addressed(GAME.view(state, seat), seat)
            ways = [move for move in GAME.legal(state, seat) if isinstance(move, MoveTo)]
            offers = {move: GAME.choice(GAME.view(state, seat), move) for move in ways}
            named = [move for move in ways if next_step.names(view, move)]
            if not any(offers[move].weight == "first" for move in named):
                continue
            first = min(ways, key=lambda move: offers[move].order)
            assert first in named or offers[first].label.endswith("out of sight"), (
                offers[first],
                next_step.next_step(view),
            )
            looked += 1
        seat, move = household.choose(state, awaited)
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert looked > 20, "there were ways to look at"
