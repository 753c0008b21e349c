"""The decks: drawing, discarding, the reshuffle of an empty deck at once (GAL-G18).

Nothing here asks for a map: an exploration desk, where planets are merely named, keeps its decks with it too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.dice import Dice

from ...state.content import DEVICE, EXPLORATION, FRAGMENTS, FRONTIER, HIDDEN_GOALS, ORDERS, PUBLIC, RELIC, content
from ...state.options import Options
from ...state.state import Deck, Exploration, State
from ..events import exploring
from ..progress import Voyage


def fresh(dice: Dice, options: Options) -> dict[str, Deck]:
    """Return every deck shuffled, by name: the four exploration decks (GAL-007, GAL-022, 14 frontier cards as GAL-G49 has
    it), relics (GAL-034) and, except at a desk, order cards and goals (GAL-G05)."""
    cards: dict[str, list[str]] = {deck: [] for deck in EXPLORATION}
    for card in content().cards.values():
        if options.frontier == "20" or not card.later:
            cards[card.deck] += [card.id] * card.count
    cards[RELIC] = list(content().relics)
    if options.play == "expedition":
        cards[ORDERS] = [card.id for card in content().orders.values() for _ in range(card.count)]
        for kind in (PUBLIC, HIDDEN_GOALS):
            cards[kind] = [goal.id for goal in content().goals.values() if goal.kind == kind]
    return {deck: Deck(dice.shuffled(each)) for deck, each in cards.items()}


# Drawing, and what goes back.


def draw(voyage: Voyage, deck: str) -> str:
    """Take the top card of a deck, and reshuffle at once where that empties it (GAL-027, GAL-G18).

    Return the card, "" where there is none. It is in no pile until it is put somewhere.
    """
    card = take(voyage, deck)
    refill(voyage, deck)
    return card


def take(voyage: Voyage, deck: str) -> str:
    """Take the top card of a deck without the reshuffle after it: for whoever tells something first, and calls `refill`
    then. A deck that is empty already is reshuffled first (GAL-027): only without any discards there is no card."""
    refill(voyage, deck)
    cards = voyage.deck(deck).draw
    if not cards:
        return ""
    voyage.set_deck(deck, draw=cards[1:])
    return cards[0]


def refill(voyage: Voyage, deck: str) -> None:
    """Make the discard pile the new deck, shuffled, where the deck is empty and the pile is not (GAL-027, GAL-G18)."""
    piles = voyage.deck(deck)
    if not piles.draw and piles.discard:
        voyage.set_deck(deck, draw=voyage.dice.shuffled(piles.discard), discard=())
        voyage.tell(exploring.Reshuffled(deck, len(piles.discard)))


def discard(voyage: Voyage, deck: str, card: str) -> None:
    """Put a card on the discard pile of a deck (GAL-026); onto an empty deck and an empty pile it is the new deck
    (GAL-G18)."""
    voyage.set_deck(deck, discard=(*voyage.deck(deck).discard, card))
    refill(voyage, deck)


def put_back(voyage: Voyage, deck: str, card: str) -> None:
    """Shuffle a card back into its deck."""
    voyage.set_deck(deck, draw=voyage.dice.shuffled((*voyage.deck(deck).draw, card)))


def purge(voyage: Voyage, card: str) -> None:
    """Take a card out of the game: it is in no discard pile and never comes back (GAL-036)."""
    voyage.change(purged=(*voyage.state.purged, card))


# What is known of a deck.


def left(state: State, deck: str) -> int:
    """Return how many cards a deck has left to draw."""
    return len(state.decks[deck].draw)


def unseen(state: State, deck: str) -> Mapping[str, int]:
    """Return which cards are still to be drawn from an exploration deck or the relic deck, and how many of each.

    It is worked out from what lies open, not from the deck, so that it can be asked of what anybody may know (GAL-G47).
    """
    if deck == RELIC:
        whole = Counter(dict.fromkeys(content().relics, 1))
    else:
        whole = Counter({card.id: card.count for card in content().cards.values() if card.deck == deck})
    open_cards = _open_cards(state)
    shown = Counter({card: open_cards[card] for card in whole})
    if deck == FRONTIER and shown.total() + left(state, deck) < whole.total():
        whole = Counter({card: count for card, count in whole.items() if not content().cards[card].later})
    return {card: count - shown[card] for card, count in whole.items() if count > shown[card]}


def _open_cards(state: State) -> Counter[str]:
    """Return every exploration card and relic that lies somewhere in sight."""
    seen = Counter((*state.purged, *state.common))
    for deck in (*EXPLORATION, RELIC):
        seen.update(state.decks[deck].discard)
    for planet in state.planets:
        seen.update(attached.card for attached in planet.attachments)
    for player in state.players:
        seen.update(held.relic for held in player.relics)
        seen[DEVICE] += player.devices
        for kind in FRAGMENTS:
            seen[content().fragment_card(kind)] += player.fragments.get(kind, 0)
    seen.update(task.card for task in state.agenda if isinstance(task, Exploration) and task.card)
    return seen
