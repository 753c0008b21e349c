"""Seats on their plates, as every panel shows them: token, name, what the seat holds, a bar of health."""

from __future__ import annotations

from PIL import Image

from engine.core.frame import FOOT, READ
from engine.core.scene import Row, Token
from engine.render import tokens
from engine.render.brush import Brush, cut, width, write
from engine.render.canvas import indexed
from engine.render.icons import stamp
from engine.render.memory import remembered

PLATE, PLATE_TALL, GAP = 52, 88, 6
"""Height of a seat's plate, in one line and in two; pixels between plates."""

_MOST_BESIDE, _PLATE_WIDE = 4, 382
"""How many plates stand beside each other at most, and how wide one is at most."""

COUNT_GAP = 9
"""Pixels between one thing that a seat holds and the next."""

MARK = 19
"""The radius of a player's mark on a plate."""

_NAME = 56
"""Where a name begins on its plate."""


def _needed(row: Row) -> float:
    """Return how wide a plate is that has all of a row in one line, but for its detail."""
    needed = _NAME + width(row.name, "bold", READ) + 14
    needed += width(row.value, "bold", READ) + 12 if row.value else 0
    return needed + _counts_wide(row)


def _counts_wide(row: Row) -> float:
    return sum(26 + 5 + width(str(count), "bold", READ) + COUNT_GAP for _, count in row.counts)


def _named(row: Row) -> float:
    """Return how wide a plate is that has name and value of a row in one line, and what it holds in another."""
    least = max(_needed(row) - _counts_wide(row), _counts_wide(row) + 16)
    if row.detail and not (row.counts or row.token.most):
        # It stands beside the name or below it, both before the value.
        after = _needed(row) - _NAME - width(row.name, "bold", READ)
        return max(least, _NAME + width(row.detail, "medium", READ) + after)
    return least


def beside_each_other(rows: tuple[Row, ...], wide: int = FOOT) -> int:
    """Return how many plates stand in a line: so that all take as little height as they can without cutting a name."""
    found: list[tuple[int, int]] = []
    for lines in range(1, len(rows) + 1):
        columns = -(-len(rows) // lines)
        room = plate_wide(columns, wide)
        if columns <= 2 or (columns <= _MOST_BESIDE and all(_named(row) <= room for row in rows)):
            found.append((lines * plate_high(rows, room), columns))
    return min(found, key=lambda entry: (entry[0], -entry[1]))[1] if found else 1


def plate_wide(columns: int, wide: int = FOOT) -> int:
    """Return how wide a plate is where so many stand beside each other."""
    return min(_PLATE_WIDE, (wide - GAP * (columns - 1)) // max(1, columns))


def plate_high(rows: tuple[Row, ...], wide: int) -> int:
    """Return how high plates of that width are: in two lines where what the seat holds finds no room in one."""
    return PLATE_TALL if any(row.counts and _needed(row) > wide for row in rows) else PLATE


@remembered(128)
def plate(row: Row, wide: int, high: int, *, ticks: bool = False, edged: bool = True) -> Image.Image:
    """Return one seat on a plate, indexed: token, name, what it holds, a value at the right, a bar of its health below.

    ``edged`` plates have a line around them also when it is not their turn; with ``ticks`` a seat that has acted has one.
    """
    brush = Brush(wide, high, "ink" if edged else "night")
    if row.acting or edged:
        line_, fill = ("lantern", "plate") if row.acting else ("slate", "night")
        brush.plate(0.3, 0.3, wide - 0.3, high - 0.3, 8, line_)
        brush.plate(1.9, 1.9, wide - 1.9, high - 1.9, 6.6, fill)
    unit, middle = row.token, PLATE / 2
    barred = unit.most > 0
    if row.down:
        tokens.fallen(brush, unit, MARK, 28, middle)
    elif unit.kind == "adventurer":
        tokens.person(brush, unit, MARK, 28, middle)
        if ticks and unit.acted:
            tokens.tick(brush, 43, middle + 14)
    if barred:
        end = wide - 12 - (row.pips[1] * tokens.PIP + 6 if row.pips[1] else 0)
        tokens.bar(brush, (_NAME + end) / 2, high - 11, end - _NAME, unit.health, unit.most)
        tokens.lit_pips(brush, wide - 10, high - 11, *row.pips)
    drawn = brush.finish()
    if unit.kind != "adventurer" and not row.down:
        small = tokens.token(Token(unit.kind, unit.letter, unit.seat, icon=unit.icon), MARK - 2)
        drawn.paste(small, (28 - tokens.REACH, round(middle) - tokens.REACH + tokens.lift(MARK - 2)), small)
    upper, right, ink = middle - 7 if barred else middle, wide - 14.0, "mist" if row.down else "bone"
    if row.counts and high == PLATE:
        # Beside a value the gap that each brings along stands before the first.
        gap = COUNT_GAP if row.value else 0
        right = _paint_counts(drawn, row, right - _counts_wide(row) + gap, upper, ink) - gap
    elif row.counts:
        # Over a bar they begin below the name, clear of the token, where they find room there.
        fits = barred and _NAME + _counts_wide(row) - COUNT_GAP <= wide
        _paint_counts(drawn, row, _NAME if fits else 16, high - (36 if barred else 22), ink)
    if row.value:
        right -= write(drawn, right, upper, row.value, "bold", READ, ink, "right") + 12
    name = cut(row.name, "bold", READ, right - _NAME)
    reach = _NAME + width(name, "bold", READ) + 10
    if row.detail and width(row.detail, "medium", READ) <= right - reach:
        write(drawn, reach, upper + 1, row.detail, "medium", READ, "mist")
    elif row.detail and not (barred or row.counts):
        # It has the lower half of the plate to itself.
        write(drawn, _NAME, middle + 13, cut(row.detail, "medium", READ, right - _NAME), "medium", READ, "mist")
        upper = middle - 11
    write(drawn, _NAME, upper, name, "bold", READ, ink)
    return indexed(drawn)


def _paint_counts(drawn: Image.Image, row: Row, x: float, y: float, ink: str) -> float:
    """Draw what the seat holds, from ``x`` rightwards; return where it begins."""
    begin = x
    for icon, count in row.counts:
        stamp(drawn, icon, x + 13, y, 26)
        x += 31 + write(drawn, x + 31, y, str(count), "bold", READ, ink) + COUNT_GAP
    return begin
