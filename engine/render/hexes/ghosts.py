"""What could be laid: ghosts, hatched in the dark with a dashed lantern outline, and the cards of the panel that offer
them, each with a small map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from engine.core.scene import Card, Cell, Ghost, HexBoard, Scene
from engine.render import badges
from engine.render.brush import SCALE, Brush, Point, capital, cut, word, write
from engine.render.canvas import Canvas, indexed, lay, tone
from engine.render.drawings.emblems import arch_line, cache_ghost
from engine.render.frame import PANEL
from engine.render.icons import icon, known, stamp
from engine.render.lattice import SIDES, Lattice, Window, inset, span
from engine.render.panel import LEFT, PANEL_WIDE, TOP, empty, paste, plain, slot, wrapped
from engine.render.smallmap import dots, fit, round_off, small_map, spots
from engine.render.tokens import spikes

EDGE = 4
"""Pixels that the dashes of a ghost reach beyond its hexes."""

_DASHES = 3

SOLID = 128
"""How opaque a pixel at a ghost's edge is at least to be drawn at all (of 255)."""

Sprite = tuple[Image.Image, Image.Image]
"""An indexed picture and the mask of what it covers."""


@lru_cache(maxsize=1024)
def ghost_cell(lattice: Lattice, joined: tuple[bool, ...], icons: tuple[str, ...], labelled: bool, hatch: int) -> Sprite:
    """Return one hex of a ghost, ``EDGE`` pixels larger than a hex on each side, its label left out.

    ``joined`` tells at which sides the ghost goes on; ``labelled`` keeps room for a label; ``hatch`` (0-2) is the
    direction of its lines. Its smooth edge is blended with the fog that it lies on.
    """
    drawn = _body(lattice, hatch).copy()
    drawn.alpha_composite(_outline(lattice, joined))
    scale = min(1.0, lattice.radius / 46)
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


@lru_cache(maxsize=1024)
def ghost_label(text: str) -> Sprite:
    """Return a label as ghosts carry it."""
    drawn = word(text, "medium", 20)
    solid = Image.new("RGB", drawn.mask.size, tone("ghost"))
    solid.paste(tone("lantern"), (0, 0), drawn.mask)
    return indexed(solid), drawn.mask.point([0] + [255] * 255, "1")


def paint_ghost(canvas: Canvas, ghost: Ghost, window: Window, hatch: int) -> None:
    """Draw a ghost on a canvas, hex by hex."""
    lattice, labels, cells = window.lattice, dict(ghost.labels), {at for at, _ in ghost.cells}
    wide, high = lattice.reach
    below = round(17 * min(1.0, lattice.radius / 46) + capital("medium", 20) / 2)
    for (q, r), icons in ghost.cells:
        joined = tuple([(q + dq, r + dr) in cells for dq, dr in SIDES])
        label = labels.get((q, r), "")
        x, y = window.place((q, r))
        sprite, covered = ghost_cell(lattice, joined, icons, bool(label), hatch)
        canvas.paste(sprite, x - wide - EDGE, y - high - EDGE, covered)
        if label:
            drawn = word(label, "medium", 20)
            sprite, covered = ghost_label(label)
            canvas.paste(sprite, round(x - drawn.width / 2) + drawn.left, y + below - drawn.above, covered)


def _sheet(lattice: Lattice) -> Brush:
    wide, high = lattice.reach
    return Brush(2 * wide + 2 * EDGE, 2 * high + 2 * EDGE, origin=(wide + EDGE, high + EDGE))


@cache
def _body(lattice: Lattice, hatch: int) -> Image.Image:
    brush = _sheet(lattice)
    brush.polygon(lattice.vertices, "ghost")
    _hatch(brush, lattice.vertices, hatch)
    return brush.finish()


@lru_cache(maxsize=256)
def _outline(lattice: Lattice, joined: tuple[bool, ...]) -> Image.Image:
    brush, v = _sheet(lattice), lattice.vertices
    for side, going in enumerate(joined):
        if going:
            brush.stroke((v[side], v[(side + 1) % 6]), 1.4, "ghost_line")
    for side, going in enumerate(joined):
        if not going:
            _dash(brush, v[side], v[(side + 1) % 6])
    return brush.finish()


@cache
def _icon(name: str, size: int) -> Image.Image:
    """Return an icon as a ghost shows it: a drawing of its own for what only may be, else that of the map."""
    if name not in _DIM:
        return icon(known(name), 28)
    brush = Brush(size + 8, size + 8, origin=(size / 2 + 4, size / 2 + 4))
    _DIM[name](brush.inner(0, 0, size))
    return brush.finish()


def _hatch(brush: Brush, v: tuple[Point, ...], hatch: int) -> None:
    lines = Image.new("1", brush.sheet.size)
    pen = ImageDraw.Draw(lines)
    step, (wide, high) = 15 * SCALE, brush.sheet.size
    for start in range(-high, wide + high, step):
        lean = (high, -high, 0)[hatch % 3]
        pen.line((start, 0, start + lean, high), fill=1, width=round(2.6 * SCALE))
    inner = Image.new("1", brush.sheet.size)
    ImageDraw.Draw(inner).polygon([brush.at(x, y) for x, y in inset(v, [0.5] * 6)], fill=1)
    empty = Image.new("1", brush.sheet.size)
    brush.sheet.paste(tone("ghost_2"), (0, 0), Image.composite(lines, empty, inner))


def _dash(brush: Brush, a: Point, b: Point) -> None:
    """Draw dashes along a side, half a dash at each end, so that they join around the corners."""
    parts = 2 * _DASHES
    for step in range(0, parts + 1, 2):
        start, end = max(0.0, (step - 0.6) / parts), min(1.0, (step + 0.6) / parts)
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (start, end)]
        brush.stroke(ends, 3.6, "lantern", round_ends=False)
    brush.disc(*a, 1.8, "lantern")
    brush.disc(*b, 1.8, "lantern")


def _door(brush: Brush) -> None:
    arch_line(brush, "lantern")


def _enemy(brush: Brush) -> None:
    spikes(brush, 24, 24, 20, outline=0, colour="ghost_enemy", centre="ghost")


_DIM: dict[str, Callable[[Brush], None]] = {
    "door": _door,
    "explored": _door,
    "cache": cache_ghost,
    "enemy": _enemy,
}
"""Icons that have a drawing of their own for what only may be."""

CARDS_WITH_MAPS = 3
"""Up to so many choices are shown with a map of each, more of them in words."""

CARD_MAP = (216, 135)
"""Width and height of the map on a card."""

_CARD_HIGH = 190


def paint_choices(canvas: Canvas, cards: Sequence[Card], maps: Sequence[Canvas | None]) -> None:
    """Draw the panel of what is being chosen: cards, with maps where they are few."""
    canvas.paste(plain(), LEFT, TOP)
    x, y = PANEL[0], PANEL[1]
    if len(cards) <= CARDS_WITH_MAPS:
        for card, small in zip(cards, maps, strict=True):
            _paint_choice(canvas, x, y, card, small)
            y += _CARD_HIGH + 10
        return
    step = min(66, (PANEL[3] - PANEL[1]) // len(cards))
    for card in cards[:10]:
        canvas.paste(_short(card, step - 6), x - 2, y - 2)
        y += step


def _paint_choice(canvas: Canvas, x: int, y: int, card: Card, small: Canvas | None) -> None:
    canvas.paste(empty(_CARD_HIGH), x - 2, y - 2)
    top = 78
    if small is not None:
        wide, high = CARD_MAP[0], CARD_MAP[1] - 26 * (len(_card_lines(card)) - 1)
        cut_off = (small.height - high) // 2
        canvas.paste(small.picture().crop((0, cut_off, wide, cut_off + high)), x + 9, y + 10)
        round_off(canvas, x + 9, y + 10, wide, high, 5, "night")
        top = 10 + high
    canvas.paste(_caption(card, _CARD_HIGH - top - 4), x + 6, y + top)
    lay(canvas, x + 30, y + 31, badges.badge, card.number, "now", True)


def _card_lines(card: Card) -> list[str]:
    return wrapped(card.text, PANEL_WIDE - (54 if card.icon else 24))


@lru_cache(maxsize=128)
def _caption(card: Card, high: int) -> Image.Image:
    """Return the words of a card with their icon, indexed, ``high`` pixels high."""
    lines = _card_lines(card)
    drawn = Image.new("RGB", (PANEL_WIDE - 12, high), tone("night"))
    middle = high / 2 + 1 - 13 * (len(lines) - 1)
    if card.icon:
        stamp(drawn, card.icon, 16, middle, 24)
    for words in lines:
        write(drawn, 38 if card.icon else 8, middle, words, "medium", 20, "bone")
        middle += 26
    return indexed(drawn)


@lru_cache(maxsize=64)
def _short(card: Card, high: int) -> Image.Image:
    """Return a card without a map on the ground, indexed."""
    drawn = slot(high).copy()
    middle = 2 + high / 2
    paste(drawn, badges.badge(card.number, "now", True), 30, round(middle))
    lines = wrapped(card.text, PANEL_WIDE - 70) if high >= 56 else [cut(card.text, "medium", 20, PANEL_WIDE - 70)]
    middle -= 12 * (len(lines) - 1)
    for words in lines:
        write(drawn, 60, middle, words, "medium", 20, "bone")
        middle += 24
    return indexed(drawn)


def paint_cards(canvas: Canvas, scene: Scene) -> None:
    """Draw the cards of what is being chosen; on a map of hexes, a few of them with a small map of what each would add."""
    board, maps = scene.board, dict[str, Canvas]()
    if isinstance(board, HexBoard) and len(scene.cards) <= CARDS_WITH_MAPS:
        near, known = board.actor or board.focus, spots(board)
        people = tuple(dot for dot in dots(board) if dot.at == board.actor)
        wide, high = CARD_MAP
        numbered: dict[str, list[Cell]] = {}
        for ghost in board.ghosts:
            numbered.setdefault(ghost.number, []).extend(at for at, _ in ghost.cells)
        for number, cells in numbered.items():
            if number and cells:
                # The ghost in the middle with what it hangs on, and room left for the number.
                reach = span((*cells, near), board.pointed)
                where = fit(reach, board.pointed, (wide - 60, high - 16), (wide // 2 + 16, high // 2))
                maps[number] = small_map(CARD_MAP, where, known, tuple(cells), people)
    paint_choices(canvas, scene.cards, [maps.get(card.number) for card in scene.cards])
