"""Quiet hours: when somebody wants not to be called, in their own time zone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from engine.store import MemberRow

LONGEST = 10 * 3600
"""Seconds that quiet hours move a deadline or a nudge by at most."""
UNHURRIED = 6 * 3600
"""Seconds that a table waits at the least where anybody is nudged, and quiet hours count."""


def quiet_until(person: MemberRow, at: int) -> int:
    """Return when the quiet hours end that a time (Unix seconds) falls into, 0 where it falls into none.

    Never later than `LONGEST` after it. Where clocks are put forward or back, the hours on the wall count.
    """
    if not person.zone or person.quiet_from < 0 or person.quiet_from == person.quiet_to:
        return 0
    try:
        there = datetime.fromtimestamp(at, ZoneInfo(person.zone))
    except (ZoneInfoNotFoundError, ValueError):
        return 0
    minute = there.hour * 60 + there.minute
    if person.quiet_from < person.quiet_to:
        quiet = person.quiet_from <= minute < person.quiet_to
    else:
        quiet = minute >= person.quiet_from or minute < person.quiet_to
    if not quiet:
        return 0
    hour, rest = divmod(person.quiet_to, 60)
    end = there.replace(hour=hour, minute=rest, second=0, microsecond=0)
    if end <= there:
        end += timedelta(days=1)
    return min(int(end.timestamp()), at + LONGEST)


def after_quiet(people: Iterable[MemberRow], at: int) -> int:
    """Return a time, moved behind the quiet hours of those people that it falls into, by `LONGEST` at most."""
    most, moved = at + LONGEST, at
    for _ in range(3):
        later = max((quiet_until(person, moved) for person in people), default=0)
        if later <= moved:
            break
        moved = min(later, most)
    return moved
