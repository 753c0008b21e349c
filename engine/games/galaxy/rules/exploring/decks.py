"""The decks: drawing, discarding, the reshuffle of an empty deck at once (GAL-G18); and what explorers keep of them: Puzzle
Engines, relic fragments, counted into sets of three and purged for a relic, and a hand of order cards (GAL-G39).

Nothing here asks for a map: an exploration desk, where planets are merely named, keeps its decks with it too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from engine.core.dice import Dice
from engine.core.memo import memo

from ...state import naming
from ...state.content import (
    DEVICE,
    EXPLORATION,
    FRAGMENTS,
    FRONTIER,
    HIDDEN_GOALS,
    ORDERS,
    PUBLIC,
    RELIC,
    TRAITS,
    UNKNOWN,
    content,
)
from ...state.factions import can
from ...state.options import Options
from ...state.state import MOST_CARDS, Deck, Exploration, State
from .. import flow, steps
from ..events import course, ventures
from ..progress import Voyage


def fresh(dice: Dice, options: Options) -> dict[str, Deck]:
    """Return every deck shuffled, by name: the four exploration decks (GAL-007, GAL-022, 14 frontier cards as GAL-G49 has
    it), relics (GAL-034) and, except at a desk, order cards and goals (GAL-G05)."""
    return {deck: Deck(dice.shuffled(each)) for deck, each in _sorted(options).items()}


@lru_cache(maxsize=32)
def _sorted(options: Options) -> Mapping[str, tuple[str, ...]]:
    """Return the cards of every deck before they are shuffled."""
    cards: dict[str, list[str]] = {deck: [] for deck in EXPLORATION}
    for card in content().cards.values():
        if options.frontier == "20" or not card.later:
            cards[card.deck] += [card.id] * card.count
    cards[RELIC] = list(content().relics)
    if options.play == "expedition":
        cards[ORDERS] = [card.id for card in content().orders.values() for _ in range(card.count)]
        goals = [goal for goal in content().goals.values() if options.worlds == "36" or not goal.later]
        for kind in (PUBLIC, HIDDEN_GOALS):
            cards[kind] = [goal.id for goal in goals if goal.kind == kind]
    return {deck: tuple(each) for deck, each in cards.items()}


# Drawing, and what goes back.


def draw(voyage: Voyage, deck: str) -> str:
    """Take the top card of a deck, and reshuffle at once where that empties it (GAL-027, GAL-G18).

    Return the card, "" where there is none. It is in no pile until it is put somewhere.
    """
    card = take(voyage, deck)
    refill(voyage, deck)
    return card


def take(voyage: Voyage, deck: str) -> str:
    """Take the top card of a deck without the reshuffle after it: for callers that tell something first, and call `refill`
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
        voyage.tell(ventures.Reshuffled(deck, len(piles.discard)))


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

    It is worked out from what lies open, not from the deck, so that it can be asked of what any player may know (GAL-G47).
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


@memo
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


MIXED = "mixed"
"""A set of one fragment of each type, as the move writes it (GAL-G94)."""

SET = 3
"""Fragments that make a relic (GAL-G31)."""

RULE = "GAL-G31"


def gain_fragment(voyage: Voyage, player: int, kind: str) -> None:
    """Put a fragment faceup before a player (GAL-030, GAL-031)."""
    held = voyage.player(player).fragments
    count = held.get(kind, 0) + 1
    voyage.set_player(player, fragments=naming.sorted_fragments({**held, kind: count}))
    voyage.tell(ventures.Fragment(voyage.name(player), kind, count))


def gain_device(voyage: Voyage, player: int) -> None:
    """Put a Puzzle Engine faceup before a player (GAL-037)."""
    count = voyage.player(player).devices + 1
    voyage.set_player(player, devices=count)
    voyage.tell(ventures.Device(voyage.name(player), count))


def sets(state: State, player: int) -> tuple[str, ...]:
    """Return how a player can make up a set, as the move `relic` writes it: "cultural", "cultural+1-unknown" (GAL-G31).

    Those with the fewest unknown fragments come first for each type.
    """
    if not state.players[player].fragments:
        return ()
    return tuple([text for text in _WRITTEN if may_mix(state, player, text) and holds(state, player, text)])


def may_mix(state: State, player: int, text: str) -> bool:
    """Return whether a player may purge a set of these types: only some may mix all three (GAL-G94)."""
    return len(read_set(text)) < len(TRAITS) or (state.phase != "desk" and can(state, player, "mixed"))


def holds(state: State, player: int, text: str) -> bool:
    """Return whether a player has the fragments of a set."""
    own = state.players[player].fragments
    return all([own.get(kind, 0) >= count for kind, count in read_set(text).items()])


@lru_cache(maxsize=64)
def read_set(text: str) -> Mapping[str, int]:
    """Return the fragments that a set consists of; an empty mapping where the text names none."""
    if text.strip().casefold() == MIXED:
        return dict.fromkeys(TRAITS, 1)
    kind, _, rest = text.strip().casefold().partition("+")
    number, _, what = rest.partition("-") if rest else ("0", "", UNKNOWN)
    if kind not in TRAITS or what != UNKNOWN or number not in ("0", "1", "2"):
        return {}
    unknown = int(number)
    return {kind: SET - unknown, UNKNOWN: unknown} if unknown else {kind: SET}


def purge_set(voyage: Voyage, player: int, text: str) -> None:
    """Purge a set, and gain a relic for it (GAL-032, GAL-033): allowed with no relic left, and then for nothing."""
    wanted = read_set(text)
    lose_fragments(voyage, player, wanted)
    for kind, count in wanted.items():
        for _ in range(count):
            purge(voyage, content().fragment_card(kind))
    voyage.tell(ventures.FragmentsPurged(voyage.name(player), naming.counted(wanted)))
    flow.now(voyage, steps.GainRelic(player))


def lose_fragments(voyage: Voyage, player: int, fragments: Mapping[str, int]) -> None:
    """Take fragments from a player, without a word; where they go is for the caller to say."""
    held = voyage.player(player).fragments
    assert all(held.get(kind, 0) >= count for kind, count in fragments.items()), (held, fragments)
    voyage.set_player(
        player, fragments=naming.sorted_fragments({kind: held.get(kind, 0) - fragments.get(kind, 0) for kind in FRAGMENTS})
    )


def hand_over_fragments(voyage: Voyage, player: int, to: int, fragments: Mapping[str, int]) -> None:
    """Give fragments to another player in a transaction (GAL-035)."""
    lose_fragments(voyage, player, fragments)
    held = voyage.player(to).fragments
    both = {kind: held.get(kind, 0) + fragments.get(kind, 0) for kind in FRAGMENTS}
    voyage.set_player(to, fragments=naming.sorted_fragments(both))


def discard_fragments(voyage: Voyage, player: int) -> None:
    """Put all fragments of a player who leaves on their discard piles (GAL-G48)."""
    held = voyage.player(player).fragments
    lose_fragments(voyage, player, held)
    for kind, count in held.items():
        card = content().cards[content().fragment_card(kind)]
        for _ in range(count):
            discard(voyage, card.deck, card.id)


def discard_devices(voyage: Voyage, player: int) -> None:
    """Discard the Puzzle Engines of a player who leaves (GAL-G48)."""
    count = voyage.player(player).devices
    voyage.set_player(player, devices=0)
    for _ in range(count):
        discard(voyage, FRONTIER, DEVICE)


_WRITTEN = (*(f"{kind}+{unknown}-{UNKNOWN}" if unknown else kind for kind in TRAITS for unknown in range(SET)), MIXED)


# Order cards (GAL-G39): drawing, the hand's limit, playing.
#
# Those that are played in combat or in a movement are offered by the chapter of that moment, which calls `play_order`
# (GAL-G66); those that are a turn's action stand in `card_actions`.


def draw_orders(voyage: Voyage, player: int, count: int) -> int:
    """Let a player draw order cards, as many as there are, and return how many; the hand's limit is seen to then."""
    cards = tuple(filter(None, (draw(voyage, ORDERS) for _ in range(count))))
    voyage.tell(course.DrewOrders(voyage.name(player), len(cards), left(voyage.state, ORDERS)))
    if cards:
        voyage.set_player(player, hand=(*voyage.player(player).hand, *cards))
        voyage.tell(course.OrderCards(cards), to=(player,))
        trim_hand(voyage, player)
    return len(cards)


def trim_hand(voyage: Voyage, player: int) -> None:
    """Ask a player with more than 6 order cards which one goes, the oldest by default, and again until there are 6."""
    hand = voyage.player(player).hand
    over = len(hand) - MOST_CARDS
    if over > 0:
        # Asked outright, even of a hand of like cards: who is asked depends on the number alone (GAL-G47).
        voyage.push(steps.Excess(over, owner=player, options=tuple(dict.fromkeys(hand)), default=hand[0]))


@flow.answer(steps.Excess)
def _discarded(voyage: Voyage, question: steps.Excess, option: str) -> None:
    player = question.owner
    lay_down(voyage, player, option)
    voyage.tell(course.DiscardedOrder(voyage.name(player), option, question.called()))
    trim_hand(voyage, player)


def lay_down(voyage: Voyage, player: int, card: str) -> None:
    """Put a card of a player's hand on the discard pile, without a word."""
    hand = list(voyage.player(player).hand)
    hand.remove(card)
    voyage.set_player(player, hand=tuple(hand))
    discard(voyage, ORDERS, card)


def play_order(voyage: Voyage, player: int, card: str, target: str = "") -> None:
    """Play a card of a player's hand: it is shown and discarded (GAL-G39). What it does is the caller's."""
    voyage.tell(course.Played(voyage.name(player), card, target))
    voyage.meet(card)
    lay_down(voyage, player, card)


def discard_hand(voyage: Voyage, player: int) -> None:
    """Put the hand of a player who leaves on the discard pile (GAL-G48)."""
    for card in voyage.player(player).hand:
        lay_down(voyage, player, card)


def playable(state: State, player: int, moment: str) -> tuple[str, ...]:
    """Return the kinds of cards in a hand that are played at a moment: "action", "combat", "hits" or "activate"."""
    hand = state.players[player].hand
    return tuple(card for card in content().orders if card in hand and content().orders[card].moment == moment)
