"""Cards of high points: rows of dice as they came up, lines, and what came of it in words."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engine.core.canvas import CanvasLike, Kit, Sprite
from engine.core.frame import WIDTH, Area, Layout, alone
from engine.core.high_points import CardLine, HighPointBoard
from engine.core.words import sentences
from engine.render.dice_rows import HEAD, LEFT, RowPlan, draw_head, draw_row, lies, lit_words, paste, plan_of, write_lit
from engine.render.kit import KIT

_TOP, _FOOT = 80, 14
HIGHEST = 800
"""A card is no higher than a map."""
_BODY = 28
"""Where lines and words begin, from the left."""
_ICON, _ICON_ROOM = 112, 168
"""How large the icon of a card is, and how much of its left side it takes."""
_LINE, _TOLD, _SMALL = 44, 40, 32
"""How far from one to the next lines, words and small print are."""
_TOLD_SIZE, _SMALL_SIZE = 30, 24
_BELOW = 34
"""How high a line is that says more of the line before it."""
_SMALL_MOST, _LINES_MOST = 4, 18
"""So many lines of each stand on a card at most."""


class CardPlan(msgspec.Struct, frozen=True):
    """How a card lies: where its lines, its words and its small print begin, and how high it is. ``told`` is 0 where the
    words stand beside the dice."""

    lines: int
    told: int
    small: int
    high: int


def size(board: HighPointBoard) -> Layout:
    """Return the size of a card."""
    return alone(WIDTH, _card_plan(KIT, board).high)


def paint(canvas: CanvasLike, board: HighPointBoard) -> Area:
    """Draw what stands on a card below its header."""
    kit, y, plan, card = KIT, _TOP, row_plan(KIT, board), _card_plan(KIT, board)
    for row, lie in zip(board.rows, lies(kit, board, plan), strict=True):
        if row.head:
            canvas.paste(kit.kept(draw_head, row.head), LEFT, y)
            y += HEAD
        canvas.paste(kit.kept(draw_row, row, lie), LEFT, y)
        for die, (x, top) in zip(row.dice, plan.places(row, lie.body), strict=True):
            left, right, upper, lower = LEFT + x, LEFT + x + plan.die, y + top, y + top + plan.die
            canvas.mark([(die.number, [(left, upper), (right, upper), (right, lower), (left, lower)])])
        y += lie.high + 5
    if board.icon:
        canvas.paste(kit.kept(_icon_plate, board.icon), LEFT + 8, _TOP + 6)
    left, right = _left(board), WIDTH - _BODY
    if board.lines:
        canvas.paste(kit.kept(_table, board.lines[:_LINES_MOST], right - left), left, card.lines)
    if board.told and card.told:
        canvas.paste(kit.kept(_told, board.told, right - left, bool(board.icon)), left, card.told)
    if board.small:
        canvas.paste(kit.kept(_small, board.small, right - left, bool(board.icon)), left, card.small)
    return alone(WIDTH, card.high).board


def _left(board: HighPointBoard) -> int:
    return _BODY + (_ICON_ROOM if board.icon else 0)


@lru_cache(maxsize=64)
def row_plan(kit: Kit, board: HighPointBoard) -> RowPlan:
    """Return how the rows of a card lie, so that it is no higher than a map."""
    return plan_of(kit, board, lambda plan: _card_lies(kit, board, plan).high <= HIGHEST)


@lru_cache(maxsize=64)
def _card_plan(kit: Kit, board: HighPointBoard) -> CardPlan:
    return _card_lies(kit, board, row_plan(kit, board))


def _card_lies(kit: Kit, board: HighPointBoard, plan: RowPlan) -> CardPlan:
    """Return how a card lies whose rows lie as planned."""
    room = WIDTH - _BODY - _left(board)
    rows = lies(kit, board, plan)
    below = "" if any(lie.beside.told for lie in rows) else board.told
    y = lines = _TOP + sum(lie.room(row) for row, lie in zip(board.rows, rows, strict=True))
    y += sum(map(_line_high, board.lines[:_LINES_MOST])) + (8 if board.lines else 0)
    told = y + (4 if below else 0)
    y = told + (_TOLD * len(lit_words(kit, below, room, _TOLD_SIZE)) if below else 0)
    small = y + (4 if board.small else 0)
    y = small + (_SMALL * len(_small_lines(kit, board.small, room)) if board.small else 0)
    if board.icon:
        y = max(y, _TOP + _ICON + 24)
    words = below or board.small or board.lines
    return CardPlan(lines, told if below else 0, small, max(160, y + _FOOT + (10 if words else 0)))


def _small_lines(kit: Kit, small: str, room: int) -> list[str]:
    """Return small print in lines: as many whole sentences as fit; one that is too long is cut."""
    parts = sentences(small)
    for number in range(len(parts), 1, -1):
        lines = kit.wrapped(" ".join(parts[:number]), "medium", _SMALL_SIZE, room)
        if len(lines) <= _SMALL_MOST:
            return lines
    return kit.wrapped(parts[0] if parts else "", "medium", _SMALL_SIZE, room, _SMALL_MOST)


def _told(kit: Kit, told: str, room: int, left: bool) -> Sprite:
    """Return what came of it, indexed: in the middle, or from the left beside an icon."""
    lines = lit_words(kit, told, room, _TOLD_SIZE)
    sheet = kit.sheet(room, _TOLD * len(lines), "ink")
    for place, line in enumerate(lines):
        wide = sum(gap + kit.width(word, "bold", _TOLD_SIZE) for word, _, gap in line)
        write_lit(kit, sheet, [line], (0.0 if left else (room - wide) / 2, _TOLD * place), _TOLD, _TOLD_SIZE)
    return kit.indexed(sheet)


def _small(kit: Kit, small: str, room: int, left: bool) -> Sprite:
    """Return the small print of a card, indexed."""
    lines = _small_lines(kit, small, room)
    sheet = kit.sheet(room, _SMALL * len(lines), "ink")
    for place, line in enumerate(lines):
        x = 0 if left else room / 2
        kit.write(sheet, x, _SMALL * (place + 0.5), line, "medium", _SMALL_SIZE, "mist", "left" if left else "middle")
    return kit.indexed(sheet)


def _table(kit: Kit, lines: tuple[CardLine, ...], room: int) -> Sprite:
    """Return the lines of a card, indexed: names at the left, cells in columns that end at the right."""
    sheet = kit.sheet(room, sum(map(_line_high, lines)), "ink")
    count = max(len(line.cells) for line in lines)
    wide = [
        max((kit.width(line.cells[at], "bold", 24) for line in lines if at < len(line.cells)), default=0) + 22
        for at in range(count)
    ]
    tokens = any(line.token is not None for line in lines)
    top = 0
    for line in lines:
        y, x = top + _line_high(line) / 2, float(room)
        if top and not line.below:
            kit.paste(sheet, kit.sheet(room, 1, "hairline"), 0, top)
        top += _line_high(line)
        for at in reversed(range(len(line.cells))):
            face, tone = ("medium", "mist") if line.head else ("bold", "bone")
            kit.write(sheet, x, y, line.cells[at], face, 24, tone, "right")  # type: ignore[arg-type]
            x -= wide[at]
        if line.token is not None:
            paste(kit, sheet, kit.token(line.token, 16), 22, y + kit.lift(16))
        name = kit.cut(line.name, "medium", 24, x - (48 if tokens else 0))
        kit.write(sheet, 48 if tokens else 0, y, name, "medium", 24, "mist" if line.head or line.below else "bone")
    return kit.indexed(sheet)


def _line_high(line: CardLine) -> int:
    return _BELOW if line.below else _LINE


def _icon_plate(kit: Kit, icon: str) -> Sprite:
    """Return the icon of a card on its plate, indexed."""
    whole = _ICON + 24
    brush = kit.brush(whole, whole, "ink", origin=(whole / 2, whole / 2))
    for half, fill in ((whole / 2, "brass"), (whole / 2 - 2, "plate")):
        brush.plate(-half, -half, half, half, 14, fill)
    drawn = brush.finish()
    kit.stamp(drawn, kit.icon(icon), whole / 2, whole / 2, _ICON)
    return kit.indexed(drawn)
