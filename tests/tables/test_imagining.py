"""What bot players imagine of hidden things fits what their seat sees."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, KeyedSource
from tests import toy


@pytest.mark.rule("TAB-103")
def test_what_toy_s_players_imagine_looks_to_their_seat_as_it_is() -> None:
    game, dice = toy.GAME, Dice(KeyedSource("imagined"))
    setup = toy.Setup(("Ada", "Bob", "Cy"), toy.Options())
    state, _ = game.new(setup, dice)
    hidden = set()
    while game.turn(state):
        seat = game.turn(state)[-1]
        for lot in range(3):
            guess = game.imagined(game.view(state, seat), Dice(KeyedSource(f"lot {lot}")))
            assert game.view(guess, seat) == game.view(state, seat)
            assert list(game.legal(guess, seat)) == list(game.legal(state, seat))
            hidden.add(guess.hands)
        move = game.decide(game.view(state, seat), list(game.legal(state, seat)), toy.Mind(), toy.Manner(), dice).move
        assert move is not None
        state, _ = game.apply(state, seat, move, dice)
    assert len(hidden) > 3
