"""The parties of the simulation keep to the rules and come to an end, and a map without doors is no way to win."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.sensible import decide

from .simulate.games import NAMES, play
from .simulate.tables import by_doors, by_party

pytestmark = pytest.mark.whole


@pytest.mark.parametrize("steering", [False, True])
def test_every_move_of_a_party_is_a_legal_one(steering: bool) -> None:
    dice = Dice(KeyedSource(f"simulated {steering}"))
    state, _ = GAME.new(Setup(NAMES[:3], read_options(GAME.options, {})), dice)
    while seats := GAME.turn(state):
        move = decide(state, seats[0], steering=steering)
        assert move in list(GAME.legal(state, seats[0])), str(move)
        state, _ = GAME.apply(state, seats[0], move, dice)
    assert GAME.outcome(state) is not None


@pytest.mark.rule("SKY-G55")
def test_steering_for_a_map_without_doors_is_worse_than_playing_on() -> None:
    delves = [
        play(f"doors {number}", 3, {"threat": "standard"}, steering=steering)
        for steering in (False, True)
        for number in range(40)
    ]
    shares = [mean(one.result == "won" for one in delves if one.steering is steering) for steering in (False, True)]
    assert shares[1] < shares[0] - 0.1
    sealed = [one for one in delves if one.sealed]
    assert mean(bool(one.sealed) for one in delves if one.steering) > 0.4, "they get what they want"
    assert mean(one.result == "won" for one in sealed) < mean(one.result == "won" for one in delves if not one.sealed)
    assert any(one.result == "won" for one in sealed), "who is sealed can go on"
    assert all(one.happened.get("dug") for one in sealed if one.result == "won")
    assert any("| three | steering | 40 |" in line for line in by_doors(delves))
    assert any(line.startswith("| three | ") for line in by_party(delves, ["standard"]))
