"""What members keep of an expedition that is over, beside the character itself: that it has been there (WLD-G95)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.character_history import Outing, Past
from engine.core.game import Seat

from ..state import board
from ..state.member import Member
from ..state.state import State
from . import ending
from .members import characters


def kept(state: State, seat: Seat) -> str:
    """Return what a seat's member keeps for the next expedition, "" before there is anything."""
    return characters.kept(state, seat, _outing(state, seat))


def past(state: State, seat: Seat) -> Past | None:
    """Return what a seat's character has been through, ``None`` where it has no past."""
    member = next((member for member in state.members if member.seat == seat and member.ready), None)
    return None if member is None else characters.past_with(state, member, _outing(state, seat))


def _outing(state: State, seat: Seat) -> Outing | None:
    """Return what an expedition that is over was for a seat's character."""
    outcome = ending.outcome(state)
    member = next((member for member in state.members if member.seat == seat), None)
    if outcome is None or member is None:
        return None
    return Outing(state.region.name, outcome.result, ending.days_out(state), board.explored(state), tuple(_marks(member)))


def _marks(member: Member) -> Iterator[str]:
    if member.dead:
        yield "dead"
    elif not member.able:
        yield "out"
    if member.wounds:
        yield "wounded"
