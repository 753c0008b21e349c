"""The own tiles below a map: each under its number, and beside them what the own Delvers roll."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.canvas import CanvasLike, Kit, Sprite
from engine.core.frame import READ, Area
from engine.core.scene import Badge

from .parts import HandLine, SquareCell, SquaresShown
from .squaremap import box, sides_of
from .tiles import tile
from .window import STRIP_HIGH

SIDE, BESIDE, GAP = 104, 40, 4
"""The side of a tile, the room for its mark beside it, and what is free around it."""
_LINE, _ICON, DIE = 28, 32, 18
"""How far from one to the next the lines are, how wide an icon is, and a die."""
COLOURS: Mapping[str, str] = {"white": "bone", "red": "vermilion", "purple": "rose"}
"""In what tone a die of each colour is drawn, as on the cards of rolls."""


def paint_hand(kit: Kit, canvas: CanvasLike, board: SquaresShown, area: Area) -> None:
    """Draw the hand at the foot of a rectangle of the picture."""
    left, _, right, bottom = area
    top = bottom - STRIP_HIGH
    canvas.paste(kit.kept(_ground, right - left, STRIP_HIGH), left, top)
    x, badges = left + GAP, []
    for held in board.hand:
        middle = top + STRIP_HIGH // 2 - 16 * bool(held.at)
        badges.append((Badge(held.mark, held.tile.at), x + BESIDE // 2, middle, 1.0))
        if held.at:
            kit.lay(canvas, x + BESIDE // 2, middle + 38, _place, held.at)
        y = top + (STRIP_HIGH - SIDE) // 2
        canvas.paste(kit.kept(_tile, held.tile), x + BESIDE, y)
        canvas.mark(((held.mark, box(x, y, x + BESIDE + SIDE, y + SIDE)),))
        x += BESIDE + SIDE + GAP
    if board.said:
        canvas.paste(kit.kept(_said, board.said, right - x - GAP), x + GAP, top + 2)
    kit.paint_badges(canvas, badges, (left, top), (left, top, right, bottom))


def _place(kit: Kit, at: str) -> Sprite:
    return kit.words(BESIDE, _LINE, [(at, BESIDE / 2, _LINE / 2)], "medium", READ, "bone")


def _ground(kit: Kit, wide: int, high: int) -> Sprite:
    drawn = kit.plain(wide, high, "night")
    kit.paste(drawn, kit.plain(wide, 2, "fog_line"), 0, 0)
    return drawn


def _tile(kit: Kit, held: SquareCell) -> Sprite:
    cell, sides = sides_of((held,), None)[held.at]
    return tile(kit, cell, sides, SIDE, (), False, False)


def _said(kit: Kit, said: tuple[HandLine, ...], wide: int) -> Sprite:
    drawn = kit.brush(wide, STRIP_HIGH - 2, "night").finish()
    y = (STRIP_HIGH - 2 - _LINE * (len(said) - 1)) / 2
    begin = _ICON + (DIE + 4) * max(len(line.dice) for line in said) + 4
    for line in said:
        kit.stamp(drawn, kit.icon(line.icon), 14, round(y), 26)
        for place, colour in enumerate(line.dice):
            kit.paste(drawn, kit.kept(_die, COLOURS[colour]), _ICON + (DIE + 4) * place, round(y - DIE / 2))
        kit.write(drawn, begin, y, kit.cut(line.words, "medium", READ, wide - begin), "medium", READ, "bone")
        y += _LINE
    return kit.indexed(drawn)


def _die(kit: Kit, colour: str) -> Sprite:
    brush = kit.brush(DIE, DIE, "night")
    brush.plate(1, 1, DIE - 1, DIE - 1, 4, colour)
    return kit.indexed(brush.finish())
