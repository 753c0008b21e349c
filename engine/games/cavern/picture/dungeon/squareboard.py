"""The map of a cavern, as a board that the game draws itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Self

from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Kit
from engine.core.frame import Area, Layout
from engine.core.map_changes import bare, changed_places
from engine.core.scene import Cell, Scene, Token

from .handstrip import paint_hand
from .overview import overview, plan_of
from .parts import Part, SquareCell, SquaresShown
from .squaremap import area_of, fit, map_area, paint, planked, window_of
from .tiles import paint_mark
from .window import Grid


class SquareBoard(SquaresShown, frozen=True, cache_hash=True):
    """A map of tiles."""

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where everything of the map lies; one that is cropped has an overview below it."""
        return _layout(kit, scene, self)

    def on(self, stage: Self) -> Self:
        """Return the map as it is drawn on a stage."""
        return replace(self, stage=stage)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the map, with the plank above it."""
        grid = self._grid(layout)
        paint(kit, canvas, self, layout.board, grid)
        if self.hand:
            paint_hand(kit, canvas, self, layout.board)
        return area_of(self, grid, layout.board)

    def paint_panel(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> None:
        """Draw the panel, with an overview beside the seats of a map that is larger than the picture."""
        grid = self._grid(layout)
        small = None if grid.whole or self.hand else kit.kept(overview, self, grid, map_area(self, layout.board))
        kit.paint_panel(canvas, scene, layout, marks=paint_mark, overview=small)

    def _grid(self, layout: Layout) -> Grid:
        """Return what of the map is seen, where its stage shows it: a crop of that is centred on its own focus."""
        grid = window_of(self.stage or self, layout.board)
        if grid.whole or self.stage is None:
            return grid
        return window_of(replace(self.stage, focus=self.focus), layout.board)

    def places(self) -> list[str]:
        """Return the labels of the tiles."""
        return [cell.label for cell in self.cells if cell.label]

    def known(self) -> Collection[Cell]:
        """Return where tiles lie."""
        return [cell.at for cell in self.cells]

    def staged(self, boards: Sequence[Self]) -> Self:
        """Return the map with the tiles of all ``boards``, and nothing to be chosen."""
        tiles = {cell.at: cell for board in boards for cell in board.cells}
        return replace(self, cells=tuple(tiles.values()), badges=(), notes=(), hand=(), ghosts=(), whole=True)

    def ringed(self, before: Self) -> tuple[Self, list[str]]:
        """Return the map with the tiles ringed that were otherwise on an earlier one, and what these are called."""
        places, changed = changed_places(before.cells, self.cells, lambda cell: cell.at, _content)
        cells = tuple(replace(cell, newest=cell.at in changed) for cell in self.cells)
        if not changed:
            return replace(self, cells=cells), []
        return replace(self, cells=cells, whole=True), [places[at].label for at in sorted(changed)]


@lru_cache(maxsize=16)
def _layout(kit: Kit, scene: Scene, board: SquareBoard) -> Layout:
    return kit.arranged_below(
        scene,
        fit(board),
        lambda area: area_of(board, window_of(board, area), area),
        marks=paint_mark,
        cropped=lambda area: not (board.hand or window_of(board, area).whole),
        beside=not planked(board),
        overview=plan_of(board).high,
        pointing=any(badge.state == "now" for badge in board.badges),
    )


def _content(cell: SquareCell) -> SquareCell:
    """Return what of a tile counts when two maps are compared: what lies on it and who is there."""

    def part(item: Part) -> Part:
        return replace(item, tokens=_bare(item.tokens), nearly=False, lit=False)

    return replace(cell, parts=tuple(map(part, cell.parts)), tokens=_bare(cell.tokens), label="", newest=False)


def _bare(tokens: Iterable[Token]) -> tuple[Token, ...]:
    return tuple(map(bare, tokens))
