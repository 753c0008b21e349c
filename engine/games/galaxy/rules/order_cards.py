"""Order cards (GAL-G39): drawing, the hand's limit, playing.

Cards that are played in combat or in a movement are offered by whoever owns that moment, who calls `spend` (GAL-G66); those
that are a turn's action stand in `card_actions`.
"""

from __future__ import annotations

from ..state.content import ORDERS, content
from ..state.state import MOST_CARDS, State
from . import flow, steps
from .events import turning
from .exploring import decks
from .progress import Voyage

RULE = "GAL-G39"


def draw(voyage: Voyage, player: int, count: int) -> int:
    """Let a player draw order cards, as many as there are, and return how many; the hand's limit is seen to then."""
    cards = tuple(filter(None, (decks.draw(voyage, ORDERS) for _ in range(count))))
    voyage.tell(turning.DrewOrders(voyage.name(player), len(cards), decks.left(voyage.state, ORDERS)))
    if cards:
        voyage.set_player(player, hand=(*voyage.player(player).hand, *cards))
        voyage.tell(turning.OrderCards(cards), to=(player,))
        trim(voyage, player)
    return len(cards)


def trim(voyage: Voyage, player: int) -> None:
    """Ask a player with more than 6 order cards which one goes, the oldest by default, and again until there are 6."""
    hand = voyage.player(player).hand
    over = len(hand) - MOST_CARDS
    if over > 0:
        # Asked outright, even of a hand of like cards: who is asked depends on the number alone (GAL-G47).
        voyage.push(steps.Excess(over, owner=player, options=tuple(dict.fromkeys(hand)), default=hand[0]))


@flow.answer(steps.Excess)
def _discarded(voyage: Voyage, question: steps.Excess, option: str) -> None:
    player = question.owner
    leave(voyage, player, option)
    voyage.tell(turning.DiscardedOrder(voyage.name(player), option, question.called()))
    trim(voyage, player)


def leave(voyage: Voyage, player: int, card: str) -> None:
    """Put a card of a player's hand on the discard pile, without a word."""
    hand = list(voyage.player(player).hand)
    hand.remove(card)
    voyage.set_player(player, hand=tuple(hand))
    decks.discard(voyage, ORDERS, card)


def spend(voyage: Voyage, player: int, card: str, target: str = "") -> None:
    """Play a card of a player's hand: it is shown and discarded (GAL-G39). What it does is the caller's."""
    voyage.tell(turning.Played(voyage.name(player), card, target))
    leave(voyage, player, card)


def discard_all(voyage: Voyage, player: int) -> None:
    """Put the hand of a player who leaves on the discard pile (GAL-G48)."""
    for card in voyage.player(player).hand:
        leave(voyage, player, card)


def playable(state: State, player: int, moment: str) -> tuple[str, ...]:
    """Return the kinds of cards in a hand that are played at a moment: "action", "combat", "hits" or "activate"."""
    hand = state.players[player].hand
    return tuple(card for card in content().orders if card in hand and content().orders[card].moment == moment)
