"""What is kept beside a scenario's state is not lost with a standing order, and is still right after it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.memo import FLEETING
from engine.core.verbs import SetOrder
from engine.games import games
from engine.games.regions.state.content import at_hand
from tests.laws.playouts import playout, telling

ORDERS = ("react:best", "interrupt:never", "saved:lapse", "saved:wait", "setting:dungeon", "draw:ask", "turn:2")


@cache
def made_by(name: str) -> Callable[..., Any]:
    """Return the function whose answers are kept under a name."""
    module = max((module for module in sys.modules if name.startswith(f"{module}.")), key=len)
    found: Callable[..., Any] = attrgetter(name.removeprefix(f"{module}."))(sys.modules[module])
    return found


def asked_of(state: Any, key: Any) -> Any:
    """Return the answer of a state under which something is kept."""
    name, *given = (key,) if isinstance(key, str) else key
    return made_by(name)(state, *given) if "." in name else getattr(state, name)


def test_an_order_leaves_what_does_not_follow_from_it_and_nothing_else() -> None:
    game = games()["regions"]
    kept = 0
    for number in range(4):
        for table in telling(playout("regions", number), 8):
            state = table.state
            for seat in game.turn(state):
                legal = list(game.legal(state, seat))
                game.view(state, seat)
                for order in [SetOrder(order) for order in ORDERS if SetOrder(order) in legal]:
                    after, _ = game.apply(state, seat, order, Dice(KeyedSource("order")))
                    anew = replace(after)
                    assert not anew.__dict__, "nothing is known of it"
                    for key, answer in after.__dict__.items():
                        with at_hand(after.scenario.content):
                            assert answer == asked_of(anew, key), key
                        kept += key in state.__dict__ and answer is state.__dict__[key]
                    assert list(game.legal(after, seat)) == list(game.legal(anew, seat))
    assert kept > 1000


def test_what_an_order_changes_is_worked_out_anew() -> None:
    names = {name.rpartition(".")[2] for name in FLEETING if name.startswith("engine.games.regions.")}
    advice = {"_planned", "_advised", "rivals", "most_lost"}
    assert names == {"gets_past", "reasons", "_in_turn_of", "as_begun", "known_state", "_standing_rate", "pick"} | advice
