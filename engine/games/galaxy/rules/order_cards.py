"""Order cards (GAL-G39): drawing, the hand's limit, and those that are played as a component action.

Cards that are played in combat or in a movement are offered by whoever owns that moment, who calls `spend` (GAL-G66).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import Question
from engine.core.moves import Move

from ..state.content import ORDERS, content
from ..state.moves import Play, target_told
from ..state.state import MOST_CARDS, State
from . import card_actions, events, flow
from .exploring import decks
from .progress import Voyage

RULE = "GAL-G39"
EXCESS = "excess"


def draw(voyage: Voyage, player: int, count: int) -> int:
    """Let a player draw order cards, as many as there are, and return how many; the hand's limit is seen to then."""
    cards = tuple(filter(None, (decks.draw(voyage, ORDERS) for _ in range(count))))
    voyage.tell(events.drew_orders(voyage.name(player), len(cards), decks.left(voyage.state, ORDERS)))
    if cards:
        voyage.set_player(player, hand=(*voyage.player(player).hand, *cards))
        voyage.tell(events.order_cards(player, cards))
        trim(voyage, player)
    return len(cards)


def trim(voyage: Voyage, player: int) -> None:
    """Ask a player with more than 6 order cards which one goes, the oldest by default, and again until there are 6."""
    hand = voyage.player(player).hand
    over = len(hand) - MOST_CARDS
    if over > 0:
        # Asked outright, even of a hand of like cards: who is asked depends on the number alone (GAL-G47).
        voyage.push(Question(EXCESS, player, tuple(dict.fromkeys(hand)), hand[0], number=over))


@flow.answer(EXCESS)
def _discarded(voyage: Voyage, question: Question, option: str) -> None:
    player = question.owner
    leave(voyage, player, option)
    voyage.tell(events.discarded_order(voyage.name(player), option, EXCESS))
    trim(voyage, player)


def leave(voyage: Voyage, player: int, card: str) -> None:
    """Put a card of a player's hand on the discard pile, without a word."""
    hand = list(voyage.player(player).hand)
    hand.remove(card)
    voyage.set_player(player, hand=tuple(hand))
    decks.discard(voyage, ORDERS, card)


def spend(voyage: Voyage, player: int, card: str, target: str = "") -> None:
    """Play a card of a player's hand: it is shown and discarded (GAL-G39). What it does is the caller's."""
    voyage.tell(events.played(voyage.name(player), card, target))
    leave(voyage, player, card)


def discard_all(voyage: Voyage, player: int) -> None:
    """Put the hand of a player who leaves on the discard pile (GAL-G48)."""
    for card in voyage.player(player).hand:
        leave(voyage, player, card)


def playable(state: State, player: int, moment: str) -> tuple[str, ...]:
    """Return the kinds of cards in a hand that are played at a moment: "action", "combat", "hits" or "activate"."""
    hand = state.players[player].hand
    return tuple(card for card in content().orders if card in hand and content().orders[card].moment == moment)


# Cards that are a turn's action.


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the cards that a player can play as a component action, each with everything it can be played on."""
    for card in playable(state, player, "action"):
        for target in card_actions.DEEDS[card].targets(state, player):
            yield Play(card, target)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against playing a card as a component action, ``None`` where nothing does."""
    assert isinstance(move, Play), move
    card = content().orders.get(move.card)
    if card is None:
        return IllegalMove("There is no such order card.", RULE)
    if card.id not in state.players[player].hand:
        return IllegalMove(f"{card.name} is not in your hand.", RULE)
    if card.moment != "action":
        return IllegalMove(f"{card.name} is no action. {card.text}", RULE)
    return card_actions.DEEDS[card.id].refuse(state, player, move.target)


def play(voyage: Voyage, player: int, move: Move) -> None:
    """Play a card that nothing speaks against; the turn's stage is off the agenda already."""
    assert isinstance(move, Play), move
    spend(voyage, player, move.card, target_told(move.target))
    card_actions.DEEDS[move.card].act(voyage, player, move.target)
