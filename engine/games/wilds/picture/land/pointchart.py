"""Where everything of a map of points lies: as far apart as the picture has room, their size, ways as curves."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

import msgspec

from engine.core.canvas import Colour, Fit
from engine.core.frame import Area
from engine.maps import curves

from .shown import RoadShown
from .way_bends import bent

STATES = ("visited", "seen", "unknown", "rumour", "veiled")
RING: dict[str, tuple[Colour, float]] = {"visited": ("trail", 4.4), "seen": ("steel", 2.6), "veiled": ("slate", 2.6)}
"""Colour and width of the ring around a point of which the terrain is drawn."""


def state_known(state: str) -> str:
    """Return ``state`` when a point can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no point of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


def reach_of(state: str, radius: int) -> int:
    """Return how far a point reaches from its middle, in pixels: unknown ones are small."""
    state_known(state)
    if state == "unknown":
        return max(16, round(radius * 0.46))
    if state == "rumour":
        return round(radius * 0.93)
    return radius + round(RING[state][1])


MARGIN = (92, 100, 92, 104)
"""Pixels between a window's edges (left, top, right, bottom) and the middles of the outermost points."""

SIZES = ((4, 60), (8, 52), (12, 46), (18, 38), (24, 33), (99, 28))
"""Radii of points by how many there are at most."""

LEAST = 22
CLOSE = 0.34
"""A disc takes up no more than this part of the distance to the nearest other one."""

LONGEST, FLATTEST = 620.0, 330
"""The longer side of a map in pixels where few points are known, and the least height that a map fills."""

STRETCH = 1.5
"""A map may be drawn so much longer one way than the other to fill its window."""

LAND = {"visited": 3.4, "seen": 2.6, "veiled": 2.0}
"""How far around a point the land is known, in radii, by its state."""

HALF, LAND_LEAST = 0.6, 1.7
"""It does not reach farther than this part of the way to the next point, but at least so many radii."""


class LandChart(msgspec.Struct, frozen=True):
    """Where everything of a graph lies in the picture: points, their radius, ways as curves between the discs."""

    spots: dict[str, tuple[int, int]]
    radius: int
    lines: tuple[curves.Line, ...]

    @property
    def broad(self) -> float:
        """How wide ways are beside those of other maps."""
        return max(1.0, min(1.5, self.radius / 38))


def _spans(board: RoadShown) -> tuple[float, float]:
    """Return how wide and how high the map of a graph is, in units of its nodes' places."""
    xs, ys = [node.x for node in board.nodes] or [0.0], [node.y for node in board.nodes] or [0.0]
    return max(xs) - min(xs), max(ys) - min(ys)


def _scales(board: RoadShown, wide: float, high: float) -> tuple[float, float]:
    """Return how many pixels a unit of the places is across and down, for so much room between the outermost points."""
    across, down = _spans(board)
    few = LONGEST / max(across, down, 0.01)
    x, y = wide / max(across, 0.01), high / max(down, 0.01)
    even = min(x, y, few)
    return min(x, even * STRETCH), min(y, even * STRETCH)


def fit(board: RoadShown) -> Fit:
    """Return how large a map of points is drawn in so much room, and what it fills of it."""
    around_x, around_y = MARGIN[0] + MARGIN[2], MARGIN[1] + MARGIN[3]
    across, down = _spans(board)

    def drawn(wide: int, high: int) -> tuple[float, int, int]:
        even = min(_scales(board, wide - around_x, high - around_y))
        filled = min(high, max(FLATTEST, round(down * even * 1.15) + around_y))
        return even * max(across, down), wide, filled

    return drawn


@lru_cache(maxsize=16)
def chart(board: RoadShown, area: Area) -> LandChart:
    """Return where the points and ways of a graph lie in a window."""
    left, top, right, bottom = (edge + way * by for edge, way, by in zip(area, (1, 1, -1, -1), MARGIN, strict=True))
    across, down = _scales(board, right - left, bottom - top)
    xs, ys = [node.x for node in board.nodes] or [0.0], [node.y for node in board.nodes] or [0.0]
    mx, my = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    spots = {
        node.key: (round((left + right) / 2 + (node.x - mx) * across), round((top + bottom) / 2 + (node.y - my) * down))
        for node in board.nodes
    }
    middles = list(spots.values())
    radius = next(size for most, size in SIZES if len(middles) <= most or most == SIZES[-1][0])
    unseen = {node.key for node in board.nodes if node.state == "unknown"}
    rooms = [_room(spots[a], spots[b], (a in unseen) + (b in unseen)) for a, b in combinations(spots, 2)]
    if rooms:
        radius = max(LEAST, min(radius, round(min(rooms))))
    order = {node.key: place for place, node in enumerate(board.nodes)}
    pairs = tuple((order[way.a], order[way.b]) for way in board.ways)
    straight = frozenset(place for place, way in enumerate(board.ways) if unseen & {way.a, way.b})
    lines = bent(tuple((float(x), float(y)) for x, y in middles), pairs, radius + 26.0, straight, area)
    reach = {node.key: reach_of(node.state, radius) + 7 for node in board.nodes}
    trimmed = tuple(curves.trimmed(curve, reach[way.a], reach[way.b]) for way, curve in zip(board.ways, lines, strict=True))
    return LandChart(spots, radius, trimmed)


def _room(a: tuple[int, int], b: tuple[int, int], unknown: int) -> float:
    """Return how large discs may be for two of them to keep apart: ``unknown`` ones are small."""
    far = math.dist(a, b)
    return far * CLOSE if not unknown else max(0.0, far - 24) if unknown == 1 else 99.0


def extent(board: RoadShown, area: Area) -> Area:
    """Return the rectangle of the picture that what is known of a graph takes up."""
    where = chart(board, area)
    xs, ys = [x for x, _ in where.spots.values()] or [area[0]], [y for _, y in where.spots.values()] or [area[1]]
    reach = round(where.radius * LAND["visited"])
    return (
        max(area[0], min(xs) - reach),
        max(area[1], min(ys) - reach),
        min(area[2], max(xs) + reach),
        min(area[3], max(ys) + reach),
    )
