"""What the tables of simulated games are made of: shares with their errors, and means."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt


def share(count: float, games: float, *, digits: int = 0) -> str:
    """Return a share in percent, to so many ``digits`` behind the point, with its standard error; "-" of no games."""
    if not games:
        return "-"
    part = count / games
    return f"{100 * part:.{digits}f} +- {100 * sqrt(max(0.0, part * (1 - part)) / games):.1f}"


def mean(values: Iterable[float]) -> float:
    """Return the mean, 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0
