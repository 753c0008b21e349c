"""What the grounds of the regions' plates are drawn on, and what they are made of: floors, arches, barrels, trees, houses.

A ground is drawn below the name of its plate, in the shares of that room: (0, 0) is its upper left corner, (1, 1) its lower
right one. Things in it are as large as the plate allows (`Face.unit`), so that a broad plate shows more of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from engine.core.canvas import BrushLike, Colour, Point


class Tones(NamedTuple):
    """The tones of a ground: the plate itself, what is far, what is near, lines; near things lighter than the plate."""

    fill: Colour
    far: Colour
    near: Colour
    line: Colour
    light: Colour


class Face:
    """The part of a plate that a ground is drawn on, with its brush and its tones."""

    def __init__(self, brush: BrushLike, left: float, top: float, right: float, bottom: float, tones: Tones) -> None:
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


def floor(face: Face, level: float, colour: Colour | None = None) -> None:
    """Draw the ground from a level down, with a line along it."""
    face.box(-0.2, level, 1.2, 1.3, colour or face.tones.far)
    face.line([(-0.2, level), (1.2, level)], 1.8)


def slabs(face: Face, level: float) -> None:
    """Draw flagstones in rows that grow towards the front."""
    floor(face, level)
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


def planks(face: Face, level: float) -> None:
    """Draw the boards of a floor."""
    floor(face, level)
    for row in range(1, 4):
        y = level + (1.05 - level) * row / 3.2
        face.line([(-0.2, y), (1.2, y)], 1.5)
        for place, x in enumerate(face.along(62)):
            mark = x + (row % 2) * 30 * face.unit
            top, foot = face.at(0, y - (1.05 - level) / 3.2)[1], face.at(0, y)[1]
            if place % 2 == row % 2:
                face.brush.stroke(((mark, top), (mark, foot)), 1.4 * face.unit, face.tones.line, round_ends=False)


def arch(face: Face, x: float, foot: float, wide: float, high: float, colour: Colour) -> None:
    """Fill an arch that stands on a height in pixels, its size in units."""
    half, top = wide / 2 * face.unit, foot - high * face.unit
    face.brush.disc(x, top + half, half, colour)
    face.brush.box(x - half, top + half, x + half, foot, colour)


def pillar(face: Face, x: float, top: float, foot: float, wide: float = 13) -> None:
    """Draw a pillar with its capital and its foot."""
    half = wide / 2 * face.unit
    face.brush.box(x - half, top, x + half, foot, face.tones.near)
    face.brush.box(x - half, top, x - half * 0.3, foot, face.tones.light)
    for y, more in ((top, 1.5), (foot - 6 * face.unit, 1.5)):
        face.brush.box(x - half * more, y, x + half * more, y + 6 * face.unit, face.tones.near)
        face.brush.stroke(
            ((x - half * more, y + 6 * face.unit), (x + half * more, y + 6 * face.unit)), 1.3 * face.unit, face.tones.line
        )


def barrel(face: Face, x: float, foot: float, size: float = 1.0) -> None:
    """Draw a barrel."""
    u = face.unit * size
    face.brush.plate(x - 12 * u, foot - 32 * u, x + 12 * u, foot, 7 * u, face.tones.near)
    for y in (-25, -7):
        face.brush.stroke(((x - 12 * u, foot + y * u), (x + 12 * u, foot + y * u)), 2.2 * u, face.tones.line)
    for dx in (-4, 4):
        face.brush.stroke(((x + dx * u, foot - 30 * u), (x + dx * u, foot - 2 * u)), 1.2 * u, face.tones.line)


def tree(face: Face, x: float, foot: float, size: float = 1.0) -> None:
    """Draw a fir."""
    u = face.unit * size
    face.brush.box(x - 3 * u, foot - 12 * u, x + 3 * u, foot, face.tones.line)
    for up, half in ((10, 20), (27, 16), (43, 11)):
        face.brush.polygon(
            ((x - half * u, foot - up * u), (x + half * u, foot - up * u), (x, foot - (up + 28) * u)), face.tones.near
        )
        face.brush.polygon(((x, foot - up * u), (x + half * u, foot - up * u), (x, foot - (up + 28) * u)), face.tones.line)


def crown(face: Face, x: float, foot: float, size: float = 1.0) -> None:
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


def house(face: Face, x: float, foot: float, wide: float, high: float, *, lit: bool = False) -> None:
    """Draw the front of a house under its roof."""
    u = face.unit
    half, top = wide / 2 * u, foot - high * u
    face.brush.box(x - half, top, x + half, foot, face.tones.near)
    face.brush.polygon(((x - half - 4 * u, top), (x + half + 4 * u, top), (x, top - wide * 0.55 * u)), face.tones.line)
    for dx in (-0.22, 0.22):
        cx = x + dx * wide * u
        face.brush.box(cx - 4.4 * u, top + 9 * u, cx + 4.4 * u, top + 20 * u, face.tones.light if lit else face.tones.line)


def waves(face: Face, first: float, colour: Colour | None = None, step: float = 0.17) -> None:
    """Draw lines of waves from a level down."""
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


def grass(face: Face, level: float, step: float = 34) -> None:
    """Draw tufts of grass below a level."""
    for row, y in enumerate((level + 0.14, level + 0.34, level + 0.56)):
        for x in face.along(step):
            mark, foot = x + (row % 2) * step / 2 * face.unit, face.at(0, y)[1]
            for dx in (-4, 0, 4):
                tip = foot - (7 if dx else 10) * face.unit
                face.brush.stroke(((mark, foot), (mark + dx * face.unit, tip)), 1.7 * face.unit, face.tones.line)


def crag(face: Face, points: list[Point]) -> None:
    """Draw rock below a broken line, with cracks from its corners."""
    face.fill([(-0.2, 1.3), (points[0][0], points[0][1]), *points, (1.2, 1.3)], face.tones.near)
    face.line(points, 2.0)
    for (ax, ay), (bx, _) in pairwise(points[1:]):
        face.line([(ax, ay), (ax + (bx - ax) * 0.35, ay + 0.2), (ax + (bx - ax) * 0.2, ay + 0.36)], 1.6)


def cobbles(face: Face, level: float) -> None:
    """Draw cobbles from a level down."""
    floor(face, level)
    for row, y in enumerate((level + 0.1, level + 0.23, level + 0.36, level + 0.5)):
        for x in face.along(19):
            mark, middle, u = x + (row % 2) * 9.5 * face.unit, face.at(0, y)[1], face.unit
            arc = [
                (mark + 6.4 * u * math.cos(t), middle + 4.6 * u * math.sin(t))
                for t in (math.pi + s * math.pi / 6 for s in range(7))
            ]
            face.brush.stroke(arc, 1.5 * u, face.tones.line)
