"""The board of the games that tests make up: plates in columns and rows, drawn with what the renderer hands to games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Kit, Point, Sprite
from engine.core.frame import HEADER, READ, SIDE, WIDTH, Area, Layout, above
from engine.core.map_changes import changed_places
from engine.core.scene import Badge, Cell, OwnBoard, Scene, Token

AREA = (SIDE, HEADER, WIDTH - SIDE, 500)
"""Where the plates lie in every picture."""
MOST = 120
"""No plate is larger."""
NAMED = 64
"""The least side of a plate with a name on it."""


class Plate(msgspec.Struct, frozen=True, cache_hash=True):
    """A plate, of some ``floor``: what it is called, and who stands there. A ``ghost`` could be laid there."""

    at: Cell
    floor: str = "stone"
    label: str = ""
    tokens: tuple[Token, ...] = ()
    newest: bool = False
    ghost: bool = False


class PlateBoard(OwnBoard, frozen=True, cache_hash=True):
    """A map of plates, always whole, with badges between them."""

    cells: tuple[Plate, ...]
    badges: tuple[Badge, ...] = ()

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where the plates lie, with the seats below them."""
        return above(AREA, kit.foot_high(scene))

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the plates, who stands there, and the badges."""
        places = [item.at for item in (*self.cells, *self.badges)] or [(0, 0)]
        (left, right), (top, foot) = ((min(line), max(line) + 1) for line in zip(*places, strict=True))
        side = min(MOST, (AREA[2] - AREA[0]) // (right - left), (AREA[3] - AREA[1]) // (foot - top))
        canvas.paste(kit.plain(AREA[2] - AREA[0], AREA[3] - AREA[1], "ink"), AREA[0], AREA[1])

        def corner(at: Cell) -> tuple[int, int]:
            return AREA[0] + (at[0] - left) * side, AREA[1] + (at[1] - top) * side

        for cell in self.cells:
            x, y = corner(cell.at)
            look = "lantern" if cell.newest else "ghost" if cell.ghost else "slate"
            canvas.paste(kit.kept(_plate, cell.floor, cell.label, look, side), x, y)
            canvas.mark([(cell.label, _box(x, y, side))])
            for token in cell.tokens:
                kit.lay(canvas, x + side // 2, y + side // 2, _token, token, max(6, side // 5))
        for badge in self.badges:
            x, y = corner(badge.at)
            kit.lay_badge(canvas, x + side // 2, y + side // 2, badge.text, badge.state)
        return (*corner((left, top)), *corner((right, foot)))

    def places(self) -> list[str]:
        """Return what the plates are called, as far as they have names."""
        return list(dict.fromkeys(cell.label for cell in self.cells if cell.label))

    def ringed(self, before: PlateBoard) -> tuple[PlateBoard, list[str]]:
        """Return the map with the plates ringed that are new, and those where others stand now."""

        def content(cell: Plate) -> object:
            return cell.floor, tuple((token.kind, token.letter) for token in cell.tokens)

        places, found = changed_places(before.cells, self.cells, lambda cell: cell.at, content)
        cells = tuple(replace(cell, newest=cell.at in found) for cell in self.cells)
        return replace(self, cells=cells), [places[at].label for at in sorted(found)]


def _plate(kit: Kit, floor: str, label: str, edge: str, side: int) -> Sprite:
    """Return a plate, indexed, with its name, or else what it is made of."""
    brush = kit.brush(side, side, "ink")
    brush.plate(2, 2, side - 2, side - 2, 5, edge)
    brush.plate(5, 5, side - 5, side - 5, 3, "night")
    drawn = brush.finish()
    if side >= NAMED:
        words = kit.cut(label or floor, "medium", READ, side - 12)
        kit.write(drawn, side / 2, side - 19, words, "medium", READ, "bone", "middle")
    return kit.indexed(drawn)


def _token(kit: Kit, token: Token, radius: int) -> Sprite:
    return kit.token(token, radius)


def _box(x: int, y: int, side: int) -> Sequence[Point]:
    return (x, y), (x + side, y), (x + side, y + side), (x, y + side)
