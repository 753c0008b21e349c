"""What of a map of hexes a picture shows: how far it reaches, the window on it, the hexes in that, strips along a hex."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from .hexes import NEIGHBOURS
from .lattice import Lattice, Point

Cell = tuple[int, int]
Area = tuple[int, int, int, int]
"""A rectangle of the picture: left, top, right, bottom."""

MARGIN = 24
"""Pixels left free around a map that is shown whole: part of the fog, and the badges at its doors."""


def origin(focus: int, low: int, high: int, first: int, last: int, begin: int, end: int, beyond: int = 90) -> int:
    """Return where the origin goes along one axis: the map reaches from low to high, the actor from first to last.

    A window shows no more than ``beyond`` pixels of what lies past the end of a map that goes on on the other side.
    """
    room = end - begin
    middle = (7 * focus * 2 + 3 * (low + high)) // 20
    if high - low + 2 * beyond <= room:
        middle = (low + high) // 2
    else:
        middle = max(low - beyond + room // 2, min(middle, high + beyond - room // 2))
    middle = max(last + MARGIN - room // 2, min(middle, first - MARGIN + room // 2))
    return (begin + end) // 2 - middle


class Window(msgspec.Struct, frozen=True):
    """What of a map a picture shows: its lattice, and where the hex (0, 0) lies in the picture.

    ``whole`` is false when the map goes on beyond the picture's edge.
    """

    lattice: Lattice
    x: int
    y: int
    whole: bool = True

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the centre of a hex in the picture."""
        x, y = self.lattice.place(at)
        return x + self.x, y + self.y


class Span(msgspec.Struct, frozen=True):
    """How far a set of hexes reaches, in steps of the lattice: half hexes along one axis, rows along the other."""

    first_row: int
    last_row: int
    first_half: int
    last_half: int

    def box(self, lattice: Lattice) -> tuple[int, int, int, int]:
        """Return the rectangle (left, top, right, bottom) that the hexes fill on a lattice."""
        wide, high = lattice.reach
        rows = self.first_row * lattice.along, self.last_row * lattice.along
        halves = self.first_half * lattice.half, self.last_half * lattice.half
        across, down = (halves, rows) if lattice.pointed else (rows, halves)
        return across[0] - wide, down[0] - high, across[1] + wide, down[1] + high


def span(cells: Sequence[Cell], pointed: bool = False) -> Span:
    """Return how far ``cells`` reach; no cells at all reach as far as (0, 0)."""
    if not cells:
        return Span(0, 0, 0, 0)
    rows = [at[1] for at in cells] if pointed else [at[0] for at in cells]
    halves = [2 * q + r for q, r in cells] if pointed else [q + 2 * r for q, r in cells]
    return Span(min(rows), max(rows), min(halves), max(halves))


def cropped(
    lattice: Lattice,
    known: Span,
    area: tuple[int, int, int, int],
    focus: Cell,
    actor: Cell | None,
    ring: int = 0,
    beyond: int = 90,
) -> Window:
    """Return a window that shows a part of a map, as `choose` does where not all of it fits."""
    left, top, right, bottom = area
    q, r = actor if actor is not None else focus
    around = [(q + dq * ring, r + dr * ring) for dq, dr in NEIGHBOURS]
    bounds, kept = known.box(lattice), span(around, lattice.pointed).box(lattice)
    centre = lattice.place(focus)
    x = origin(centre[0], bounds[0], bounds[2], kept[0], kept[2], left, right, beyond)
    y = origin(centre[1], bounds[1], bounds[3], kept[1], kept[3], top, bottom, beyond)
    return Window(lattice, x, y, whole=False)


CLEAR = 44
"""Pixels left free around hexes that a window is made for: room for the badges at their doors."""


def fitting(lattice: Lattice, area: Area, wanted: Sequence[Cell]) -> list[Cell]:
    """Return those of the ``wanted`` hexes that a window of the size of ``area`` shows together, the first ones first."""
    left, top, right, bottom = area
    found: list[Cell] = []
    for cell in wanted:
        box = span([*found, cell], lattice.pointed).box(lattice)
        if not found or (box[2] - box[0] + 2 * MARGIN <= right - left and box[3] - box[1] + 2 * MARGIN <= bottom - top):
            found.append(cell)
    return found


def made_for(lattice: Lattice, known: Span, area: Area, kept: Sequence[Cell], beyond: int = 90) -> Window:
    """Return a window with the ``kept`` hexes in its middle, as far as it then shows little past the end of the map."""
    left, top, right, bottom = area
    bounds, box = known.box(lattice), span(kept, lattice.pointed).box(lattice)
    x, y = (
        (begin + end) // 2
        - _middle(box[axis], box[axis + 2], bounds[axis] - beyond, bounds[axis + 2] + beyond, end - begin)
        for axis, begin, end in ((0, left, right), (1, top, bottom))
    )
    return Window(lattice, x, y, whole=False)


def _middle(first: int, last: int, low: int, high: int, room: int) -> int:
    """Return the middle of a window along an axis: that from ``first`` to ``last``, as far as all lies from low to high."""
    if high - low <= room:
        return (low + high) // 2
    middle = max(low + room // 2, min((first + last) // 2, high - room // 2))
    clear = min(CLEAR, (room - last + first) // 2)
    return max(last + clear - room // 2, min(middle, first - clear + room // 2))


def band(a: Point, b: Point, depth: float, outer: float = 0.0, beyond: float = 60.0) -> list[Point]:
    """Return the strip along side ``a`` to ``b``, ``depth`` inwards and ``outer`` outwards, longer by ``beyond``."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    nx, ny = -uy, ux  # clockwise corners on a screen: this points inwards
    a, b = (a[0] - ux * beyond, a[1] - uy * beyond), (b[0] + ux * beyond, b[1] + uy * beyond)
    return [
        (a[0] - nx * outer, a[1] - ny * outer),
        (b[0] - nx * outer, b[1] - ny * outer),
        (b[0] + nx * depth, b[1] + ny * depth),
        (a[0] + nx * depth, a[1] + ny * depth),
    ]


def inset(vertices: Sequence[Point], depths: Sequence[float]) -> list[Point]:
    """Return the polygon that is left of a convex one when each side moves inwards by its depth."""
    left = list(vertices)
    for i, depth in enumerate(depths):
        if depth <= 0:
            continue
        a, b = vertices[i], vertices[(i + 1) % len(vertices)]
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        inside = [(x - a[0]) * nx + (y - a[1]) * ny - depth for x, y in left]
        kept: list[Point] = []
        for j, (x, y) in enumerate(left):
            before, (px, py) = inside[j - 1], left[j - 1]
            if (before < 0) != (inside[j] < 0):
                t = before / (before - inside[j])
                kept.append((px + (x - px) * t, py + (y - py) * t))
            if inside[j] >= 0:
                kept.append((x, y))
        left = kept
    return left


STRIDE = 1 << 16
"""A hex as one number: q times this, and r."""


@lru_cache(maxsize=64)
def places(window: Window, area: Area) -> tuple[tuple[int, int, int], ...]:
    """Return each hex of the window as its number q * 65536 + r and the upper left corner of its sprite."""
    lattice, (wide, high) = window.lattice, window.lattice.reach
    inside = lattice.hexes_in(area[0] - window.x, area[1] - window.y, area[2] - window.x, area[3] - window.y)
    return tuple((at[0] * STRIDE + at[1], x + window.x - wide, y + window.y - high) for at, x, y in inside)
