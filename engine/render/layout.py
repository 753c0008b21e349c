"""How a map and what belongs to it share a picture: the board as large as it fits, its panel below it or beside it, and
no more height than both need."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from engine.render.frame import BOTTOM, HEADER, HEIGHT_LEAST, HEIGHT_MOST, SIDE, WIDTH, WIDTH_LEAST, Area

GAP = 8
"""Pixels between a board and its panel."""

EDGE = 18
"""How far from the picture's edge a panel lies."""

FOOT = WIDTH - 2 * EDGE
"""How wide a panel below a board is."""

COLUMN = 234
"""How wide a panel beside a board is."""

STEP = 10
"""Heights of pictures are multiples of this, so that a few pixels more or less do not make another picture."""

HALF, MARGINS = 0.5, 0.015
"""The least part of a picture that its board fills; what the free margins around it are beyond that, at most."""

Fit = Callable[[int, int], tuple[float, int, int]]
"""Tells for so much room, wide and high in pixels, how large a board is drawn there (a radius, a side, a scale: what can be
compared) and how many pixels it fills, wide and high."""


class Layout(msgspec.Struct, frozen=True):
    """Where everything of a picture lies, ``wide`` x ``high`` pixels.

    The map has ``board``, what tells of it ``panel``: a column when it is ``beside`` the board, else a foot below it.
    """

    wide: int
    high: int
    board: Area
    panel: Area | None = None
    beside: bool = False


def arranged(fit: Fit, foot: int, column: int) -> Layout:
    """Return the layout in which a board is drawn largest; where that is equal, the one that it fills most of.

    One of which it fills half goes before one of which it does not. A panel needs ``foot`` pixels of height below the board
    or ``column`` beside it; 0 says that there is none to show.
    """
    forms = [below(fit, foot)]
    if foot and 0 < column <= _room_beside()[1] - GAP:
        forms.append(beside(fit, column))
    return max(forms, key=lambda layout: _worth(fit, layout))


def below(fit: Fit, foot: int) -> Layout:
    """Return the layout of a board over the whole width, with a panel so high below it, if any."""
    under = foot + GAP + 4 if foot else 0
    _, _, filled = fit(WIDTH - 2 * SIDE, HEIGHT_MOST - HEADER - BOTTOM - under)
    high = _height(filled + under)
    bottom = high - BOTTOM - under
    panel = (EDGE, bottom + GAP, WIDTH - EDGE, bottom + GAP + foot) if foot else None
    return Layout(WIDTH, high, (SIDE, HEADER, WIDTH - SIDE, bottom), panel)


def beside(fit: Fit, column: int) -> Layout:
    """Return the layout of a board with a panel so high at its right, or as high as the picture may be.

    The panel is as high as the board if it nearly is. A narrow board has a narrower picture: it is shown larger.
    """
    room, most = _room_beside()
    _, needed, filled = fit(room, most)
    room = max(room - (WIDTH - WIDTH_LEAST), min(room, needed))
    wide = SIDE + room + GAP + COLUMN + EDGE
    high = _height(max(filled, column + 2 * GAP))
    top, bottom = HEADER + GAP, high - EDGE
    if bottom - top - column > NEARLY:
        bottom = top + column
    panel = (wide - EDGE - COLUMN, top, wide - EDGE, bottom)
    return Layout(wide, high, (SIDE, HEADER, SIDE + room, high - BOTTOM), panel, True)


NEARLY = 60
"""A column that would leave so many pixels free below it, or fewer, reaches down to the frame."""


def share(layout: Layout, extent: Area) -> float:
    """Return how much of a picture a board covers that lies within a rectangle."""
    left, top, right, bottom = extent
    return (right - left) * (bottom - top) / (layout.wide * layout.high)


def _room_beside() -> tuple[int, int]:
    return WIDTH - EDGE - COLUMN - GAP - SIDE, HEIGHT_MOST - HEADER - BOTTOM


def _height(below_header: int) -> int:
    """Return how high a picture is that needs so many pixels below its header."""
    high = -(-(HEADER + below_header + BOTTOM) // STEP) * STEP
    return max(HEIGHT_LEAST, min(HEIGHT_MOST, high))


def _worth(fit: Fit, layout: Layout) -> tuple[bool, float, float]:
    left, top, right, bottom = layout.board
    size, wide, high = fit(right - left, bottom - top)
    filled = share(layout, (0, 0, wide, high))
    return filled >= HALF + MARGINS, size, filled
