"""A part of a map of stars: what lies around the active system, as large as it finds room; and arrows."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import msgspec

from engine.core.canvas import Kit, Sprite
from engine.core.frame import HEADER, SIDE, WIDTH, Area
from engine.core.scene import Cell
from engine.maps.hexes import straight
from engine.maps.lattice import Lattice

from .stars import Star

LARGEST, WORTH = 1.4, 1.12
"""How much larger than on the whole map the systems of a part are at most; and at least, for a part that is no lower to be
shown alone."""

TALLEST = 470
"""How high they are together at most, unless they would be smaller than on the whole map."""

MARGIN = 8
"""How far the systems of a part stay from the edges."""


class Span(msgspec.Struct, frozen=True):
    """Where a part of a map lies: how large its systems are, where hex (0, 0) would stand, and the area of all."""

    lattice: Lattice
    middle: tuple[int, int]
    area: Area
    size: float

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the middle of a system in the picture."""
        x, y = self.lattice.place(at)
        return self.middle[0] + x, self.middle[1] + y


def span(shown: Sequence[Cell], whole: Lattice) -> Span:
    """Return where these systems lie, as large as they find room beside each other and above each other; ``whole`` are the
    hexes of the whole map."""
    points = [whole.place(at) for at in shown]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    half, tall = whole.reach
    wide, high = max(xs) - min(xs) + 2 * half, max(ys) - min(ys) + 2 * tall
    room = WIDTH - 2 * SIDE - 2 * MARGIN
    size = min(LARGEST, room / wide, max(1.0, TALLEST / high))
    lattice = Lattice(round(whole.radius * size), 2 * round(whole.half * size), round(whole.along * size), True)
    placed = [lattice.place(at) for at in shown]
    left, right = min(x for x, _ in placed), max(x for x, _ in placed)
    top, bottom = min(y for _, y in placed), max(y for _, y in placed)
    deep = lattice.reach[1]
    middle = WIDTH // 2 - (left + right) // 2, HEADER + MARGIN + deep - top
    return Span(lattice, middle, (SIDE, HEADER, WIDTH - SIDE, HEADER + 2 * MARGIN + 2 * deep + bottom - top), size)


def part(systems: Sequence[Star], wanted: Collection[str], whole: Lattice) -> tuple[str, ...]:
    """Return the systems that a part of the map shows with these in it. () where that is hardly less than all of it, or
    where one of these lies apart."""
    inside = [star.at for star in systems if star.label in wanted]
    placed = {star.label: whole.place(star.at) for star in systems if star.at is not None}
    if not inside or None in inside:
        return ()
    points = [whole.place(at) for at in inside if at is not None]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    found = [label for label, (x, y) in placed.items() if min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)]
    lower = max(ys) - min(ys) < max(y for _, y in placed.values()) - min(y for _, y in placed.values())
    larger = span([star.at for star in systems if star.at is not None and star.label in found], whole).size >= WORTH
    return tuple(found) if lower or larger else ()


FLOWN = 2
"""From so many systems away ships fly in on the map; from others they come through a wormhole, and no arrow shows it."""


def ways_in(found: Sequence[tuple[Star, int, int]], lattice: Lattice) -> list[tuple[int, int, int]]:
    """Return where ships can come into the active system: a place on its edge for each system that they can come from, and
    the angle in degrees."""
    to = next(((star.at, x, y) for star, x, y in found if star.active and star.at is not None), None)
    if to is None:
        return []
    at, x, y = to
    ways = {}
    for star, left, top in found:
        if star.open and star.at is not None and 0 < straight(star.at, at) <= FLOWN:
            angle = round(math.degrees(math.atan2(y - top, x - left)))
            turn = math.radians(angle)
            ways[angle] = round(x - lattice.half * math.cos(turn)), round(y - lattice.half * math.sin(turn)), angle
    return list(ways.values())


def arrow(kit: Kit, angle: int, size: float) -> Sprite:
    """Return an arrow that points the way of an angle."""
    reach = math.ceil(26 * size)
    brush = kit.brush(2 * reach, 2 * reach, unit=size, origin=(reach, reach))
    turn = math.radians(angle)
    for grow, fill in ((3.0, "ink"), (0.0, "lantern")):
        shaft, head = 3.5 + grow, 9.5 + 1.5 * grow
        upper = ((-15 - grow, -shaft), (-3 - grow, -shaft), (-3 - grow, -head))
        points = (*upper, (10 + 1.7 * grow, 0), *((x, -y) for x, y in reversed(upper)))
        brush.polygon(
            [(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)) for x, y in points], fill
        )
    return brush.finish()
