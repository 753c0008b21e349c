"""Decisions to come: when a planned vote is cast, and what it could be for."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.game import Seat

from ..state.member import LATE
from ..state.state import State, member_of
from ..state.view import View
from . import awaiting


def own_turn(state: State, seat: Seat) -> int | None:
    """Return the stretch in which the party decides on its next action, where a seat has still to say what it wants
    (WLD-G84); ``None`` where it has not."""
    own = awaiting.moment(state) == "action" and seat in awaiting.awaited(state) and seat not in awaiting.ballot(state)
    return state.day * LATE + state.stretch if own else None


def as_if(view: View) -> State | None:
    """Return the state in which the party's next action is asked about, if nothing happens before; ``None`` on a map of
    points: which letter a way has there follows from where it leads, which the party does not know."""
    state = view.state
    if state.region.format == "point":
        return None
    index = None if view.seat is None else member_of(state, view.seat)
    if state.phase != "trek" or view.whole or index is None or not state.members[index].ready:
        return None
    return replace(state, agenda=(), votes=(), paused=False)
