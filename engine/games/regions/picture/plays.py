"""A hand of plays: cards side by side, their dice as shapes where there is room; what can be played now is bright."""

from __future__ import annotations

import math
import re

import msgspec
from msgspec.structs import replace

from engine.core.canvas import BrushLike, CanvasLike, Colour, Kit, Point, Sprite
from engine.core.frame import HEIGHT_MOST, WIDTH, Area, Layout, alone
from engine.core.scene import OwnBoard, Scene


class PlayCard(msgspec.Struct, frozen=True):
    """A card: its ``name``, the ``icon`` and word of its ``kind``, ``text``; ``dice``: what for, and "d8" or "2d4".

    One that can be played ``now`` is bright, any other is dimmed. ``number`` is what it is chosen by ("" for none).
    ``brief`` is its text where there is no room for all texts.
    """

    name: str
    kind: str
    icon: str
    dice: tuple[tuple[str, str], ...] = ()
    text: str = ""
    now: bool = True
    number: str = ""
    brief: str = ""


class PlaysBoard(OwnBoard, frozen=True):
    """Cards side by side, in as many rows as they need."""

    cards: tuple[PlayCard, ...]

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return the size of the picture."""
        return alone(*size(kit, self))

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the cards."""
        shown = fitting(kit, self)
        across, room, most, shapes, y = ACROSS, wide(), lines_at_most(kit, shown), _shapes(self), _TOP
        for row, high in enumerate(_heights(kit, shown, most)):
            for place, card in enumerate(shown.cards[row * across : (row + 1) * across]):
                x = _LEFT + place * (room + _GAP)
                canvas.paste(kit.kept(_card, card, room, high, most, shapes), x, y)
                corners = [(x, y), (x + room, y), (x + room, y + high), (x, y + high)]
                canvas.mark([(card.number or card.name, corners)])
            y += high + _GAP
        return layout.board


_LEFT, _TOP, _GAP, _FOOT = 24, 84, 10, 24
_HEAD, _LINE, _DICE, _SIDE = 44, 28, 80, 14
"""Heights of a card's name in one line, of a line of its words, of its dice; pixels free at its sides."""
_NAMED, _NUMBERED = 40, 34
"""How far from there a name begins, and how much sooner it ends where a number stands behind it."""

WORDS, NAME = 24, 26
MOST_LINES = 12
"""Dice in words and a text have no more lines than this, fewer where the picture would be higher than any."""
TELLING = 12
"""Sentences of fewer letters tell too little without the rest of a text: "Once."."""
_AFTER_SENTENCE = re.compile(r"(?<=[.!?]) ")
ACROSS = 2
"""So many cards stand side by side: a phone shows words of theirs that can be read."""
MANY, MORE = 9, 140
"""With more cards than this the picture may be so much higher than any other: none of their texts is cut then."""
SHAPED = 6
"""The dice of so many cards at most are drawn as shapes; those of more are written."""

BRIGHT: tuple[Colour, ...] = ("lantern", "wheat", "ink", "sepia", "umber", "bone")
DIM: tuple[Colour, ...] = ("slate", "night", "mist", "mist", "dusk", "mist")
"""Line, ground, name and text, kind, face of a die and its number; of a card that can be played now, and of any other."""


def _shapes(board: PlaysBoard) -> bool:
    """Return whether dice are drawn as shapes."""
    return len(board.cards) <= SHAPED


def wide() -> int:
    """Return how wide each card is."""
    return (WIDTH - 2 * _LEFT - _GAP * (ACROSS - 1)) // ACROSS


def size(kit: Kit, board: PlaysBoard) -> tuple[int, int]:
    """Return width and height of a hand's picture, in pixels."""
    shown = fitting(kit, board)
    return WIDTH, _whole(kit, shown, lines_at_most(kit, shown))


def fitting(kit: Kit, board: PlaysBoard) -> PlaysBoard:
    """Return a board on which those that cannot be played now are brief, where all texts would not fit: of what kind they
    are their icons say then."""
    if _whole(kit, board, MOST_LINES) <= _room(board):
        return board
    brief = (replace(card, text=card.brief, kind="") if card.brief or card.dice else card for card in board.cards)
    return PlaysBoard(tuple(card if card.now else short for card, short in zip(board.cards, brief, strict=True)))


def _room(board: PlaysBoard) -> int:
    """Return how high the picture may be."""
    return HEIGHT_MOST if len(board.cards) <= MANY else HEIGHT_MOST + MORE


def _whole(kit: Kit, board: PlaysBoard, most: int) -> int:
    return _TOP + sum(high + _GAP for high in _heights(kit, board, most)) - _GAP + _FOOT


def lines_at_most(kit: Kit, board: PlaysBoard) -> int:
    """Return how many lines a text may have for the picture not to be higher than any."""
    return next((most for most in range(MOST_LINES, 1, -1) if _whole(kit, board, most) <= _room(board)), 1)


def _heights(kit: Kit, board: PlaysBoard, most: int) -> list[int]:
    """Return how high each row is: as high as its highest card."""
    shapes = _shapes(board)
    rows = [board.cards[start : start + ACROSS] for start in range(0, len(board.cards), ACROSS)]
    return [max(_high(kit, card, wide(), most, shapes) for card in row) for row in rows] or [_GAP]


def _high(kit: Kit, card: PlayCard, wide: int, most: int, shapes: bool) -> int:
    dice = _DICE if card.dice and shapes else 0
    return _head(kit, card, wide) + _LINE * bool(card.kind) + dice + _LINE * len(body(kit, card, wide, most, shapes)) + 14


def body(kit: Kit, card: PlayCard, wide: int, most: int, shapes: bool) -> list[str]:
    """Return the lines below the kind of a card: its dice, where they are written, and its text."""
    room = wide - 2 * _SIDE
    dice = ", ".join(f"{label} {dice}" for label, dice in card.dice) if not shapes else ""
    written = [kit.cut(dice, "medium", WORDS, room)] if dice else []
    left = most - len(written)
    return [*written, *(_lines(kit, card.text, room, left) if left else [])]


def _lines(kit: Kit, text: str, room: int, most: int) -> list[str]:
    """Return so many lines of a text at most: all of it, else its first whole sentences, else as much as there is room
    for."""
    sentences = _AFTER_SENTENCE.split(text)
    for count in range(len(sentences), 0, -1):
        whole = " ".join(sentences[:count])
        lines = kit.wrapped(whole, "medium", WORDS, room)
        if len(lines) <= most and (count == len(sentences) or len(whole) >= TELLING):
            return lines
    return kit.wrapped(text, "medium", WORDS, room, most)


def names(kit: Kit, card: PlayCard, wide: int) -> list[str]:
    """Return the name of a card so wide in one line or two."""
    return kit.wrapped(card.name, "bold", NAME, wide - 2 * _SIDE - _NAMED - (_NUMBERED if card.number else 0), 2)


def _head(kit: Kit, card: PlayCard, wide: int) -> int:
    return _HEAD + _LINE * (len(names(kit, card, wide)) - 1)


def _card(kit: Kit, card: PlayCard, wide: int, high: int, most: int, shapes: bool) -> Sprite:
    line, ground, ink, quiet, face, number = BRIGHT if card.now else DIM
    head = _head(kit, card, wide)
    brush = kit.brush(wide, high, "ink")
    brush.plate(0, 0, wide, high, 9, line)
    brush.plate(2.4, 2.4, wide - 2.4, high - 2.4, 7, ground)
    brush.disc(_SIDE + 13, head / 2 + 2, 17, "umber")
    if card.dice and shapes:
        _dice(kit, brush, card, wide, head, face, number)
    drawn = brush.finish()
    kit.stamp(drawn, kit.icon(card.icon), _SIDE + 13, head / 2 + 2, 24)
    if card.number:
        badge = kit.badge(card.number, "now", True)
        left, top = wide - _SIDE - 14 - badge.width // 2, head // 2 + 1 - badge.height // 2
        kit.paste(drawn, badge, left, top, shape=badge)
    for row, words in enumerate(names(kit, card, wide)):
        kit.write(drawn, _SIDE + _NAMED, _HEAD / 2 + 2 + _LINE * row, words, "bold", NAME, ink)
    kit.write(drawn, _SIDE, head + 10, kit.cut(card.kind, "medium", WORDS, wide - 2 * _SIDE), "medium", WORDS, quiet)
    y = head + _LINE * bool(card.kind) + (_DICE if card.dice and shapes else 0)
    for x, label in _labels(kit, card, wide) if shapes else []:
        kit.write(drawn, x, y - 14, label, "medium", WORDS, quiet, "middle")
    for row, words in enumerate(body(kit, card, wide, most, shapes)):
        kit.write(drawn, _SIDE, y + _LINE * (row + 0.5) + 4, words, "medium", WORDS, ink)
    return kit.indexed(drawn)


def _labels(kit: Kit, card: PlayCard, wide: int) -> list[tuple[float, str]]:
    """Return what each group of dice is for, with its middle."""
    step = min(130.0, (wide - 2 * _SIDE) / max(2, len(card.dice)))
    return [
        (_SIDE + step * (place + 0.5), kit.cut(label, "medium", WORDS, step)) for place, (label, _) in enumerate(card.dice)
    ]


def _dice(kit: Kit, brush: BrushLike, card: PlayCard, wide: int, head: int, face: Colour, number: Colour) -> None:
    for (x, _), (_, dice) in zip(_labels(kit, card, wide), card.dice, strict=True):
        count, _, sides = dice.partition("d")
        shown = min(2, int(count or 1))
        for place in range(shown):
            middle = x + (place - (shown - 1) / 2) * 36
            die(kit, brush, middle, head + _LINE + 26, sides, face, number)
        if int(count or 1) > shown:
            kit.carve(brush, x + 38, head + _LINE + 26, f"×{count}", "bold", WORDS, number)


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


def die(kit: Kit, brush: BrushLike, x: float, y: float, sides: str, face: Colour, number: Colour) -> None:
    """Draw a die around (x, y) with the number of its sides."""
    points = [(x + px, y + py) for px, py in outline(sides)]
    brush.stroke(points, 5.0, "brass", closed=True)
    brush.stroke(points, 1.6, face, closed=True)
    brush.polygon(points, face)
    kit.carve(brush, x, y + (5.5 if sides == "4" else 1.0 if sides == "12" else 0.0), sides, "bold", NAME, number)
