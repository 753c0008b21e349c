"""What plates of the regions stand for, engraved in a few tones of their own ground: halls, cellars, streets, woods, water.

A ground is drawn below the name of its plate, in the shares of that room: (0, 0) is its upper left corner, (1, 1) its lower
right one. Things in it are as large as the plate allows (`Face.unit`), so that a broad plate shows more of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from engine.render.brush import Brush, Colour, Point


class Tones(NamedTuple):
    """The tones of a ground: the plate itself, what is far, what is near, lines; near things lighter than the plate."""

    fill: Colour
    far: Colour
    near: Colour
    line: Colour
    light: Colour


class Face:
    """The part of a plate that a ground is drawn on, with its brush and its tones."""

    def __init__(self, brush: Brush, left: float, top: float, right: float, bottom: float, tones: Tones) -> None:
        self.brush, self.tones = brush, tones
        self.left, self.top, self.wide, self.high = left, top, right - left, bottom - top
        self.unit = max(0.55, min(self.wide / 190, self.high / 110))

    def at(self, x: float, y: float) -> Point:
        """Return where a share of the face lies."""
        return self.left + x * self.wide, self.top + y * self.high

    def fill(self, points: list[Point], colour: Colour) -> None:
        """Fill a polygon given in shares of the face."""
        self.brush.polygon([self.at(x, y) for x, y in points], colour)

    def box(self, x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        """Fill a rectangle given in shares of the face."""
        self.fill([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], colour)

    def line(self, points: list[Point], thick: float, colour: Colour | None = None) -> None:
        """Draw a line given in shares of the face, ``thick`` in units."""
        self.brush.stroke([self.at(x, y) for x, y in points], thick * self.unit, colour or self.tones.line)

    def along(self, step: float, margin: float = 0.0) -> Iterator[float]:
        """Yield middles across the face, evenly, about ``step`` units apart."""
        count = max(1, round(self.wide * (1 - 2 * margin) / (step * self.unit)))
        for place in range(count):
            yield self.left + self.wide * (margin + (1 - 2 * margin) * (place + 0.5) / count)


# What grounds are made of.


def _floor(face: Face, level: float, colour: Colour | None = None) -> None:
    """Draw the ground from a level down, with a line along it."""
    face.box(-0.2, level, 1.2, 1.3, colour or face.tones.far)
    face.line([(-0.2, level), (1.2, level)], 1.8)


def _slabs(face: Face, level: float) -> None:
    """Draw flagstones in rows that grow towards the front."""
    _floor(face, level)
    y, row, rows = level, 0, (0.11, 0.15, 0.2, 0.26)
    while y < 1.0:
        high = rows[min(row, 3)]
        for x in face.along(26 + 9 * row):
            shift = (row % 2) * (13 + 4.5 * row) * face.unit
            top, foot = face.at(0, y)[1], face.at(0, min(1.2, y + high))[1]
            face.brush.stroke(((x + shift, top), (x + shift, foot)), 1.5 * face.unit, face.tones.line, round_ends=False)
        y += high
        face.line([(-0.2, y), (1.2, y)], 1.5)
        row += 1


def _planks(face: Face, level: float) -> None:
    """Draw the boards of a floor."""
    _floor(face, level)
    for row in range(1, 4):
        y = level + (1.05 - level) * row / 3.2
        face.line([(-0.2, y), (1.2, y)], 1.5)
        for place, x in enumerate(face.along(62)):
            mark = x + (row % 2) * 30 * face.unit
            top, foot = face.at(0, y - (1.05 - level) / 3.2)[1], face.at(0, y)[1]
            if place % 2 == row % 2:
                face.brush.stroke(((mark, top), (mark, foot)), 1.4 * face.unit, face.tones.line, round_ends=False)


def _arch(face: Face, x: float, foot: float, wide: float, high: float, colour: Colour) -> None:
    """Fill an arch that stands on a height in pixels, its size in units."""
    half, top = wide / 2 * face.unit, foot - high * face.unit
    face.brush.disc(x, top + half, half, colour)
    face.brush.box(x - half, top + half, x + half, foot, colour)


def _pillar(face: Face, x: float, top: float, foot: float, wide: float = 13) -> None:
    half = wide / 2 * face.unit
    face.brush.box(x - half, top, x + half, foot, face.tones.near)
    face.brush.box(x - half, top, x - half * 0.3, foot, face.tones.light)
    for y, more in ((top, 1.5), (foot - 6 * face.unit, 1.5)):
        face.brush.box(x - half * more, y, x + half * more, y + 6 * face.unit, face.tones.near)
        face.brush.stroke(
            ((x - half * more, y + 6 * face.unit), (x + half * more, y + 6 * face.unit)), 1.3 * face.unit, face.tones.line
        )


def _barrel(face: Face, x: float, foot: float, size: float = 1.0) -> None:
    u = face.unit * size
    face.brush.plate(x - 12 * u, foot - 32 * u, x + 12 * u, foot, 7 * u, face.tones.near)
    for y in (-25, -7):
        face.brush.stroke(((x - 12 * u, foot + y * u), (x + 12 * u, foot + y * u)), 2.2 * u, face.tones.line)
    for dx in (-4, 4):
        face.brush.stroke(((x + dx * u, foot - 30 * u), (x + dx * u, foot - 2 * u)), 1.2 * u, face.tones.line)


def _tree(face: Face, x: float, foot: float, size: float = 1.0) -> None:
    """Draw a fir."""
    u = face.unit * size
    face.brush.box(x - 3 * u, foot - 12 * u, x + 3 * u, foot, face.tones.line)
    for up, half in ((10, 20), (27, 16), (43, 11)):
        face.brush.polygon(
            ((x - half * u, foot - up * u), (x + half * u, foot - up * u), (x, foot - (up + 28) * u)), face.tones.near
        )
        face.brush.polygon(((x, foot - up * u), (x + half * u, foot - up * u), (x, foot - (up + 28) * u)), face.tones.line)


def _crown(face: Face, x: float, foot: float, size: float = 1.0) -> None:
    """Draw a tree with a round crown."""
    u = face.unit * size
    face.brush.box(x - 3.5 * u, foot - 26 * u, x + 3.5 * u, foot, face.tones.line)
    for dx, dy, radius in ((-11, -34, 14), (11, -35, 14), (0, -48, 16)):
        face.brush.disc(x + dx * u, foot + dy * u, radius * u, face.tones.near)
    face.brush.stroke(
        [(x + 4 * u + 9 * u * math.cos(t), foot - 44 * u + 9 * u * math.sin(t)) for t in (s * 0.3 for s in range(7))],
        1.8 * u,
        face.tones.line,
    )


def _house(face: Face, x: float, foot: float, wide: float, high: float, *, lit: bool = False) -> None:
    u = face.unit
    half, top = wide / 2 * u, foot - high * u
    face.brush.box(x - half, top, x + half, foot, face.tones.near)
    face.brush.polygon(((x - half - 4 * u, top), (x + half + 4 * u, top), (x, top - wide * 0.55 * u)), face.tones.line)
    for dx in (-0.22, 0.22):
        cx = x + dx * wide * u
        face.brush.box(cx - 4.4 * u, top + 9 * u, cx + 4.4 * u, top + 20 * u, face.tones.light if lit else face.tones.line)


def _waves(face: Face, first: float, colour: Colour | None = None, step: float = 0.17) -> None:
    y, row = first, 0
    while y < 1.05:
        wide = face.wide
        points = [
            (face.left + x, face.at(0, y)[1] + 2.6 * face.unit * math.sin(x / (5.2 * face.unit) + row * 1.7))
            for x in range(-8, round(wide) + 10, 2)
        ]
        face.brush.stroke(points, 1.9 * face.unit, colour or face.tones.line)
        y += step
        row += 1


def _grass(face: Face, level: float, step: float = 34) -> None:
    for row, y in enumerate((level + 0.14, level + 0.34, level + 0.56)):
        for x in face.along(step):
            mark, foot = x + (row % 2) * step / 2 * face.unit, face.at(0, y)[1]
            for dx in (-4, 0, 4):
                tip = foot - (7 if dx else 10) * face.unit
                face.brush.stroke(((mark, foot), (mark + dx * face.unit, tip)), 1.7 * face.unit, face.tones.line)


def _crag(face: Face, points: list[Point]) -> None:
    """Draw rock below a broken line, with cracks from its corners."""
    face.fill([(-0.2, 1.3), (points[0][0], points[0][1]), *points, (1.2, 1.3)], face.tones.near)
    face.line(points, 2.0)
    for (ax, ay), (bx, _) in pairwise(points[1:]):
        face.line([(ax, ay), (ax + (bx - ax) * 0.35, ay + 0.2), (ax + (bx - ax) * 0.2, ay + 0.36)], 1.6)


# Indoors.


def hall(face: Face) -> None:
    """Flagstones between pillars."""
    _slabs(face, 0.55)
    foot = face.at(0, 0.66)[1]
    for x in face.along(64):
        _pillar(face, x, face.top - 4 * face.unit, foot)


def vault(face: Face) -> None:
    """Barred shelves and a round door."""
    _slabs(face, 0.72)
    for x0, x1 in ((0.03, 0.3), (0.7, 0.97)):
        for y in (0.18, 0.42, 0.66):
            face.line([(x0, y), (x1, y)], 3.4, face.tones.near)
        for x in (x0, x1):
            face.line([(x, 0.04), (x, 0.78)], 3.0)
    x, y = face.at(0.5, 0.42)
    face.brush.disc(x, y, 32 * face.unit, face.tones.line)
    face.brush.disc(x, y, 28.5 * face.unit, face.tones.near)
    face.brush.ring(x, y, 12 * face.unit, 2.6 * face.unit, face.tones.line)
    for step in range(4):
        dx, dy = math.cos(step * math.pi / 2 + 0.8), math.sin(step * math.pi / 2 + 0.8)
        face.brush.stroke(
            ((x + dx * 5 * face.unit, y + dy * 5 * face.unit), (x + dx * 18 * face.unit, y + dy * 18 * face.unit)),
            2.8 * face.unit,
            face.tones.line,
        )


def cellar(face: Face) -> None:
    """Barrels under a vault."""
    for x in face.along(92):
        _arch(face, x, face.at(0, 0.78)[1], 84, 74, face.tones.far)
    _floor(face, 0.78, face.tones.fill)
    for place, x in enumerate(face.along(34, 0.04)):
        if place % 3 != 1:
            _barrel(face, x, face.at(0, 0.9)[1], 1.1)


def stair(face: Face) -> None:
    """Steps that climb to the right."""
    count = 6
    for step in range(count):
        x0, y = 0.06 + 0.16 * step, 0.98 - 0.15 * step
        face.box(x0, y - 0.15, 1.2, 1.3, face.tones.far if step % 2 else face.tones.near)
        face.line([(x0, y), (x0, y - 0.15), (x0 + 0.16, y - 0.15)], 2.0)


def chapel(face: Face) -> None:
    """Pointed windows above benches."""
    for x in face.along(58):
        y, u = face.at(0, 0.6)[1], face.unit
        outline = [(x - 15 * u, y), (x - 15 * u, y - 34 * u), (x, y - 60 * u), (x + 15 * u, y - 34 * u), (x + 15 * u, y)]
        face.brush.polygon(outline, face.tones.near)
        face.brush.stroke(outline, 1.8 * u, face.tones.line, closed=True)
        face.brush.stroke(((x, y - 58 * u), (x, y)), 1.6 * u, face.tones.line)
        face.brush.stroke(((x - 15 * u, y - 30 * u), (x + 15 * u, y - 30 * u)), 1.6 * u, face.tones.line)
    _floor(face, 0.74)
    for y in (0.82, 0.96):
        face.line([(0.06, y), (0.44, y)], 5.0, face.tones.near)
        face.line([(0.56, y), (0.94, y)], 5.0, face.tones.near)


def gate(face: Face) -> None:
    """A portcullis between two towers."""
    _floor(face, 0.86)
    foot, u = face.at(0, 0.86)[1], face.unit
    for side in (0.14, 0.86):
        x = face.at(side, 0)[0]
        face.brush.box(x - 22 * u, face.top + 6 * u, x + 22 * u, foot, face.tones.near)
        for dx in (-22, -6, 10):
            face.brush.box(x + dx * u, face.top - 3 * u, x + (dx + 11) * u, face.top + 8 * u, face.tones.near)
        for row in range(4):
            y = face.top + (20 + 18 * row) * u
            face.brush.stroke(((x - 20 * u, y), (x + 20 * u, y)), 1.4 * u, face.tones.line)
    left, right, top = face.at(0.14, 0)[0] + 22 * u, face.at(0.86, 0)[0] - 22 * u, face.top + 16 * u
    face.brush.box(left, top, right, top + 10 * u, face.tones.near)
    for x in [left + (right - left) * part / 6 for part in range(1, 6)]:
        face.brush.stroke(((x, top + 10 * u), (x, face.at(0, 0.52)[1])), 2.8 * u, face.tones.line)
    for y in (0.3, 0.44):
        level = face.at(0, y)[1]
        face.brush.stroke(((left, level), (right, level)), 2.2 * u, face.tones.line)


def tunnel(face: Face) -> None:
    """Arches one within another."""
    _floor(face, 0.9, face.tones.near)
    x, foot = face.at(0.5, 0.9)
    for wide, high, colour in (
        (172, 98, face.tones.line),
        (166, 95, face.tones.far),
        (118, 70, face.tones.line),
        (113, 67.5, face.tones.near),
        (70, 45, face.tones.line),
        (66, 43, face.tones.far),
    ):
        _arch(face, x, foot, wide, high, colour)


def cave(face: Face) -> None:
    """Stone icicles from above and below."""
    for place, x in enumerate(face.along(26)):
        long = (38, 20, 30, 14)[place % 4] * face.unit
        face.brush.polygon(
            ((x - 9 * face.unit, face.top + 2), (x + 9 * face.unit, face.top + 2), (x, face.top + long)), face.tones.near
        )
    _crag(face, [(-0.2, 0.8), (0.1, 0.72), (0.3, 0.84), (0.55, 0.76), (0.8, 0.86), (1.2, 0.74)])
    for place, x in enumerate(face.along(40)):
        foot, long = face.at(0, 0.86)[1], (30, 16, 24)[place % 3] * face.unit
        face.brush.polygon(((x - 8 * face.unit, foot), (x + 8 * face.unit, foot), (x, foot - long)), face.tones.line)


def room(face: Face) -> None:
    """A window, a chair and a table with a candle on it."""
    _planks(face, 0.66)
    u = face.unit
    x, y = face.at(0.24, 0.3)
    face.brush.box(x - 20 * u, y - 24 * u, x + 20 * u, y + 20 * u, face.tones.line)
    for dx in (-17, 1.5):
        for dy in (-21, -1):
            face.brush.box(x + dx * u, y + dy * u, x + (dx + 15.5) * u, y + (dy + 18) * u, face.tones.light)
    x, foot = face.at(0.73, 0.84)
    face.brush.box(x - 30 * u, foot - 33 * u, x + 30 * u, foot - 27 * u, face.tones.line)
    for dx in (-25, 21):
        face.brush.box(x + dx * u, foot - 28 * u, x + (dx + 4) * u, foot, face.tones.line)
    face.brush.box(x - 3 * u, foot - 47 * u, x + 3 * u, foot - 33 * u, face.tones.near)


def study(face: Face) -> None:
    """Shelves of books to the ceiling."""
    for row in range(3):
        y = 0.26 + 0.28 * row
        foot = face.at(0, y)[1]
        for place, x in enumerate(face.along(11)):
            kind = (place * 7 + row * 5) % 11
            if kind in (3, 8):
                continue
            high = (19, 23, 16, 21)[kind % 4] * face.unit
            face.brush.box(
                x - 4.2 * face.unit,
                foot - high,
                x + 4.2 * face.unit,
                foot,
                face.tones.near if kind % 3 else face.tones.line,
            )
        face.line([(-0.2, y + 0.02), (1.2, y + 0.02)], 3.6)
    _planks(face, 0.9)


def kitchen(face: Face) -> None:
    """A hearth, pans above it."""
    _slabs(face, 0.8)
    u = face.unit
    x, foot = face.at(0.5, 0.8)
    face.brush.box(x - 46 * u, foot - 66 * u, x + 46 * u, foot, face.tones.near)
    _arch(face, x, foot, 58, 46, face.tones.line)
    face.brush.box(x - 52 * u, foot - 70 * u, x + 52 * u, foot - 62 * u, face.tones.line)
    face.brush.polygon(
        (
            (x - 12 * u, foot),
            (x + 12 * u, foot),
            (x + 6 * u, foot - 16 * u),
            (x, foot - 26 * u),
            (x - 7 * u, foot - 14 * u),
        ),
        face.tones.light,
    )
    for side in (0.09, 0.22, 0.78, 0.91):
        px, py = face.at(side, 0.24)
        face.brush.stroke(((px, py - 16 * u), (px, py)), 2.4 * u, face.tones.line)
        face.brush.disc(px, py + 9 * u, 10 * u, face.tones.near)
        face.brush.ring(px, py + 9 * u, 10 * u, 1.8 * u, face.tones.line)


def loft(face: Face) -> None:
    """Rafters above sacks."""
    for side in (0.0, 1.0):
        face.line([(0.5, -0.12), (side, 0.6)], 5.0, face.tones.near)
    face.line([(0.14, 0.34), (0.86, 0.34)], 4.4, face.tones.near)
    face.line([(0.5, -0.1), (0.5, 0.34)], 4.4, face.tones.near)
    _planks(face, 0.74)
    for place, x in enumerate(face.along(40, 0.05)):
        foot, u = face.at(0, 0.92)[1], face.unit
        if place % 3 != 1:
            face.brush.plate(x - 15 * u, foot - 27 * u, x + 15 * u, foot, 9 * u, face.tones.near)
            face.brush.polygon(
                (
                    (x - 5 * u, foot - 26 * u),
                    (x + 5 * u, foot - 26 * u),
                    (x + 8 * u, foot - 35 * u),
                    (x - 8 * u, foot - 35 * u),
                ),
                face.tones.near,
            )
            face.brush.stroke(((x - 7 * u, foot - 26 * u), (x + 7 * u, foot - 26 * u)), 2.0 * u, face.tones.line)


def works(face: Face) -> None:
    """Cog wheels."""
    _floor(face, 0.92)
    for x, y, radius, teeth in ((0.2, 0.5, 34.0, 12), (0.55, 0.36, 25.0, 9), (0.82, 0.62, 30.0, 11)):
        px, py = face.at(x, y)
        u = face.unit
        for step in range(teeth):
            turn = math.tau * step / teeth
            dx, dy = math.cos(turn), math.sin(turn)
            face.brush.stroke(
                (
                    (px + dx * radius * 0.8 * u, py + dy * radius * 0.8 * u),
                    (px + dx * (radius + 5) * u, py + dy * (radius + 5) * u),
                ),
                6.4 * u,
                face.tones.near,
                round_ends=False,
            )
        face.brush.disc(px, py, radius * u, face.tones.near)
        face.brush.ring(px, py, radius * 0.78 * u, 2.0 * u, face.tones.line)
        face.brush.disc(px, py, radius * 0.24 * u, face.tones.line)


def bedroom(face: Face) -> None:
    """A bed under its canopy."""
    _planks(face, 0.8)
    u = face.unit
    x, foot = face.at(0.5, 0.86)
    for dx in (-58, 52):
        face.brush.box(x + dx * u, foot - 84 * u, x + (dx + 6) * u, foot, face.tones.line)
    face.brush.polygon(
        (
            (x - 64 * u, foot - 84 * u),
            (x + 64 * u, foot - 84 * u),
            (x + 58 * u, foot - 66 * u),
            (x - 58 * u, foot - 66 * u),
        ),
        face.tones.near,
    )
    face.brush.plate(x - 54 * u, foot - 30 * u, x + 54 * u, foot - 4 * u, 5 * u, face.tones.near)
    face.brush.plate(x - 50 * u, foot - 42 * u, x - 18 * u, foot - 26 * u, 6 * u, face.tones.light)
    face.brush.stroke(((x - 54 * u, foot - 17 * u), (x + 54 * u, foot - 17 * u)), 1.8 * u, face.tones.line)


# In a town.


def street(face: Face) -> None:
    """A row of houses above cobbles."""
    foot = face.at(0, 0.66)[1]
    for place, x in enumerate(face.along(50)):
        _house(face, x, foot, 44, (32, 42, 36)[place % 3], lit=place % 2 == 0)
    _cobbles(face, 0.66)


def _cobbles(face: Face, level: float) -> None:
    _floor(face, level)
    for row, y in enumerate((level + 0.1, level + 0.23, level + 0.36, level + 0.5)):
        for x in face.along(19):
            mark, middle, u = x + (row % 2) * 9.5 * face.unit, face.at(0, y)[1], face.unit
            arc = [
                (mark + 6.4 * u * math.cos(t), middle + 4.6 * u * math.sin(t))
                for t in (math.pi + s * math.pi / 6 for s in range(7))
            ]
            face.brush.stroke(arc, 1.5 * u, face.tones.line)


def yard(face: Face) -> None:
    """Cobbles, a wall and a cart."""
    face.box(-0.2, 0.06, 1.2, 0.5, face.tones.far)
    for row, y in enumerate((0.06, 0.2, 0.35, 0.5)):
        face.line([(-0.2, y), (1.2, y)], 1.5)
        if y < 0.5:
            for x in face.along(40):
                mark = x + (row % 2) * 20 * face.unit
                face.brush.stroke(
                    ((mark, face.at(0, y)[1]), (mark, face.at(0, y + 0.145)[1])), 1.4 * face.unit, face.tones.line
                )
    _cobbles(face, 0.5)
    x, foot = face.at(0.7, 0.84)
    u = face.unit
    face.brush.polygon(
        (
            (x - 40 * u, foot - 34 * u),
            (x + 30 * u, foot - 34 * u),
            (x + 24 * u, foot - 14 * u),
            (x - 34 * u, foot - 14 * u),
        ),
        face.tones.near,
    )
    face.brush.stroke(((x + 24 * u, foot - 20 * u), (x + 56 * u, foot - 6 * u)), 3.6 * u, face.tones.line)
    face.brush.disc(x - 6 * u, foot - 12 * u, 16 * u, face.tones.line)
    face.brush.disc(x - 6 * u, foot - 12 * u, 12.6 * u, face.tones.near)
    face.brush.disc(x - 6 * u, foot - 12 * u, 3.4 * u, face.tones.line)


def market(face: Face) -> None:
    """Stalls under striped awnings."""
    _cobbles(face, 0.74)
    for x in face.along(72):
        foot, u = face.at(0, 0.8)[1], face.unit
        face.brush.box(x - 28 * u, foot - 24 * u, x + 28 * u, foot, face.tones.near)
        for dx in (-28, 25):
            face.brush.box(x + dx * u, foot - 58 * u, x + (dx + 3) * u, foot, face.tones.line)
        for stripe in range(6):
            x0 = x + (-33 + 11 * stripe) * u
            tone = face.tones.line if stripe % 2 else face.tones.light
            face.brush.polygon(
                (
                    (x0 + 3 * u, foot - 72 * u),
                    (x0 + 11 * u, foot - 72 * u),
                    (x0 + 11 * u, foot - 54 * u),
                    (x0, foot - 54 * u),
                ),
                tone,
            )
            face.brush.disc(x0 + 5.5 * u, foot - 54 * u, 5.5 * u, tone)
        for dx in (-18, -6, 6, 18):
            face.brush.disc(x + dx * u, foot - 27 * u, 5.4 * u, face.tones.line)


def square(face: Face) -> None:
    """Wide flagstones and a pair of scales."""
    _slabs(face, 0.6)
    x, foot = face.at(0.5, 0.8)
    u = face.unit
    face.brush.box(x - 3.4 * u, foot - 76 * u, x + 3.4 * u, foot, face.tones.line)
    face.brush.polygon(
        ((x - 16 * u, foot), (x + 16 * u, foot), (x + 7 * u, foot - 9 * u), (x - 7 * u, foot - 9 * u)), face.tones.line
    )
    face.brush.stroke(((x - 46 * u, foot - 66 * u), (x + 46 * u, foot - 66 * u)), 4.0 * u, face.tones.line)
    for side in (-1, 1):
        px, py = x + side * 44 * u, foot - 30 * u
        for dx in (-17, 17):
            face.brush.stroke(((px, foot - 66 * u), (px + dx * u, py)), 1.8 * u, face.tones.line)
        face.brush.polygon(
            ((px - 21 * u, py), (px + 21 * u, py), (px + 12 * u, py + 9 * u), (px - 12 * u, py + 9 * u)), face.tones.near
        )


def roof(face: Face) -> None:
    """Tiles, a ridge and chimneys."""
    for x, high in ((0.2, 36.0), (0.74, 28.0)):
        px, foot = face.at(x, 0.46)
        face.brush.box(px - 11 * face.unit, foot - high * face.unit, px + 11 * face.unit, foot + 8, face.tones.near)
        face.brush.box(
            px - 14 * face.unit,
            foot - (high + 6) * face.unit,
            px + 14 * face.unit,
            foot - high * face.unit,
            face.tones.line,
        )
    _floor(face, 0.4, face.tones.near)
    for row in range(5):
        y = face.at(0, 0.52 + 0.13 * row)[1]
        for x in face.along(24):
            mark, u = x + (row % 2) * 12 * face.unit, face.unit
            arc = [
                (mark + 11.4 * u * math.cos(t), y + 8 * u * math.sin(t) - 5 * u)
                for t in (s * math.pi / 8 for s in range(9))
            ]
            face.brush.stroke(arc, 1.7 * u, face.tones.line)


def bridge(face: Face) -> None:
    """Arches over water."""
    face.box(-0.2, 0.72, 1.2, 1.3, face.tones.far)
    _waves(face, 0.86)
    face.box(-0.2, 0.34, 1.2, 0.78, face.tones.near)
    for x in face.along(78):
        _arch(face, x, face.at(0, 0.8)[1], 54, 40, face.tones.far)
        half, top = 27 * face.unit, face.at(0, 0.8)[1] - 40 * face.unit
        arc = [
            (x + half * math.cos(t), top + half + half * math.sin(t))
            for t in (math.pi + s * math.pi / 12 for s in range(13))
        ]
        face.brush.stroke(arc, 2.0 * face.unit, face.tones.line)
    face.line([(-0.2, 0.34), (1.2, 0.34)], 3.2)
    face.line([(-0.2, 0.14), (1.2, 0.14)], 3.4)
    for x in face.along(26):
        face.brush.stroke(((x, face.at(0, 0.14)[1]), (x, face.at(0, 0.34)[1])), 2.4 * face.unit, face.tones.line)


def quay(face: Face) -> None:
    """Piles and a landing stage over water."""
    face.box(-0.2, 0.6, 1.2, 1.3, face.tones.far)
    _waves(face, 0.72)
    for x in face.along(44):
        face.brush.box(x - 5 * face.unit, face.at(0, 0.2)[1], x + 5 * face.unit, face.at(0, 0.84)[1], face.tones.line)
    face.box(-0.2, 0.38, 1.2, 0.5, face.tones.near)
    for y in (0.38, 0.5):
        face.line([(-0.2, y), (1.2, y)], 2.0)
    for x in face.along(22):
        face.brush.stroke(((x, face.at(0, 0.38)[1]), (x, face.at(0, 0.5)[1])), 1.4 * face.unit, face.tones.line)


def boat(face: Face) -> None:
    """A barge on the water."""
    face.box(-0.2, 0.66, 1.2, 1.3, face.tones.far)
    face.fill([(0.04, 0.46), (0.96, 0.46), (0.86, 0.84), (0.14, 0.84)], face.tones.near)
    face.line([(0.03, 0.46), (0.97, 0.46)], 4.0)
    face.line([(0.09, 0.64), (0.91, 0.64)], 1.8)
    x, y = face.at(0.5, 0.46)
    u = face.unit
    face.brush.box(x - 3 * u, y - 60 * u, x + 3 * u, y, face.tones.line)
    face.brush.box(x + 20 * u, y - 22 * u, x + 50 * u, y, face.tones.near)
    face.brush.box(x - 54 * u, y - 16 * u, x - 26 * u, y, face.tones.near)
    _waves(face, 0.82, step=0.13)


# In the open.


def wood(face: Face) -> None:
    """Firs in two rows."""
    _floor(face, 0.66)
    for x in face.along(36):
        _tree(face, x, face.at(0, 0.68)[1], 0.8)
    for x in face.along(72):
        _tree(face, x, face.at(0, 0.96)[1], 1.15)


def thicket(face: Face) -> None:
    """Bushes and ferns."""
    for x in face.along(48):
        _crown(face, x, face.at(0, 0.66)[1], 0.9)
    _floor(face, 0.64)
    for x in face.along(33):
        foot, u = face.at(0, 0.96)[1], face.unit
        for turn in (-0.9, -0.45, 0.0, 0.45, 0.9):
            tip = x + 25 * u * math.sin(turn), foot - 25 * u * math.cos(turn)
            face.brush.stroke(((x, foot), tip), 2.2 * u, face.tones.near if turn else face.tones.line)


def swamp(face: Face) -> None:
    """Pools, reeds and a bare tree."""
    _floor(face, 0.5)
    for x, y, wide in ((0.24, 0.68, 0.17), (0.72, 0.62, 0.2), (0.5, 0.88, 0.26)):
        px, py = face.at(x, y)
        face.brush.oval(px, py, wide * face.wide, 8.5 * face.unit, face.tones.near)
        face.brush.stroke(
            ((px - wide * face.wide * 0.5, py), (px + wide * face.wide * 0.4, py)), 1.6 * face.unit, face.tones.line
        )
    for x in (0.1, 0.42, 0.9):
        px, foot = face.at(x, 0.6)
        for dx, long in ((-6, 24), (0, 34), (7, 27)):
            face.brush.stroke(
                ((px + dx * face.unit, foot), (px + dx * 1.5 * face.unit, foot - long * face.unit)),
                1.8 * face.unit,
                face.tones.line,
            )
            face.brush.oval(
                px + dx * 1.5 * face.unit, foot - long * face.unit, 2.7 * face.unit, 6.5 * face.unit, face.tones.line
            )


def garden(face: Face) -> None:
    """Clipped trees along a path."""
    _floor(face, 0.64)
    face.fill([(0.42, 0.64), (0.58, 0.64), (0.8, 1.2), (0.2, 1.2)], face.tones.light)
    for place, x in enumerate(face.along(46)):
        foot, u = face.at(0, 0.74)[1], face.unit
        face.brush.box(x - 3 * u, foot - 14 * u, x + 3 * u, foot, face.tones.line)
        if place % 2:
            face.brush.disc(x, foot - 27 * u, 16 * u, face.tones.near)
            face.brush.disc(x, foot - 50 * u, 10 * u, face.tones.near)
        else:
            face.brush.polygon(
                ((x - 17 * u, foot - 12 * u), (x + 17 * u, foot - 12 * u), (x, foot - 62 * u)), face.tones.near
            )
        face.brush.stroke(((x + 6 * u, foot - 18 * u), (x + 6 * u, foot - 32 * u)), 1.7 * u, face.tones.line)


def field(face: Face) -> None:
    """Hills and grass."""
    hills = [(x / 20, 0.46 - 0.16 * math.sin(x / 20 * 5.2 + 0.4)) for x in range(-2, 23)]
    face.fill([(-0.2, 1.3), *hills, (1.2, 1.3)], face.tones.far)
    face.line(hills, 2.0)
    front = [(x / 20, 0.72 + 0.08 * math.sin(x / 20 * 6 + 2)) for x in range(-2, 23)]
    face.fill([(-0.2, 1.3), *front, (1.2, 1.3)], face.tones.near)
    face.line(front, 1.8)
    _grass(face, 0.66)


def road(face: Face) -> None:
    """A road with ruts to the horizon, a milestone beside it."""
    _floor(face, 0.42)
    face.fill([(0.46, 0.42), (0.54, 0.42), (0.92, 1.2), (0.08, 1.2)], face.tones.near)
    for a, b in ((0.485, 0.3), (0.515, 0.7)):
        face.line([(a, 0.44), (b, 1.1)], 2.2)
    x, foot = face.at(0.14, 0.72)
    face.brush.plate(x - 9 * face.unit, foot - 30 * face.unit, x + 9 * face.unit, foot, 8 * face.unit, face.tones.line)
    x, foot = face.at(0.86, 0.66)
    _crown(face, x, foot, 0.8)


def cliff(face: Face) -> None:
    """A wall of rock."""
    _crag(face, [(-0.2, 0.3), (0.12, 0.12), (0.3, 0.3), (0.5, 0.04), (0.7, 0.24), (0.88, 0.1), (1.2, 0.3)])
    _floor(face, 0.86)
    for x, y in ((0.2, 0.9), (0.55, 0.94), (0.78, 0.89)):
        px, py = face.at(x, y)
        face.brush.oval(px, py, 10 * face.unit, 6 * face.unit, face.tones.line)


def shore(face: Face) -> None:
    """Shingle, and the sea behind it."""
    face.box(-0.2, 0.14, 1.2, 0.6, face.tones.far)
    face.line([(-0.2, 0.14), (1.2, 0.14)], 1.6)
    for y in (0.26, 0.4):
        points = [(x / 40, y + 0.022 * math.sin(x * 0.9 + y * 20)) for x in range(-4, 45)]
        face.line(points, 1.8)
    beach = [(x / 20, 0.6 + 0.06 * math.sin(x / 20 * 6.4)) for x in range(-2, 23)]
    face.fill([(-0.2, 1.3), *beach, (1.2, 1.3)], face.tones.near)
    face.line(beach, 2.0)
    for row, y in enumerate((0.76, 0.9)):
        for x in face.along(24):
            face.brush.oval(x + row * 11 * face.unit, face.at(0, y)[1], 6.4 * face.unit, 3.8 * face.unit, face.tones.line)


def camp(face: Face) -> None:
    """Huts around a fire."""
    _floor(face, 0.72)
    for x, size in ((0.2, 1.0), (0.8, 1.1)):
        px, foot = face.at(x, 0.8)
        u = face.unit * size
        face.brush.polygon(((px - 34 * u, foot), (px + 34 * u, foot), (px, foot - 60 * u)), face.tones.near)
        face.brush.polygon(((px - 9 * u, foot), (px + 9 * u, foot), (px, foot - 32 * u)), face.tones.line)
        for dx in (-6, 6):
            face.brush.stroke(((px, foot - 58 * u), (px + dx * u, foot - 70 * u)), 2.4 * u, face.tones.line)
    x, foot = face.at(0.5, 0.9)
    u = face.unit
    face.brush.polygon(
        (
            (x - 10 * u, foot - 6 * u),
            (x + 10 * u, foot - 6 * u),
            (x + 5 * u, foot - 20 * u),
            (x, foot - 32 * u),
            (x - 6 * u, foot - 18 * u),
        ),
        face.tones.light,
    )
    for side in (-1, 1):
        face.brush.stroke(((x - side * 15 * u, foot), (x + side * 15 * u, foot - 8 * u)), 4.4 * u, face.tones.line)


def ring(face: Face) -> None:
    """Standing stones."""
    _floor(face, 0.6)
    for place, x in enumerate(face.along(34)):
        high, lean = (44, 56, 38, 50)[place % 4], (-4, 3, 0, 5)[place % 4]
        foot, u = face.at(0, 0.66 + 0.16 * (place % 2))[1], face.unit
        face.brush.polygon(
            (
                (x - 10 * u, foot),
                (x + 10 * u, foot),
                (x + (8 + lean) * u, foot - high * u),
                (x + (-7 + lean) * u, foot - (high + 4) * u),
            ),
            face.tones.near,
        )
        face.brush.polygon(
            (
                (x + 3 * u, foot),
                (x + 10 * u, foot),
                (x + (8 + lean) * u, foot - high * u),
                (x + (2 + lean) * u, foot - (high + 1) * u),
            ),
            face.tones.line,
        )
    _grass(face, 0.62, 58)


def rails(face: Face) -> None:
    """Rails and sleepers towards a signal."""
    _floor(face, 0.4)
    for step in range(6):
        y = 0.46 + 0.022 * step * (step + 3)
        half = 0.06 + (y - 0.4) * 0.62
        face.line([(0.5 - half, y), (0.5 + half, y)], 3.0 + step * 0.7, face.tones.near)
    for side in (-1, 1):
        face.line([(0.5 + side * 0.03, 0.41), (0.5 + side * 0.34, 1.1)], 3.0)
    x, foot = face.at(0.87, 0.7)
    u = face.unit
    face.brush.box(x - 2.4 * u, foot - 66 * u, x + 2.4 * u, foot, face.tones.line)
    face.brush.polygon(
        ((x, foot - 64 * u), (x - 28 * u, foot - 70 * u), (x - 28 * u, foot - 60 * u), (x, foot - 54 * u)), face.tones.near
    )


def water(face: Face) -> None:
    """A lake between its banks."""
    hills = [(x / 20, 0.2 - 0.1 * math.sin(x / 20 * 4.6 + 1.2)) for x in range(-2, 23)]
    face.fill([(-0.2, 0.4), *hills, (1.2, 0.4)], face.tones.near)
    face.line([(-0.2, 0.32), (1.2, 0.32)], 1.8)
    face.box(-0.2, 0.32, 1.2, 1.3, face.tones.far)
    _waves(face, 0.46)


Ground = Callable[[Face], None]

GROUNDS: dict[str, tuple[str, Ground]] = {
    "hall": ("stone", hall),
    "vault": ("stone", vault),
    "cellar": ("stone", cellar),
    "stair": ("stone", stair),
    "chapel": ("stone", chapel),
    "gate": ("earth", gate),
    "tunnel": ("rock", tunnel),
    "cave": ("rock", cave),
    "room": ("boards", room),
    "bedroom": ("boards", bedroom),
    "study": ("boards", study),
    "kitchen": ("boards", kitchen),
    "loft": ("boards", loft),
    "works": ("rock", works),
    "street": ("earth", street),
    "yard": ("earth", yard),
    "market": ("earth", market),
    "square": ("stone", square),
    "roof": ("tiles", roof),
    "bridge": ("sea", bridge),
    "quay": ("sea", quay),
    "boat": ("sea", boat),
    "wood": ("green", wood),
    "thicket": ("green", thicket),
    "swamp": ("green", swamp),
    "garden": ("green", garden),
    "field": ("green", field),
    "ring": ("green", ring),
    "camp": ("earth", camp),
    "road": ("earth", road),
    "rails": ("rock", rails),
    "cliff": ("rock", cliff),
    "shore": ("sea", shore),
    "water": ("sea", water),
}
"""Every ground by its name: what it is made of (see `engine.render.slabs.looks`), and how it is drawn."""
