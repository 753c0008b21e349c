"""What members keep of a scenario that is over, beside the PC itself: that it has been there (REG-G60)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.character_history import Outing, Past
from engine.core.game import Result, Seat

from ..state.state import Member, State
from . import ending
from .party import record


def kept(state: State, seat: Seat) -> str:
    """Return what a seat's member keeps for the next scenario, "" before there is anything."""
    return record.kept(state, seat, _outing(state, seat))


def past(state: State, seat: Seat) -> Past | None:
    """Return what a seat's PC has been through, ``None`` where it has no past."""
    member = next((member for member in state.members if member.seat == seat), None)
    return None if member is None else record.past_with(state, member, _outing(state, seat))


def _outing(state: State, seat: Seat) -> Outing | None:
    """Return what a scenario that is over was for a seat's PC."""
    outcome = ending.outcome(state)
    member = next((member for member in state.members if member.seat == seat), None)
    if outcome is None or member is None:
        return None
    result: Result = "won" if seat in outcome.winners else "lost"
    return Outing(state.scenario.name, result, state.round, marks=tuple(_marks(state, member)))


def _marks(state: State, member: Member) -> Iterator[str]:
    """Yield what a PC has from there that lasts: more Injuries and Diseases than it came with."""
    known = record.brought(state, member.seat)
    had = (known.injuries, len(known.diseases)) if known is not None else (0, 0)
    if member.injuries > had[0]:
        yield "injured"
    if len(member.diseases) > had[1]:
        yield "ill"
