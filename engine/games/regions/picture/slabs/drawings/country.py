"""Grounds of plates in the open, engraved in the tones of their face."""

from __future__ import annotations

import math

from .faces import Face, crag, crown, floor, grass, tree, waves


def wood(face: Face) -> None:
    """Firs in two rows."""
    floor(face, 0.66)
    for x in face.along(36):
        tree(face, x, face.at(0, 0.68)[1], 0.8)
    for x in face.along(72):
        tree(face, x, face.at(0, 0.96)[1], 1.15)


def thicket(face: Face) -> None:
    """Bushes and ferns."""
    for x in face.along(48):
        crown(face, x, face.at(0, 0.66)[1], 0.9)
    floor(face, 0.64)
    for x in face.along(33):
        foot, u = face.at(0, 0.96)[1], face.unit
        for turn in (-0.9, -0.45, 0.0, 0.45, 0.9):
            tip = x + 25 * u * math.sin(turn), foot - 25 * u * math.cos(turn)
            face.brush.stroke(((x, foot), tip), 2.2 * u, face.tones.near if turn else face.tones.line)


def swamp(face: Face) -> None:
    """Pools, reeds and a bare tree."""
    floor(face, 0.5)
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
    floor(face, 0.64)
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
    grass(face, 0.66)


def road(face: Face) -> None:
    """A road with ruts to the horizon, a milestone beside it."""
    floor(face, 0.42)
    face.fill([(0.46, 0.42), (0.54, 0.42), (0.92, 1.2), (0.08, 1.2)], face.tones.near)
    for a, b in ((0.485, 0.3), (0.515, 0.7)):
        face.line([(a, 0.44), (b, 1.1)], 2.2)
    x, foot = face.at(0.14, 0.72)
    face.brush.plate(x - 9 * face.unit, foot - 30 * face.unit, x + 9 * face.unit, foot, 8 * face.unit, face.tones.line)
    x, foot = face.at(0.86, 0.66)
    crown(face, x, foot, 0.8)


def cliff(face: Face) -> None:
    """A wall of rock."""
    crag(face, [(-0.2, 0.3), (0.12, 0.12), (0.3, 0.3), (0.5, 0.04), (0.7, 0.24), (0.88, 0.1), (1.2, 0.3)])
    floor(face, 0.86)
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
    floor(face, 0.72)
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
    floor(face, 0.6)
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
    grass(face, 0.62, 58)


def rails(face: Face) -> None:
    """Rails and sleepers towards a signal."""
    floor(face, 0.4)
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
    waves(face, 0.46)
