"""The panel at the right: seats in turn order, then the overview of a map that is larger than the picture, then the
legend; or the cards of what is being chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Badge, Card, Legend, Row, Token
from engine.render import badges, tokens
from engine.render.brush import Brush, stretched
from engine.render.floors import floor, mark_middle
from engine.render.frame import HEADER, HEIGHT, MAP, PANEL, WIDTH, ground
from engine.render.icons import stamp
from engine.render.lattice import Lattice
from engine.render.lettering import cut, width, write
from engine.render.overlay import lay
from engine.render.palette import indexed, tone
from engine.render.png import Canvas
from engine.render.smallmap import OVERVIEW, round_off

LEFT, TOP = MAP[2], HEADER
"""Where the panel's sprite lies in the picture."""

_WIDE = PANEL[2] - PANEL[0]
LEGEND_MOST = 10

Lines = tuple[tuple[str, str, str], ...]
"""Legend lines as drawn: mark, words, and the letter of a sample badge."""


@cache
def _plain() -> Image.Image:
    """Return the part of the picture that the panel covers: ground and frame, without a panel, indexed."""
    return ground(WIDTH, HEIGHT).crop((LEFT, TOP, WIDTH, HEIGHT))


@cache
def _plate(high: int) -> Image.Image:
    """Return an empty panel as RGBA, two pixels larger on each side than the panel."""
    brush = Brush(36, 36, origin=(2, 2))
    brush.plate(-1, -1, 33, 33, 9, "slate")
    brush.plate(0.3, 0.3, 31.7, 31.7, 8, "night")
    return stretched(brush.finish(), _WIDE + 4, high + 4)


@cache
def _slot(high: int) -> Image.Image:
    """Return an empty panel on the ground as RGB, two pixels larger on each side than the panel."""
    slot, plate = Image.new("RGB", (_WIDE + 4, high + 4), tone("ink")), _plate(high)
    slot.paste(plate, (0, 0), plate)
    return slot


@cache
def _empty(high: int) -> Image.Image:
    """Return the same, indexed."""
    return indexed(_slot(high))


@lru_cache(maxsize=96)
def _row(row: Row, high: int) -> Image.Image:
    """Return one seat, indexed, as wide as the panel's inside."""
    wide = _WIDE - 8
    brush = Brush(wide, high, "night")
    if row.acting:
        brush.plate(0.3, 0.5, wide - 0.3, high - 0.5, 10, "lantern")
        brush.plate(1.9, 2.1, wide - 1.9, high - 2.1, 8.6, "plate")
    unit, middle = row.token, high / 2
    if row.down:
        tokens.fallen(brush, unit, 16, 27, middle)
    elif unit.kind == "adventurer":
        tokens.person(brush, unit, 16, 27, middle)
    upper, barred = middle - 11, unit.most > 0
    if barred:
        tokens.bar(brush, 133, middle + 13, 154, unit.health, unit.most)
    drawn = brush.finish()
    if unit.kind != "adventurer" and not row.down:
        small = tokens.token(Token(unit.kind, unit.letter, unit.seat), 16)
        drawn.paste(small, (27 - tokens.REACH, round(middle) - tokens.REACH + tokens.lift(16)), small)
    if not barred and not row.detail:
        upper = middle
    right = wide - 16.0
    if row.value:
        right -= write(drawn, right, upper, row.value, "bold", 24, "bone" if not row.down else "mist", "right") + 12
    name = cut(row.name, "bold", 24, right - 55)
    reach = write(drawn, 55, upper, name, "bold", 24, "bone" if not row.down else "mist")
    if row.detail and barred:
        room = right - 55 - reach - 10
        if width(row.detail, "medium", 20) <= room:
            write(drawn, 55 + reach + 10, upper + 1, row.detail, "medium", 20, "mist")
    elif row.detail:
        write(drawn, 55, middle + 13, cut(row.detail, "medium", 20, wide - 71), "medium", 20, "mist")
    return indexed(drawn)


def sample(badges_shown: tuple[Badge, ...], state: str) -> str:
    """Return the letter that a legend shows in its sample of a badge: one that is on the map, if there is one."""
    return next((badge.text for badge in badges_shown if badge.state == state and not badge.choice), "A")


_TINY = Lattice(14, 24, 21)


@lru_cache(maxsize=128)
def _line(kind: str, text: str, letter: str) -> Image.Image:
    """Return one line of the legend, indexed, a second one below where the words need it."""
    words = _wrapped(text, _WIDE - 62)
    drawn = Image.new("RGB", (_WIDE - 12, 29 + 24 * (len(words) - 1)), tone("night"))
    _mark(drawn, kind, letter)
    for row, part in enumerate(words):
        write(drawn, 46, 14.5 + 24 * row, part, "medium", 20, "bone")
    return indexed(drawn)


@lru_cache(maxsize=64)
def _heading(text: str) -> Image.Image:
    """Return what stands above the overview, indexed: "Whole map", and ``text`` at the right."""
    drawn = Image.new("RGB", (_WIDE - 12, 28), tone("night"))
    write(drawn, 8, 14, "Whole map", "medium", 20, "mist")
    write(drawn, _WIDE - 20, 14, text, "medium", 20, "bone", "right")
    return indexed(drawn)


def _mark(drawn: Image.Image, kind: str, letter: str) -> None:
    name, _, rest = kind.partition(":")
    brush = Brush(40, 29, "night", origin=(20, 14.5))
    v = _TINY.vertices
    if name == "badge" and rest:
        _paste(drawn, badges.badge(letter, rest, False, None, 0.75), 20, 14)
        return
    if name in ("danger", "calm") and rest:
        _paste(drawn, badges.card(rest, name, 0.62), 20, 14)
        return
    if name == "enemy":
        tokens.spikes(brush, 0, 0, 12.4, outline=0)
    elif name == "reach":
        for grow, colour in ((1.0, "bone"), (0.9, "blue"), (0.66, "night")):
            brush.polygon([(x * grow, y * grow) for x, y in v], colour)
    elif name == "floor":
        tile = Brush(27, 24, floor(rest).fill, origin=(13.5, 12))
        mark_middle(tile, rest)
        drawn.paste(tile.finish(), (7, 3))
        hexagon = Brush(40, 29, origin=(20, 14.5))
        hexagon.polygon(v, "bone")
        sheet = Image.new("RGB", (40, 29), tone("night"))
        sheet.paste(drawn.crop((0, 0, 40, 29)), (0, 0), hexagon.finish().getchannel("A"))
        drawn.paste(sheet, (0, 0))
        return
    elif name == "ghost":
        brush.stroke(v, 2.2, "lantern", closed=True)
        brush.polygon([(x * 0.86, y * 0.86) for x, y in v], "ghost_2")
    elif name == "outside":
        _paste(drawn, badges.badge(letter, "later", False, None, 0.75), 16, 14)
        brush = Brush(14, 29, "night", origin=(0, 14.5))
        brush.polygon(((2, -5.5), (10, 0), (2, 5.5)), "lantern")
        drawn.paste(brush.finish(), (31, 0))
        return
    elif name == "window":
        brush.stroke(((-11, -7.5), (11, -7.5), (11, 7.5), (-11, 7.5)), 1.8, "bone", closed=True)
    else:
        stamp(drawn, kind, 20, 14.5, 26)
        return
    drawn.paste(brush.finish(), (0, 0))


def _paste(drawn: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    drawn.paste(sprite, (x - sprite.width // 2, y - sprite.height // 2), sprite)


def _step(rows: int, needed: int, overview: bool) -> int:
    """Return the height of one seat, so that ``needed`` pixels of legend and the overview find room below."""
    if not rows:
        return 0
    below = (_OVERVIEW_HIGH if overview else 0) + needed + 16
    return max(44, min(62, (PANEL[3] - PANEL[1] - 12 - below) // rows))


_OVERVIEW_HIGH = 30 + OVERVIEW[1] + 12


@lru_cache(maxsize=48)
def seats(rows: tuple[Row, ...], lines: Lines, heading: str, overview: bool, needed: int) -> Image.Image:
    """Return the panel as an indexed sprite for (LEFT, TOP): rows, a rule, room for an overview, legend lines.

    ``heading`` stands at the right of "Whole map" above the overview. The legend is given ``needed`` pixels at the cost
    of the rows' height; lines are left out from the end where there is no room.
    """
    sheet = _plain().copy()
    high = PANEL[3] - PANEL[1]
    x, y = PANEL[0] - LEFT, PANEL[1] - TOP
    sheet.paste(_empty(high), (x - 2, y - 2))
    foot, y = y + high, y + 6
    step = _step(len(rows), needed, overview)
    for row in rows:
        if y + step > foot:
            break
        sheet.paste(_row(row, min(step, 61)), (x + 4, y))
        y += step
    if rows and (lines or overview):
        sheet.paste(_rule_line(), (x + 12, y + 4))
        y += 12
    if overview:
        sheet.paste(_heading(heading), (x + 6, y))
        y += _OVERVIEW_HIGH
    shown, room = [], foot - 4 - y
    for drawn in (_line(*line) for line in lines[:LEGEND_MOST]):
        room -= drawn.height
        if room < 0:
            break
        shown.append(drawn)
    gap = min(4, max(0, room) // len(shown)) if shown else 0
    for drawn in shown:
        sheet.paste(drawn, (x + 8, y + gap // 2))
        y += drawn.height + gap
    return sheet


def overview_place(rows: int, needed: int) -> tuple[int, int]:
    """Return where the overview's frame lies in the picture, below so many rows and above so many pixels of legend."""
    top = PANEL[1] + 6 + _step(rows, needed, True) * rows + (12 if rows else 0) + 30
    return PANEL[0] + (_WIDE - OVERVIEW[0] - 4) // 2, top


@cache
def _rule_line() -> Image.Image:
    brush = Brush(3, 3, "night")
    brush.box(-1, 0.8, 4, 2.2, "brown")
    return indexed(brush.finish().resize((_WIDE - 24, 3)))


def height(lines: Lines) -> int:
    """Return how many pixels high legend lines are."""
    return sum(_line(*line).height for line in lines)


def legend_lines(legend: tuple[Legend, ...], shown: tuple[Badge, ...]) -> Lines:
    """Return a scene's legend as the panel draws it."""
    return tuple([(line.mark, line.text, _letter(line.mark, shown)) for line in legend[:LEGEND_MOST]])


def _letter(kind: str, shown: tuple[Badge, ...]) -> str:
    name, _, state = kind.partition(":")
    return sample(shown, state) if name == "badge" else "A"


CARDS_WITH_MAPS = 3
"""Up to so many choices are shown with a map of each, more of them in words."""

CARD_MAP = (216, 135)
"""Width and height of the map on a card."""

_CARD_HIGH = 190


def paint_choices(canvas: Canvas, cards: Sequence[Card], maps: Sequence[Canvas | None]) -> None:
    """Draw the panel of what is being chosen: cards, with maps where they are few."""
    canvas.paste(_plain(), LEFT, TOP)
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
    canvas.paste(_empty(_CARD_HIGH), x - 2, y - 2)
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
    return _wrapped(card.text, _WIDE - (54 if card.icon else 24))


@lru_cache(maxsize=128)
def _caption(card: Card, high: int) -> Image.Image:
    """Return the words of a card with their icon, indexed, ``high`` pixels high."""
    lines = _card_lines(card)
    drawn = Image.new("RGB", (_WIDE - 12, high), tone("night"))
    middle = high / 2 + 1 - 13 * (len(lines) - 1)
    if card.icon:
        stamp(drawn, card.icon, 16, middle, 24)
    for line in lines:
        write(drawn, 38 if card.icon else 8, middle, line, "medium", 20, "bone")
        middle += 26
    return indexed(drawn)


@lru_cache(maxsize=64)
def _short(card: Card, high: int) -> Image.Image:
    """Return a card without a map on the ground, indexed."""
    drawn = _slot(high).copy()
    middle = 2 + high / 2
    _paste(drawn, badges.badge(card.number, "now", True), 30, round(middle))
    lines = _wrapped(card.text, _WIDE - 70) if high >= 56 else [cut(card.text, "medium", 20, _WIDE - 70)]
    middle -= 12 * (len(lines) - 1)
    for line in lines:
        write(drawn, 60, middle, line, "medium", 20, "bone")
        middle += 24
    return indexed(drawn)


def _wrapped(text: str, room: float) -> list[str]:
    """Return a text in one line or two, cut to what fits."""
    if width(text, "medium", 20) <= room:
        return [text]
    words, first = text.split(), ""
    while words and width(f"{first} {words[0]}".strip(), "medium", 20) <= room:
        first = f"{first} {words.pop(0)}".strip()
    if not first:
        return [cut(text, "medium", 20, room)]
    return [first, cut(" ".join(words), "medium", 20, room)]
