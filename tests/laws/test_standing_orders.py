"""What a seat has ordered holds until it orders something else, and only the seat knows of it (TAB-069)."""

from __future__ import annotations

import pytest

from engine.core.standing_orders import TakesOrders, standing
from engine.core.verbs import STANDING, SetOrder
from engine.games import games
from tests.laws.playouts import Playout, telling


def test_every_game_with_standing_orders_says_which_hold() -> None:
    taking = {key for key, game in games().items() if any(verb.name == STANDING for verb in game.verbs)}
    assert taking == {key for key, game in games().items() if isinstance(game, TakesOrders)}


@pytest.mark.rule("TAB-069")
def test_an_order_holds_once_it_is_given_and_is_not_offered_again(played: Playout) -> None:
    game = played.game
    if not isinstance(game, TakesOrders):
        return
    given = 0
    for table in telling(played, 2, over=False):
        for seat in range(len(table.names)):
            held = game.standing(game.view(table.state, seat))
            legal = [move for move in game.legal(table.state, seat) if isinstance(move, SetOrder)]
            assert not set(held) & set(legal), "an order that holds changes nothing"
            for order in [move for move in legal if _thing(move) in map(_thing, held)][:2]:
                after, _ = table.act(seat, str(order))
                assert order in game.standing(game.view(after.state, seat))
                assert game.standing(game.view(after.state, None)) == ()
                given += 1
    assert given


@pytest.mark.rule("TAB-069")
def test_each_order_that_holds_is_told_in_words_of_its_own(played: Playout) -> None:
    for table in telling(played, 2, over=False):
        for seat in range(len(table.names)):
            told = [order.detail for order in standing(played.game, played.game.view(table.state, seat))]
            assert all(told) and len(set(told)) == len(told)


def _thing(move: SetOrder) -> str:
    """Return what an order is about: "combat" of "combat-quick", "react" of "react:best"."""
    return move.order.partition(":" if ":" in move.order else "-")[0]
