"""What factions begin with, and what comes to them in a game (GAL-G94)."""

from __future__ import annotations

from ..state.factions import of
from .economy import wealth
from .events import course
from .exploring import decks
from .progress import Voyage

RULES = ("GAL-G94",)


def begin(voyage: Voyage, player: int) -> None:
    """Tell a player's faction, and give them what it begins with besides units."""
    own = of(voyage.state, player)
    if not own.id:
        return
    voyage.tell(course.Faction(voyage.name(player), own.id))
    before = voyage.player(player)
    voyage.set_player(player, trade_goods=before.trade_goods + own.trade_goods, commodities=before.commodities + own.goods)
    if own.orders:
        decks.draw_orders(voyage, player, own.orders)


def gain(voyage: Voyage, player: int, count: int) -> None:
    """Give a player the trade goods that their faction brings them now, if it brings any."""
    if count:
        wealth.gain_goods(voyage, player, count, of(voyage.state, player).id, RULES)
