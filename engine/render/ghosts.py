"""Ghosts: what could be laid, hatched in the dark with a dashed lantern outline."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.core.scene import Ghost
from engine.render.brush import SCALE, Brush, Point
from engine.render.cells import inset
from engine.render.emblems import arch_line, cache_ghost
from engine.render.icons import icon, known
from engine.render.lattice import Lattice
from engine.render.lettering import write
from engine.render.palette import tone
from engine.render.tokens import spikes

EDGE = 4
"""Pixels that the dashes of a ghost reach beyond its hexes."""

_DASHES = 3


@lru_cache(maxsize=128)
def ghost_cell(lattice: Lattice, joined: tuple[bool, ...], icons: tuple[str, ...], label: str, hatch: int) -> Image.Image:
    """Return one hex of a ghost as RGBA, ``EDGE`` pixels larger than a hex on each side.

    ``joined`` tells at which sides the ghost goes on; ``hatch`` (0-2) is the direction of its lines.
    """
    wide, high = lattice.reach
    brush = Brush(2 * wide + 2 * EDGE, 2 * high + 2 * EDGE, origin=(wide + EDGE, high + EDGE))
    v = lattice.vertices
    brush.polygon(v, "ghost")
    _hatch(brush, v, lattice, hatch)
    for side, going in enumerate(joined):
        if going:
            brush.stroke((v[side], v[(side + 1) % 6]), 1.4, "ghost_line")
    for side, going in enumerate(joined):
        if not going:
            _dash(brush, v[side], v[(side + 1) % 6])
    scale = min(1.0, lattice.radius / 46)
    middle = -14 * scale if label else 0
    for place, name in enumerate(icons[:2]):
        x = 0 if len(icons) == 1 else (-15, 15)[place] * scale
        _DIM.get(known(name) if name != "enemy" else name, _plain)(brush.inner(x, middle, 32 * scale))
    drawn = brush.finish()
    for name in icons[:2]:
        if name not in _DIM:
            mark = icon(name, 28)
            at = (drawn.width - mark.width) // 2, round(high + EDGE + middle - mark.height / 2)
            drawn.alpha_composite(mark, at)
    if label:
        solid = Image.new("RGB", drawn.size, tone("ghost"))
        solid.paste(drawn)
        write(solid, wide + EDGE, high + EDGE + 17 * scale, label, "medium", 20, "lantern", "middle")
        solid.putalpha(drawn.getchannel("A"))
        return solid
    return drawn


def _hatch(brush: Brush, v: tuple[Point, ...], lattice: Lattice, hatch: int) -> None:
    lines = Image.new("1", brush.sheet.size)
    pen = ImageDraw.Draw(lines)
    step, (wide, high) = 15 * SCALE, brush.sheet.size
    for start in range(-high, wide + high, step):
        lean = (high, -high, 0)[hatch % 3]
        pen.line((start, 0, start + lean, high), fill=1, width=round(2.6 * SCALE))
    inner = Image.new("1", brush.sheet.size)
    ImageDraw.Draw(inner).polygon([brush.at(x, y) for x, y in inset(v, [0.5] * 6)], fill=1)
    empty = Image.new("1", brush.sheet.size)
    brush.sheet.paste(tone("ghost_2"), (0, 0), Image.composite(lines, empty, inner))


def _dash(brush: Brush, a: Point, b: Point) -> None:
    """Draw dashes along a side, half a dash at each end, so that they join around the corners."""
    parts = 2 * _DASHES
    for step in range(0, parts + 1, 2):
        start, end = max(0.0, (step - 0.6) / parts), min(1.0, (step + 0.6) / parts)
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end)]
        brush.stroke(ends, 3.6, "lantern", round_ends=False)
    brush.disc(*a, 1.8, "lantern")
    brush.disc(*b, 1.8, "lantern")


def _door(brush: Brush) -> None:
    arch_line(brush, "lantern")


def _enemy(brush: Brush) -> None:
    spikes(brush, 24, 24, 20, outline=0, colour="ghost_enemy", centre="ghost")


def _plain(brush: Brush) -> None:
    """Leave the place to an icon of the sheet."""


_DIM: dict[str, Callable[[Brush], None]] = {
    "door": _door,
    "explored": _door,
    "cache": cache_ghost,
    "enemy": _enemy,
}
"""Icons that have a drawing of their own for what only may be."""


def spread(ghost: Ghost) -> dict[tuple[int, int], tuple[tuple[str, ...], str]]:
    """Return the icons and the label of each hex of a ghost."""
    labels = dict(ghost.labels)
    return {at: (icons, labels.get(at, "")) for at, icons in ghost.cells}
