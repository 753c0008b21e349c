"""What a question on a map of squares is about: rooms outlined over all their tiles, and everything else calmer."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

from engine.core.scene import Part
from engine.render.brush import SCALE, Point
from engine.render.palette import FLAT, PALETTE, indexed, tone
from engine.render.sections import BEYOND, UNITS, shape_of

LINE, CASING = 3.6, 5.0
"""How far the outline reaches into a room, and with the ink within it, in units."""

CALM = 0.6
"""How much of their light the other sections keep."""


@lru_cache(maxsize=256)
def _ring(parts: tuple[Part, ...], lit: tuple[int, ...], sides: str, side: int, depth: float) -> Image.Image:
    """Return a rim ``depth`` units wide within the lit sections of a tile as a mask of ``side`` pixels; 0: all of them.

    Where a section goes on in the next tile there is no rim, so that the rims of a room's tiles are one.
    """
    unit = side * SCALE / UNITS
    beyond = math.ceil(BEYOND * unit / SCALE) * SCALE
    whole = side * SCALE + 2 * beyond
    shape = Image.new("1", (whole, whole))
    pen = ImageDraw.Draw(shape)
    for place in lit:
        for points in shape_of(parts, place, sides):
            pen.polygon([(beyond + x * unit - 0.5, beyond + y * unit - 0.5) for x, y in points], fill=1)
    far = whole - beyond
    beside = ((0, 0, whole, beyond - 1), (far, 0, whole, whole), (0, far, whole, whole), (0, 0, beyond - 1, whole))
    for place, box in enumerate(beside):
        if sides[place] == "o":
            pen.rectangle(box, fill=0)
    rim = shape
    if depth:
        inner, shift = shape.copy(), depth * unit
        for step in range(20):
            moved = Image.new("1", shape.size)
            angle = math.tau * step / 20
            moved.paste(shape, (round(shift * math.cos(angle)), round(shift * math.sin(angle))))
            inner = ImageChops.logical_and(inner, moved)
        rim = ImageChops.logical_xor(shape, inner)
    return rim.crop((beyond, beyond, far, far)).convert("L").reduce(SCALE)


def encircle(drawn: Image.Image, parts: tuple[Part, ...], lit: tuple[int, ...], sides: str) -> None:
    """Draw a bone line along the inside of the lit sections of a tile, an RGB picture of it."""
    for depth, colour in ((CASING, "wall_ink"), (LINE, "bone")):
        drawn.paste(tone(colour), (0, 0), _ring(parts, lit, sides, drawn.width, depth))


def calmed(
    sprite: Image.Image, parts: tuple[Part, ...], lit: tuple[int, ...], sides: str, kept: Iterable[tuple[Point, float]]
) -> Image.Image:
    """Return an indexed tile with less light, but for its lit sections and discs of it that are ``kept``."""
    calm = sprite.point(_calm())
    calm.putpalette(FLAT)
    if lit:
        mask = _ring(parts, lit, sides, sprite.width, 0.0).point([255 * (value > 127) for value in range(256)], "1")
        pen = ImageDraw.Draw(mask)
        for (x, y), radius in kept:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)
        calm.paste(sprite, (0, 0), mask)
    return calm


@cache
def _calm() -> list[int]:
    """Return for each entry of the palette the one with so much less light."""
    row = Image.new("RGB", (len(PALETTE), 1))
    row.putdata(PALETTE)
    return list(indexed(Image.blend(Image.new("RGB", row.size, tone("ink")), row, CALM)).tobytes())
