"""Buying and selling where there is a market, and the maps sold there (WLD-232, WLD-G15, WLD-G77)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.verbs import Buy

from ...state.content import Good, content, price
from ...state.moves import Sell
from ...state.state import Item, State, settlement
from .. import events
from ..clues import read_map
from ..flow import open_questions
from ..progress import Expedition
from ..steps import asks

UNSOLD = ("meal", "inn")
"""Prices that are paid with a camp in a settlement, not over the counter (WLD-G66)."""

FULL_VALUE = ("goods", "raw")
STORES = "stores"
"""What the party's own stores are sold by: trade goods and raw materials, all at once."""


def market(state: State) -> bool:
    """Return whether the party can trade now: in a settlement, or with people whose favour is trade (WLD-G15)."""
    return settlement(state) is not None or traders(state)


def traders(state: State) -> bool:
    """Return whether people met on the way are dealing with the party just now (WLD-G56)."""
    return any(isinstance(question, asks.Trade) for question in open_questions(state))


def value(state: State, item: Item) -> int:
    """Return what an item sells for: trade goods and raw materials in full, anything else at half (WLD-G15)."""
    if item.key in FULL_VALUE:
        return item.worth
    good = content().goods.get(item.key)
    return (item.worth or (price(state, good) if good is not None else 0)) // 2


def for_sale(state: State) -> tuple[Good, ...]:
    """Return what can be bought."""
    return tuple(good for good in content().goods.values() if price(state, good) and good.id not in UNSOLD)


def moves(state: State, seller: int) -> Iterator[Buy | Sell]:
    """Yield what a member can buy and sell."""
    if not market(state):
        return
    for good in for_sale(state):
        if price(state, good) <= state.purse:
            yield Buy(good.id)
    if state.goods:
        yield Sell(STORES)
    for key in dict.fromkeys(item.key for item in state.members[seller].items):
        if value_of(state, seller, key):
            yield Sell(key)


def held(state: State, seller: int, key: str) -> int:
    """Return where a member has an item of a kind: of several the most worn; -1 for none."""
    items = state.members[seller].items
    places = [place for place, item in enumerate(items) if item.key == key]
    if len(places) < 2:
        return places[0] if places else -1
    return min(places, key=lambda place: (not items[place].broken, items[place].uses, place))


def value_of(state: State, seller: int, key: str) -> int:
    """Return what a member's item of a kind sells for; broken ones, and packs that were opened, for nothing."""
    place = held(state, seller, key)
    if place < 0:
        return 0
    item = state.members[seller].items[place]
    good = content().goods.get(key)
    opened = good is not None and good.pack and item.uses < good.uses
    return 0 if item.broken or opened else value(state, item)


def refuse(state: State, member: int, move: Buy | Sell) -> IllegalMove | None:
    """Return what speaks against a purchase or a sale."""
    if not market(state):
        return IllegalMove(
            "There is nobody here to trade with. A settlement, or a trader met on the way, is needed.", "WLD-G15"
        )
    if isinstance(move, Buy):
        good = content().goods.get(move.goods)
        if good is None or good not in for_sale(state):
            listed = ", ".join(offer.id for offer in for_sale(state))
            return IllegalMove(f"Nobody sells {move.goods} here. On offer: {listed}.", "WLD-G15")
        cost = price(state, good)
        if cost > state.purse:
            return IllegalMove(f"That costs {cost} coins, and the purse holds {state.purse}.", "WLD-G15")
        return None
    if move.goods == STORES:
        return None if state.goods else IllegalMove("The party has no trade goods or raw materials to sell.", "WLD-G15")
    if held(state, member, move.goods) < 0:
        return IllegalMove(f"You carry nothing of that kind: {move.goods}.", "WLD-G15")
    if not value_of(state, member, move.goods):
        return IllegalMove("Nobody pays for that as it is.", "WLD-G15")
    return None


def buy(expedition: Expedition, member: int, move: Buy) -> None:
    """Buy something out of the shared purse (WLD-G15); an area map is read at once (WLD-G77)."""
    good = content().goods[move.goods]
    cost = price(expedition.state, good)
    expedition.pay(-cost)
    expedition.tell(events.bought(expedition.name(member), good.id, cost, expedition.state.purse))
    if good.id == "map":
        read_map(expedition)
    else:
        expedition.add_item(member, good.item())


def sell(expedition: Expedition, member: int, move: Sell) -> None:
    """Sell an item, or everything in the party's stores (WLD-G15)."""
    name = expedition.name(member)
    if move.goods == STORES:
        earned = sum(value(expedition.state, item) * item.count for item in expedition.state.goods)
        expedition.change(goods=())
        expedition.pay(earned)
        expedition.tell(events.sold(name, STORES, earned, expedition.state.purse))
        return
    place = held(expedition.state, member, move.goods)
    earned = value_of(expedition.state, member, move.goods)
    expedition.take_one(member, place)
    expedition.pay(earned)
    expedition.tell(events.sold(name, move.goods, earned, expedition.state.purse))
