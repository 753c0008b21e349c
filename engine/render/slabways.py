"""The ways between slabs: how they run past slabs that are not their own, and how they are drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.render import roads
from engine.render.brush import Brush, Colour
from engine.render.naming import Box
from engine.render.roads import Line

STATES = ("visited", "seen", "unknown", "hidden", "blocked", "veiled")
WIDTH, CASING = 11.0, 18.0
"""Width of a way and of its casing."""

FILLS: dict[str, tuple[Colour, Colour]] = {
    "visited": ("oat", "rim"),
    "seen": ((136, 134, 124), (68, 60, 57)),
    "unknown": ("slate", "cliff_line"),
    "blocked": ("steel", (68, 60, 57)),
    "veiled": ("slate", "fog_line"),
}
"""Tones of ways and their casings; hidden ones are dots."""

BENDS = (0.0, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34, 0.46, -0.46)
CLEAR = 14
"""A way keeps so far from slabs that are not at its ends."""

STEP = 4
"""Ways are looked at every so many pixels."""


def state_known(state: str) -> str:
    """Return ``state`` when a way between slabs can have it; ``ValueError`` otherwise."""
    if state not in STATES:
        raise ValueError(f"no way between slabs has the state {state!r}; known are {', '.join(STATES)}")
    return state


@lru_cache(maxsize=64)
def routed(
    ends: tuple[tuple[int, int], ...], middles: tuple[tuple[float, float], ...], boxes: tuple[Box, ...], area: Box
) -> tuple[Line, ...]:
    """Return each way from middle to middle: straight, or bent around slabs and beside another way of the same two.

    ``ends`` are places in ``middles`` and ``boxes``.
    """
    found: list[Line] = []
    for number, (a, b) in enumerate(ends):
        others = [box for place, box in enumerate(boxes) if place not in (a, b)]
        twins = [found[place] for place in range(number) if set(ends[place]) == {a, b}]
        offers = []
        for rank, bend in enumerate(BENDS):
            line = roads.arc(middles[a], middles[b], bend) if bend else (middles[a], middles[b])
            points = roads.beads(line, 12)
            cost = 3.0 * rank + 25.0 * sum(_inside(point, box, CLEAR) for point in points for box in others)
            if _inside(middles[a], area, 0) and _inside(middles[b], area, 0):
                cost += 8.0 * sum(not _inside(point, area, -8) for point in points)
            cost += sum(
                400.0
                for twin in twins
                if math.dist(roads.at(twin, roads.long(twin) / 2), roads.at(line, roads.long(line) / 2)) < 30
            )
            offers.append((cost, rank, line))
            if cost <= 3.0 * rank:
                break
        found.append(min(offers)[2])
    return tuple(found)


def _inside(point: tuple[float, float], box: Box, grow: float) -> bool:
    return box[0] - grow < point[0] < box[2] + grow and box[1] - grow < point[1] < box[3] + grow


@lru_cache(maxsize=256)
def visible(line: Line, boxes: tuple[Box, ...]) -> tuple[float, float]:
    """Return from where to where along a way it is seen: outside the boxes at its ends; its middle if nowhere."""
    long = roads.long(line)
    free = [
        reach
        for reach in range(0, round(long) + 1, STEP)
        if not any(_inside(roads.at(line, reach), box, 0) for box in boxes)
    ]
    return (float(free[0]), float(free[-1])) if free else (long / 2, long / 2)


@lru_cache(maxsize=256)
def sprite(line: Line, size: tuple[int, int], state: str) -> Image.Image:
    """Return a way as RGBA, ``size`` large; ``line`` counts from its upper left corner."""
    brush = Brush(*size)
    if state == "hidden":
        _dots(brush, line, 6.0, "ink", 4.4)
        _dots(brush, line, 6.0, "bone", 0.0)
        return brush.finish()
    fill, casing = FILLS[state]
    if state in ("unknown", "veiled"):
        brush.stroke(line, WIDTH + 3, casing, round_ends=False)
        for first in range(0, round(roads.long(line)), 16):
            brush.stroke(roads.part(line, first, min(first + 10, roads.long(line))), WIDTH - 3, fill, round_ends=False)
        return brush.finish()
    brush.stroke(line, CASING, casing, round_ends=False)
    brush.stroke(line, WIDTH, fill, round_ends=False)
    return brush.finish()


def _dots(brush: Brush, line: Sequence[tuple[float, float]], thick: float, colour: Colour, grow: float) -> None:
    """Draw a way in short rounded strokes: one that was hidden."""
    for first in range(4, round(roads.long(line)) - 4, 16):
        brush.stroke((roads.at(line, first), roads.at(line, first + 5)), thick + grow, colour)


def sample(brush: Brush, state: str) -> None:
    """Draw a way in a legend, 32 pixels long around (0, 0)."""
    if state == "hidden":
        for x in (-14.0, -3.5, 7.0):
            brush.stroke(((x + 1, 0), (x + 6, 0)), 5.0, "bone")
        return
    fill, casing = FILLS[state_known(state)]
    brush.stroke(((-16, 0), (16, 0)), 15, casing, round_ends=False)
    brush.stroke(((-16, 0), (16, 0)), 9, fill, round_ends=False)
