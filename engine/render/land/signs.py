"""Small signs of the wilds that lie on top of a map: clue arrows, next moves, compass and scale in the corner where they
cover least of what is known."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.render.brush import Brush, Colour, Point, carve, sealed, solid, width, write
from engine.render.canvas import Canvas, lay
from engine.render.frame import Area
from engine.render.land.terrain import step, terrain

PILL = (58, 32)
"""Room that the pill of a short name needs, in pixels."""

COMPASS_ROOM = 78
"""Width of the corner that a compass takes up."""


@lru_cache(maxsize=256)
def pill(text: str, size: int = 20) -> Image.Image:
    """Return the name of a place where one may go next, as RGBA: lantern on ink with a lantern line."""
    wide = math.ceil(width(text, "bold", size)) + size + 2
    wide += wide % 2
    high = size + 8
    brush = Brush(wide + 8, high + 8, origin=(wide / 2 + 4, high / 2 + 4))
    for grow, colour in ((2.2, "ink"), (0.0, "lantern"), (-2.0, "ink")):
        brush.plate(-wide / 2 - grow, -high / 2 - grow, wide / 2 + grow, high / 2 + grow, high / 2 + grow, colour)
    picture, covered = solid(brush)
    write(picture, wide / 2 + 4, high / 2 + 4, text, "bold", size, "lantern", "middle")
    return sealed(picture, covered)


@lru_cache(maxsize=64)
def arrow(dx: float, dy: float, size: float = 1.0, hollow: bool = False) -> Image.Image:
    """Return an arrow in the direction of (dx, dy), as RGBA: where a clue leads. ``hollow`` ones nobody has found yet."""
    reach = math.ceil(28 * size) + 4
    brush = Brush(2 * reach, 2 * reach, unit=max(size, 0.75), origin=(reach, reach))
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    outline: list[Point] = [(-19, -5.2), (3.5, -5.2), (3.5, -13), (23, 0), (3.5, 13), (3.5, 5.2), (-19, 5.2)]
    points = [(x * ux - y * uy, x * uy + y * ux) for x, y in outline]
    brush.stroke(points, 5.6, "ink", closed=True)
    if hollow:
        brush.polygon(points, "umber")
        brush.stroke(points, 2.0, "mist", closed=True)
    else:
        brush.polygon(points, "lantern")
    return brush.finish()


@cache
def compass() -> Image.Image:
    """Return the compass with its N, as RGBA."""
    brush = Brush(64, 92, origin=(32, 59))
    carve(brush, 0, -36, "N", "bold", 18, "lantern")
    for colour, turn in (("bone", 0), ("bone", 90), ("bone", 180), ("bone", 270)):
        angle = math.radians(turn)
        c, s = math.cos(angle), math.sin(angle)
        blade = [(0.0, -26.0), (4.2, -4.2), (0.0, 0.0), (-4.2, -4.2)]
        brush.polygon([(x * c - y * s, x * s + y * c) for x, y in blade], colour)
    brush.polygon(((0, -26), (4.2, -4.2), (0, 0)), "lantern")
    return brush.finish()


def scale_size(text: str, sample: int) -> int:
    """Return how long the plate of a scale is: with a sample ``sample`` pixels long, and its words."""
    return math.ceil(width(text, "medium", 20)) + sample + 42


def _plate(text: str, sample: int) -> tuple[Image.Image, Image.Image]:
    wide = scale_size(text, sample)
    brush = Brush(wide + 2, 41, origin=(1, 1))
    brush.plate(0, 0, wide, 39, 8, "fog_line")
    brush.plate(1.7, 1.7, wide - 1.7, 37.3, 7, "ink")
    picture, covered = solid(brush)
    write(picture, sample + 30, 21, text, "medium", 20, "bone")
    return picture, covered


@lru_cache(maxsize=16)
def hex_scale(text: str, across: int) -> Image.Image:
    """Return the scale of a map of hexes, as RGBA: a bar one hex long, and what it stands for."""
    picture, covered = _plate(text, across)
    bar = Brush(across + 4, 14, "ink", origin=(2, 7))
    bar.stroke(((0, 0), (across, 0)), 2.0, "bone", round_ends=False)
    for x in (0.0, across / 2, float(across)):
        bar.stroke(((x, -5), (x, 5)), 2.0, "bone", round_ends=False)
    picture.paste(bar.finish(), (14, 17))
    return sealed(picture, covered)


@lru_cache(maxsize=16)
def way_scale(text: str, floor: str) -> Image.Image:
    """Return the scale of a map of ways, as RGBA: two pieces of a way, and what one stands for."""
    picture, covered = _plate(text, 76)
    picture.paste(way_sample(floor, 76, "ink"), (14, 11))
    return sealed(picture, covered)


@lru_cache(maxsize=64)
def way_sample(floor: str, wide: int, ground: Colour) -> Image.Image:
    """Return pieces of a way through a terrain on a ground, as RGB, 20 pixels high: two when it is long, else one."""
    look = terrain(floor)
    brush = Brush(wide + 4, 20, ground, origin=(2, 10))
    pieces = 2 if wide > 60 else 1
    each = (wide - 6 * (pieces - 1)) / pieces
    for piece in range(pieces):
        left = piece * (each + 6)
        brush.box(left, -5.4, left + each, 5.4, look.way)
        count = int(each // 13)
        for mark in range(count):
            step(brush, floor, left + (mark + 0.5) * each / count, 0, (1, 0))
    return brush.finish()


def dashed_ring(brush: Brush, radius: float, count: int, thick: float, colour: Colour) -> None:
    """Draw a circle of dashes around (0, 0)."""
    for piece in range(count):
        turns = [math.tau * (piece + part) / count for part in (0.0, 0.2, 0.4, 0.6)]
        points = [(radius * math.cos(t), radius * math.sin(t)) for t in turns]
        brush.stroke(points, thick, colour, round_ends=False)


# The corner.


class Corner(msgspec.Struct, frozen=True):
    """A corner of a window: its ``edge`` left or right, ``way`` 1 where things are lined up from there to the right, else
    -1, the middles of scale and compass; no compass (0) where it has no room: north is up without one.
    """

    edge: int
    way: int
    scale: int
    compass: int

    def boxes(self, length: int) -> list[tuple[float, float, float, float]]:
        """Return the rectangles that are taken up by what is drawn, with a scale ``length`` pixels long."""
        found = []
        room = COMPASS_ROOM if self.compass else 0
        if length:
            x0, x1 = sorted((self.edge, self.edge + self.way * (room + length + 10)))
            found.append((float(x0), self.scale - 23.0, float(x1), self.scale + 23.0))
        if self.compass:
            x0, x1 = sorted((self.edge, self.edge + self.way * room))
            found.append((float(x0), self.compass - 40.0, float(x1), self.compass + 50.0))
        return found


def place_corner(
    area: Area, middles: Sequence[tuple[int, int]], reach: tuple[int, int], compass: bool, length: int
) -> Corner:
    """Return the corner where a compass and a scale of ``length`` pixels (0: none) cover least.

    ``middles`` are what should stay free, each ``reach`` wide and high to both sides.
    """
    return _placed(area, tuple(middles), reach, compass, length)


@lru_cache(maxsize=64)
def _placed(area: Area, middles: tuple[tuple[int, int], ...], reach: tuple[int, int], compass: bool, length: int) -> Corner:
    left, top, right, bottom = area
    corners = [
        Corner(edge, way, scale, rose * compass)
        for scale, rose in ((bottom - 28, bottom - 60), (top + 28, top + 48))
        for edge, way in ((right, -1), (left, 1))
    ]

    def covered(box: tuple[float, float, float, float]) -> int:
        wide, high = reach
        return sum(box[0] - wide < x < box[2] + wide and box[1] - high < y < box[3] + high for x, y in middles)

    best = min(corners, key=lambda corner: sum(covered(box) for box in corner.boxes(length)))
    if best.compass and covered(best.boxes(0)[0]):
        return replace(best, compass=0)
    return best


def paint_corner(canvas: Canvas, corner: Corner, length: int, draw: Callable[..., Image.Image], *how: object) -> None:
    """Draw the compass if it has room, and a scale ``length`` pixels long if that is not 0, into a corner."""
    room = COMPASS_ROOM if corner.compass else 0
    if corner.compass:
        lay(canvas, corner.edge + corner.way * 39, corner.compass, compass)
    if length:
        lay(canvas, corner.edge + corner.way * (room + length // 2 + 6), corner.scale, draw, *how)
