"""Where square tiles lie: the sizes they are drawn in, and the window that a picture shows of their map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.scene import Cell
from engine.render.frame import Area, origin

SIZES = (94, 86, 78, 70)
"""The sides of tiles, largest first. A map that does not fit at the last one is cropped: at the largest from the second on
at which all of its rows are seen, else at the second."""

LARGE = (132, 112)
"""The sides of tiles while there are a few of them."""

SMALL = (64, 56, 48)
"""The sides of tiles where what is wanted, or a map that has to be seen whole, does not fit otherwise."""

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


def around(cells: Extent, more: Extent, edge: int | None) -> Extent:
    """Return how far cells reach with those around them, but for any above the line; and at least as far as ``more``."""
    top = cells[1] - 1 if edge is None else max(edge, cells[1] - 1)
    return min(cells[0] - 1, more[0]), min(top, more[1]), max(cells[2] + 1, more[2]), max(cells[3] + 1, more[3])


@lru_cache(maxsize=64)
def choose(
    reach: Extent,
    area: Area,
    focus: Cell,
    edge: int | None,
    wanted: tuple[Cell, ...] = (),
    *,
    room: Extent | None = None,
    whole: bool = False,
) -> Grid:
    """Return the window for a map in a rectangle of the picture, as `lattice.choose` does for hexes.

    A map below a line at the y of ``edge`` hangs from the top of the rectangle, unless it is cropped further down. Tiles
    are larger than usual where ``room`` fits, the map itself unless told otherwise. A map that does not fit is cropped to
    what is ``wanted``, or else around ``focus``; but it is drawn smaller first if it has to be seen ``whole``.
    """
    view = _View(reach, area, edge)
    for side in LARGE:
        if view.fits(room or reach, side):
            return view.whole(side)
    for side in (*SIZES, *SMALL) if whole else SIZES:
        if view.fits(reach, side):
            return view.whole(side)
    if wanted:
        return _wanted(view, focus, wanted)
    left, top, right, bottom = area
    side = SMALL[-1] if whole else next((side for side in SIZES[1:] if view.high(reach, side) <= bottom - top), SIZES[1])
    x = origin(focus[0] * side + side // 2, reach[0] * side, reach[2] * side, *_kept(focus[0], side), left, right)
    y = origin(focus[1] * side + side // 2, reach[1] * side, reach[3] * side, *_kept(focus[1], side), top, bottom)
    x = _held(x, reach[0] * side, reach[2] * side, left, right)
    y = _held(y, reach[1] * side, reach[3] * side, top, bottom)
    if view.high(reach, side) <= bottom - top:
        y = view.whole(side).y
    elif edge is not None and top - edge * side - y < side * 2 // 5:
        # Little of the first row would be hidden: rather all of it is seen, and nothing above the line ever.
        y = top - edge * side
    return Grid(side, x, y, whole=False)


class _View(msgspec.Struct, frozen=True):
    """A map that reaches so far, below the line at ``edge``, and the rectangle of the picture that it has."""

    reach: Extent
    area: Area
    edge: int | None

    def high(self, box: Extent, side: int) -> int:
        """Return how much height cells need: beside the line they need no margin."""
        return (box[3] - box[1]) * side + (6 if self.edge is not None else 2 * MARGIN)

    def fits(self, box: Extent, side: int) -> bool:
        """Tell whether cells fit into the rectangle."""
        left, top, right, bottom = self.area
        return (box[2] - box[0]) * side + 2 * MARGIN <= right - left and self.high(box, side) <= bottom - top

    def whole(self, side: int) -> Grid:
        """Return the window of all of the map."""
        left, top, right, bottom = self.area
        x = (left + right - (self.reach[0] + self.reach[2]) * side) // 2
        if self.edge is not None:
            return Grid(side, x, top - self.edge * side)
        return Grid(side, x, (top + bottom - (self.reach[1] + self.reach[3]) * side) // 2)

    def around(self, box: Extent, side: int) -> Grid:
        """Return the window with a box of cells in its middle, as far as it shows no void beside the map."""
        if self.fits(self.reach, side):
            return self.whole(side)
        left, top, right, bottom = self.area
        all_of = self.whole(side)
        x, y = (left + right - (box[0] + box[2]) * side) // 2, (top + bottom - (box[1] + box[3]) * side) // 2
        if (self.reach[2] - self.reach[0]) * side + 2 * MARGIN <= right - left:
            x = all_of.x
        else:
            x = _held(x, self.reach[0] * side, self.reach[2] * side, left, right)
        hung = self.edge is not None and self.fits((box[0], self.edge, box[2], box[3]), side)
        if hung or self.high(self.reach, side) <= bottom - top:
            y = all_of.y
        else:
            y = _held(y, self.reach[1] * side, self.reach[3] * side, top, bottom)
            y = min(y, all_of.y) if self.edge is not None else y
        return Grid(side, x, y, whole=False)


def _wanted(view: _View, focus: Cell, wanted: tuple[Cell, ...]) -> Grid:
    """Return the window with all that is wanted: with the focus too if tiles need not be too small for that.

    If not even smaller tiles show all of it, the window with most of it, of these the one nearest to the focus.
    """
    for box in (extent((*wanted, focus)), extent(wanted)):
        for side in (*SIZES, *SMALL):
            if view.fits(box, side):
                return view.around(box, side)
    side = SMALL[-1]
    left, top, right, bottom = view.area
    across, down = (right - left - 2 * MARGIN) // side, (bottom - top - 2 * MARGIN) // side

    def seen(box: Extent) -> tuple[int, int, Extent]:
        number = sum(box[0] <= x < box[2] and box[1] <= y < box[3] for x, y in wanted)
        apart = abs(box[0] + box[2] - 1 - 2 * focus[0]) + abs(box[1] + box[3] - 1 - 2 * focus[1])
        return -number, apart, box

    lefts = dict.fromkeys(x for at in (*wanted, focus) for x in (at[0], at[0] - across + 1))
    tops = dict.fromkeys(y for at in (*wanted, focus) for y in (at[1], at[1] - down + 1))
    return view.around(min(seen((x, y, x + across, y + down)) for x in lefts for y in tops)[2], side)


def _held(start: int, low: int, high: int, left: int, right: int) -> int:
    """Return where a strip from ``low`` to ``high`` starts: a window that it overfills shows no void beside it."""
    if high - low + 2 * MARGIN <= right - left:
        return start
    return max(right - MARGIN - high, min(start, left + MARGIN - low))


def _kept(place: int, side: int) -> tuple[int, int]:
    return place * side, (place + 1) * side
