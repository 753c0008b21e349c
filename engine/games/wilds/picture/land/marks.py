"""What stands on wild land: trees, hills, peaks, reeds, dunes, each a mark around (0, 0), about 24 pixels high."""

from __future__ import annotations

import math

from engine.core.canvas import BrushLike, Colour
from engine.maps.curves import curve


def fir(brush: BrushLike, colour: Colour = "tree", dark: Colour = "forest_ink") -> None:
    """A fir: its left half in light."""
    brush.box(-1.3, 8, 1.3, 12.5, dark)
    for top, wide, foot in ((-12.5, 4.8, -4.0), (-8.0, 6.8, 2.6), (-3.0, 8.6, 9.0)):
        brush.polygon(((0, top), (-wide, foot), (0, foot)), colour)
        brush.polygon(((0, top), (wide, foot), (0, foot)), dark)


def oak(brush: BrushLike) -> None:
    """A tree with a round crown."""
    brush.box(-1.4, 3, 1.4, 12.5, "board")
    for x, y, radius in ((-4.6, 0.6, 5.4), (4.6, 0.6, 5.4), (0, -5.2, 6.2)):
        brush.disc(x, y, radius, "forest_ink")
    for x, y, radius in ((-5.2, 0.0, 3.4), (-1.4, -6.0, 4.0)):
        brush.disc(x, y, radius, "tree")


def mound(brush: BrushLike) -> None:
    """A hill: a round back with hachures down its shaded side."""
    back = curve((-14, 7), (-10, -10), (8, -10), (14, 7), 14)
    brush.polygon(back, "oat")
    brush.stroke(back, 1.7, "hill_ink")
    for dx, dy, long in ((1.5, -5.0, 6.5), (4.6, -4.4, 7.5), (7.6, -2.0, 6.5), (10.2, 1.4, 4.5)):
        brush.stroke(((dx, dy), (dx + long * 0.38, dy + long)), 1.3, "hill_ink")
    brush.stroke(((-8, 1.4), (-9.6, 5.4)), 1.2, "hill_ink")


def tuft(brush: BrushLike, colour: Colour = "tuft") -> None:
    """A tuft of grass."""
    for dx, tip in ((-4.4, -3.4), (0.0, -5.2), (4.4, -3.4)):
        brush.stroke(((dx * 0.45, 5), (dx, tip)), 1.7, colour)


def flowers(brush: BrushLike) -> None:
    """A few flowers."""
    for dx, dy in ((-4.0, -1.0), (1.0, -4.2), (5.0, 0.4)):
        brush.stroke(((dx, dy), (dx * 0.6, dy + 7)), 1.3, "tuft")
        brush.disc(dx, dy, 2.2, "hill_ink")
        brush.disc(dx, dy, 1.2, "white")


def bush(brush: BrushLike) -> None:
    """A thorny bush."""
    for dx, dy, radius in ((-4.6, 1.6, 4.6), (4.6, 1.6, 4.6), (0.0, -2.4, 5.0)):
        brush.disc(dx, dy, radius, "scrub_leaf")
    brush.disc(-1.4, -3.6, 1.8, "valley")
    brush.disc(-5.0, 0.8, 1.4, "valley")
    for dx in (-6.0, 0.0, 6.0):
        brush.stroke(((dx * 0.3, 5), (dx, 9)), 1.5, "board")


def stump(brush: BrushLike) -> None:
    """A burnt tree."""
    for ends, thick in ((((0, 11), (0, -10)), 2.6), (((0, -1), (6, -8)), 1.8), (((0, 4), (-6, -3)), 1.8)):
        brush.stroke(ends, thick, "wall_ink")
    brush.stroke(((-7, 12), (8, 12)), 1.6, "ash_light")


def crack(brush: BrushLike) -> None:
    """A crack in burnt ground."""
    brush.stroke(((-9, 3), (-4, -1), (1, 2), (8, -3)), 1.6, "ash_light")
    brush.stroke(((-4, -1), (-2, -5)), 1.3, "ash_light")


def flake(brush: BrushLike) -> None:
    """A snowflake."""
    for turn in (90, 30, 150):
        dx, dy = 5.4 * math.cos(math.radians(turn)), 5.4 * math.sin(math.radians(turn))
        brush.stroke(((-dx, -dy), (dx, dy)), 1.6, "blue_line")


def drift(brush: BrushLike) -> None:
    """A long low drift of snow."""
    brush.stroke(curve((-13, 3), (-6, -5), (3, -4), (13, 3), 10), 1.7, "blue_line")
    brush.stroke(curve((-5, 5), (0, 2), (5, 2), (9, 5), 6), 1.4, "tile_blue")


def white_fir(brush: BrushLike) -> None:
    """A fir in the snow."""
    fir(brush, "white", "blue_line")


def mountain(brush: BrushLike) -> None:
    """A peak: light on the left, hachures in the shade, snow on its tip."""
    tip, left, right = (0, -17), (-18, 15), (18, 15)
    ridge = ((3.4, -5), (0.4, 4), (4.4, 15))
    brush.polygon((tip, right, left), "rock_light")
    brush.polygon((tip, right, ridge[2], ridge[1], ridge[0]), "rock_dark")
    for dx, dy, long in ((6.0, -4.0, 9.0), (6.4, 4.0, 9.5), (11.0, 4.6, 9.0)):
        brush.stroke(((dx, dy), (dx + long * 0.36, dy + long)), 1.3, "rim")
    brush.stroke(((-6, 2), (-9, 10)), 1.3, "rock_dark")
    brush.polygon((tip, (4.2, -9), (1.6, -7), (-0.6, -9.6), (-3.0, -6.8), (-4.9, -8.4)), "white")
    brush.stroke((tip, right, left), 1.7, "rim", closed=True)


def scree(brush: BrushLike) -> None:
    """A few stones."""
    for x, y, size in ((-5, 2, 3.2), (2, 0, 2.6), (6, 4, 3.0)):
        brush.polygon(((x - size, y + size * 0.7), (x - size * 0.3, y - size), (x + size, y + size * 0.7)), "rock_dark")


def reeds(brush: BrushLike) -> None:
    """Reeds with heads."""
    for dx, tip, bend in ((-5.0, -4.0, -2.0), (-1.0, -8.5, 0.0), (3.4, -6.0, 1.6)):
        brush.stroke(((dx * 0.4, 7), (dx + bend, tip)), 1.6, "reed")
    brush.stroke(((-1.0, -8.5), (-1.0, -4.0)), 3.0, "reed")
    brush.stroke(((5.0, -6.0), (4.2, -2.0)), 2.6, "reed")


def pool(brush: BrushLike) -> None:
    """Still water."""
    brush.oval(0, 0, 13, 5.4, "corridor_line")
    brush.oval(0, 0.5, 12, 4.3, "spent_blue")
    brush.stroke(((-6, -0.6), (2, -0.6)), 1.5, "reed_line")
    brush.stroke(((-1, 2), (6, 2)), 1.3, "reed_line")


def still(brush: BrushLike) -> None:
    """Lines of wet ground."""
    brush.stroke(((-11, 0), (9, 0)), 1.8, "reed_line")
    brush.stroke(((-4, 4), (6, 4)), 1.5, "reed_line")


def dune(brush: BrushLike) -> None:
    """A long wave of sand with ripples in its lee."""
    crest = curve((-19, 6), (-6, -8), (4, -7), (19, 6), 14)
    lee = curve((19, 6), (8, 1), (2, 2), (-2, 7), 10)
    brush.polygon([*crest, *lee], "clearing")
    brush.stroke(crest, 1.7, "dune")
    for dx in (5.0, 9.5, 14.0):
        brush.stroke(((dx - 4, 4.5 - dx * 0.02), (dx - 1.6, 7.6)), 1.2, "dune")


def grains(brush: BrushLike) -> None:
    """Grains of sand."""
    for x, y in ((-5, 1), (0, -2), (5, 2)):
        brush.disc(x, y, 1.4, "dune")


def palm(brush: BrushLike) -> None:
    """A palm."""
    brush.stroke(curve((0, 14), (2, 4), (-1, -2), (2, -8), 8), 2.6, "board")
    for dx, dy in ((-10, -3), (-7, -11), (3, -15), (11, -10), (12, -1)):
        brush.stroke(curve((2, -8), (dx * 0.5, -11), (dx, dy - 2), (dx, dy), 6), 2.4, "forest_ink")


def ripple(brush: BrushLike, colour: Colour = "wave") -> None:
    """A wave."""
    points = curve((-10, 2), (-7, -5), (-2, -3), (0, 0), 7) + curve((0, 0), (2, 3), (7, 4), (10, -2), 7)
    brush.stroke(points, 1.9, colour)


def swell(brush: BrushLike) -> None:
    """Two waves, one behind the other."""
    ripple(brush.moved(-3, -3))
    ripple(brush.moved(4, 4))


def shells(brush: BrushLike) -> None:
    """Shells and stones on a beach."""
    for x, y in ((-4, 2), (1, -2), (5, 1.4)):
        brush.disc(x, y, 1.6, "hill_ink")
