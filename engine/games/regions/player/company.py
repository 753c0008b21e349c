"""House players of Regions: companions who see what their member sees, and follow people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.company import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move

from ..state.state import State, member_of
from ..state.view import View, own_index
from . import sensible
from .mind import Mind, after
from .temper import TEMPERS


def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Return what an awaited member does; see `engine.core.company.Plays.decide`."""
    state, mind = view.state, mind.copy()
    index = own_index(view)
    move = sensible.decide(state, index, moves, mind, TEMPERS[manner.level], members(state, manner.people), lot)
    return Thought(move, mind)


def heard(view: View, mind: Mind, events: Sequence[Event]) -> Mind:
    """Return what a member has in mind after what it knows to have happened."""
    return after(view.state, mind, events) if view.state.phase == "play" else mind


def members(state: State, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the members of seats."""
    found = (member_of(state, seat) for seat in seats)
    return tuple(index for index in found if index is not None)
