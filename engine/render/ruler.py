"""The rulers of a board of squares: names of columns along its top, names of rows down its left side."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from engine.render.brush import Brush
from engine.render.lettering import width, write
from engine.render.palette import indexed

HIGH, WIDE = 24, 30
"""Height of the ruler of columns and width of that of rows, in pixels."""

_SIZE = 20


def _middles(names: tuple[str, ...], start: int, side: int, first: int, long: int) -> Iterable[tuple[str, float]]:
    """Yield each name with the middle of what is seen of its row or column, where that is enough for the name."""
    for place, name in enumerate(names):
        low, high = max(first, start + place * side), min(long, start + (place + 1) * side)
        if high - low >= max(_SIZE, width(name, "medium", _SIZE)) + 4:
            yield name, (low + high) / 2


@lru_cache(maxsize=64)
def columns(names: tuple[str, ...], start: int, side: int, left: int, wide: int, wooden: bool) -> Image.Image:
    """Return the ruler of columns, ``wide`` pixels long, indexed: the first begins at ``start``, each ``side`` wide.

    No name stands further to the left than ``left``. ``wooden``: it is the lower edge of the plank, with the board's line
    at its foot.
    """
    brush = Brush(4, HIGH, "board" if wooden else "night")
    if wooden:
        brush.box(-1, 0, 5, 1, "plank_line")
        brush.box(-1, HIGH - 4, 5, HIGH - 1, "brass")
        brush.box(-1, HIGH - 1, 5, HIGH, "wall_ink")
    else:
        brush.box(-1, HIGH - 1, 5, HIGH, "fog_line")
    drawn = brush.finish().resize((wide, HIGH))
    for name, x in _middles(names, start, side, left, wide):
        write(drawn, x, (HIGH - 3 if wooden else HIGH) / 2, name, "medium", _SIZE, _ink(wooden), "middle")
    return indexed(drawn)


@lru_cache(maxsize=64)
def rows(names: tuple[str, ...], start: int, side: int, high: int) -> Image.Image:
    """Return the ruler of rows, ``high`` pixels long, indexed: the first begins at ``start``, each ``side`` high."""
    brush = Brush(WIDE, 4, "night")
    brush.box(WIDE - 1, -1, WIDE, 5, "fog_line")
    drawn = brush.finish().resize((WIDE, high))
    for name, y in _middles(names, start, side, 0, high):
        write(drawn, (WIDE - 1) / 2, y, name, "medium", _SIZE, _ink(False), "middle")
    return indexed(drawn)


def _ink(wooden: bool) -> str:
    return "floor_line" if wooden else "grey"
