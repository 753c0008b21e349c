"""How the ways between the points of a map bend: off other points, and across each other as little as may be."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from engine.maps.curves import Line, arc, at, bounds
from engine.maps.lattice import Point

WIDTH = 10.0
"""Width of a way."""

_BENDS = (0.08, -0.08, 0.12, -0.12, 0.04, -0.04, 0.17, -0.17, 0.0, 0.25, -0.25, 0.34, -0.34)


OTHER = 9.0
"""What it costs to bend a way otherwise than at first: it should not change its bend whenever something becomes known."""

CROSSING, CONFLICT = 60.0, 30.0
"""What it costs to cross another way, and from which cost on a way is looked at again."""

AWAY, FORK = 90.0, 42.0
"""So far from where two ways begin they should be so far apart, in pixels."""


@lru_cache(maxsize=32)
def bent(
    nodes: tuple[Point, ...],
    ways: tuple[tuple[int, int], ...],
    room: float,
    straight: frozenset[int] = frozenset(),
    area: tuple[int, int, int, int] | None = None,
) -> tuple[Line, ...]:
    """Return each way between two of the nodes as a curve from middle to middle.

    They bend a little, so that they keep ``room`` pixels from other nodes, within ``area``, and cross each other as little
    as may be. Those with a number in ``straight`` do not bend.
    """
    found: dict[int, Line] = {}
    costs: dict[int, float] = {}
    curves: dict[int, list[tuple[float, int, Line]]] = {}
    for number, (a, b) in enumerate(ways):
        curves[number] = []
        for rank, bend in enumerate((0.0,) if number in straight else _BENDS):
            line = arc(nodes[a], nodes[b], bend)
            cost = rank * 0.4 + (OTHER if rank else 0.0) + _cost(line, number, nodes, ways, room, area)
            curves[number].append((cost, rank, line))
    order = sorted(range(len(ways)), key=lambda number: number not in straight)
    for turn in range(3):
        for number in order:
            # Those that were drawn first may have to give way to later ones.
            if turn and (number in straight or (costs[number] < CONFLICT and not _disturbed(found, number))):
                continue
            others = {other: line for other, line in found.items() if other != number}
            choices = [
                (cost + _among(line, number, nodes, ways, others), rank, line) for cost, rank, line in curves[number]
            ]
            costs[number], _, found[number] = min(choices)
    return tuple(found[number] for number in range(len(ways)))


def _disturbed(found: dict[int, Line], number: int) -> bool:
    return any(_crosses(found[number], line) for other, line in found.items() if other != number)


def _cost(
    line: Line,
    number: int,
    nodes: tuple[Point, ...],
    ways: tuple[tuple[int, int], ...],
    room: float,
    area: tuple[int, int, int, int] | None,
) -> float:
    """Return what speaks against a curve: points that it comes close to, and the border."""
    cost, under, points = 0.0, 0, line[::2]
    left, top, right, foot = bounds(points)
    far = max(room + 10, 52.0)
    for place, node in enumerate(nodes):
        x, y = node
        if not (left - far < x < right + far and top - far < y < foot + far):
            continue  # nothing of the curve comes near
        if place not in ways[number]:
            cost += max(0.0, room - min([math.dist(node, point) for point in points]))
        # Names are wanted below their points.
        under += sum([abs(px - x) < 52 and room - 22 < py - y < room + 10 for px, py in points])
    cost += 2.0 * under
    if area is not None:
        cost += 10 * sum([_outside(point, area) for point in line])
    return cost


def _among(
    line: Line, number: int, nodes: tuple[Point, ...], ways: tuple[tuple[int, int], ...], others: dict[int, Line]
) -> float:
    """Return what speaks against a curve beside other ways: it crosses them, or runs along them where they begin."""
    cost, (first, last) = 0.0, ways[number]
    # Where a badge stands on it, at either end.
    stands = {first: at(line, AWAY), last: at(line[::-1], AWAY)}
    for other, drawn in others.items():
        cost += CROSSING * _crosses(line, drawn)
        for end in {first, last} & set(ways[other]):
            cost += max(0.0, FORK - min([math.dist(stands[end], point) for point in drawn]))
    return cost


def _outside(point: Point, area: tuple[int, int, int, int]) -> bool:
    x, y = point
    return not (area[0] + WIDTH <= x <= area[2] - WIDTH and area[1] + WIDTH <= y <= area[3] - WIDTH)


@lru_cache(maxsize=256)
def _bounds(line: Line) -> tuple[float, float, float, float]:
    """Return the rectangle around what of a curve may cross another."""
    return bounds(line[2:-2:4])


def _crosses(a: Line, b: Line) -> bool:
    """Tell whether two curves cross, but for where they may begin together."""
    (left, top, right, foot), (near, above, far, below) = _bounds(a), _bounds(b)
    if right < near or far < left or foot < above or below < top:
        return False
    pieces = list(pairwise(b[2:-2:4]))
    for (px, py), (qx, qy) in pairwise(a[2:-2:4]):
        dx, dy = qx - px, qy - py
        for (rx, ry), (sx, sy) in pieces:
            # Each piece's ends lie on both sides of the other's line.
            if (dx * (ry - py) - dy * (rx - px) > 0) != (dx * (sy - py) - dy * (sx - px) > 0):
                ex, ey = sx - rx, sy - ry
                if (ex * (py - ry) - ey * (px - rx) > 0) != (ex * (qy - ry) - ey * (qx - rx) > 0):
                    return True
    return False
