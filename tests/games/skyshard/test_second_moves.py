"""A shard that a second move takes this turn: what is advised then is what its button says."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.shards import two_moves_to_shard
from tests.games.parties import Household


@pytest.mark.rule("SKY-G14", "SKY-G25")
def test_the_button_of_a_first_move_says_that_the_second_takes_the_shard() -> None:
    found = 0
    for number in range(16):
        key = f"second move {number}"
        dice, party = Dice(KeyedSource(key)), Household(GAME, ("steady",) * 3, key, people=1)
        state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {})), dice)
        while awaited := GAME.turn(state):
            legal = list(GAME.legal(state, awaited[0]))
            move = two_moves_to_shard(state, legal)
            if move is not None and not state.scene:
                label = GAME.choice(GAME.view(state, awaited[0]), move).label
                assert label == f"Take the star shard in 2 moves, via {move.to}"
                found += 1
            seat, chosen = party.choose(state, awaited)
            state, events = GAME.apply(state, seat, chosen, dice)
            party.hear(state, events)
    assert found >= 3
