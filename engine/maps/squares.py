"""Square cells (x, y), y growing downwards: sides, quarter turns, neighbours, distance, and the labels drawn on maps."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

from .columns import HOME, column_letters, read_label

Square = tuple[int, int]

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps to the four neighbours, clockwise from the north; side ``opposite(i)`` of the neighbour faces side i."""

TURNS = (0, 90, 180, 270)
"""The ways to lay a tile, in degrees clockwise."""


def neighbours(at: Square) -> tuple[Square, ...]:
    """Return the four cells beside ``at``, by side."""
    x, y = at
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def opposite(side: int) -> int:
    """Return the side across from ``side``."""
    return (side + 2) % 4


def turned(side: int, degrees: int) -> int:
    """Return where a tile's ``side`` lies once the tile is turned clockwise; ``ValueError`` if not by quarters."""
    if degrees % 90:
        raise ValueError(f"a tile is turned by quarters, not by {degrees} degrees")
    return (side + degrees // 90) % 4


def rotate(at: Square, degrees: int) -> Square:
    """Turn a cell around (0, 0) clockwise by quarters: 90 degrees take (x, y) to (-y, x)."""
    x, y = at
    for _ in range(turned(0, degrees)):
        x, y = -y, x
    return x, y


def straight(a: Square, b: Square) -> int:
    """Return the number of steps between two cells over open ground, sides only."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def rim(laid: Collection[Square]) -> list[Square]:
    """Return the empty cells beside those laid, in reading order: where a tile could touch another."""
    return reading_order({beside for at in laid for beside in neighbours(at) if beside not in laid})


def reading_order(cells: Iterable[Square]) -> list[Square]:
    """Return cells from top to bottom, then from left to right."""
    return sorted(cells, key=lambda at: (at[1], at[0]))


@lru_cache(maxsize=1 << 12)
def label(at: Square) -> str:
    """Return what a map calls a cell: column letters, then row; (0, 0) is M1 and its eastern neighbour N1.

    The letters are those of `columns.column_letters`.
    """
    return f"{column_letters(at[0] + HOME)}{at[1] + 1}"


def unlabel(text: str) -> Square | None:
    """Return the cell that a label names (case does not matter), or ``None`` when it is no label."""
    found = read_label(text)
    return None if found is None else (found[0] - HOME, found[1] - 1)
