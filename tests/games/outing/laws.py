"""What the laws have to know of outing: where the chest lies is the only secret."""

from __future__ import annotations

import random

from msgspec.structs import replace

from tests.outing import PLACES, State


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state with the chest elsewhere, for all but the game master and until the end."""
    if state.found or state.day > state.days or (seat is not None and seat == state.master):
        return state
    return replace(state, chest=chance.choice(PLACES))


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert state.chest in PLACES
    assert len(state.packs) == len(state.names)
    assert state.master not in state.seats
