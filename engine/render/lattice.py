"""Where hexes lie: exact integer lattices, the one mask that tiles them, the window that a picture shows, and how its
hexes are laid on a canvas."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable

from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.core.frame import Area
from engine.core.scene import Cell, HexCell
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import MARGIN, STRIDE, Span, Window, cropped, places
from engine.render import pixels
from engine.render.brush import Brush, Colour, width
from engine.render.canvas import Canvas
from engine.render.memory import remembered

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
        Lattice(r, 2 * round(r * math.sqrt(3) / 2), r * 3 // 2, pointed) for r in (34, 32, 30, 28, 26, 24, 22, 20, 18, 16)
    )
    for pointed in (False, True)
}
"""The hexes of maps that have to be seen whole, at the end or in a film, where they do not fit otherwise."""

CROPPED = {False: next(size for size in SIZES[False] if size.radius <= 52), True: POINTED[-2]}
"""The hexes of a map that is shown in part, flat ones and pointed ones."""

WHOLE = {False: FLAT[0], True: POINTED[-1]}
"""The smallest hexes of a map that is shown whole without being asked for."""


def sheet(lattice: Lattice, ground: Colour) -> Brush:
    """Return a brush on a ground as large as a hex, (0, 0) in its middle."""
    wide, high = lattice.reach
    return Brush(2 * wide, 2 * high, ground, origin=(wide, high))


@remembered()
def mask(lattice: Lattice) -> Image.Image:
    """Return the 1-bit mask of a hex. Laid on the lattice, the masks cover each pixel exactly once."""
    wide, high = lattice.reach
    fine = pixels.detail()
    wide, high = wide * fine, high * fine
    image = Image.new("1", (2 * wide, 2 * high))
    pen = ImageDraw.Draw(image)
    long, short, side = (length * fine for length in (lattice.along * 2 / 3, lattice.along / 3, lattice.across / 2))
    for row in range(2 * high):
        # The middles of pixels, moved a hair so that none lies on a border: how far a row reaches to both sides.
        down = abs(row - high + 0.5007)
        if lattice.pointed:
            reach = min(side, (long - down) * side / (long - short))
        else:
            reach = long - down * (long - short) / side if down < side else 0.0
        if reach > 0:
            pen.line((math.floor(wide - 0.501 - reach) + 1, row, math.ceil(wide - 0.501 + reach) - 1, row), fill=1)
    return pixels.finished(image)


def uncut(cell: HexCell, window: Window, area: Area, below: float, size: int) -> HexCell:
    """Return a cell without its name, which stands so far below its middle, where the edge of ``area`` would cut that."""
    if not cell.label:
        return cell
    x, y = window.place(cell.at)
    half, middle = width(cell.label, "medium", size) / 2, y + below
    inside = area[0] <= x - half and x + half <= area[2] and area[1] <= middle - size / 2 and middle + size / 2 <= area[3]
    return cell if inside else replace(cell, label="")


def choose(
    sizes: tuple[Lattice, ...],
    known: Span,
    area: tuple[int, int, int, int],
    focus: Cell,
    actor: Cell | None,
    ring: int = 0,
) -> Window:
    """Return the window for a map that reaches as far as ``known`` in the rectangle ``area`` of the picture.

    Where everything fits, the map is centred at the largest of ``sizes`` at which it does. Else it is a crop at the second
    size. The middle of the crop lies between ``focus`` (70 parts of 100) and the middle of the map (30 parts). A crop never
    cuts off ``actor``, nor ``ring`` rings of hexes around it, and shows little beyond the map.
    """
    left, top, right, bottom = area
    for lattice in sizes:
        x0, y0, x1, y1 = known.box(lattice)
        if x1 - x0 + 2 * MARGIN <= right - left and y1 - y0 + 2 * MARGIN <= bottom - top:
            return Window(lattice, (left + right - x0 - x1) // 2, (top + bottom - y0 - y1) // 2)
    return cropped(sizes[-2] if sizes is POINTED else sizes[1], known, area, focus, actor, ring)


BESIDE = tuple(q * STRIDE + r for q, r in NEIGHBOURS)


class _Layer:
    """A window of hexes as it was drawn last: the sprite of each place, and the canvas with nothing over them."""

    def __init__(self, sprites: list[Image.Image | None], memory: bytes) -> None:
        self.sprites, self.memory = sprites, memory


_layers: OrderedDict[tuple[Window, Area, int, int], _Layer] = OrderedDict()
"""By the window, its place, and the height of the picture."""

LAYERS_MOST = 12


def paint_layer(canvas: Canvas, sprites: list[Image.Image | None], window: Window, area: Area) -> None:
    """Draw the sprite of each place of a window on an empty canvas; ``None`` is ink.

    Each pixel of a window belongs to one hex. So a window that was drawn before is taken up again, and only hexes with
    another sprite than then are drawn: the result is the same as drawing all of them.
    """
    cut = mask(window.lattice)
    key = window, area, canvas.height, pixels.detail()
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
    return pixels.new("P", mask(lattice).size)
