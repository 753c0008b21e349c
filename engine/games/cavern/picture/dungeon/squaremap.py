"""A board of square tiles on a canvas: the plank, free cells, tiles with their frames, notes and badges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from engine.core.canvas import Box, BrushLike, CanvasLike, Fit, Kit, Point, Sprite
from engine.core.frame import READ, Area
from engine.core.scene import Badge, Cell

from .parts import SquareCell, SquaresShown
from .sections import UNITS, Sides, dashes, turned
from .tiles import floors_of, meeting, stands_on, tile
from .window import (
    MARGIN,
    MOST_ABOVE_HAND,
    NOTED,
    PLANK_FOOT,
    PLANK_HIGH,
    RULER_HIGH,
    RULER_WIDE,
    STRIP_HIGH,
    Extent,
    Grid,
    around,
    bounds,
    choose,
    extent,
    fitting,
    plank,
    ruler_of_columns,
    ruler_of_rows,
    sizes_of,
    slot_of,
)

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the four neighbours of a square, side by side."""

CLIFF = 10
"""How far the cliff hangs below tiles."""


def map_area(board: SquaresShown, area: Area) -> Area:
    """Return the part of a rectangle that the map itself has: below plank and ruler, right of the rows' ruler."""
    above = _ruler_at(board) + RULER_HIGH if board.columns else 8 + PLANK_HIGH if planked(board) else 0
    below = STRIP_HIGH if board.hand else 0
    return area[0] + (RULER_WIDE if board.rows else 0), area[1] + above, area[2], area[3] - below


def planked(board: SquaresShown) -> bool:
    """Tell whether a board hangs from a plank with its track, and what is told there."""
    return board.track is not None or bool(board.plank)


def _ruler_at(board: SquaresShown) -> int:
    """Return how far below the window's upper edge a ruler of columns begins: on the foot of the plank."""
    return 8 + (PLANK_FOOT if planked(board) else 0)


@lru_cache(maxsize=16)
def _reach(board: SquaresShown) -> Extent:
    """Return how far a board reaches with its free places, and what is written beside it."""
    return extent([*(cell.at for cell in board.cells), *(note.at for note in board.notes), *_free_places(board)])


@lru_cache(maxsize=16)
def _within(board: SquaresShown) -> Extent:
    """Return how far the tiles of a board reach; what lies farther out lies beside that."""
    tiles, reach = extent([cell.at for cell in (*board.cells, *board.ghosts)]), _reach(board)
    return (
        min(tiles[0], reach[0] + 1),
        min(tiles[1], reach[1] + 1),
        max(tiles[2], reach[2] - 1),
        max(tiles[3], reach[3] - 1),
    )


@lru_cache(maxsize=48)
def window_of(board: SquaresShown, area: Area) -> Grid:
    """Return the window that a board is shown in: all of it, or a crop to what is wanted or around its focus.

    The map of a question is cropped to the rooms that are lit, if nothing else is wanted.
    """
    inner = map_area(board, area)
    return choose(_within(board), _reach(board), inner, board.focus, board.edge, _wanted(board), whole=board.whole)


def _wanted(board: SquaresShown) -> tuple[Cell, ...]:
    return board.wanted or lit_cells(board)


def fit(board: SquaresShown) -> Fit:
    """Return how large the tiles of a board are drawn in so much room: their side, 1 where they do not fit."""
    within, reach = _within(board), _reach(board)
    sizes = sizes_of(_wanted(board), whole=board.whole)

    def drawn(wide: int, high: int) -> tuple[float, int, int]:
        aside, above, right, bottom = map_area(board, (0, 0, wide, high))
        below = high - bottom
        if board.hand:
            bottom = min(bottom, above + MOST_ABOVE_HAND)
            high = bottom + below
        side = fitting(within, reach, right - aside, bottom - above, board.edge, sizes)
        if side is None:
            rows = (reach[3] - reach[1]) * window_of(board, (0, 0, wide, high)).side + around(board.edge)
            return 1.0, wide, min(high, above + rows + below)
        x0, y0, x1, y1 = bounds(within, reach, side)
        return side, aside + x1 - x0 + 2 * MARGIN, above + y1 - y0 + around(board.edge) + below

    return drawn


@lru_cache(maxsize=32)
def area_of(board: SquaresShown, grid: Grid, area: Area) -> Area:
    """Return the rectangle of the picture that holds what the window shows of a board, with the plank it hangs from."""
    inner = map_area(board, area)
    beside = (*_free_places(board), *(note.at for note in board.notes))
    boxes = [grid.box(at) for at in (*(cell.at for cell in board.cells), *beside)]
    if not boxes:
        return area[0], area[1], area[2], inner[1]
    found = (
        max(inner[0], min(box[0] for box in boxes)),
        max(inner[1], min(box[1] for box in boxes)),
        min(inner[2], max(box[2] for box in boxes)),
        min(inner[3], max(box[3] for box in boxes)),
    )
    if board.hand:
        return area[0], area[1] + 8, area[2], area[3]
    return (area[0], area[1] + 8, area[2], found[3]) if planked(board) else found


def _free_places(board: SquaresShown) -> list[Cell]:
    return list(dict.fromkeys(badge.at for badge in board.badges if badge.part is None))


@lru_cache(maxsize=16)
def lit_cells(board: SquaresShown) -> tuple[Cell, ...]:
    """Return the cells that a question is about."""
    return tuple([cell.at for cell in board.cells if any(part.lit for part in cell.parts)])


@lru_cache(maxsize=32)
def sides_of(cells: tuple[SquareCell, ...], edge: int | None) -> dict[Cell, tuple[SquareCell, Sides]]:
    """Return each cell by its place, with what it meets at its four sides."""
    known = {cell.at: cell for cell in cells}
    floors = {at: floors_of(cell) for at, cell in known.items()}
    found = {}
    for (x, y), own in floors.items():
        beside = [floors.get((x + dx, y + dy)) for dx, dy in STEPS]
        found[x, y] = known[x, y], meeting(own, beside, y == edge)
    return found


def paint(kit: Kit, canvas: CanvasLike, board: SquaresShown, area: Area, grid: Grid) -> None:
    """Draw a board into a rectangle of the picture that shows ``grid``.

    Sprites may hang over its edge: draw what lies around it later.
    """
    inner = map_area(board, area)
    calm = bool(lit_cells(board))
    numbered = [badge for badge in board.badges if badge.part is not None]
    lettered = [badge for badge in board.badges if badge.part is None]
    known = sides_of(board.cells, board.edge)
    _paint_crosses(kit, canvas, grid, inner)
    states = {badge.at: badge.state for badge in lettered}
    free = [at for at in states if at not in known]
    shown = {at for at in (*known, *free) if _touches(grid, at, inner)}
    _paint_cliffs(kit, canvas, grid, known, shown)
    for at in free:
        if at in shown:
            left, top, right, bottom = grid.box(at)
            canvas.paste(kit.kept(_free, right - left, bottom - top, states[at]), left, top)
    stands: dict[tuple[Cell, int | None], tuple[int, int]] = {}
    for at, (cell, sides) in known.items():
        parts = tuple(sorted({badge.part for badge in numbered if badge.at == at and badge.part is not None}))
        if at in shown:
            canvas.paste(kit.kept(tile, cell, sides, grid.side, parts, calm, False), *grid.corner(at))
        if parts:
            x, y = grid.corner(at)
            for part, stand in stands_on(cell, sides, parts, grid.side):
                if stand.thing.kind == "number":
                    unit = grid.side / UNITS
                    stands[at, part] = round(x + stand.x * unit), round(y + stand.y * unit)
    _paint_frames(kit, canvas, grid, known, shown, "steel" if calm else "white")
    for ghost in board.ghosts:
        if _touches(grid, ghost.at, inner):
            cell, sides = sides_of((*board.cells, ghost), board.edge)[ghost.at]
            canvas.paste(kit.kept(tile, cell, sides, grid.side, (), False, False), *grid.corner(ghost.at))
            kit.lay(canvas, *grid.place(ghost.at), frame_of, grid.side, True)
    for note in board.notes:
        # In a small cell the letter alone has room, in a narrow one nothing; the open side is marked at the tile.
        size, beside = _size(grid.box(note.at)), note.at in states
        fits = bool(_note_lines(kit, note.text, *size)) and not (beside and min(size) < NOTED)
        if _inside(grid, note.at, inner) and fits:
            kit.lay(canvas, *grid.place(note.at), _note, note.text, *size, beside)
            canvas.stand("note", note.text, _note_box(kit, grid.box(note.at), note.text, beside), inner)
    _paint_rulers(kit, canvas, board, grid, area, inner)
    told = chain(((cell.label, cell.at) for cell in board.cells), ((badge.text, badge.at) for badge in lettered))
    called = chain(told, board.called)
    canvas.mark(((label, box(*grid.box(at))) for label, at in called), inner)
    kit.paint_badges(canvas, _badges(board, grid, stands), grid.place(board.focus), inner)
    if planked(board):
        canvas.paste(kit.kept(_nothing, area[2] - area[0], 8), area[0], area[1])
        drawn = kit.kept(plank, board.track, board.plank, area[2] - area[0])
        if board.columns:
            drawn = kit.crop(drawn, (0, 0, drawn.width, PLANK_FOOT))
        canvas.paste(drawn, area[0], area[1] + 8)


def box(left: float, top: float, right: float, bottom: float) -> Sequence[Point]:
    """Return the corners of a rectangle."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _paint_rulers(kit: Kit, canvas: CanvasLike, board: SquaresShown, grid: Grid, area: Area, inner: Area) -> None:
    """Draw the rulers of columns and rows."""
    first = extent([cell.at for cell in board.cells])
    x, y = grid.corner((first[0], first[1]))
    if board.rows:
        drawn = kit.kept(ruler_of_rows, board.rows, y - inner[1], grid.side, inner[3] - inner[1])
        canvas.paste(drawn, area[0], inner[1])
    if board.columns:
        at, wide = area[1] + _ruler_at(board), area[2] - area[0]
        how = (x - area[0], grid.side, inner[0] - area[0], wide, board.edge is not None)
        canvas.paste(kit.kept(_nothing, wide, at - area[1]), area[0], area[1])
        canvas.paste(kit.kept(ruler_of_columns, board.columns, *how), area[0], at)


def _touches(grid: Grid, at: Cell, area: Area) -> bool:
    x, y = grid.corner(at)
    return x + grid.side > area[0] and y + grid.side > area[1] and x < area[2] and y < area[3]


def _inside(grid: Grid, at: Cell, area: Area) -> bool:
    left, top, right, bottom = grid.box(at)
    return left >= area[0] and top >= area[1] and right <= area[2] and bottom <= area[3]


def _nothing(kit: Kit, wide: int, high: int) -> Sprite:
    return kit.plain(wide, high, "ink")


def _cross(kit: Kit) -> Sprite:
    brush = kit.brush(12, 12, "ink")
    brush.box(5, 0, 7, 12, "fog_line")
    brush.box(0, 5, 12, 7, "fog_line")
    return kit.indexed(brush.finish())


def _paint_crosses(kit: Kit, canvas: CanvasLike, grid: Grid, area: Area) -> None:
    """Draw quiet crosses at the corners of empty cells, so that the grid is felt beyond the tiles."""
    first = (grid.x - area[0]) % grid.side, (grid.y - area[1]) % grid.side
    canvas.paste(kit.kept(_crosses, area[2] - area[0], area[3] - area[1], first, grid.side), area[0], area[1])


def _crosses(kit: Kit, wide: int, high: int, first: tuple[int, int], side: int) -> Sprite:
    """Return the crosses on empty ground, the upper left of them at ``first`` or a tile further."""
    sheet = kit.plain(wide, high, "ink")
    for x in range(first[0], wide - 12, side):
        for y in range(first[1], high - 12, side):
            if x > 12 and y > 12:
                kit.paste(sheet, kit.kept(_cross), x - 6, y - 6)
    return sheet


def _cliff(kit: Kit, side: int) -> Sprite:
    brush = kit.brush(side, CLIFF + 2, "wall_ink")
    brush.box(0, CLIFF, side, CLIFF + 2, "rock")
    return kit.indexed(brush.finish())


def _paint_cliffs(
    kit: Kit, canvas: CanvasLike, grid: Grid, known: dict[Cell, tuple[SquareCell, Sides]], shown: set[Cell]
) -> None:
    for at in known:
        if at in shown and (at[0], at[1] + 1) not in known:
            x, y = grid.corner(at)
            canvas.paste(kit.kept(_cliff, grid.side), x, y + grid.side)


FREE = {"now": "lantern", "chosen": "bone"}
"""The colour of a free cell's outline by the state of its badge, slate for any other."""


def _free(kit: Kit, wide: int, high: int, state: str) -> Sprite:
    """Return the outline of a cell where something may be laid, indexed."""
    brush = kit.brush(wide, high, "ink")
    a, b, c = 4.0, wide - 4.0, high - 4.0
    brush.box(a, a, b, c, "fog_near" if state in FREE else "fog_far")
    _dashed(brush, [(a, a), (b, a), (b, c), (a, c), (a, a)], 2.6, FREE.get(state, "slate"))
    return kit.indexed(brush.finish())


def _dashed(brush: BrushLike, path: list[Point], thick: float, colour: str) -> None:
    for p, q in dashes(path, 10, 7):
        brush.stroke((p, q), thick, colour, round_ends=False)


_OVER = 6
"""How far frames reach over their tile."""


def frame_of(kit: Kit, side: int, ghost: bool, colour: str = "white") -> Sprite:
    """Return the frame of the newest tile, with corner brackets, or the dashed one of a ghost, as RGBA."""
    whole = side + 2 * _OVER
    brush = kit.brush(whole, whole, origin=(_OVER, _OVER))
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
    kit: Kit,
    canvas: CanvasLike,
    grid: Grid,
    known: dict[Cell, tuple[SquareCell, Sides]],
    shown: set[Cell],
    newest: str,
) -> None:
    """Draw what reaches over tiles: open sides of nearly closed rooms, the frame of the newest in a colour."""
    for at, (cell, sides) in known.items():
        if at not in shown:
            continue
        for part in cell.parts:
            for side in part.sides if part.nearly else ():
                if sides[side] == "o":
                    dx, dy = STEPS[side]
                    x, y = grid.place(at)
                    out = grid.side // 2 + 5
                    kit.lay(canvas, x + dx * out, y + dy * out, _gap, grid.side, side % 2 == 1)
    for at, (cell, _) in known.items():
        if at in shown and cell.newest:
            kit.lay(canvas, *grid.place(at), frame_of, grid.side, False, newest)


def _gap(kit: Kit, side: int, upright: bool) -> Sprite:
    """Return the mark outside an open side of a nearly closed room, as RGBA."""
    long = round(side * 0.76) // 2 * 2
    size = (10, long) if upright else (long, 10)
    brush = kit.brush(*size)
    brush.box(0, 0, *size, "ink")
    path: list[Point] = [(5, 2), (5, long - 2)] if upright else [(2, 5), (long - 2, 5)]
    _dashed(brush, path, 5, "lantern")
    return brush.finish()


def _note(kit: Kit, text: str, wide: int, high: int, lettered: bool) -> Sprite:
    """Return a few words as RGBA, as large as their cell; in its lower half where a letter stands above."""
    lines = _note_lines(kit, text, wide, high)
    middle = (high * 0.7 if lettered else high / 2) - _NOTE_LINE / 2 * (len(lines) - 1)
    rows = [(line, wide / 2, middle + _NOTE_LINE * row) for row, line in enumerate(lines)]
    return kit.words(wide, high, rows, "medium", READ, "bone")


_NOTE_LINE = 25


def _note_lines(kit: Kit, text: str, wide: int, high: int) -> list[str]:
    """Return the lines of a note in a cell of that size, none where it does not fit whole."""
    lines = kit.wrapped(text, "medium", READ, wide - 4)
    whole = len(lines) * _NOTE_LINE <= high and " ".join(lines) == text
    return lines if whole else []


def _note_box(kit: Kit, cell: Area, text: str, lettered: bool) -> Box:
    """Return the rectangle that the words of a note take up in their cell."""
    (wide, high), x = _size(cell), (cell[0] + cell[2]) / 2
    lines = _note_lines(kit, text, wide, high)
    half = max(kit.width(line, "medium", READ) for line in lines) / 2
    middle = cell[1] + (high * 0.7 if lettered else high / 2)
    tall = _NOTE_LINE * len(lines) / 2 - 4
    return x - half, middle - tall, x + half, middle + tall


def _size(box: Area) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


CORNER, WIDER = 17, 6
"""How far from a ghost's corner the middle of its badge is, and how much farther for each letter more."""


def badge_size(side: int) -> float:
    """Return how large a letter is that stands in a free place between tiles: it finds room in a slot."""
    return round(max(1.0, min(1.6, slot_of(side) / 46)), 1)


def _badges(
    board: SquaresShown, grid: Grid, stands: dict[tuple[Cell, int | None], tuple[int, int]]
) -> Iterable[tuple[Badge, int, int, float]]:
    """Yield every badge with the place of its middle and its size.

    A number has the room that its section keeps for it. That of a ghost lies in a corner, so that the tile is seen.
    """
    noted = {note.at for note in board.notes if min(_size(grid.box(note.at))) >= NOTED}
    ghosts = {ghost.at for ghost in board.ghosts}
    for badge in board.badges:
        if badge.part is None and badge.at in ghosts:
            left, top = grid.corner(badge.at)
            yield badge, left + CORNER + WIDER * (len(badge.text) - 1), top + CORNER, 1.0
            continue
        x, y = stands.get((badge.at, badge.part), grid.place(badge.at))
        if badge.part is None and badge.at in noted:
            y -= round(grid.side * 0.24)
        yield badge, x, y, 1.0 if badge.part is not None else badge_size(grid.side)
