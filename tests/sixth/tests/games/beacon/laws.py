"""What the laws have to know of Beacon."""

from __future__ import annotations

import random

from engine.games.beacon import BEST, KINDS, State
from msgspec.structs import replace


def shuffle_secrets(state: State, seat: int | None, chance: random.Random) -> State:
    """Return a state that looks the same to a seat: another storm comes (BEA-011)."""
    del seat
    return replace(state, coming=tuple(chance.randint(1, len(KINDS)) for _ in state.coming))


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert all(0 <= level <= BEST for level in state.levels)
    assert 0 <= state.acting < len(state.names)
