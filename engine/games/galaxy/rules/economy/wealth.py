"""What players own and spend: commodities, trade goods, and cards that are ready or exhausted (GAL-G25, GAL-G26)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ...state.content import TRADE_CORE
from ...state.state import COMMODITIES, CORE_BONUS, State
from ..events import exploring
from ..progress import Voyage

MONEY = ("GAL-G25",)


def value(state: State, player: int) -> int:
    """Return a player's commodity value: 3, and 2 more with the Trade Core (GAL-G25)."""
    return COMMODITIES + (CORE_BONUS if state.players[player].holds(TRADE_CORE) else 0)


def room(state: State, player: int) -> int:
    """Return how many commodities a player can still gain (GAL-G25)."""
    return max(0, value(state, player) - state.players[player].commodities)


def gain_commodities(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Give a player up to ``count`` commodities, no more than the value allows (GAL-G25); return how many."""
    gained = min(count, room(voyage.state, player))
    if gained:
        voyage.set_player(player, commodities=voyage.player(player).commodities + gained)
        voyage.tell(exploring.Goods(voyage.name(player), 0, gained, why), rules=rules)
    return gained


def replenish(voyage: Voyage, player: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Fill up a player's commodities to the value (GAL-G25); return how many were gained."""
    return gain_commodities(voyage, player, room(voyage.state, player), why, rules)


def gain_goods(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Give a player trade goods, of which one may have any number; return how many."""
    if count:
        voyage.set_player(player, trade_goods=voyage.player(player).trade_goods + count)
        voyage.tell(exploring.Goods(voyage.name(player), count, 0, why), rules=rules)
    return count


def convert(voyage: Voyage, player: int, count: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Turn up to ``count`` commodities of a player into trade goods, which is no gain (GAL-G25); return how many."""
    own = voyage.player(player)
    turned = min(count, own.commodities)
    if turned:
        voyage.set_player(player, commodities=own.commodities - turned, trade_goods=own.trade_goods + turned)
        voyage.tell(exploring.Goods(voyage.name(player), turned, -turned, why), rules=rules)
    return turned


def give_up(
    voyage: Voyage, player: int, trade_goods: int, commodities: int, why: str, rules: Sequence[str] = MONEY
) -> None:
    """Take trade goods and commodities from a player, who has them, as the price that a card names (GAL-G25)."""
    own = voyage.player(player)
    assert own.trade_goods >= trade_goods and own.commodities >= commodities, own
    if trade_goods or commodities:
        voyage.set_player(player, trade_goods=own.trade_goods - trade_goods, commodities=own.commodities - commodities)
        voyage.tell(exploring.Goods(voyage.name(player), -trade_goods, -commodities, why), rules=rules)


def return_surplus(voyage: Voyage, player: int, why: str, rules: Sequence[str] = MONEY) -> int:
    """Take the commodities above a player's value from them, as when the Trade Core is gone; return how many."""
    surplus = max(0, voyage.player(player).commodities - value(voyage.state, player))
    give_up(voyage, player, 0, surplus, why, rules)
    return surplus


# Ready and exhausted.


def exhaust(voyage: Voyage, planet: str) -> None:
    """Exhaust a planet: until it is ready again it pays nothing (GAL-G26)."""
    voyage.set_planet(planet, exhausted=True)


def ready(voyage: Voyage, planet: str, why: str) -> bool:
    """Ready an exhausted planet by the card ``why``; return whether that changed anything."""
    if not voyage.planet(planet).exhausted:
        return False
    voyage.set_planet(planet, exhausted=False)
    voyage.tell(exploring.Readied(voyage.planet(planet).name, why))
    return True


def ready_planets(voyage: Voyage) -> None:
    """Ready all planets, as the council does at its end (GAL-G43); legendary abilities stay as they are (GAL-G44)."""
    voyage.change(planets=tuple(replace(planet, exhausted=False) for planet in voyage.state.planets))


def ready_all(voyage: Voyage) -> None:
    """Ready all cards, as the status phase does (GAL-G42): planets, legendary abilities (GAL-G44), relics (GAL-G32)."""
    voyage.change(
        planets=tuple(replace(planet, exhausted=False, used=False) for planet in voyage.state.planets),
        players=tuple(
            replace(player, relics=tuple(replace(held, exhausted=False) for held in player.relics))
            for player in voyage.state.players
        ),
    )
