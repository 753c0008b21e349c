"""What the tables of simulated games are made of: shares with their errors, and means."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

SURE = 1.959964
"""So many standard errors to either side hold 95 % of a normal distribution."""


def share(count: float, games: float, *, digits: int = 0) -> str:
    """Return a share in percent, to so many ``digits`` behind the point, with its standard error; "-" of no games."""
    if not games:
        return "-"
    part = count / games
    return f"{100 * part:.{digits}f} +- {100 * sqrt(max(0.0, part * (1 - part)) / games):.1f}"


def interval(count: float, games: float) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % (Wilson's score interval)."""
    part, whole = count / games, 1 + SURE**2 / games
    middle = (part + SURE**2 / (2 * games)) / whole
    half = SURE * sqrt(part * (1 - part) / games + SURE**2 / (4 * games**2)) / whole
    return max(0.0, middle - half), min(1.0, middle + half)


def wilson(count: float, games: float) -> str:
    """Return a share in percent with its 95 % interval, "62 (52-71)"; "-" of no games."""
    if not games:
        return "-"
    low, high = interval(count, games)
    return f"{100 * count / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def mean(values: Iterable[float]) -> float:
    """Return the mean, 0 of nothing."""
    found = list(values)
    return sum(found) / len(found) if found else 0.0
