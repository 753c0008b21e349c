"""What maps of places and ways share: how lines run, where names go, the quiet ground."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec
from PIL import Image

from engine.render.brush import Brush, Point, cut, width
from engine.render.canvas import indexed, plain
from engine.render.memory import remembered

# Names.

Box = tuple[float, float, float, float]
"""A rectangle: left, top, right, bottom."""

LINE = 24
"""Height of a line of a name."""

AROUND = 3
"""Pixels between two names, and between a name and other things."""

ON_PATH = 90.0
"""What it costs to stand on a path: more than to stand aside or to be shortened."""

LEAST = 64
"""A name is not shortened to less than so many pixels before it is left out."""


class PlaceName(msgspec.Struct, frozen=True):
    """A name to be placed: its text, how it is set, and the disc that it belongs to."""

    text: str
    face: str
    size: int
    x: int
    y: int
    radius: float


class Placed(msgspec.Struct, frozen=True):
    """A name as it is drawn: its lines and the middle of the whole."""

    lines: tuple[str, ...]
    x: float
    y: float
    name: PlaceName

    @property
    def box(self) -> Box:
        """The rectangle that the name takes up."""
        wide, high = _size(self.lines, self.name)
        return self.x - wide / 2, self.y - high / 2, self.x + wide / 2, self.y + high / 2


def apart(a: Box, b: Box) -> bool:
    """Tell whether two rectangles keep apart."""
    return a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def _size(lines: Sequence[str], name: PlaceName) -> tuple[float, float]:
    return max(_long(line, name) for line in lines), LINE * len(lines) - 2


def _long(text: str, name: PlaceName) -> float:
    return width(text, "bold" if name.face == "bold" else "medium", name.size)


def halves(text: str, name: PlaceName) -> tuple[str, ...]:
    """Return a text in two lines of about the same length, or in one if it has but one word."""
    splits = [
        (text[: place + 1].rstrip(), text[place + 1 :])
        for place in range(1, len(text) - 1)
        if text[place] in " -" and text[place + 1] not in " -"
    ]
    if not splits:
        return (text,)
    return min(splits, key=lambda pair: max(_long(line, name) for line in pair))


def _settings(name: PlaceName, room: float) -> Iterator[tuple[tuple[str, ...], float]]:
    """Yield the ways to set a name, best first, each with how much worse it is than the first."""
    face = "bold" if name.face == "bold" else "medium"
    two = halves(name.text, name)
    if _long(name.text, name) <= room:
        yield (name.text,), 0.0
    if len(two) > 1 and max(_long(line, name) for line in two) <= room:
        yield two, 6.0
    for part, worse in ((0.75, 60.0), (0.55, 70.0), (0.0, 80.0)):
        short = max(LEAST, _long(name.text, name) * part)
        text = cut(name.text, "bold" if face == "bold" else "medium", name.size, short)
        if text and text != name.text:
            yield (text,), worse


@lru_cache(maxsize=32)
def place_names(
    names: tuple[PlaceName, ...],
    taken: tuple[Box, ...],
    paths: tuple[Point, ...],
    area: tuple[int, int, int, int],
    room: float,
) -> tuple[Placed, ...]:
    """Return where names go, those given first having first choice; one that finds no room is left out.

    None covers another, a rectangle of ``taken`` or the edge of ``area``; one that covers points of ``paths`` finds no room
    anywhere else. ``room`` is how long a line may be.
    """
    placed: list[Placed] = []
    full = list(taken)
    for name in names:
        best: tuple[float, Placed] | None = None
        for lines, worse in _settings(name, room):
            wide, high = _size(lines, name)
            for x, y, cost in _spots(name, wide, high):
                cost += worse
                if best is not None and cost >= best[0]:
                    continue
                spot = Placed(lines, x, y, name)
                box = spot.box
                if box[0] < area[0] + 6 or box[2] > area[2] - 6 or box[1] < area[1] + 4 or box[3] > area[3] - 4:
                    continue
                grown = box[0] - AROUND, box[1] - 1, box[2] + AROUND, box[3] + 1
                if not all(apart(grown, other) for other in full):
                    continue
                cost += ON_PATH * sum(box[0] - 4 < px < box[2] + 4 and box[1] - 3 < py < box[3] + 3 for px, py in paths)
                if best is None or cost < best[0]:
                    best = cost, spot
        if best is not None:
            placed.append(best[1])
            full.append(best[1].box)
    return tuple(placed)


def _spots(name: PlaceName, wide: float, high: float) -> Iterator[tuple[float, float, float]]:
    """Yield middles for a name around its disc, each with its cost: below is best."""
    down, aside = name.radius + 8 + high / 2, name.radius + 8 + wide / 2
    yield name.x, name.y + down, 0.0
    yield name.x, name.y - down, 9.0
    for lift in (0.0, 14.0, -14.0, 26.0, -26.0):
        yield name.x + aside, name.y + lift, 10.0 + abs(lift) / 6
        yield name.x - aside, name.y + lift, 10.0 + abs(lift) / 6
    for more in (18, 36, 54):
        yield name.x, name.y + down + more, 16.0 + more / 3
        yield name.x, name.y - down - more, 20.0 + more / 3
    for lean in (0.2, -0.2, 0.35, -0.35, 0.55, -0.55, 0.7, -0.7):
        yield name.x + wide * lean, name.y + down, 5.0 + 8 * abs(lean)
        yield name.x + wide * lean, name.y - down, 13.0 + 8 * abs(lean)
    # Between below and beside, where the disc is round.
    for side in (-1, 1):
        reach = name.radius * 0.72 + wide / 2 + 8
        yield name.x + side * reach, name.y + name.radius * 0.72 + high / 2, 12.0
        yield name.x + side * reach, name.y - name.radius * 0.72 - high / 2, 15.0


# Lines.

WIDTH = 10.0
"""Width of a way."""

_BENDS = (0.08, -0.08, 0.12, -0.12, 0.04, -0.04, 0.17, -0.17, 0.0, 0.25, -0.25, 0.34, -0.34)
_STEPS = 28

Line = tuple[Point, ...]


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


def bounds(points: Sequence[Point]) -> Box:
    """Return the rectangle around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


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


@remembered()
def quiet_ground(wide: int, high: int) -> Image.Image:
    """Return the empty ground with its quiet crosses, indexed."""
    brush = Brush(76, 76, "ink", origin=(38, 38))
    brush.box(-4.5, -0.8, 4.5, 0.8, "ground_mark")
    brush.box(-0.8, -4.5, 0.8, 4.5, "ground_mark")
    tile = indexed(brush.finish())
    sheet = plain(wide, high, "ink")
    for x in range(0, wide - 60, 76):
        for y in range(-2, high - 60, 76):
            sheet.paste(tile, (x, y))
    return sheet
