"""Grounds of plates among houses and on the water beside them, engraved in the tones of their face."""

from __future__ import annotations

import math

from .faces import Face, arch, cobbles, floor, house, slabs, waves


def street(face: Face) -> None:
    """A row of houses above cobbles."""
    foot = face.at(0, 0.66)[1]
    for place, x in enumerate(face.along(50)):
        house(face, x, foot, 44, (32, 42, 36)[place % 3], lit=place % 2 == 0)
    cobbles(face, 0.66)


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
    cobbles(face, 0.5)
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
    cobbles(face, 0.74)
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
    slabs(face, 0.6)
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
    floor(face, 0.4, face.tones.near)
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
    waves(face, 0.86)
    face.box(-0.2, 0.34, 1.2, 0.78, face.tones.near)
    for x in face.along(78):
        arch(face, x, face.at(0, 0.8)[1], 54, 40, face.tones.far)
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
    waves(face, 0.72)
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
    waves(face, 0.82, step=0.13)
