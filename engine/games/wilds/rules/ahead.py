"""Decisions to come: when a planned vote is cast, and what it could be for."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat

from ..state.state import State, member_of
from ..state.view import View
from . import awaiting


def own_turn(state: State, seat: Seat) -> bool:
    """Return whether the party decides on its next action, and a seat has still to say what it wants (WLD-G84)."""
    return awaiting.moment(state) == "action" and seat in awaiting.awaited(state) and seat not in awaiting.ballot(state)


def as_if(view: View) -> State | None:
    """Return the state in which the party's next action is asked about, if nothing happens before."""
    state = view.state
    index = None if view.seat is None else member_of(state, view.seat)
    if state.phase != "trek" or view.whole or index is None or not state.members[index].ready:
        return None
    return replace(state, agenda=(), votes=(), paused=False)
