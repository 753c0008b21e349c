"""The drawings of weather and of the stretches of a day, and of what lies on a way."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Colour, star


def fair(brush: Brush) -> None:
    """A star of eight rays: fair weather."""
    brush.polygon(star(24, 24, 24, 15.5, 8), "lantern")


def _cloud(brush: Brush, colour: Colour) -> None:
    brush.disc(14, 19, 10.5, colour)
    brush.disc(26, 13, 12, colour)
    brush.disc(36, 19, 9.5, colour)
    brush.plate(4, 17, 45, 29, 6, colour)


def _drops(brush: Brush, count: int, colour: Colour = "sky") -> None:
    for place in range(count):
        x = 12 + place * 26 / (count - 1)
        brush.stroke(((x, 33), (x - 3.4, 46)), 4.0, colour)


def light_rain(brush: Brush) -> None:
    """A cloud with three drops."""
    _cloud(brush, "bone")
    _drops(brush, 3)


def heavy_rain(brush: Brush) -> None:
    """A grey cloud with four drops."""
    _cloud(brush, "mist")
    _drops(brush, 4)


def severe(brush: Brush) -> None:
    """A grey cloud with a bolt."""
    _cloud(brush, "mist")
    brush.polygon([(27, 22), (14, 37), (22, 37), (18, 48), (34, 32), (26, 32), (31, 22)], "lantern")


def _rays(brush: Brush, y: float, near: float, far: float, turns: tuple[int, ...], colour: Colour) -> None:
    for turn in turns:
        t = math.radians(turn)
        c, s = math.cos(t), math.sin(t)
        brush.stroke(((24 + near * c, y + near * s), (24 + far * c, y + far * s)), 3.6, colour)


def _half_sun(brush: Brush, y: float, colour: Colour) -> None:
    points = [(24 + 11.5 * math.cos(math.radians(a)), y + 11.5 * math.sin(math.radians(a))) for a in range(180, 361, 9)]
    brush.polygon(points, colour)


def morning(brush: Brush) -> None:
    """A rising half sun."""
    _half_sun(brush, 33, "lantern")
    _rays(brush, 33, 16, 22, (195, 225, 270, 315, 345), "lantern")
    brush.stroke(((3, 38.5), (45, 38.5)), 4.2, "lantern")


def afternoon(brush: Brush) -> None:
    """A full sun."""
    brush.disc(24, 24, 10.5, "lantern")
    _rays(brush, 24, 16, 22, tuple(range(0, 360, 45)), "lantern")


def evening(brush: Brush) -> None:
    """A sinking half sun with an arrow."""
    _half_sun(brush, 35, "orange")
    brush.stroke(((3, 39), (45, 39)), 4.0, "orange")
    brush.stroke(((10, 45.5), (38, 45.5)), 3.6, "orange")
    brush.stroke(((24, 3), (24, 12)), 4.0, "orange")
    brush.polygon([(16.5, 11), (31.5, 11), (24, 20)], "orange")


def night(brush: Brush) -> None:
    """A moon with a star."""
    outer = [(21 + 20 * math.cos(t), 25 + 20 * math.sin(t)) for t in (math.radians(a) for a in range(30, 286, 7))]
    inner = [(29 + 16 * math.cos(t), 20.5 + 16 * math.sin(t)) for t in (math.radians(a) for a in range(252, 56, -7))]
    brush.polygon(outer + inner, "bone")
    brush.polygon(star(39, 15, 8, 2.6, 4), "bone")


def compass(brush: Brush) -> None:
    """A rose of four points, the northern one lit."""
    brush.polygon(star(24, 24, 24, 5.6, 4), "bone")
    brush.polygon([(24, 0), (28, 20), (24, 24)], "lantern")


def rubble(brush: Brush) -> None:
    """Three blocks: a way is buried."""
    blocks = (
        (((15, 21), (22, 6), (34, 6), (37, 21)), ((22, 6), (34, 6), (31, 12), (21, 14))),
        (((1, 43), (7, 24), (19, 22), (24, 43)), ((7, 24), (19, 22), (17, 29), (7, 31))),
        (((26, 43), (29, 26), (40, 23), (47, 43)), ((29, 26), (40, 23), (40, 29), (30, 32))),
    )
    for block, top in blocks:
        brush.polygon(block, "grey")
        brush.polygon(top, "no_trait")


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "fair": fair,
    "light rain": light_rain,
    "heavy rain": heavy_rain,
    "severe": severe,
    "morning": morning,
    "afternoon": afternoon,
    "evening": evening,
    "night": night,
    "compass": compass,
    "rubble": rubble,
}
