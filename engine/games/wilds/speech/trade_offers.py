"""How it is offered to buy and to sell: what it costs or brings, and what the goods are good for (WLD-G15)."""

from __future__ import annotations

from engine.core.game import Offering, Weight
from engine.core.words import upper

from ..rules.flow import open_questions
from ..rules.steps import asks
from ..rules.supplies import STORES, value, value_of
from ..state.catalogue import WORDS
from ..state.content import content
from ..state.state import State, member_of
from ..state.view import View
from .words import good


def purchase(state: State, goods: str) -> Offering:
    """Return how a purchase is offered."""
    known = content().goods.get(goods)
    price = state.region.prices.get(goods, known.price if known is not None else 0)
    return WORDS("label-buy", what=good(goods), price=price, purse=state.purse), _does(goods), _weight(state)


def sale(view: View, goods: str, named: str) -> Offering:
    """Return how it is offered to sell something that is ``named`` so, or all that is in store."""
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    if goods == STORES:
        worth, does = sum(value(state, item) * item.count for item in state.goods), WORDS("label-sell-stores")
    else:
        worth, does = (value_of(state, index, goods) if index is not None else 0), _does(goods)
    return WORDS("label-sell", what=named, price=worth, all=goods == STORES), does, _weight(state)


def _does(goods: str) -> str:
    """Return what a kind of goods is good for, as a sentence; what it is called where nothing is said of it."""
    known = content().goods.get(goods)
    return upper(WORDS.text(known.does)) if known is not None and known.does else upper(good(goods))


def _weight(state: State) -> Weight:
    """Return how buying and selling is offered: before a trader it is what is asked, in a settlement it stands aside."""
    return "plain" if any(isinstance(asked, asks.Trade) for asked in open_questions(state)) else "quiet"
