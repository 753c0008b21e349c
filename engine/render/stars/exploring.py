"""A card that was explored, on a canvas, with where it was found and the choices; and the decks of an exploration desk."""

from __future__ import annotations

from PIL import Image

from engine.core.scene import CardBoard, Option, Pile, PilesBoard, Shelf, Star, World
from engine.render import badges
from engine.render.brush import Brush, cut, stretched, width, write
from engine.render.canvas import Canvas, indexed, seat_tone, tone
from engine.render.drawings.starmarks import UNITS
from engine.render.frame import HEADER, SIDE, Area
from engine.render.frame import WIDTH as WIDTH_OF_MAPS
from engine.render.icons import known, stamp
from engine.render.layout import FOOT
from engine.render.memory import remembered
from engine.render.stars import cards, signs
from engine.render.stars.signs import SHIPS, total

WIDTH, HEIGHT = 700, 420

_LEFT, _RIGHT = 312, 674
_CARD = (34, 88)
_RULE, _CHOICES, _NOTE = 180, 191, 379
_GAP = 7


def paint_card(canvas: Canvas, board: CardBoard) -> None:
    """Draw a card and its choices below the header of a canvas of 700 x 420 pixels."""
    card = cards.face(board.deck, board.name, board.text, board.family, board.brings)
    canvas.paste(indexed(card), *_CARD)
    canvas.paste(_found(board.deck, board.world, board.system, board.place), _LEFT - 4, 84)
    foot = _NOTE + 18 if not board.note else _NOTE - 16
    high = choice_height(board.options, foot - _CHOICES)
    y = _CHOICES
    for option in board.options:
        canvas.paste(_choice(option, high), _LEFT, y)
        y += high + _GAP
    if board.note:
        canvas.paste(_note(board.note), _LEFT, max(y - 2, _NOTE - 16) if len(board.options) > 2 else _NOTE - 16)


def choice_height(options: tuple[Option, ...], room: int) -> int:
    """Return how high one of several choices is, so that all find room."""
    count = max(1, len(options))
    return min(68, (room - _GAP * (count - 1)) // count)


@remembered(64)
def _found(deck: str, world: World | None, system: Star | None, place: str) -> Image.Image:
    """Return the head of the right side, indexed: the planet or the frontier token, its name, and what is there."""
    wide = _RIGHT - _LEFT + 8
    brush = Brush(wide, 102, "ink", origin=(38, 44))
    if world is not None or deck in signs.TRAITS:
        signs.planet(brush, world or World("", (deck,)), 29)
    elif deck == "relic":
        brush.disc(0, 0, 34, "night")
    else:
        signs.frontier_token(brush, 0, 0, 62)
    if world is None and system is not None:
        x = 0.0
        for letter, stormy in [(letter, False) for letter in system.wormholes] + [(system.storm, True)] * bool(
            system.storm
        ):
            signs.wormhole(brush, letter, 64 + x, 20, 24, stormy=stormy)
            x += 44
    start = 62.0
    worth = world is not None and bool(world.resources or world.influence or world.specialties)
    if world is not None and worth and not world.destroyed:
        signs.value(brush, "resources", world.resources, start, 19, spent=world.exhausted, size=1.16)
        signs.value(brush, "influence", world.influence, start + 36, 19, spent=world.exhausted, size=1.16)
        x = start + 68
        for letter in world.specialties:
            signs.lozenge(brush, letter, x, 19, 10)
            x += 28
    brush.box(-34, 52, wide - 42, 53.4, "brown")
    drawn = brush.finish()
    if deck == "relic" and world is None:
        stamp(drawn, "relic", 38, 44, 52)
    right = _units(drawn, world, system)
    name = world.name if world is not None else place or (f"Frontier of {system.label}" if system else "")
    size = 26 if width(name, "bold", 26) <= right - 88 else 22
    write(
        drawn,
        88,
        29 if world is not None or system is not None else 44,
        cut(name, "bold", size, right - 88),
        "bold",
        size,
        "bone",
    )
    words = []
    if world is not None:
        words = (["exhausted"] if world.exhausted else []) + ([place] if place else [])
        left = 100 + 68 + 28 * len(world.specialties) - (0 if world.specialties else 8) if worth else 88
        write(drawn, left, 63, cut(", ".join(words), "medium", 20, wide - 8 - left), "medium", 20, "mist")
    return indexed(drawn)


def _units(drawn: Image.Image, world: World | None, system: Star | None) -> float:
    """Draw the units at the place from the right end of the name's line; return where they begin."""
    groups = world.ground if world is not None else system.fleets if system is not None else ()
    right = float(drawn.width - 10)
    for units in reversed(groups):
        for icon, kinds in (("dock", ("dock",)), ("mech", ("mech",)), ("infantry", ("infantry",)), ("ship", SHIPS)):
            if world is not None and icon == "ship":
                continue
            count = total(units, kinds)
            if count:
                right -= write(drawn, right, 29, str(count), "bold", 24, "bone", "right") + 8
                mark = _unit(icon, units.owner.seat)
                drawn.paste(mark, (round(right) - 28, 15), mark)
                right -= 40
    return right


@remembered(64)
def _unit(icon: str, seat: int) -> Image.Image:
    """Return a unit's icon in its owner's colour, as RGBA."""
    brush = Brush(28, 28, unit=28 / 48)
    UNITS[icon](brush, seat_tone(seat))
    return brush.finish()


@remembered(64)
def _choice(option: Option, high: int) -> Image.Image:
    """Return a numbered choice, indexed: what one would do, and below or beside it what comes of it."""
    small = Brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "ghost_line" if option.state == "now" else "slate")
    small.plate(1.4, 1.4, 34.6, 34.6, 7.8, "plate" if option.state == "now" else "night")
    wide = _RIGHT - _LEFT
    drawn = stretched(small.finish(), wide, high)
    middle = high / 2
    badge = badges.badge(option.number, option.state, True, None, 1.0 if high >= 44 else 0.86)
    drawn.paste(badge, (32 - badge.width // 2, round(middle) - badge.height // 2), badge)
    ink = "bone" if option.state in ("now", "chosen") else "mist"
    room = wide - 66 - 12
    if high >= 50 and option.detail:
        size = 22 if high > 56 else 20
        write(drawn, 66, middle - (13 if high > 56 else 11), cut(option.text, "bold", size, room), "bold", size, ink)
        write(drawn, 66, middle + (15 if high > 56 else 13), cut(option.detail, "medium", 20, room), "medium", 20, "mist")
        return indexed(drawn)
    size = 22 if width(option.text, "bold", 22) <= room else 20
    reach = write(drawn, 66, middle, cut(option.text, "bold", size, room), "bold", size, ink)
    if option.detail and room - reach > 130:
        write(drawn, 66 + reach + 12, middle + 1, cut(option.detail, "medium", 20, room - reach - 12), "medium", 20, "mist")
    return indexed(drawn)


@remembered(32)
def _note(text: str) -> Image.Image:
    drawn = Image.new("RGB", (_RIGHT - _LEFT, 32), tone("ink"))
    stamp(drawn, "goods", 16, 16, 26)
    write(drawn, 40, 16, cut(text, "medium", 20, _RIGHT - _LEFT - 44), "medium", 20, "lantern")
    return indexed(drawn)


# The desk.

MOST, SHELVES = 5, 2
"""A desk has no more piles and no more shelves than this."""

_SIDE, _TOP, _PILE, _PILES_GAP = 18, 84, 92, 6
_PILES_LEFT, _NEWEST = 376, 540
"""Where the columns of numbers and of the newest discarded card begin."""

_BACK = (50, 66)
"""Width and height of a card's back."""


def _shelved(board: PilesBoard) -> list[tuple[Shelf, tuple[str, ...]]]:
    return [(shelf, shelf_lines(shelf, FOOT)) for shelf in board.shelves[:SHELVES]]


def piles_area(board: PilesBoard) -> Area:
    """Return where piles and shelves lie in their picture."""
    high = sum(_shelf_high(len(lines)) + _PILES_GAP for _, lines in _shelved(board))
    high += (_PILE + _PILES_GAP) * len(board.piles[:MOST])
    return SIDE, HEADER, WIDTH_OF_MAPS - SIDE, _TOP + high


def paint_piles(canvas: Canvas, board: PilesBoard, area: Area) -> None:
    """Draw piles and shelves in their window."""
    y = _TOP
    for pile in board.piles[:MOST]:
        canvas.paste(_row(pile, FOOT, _PILE, pile.deck == board.focus), _SIDE, y)
        y += _PILE + _PILES_GAP
    for shelf, lines in _shelved(board):
        canvas.paste(_shelf(shelf, lines, FOOT), _SIDE, y)
        y += _shelf_high(len(lines)) + _PILES_GAP


@remembered(32)
def back(deck: str, count: int) -> Image.Image:
    """Return a pile as RGBA: the back of its uppermost card over as many edges as fit, or an empty place."""
    signs.known(deck, cards.BANDS, "deck")
    wide, high = _BACK
    edges = min(4, -(-count // 5))
    brush = Brush(wide + 16, high + 16, origin=(2, 12))
    if not count:
        brush.plate(0, 0, wide, high, 7, "slate")
        brush.plate(2, 2, wide - 2, high - 2, 5.4, "night")
        return brush.finish()
    for edge in reversed(range(edges)):
        x, y = edge * 3.2, -edge * 2.6
        brush.plate(x - 1.6, y - 1.6, x + wide + 1.6, y + high + 1.6, 8, "ink")
        brush.plate(x, y, x + wide, y + high, 7, "wheat" if not edge else "sand_shade")
    brush.plate(4, 4, wide - 4, high - 4, 5, cards.BANDS[deck])
    brush.plate(7, 7, wide - 7, high - 7, 3.6, "wheat")
    brush.plate(8.4, 8.4, wide - 8.4, high - 8.4, 2.6, cards.BANDS[deck])
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size)
    solid.paste(drawn)
    stamp(solid, deck, 2 + wide / 2, 12 + high / 2, 28, outlined=True)
    solid.putalpha(drawn.getchannel("A"))
    return solid


@remembered(32)
def _row(pile: Pile, wide: int, high: int, focus: bool) -> Image.Image:
    """Return one pile with its words, indexed."""
    small = Brush(36, 36, "ink")
    small.plate(0, 0, 36, 36, 9, "lantern" if focus else "slate")
    small.plate(1.5, 1.5, 34.5, 34.5, 7.6, "plate" if focus else "night")
    drawn = stretched(small.finish(), wide, high)
    sprite = back(pile.deck, pile.left)
    drawn.paste(sprite, (18, (high - sprite.height) // 2 - 3), sprite)
    middle, left = high / 2, 100
    odds = pile.odds[: 2 if high >= 84 else 1]
    step = 26 if odds else 0
    y = middle - step * len(odds) / 2
    write(drawn, left, y, cut(pile.name, "bold", 24, _PILES_LEFT - left - 10), "bold", 24, "bone")
    for words in odds:
        y += step
        write(drawn, left, y + 2, cut(words, "medium", 20, _PILES_LEFT - left - 10), "medium", 20, "mist")
    _count(drawn, _PILES_LEFT, middle - 15, pile.left, "left", "bone" if pile.left else "mist")
    _count(drawn, _PILES_LEFT, middle + 15, pile.discarded, "discarded", "mist")
    if pile.newest:
        names = newest_of(pile, wide)
        step = 30 if len(names) == 1 else 26
        top = middle - step * len(names) / 2
        write(drawn, _NEWEST, top, "Newest discard", "medium", 20, "mist")
        for row, words in enumerate(names, start=1):
            write(drawn, _NEWEST, top + step * row, words, "bold", 20, "bone")
    return indexed(drawn)


def newest_of(pile: Pile, wide: int = FOOT) -> list[str]:
    """Return the name of a pile's newest discard in one line or two."""
    return cards.wrapped(pile.newest, "bold", 20, wide - _NEWEST - 14, 2)


def _count(drawn: Image.Image, x: float, y: float, number: int, words: str, colour: str) -> None:
    """Write a number, right-aligned in a column for two digits, and what it counts."""
    write(drawn, x + 28, y, str(number), "bold", 24, colour, "right")
    write(drawn, x + 36, y + 1, words, "medium", 20, "mist")


def shelf_lines(shelf: Shelf, wide: int) -> tuple[str, ...]:
    """Return the names on a shelf in one line or two, the second cut where there are more."""
    words = ", ".join(shelf.cards) or "none"
    first = wide - 60 - width(shelf.label, "bold", 20)
    if width(words, "medium", 20) <= first:
        return (words,)
    return tuple(cards.wrapped(words, "medium", 20, first, 2))


def _shelf_high(lines: int) -> int:
    return 14 + 26 * max(1, lines)


@remembered(32)
def _shelf(shelf: Shelf, lines: tuple[str, ...], wide: int) -> Image.Image:
    """Return one shelf, indexed: its icon and label, then the names of its cards."""
    drawn = Image.new("RGB", (wide, _shelf_high(len(lines))), tone("ink"))
    rule = Brush(3, 3, "ink")
    rule.box(-1, 0.8, 4, 2.2, "brown")
    drawn.paste(rule.finish().resize((wide, 3)), (0, 0))
    stamp(drawn, known(shelf.icon), 16, 20, 24)
    left = 38 + write(drawn, 38, 20, shelf.label, "bold", 20, "bone") + 14
    for row, words in enumerate(lines):
        write(drawn, left, 21 + 26 * row, words, "medium", 20, "mist")
    return indexed(drawn)
