"""The ways between the points of a wild land, in pieces of their terrain, and where badges and arrows go on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import Colour, Kit, Point, Sprite
from engine.core.frame import Area
from engine.core.scene import Exit, Way
from engine.maps import curves
from engine.maps.curves import Box, Line, along, at, bounds, long, part

from .shown import RoadShown
from .terrains import step, terrain
from .way_bends import WIDTH

STATES = ("visited", "seen", "unknown", "blocked", "veiled")

CASING, GAP, MARK = 15.0, 6.0, 13.0
"""Width of a way with its ink casing, the gap between its pieces, and the distance of the marks on it."""

SEEN = 0.36
"""How far the tone of a way that was not gone yet goes towards the ink."""


def state_known(state: str) -> str:
    """Return ``state`` when a way of the wilds can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no way of the wilds has the state {state!r}; known are {', '.join(STATES)}")
    return state


def _mixed(kit: Kit, colour: Colour, share: float) -> tuple[int, int, int]:
    a, b = kit.tone(str(colour)), kit.tone("ink")
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def way(kit: Kit, line: Line, size: tuple[int, int], segments: int, floor: str, state: str, broad: float = 1.0) -> Sprite:
    """Return a way as RGBA, ``size`` large, ``broad`` times as wide as usual; ``line`` counts from its upper left."""
    brush = kit.brush(*size, unit=broad)
    line = tuple((x / broad, y / broad) for x, y in line)
    length = long(line)
    if state == "unknown" or not floor:
        count = max(2, round(length / 15))
        for piece in range(count):
            start = length * piece / count
            brush.stroke(part(line, start, start + length / count * 0.62), 3.0, "steel")
        return brush.finish()
    look = terrain(floor)
    share = {"visited": 0.0, "veiled": 0.62}.get(state, SEEN)
    fill, ink = _mixed(kit, look.way, share), _mixed(kit, look.way_ink, share * 0.8)
    pieces = max(1, segments)
    each = (length - GAP * (pieces - 1)) / pieces
    bounds = [(piece * (each + GAP), piece * (each + GAP) + each) for piece in range(pieces)]
    for thick, colour in ((CASING, kit.tone("ink")), (WIDTH, fill)):
        for first, last in bounds:
            brush.stroke(part(line, first, last), thick, colour, round_ends=False)
    for first, last in bounds:
        count = max(1, int((last - first) // MARK))
        for mark in range(count):
            reach = first + (mark + 0.5) * (last - first) / count
            step(brush, floor, *at(line, reach), along(line, reach), ink)
    return brush.finish()


MOST = 10
"""No map carries more badges than this."""

BADGE_SIZE = 1.2
"""How large badges are beside those of other maps."""

BADGE = (23.0, 25.0)
"""Half the width and half the height that a badge takes up."""

BESIDE_PARTY = 42.0
"""A badge on the way that the party is on keeps so far ahead of it or behind it."""

SIZES = (1.0, 0.8, 0.66, 0.54)
"""Sizes of arrows; smaller ones where there is little room."""

WAY_CLEAR = 30.0
"""A badge keeps so far from ways that are not its own, if it can."""

FARTHEST = 52.0
"""How far beside its way a badge can stand."""


class RoadArrow(msgspec.Struct, frozen=True):
    """An arrow as it is drawn: its middle, its direction, its size, and whether the clue is still to be found."""

    x: float
    y: float
    dx: float
    dy: float
    size: float
    hollow: bool

    @property
    def box(self) -> Box:
        """The rectangle that the arrow takes up."""
        reach = 25 * self.size
        return around(self.x, self.y, reach, reach)


class Out(msgspec.Struct, frozen=True):
    """An exit: its way by number, whether that way's curve ends where the exit begins, and where a badge may stand: from
    ``start`` pixels along it on, so far beside it as ``leans`` say, best first."""

    number: int
    backwards: bool
    start: float
    leans: tuple[float, ...]


def around(x: float, y: float, wide: float, high: float) -> Box:
    """Return the rectangle that reaches ``wide`` and ``high`` to both sides of a place."""
    return x - wide, y - high, x + wide, y + high


def disc(x: float, y: float, radius: float) -> list[Box]:
    """Return rectangles that together are about as large as a disc."""
    return [around(x, y, radius * wide, radius * high) for wide, high in ((1.0, 0.42), (0.74, 0.74), (0.42, 1.0))]


def gone(way: Way, line: curves.Line) -> float:
    """Return how far along its way the party is, in pixels from ``a``."""
    pieces = max(1, way.segments)
    return curves.long(line) * max(0, min(way.at or 0, pieces)) / pieces


def beside(line: Sequence[Point], reach: float, lean: float) -> Point:
    """Return the place ``reach`` along a curve and ``lean`` to its side: less than 0 is above it."""
    (x, y), (dx, dy) = curves.at(line, reach), curves.along(line, min(reach, curves.long(line)))
    if dx < 0:
        dx, dy = -dx, -dy
    return x - dy * lean, y + dx * lean


# Badges.


def place_badges(board: RoadShown, lines: tuple[curves.Line, ...], taken: Sequence[Box], area: Area) -> tuple[Point, ...]:
    """Return where the badges of the exits go, in their order: near the start, on their own ways, none over another.

    ``taken`` is covered already; ``ValueError`` for an exit where there is no way.
    """
    outs = tuple(_way_out(board, lines, leave) for leave in board.exits[:MOST])
    return _badges(outs, lines, tuple(taken), area)


@lru_cache(maxsize=32)
def _badges(outs: tuple[Out, ...], lines: tuple[curves.Line, ...], taken: tuple[Box, ...], area: Area) -> tuple[Point, ...]:
    offers = [_offers(out, lines, taken, area) for out in outs]
    chosen: list[tuple[float, Point]] = []
    for offer in offers:
        chosen.append(min(offer, key=_with([spot for _, spot in chosen])))
    # Those that were placed first may have to give way to later ones.
    for _ in range(3):
        for number, offer in enumerate(offers):
            others = [spot for other, (_, spot) in enumerate(chosen) if other != number]
            chosen[number] = min(offer, key=_with(others))
    return tuple(spot for _, spot in chosen)


def _with(others: Sequence[Point]) -> Callable[[tuple[float, Point]], float]:
    """Return what an offer costs beside the other badges."""

    def cost(offer: tuple[float, Point]) -> float:
        worth, (x, y) = offer
        return worth + sum(400.0 for ox, oy in others if abs(x - ox) < 2 * BADGE[0] and abs(y - oy) < 2 * BADGE[1])

    return cost


def _way_out(board: RoadShown, lines: tuple[curves.Line, ...], leave: Exit) -> Out:
    """Return where a badge for an exit may stand."""
    number = next((n for n, way in enumerate(board.ways) if {way.a, way.b} == {leave.start, leave.end}), None)
    if number is None:
        raise ValueError(f"no way joins {leave.start!r} and {leave.end!r}")
    way, line = board.ways[number], lines[number]
    if way.at is None:
        return Out(number, way.a != leave.start, 12.0, (0.0, -30.0, 30.0, -41.0, 41.0, -FARTHEST, FARTHEST))
    done = gone(way, line)
    start = (done if way.a == leave.start else curves.long(line) - done) + BESIDE_PARTY
    return Out(number, way.a != leave.start, start, (-32.0, 32.0, 0.0, -43.0, 43.0))


def _offers(out: Out, lines: tuple[curves.Line, ...], taken: Sequence[Box], area: Area) -> list[tuple[float, Point]]:
    """Return where a badge could stand, each with what speaks against it."""
    number, start = out.number, out.start
    line = lines[number][::-1] if out.backwards else lines[number]
    length = curves.long(line)
    last = max(start, min(length, start + 110))
    others = [(bounds(other[::2]), other[::2]) for place, other in enumerate(lines) if place != number]
    found = []
    for place in range(23):
        reach = start + (last - start) * place / 22
        for rank, lean in enumerate(out.leans):
            x, y = beside(line, reach, lean)
            cost = 0.16 * (reach - start) + (5.0 + abs(lean) * 0.25 if rank else 0.0) + max(0.0, reach - length) * 4
            covered = [_overlap(x, y, box) for box in taken]
            cost += sum(8 + 3 * pixels for pixels in covered if pixels > 0)
            # Ways that stay farther off than a badge can lean cost nothing.
            close = [
                other
                for (left, top, right, foot), other in others
                if left - FARTHEST <= x <= right + FARTHEST and top - FARTHEST <= y <= foot + FARTHEST
            ]
            near = [min([math.dist((x, y), point) for point in other]) for other in close]
            cost += sum(1.6 * (WAY_CLEAR - far) for far in near if far < WAY_CLEAR)
            # It has to be told at a glance which way it belongs to.
            cost += 40.0 * any(far < abs(lean) for far in near)
            if not (area[0] + 24 < x < area[2] - 24 and area[1] + 26 < y < area[3] - 26):
                cost += 300
            found.append((cost, (x, y)))
    return found


def _overlap(x: float, y: float, box: Box) -> float:
    """Return how many pixels a badge would have to move not to cover a rectangle."""
    wide, high = BADGE
    left, top, right, foot = box
    if x + wide <= left or right + wide <= x or y + high <= top or foot + high <= y:
        return 0.0
    return max(0.0, min(x + wide - left, right - x + wide, y + high - top, foot - y + high))


# Arrows.


def place_arrows(board: RoadShown, lines: tuple[curves.Line, ...], taken: Sequence[Box]) -> tuple[RoadArrow, ...]:
    """Return where the arrows of clues go: on their ways, or beside them, smaller where there is little room."""
    placed: list[RoadArrow] = []
    for number, towards, hollow in _clues(board):
        line = lines[number]
        if towards == board.ways[number].a:
            line = line[::-1]
        full = (*taken, *(arrow.box for arrow in placed))
        placed.append(_arrow(line, full, hollow))
    return tuple(placed)


def _clues(board: RoadShown) -> list[tuple[int, str, bool]]:
    """Return the way of each clue, the point that it leads to, and whether it is still to be found."""
    found = []
    for start, end in board.traces:
        found += [(place, end, True) for place, way in enumerate(board.ways) if {way.a, way.b} == {start, end}]
    for place, way in enumerate(board.ways):
        if way.lead:
            found.append((place, way.a if way.lead == "a" else way.b, False))
    return found


@lru_cache(maxsize=128)
def _arrow(line: curves.Line, taken: tuple[Box, ...], hollow: bool) -> RoadArrow:
    length = curves.long(line)
    best: tuple[float, RoadArrow] | None = None
    for small, size in enumerate(SIZES):
        for rank, share in enumerate((0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2, 0.9, 0.1)):
            for lean in (0.0, -17.0, 17.0, -26.0, 26.0):
                cost = 3.0 * small + 0.5 * rank + (6.0 + abs(lean) * 0.1 if lean else 0.0)
                if best is not None and cost >= best[0]:
                    continue  # no better, whatever it covers
                x, y = beside(line, length * share, lean)
                dx, dy = curves.along(line, length * share)
                arrow = RoadArrow(x, y, round(dx, 2), round(dy, 2), size, hollow)
                cost += 3 * _covers(arrow, taken)
                if best is None or cost < best[0]:
                    best = cost, arrow
    assert best is not None
    return best[1]


def _covers(arrow: RoadArrow, taken: Sequence[Box]) -> float:
    """Return how far an arrow reaches into what is taken, in pixels."""
    total = 0.0
    for ahead, reach in ((-17, 7.0), (-4, 7.0), (7, 14.0), (20, 6.0)):
        x, y = arrow.x + arrow.dx * ahead * arrow.size, arrow.y + arrow.dy * ahead * arrow.size
        for left, top, right, foot in taken:
            far = math.hypot(max(left - x, 0.0, x - right), max(top - y, 0.0, y - foot))
            total += max(0.0, reach * arrow.size - far)
    return total
