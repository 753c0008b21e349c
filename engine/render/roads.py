"""The ways between the points of a wild land: where they bend, and how they are drawn, in pieces of their terrain."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.render.brush import Brush, Colour, Point
from engine.render.palette import RGB, tone
from engine.render.terrain import step, terrain

STATES = ("visited", "seen", "unknown", "blocked", "veiled")
WIDTH, CASING, GAP, MARK = 10.0, 15.0, 6.0, 13.0
"""Width of a way, with its ink casing, the gap between its pieces, and the distance of the marks on it."""

SEEN = 0.36
"""How far the tone of a way that was not gone yet goes towards the ink."""

_BENDS = (0.08, -0.08, 0.12, -0.12, 0.04, -0.04, 0.17, -0.17, 0.0, 0.25, -0.25, 0.34, -0.34)
_STEPS = 28

Line = tuple[Point, ...]


def state_known(state: str) -> str:
    """Return ``state`` when a way of the wilds can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no way of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


def arc(a: Point, b: Point, bend: float) -> Line:
    """Return a curve from ``a`` to ``b`` that leaves the straight by ``bend`` of its length, to the right of it."""
    mx, my = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend * 2, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend * 2
    points = []
    for place in range(_STEPS + 1):
        t = place / _STEPS
        u = 1 - t
        points.append((u * u * a[0] + 2 * u * t * mx + t * t * b[0], u * u * a[1] + 2 * u * t * my + t * t * b[1]))
    return tuple(points)


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
    order = sorted(range(len(ways)), key=lambda number: number not in straight)
    for turn in range(3):
        for number in order:
            # Those that were drawn first may have to give way to later ones.
            if turn and (number in straight or (costs[number] < CONFLICT and not _disturbed(found, number))):
                continue
            others = {other: line for other, line in found.items() if other != number}
            choices = []
            for rank, bend in enumerate((0.0,) if number in straight else _BENDS):
                line = arc(nodes[ways[number][0]], nodes[ways[number][1]], bend)
                cost = rank * 0.4 + (OTHER if rank else 0.0)
                cost += _cost(line, number, nodes, ways, room, area) + _among(line, number, nodes, ways, others)
                choices.append((cost, rank, line))
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
    cost = 0.0
    for place, node in enumerate(nodes):
        if place not in ways[number]:
            cost += max(0.0, room - min(math.dist(node, point) for point in line[::2]))
    # Names are wanted below their points.
    cost += 2.0 * sum(abs(x - nx) < 52 and room - 22 < y - ny < room + 10 for x, y in line[::2] for nx, ny in nodes)
    if area is not None:
        cost += 10 * sum(_outside(point, area) for point in line)
    return cost


def _among(
    line: Line, number: int, nodes: tuple[Point, ...], ways: tuple[tuple[int, int], ...], others: dict[int, Line]
) -> float:
    """Return what speaks against a curve beside other ways: it crosses them, or runs along them where they begin."""
    cost = 0.0
    for other, drawn in others.items():
        cost += CROSSING * _crosses(line, drawn)
        for end in set(ways[number]) & set(ways[other]):
            cost += max(0.0, FORK - _forked(line if end == ways[number][0] else line[::-1], drawn, nodes[end]))
    return cost


def _forked(line: Line, other: Line, start: Point) -> float:
    """Return how far two ways from one point have come apart where a badge stands on the first."""
    if other[-1] == start:
        other = other[::-1]
    x, y = at(line, AWAY)
    return min(math.dist((x, y), point) for point in other)


def _outside(point: Point, area: tuple[int, int, int, int]) -> bool:
    x, y = point
    return not (area[0] + WIDTH <= x <= area[2] - WIDTH and area[1] + WIDTH <= y <= area[3] - WIDTH)


def _crosses(a: Line, b: Line) -> bool:
    """Tell whether two curves cross, but for where they may begin together."""
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


def _mixed(colour: Colour, share: float) -> RGB:
    a, b = tone(str(colour)), tone("ink")
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


@lru_cache(maxsize=256)
def way(line: Line, size: tuple[int, int], segments: int, floor: str, state: str) -> Image.Image:
    """Return a way as RGBA, ``size`` large: ``line`` counts from its upper left corner."""
    brush = Brush(*size)
    length = long(line)
    if state == "unknown" or not floor:
        count = max(2, round(length / 15))
        for piece in range(count):
            start = length * piece / count
            brush.stroke(part(line, start, start + length / count * 0.62), 3.0, "steel")
        return brush.finish()
    look = terrain(floor)
    share = {"visited": 0.0, "veiled": 0.62}.get(state, SEEN)
    fill, ink = _mixed(look.way, share), _mixed(look.way_ink, share * 0.8)
    pieces = max(1, segments)
    each = (length - GAP * (pieces - 1)) / pieces
    bounds = [(piece * (each + GAP), piece * (each + GAP) + each) for piece in range(pieces)]
    for thick, colour in ((CASING, tone("ink")), (WIDTH, fill)):
        for first, last in bounds:
            brush.stroke(part(line, first, last), thick, colour, round_ends=False)
    for first, last in bounds:
        count = max(1, int((last - first) // MARK))
        for mark in range(count):
            reach = first + (mark + 0.5) * (last - first) / count
            step(brush, floor, *at(line, reach), along(line, reach), ink)
    return brush.finish()
