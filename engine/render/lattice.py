"""Where hexes lie: exact integer lattices, the one mask that tiles them, the window that a picture shows, and how its
hexes are laid on a canvas."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from engine.core.scene import Cell
from engine.render.brush import Brush, Colour, Point
from engine.render.canvas import Canvas
from engine.render.frame import MARGIN, Area, origin
from engine.render.memory import remembered

SIDES: tuple[Cell, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""The steps to the six neighbours of a hex, side by side."""


class Lattice(msgspec.Struct, frozen=True):
    """Hexes of one size: flat side up, or pointed; all lengths in pixels.

    Sides that face each other are ``across`` (even) apart, rows of hexes ``along`` apart. For flat hexes these rows are
    the columns of the map, each half a hex lower than the one before; for pointed ones they are its rows.
    """

    radius: int
    across: int
    along: int
    pointed: bool = False

    @property
    def half(self) -> int:
        """Half the distance of two sides that face each other."""
        return self.across // 2

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the centre of a hex, with that of (0, 0) at (0, 0)."""
        q, r = at
        if self.pointed:
            return q * self.across + r * self.half, r * self.along
        return q * self.along, r * self.across + q * self.half

    @property
    def scale(self) -> float:
        """How large what lies on a hex is drawn, 1 at the radius that everything is given for."""
        return self.radius / (54 if self.pointed else 46)

    @property
    def line(self) -> float:
        """How wide lines are drawn, 1 at that radius and below: they grow less than what they surround."""
        return float(max(1.0, self.scale) ** 0.7)

    @property
    def reach(self) -> tuple[int, int]:
        """Half the width and half the height of a hex, rounded up to whole pixels."""
        flat = (-(-self.along * 2 // 3), -(-self.across // 2))
        return (flat[1], flat[0]) if self.pointed else flat

    @property
    def vertices(self) -> tuple[Point, ...]:
        """The six corners around (0, 0); side i lies between corners i and i + 1."""
        long, short, side = self.along * 2 / 3, self.along / 3, self.across / 2
        if self.pointed:
            return (0, -long), (side, -short), (side, short), (0, long), (-side, short), (-side, -short)
        return (short, -side), (long, 0), (short, side), (-short, side), (-long, 0), (-short, -side)

    @property
    def middles(self) -> tuple[Point, ...]:
        """The middles of the six sides."""
        v = self.vertices
        return tuple(((v[i][0] + v[(i + 1) % 6][0]) / 2, (v[i][1] + v[(i + 1) % 6][1]) / 2) for i in range(6))

    def cell_at(self, x: float, y: float) -> Cell:
        """Return the hex that covers a point."""
        if self.pointed:
            r, q = y / self.along, x / self.across - y / self.along / 2
        else:
            q, r = x / self.along, y / self.across - x / self.along / 2
        best = round(q), round(r)
        off_q, off_r, off_s = abs(best[0] - q), abs(best[1] - r), abs(round(-q - r) + q + r)
        if off_q > off_r and off_q > off_s:
            return -best[1] - round(-q - r), best[1]
        if off_r > off_s:
            return best[0], -best[0] - round(-q - r)
        return best

    def hexes_in(self, left: int, top: int, right: int, bottom: int) -> Iterable[tuple[Cell, int, int]]:
        """Yield each hex that touches a rectangle, with its centre: the same frame of reference as `place`."""
        wide, high = self.reach
        if self.pointed:
            for r in range(-((high - top) // self.along), (bottom + high) // self.along + 1):
                shift, y = r * self.half, r * self.along
                for q in range(-((wide - left + shift) // self.across), (right + wide - shift) // self.across + 1):
                    yield (q, r), q * self.across + shift, y
            return
        for q in range(-((wide - left) // self.along), (right + wide) // self.along + 1):
            shift, x = q * self.half, q * self.along
            for r in range(-((high - top + shift) // self.across), (bottom + high - shift) // self.across + 1):
                yield (q, r), x, r * self.across + shift


FLAT = (
    Lattice(46, 80, 69),
    Lattice(42, 72, 63),
    Lattice(40, 70, 60),
    Lattice(36, 62, 54),
)
POINTED = (
    Lattice(54, 94, 81, True),
    Lattice(48, 84, 72, True),
    Lattice(42, 72, 63, True),
    Lattice(36, 62, 54, True),
)


def _lattices(least: int, pointed: bool) -> Iterable[Lattice]:
    """Yield lattices from a radius of 132 down to the least, each about a twentieth smaller than the one before."""
    radius = 132
    while radius >= least:
        yield Lattice(radius, 2 * round(radius * math.sqrt(3) / 2), radius * 3 // 2, pointed)
        radius -= max(2, 2 * round(radius / 40))


SIZES = {
    False: (*_lattices(48, False), *FLAT),
    True: (*_lattices(56, True), *POINTED),
}
"""The hexes of maps of tiles, largest first, flat ones and pointed ones: a few lie on them as large as they may be."""

SMALL = {
    pointed: tuple(
        Lattice(r, 2 * round(r * math.sqrt(3) / 2), r * 3 // 2, pointed) for r in (34, 32, 30, 28, 26, 24, 22, 20)
    )
    for pointed in (False, True)
}
"""The hexes of maps that have to be seen whole, in a film, where they do not fit otherwise."""

CROPPED = {False: FLAT[1], True: POINTED[-2]}
"""The hexes of a map that is shown in part, flat ones and pointed ones."""


def sheet(lattice: Lattice, ground: Colour) -> Brush:
    """Return a brush on a ground as large as a hex, (0, 0) in its middle."""
    wide, high = lattice.reach
    return Brush(2 * wide, 2 * high, ground, origin=(wide, high))


@remembered()
def mask(lattice: Lattice) -> Image.Image:
    """Return the 1-bit mask of a hex. Laid on the lattice, the masks cover each pixel exactly once."""
    wide, high = lattice.reach
    image = Image.new("1", (2 * wide, 2 * high))
    pen = ImageDraw.Draw(image)
    long, short, side = lattice.along * 2 / 3, lattice.along / 3, lattice.across / 2
    for row in range(2 * high):
        # The middles of pixels, moved a hair so that none lies on a border: how far a row reaches to both sides.
        down = abs(row - high + 0.5007)
        if lattice.pointed:
            reach = min(side, (long - down) * side / (long - short))
        else:
            reach = long - down * (long - short) / side if down < side else 0.0
        if reach > 0:
            pen.line((math.floor(wide - 0.501 - reach) + 1, row, math.ceil(wide - 0.501 + reach) - 1, row), fill=1)
    return image


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


def choose(
    sizes: tuple[Lattice, ...],
    known: Span,
    area: tuple[int, int, int, int],
    focus: Cell,
    actor: Cell | None,
    ring: int = 0,
) -> Window:
    """Return the window for a map that reaches as far as ``known`` in the rectangle ``area`` of the picture.

    The largest of ``sizes`` at which everything fits, centred; else a crop at the second size, 70 parts of 100 on
    ``focus`` and 30 on the middle of the map, that never cuts off ``actor`` and shows little beyond the map. Of the hexes
    around the actor, ``ring`` rings are not cut off either.
    """
    left, top, right, bottom = area
    for lattice in sizes:
        x0, y0, x1, y1 = known.box(lattice)
        if x1 - x0 + 2 * MARGIN <= right - left and y1 - y0 + 2 * MARGIN <= bottom - top:
            return Window(lattice, (left + right - x0 - x1) // 2, (top + bottom - y0 - y1) // 2)
    return cropped(sizes[-2] if sizes is POINTED else sizes[1], known, area, focus, actor, ring)


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
    around = [(q + dq * ring, r + dr * ring) for dq, dr in SIDES]
    bounds, kept = known.box(lattice), span(around, lattice.pointed).box(lattice)
    centre = lattice.place(focus)
    x = origin(centre[0], bounds[0], bounds[2], kept[0], kept[2], left, right, beyond)
    y = origin(centre[1], bounds[1], bounds[3], kept[1], kept[3], top, bottom, beyond)
    return Window(lattice, x, y, whole=False)


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
BESIDE = tuple(q * STRIDE + r for q, r in SIDES)


@lru_cache(maxsize=64)
def places(window: Window, area: Area) -> tuple[tuple[int, int, int], ...]:
    """Return each hex of the window as its number q * 65536 + r and the upper left corner of its sprite."""
    lattice, (wide, high) = window.lattice, window.lattice.reach
    inside = lattice.hexes_in(area[0] - window.x, area[1] - window.y, area[2] - window.x, area[3] - window.y)
    return tuple((at[0] * STRIDE + at[1], x + window.x - wide, y + window.y - high) for at, x, y in inside)


class _Layer:
    """A window of hexes as it was drawn last: the sprite of each place, and the canvas with nothing over them."""

    def __init__(self, sprites: list[Image.Image | None], memory: bytes) -> None:
        self.sprites, self.memory = sprites, memory


_layers: OrderedDict[tuple[Window, Area, int], _Layer] = OrderedDict()
"""By the window, its place, and the height of the picture."""

LAYERS_MOST = 12


def paint_layer(canvas: Canvas, sprites: list[Image.Image | None], window: Window, area: Area) -> None:
    """Draw the sprite of each place of a window on an empty canvas; ``None`` is ink.

    Each pixel of a window belongs to one hex. So a window that was drawn before is taken up again, and only hexes with
    another sprite than then are drawn: the result is the same as drawing all of them.
    """
    cut = mask(window.lattice)
    key = window, area, canvas.height
    before = _layers.pop(key, None)
    old: list[Image.Image | None] = [None] * len(sprites)
    if before is not None:
        canvas.memory[:] = before.memory
        old = before.sprites
    spots = places(window, area)
    touched = before is None
    for place, sprite in enumerate(sprites):
        if sprite is not old[place]:
            _, x, y = spots[place]
            canvas.put(sprite if sprite is not None else _ink(window.lattice), x, y, cut)
            touched = True
    if touched:
        canvas.clear_edge()
        before = _Layer(sprites, bytes(canvas.memory))
    assert before is not None
    _layers[key] = before
    while len(_layers) > LAYERS_MOST:
        _layers.popitem(last=False)


@remembered()
def _ink(lattice: Lattice) -> Image.Image:
    return Image.new("P", mask(lattice).size)
