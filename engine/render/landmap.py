"""A board of wild land on a canvas: hexes without an end, the ways of clues, next moves, compass and scale."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from engine.core.scene import Cell, HexBoard, HexCell
from engine.render import signs
from engine.render.arrows import place_arrows
from engine.render.corners import paint_corner, place_corner
from engine.render.frame import Area
from engine.render.hexmap import paint_layer, places
from engine.render.landcells import GROUNDS, LABEL_BELOW, Beside, fog, hexagon
from engine.render.lattice import FLAT, POINTED, SIDES, Span, Window, choose, span
from engine.render.overlay import lay
from engine.render.png import Canvas
from engine.render.pointing import Shown
from engine.render.terrain import MEASURE


def span_of(board: HexBoard) -> Span:
    """Return how far what is known of a land reaches, next moves included."""
    return span([*(cell.at for cell in board.cells), *(at for _, at in board.pills)], board.pointed)


def window_of(board: HexBoard, area: Area) -> Window:
    """Return the window that a land is shown in: all that is known, a crop, or the surroundings of its focus."""
    sizes = POINTED if board.pointed else FLAT
    if not board.close:
        return choose(sizes, span_of(board), area, board.focus, board.actor, ring=1)
    lattice = sizes[0]
    x, y = lattice.place(board.focus)
    left, top, right, bottom = span_of(board).box(lattice)
    middle = (area[0] + area[2]) // 2 - x, (area[1] + area[3]) // 2 - y
    whole = area[0] <= left + middle[0] and right + middle[0] <= area[2]
    whole = whole and area[1] <= top + middle[1] and bottom + middle[1] <= area[3]
    return Window(lattice, *middle, whole)


def paint(canvas: Canvas, board: HexBoard, area: Area) -> Shown:
    """Draw a land into a rectangle of the picture. Sprites may hang over its edge: draw what lies around it later."""
    window = window_of(board, area)
    paint_layer(canvas, _sprites(board, window, area), window, area)
    scale = window.lattice.radius / MEASURE
    for a, b in board.blocked:
        x, y = _between(window, a, b)
        if _inside(x, y, area):
            lay(canvas, x, y, signs.rubble, round(30 * max(scale, 0.8)))
    for pairs, hollow in ((board.traces, True), (board.arrows, False)):
        for arrow in place_arrows(board, window.lattice, tuple(dict.fromkeys(pairs)), 0.78 if hollow else 1.0):
            x, y = round(arrow.x) + window.x, round(arrow.y) + window.y
            if _inside(x, y, area):
                lay(canvas, x, y, signs.arrow, round(arrow.dx, 3), round(arrow.dy, 3), arrow.size * scale, hollow)
    for text, at in board.pills:
        x, y = window.place(at)
        y += round(LABEL_BELOW * scale)
        if _inside(x, y, area, signs.PILL[0] // 2):
            lay(canvas, x, y, signs.pill, text)
    _paint_corner(canvas, board, window, area)
    return Shown(window, False)


def _between(window: Window, a: Cell, b: Cell) -> Cell:
    (ax, ay), (bx, by) = window.place(a), window.place(b)
    return (ax + bx) // 2, (ay + by) // 2


def _inside(x: int, y: int, area: Area, margin: int = 0) -> bool:
    return area[0] + margin <= x <= area[2] - margin and area[1] <= y <= area[3]


def _sprites(board: HexBoard, window: Window, area: Area) -> list[Image.Image | None]:
    """Return the sprite of each place of the window."""
    lattice = window.lattice
    named = {at for _, at in board.pills}
    known = {cell.at: cell for cell in board.cells}
    letters = {at: "v" if cell.state == "visited" else "k" for at, cell in known.items() if cell.state in GROUNDS}
    trail: dict[Cell, set[int]] = {}
    for a, b in pairwise(board.trail):
        step = b[0] - a[0], b[1] - a[1]
        if step in SIDES:
            side = SIDES.index(step)
            trail.setdefault(a, set()).add(side)
            trail.setdefault(b, set()).add((side + 3) % 6)
    start = board.trail[0] if board.trail else None
    unknown = fog(lattice)
    sprites: list[Image.Image | None] = []
    for number, _, _ in places(window, area):
        r = (number + _HALF) % _Q - _HALF
        at = (number - r) // _Q, r
        cell = known.get(at)
        if cell is None:
            sprites.append(unknown)
            continue
        sides = "".join([letters.get((at[0] + dq, at[1] + dr), "-") for dq, dr in SIDES])
        if cell.state not in GROUNDS:
            sides = "------"
        lines = tuple(sorted(trail.get(at, ()))) if cell.state in GROUNDS else ()
        began = at == start and cell.token is None and not cell.icons
        sprites.append(hexagon(lattice, _plain(cell), Beside(sides, lines, began, at in named)))
    return sprites


_Q, _HALF = 1 << 16, 1 << 15


def _plain(cell: HexCell) -> HexCell:
    """Return a cell as its sprite needs it: where it lies varies only which marks it has."""
    kind = (cell.at[0] * 7 + cell.at[1] * 5) % 4
    return replace(cell, at=(kind * 3 % 4, 0), plate=0, gates=(), lit=())


def _paint_corner(canvas: Canvas, board: HexBoard, window: Window, area: Area) -> None:
    if not board.compass and not board.scale:
        return
    middles = [window.place(cell.at) for cell in board.cells] + [window.place(at) for _, at in board.pills]
    length = signs.scale_size(board.scale, window.lattice.across) if board.scale else 0
    corner = place_corner(area, middles, window.lattice.reach, board.compass, length)
    paint_corner(canvas, corner, length, signs.hex_scale, board.scale, window.lattice.across)
