"""What roams the regions, as tokens: creatures, seekers calm and alerted, traps, environs, bodies, and where they were."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.core.scene import Token
from engine.render.brush import Brush, Colour, Point, curve
from engine.render.emblems import paw
from engine.render.icons import icon, with_icon
from engine.render.lettering import carve

KINDS = ("creature", "seeker", "trap", "environs", "body")

GLYPHS = {"trap": ("trap", 1.35), "body": ("body", 1.9)}
"""Icons on tokens of these kinds, and how large they are in radii."""

PUFFS = ((-0.62, 0.22, 0.5), (-0.12, -0.24, 0.64), (0.55, 0.14, 0.58))
"""The round parts of an environ's cloud, in radii: middles and sizes."""

GUSTS = ((-0.72, 0.34, -0.16), (-0.86, 0.56, 0.2), (-0.5, 0.12, 0.52))
"""Gusts on it: from where to where, and how far below its middle."""

LEAN = 1.3
"""A seeker's hexagon is wider than a disc by so much."""


def shape(kind: str, radius: float) -> list[Point]:
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


def eye(brush: Brush, size: float, white: Colour, iris: Colour) -> None:
    """Draw an eye around (0, 0), ``size`` wide."""
    half = size / 2
    lid = curve((-half, 0), (-half * 0.45, -half * 0.75), (half * 0.45, -half * 0.75), (half, 0), 12)
    brush.polygon([*lid, *((x, -y) for x, y in reversed(lid))], white)
    brush.disc(0, 0, half * 0.42, iris)
    brush.disc(half * 0.13, -half * 0.14, half * 0.13, white)


def foe(brush: Brush, unit: Token, radius: float) -> None:
    """Draw the body of a foe around (0, 0); icons of traps and bodies are laid on later (`glyph`)."""
    if unit.kind == "body":
        return
    if unit.kind == "environs":
        weather(brush, radius, unit.hidden)
        return
    outline = shape(unit.kind, radius)
    fill: Colour = {"creature": "vermilion", "seeker": "rose", "trap": "umber"}[unit.kind]
    if unit.alerted:
        fill = "vermilion"
    line: Colour = "ink"
    if unit.hidden:
        fill, line = "umber", "mist"
    brush.stroke(outline, 5.4, line, closed=True)
    if unit.kind == "trap" and not unit.hidden:
        brush.polygon(outline, "vermilion")
        brush.polygon([(x * 0.86, y * 0.86) for x, y in outline], fill)
    else:
        brush.polygon(outline, fill)
    if unit.kind == "creature" and unit.letter:
        carve(brush, 0, 1, unit.letter, "bold", radius * 1.1, "bone")
    elif unit.kind == "creature":
        paw(brush.inner(0, 0.5, radius * 1.2), "mist" if unit.hidden else "bone")
    elif unit.kind == "seeker":
        eye(brush, radius * 1.55, "mist" if unit.hidden else "bone", "ink")


def weather(brush: Brush, radius: float, hidden: bool) -> None:
    """Draw an environ around (0, 0): a cloud with wind in it."""
    fill, line = ("umber", "mist") if hidden else ("ice_light", "ink")
    for grow, colour in ((2.7, line), (0.0, fill)):
        for x, y, size in PUFFS:
            brush.disc(x * radius, y * radius, size * radius + grow, colour)
        wide, high = radius * 1.12 + grow, radius * 0.76 + grow
        brush.plate(-wide, -grow, wide, high, min(high, radius * 0.38 + grow), colour)
    ink, thick = "mist" if hidden else "spent_blue_line", max(1.5, radius * 0.13)
    for first, last, down in GUSTS:
        x, y, curl = last * radius, down * radius, radius * 0.2
        ring = [(x + curl * math.sin(t), y - curl + curl * math.cos(t)) for t in (step * 0.45 for step in range(10))]
        brush.stroke([(first * radius, y), *ring], thick, ink)


def warning(brush: Brush, radius: float) -> None:
    """Draw the triangle of an alerted seeker at its upper right."""
    size = max(9.0, radius * 0.72)
    x, y = radius * 1.05, -radius * 0.62
    corners = [(x, y - size), (x + size, y + size * 0.75), (x - size, y + size * 0.75)]
    brush.stroke(corners, 4.4, "ink", closed=True)
    brush.polygon(corners, "vermilion")
    brush.stroke(((x, y - size * 0.34), (x, y + size * 0.16)), size * 0.24, "bone")
    brush.disc(x, y + size * 0.46, size * 0.15, "bone")


def number(brush: Brush, unit: Token, radius: float) -> None:
    """Draw the number that tells like ones apart, on a small plate at the upper left."""
    text = str(unit.number)
    x, y, size = -radius * 0.92, -radius * 0.72, max(7.4, radius * 0.44)
    wide = size + (len(text) - 1) * size * 0.6
    brush.plate(x - wide - 1.6, y - size - 1.6, x + wide + 1.6, y + size + 1.6, size + 1.6, "ink")
    brush.plate(x - wide, y - size, x + wide, y + size, size, "bone")
    carve(brush, x, y, text, "bold", size * 1.75, "ink")


def glyph(drawn: Image.Image, unit: Token, radius: int, above: int) -> Image.Image:
    """Return a foe's sprite with the icon that its kind carries."""
    if unit.kind not in GLYPHS:
        return drawn
    name, size = GLYPHS[unit.kind]
    if unit.kind == "body":
        return _lying(drawn, round(radius * size), above)
    return with_icon(drawn, name, round(radius * size), above)


def _lying(drawn: Image.Image, size: int, above: int) -> Image.Image:
    sheet = drawn.copy()
    sprite = icon("body", size, True)
    sheet.alpha_composite(sprite, ((drawn.width - sprite.width) // 2, (drawn.height - sprite.height) // 2 - above))
    return sheet


DASH = (6.5, 3.5)
"""Length of the dashes around what was seen before, and of the gaps between them."""


@lru_cache(maxsize=64)
def trace(kind: str, radius: int, dark: bool) -> Image.Image:
    """Return the mark of a unit that was seen before, as RGBA: its shape in floor tones within a dashed line."""
    half = math.ceil(radius * 1.5) + 4
    brush = Brush(2 * half, 2 * half, origin=(half, half))
    fill, line = ("slate", "mist") if dark else ("sand", "ink")
    mark: Colour = "mist" if dark else "sepia"
    outline = shape(kind if kind in ("creature", "seeker", "trap") else "body", radius)
    brush.polygon(outline, fill)
    dashes(brush, outline, 2.6, line)
    if kind == "seeker":
        eye(brush, radius * 1.5, "night" if dark else "gate", mark)
    elif kind == "creature":
        paw(brush.inner(0, 0.5, radius * 1.05), mark)
    elif kind == "trap":
        carve(brush, 0, 0, "!", "bold", radius * 1.3, mark)
    else:
        brush.stroke(((-radius * 0.5, 0), (radius * 0.5, 0)), radius * 0.5, mark)
    return brush.finish()


def dashes(brush: Brush, outline: list[Point], thick: float, colour: Colour, dash: tuple[float, float] = DASH) -> None:
    """Draw a closed line in dashes that divide its length evenly."""
    ends = [*outline, outline[0]]
    total = sum(math.dist(a, b) for a, b in pairwise(ends))
    count = max(3, round(total / sum(dash)))
    step, part = total / count, total / count * dash[0] / sum(dash)
    for piece in range(count):
        points = _between(ends, piece * step, piece * step + part)
        brush.stroke(points, thick, colour, round_ends=False)


def _between(line: list[Point], first: float, last: float) -> list[Point]:
    points: list[Point] = []
    gone = 0.0
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        for reach in (first, last):
            if gone <= reach < gone + piece or (reach == last and b == line[-1] and reach >= gone + piece - 1e-6):
                part = min(1.0, (reach - gone) / piece)
                points.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            if reach == first and first < gone + piece < last:
                points.append(b)
        gone += piece
    return points
