"""A board of square tiles on a canvas: tidy plates with their names, marks, tokens and badges."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import SquareBoard, SquareCell
from engine.render import badges, tokens
from engine.render.brush import Brush
from engine.render.floors import FLOORS, floor
from engine.render.hexmap import Area
from engine.render.icons import stamp
from engine.render.lettering import cut, write
from engine.render.overlay import lay
from engine.render.palette import indexed
from engine.render.png import Canvas

SIZES = (94, 78, 64, 48)
_MARGIN = 30


def paint(canvas: Canvas, board: SquareBoard, area: Area) -> None:
    """Draw a board of squares into a rectangle of the picture; what finds no room around the focus is cut off."""
    across = [cell.at[0] for cell in board.cells] or [0]
    down = [cell.at[1] for cell in board.cells] or [0]
    wide, high = max(across) - min(across) + 1, max(down) - min(down) + 1
    room = area[2] - area[0] - 2 * _MARGIN, area[3] - area[1] - 2 * _MARGIN
    side = next((size for size in SIZES if wide * size <= room[0] and high * size <= room[1]), 0)
    middle = (min(across) + max(across)) / 2, (min(down) + max(down)) / 2
    if not side:
        side = SIZES[1]
        middle = (
            board.focus[0] if wide * side > room[0] else middle[0],
            board.focus[1] if high * side > room[1] else middle[1],
        )
    left = round((area[0] + area[2] - side) / 2 - middle[0] * side)
    top = round((area[1] + area[3] - side) / 2 - middle[1] * side)
    if board.edge is not None:
        _paint_edge(canvas, top + board.edge * side, area)
    for cell in board.cells:
        x, y = left + cell.at[0] * side, top + cell.at[1] * side
        if x + side > area[0] and y + side > area[1] and x < area[2] and y < area[3]:
            canvas.paste(_tile(cell, side), x, y)
    for badge in sorted(board.badges, key=lambda badge: badges.STATES[badges.state_known(badge.state)])[: badges.MOST]:
        dx, dy = ((0, 0), (0, -1), (1, 0), (0, 1), (-1, 0))[0 if badge.side is None else badge.side + 1]
        x = left + badge.at[0] * side + side // 2 + dx * side // 2
        y = top + badge.at[1] * side + side // 2 + dy * side // 2
        x, y = max(area[0] + 20, min(x, area[2] - 20)), max(area[1] + 22, min(y, area[3] - 22))
        lay(canvas, x, y, badges.badge, badge.text, badge.state, badge.choice)


def _paint_edge(canvas: Canvas, y: int, area: Area) -> None:
    brush = Brush(area[2] - area[0], 4, "ink")
    brush.box(12, 1, area[2] - area[0] - 12, 3, "brown")
    if area[1] < y < area[3]:
        canvas.paste(indexed(brush.finish()), area[0], y - 2)


@lru_cache(maxsize=512)
def _tile(cell: SquareCell, side: int) -> Image.Image:
    look = floor(cell.floor if cell.floor in FLOORS else "oat")
    brush = Brush(side, side, "ink")
    if cell.newest:
        brush.plate(0, 0, side, side, 6, "white")
    brush.plate(2, 2, side - 2, side - 2, 5, "rim")
    brush.plate(5, 5, side - 5, side - 5, 3, look.fill)
    drawn = brush.finish()
    middle = side / 2
    icons, size = cell.icons[:2], round(side * 0.34)
    height = middle - (10 if cell.label else 0)
    for place, name in enumerate(icons):
        x = middle if len(icons) + len(cell.tokens) == 1 else side * (0.3 + 0.4 * place)
        stamp(drawn, name, x, height, size, outlined=True)
    for place, unit in enumerate(cell.tokens[: 2 - min(1, len(icons))]):
        radius = min(20, side // 5)
        x = middle if len(icons) + len(cell.tokens) == 1 else side * (0.7 - 0.4 * place)
        small = tokens.token(unit, radius)
        drawn.paste(small, (round(x) - tokens.REACH, round(height) - tokens.REACH + 4), small)
    if cell.label and side >= 64:
        write(drawn, middle, side - 19, cut(cell.label, "medium", 20, side - 12), "medium", 20, look.ink, "middle")
    return indexed(drawn)
