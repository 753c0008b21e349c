"""The terrains of the wilds: a tone each on a lightness step of its own, and marks that tell them apart without colour,
drawn for a hex of radius 54 around (0, 0)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

from engine.render.brush import Brush, Colour, Point, curve

# Marks.

Clear = tuple[float, float, float]
"""A disc that stays free of marks: x, y and radius."""

Spots = tuple[Point, ...]


def free(x: float, y: float, clear: Sequence[Clear]) -> bool:
    """Tell whether a mark around (x, y) keeps out of every disc of ``clear``."""
    return all(math.hypot(x - cx, y - cy) >= radius for cx, cy, radius in clear)


def fir(brush: Brush, x: float, y: float) -> None:
    """A fir: its left half in light."""
    brush.box(x - 1.3, y + 8, x + 1.3, y + 12.5, "forest_ink")
    for top, wide, foot in ((-12.5, 4.8, -4.0), (-8.0, 6.8, 2.6), (-3.0, 8.6, 9.0)):
        brush.polygon(((x, y + top), (x - wide, y + foot), (x, y + foot)), "tree")
        brush.polygon(((x, y + top), (x + wide, y + foot), (x, y + foot)), "forest_ink")


def mound(brush: Brush, x: float, y: float) -> None:
    """A hill: a round back with hatching on its shaded side."""
    back = curve((x - 14, y + 6), (x - 11, y - 10), (x + 9, y - 10), (x + 14, y + 6), 14)
    brush.polygon(back, "oat")
    brush.stroke(back, 1.7, "hill_ink")
    for dx, high in ((2.5, -5.0), (6.0, -3.5), (9.2, -0.6)):
        brush.stroke(((x + dx, y + high - 0.4), (x + dx + 2.2, y + high + 5)), 1.4, "hill_ink")


def tuft(brush: Brush, x: float, y: float, colour: str = "tuft") -> None:
    """A tuft of grass."""
    for dx, tip in ((-4.4, -3.4), (0.0, -5.2), (4.4, -3.4)):
        brush.stroke(((x + dx * 0.45, y + 5), (x + dx, y + tip)), 1.7, colour)


def bush(brush: Brush, x: float, y: float) -> None:
    """A thorny bush."""
    for dx, dy, radius in ((-4.6, 1.6, 4.6), (4.6, 1.6, 4.6), (0.0, -2.4, 5.0)):
        brush.disc(x + dx, y + dy, radius, "scrub_leaf")
    brush.disc(x - 1.4, y - 3.6, 1.8, "valley")
    for dx in (-6.0, 0.0, 6.0):
        brush.stroke(((x + dx * 0.3, y + 5), (x + dx, y + 9)), 1.5, "board")


def stump(brush: Brush, x: float, y: float) -> None:
    """A burnt tree."""
    brush.stroke(((x, y + 11), (x, y - 10)), 2.6, "wall_ink")
    brush.stroke(((x, y - 1), (x + 6, y - 8)), 1.8, "wall_ink")
    brush.stroke(((x, y + 4), (x - 6, y - 3)), 1.8, "wall_ink")
    brush.stroke(((x - 7, y + 12), (x + 8, y + 12)), 1.6, "ash_light")


def flake(brush: Brush, x: float, y: float) -> None:
    """A snowflake."""
    for turn in (90, 30, 150):
        dx, dy = 5.4 * math.cos(math.radians(turn)), 5.4 * math.sin(math.radians(turn))
        brush.stroke(((x - dx, y - dy), (x + dx, y + dy)), 1.6, "blue_line")


def peaks(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Four mountains, one behind the other."""
    for x, y, size in ((0.0, -34.0, 1.1), (-27.0, -16.0, 1.0), (27.0, -16.0, 1.0), (0.0, 2.0, 1.05)):
        if not free(x, y + 4, clear):
            for dx, dy in ((-34.0, 6.0), (34.0, 6.0)):
                if y > 0 and free(dx, dy, clear):
                    _mountain(brush, dx, dy + 6, 0.8)
            continue
        _mountain(brush, x, y, size)


def _mountain(brush: Brush, x: float, y: float, size: float) -> None:
    tip, left, right = (x, y - 16 * size), (x - 17 * size, y + 15 * size), (x + 17 * size, y + 15 * size)
    ridge = [(x + 3.4 * size, y - 4 * size), (x + 0.4 * size, y + 4 * size), (x + 4.4 * size, y + 15 * size)]
    brush.polygon((tip, right, left), "rock_light")
    brush.polygon((tip, right, ridge[2], ridge[1], ridge[0]), "rock_dark")
    brush.stroke((tip, right, left), 1.7, "rim", closed=True)


_REEDS: Spots = ((-7, -26), (24, -43), (-30, -18), (5, -6), (36, 2), (-20, 20), (31, 22))
_POOLS: Spots = ((-10, -36), (16, -32), (-30, -6), (-2, -14), (24, 2), (-16, 6), (-33, 14), (30, 16))


def marsh(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Still water and reeds."""
    for x, y in _POOLS:
        if free(x, y, [(cx, cy, radius - 6) for cx, cy, radius in clear]):
            brush.stroke(((x - 12, y), (x + 12, y)), 1.9, "reed_line")
    for x, y in _REEDS:
        if free(x, y, clear):
            tuft(brush, x, y, "reed")


def stream(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """A river from edge to edge: across the middle, or around what stands there."""
    turned = -1 if kind % 2 else 1
    if clear and free(0, -37, [(x, y, radius - 6) for x, y, radius in clear[:1]]):
        bed = curve((-56, -22), (-34, -42), (4, -44), (24, -26), 18) + curve((24, -26), (36, -14), (40, 2), (58, 14), 14)
        grass = ((-24, 18), (-18, 16), (24, 22))
    else:
        bed = curve((-56, -32), (-30, -34), (-20, -14), (0, -10), 14) + curve((0, -10), (22, -6), (26, 14), (58, 12), 16)
        grass = ((-24, 16), (18, -34), (-6, 12))
    bed = [(x * turned, y) for x, y in bed]
    brush.stroke(bed, 19, "river_line")
    brush.stroke(bed, 16.4, "river")
    for start in range(2, len(bed) - 4, 7):
        brush.stroke(bed[start : start + 4], 1.9, "ice_light")
    for x, y in grass:
        if free(x * turned, y, clear):
            tuft(brush, x * turned, y, "hill_ink")


def dunes(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Long waves of sand and a few grains."""
    turned = -1 if kind % 2 else 1
    for x, y, half in (
        (-16.0, -31.0, 17.0),
        (22.0, -18.0, 20.0),
        (-26.0, -8.0, 18.0),
        (17.0, 4.0, 19.0),
        (-27.0, 16.0, 14.0),
    ):
        x *= turned
        near = [(cx, cy, radius - 9) for cx, cy, radius in clear]
        if all(free(x + part * half, y, near) for part in (-1, -0.5, 0, 0.5, 1)):
            crest = curve((x - half, y + 5), (x - half * 0.3, y - 8), (x + half * 0.2, y - 6), (x + half, y + 5), 14)
            lee = curve((x + half, y + 5), (x + half * 0.4, y), (x + half * 0.1, y + 1), (x - half * 0.1, y + 6), 10)
            brush.polygon([*crest, *lee], "clearing")
            brush.stroke(crest, 1.7, "dune")
    for x, y in ((4, -42), (38, -30), (-42, 2), (38, 12), (-6, 14), (34, 22), (0, -20)):
        if free(x * turned, y, clear):
            brush.disc(x * turned, y, 1.5, "dune")


def _palm(brush: Brush, x: float, y: float) -> None:
    brush.stroke(curve((x, y + 14), (x + 2, y + 4), (x - 1, y - 2), (x + 2, y - 8), 8), 2.6, "board")
    for dx, dy in ((-10, -3), (-7, -11), (3, -15), (11, -10), (12, -1)):
        brush.stroke(
            curve((x + 2, y - 8), (x + dx * 0.5, y - 11), (x + dx, y + dy - 2), (x + dx, y + dy), 6), 2.4, "forest_ink"
        )


def oasis(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """A pool with palms."""
    if free(0, -8, clear):
        brush.oval(2, -2, 26, 12, "river_line")
        brush.oval(2, -2, 24, 10.4, "river")
        brush.stroke(((-9, -4), (1, -4)), 1.8, "ice_light")
        brush.stroke(((4, 2), (13, 2)), 1.8, "ice_light")
    for x, y in ((-22, -26), (24, -28), (-35, 4), (36, 4)):
        if free(x, y, [(cx, cy, radius - 4) for cx, cy, radius in clear]):
            _palm(brush, x, y)


def coast(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Sea above, beach below."""
    turned = -1 if kind % 2 else 1
    shore = curve((-60, -4), (-36, -20), (-24, 2), (0, -14), 16) + curve((0, -14), (20, -28), (34, -4), (60, -20), 16)
    shore = [(x * turned, y) for x, y in shore]
    brush.polygon([*shore, (60 * turned, -60), (-60 * turned, -60)], "river")
    brush.stroke(shore, 4.4, "ice_light")
    for x, y in ((-14, -32), (14, -38), (30, -28), (-32, -24)):
        if free(x * turned, y, clear):
            _ripple(brush, x * turned, y, "ice_light")
    for x, y in ((-34, 12), (34, 6), (-24, 20), (26, 18), (10, 6)):
        if free(x * turned, y, clear):
            brush.disc(x * turned, y, 1.7, "hill_ink")


def _ripple(brush: Brush, x: float, y: float, colour: str) -> None:
    points = curve((x - 10, y + 2), (x - 7, y - 5), (x - 2, y - 3), (x, y), 7)
    points += curve((x, y), (x + 2, y + 3), (x + 7, y + 4), (x + 10, y - 2), 7)
    brush.stroke(points, 1.9, colour)


_WAVES: Spots = ((-4, -39), (19, -29), (-26, -25), (2, -16), (33, -12), (-32, -5), (-6, 2), (22, 6), (-33, 16), (36, 20))


def open_water(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Waves."""
    for x, y in _WAVES:
        if free(x, y, clear):
            _ripple(brush, x, y, "wave")


def valley(brush: Brush, clear: Sequence[Clear], kind: int) -> None:
    """Slopes that run down to the middle from both sides."""
    for side in (-1, 1):
        for y, long in ((-34.0, 21.0), (-20.0, 24.0), (-6.0, 22.0), (8.0, 18.0), (21.0, 13.0)):
            outer, inner = (side * 47, y - 8), (side * (47 - long), y + 4)
            if free(*inner, [(cx, cy, radius - 3) for cx, cy, radius in clear]):
                brush.stroke(curve(outer, (side * 38, y - 8), (side * 30, y), inner, 8), 2.0, "forest_ink")
    if all(free(0, y, clear) for y in (-30, -8, 12)):
        floor = curve((2, -50), (-16, -34), (14, -22), (0, -6), 12) + curve((0, -6), (-10, 4), (-2, 10), (0, 18), 8)
        brush.stroke(floor, 3.4, "clearing")


# Terrains.

MEASURE = 54
"""Marks are drawn for hexes of this radius: their coordinates are finished pixels there."""


class Terrain(msgspec.Struct, frozen=True):
    """The named colours of a terrain: ground, coordinates on it, a way through it and the marks along that.

    ``dim`` is its tone on small maps.
    """

    fill: str
    dim: str
    ink: str = "cliff"
    way: str = ""
    way_ink: str = "rim"
    step: str = "bar"


TERRAINS: dict[str, Terrain] = {
    "snow": Terrain("ice_light", "flooded", way="ice", way_ink="blue_line", step="star"),
    "clearing": Terrain("clearing", "oat_shade", way="clearing", way_ink="hill_ink", step="tuft"),
    "coast": Terrain("coast", "reed", way="coast", way_ink="water", step="wave"),
    "stream": Terrain("stream", "flooded_shade", way="way_light", way_ink="spent_blue_line", step="wave"),
    "desert": Terrain("desert", "tan_line", way="desert", way_ink="hill_ink", step="dot"),
    "hills": Terrain("hills", "floor_line", way="hills", way_ink="hill_ink", step="arc"),
    "oasis": Terrain("oasis", "green", way="oasis", way_ink="spent_blue_line", step="drop"),
    "peaks": Terrain("peaks", "murk_shade", way="murk_line", way_ink="ash", step="peak"),
    "valley": Terrain("valley", "forest", way="valley", way_ink="forest_ink", step="vee"),
    "forest": Terrain("forest", "tree", way="valley", way_ink="forest_ink", step="fir"),
    "scrub": Terrain("scrub", "sepia", way="scrub", way_ink="board", step="bush"),
    "marsh": Terrain("marsh", "spent_corridor", "bone", way="marsh_way", way_ink="marsh", step="bar"),
    "water": Terrain("water", "spent_blue", "bone", way="water", way_ink="wave", step="wave"),
    "ash": Terrain("ash", "slate", "bone", way="ash", way_ink="ash_light", step="crack"),
}
"""Every terrain, the lightest first. A second name for one is in `ALIKE`."""

ALIKE = {
    "river": "stream",
    "mountains": "peaks",
    "swamp": "marsh",
    "plains": "clearing",
    "meadow": "clearing",
    "dunes": "desert",
    "sea": "water",
    "lake": "water",
}
"""Other names of terrains."""


def proper(name: str) -> str:
    """Return the name that a terrain is drawn under; ``ValueError`` when there is none of that name."""
    name = ALIKE.get(name, name)
    if name not in TERRAINS:
        raise ValueError(f"no terrain is called {name!r}; known are {', '.join(sorted((*TERRAINS, *ALIKE)))}")
    return name


def terrain(name: str) -> Terrain:
    """Return a terrain by its name; ``ValueError`` when there is none of that name."""
    return TERRAINS[proper(name)]


def cover(brush: Brush, name: str, clear: Sequence[Clear], kind: int) -> None:
    """Draw a terrain's marks around (0, 0) but for those that would touch a disc of ``clear``; ``kind`` (0-3) varies them.

    The brush's unit is one pixel of a hex of radius `MEASURE`.
    """
    _COVERS[proper(name)](brush, tuple(clear), kind)


def _scattered(
    draw: Callable[[Brush, float, float], None], spots: Spots
) -> Callable[[Brush, tuple[Clear, ...], int], None]:
    def scatter(brush: Brush, clear: tuple[Clear, ...], kind: int) -> None:
        turned = -1 if kind % 2 else 1
        for x, y in spots:
            if free(x * turned, y, clear):
                draw(brush, x * turned, y)

    return scatter


_FIRS: Spots = ((0, -41), (-21, -31), (22, -31), (-36, -13), (-12, -17), (12, -17), (36, -13), (0, 2), (-25, 9), (25, 9))
_FIRS += ((-38, 13), (38, 13))
_MOUNDS: Spots = ((-18, -35), (20, -36), (1, -18), (-31, -8), (31, -9), (-4, 6), (-30, 17), (29, 17))
_TUFTS: Spots = ((-6, -39), (19, -33), (-27, -22), (36, -10), (-37, 2), (8, -12), (-14, -2), (34, 19), (-29, 23), (12, 10))
_BUSHES: Spots = ((-8, -38), (20, -29), (-29, -21), (3, -17), (33, -6), (-18, 0), (-36, 10), (16, 6), (34, 19))
_STUMPS: Spots = ((-3, -35), (24, -24), (-27, -19), (8, -8), (-35, 8), (35, 9), (-12, 10))
_FLAKES: Spots = ((-6, -40), (22, -30), (-27, -25), (4, -16), (36, -8), (-17, -4), (-37, 6), (16, 8), (35, 20), (-30, 24))

_COVERS: dict[str, Callable[[Brush, tuple[Clear, ...], int], None]] = {
    "forest": _scattered(fir, _FIRS),
    "hills": _scattered(mound, _MOUNDS),
    "clearing": _scattered(tuft, _TUFTS),
    "scrub": _scattered(bush, _BUSHES),
    "ash": _scattered(stump, _STUMPS),
    "snow": _scattered(flake, _FLAKES),
    "peaks": peaks,
    "marsh": marsh,
    "stream": stream,
    "desert": dunes,
    "oasis": oasis,
    "coast": coast,
    "water": open_water,
    "valley": valley,
}


def step(brush: Brush, name: str, x: float, y: float, along: Point, ink: Colour = "") -> None:
    """Draw one mark of a way around (x, y), upright, in its own colour or in ``ink``; ``along`` is the way's direction."""
    look = terrain(name)
    _STEPS[look.step](brush, x, y, ink or look.way_ink, along)


def _fir(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.polygon(((x - 3.6, y + 3), (x, y - 4), (x + 3.6, y + 3)), ink)


def _arc(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.8, y + 3), (x - 3, y - 1), (x, y - 2.8), (x + 3, y - 1), (x + 3.8, y + 3)), 1.5, ink)


def _bar(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 4, y), (x + 4, y)), 1.5, ink)


def _peak(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.4, y + 3), (x, y - 3), (x + 3.4, y + 3)), 1.5, ink)


def _vee(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.4, y - 2.5), (x, y + 2.5), (x + 3.4, y - 2.5)), 1.5, ink)


def _wave(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 4.5, y + 1), (x - 2, y - 1.6), (x + 1.6, y + 1.6), (x + 4.5, y - 1)), 1.5, ink)


def _dot(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x - along[0] * 2.6, y - along[1] * 2.6 - 1, 1.3, ink)
    brush.disc(x + along[0] * 2.6, y + along[1] * 2.6 + 1.4, 1.3, ink)


def _drop(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x, y + 0.8, 2.6, ink)
    brush.polygon(((x - 2.3, y), (x, y - 4), (x + 2.3, y)), ink)


def _tuft(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    for dx in (-2.4, 0, 2.4):
        brush.stroke(((x + dx * 0.4, y + 3), (x + dx, y - 2.4)), 1.2, ink)


def _bush(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.disc(x - 1.7, y + 0.6, 2.1, ink)
    brush.disc(x + 1.7, y + 0.6, 2.1, ink)
    brush.disc(x, y - 1.4, 2, ink)


def _crack(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    brush.stroke(((x - 3.6, y + 2.6), (x - 0.6, y - 0.6), (x + 0.6, y + 0.8), (x + 3.6, y - 2.6)), 1.4, ink)


def _star(brush: Brush, x: float, y: float, ink: Colour, along: Point) -> None:
    for dx, dy in ((3.2, 0.0), (1.6, 2.8), (1.6, -2.8)):
        brush.stroke(((x - dx, y - dy), (x + dx, y + dy)), 1.1, ink)


_STEPS: dict[str, Callable[[Brush, float, float, Colour, Point], None]] = {
    "fir": _fir,
    "arc": _arc,
    "bar": _bar,
    "peak": _peak,
    "vee": _vee,
    "wave": _wave,
    "dot": _dot,
    "drop": _drop,
    "tuft": _tuft,
    "bush": _bush,
    "crack": _crack,
    "star": _star,
}
