"""What factions begin with (GAL-G94)."""

from __future__ import annotations

from ..state.factions import of
from .events import course
from .exploring import decks
from .progress import Voyage


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
