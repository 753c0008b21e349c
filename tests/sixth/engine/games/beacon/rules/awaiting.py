"""Who is at work, and what is done for a keeper who stays away."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.moves import Move

from ..state.moves import Sweep
from ..state.state import State


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the keeper at work: one after the other (BEA-002)."""
    return () if state.over else (state.acting,)


def default(state: State, seat: Seat) -> Move | None:
    """Return the chore for a keeper who stays away: the stairs (BEA-012)."""
    return Sweep() if seat in awaited(state) else None
