"""Bargains: what two players of Galaxy could usefully give each other, as it is proposed to them (GAL-G24)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.memo import changed, memo, replaced

from ..state import naming
from ..state.content import FRAGMENTS
from ..state.state import Bundle, State
from . import flow

Deal = tuple[Bundle, Bundle]
"""What one gives and gets."""

MOST_PAID = 3
"""So many commodities or trade goods are proposed for a fragment at most."""


def market(state: State) -> bool:
    """Return whether the council's market is open (GAL-G43)."""
    stage = flow.open_stage(state)
    return isinstance(stage, flow.Market)


def saleable(state: State, player: int) -> tuple[str, ...]:
    """Return the planets that a player could give now: those under a truce, in the market (GAL-G30)."""
    if not market(state):
        return ()
    return tuple(planet.id for planet in state.planets_of(player) if planet.truce)


@memo
def suggestions(state: State, player: int, other: int) -> Mapping[str, tuple[Bundle, Bundle]]:
    """Return transactions that are often made, by how moves write them, without those that were made already."""
    known = (*state.offers, *state.closed)
    made = [(offer.gives, offer.gets) for offer in known if (offer.proposer, offer.partner) == (player, other)]
    got = [(offer.gets, offer.gives) for offer in state.offers if (offer.proposer, offer.partner) == (other, player)]
    own, theirs = _pocket(state, player), _pocket(state, other)
    usual = _usual(own, theirs)
    if own.planets or theirs.planets:
        usual = tuple((naming.written_deal(state, *deal), deal) for _, deal in usual)
    return {text: deal for text, deal in usual if deal not in made + got}


@memo
def purchases(state: State, player: int, other: int) -> Mapping[str, Deal]:
    """Return transactions of a fragment for commodities or more trade goods, by how moves write them, which `suggestions`
    leave out: what a player could buy, then what they could sell."""
    own, theirs = _pocket(state, player), _pocket(state, other)
    bought = [(price, Bundle(fragments={kind: 1})) for kind in theirs.kinds for price in _wider_prices(own)]
    sold = [(Bundle(fragments={kind: 1}), price) for kind in own.kinds for price in _wider_prices(theirs)]
    made = [(offer.gives, offer.gets) for offer in (*state.offers, *state.closed) if offer.proposer == player]
    return {naming.written_deal(state, *deal): deal for deal in (*bought, *sold) if deal not in made}


def _wider_prices(buyer: Pocket) -> list[Bundle]:
    """Return what a player could pay for a fragment beside 1 or 2 trade goods."""
    prices = [Bundle(commodities=number) for number in range(1, MOST_PAID + 1) if number <= buyer.commodities]
    return [*prices, *([Bundle(trade_goods=MOST_PAID)] if buyer.trade_goods >= MOST_PAID else [])]


def dealt(state: State, player: int, gives: Bundle, gets: Bundle) -> State:
    """Return the state in which a player has given and got goods and fragments; commodities arrive as trade goods."""
    own = state.players[player]
    trade_goods = own.trade_goods - gives.trade_goods + gets.trade_goods + gets.commodities
    held = {kind: own.fragments.get(kind, 0) - gives.fragments.get(kind, 0) for kind in FRAGMENTS}
    fragments = {kind: number + gets.fragments.get(kind, 0) for kind, number in held.items()}
    return changed(state, players=replaced(state.players, player, trade_goods=trade_goods, fragments=fragments))


class Pocket(NamedTuple):
    """What a player has to deal with: coins, planets that can be sold, kinds of fragments."""

    trade_goods: int
    commodities: int
    planets: tuple[str, ...]
    kinds: tuple[str, ...]


def _pocket(state: State, player: int) -> Pocket:
    own = state.players[player]
    kinds = tuple([kind for kind in FRAGMENTS if own.fragments.get(kind, 0)])
    return Pocket(own.trade_goods, own.commodities, saleable(state, player), kinds)


@lru_cache(maxsize=1 << 10)
def _usual(own: Pocket, theirs: Pocket) -> tuple[tuple[str, Deal], ...]:
    """Return what is often made of two pockets, and how moves write it but for planets, which is the same in all games."""
    usual = (*(_deals(own, theirs) or _gifts(own, theirs)), *_swaps(own, theirs))
    return tuple((naming.written_coins(*deal), deal) for deal in usual)


def _swaps(own: Pocket, theirs: Pocket) -> Iterator[Deal]:
    """Yield swaps of a fragment for one of another type: a set may lack it."""
    for mine in own.kinds:
        yield from ((Bundle(fragments={mine: 1}), Bundle(fragments={kind: 1})) for kind in theirs.kinds if kind != mine)


def deals(state: State, player: int, other: int) -> tuple[Deal, ...]:
    """Return transactions that are often made, as what a player gives and gets; none where only trade goods are there."""
    return _deals(_pocket(state, player), _pocket(state, other))


@lru_cache(maxsize=1 << 10)
def _deals(own: Pocket, theirs: Pocket) -> tuple[Deal, ...]:
    found: list[Deal] = []
    both = min(own.commodities, theirs.commodities)
    for number in dict.fromkeys((both, 1)):
        if both:
            found.append((Bundle(commodities=number), Bundle(commodities=number)))
    if own.commodities and theirs.trade_goods:
        sold = min(own.commodities, theirs.trade_goods + 1)
        if sold > 1:
            # One for nothing is what the buyer gains.
            found.append((Bundle(commodities=sold), Bundle(trade_goods=sold - 1)))
        sold = min(sold, theirs.trade_goods)
        found.append((Bundle(commodities=sold), Bundle(trade_goods=sold)))
    found.extend(_for_goods(_treasures(own), theirs.trade_goods))
    found.extend((gets, gives) for gives, gets in _for_goods(_treasures(theirs), own.trade_goods))
    if own.trade_goods and theirs.commodities:
        bought = min(own.trade_goods, theirs.commodities)
        more = min(bought + 1, theirs.commodities)
        found.append((Bundle(trade_goods=max(1, more - 1)), Bundle(commodities=more)))
    return tuple(found)


def _gifts(own: Pocket, theirs: Pocket) -> tuple[Deal, ...]:
    """Return what either could give the other for nothing, what a player gets first: a loan, where no bargain is near."""
    nothing = Bundle()
    asked = ((nothing, gift) for gift in _presents(theirs))
    return (*asked, *((gift, nothing) for gift in _presents(own)))


def _presents(own: Pocket) -> tuple[Bundle, ...]:
    """Return what a player could give for nothing: 1 or 2 coins of what they have, or a treasure."""
    coins = [Bundle(trade_goods=number) for number in (1, 2) if number <= own.trade_goods]
    coins += [Bundle(commodities=number) for number in (1, 2) if number <= own.commodities and not own.trade_goods]
    return (*coins, *_treasures(own))


def _treasures(own: Pocket) -> tuple[Bundle, ...]:
    """Return single things that a player could sell: a planet under a truce, a fragment of each kind."""
    kinds = (Bundle(fragments={kind: 1}) for kind in own.kinds)
    return (*(Bundle(planets=(planet,)) for planet in own.planets), *kinds)


def _for_goods(treasures: Iterable[Bundle], purse: int) -> Iterator[tuple[Bundle, Bundle]]:
    for treasure in treasures:
        for price in (2, 1):
            if price <= purse:
                yield treasure, Bundle(trade_goods=price)
