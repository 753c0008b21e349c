"""Which transactions lie near: whether somebody is asked to trade at all depends on it (GAL-G09, GAL-041).

Trade goods for nothing can be offered at any time to any neighbour; nobody is asked for the sake of that. All that this
depends on lies open.
"""

from __future__ import annotations

from . import transactions
from .content import FRAGMENTS
from .state import Bundle, Offer, State
from .voyage import Voyage


def near(state: State, player: int) -> bool:
    """Return whether there is a transaction now that somebody could want: more than trade goods for nothing."""
    return any(transactions.deals(state, player, other) for other in transactions.partners(state, player))


def note(voyage: Voyage, player: int) -> None:
    """Remember what a player could have dealt in until now: with whom, and all that either could have given."""
    state = voyage.state
    seen = (
        Offer(0, player, other, _all_of(state, player), _all_of(state, other))
        for other in transactions.partners(state, player)
    )
    voyage.change(prospects=tuple(seen))


def fresh(state: State, player: int) -> bool:
    """Return whether there is a transaction now that was not possible when that was noted: with a new neighbour, or for
    goods, commodities or fragments that have come since."""
    seen = {offer.partner: offer for offer in state.prospects}
    return any(
        other not in seen or not (_covers(seen[other].gives, gives) and _covers(seen[other].gets, gets))
        for other in transactions.partners(state, player)
        for gives, gets in transactions.deals(state, player, other)
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
