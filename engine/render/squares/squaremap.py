"""A board of square tiles on a canvas: the plank, free cells, tiles with their frames, notes and badges; and its overview:
flat sections, free cells in lantern, rivals as dots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec
from PIL import Image

from engine.core.scene import Badge, Cell, SquareBoard, SquareCell
from engine.render import badges, tokens
from engine.render.badges import paint_badge, paint_pointer
from engine.render.brush import Brush, Point, cut, width, write
from engine.render.canvas import RGB, Canvas, index, indexed, lay, tone
from engine.render.floors import FLOORS, floor
from engine.render.frame import Area
from engine.render.smallmap import OVERVIEW, framed, person_dot
from engine.render.squares.sections import UNITS, Sides, dashes, turned
from engine.render.squares.tiles import floors_of, meeting, stands_on, tile, tones_of
from engine.render.squares.window import (
    PLANK_FOOT,
    PLANK_HIGH,
    RULER_HIGH,
    RULER_WIDE,
    SIZES,
    Grid,
    around,
    choose,
    extent,
    plank,
    ruler_of_columns,
    ruler_of_rows,
)

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the four neighbours of a square, side by side."""

CLIFF = 10
"""How far the cliff hangs below tiles."""

POINTERS_MOST = 8
"""No map points to more badges than this beyond its edge."""


def map_area(board: SquareBoard, area: Area) -> Area:
    """Return the part of a rectangle that the map itself has: below plank, line and ruler, right of the rows' ruler."""
    above = 8 + PLANK_HIGH if _planked(board) else 14 if board.edge is not None else 0
    if board.columns:
        above = _ruler_at(board) + RULER_HIGH
    return area[0] + (RULER_WIDE if board.rows else 0), area[1] + above, area[2], area[3]


def _planked(board: SquareBoard) -> bool:
    return board.track is not None or bool(board.plank)


def _ruler_at(board: SquareBoard) -> int:
    """Return how far below the window's upper edge a ruler of columns begins: on the foot of the plank."""
    return 8 + (PLANK_FOOT if _planked(board) else 0)


def window_of(board: SquareBoard, area: Area) -> Grid:
    """Return the window that a board is shown in: all of it, or a crop to what is wanted or around its focus.

    The map of a question is cropped to the rooms that are lit, if nothing else is wanted. One that asks nothing is shown
    whole.
    """
    cells = [cell.at for cell in board.cells] + list(board.free) + [note.at for note in board.notes]
    cells += [badge.at for badge in board.badges if badge.part is None and badge.side is None]
    reach = extent(cells)
    detail = board.track is None and any(badge.part is not None for badge in board.badges)
    lit = lit_cells(board)
    # The cells around a map count also while nothing is drawn there: else tiles would change their size all the time.
    room = reach if detail else around(extent([cell.at for cell in board.cells]), reach, board.edge)
    wanted = board.wanted or lit
    return choose(
        reach, map_area(board, area), board.focus, board.edge, wanted, room=room, whole=not (board.badges or lit or wanted)
    )


def lit_cells(board: SquareBoard) -> tuple[Cell, ...]:
    """Return the cells that a question is about."""
    return tuple([cell.at for cell in board.cells if any(part.lit for part in cell.parts)])


def sides_of(cells: Iterable[SquareCell], edge: int | None) -> dict[Cell, tuple[SquareCell, Sides]]:
    """Return each cell by its place, with what it meets at its four sides."""
    known = {cell.at: cell for cell in cells}
    floors = {at: floors_of(cell) for at, cell in known.items()}
    found = {}
    for (x, y), own in floors.items():
        beside = [floors.get((x + dx, y + dy)) for dx, dy in STEPS]
        found[x, y] = known[x, y], meeting(own, beside, y == edge)
    return found


def paint(canvas: Canvas, board: SquareBoard, area: Area) -> tuple[Grid, bool]:
    """Draw a board into a rectangle of the picture; return the window shown, and whether badges point beyond its edge.

    Sprites may hang over its edge: draw what lies around it later.
    """
    grid, inner = window_of(board, area), map_area(board, area)
    calm = bool(lit_cells(board))
    numbered = [badge for badge in board.badges if badge.part is not None]
    known = sides_of(board.cells, board.edge)
    _paint_crosses(canvas, grid, inner, known)
    states = {
        badge.at: badges.state_known(badge.state) for badge in board.badges if badge.part is None and badge.side is None
    }
    free = [at for at in dict.fromkeys((*board.free, *states)) if at not in known]
    shown = {at for at in (*known, *free) if _touches(grid, at, inner)}
    _paint_cliffs(canvas, grid, known, shown)
    for at in free:
        if at in shown:
            canvas.paste(_free(grid.side, states.get(at, "later")), *grid.corner(at))
    stands: dict[tuple[Cell, int], tuple[int, int]] = {}
    for at, (cell, sides) in known.items():
        parts = tuple(sorted({badge.part for badge in numbered if badge.at == at and badge.part is not None}))
        if at in shown:
            canvas.put(tile(cell, sides, grid.side, parts, calm=calm), *grid.corner(at))
        if parts:
            x, y = grid.corner(at)
            for part, stand in stands_on(cell, sides, parts, grid.side):
                if stand.thing.kind == "number":
                    unit = grid.side / UNITS
                    stands[at, part] = round(x + stand.x * unit), round(y + stand.y * unit)
    canvas.clear_edge()
    _paint_frames(canvas, grid, known, shown, "steel" if calm else "white")
    for note in board.notes:
        # In a small cell the letter alone has room; the open side is marked at the tile.
        if _within(grid, note.at, inner) and (note.at not in states or grid.side >= SIZES[1]):
            x, y = grid.place(note.at)
            lay(canvas, x, y, _note, note.text, grid.side, note.at in states)
    _paint_rulers(canvas, board, grid, area, inner)
    pointing = _paint_badges(canvas, board, grid, inner, stands)
    if _planked(board):
        canvas.paste(_nothing(area[2] - area[0], 8), area[0], area[1])
        drawn = plank(board.track, board.plank, area[2] - area[0])
        if board.columns:
            drawn = drawn.crop((0, 0, drawn.width, PLANK_FOOT))
        canvas.paste(drawn, area[0], area[1] + 8)
    return grid, pointing


def _paint_rulers(canvas: Canvas, board: SquareBoard, grid: Grid, area: Area, inner: Area) -> None:
    """Draw the rulers of columns and rows, and the board's line where there is no plank."""
    first = extent([cell.at for cell in board.cells])
    x, y = grid.corner((first[0], first[1]))
    if board.rows:
        canvas.paste(ruler_of_rows(board.rows, y - inner[1], grid.side, inner[3] - inner[1]), area[0], inner[1])
    if board.columns:
        at, wooden = area[1] + _ruler_at(board), board.edge is not None
        drawn = ruler_of_columns(board.columns, x - area[0], grid.side, inner[0] - area[0], area[2] - area[0], wooden)
        canvas.paste(_nothing(area[2] - area[0], at - area[1]), area[0], area[1])
        canvas.paste(drawn, area[0], at)
    elif board.edge is not None and not _planked(board):
        _paint_line(canvas, grid.corner((0, board.edge))[1] - 1, area)


def _touches(grid: Grid, at: Cell, area: Area) -> bool:
    x, y = grid.corner(at)
    return x + grid.side > area[0] and y + grid.side > area[1] and x < area[2] and y < area[3]


def _within(grid: Grid, at: Cell, area: Area) -> bool:
    x, y = grid.corner(at)
    return x >= area[0] and y >= area[1] and x + grid.side <= area[2] and y + grid.side <= area[3]


@cache
def _nothing(wide: int, high: int) -> Image.Image:
    return indexed(Image.new("RGB", (wide, high), tone("ink")))


def _paint_line(canvas: Canvas, y: int, area: Area) -> None:
    brush = Brush(area[2] - area[0], 4, "ink")
    brush.box(12, 1, area[2] - area[0] - 12, 3, "brown")
    if area[1] < y < area[3]:
        canvas.paste(indexed(brush.finish()), area[0], y - 2)


@cache
def _cross() -> Image.Image:
    brush = Brush(12, 12, "ink")
    brush.box(5, 0, 7, 12, "fog_line")
    brush.box(0, 5, 12, 7, "fog_line")
    return indexed(brush.finish())


def _paint_crosses(canvas: Canvas, grid: Grid, area: Area, known: dict[Cell, tuple[SquareCell, Sides]]) -> None:
    """Draw quiet crosses at the corners of empty cells of rock maps, so that the grid is felt beyond the tiles."""
    if not any(cell.parts for cell, _ in known.values()):
        return
    side = grid.side
    for x in range(grid.x + (area[0] - grid.x) // side * side, area[2] + side, side):
        for y in range(grid.y + (area[1] - grid.y) // side * side, area[3] + side, side):
            if area[0] + 12 < x < area[2] - 12 and area[1] + 12 < y < area[3] - 12:
                canvas.put(_cross(), x - 6, y - 6)


@cache
def _cliff(side: int) -> Image.Image:
    brush = Brush(side, CLIFF + 2, "wall_ink")
    brush.box(0, CLIFF, side, CLIFF + 2, "rock")
    return indexed(brush.finish())


def _paint_cliffs(canvas: Canvas, grid: Grid, known: dict[Cell, tuple[SquareCell, Sides]], shown: set[Cell]) -> None:
    for at, (cell, _) in known.items():
        if at in shown and cell.parts and (at[0], at[1] + 1) not in known:
            x, y = grid.corner(at)
            canvas.put(_cliff(grid.side), x, y + grid.side)


FREE = {"now": "lantern", "later": "slate", "chosen": "bone", "blocked": "slate"}
"""The colour of a free cell's outline by the state of its badge."""


@lru_cache(maxsize=32)
def _free(side: int, state: str) -> Image.Image:
    """Return the outline of a cell where something may be laid, indexed."""
    brush = Brush(side, side, "ink")
    a, b = 6.0, side - 6.0
    brush.box(a, a, b, b, "fog_near" if state in ("now", "chosen") else "fog_far")
    _dashed(brush, [(a, a), (b, a), (b, b), (a, b), (a, a)], 2.6, FREE[state])
    return indexed(brush.finish())


def _dashed(brush: Brush, path: list[Point], thick: float, colour: str) -> None:
    for p, q in dashes(path, 10, 7):
        brush.stroke((p, q), thick, colour, round_ends=False)


_OVER = 6
"""How far frames reach over their tile."""


@cache
def frame_of(side: int, ghost: bool, colour: str = "white") -> Image.Image:
    """Return the frame of the newest tile, with corner brackets, or the dashed one of a ghost, as RGBA."""
    whole = side + 2 * _OVER
    brush = Brush(whole, whole, origin=(_OVER, _OVER))
    square: list[Point] = [(0, 0), (side, 0), (side, side), (0, side), (0, 0)]
    if ghost:
        brush.stroke(square, 7, "ink", closed=True)
        _dashed(brush, square, 4, "lantern")
        return brush.finish()
    brush.stroke(square, 7.5, "ink", closed=True)
    brush.stroke(square, 4.5, colour, closed=True)
    arm = side * 0.18
    for turn in range(4):
        corner = [(arm, -1.5), (-1.5, -1.5), (-1.5, arm)]
        unit = side / UNITS
        points = [turned((x / unit, y / unit), turn) for x, y in corner]
        brush.stroke([(x * unit, y * unit) for x, y in points], 8, colour, round_ends=False)
    return brush.finish()


def _paint_frames(
    canvas: Canvas, grid: Grid, known: dict[Cell, tuple[SquareCell, Sides]], shown: set[Cell], newest: str
) -> None:
    """Draw what reaches over tiles: open sides of nearly closed rooms, frames of ghosts and, in a colour, of the newest."""
    for at, (cell, sides) in known.items():
        if at not in shown:
            continue
        for part in cell.parts:
            for side in part.sides if part.nearly else ():
                if sides[side] == "o":
                    dx, dy = STEPS[side]
                    x, y = grid.place(at)
                    out = grid.side // 2 + 5
                    lay(canvas, x + dx * out, y + dy * out, _gap, grid.side, side % 2 == 1)
    for at, (cell, _) in known.items():
        if at in shown and (cell.newest or cell.ghost):
            x, y = grid.place(at)
            lay(canvas, x, y, frame_of, grid.side, not cell.newest, newest)


@cache
def _gap(side: int, upright: bool) -> Image.Image:
    """Return the mark outside an open side of a nearly closed room, as RGBA."""
    long = round(side * 0.76) // 2 * 2
    size = (10, long) if upright else (long, 10)
    brush = Brush(*size)
    brush.box(0, 0, *size, "ink")
    path: list[Point] = [(5, 2), (5, long - 2)] if upright else [(2, 5), (long - 2, 5)]
    _dashed(brush, path, 5, "lantern")
    return brush.finish()


@lru_cache(maxsize=128)
def _note(text: str, side: int, lettered: bool) -> Image.Image:
    """Return a few words of at most two lines as RGBA, a cell large; in its lower half where a letter stands above."""
    lines = [text] if width(text, "medium", 20) <= side - 20 else _two_lines(text, side - 6)
    middle = (side * 0.7 if lettered else side / 2) - 11 * (len(lines) - 1)
    mask = Image.new("RGB", (side, side))
    for row, line in enumerate(lines):
        write(mask, side / 2, middle + 22 * row, line, "medium", 20, (255, 255, 255), "middle")
    drawn = Image.new("RGBA", (side, side), (*tone("bone"), 0))
    drawn.putalpha(mask.getchannel("R"))
    return drawn


def _two_lines(text: str, room: int) -> list[str]:
    words = text.split()
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))] or [(text, "")]
    first, second = min(splits, key=lambda pair: max(width(line, "medium", 20) for line in pair))
    return [cut(line, "medium", 20, room) for line in (first, second) if line]


def _paint_badges(
    canvas: Canvas, board: SquareBoard, grid: Grid, area: Area, stands: dict[tuple[Cell, int], tuple[int, int]]
) -> bool:
    """Draw every badge that is in the picture, and point to the nearest others of use now; tell whether there are any."""
    noted = {note.at for note in board.notes} if grid.side >= SIZES[1] else set()
    fx, fy = grid.place(board.focus)
    inside: list[tuple[int, Badge, int, int]] = []
    outside: list[tuple[int, Badge, int, int]] = []
    for badge in board.badges:
        order = badges.STATES[badges.state_known(badge.state)]
        x, y = grid.place(badge.at)
        if badge.part is not None:
            x, y = stands.get((badge.at, badge.part), (x, y))
        elif badge.side is not None:
            dx, dy = STEPS[badge.side]
            x, y = x + dx * grid.side // 2, y + dy * grid.side // 2
        elif badge.at in noted:
            y -= round(grid.side * 0.24)
        if area[0] <= x <= area[2] and area[1] <= y <= area[3]:
            inside.append((order, badge, x, y))
        elif badge.state == "now":
            outside.append(((x - fx) ** 2 + (y - fy) ** 2, badge, x, y))
    inside.sort(key=lambda entry: entry[0])
    outside.sort(key=lambda entry: entry[0])
    taken: list[tuple[int, int]] = []
    for _, badge, x, y in inside:
        paint_badge(canvas, badge, x, y, area, taken)
    pointing = [paint_pointer(canvas, badge, x, y, area, taken) for _, badge, x, y in outside[:POINTERS_MOST]]
    return any(pointing)


# The overview.

SIDES = (24, 20, 18, 16, 14, 12, 10, 8, 6, 4)
"""The sides of tiles on an overview, largest first."""

LEAST = 96
"""The overview of a wide map is lower than others, but not lower than this."""


class Plan(msgspec.Struct, frozen=True):
    """How a map lies in its overview: the side of a tile, where the corner of (0, 0) lies, the overview's height."""

    side: int
    left: int
    top: int
    high: int


def plan_of(board: SquareBoard, most: int) -> Plan:
    """Return how the map of a board lies in its overview, which may be ``most`` pixels high."""
    reach = extent([*(cell.at for cell in board.cells), *_free_cells(board)])
    across, down = reach[2] - reach[0], reach[3] - reach[1]
    wide, most = OVERVIEW[0], max(LEAST, min(OVERVIEW[1], most))
    side = next((s for s in SIDES if across * s <= wide - 8 and down * s <= most - 8), SIDES[-1])
    high = min(most, max(LEAST, down * side + 28))
    return Plan(side, (wide - across * side) // 2 - reach[0] * side, (high - down * side) // 2 - reach[1] * side, high)


def _free_cells(board: SquareBoard) -> list[Cell]:
    lettered = [badge.at for badge in board.badges if badge.part is None and badge.side is None and badge.state == "now"]
    return list(dict.fromkeys((*board.free, *lettered)))


def overview_of(board: SquareBoard, plan: Plan, grid: Grid, area: Area) -> Image.Image:
    """Return the overview of a whole map in its frame, indexed. ``area`` of the picture shows ``grid``."""
    x0, x1 = (round(plan.left + (edge - grid.x) * plan.side / grid.side) for edge in area[::2])
    y0, y1 = (round(plan.top + (edge - grid.y) * plan.side / grid.side) for edge in area[1::2])
    return _drawn(plan, tuple([_spot_of(cell) for cell in board.cells]), tuple(_free_cells(board)), (x0, y0, x1, y1))


class Spot(msgspec.Struct, frozen=True):
    """One tile of an overview: floors and sides of its sections, its own floor, the colours of who stands there."""

    at: Cell
    parts: tuple[tuple[str, tuple[int, ...], str], ...]
    floor: str
    newest: bool
    people: tuple[RGB, ...]


def _spot_of(cell: SquareCell) -> Spot:
    people = [*cell.tokens, *(unit for part in cell.parts for unit in part.tokens)]
    parts = tuple([(part.floor, part.sides, tones_of(part)[0]) for part in cell.parts])
    return Spot(cell.at, parts, cell.floor, cell.newest, tuple([tokens.colour(unit) for unit in people[:2]]))


@lru_cache(maxsize=16)
def _drawn(plan: Plan, cells: tuple[Spot, ...], free: tuple[Cell, ...], shown: Area) -> Image.Image:
    side, left, top = plan.side, plan.left, plan.top
    canvas = Canvas(OVERVIEW[0], plan.high, bytes([index("ink")]) * ((OVERVIEW[0] + 1) * plan.high))
    here = {cell.at for cell in cells}
    for at in free:
        if at not in here:
            canvas.paste(_spot(side), left + at[0] * side, top + at[1] * side)
    for cell in cells:
        flat = _flat(cell.parts, cell.floor, cell.newest, side)
        canvas.paste(flat, left + cell.at[0] * side, top + cell.at[1] * side)
    for cell in cells:
        for place, colour in enumerate(cell.people):
            x, y = left + cell.at[0] * side + side // 2, top + cell.at[1] * side + side // 2
            lay(canvas, x + place * 3, y + place * 3, person_dot, colour, max(3.2, side * 0.26))
    return framed(canvas, shown)


@lru_cache(maxsize=32)
def _spot(side: int) -> Image.Image:
    brush = Brush(side, side, "ink")
    brush.plate(1.5, 1.5, side - 1.5, side - 1.5, 1.5, "lantern")
    return indexed(brush.finish())


@lru_cache(maxsize=512)
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
