"""Tokens that lie over a board of hexes: of those who fell, and of all on hexes that are smaller than they are."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.core.scene import Cell, HexBoard, Token
from engine.maps.windows import Window
from engine.render import tokens
from engine.render.canvas import Canvas, lay

PLAIN_LEAST = 17
"""The radius of tokens on hexes that are smaller than these: their marks can be read all the same."""


def _plain(canvas: Canvas, unit: Token, window: Window, at: Cell, aside: tuple[float, float] = (0.0, 0.0)) -> None:
    """Draw a token without bar, pips and figure, so many radii beside the middle of its hex."""
    radius = max(PLAIN_LEAST, round(window.lattice.radius * 0.43))
    (x, y), plain = window.place(at), replace(unit, health=0, most=0, icon="" if unit.kind == "enemy" else unit.icon)
    lift = tokens.lift(radius)
    lay(canvas, x + round(aside[0] * radius), y + lift + round(aside[1] * radius), tokens.token, plain, radius)


ASIDE = ((0.0, 0.0), (0.95, 0.75), (-0.95, 0.75), (0.95, -0.75), (-0.95, -0.75))
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
