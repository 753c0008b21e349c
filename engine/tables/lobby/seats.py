"""The seats of a lobby, changed."""

from __future__ import annotations

import msgspec

from engine.store import SeatRow
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult, changed
from engine.tables.updates.update import update_of


def seated(live: Session, seats: tuple[SeatRow, ...], story: str) -> CommandResult:
    """Return a lobby with other seats."""
    after = msgspec.structs.replace(changed(live), seats=seats)
    return CommandResult(after, update_of(after, "lobby", story), seats)


def without_seat(seats: tuple[SeatRow, ...], seat: int) -> tuple[SeatRow, ...]:
    """Return the seats without one of them."""
    return tuple(row for row in seats if row.seat != seat)
