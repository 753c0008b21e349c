"""Grounds of plates under a roof, engraved in the tones of their face."""

from __future__ import annotations

import math

from .faces import Face, arch, barrel, crag, floor, pillar, planks, slabs


def hall(face: Face) -> None:
    """Flagstones between pillars."""
    slabs(face, 0.55)
    foot = face.at(0, 0.66)[1]
    for x in face.along(64):
        pillar(face, x, face.top - 4 * face.unit, foot)


def vault(face: Face) -> None:
    """Barred shelves and a round door."""
    slabs(face, 0.72)
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
        arch(face, x, face.at(0, 0.78)[1], 84, 74, face.tones.far)
    floor(face, 0.78, face.tones.fill)
    for place, x in enumerate(face.along(34, 0.04)):
        if place % 3 != 1:
            barrel(face, x, face.at(0, 0.9)[1], 1.1)


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
    floor(face, 0.74)
    for y in (0.82, 0.96):
        face.line([(0.06, y), (0.44, y)], 5.0, face.tones.near)
        face.line([(0.56, y), (0.94, y)], 5.0, face.tones.near)


def gate(face: Face) -> None:
    """A portcullis between two towers."""
    floor(face, 0.86)
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
    floor(face, 0.9, face.tones.near)
    x, foot = face.at(0.5, 0.9)
    for wide, high, colour in (
        (172, 98, face.tones.line),
        (166, 95, face.tones.far),
        (118, 70, face.tones.line),
        (113, 67.5, face.tones.near),
        (70, 45, face.tones.line),
        (66, 43, face.tones.far),
    ):
        arch(face, x, foot, wide, high, colour)


def cave(face: Face) -> None:
    """Stone icicles from above and below."""
    for place, x in enumerate(face.along(26)):
        long = (38, 20, 30, 14)[place % 4] * face.unit
        face.brush.polygon(
            ((x - 9 * face.unit, face.top + 2), (x + 9 * face.unit, face.top + 2), (x, face.top + long)), face.tones.near
        )
    crag(face, [(-0.2, 0.8), (0.1, 0.72), (0.3, 0.84), (0.55, 0.76), (0.8, 0.86), (1.2, 0.74)])
    for place, x in enumerate(face.along(40)):
        foot, long = face.at(0, 0.86)[1], (30, 16, 24)[place % 3] * face.unit
        face.brush.polygon(((x - 8 * face.unit, foot), (x + 8 * face.unit, foot), (x, foot - long)), face.tones.line)


def room(face: Face) -> None:
    """A window, a chair and a table with a candle on it."""
    planks(face, 0.66)
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
    planks(face, 0.9)


def kitchen(face: Face) -> None:
    """A hearth, pans above it."""
    slabs(face, 0.8)
    u = face.unit
    x, foot = face.at(0.5, 0.8)
    face.brush.box(x - 46 * u, foot - 66 * u, x + 46 * u, foot, face.tones.near)
    arch(face, x, foot, 58, 46, face.tones.line)
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
    planks(face, 0.74)
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
    floor(face, 0.92)
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
    planks(face, 0.8)
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
