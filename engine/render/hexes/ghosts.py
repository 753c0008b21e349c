"""What could be laid: ghosts, hatched in the dark with a dashed lantern outline, and the cards of the panel that offer
them, each with a small map."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from engine.core.frame import FOOT, READ, Layout
from engine.core.scene import Card, Cell, Ghost, HexBoard
from engine.maps.hexes import NEIGHBOURS
from engine.maps.lattice import Lattice
from engine.maps.windows import Window, inset, span
from engine.render import badges, glyphs
from engine.render.brush import SCALE, Brush, Point, capital, word, write
from engine.render.canvas import Canvas, indexed, lay, tone
from engine.render.hexes.cells import label_size
from engine.render.icons import icon, known, stamp
from engine.render.layout import COLUMN
from engine.render.memory import remembered
from engine.render.outlines import box
from engine.render.panel import paste, slot, wrapped
from engine.render.smallmap import Dot, MapSpot, dots, fit, round_off, small_map, spots
from engine.render.tokens import spikes


def edge_of(lattice: Lattice) -> int:
    """Return how many pixels the dashes of a ghost reach beyond its hexes."""
    return math.ceil(4 * lattice.line)


_DASHES = 3

LABEL_BELOW = 17
"""How far below the middle of its hex a label stands."""

SOLID = 128
"""How opaque a pixel at a ghost's edge is at least to be drawn at all (of 255)."""

Sprite = tuple[Image.Image, Image.Image]
"""An indexed picture and the mask of what it covers."""


@remembered(1024)
def ghost_cell(lattice: Lattice, joined: tuple[bool, ...], icons: tuple[str, ...], labelled: bool, hatch: int) -> Sprite:
    """Return one hex of a ghost with its edge (`edge_of`) on each side, its label left out.

    ``joined`` tells at which sides the ghost goes on; ``labelled`` keeps room for a label; ``hatch`` (0-2) is the
    direction of its lines. Its smooth edge is blended with the fog that it lies on.
    """
    drawn = _body(lattice, hatch).copy()
    drawn.alpha_composite(_outline(lattice, joined))
    scale = lattice.scale
    middle = -14 * scale if labelled else 0
    for place, name in enumerate(icons[:2]):
        x = 0 if len(icons) == 1 else (-15, 15)[place] * scale
        mark = _icon(name, round(32 * scale))
        at = round((drawn.width - mark.width) / 2 + x), round((drawn.height - mark.height) / 2 + middle)
        drawn.alpha_composite(mark, at)
    covered = drawn.getchannel("A")
    solid = Image.new("RGB", drawn.size, tone("fog_near"))
    solid.paste(drawn, (0, 0), covered)
    return indexed(solid), covered.point([255 * (value >= SOLID) for value in range(256)], "1")


@remembered(1024)
def ghost_label(text: str, size: int) -> Sprite:
    """Return a label as ghosts carry it."""
    drawn = word(text, "medium", size)
    solid = Image.new("RGB", drawn.mask.size, tone("ghost"))
    solid.paste(tone("lantern"), (0, 0), drawn.mask)
    return indexed(solid), drawn.mask.point([0] + [255] * 255, "1")


def paint_ghost(canvas: Canvas, ghost: Ghost, window: Window, hatch: int) -> None:
    """Draw a ghost on a canvas, hex by hex."""
    lattice, labels, cells = window.lattice, dict(ghost.labels), {at for at, _ in ghost.cells}
    (wide, high), edge, size = lattice.reach, edge_of(lattice), label_size(lattice)
    below = round(LABEL_BELOW * lattice.scale + capital("medium", size) / 2)
    for (q, r), icons in ghost.cells:
        joined = tuple([(q + dq, r + dr) in cells for dq, dr in NEIGHBOURS])
        label = labels.get((q, r), "")
        x, y = window.place((q, r))
        sprite, covered = ghost_cell(lattice, joined, icons, bool(label), hatch)
        canvas.paste(sprite, x - wide - edge, y - high - edge, covered)
        if label:
            drawn = word(label, "medium", size)
            sprite, covered = ghost_label(label, size)
            canvas.paste(sprite, round(x - drawn.width / 2) + drawn.left, y + below - drawn.above, covered)


def _sheet(lattice: Lattice) -> Brush:
    (wide, high), edge = lattice.reach, edge_of(lattice)
    return Brush(2 * (wide + edge), 2 * (high + edge), origin=(wide + edge, high + edge))


@remembered()
def _body(lattice: Lattice, hatch: int) -> Image.Image:
    brush = _sheet(lattice)
    brush.polygon(lattice.vertices, "ghost")
    _hatch(brush, lattice.vertices, hatch, lattice.line)
    return brush.finish()


@remembered(256)
def _outline(lattice: Lattice, joined: tuple[bool, ...]) -> Image.Image:
    brush, v = _sheet(lattice), lattice.vertices
    for side, going in enumerate(joined):
        if going:
            brush.stroke((v[side], v[(side + 1) % 6]), 1.4 * lattice.line, "ghost_line")
    for side, going in enumerate(joined):
        if not going:
            _dash(brush, v[side], v[(side + 1) % 6], lattice.line)
    return brush.finish()


@remembered()
def _icon(name: str, size: int) -> Image.Image:
    """Return an icon as a ghost shows it: a drawing of its own for what only may be, else that of the map."""
    if name not in _DIM:
        return icon(known(name), round(size * 0.88))
    brush = Brush(size + 8, size + 8, origin=(size / 2 + 4, size / 2 + 4))
    _DIM[name](brush.inner(0, 0, size))
    return brush.finish()


def _hatch(brush: Brush, v: tuple[Point, ...], hatch: int, k: float) -> None:
    lines = Image.new("1", brush.sheet.size)
    pen = ImageDraw.Draw(lines)
    step, (wide, high) = round(15 * k * SCALE), brush.sheet.size
    for start in range(-high, wide + high, step):
        lean = (high, -high, 0)[hatch % 3]
        pen.line((start, 0, start + lean, high), fill=1, width=round(2.6 * k * SCALE))
    inner = Image.new("1", brush.sheet.size)
    ImageDraw.Draw(inner).polygon([brush.at(x, y) for x, y in inset(v, [0.5] * 6)], fill=1)
    empty = Image.new("1", brush.sheet.size)
    brush.sheet.paste(tone("ghost_2"), (0, 0), Image.composite(lines, empty, inner))


def _dash(brush: Brush, a: Point, b: Point, k: float) -> None:
    """Draw dashes along a side, half a dash at each end, so that they join around the corners."""
    parts = 2 * _DASHES
    for step in range(0, parts + 1, 2):
        start, end = max(0.0, (step - 0.6) / parts), min(1.0, (step + 0.6) / parts)
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end)]
        brush.stroke(ends, 3.6 * k, "lantern", round_ends=False)
    brush.disc(*a, 1.8 * k, "lantern")
    brush.disc(*b, 1.8 * k, "lantern")


def _door(brush: Brush) -> None:
    glyphs.draw(brush, "explored", colour="lantern")


def _cache(brush: Brush) -> None:
    glyphs.draw(brush, "cache", body="brown", band="ghost_2", lock="ghost_line", hole="ghost")


def _enemy(brush: Brush) -> None:
    spikes(brush, 24, 24, 20, outline=0, colour="ghost_enemy", centre="ghost")


_DIM: dict[str, Callable[[Brush], None]] = {
    "door": _door,
    "explored": _door,
    "cache": _cache,
    "enemy": _enemy,
}
"""Icons that have a drawing of their own for what only may be."""

CARDS_WITH_MAPS = 3
"""Up to so many choices are shown with a map of each, more of them in words."""

CARDS_MOST = 10
"""No panel shows more choices than this."""

_GAP = 8

CARD_MAP = 216, 104
"""Width and height of the map on a card beside a board; below one it is as wide as the card, and lower."""

_LOW_MAP = 94

_CAPTION, _LINE = 45, 26
"""Height of a card's words in one line, and of each further line."""

_WORDS_HIGH = 56
"""Height of a card without a map."""


def _across(cards: Sequence[Card], roomy: bool) -> int:
    """Return how many cards stand beside each other below a board: many in words are two, or three to save height."""
    return max(1, min(3, len(cards))) if len(cards) <= CARDS_WITH_MAPS else 2 if roomy else 3


def _wide(cards: Sequence[Card], roomy: bool) -> int:
    across = _across(cards, roomy)
    return min(376, (FOOT - _GAP * (across - 1)) // across)


def _high(cards: Sequence[Card], wide: int, map_high: int) -> int:
    """Return how high each card is: as high as the one with the most lines of words needs."""
    if len(cards) > CARDS_WITH_MAPS or not map_high:
        return _WORDS_HIGH
    return 10 + map_high + _CAPTION + _LINE * (max(len(_card_lines(card, wide)) for card in cards) - 1)


def foot_high(cards: Sequence[Card], *, roomy: bool = True) -> int:
    """Return how high cards are below a board, or how high without maps and closer together, where it needs the room."""
    shown = cards[:CARDS_MOST]
    lines = -(-len(shown) // _across(shown, roomy))
    return lines * (_high(shown, _wide(shown, roomy), _LOW_MAP if roomy else 0) + _GAP) - _GAP if shown else 0


def column_high(cards: Sequence[Card]) -> int:
    """Return how high cards are beside a board."""
    shown = cards[:CARDS_MOST]
    return len(shown) * (_high(shown, COLUMN, CARD_MAP[1]) + _GAP) - _GAP if shown else 0


def _paint_choice(canvas: Canvas, x: int, y: int, card: Card, small: Canvas, size: tuple[int, int]) -> None:
    """Draw a card of that size with its map, which it may cut."""
    wide, high = size
    canvas.paste(indexed(slot(high, wide)), x - 2, y - 2)
    left = (wide - small.width) // 2
    canvas.paste(small.picture(), x + left, y + 10)
    round_off(canvas, x + left, y + 10, small.width, small.height, 5, "night")
    canvas.paste(_caption(card, wide, high - small.height - 14), x + 6, y + 10 + small.height)
    lay(canvas, x + 30, y + 31, badges.badge, card.number, "now", True)


def _card_lines(card: Card, wide: int) -> list[str]:
    return wrapped(card.text, wide - (54 if card.icon else 24))


@remembered(128)
def _caption(card: Card, wide: int, high: int) -> Image.Image:
    """Return the words of a card with their icon, indexed, ``high`` pixels high."""
    lines = _card_lines(card, wide)
    drawn = Image.new("RGB", (wide - 12, high), tone("night"))
    middle = high / 2 + 1 - 13 * (len(lines) - 1)
    if card.icon:
        stamp(drawn, card.icon, 16, middle, 24)
    for words in lines:
        write(drawn, 38 if card.icon else 8, middle, words, "medium", READ, "bone")
        middle += _LINE
    return indexed(drawn)


@remembered(64)
def _short(card: Card, wide: int) -> Image.Image:
    """Return a card without a map on the ground, indexed."""
    drawn = slot(_WORDS_HIGH, wide).copy()
    middle = 2 + _WORDS_HIGH / 2
    paste(drawn, badges.badge(card.number, "now", True), 30, round(middle))
    if card.icon:
        stamp(drawn, card.icon, wide - 22, middle, 26)
    lines = wrapped(card.text, wide - (108 if card.icon else 70))
    middle -= 12 * (len(lines) - 1)
    for words in lines:
        write(drawn, 60, middle, words, "medium", READ, "bone")
        middle += 24
    return indexed(drawn)


def paint_cards(canvas: Canvas, board: HexBoard, cards: tuple[Card, ...], form: Layout) -> None:
    """Draw the cards of what is being chosen in a layout's panel.

    A few of them have a map of what each would add, where the layout leaves room for that.
    """
    if form.panel is None:
        return
    cards = cards[:CARDS_MOST]
    roomy = form.panel[3] - form.panel[1] >= foot_high(cards)
    across, wide = (1, COLUMN) if form.beside else (_across(cards, roomy), _wide(cards, roomy))
    map_high = CARD_MAP[1] if form.beside else _LOW_MAP if roomy else 0
    high = _high(cards, wide, map_high)
    known = spots(board)
    people = tuple(dot for dot in dots(board) if dot.at == board.actor)
    numbered: dict[str, list[Cell]] = {}
    for ghost in board.ghosts:
        numbered.setdefault(ghost.number, []).extend(at for at, _ in ghost.cells)
    for place, card in enumerate(cards):
        x = form.panel[0] + place % across * (wide + _GAP)
        y = form.panel[1] + place // across * (high + _GAP)
        canvas.mark(((card.number, box(x, y, x + wide, y + high)),))
        if len(cards) > CARDS_WITH_MAPS or not map_high:
            canvas.paste(_short(card, wide), x - 2, y - 2)
            continue
        size = min(wide - 18, 300), map_high
        small = _map_of(board, tuple(numbered.get(card.number, ())), size, known, people)
        _paint_choice(canvas, x, y, card, small, (wide, high))


def _map_of(
    board: HexBoard, cells: tuple[Cell, ...], size: tuple[int, int], known: tuple[MapSpot, ...], people: tuple[Dot, ...]
) -> Canvas:
    """Return the hexes of a ghost in the middle with what they hang on, and room left for its number."""
    wide, high = size
    reach = span((*cells, board.actor or board.focus), board.pointed)
    where = fit(reach, board.pointed, (wide - 60, high - 16), (wide // 2 + 16, high // 2))
    return small_map(size, where, known, cells, people)
