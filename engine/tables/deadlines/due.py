"""The deadline of what a table waits for, and the times that belong to it."""

from __future__ import annotations

import msgspec

from engine.core.game import Seat
from engine.core.premoves import plans
from engine.tables.deadlines.quiet_hours import UNHURRIED, after_quiet
from engine.tables.session.live import ASLEEP, Session, at_home, with_seat


def due_after(live: Session, now: int) -> int:
    """Return until when the awaited seats are waited for from now on, 0 for ever: behind the quiet hours that it would fall
    into (TAB-096). In a pause nothing runs out."""
    if not live.patience or live.row.rest == "paused":
        return 0
    due = now + live.patience
    return after_quiet(live.persons(live.awaited), due) if live.wait * 60 >= UNHURRIED else due


def timed(before: Session, after: Session, now: int) -> Session:
    """Return a table whose seats changed hands, with a new deadline if it waited for no one before: for want of players,
    or for one person alone with company."""
    if not after.awaited or (before.awaited and before.wait == after.wait):
        return after
    return msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, due=due_after(after, now)))


HOUR, DAY = 3600, 24 * 3600
NUDGES = (DAY, 3 * DAY, 7 * DAY)
"""When the awaited seats are nudged where nothing runs out, in seconds after they were asked."""
UNCLOCKED = 8 * DAY
"""Seconds after which such a table sleeps."""
LAPSES, CLOSES = DAY, 7 * DAY
"""Seconds without a sign of its host after which a lobby can be taken over, and after which it closes."""
MISSES = 2
"""After so many waits in a row that ran out for a player they are away (TAB-094)."""
CALLS = 4
"""So often a member is called, nudges counted, who does nothing: then no more until they do (TAB-024)."""
FEW = 2
"""Where so many are about at the most, they are nudged also after a wait in which none was heard of."""


def refuses(live: Session, seat: Seat) -> str:
    """Return the text of the move by which a seat says no, as it planned, to what it is asked now; "" where it does not."""
    plan = live.plan_of(seat)
    if not plan.refuses or seat not in live.awaited:
        return ""
    found = plans(live.game).refused(live.playing().state, seat)
    return str(found[1]) if found is not None and found[0] in plan.refuses else ""


def next_plan(live: Session) -> int:
    """Return when the next no that was planned is given (Unix seconds), 0 where none is."""
    return min((plan.at for seat, plan in live.premoves.items() if plan.at and refuses(live, seat)), default=0)


def awake(live: Session, now: int) -> Session:
    """Return a sleeping table as it is once a member does something: all who stayed away are waited for anew, and those
    whose time away has passed are back."""
    if live.row.rest != ASLEEP:
        return live
    for seat in live.seats:
        over = seat.away <= now if seat.away > 0 else seat.away and not seat.owner
        fresh = at_home(live, seat) if over else msgspec.structs.replace(seat, missed=0, calls=0)
        live = msgspec.structs.replace(live, seats=with_seat(live, fresh))
    live = msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, rest="", unheard=0))
    uncalled = msgspec.json.encode(live.awaited).decode()
    return msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, due=due_after(live, now), uncalled=uncalled))
