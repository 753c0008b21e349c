"""A sheet of choices: for each a small map with what could be laid drawn where it would lie, its number and a line."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.frame import BOTTOM, FOOT, HEADER, READ, SIDE, WIDTH, Layout, whole_steps
from engine.core.scene import Card, Cell, HexBoard
from engine.maps.lattice import Lattice
from engine.maps.windows import Window, span
from engine.render import badges, pixels
from engine.render.brush import write
from engine.render.canvas import Canvas, indexed, lay, tone
from engine.render.hexes import hexmap
from engine.render.icons import stamp
from engine.render.lattice import SIZES, SMALL
from engine.render.memory import remembered
from engine.render.outlines import box
from engine.render.panel import slot, wrapped
from engine.render.smallmap import round_off

MOST = 6
"""No sheet shows more choices than this."""

GAP = 8
"""Pixels between two panes."""

MAP_HIGH = {1: 320, 2: 300, 3: 240}
"""How high the map of each pane is, by how many rows of panes there are."""

LARGEST = 54
"""The largest radius of a hex on a pane."""

AROUND = 10
"""Pixels left free around what a pane shows."""

_CAPTION, _LINE = 44, 26
"""Height of a pane's words in one line, and of each further line."""

_NUMBER, _ICON = 50, 34
"""Pixels that the number of a pane takes before its words, and an icon after it: on the map it could cover a token."""

Box = tuple[int, int, int, int]


def _across(cards: Sequence[Card]) -> int:
    """Return how many panes stand beside each other: two at most, or a phone would show their tiles too small."""
    return min(2, len(cards))


def _wide(cards: Sequence[Card]) -> int:
    across = _across(cards)
    return (FOOT - GAP * (across - 1)) // across


def _rows(cards: Sequence[Card]) -> int:
    return -(-len(cards) // _across(cards))


def _map_high(cards: Sequence[Card]) -> int:
    return MAP_HIGH[_rows(cards)]


def _high(cards: Sequence[Card]) -> int:
    """Return how high each pane is: as high as the one with the most lines of words needs."""
    lines = max(len(_lines(card, _wide(cards))) for card in cards)
    return 10 + _map_high(cards) + _CAPTION + _LINE * (lines - 1)


def laid_out(cards: Sequence[Card]) -> Layout:
    """Return how a sheet lies in its picture: the panes in its panel."""
    shown = cards[:MOST]
    rows = _rows(shown)
    area = (WIDTH - FOOT) // 2, HEADER + GAP, (WIDTH + FOOT) // 2, HEADER + GAP + rows * (_high(shown) + GAP) - GAP
    high = whole_steps(area[3] + GAP + BOTTOM)
    return Layout(WIDTH, high, (SIDE, HEADER, WIDTH - SIDE, high - BOTTOM), area)


def places(cards: Sequence[Card], form: Layout) -> list[Box]:
    """Return where each pane lies."""
    assert form.panel is not None
    shown = cards[:MOST]
    across, wide, high = _across(shown), _wide(shown), _high(shown)
    left, top = form.panel[:2]
    corners = [(left + place % across * (wide + GAP), top + place // across * (high + GAP)) for place in range(len(shown))]
    return [(x, y, x + wide, y + high) for x, y in corners]


def lattice_of(board: HexBoard, numbers: Sequence[str], size: tuple[int, int]) -> Lattice:
    """Return the largest hexes with which each pane shows what could be laid: all show it alike."""
    sizes = [lattice for lattice in (*SIZES[board.pointed], *SMALL[board.pointed]) if lattice.radius <= LARGEST]
    most = size[0] - 2 * AROUND, size[1] - 2 * AROUND
    spans = [span(seen(board, number), board.pointed) for number in numbers]
    for lattice in sizes:
        boxes = [reach.box(lattice) for reach in spans]
        if all(box[2] - box[0] <= most[0] and box[3] - box[1] <= most[1] for box in boxes):
            return lattice
    return sizes[-1]


def seen(board: HexBoard, number: str) -> tuple[Cell, ...]:
    """Return the hexes that a pane has to show: those of its ghost, the door that it is laid at, and who lays it."""
    ghosts = [at for ghost in board.ghosts if ghost.number == number for at, _ in ghost.cells]
    return (*ghosts, board.focus, *([board.actor] if board.actor is not None else []))


def paint(canvas: Canvas, board: HexBoard, cards: Sequence[Card], form: Layout) -> None:
    """Draw the panes of a sheet."""
    shown = cards[:MOST]
    spots = places(shown, form)
    size = spots[0][2] - spots[0][0] - 16, _map_high(shown)
    lattice = lattice_of(board, [card.number for card in shown], size)
    for card, (left, top, right, bottom) in zip(shown, spots, strict=True):
        canvas.mark(((card.number, box(left, top, right, bottom)),))
        drawn = _map_of(board, card.number, lattice, size)
        canvas.paste(indexed(slot(bottom - top, right - left)), left - 2, top - 2)
        x, y = left + 8, top + 8
        canvas.paste(drawn.picture(), x, y)
        round_off(canvas, x, y, drawn.width, drawn.height, 5, "night")
        canvas.paste(_caption(card, right - left, bottom - top - drawn.height - 12), left + 6, y + drawn.height)
        lay(canvas, left + 31, (y + drawn.height + bottom) // 2, badges.badge, card.number, "now", True)


def _map_of(board: HexBoard, number: str, lattice: Lattice, size: tuple[int, int]) -> Canvas:
    """Return the map around a ghost."""
    ghosts = tuple([ghost for ghost in board.ghosts if ghost.number == number])
    left, top, right, bottom = span(seen(board, number), board.pointed).box(lattice)
    window = Window(lattice, (size[0] - left - right) // 2, (size[1] - top - bottom) // 2)
    cells = tuple([replace(cell, label="") for cell in board.cells])
    own = replace(board, cells=cells, ghosts=ghosts, badges=(), reach=(), newest=(), tags=())
    canvas = Canvas(*size)
    hexmap.paint(canvas, own, (0, 0, *size), window)
    canvas.clear_edge()
    return canvas


def _lines(card: Card, wide: int) -> list[str]:
    return wrapped(card.text, wide - 24 - _NUMBER - (_ICON if card.icon else 0))


@remembered(128)
def _caption(card: Card, wide: int, high: int) -> Image.Image:
    """Return the words of a pane with their icon, indexed, ``high`` pixels high."""
    lines = _lines(card, wide)
    drawn = pixels.new("RGB", (wide - 12, high), tone("night"))
    middle = high / 2 + 1 - _LINE / 2 * (len(lines) - 1)
    if card.icon:
        stamp(drawn, card.icon, _NUMBER + 12, middle, 24)
    for words in lines:
        write(drawn, _NUMBER + (_ICON if card.icon else 0), middle, words, "medium", READ, "bone")
        middle += _LINE
    return indexed(drawn)
