"""Lines on a hex of the wilds: its borders, the trail over it, the marks of a next move and of the newest one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from engine.core.canvas import BrushLike, Colour, Kit, Point, Sprite
from engine.maps.curves import curve
from engine.maps.lattice import Lattice
from engine.maps.windows import band, inset

from .sizes import scale_of

RIM, CASING, SEAM = 4.3, 1.5, 1.3
"""The pale rim of visited hexes, the ink outside it, and half a line between hexes, in pixels."""

DASH, BREAK = 13.2, 5.6
"""Dashes of the trail and the gaps between them, in pixels."""


def rim(kit: Kit, lattice: Lattice, state: str, sides: str) -> Sprite:
    """Return the borders of a hex as RGBA: a seam, or where it was visited a pale rim towards what was not."""
    v, (wide, high) = lattice.vertices, lattice.reach
    brush = kit.brush(2 * wide, 2 * high, origin=(wide, high))
    lines = [(v[side], v[(side + 1) % 6]) for side in range(6)]
    if state != "visited":
        for a, b in lines:
            brush.polygon(band(a, b, SEAM, 20), "ink")
        return brush.finish()
    outer = [side for side in range(6) if sides[side] != "v"]
    # Where a rim goes on in the hex beside this one, their corner is filled.
    joints = [v[corner] for corner in range(6) if (sides[corner] == "v") != (sides[corner - 1] == "v")]
    for side in (side for side in range(6) if side not in outer):
        brush.polygon(band(*lines[side], 0.9, 20), "rim")
    for reach, colour in ((RIM + CASING, "trail"), (CASING, "ink")):
        for side in outer:
            brush.polygon(band(*lines[side], reach, 20), colour)
        for x, y in joints:
            brush.disc(x, y, reach, colour)
    return brush.finish()


def offer(brush: BrushLike, lattice: Lattice, colour: Colour = "lantern") -> None:
    """Draw the dashed line of a hex where the party may go: lantern where that is asked now."""
    thick = max(2.4, 2.6 * scale_of(lattice) ** 0.5)
    dashes(brush, inset(lattice.vertices, [RIM + 4 + thick / 2] * 6), 5, thick + 2.4, "ink")
    dashes(brush, inset(lattice.vertices, [RIM + 4 + thick / 2] * 6), 5, thick, colour)


def newest(kit: Kit, lattice: Lattice) -> Sprite:
    """Return the bone brackets in the corners of the newest hex, as RGBA."""
    wide, high = lattice.reach
    brush = kit.brush(2 * wide, 2 * high, origin=(wide, high))
    scale = scale_of(lattice)
    ring = inset(lattice.vertices, [RIM + 4 + 3 * scale] * 6)
    for more, colour in ((3.0, "ink"), (0.0, "bone")):
        for place, (x, y) in enumerate(ring):
            ends = [ring[place - 1], ring[(place + 1) % 6]]
            arms = [(x + (ex - x) * 0.3, y + (ey - y) * 0.3) for ex, ey in ends]
            brush.stroke((arms[0], (x, y), arms[1]), 4.4 * max(0.7, scale) ** 0.6 + more, colour)
    return brush.finish()


def trail(kit: Kit, lattice: Lattice, sides: tuple[int, ...], start: bool) -> Sprite:
    """Return the trail from the middle of a hex over some of its sides, as RGBA: a pale way with dashes on it."""
    wide, high = lattice.reach
    brush = kit.brush(2 * wide, 2 * high, origin=(wide, high))
    scale = scale_of(lattice)
    dash, period = DASH * scale, (DASH + BREAK) * scale
    thick = 4.2 * max(scale, 0.8) ** 0.7
    lines = _ways(lattice, sides)
    for more, colour in ((5.4, "rim"), (3.2, "trail")):
        for line in lines:
            brush.stroke(line, thick + more, colour, round_ends=False)
        brush.disc(0, 0, (thick + more) / 2, colour)
    for line in lines:
        # Dashes are whole at the sides, so that they go on in the hex beside it.
        at = 0.0
        length = sum(math.dist(a, b) for a, b in pairwise(line))
        while at < length:
            first, last = max(0.0, at - dash / 2), min(length, at + dash / 2)
            brush.stroke(_part(line, first, last), thick, "vermilion", round_ends=False)
            at += period
    if start:
        brush.disc(0, 0, 10.0 * scale, "rim")
        brush.disc(0, 0, 9.0 * scale, "trail")
        brush.disc(0, 0, 6.6 * scale, "vermilion")
    return brush.finish()


def _ways(lattice: Lattice, sides: tuple[int, ...]) -> list[list[Point]]:
    """Return how the trail runs from each side to the middle of a hex: bent where it goes through."""
    lines = []
    for side in sides:
        mx, my = lattice.middles[side]
        others = [lattice.middles[other] for other in sides if other != side]
        bx, by = others[0] if len(others) == 1 else (-mx, -my)
        # It leaves the middle in the direction in which it goes through.
        tx, ty = (mx - bx) * 0.22, (my - by) * 0.22
        lines.append(curve((mx, my), (mx * 0.55, my * 0.55), (tx, ty), (0.0, 0.0), 12))
    return lines


def _part(line: Sequence[Point], first: float, last: float) -> list[Point]:
    """Return the part of a line between two distances from its beginning."""
    found, gone = [], 0.0
    for a, b in pairwise(line):
        long = math.dist(a, b)
        for reach in (first, last):
            if gone <= reach <= gone + long and long:
                t = (reach - gone) / long
                found.append((reach, (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)))
        gone += long
        if first < gone < last:
            found.append((gone, b))
    return [point for _, point in sorted(found)]


def dashes(brush: BrushLike, corners: Sequence[Point], count: int, thick: float, colour: Colour) -> None:
    """Draw each side of a polygon as dashes, whole ones at its corners."""
    for place, (ax, ay) in enumerate(corners):
        bx, by = corners[(place + 1) % len(corners)]
        for piece in range(count + 1):
            first = max(0.0, (piece - 0.28) / count)
            last = min(1.0, (piece + 0.28) / count)
            ends = ((ax + (bx - ax) * first, ay + (by - ay) * first), (ax + (bx - ax) * last, ay + (by - ay) * last))
            brush.stroke(ends, thick, colour, round_ends=False)
