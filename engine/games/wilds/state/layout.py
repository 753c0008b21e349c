"""Where the points of a region lie on its map, where the author did not say: paths do not cross if that is possible.

A region is laid out once, as a whole, when a game begins: whatever becomes known, nothing moves. A first drawing without
crossings is loosened, point by point, without making any. Everything is worked out from the region alone, so that the same
region always looks the same.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.maps.graphs import drawn_flat

from .region import Region

EDGE = 0.07
"""How far from the map's border points keep."""
LEAST = 0.09
"""How far apart any two points should be; more than 30 have to be content with less."""

SHAPE = (660, 441)
"""The room of a map in pixels: a region's x and y, from 0 to 1, stand for its width and height."""

POINTS = 16
"""So many headings there are, clockwise from the east."""

_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7))
_Ways = tuple[tuple[int, int, int], ...]


def settled(region: Region) -> Region:
    """Return a region whose points all have a place; those that have one keep it. Hexes are returned as they are."""
    if region.format == "hex" or all(place.x is not None and place.y is not None for place in region.places):
        return region
    spots = positions(region)
    return replace(
        region, places=tuple(replace(place, x=spots[place.id][0], y=spots[place.id][1]) for place in region.places)
    )


Headings = tuple[tuple[str, str, int], ...]
"""Which way paths leave points: the point, the far end, the heading."""


def headings(region: Region, places: frozenset[str]) -> Headings:
    """Return which way the paths of some points leave them: one of `POINTS` headings, no two of a point alike.

    That is what any member sees who stands there; how far off the other end lies it does not tell.
    """
    spots = {place.id: (place.x or 0.0, place.y or 0.0) for place in region.places}
    found: list[tuple[str, str, int]] = []
    for here in (place.id for place in region.places if place.id in places):
        taken: set[int] = set()
        for path in region.paths:
            if here in (path.a, path.b):
                far = path.b if path.a == here else path.a
                heading = leaves(spots[here], spots[far], taken)
                taken.add(heading)
                found.append((here, far, heading))
    return tuple(found)


def leaves(start: Spot, end: Spot, taken: set[int]) -> int:
    """Return the heading in which a path leaves a point, where others have taken some."""
    return _nearest_free(_turn(start, end), taken)


def _turn(start: Spot, end: Spot) -> float:
    """Return the direction of one place from another as the picture shows it, in headings."""
    wide, high = SHAPE
    return math.atan2((end[1] - start[1]) * high, (end[0] - start[0]) * wide) / math.tau * POINTS


def _nearest_free(turn: float, taken: set[int]) -> int:
    free = [heading for heading in range(POINTS) if heading not in taken] or list(range(POINTS))
    return min(free, key=lambda heading: abs((turn - heading + POINTS / 2) % POINTS - POINTS / 2))


def positions(region: Region) -> dict[str, Spot]:
    """Return x and y, from 0 to 1, of every point by id. Those that the region gives are kept as they are."""
    numbers = {place.id: number for number, place in enumerate(region.places)}
    given = tuple(None if place.x is None or place.y is None else (place.x, place.y) for place in region.places)
    ways = tuple((numbers[path.a], numbers[path.b], path.length) for path in region.paths)
    return dict(zip(numbers, laid_out(given, ways), strict=True))


@lru_cache(maxsize=64)
def laid_out(given: tuple[Spot | None, ...], ways: _Ways) -> tuple[Spot, ...]:
    """Return a place for each point; ``ways`` are pairs of numbers with their length."""
    if all(spot is not None for spot in given):
        return tuple(spot for spot in given if spot is not None)
    drawing = _Drawing(given, ways)
    drawing.loosen()
    return tuple((round(x, 4), round(y, 4)) for x, y in drawing.spots)


def crossings(spots: tuple[Spot, ...], ways: _Ways) -> int:
    """Return how many pairs of ways cross, other than at a common end."""
    found = 0
    for number, (a, b, _) in enumerate(ways):
        for c, d, _ in ways[:number]:
            if not {a, b} & {c, d} and cross(spots[a], spots[b], spots[c], spots[d]):
                found += 1
    return found


class _Drawing:
    def __init__(self, given: tuple[Spot | None, ...], ways: _Ways) -> None:
        self._ways = ways
        self._free = [number for number, spot in enumerate(given) if spot is None]
        self._beside: list[list[tuple[int, int]]] = [[] for _ in given]
        for a, b, length in ways:
            self._beside[a].append((b, length))
            self._beside[b].append((a, length))
        self._span = 0.8 / max(2.0, len(given) ** 0.5)
        self.spots = self._begun(given)

    def _begun(self, given: tuple[Spot | None, ...]) -> list[Spot]:
        if len(self._free) == len(given):
            return self._planar(len(given))
        # Near what they are joined to, each a little further round than the one before.
        spots: list[Spot | None] = list(given)
        for turn, number in enumerate(self._free):
            near = [spot for end, _ in self._beside[number] if (spot := spots[end]) is not None] or [(0.5, 0.5)]
            x, y = sum(spot[0] for spot in near) / len(near), sum(spot[1] for spot in near) / len(near)
            dx, dy = _AROUND[turn % 8]
            spots[number] = _inside((x + self._span * dx * (1 + turn / 50), y + self._span * dy * (1 + turn / 50)))
        return [spot for spot in spots if spot is not None]

    def _planar(self, count: int) -> list[Spot]:
        """Return a first drawing, without crossings if there is any such."""
        flat = drawn_flat(count, ((a, b) for a, b, _ in self._ways)) if count > 3 else None
        drawn = flat or _ring(count)
        xs, ys = [drawn[number][0] for number in range(count)], [drawn[number][1] for number in range(count)]
        wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
        room = 1 - 2 * EDGE
        return [
            (EDGE + room * (x - min(xs)) / wide, EDGE + room * (y - min(ys)) / high) for x, y in zip(xs, ys, strict=True)
        ]

    def loosen(self) -> None:
        """Move points, one at a time, to where they sit better: ways as long as they should be, nothing too close."""
        # A round takes longer the more points and ways there are; all of them together take about as long.
        rounds = min(80, max(10, 30000 // max(1, len(self.spots) * len(self._ways))))
        for turn in range(rounds):
            step = 0.16 * 0.95 ** (turn * 80 / rounds) + 0.004
            moved = False
            for number in self._free:
                best, least = self.spots[number], self._strain(number, self.spots[number])
                for dx, dy in _AROUND:
                    x, y = self.spots[number]
                    spot = _inside((x + step * dx, y + step * dy))
                    strain = self._strain(number, spot, least)
                    if strain < least - 1e-9:
                        best, least, moved = spot, strain, True
                self.spots[number] = best
            if not moved and step < 0.006:
                break

    def _strain(self, number: int, spot: Spot, limit: float = float("inf")) -> float:
        """Return how badly a point would sit at a place; no further than needed to know that it is beyond ``limit``."""
        strain = 0.0
        for other, at in enumerate(self.spots):
            if other != number:
                far = max(1e-4, apart(spot, at) ** 0.5)
                strain += 0.02 * self._span / far
                if far < LEAST:
                    strain += 20 * (LEAST - far) / LEAST
        for end, length in self._beside[number]:
            wanted = self._span * (0.7 + 0.3 * length)
            strain += ((apart(spot, self.spots[end]) ** 0.5 - wanted) / self._span) ** 2 * 0.3
        if strain >= limit:
            return strain
        for a, b, _ in self._ways:
            if number not in (a, b) and grazes(self.spots[a], self.spots[b], spot, 0.055):
                strain += 5
        for end, _ in self._beside[number]:
            for a, b, _ in self._ways:
                if not {a, b} & {number, end} and cross(spot, self.spots[end], self.spots[a], self.spots[b]):
                    strain += 100
            for other, at in enumerate(self.spots):
                if other not in (number, end) and grazes(spot, self.spots[end], at, 0.055):
                    strain += 5
            if strain >= limit:
                return strain
        return strain


def _inside(spot: Spot) -> Spot:
    return min(1 - EDGE, max(EDGE, spot[0])), min(1 - EDGE, max(EDGE, spot[1]))


def _ring(count: int) -> dict[int, Spot]:
    """Return points evenly around a square's border, for graphs that cannot be drawn without crossings, and tiny ones."""
    found = {}
    for number in range(count):
        along = 4 * number / count
        side, rest = int(along), along % 1
        found[number] = ((rest, 0.0), (1.0, rest), (1 - rest, 1.0), (0.0, 1 - rest))[side]
    return found


Spot = tuple[float, float]


MARGIN = 0.08


def network(dice: Dice, count: int) -> tuple[tuple[Spot, ...], tuple[tuple[int, int], ...]]:
    """Return ``count`` points within a unit square, and the paths between them by number.

    The paths are a random spanning tree, and more until every point has two or there are ``count + 2``; none cross.
    """
    spots = _strewn(dice, count)
    ways = _possible(spots)
    group = list(range(count))
    chosen: list[tuple[int, int]] = []
    for a, b in dice.shuffled(ways):
        if group[a] != group[b]:
            chosen.append((a, b))
            old = group[b]
            group = [group[a] if item == old else item for item in group]
    while len(chosen) < count + 2:
        ends = [end for way in chosen for end in way]
        single = [number for number in range(count) if ends.count(number) < 2]
        more = [way for way in ways if way not in chosen and any(end in single for end in way)]
        if not more:
            break
        chosen.append(dice.pick(more))
    return spots, tuple(sorted(chosen))


def _strewn(dice: Dice, count: int) -> tuple[Spot, ...]:
    """Return one point in each of ``count`` cells of a grid that has a few more, not quite in the middle of its cell."""
    columns = next(width for width in range(1, count + 1) if width * width >= count)
    rows = -(-(count + 1) // columns)
    cells = sorted(dice.shuffled(range(columns * rows))[:count])
    span = 1 - 2 * MARGIN
    found = []
    for cell in cells:
        row, column = divmod(cell, columns)
        across, down = (0.25 + dice.below(51) / 100 for _ in range(2))
        x, y = MARGIN + span * (column + across) / columns, MARGIN + span * (row + down) / rows
        found.append((round(x, 3), round(y, 3)))
    return tuple(found)


def _possible(spots: tuple[Spot, ...]) -> list[tuple[int, int]]:
    """Return straight ways between points, the shortest first, each unless it crosses or grazes something."""
    found: list[tuple[int, int]] = []
    pairs = sorted(combinations(range(len(spots)), 2), key=lambda pair: (apart(spots[pair[0]], spots[pair[1]]), pair))
    for a, b in pairs:
        crossing = any(cross(spots[a], spots[b], spots[c], spots[d]) for c, d in found if not {a, b} & {c, d})
        near = any(grazes(spots[a], spots[b], spots[c]) for c in range(len(spots)) if c not in (a, b))
        if not crossing and not near:
            found.append((a, b))
    return found


def apart(a: Spot, b: Spot) -> float:
    """Return how far two points are from each other, squared."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _side(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the straight ways a-b and c-d, which share no end, meet."""
    return _side(a, b, c) * _side(a, b, d) <= 0 and _side(c, d, a) * _side(c, d, b) <= 0


def grazes(a: Spot, b: Spot, c: Spot, distance: float = 0.05) -> bool:
    """Whether the straight way a-b passes the point c within a distance."""
    length = apart(a, b)
    if not length:
        return apart(a, c) < distance**2
    along = ((c[0] - a[0]) * (b[0] - a[0]) + (c[1] - a[1]) * (b[1] - a[1])) / length
    along = min(1.0, max(0.0, along))
    return apart((a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])), c) < distance**2
