"""Bot players of Regions: companions who see what their member sees, and follow people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.company import Manner, Thought
from engine.core.dice import Dice
from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Give

from ..rules import ending
from ..state.catalogue import WORDS, the
from ..state.content import content
from ..state.moves import Concede, Pick
from ..state.state import State, member_of
from ..state.view import View, own_index
from . import sensible
from .mind import Mind, after
from .temper import TEMPERS

LONGEST = 40
"""Longer names are not said."""


def decide(view: View, moves: Sequence[Move], mind: Mind, manner: Manner, lot: Dice) -> Thought[Mind]:
    """Return what an awaited member does; see `engine.core.company.Plays.decide`."""
    state, mind = view.state, mind.copy()
    people = members(state, manner.people)
    move = sensible.decide(state, own_index(view), moves, mind, TEMPERS[manner.level], people, lot)
    return Thought(move, mind, says(state, move) if people else "")


def says(state: State, move: Move | None) -> str:
    """Return what a bot player says to people about a move that is for them, "" for nothing."""
    match move:
        case Give(item=item):
            feature = state.scenario.feature_by_id.get(item)
            name = content().gear[item].name if feature is None else feature.name
            return WORDS("take", what=name) if len(the(name)) <= LONGEST else WORDS("take-this")
        case Pick():
            return WORDS("i-see-to-lock")
        case Concede() | Choose(option=ending.END):
            return WORDS("i-turn-back-too" if state.conceding else "i-turn-back")
    return ""


def heard(view: View, mind: Mind, events: Sequence[Event]) -> Mind:
    """Return what a member has in mind after what it knows to have happened."""
    del events
    return after(view.state, mind) if view.state.phase == "play" else mind


def members(state: State, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the members of seats."""
    found = (member_of(state, seat) for seat in seats)
    return tuple(index for index in found if index is not None)
