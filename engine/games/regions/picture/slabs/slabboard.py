"""The board of regions: slabs and the ways between them, as a board that the game draws itself."""

from __future__ import annotations

from functools import partial

from engine.core.canvas import CanvasLike, Kit
from engine.core.frame import Area, Layout
from engine.core.scene import GraphBoard, Scene

from . import slabmap
from .legend import paint_mark
from .slabchart import chart, extent, fit


class SlabBoard(GraphBoard, frozen=True, cache_hash=True):
    """A map of slabs in columns and rows. Where they are too many for the window, those around ``focus`` (the key of a
    slab) are shown, and that of who acts before others; an "unknown" one may be drawn nearer than it is."""

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where everything of the map lies, and how much of the legend."""
        lowest = partial(_low, self)
        return kit.arranged(scene, lowest, lambda area: extent(chart(kit, self, area), area), marks=paint_mark)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the map."""
        return slabmap.paint(kit, canvas, self, layout.board)

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the panel below the map or beside it."""
        kit.paint_panel(canvas, scene, layout, marks=paint_mark, ticks=True)


LOW = (424, 460)
"""A board is so many pixels high at most where all of it has room in them."""


def _low(board: GraphBoard, wide: int, high: int) -> tuple[float, int, int]:
    """Return how large slabs are in so much room, as `fit`, in a low picture where that shows the whole board."""
    lower = (fit(board, wide, min(most, high)) for most in LOW)
    return next((found for found in lower if found[0] > 1), fit(board, wide, high))
