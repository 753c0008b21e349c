"""How a map and what belongs to it share a picture: the board as large as it fits, its panel below it or beside it, and
no more height than both need."""

from __future__ import annotations

from engine.core.canvas import Fit
from engine.core.frame import BOTTOM, EDGE, GAP, HEADER, HEIGHT_LEAST, HEIGHT_MOST, SIDE, STEP, WIDTH, Area, Layout
from engine.render.frame import WIDTH_LEAST

COLUMN = 240
"""How wide a panel beside a board is."""

WHOLE = 0.4
"""The least part of a picture that a map fills which is seen whole, in hexes as large as where a part is shown."""

HALF, MARGINS = 0.5, 0.015
"""The least part of a picture that its board fills; what the free margins around it are beyond that, at most."""


def arranged(fit: Fit, foot: int, column: int, *, whole_first: bool = False, most: int = HEIGHT_MOST) -> Layout:
    """Return the layout in which a board is drawn largest; where that is equal, the one that it fills most of.

    One of which it fills half goes before one of which it does not; ``whole_first`` puts one in which all of the board is
    seen (``fit`` tells a size above 1) before both. A panel needs ``foot`` pixels of height below the board
    or ``column`` beside it; 0 says that there is none to show. The picture is at most ``most`` pixels high.
    """
    forms = [below(fit, foot, most)]
    if foot and 0 < column <= column_most(most):
        forms.append(beside(fit, column, most))

    def good(form: Layout) -> tuple[bool, bool, float, float]:
        filled, size, part = worth(fit, form, form.board)
        return not whole_first or size > 1, filled, size, part

    return max(forms, key=good)


def column_most(most: int = HEIGHT_MOST) -> int:
    """Return how high a panel beside a board may be at most, in a picture of at most that height."""
    return most - HEADER - BOTTOM - GAP


def below(fit: Fit, foot: int, most: int = HEIGHT_MOST) -> Layout:
    """Return the layout of a board over the whole width, with a panel so high below it, if any."""
    under = foot + GAP + 4 if foot else 0
    _, _, filled = fit(WIDTH - 2 * SIDE, most - HEADER - BOTTOM - under)
    high = _height(filled + under, most)
    bottom = high - BOTTOM - under
    panel = (EDGE, bottom + GAP, WIDTH - EDGE, bottom + GAP + foot) if foot else None
    return Layout(WIDTH, high, (SIDE, HEADER, WIDTH - SIDE, bottom), panel)


def beside(fit: Fit, column: int, most: int = HEIGHT_MOST) -> Layout:
    """Return the layout of a board with a panel so high at its right, or as high as the picture may be.

    The panel is as high as the board if it nearly is. A narrow board has a narrower picture: it is shown larger.
    """
    room = WIDTH - EDGE - COLUMN - GAP - SIDE
    _, needed, filled = fit(room, most - HEADER - BOTTOM)
    room = max(room - (WIDTH - WIDTH_LEAST), min(room, needed))
    wide = SIDE + room + GAP + COLUMN + EDGE
    high = _height(max(filled, column + 2 * GAP), most)
    top, bottom = HEADER + GAP, high - EDGE
    if bottom - top - column > NEARLY:
        bottom = top + column
    panel = (wide - EDGE - COLUMN, top, wide - EDGE, bottom)
    return Layout(wide, high, (SIDE, HEADER, SIDE + room, high - BOTTOM), panel, True)


def low(fit: Fit, column: int, above: int, most: int) -> Layout:
    """Return the layout of a board in a picture that is no higher than ``most``, unless its column needs more; below a band
    of the column so many pixels high. The picture is as wide as any other, so that it does not jump."""
    room = WIDTH - EDGE - COLUMN - GAP - SIDE
    needed = column + above + 2 * GAP
    _, _, filled = fit(room, max(most - HEADER - BOTTOM, needed))
    high = _height(max(filled, needed), HEIGHT_MOST)
    panel = (WIDTH - EDGE - COLUMN, HEADER + GAP + above, WIDTH - EDGE, high - EDGE)
    return Layout(WIDTH, high, (SIDE, HEADER, SIDE + room, high - BOTTOM), panel, True)


NEARLY = 60
"""A column that would leave so many pixels free below it, or fewer, reaches down to the frame."""


def share(layout: Layout, extent: Area) -> float:
    """Return how much of a picture a board covers that lies within a rectangle."""
    left, top, right, bottom = extent
    return (right - left) * (bottom - top) / (layout.wide * layout.high)


def _height(below_header: int, most: int) -> int:
    """Return how high a picture is that needs so many pixels below its header, ``most`` at most."""
    return max(HEIGHT_LEAST, min(most, -(-(HEADER + below_header + BOTTOM) // STEP) * STEP))


def worth(fit: Fit, layout: Layout, area: Area) -> tuple[bool, float, float]:
    """Return how good a layout is in which a board has ``area``, as something that can be compared."""
    left, top, right, bottom = area
    size, wide, high = fit(right - left, bottom - top)
    filled = share(layout, (0, 0, wide, high))
    return filled >= HALF + MARGINS, size, filled
