"""Patience: when the house looks at a table again, whom it nudges then, and what a change does to all that."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core import capabilities
from engine.core.game import Seat
from engine.store import SeatRow
from engine.update import Call, Update

from .live import HOUSE, Live
from .quiet import UNHURRIED, after_quiet
from .telling import Step, update_of

HOUR, DAY = 3600, 24 * 3600
NUDGES = (DAY, 3 * DAY, 7 * DAY)
"""When whoever is awaited is nudged where nothing runs out, in seconds after they were asked."""
UNCLOCKED = 8 * DAY
"""Seconds after which such a table sleeps."""
LAPSES, CLOSES = DAY, 7 * DAY
"""Seconds without a sign of its host after which a lobby can be taken over, and after which it closes."""
FEW = 2
"""Where so many are about at the most, they are nudged also after a wait in which nobody was heard of."""


def nudge_at(live: Live) -> int:
    """Return when those who are awaited are nudged next (TAB-093), 0 for not at all; never in their quiet hours.

    Once, at half of the wait, where that is long enough; where nothing runs out, after so many days (`NUDGES`).
    """
    row = live.row
    nudged = [person for person in live.persons(live.awaited) if not person.nudges]
    if row.status != "running" or row.rest or not row.asked or len(nudged) >= len(live.awaited) or row.ballot:
        return 0
    if row.unheard and len(live.attended) > FEW:
        return 0
    people = live.persons(live.awaited)
    if row.due:
        if row.nudged or live.patience < UNHURRIED:
            return 0
        at = after_quiet(people, row.asked + live.patience // 2)
        return at if at < row.due else 0
    if live.wait or row.nudged >= len(NUDGES):
        return 0
    return after_quiet(people, row.asked + NUDGES[row.nudged])


def alarm_of(live: Live) -> int:
    """Return when the house looks at a table next, 0 for never (TAB-077)."""
    row = live.row
    if row.status == "lobby":
        return row.asked + (CLOSES if row.unheard else LAPSES) if row.asked else 0
    if row.status != "running" or row.rest == "asleep":
        return 0
    times = [seat.away for seat in live.seats if seat.away > 0]
    if row.rest == "paused":
        times.append(row.until)
    else:
        times += [row.due, nudge_at(live)]
        if live.awaited and row.asked and not live.wait and not row.due and waits_at_all(live):
            times.append(row.asked + UNCLOCKED)
    return min(filter(None, times), default=0)


def waits_at_all(live: Live) -> bool:
    """Return whether anybody is ever waited for at a table."""
    return capabilities.waits(live.game).waits(live.options)


def nudge(live: Live) -> Update:
    """Return what is told to those who are awaited and want to be nudged."""
    unwanted = {person.member for person in live.people if not person.nudges}
    update = update_of(live, "nudge", called=())
    mention = tuple(member for member in update.mention if member not in unwanted)
    return msgspec.structs.replace(update, mention=mention, id=0)


def noted(before: Live, step: Step, call: Call | None, now: int) -> Step:
    """Return a step whose table knows what it waits for from now on: since when, who is about again, when it is looked at.

    ``before`` is the table as it is kept. Whoever does something is here again, and no longer counted as late.
    """
    live, row = step.live, step.live.row
    own = None if call is None else live.seat_of(call.member.id)
    acted = {entry.seat for entry in step.entries if entry.member != HOUSE} | ({own} if own is not None else set())
    live = msgspec.structs.replace(live, seats=tuple(_here(seat) if seat.seat in acted else seat for seat in live.seats))
    values: dict[str, object] = {}
    if row.status == "running":
        anew = _asked_anew(before, live, acted)
        if anew:
            values = {"asked": now, "nudged": 0}
        if call is not None or acted:
            values["unheard"] = 0
    elif row.status == "lobby" and call is not None and (call.member.id == row.host or not row.asked):
        values = {"asked": now, "unheard": 0}
    row = msgspec.structs.replace(row, **values)
    live = msgspec.structs.replace(live, row=row)
    row = msgspec.structs.replace(row, alarm=alarm_of(live))
    live = msgspec.structs.replace(live, row=row)
    seats = step.seats
    if seats is not None or live.seats != before.seats:
        seats = live.seats
    answered = before.row.nudged > 0 and (row.nudged == 0 or row.status != "running" or row.rest != before.row.rest)
    update = msgspec.structs.replace(step.update, answered=True) if answered else step.update
    return msgspec.structs.replace(step, live=live, seats=seats, update=update)


def _asked_anew(before: Live, after: Live, acted: Iterable[Seat]) -> bool:
    """Return whether what is waited for after a change is waited for from now on."""
    if before.row.status != "running" or before.row.rest != after.row.rest:
        return True
    if before.row.due or after.row.due:
        return before.row.due != after.row.due
    return before.awaited != after.awaited or any(seat in after.awaited for seat in acted)


def _here(seat: SeatRow) -> SeatRow:
    if seat.gone or not (seat.missed or (seat.away and not seat.owner)):
        return seat
    return msgspec.structs.replace(seat, missed=0, away=seat.away if seat.owner else 0)
