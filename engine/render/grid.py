"""Where square tiles lie: the sizes they are drawn in, and the window that a picture shows of their map."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.scene import Cell
from engine.render.frame import Area
from engine.render.lattice import origin

SIZES = (94, 86, 78, 70)
"""The sides of tiles, largest first. A map that does not fit at the last one is cropped: at the largest from the second on
at which all of its rows are seen, else at the second."""

DETAIL = (132, 112)
"""The sides of tiles where a few of them are looked at closely."""

MARGIN = 10
"""Pixels left free around a map that is shown whole; the cells around it are part of it."""


class Grid(msgspec.Struct, frozen=True):
    """What of a map of squares a picture shows: the ``side`` of a tile and where the corner of (0, 0) lies.

    ``whole`` is false when the map goes on beyond the picture's edge.
    """

    side: int
    x: int
    y: int
    whole: bool = True

    def corner(self, at: Cell) -> tuple[int, int]:
        """Return the upper left corner of a cell in the picture."""
        return self.x + at[0] * self.side, self.y + at[1] * self.side

    def place(self, at: Cell) -> tuple[int, int]:
        """Return the middle of a cell in the picture."""
        x, y = self.corner(at)
        return x + self.side // 2, y + self.side // 2


Extent = tuple[int, int, int, int]
"""How far a map reaches: its first column and row, and those after its last."""


def extent(cells: Sequence[Cell]) -> Extent:
    """Return how far cells reach; no cells at all reach as far as (0, 0)."""
    across, down = [at[0] for at in cells] or [0], [at[1] for at in cells] or [0]
    return min(across), min(down), max(across) + 1, max(down) + 1


def choose(reach: Extent, area: Area, focus: Cell, edge: int | None, *, detail: bool = False) -> Grid:
    """Return the window for a map in a rectangle of the picture, as `lattice.choose` does for hexes.

    A map below a line at the y of ``edge`` hangs from the top of the rectangle, unless it is cropped further down. Only a
    ``detail`` of a map is drawn larger than a map.
    """
    left, top, right, bottom = area
    wide, high = reach[2] - reach[0], reach[3] - reach[1]
    above, below = (0, 6) if edge is not None else (MARGIN, MARGIN)
    for side in (*DETAIL, *SIZES) if detail else SIZES:
        if wide * side + 2 * MARGIN <= right - left and high * side + above + below <= bottom - top:
            x = (left + right - (reach[0] + reach[2]) * side) // 2
            y = top - edge * side if edge is not None else (top + bottom - (reach[1] + reach[3]) * side) // 2
            return Grid(side, x, y)
    side = next((side for side in SIZES[1:] if high * side + above + below <= bottom - top), SIZES[1])
    x = origin(focus[0] * side + side // 2, reach[0] * side, reach[2] * side, *_kept(focus[0], side), left, right)
    y = origin(focus[1] * side + side // 2, reach[1] * side, reach[3] * side, *_kept(focus[1], side), top, bottom)
    x = _held(x, reach[0] * side, reach[2] * side, left, right)
    y = _held(y, reach[1] * side, reach[3] * side, top, bottom)
    if high * side + above + below <= bottom - top:
        y = top - edge * side if edge is not None else (top + bottom - (reach[1] + reach[3]) * side) // 2
    elif edge is not None and top - edge * side - y < side * 2 // 5:
        # Little of the first row would be hidden: rather all of it is seen, and nothing above the line ever.
        y = top - edge * side
    return Grid(side, x, y, whole=False)


def _held(start: int, low: int, high: int, left: int, right: int) -> int:
    """Return where a strip from ``low`` to ``high`` starts: a window that it overfills shows no void beside it."""
    if high - low + 2 * MARGIN <= right - left:
        return start
    return max(right - MARGIN - high, min(start, left + MARGIN - low))


def _kept(place: int, side: int) -> tuple[int, int]:
    return place * side, (place + 1) * side
