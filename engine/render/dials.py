"""What a header tells of time in the wilds: the stretches of a day, and timers as dice."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.render.brush import Brush, Colour, Point
from engine.render.icons import icon, stamp
from engine.render.lettering import carve
from engine.render.palette import tone

STRETCH = 40
"""Pixels from the middle of one stretch to that of the next."""

_SHAPES: dict[int, tuple[tuple[Point, ...], float]] = {
    4: (((0, -15), (17, 14), (-17, 14)), 4.5),
    6: (((-15, -15), (15, -15), (15, 15), (-15, 15)), 0.0),
    8: (((0, -21), (21, 0), (0, 21), (-21, 0)), 0.0),
}
"""The outline of a timer's die by its sides, and how far below the middle its number stands."""


def paint_stretch(picture: Image.Image, name: str, x: float, now: bool) -> None:
    """Draw a stretch of the day around (x, 40) on an RGB header: in a lantern box when it is now, else in steel."""
    if now:
        brush = Brush(44, 46, "ink", origin=(22, 23))
        brush.plate(-19.6, -21.4, 19.6, 21.4, 9, "lantern")
        brush.plate(-17.8, -19.6, 17.8, 19.6, 7.4, "plate")
        picture.paste(brush.finish(), (round(x) - 22, 17))
        stamp(picture, name, x, 40, 29)
        return
    drawn = icon(name, 26)
    quiet = Image.new("RGB", drawn.size, tone("steel"))
    picture.paste(quiet, (round(x - drawn.width / 2), round(40 - drawn.height / 2)), drawn)


@lru_cache(maxsize=64)
def timer(sides: int, value: str) -> Image.Image:
    """Return a timer as its die with its value, as RGBA: vermilion at 1 or 0; ``ValueError`` for a die not known here."""
    if sides not in _SHAPES:
        raise ValueError(f"no timer is a die of {sides} sides; known are {', '.join(map(str, _SHAPES))}")
    corners, below = _SHAPES[sides]
    half = round(max(x for x, _ in corners)) + 5
    high = round(max(abs(y) for _, y in corners)) + 5
    brush = Brush(2 * half, 2 * high, origin=(half, high))
    line: Colour = "vermilion" if value in ("0", "1") else "brass"
    for thick, colour in ((5.0, line), (0.4, "umber")):
        brush.stroke(corners, thick, colour, closed=True)
        brush.polygon(corners, colour)
    carve(brush, 0, below, value, "bold", 24 if len(value) == 1 and sides != 4 else 20, "bone")
    return brush.finish()
