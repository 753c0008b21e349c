"""How all stand, in a line or two below a part of the map: each player with points and what the round's end brings them.
Then it tells how far the player whose turn it is has come with each public goal."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.canvas import Kit, Sprite
from engine.core.frame import FOOT, READ

from . import signs
from .stars import Tally

LINE, APART, MARK = 32, 18, 28
"""How high a line is, how far its pieces are apart, and how much room an icon takes."""


def strip_high(kit: Kit, tallies: tuple[Tally, ...]) -> int:
    """Return how high the lines are together."""
    return LINE * (1 + max((line for _, _, line in _placed(kit, tallies)), default=0))


def strip(kit: Kit, tallies: tuple[Tally, ...]) -> Sprite:
    """Return the lines, `FOOT` pixels wide, indexed."""
    sheet = kit.plain(FOOT, strip_high(kit, tallies), "ink")
    for item, x, line in _placed(kit, tallies):
        kit.paste(sheet, kit.kept(_piece, item), x, LINE * line)
    return sheet


def _placed(kit: Kit, tallies: Sequence[Tally]) -> list[tuple[Tally, int, int]]:
    """Return each piece with its left edge and its line; goals begin another line where they would not find room."""
    found, x, line = [], 0, 0
    for item in tallies:
        wide = _wide(kit, item)
        if x and x + wide > FOOT:
            x, line = 0, line + 1
        found.append((item, x, line))
        x += wide + APART
    return found


def _badge(kit: Kit, item: Tally) -> float:
    """Return how wide what stands before the words is."""
    if item.token is None:
        return MARK
    return kit.width(item.name, "bold", READ) + 16 + (MARK if item.speaker or item.passed else 0) + 6


def _wide(kit: Kit, item: Tally) -> int:
    more = kit.width(item.more, "bold", READ) + 6 if item.more else 0
    return min(FOOT, int(_badge(kit, item) + kit.width(item.text, "bold", READ) + more) + 4)


def _piece(kit: Kit, item: Tally) -> Sprite:
    """Return one piece: a player's name on their colour or the icon of a goal, then the numbers."""
    wide, middle = _wide(kit, item), LINE / 2
    ink = "mist" if item.passed or item.down else "bone"
    brush = kit.brush(wide, LINE, "ink")
    if item.token is not None:
        half = kit.width(item.name, "bold", READ) + 14
        ground = "hairline" if item.down else kit.seat(item.token.seat)
        brush.plate(0, middle - 14, half, middle + 14, 14, ground)
        if item.acting:
            brush.box(6, LINE - 1.8, half - 6, LINE, "lantern")
    elif item.mark in ("resources", "influence"):
        signs.value(kit, brush, item.mark, None, MARK / 2 - 2, middle)
    drawn = brush.finish()
    x = _badge(kit, item)
    if item.token is not None:
        colour = "mist" if item.down else kit.letter(item.token.seat)
        kit.write(drawn, 7, middle, item.name, "bold", READ, colour)
        if item.speaker or item.passed:
            kit.stamp(drawn, kit.icon("passed") if item.passed else "speaker", x - MARK / 2 - 4, middle, 22)
    elif item.mark not in ("resources", "influence"):
        kit.stamp(drawn, kit.icon(item.mark), MARK / 2 - 2, middle, 22)
    x += kit.write(drawn, x, middle, item.text, "bold", READ, "lantern" if item.met else ink)
    if item.more:
        kit.write(drawn, x + 6, middle, item.more, "bold", READ, "lantern")
    return kit.indexed(drawn)
