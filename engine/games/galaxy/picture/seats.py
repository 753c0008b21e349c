"""The panel below a galaxy or a desk: players in turn order with what everybody may know of them, then the legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from engine.core.canvas import BrushLike, Kit, Sprite
from engine.core.frame import FOOT, READ
from engine.core.scene import Legend, Token

from . import signs
from .stars import PlanetShown, PlayerRow

HIGH = 32
"""How high a line is, in pixels."""

_WORDS = 36
"""How far from a line's left edge its words begin."""


def needed(kit: Kit, text: str) -> float:
    """Return how long a line is with all its words."""
    return _WORDS + kit.width(text, "medium", READ)


def line(kit: Kit, mark: str, text: str, room: int, ground: str) -> Sprite:
    """Return a line of the legend, indexed, at most ``room`` pixels long."""
    words = kit.cut(text, "medium", READ, room - _WORDS)
    drawn = kit.sheet(min(room, int(_WORDS + kit.width(words, "medium", READ)) + 4), HIGH, ground)
    _mark(kit, drawn, mark, ground)
    kit.write(drawn, _WORDS, HIGH / 2, words, "medium", READ, "bone")
    return kit.indexed(drawn)


def _mark(kit: Kit, drawn: Sprite, mark: str, ground: str) -> None:
    """Draw a mark into the left end of a line: an icon, "planet:<trait>", or a state of a planet or a system."""
    name, _, rest = mark.partition(":")
    brush = kit.brush(28, HIGH, ground, origin=(14, HIGH / 2))
    if name == "planet":
        exhausted = rest == "exhausted"
        owner = Token("adventurer", "A", 0) if rest == "owned" else None
        traits = (rest,) if rest in signs.TRAITS else ()
        signs.planet(kit, brush, PlanetShown("", traits, owner=owner, exhausted=exhausted), 8.5 if owner else 11.5)
    elif mark in ("resources", "influence"):
        signs.value(kit, brush, mark, 2 if mark == "resources" else 1, 0, 0)
    elif mark == "spent":
        signs.value(kit, brush, "resources", 2, 0, 0, spent=True)
    elif name == "specialty":
        signs.lozenge(kit, brush, rest or "B", 0, 0, 10)
    elif mark == "open":
        for x, y in ((-9, -9), (9, -9), (9, 9), (-9, 9)):
            brush.stroke(((x, y), (x * 0.25, y)), 3, "lantern")
            brush.stroke(((x, y), (x, y * 0.25)), 3, "lantern")
    elif mark == "active":
        points = signs.hexagon(12, 0, 0)
        brush.stroke(points, 3.4, "lantern", closed=True)
    elif mark == "token":
        signs.command_token(kit, brush, Token("adventurer", "A", 0), 0, 0, signs.TOKEN)
    elif mark == "attachment":
        signs.cards(kit, brush, "1", 0, 0)
    else:
        kit.stamp(drawn, mark, 14, HIGH / 2, 26)
        return
    kit.paste(drawn, brush.finish(), 0, 0)


# Players.


class Piece(msgspec.Struct, frozen=True):
    """One thing that a player has, in a line of such: ``x`` is the left edge of its icon."""

    icon: str
    text: str
    x: float
    wide: float


SIZE, TEXT = 24, READ
"""The size of icons and of numbers in the panel."""

LOZENGE, COUNTED = 33, 18
"""How much room the letter of a technology takes, and a number behind it."""


def grouped(letters: str) -> tuple[tuple[str, int], ...]:
    """Return the letters of technologies, each once with how many there are, in the order of their colours."""
    return tuple((letter, letters.count(letter)) for letter in "BGYR" if letter in letters)


def _wide(kit: Kit, icon: str, text: str) -> float:
    """Return how long a count is: icon and number, or the letters of technologies on lozenges."""
    if icon == "technology":
        return sum(LOZENGE + (COUNTED if count > 1 else 0) for _, count in grouped(text))
    return SIZE + 4 + kit.width(text, "bold", TEXT)


@lru_cache(maxsize=128)
def lines_of(kit: Kit, counts: tuple[tuple[str, int | str], ...], room: float) -> tuple[tuple[Piece, ...], ...]:
    """Return what a player has in lines of at most ``room`` pixels, in even steps where these fit."""
    shown = [(kit.icon(icon), str(count)) for icon, count in counts if icon != "technology" or count]
    rows: list[list[tuple[str, str]]] = []
    left = 0.0
    for icon, text in shown:
        wide = _wide(kit, icon, text)
        if not rows or left + wide > room:
            rows.append([])
            left = 0.0
        rows[-1].append((icon, text))
        left += wide + 7
    return tuple(_spread(kit, row, room) for row in rows)


def _spread(kit: Kit, row: list[tuple[str, str]], room: float) -> tuple[Piece, ...]:
    wides = [_wide(kit, icon, text) for icon, text in row]
    gap = min(18.0, (room - sum(wides)) / max(1, len(row) - 1))
    pieces, x = [], 0.0
    for (icon, text), wide in zip(row, wides, strict=True):
        pieces.append(Piece(icon, text, x, wide))
        x += wide + gap
    return tuple(pieces)


GAP, SIDE, HEAD, LINE = 6, 10, 42, 31
"""Pixels between plates; from a plate's edge to what stands on it; the height of a name and of a line below it."""


def beside_each_other(count: int) -> int:
    """Return how many of so many players stand beside each other."""
    return 3 if count in (3, 5, 6) else 2


def lines_high(kit: Kit, rows: Sequence[PlayerRow]) -> tuple[int, list[int]]:
    """Return how wide the plates of these players are, and how high those are that stand beside each other."""
    columns = beside_each_other(len(rows))
    wide = (FOOT - GAP * (columns - 1)) // columns
    found = []
    for begin in range(0, len(rows), columns):
        lines = max(len(lines_of(kit, row.counts, wide - 2 * SIDE)) for row in rows[begin : begin + columns])
        found.append(HEAD + LINE * lines + (4 if lines else 0))
    return wide, found


def seat(kit: Kit, row: PlayerRow, wide: int, high: int) -> Sprite:
    """Return one player on a plate, indexed: disc, name, the speaker's crown, points; below that what the player has."""
    brush = kit.brush(wide, high, "ink")
    brush.plate(0.3, 0.3, wide - 0.3, high - 0.3, 8, "lantern" if row.acting else "slate")
    brush.plate(1.9, 1.9, wide - 1.9, high - 1.9, 6.6, "plate" if row.acting else "night")
    middle, radius = HEAD / 2 + 1, 16
    if row.down:
        kit.fallen(brush, row.token, radius, 25, middle)
    elif row.token.kind == "adventurer":
        kit.person(brush, row.token, radius, 25, middle)
    if row.passed and not row.down:
        brush.disc(40, middle + 13, 8.5, "ink")
        brush.disc(40, middle + 13, 7, "mist")
        brush.disc(42.8, middle + 10.8, 5.8, "ink")
    ink = "mist" if row.down or row.passed else "bone"
    lines = lines_of(kit, row.counts, wide - 2 * SIDE)
    for place, pieces in enumerate(lines):
        for piece in pieces:
            if piece.icon == "technology":
                _lozenges(kit, brush, piece, HEAD + LINE * (place + 0.5), ink)
    drawn = brush.finish()
    _head(kit, drawn, row, middle, ink)
    for place, pieces in enumerate(lines):
        y = HEAD + LINE * (place + 0.5)
        for piece in pieces:
            if piece.icon != "technology":
                kit.stamp(drawn, piece.icon, SIDE + piece.x + SIZE / 2, y, SIZE)
                kit.write(drawn, SIDE + piece.x + SIZE + 4, y, piece.text, "bold", TEXT, ink)
    return kit.indexed(drawn)


def _lozenges(kit: Kit, brush: BrushLike, piece: Piece, y: float, ink: str) -> None:
    x = SIDE + piece.x + LOZENGE / 2
    for letter, count in grouped(piece.text):
        signs.lozenge(kit, brush, letter, x, y, 14)
        if count > 1:
            kit.carve(brush, x + 22, y + 0.3, str(count), "bold", TEXT, ink)
            x += COUNTED
        x += LOZENGE


CROWN = 32
"""How much longer a name is with the speaker's crown behind it."""

NAME = 48
"""Where a name begins."""


def _room(kit: Kit, row: PlayerRow, wide: int) -> float:
    """Return how long a player's name may be before the points."""
    points = (kit.width(row.value, "bold", READ) + 6 if row.value else 0) + (30 if row.icon else 0)
    return wide - 12 - points - NAME - 5


def brief(kit: Kit, row: PlayerRow, wide: int) -> PlayerRow:
    """Return a player as the plate shows it: "3" for "3/8" where the name would be cut; the header has the goal."""
    if kit.width(row.name, "bold", READ) <= _room(kit, row, wide):
        return row
    return msgspec.structs.replace(row, value=row.value.partition("/")[0])


def _head(kit: Kit, drawn: Sprite, row: PlayerRow, middle: float, ink: str) -> None:
    """Write a player's name and the points; the speaker's crown behind the name, on the disc where the name is long."""
    row = brief(kit, row, drawn.width)
    right, room = drawn.width - 12.0, _room(kit, row, drawn.width)
    if row.value:
        right -= kit.write(drawn, right, middle, row.value, "bold", READ, ink, "right") + 6
    if row.icon:
        kit.stamp(drawn, kit.icon(row.icon), right - 13, middle, 26)
        right -= 30
    reach = kit.write(drawn, NAME, middle, kit.cut(row.name, "bold", READ, room), "bold", READ, ink)
    if row.speaker and reach + CROWN <= room:
        kit.stamp(drawn, "speaker", NAME + reach + 19, middle, 25)
        reach += CROWN
    elif row.speaker:
        kit.stamp(drawn, "speaker", 12, middle - 11, 18, outlined=True)
    if row.detail and kit.width(row.detail, "medium", READ) <= right - NAME - reach - 10:
        kit.write(drawn, NAME + reach + 10, middle + 1, row.detail, "medium", READ, "mist")


# The foot.


def foot_high(kit: Kit, rows: tuple[PlayerRow, ...], legend: tuple[Legend, ...] = ()) -> int:
    """Return how high the players are below a map, and the lines of a legend below them."""
    plates = sum(high + GAP for high in lines_high(kit, rows)[1]) - GAP if rows else 0
    return plates + (_legend_high(kit, legend) + GAP if legend else 0)


def foot(kit: Kit, rows: tuple[PlayerRow, ...], legend: tuple[Legend, ...] = ()) -> Sprite:
    """Return players in turn order as the foot of a picture, `FOOT` pixels wide, indexed; below them lines of a legend."""
    sheet = kit.plain(FOOT, max(1, foot_high(kit, rows, legend)), "ink")
    columns, (wide, highs) = beside_each_other(len(rows)), lines_high(kit, rows)
    for place, row in enumerate(rows):
        level = place // columns
        x, y = place % columns * (wide + GAP), sum(highs[:level]) + GAP * level
        kit.paste(sheet, kit.kept(seat, row, wide, highs[level]), x, y)
    top = foot_high(kit, rows) + GAP if rows else 0
    for entry, x, y in _flowing(kit, legend):
        kit.paste(sheet, kit.kept(line, entry.mark, entry.text, FOOT, "ink"), x, top + y)
    return sheet


def _flowing(kit: Kit, legend: Sequence[Legend]) -> list[tuple[Legend, int, int]]:
    """Return the lines of a legend one after the other, as they fit into the foot's width, with where each begins."""
    found, x, y = [], 0, 0
    for entry in legend:
        wide = int(needed(kit, entry.text))
        if x and x + wide > FOOT:
            x, y = 0, y + HIGH
        found.append((entry, x, y))
        x += wide + 20
    return found


def _legend_high(kit: Kit, legend: Sequence[Legend]) -> int:
    return max((y + HIGH for _, _, y in _flowing(kit, legend)), default=0)
