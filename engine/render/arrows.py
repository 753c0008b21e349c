"""Where the arrows of clues go on a map of hexes: across the side that two hexes share, over nothing else that is drawn."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from engine.core.scene import Cell, HexBoard, HexCell
from engine.render.landcells import ICON_ABOVE, LABEL_BELOW
from engine.render.lattice import SIDES, Lattice
from engine.render.terrain import MEASURE

SIZES = (1.0, 0.86, 0.72, 0.6)
"""Sizes of arrows; smaller ones where there is little room."""

ALONG = (-8, 0, 8, -16, 16, -24, 24)
"""How far an arrow may leave the middle of the side, along the side, at radius 54."""

ACROSS = (0, 6, -6, 12, -12)
"""How far it may lie more in one hex than in the other."""

_BODY = ((-15.0, 7.0), (-4.0, 7.0), (7.0, 14.0), (17.0, 8.0))
"""An arrow of size 1 as discs: how far before its middle, and their radius."""


class Arrow(msgspec.Struct, frozen=True):
    """An arrow as it is drawn: its middle from that of the hex (0, 0), its direction, its size."""

    x: float
    y: float
    dx: float
    dy: float
    size: float


class _Disc(msgspec.Struct, frozen=True):
    """Something that an arrow must not cover: a disc, or with ``wide`` and ``high`` a rectangle with rounded corners."""

    x: float
    y: float
    radius: float
    wide: float = 0.0
    high: float = 0.0


def place_arrows(board: HexBoard, lattice: Lattice, pairs: Sequence[tuple[Cell, Cell]], small: float) -> tuple[Arrow, ...]:
    """Return an arrow for each pair of hexes side by side, ``small`` times as large where there is room enough.

    ``ValueError`` for a pair that does not lie side by side.
    """
    scale = lattice.radius / MEASURE
    known = {cell.at: cell for cell in board.cells}
    pills = {at for _, at in board.pills}
    blocked = [_middle(lattice, a, b) for a, b in board.blocked]
    placed: list[Arrow] = []
    for a, b in pairs:
        step = b[0] - a[0], b[1] - a[1]
        if step not in SIDES:
            raise ValueError(f"no arrow leads from {a} to {b}: known are the six cells beside it")
        full = [disc for at in (a, b) for disc in _covered(lattice, at, known.get(at), at in pills)]
        full += [_Disc(x, y, 17 * scale) for x, y in blocked]
        full += [disc for arrow in placed for disc in _discs(arrow, scale)]
        placed.append(_best(lattice, a, b, tuple(full), small))
    return tuple(placed)


def _middle(lattice: Lattice, a: Cell, b: Cell) -> tuple[float, float]:
    (ax, ay), (bx, by) = lattice.place(a), lattice.place(b)
    return (ax + bx) / 2, (ay + by) / 2


def _covered(lattice: Lattice, at: Cell, cell: HexCell | None, pill: bool) -> Iterable[_Disc]:
    """Yield what is drawn in a hex, as discs: token, icons, what lies hidden, its name."""
    x, y = lattice.place(at)
    scale = lattice.radius / MEASURE
    if pill:
        yield _Disc(x, y + LABEL_BELOW * scale, 14, 16, 0)
    elif cell is not None and cell.label:
        yield _Disc(x, y + LABEL_BELOW * scale, 8, 12, 0)
    if cell is None:
        return
    crowded = bool(cell.token or cell.secrets)
    if cell.token is not None:
        yield _Disc(x + (23 * scale if cell.icons or cell.secrets else 0), y - 5 * scale, 25 * scale)
    if cell.secrets:
        aside = -20 if cell.token is not None else 19 if cell.icons else 0
        yield _Disc(x + aside * scale, y - (ICON_ABOVE + 4) * scale, 26 * scale)
    icons = len(cell.icons)
    for place in range(icons):
        left = -22.0 if crowded else 0.0 if icons == 1 else (place - 0.5) * 37
        yield _Disc(x + left * scale, y - ICON_ABOVE * scale, (15 if crowded or icons > 1 else 19) * scale)


def _discs(arrow: Arrow, scale: float) -> list[_Disc]:
    large = arrow.size * scale
    return [
        _Disc(arrow.x + arrow.dx * along * large, arrow.y + arrow.dy * along * large, radius * large)
        for along, radius in _BODY
    ]


@lru_cache(maxsize=256)
def _best(lattice: Lattice, a: Cell, b: Cell, full: tuple[_Disc, ...], small: float) -> Arrow:
    (ax, ay), (bx, by) = lattice.place(a), lattice.place(b)
    length = math.hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    (x, y), scale = _middle(lattice, a, b), lattice.radius / MEASURE
    best: tuple[float, Arrow] | None = None
    for size in SIZES:
        for along in ALONG:
            for across in ACROSS:
                cost = 22 * (1 - size) + 0.22 * abs(along) + 0.3 * abs(across)
                if best is not None and cost >= best[0] - 1e-9:
                    continue  # worse already, whatever it covers
                px, py = x + (dx * across - dy * along) * scale, y + (dy * across + dx * along) * scale
                arrow = Arrow(px, py, dx, dy, size * small)
                cost += sum(_into(disc, other) for disc in _discs(arrow, scale) for other in full)
                if best is None or cost < best[0] - 1e-9:
                    best = cost, arrow
    assert best is not None
    return best[1]


def _into(disc: _Disc, other: _Disc) -> float:
    """Return how far two discs reach into each other, in pixels."""
    wide, high = abs(disc.x - other.x) - other.wide, abs(disc.y - other.y) - other.high
    return max(0.0, disc.radius + other.radius + 1 - math.hypot(max(0.0, wide), max(0.0, high)))
