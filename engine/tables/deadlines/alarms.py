"""When a table is looked at next, and how a change moves that."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.api.update import Call, Update
from engine.core import capabilities
from engine.core.game import Seat
from engine.store import SeatRow
from engine.tables.deadlines.due import CALLS, CLOSES, FEW, HOUR, LAPSES, NUDGES, UNCLOCKED, next_plan
from engine.tables.deadlines.quiet_hours import UNHURRIED, after_quiet
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult


def nudge_at(live: Session) -> int:
    """Return when any of those awaited is nudged next (TAB-093), 0 for not at all."""
    return min(_nudges(live).values(), default=0)


def _nudges(live: Session) -> dict[Seat, int]:
    """Return when each of those awaited who is to be nudged is nudged next (TAB-093); never in their quiet hours.

    Once, at half of the wait, where that is long enough; where nothing runs out, after so many days (`NUDGES`). A member
    who chose an interval is nudged after each (TAB-185). Those whose nudges fall on one time get them together.
    """
    row = live.row
    if row.status != "running" or row.rest or row.ballot or not row.asked:
        return {}
    if row.unheard and len(live.attended) > FEW:
        return {}
    if (live.patience < UNHURRIED) if row.due else (live.wait > 0 or not waits_at_all(live)):
        return {}
    times = {seat: _next_nudge(live, seat) for seat in to_nudge(live)}
    together: dict[int, list[Seat]] = {}
    for seat, at in times.items():
        together.setdefault(at, []).append(seat)
    found = {seat: after_quiet(live.persons(seats), at) for at, seats in together.items() if at for seat in seats}
    return {seat: at for seat, at in found.items() if not row.due or at < row.due}


def _next_nudge(live: Session, seat: Seat) -> int:
    """Return when a seat is nudged next, before its quiet hours are looked at; 0 for not at all."""
    row, last = live.row, live.seats[seat].nudged
    every = next((person.every for person in live.persons([seat])), 0) * HOUR
    if every:
        return max(last, row.asked) + every
    times = [row.asked + live.patience // 2] if row.due else [row.asked + after for after in NUDGES]
    return next((at for at in times if at > last), 0)


def alarm_of(live: Session) -> int:
    """Return when the bot looks at a table next, 0 for never (TAB-077)."""
    row = live.row
    if row.status == "lobby":
        # Where one person sits there, no one could take it over.
        return row.asked + (CLOSES if row.unheard or live.headcount == 1 else LAPSES) if row.asked else 0
    if row.status != "running" or row.rest == "asleep":
        return 0
    if row.sort:
        # A private table waits for no one; what the bot has left to do it does when its owner looks.
        return row.due
    times = [seat.away for seat in live.seats if seat.away > 0]
    if row.rest == "paused":
        times.append(row.until)
    else:
        times += [row.due, nudge_at(live), unattended_at(live), next_plan(live)]
    return min(filter(None, times), default=0)


def unattended_at(live: Session) -> int:
    """Return when a table where nothing runs out sleeps unless a player acts, 0 for never."""
    row = live.row
    asked = live.awaited and row.asked and not live.wait and not row.due and waits_at_all(live)
    return row.asked + UNCLOCKED if asked else 0


def waits_at_all(live: Session) -> bool:
    """Return whether any seat is ever waited for at a table, as things stand."""
    return capabilities.waits(live.game).waits(live.options) and not live.stands_still


def to_nudge(live: Session) -> tuple[Seat, ...]:
    """Return which of those awaited are nudged at all: those who want it, and have not been called in vain for long."""
    unwanted = {person.member for person in live.member_settings if not person.nudges}
    found = (seat for seat in live.awaited if not live.is_away(seat) and live.seats[seat].calls < CALLS)
    return tuple(seat for seat in found if live.seats[seat].member not in unwanted)


def nudged_by(live: Session, now: int) -> tuple[Seat, ...]:
    """Return the seats whose next nudge is due by ``now`` (Unix seconds)."""
    return tuple(seat for seat, at in _nudges(live).items() if at <= now)


def with_calls(live: Session, update: Update) -> tuple[SeatRow, ...]:
    """Return the seats after an update has called some of them."""
    called = [row.member in update.mention and not row.gone for row in live.seats]
    return tuple(
        msgspec.structs.replace(row, calls=row.calls + 1) if is_called else row
        for row, is_called in zip(live.seats, called, strict=True)
    )


def noted(before: Session, result: CommandResult, call: Call | None, now: int) -> CommandResult:
    """Return a result whose table knows what it waits for from now on: since when, who is back, when it is looked at.

    ``before`` is the table as it is kept. The caller is here again, and no longer counted as late; for what follows by
    itself there is none.
    """
    live, row = result.live, result.live.row
    own = None if call is None else live.seat_of(call.member.id)
    acted = set() if own is None else {own}
    live = msgspec.structs.replace(live, seats=tuple(_here(seat) if seat.seat in acted else seat for seat in live.seats))
    values: dict[str, object] = {}
    if row.status == "running":
        anew = _asked_anew(before, live, acted)
        if before.row.rest == "paused" and not row.rest and row.due:
            # What was waited for before the pause is waited for on.
            values = {"asked": min(now, row.due - live.patience), "nudged": before.row.nudged}
            live = _nudged_at(live, now)
        elif anew:
            pauses = not before.row.rest and row.rest == "paused"
            values = {"asked": now, "nudged": row.nudged if pauses else 0}
            live = live if pauses else _nudged_at(live, 0)
            if before.row.rest == row.rest == "paused":
                values["remaining"] = 0
        if call is not None:
            values["unheard"] = 0
    elif row.status == "lobby" and call is not None and (call.member.id == row.host or not row.asked):
        values = {"asked": now, "unheard": 0}
    row = msgspec.structs.replace(row, **values)
    live = msgspec.structs.replace(live, row=row)
    row = msgspec.structs.replace(row, alarm=alarm_of(live))
    live = msgspec.structs.replace(live, row=row)
    vain = [seat.member for seat in live.seats if seat.calls >= CALLS]
    update = result.update
    if any(member in vain for member in update.mention):
        update = msgspec.structs.replace(update, mention=tuple(item for item in update.mention if item not in vain))
    live = msgspec.structs.replace(live, seats=with_calls(live, update))
    seats = live.seats if result.seats is not None or live.seats != before.seats else None
    answered = before.row.nudged > 0 and (row.nudged == 0 or row.status != "running" or row.rest != before.row.rest)
    update = msgspec.structs.replace(update, answered=True) if answered else update
    return msgspec.structs.replace(result, live=live, seats=seats, update=update)


def _asked_anew(before: Session, after: Session, acted: Iterable[Seat]) -> bool:
    """Return whether what is waited for after a change is waited for from now on."""
    if before.row.status != "running" or before.row.rest != after.row.rest:
        return True
    if before.row.due or after.row.due:
        return before.row.due != after.row.due
    return before.awaited != after.awaited or any(seat in after.awaited for seat in acted)


def _nudged_at(live: Session, at: int) -> Session:
    """Return a table whose nudged seats count as nudged ``at`` a time, 0 for not at all."""
    replace = msgspec.structs.replace
    return replace(live, seats=tuple(replace(seat, nudged=at) if seat.nudged else seat for seat in live.seats))


def _here(seat: SeatRow) -> SeatRow:
    if seat.gone:
        return seat
    return msgspec.structs.replace(seat, missed=0, calls=0, away=seat.away if seat.owner else 0)
