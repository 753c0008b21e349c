"""The marks of places, hours and weathers, and the house's own, each on a brush in a box of 48 units."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.render.brush import Brush, Colour, Point, curve, star


def _arch(brush: Brush, x0: float, x1: float, top: float, bottom: float, fill: Colour) -> None:
    radius = (x1 - x0) / 2
    brush.disc((x0 + x1) / 2, top + radius, radius, fill)
    brush.box(x0, top + radius, x1, bottom, fill)


def door(brush: Brush) -> None:
    """A stone arch full of light."""
    _arch(brush, 7, 41, 3, 45, "sand")
    for turn in (-132, -90, -48):
        t = math.radians(turn)
        inner, outer = (24 + 8 * math.cos(t), 20 + 8 * math.sin(t)), (24 + 18 * math.cos(t), 20 + 18 * math.sin(t))
        brush.stroke((inner, outer), 3, "rim", round_ends=False)
    brush.plate(13, 11, 35, 45, 8, "lantern", (True, True, False, False))


def arch_line(brush: Brush, colour: Colour) -> None:
    """The outline of an arch, in a colour of choice."""
    radius, left, right, top, foot = 13.5, 10.5, 37.5, 6.0, 43.0
    points: list[Point] = [(left, foot), (left, top + radius)]
    points += [(24 + radius * math.cos(t), top + radius + radius * math.sin(t)) for t in _sweep(math.pi, math.tau, 16)]
    points += [(right, top + radius), (right, foot)]
    brush.stroke(points, 5, colour, closed=True)


def _sweep(start: float, end: float, steps: int) -> list[float]:
    return [start + (end - start) * step / steps for step in range(steps + 1)]


def explored(brush: Brush) -> None:
    """An arch, the line only."""
    arch_line(brush, "arch")


def _chest(brush: Brush, top: float, body: Colour, band: Colour, lock: Colour, hole: Colour = "ink") -> None:
    foot = top + 35
    brush.plate(5, top, 43, foot, 10, body, (True, True, False, False))
    brush.plate(5, top + 14, 43, foot, 3, body)
    for x in (11.0, 33.0):
        brush.box(x, top, x + 4, foot, band)
    brush.box(5, top + 13.5, 43, top + 17, band)
    brush.plate(18.5, top + 11, 29.5, top + 24, 2, lock)
    brush.disc(24, top + 17.5, 2.3, hole)


def cache(brush: Brush) -> None:
    """A plain wooden chest."""
    _chest(brush, 7, "wood", "wood_2", "lantern")


def cache_ghost(brush: Brush) -> None:
    """A chest that may come to lie here."""
    _chest(brush, 7, "brown", "ghost_2", "ghost_line", "ghost")


def legendary(brush: Brush) -> None:
    """A golden chest under a star."""
    _chest(brush, 12, "lantern", "wood", "bone")
    brush.polygon(star(24, 9.2, 9.4, 4, 5), "bone")


def _crystal(brush: Brush, colours: tuple[Colour, Colour, Colour, Colour]) -> None:
    top, left, right, foot, middle = (24, 0), (11, 18), (37, 18), (24, 48), (24, 20)
    facets = ((top, left, middle), (top, right, middle), (left, middle, foot), (right, middle, foot))
    for facet, colour in zip(facets, colours, strict=True):
        brush.polygon(facet, colour)


def shard(brush: Brush) -> None:
    """A long crystal of four facets."""
    _crystal(brush, ("ice_light", "white", "ice", "ice_dim"))


def shard_dim(brush: Brush) -> None:
    """The same crystal, not found yet."""
    _crystal(brush, ("slate", "space_2", "dusk", "fog_line"))


def trap(brush: Brush) -> None:
    """Toothed jaws."""
    upper = curve((1, 20), (8, 2), (40, 2), (47, 20), 14)
    lower = curve((1, 29), (8, 47), (40, 47), (47, 29), 14)
    fangs = [(44, 20), (41.5, 17), (38, 26), (34.5, 15), (31, 28), (27.5, 14), (24, 29), (20.5, 14)]
    fangs += [(17, 28), (13.5, 15), (10, 26), (6.5, 17), (4, 20)]
    tusks = [
        (44, 29),
        (38, 33),
        (34.5, 21),
        (31, 35),
        (27.5, 20),
        (24, 35),
        (20.5, 20),
        (17, 35),
        (13.5, 21),
        (10, 33),
        (4, 29),
    ]
    brush.polygon([*upper, *fangs], "bone")
    brush.polygon([*lower, *tusks], "bone")


def hourglass(brush: Brush) -> None:
    """Sand running out: exhaustion."""
    glass = [(12, 6), (36, 6), (35, 13), (27, 24), (35, 35), (36, 42), (12, 42), (13, 35), (21, 24), (13, 13)]
    brush.polygon(glass, "bone")
    brush.polygon([(16, 13), (32, 13), (24, 24)], "lantern")
    brush.polygon([(15, 42), (17, 37), (24, 31), (31, 37), (33, 42)], "lantern")
    for y in (1.0, 41.0):
        brush.plate(8, y, 40, y + 6, 1.5, "brass")


def heart(brush: Brush) -> None:
    """Health."""
    left = curve((24, 46), (-10, 22), (6, -10), (24, 11), 22)
    brush.polygon([*left, *((48 - x, y) for x, y in reversed(left))], "vermilion")


def flame(brush: Brush, outer: Colour, inner: Colour, *, x: float = 24, y: float = 45, size: float = 1.0) -> None:
    """A flame that stands on (x, y), 42 units high times ``size``."""

    def scaled(points: list[Point]) -> list[Point]:
        return [(x + (px - 24) * size, y + (py - 45) * size) for px, py in points]

    rise = curve((24, 45), (4, 44), (6, 24), (17, 16), 10) + curve((17, 16), (19, 22), (23, 20), (22, 3), 8)
    fall = curve((22, 3), (34, 12), (34, 18), (35, 21), 8) + curve((35, 21), (46, 36), (38, 45), (24, 45), 10)
    brush.polygon(scaled(rise + fall), outer)
    core = curve((24, 44), (11, 42), (17, 30), (24, 23), 8) + curve((24, 23), (31, 31), (36, 42), (24, 44), 8)
    brush.polygon(scaled(core), inner)


def lantern(brush: Brush) -> None:
    """The house mark."""
    brush.ring(24, 5, 5, 2.6, "brass")
    brush.polygon([(19, 7), (29, 7), (38, 17), (38, 42), (10, 42), (10, 17)], "brass")
    brush.plate(7, 40, 41, 47, 2, "brass")
    brush.plate(15, 17, 33, 39, 2, "hairline")
    drop = curve((24, 18), (30, 26), (33, 36), (24, 37), 10)
    brush.polygon([*drop, *((48 - x, y) for x, y in reversed(drop))], "lantern")
    brush.oval(24, 32.5, 2.7, 4.2, "bone")


def water(brush: Brush) -> None:
    """Three waves: flooded."""
    for y in (11, 24, 37):
        brush.stroke([(2 + step, y + 3.6 * math.sin(step / 44 * math.tau * 2 + 2.4)) for step in range(45)], 5, "sky")


def murk(brush: Brush) -> None:
    """Drifting bars of mist."""
    for x0, x1, y in ((12, 44, 9), (3, 34, 19), (14, 46, 29), (5, 30, 39)):
        brush.stroke(((x0, y), (x1, y)), 4.6, "mist")


def embers(brush: Brush) -> None:
    """A flame: this place burns."""
    flame(brush, "hazard", "lantern")


def hush(brush: Brush) -> None:
    """A bell struck through: no magic sounds here."""
    brush.disc(24, 7, 3.6, "mist")
    side = curve((24, 6), (12, 6), (15, 26), (7, 36), 10)
    brush.polygon([*side, *((48 - x, y) for x, y in reversed(side))], "mist")
    brush.plate(5, 34, 43, 38.5, 2, "mist")
    brush.disc(24, 41, 4.2, "mist")
    brush.stroke(((8, 43), (41, 5)), 9, "umber")
    brush.stroke(((7, 44), (42, 4)), 4, "vermilion")


def gale(brush: Brush) -> None:
    """Three gusts that curl at their ends."""
    for x, y, up in ((30, 15, 1), (38, 26, 1), (26, 37, -1)):
        hook = curve((x, y), (x + 11, y), (x + 9, y - 12 * up), (x + 1, y - 7 * up), 8)
        brush.stroke([(4, y), *hook], 4.4, "mist")


def dust(brush: Brush) -> None:
    """A puff of motes."""
    for x, y, size in (
        (14, 34, 7),
        (28, 37, 5.4),
        (38, 29, 4.6),
        (22, 22, 5.4),
        (33, 15, 4.0),
        (12, 13, 3.4),
        (42, 10, 2.8),
    ):
        brush.disc(x, y, size, "dust")


def balm(brush: Brush) -> None:
    """A drop with a plus: it heals."""
    side = curve((24, 3), (33, 16), (41, 26), (39, 34), 10)
    foot = curve((39, 34), (36, 46), (24, 47), (24, 46), 8)
    half = [*side, *foot]
    brush.polygon([*half, *((48 - x, y) for x, y in reversed(half))], "industry")
    brush.stroke(((24, 23), (24, 39)), 4.6, "bone")
    brush.stroke(((16, 31), (32, 31)), 4.6, "bone")


def paw(brush: Brush, colour: Colour) -> None:
    """A paw in a colour of choice."""
    for x, y, wide, high in ((9, 23, 5, 7), (18, 11, 5.2, 7.6), (30, 11, 5.2, 7.6), (39, 23, 5, 7)):
        brush.oval(x, y, wide, high, colour)
    pad = curve((24, 22), (32, 22), (34, 30), (38, 36), 8) + curve((38, 36), (40, 46), (31, 45), (24, 42), 8)
    brush.polygon([*pad, *((48 - x, y) for x, y in reversed(pad))], colour)


def beast(brush: Brush) -> None:
    """A paw: a creature, a companion."""
    paw(brush, "bone")


def mist(brush: Brush) -> None:
    """Three drifting bars."""
    for x0, x1, y in ((3, 40, 12), (10, 46, 24), (3, 34, 36)):
        brush.stroke(((x0, y), (x1, y)), 4.6, "mist")


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


def closed_eye(brush: Brush, x: float, y: float, colour: Colour) -> None:
    """Draw a closed eye around (x, y), 14 pixels wide: not seen yet."""
    lid = [(x - 7.0, y - 3.0), (x - 4.0, y + 0.6), (x, y + 1.8), (x + 4.0, y + 0.6), (x + 7.0, y - 3.0)]
    brush.stroke(lid, 1.9, colour)
    for dx, top, foot in ((-4.6, 1.0, 4.0), (0.0, 2.0, 5.4), (4.6, 1.0, 4.0)):
        brush.stroke(((x + dx, y + top - 0.6), (x + dx * 1.3, y + foot)), 1.7, colour)


DRAWINGS: dict[str, Callable[[Brush], None]] = {
    "door": door,
    "explored": explored,
    "cache": cache,
    "legendary": legendary,
    "shard": shard,
    "trap": trap,
    "hourglass": hourglass,
    "heart": heart,
    "lantern": lantern,
    "water": water,
    "mire": water,
    "murk": murk,
    "embers": embers,
    "hush": hush,
    "gale": gale,
    "dust": dust,
    "balm": balm,
    "beast": beast,
    "mist": mist,
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
