"""Small signs of the wilds that lie on top of a map: clue arrows, next moves, beads of hidden passages, a compass in a free
corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from engine.core.canvas import BrushLike, CanvasLike, Colour, Kit, Point, Sprite
from engine.core.frame import READ, Area
from engine.maps.curves import Box

from .terrains import step, terrain

PILL = (58, 32)
"""Room that the pill of a short name needs, in pixels."""

COMPASS = (66, 88)
"""Room that a compass takes up in a corner."""


def pill(kit: Kit, text: str, size: int = READ) -> Sprite:
    """Return the name of a place where one may go next, as RGBA: lantern on ink with a lantern line."""
    wide = math.ceil(kit.width(text, "bold", size)) + size + 2
    wide += wide % 2
    high = size + 8
    brush = kit.brush(wide + 8, high + 8, origin=(wide / 2 + 4, high / 2 + 4))
    for grow, colour in ((2.2, "ink"), (0.0, "lantern"), (-2.0, "ink")):
        brush.plate(-wide / 2 - grow, -high / 2 - grow, wide / 2 + grow, high / 2 + grow, high / 2 + grow, colour)
    drawn = brush.finish()
    picture = kit.opened(drawn)
    kit.write(picture, wide / 2 + 4, high / 2 + 4, text, "bold", size, "lantern", "middle")
    return kit.sealed(picture, drawn)


def arrow(kit: Kit, dx: float, dy: float, size: float = 1.0, hollow: bool = False) -> Sprite:
    """Return an arrow in the direction of (dx, dy), as RGBA: where a clue leads. ``hollow`` ones are still to be found."""
    reach = math.ceil(28 * size) + 4
    brush = kit.brush(2 * reach, 2 * reach, unit=max(size, 0.75), origin=(reach, reach))
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


def _half(size: float) -> int:
    """Return half of the pixels that a sign in a hex takes, each way."""
    return round(20 * max(size, 1.0))


def lens(kit: Kit, size: float) -> Sprite:
    """Return a lens, as RGBA: at this place a search counts by a clue."""
    half = _half(size)
    brush = kit.brush(2 * half, 2 * half, unit=size, origin=(half, half))
    brush.disc(-2, -2, 9.6, "ink")
    brush.stroke(((3, 3), (9, 9)), 8.4, "ink")
    brush.stroke(((3, 3), (9, 9)), 4.0, "lantern")
    brush.ring(-2, -2, 7.2, 3.0, "lantern")
    return brush.finish()


def query(kit: Kit, size: float = 1.0) -> Sprite:
    """Return a question mark, as RGBA: the goal can lie in this hex."""
    half = _half(size)
    brush = kit.brush(2 * half, 2 * half, unit=size, origin=(half, half))
    brush.disc(0, 0, 15, "lantern")
    brush.disc(0, 0, 13, "ink")
    kit.carve(brush, 0, 0, "?", "bold", READ, "lantern")
    return brush.finish()


def compass(kit: Kit) -> Sprite:
    """Return the compass with its N, as RGBA."""
    brush = kit.brush(64, 92, origin=(32, 59))
    kit.carve(brush, 0, -37, "N", "bold", READ, "lantern")
    for colour, turn in (("bone", 0), ("bone", 90), ("bone", 180), ("bone", 270)):
        angle = math.radians(turn)
        c, s = math.cos(angle), math.sin(angle)
        blade = [(0.0, -26.0), (4.2, -4.2), (0.0, 0.0), (-4.2, -4.2)]
        brush.polygon([(x * c - y * s, x * s + y * c) for x, y in blade], colour)
    brush.polygon(((0, -26), (4.2, -4.2), (0, 0)), "lantern")
    return brush.finish()


def newest(kit: Kit, radius: int) -> Sprite:
    """Return the bone circle with brackets around the newest point, as RGBA."""
    reach = radius + 20
    brush = kit.brush(2 * reach, 2 * reach, origin=(reach, reach))
    for more, colour in ((3.0, "ink"), (0.0, "bone")):
        brush.ring(0, 0, radius + 12, 1.8 + more, colour)
        for turn in range(4):
            angles = [math.radians(45 + 90 * turn + lean) for lean in range(-16, 17, 4)]
            arc = [((radius + 12) * math.cos(angle), (radius + 12) * math.sin(angle)) for angle in angles]
            brush.stroke(arc, 5.0 + more, colour)
    return brush.finish()


def bead(kit: Kit) -> Sprite:
    """Return a bead of a hidden passage, as RGBA."""
    brush = kit.brush(14, 14, origin=(7, 7))
    brush.disc(0, 0, 6.0, "ink")
    brush.disc(0, 0, 4.2, "bone")
    return brush.finish()


def pace(kit: Kit, size: int) -> Sprite:
    """Return a mark of the way of a journey that is offered, as RGBA."""
    reach = size // 2 + 2
    brush = kit.brush(2 * reach, 2 * reach, origin=(reach, reach))
    brush.disc(0, 0, size / 2 + 1.4, "ink")
    brush.disc(0, 0, size / 2, "lantern")
    return brush.finish()


def way_sample(kit: Kit, floor: str, wide: int, ground: Colour) -> Sprite:
    """Return pieces of a way through a terrain on a ground, as RGB, 20 pixels high: two when it is long, else one."""
    look = terrain(floor)
    brush = kit.brush(wide + 4, 20, ground, origin=(2, 10))
    pieces = 2 if wide > 60 else 1
    each = (wide - 6 * (pieces - 1)) / pieces
    for piece in range(pieces):
        left = piece * (each + 6)
        brush.box(left, -5.4, left + each, 5.4, look.way)
        count = int(each // 13)
        for mark in range(count):
            step(brush, floor, left + (mark + 0.5) * each / count, 0, (1, 0))
    return brush.finish()


def dashed_ring(brush: BrushLike, radius: float, count: int, thick: float, colour: Colour) -> None:
    """Draw a circle of dashes around (0, 0)."""
    for piece in range(count):
        turns = [math.tau * (piece + part) / count for part in (0.0, 0.2, 0.4, 0.6)]
        points = [(radius * math.cos(t), radius * math.sin(t)) for t in turns]
        brush.stroke(points, thick, colour, round_ends=False)


def paint_compass(
    kit: Kit, canvas: CanvasLike, area: Area, middles: Sequence[tuple[int, int]], reach: tuple[int, int]
) -> Box | None:
    """Draw a compass in a corner where it covers none of ``middles``, each ``reach`` wide and high to both sides.

    Return what it takes up; without a free corner there is none: north is up.
    """
    spot = _corner(area, tuple(middles), reach)
    if spot is None:
        return None
    kit.lay(canvas, *spot, compass)
    return spot[0] - COMPASS[0] / 2, spot[1] - COMPASS[1] / 2, spot[0] + COMPASS[0] / 2, spot[1] + COMPASS[1] / 2


@lru_cache(maxsize=64)
def _corner(area: Area, middles: tuple[tuple[int, int], ...], reach: tuple[int, int]) -> tuple[int, int] | None:
    left, top, right, bottom = area
    wide, high = COMPASS[0] // 2, COMPASS[1] // 2
    for y in (bottom - high - 4, top + high + 4):
        for x in (right - wide, left + wide):
            if not any(abs(px - x) < reach[0] + wide and abs(py - y) < reach[1] + high for px, py in middles):
                return x, y
    return None
