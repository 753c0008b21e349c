"""Transactions: what is offered, and what is agreed to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Move

from ..rules import trading
from ..state import naming
from ..state.content import TRAITS, UNKNOWN
from ..state.moves import Accept, Decline, Trade
from ..state.state import Bundle, Player, State
from .judging import Outlook

HELD = 0.4
"""What a commodity is worth to whoever has it, in trade goods: somebody else has to take it first."""
GREED = 2.5
"""Nobody agrees to a deal that brings the other so many times as much."""


def gain(own: Player, gives: Bundle, gets: Bundle) -> float:
    """Return what a transaction brings somebody, in trade goods; all that it depends on lies open."""
    value = gets.trade_goods - gives.trade_goods + gets.commodities - HELD * gives.commodities
    for kind, number in gets.fragments.items():
        value += number * _fragment(own, kind, 0)
    for kind, number in gives.fragments.items():
        value -= number * _fragment(own, kind, 1)
    return value + 1.5 * (len(gets.planets) - len(gives.planets))


def _fragment(own: Player, kind: str, less: int) -> float:
    """Return what a fragment is worth to somebody who has so many of its kind; ``less``: besides this one."""
    if kind == UNKNOWN:
        return 2.5
    assert kind in TRAITS
    return (1.4, 2.0, 4.0, 1.4)[min(3, own.fragments.get(kind, 0) - less + own.fragments.get(UNKNOWN, 0))]


def answer(outlook: Outlook, moves: Sequence[Move]) -> Move | None:
    """Return the answer to an offer, ``None`` where there is none."""
    state, me = outlook.state, outlook.me
    for move in moves:
        if isinstance(move, Accept):
            number = int(move.offer.rpartition("-")[2])
            offer = next(one for one in state.offers if one.number == number)
            mine = gain(outlook.own, offer.gets, offer.gives)
            theirs = gain(state.players[offer.proposer], offer.gives, offer.gets)
            if fair(outlook, offer.proposer, mine, theirs):
                return move
    got = {offer.number for offer in state.offers if offer.partner == me}
    refusals = [move for move in moves if isinstance(move, Decline)]
    return next((move for move in refusals if int(move.offer.rpartition("-")[2]) in got), None)


def fair(outlook: Outlook, other: int, mine: float, theirs: float) -> bool:
    """Return whether a deal is worth it: it brings something, and the other not far more, least of all a leader."""
    least = outlook.manner.deals + (0.7 if other == outlook.leader and outlook.near_victory else 0.0)
    return mine >= least and theirs <= GREED * max(mine, 0.5)


def offer(outlook: Outlook, moves: Sequence[Move], asked: frozenset[str]) -> Trade | None:
    """Return the best offer that both should like, to somebody who was not asked yet; ``None`` where there is none."""
    state = outlook.state
    found: list[tuple[float, Trade]] = []
    for move in moves:
        if not isinstance(move, Trade) or move.who in asked:
            continue
        other = naming.player_named(state, move.who)
        deal = trading.suggestions(state, outlook.me, other).get(move.what) if other is not None else None
        if other is None or deal is None:
            continue
        value, text = _best(outlook, other, move, *deal)
        if value > 0:
            found.append((value, Trade(move.who, text)))
    return max(found, key=lambda one: one[0], default=(0.0, None))[1]


def _best(outlook: Outlook, other: int, move: Trade, gives: Bundle, gets: Bundle) -> tuple[float, str]:
    mine = gain(outlook.own, gives, gets)
    theirs = gain(outlook.state.players[other], gets, gives)
    if fair(outlook, other, mine, theirs) and theirs >= 0.5:
        return min(mine, theirs) + 0.1 * mine, move.what
    return 0.0, move.what


def key(state: State) -> str:
    """Return what counts the times in which each partner is asked once."""
    return f"{state.phase} {state.round} {state.turns}"
