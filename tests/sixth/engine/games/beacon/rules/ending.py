"""The end, and what came of it."""

from __future__ import annotations

from engine.core.game import Outcome

from ..state.state import State


def kept(state: State) -> bool:
    """Return whether the light was kept: nothing stands at 0 (BEA-010)."""
    return all(state.levels)


def outcome(state: State) -> Outcome | None:
    """Return how the watch ended, for all keepers alike (BEA-010)."""
    if not state.over:
        return None
    return Outcome("won", tuple(range(len(state.names)))) if kept(state) else Outcome("lost")
