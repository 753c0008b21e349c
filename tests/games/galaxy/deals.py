"""Transactions in small galaxies: who stands beside whom with what, and moves of trading."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.game import Event
from engine.games.galaxy.rules import trading
from engine.games.galaxy.state.moves import Accept, Decline, Trade
from engine.games.galaxy.state.state import NOBODY, Stage, State

from . import build
from .build import ADA, BOB, CY, DEE

Deed = Trade | Accept | Decline


def together(players: int = 4) -> State:
    """Return a galaxy in Ada's turn where she, Bob and Cy have scouts side by side, and Dee is far from everybody.

    Ada has 3 commodities and 1 trade good, Bob 2 commodities, 2 trade goods and a cultural fragment, Cy 3 trade goods.
    """
    state = build.galaxy(players)
    for player, system in ((ADA, "C3"), (BOB, "C4"), (CY, "C3")):
        state = build.put(state, player, system, "1 scout")
    state = build.having(state, ADA, commodities=3, trade_goods=1)
    state = build.having(state, BOB, commodities=2, trade_goods=2, fragments={"cultural": 1})
    state = build.having(state, CY, trade_goods=3)
    return build.having(state, DEE, trade_goods=2) if players > DEE else state


def at_market(state: State) -> State:
    """Return the state with the council's market open."""
    agenda = (Stage("market", NOBODY), *state.agenda)
    return replace(state, phase="council", active=NOBODY, agenda=agenda)


def done(state: State, player: int, move: Deed) -> tuple[State, list[Event]]:
    """Return state and events after a move of trading."""
    voyage = build.voyage_of(state)
    trading.carry_out(voyage, player, move)
    return voyage.state, voyage.events


def traded(state: State, *moves: tuple[int, Deed]) -> State:
    """Return the state after moves of trading."""
    for player, move in moves:
        state, _ = done(state, player, move)
    return state


def refusal(state: State, player: int, move: Deed) -> str:
    """Return why a move of trading is refused, which leaves everything as it was."""
    with pytest.raises(IllegalMove) as caught:
        done(state, player, move)
    assert caught.value.rule is not None and caught.value.rule.startswith("GAL-")
    return str(caught.value)


def has(state: State, player: int) -> tuple[int, int, dict[str, int]]:
    """Return a player's trade goods, commodities and fragments."""
    own = state.players[player]
    return own.trade_goods, own.commodities, dict(own.fragments)


SALE = Trade("bob", "2 commodities for 1 trade good")
