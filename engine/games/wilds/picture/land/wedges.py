"""Which way something is said to lie: dots around a sixth of the land, and in it the shape of what is there."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from engine.core.canvas import CanvasLike, Kit, Point, Sprite
from engine.core.frame import Area
from engine.core.scene import Cell
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import Window

from ...state.bearings import Bearing
from .shown import LandShown
from .sizes import scale_of
from .standing import rumoured

APART = 13
"""How far the dots lie apart, at radius 54."""

ENDLESS, DEEPEST = 40, 6
"""Where nothing ends a sixth of the map its dots run on so many hexes; what lies in it stands at most so deep."""

AT_HAND = 2
"""What is so near is shown even where the picture would have to grow."""


def paint(kit: Kit, canvas: CanvasLike, board: LandShown, window: Window, area: Area) -> list[tuple[int, int]]:
    """Draw each bearing: its dots on unknown land only, so that none covers what stands on a hex. Return where their marks
    stand."""
    marked: list[tuple[int, int]] = []
    lattice, radius = window.lattice, window.lattice.radius
    scale = scale_of(lattice)
    known = [window.place(cell.at) for cell in board.cells if cell.state != "edge"]
    taken: set[Cell] = set()
    for bearing in board.bearings:
        goal = not bearing.icon
        for x, y in _dots(lattice, bearing, APART * min(scale, 1.2)):
            spot = round(x) + window.x, round(y) + window.y
            if _inside(spot, area, 4) and all(math.dist(spot, middle) > 0.8 * radius for middle in known):
                kit.lay(canvas, *spot, dot, round((8 if goal else 6) * min(max(scale, 0.75), 1.1)), goal)
        # The goal has no mark: one would be taken for a guess at where it is.
        for cells in () if goal else stands(board, bearing):
            middles = [window.place(cell) for cell in cells]
            x, y = (round(sum(along) / len(cells)) for along in zip(*middles, strict=True))
            if taken.isdisjoint(cells) and _inside((x, y), area, round(24 * scale)):
                taken.update(cells)
                kit.lay(canvas, x, y, mark, bearing.icon, round(34 * min(scale, 1.2)))
                marked.append((x, y))
                break
    return marked


def _inside(spot: tuple[int, int], area: Area, margin: int) -> bool:
    return area[0] + margin <= spot[0] <= area[2] - margin and area[1] + margin <= spot[1] <= area[3] - margin


def at_hand(board: LandShown) -> Iterator[Cell]:
    """Yield where things stand that are near by: the picture reaches so far."""
    for bearing in board.bearings:
        if bearing.far and bearing.near <= AT_HAND:
            yield from next(stands(board, bearing), ())


def stands(board: LandShown, bearing: Bearing) -> Iterator[tuple[Cell, ...]]:
    """Yield where the mark of a bearing can stand, nearest first: where three unknown hexes of it meet, so that it points
    to none of them; what is near by may also stand in one hex.
    """
    full = {cell.at for cell in board.cells} | {at for _, at in board.pills}
    inside = [cell for cell in _cells(bearing) if cell not in full]
    for q, r in inside:
        corner = ((q, r), (q, r - 1), (q + 1, r - 1))
        if all(cell in inside for cell in corner):
            yield corner
    if bearing.far:
        yield from ((cell,) for cell in inside)


def _cells(bearing: Bearing) -> list[Cell]:
    """Return the hexes that lie in a bearing, nearest first, those in its middle before others."""
    cells = (
        _at(bearing, away, aside, turn)
        for away in range(bearing.near, min(bearing.far or DEEPEST, DEEPEST) + 1)
        for aside in range(away // 2 + 1)
        for turn in (1, -1)
    )
    return list(dict.fromkeys(cells))


def _at(bearing: Bearing, away: int, aside: int, turn: int) -> Cell:
    """Return a hex so many steps away, ``aside`` of them by the direction beside that of the bearing."""
    (q, r), (dq, dr) = NEIGHBOURS[bearing.side], NEIGHBOURS[(bearing.side + turn) % 6]
    ahead = away - aside
    return bearing.start[0] + ahead * q + aside * dq, bearing.start[1] + ahead * r + aside * dr


def _dots(lattice: Lattice, bearing: Bearing, apart: float) -> Iterator[Point]:
    """Yield the dots around a bearing: along both its borders, and across where it begins and ends."""
    x, y = lattice.place(bearing.start)
    ahead = lattice.place(NEIGHBOURS[bearing.side])
    left, right = (
        tuple((a + b) / 2 for a, b in zip(ahead, lattice.place(NEIGHBOURS[(bearing.side + turn) % 6]), strict=True))
        for turn in (-1, 1)
    )
    first, last = bearing.near - 0.5, (bearing.far or ENDLESS) + 0.5
    lines = [[(left, first), (left, last)], [(right, first), (right, last)]]
    lines += [[(left, edge), (ahead, edge), (right, edge)] for edge in (first, last) if edge not in (0.5, ENDLESS + 0.5)]
    for line in lines:
        corners = [(x + dx * far, y + dy * far) for (dx, dy), far in line]
        for start, end in pairwise(corners):
            count = max(1, round(math.dist(start, end) / apart))
            for place in range(count):
                part = place / count
                yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def dot(kit: Kit, size: int, goal: bool) -> Sprite:
    """Return a dot of a border, as RGBA: that of the goal's is bright."""
    reach = size // 2 + 3
    brush = kit.brush(2 * reach, 2 * reach, origin=(reach, reach))
    brush.disc(0, 0, size / 2 + 1.4, "ink")
    brush.disc(0, 0, size / 2, "bone" if goal else "mist")
    return brush.finish()


def mark(kit: Kit, icon: str, size: int) -> Sprite:
    """Return the shape of something with a question mark, as RGBA: it is said to be here or hereabouts."""
    reach = size + 4
    brush = kit.brush(2 * reach, 2 * reach, origin=(reach, reach))
    brush.plate(-size * 0.95, -size * 0.62, size * 0.95, size * 0.62, 9, "ink")
    drawn = brush.finish()
    picture = kit.opened(drawn)
    rumoured(kit, picture, icon, reach, reach, size)
    return kit.sealed(picture, drawn)
