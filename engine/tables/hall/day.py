"""The day of a daily delve."""

from __future__ import annotations

from engine.store import TableRow

DAY = 24 * 3600


def day_of(row: TableRow) -> int:
    """Return the day that a private table was begun on."""
    return row.created // DAY


def is_sealed(row: TableRow, now: int) -> bool:
    """Return whether a table's key is a day's that is not over: those who have played it may not give it away yet."""
    return row.sort in ("daily", "practice") and day_of(row) >= now // DAY
