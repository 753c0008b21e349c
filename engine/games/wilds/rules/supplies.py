"""What is eaten and worn, bought and sold (WLD-G05, WLD-G09..G11, WLD-G15).

Supply and Durability Checks are single dice that no boon or bane touches. They are made at camp and where an event asks for
them (WLD-037); a bite on the way takes neither time nor food (WLD-132).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.memo import memo
from engine.core.verbs import Buy

from ..state.catalogue import refused
from ..state.content import Good, content, is_pack, price, price_in
from ..state.member import Item, Member
from ..state.moves import Sell
from ..state.region import Region
from ..state.state import State, settlement
from .events import deciding, happening
from .flow import now, open_questions
from .progress import Expedition
from .steps import asks, tasks

COSTLY_FACE = 3
"""The highest face of a supply or durability die that costs a use."""


def is_gear(item: Item) -> bool:
    """Return whether an item is checked for durability: footwear, clothing, a tool, a weapon (WLD-G10, WLD-G65)."""
    good = content().goods.get(item.key)
    return good is not None and good.gear


def packs(member: Member) -> tuple[int, ...]:
    """Return where a member's ration packs are, in the order in which they are eaten: fewest uses, then smallest die."""
    places = [place for place, item in enumerate(member.items) if is_pack(item)]
    return tuple(sorted(places, key=lambda place: (member.items[place].uses, member.items[place].die, place)))


def meals(member: Member) -> int:
    """Return the uses of all of a member's ration packs."""
    return sum(member.items[place].uses * member.items[place].count for place in packs(member))


def check(expedition: Expedition, index: int, times: int = 1) -> bool:
    """Make a member's Supply Check, each of ``times`` with its own die; return whether they had any rations (WLD-G09).

    1 to 3 lose 1 use. The check that empties the last pack still fed them. Nothing else is changed: what hunger does is
    for the caller to say (`go_hungry`).
    """
    dice: list[int] = []
    sides: list[int] = []
    lost = 0
    fed = bool(packs(expedition.member(index)))
    for _ in range(times):
        places = packs(expedition.member(index))
        if not places:
            break
        item = expedition.member(index).items[places[0]]
        dice.append(expedition.roll(item.die))
        sides.append(item.die)
        if dice[-1] <= COSTLY_FACE:
            lost += 1
            lose_use(expedition, index, places[0])
    member = expedition.member(index)
    expedition.tell(happening.Supplies(member.name, tuple(dice), lost, meals(member) if fed else -1, tuple(sides)))
    return fed


def stock(state: State) -> int:
    """Return what the members carry, less their Fatigue: a number that any loss lowers."""
    items = [item for member in state.members for item in member.items]
    return sum(item.uses + item.count - item.broken for item in items) - sum(member.fatigue for member in state.members)


def lose_use(expedition: Expedition, index: int, place: int) -> str:
    """Take a use off an item; return "worn", "damaged", "broken" or "spent" (WLD-G10, WLD-G65).

    Gear without a use left is damaged, and broken by the next loss. Anything else is gone with its last use; what is only
    counted is one fewer.
    """
    item = expedition.member(index).items[place]
    if is_gear(item):
        if item.uses > 0:
            expedition.set_item(index, place, replace(item, uses=item.uses - 1))
            return "worn" if item.uses > 1 else "damaged"
        expedition.set_item(index, place, replace(item, broken=True))
        return "broken"
    if item.uses > 1:
        expedition.set_item(index, place, replace(item, uses=item.uses - 1))
        return "worn"
    if item.count > 1:
        good = content().goods.get(item.key)
        fresh = good.uses if good is not None else 0
        expedition.set_item(index, place, replace(item, count=item.count - 1, uses=fresh))
    else:
        expedition.set_item(index, place, None)
    return "spent"


def wear(expedition: Expedition, index: int, place: int) -> None:
    """Wear an item: gear by a Durability Check, anything else by a use lost outright (WLD-153, WLD-G65)."""
    item = expedition.member(index).items[place]
    die = expedition.roll(item.die) if is_gear(item) else 0
    what = "kept" if die > COSTLY_FACE else lose_use(expedition, index, place)
    expedition.tell(happening.Worn(expedition.name(index), item.key, die, what))


def wearable(member: Member) -> tuple[int, ...]:
    """Return where the items are that can wear, the safest choice first: best durability die, then most uses (WLD-G65)."""
    places = [
        place
        for place, item in enumerate(member.items)
        if not item.broken and (is_gear(item) or item.uses > 0 or item.key == "herb")
    ]
    items = member.items
    return tuple(
        sorted(places, key=lambda place: (-items[place].die * is_gear(items[place]), -items[place].uses, place)),
    )


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
    return _value(state.region.prices, item)


def _value(prices: Mapping[str, int], item: Item) -> int:
    if item.key in FULL_VALUE:
        return item.worth
    good = content().goods.get(item.key)
    return (item.worth or (prices.get(good.id, good.price) if good is not None else 0)) // 2


def for_sale(state: State) -> tuple[Good, ...]:
    """Return what can be bought."""
    return tuple(good for good in content().goods.values() if price(state, good) and good.id not in UNSOLD)


@memo
def _offers(region: Region) -> tuple[tuple[int, Buy], ...]:
    """Return what can be bought in a region, with what it costs."""
    goods = (good for good in content().goods.values() if good.id not in UNSOLD)
    return tuple((cost, Buy(good.id)) for good in goods if (cost := price_in(region, good)))


def trades(state: State, seller: int) -> tuple[Buy | Sell, ...]:
    """Return what a member can buy and sell."""
    if not market(state):
        return ()
    stores = (Sell(STORES),) if state.goods else ()
    return (*_purchases(state), *stores, *_sales(state.members[seller], tuple(state.region.prices.items())))


@memo("region", "purse")
def _purchases(state: State) -> tuple[Buy, ...]:
    return tuple([buy for cost, buy in _offers(state.region) if cost <= state.purse])


@memo
def kinds(member: Member) -> tuple[str, ...]:
    """Return the kinds of things that a member carries."""
    return tuple(dict.fromkeys([item.key for item in member.items]))


@memo
def _sales(member: Member, prices: tuple[tuple[str, int], ...]) -> tuple[Sell, ...]:
    """Return what of a member's can be sold in a region with some prices of its own."""
    known = dict(prices)
    return tuple([Sell(key) for key in kinds(member) if _worth_of(known, member, key)])


def held(state: State, seller: int, key: str) -> int:
    """Return where a member has an item of a kind: of several the most worn; -1 for none."""
    return _held(state.members[seller], key)


def _held(member: Member, key: str) -> int:
    items = member.items
    places = [place for place, item in enumerate(items) if item.key == key]
    if len(places) < 2:
        return places[0] if places else -1
    return min(places, key=lambda place: (not items[place].broken, items[place].uses, place))


def value_of(state: State, seller: int, key: str) -> int:
    """Return what a member's item of a kind sells for; broken ones, and packs that were opened, for nothing."""
    return _worth_of(state.region.prices, state.members[seller], key)


def _worth_of(prices: Mapping[str, int], member: Member, key: str) -> int:
    place = _held(member, key)
    if place < 0:
        return 0
    item = member.items[place]
    good = content().goods.get(key)
    opened = good is not None and good.pack and item.uses < good.uses
    return 0 if item.broken or opened else _value(prices, item)


def refuse_market(state: State) -> IllegalMove | None:
    """Return what speaks against any trade: there is no trader (WLD-G15)."""
    if market(state):
        return None
    return refused("trade-nobody", "WLD-G15")


def refuse_trade(state: State, member: int, move: Buy | Sell) -> IllegalMove | None:
    """Return what speaks against a purchase or a sale."""
    if (refusal := refuse_market(state)) is not None:
        return refusal
    if isinstance(move, Buy):
        good = content().goods.get(move.goods)
        if good is None or good not in for_sale(state):
            offers = [offer.id for offer in for_sale(state)]
            return refused("buy-not-sold", "WLD-G15", goods=move.goods, offers=offers)
        cost = price(state, good)
        if cost > state.purse:
            return refused("buy-purse", "WLD-G15", price=cost, purse=state.purse)
        return None
    if move.goods == STORES:
        return None if state.goods else refused("sell-no-stores", "WLD-G15")
    if held(state, member, move.goods) < 0:
        return refused("not-carried", "WLD-G15", goods=move.goods)
    if not value_of(state, member, move.goods):
        return refused("sell-worthless", "WLD-G15")
    return None


def buy(expedition: Expedition, member: int, move: Buy) -> None:
    """Buy something out of the shared purse (WLD-G15); an area map is read at once (WLD-G77)."""
    good = content().goods[move.goods]
    cost = price(expedition.state, good)
    expedition.pay(-cost)
    expedition.tell(deciding.Bought(expedition.name(member), good.id, cost, expedition.state.purse))
    if good.id == "map":
        now(expedition, tasks.ReadMap())
    else:
        expedition.add_item(member, good.item())


def sell(expedition: Expedition, member: int, move: Sell) -> None:
    """Sell an item, or everything in the party's stores (WLD-G15)."""
    name = expedition.name(member)
    if move.goods == STORES:
        earned = sum(value(expedition.state, item) * item.count for item in expedition.state.goods)
        expedition.change(goods=())
        expedition.pay(earned)
        expedition.tell(deciding.Sold(name, STORES, earned, expedition.state.purse))
        return
    place = held(expedition.state, member, move.goods)
    earned = value_of(expedition.state, member, move.goods)
    expedition.take_one(member, place)
    expedition.pay(earned)
    expedition.tell(deciding.Sold(name, move.goods, earned, expedition.state.purse))
