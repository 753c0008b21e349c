"""What the laws have to know of Beacon."""

from __future__ import annotations

import random

from engine.games.beacon.state.content import THINGS, things
from engine.games.beacon.state.state import BEST, MOST_HELD, State
from msgspec.structs import replace

from engine.core.game import Event


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state that looks the same to a seat: other hands, another deck and another storm (BEA-011)."""
    others = [other for other in range(len(state.hands)) if other != seat]
    cards = [*state.deck, *(card for other in others for card in state.hands[other])]
    chance.shuffle(cards)
    hands = list(state.hands)
    for other in others:
        hands[other] = tuple(cards.pop() for _ in hands[other])
    coming = tuple(chance.randint(1, len(THINGS)) for _ in state.coming)
    return replace(state, hands=tuple(hands), deck=tuple(cards), coming=coming)


def belongings(state: State) -> dict[str, list[str]]:
    """Return what no move may make or lose: the cards."""
    held = (card for hand in state.hands for card in hand)
    return {"cards": sorted([*state.deck, *state.spent, *held, *(laid.card for laid in state.laid)])}


def recalled(event: Event) -> tuple[str, ...]:
    """Return what a keeper who was away has to read: who was at work, and how it ended."""
    match event.kind:
        case "done":
            return (event.facts["who"], things()[event.facts["thing"]].name)
        case "handed":
            return (event.facts["who"], event.facts["whom"])
        case "ended":
            return ("the light",)
    return ()


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert all(0 <= level <= BEST for level in state.levels)
    assert 0 <= state.acting < len(state.names)
    assert all(len(hand) <= MOST_HELD for hand in state.hands)
    assert all(len(hand) >= 3 for hand in state.hands) or not state.deck
