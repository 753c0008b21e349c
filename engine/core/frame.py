"""How large a picture is, and where its board and its panel lie."""

from __future__ import annotations

import msgspec

Area = tuple[int, int, int, int]
"""A rectangle of the picture: left, top, right, bottom."""
Lines = tuple[tuple[str, str, str], ...]
"""Legend lines as drawn: mark, words, and the letter of a sample badge."""

WIDTH = 800
"""How wide the picture of a map is at most."""
HEIGHT_LEAST, HEIGHT_MOST, HEADER = 330, 860, 72
"""How high it is at least and at most, as its board decides, and the height of the header with its rule."""
SIDE, BOTTOM = 14, 13
"""How far from the edges of the picture a map's window ends."""
GAP = 8
"""Pixels between a board and its panel."""
EDGE = 18
"""How far from the picture's edge a panel lies."""
FOOT = WIDTH - 2 * EDGE
"""How wide a panel below a board is."""
OVERVIEW = (212, 140)
"""Width and height of the overview of a map, without its frame of 2 pixels: it stands beside the seats, below the board."""
READ = 24
"""How large what must be read is set at least: of 800 pixels a phone shows 302, and so 9 of these."""
STEP = 10
"""Heights of pictures are multiples of this, so that a few pixels more or less do not make another picture."""


class Layout(msgspec.Struct, frozen=True):
    """Where everything of a picture lies, ``wide`` x ``high`` pixels.

    The map has ``board``, what tells of it ``panel``: a column when it is ``beside`` the board, else a foot below it.
    What is ``cut`` does not reach over the frame. ``legend`` are the lines of the legend that the panel has room for.
    """

    wide: int
    high: int
    board: Area
    panel: Area | None = None
    beside: bool = False
    cut: bool = True
    legend: Lines = ()


def whole_steps(high: int) -> int:
    """Return the height of a picture that needs so many pixels: a multiple of `STEP`."""
    return -(-high // STEP) * STEP


def above(board: Area, foot: int) -> Layout:
    """Return the layout of a board that always has this place in its picture, with a panel so high below it, if any."""
    high = whole_steps(board[3] + BOTTOM + (foot + GAP + 4 if foot else 0))
    panel = (EDGE, board[3] + GAP, WIDTH - EDGE, board[3] + GAP + foot) if foot else None
    return Layout(WIDTH, high, (board[0], board[1], board[2], board[3] if foot else high - BOTTOM), panel)


def alone(wide: int, high: int) -> Layout:
    """Return the layout of a picture of that size that is no map and has no panel."""
    return Layout(wide, high, (SIDE, HEADER, wide - SIDE, high - BOTTOM), cut=False)
