"""What surrounds a map: the ground, the brass frame with its concave corners, the header with what it tells of time."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from engine.core.frame import BOTTOM, HEADER, HEIGHT_LEAST, READ, SIDE, WIDTH
from engine.core.scene import Chip, Fact
from engine.render import pixels
from engine.render.brush import Brush, Colour, Face, Point, carve, cut, stretched, width, write
from engine.render.canvas import indexed, plain, tone
from engine.render.icons import bare, emptied, known, stamp
from engine.render.memory import remembered

_SHAPES: dict[int, tuple[tuple[Point, ...], float]] = {
    4: (((0, -15), (17, 14), (-17, 14)), 4.5),
    6: (((-15, -15), (15, -15), (15, 15), (-15, 15)), 0.0),
    8: (((0, -21), (21, 0), (0, 21), (-21, 0)), 0.0),
}
"""The outline of a timer's die by its sides, and how far below the middle its number stands."""


@remembered(64)
def timer(sides: int, value: str) -> Image.Image:
    """Return a timer as its die with its value, as RGBA: vermilion at 1 or 0; ``ValueError`` for a die not known here."""
    if sides not in _SHAPES:
        raise ValueError(f"no timer is a die of {sides} sides; known are {', '.join(map(str, _SHAPES))}")
    corners, below = _SHAPES[sides]
    half = round(max(x for x, _ in corners)) + 5
    high = round(max(abs(y) for _, y in corners)) + 5
    brush = Brush(2 * half, 2 * high, origin=(half, high))
    line: Colour = "vermilion" if value in ("0", "1") else "brass"
    for thick, colour in ((5.0, line), (0.4, "umber")):
        brush.stroke(corners, thick, colour, closed=True)
        brush.polygon(corners, colour)
    carve(brush, 0, below, value, "bold", READ, "bone")
    return brush.finish()


WIDTH_LEAST = 640
"""How narrow the picture of a high and narrow map is; a phone shows it 302 pixels wide, as it does any other."""

_OUTER, _INNER, _CORNER = 8.0, 12.0, 13.0


def _outline(inset: float, radius: float, wide: int, high: int) -> list[Point]:
    """Return a frame's line ``inset`` from the edge, each corner cut out by a quarter circle around the frame's corner."""
    points: list[Point] = []
    right, foot = wide - _OUTER, high - _OUTER
    for cx, cy, start in ((_OUTER, _OUTER, 90), (right, _OUTER, 180), (right, foot, 270), (_OUTER, foot, 0)):
        half = math.degrees(math.asin((inset - _OUTER) / radius))
        for step in range(9):
            t = math.radians(start - half - (90 - 2 * half) * step / 8)
            points.append((cx + radius * math.cos(t), cy + radius * math.sin(t)))
    return points


@remembered(24)
def ground(wide: int, high: int) -> Image.Image:
    """Return the empty picture: ink in its frame, indexed."""
    side = 80
    brush = Brush(side, side, "ink")
    brush.stroke(_outline(_INNER, _CORNER + 4, side, side), 1.4, "hairline", closed=True)
    brush.stroke(_outline(_OUTER, _CORNER, side, side), 2.0, "brass", closed=True)
    for x in (_OUTER, side - _OUTER):
        for y in (_OUTER, side - _OUTER):
            brush.polygon(((x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)), "brass")
    return stretched(indexed(brush.finish()), wide, high)


@remembered(24)
def borders(wide: int, high: int) -> tuple[tuple[Image.Image, int, int, Image.Image | None], ...]:
    """Return what of the frame covers a map's window: sprites, their places, and masks where they have corners.

    They cover all that lies outside the window of a map without a panel, and below the header.
    """
    whole = ground(wide, high)
    left, right, bottom = SIDE, wide - SIDE, high - BOTTOM
    parts: list[tuple[Image.Image, int, int, Image.Image | None]] = []
    for x0, y0, x1, y1 in ((0, HEADER, left, high), (right, HEADER, wide, high), (0, bottom, wide, high)):
        parts.append((whole.crop((x0, y0, x1, y1)), x0, y0, None))
    for x0 in (left, right - 14):
        corner = whole.crop((x0, bottom - 14, x0 + 14, bottom))
        parts.append((corner, x0, bottom - 14, _corner(x0 == left)))
    return tuple(parts)


def _corner(left: bool) -> Image.Image:
    """Return the mask of what a frame's corner cuts off from a window, as a square of 14 pixels."""
    fine = pixels.detail()
    mask = Image.new("1", (14 * fine, 14 * fine))
    dots = mask.load()
    assert dots is not None
    for j in range(14 * fine):
        for i in range(14 * fine):
            x, y = (i + 0.5) / fine, (j + 0.5) / fine
            dots[i, j] = 1 if math.hypot(x + 6 if left else 14 - x + 6, 14 - y + 5) < _CORNER + 6 else 0
    return pixels.finished(mask)


TITLE_MOST, TITLE_LEAST = 34, READ
"""How large a title of a map is set, two pixels smaller on what is narrower; how small before what is beside it goes."""

BETWEEN = 24
"""Pixels between title, chip and facts."""


@remembered(64)
def header(title: str, chip: Chip | None, facts: tuple[Fact, ...], wide: int) -> Image.Image:
    """Return the top of a picture, ``HEADER`` pixels high, indexed.

    Lantern, title, chip and facts stand over a rule. Where room is short, the title is set smaller first, then the facts.
    Then the facts leave out words that have an icon beside them. At last the chip is left out.
    """
    picture = _plain_header(wide).copy()
    begin, right, most = 72, wide - 32, TITLE_MOST - (0 if wide >= WIDTH else 2)

    def size_beside(chip: Chip | None, look: _FactLook) -> int | None:
        """Return how large the title can be set beside a chip and facts of that look."""
        edge = _facts(None, facts, right, look)
        room = edge - begin - (BETWEEN if facts else 0) - (_chip_width(chip) + BETWEEN if chip is not None else 0)
        return next((size for size in range(most, TITLE_LEAST - 1, -2) if width(title, "title", size) <= room), None)

    shown, look, size = None, _LOOKS[-1], None
    for shown, look in [(item, look) for item in dict.fromkeys((chip, None)) for look in _LOOKS]:
        size = size_beside(shown, look)
        if size is not None:
            break
    least = begin + width(title, "title", TITLE_LEAST) + BETWEEN
    edge = _facts(picture, facts, right, look, max(FACT_LEAST, right - least))
    size = size or TITLE_LEAST
    words = cut(title, "title", size, edge - begin - (BETWEEN if facts else 0))
    reach = write(picture, begin, 40, words, "title", size, "bone")
    if shown is not None:
        _chip(picture, shown, round(begin + reach + BETWEEN))
    return indexed(picture)


@remembered()
def _plain_header(wide: int) -> Image.Image:
    """Return the header with its lantern and its rule and nothing else, as RGB."""
    picture = ground(wide, HEIGHT_LEAST).crop((0, 0, wide, HEADER)).convert("RGB")
    stamp(picture, "lantern", 46, 40, 38)
    brush = Brush(8, 8, "ink")
    brush.box(-1, 5.2, 9, 6.7, "brown")
    picture.paste(brush.finish().resize((wide - 48, 8)), (24, 64))
    return picture


@remembered()
def rule_end() -> Image.Image:
    """Return the brass diamond that ends the header's rule, as RGBA; it reaches over the map's window."""
    brush = Brush(12, 12, origin=(6, 6))
    brush.polygon(((-5, 0), (0, -4), (5, 0), (0, 4)), "brass")
    return brush.finish()


RULE_ENDS = (24, 70)
"""How far from the edge, and at what height, the header's rule ends."""

FACT_LEAST = 170
"""A fact that is words alone is cut before the title is, but leaves itself so many pixels."""


class _FactLook(NamedTuple):
    """How facts are set: the sizes of icons, of numbers and of words, and whether words stand beside icons."""

    icon: int
    value: int
    label: int
    worded: bool = True


_LOOKS = (_FactLook(34, 26, READ), _FactLook(26, READ, READ), _FactLook(26, READ, READ, worded=False))


def _facts(
    picture: Image.Image | None, facts: tuple[Fact, ...], right: float, look: _FactLook, room: float = math.inf
) -> float:
    """Write the facts from the right end of the header, or only measure; return where they begin.

    ``room`` is for words alone: they are cut to it.
    """

    def written(text: str, face: Face, size: int, colour: str) -> float:
        if picture is None:
            return width(text, face, size)
        return write(picture, right, 40, text, face, size, colour, "right")

    after = 0.0
    for fact in reversed(facts):
        right -= after
        after = 26 if fact.die or fact.label else 12 if fact.icons and fact.value else 14
        if fact.die:
            die = timer(fact.die, fact.value)
            if picture is not None:
                picture.paste(die, (round(right) - die.width + 4, 40 - die.height // 2), die)
            right -= die.width + 4
            if fact.label and look.worded:
                right -= written(fact.label, "medium", look.label, "mist")
            continue
        # A mark that stands for the word comes before its number.
        leading = bool(fact.icons and fact.value and not fact.label)
        if leading:
            digits = fact.value[0].isdigit()
            right -= written(fact.value, "bold", READ, "bone") + (6 if digits else 14)
        for name, lit in reversed(fact.icons):
            if picture is not None:
                _fact_icon(picture, name, lit, right - look.icon // 2 + 3, look.icon)
            right -= look.icon - (0 if leading else 4)
        if leading:
            continue
        if fact.value:
            right -= 8 if fact.icons else 0
            right -= written(fact.value, "bold", look.value, "bone")
        if fact.label and (look.worded or not fact.icons):
            right -= 12 if fact.value else 8 if fact.icons else 0
            alone = not fact.value and len(facts) == 1
            label = cut(fact.label, "medium", look.label, room) if alone else fact.label
            right -= written(label, "medium", look.label, "mist")
    return right


def _fact_icon(picture: Image.Image, name: str, lit: bool, x: float, size: int) -> None:
    if lit:
        stamp(picture, known(name), x, 39, size)
    elif name in emptied():
        dim = bare(emptied()[name], size)
        picture.paste(dim, (round(x - dim.width / 2), round(39 - dim.height / 2)), dim)
    else:
        spot = pixels.new("RGB", (40, 40), tone("ink"))
        stamp(spot, known(name), 20, 20, size)
        grey = pixels.blend(spot, pixels.new("RGB", (40, 40), tone("ink")), 0.65).crop((3, 3, 37, 37))
        picture.paste(grey, (round(x) - 17, 22))


def _chip_width(chip: Chip) -> float:
    return width(chip.text, "bold", READ) + (50 if chip.icon else 34)


def _chip(picture: Image.Image, chip: Chip, x: int) -> None:
    wide = math.ceil(_chip_width(chip))
    brush = Brush(48, 42, "ink", origin=(1, 1))
    brush.plate(0, 0, 46, 39, 19.5, "vermilion" if chip.warning else "slate")
    brush.plate(1.7, 1.7, 44.3, 37.3, 17.8, "dusk")
    picture.paste(stretched(brush.finish(), wide + 2, 42), (x - 1, 20))
    start = 17
    if chip.icon:
        stamp(picture, chip.icon, x + 23, 40, 24)
        start = 37
    write(picture, x + start, 40, chip.text, "bold", READ, "bone")


@remembered()
def quiet_ground(wide: int, high: int) -> Image.Image:
    """Return the empty ground with its quiet crosses, indexed."""
    brush = Brush(76, 76, "ink", origin=(38, 38))
    brush.box(-4.5, -0.8, 4.5, 0.8, "ground_mark")
    brush.box(-0.8, -4.5, 0.8, 4.5, "ground_mark")
    tile = indexed(brush.finish())
    sheet = plain(wide, high, "ink")
    for x in range(0, wide - 60, 76):
        for y in range(-2, high - 60, 76):
            sheet.paste(tile, (x, y))
    return sheet
