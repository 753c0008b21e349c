"""A sheet of things to compare on a canvas: numbered panes side by side, each with small pictures of tiles."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Cell, Pane, SheetBoard, SquareCell
from engine.render import badges
from engine.render.brush import Brush, stretched
from engine.render.grid import Grid, extent
from engine.render.legend import paste, wrapped
from engine.render.lettering import width, write
from engine.render.palette import indexed, tone
from engine.render.png import Canvas
from engine.render.squaremap import frame_of, sides_of
from engine.render.tiles import tile

WIDTH = 900
ACROSS = 4
"""So many panes stand side by side; more begin another row."""

_LEFT, _TOP, _GAP, _HIGH, _FOOT = 28, 83, 10, 322, 15
_HEAD, _NOTE, _CAPTION = 48, 30, 30


def size(board: SheetBoard) -> tuple[int, int]:
    """Return width and height of a sheet's picture, in pixels."""
    rows = max(1, -(-len(board.panes) // ACROSS))
    return WIDTH, _TOP + rows * (_HIGH + _GAP) - _GAP + _FOOT


def paint(canvas: Canvas, board: SheetBoard) -> None:
    """Draw a sheet below the header of a canvas of its `size`."""
    count = len(board.panes)
    rows = max(1, -(-count // ACROSS))
    across = max(1, -(-count // rows))
    wide = (WIDTH - 2 * _LEFT - _GAP * (across - 1)) // across
    # Pictures of places are compared with each other: they stand at one height.
    alike = all(len(pane.pictures) == 1 for pane in board.panes)
    most = max((_note_lines(pane, wide) for pane in board.panes), default=0) if alike else 0
    for place, pane in enumerate(board.panes):
        noted = max(most, _note_lines(pane, wide))
        x = _LEFT + place % across * (wide + _GAP)
        y = _TOP + place // across * (_HIGH + _GAP)
        canvas.paste(_pane(pane, wide, board.edge, noted), x - 2, y - 2)


def _note_lines(pane: Pane, wide: int) -> int:
    return len(wrapped(pane.note, wide - 24)) if pane.note else 0


@lru_cache(maxsize=48)
def _pane(pane: Pane, wide: int, edge: int | None, noted: int) -> Image.Image:
    """Return a pane on the ground, indexed, two pixels larger on each side; it keeps room for ``noted`` lines below."""
    small = Brush(36, 36, origin=(2, 2))
    small.plate(-1, -1, 33, 33, 9, "slate")
    small.plate(0.3, 0.3, 31.7, 31.7, 8, "night")
    plate = stretched(small.finish(), wide + 4, _HIGH + 4)
    drawn = Image.new("RGB", plate.size, tone("ink"))
    drawn.paste(plate, (0, 0), plate)
    left = 16
    if pane.number:
        paste(drawn, badges.badge(pane.number, "now", True), 31, 29)
        left = 57
    if width(pane.title, "bold", 22) <= wide - left - 8:
        write(drawn, left, 29, pane.title, "bold", 22, "bone")
    else:
        for row, words in enumerate(wrapped(pane.title, wide - left - 8)):
            write(drawn, left, 18 + 22 * row, words, "medium", 20, "bone")
    lines = wrapped(pane.note, wide - 24) if pane.note else []
    foot = _HIGH + 2 - (10 + 24 * noted if noted else 6)
    for row, line in enumerate(lines):
        write(drawn, 2 + wide / 2, foot + 12 + 24 * row, line, "medium", 20, "mist", "middle")
    _pictures(drawn, pane, (10, _HEAD, wide - 6, foot), edge)
    return indexed(drawn)


def _pictures(drawn: Image.Image, pane: Pane, area: tuple[int, int, int, int], edge: int | None) -> None:
    """Lay the small pictures of a pane in one or two columns, as large as there is room for, with their captions."""
    count = len(pane.pictures)
    if not count:
        return
    columns = 1 if count == 1 else 2
    rows = -(-count // columns)
    caption = _CAPTION if any(text for _, text in pane.pictures) else 0
    room = min((area[2] - area[0]) // columns - 10, (area[3] - area[1]) // rows - caption - (4 if rows > 1 else 8))
    room = min(room, 106 if columns == 2 else 240)
    high = rows * (room + caption) + (rows - 1) * 4
    top = (area[1] + area[3] - high) // 2
    for place, (cells, text) in enumerate(pane.pictures):
        row, column = divmod(place, columns)
        alone = columns == 2 and row == rows - 1 and count % 2
        middle = (area[0] + area[2]) / 2 + (0 if columns == 1 or alone else (column - 0.5) * (room + 14))
        picture = small_picture(cells, room, edge)
        y = top + row * (room + caption + 4)
        drawn.paste(picture, (round(middle - picture.width / 2), y + (room - picture.height) // 2))
        if text:
            write(drawn, middle, y + room + caption / 2 + 1, text, "bold", 22, "bone", "middle")


MOST = 160
"""A single tile is not drawn larger than this."""


@lru_cache(maxsize=128)
def small_picture(cells: tuple[SquareCell, ...], room: int, edge: int | None) -> Image.Image:
    """Return a picture of a few tiles, at most ``room`` pixels wide and high, as RGB in a frame.

    One tile alone; or the ghost among others with the cells around it.
    """
    ghost = next((cell.at for cell in cells if cell.ghost), None)
    if len(cells) == 1:
        x0, y0, x1, y1 = extent([cells[0].at])
    elif ghost is not None:
        x0, y0, x1, y1 = ghost[0] - 1, ghost[1] - 1, ghost[0] + 2, ghost[1] + 2
        y0 = max(y0, edge) if edge is not None and ghost[1] >= edge else y0
    else:
        x0, y0, x1, y1 = extent([cell.at for cell in cells])
    side = min((room - 4) // max(x1 - x0, y1 - y0), MOST)
    grid = Grid(side, 2 - x0 * side, 2 - y0 * side)
    drawn = Image.new("RGB", ((x1 - x0) * side + 4, (y1 - y0) * side + 4), tone("steel"))
    drawn.paste(_void(side * (x1 - x0), side * (y1 - y0)), (2, 2))
    known = sides_of(cells, edge)
    inside: list[Cell] = [at for at in known if x0 <= at[0] < x1 and y0 <= at[1] < y1]
    for at in inside:
        cell, sides = known[at]
        drawn.paste(tile(cell, sides, side).convert("RGB"), grid.corner(at))
    for at in inside:
        cell = known[at][0]
        if len(cells) > 1 and cell.ghost:
            paste(drawn, frame_of(side, True), *grid.place(at))
    return drawn


@cache
def _void(wide: int, high: int) -> Image.Image:
    return Image.new("RGB", (wide, high), tone("ink"))
