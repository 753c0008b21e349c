"""Pace: how long a table waits for a move, in minutes, and the words for it; and times as people write them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime, timedelta

from engine.core.messages import WORDS

PACES: Mapping[str, int] = {"live": 10, "brisk": 8 * 60, "daily": 24 * 60, "calm": 3 * 24 * 60, "no clock": 0}
"""The paces that a table agrees to by name, and how many minutes each waits (0: for ever)."""
AMONG_RIVALS, IN_A_PARTY = 24 * 60, 48 * 60
"""How many minutes a table waits where the host says nothing."""
SUITED = -1
"""Stands for as many minutes as it suits who plays."""
LONGEST_WAIT = 30 * 24 * 60
"""Minutes that a seat may be waited for at most before its default is played, unless it is waited for without end."""

_UNITS = {
    "m": 1,
    "min": 1,
    "minute": 1,
    "h": 60,
    "hour": 60,
    "d": 24 * 60,
    "day": 24 * 60,
    "w": 7 * 24 * 60,
    "week": 7 * 24 * 60,
}
_WRITTEN = re.compile(r"([0-9]{1,6}) ?([a-z]*?)s?")


def read_pace(text: str) -> int | None:
    """Return how many minutes a pace waits that is written "daily", "12" (hours), "90 min" or "3 days"; ``None`` where it
    says nothing of the kind, or more than `LONGEST_WAIT`."""
    wish = " ".join(text.casefold().split())
    if wish in PACES:
        return PACES[wish]
    match = _WRITTEN.fullmatch(wish)
    if match is None or (match[2] and match[2] not in _UNITS):
        return None
    minutes = int(match[1]) * _UNITS[match[2] or "h"]
    return minutes if minutes <= LONGEST_WAIT else None


def pace_name(minutes: int) -> str:
    """Return what a pace is called: "daily"; where it has no name, its time: "2 days"."""
    return next((name for name, wait in PACES.items() if wait == minutes), spanned(minutes))


def pace_words(minutes: int) -> str:
    """Return how a pace is read: its name, or its time."""
    return WORDS("pace", name=pace_name(minutes)) if minutes in PACES.values() else spanned(minutes)


def paced(minutes: int) -> str:
    """Return a pace in words: "daily, 24 hours for a move"; "no clock"."""
    name, span = pace_words(minutes), spanned(minutes)
    if not minutes:
        return name
    return WORDS("paced", name=name, span=span) if minutes in PACES.values() else WORDS("paced-unnamed", span=span)


def spanned(minutes: int) -> str:
    """Return so many minutes in the largest unit that is exact: "10 minutes", "8 hours", "3 days"."""
    days, hours = minutes // (24 * 60), minutes // 60
    if days > 1 and minutes == days * 24 * 60:
        return WORDS("span-days", days=days)
    return WORDS("span-hours", hours=hours) if hours and minutes == hours * 60 else WORDS("span-minutes", minutes=minutes)


WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MORNING = 8
"""The hour at which a day begins where only the day is said."""


def read_until(text: str, now: datetime) -> datetime | None:
    """Return the time that is written as a span ("3 days", "12 h"), a weekday, "tomorrow", or a date (2026-12-24).

    ``now`` is the time in the zone of the writer; a day means its morning. ``None`` for what says nothing of the kind,
    or lies in the past.
    """
    wish = " ".join(text.casefold().split())
    if wish and wish not in PACES and (minutes := read_pace(wish)):
        return now + timedelta(minutes=minutes)
    days = next((at for at, name in enumerate(WEEKDAYS) if len(wish) > 2 and name.startswith(wish)), None)
    if days is not None:
        day = now.date() + timedelta(days=(days - now.weekday()) % 7 or 7)
    elif wish == "tomorrow":
        day = now.date() + timedelta(days=1)
    else:
        try:
            day = date.fromisoformat(wish)
        except ValueError:
            return None
    found = datetime(day.year, day.month, day.day, MORNING, tzinfo=now.tzinfo)
    return found if found > now else None
