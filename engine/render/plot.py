"""A plot on a canvas: lines over games, each with a mark of its own and its name at its end, so that it reads without
colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image

from engine.core.frame import BOTTOM, HEADER, READ, SIDE
from engine.core.messages import WORDS
from engine.core.scene import PlotBoard, PlotLine
from engine.render.brush import Brush, Colour, Point, carve, cut, star, width, write
from engine.render.canvas import Canvas, indexed

WIDTH, HEIGHT = 800, 470

_LEFT, _TOP, _FOOT = 78, 40, 62
"""Pixels left of the plot for its numbers, above it, and below it for those of the games."""
_BAND = 46
"""Height of the band at the foot in which games without a value stand."""
_LABELS, APART, _END = 236, 34, 40
"""Pixels for the names at the ends of lines: the widest that they may be, the distance of one to the next, and the room
that stays free where there are none."""
_TICKS = 5
_CLOSE = 20
"""Marks stand no closer than this along a line; its last point has one in any case."""

TONES = ("orange", "sky", "green", "rose", "yellow", "ice")
"""The colours of lines in their order."""


class Scales:
    """Where numbers of games and values lie, in pixels from the upper left corner of what is drawn."""

    def __init__(self, board: PlotBoard) -> None:
        labelled = [line.label for line in board.lines if line.label]
        room = min(_LABELS, max((width(text, "bold", READ) for text in labelled), default=0) + 34) if labelled else _END
        self.wide, self.high = WIDTH - 2 * SIDE, HEIGHT - HEADER - BOTTOM
        self.left, self.right = float(_LEFT), self.wide - room - 14
        self.top, self.foot = float(_TOP), float(self.high - _FOOT)
        self.bottom = self.foot - (_BAND if board.without else 14)
        self._first, self._last = board.first, board.last
        values = [value for line in board.lines for _, value in line.points]
        low, high = min(values, default=0), max(values, default=1)
        self.step = _nice(max(high - low, 1) / (_TICKS - 1))
        self._low = math.floor(low / self.step) * self.step
        self._high = max(math.ceil(high / self.step) * self.step, self._low + self.step)

    def x(self, number: float) -> float:
        """Return how far to the right a game lies."""
        if self._last == self._first:
            return (self.left + self.right) / 2
        return self.left + (self.right - self.left) * (number - self._first) / (self._last - self._first)

    def y(self, value: float) -> float:
        """Return how far down a value lies."""
        return self.bottom - (self.bottom - self.top) * (value - self._low) / (self._high - self._low)

    def values(self) -> list[int]:
        """Return the values that have a line across."""
        return list(range(self._low, self._high + 1, self.step))

    def numbers(self) -> list[int]:
        """Return the games that are numbered: the first, the last, and what fits between."""
        step = _nice(max(self._last - self._first, 1) / 6)
        between = range(math.ceil((self._first + 1) / step) * step, self._last, step)
        room = 46.0
        kept = [n for n in between if self.x(n) - self.left >= room and self.right - self.x(n) >= room]
        return sorted({self._first, *kept, self._last})


def _nice(least: float) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, .. that is no less."""
    steps = (item * int(10**power) for power in range(9) for item in (1, 2, 5))
    return next(step for step in steps if step >= least)


def paint(canvas: Canvas, board: PlotBoard) -> None:
    """Draw a plot below the header; ``ValueError`` for more lines than there are marks."""
    if len(board.lines) > len(MARKS):
        raise ValueError(f"a plot has at most {len(MARKS)} lines, not {len(board.lines)}")
    scales = Scales(board)
    brush = Brush(scales.wide, scales.high, "ink")
    for value in scales.values():
        brush.box(scales.left - 6, scales.y(value) - 0.7, scales.right + 6, scales.y(value) + 0.7, "hairline")
    brush.box(scales.left - 6, scales.foot - 0.9, scales.right + 6, scales.foot + 0.9, "brown")
    for number in board.without:
        _cross(brush, scales.x(number), (scales.bottom + scales.foot) / 2 + 4)
    if board.without:
        _cross(brush, scales.wide - 34 - width(board.lacking, "medium", READ), scales.foot + 45)
    ends = ends_of(board.lines, scales)
    # The reader's own line is drawn last, and so above all others.
    for at, line in sorted(enumerate(board.lines), key=lambda pair: pair[1].own):
        _line(brush, line, scales, at, ends[at])
    drawn = brush.finish()
    _words(drawn, board, scales, ends)
    canvas.paste(indexed(drawn), SIDE, HEADER)


def ends_of(lines: Sequence[PlotLine], scales: Scales) -> list[float]:
    """Return how far down the name of each line stands: at its end, but none over another."""
    order = sorted(range(len(lines)), key=lambda at: scales.y(lines[at].points[-1][1]))
    places = [scales.y(lines[at].points[-1][1]) for at in order]
    for at in range(1, len(places)):
        places[at] = max(places[at], places[at - 1] + APART)
    least, most = scales.top - 10, scales.foot - 12
    for at in reversed(range(len(places))):
        places[at] = max(least, min(places[at], most - APART * (len(places) - 1 - at)))
    return [places[order.index(at)] for at in range(len(lines))]


def _line(brush: Brush, line: PlotLine, scales: Scales, at: int, end: float) -> None:
    points = [(scales.x(number), scales.y(value)) for number, value in line.points]
    colour, thick = TONES[at], 6.0 if line.own else 3.6
    if line.label:
        # From its last game on nothing changes: a thin line leads to the name.
        x, y = points[-1]
        brush.stroke(((x, y), (scales.right + 8, y), (scales.right + 20, end)), 1.8, colour)
    brush.stroke(points, thick + 4, "ink")
    brush.stroke(points, thick, colour)
    before, last, notes = -math.inf, points[-1], dict(line.notes)
    for (number, _), (x, y) in zip(line.points, points, strict=True):
        if (x, y) == last or number in notes or (x - before >= _CLOSE and last[0] - x >= _CLOSE):
            _mark(brush, at, x, y, 10 if line.own else 8.5, colour)
            before = x
    for (number, _), (x, y) in zip(line.points, points, strict=True):
        if number in notes:
            carve(brush, x, y - 24, notes[number], "bold", READ, "bone", halo=3)
    if line.label:
        _mark(brush, at, scales.right + 28, end, 9.5, colour)


def _mark(brush: Brush, at: int, x: float, y: float, size: float, colour: Colour) -> None:
    MARKS[at](brush, x, y, size + 2.6, "ink")
    MARKS[at](brush, x, y, size, colour)


def _disc(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    brush.disc(x, y, size * 0.92, colour)


def _square(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
    half = size * 0.82
    brush.box(x - half, y - half, x + half, y + half, colour)


def _turned(corners: Sequence[Point]) -> Callable[[Brush, float, float, float, Colour], None]:
    def draw(brush: Brush, x: float, y: float, size: float, colour: Colour) -> None:
        brush.polygon([(x + dx * size, y + dy * size) for dx, dy in corners], colour)

    return draw


MARKS: tuple[Callable[[Brush, float, float, float, Colour], None], ...] = (
    _disc,
    _square,
    _turned(((0, -1.15), (1.1, 0.8), (-1.1, 0.8))),
    _turned(((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))),
    _turned(((0, 1.15), (1.1, -0.8), (-1.1, -0.8))),
    _turned(star(0, 0, 1.35, 0.62, 5)),
)
"""The marks of lines in their order: disc, square, triangle, diamond, triangle upside down, star."""


def _cross(brush: Brush, x: float, y: float) -> None:
    for way in (1, -1):
        brush.stroke(((x - 7, y - 7 * way), (x + 7, y + 7 * way)), 3.2, "mist")


def _words(drawn: Image.Image, board: PlotBoard, scales: Scales, ends: Sequence[float]) -> None:
    for value in scales.values():
        write(drawn, scales.left - 16, scales.y(value), str(value), "bold", READ, "mist", "right")
    for number in scales.numbers():
        write(drawn, scales.x(number), scales.foot + 20, str(number), "bold", READ, "mist", "middle")
    write(drawn, scales.left - 6, scales.foot + 45, WORDS("plot-across", across=board.across), "medium", READ, "mist")
    write(drawn, 16, 12, board.up, "medium", READ, "mist")
    if board.without:
        write(drawn, scales.wide - 16, scales.foot + 45, board.lacking, "medium", READ, "mist", "right")
    for line, end in zip(board.lines, ends, strict=True):
        if line.label:
            room = scales.wide - scales.right - 52
            write(drawn, scales.right + 44, end, cut(line.label, "bold", READ, room), "bold", READ, "bone")
