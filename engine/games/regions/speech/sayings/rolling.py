"""Rolls in small print: the dice as printed, what shifted them by name and by how many levels, and what came up.

"d8, dark -1, swimming -1: d4 rolled 3" (REG-G01, REG-G03, REG-G63).
"""

from __future__ import annotations

import re

from ...rules.events.striking import Roll

FACES = re.compile(r" rolled (?:[\d +]+ = )?(\d+)")
"""What a roll says of its faces, and its total."""


def parts_of(roll: Roll) -> tuple[str, str, tuple[int, ...], tuple[tuple[str, str], ...]]:
    """Return a roll's dice as printed and as rolled, its faces, and its shifts by name with their signed levels."""
    printed, rolled, size, *rest = roll
    faces = tuple(int(face) for face in rest[: int(size)])
    shifts = tuple((source, levels) for source, _, levels in (str(shift).rpartition(":") for shift in rest[int(size) :]))
    return str(printed), str(rolled), faces, shifts


def total(roll: Roll) -> int:
    """Return what a roll comes to."""
    return sum(parts_of(roll)[2])


def roll_words(roll: Roll) -> str:
    """Return a roll with all that went into it: "2d6, careful +1: 2d8 rolled 3 + 5 = 8"; "" for none."""
    if not roll:
        return ""
    printed, rolled, faces, shifts = parts_of(roll)
    came = " + ".join(map(str, faces)) + (f" = {sum(faces)}" if len(faces) > 1 else "")
    named = "".join(f", {source} {levels}" for source, levels in shifts)
    return f"{_short(printed)}{f'{named}: {_short(rolled)}' if shifts else ''} rolled {came}"


def brief(line: str) -> str:
    """Return a line of small print with totals in place of faces: "d8, dark -1: d6 = 4"; its shifts stay."""
    return FACES.sub(r" = \1", line)


def _short(dice: str) -> str:
    return dice.removeprefix("1") if dice.startswith("1d") else dice
