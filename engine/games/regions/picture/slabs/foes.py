"""The foes of the regions as they stand on slabs: a shape by type, in it a figure by kind, a triangle on who is alerted, a
number that tells like ones apart."""

from __future__ import annotations

import math

from engine.core.canvas import BrushLike, Colour, Kit, Point
from engine.core.frame import READ
from engine.core.scene import Token

FOES = ("creature", "seeker", "trap", "environs", "body")

PLAIN = {"creature": "hound", "seeker": "eyeball", "trap": "snare", "environs": "mist"}
"""What one shows that has no figure of its own, by type."""

SIZES = {"creature": 1.46, "seeker": 1.56, "trap": 1.34, "environs": 1.4}
"""How large a figure is, in radii."""

LOW = {"creature": 0.08}
"""How far below the middle it stands."""

PUFFS = 9
"""An environ's edge has so many puffs."""

LEAN = 1.3
"""A seeker's hexagon is wider than a disc by so much."""


def foe_shape(kind: str, radius: float) -> list[Point]:
    """Return the outline of a kind of foe around (0, 0)."""
    if kind == "creature":
        turns = [math.radians(72 * step - 90) for step in range(5)]
        return [(radius * 1.12 * math.cos(t), radius * 1.12 * math.sin(t) + radius * 0.06) for t in turns]
    if kind == "seeker":
        wide, high = radius * LEAN, radius * 0.95
        half = [(-wide, 0.0), (-wide * 0.6, -high), (wide * 0.6, -high)]
        return half + [(-x, -y) for x, y in half]
    if kind == "trap":
        side, cut = radius * 0.95, radius * 0.3
        return [
            (-side, -side + cut), (-side + cut, -side), (side - cut, -side), (side, -side + cut),
            (side, side - cut), (side - cut, side), (-side + cut, side), (-side, side - cut),
        ]  # fmt: skip
    wide, high = radius * 1.15, radius * 0.8
    return [(-wide, -high), (wide, -high), (wide, high), (-wide, high)]


def cloud(radius: float) -> list[Point]:
    """Return the outline of an environ around (0, 0): a disc of puffs."""
    points = []
    for step in range(PUFFS * 8):
        turn = math.tau * step / (PUFFS * 8)
        reach = radius * (0.94 + 0.18 * abs(math.sin(turn * PUFFS / 2)))
        points.append((reach * math.cos(turn), reach * math.sin(turn)))
    return points


def outline(kind: str, radius: float) -> list[Point]:
    """Return the outline of a kind of foe around (0, 0)."""
    return cloud(radius) if kind == "environs" else foe_shape(kind, radius)


def foe(kit: Kit, brush: BrushLike, unit: Token, radius: float) -> None:
    """Draw a foe around (0, 0); a body is an icon and laid on later."""
    if unit.kind == "body":
        return
    shape = outline(unit.kind, radius)
    fill: Colour = {"creature": "vermilion", "seeker": "rose", "trap": "umber", "environs": "ice_light"}[unit.kind]
    body: Colour = {"environs": "water", "seeker": "ink"}.get(unit.kind, "bone")
    detail: Colour = {"creature": "umber"}.get(unit.kind, fill)
    line: Colour = "ink"
    if unit.alert:
        fill, body, detail = "vermilion", "bone", "umber"
    if unit.hidden:
        fill, body, detail, line = "umber", "mist", "umber", "mist"
    brush.stroke(shape, 5.4, line, closed=True)
    if unit.kind == "trap" and not unit.hidden:
        brush.polygon(shape, "vermilion")
        brush.polygon([(x * 0.86, y * 0.86) for x, y in shape], fill)
    else:
        brush.polygon(shape, fill)
    figure(kit, brush, unit, radius, body, detail)
    if unit.alert:
        warning(brush, radius)
    if unit.number:
        foe_number(kit, brush, unit, radius)


def figure(kit: Kit, brush: BrushLike, unit: Token, radius: float, body: Colour, detail: Colour) -> None:
    """Draw what a foe shows around (0, 0)."""
    if unit.letter:
        kit.carve(brush, 0, 1, unit.letter, "bold", radius * 1.1, body)
        return
    box = brush.inner(0, radius * LOW.get(unit.kind, 0.0), radius * SIZES[unit.kind])
    kit.figure(box, unit.icon or PLAIN[unit.kind], body=body, detail=detail)


def warning(brush: BrushLike, radius: float) -> None:
    """Draw the triangle of an alerted seeker at its upper right."""
    size = max(9.0, radius * 0.72)
    x, y = radius * 1.05, -radius * 0.62
    corners = [(x, y - size), (x + size, y + size * 0.75), (x - size, y + size * 0.75)]
    brush.stroke(corners, 4.4, "ink", closed=True)
    brush.polygon(corners, "vermilion")
    brush.stroke(((x, y - size * 0.34), (x, y + size * 0.16)), size * 0.24, "bone")
    brush.disc(x, y + size * 0.46, size * 0.15, "bone")


def foe_number(kit: Kit, brush: BrushLike, unit: Token, radius: float) -> None:
    """Draw the number that tells like ones apart, on a small plate at the upper left."""
    text, part = str(unit.number), number_at(radius)
    x, y = -radius * part, -radius * part * 0.8
    size = max((READ + 0.01) / brush.scale, radius * 0.74)
    wide, high = size * (0.4 + 0.28 * (len(text) - 1)), size * 0.48
    for grow, colour in ((1.6, "ink"), (0.0, "bone")):
        brush.plate(x - wide - grow, y - high - grow, x + wide + grow, y + high + grow, wide * 0.8 + grow, colour)
    kit.carve(brush, x, y, text, "bold", size, "ink")


def number_at(radius: float) -> float:
    """Return how far from the middle of a foe its number stands, in radii: nearer on a small one."""
    return 0.92 if radius >= 15 else 0.5
