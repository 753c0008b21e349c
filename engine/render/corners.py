"""Compass and scale in the corner of a map of the wilds where they cover least of what is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace
from PIL import Image

from engine.render import signs
from engine.render.frame import Area
from engine.render.overlay import lay
from engine.render.png import Canvas


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
        room = signs.COMPASS_ROOM if self.compass else 0
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
    room = signs.COMPASS_ROOM if corner.compass else 0
    if corner.compass:
        lay(canvas, corner.edge + corner.way * 39, corner.compass, signs.compass)
    if length:
        lay(canvas, corner.edge + corner.way * (room + length // 2 + 6), corner.scale, draw, *how)
