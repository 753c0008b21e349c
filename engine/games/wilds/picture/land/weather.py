"""The light of an hour and the weather over wild land: the tones and strokes of the unknown ground, and the band of sky
above the map. There sun, moon and clouds say the same by their shapes."""

from __future__ import annotations

import math
from collections.abc import Callable

import msgspec

from engine.core.canvas import BrushLike, Colour, Kit, Point, Sprite
from engine.core.frame import READ
from engine.core.scene import Sky
from engine.maps.curves import curve

from . import marks
from .covers import sized

HIGH = 50
"""Height of the band of sky."""

RAINS = {"": 0, "fair": 0, "light rain": 1, "heavy rain": 2, "severe": 3}
"""How much of clouds and rain there is in each weather."""


class Hour(msgspec.Struct, frozen=True):
    """The named colours of an hour: unknown ground and the lines on it, three steps of sky from above, far hills. Also
    where along the band sun or moon stands, and how high above its foot."""

    ground: str
    line: str
    sky: tuple[str, str, str]
    hills: str
    along: float
    above: float


HOURS = {
    "": Hour("night", "fog_line", ("night", "dusk", "fog_line"), "slate", 0.5, -60),
    "morning": Hour("fog_morning", "line_morning", ("space_2", "dawn", "peach"), "space_2", 0.13, 16),
    "afternoon": Hour("fog_noon", "line_noon", ("river_line", "river", "ice"), "spent_blue", 0.38, 31),
    "evening": Hour("fog_evening", "line_evening", ("rock", "mark_rose", "embers_line"), "rock", 0.63, 15),
    "night": Hour("fog_night", "line_night", ("ink", "night", "tint_sky"), "dusk", 0.87, 31),
}
"""What each hour looks like; "" is none: before an expedition and after it."""

OVERCAST: tuple[tuple[str, ...], ...] = (
    (),
    ("spent_blue_line", "steel"),
    ("seen", "slate", "steel"),
    ("glow_far", "seen", "slate"),
)
"""The upper steps of the sky by `RAINS` where it is not clear; at night it stays as dark as it is."""


def known(sky: Sky) -> Sky:
    """Return a sky that can be drawn; ``ValueError`` for an hour or a weather that is not known here."""
    if sky.hour not in HOURS:
        raise ValueError(f"no hour is called {sky.hour!r}; known are {', '.join(filter(None, HOURS))}")
    if sky.weather not in RAINS:
        raise ValueError(f"no weather is called {sky.weather!r}; known are {', '.join(filter(None, RAINS))}")
    return sky


def rain(brush: BrushLike, sky: Sky, wide: float, high: float, colour: Colour, apart: float = 26.0) -> None:
    """Draw strokes of rain over a sheet from (0, 0), as many as there is rain."""
    much = RAINS[sky.weather]
    if not much:
        return
    apart = apart * (1.45, 1.0, 0.8)[much - 1]
    lean, long = (0.28, 0.4, 0.75)[much - 1], (9.0, 13.0, 17.0)[much - 1]
    for row in range(math.ceil(high / apart) + 1):
        for place in range(math.ceil(wide / apart) + 1):
            x = (place + (0.5 if row % 2 else 0.0)) * apart + (row * 5 + place * 3) % 4
            y = row * apart + (place * 7 + row * 3) % 6 - 3
            brush.stroke(((x, y), (x - long * lean, y + long)), (1.4, 1.7, 1.9)[much - 1], colour, round_ends=False)


# The band of sky.


def band(kit: Kit, wide: int, sky: Sky) -> Sprite:
    """Return the sky over a map as an indexed sprite, ``HIGH`` pixels high: its weather in words at one side."""
    hour, much = HOURS[known(sky).hour], RAINS[sky.weather]
    over = OVERCAST[much] if sky.hour != "night" else ()
    steps = over + hour.sky[len(over) :]
    brush = kit.brush(wide, HIGH, steps[0])
    for top, colour in ((17, steps[1]), (31, steps[2])):
        brush.box(0, top, wide, HIGH, colour)
    x, y = wide * hour.along, HIGH - hour.above
    if sky.hour:
        _course(brush, wide, much)
    if sky.hour == "night" and much < 2:
        _stars(brush, wide)
    if sky.hour and much < 3:
        (_moon if sky.hour == "night" else _sun)(brush, x, y, low=hour.above < 20)
    if much:
        _clouds(brush, wide, much, sky.hour == "night")
        rain(brush.moved(0, 22), sky, wide, HIGH, "ice" if sky.hour != "night" else "steel", 20.0)
    if much == 3:
        _bolt(brush, wide * 0.3)
        _bolt(brush, wide * 0.72)
    _hills(brush, wide, hour)
    drawn = brush.finish()
    if sky.words:
        _words(kit, drawn, sky, right=hour.along < 0.5)
    return kit.indexed(drawn)


def _words(kit: Kit, drawn: Sprite, sky: Sky, *, right: bool) -> None:
    """Write the weather with its icon on a plate of ink at the left or the right end."""
    wide = math.ceil(kit.width(sky.words, "bold", READ)) + 50
    left = drawn.width - wide - 14 if right else 14
    plate = kit.brush(wide, 34, origin=(0, 0))
    plate.plate(0, 0, wide, 34, 17, "ink")
    sprite = plate.finish()
    kit.paste(drawn, sprite, left, 6, shape=sprite)
    kit.stamp(drawn, sky.weather, left + 22, 23, 26)
    kit.write(drawn, left + 38, 23, sky.words, "bold", READ, "bone")


def _course(brush: BrushLike, wide: int, much: int) -> None:
    """Draw where the sun goes in a day and the moon after it, as dots."""
    colour = "steel" if much else "mist"
    for step in range(41):
        t = step / 40
        brush.disc(wide * (0.06 + 0.88 * t), HIGH - 9 - 30 * math.sin(math.pi * t), 1.0, colour)


def _sun(brush: BrushLike, x: float, y: float, *, low: bool) -> None:
    for turn in range(16):
        angle = math.tau * turn / 16
        c, s = math.cos(angle), math.sin(angle)
        far = 24 if turn % 2 else 21
        brush.stroke(((x + c * 17.5, y + s * 17.5), (x + c * far, y + s * far)), 2.0, "lantern")
    brush.disc(x, y, 15.5, "gilt" if low else "ink")
    brush.disc(x, y, 14, "lantern")
    brush.disc(x - 2.4, y - 2.4, 8.6, "trail")


def _moon(brush: BrushLike, x: float, y: float, *, low: bool) -> None:
    brush.disc(x, y, 14, "bone")
    brush.disc(x + 6, y - 4, 11.5, "ink")


def _stars(brush: BrushLike, wide: int) -> None:
    for place in range(wide // 22):
        lot = place * 40503 >> 3
        x, y, size = place * 22 + lot % 17, 4 + lot % 31, 1.0 + (lot % 3) * 0.35
        brush.disc(x, y, size, "bone" if place % 3 else "mist")


def _clouds(brush: BrushLike, wide: int, much: int, night: bool) -> None:
    """Draw clouds, more and darker ones the worse the weather is."""
    light, shade = [("bone", "mist"), ("mist", "grey"), ("steel", "slate")][much - 1]
    if night:
        light, shade = "steel", "slate"
    count = (3, 6, 9)[much - 1]
    for place in range(count):
        lot = (place + 2) * 40503 >> 4
        x = wide * (place + 0.5) / count + (lot % 41 - 20)
        y, size = 12 + lot % 9, 0.85 + (lot % 4) * 0.14
        puff = sized(brush, x, y, size)
        for dx, dy, radius in ((-17, 3, 8.0), (-5, -3, 12.0), (11, 0, 10.0), (22, 4, 6.0)):
            puff.disc(dx, dy, radius, shade)
        puff.plate(-25, 0, 28, 11, 6, shade)
        for dx, dy, radius in ((-7, -4, 9.0), (9, -2, 7.5)):
            puff.disc(dx, dy, radius, light)
        puff.plate(-18, -1, 20, 5, 4, light)


def _bolt(brush: BrushLike, x: float) -> None:
    points: list[Point] = [(x, 9), (x - 8, 25), (x - 1, 25), (x - 7, 42), (x + 9, 20), (x + 2, 20), (x + 8, 9)]
    brush.stroke(points, 3.0, "ink", closed=True)
    brush.polygon(points, "lantern")


def _hills(brush: BrushLike, wide: int, hour: Hour) -> None:
    """Draw the horizon: far peaks, and hills with trees that are the ground of the map below."""
    far: list[Point] = [(0, HIGH)]
    for place in range(wide // 46 + 2):
        lot = place * 40503 >> 5
        far += [(place * 46 - 14, HIGH - 7), (place * 46 + 8, HIGH - 13 - lot % 13)]
    brush.polygon([*far, (wide, HIGH)], hour.hills)
    near: list[Point] = [(0, HIGH + 2), (0, HIGH - 6)]
    for place in range(wide // 120 + 1):
        x, lot = place * 120, place * 40503 >> 6
        near += curve((x, HIGH - 6), (x + 36, HIGH - 12 - lot % 7), (x + 76, HIGH - 2), (x + 120, HIGH - 6), 10)
    brush.polygon([*near, (wide, HIGH + 2)], hour.ground)
    tree: Callable[[BrushLike, Colour, Colour], None] = marks.fir
    for place in range(wide // 34):
        lot = place * 40503 >> 4
        if lot % 5 < 3:
            tree(sized(brush, place * 34 + lot % 19, HIGH - 11 - lot % 4, 0.62 + lot % 3 * 0.1), hour.ground, hour.ground)
