"""Cards that bring units or order cards, some of them for a trade good or a commodity."""

from __future__ import annotations

from ....state.content import ORDERS
from ....state.state import Exploration, State
from ... import order_cards
from ...economy import production, supply, wealth
from ...progress import Voyage
from .. import effects
from ..effects import Option
from .goods import gain_commodities, no_room

BOTH_WAYS = ("influence",)
"""What the unit of Hired Crews may be paid with besides resources."""


def _no_room_for(kind: str) -> effects.Lack:
    def lacks(state: State, task: Exploration) -> str:
        refused = supply.refuse(state, task.player, task.place, kind)
        return "" if refused is None else refused.words

    return lacks


def _put(kind: str) -> effects.Act:
    def act(voyage: Voyage, task: Exploration) -> None:
        supply.put(voyage, task.player, task.place, kind, 1, task.card, ("GAL-024",))

    return act


def _no_order_card(state: State, task: Exploration) -> str:
    del task
    piles = state.decks[ORDERS]
    return "" if piles.draw or piles.discard else "there is no order card left to draw."


def _draw_order(voyage: Voyage, task: Exploration) -> None:
    order_cards.draw(voyage, task.player, 1)


def _for(coin: str, lacks: effects.Lack, act: effects.Act) -> tuple[effects.Lack, effects.Act]:
    """Return what is lacking for, and the act of, doing something at the price of 1 trade good or 1 commodity."""
    goods, commodities = (1, 0) if coin == "trade-good" else (0, 1)

    def lacking(state: State, task: Exploration) -> str:
        own = state.players[task.player]
        if own.trade_goods < goods:
            return "you have no trade good to pay with."
        if own.commodities < commodities:
            return "you have no commodity to pay with."
        return lacks(state, task)

    def paid(voyage: Voyage, task: Exploration) -> None:
        wealth.give_up(voyage, task.player, goods, commodities, task.card)
        act(voyage, task)

    return lacking, paid


def _at_a_price(word: str, lacks: effects.Lack, act: effects.Act) -> tuple[Option, ...]:
    """Return the two ways to pay for something: "mech-trade-good", "mech-commodity"."""
    return tuple(Option(f"{word}-{coin}", *_for(coin, lacks, act)) for coin in ("trade-good", "commodity"))


def _nothing_to_produce(state: State, task: Exploration) -> str:
    system = state.planet_by_id[task.place].system
    return "" if production.can_produce_one(state, task.player, system, BOTH_WAYS) else "there is no unit you can pay for."


def _produce(voyage: Voyage, task: Exploration) -> None:
    production.produce_one(voyage, task.player, voyage.planet(task.place).system, BOTH_WAYS)


effects.register("hired-crews", options=(Option("produce", _nothing_to_produce, _produce),))
effects.register("hired-guard", options=(Option("infantry", _no_room_for("infantry"), _put("infantry")),))
effects.register(
    "working-outpost",
    options=(
        Option("commodity", no_room, gain_commodities(1)),
        *_at_a_price("order", _no_order_card, _draw_order),
    ),
)
effects.register(
    "native-workshops",
    options=(
        Option("commodity", no_room, gain_commodities(1)),
        *_at_a_price("mech", _no_room_for("mech"), _put("mech")),
    ),
)
