"""A square tile that is a plain plate: a floor, icons, tokens and a label."""

from __future__ import annotations

from PIL import Image

from engine.core.scene import SquareCell
from engine.render import tokens
from engine.render.brush import Brush
from engine.render.floors import FLOORS, floor
from engine.render.icons import stamp
from engine.render.lettering import cut, write
from engine.render.palette import indexed


def plate(cell: SquareCell, side: int) -> Image.Image:
    """Return a tile that is a plain plate, indexed."""
    look = floor(cell.floor if cell.floor in FLOORS else "oat")
    brush = Brush(side, side, "ink")
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
