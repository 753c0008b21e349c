"""The decks of an exploration desk on a canvas: a row for each with what is left, what lies discarded, and the odds."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Pile, PilesBoard, Shelf
from engine.render import cardart, cardface, starsigns
from engine.render.brush import Brush, stretched
from engine.render.frame import Area
from engine.render.icons import known, stamp
from engine.render.lettering import cut, width, write
from engine.render.palette import indexed, tone
from engine.render.png import Canvas

MOST, SHELVES = 5, 2
"""A desk has no more piles and no more shelves than this."""

_SIDE, _TOP, _FOOT, _GAP = 24, 84, 682, 6
_LEFT, _NEWEST = 404, 560
"""Where the columns of numbers and of the newest discarded card begin."""

_BACK = (50, 66)
"""Width and height of a card's back."""


def paint(canvas: Canvas, board: PilesBoard, area: Area) -> None:
    """Draw piles and shelves in their window."""
    wide = area[2] - area[0] - 2 * (_SIDE - area[0])
    shelves = [(shelf, shelf_lines(shelf, wide)) for shelf in board.shelves[:SHELVES]]
    below = sum(_shelf_high(len(lines)) + _GAP for _, lines in shelves)
    piles = board.piles[:MOST]
    high = min(116, (_FOOT - _TOP - below - _GAP * (len(piles) - 1)) // max(1, len(piles)))
    y = _TOP
    for pile in piles:
        canvas.paste(_row(pile, wide, high, pile.deck == board.focus), _SIDE, y)
        y += high + _GAP
    y = _FOOT - below + _GAP
    for shelf, lines in shelves:
        canvas.paste(_shelf(shelf, lines, wide), _SIDE, y)
        y += _shelf_high(len(lines)) + _GAP


@lru_cache(maxsize=32)
def back(deck: str, count: int) -> Image.Image:
    """Return a pile as RGBA: the back of its uppermost card over as many edges as fit, or an empty place."""
    starsigns.known(deck, cardart.BANDS, "deck")
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
    brush.plate(4, 4, wide - 4, high - 4, 5, cardart.BANDS[deck])
    brush.plate(7, 7, wide - 7, high - 7, 3.6, "wheat")
    brush.plate(8.4, 8.4, wide - 8.4, high - 8.4, 2.6, cardart.BANDS[deck])
    drawn = brush.finish()
    solid = Image.new("RGB", drawn.size)
    solid.paste(drawn)
    stamp(solid, deck, 2 + wide / 2, 12 + high / 2, 28, outlined=True)
    solid.putalpha(drawn.getchannel("A"))
    return solid


@lru_cache(maxsize=32)
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
    write(drawn, left, y, cut(pile.name, "bold", 24, _LEFT - left - 10), "bold", 24, "bone")
    for words in odds:
        y += step
        write(drawn, left, y + 2, cut(words, "medium", 20, _LEFT - left - 10), "medium", 20, "mist")
    _count(drawn, _LEFT, middle - 15, pile.left, "left", "bone" if pile.left else "mist")
    _count(drawn, _LEFT, middle + 15, pile.discarded, "discarded", "mist")
    if pile.newest:
        room = wide - _NEWEST - 14
        write(drawn, _NEWEST, middle - 15, "Newest discard", "medium", 20, "mist")
        write(drawn, _NEWEST, middle + 15, cut(pile.newest, "bold", 20, room), "bold", 20, "bone")
    return indexed(drawn)


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
    return tuple(cardface.wrapped(words, "medium", 20, first, 2))


def _shelf_high(lines: int) -> int:
    return 14 + 26 * max(1, lines)


@lru_cache(maxsize=32)
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
