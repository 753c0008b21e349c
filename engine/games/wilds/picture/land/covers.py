"""How terrains cover a hex of radius 54 around (0, 0): marks sown all over it, waters that run on into the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from engine.core.canvas import BrushLike, Point
from engine.maps.curves import curve

from . import marks

MEASURE = 54
"""Marks are drawn for hexes of this radius: their coordinates are finished pixels there."""

Clear = tuple[float, float, float]
"""A disc that stays free of marks: x, y and radius."""

Mark = Callable[[BrushLike], None]

MIDDLES: tuple[Point, ...] = ((23.5, -40.5), (47.0, 0.0), (23.5, 40.5), (-23.5, 40.5), (-47.0, 0.0), (-23.5, -40.5))
"""The middles of a hex's sides."""


def free(x: float, y: float, clear: Sequence[Clear]) -> bool:
    """Tell whether a mark around (x, y) keeps out of every disc of ``clear``."""
    return all(math.hypot(x - cx, y - cy) >= radius for cx, cy, radius in clear)


def sized(brush: BrushLike, x: float, y: float, size: float) -> BrushLike:
    """Return a brush for a mark around (x, y), ``size`` times as large as it is drawn."""
    return brush.inner(x, y, 48 * size).moved(24, 24)


def sown(kind: int, wide: float, high: float, edge: float) -> Iterator[tuple[float, float, int]]:
    """Yield places all over a hex, the upper ones first, each with a number 0-15 for what stands there.

    They are about ``wide`` and ``high`` apart, ``edge`` from the border at least; each ``kind`` lies otherwise.
    """
    rows = max(1, round(2 * (MEASURE - edge) / high))
    for row in range(rows):
        y = (row + 0.5 - rows / 2) * high
        half = min(47.0, (MEASURE - abs(y)) * 1.732) - edge
        if half < 0:
            continue
        count = max(1, round((2 * half + wide) / wide - (0.5 if (row + kind) % 2 else 0)))
        found = []
        for place in range(count):
            lot = (row * 73 + place * 151 + kind * 197 + 29) * 40503 >> 4
            x = (place + 0.5 - count / 2) * wide + ((lot & 7) / 7 - 0.5) * wide * 0.45
            if abs(x) <= half + 1:
                found.append((x, y + ((lot >> 3 & 7) / 7 - 0.5) * high * 0.5, lot >> 6 & 15))
        yield from sorted(found, key=lambda spot: spot[1])


SORTS: dict[str, tuple[Point, float, tuple[tuple[Mark, int], ...]]] = {
    "forest": ((21.0, 16.0), 11.0, ((marks.fir, 12), (marks.oak, 4))),
    "hills": ((29.0, 17.0), 15.0, ((marks.mound, 14), (marks.tuft, 2))),
    "clearing": ((24.0, 16.0), 9.0, ((marks.tuft, 12), (marks.flowers, 4))),
    "scrub": ((25.0, 17.0), 11.0, ((marks.bush, 14), (marks.tuft, 2))),
    "ash": ((25.0, 20.0), 14.5, ((marks.stump, 10), (marks.crack, 6))),
    "snow": ((24.0, 17.0), 11.0, ((marks.flake, 8), (marks.drift, 5), (marks.white_fir, 3))),
    "peaks": ((31.0, 17.0), 24.0, ((marks.mountain, 15), (marks.scree, 1))),
    "marsh": ((26.0, 14.5), 12.0, ((marks.reeds, 6), (marks.pool, 4), (marks.still, 6))),
    "desert": ((35.0, 15.0), 16.0, ((marks.dune, 11), (marks.grains, 5))),
    "water": ((26.0, 14.0), 11.0, ((marks.ripple, 12), (marks.swell, 4))),
    "oasis": ((30.0, 20.0), 14.0, ((marks.palm, 8), (marks.tuft, 8))),
    "coast": ((26.0, 15.0), 11.0, ((marks.shells, 10), (marks.tuft, 6))),
    "stream": ((26.0, 17.0), 10.0, ((marks.tuft, 14), (marks.oak, 2))),
    "valley": ((24.0, 18.0), 11.0, ((marks.tuft, 8), (marks.oak, 8))),
}
"""What stands in each terrain: how far apart, how far it reaches to its sides, and of each 16 so many of each sort."""


INSIDE = 15.0
"""Marks stay so far within a hex, however wide they are: a little of the widest may be cut off."""


def mark_of(name: str, lot: int) -> Mark:
    """Return what stands at a place of a terrain, by its ``lot``."""
    lot %= 16
    for draw, times in SORTS[name][2]:
        lot -= times
        if lot < 0:
            return draw
    raise AssertionError(f"the marks of {name} are not 16")


def _sow(brush: BrushLike, name: str, clear: Sequence[Clear], kind: int, grain: float) -> None:
    """Draw a terrain's marks all over a hex."""
    (wide, high), edge, _ = SORTS[name]
    for x, y, lot in sown(kind, wide * grain, high * grain, min(edge, INSIDE) * grain):
        # Close to what stands there, smaller ones find room.
        for size in (0.9 + 0.05 * (lot % 5), 0.66):
            if free(x, y, [(cx, cy, radius - 13 + edge * grain * size) for cx, cy, radius in clear]):
                mark_of(name, lot)(sized(brush, x, y, grain * size))
                break


def cover(
    brush: BrushLike, name: str, clear: Sequence[Clear] = (), kind: int = 0, grain: float = 1.0, flow: tuple[int, ...] = ()
) -> None:
    """Draw a terrain's marks around (0, 0) but for those that would touch a disc of ``clear``; ``kind`` (0-3) varies them.

    The brush's unit is one pixel of a hex of radius `MEASURE`; ``grain`` is how large marks are in it: smaller ones are
    more. ``flow`` are the sides over which a stream runs on, or those that a coast has the sea on.
    """
    keep = [*clear]
    if name in _WATERS:
        keep += _WATERS[name](brush, clear, kind, grain, flow)
    _sow(brush, name, keep, kind, grain)


# Waters.


def river_bed(flow: tuple[int, ...], kind: int) -> list[list[Point]]:
    """Return how a stream runs through a hex, as curves: from side to side, else it springs and sinks within."""
    lean = 9.0 if kind % 2 else -9.0
    ends = [MIDDLES[side] for side in flow]
    if not ends:
        return [curve((-33, -12 - lean), (-12, -30), (8, 16), (33, 6 + lean), 16)]
    if len(ends) == 1:
        (x, y), turn = ends[0], lean / 10
        spring = (-x * 0.45 - y * 0.3 * turn, -y * 0.45 + x * 0.3 * turn)
        return [curve((x, y), (x * 0.45, y * 0.45), (y * 0.4 * turn, -x * 0.4 * turn), spring, 14)]
    first = ends[0]
    return [curve(first, _inward(first, lean), _inward(other, -lean), other, 16) for other in ends[1:]]


def _inward(side: Point, lean: float) -> Point:
    """Return a place on the way from a side to the middle, ``lean`` off it."""
    x, y = side
    return x * 0.4 - y / 47 * lean, y * 0.4 + x / 47 * lean


def _stream(brush: BrushLike, clear: Sequence[Clear], kind: int, grain: float, flow: tuple[int, ...]) -> list[Clear]:
    """A river, with ripples; where it begins or ends it is thin."""
    beds = river_bed(flow, kind)
    broad = 15.0 * (0.45 + 0.55 * grain)
    for more, colour in ((2.6, "river_line"), (0.0, "river")):
        for bed in beds:
            for place in range(len(bed) - 1):
                thin = (len(bed) - 1 - place) / 5 if len(flow) == 1 else min(place + 1, len(bed) - 1 - place) / 5
                part = 1.0 if len(flow) > 1 else min(1.0, 0.3 + 0.7 * thin)
                brush.stroke(bed[place : place + 2], broad * part + more * grain, colour)
    for bed in beds:
        for start in range(2, len(bed) - 3, 5):
            brush.stroke(bed[start : start + 3], 1.7 * grain, "ice_light")
    return [(x, y, broad / 2 + 14) for bed in beds for x, y in bed]


def _coast(brush: BrushLike, clear: Sequence[Clear], kind: int, grain: float, flow: tuple[int, ...]) -> list[Clear]:
    """Sea on some sides, with a beach along it: on the upper two, where nothing is known of it."""
    sides = flow or (0, 5)
    sea: list[Clear] = []
    for side in sides:
        x, y = MIDDLES[side]
        ux, uy = x / 47, y / 47
        for more, colour in ((5.0, "ice_light"), (0.0, "river")):
            shore = []
            for step in range(-8, 9):
                along = step * 5.2
                deep = 25 - more - 3.0 * math.sin(step * 1.1 + kind)
                shore.append((ux * deep - uy * along, uy * deep + ux * along))
            brush.polygon([*shore, *((px + ux * 60, py + uy * 60) for px, py in (shore[-1], shore[0]))], colour)
    for side in sides:
        x, y = MIDDLES[side]
        sea += [(x * part - y * off, y * part + x * off, 21.0) for part in (0.62, 0.95) for off in (-0.45, 0.0, 0.45)]
        for part, off in ((0.76, -0.22), (0.82, 0.26)):
            px, py = x * part - y * off, y * part + x * off
            if free(px, py, clear):
                marks.ripple(sized(brush, px, py, grain), "ice_light")
    return sea


def _oasis(brush: BrushLike, clear: Sequence[Clear], kind: int, grain: float, flow: tuple[int, ...]) -> list[Clear]:
    """A pool."""
    brush.oval(2, -2, 26, 13, "river_line")
    brush.oval(2, -2, 24, 11.4, "river")
    for x0, x1, y in ((-11, 1, -5), (4, 15, 2), (-6, 3, 4)):
        brush.stroke(((x0, y), (x1, y)), 1.7 * grain, "ice_light")
    return [(2, -2, 28), (-16, -2, 20), (20, -2, 20)]


def _valley(brush: BrushLike, clear: Sequence[Clear], kind: int, grain: float, flow: tuple[int, ...]) -> list[Clear]:
    """Slopes that run down to the middle from both sides, and a path along it."""
    steep = 12.0 * grain
    for side in (-1, 1):
        for row in range(round(76 / steep)):
            y = -38 + row * steep
            outer = min(46.0, (MEASURE - abs(y)) * 1.732)
            long = (17 + 5 * (row % 3)) * (0.6 + 0.4 * grain)
            inner = (side * (outer - long), y + 9 * grain)
            if free(*inner, [(cx, cy, radius - 3) for cx, cy, radius in clear]):
                bends = [(side * (outer - long * part), y - 4) for part in (0.0, 0.4, 0.7)]
                slope = curve(bends[0], bends[1], bends[2], inner)
                brush.stroke(slope, 1.8 * (0.5 + 0.5 * grain), "forest_ink")
    if all(free(0, y, clear) for y in (-30, -8, 12)):
        floor = curve((2, -50), (-16, -34), (14, -22), (0, -6), 12) + curve((0, -6), (-10, 6), (8, 24), (0, 50), 12)
        brush.stroke(floor, 3.2, "clearing")
    return [(side * 34.0, y, 17.0) for side in (-1, 1) for y in (-30.0, -10.0, 10.0, 30.0)] + [
        (0.0, y, 15.0) for y in (-40.0, -24.0, -8.0, 8.0, 24.0, 40.0)
    ]


_WATERS: dict[str, Callable[[BrushLike, Sequence[Clear], int, float, tuple[int, ...]], list[Clear]]] = {
    "stream": _stream,
    "coast": _coast,
    "oasis": _oasis,
    "valley": _valley,
}
"""What is drawn below the marks, and where these keep off it."""
