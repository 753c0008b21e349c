"""Curves as rows of points: where a place along one lies, parts of it, how long it is; and rectangles around things."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from .lattice import Point

Line = tuple[Point, ...]
"""A curve, as points on it from its beginning to its end."""
Box = tuple[float, float, float, float]
"""A rectangle: left, top, right, bottom."""

_STEPS = 28


def apart(a: Box, b: Box) -> bool:
    """Tell whether two rectangles keep apart."""
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def arc(a: Point, b: Point, bend: float) -> Line:
    """Return a curve from ``a`` to ``b`` that leaves the straight by ``bend`` of its length, to the right of it."""
    mx, my = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend * 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 2
    points = []
    for place in range(_STEPS + 1):
        t = place / _STEPS
        u = 1 - t
        points.append((u * u * a[0] + 2 * u * t * mx + t * t * b[0], u * u * a[1] + 2 * u * t * my + t * t * b[1]))
    return tuple(points)


def bounds(points: Sequence[Point]) -> Box:
    """Return the rectangle around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


@lru_cache(maxsize=256)
def trimmed(line: Line, first: float, last: float) -> Line:
    """Return a curve without its first and last pixels; of a curve too short for that a little of its middle."""
    length = long(line)
    if length <= first + last + 2:
        return at(line, length / 2 - 1), at(line, length / 2 + 1)
    return part(line, first, length - last)


@lru_cache(maxsize=256)
def beads(line: Line, apart: int) -> Line:
    """Return points on a curve, one every ``apart`` pixels from its beginning."""
    return tuple(at(line, reach) for reach in range(0, round(long(line)) + 1, apart))


def long(line: Sequence[Point]) -> float:
    """Return the length of a curve in pixels."""
    return sum(math.dist(a, b) for a, b in pairwise(line))


def at(line: Sequence[Point], reach: float) -> Point:
    """Return the point ``reach`` pixels along a curve."""
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        if piece and reach <= piece:
            return a[0] + (b[0] - a[0]) * reach / piece, a[1] + (b[1] - a[1]) * reach / piece
        reach -= piece
    return line[-1]


def along(line: Sequence[Point], reach: float) -> Point:
    """Return the direction of a curve ``reach`` pixels along it, as a step of length 1."""
    a, b = at(line, max(0.0, reach - 4)), at(line, reach + 4)
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def part(line: Sequence[Point], first: float, last: float) -> Line:
    """Return the part of a curve between two places along it."""
    points, gone = [at(line, first)], 0.0
    for a, b in pairwise(line):
        gone += math.dist(a, b)
        # A corner close to the end of a thick line would stick out of it.
        if first + 6 < gone < last - 6:
            points.append(b)
    return *points, at(line, last)


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 10) -> list[Point]:
    """Return points along the cubic curve from ``a`` to ``d`` that is drawn towards ``b`` and ``c``."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    return [(p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy) for p, q, r, s in _weights(steps)]


@cache
def _weights(steps: int) -> tuple[tuple[float, float, float, float], ...]:
    """Return how much each of the four points of a curve counts at its start, after each step, and at its end."""
    along = [(step / steps, 1 - step / steps) for step in range(steps + 1)]
    return tuple([(u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t) for t, u in along])
