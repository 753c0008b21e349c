"""Where the places of a scene were drawn: outlines in pixels of the picture, by what the places are called."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from engine.core.canvas import Places, Point
from engine.core.frame import Area

Outline = tuple[tuple[int, int], ...]
"""The corners of a polygon in pixels of the picture."""


def box(left: float, top: float, right: float, bottom: float) -> Sequence[Point]:
    """Return the corners of a rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def around(x: float, y: float, wide: float, high: float) -> Sequence[Point]:
    """Return the corners of the rectangle that reaches ``wide`` and ``high`` to both sides of a point."""
    return box(x - wide, y - high, x + wide, y + high)


def moved(corners: Sequence[Point], x: float, y: float) -> Sequence[Point]:
    """Return the corners of a shape around (0, 0) that is drawn around (x, y)."""
    return [(x + dx, y + dy) for dx, dy in corners]


def disc(radius: float) -> Sequence[Point]:
    """Return a polygon of 24 corners around (0, 0) that is about a disc."""
    return [(radius * math.cos(turn), radius * math.sin(turn)) for turn in (math.tau * step / 24 for step in range(24))]


def outlines_of(marks: Iterable[tuple[Places, Area]]) -> dict[str, Outline]:
    """Return the outline of each label: the part of it that lies in its area. Of two with one label the first counts."""
    found: dict[str, Outline] = {}
    for places, area in marks:
        for label, corners in places:
            if label and label not in found and (seen := _clipped(corners, area)):
                found[label] = seen
    return found


def _clipped(corners: Sequence[Point], area: Area) -> Outline:
    """Return what of a polygon lies in a rectangle, ``()`` for nothing."""
    left = list(corners)
    for axis, edge, sign in ((0, area[0], 1), (1, area[1], 1), (0, area[2], -1), (1, area[3], -1)):
        kept: list[Point] = []
        for before, here in zip([*left[-1:], *left[:-1]], left, strict=True):
            was, now = sign * (before[axis] - edge), sign * (here[axis] - edge)
            if (was < 0) != (now < 0):
                part = was / (was - now)
                kept.append((before[0] + (here[0] - before[0]) * part, before[1] + (here[1] - before[1]) * part))
            if now >= 0:
                kept.append(here)
        left = kept
    rounded = tuple(dict.fromkeys([(round(x), round(y)) for x, y in left]))
    return rounded if len(rounded) > 2 else ()
