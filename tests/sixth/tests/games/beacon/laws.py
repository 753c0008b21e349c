"""What the laws have to know of Beacon."""

from __future__ import annotations

from engine.games.beacon import BEST, State


def check(state: State) -> None:
    """Assert what holds in every state."""
    assert all(0 <= level <= BEST for level in state.levels)
    assert 0 <= state.acting < len(state.names)
