"""What could be laid: ghosts, hatched in the dark with a dashed lantern outline."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image, ImageDraw

from engine.core.scene import Ghost
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import Window, inset
from engine.render import glyphs, pixels
from engine.render.brush import SCALE, Brush, Point
from engine.render.canvas import Canvas, indexed, tone
from engine.render.icons import icon, known
from engine.render.memory import remembered
from engine.render.tokens import spikes


def edge_of(lattice: Lattice) -> int:
    """Return how many pixels the dashes of a ghost reach beyond its hexes."""
    return math.ceil(4 * lattice.line)


_DASHES = 3

SOLID = 128
"""How opaque a pixel at a ghost's edge is at least to be drawn at all (of 255)."""

Sprite = tuple[Image.Image, Image.Image]
"""An indexed picture and the mask of what it covers."""


@remembered(1024)
def ghost_cell(lattice: Lattice, joined: tuple[bool, ...], icons: tuple[str, ...]) -> Sprite:
    """Return one hex of a ghost with its edge (`edge_of`) on each side.

    ``joined`` tells at which sides the ghost goes on. Its smooth edge is blended with the fog that it lies on.
    """
    drawn = _body(lattice).copy()
    drawn.alpha_composite(_outline(lattice, joined))
    scale = lattice.scale
    for place, name in enumerate(icons[:2]):
        x = 0 if len(icons) == 1 else (-17, 17)[place] * scale
        mark = _icon(name, round((46 if len(icons) == 1 else 34) * scale))
        at = round((drawn.width - mark.width) / 2 + x), round((drawn.height - mark.height) / 2)
        drawn.alpha_composite(mark, at)
    covered = drawn.getchannel("A")
    solid = pixels.new("RGB", drawn.size, tone("fog_near"))
    solid.paste(drawn, (0, 0), covered)
    return indexed(solid), covered.point([255 * (value >= SOLID) for value in range(256)], "1")


def paint_ghost(canvas: Canvas, ghost: Ghost, window: Window) -> None:
    """Draw a ghost on a canvas, hex by hex."""
    lattice, cells = window.lattice, {at for at, _ in ghost.cells}
    (wide, high), edge = lattice.reach, edge_of(lattice)
    for (q, r), icons in ghost.cells:
        joined = tuple([(q + dq, r + dr) in cells for dq, dr in NEIGHBOURS])
        x, y = window.place((q, r))
        sprite, covered = ghost_cell(lattice, joined, icons)
        canvas.paste(sprite, x - wide - edge, y - high - edge, covered)


def _sheet(lattice: Lattice) -> Brush:
    (wide, high), edge = lattice.reach, edge_of(lattice)
    return Brush(2 * (wide + edge), 2 * (high + edge), origin=(wide + edge, high + edge))


@remembered()
def _body(lattice: Lattice) -> Image.Image:
    brush = _sheet(lattice)
    brush.polygon(lattice.vertices, "ghost")
    _hatch(brush, lattice.vertices, lattice.line)
    return brush.finish()


@remembered(256)
def _outline(lattice: Lattice, joined: tuple[bool, ...]) -> Image.Image:
    brush, v = _sheet(lattice), lattice.vertices
    for side, going in enumerate(joined):
        if going:
            brush.stroke((v[side], v[(side + 1) % 6]), 1.4 * lattice.line, "ghost_line")
    for side, going in enumerate(joined):
        if not going:
            _dash(brush, v[side], v[(side + 1) % 6], lattice.line)
    return brush.finish()


@remembered()
def _icon(name: str, size: int) -> Image.Image:
    """Return an icon as a ghost shows it: a drawing of its own for what only may be, else that of the map."""
    if name not in _DIM:
        return icon(known(name), round(size * 0.88))
    brush = Brush(size + 8, size + 8, origin=(size / 2 + 4, size / 2 + 4))
    _DIM[name](brush.inner(0, 0, size))
    return brush.finish()


def _hatch(brush: Brush, v: tuple[Point, ...], k: float) -> None:
    lines = Image.new("1", brush.sheet.size)
    pen = ImageDraw.Draw(lines)
    step, (wide, high) = round(15 * k * SCALE), brush.sheet.size
    for start in range(-high, wide + high, step):
        pen.line((start, 0, start + high, high), fill=1, width=round(2.6 * k * SCALE))
    inner = Image.new("1", brush.sheet.size)
    ImageDraw.Draw(inner).polygon([brush.at(x, y) for x, y in inset(v, [0.5] * 6)], fill=1)
    empty = Image.new("1", brush.sheet.size)
    brush.sheet.paste(tone("ghost_2"), (0, 0), Image.composite(lines, empty, inner))


def _dash(brush: Brush, a: Point, b: Point, k: float) -> None:
    """Draw dashes along a side, half a dash at each end, so that they join around the corners."""
    parts = 2 * _DASHES
    for step in range(0, parts + 1, 2):
        start, end = max(0.0, (step - 0.6) / parts), min(1.0, (step + 0.6) / parts)
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end)]
        brush.stroke(ends, 3.6 * k, "lantern", round_ends=False)
    brush.disc(*a, 1.8 * k, "lantern")
    brush.disc(*b, 1.8 * k, "lantern")


def _door(brush: Brush) -> None:
    glyphs.draw(brush, "explored", colour="lantern")


def _cache(brush: Brush) -> None:
    glyphs.draw(brush, "cache", body="brown", band="gilt", lock="lantern", hole="ghost")


def _enemy(brush: Brush) -> None:
    spikes(brush, 24, 24, 20, outline=0, colour="vermilion", centre="ghost")


_DIM: dict[str, Callable[[Brush], None]] = {
    "door": _door,
    "explored": _door,
    "cache": _cache,
    "enemy": _enemy,
}
"""Icons that have a drawing of their own for what only may be."""
