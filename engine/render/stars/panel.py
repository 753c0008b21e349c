"""The panel beside a galaxy or a desk: players in turn order with what everybody may know of them, then the legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from PIL import Image

from engine.core.scene import Legend, Row, Token, World
from engine.render import tokens
from engine.render.brush import Brush, carve, cut, width, write
from engine.render.canvas import indexed, tone
from engine.render.drawings.starmarks import hexagon
from engine.render.frame import PANEL
from engine.render.icons import known, stamp
from engine.render.panel import LEFT, TOP, empty, plain, row_brush, rule_line
from engine.render.stars import signs

HIGH = 32
"""How high a line is, in pixels."""

_WORDS = 36
"""How far from a line's left edge its words begin."""


def needed(text: str) -> float:
    """Return how long a line is with all its words."""
    return _WORDS + width(text, "medium", 20)


@lru_cache(maxsize=128)
def line(mark: str, text: str, room: int, ground: str) -> Image.Image:
    """Return a line of the legend, indexed, at most ``room`` pixels long."""
    words = cut(text, "medium", 20, room - _WORDS)
    drawn = Image.new("RGB", (min(room, int(_WORDS + width(words, "medium", 20)) + 4), HIGH), tone(ground))
    _mark(drawn, mark, ground)
    write(drawn, _WORDS, HIGH / 2, words, "medium", 20, "bone")
    return indexed(drawn)


def _mark(drawn: Image.Image, mark: str, ground: str) -> None:
    """Draw a mark into the left end of a line: an icon, "planet:<trait>", or a state of a planet or a system."""
    name, _, rest = mark.partition(":")
    brush = Brush(28, HIGH, ground, origin=(14, HIGH / 2))
    if name == "planet":
        exhausted = rest == "exhausted"
        owner = Token("adventurer", "A", 0) if rest == "owned" else None
        traits = (rest,) if rest in signs.TRAITS else ()
        signs.planet(brush, World("", traits, owner=owner, exhausted=exhausted), 8.5 if owner else 11.5)
    elif mark in ("resources", "influence"):
        signs.value(brush, mark, 2 if mark == "resources" else 1, 0, 0)
    elif mark == "spent":
        signs.value(brush, "resources", 2, 0, 0, spent=True)
    elif name == "specialty":
        signs.lozenge(brush, rest or "B", 0, 0, 10)
    elif mark == "open":
        for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9)):
            brush.stroke(((x, y), (x * 0.25, y)), 3, "lantern")
            brush.stroke(((x, y), (x, y * 0.25)), 3, "lantern")
    elif mark == "active":
        points = hexagon(12, 0, 0)
        brush.stroke(points, 3.4, "lantern", closed=True)
    else:
        stamp(drawn, "command" if mark == "token" else mark, 14, HIGH / 2, 26)
        return
    drawn.paste(brush.finish(), (0, 0))


_WIDE, _HIGH = PANEL[2] - PANEL[0], PANEL[3] - PANEL[1]

# Players.

LEAST, MOST = 92, 150
"""How low and how high a player may be."""

LINE = 35
"""How high a line of the legend is below the players."""


class Piece(msgspec.Struct, frozen=True):
    """One thing that a player has, in a line of such: ``x`` is the left edge of its icon."""

    icon: str
    text: str
    x: float
    wide: float


def grouped(letters: str) -> tuple[tuple[str, int], ...]:
    """Return the letters of technologies, each once with how many there are, in the order of their colours."""
    return tuple((letter, letters.count(letter)) for letter in "BGYR" if letter in letters)


def _wide(icon: str, text: str, size: int) -> float:
    """Return how long a count is: icon and number, or the letters of technologies on lozenges."""
    if icon == "technology":
        return (size + 2 if flasked(text) else 0) + sum(22 + (10 if count > 1 else 0) for _, count in grouped(text))
    return size + _gap(size) + width(text, "bold", TEXT)


def _gap(size: int) -> int:
    """Return how far a number stands from its icon."""
    return 4 if size > 20 else 2


def flasked(text: str) -> bool:
    """Tell whether the letters of technologies have a flask before them: not where they are many."""
    return len(grouped(text)) < 3


ROOM = 212
"""How long a line of what a player has may be."""

TEXT = 20
"""The size of numbers in the panel."""


@lru_cache(maxsize=128)
def lines_of(
    counts: tuple[tuple[str, int | str], ...], room: float, size: int, apart: float = 7
) -> tuple[tuple[Piece, ...], ...]:
    """Return what a player has in lines of at most ``room`` pixels, in even steps where these fit."""
    shown = [(known(icon), str(count)) for icon, count in counts if icon != "technology" or count]
    rows: list[list[tuple[str, str]]] = []
    left = 0.0
    for icon, text in shown:
        wide = _wide(icon, text, size)
        if not rows or left + wide > room:
            rows.append([])
            left = 0.0
        rows[-1].append((icon, text))
        left += wide + apart
    return tuple(_spread(row, room, size) for row in rows)


def fitted(counts: tuple[tuple[str, int | str], ...], high: int) -> tuple[int, tuple[tuple[Piece, ...], ...]]:
    """Return the size of icons, and the lines of what a player has: smaller icons where two lines must do, or one."""
    most = 2 if high >= LEAST - 6 else 1
    sizes = ((24, 7), (22, 5), (20, 2)) if high < 130 else ((24, 7),)
    for size, gap in sizes:
        lines = lines_of(counts, ROOM, size, gap)
        if len(lines) <= most:
            break
    return size, lines


def _spread(row: list[tuple[str, str]], room: float, size: int) -> tuple[Piece, ...]:
    wides = [_wide(icon, text, size) for icon, text in row]
    gap = min(18.0, (room - sum(wides)) / max(1, len(row) - 1))
    pieces, x = [], 0.0
    for (icon, text), wide in zip(row, wides, strict=True):
        pieces.append(Piece(icon, text, x, wide))
        x += wide + gap
    return tuple(pieces)


@lru_cache(maxsize=96)
def seat(row: Row, high: int) -> Image.Image:
    """Return one player as wide as the panel's inside and ``high`` pixels high, indexed."""
    wide = _WIDE - 8
    brush = row_brush(wide, high, row.acting)
    size, lines = fitted(row.counts, high)
    radius = _radius(high)
    apart = min(39.0, (high - 2 * radius - 6) / max(1, len(lines)))
    first = (high - apart * len(lines)) / 2 - 1
    if len(lines) > 1 and apart < 26 and (len(lines) > 2 or high < LEAST - 6):
        radius, first, apart = 12, 12.5, (high - 24) / len(lines)
    middle = first + 1
    if row.down:
        tokens.fallen(brush, row.token, radius, 27, middle)
    elif row.token.kind == "adventurer":
        tokens.person(brush, row.token, radius, 27, middle)
    if row.passed and not row.down:
        brush.disc(27 + radius * 0.78, middle + radius * 0.62, 9.5, "ink")
        brush.disc(27 + radius * 0.78, middle + radius * 0.62, 8, "mist")
        brush.disc(27 + radius * 0.78 + 3.2, middle + radius * 0.62 - 2.4, 6.6, "ink")
    ink = "mist" if row.down or row.passed else "bone"
    for place, line in enumerate(lines):
        for piece in line:
            if piece.icon == "technology":
                _lozenges(brush, piece, first + apart * (place + 1), size, ink)
    drawn = brush.finish()
    _head(drawn, row, 27 + radius + 10, middle, radius)
    for place, line in enumerate(lines):
        y = first + apart * (place + 1)
        for piece in line:
            if piece.icon == "technology":
                if flasked(piece.text):
                    stamp(drawn, piece.icon, 9 + piece.x + size / 2 - 1, y, size)
                continue
            stamp(drawn, piece.icon, 9 + piece.x + size / 2, y, size)
            write(drawn, 9 + piece.x + size + _gap(size), y, piece.text, "bold", TEXT, ink)
    return indexed(drawn)


def _lozenges(brush: Brush, piece: Piece, y: float, size: int, ink: str) -> None:
    x = 9 + piece.x + 11 + (size + 2 if flasked(piece.text) else 0)
    for letter, count in grouped(piece.text):
        signs.lozenge(brush, letter, x, y, 9.2)
        if count > 1:
            carve(brush, x + 16, y + 0.3, str(count), "bold", TEXT - 2, ink)
            x += 10
        x += 22


_CROWN = 34
"""How much longer a name is with the speaker's crown behind it."""


def _room(row: Row, left: float) -> float:
    """Return how long a player's name may be before the points."""
    right = _WIDE - 17 - (width(row.value, "bold", 22) + 6 if row.value else 0) - (30 if row.icon else 0)
    return right - left - 2


def _radius(high: int) -> int:
    """Return how large the disc of a player is who is so many pixels high."""
    return 18 if high >= 106 else 15


def brief(rows: Sequence[Row], high: int) -> tuple[Row, ...]:
    """Return players as the panel shows them: "3" for "3/8" where a name would be cut; the header has the goal."""
    left = 27 + _radius(high) + 10
    if all(width(row.name, "bold", 20) <= _room(row, left) for row in rows):
        return tuple(rows)
    return tuple(msgspec.structs.replace(row, value=row.value.partition("/")[0]) for row in rows)


def _head(drawn: Image.Image, row: Row, left: float, middle: float, radius: float) -> None:
    """Write a player's name and the points; the speaker's crown behind the name, on the disc where the name is long."""
    right, ink = drawn.width - 9.0, "mist" if row.down or row.passed else "bone"
    room = _room(row, left)
    if row.value:
        right -= write(drawn, right, middle, row.value, "bold", 22, ink, "right") + 6
    if row.icon:
        stamp(drawn, known(row.icon), right - 13, middle, 26)
        right -= 30
    size = 22 if width(row.name, "bold", 22) <= room else 20
    reach = write(drawn, left, middle, cut(row.name, "bold", size, room), "bold", size, ink)
    if row.speaker and size == 22 and reach + _CROWN <= room:
        stamp(drawn, "speaker", left + reach + 19, middle, 25)
        reach += _CROWN
    elif row.speaker:
        stamp(drawn, "speaker", 27 - radius * 1.1, middle - radius * 0.66, 18, outlined=True)
    if row.detail and width(row.detail, "medium", 20) <= right - left - reach - 10:
        write(drawn, left + reach + 10, middle + 1, row.detail, "medium", 20, "mist")


def unheld(rows: Sequence[Row], legend: Sequence[Legend]) -> tuple[tuple[Legend, ...], tuple[Legend, ...]]:
    """Return the lines of a legend for the map, and those for the panel: marks of what only players have, if they fit."""
    held = {icon for row in rows for icon, _ in row.counts}
    below = tuple(entry for entry in legend if entry.mark in held)[: room_for(len(rows))]
    return tuple(entry for entry in legend if entry not in below), below


def room_for(rows: int) -> int:
    """Return how many lines of a legend find room below so many players."""
    return max(0, (_HIGH - 12 - LEAST * rows - 16) // LINE)


@lru_cache(maxsize=32)
def panel(rows: tuple[Row, ...], legend: tuple[Legend, ...]) -> Image.Image:
    """Return the panel as an indexed sprite for (LEFT, TOP): players, a rule, as much of the legend as finds room."""
    sheet = plain().copy()
    x, y = PANEL[0] - LEFT, PANEL[1] - TOP
    sheet.paste(empty(_HIGH), (x - 2, y - 2))
    inside, count = _HIGH - 12, max(1, len(rows))
    lines = legend[: room_for(len(rows))]
    most = max((64 + 43 * len(lines_of(row.counts, ROOM, 24)) for row in rows), default=MOST)
    high = min(most, MOST, (inside - (16 + LINE * len(lines) if lines else 0)) // count) - 4
    y += 6
    for place, row in enumerate(brief(rows, high)):
        sheet.paste(seat(row, high), (x + 4, y))
        y += high + 4
        if place + 1 < len(rows) and not (row.acting or rows[place + 1].acting):
            sheet.paste(Image.new("P", (_WIDE - 28, 1), 6), (x + 14, y - 3))
    if lines:
        foot = PANEL[3] - TOP - 6 - LINE * len(lines)
        sheet.paste(rule_line(), (x + 12, min(y + 6, foot - 8)))
        y = min(y + 14, foot)
        for entry in lines:
            sheet.paste(line(entry.mark, entry.text, _WIDE - 24, "night"), (x + 12, y + 1))
            y += LINE
    return sheet
