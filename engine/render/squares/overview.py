"""A whole board of square tiles, small: flat sections, free cells in lantern, rivals by their shapes."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PIL import Image

from engine.core.frame import Area
from engine.core.scene import Cell, SquareBoard, SquareCell
from engine.render import tokens
from engine.render.brush import Brush, Point
from engine.render.canvas import RGB, Canvas, indexed, lay
from engine.render.floors import FLOORS, floor
from engine.render.memory import remembered
from engine.render.smallmap import OVERVIEW, framed
from engine.render.squares.sections import UNITS, turned
from engine.render.squares.tiles import tones_of
from engine.render.squares.window import Grid, extent

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
def plan_of(board: SquareBoard) -> OverviewPlan:
    """Return how the map of a board lies in its overview."""
    reach = extent([*(cell.at for cell in board.cells), *_free_cells(board)])
    across, down = reach[2] - reach[0], reach[3] - reach[1]
    wide, most = OVERVIEW
    side = next((s for s in SIDES if across * s <= wide - 8 and down * s <= most - 8), SIDES[-1])
    high = min(most, max(LEAST, down * side + 28))
    return OverviewPlan(
        side, (wide - across * side) // 2 - reach[0] * side, (high - down * side) // 2 - reach[1] * side, high
    )


def _free_cells(board: SquareBoard) -> list[Cell]:
    lettered = [badge.at for badge in board.badges if badge.part is None and badge.side is None and badge.state == "now"]
    return list(dict.fromkeys((*board.free, *lettered)))


@remembered(16)
def overview_of(board: SquareBoard, plan: OverviewPlan, grid: Grid, area: Area) -> Image.Image:
    """Return the overview of a whole map in its frame, indexed. ``area`` of the picture shows ``grid``."""
    x0, x1 = (round(plan.left + (edge - grid.x) * plan.side / grid.side) for edge in area[::2])
    y0, y1 = (round(plan.top + (edge - grid.y) * plan.side / grid.side) for edge in area[1::2])
    return _drawn(plan, tuple([_spot_of(cell) for cell in board.cells]), tuple(_free_cells(board)), (x0, y0, x1, y1))


class TileSpot(msgspec.Struct, frozen=True):
    """One tile of an overview: floors and sides of its sections, its own floor, kinds and colours of who stands there."""

    at: Cell
    parts: tuple[tuple[str, tuple[int, ...], str], ...]
    floor: str
    newest: bool
    people: tuple[tuple[str, RGB], ...]


def _spot_of(cell: SquareCell) -> TileSpot:
    people = [*cell.tokens, *(unit for part in cell.parts for unit in part.tokens)]
    parts = tuple([(part.floor, part.sides, tones_of(part)[0]) for part in cell.parts])
    return TileSpot(
        cell.at, parts, cell.floor, cell.newest, tuple([(unit.kind, tokens.colour(unit)) for unit in people[:2]])
    )


@remembered(16)
def _drawn(plan: OverviewPlan, cells: tuple[TileSpot, ...], free: tuple[Cell, ...], shown: Area) -> Image.Image:
    side, left, top = plan.side, plan.left, plan.top
    canvas = Canvas(OVERVIEW[0], plan.high)
    here = {cell.at for cell in cells}
    for at in free:
        if at not in here:
            canvas.paste(_spot(side), left + at[0] * side, top + at[1] * side)
    for cell in cells:
        flat = _flat(cell.parts, cell.floor, cell.newest, side)
        canvas.paste(flat, left + cell.at[0] * side, top + cell.at[1] * side)
    for cell in cells:
        for place, (kind, colour) in enumerate(cell.people):
            x, y = left + cell.at[0] * side + side // 2, top + cell.at[1] * side + side // 2
            lay(canvas, x + place * 3, y + place * 3, tokens.dot, kind, colour, max(4, side * 0.3))
    return framed(canvas, shown)


@remembered(32)
def _spot(side: int) -> Image.Image:
    brush = Brush(side, side, "ink")
    brush.plate(1.5, 1.5, side - 1.5, side - 1.5, 1.5, "lantern")
    return indexed(brush.finish())


@remembered(512)
def _flat(parts: tuple[tuple[str, tuple[int, ...], str], ...], name: str, newest: bool, side: int) -> Image.Image:
    """Return a tile without marks, indexed: its sections as wedges, corridors as bands."""
    if not parts and name != "rock":
        brush = Brush(side, side, floor(name if name in FLOORS else "oat").flat)
    else:
        brush = Brush(side, side, "rock", unit=side / UNITS)
    ways = [(sides, fill) for floor_, sides, fill in parts if floor_ == "corridor"]
    for floor_, sides, fill in parts:
        if floor_ != "corridor":
            middle: Point = (UNITS / 2, UNITS / 2)
            deep = middle if len(sides) > 1 else (UNITS / 2, UNITS * 0.36)
            for s in sides:
                shape = [turned(p, s) for p in ((8, 0), (UNITS - 8, 0), (deep[0] + 20, deep[1]), (deep[0] - 20, deep[1]))]
                brush.polygon(shape, fill)
            if len(sides) > 1:
                brush.disc(*middle, 20, fill)
    for sides, fill in ways:
        for s in sides:
            ends = ((33, 0), (61, 0), (61, UNITS / 2 + 14), (33, UNITS / 2 + 14))
            brush.polygon([turned(p, s) for p in ends], fill)
    if newest:
        brush.stroke([(6, 6), (88, 6), (88, 88), (6, 88)], 12, "white", closed=True)
    return indexed(brush.finish())
