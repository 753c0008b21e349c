"""The table with its cards, and a hand: the boards that only Beacon has, and how they are drawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from engine.core.canvas import CanvasLike, Kit, Point, Sprite
from engine.core.frame import HEADER, SIDE, STEP, WIDTH, Area, Layout, above, alone
from engine.core.map_changes import changed_places
from engine.core.scene import OwnBoard, Scene, Token

from ..state.state import BEST

ACROSS = 6
"""So many places lie beside one another: those of the ten things, and at the right end the two piles."""
_WIDE, _HIGH, _GAP = 122, 170, 6
_LEFT, _TOP = (WIDTH - ACROSS * _WIDE - (ACROSS - 1) * _GAP) // 2, HEADER + STEP
_CARD = (180, 220)
"""Width and height of a card in a hand."""


class Spot(msgspec.Struct, frozen=True, cache_hash=True):
    """A thing on the table, in its order: who played a card there, how often the storm struck it, and whether it is
    ringed."""

    thing: str
    name: str
    level: int
    laid: tuple[Token, ...] = ()
    struck: int = 0
    ringed: bool = False


class Pile(msgspec.Struct, frozen=True):
    """A pile of cards that lie face down, and what it is called."""

    name: str
    cards: int


class Tableau(OwnBoard, frozen=True, cache_hash=True):
    """The table: the things in their order, with the cards that lie beside them, and the piles."""

    spots: tuple[Spot, ...]
    piles: tuple[Pile, ...]

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return where the table lies, with the keepers below it."""
        return above((SIDE, HEADER, WIDTH - SIDE, _TOP + 2 * _HIGH + _GAP + STEP), kit.foot_high(scene))

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the things row by row, and the piles at the right end of the rows."""
        columns = ACROSS - 1
        for at, spot in enumerate(self.spots):
            _put(canvas, kit.kept(_spot, spot), spot.name, at % columns, at // columns)
        for row, pile in enumerate(self.piles):
            _put(canvas, kit.kept(_pile, pile), pile.name, columns, row)
        return _LEFT, _TOP, WIDTH - _LEFT, _TOP + 2 * _HIGH + _GAP

    def places(self) -> list[str]:
        """Return the names of the things."""
        return [spot.name for spot in self.spots]

    def ringed(self, before: Tableau) -> tuple[Tableau, list[str]]:
        """Return the table with those things ringed that were in another order, or had other cards beside them."""
        _, found = changed_places(before.spots, self.spots, lambda spot: spot.name, lambda spot: (spot.level, spot.laid))
        spots = tuple(replace(spot, ringed=spot.name in found) for spot in self.spots)
        return replace(self, spots=spots), [spot.name for spot in spots if spot.ringed]


class HandBoard(OwnBoard, frozen=True, cache_hash=True):
    """The cards of a hand, each with its thing and what that is called."""

    cards: tuple[tuple[str, str], ...]

    def layout(self, kit: Kit, scene: Scene) -> Layout:
        """Return the size of the picture, as wide as the largest hand is."""
        return alone(WIDTH, HEADER + _CARD[1] + 5 * STEP)

    def paint(self, kit: Kit, canvas: CanvasLike, scene: Scene, layout: Layout) -> Area:
        """Draw the cards side by side, closer together where they are many."""
        wide, high = _CARD
        count = max(1, len(self.cards))
        step = min(wide + _GAP, (WIDTH - 2 * _LEFT - wide) // max(1, count - 1))
        left, top = (WIDTH - step * (count - 1) - wide) // 2, HEADER + 2 * STEP
        for at, (thing, name) in enumerate(self.cards):
            x = left + step * at
            canvas.paste(kit.kept(_card, thing, name), x, top)
            seen = wide if at + 1 == len(self.cards) else step
            canvas.mark([(name, _box(x, top, x + seen, top + high))])
        return left, top, WIDTH - left, top + high


def _put(canvas: CanvasLike, sprite: Sprite, name: str, column: int, row: int) -> None:
    """Lay a place in its column and row, and tell where it is."""
    x, y = _LEFT + column * (_WIDE + _GAP), _TOP + row * (_HIGH + _GAP)
    canvas.paste(sprite, x, y)
    canvas.mark([(name, _box(x, y, x + _WIDE, y + _HIGH))])


def _box(left: float, top: float, right: float, bottom: float) -> Sequence[Point]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _spot(kit: Kit, spot: Spot) -> Sprite:
    """Return a thing, indexed: its card, a light for each step of its order, and the cards played there."""
    brush = kit.brush(_WIDE, _HIGH, "ink")
    brush.plate(0, 0, _WIDE, _HIGH, 10, "lantern" if spot.ringed else "slate")
    brush.plate(2, 2, _WIDE - 2, _HIGH - 2, 8, "plate" if spot.level else "tint_vermilion")
    brush.plate(10, 34, 82, 130, 8, "wheat" if spot.level else "sand")
    for step in range(BEST):
        brush.disc(23 + 23 * step, 148, 9, "lantern" if step < spot.level else "slate")
        brush.disc(23 + 23 * step, 148, 7, "lantern" if step < spot.level else "night")
    for place, token in enumerate(spot.laid):
        y = 52 + 32 * place
        brush.plate(86, y - 18, 114, y + 18, 4, "ink")
        brush.plate(87.4, y - 16.6, 112.6, y + 16.6, 3, "wheat")
        kit.small_person(brush, token, 11, 100, y)
    drawn = brush.finish()
    kit.stamp(drawn, spot.thing, 46, 82, 56, outlined=True)
    for place in range(min(spot.struck, 2)):
        kit.stamp(drawn, "strike", 72 - 18 * place, 118, 26, outlined=True)
    if spot.struck > 2:
        kit.write(drawn, 92, 122, str(spot.struck), "bold", 20, "bone")
    kit.write(drawn, _WIDE / 2, 18, kit.cut(spot.name, "bold", 20, _WIDE - 10), "bold", 20, "bone", "middle")
    kit.write(drawn, _WIDE - 12, 148, str(spot.level), "bold", 24, "bone", "right")
    return kit.indexed(drawn)


def _pile(kit: Kit, pile: Pile) -> Sprite:
    """Return a pile, indexed: the backs of its uppermost cards, and how many there are."""
    brush = kit.brush(_WIDE, _HIGH, "ink")
    for edge in range(min(4, -(-pile.cards // 5)), 0, -1):
        x, y = 28 + 3 * edge, 36 - 3 * edge
        brush.plate(x - 1.5, y - 1.5, x + 61.5, y + 85.5, 7, "ink")
        brush.plate(x, y, x + 60, y + 84, 6, "brown" if edge == 1 else "wheat")
        brush.plate(x + 5, y + 5, x + 55, y + 79, 4, "night" if edge == 1 else "wheat")
    if not pile.cards:
        brush.plate(31, 33, 91, 117, 6, "slate")
        brush.plate(33, 35, 89, 115, 5, "ink")
    drawn = brush.finish()
    if pile.cards:
        kit.stamp(drawn, "lamp", 61, 75, 34, outlined=True)
    kit.write(drawn, _WIDE / 2, 148, f"{pile.name} {pile.cards}", "bold", 20, "mist", "middle")
    return kit.indexed(drawn)


def _card(kit: Kit, thing: str, name: str) -> Sprite:
    """Return a card of a hand, indexed."""
    wide, high = _CARD
    brush = kit.brush(wide, high, "ink")
    brush.plate(0, 0, wide, high, 12, "umber")
    brush.plate(2, 2, wide - 2, high - 2, 10, "wheat")
    brush.plate(12, 12, wide - 12, high - 54, 8, "sand")
    drawn = brush.finish()
    kit.stamp(drawn, thing, wide / 2, (high - 42) / 2, 96, outlined=True)
    kit.write(drawn, 16, high - 28, kit.cut(name, "bold", 24, wide - 32), "bold", 24, "umber")
    return kit.indexed(drawn)
