"""What a host among rivals may not do to them, and how long they have to wait for it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.update import Call
from engine.core.errors import NotAllowed
from engine.core.game import Seat
from engine.core.messages import WORDS
from engine.tables.deadlines.due import MISSES
from engine.tables.session.live import Session

QUIET = 12
"""Hours without anything done at a table after which a rival who sits there may go on without the others."""


def check_patience(live: Session, call: Call, others: Sequence[Seat], now: int) -> None:
    """Raise `NotAllowed` where the caller goes on without rivals who may still be about; says when that will do.

    It does once their deadline has passed, or nothing has been done at the table for `QUIET` hours.
    """
    if not others or live.decides_alone(call):
        return
    quiet = max(live.row.touched, live.last.at if live.last else 0) + QUIET * 3600
    deadline = 0 < live.row.due < quiet
    until = live.row.due if deadline else quiet
    if now >= until:
        return
    names, span, clock = [live.named(seat).name for seat in others], _span(until - now), live.row.due != 0
    refusal = WORDS.message("patience", names=names, deadline=deadline, hours=QUIET, span=span, clock=clock)
    raise NotAllowed(refusal, "TAB-029")


def check_hand(live: Session, call: Call, seat: Seat) -> None:
    """Raise `NotAllowed` where the caller gives away the seat of a rival who is there: what it hides would be seen."""
    row = live.seats[seat]
    if live.row.status != "running" or live.decides_alone(call) or row.gone or row.level or row.member == call.member.id:
        return
    if live.is_away(seat) and row.missed >= MISSES:
        return
    raise NotAllowed(WORDS.message("rival-seat", who=row.name), "TAB-055")


def _span(seconds: int) -> str:
    """Return a time to wait, in whole minutes or hours, rounded up: "3 hours"."""
    minutes = -(-seconds // 60)
    return WORDS("span-minutes", minutes=minutes) if minutes < 60 else WORDS("span-hours", hours=-(-minutes // 60))
