"""Tokens that lie over a board of hexes: of those who fell, and of all on hexes smaller than they are; where tokens and
names of hexes stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.frame import Area
from engine.core.scene import Cell, HexBoard, HexCell, Token
from engine.maps.windows import Window
from engine.render import tokens
from engine.render.brush import width
from engine.render.canvas import Canvas, lay
from engine.render.hexes.cells import LABEL, label_size, stand

PLAIN_LEAST = 17
"""The radius of tokens on hexes that are smaller than these: their marks can be read all the same."""


def _plain(canvas: Canvas, unit: Token, window: Window, at: Cell, aside: tuple[float, float] = (0.0, 0.0)) -> None:
    """Draw a token without bar, pips and figure, so many radii beside the middle of its hex."""
    radius = max(PLAIN_LEAST, round(window.lattice.radius * 0.43))
    (x, y), plain = window.place(at), replace(unit, health=0, most=0, icon="" if unit.kind == "enemy" else unit.icon)
    lift = tokens.lift(radius)
    left, top = x + round(aside[0] * radius), y + round(aside[1] * radius)
    canvas.stand("token", unit.letter, (left - radius, top - radius, left + radius, top + radius))
    lay(canvas, x + round(aside[0] * radius), y + lift + round(aside[1] * radius), tokens.token, plain, radius)


ASIDE = ((0.0, 0.0), (1.45, 1.0), (-1.45, 1.0), (1.45, -1.0), (-1.45, -1.0))
"""How many radii to the right of and below the middle of a hex tokens lie that find it taken, one after the other."""


def paint(canvas: Canvas, board: HexBoard, window: Window, *, small: bool) -> None:
    """Draw those who lie where they fell, beside what stands there; on ``small`` hexes first all who stand there."""
    for cell in board.cells if small else ():
        if cell.token is not None:
            _plain(canvas, cell.token, window, cell.at)
    there = Counter(cell.at for cell in board.cells if cell.token is not None)
    for at, unit in board.fallen:
        _plain(canvas, unit, window, at, ASIDE[there[at] % len(ASIDE)])
        there[at] += 1


def token_box(window: Window, cell: HexCell) -> Area:
    """Return the rectangle that the token of a cell takes up, with its pips or its bar."""
    (x, y), (shift, radius) = window.place(cell.at), stand(window.lattice, cell)
    middle, below = y - tokens.lift(radius), 17 if cell.token is not None and cell.token.most else 4
    return x + shift - radius - 4, middle - radius - 4, x + shift + radius + 4, middle + radius + below


def tell(canvas: Canvas, cells: Iterable[HexCell], window: Window, area: Area) -> None:
    """Tell where tokens and names of hexes stand."""
    size = label_size(window.lattice)
    for cell in cells:
        x, y = window.place(cell.at)
        if cell.token is not None:
            canvas.stand("token", cell.token.letter, token_box(window, cell), area)
        elif cell.label:
            half, middle = width(cell.label, "medium", size) / 2, y + LABEL * window.lattice.scale
            canvas.stand("label", cell.label, (x - half, middle - size * 0.36, x + half, middle + size * 0.36), area)
