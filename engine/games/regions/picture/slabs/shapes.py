"""The outlines of slabs, and closed lines in dashes."""

from __future__ import annotations

import math
from itertools import pairwise

from engine.core.canvas import BrushLike, Colour, Point

CLIFF = 14
"""Height of a slab's cliff, below its lower rim."""

RIM = 6
"""Width of a slab's rim."""

CORNER = 18
"""Width of a cut corner."""

AROUND = 6
"""Pixels of a sprite around its slab."""


def octagon(wide: float, high: float, corner: float, down: float = 0.0) -> list[Point]:
    """Return a rectangle with cut corners around (0, 0), half its size given; its upper edge lower by ``down``."""
    return [
        (-wide + corner, -high + down), (wide - corner, -high + down), (wide, -high + corner + down), (wide, high - corner),
        (wide - corner, high), (-wide + corner, high), (-wide, high - corner), (-wide, -high + corner + down),
    ]  # fmt: skip


def corner_of(wide: int) -> float:
    """Return how much is cut from the corners of a slab of some width."""
    return CORNER * min(1.2, wide / 176)


DASH = (6.5, 3.5)
"""Length of the dashes around what was seen before, and of the gaps between them."""


def dashes(brush: BrushLike, outline: list[Point], thick: float, colour: Colour, dash: tuple[float, float] = DASH) -> None:
    """Draw a closed line in dashes that divide its length evenly."""
    ends = [*outline, outline[0]]
    total = sum(math.dist(a, b) for a, b in pairwise(ends))
    count = max(3, round(total / sum(dash)))
    step, part = total / count, total / count * dash[0] / sum(dash)
    for piece in range(count):
        points = _between(ends, piece * step, piece * step + part)
        brush.stroke(points, thick, colour, round_ends=False)


def _between(line: list[Point], first: float, last: float) -> list[Point]:
    points: list[Point] = []
    gone = 0.0
    for a, b in pairwise(line):
        piece = math.dist(a, b)
        for end in (first, last):
            if gone <= end < gone + piece or (end == last and b == line[-1] and end >= gone + piece - 1e-6):
                part = min(1.0, (end - gone) / piece)
                points.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            if end == first and first < gone + piece < last:
                points.append(b)
        gone += piece
    return points
