"""What surrounds a map: the ground, the brass frame with its concave corners, the header with what it tells of time."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Chip, Fact
from engine.render.brush import Brush, Colour, Point, carve, cut, stretched, width, write
from engine.render.canvas import indexed, tone
from engine.render.drawings import emblems
from engine.render.icons import icon, known, stamp

STRETCH = 40
"""Pixels from the middle of one stretch to that of the next."""

_SHAPES: dict[int, tuple[tuple[Point, ...], float]] = {
    4: (((0, -15), (17, 14), (-17, 14)), 4.5),
    6: (((-15, -15), (15, -15), (15, 15), (-15, 15)), 0.0),
    8: (((0, -21), (21, 0), (0, 21), (-21, 0)), 0.0),
}
"""The outline of a timer's die by its sides, and how far below the middle its number stands."""


def paint_stretch(picture: Image.Image, name: str, x: float, now: bool) -> None:
    """Draw a stretch of the day around (x, 40) on an RGB header: in a lantern box when it is now, else in steel."""
    if now:
        brush = Brush(44, 46, "ink", origin=(22, 23))
        brush.plate(-19.6, -21.4, 19.6, 21.4, 9, "lantern")
        brush.plate(-17.8, -19.6, 17.8, 19.6, 7.4, "plate")
        picture.paste(brush.finish(), (round(x) - 22, 17))
        stamp(picture, name, x, 40, 29)
        return
    drawn = icon(name, 26)
    quiet = Image.new("RGB", drawn.size, tone("steel"))
    picture.paste(quiet, (round(x - drawn.width / 2), round(40 - drawn.height / 2)), drawn)


@lru_cache(maxsize=64)
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
    carve(brush, 0, below, value, "bold", 24 if len(value) == 1 and sides != 4 else 20, "bone")
    return brush.finish()


Area = tuple[int, int, int, int]
"""A rectangle of the picture: left, top, right, bottom."""

WIDTH, HEIGHT = 1100, 700
HEADER = 72
"""Height of the header with its rule."""

MAP = (14, 72, 838, 687)
"""The map's window (left, top, right, bottom) beside a panel."""

PANEL = (848, 84, 1082, 682)
"""The panel (left, top, right, bottom)."""

WIDE = (14, 72, 1086, 687)
"""The map's window of a picture without a panel."""

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


@cache
def ground(wide: int, high: int) -> Image.Image:
    """Return the empty picture: ink in its frame, indexed."""
    side = 80
    brush = Brush(side, side, "ink")
    brush.stroke(_outline(_INNER, _CORNER + 4, side, side), 1.4, "hairline", closed=True)
    brush.stroke(_outline(_OUTER, _CORNER, side, side), 2.0, "brass", closed=True)
    for x in (_OUTER, side - _OUTER):
        for y in (_OUTER, side - _OUTER):
            brush.polygon(((x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)), "brass")
    return indexed(stretched(brush.finish(), wide, high))


@cache
def borders(wide: int, high: int) -> tuple[tuple[Image.Image, int, int, Image.Image | None], ...]:
    """Return what of the frame covers a map's window: sprites, their places, and masks where they have corners.

    They cover all that lies outside the window of a map without a panel, and below the header.
    """
    whole = ground(wide, high)
    left, _, right, bottom = MAP[0], MAP[1], wide - MAP[0], high - 13
    parts: list[tuple[Image.Image, int, int, Image.Image | None]] = []
    for x0, y0, x1, y1 in ((0, HEADER, left, high), (right, HEADER, wide, high), (0, bottom, wide, high)):
        parts.append((whole.crop((x0, y0, x1, y1)), x0, y0, None))
    for x0 in (left, right - 14):
        corner = whole.crop((x0, bottom - 14, x0 + 14, bottom))
        parts.append((corner, x0, bottom - 14, _corner(x0 == left)))
    return tuple(parts)


def _corner(left: bool) -> Image.Image:
    """Return the mask of what a frame's corner cuts off from a window, as a square of 14 pixels."""
    mask = Image.new("1", (14, 14))
    dots = mask.load()
    assert dots is not None
    for j in range(14):
        for i in range(14):
            dx, dy = (i + 0.5 + 6 if left else 14 - i - 0.5 + 6), 14 - j - 0.5 + 5
            dots[i, j] = 1 if math.hypot(dx, dy) < _CORNER + 6 else 0
    return mask


TITLE_LEAST = 26
"""How small a title is set, so that the chip beside it is not cut, before it is cut itself."""


@lru_cache(maxsize=64)
def header(
    title: str, chip: Chip | None, facts: tuple[Fact, ...], wide: int, stretches: tuple[tuple[str, bool], ...] = ()
) -> Image.Image:
    """Return the top of a picture, ``HEADER`` pixels high, indexed.

    Lantern, title, the icons of ``stretches``, chip and facts stand over a rule.
    """
    picture = _plain_header(wide).copy()
    wanted = 76 + width(title, "title", TITLE_LEAST) + 30 + STRETCH * len(stretches)
    if chip is not None:
        wanted += _chip_width(chip) + 30
    edge = _facts(picture, facts, wide - 32, max(FACT_LEAST, wide - 32 - wanted))
    room = edge - 30 - 76 - STRETCH * len(stretches)
    chip_room = 0.0
    if chip is not None:
        chip_room = min(_chip_width(chip), max(room * 0.45, room - 30 - width(title, "title", TITLE_LEAST)))
        room -= chip_room + 30
    size = 34 if wide >= 800 else 32
    while size > TITLE_LEAST and width(title, "title", size) > room:
        size -= 2
    reach = write(picture, 76, 40, cut(title, "title", size, room), "title", size, "bone")
    for name, now in stretches:
        paint_stretch(picture, known(name), 76 + reach + 33, now)
        reach += STRETCH
    if chip is not None:
        _chip(picture, chip, round(76 + reach + 30), chip_room)
    return indexed(picture)


@cache
def _plain_header(wide: int) -> Image.Image:
    """Return the header with its lantern and its rule and nothing else, as RGB."""
    picture = ground(wide, HEIGHT).crop((0, 0, wide, HEADER)).convert("RGB")
    stamp(picture, "lantern", 46, 40, 38)
    brush = Brush(8, 8, "ink")
    brush.box(-1, 5.2, 9, 6.7, "brown")
    picture.paste(brush.finish().resize((wide - 48, 8)), (24, 64))
    return picture


@cache
def rule_end() -> Image.Image:
    """Return the brass diamond that ends the header's rule, as RGBA; it reaches over the map's window."""
    brush = Brush(12, 12, origin=(6, 6))
    brush.polygon(((-5, 0), (0, -4), (5, 0), (0, 4)), "brass")
    return brush.finish()


RULE_ENDS = (24, 70)
"""How far from the edge, and at what height, the header's rule ends."""

FACT_LEAST = 170
"""A fact that is words alone is cut before title and chip are, but leaves itself so many pixels."""


def _facts(picture: Image.Image, facts: tuple[Fact, ...], right: float, room: float) -> float:
    """Write the facts from the right end of the header; return where they begin. ``room`` is for words alone."""
    for fact in reversed(facts):
        if fact.die:
            die = timer(fact.die, fact.value)
            picture.paste(die, (round(right) - die.width + 4, 40 - die.height // 2), die)
            right -= die.width + 4
            if fact.label:
                right -= write(picture, right, 40, fact.label, "medium", 22, "mist", "right")
            right -= 26
            continue
        if fact.icons and fact.value and not fact.label:
            # A mark that stands for the word comes before its number.
            size, gap = (24, 6) if fact.value[0].isdigit() else (22, 14)
            right -= write(picture, right, 40, fact.value, "bold", size, "bone", "right") + gap
            for name, lit in reversed(fact.icons):
                _fact_icon(picture, name, lit, right - 14)
                right -= 34
            right -= 12
            continue
        for name, lit in reversed(fact.icons):
            _fact_icon(picture, name, lit, right - 14)
            right -= 30
        if fact.icons:
            right -= 8
        if fact.value:
            right -= write(picture, right, 40, fact.value, "bold", 26, "bone", "right") + 12
        if fact.label:
            label = fact.label if fact.value or len(facts) > 1 else cut(fact.label, "medium", 22, room)
            right -= write(picture, right, 40, label, "medium", 22, "mist", "right") + 26
        else:
            right -= 14
    return right


def _fact_icon(picture: Image.Image, name: str, lit: bool, x: float) -> None:
    if lit:
        stamp(picture, known(name), x, 39, 34)
    elif name == "shard":
        dim = _dim_shard()
        picture.paste(dim, (round(x - dim.width / 2), round(39 - dim.height / 2)), dim)
    else:
        spot = Image.new("RGB", (40, 40), tone("ink"))
        stamp(spot, known(name), 20, 20, 34)
        grey = Image.blend(spot, Image.new("RGB", (40, 40), tone("ink")), 0.65)
        picture.paste(grey, (round(x) - 20, 19))


@cache
def _dim_shard() -> Image.Image:
    brush = Brush(34, 34, unit=34 / 48)
    emblems.shard_dim(brush)
    return brush.finish()


def _chip_width(chip: Chip) -> float:
    return width(chip.text, "bold", 20) + (56 if chip.icon else 36)


def _chip(picture: Image.Image, chip: Chip, x: int, room: float) -> None:
    wide = math.ceil(min(room, _chip_width(chip)))
    brush = Brush(48, 42, "ink", origin=(1, 1))
    brush.plate(0, 0, 46, 39, 19.5, "vermilion" if chip.warning else "slate")
    brush.plate(1.7, 1.7, 44.3, 37.3, 17.8, "dusk")
    picture.paste(stretched(brush.finish(), wide + 2, 42), (x - 1, 20))
    start = 18
    if chip.icon:
        stamp(picture, chip.icon, x + 23, 40, 24)
        start = 39
    write(picture, x + start, 40, cut(chip.text, "bold", 20, wide - start - 14), "bold", 20, "bone")


MARGIN = 24
"""Pixels left free around a map that is shown whole: part of the fog, and the badges at its doors."""


def origin(focus: int, low: int, high: int, first: int, last: int, begin: int, end: int) -> int:
    """Return where the origin goes along one axis: the map reaches from low to high, the actor from first to last."""
    room, beyond = end - begin, 90
    middle = (7 * focus * 2 + 3 * (low + high)) // 20
    if high - low + 2 * beyond <= room:
        middle = (low + high) // 2
    else:
        middle = max(low - beyond + room // 2, min(middle, high + beyond - room // 2))
    middle = max(last + MARGIN - room // 2, min(middle, first - MARGIN + room // 2))
    return (begin + end) // 2 - middle
