"""How all stand, below a map: a table with a column for each player, a line for each public goal and each thing held."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.canvas import BrushLike, Kit, Sprite
from engine.core.frame import FOOT, READ

from . import seats, signs
from .stars import Held, PlayerRow, Standing

HEAD, LINE, BELOW = 42, 31, 4
"""The height of the players' names and of each line, and how much is left below the last one."""

SIDE, MARK = 6, 36
"""How far what is written stands from the edge of its column, and how much room the mark of a line takes."""

COLUMNS = {1: 122, 2: 122, 3: 118, 4: 108, 5: 96}
"""How wide the column of each of so many players is."""

LEAST = 84
"""How wide it is where there are more."""

LOZENGE = 29
"""How much room the letter of a technology takes."""


def table_high(lines: Sequence[Standing]) -> int:
    """Return how high the table is, in pixels."""
    return HEAD + LINE * len(lines) + BELOW


def wide(rows: Sequence[PlayerRow]) -> int:
    """Return how wide the column of each player is."""
    return COLUMNS.get(len(rows), LEAST)


def label(kit: Kit, line: Standing, room: float) -> str:
    """Return what a line is called: the fullest that finds room, else as much of the briefest as does."""
    fitting = (text for text in line.labels if kit.width(text, "medium", READ) <= room)
    return next(fitting, kit.cut(line.labels[-1], "medium", READ, room))


def table(kit: Kit, rows: tuple[PlayerRow, ...], lines: tuple[Standing, ...]) -> Sprite:
    """Return the table, `FOOT` pixels wide, indexed."""
    sheet, column = kit.plain(FOOT, table_high(lines), "ink"), wide(rows)
    left = FOOT - column * len(rows)
    for place, row in enumerate(rows):
        held = tuple(line.held[place] for line in lines)
        kit.paste(sheet, kit.kept(_column, row, held, column), left + column * place, 0)
    called = tuple((line.mark, label(kit, line, left - MARK - SIDE)) for line in lines)
    kit.paste(sheet, kit.kept(_names, called, left), 0, HEAD)
    return sheet


def _names(kit: Kit, lines: tuple[tuple[str, str], ...], room: int) -> Sprite:
    """Return what the lines are called, each behind its mark."""
    drawn = kit.sheet(room, LINE * len(lines) + BELOW, "ink")
    for place, (mark, text) in enumerate(lines):
        middle = LINE * (place + 0.5)
        kit.stamp(drawn, kit.icon(mark), 15, middle, 24)
        kit.write(drawn, MARK, middle, text, "medium", READ, "bone")
    return kit.indexed(drawn)


def _column(kit: Kit, row: PlayerRow, cells: tuple[Held, ...], width: int) -> Sprite:
    """Return the column of a player: name in the colour of the map, then what each line says of them."""
    tall = HEAD + LINE * len(cells) + BELOW
    brush = kit.brush(width, tall, "ink")
    brush.plate(1.3, 0.3, width - 1.3, tall - 0.3, 8, "lantern" if row.acting else "slate")
    brush.plate(2.9, 1.9, width - 2.9, tall - 1.9, 6.6, "plate" if row.acting else "night")
    middle, ink = HEAD / 2 + 1, "mist" if row.down or row.passed else "bone"
    room, name = width - 16, row.name
    if kit.width(name, "bold", READ) > room - 10:
        name = row.token.letter
    half = kit.width(name, "bold", READ) / 2 + 8
    ground = "hairline" if row.down else kit.seat(row.token.seat)
    brush.plate(width / 2 - half, middle - 14, width / 2 + half, middle + 14, 14, ground)
    lettered = [place for place, cell in enumerate(cells) if cell.letters and _fit(cell.text, width)]
    for place in lettered:
        _lozenges(kit, brush, cells[place].text, width, HEAD + LINE * (place + 0.5), ink)
    drawn = brush.finish()
    colour = "mist" if row.down else kit.letter(row.token.seat)
    kit.write(drawn, width / 2, middle, name, "bold", READ, colour, "middle")
    if row.passed and not row.down:
        kit.stamp(drawn, kit.icon("passed"), width - 11, 11, 16, outlined=True)
    if row.speaker:
        kit.stamp(drawn, "speaker", 12, 11, 18, outlined=True)
    for place, cell in enumerate(cells):
        y = HEAD + LINE * (place + 0.5)
        if cell.scored:
            kit.stamp(drawn, kit.icon("points"), width / 2, y, 24)
        elif place not in lettered:
            text = str(len(cell.text)) if cell.letters else cell.text
            kit.write(drawn, width / 2, y, text, "bold", READ, "lantern" if cell.met else ink, "middle")
    return kit.indexed(drawn)


def _long(letters: str) -> float:
    return sum(LOZENGE + (seats.COUNTED if count > 1 else 0) for _, count in seats.grouped(letters))


def _fit(letters: str, width: int) -> bool:
    """Return whether a column has room for these letters of technologies."""
    return _long(letters) <= width - 2 * SIDE


def _lozenges(kit: Kit, brush: BrushLike, letters: str, width: int, y: float, ink: str) -> None:
    """Draw letters of technologies on lozenges of their colours, each once with how many there are."""
    x = (width - _long(letters)) / 2 + LOZENGE / 2
    for letter, count in seats.grouped(letters):
        signs.lozenge(kit, brush, letter, x, y, 12)
        if count > 1:
            kit.carve(brush, x + 20, y + 0.3, str(count), "bold", READ, ink)
            x += seats.COUNTED
        x += LOZENGE
