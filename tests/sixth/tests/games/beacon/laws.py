"""What the laws have to know of Beacon."""

from __future__ import annotations

import random

from engine.games.beacon import BEST, State


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state that looks the same to a seat: nothing is secret (BEA-011)."""
    del seat, chance
    return state


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert all(0 <= level <= BEST for level in state.levels)
    assert 0 <= state.acting < len(state.names)
