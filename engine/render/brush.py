"""Drawing at four times the size and reducing by averaging: smooth edges from Pillow's plain shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy
from itertools import pairwise

from PIL import Image, ImageDraw

from engine.render.palette import RGB, tone

Point = tuple[float, float]
Colour = RGB | str

SCALE = 4


def shade(colour: Colour) -> RGB:
    """Return a colour given by its palette name or as itself."""
    return tone(colour) if isinstance(colour, str) else colour


class Brush:
    """A sheet of ``width`` x ``height`` finished pixels to draw on, clear or on a ``ground`` colour.

    Coordinates are (x, y) times ``unit`` from ``origin``, both in finished pixels; widths and radii are in units too.
    """

    def __init__(
        self, width: int, height: int, ground: Colour | None = None, unit: float = 1.0, origin: Point = (0.0, 0.0)
    ) -> None:
        size = (width * SCALE, height * SCALE)
        if ground is None:
            self.sheet = Image.new("RGBA", size, (*tone("ink"), 0))
        else:
            self.sheet = Image.new("RGB", size, shade(ground))
        self.pen = ImageDraw.Draw(self.sheet)
        self.unit = unit * SCALE
        self.left, self.top = origin[0] * SCALE, origin[1] * SCALE

    def inner(self, x: float, y: float, size: float) -> Brush:
        """Return a brush on the same sheet for a drawing in a box of 48 units, ``size`` units wide around (x, y)."""
        brush = copy(self)
        brush.unit = self.unit * size / 48
        brush.left, brush.top = self.left + x * self.unit - 24 * brush.unit, self.top + y * self.unit - 24 * brush.unit
        return brush

    def moved(self, x: float, y: float) -> Brush:
        """Return a brush on the same sheet whose (0, 0) is this one's (x, y)."""
        brush = copy(self)
        brush.left, brush.top = self.left + x * self.unit, self.top + y * self.unit
        return brush

    def at(self, x: float, y: float) -> Point:
        """Return where a point lies on the large sheet."""
        # A shape of Pillow covers the pixels at both its ends; half a small pixel less keeps it centred.
        return self.left + x * self.unit - 0.5, self.top + y * self.unit - 0.5

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fill a polygon."""
        self.pen.polygon([self.at(x, y) for x, y in points], fill=shade(fill))

    def box(self, x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        """Fill a rectangle."""
        self.polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)), fill)

    def plate(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        fill: Colour,
        corners: tuple[bool, bool, bool, bool] = (True, True, True, True),
    ) -> None:
        """Fill a rectangle with round corners (upper left, upper right, lower right, lower left)."""
        if x1 <= x0 or y1 <= y0:
            return
        radius = min(radius, (x1 - x0) / 2, (y1 - y0) / 2)
        a, b = self.at(x0, y0), self.at(x1, y1)
        area = (round(a[0] + 0.5), round(a[1] + 0.5), round(b[0] - 0.5), round(b[1] - 0.5))
        self.pen.rounded_rectangle(area, max(0, radius * self.unit), fill=shade(fill), corners=corners)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Fill a disc."""
        self.oval(x, y, radius, radius, fill)

    def oval(self, x: float, y: float, wide: float, high: float, fill: Colour) -> None:
        """Fill an ellipse with the half axes ``wide`` and ``high``."""
        a, b = self.at(x - wide, y - high), self.at(x + wide, y + high)
        self.pen.ellipse((*a, *b), fill=shade(fill))

    def ring(self, x: float, y: float, radius: float, width: float, fill: Colour) -> None:
        """Draw a circle whose outer edge is at ``radius``."""
        a, b = self.at(x - radius, y - radius), self.at(x + radius, y + radius)
        self.pen.ellipse((*a, *b), outline=shade(fill), width=max(1, round(width * self.unit)))

    def stroke(
        self, points: Sequence[Point], width: float, fill: Colour, *, closed: bool = False, round_ends: bool = True
    ) -> None:
        """Draw a line through points, with round corners; its ends are round too unless told otherwise."""
        ends = list(points) + ([points[0]] if closed else [])
        half = width / 2
        for (ax, ay), (bx, by) in pairwise(ends):
            length = math.hypot(bx - ax, by - ay)
            if length == 0:
                continue
            nx, ny = (by - ay) / length * half, (ax - bx) / length * half
            self.polygon(((ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)), fill)
        if half * self.unit > 2:
            inner = ends if round_ends or closed else ends[1:-1]
            for x, y in inner:
                self.disc(x, y, half, fill)

    def finish(self) -> Image.Image:
        """Return what was drawn at its finished size: RGB on a ground, else RGBA."""
        return self.sheet.reduce(SCALE)


def stretched(small: Image.Image, wide: int, high: int) -> Image.Image:
    """Return a plate grown to ``wide`` x ``high``: its corners kept, its middle row and column repeated.

    Drawing a small plate and stretching it costs a hundredth of drawing a large one at four times the size.
    """
    w, h = small.size
    cx, cy = min(w // 2, wide // 2), min(h // 2, high // 2)
    grown = small.crop((w // 2, h // 2, w // 2 + 1, h // 2 + 1)).resize((wide, high))
    across, down = wide - 2 * cx, high - 2 * cy
    if across > 0:
        for y0, y1, y in ((0, cy, 0), (h - cy, h, high - cy)):
            grown.paste(small.crop((w // 2, y0, w // 2 + 1, y1)).resize((across, cy)), (cx, y))
    if down > 0:
        for x0, x1, x in ((0, cx, 0), (w - cx, w, wide - cx)):
            grown.paste(small.crop((x0, h // 2, x1, h // 2 + 1)).resize((cx, down)), (x, cy))
    for x0, x in ((0, 0), (w - cx, wide - cx)):
        for y0, y in ((0, 0), (h - cy, high - cy)):
            grown.paste(small.crop((x0, y0, x0 + cx, y0 + cy)), (x, y))
    return grown


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 10) -> list[Point]:
    """Return points along the cubic curve from ``a`` to ``d`` that is drawn towards ``b`` and ``c``."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners = (a, b, c, d)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, corners, strict=True)),
                sum(w * p[1] for w, p in zip(weights, corners, strict=True)),
            )
        )
    return points


def star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """Return the corners of a star with ``points`` points, the first at the top."""
    corners = []
    for step in range(points * 2):
        angle = math.radians(step * 180 / points - 90)
        radius = inner if step % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return corners


def solid(brush: Brush) -> tuple[Image.Image, Image.Image]:
    """Return what was drawn as an RGB picture to write on, and what of it is covered, for `sealed`."""
    drawn = brush.finish()
    picture = Image.new("RGB", drawn.size)
    picture.paste(drawn)
    return picture, drawn.getchannel("A")


def sealed(picture: Image.Image, covered: Image.Image) -> Image.Image:
    """Return an RGB picture as a sprite."""
    picture.putalpha(covered)
    return picture
