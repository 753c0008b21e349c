"""Asked: those of a lobby who have a seat because they played before, and have yet to say whether they are in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.store import SeatRow
from engine.update import Call

from .live import Live
from .telling import TOGETHER, Step, changed, update_of

UNLIKELY = 2
"""How somebody is asked where somebody else said no (`SeatRow.asked`): then the host begins."""


def is_asked(live: Live, member: int) -> bool:
    """Return whether somebody has yet to say whether they are in."""
    return live.row.status == "lobby" and any(row.member == member and row.asked for row in live.seats)


def in_it(live: Live, call: Call) -> Live:
    """Return a lobby in which the caller is in, if they were asked."""
    seats = tuple(msgspec.structs.replace(row, asked=0) if row.member == call.member.id else row for row in live.seats)
    return msgspec.structs.replace(live, seats=seats)


def begins(before: Live, after: Live, call: Call) -> bool:
    """Return whether a lobby begins by itself once the caller is in: nobody else is asked, and nobody said no (TAB-191)."""
    asked = next(row.asked for row in before.seats if row.member == call.member.id)
    return asked == TOGETHER and not any(row.asked for row in after.seats)


def said_yes(live: Live, call: Call) -> Step:
    """Return the step that notes that the caller is in, while others are asked."""
    after = changed(in_it(live, call))
    name = live.seats[live.seat(call)].name
    return Step(after, update_of(after, "lobby", f"{name} is in."), after.seats)


def unlikely(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the seats of a lobby in which somebody said no: it begins by the host's word (TAB-191)."""
    return tuple(msgspec.structs.replace(row, asked=UNLIKELY) if row.asked else row for row in seats)


def those_in(live: Live, call: Call) -> Live:
    """Return a lobby as its host begins it: whoever has not said that they are in has no seat (TAB-191)."""
    if live.row.status != "lobby" or not any(row.asked for row in live.seats):
        return live
    live.check_host(call, manager=False)
    rest = (row for row in in_it(live, call).seats if not row.asked)
    seats = tuple(msgspec.structs.replace(row, seat=seat) for seat, row in enumerate(rest))
    return msgspec.structs.replace(live, seats=seats)
