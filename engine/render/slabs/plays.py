"""A hand of plays on a canvas: cards side by side, each with its dice as shapes; what can be played now is bright."""

from __future__ import annotations

import math

from PIL import Image

from engine.core.scene import PlayCard, PlaysBoard
from engine.render import badges
from engine.render.brush import Brush, Colour, Face, Point, carve, cut, width, write
from engine.render.canvas import Canvas, indexed
from engine.render.frame import HEIGHT_MOST, WIDTH
from engine.render.icons import known, stamp
from engine.render.memory import remembered
from engine.render.panel import paste

_LEFT, _TOP, _GAP, _FOOT = 24, 84, 10, 24
_HEAD, _LINE, _DICE, _SIDE = 44, 24, 76, 14
"""Heights of a card's name in one line, of a line of its words, of its dice; pixels free at its sides."""
_NAMED, _NUMBERED = 40, 34
"""How far from there a name begins, and how much sooner it ends where a number stands behind it."""

WORDS, NAME = 20, 22
MOST_LINES = 12
"""A text has no more lines than this, fewer where the picture would be higher than any."""

BRIGHT: tuple[Colour, ...] = ("lantern", "wheat", "ink", "sepia", "umber", "bone")
DIM: tuple[Colour, ...] = ("slate", "night", "mist", "mist", "dusk", "mist")
"""Line, ground, name and text, kind, face of a die and its number; of a card that can be played now, and of any other."""


def columns(board: PlaysBoard) -> int:
    """Return how many cards stand side by side: two or three."""
    return 2 if len(board.cards) in (1, 2, 4) else 3


def wide(board: PlaysBoard) -> int:
    """Return how wide each card is."""
    across = columns(board)
    return (WIDTH - 2 * _LEFT - _GAP * (across - 1)) // across


def size(board: PlaysBoard) -> tuple[int, int]:
    """Return width and height of a hand's picture, in pixels."""
    return WIDTH, _whole(board, _most(board))


def _whole(board: PlaysBoard, most: int) -> int:
    return _TOP + sum(high + _GAP for high in _heights(board, most)) - _GAP + _FOOT


def _most(board: PlaysBoard) -> int:
    """Return how many lines a text may have for the picture not to be higher than any."""
    return next((most for most in range(MOST_LINES, 1, -1) if _whole(board, most) <= HEIGHT_MOST), 1)


def _heights(board: PlaysBoard, most: int) -> list[int]:
    """Return how high each row is: as high as its highest card."""
    across, room = columns(board), wide(board)
    rows = [board.cards[start : start + across] for start in range(0, len(board.cards), across)]
    return [max(_high(card, room, most) for card in row) for row in rows] or [_GAP]


def _high(card: PlayCard, wide: int, most: int) -> int:
    dice = _DICE if card.dice else 0
    return _head(card, wide) + _LINE + dice + _LINE * len(lines(card.text, wide - 2 * _SIDE, most)) + 16


def names(card: PlayCard, wide: int) -> list[str]:
    """Return the name of a card so wide in one line or two."""
    return lines(card.name, wide - 2 * _SIDE - _NAMED - (_NUMBERED if card.number else 0), 2, "bold", NAME)


def _head(card: PlayCard, wide: int) -> int:
    return _HEAD + _LINE * (len(names(card, wide)) - 1)


def lines(text: str, room: float, most: int = MOST_LINES, face: Face = "medium", size: int = WORDS) -> list[str]:
    """Return a text in lines, no more than ``most``, the last one cut where it is longer."""
    found: list[str] = []
    words = text.split()
    while words:
        if len(found) == most - 1:
            return [*found, cut(" ".join(words), face, size, room)]
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", face, size) <= room:
            line = f"{line} {words.pop(0)}"
        found.append(line)
    return found


def paint(canvas: Canvas, board: PlaysBoard) -> None:
    """Draw a hand below the header of a canvas of its `size`."""
    across, room, most, y = columns(board), wide(board), _most(board), _TOP
    for row, high in enumerate(_heights(board, most)):
        cards = board.cards[row * across : (row + 1) * across]
        for place, card in enumerate(cards):
            canvas.paste(_card(card, room, high, most), _LEFT + place * (room + _GAP), y)
        y += high + _GAP


@remembered(64)
def _card(card: PlayCard, wide: int, high: int, most: int) -> Image.Image:
    line, ground, ink, quiet, face, number = BRIGHT if card.now else DIM
    head = _head(card, wide)
    brush = Brush(wide, high, "ink")
    brush.plate(0, 0, wide, high, 9, line)
    brush.plate(2.4, 2.4, wide - 2.4, high - 2.4, 7, ground)
    brush.disc(_SIDE + 13, head / 2 + 2, 17, "umber")
    if card.dice:
        _dice(brush, card, wide, head, face, number)
    drawn = brush.finish()
    stamp(drawn, known(card.icon), _SIDE + 13, head / 2 + 2, 24)
    if card.number:
        paste(drawn, badges.badge(card.number, "now", True), wide - _SIDE - 14, head // 2 + 1)
    for row, words in enumerate(names(card, wide)):
        write(drawn, _SIDE + _NAMED, _HEAD / 2 + 2 + _LINE * row, words, "bold", NAME, ink)
    write(drawn, _SIDE, head + 10, cut(card.kind, "medium", WORDS, wide - 2 * _SIDE), "medium", WORDS, quiet)
    y = head + _LINE + (_DICE if card.dice else 0)
    for x, label in _labels(card, wide):
        write(drawn, x, y - 14, label, "medium", WORDS, quiet, "middle")
    for row, words in enumerate(lines(card.text, wide - 2 * _SIDE, most)):
        write(drawn, _SIDE, y + _LINE * (row + 0.5) + 4, words, "medium", WORDS, ink)
    return indexed(drawn)


def _labels(card: PlayCard, wide: int) -> list[tuple[float, str]]:
    """Return what each group of dice is for, with its middle."""
    step = min(130.0, (wide - 2 * _SIDE) / max(2, len(card.dice)))
    return [(_SIDE + step * (place + 0.5), cut(label, "medium", WORDS, step)) for place, (label, _) in enumerate(card.dice)]


def _dice(brush: Brush, card: PlayCard, wide: int, head: int, face: Colour, number: Colour) -> None:
    for (x, _), (_, dice) in zip(_labels(card, wide), card.dice, strict=True):
        count, _, sides = dice.partition("d")
        shown = min(2, int(count or 1))
        for place in range(shown):
            middle = x + (place - (shown - 1) / 2) * 36
            die(brush, middle, head + _LINE + 26, sides, face, number)
        if int(count or 1) > shown:
            carve(brush, x + 38, head + _LINE + 26, f"×{count}", "bold", WORDS, number)


def outline(sides: str) -> list[Point]:
    """Return the outline of a die around (0, 0): each size has a shape of its own; what is none is a square."""
    shapes: dict[str, list[Point]] = {
        "2": [(17 * math.cos(math.tau * step / 20), 17 * math.sin(math.tau * step / 20)) for step in range(20)],
        "4": [(0, -18), (20, 16), (-20, 16)],
        "8": [(0, -21), (19, 0), (0, 21), (-19, 0)],
        "10": [(0, -21), (20, 3), (0, 19), (-20, 3)],
        "12": [(20 * math.sin(math.tau * step / 5), -20 * math.cos(math.tau * step / 5)) for step in range(5)],
    }
    return shapes.get(sides, [(-16, -16), (16, -16), (16, 16), (-16, 16)])


def die(brush: Brush, x: float, y: float, sides: str, face: Colour, number: Colour) -> None:
    """Draw a die around (x, y) with the number of its sides."""
    points = [(x + px, y + py) for px, py in outline(sides)]
    brush.stroke(points, 5.0, "brass", closed=True)
    brush.stroke(points, 1.6, face, closed=True)
    brush.polygon(points, face)
    carve(brush, x, y + (5.5 if sides == "4" else 1.0 if sides == "12" else 0.0), sides, "bold", NAME, number)
