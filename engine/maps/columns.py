"""The letters of a map's columns: one way to name them, for hexes and squares alike."""

from __future__ import annotations

import re
from functools import cache

HOME = ord("M") - ord("A")
"""The column that a map begins in: M, in the middle of the alphabet."""

_LABEL = re.compile(r"([A-Z])(\1*)(-?\d{1,4})")


@cache
def column_letters(column: int) -> str:
    """Return the letters of a column, 0 for A.

    West of A the columns are AA, BB .. MM, then AAA ..; east of Z they are ZZ, YY .. NN, then ZZZ ..: no name tells how
    large a map is, and no two columns share one.
    """
    if 0 <= column < 26:
        return chr(65 + column)
    beyond = -column - 1 if column < 0 else column - 26
    laps, step = divmod(beyond, 13)
    letter = chr(65 + step) if column < 0 else chr(90 - step)
    return letter * (laps + 2)


def read_label(text: str) -> tuple[int, int] | None:
    """Return the column and the row that a label names (case does not matter), or ``None`` when it is no label."""
    match = _LABEL.fullmatch(text.strip().upper())
    if match is None or not match[3].isascii():
        return None
    letter, laps, row = ord(match[1]) - 65, len(match[2]), int(match[3])
    if laps == 0:
        return letter, row
    if letter < 13:
        return -1 - letter - 13 * (laps - 1), row
    return 26 + (25 - letter) + 13 * (laps - 1), row
