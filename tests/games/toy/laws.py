"""What the laws have to know of toy: its secrets, and what is never lost."""

from __future__ import annotations

import random

from msgspec.structs import replace

from tests.toy import State


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state that looks the same to ``seat``: other hands and what was picked from them, and the bag, differ."""
    others = [other for other in range(len(state.hands)) if other != seat]
    cards = [card for other in others for card in state.hands[other]]
    chance.shuffle(cards)
    hands, picked = list(state.hands), list(state.picked)
    for other in others:
        size = len(hands[other])
        hands[other], cards = tuple(sorted(cards[:size])), cards[size:]
        picked[other] = chance.choice(hands[other]) if picked[other] else 0
    bag = chance.sample(state.bag, len(state.bag))
    return replace(state, hands=tuple(hands), picked=tuple(picked), bag=tuple(bag))


def secret_verbs() -> tuple[str, ...]:
    """Return the verbs whose choice stays secret: a card is not shown before all are picked."""
    return ("draft",)


def belongings(state: State) -> dict[str, list[str]]:
    """Return what no move may make or lose: the 7 tiles."""
    return {"tiles": sorted([*state.bag, *state.row, *(laid.tile for laid in state.board)])}


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert all(card in hand for hand, card in zip(state.hands, state.picked, strict=True) if card)
    cells = [laid.at for laid in state.board]
    assert len(set(cells)) == len(cells)
    assert all(0 <= x <= 2 and 0 <= y <= 2 for x, y in cells)
    gained = sum(state.scores)
    laid = len(state.board) - 1
    assert laid <= gained <= 3 * laid
