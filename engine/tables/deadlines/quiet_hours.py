"""Quiet hours of a member, in the own time zone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from engine.store import MemberRow

LONGEST = 10 * 3600
"""Seconds that quiet hours move a deadline or a nudge by at most."""
UNHURRIED = 6 * 3600
"""Seconds that a table waits at the least where members are nudged, and quiet hours count."""
NONE = ("off", "none", "no", "never")
"""How it is written that there are no quiet hours."""
_RANGE = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?(am|pm)?(?:-|–|to|until|till)(\d{1,2})(?:[:.](\d{2}))?(am|pm)?")


def read_quiet(text: str) -> tuple[int, int] | None:
    """Return the minutes of the day between which it is quiet that "22-8", "22:30-7:00" or "10pm to 7am" says, (-1, -1) for
    "off"; ``None`` where it says nothing of the kind, or ends as it begins."""
    wish = "".join(text.casefold().split())
    if wish in NONE:
        return -1, -1
    match = _RANGE.fullmatch(wish)
    ends = [_minute(*match.group(first, first + 1, first + 2)) for first in (1, 4)] if match else [None]
    if len(ends) != 2 or ends[0] is None or ends[1] is None or ends[0] == ends[1]:
        return None
    return ends[0], ends[1]


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return a minute of the day; 24:00 is where the next one begins."""
    hours, minutes = int(hour), int(minute or 0)
    if half:
        if not 1 <= hours <= 12:
            return None
        hours = hours % 12 + 12 * (half == "pm")
    if minutes > 59 or hours * 60 + minutes > 24 * 60:
        return None
    return (hours * 60 + minutes) % (24 * 60)


def quiet_words(person: MemberRow) -> str:
    """Return a member's quiet hours as they are written: "22:30-7:00"; "off" for none."""
    if person.quiet_from < 0:
        return NONE[0]
    return "-".join(f"{minute // 60}:{minute % 60:02}" for minute in (person.quiet_from, person.quiet_to))


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
