"""A contest of dice on a canvas: a row for each who rolled, with tokens, name, dice as they came up, and totals."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from engine.core.scene import DiceBoard, DiceRow, Die, Token
from engine.render import tokens
from engine.render.brush import Brush, Point, cut, width, write
from engine.render.canvas import Canvas, indexed, tone
from engine.render.drawings.things import turning
from engine.render.icons import known, stamp
from engine.render.memory import remembered

WIDTH = 800
COLOURS = {"white": "bone", "red": "vermilion", "purple": "rose"}
"""The colours of dice and what they are filled with; their shapes differ too."""

_LEFT, _RIGHT, _TOP, _FOOT = 20, 780, 80, 14
_TOTALS = 132
_SIZES = (68, 62, 56, 50, 44)
_NOTE = 26
_ARROW = 22
_NUMBER = 22
"""How much room the numbers below a line of dice take."""

_STACKED, _STEP = 3, 36
"""So many totals or things of a prize stand above each other at most, so far from one to the next."""


class RowPlan(msgspec.Struct, frozen=True):
    """How the rows of a contest lie: where their dice begin and end, from the row's left edge, and how large a die is.

    ``prizes`` is the width of the column of prizes, 0 without any.
    """

    start: float
    end: float
    die: int
    prizes: int = 0

    def line(self, row: DiceRow) -> int:
        """Return how far a line of dice is from the next: numbers have room below it."""
        return self.die + 12 + (_NUMBER if numbered(row) else 0)

    def places(self, row: DiceRow) -> list[Point]:
        """Return the upper left corner of each die of a row, from the row's own."""
        places, lines = _flow(row.dice, self.start, self.end, self.die)
        apart = self.line(row)
        shift = (self.body(row) - lines * apart + 12) / 2
        return [(x, line * apart + shift) for x, line in places]

    def body(self, row: DiceRow) -> int:
        """Return how high a row is without its note."""
        stacked = min(_STACKED, max(len(row.totals), len(row.prize))) if self.prizes else 0
        return max(_flow(row.dice, self.start, self.end, self.die)[1] * self.line(row) + 10, 80, stacked * _STEP + 8)

    def high(self, row: DiceRow) -> int:
        """Return how high a row is."""
        return self.body(row) + (_NOTE if row.note else 0)


def numbered(row: DiceRow) -> bool:
    """Tell whether dice of a row have numbers."""
    return any(die.number for die in row.dice)


@lru_cache(maxsize=64)
def plan_of(board: DiceBoard) -> RowPlan:
    """Return how the rows of a contest lie: dice below dice, as large as the longest row allows."""
    start = max((_start(row) for row in board.rows), default=0.0)
    prizes = max((_stacked_wide(row.prize, "+") for row in board.rows), default=0)
    # Beside prizes totals stand above each other too.
    totals = [_stacked_wide(row.totals) if prizes else _totals_wide(row) + 16 for row in board.rows]
    end = _RIGHT - _LEFT - prizes - max([0 if prizes else _TOTALS, *totals]) - 12
    die = next((d for d in _SIZES if all(_flow(row.dice, start, end, d)[1] == 1 for row in board.rows)), _SIZES[-1])
    return RowPlan(start, end, die, prizes)


def _start(row: DiceRow) -> float:
    """Return how much room tokens and name take: beside each other, or one above the other where there are several."""
    several = len(row.tokens) > 1
    needed = width(row.name, "bold", 24) + (16 if several or not row.tokens else 62) + 14
    return round(min(200.0, max(118.0, needed, 30.0 + 30 * len(row.tokens) if several else 0.0)))


def _totals_wide(row: DiceRow) -> float:
    return sum(max(width(str(count), "bold", 28), 16) + 52 for _, count in row.totals)


Counts = tuple[tuple[str, int], ...]
"""Icons, each with a number."""


def _columns(counts: Counts) -> list[Counts]:
    return [counts[place : place + _STACKED] for place in range(0, len(counts), _STACKED)]


def _column_wide(column: Counts, sign: str) -> int:
    return round(max(width(f"{sign}{count}", "bold", 24) for _, count in column)) + 46


def _stacked_wide(counts: Counts, sign: str = "") -> int:
    """Return the width of icons and numbers that stand above each other, with the gap before them."""
    return sum(_column_wide(column, sign) for column in _columns(counts)) + 20 if counts else 0


def size(board: DiceBoard) -> tuple[int, int]:
    """Return width and height of a contest's picture, in pixels."""
    plan = plan_of(board)
    return WIDTH, max(160, _TOP + sum(plan.high(row) + 5 for row in board.rows) + _FOOT)


def _flow(dice: tuple[Die, ...], start: float, end: float, die: int) -> tuple[list[tuple[float, int]], int]:
    """Return the left edge and the line of each die in lines from ``start`` to ``end``, and how many lines there are."""
    places: list[tuple[float, int]] = []
    x, line, after = start, 0, False
    for item in dice:
        x += _ARROW if after else 0
        if x + die > end and x > start + _ARROW:
            line, x = line + 1, start + (_ARROW if after else 0)
        places.append((x, line))
        x += die + 12
        after = item.again
        x -= 12 if after else 0
        x += 4 if after else 0
    return places, line + 1


def paint(canvas: Canvas, board: DiceBoard) -> None:
    """Draw a contest below the header of a canvas of its `size`."""
    y, plan = _TOP, plan_of(board)
    for row in board.rows:
        canvas.paste(_row(row, plan), _LEFT, y)
        y += plan.high(row) + 5


@remembered(64)
def _row(row: DiceRow, plan: RowPlan) -> Image.Image:
    """Return a row, indexed."""
    wide, high, middle, places = _RIGHT - _LEFT, plan.high(row), plan.body(row) / 2, plan.places(row)
    brush = Brush(wide, high, "ink")
    if row.best:
        brush.plate(0.3, 0.3, wide - 0.3, high - 0.3, 8, "lantern")
        brush.plate(1.9, 1.9, wide - 1.9, high - 1.9, 6.6, "plate")
    drawn = brush.finish()
    _who(drawn, row, middle, plan.start)
    for place, (die, (x, y)) in enumerate(zip(row.dice, places, strict=True)):
        if place and row.dice[place - 1].again:
            _paste(drawn, _arrow(), x - 16, y + plan.die / 2)
        _paste(drawn, _die(die.colour, die.icons, plan.die), x + plan.die / 2, y + plan.die / 2)
    for die, (x, y) in zip(row.dice, places, strict=True):
        if die.again:
            # Numbers stand below dice: then the mark is above them.
            _paste(drawn, _again(), x + plan.die - 6, y + (4 if numbered(row) else plan.die - 4))
    if numbered(row):
        _numbers(drawn, row, places, plan)
    if plan.prizes:
        x = wide - plan.prizes
        _stacked(drawn, row.totals, x - _stacked_wide(row.totals) + 12, middle, "bone")
        ImageDraw.Draw(drawn).rectangle((x, round(middle) - 28, x + 1, round(middle) + 28), fill=tone("brown"))
        _stacked(drawn, row.prize, x + 16, middle, "lantern", "+")
    else:
        _totals(drawn, row, wide - 16.0, middle)
    if row.note:
        note = cut(row.note, "medium", 20, wide - 32 - plan.start)
        write(drawn, plan.start, high - _NOTE / 2 - 4, note, "medium", 20, "mist")
    return indexed(drawn)


def _totals(drawn: Image.Image, row: DiceRow, x: float, middle: float) -> None:
    """Write totals beside each other, the last one ending at ``x``."""
    for icon, count in reversed(row.totals):
        text = str(count)
        x -= max(width(text, "bold", 28), 16)
        write(drawn, x, middle, text, "bold", 28, "bone")
        stamp(drawn, known(icon), x - 24, middle, 28)
        x -= 52


def chains(dice: tuple[Die, ...]) -> list[range]:
    """Return the places of dice that are one die, rolled again and again."""
    found, first = [], 0
    for place, die in enumerate(dice):
        if not die.again or place + 1 == len(dice):
            found.append(range(first, place + 1))
            first = place + 1
    return found


def _numbers(drawn: Image.Image, row: DiceRow, places: list[Point], plan: RowPlan) -> None:
    """Write below each die what it is called; those of a chain hang on one bracket."""
    for chain in chains(row.dice):
        number = next((row.dice[place].number for place in chain if row.dice[place].number), "")
        if not number:
            continue
        x, y = places[chain[0]]
        # A chain that goes on in the next line is numbered where it begins.
        right = max(places[place][0] for place in chain if places[place][1] == y) + plan.die
        below, middle = y + plan.die + 14, (x + right) / 2
        half = width(number, "bold", 20) / 2 + 7
        if right - x > plan.die:
            pen = ImageDraw.Draw(drawn)
            for a, b in ((x + 4, middle - half), (middle + half, right - 4)):
                pen.rectangle((round(a), round(below), round(b), round(below) + 1), fill=tone("brass"))
            for a in (x + 4, right - 5):
                pen.rectangle((round(a), round(below) - 5, round(a) + 1, round(below)), fill=tone("brass"))
        write(drawn, middle, below, number, "bold", 20, "bone", "middle")


def _stacked(drawn: Image.Image, counts: Counts, x: float, middle: float, colour: str, sign: str = "") -> None:
    """Write icons with their numbers above each other, in columns from ``x`` rightwards."""
    for column in _columns(counts):
        for place, (icon, count) in enumerate(column):
            y = middle + (place - (len(column) - 1) / 2) * _STEP
            stamp(drawn, known(icon), x + 14, y, 28)
            write(drawn, x + 34, y, f"{sign}{count}", "bold", 24, colour)
        x += _column_wide(column, sign)


def _who(drawn: Image.Image, row: DiceRow, middle: float, start: float) -> None:
    several = len(row.tokens) > 1
    radius = 18 if not several else 15
    step = min(33.0, (start - 46) / max(1, len(row.tokens) - 1)) if several else 0.0
    for place, unit in enumerate(row.tokens):
        shown = Token(unit.kind, unit.letter, unit.seat, icon=unit.icon)
        x, y = 32 + step * place, middle - (17 if several else 0)
        _paste(drawn, tokens.token(shown, radius), x, y + tokens.lift(radius))
    left = 16 if several else 62 if row.tokens else 16
    name = cut(row.name, "bold", 24, start - left - 8)
    write(drawn, left, middle + (18 if several else 0), name, "bold", 24, "bone")


def _paste(drawn: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    drawn.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


_PATTERNS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.62, ((0, 0),)),
    2: (0.56, ((-0.21, 0), (0.21, 0))),
    3: (0.46, ((0, -0.2), (-0.22, 0.17), (0.22, 0.17))),
    4: (0.42, ((-0.2, -0.2), (0.2, -0.2), (-0.2, 0.2), (0.2, 0.2))),
}
"""How large the icons of a face are and where they stand, in sides of the die, by their number."""


@remembered(256)
def _die(colour: str, icons: tuple[str, ...], side: int) -> Image.Image:
    """Return a die as RGBA: white a square, red one with cut corners, purple round."""
    if colour not in COLOURS:
        raise ValueError(f"no die is {colour!r}; known are {', '.join(sorted(COLOURS))}")
    whole = side + 8
    brush = Brush(whole, whole, unit=side / 58, origin=(whole / 2, whole / 2))
    for grow, fill in ((3.0, "ink"), (0.0, COLOURS[colour]), (-4.5, _LINES[colour]), (-6.0, COLOURS[colour])):
        half = 28 + grow
        if colour == "white":
            brush.plate(-half, -half, half, half, 6 + grow * 0.6, fill)
        elif colour == "red":
            cut_off = 11 + grow * 0.42
            corners = [(-half + cut_off, -half), (half - cut_off, -half), (half, -half + cut_off), (half, half - cut_off)]
            brush.polygon([*corners, *((-x, -y) for x, y in corners)], fill)
        else:
            brush.disc(0, 0, half + 0.6, fill)
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size)
    solid.paste(drawn)
    size_, spots = _PATTERNS[min(4, len(icons))] if icons else (0.0, ())
    for name, (x, y) in zip(icons, spots, strict=False):
        stamp(solid, known(name), whole / 2 + x * side, whole / 2 + y * side, round(size_ * side), outlined=True)
    solid.putalpha(drawn.getchannel("A"))
    return solid


_LINES = {"white": "oat", "red": "hazard", "purple": "trail"}


@remembered(1)
def _again() -> Image.Image:
    """Return the mark of a die that is rolled once more, as RGBA."""
    brush = Brush(32, 32, origin=(16, 16))
    brush.disc(0, 0, 15.5, "ink")
    brush.ring(0, 0, 14, 2, "lantern")
    turning(brush.inner(0, -0.5, 16), "lantern")
    return brush.finish()


@remembered(1)
def _arrow() -> Image.Image:
    """Return the arrow that leads to the next die of a chain, as RGBA."""
    brush = Brush(20, 20, origin=(10, 10))
    brush.box(-8, -1.6, 1, 1.6, "lantern")
    brush.polygon([(0, -6), (8, 0), (0, 6)], "lantern")
    return brush.finish()
