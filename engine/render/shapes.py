"""What is drawn where shapes are: rims along their edges, paved floors, what keeps its light; what lies in a box."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from engine.core.frame import Area
from engine.render import pixels
from engine.render.brush import SCALE, Brush, Colour, Point, coloured, shade
from engine.render.canvas import FLAT, PALETTE, indexed, tone

STEPS = 20
"""In so many directions a shape is moved to find what of it lies near its edge."""


def rim(
    side: int,
    shapes: Iterable[Sequence[Point]],
    depth: float,
    colour: Colour,
    unit: float,
    margin: int,
    ends: Iterable[int],
) -> Image.Image:
    """Return what lies within ``depth`` units of the edge of some polygons together, all of them with 0, as RGBA.

    The sheet is a square of ``side`` pixels. Polygons go on for ``margin`` pixels beyond it, but for those of its ``ends``
    (0-3 clockwise from the top): there they have an edge.
    """
    large, beyond = unit * SCALE, margin * SCALE
    whole = side * SCALE + 2 * beyond
    far = whole - beyond
    shape = Image.new("1", (whole, whole))
    pen = ImageDraw.Draw(shape)
    for points in shapes:
        pen.polygon([(beyond + x * large - 0.5, beyond + y * large - 0.5) for x, y in points], fill=1)
    beside = ((0, 0, whole, beyond - 1), (far, 0, whole, whole), (0, far, whole, whole), (0, 0, beyond - 1, whole))
    for end in ends:
        pen.rectangle(beside[end], fill=0)
    found = shape
    if depth:
        inner, shift = shape.copy(), depth * large
        for step in range(STEPS):
            moved, angle = Image.new("1", shape.size), math.tau * step / STEPS
            moved.paste(shape, (round(shift * math.cos(angle)), round(shift * math.sin(angle))))
            inner = ImageChops.logical_and(inner, moved)
        found = ImageChops.logical_xor(shape, inner)
    covered = found.crop((beyond, beyond, far, far)).convert("L").reduce(SCALE // pixels.detail())
    return coloured((side, side), colour, pixels.finished(covered))


def dimmed(
    sprite: Image.Image, light: float, shape: Image.Image | None, discs: Iterable[tuple[Point, float]]
) -> Image.Image:
    """Return an indexed sprite with so much of its light, but for where ``shape`` is about solid and, then, for discs."""
    dark = sprite.point(_darker(light))
    dark.putpalette(FLAT)
    if shape is not None:
        mask = shape.getchannel("A").point(_HALF, "1")
        pen = pixels.pen(mask)
        for (x, y), radius in discs:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)
        dark.paste(sprite, (0, 0), mask)
    return dark


_HALF = [0] * 128 + [255] * 128


@cache
def _darker(light: float) -> list[int]:
    """Return for each entry of the palette the one with so much of its light."""
    row = Image.new("RGB", (len(PALETTE), 1))
    row.putdata(PALETTE)
    return list(indexed(Image.blend(Image.new("RGB", row.size, tone("ink")), row, light)).tobytes())


def pave(brush: Brush, points: Sequence[Point], texture: Image.Image, colour: Colour, high: float) -> None:
    """Fill a polygon with what lies there on another sheet, and a strip ``high`` units below its upper edge with a colour.

    What comes in over the top of the sheet has no edge there.
    """
    corners = [brush.at(x, y) for x, y in points]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    left, top = max(0, math.floor(min(xs)) - 1), max(0, math.floor(min(ys)) - 1)
    right, foot = min(brush.sheet.width, math.ceil(max(xs)) + 2), min(brush.sheet.height, math.ceil(max(ys)) + 2)
    size, down = (right - left, foot - top), round(high * brush.unit)
    shape = _polygon(size, [(x - left, y - top) for x, y in corners])
    brush.sheet.paste(shade(colour), (left, top), shape)
    lower = Image.new("1", size)
    lower.paste(shape, (0, down))
    if top == 0:
        lower.paste(_polygon((size[0], down), [(x - left, y + high * brush.unit) for x, y in corners]), (0, 0))
    both = Image.new("1", size)
    both.paste(lower, (0, 0), shape)
    brush.sheet.paste(texture.crop((left, top, right, foot)), (left, top), both)


def _polygon(size: tuple[int, int], points: Sequence[Point]) -> Image.Image:
    shape = Image.new("1", size)
    ImageDraw.Draw(shape).polygon(points, fill=1)
    return shape


def weighed(side: int, shapes: Iterable[tuple[Sequence[Point], int, int]], boxes: Iterable[Area]) -> list[int]:
    """Return how much lies in each box of a square sheet: shapes, later ones on top, each with the weight of a pixel.

    With a width a shape is a line so many pixels wide, or a disc where it has one point; with 0 it is a polygon.
    """
    sheet = Image.new("L", (side, side))
    pen = ImageDraw.Draw(sheet)
    for points, weight, width in shapes:
        if not width:
            pen.polygon(points, fill=weight)
        elif len(points) > 1:
            pen.line(points, fill=weight, width=width)
        else:
            (x, y), half = points[0], width / 2
            pen.ellipse((x - half, y - half, x + half, y + half), fill=weight)
    return [sum(sheet.crop(box).tobytes()) for box in boxes]
