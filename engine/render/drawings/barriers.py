"""What stands in the ways of the regions, each on a brush in a box of 48 units, beside those that other games have too."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, curve


def hedge(brush: Brush) -> None:
    """A hedge of thorns."""
    for x, y, size in ((11.0, 33.0, 11.0), (24.0, 27.0, 13.0), (37.0, 33.0, 11.0), (17.0, 40.0, 8.0), (31.0, 40.0, 8.0)):
        brush.disc(x, y, size, "forest")
    brush.box(2, 38, 46, 47, "forest")
    for start, way in (((4, 45), ((10, 30), (20, 36), (26, 22))), ((44, 45), ((40, 28), (28, 38), (20, 26)))):
        line = curve(start, *way, 10)
        brush.stroke(line, 2.4, "forest_ink")
        for place in (2, 4, 6, 8):
            x, y = line[place]
            brush.polygon([(x - 3, y), (x + 3, y), (x + (2 if place % 4 else -2), y - 8)], "forest_ink")


def roots(brush: Brush) -> None:
    """Roots grown through each other."""
    for points, thick, tone in (
        (((4, 7), (20, 10), (8, 38), (30, 44)), 6.4, "wood_2"),
        (((44, 5), (26, 14), (42, 34), (18, 44)), 6.4, "wood"),
        (((24, 4), (14, 16), (36, 26), (24, 44)), 6.4, "wood"),
        (((4, 28), (18, 20), (30, 34), (44, 22)), 5.4, "wood_2"),
    ):
        brush.stroke(curve(*points, 14), thick, tone)
    for x, y in ((10, 17), (36, 13), (14, 40), (38, 36)):
        brush.stroke(((x, y), (x + 5, y + 5)), 2.4, "wood_2")


def grate(brush: Brush) -> None:
    """A grate of iron bars."""
    for x in (9.0, 19.0, 29.0, 39.0):
        brush.stroke(((x, 3), (x, 45)), 5.0, "grey")
    for y in (12.0, 36.0):
        brush.stroke(((3, y), (45, y)), 5.0, "grey")
        for x in (9.0, 19.0, 29.0, 39.0):
            brush.disc(x, y, 1.7, "ink")
    brush.plate(17, 18, 31, 31, 2, "brass")
    brush.disc(24, 24, 2.4, "ink")


def shutter(brush: Brush) -> None:
    """Slats over a window."""
    brush.plate(3, 2, 45, 46, 3, "wood_2")
    for x in (6.0, 25.5):
        for row in range(5):
            brush.plate(x, 5.6 + 7.8 * row, x + 16.5, 10.8 + 7.8 * row, 1, "wood")
    brush.stroke(((19, 24), (29, 24)), 3.4, "lantern")


def hinge(brush: Brush) -> None:
    """A door that a weight on a chain pulls shut."""
    brush.plate(2, 3, 30, 46, 2, "wood")
    for x in (11.5, 20.5):
        brush.stroke(((x, 4), (x, 45)), 1.8, "wood_2")
    for y in (10.0, 37.0):
        brush.stroke(((3, y), (17, y)), 3.4, "grey")
    for y in (8.0, 15.0, 22.0):
        brush.ring(39, y, 4.6, 2.2, "grey")
    brush.polygon([(35, 27), (43, 27), (47, 44), (31, 44)], "no_trait")


def front(brush: Brush) -> None:
    """The front of a house with a pipe."""
    brush.polygon([(2, 18), (24, 2), (46, 18)], "wood_2")
    brush.box(6, 18, 42, 46, "sand")
    for x in (12.0, 24.0):
        for y in (22.0, 35.0):
            brush.box(x, y, x + 7, y + 8, "slate")
    brush.stroke(((37, 18), (37, 46)), 3.4, "grey")
    for y in (24, 36):
        brush.stroke(((34, y), (40, y)), 2.2, "grey")


def floes(brush: Brush) -> None:
    """Sheets of ice on water."""
    for y in (20.0, 42.0):
        brush.stroke([(x, y + 2.6 * math.sin(x / 4.2)) for x in range(1, 48, 2)], 4.0, "sky")
    for points in (
        ((4, 8), (22, 4), (28, 12), (10, 17)),
        ((24, 22), (42, 18), (46, 28), (30, 33)),
        ((3, 28), (18, 26), (22, 35), (7, 38)),
    ):
        brush.polygon(points, "ice_light")
        (ax, ay), (bx, by) = points[3], points[2]
        brush.stroke(((ax, ay), (bx, by)), 2.6, "ice")


def mud(brush: Brush) -> None:
    """A boot that is stuck."""
    brush.polygon([(15, 3), (29, 3), (29, 22), (42, 28), (43, 36), (14, 36)], "wood")
    brush.stroke(((15, 9), (29, 9)), 2.6, "wood_2")
    brush.oval(24, 39, 22, 7.4, "brown")
    for x, y in ((10, 38), (32, 41), (40, 37)):
        brush.oval(x, y, 3.6, 1.8, "dune")


def beams(brush: Brush) -> None:
    """Beams that burn."""
    for x, y, size in ((14.0, 40.0, 0.9), (33.0, 38.0, 1.0), (24.0, 42.0, 1.2)):
        drop = curve((0, -26), (7, -16), (12, -8), (0, 0), 8)
        outline = [*drop, *((-px, py) for px, py in reversed(drop))]
        brush.polygon([(x + px * size, y + py * size) for px, py in outline], "hazard")
        brush.polygon([(x + px * size * 0.5, y + py * size * 0.55) for px, py in outline], "lantern")
    brush.stroke(((3, 45), (44, 12)), 6.0, "wood_2")
    brush.stroke(((5, 12), (45, 45)), 6.0, "wood")


def dials(brush: Brush) -> None:
    """A door full of wheels."""
    brush.plate(3, 2, 45, 46, 4, "grey")
    for x, y, size in ((17.0, 18.0, 11.0), (32.0, 31.0, 10.0)):
        for step in range(8):
            turn = math.tau * step / 8
            brush.stroke(((x, y), (x + (size + 2) * math.cos(turn), y + (size + 2) * math.sin(turn))), 4.0, "brass")
        brush.disc(x, y, size, "brass")
        brush.disc(x, y, size * 0.66, "ink")
        brush.disc(x, y, size * 0.5, "lantern")


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "hedge": hedge,
    "roots": roots,
    "grate": grate,
    "shutter": shutter,
    "hinge": hinge,
    "front": front,
    "floes": floes,
    "mud": mud,
    "beams": beams,
    "dials": dials,
}
