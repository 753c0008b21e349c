"""A map of star systems on a canvas: hexes that never move, what lies apart in a corner, the legend in the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Legend, Star, StarBoard
from engine.render.brush import Brush
from engine.render.canvas import Canvas, lay
from engine.render.frame import Area
from engine.render.lattice import Lattice, mask
from engine.render.lettering import carve
from engine.render.palette import indexed
from engine.render.stars import cells, panel

MIDDLE = (500, 380)
"""Where hex (0, 0) stands in a map beside a panel."""

APART = ((100, 592), (100, 180), (762, 180), (762, 592))
"""Where systems that lie apart stand: in corners, the lower left one first."""

CORNERS: tuple[tuple[int, int, tuple[int, ...]], ...] = (
    (26, 103, (270, 270, 270, 214, 204, 204, 160, 143, 143, 143)),
    (704, 593, (134, 134, 134)),
    (704, 103, (134, 134, 134)),
)
"""Where the legend stands: left edge, middle of the first line, and how long each line may be.

The first is a column of ten lines beside the hexes, above what lies apart; the corners at the right take what is more.
"""

STEP = 35
"""How far the lines of the legend are apart."""


def place(star: Star, apart: int) -> tuple[int, int]:
    """Return the middle of a system in the picture; ``apart`` counts those before it that lie apart."""
    if star.at is None:
        return APART[apart % len(APART)]
    x, y = cells.LATTICE.place(star.at)
    return MIDDLE[0] + x, MIDDLE[1] + y


def places(systems: Sequence[Star]) -> list[tuple[Star, int, int]]:
    """Return the systems with their middles, the upper ones first."""
    apart, found = 0, []
    for star in systems:
        found.append((star, *place(star, apart)))
        apart += star.at is None
    return sorted(found, key=lambda entry: (entry[2], entry[1]))


def paint(canvas: Canvas, board: StarBoard, area: Area) -> None:
    """Draw a map of stars in its window."""
    canvas.paste(sky(area[2] - area[0], area[3] - area[1]), area[0], area[1])
    paint_systems(canvas, places(board.systems), board.focus, cells.LATTICE)


def paint_systems(canvas: Canvas, found: Sequence[tuple[Star, int, int]], focus: str, lattice: Lattice) -> None:
    """Draw systems around the given places: all floors, then all that lies in them."""
    wide, high = lattice.reach
    for star, x, y in found:
        look = cells.floor_of(star, star.label == focus)
        canvas.paste(cells.floor(look, lattice), x - wide, y - high, mask(lattice))
    for star, x, y in found:
        lay(canvas, x, y, cells.contents, star, lattice)
        if star.at is None:
            lay(canvas, x, y - round(92 * cells.scale(lattice)), _title, star.label)


@lru_cache(maxsize=16)
def _title(text: str) -> Image.Image:
    """Return the name of a system that lies apart, as RGBA."""
    brush = Brush(150, 28, origin=(75, 14))
    carve(brush, 0, 0, text, "bold", 20, "bone", halo=1.5)
    return brush.finish()


@cache
def sky(wide: int, high: int) -> Image.Image:
    """Return the ground of a galaxy: ink with a few far stars, indexed."""
    brush = Brush(wide, high, "ink")
    turn = 11
    for _ in range(70):
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        x, y = (turn >> 8) % (wide - 40) + 20, (turn >> 16) % (high - 30) + 12
        brush.disc(x, y, (0.9, 1.2, 1.6)[turn >> 7 & 1], "slate")
    return indexed(brush.finish())


def paint_legend(canvas: Canvas, legend: Sequence[Legend]) -> None:
    """Draw the lines of the legend into the corners of the map; what finds no room is left out."""
    for entry, x, y, room in spread(legend):
        canvas.paste(panel.line(entry.mark, entry.text, room, "ink"), x, y - panel.HIGH // 2)


def spread(legend: Sequence[Legend]) -> list[tuple[Legend, int, int, int]]:
    """Return each line of a legend that finds room with its left edge, its middle, and how long it may be.

    Each takes the first place that is long enough, unless a later and longer line would find none then.
    """
    free = [(x, y + STEP * row, room) for x, y, rooms in CORNERS for row, room in enumerate(rooms)]
    found = []
    for number, entry in enumerate(legend):
        spots = [spot for spot in free if panel.needed(entry.text) <= spot[2]]
        if spots:
            spot = next((spot for spot in spots if _enough(free, spot, legend[number + 1 :])), spots[0])
            free.remove(spot)
            found.append((entry, *spot))
    return found


def _enough(free: Sequence[tuple[int, int, int]], taken: tuple[int, int, int], rest: Sequence[Legend]) -> bool:
    """Tell whether the remaining lines all find a place without the one that is taken."""
    rooms = sorted((spot[2] for spot in free if spot != taken), reverse=True)
    wanted = sorted((panel.needed(entry.text) for entry in rest), reverse=True)
    return len(wanted) <= len(rooms) and all(need <= room for need, room in zip(wanted, rooms, strict=False))
