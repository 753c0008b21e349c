"""Which transactions lie near: whether a player is asked to trade at all depends on it (GAL-G09, GAL-041).

While a card lies open every transaction counts, a loan and a gift too. Before and after an action none is asked for the
sake of goods for nothing, though they can be offered then as well. All that this depends on lies open.
"""

from __future__ import annotations

from engine.core.memo import changed, replaced

from ..state.content import FRAGMENTS
from ..state.state import Bundle, Offer, State
from .bargains import deals
from .progress import Voyage
from .trading import partners


def has_bargain(state: State, player: int) -> bool:
    """Return whether there is a transaction now that a player could want: more than trade goods for nothing."""
    return any(deals(state, player, other) for other in partners(state, player))


def can_deal(state: State, player: int) -> bool:
    """Return whether there is any transaction at all that a player could make now, a gift either way among them."""
    return bool(partners(state, player))


def lent(state: State, player: int) -> State:
    """Return the state as it would be with all goods and commodities lent to a player that the others could lend them now:
    the most that a loan could make possible. Commodities arrive as trade goods (GAL-G25)."""
    others = (state.players[other] for other in partners(state, player))
    loan = sum(other.trade_goods + other.commodities for other in others)
    trade_goods = state.players[player].trade_goods + loan
    return changed(state, players=replaced(state.players, player, trade_goods=trade_goods))


def note_prospects(voyage: Voyage, player: int) -> None:
    """Remember what a player could have dealt in until now: with whom, and all that either could have given."""
    state = voyage.state
    seen = (Offer(0, player, other, _all_of(state, player), _all_of(state, other)) for other in partners(state, player))
    if (prospects := tuple(seen)) != state.prospects:
        voyage.change(prospects=prospects)


def has_new_bargain(state: State, player: int) -> bool:
    """Return whether there is a transaction now that was not possible when that was noted: with a new neighbour, or for
    goods, commodities or fragments that have come since."""
    seen = {offer.partner: offer for offer in state.prospects}
    return any(
        other not in seen or not (_covers(seen[other].gives, gives) and _covers(seen[other].gets, gets))
        for other in partners(state, player)
        for gives, gets in deals(state, player, other)
    )


def _all_of(state: State, player: int) -> Bundle:
    own = state.players[player]
    return Bundle(own.trade_goods, own.commodities, own.fragments)


def _covers(whole: Bundle, part: Bundle) -> bool:
    """Return whether one side's part of a transaction is among what it had."""
    return (
        part.trade_goods <= whole.trade_goods
        and part.commodities <= whole.commodities
        and all(part.fragments.get(kind, 0) <= whole.fragments.get(kind, 0) for kind in FRAGMENTS)
    )
