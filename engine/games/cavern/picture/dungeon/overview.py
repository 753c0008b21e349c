"""A whole board of square tiles, small: flat sections, free cells in lantern, rivals by their shapes."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core.canvas import Kit, Point, Sprite
from engine.core.frame import OVERVIEW, Area
from engine.core.scene import Cell, Token

from .parts import SquareCell, SquaresShown
from .sections import UNITS, turned
from .tiles import tones_of
from .window import Grid, extent

SIDES = (24, 20, 18, 16, 14, 12, 10, 8, 6, 4)
"""The sides of tiles on an overview, largest first."""

LEAST = 96
"""The overview of a wide map is lower than others, but not lower than this."""


class OverviewPlan(msgspec.Struct, frozen=True):
    """How a map lies in its overview: the side of a tile, where the corner of (0, 0) lies, the overview's height."""

    side: int
    left: int
    top: int
    high: int


@lru_cache(maxsize=16)
def plan_of(board: SquaresShown) -> OverviewPlan:
    """Return how the map of a board lies in its overview."""
    reach = extent([*(cell.at for cell in board.cells), *_free_cells(board)])
    across, down = reach[2] - reach[0], reach[3] - reach[1]
    wide, most = OVERVIEW
    side = next((s for s in SIDES if across * s <= wide - 8 and down * s <= most - 8), SIDES[-1])
    high = min(most, max(LEAST, down * side + 28))
    return OverviewPlan(
        side, (wide - across * side) // 2 - reach[0] * side, (high - down * side) // 2 - reach[1] * side, high
    )


def _free_cells(board: SquaresShown) -> list[Cell]:
    return list(dict.fromkeys(badge.at for badge in board.badges if badge.part is None and badge.state == "now"))


def overview(kit: Kit, board: SquaresShown, grid: Grid, area: Area) -> Sprite:
    """Return the overview of a whole map in its frame, indexed. ``area`` of the picture shows ``grid``."""
    plan = plan_of(board)
    x0, x1 = (round(plan.left + (edge - grid.x) * plan.side / grid.side) for edge in area[::2])
    y0, y1 = (round(plan.top + (edge - grid.y) * plan.side / grid.side) for edge in area[1::2])
    spots = tuple([_spot_of(cell) for cell in board.cells])
    return kit.kept(_drawn, plan, spots, tuple(_free_cells(board)), (x0, y0, x1, y1))


class TileSpot(msgspec.Struct, frozen=True):
    """One tile of an overview: the floors, sides and tones of its sections, and who stands there."""

    at: Cell
    parts: tuple[tuple[str, tuple[int, ...], str], ...]
    newest: bool
    people: tuple[Token, ...]


def _spot_of(cell: SquareCell) -> TileSpot:
    people = [*cell.tokens, *(unit for part in cell.parts for unit in part.tokens)]
    parts = tuple([(part.floor, part.sides, tones_of(part)[0]) for part in cell.parts])
    return TileSpot(cell.at, parts, cell.newest, tuple([Token(unit.kind, seat=unit.seat) for unit in people[:2]]))


def _drawn(kit: Kit, plan: OverviewPlan, cells: tuple[TileSpot, ...], free: tuple[Cell, ...], shown: Area) -> Sprite:
    side, left, top = plan.side, plan.left, plan.top
    canvas = kit.canvas(OVERVIEW[0], plan.high)
    here = {cell.at for cell in cells}
    for at in free:
        if at not in here:
            canvas.paste(kit.kept(_free, side), left + at[0] * side, top + at[1] * side)
    for cell in cells:
        canvas.paste(kit.kept(_flat, cell.parts, cell.newest, side), left + cell.at[0] * side, top + cell.at[1] * side)
    for cell in cells:
        for place, unit in enumerate(cell.people):
            x, y = left + cell.at[0] * side + side // 2, top + cell.at[1] * side + side // 2
            kit.lay(canvas, x + place * 3, y + place * 3, _dot, unit, max(4, side * 0.3))
    return kit.framed(canvas, shown)


def _dot(kit: Kit, unit: Token, radius: float) -> Sprite:
    return kit.dot(unit, radius)


def _free(kit: Kit, side: int) -> Sprite:
    brush = kit.brush(side, side, "ink")
    brush.plate(1.5, 1.5, side - 1.5, side - 1.5, 1.5, "lantern")
    return kit.indexed(brush.finish())


def _flat(kit: Kit, parts: tuple[tuple[str, tuple[int, ...], str], ...], newest: bool, side: int) -> Sprite:
    """Return a tile without marks, indexed: its sections as wedges, corridors as bands."""
    brush = kit.brush(side, side, "rock", unit=side / UNITS)
    middle: Point = (UNITS / 2, UNITS / 2)
    for floor, sides, fill in parts:
        if floor != "corridor":
            deep = middle if len(sides) > 1 else (UNITS / 2, UNITS * 0.36)
            for s in sides:
                shape = [turned(p, s) for p in ((8, 0), (UNITS - 8, 0), (deep[0] + 20, deep[1]), (deep[0] - 20, deep[1]))]
                brush.polygon(shape, fill)
            if len(sides) > 1:
                brush.disc(*middle, 20, fill)
    for floor, sides, fill in parts:
        for s in sides if floor == "corridor" else ():
            ends = ((33, 0), (61, 0), (61, UNITS / 2 + 14), (33, UNITS / 2 + 14))
            brush.polygon([turned(p, s) for p in ends], fill)
    if newest:
        brush.stroke([(6, 6), (88, 6), (88, 88), (6, 88)], 12, "white", closed=True)
    return kit.indexed(brush.finish())
