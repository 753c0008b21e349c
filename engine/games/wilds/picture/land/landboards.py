"""The boards of wild land, as boards that the game draws itself: of hexes, and of points and ways."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Self

from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Fit, Kit
from engine.core.frame import GAP, HEADER, SIDE, Area, Layout
from engine.core.scene import Scene, Sky
from engine.maps.windows import Window

from . import landmap, pointchart, roadmap, weather
from .landlegend import paint_mark
from .shown import LandShown, RoadShown

LOW, TALL = 500, 610
"""How high a map is at most, and one whose legend needs more: so a phone shows with it what happened, and the buttons."""

HEXES, POINTS = 0.5, 0.48
"""How large it is then at least, beside as large as it could be."""
CLEAR = 50
"""So large the hexes are at least beside which lines of the legend are left out, from the middle to a corner."""


def area_of(scene: Scene, layout: Layout) -> Area:
    """Return where the land lies in a picture: below a sky that no column has."""
    left, top, right, bottom = layout.board
    return left, top + (_sky_high(scene) if not layout.beside else 0), right, bottom


def _sky_high(scene: Scene) -> int:
    return weather.HIGH if scene.sky is not None else 0


def _ground(area: Area, layout: Layout) -> Area:
    """Return how far the ground reaches: a column beside the land lies on unknown ground."""
    return area[0], area[1], layout.wide - SIDE, area[3]


def _paint_around(kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout, ground: Area) -> None:
    """Draw the frame around a ground."""
    kit.surround(canvas, replace(layout, board=ground))


def _paint_sky(kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
    """Draw the sky over the land, or over the column beside it."""
    if scene.sky is None:
        return
    left, right = layout.board[0], layout.wide - SIDE
    if layout.beside and layout.panel:
        left, right = layout.panel[0], layout.panel[2]
    canvas.paste(kit.kept(weather.band, right - left, scene.sky), left, HEADER + (GAP - 2 if layout.beside else 0))


class LandBoard(LandShown, frozen=True, cache_hash=True):
    """A map of hexes in a wilderness."""

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where everything of the map lies; one that is cropped has an overview below it."""
        return _layout_of_hexes(kit, scene, self)

    def on(self, stage: Self) -> Self:
        """Return the map as it is drawn on a stage."""
        return replace(self, stage=stage)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the map."""
        area, window = self._window(scene, layout)
        ground = _ground(area, layout) if window.whole or self.close else area
        landmap.paint(kit, canvas, self, area, window, scene.sky or Sky(), ground)
        _paint_around(kit, canvas, scene, layout, ground)
        return landmap.extent(self, landmap.window_of(self, area), area)

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the panel with an overview of a map that is cropped, then the sky."""
        area, window = self._window(scene, layout)
        small = None
        if not (window.whole or self.close):
            small = kit.overview(self, landmap.spots(kit, self), landmap.span_of(self), window, area)
        kit.paint_panel(canvas, scene, layout, marks=paint_mark, overview=small)
        _paint_sky(kit, canvas, scene, layout)

    def _window(self, scene: Scene, layout: Layout) -> tuple[Area, Window]:
        area, stage = area_of(scene, layout), self.stage or self
        return area, landmap.window_of(replace(stage, focus=self.focus, actor=self.actor), area)


@lru_cache(maxsize=16)
def _layout_of_hexes(kit: Kit, scene: Scene, board: LandBoard) -> Layout:
    def extent(area: Area) -> Area:
        return landmap.extent(board, landmap.window_of(board, area), area)

    def cropped(area: Area) -> bool:
        return not (board.close or landmap.window_of(board, area).whole)

    fit = landmap.fit(board)
    low = None if board.close else _low(kit, scene, fit, extent, cropped, least=HEXES, clear=CLEAR)
    return low or kit.arranged_below(scene, fit, extent, marks=paint_mark, above=_sky_high(scene), cropped=cropped)


def _low(
    kit: Kit,
    scene: Scene,
    fit: Fit,
    extent: Callable[[Area], Area],
    cropped: Callable[[Area], bool],
    *,
    least: float,
    clear: float = 0,
) -> Layout | None:
    """Return the layout with the panel beside the map, ``None`` where that leaves it too little room.

    Before the panel moves below, lines of the legend are left out: so it mostly stays at one side through a game. The land
    has to be drawn at least as large as ``clear`` then.
    """
    above = _sky_high(scene)
    for tall, size in ((TALL, 0.0), (LOW, clear)):
        low = kit.arranged_low(
            scene, fit, extent, marks=paint_mark, cropped=cropped, above=above, most=LOW, tall=tall, least=least
        )
        if low is not None:
            left, top, right, bottom = low.board
            if fit(right - left, bottom - top)[0] >= size:
                return low
    return None


class RoadBoard(RoadShown, frozen=True, cache_hash=True):
    """A map of points and ways through wild land."""

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where everything of the map lies."""
        return _layout_of_points(kit, scene, self)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the map."""
        area = area_of(scene, layout)
        ground = _ground(area, layout)
        roadmap.paint(kit, canvas, self, area, scene.sky or Sky(), ground)
        _paint_around(kit, canvas, scene, layout, ground)
        return pointchart.extent(self, area)

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the panel, then the sky."""
        kit.paint_panel(canvas, scene, layout, marks=paint_mark)
        _paint_sky(kit, canvas, scene, layout)


@lru_cache(maxsize=16)
def _layout_of_points(kit: Kit, scene: Scene, board: RoadBoard) -> Layout:
    def extent(area: Area) -> Area:
        return pointchart.extent(board, area)

    def cropped(_: Area) -> bool:
        return False

    fit = pointchart.fit(board)
    low = _low(kit, scene, fit, extent, cropped, least=POINTS)
    return low or kit.arranged_below(scene, fit, extent, marks=paint_mark, above=_sky_high(scene), cropped=cropped)
