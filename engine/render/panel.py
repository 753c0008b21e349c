"""What tells of a map: seats in turn order, what all share, the legend; and the overview of a map that is larger than the
picture. It stands below the board as a foot over the whole width, or beside it as a column.

Boards of a kind may have panels of their own: they are put together from the same plates and strips.
"""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core.frame import FOOT, READ, Lines
from engine.core.messages import WORDS
from engine.core.scene import Badge, Legend, Pool, Row
from engine.render import badges, brush, pixels, tokens
from engine.render.brush import Brush, stretched, width, write
from engine.render.canvas import indexed, tone
from engine.render.icons import bare, emptied, stamp
from engine.render.layout import COLUMN
from engine.render.memory import remembered
from engine.render.plates import GAP, beside_each_other, plate, plate_high, plate_wide

# The legend.

MOST = 14
"""No panel shows more lines than this."""


def sample(badges_shown: tuple[Badge, ...], state: str) -> str:
    """Return the letter that a legend shows in its sample of a badge: one that is on the map, if there is one."""
    return next((badge.text for badge in badges_shown if badge.state == state and not badge.choice), "A")


BoardMarks = Callable[[Image.Image, str, str, str], bool]
"""Draws the marks that one kind of board has of its own, each for image, mark, letter and ground; false for any other."""

LINE = COLUMN - 12
"""How long a line of the panel's legend is, in pixels."""

_BETWEEN_LINES = 27
"""How far below each other lines of words stand."""


@remembered(128)
def line(kind: str, text: str, letter: str, own: BoardMarks | None = None) -> Image.Image:
    """Return one line of the legend, indexed, more below where the words need them; ``own`` as in `draw_mark`."""
    words = wrapped(text, LINE - 50, 6)
    drawn = pixels.new("RGB", (LINE, 31 + _BETWEEN_LINES * (len(words) - 1)), tone("night"))
    spot = pixels.new("RGB", (40, 29), tone("night"))
    draw_mark(spot, kind, letter, own)
    drawn.paste(spot, (0, 1))
    for row, part in enumerate(words):
        write(drawn, 46, 15.5 + _BETWEEN_LINES * row, part, "medium", READ, "bone")
    return indexed(drawn)


def draw_mark(drawn: Image.Image, kind: str, letter: str, own: BoardMarks | None, ground: str = "night") -> None:
    """Draw a mark of the legend into a box of 40 x 29 pixels in the upper left corner of an RGB image.

    ``own`` draws what only its kind of board has; every legend may have samples of badges, the window, and any icon.
    """
    if own is not None and own(drawn, kind, letter, ground):
        return
    name, _, rest = kind.partition(":")
    if name == "badge" and rest:
        paste(drawn, badges.badge(letter or "A", rest, False, None, 0.75), 20, 14)
    elif name == "outside":
        paste(drawn, badges.badge(letter or "A", "later", False, None, 0.75), 16, 14)
        brush = Brush(14, 29, ground, origin=(0, 14.5))
        brush.polygon(((2, -5.5), (10, 0), (2, 5.5)), "lantern")
        drawn.paste(brush.finish(), (31, 0))
    elif name == "pips":
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        tokens.lit_pips(brush, tokens.PIP, 0, 1, 2)
        drawn.paste(brush.finish(), (0, 0))
    elif name == "window":
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        brush.stroke(((-11, -7.5), (11, -7.5), (11, 7.5), (-11, 7.5)), 1.8, "bone", closed=True)
        drawn.paste(brush.finish(), (0, 0))
    else:
        stamp(drawn, kind, 20, 14.5, 26)


def paste(drawn: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Lay an RGBA sprite on an RGB image with its middle at (x, y)."""
    drawn.paste(sprite, (x - sprite.width // 2, y - sprite.height // 2), sprite)


def wrapped(text: str, room: float, most: int = 2) -> list[str]:
    """Return words of a panel in as many lines as they need, up to ``most``, cut to what fits."""
    return brush.wrapped(text, "medium", READ, room, most) or [""]


def height(lines: Lines, own: BoardMarks | None) -> int:
    """Return how many pixels high legend lines are."""
    return sum(line(*entry, own).height for entry in lines)


def legend_lines(legend: tuple[Legend, ...], shown: tuple[Badge, ...], most: int = MOST) -> Lines:
    """Return a scene's legend as the panel draws it."""
    return tuple([(entry.mark, entry.text, entry.letter or _letter(entry.mark, shown)) for entry in legend[:most]])


def _letter(kind: str, shown: tuple[Badge, ...]) -> str:
    name, _, state = kind.partition(":")
    return sample(shown, state) if name == "badge" else "A"


STRIP_MOST = 3
"""A strip has no more rows of marks than this."""

STRIP_ROW, _ENTRY, _APART_IN_STRIP = 33, 31, 18


def strip_rows(lines: Lines, wide: int, most: int = STRIP_MOST) -> list[Lines]:
    """Return the lines as rows of a strip ``wide`` pixels long; what finds no room is left out.

    Words that are too long for a row go on in the next: what begins there has no mark.
    """
    return _flowing(lines, wide, most)[0]


def _flowing(lines: Lines, wide: int, most: int) -> tuple[list[Lines], int]:
    """Return the rows of a strip, and how many of the lines stand there."""
    rows: list[Lines] = []
    left, shown = 0.0, 0
    for kind, text, letter in lines:
        parts = wrapped(text, wide - _ENTRY, most)
        long = len(parts) > 1
        begun = not rows or long or left + _ENTRY + width(parts[0], "medium", READ) > wide
        if begun and len(rows) + len(parts) > most:
            break
        for number, part in enumerate(parts):
            if begun:
                rows.append(())
                left = 0.0
            rows[-1] = (*rows[-1], (kind, part, letter) if number == 0 else ("", part, ""))
            left += _ENTRY + width(part, "medium", READ) + _APART_IN_STRIP
        shown += 1
    return rows, shown


def first_rows(lines: Lines, most: int, wide: int = FOOT) -> Lines:
    """Return what stands in the first rows of a strip."""
    return lines[: _flowing(lines, wide, most)[1]] if most else ()


def strip_high(lines: Lines, wide: int = FOOT) -> int:
    """Return how high a strip of the legend is; 0 without a legend."""
    return STRIP_ROW * len(strip_rows(lines, wide))


@remembered(32)
def strip(lines: Lines, wide: int = FOOT, own: BoardMarks | None = None) -> Image.Image:
    """Return the legend as a strip on the ground, indexed: marks and words one after the other."""
    drawn = pixels.new("RGB", (wide, max(1, strip_high(lines, wide))), tone("ink"))
    for row, entries in enumerate(strip_rows(lines, wide)):
        x, middle = 0.0, STRIP_ROW * (row + 0.5)
        for kind, text, letter in entries:
            if kind:
                spot = pixels.new("RGB", (40, 29), tone("ink"))
                draw_mark(spot, kind, letter, own, "ink")
                drawn.paste(spot.crop((5, 0, 35, 29)), (round(x), round(middle - 14.5)))
            x += _ENTRY + write(drawn, x + _ENTRY, middle, text, "medium", READ, "bone") + _APART_IN_STRIP
    return indexed(drawn)


# Panels and their parts.

PANEL_WIDE = COLUMN


@remembered()
def slot(high: int, wide: int = PANEL_WIDE) -> Image.Image:
    """Return an empty panel on the ground as RGB, two pixels larger on each side than the panel."""
    brush = Brush(36, 36, origin=(2, 2))
    brush.plate(-1, -1, 33, 33, 9, "slate")
    brush.plate(0.3, 0.3, 31.7, 31.7, 8, "night")
    plate = stretched(brush.finish(), wide + 4, high + 4)
    drawn = pixels.new("RGB", plate.size, tone("ink"))
    drawn.paste(plate, (0, 0), plate)
    return drawn


@remembered()
def empty(high: int) -> Image.Image:
    """Return the same, indexed."""
    return indexed(slot(high))


POOL = 80
"""Height of the row of what all share, without the rules around it."""

_IN_A_ROW, _APART, _MARK = 9, 29.0, 32
"""More marks than this stand in two rows; their greatest distance and size."""


@remembered(32)
def pool_row(pool: Pool, wide: int) -> Image.Image:
    """Return what all share, indexed: its name, "5 of 7", and marks in one row or two, full ones first.

    A warning stands beside the number when a third or less is left.
    """
    drawn = pixels.new("RGB", (wide, POOL), tone("night"))
    write(drawn, 4, 17, pool.label, "medium", READ, "mist")
    text = WORDS("picture-part", now=pool.now, most=pool.most)
    write(drawn, wide - 4, 17, text, "bold", READ, "bone", "right")
    if pool.now * 3 <= pool.most:
        stamp(drawn, "alert", wide - 20 - width(text, "bold", READ), 16, 20)
    most = max(pool.most, pool.now, 1)
    rows = 1 if most <= _IN_A_ROW else 2
    each = -(-most // rows)
    step = min(_APART, (wide - 4) / each)
    size = round(min((_MARK, 25)[rows - 1], step * 1.2))
    for place in range(most):
        x, y = 4 + step * (place % each) + step / 2, (53, 40)[rows - 1] + place // each * 25
        sprite = pool_mark(pool.icon, size, place < pool.now)
        drawn.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)
    return indexed(drawn)


def pool_mark(icon: str, size: int, full: bool) -> Image.Image:
    """Return one mark of a pool, as RGBA: full, or switched off; ``ValueError`` for an icon that has none."""
    if icon not in emptied():
        raise ValueError(f"no pool has the icon {icon!r}; known are {', '.join(sorted(emptied()))}")
    return bare(icon if full else emptied()[icon], size)


@remembered()
def rule_line() -> Image.Image:
    """Return the rule between parts of a panel, indexed."""
    brush = Brush(3, 3, "night")
    brush.box(-1, 0.8, 4, 2.2, "brown")
    return indexed(brush.finish().resize((PANEL_WIDE - 24, 3)))


POOL_LINE = 40
"""Height of what all share, in one line."""


@remembered(32)
def pool_line(pool: Pool, wide: int = FOOT) -> Image.Image:
    """Return what all share in one line on the ground, indexed: its name, marks, full ones first, "5 of 7"."""
    drawn = pixels.new("RGB", (wide, POOL_LINE), tone("ink"))
    middle, most = POOL_LINE / 2, max(pool.most, pool.now, 1)
    x = 6 + write(drawn, 6, middle, pool.label, "medium", READ, "mist") + 14
    text = WORDS("picture-part", now=pool.now, most=pool.most)
    after = width(text, "bold", READ) + (34 if pool.now * 3 <= pool.most else 0) + 16
    step = min(_APART, (wide - x - after) / most)
    size = round(min(_MARK, step * 1.2))
    for place in range(most):
        paste(drawn, pool_mark(pool.icon, size, place < pool.now), round(x + step / 2), round(middle))
        x += step
    x += 12
    if pool.now * 3 <= pool.most:
        stamp(drawn, "alert", x + 11, middle, 22)
        x += 34
    write(drawn, x, middle, text, "bold", READ, "bone")
    return indexed(drawn)


# Below the board.


_BESIDE_OVERVIEW = 12
"""Pixels between an overview in a foot and the seats at its right."""


def _beside_overview(overview: tuple[int, int] | None) -> int:
    """Return how much width is left for seats beside an overview, of its width and height with its frame."""
    return FOOT - (overview[0] + _BESIDE_OVERVIEW if overview is not None else 0)


def foot_high(
    rows: tuple[Row, ...], lines: Lines, pool: Pool | None = None, overview: tuple[int, int] | None = None
) -> int:
    """Return how high the panel is below a board; 0 where there is nothing to show.

    ``overview`` is the width and the height of an overview with its frame, which stands to the left of the seats.
    """
    above = max(overview[1] + HEADING if overview is not None else 0, _seats_high(rows, overview))
    parts = [0 if _legend_beside(rows, lines, overview) else strip_high(lines), POOL_LINE if pool else 0]
    parts = [high for high in (above, *parts) if high]
    return sum(parts) + GAP * (len(parts) - 1) if parts else 0


def _seats_high(rows: tuple[Row, ...], overview: tuple[int, int] | None) -> int:
    """Return how high the seats are, beside an overview if there is one."""
    if not rows:
        return 0
    room = _beside_overview(overview)
    columns = beside_each_other(rows, room)
    return -(-len(rows) // columns) * (plate_high(rows, plate_wide(columns, room)) + GAP) - GAP


def _legend_beside(rows: tuple[Row, ...], lines: Lines, overview: tuple[int, int] | None) -> bool:
    """Return whether all of the legend finds room beside an overview, below the seats."""
    if overview is None or not lines:
        return False
    shown, whole = _flowing(lines, _beside_overview(overview), STRIP_MOST)
    free = overview[1] + HEADING - (_seats_high(rows, overview) + GAP if rows else 0)
    return whole == len(lines) and STRIP_ROW * len(shown) <= free


@remembered(32)
def foot(
    rows: tuple[Row, ...],
    lines: Lines,
    pool: Pool | None = None,
    *,
    own: BoardMarks | None = None,
    ticks: bool = False,
    overview: tuple[int, int] | None = None,
    note: str = "",
) -> Image.Image:
    """Return the panel below a board, `FOOT` pixels wide, indexed: seats, what all share, the legend.

    For an overview room is left to the left of the seats, below "Whole map" and ``note``.
    """
    sheet = indexed(pixels.new("RGB", (FOOT, max(1, foot_high(rows, lines, pool, overview))), tone("ink")))
    y, left, room = 0, FOOT - _beside_overview(overview), _beside_overview(overview)
    if overview is not None:
        sheet.paste(_heading(note, overview[0]), (0, 0))
        y = overview[1] + HEADING + GAP
    if _legend_beside(rows, lines, overview):
        sheet.paste(strip(lines, room, own), (left, y - GAP - strip_high(lines, room)))
        lines = ()
    if rows:
        columns = beside_each_other(rows, room)
        wide = plate_wide(columns, room)
        high = plate_high(rows, wide)
        for place, row in enumerate(rows):
            x = left + place % columns * (wide + GAP)
            sheet.paste(plate(row, wide, high, ticks=ticks), (x, place // columns * (high + GAP)))
        y = max(y, -(-len(rows) // columns) * (high + GAP))
    if pool is not None:
        sheet.paste(pool_line(pool), (0, y))
        y += POOL_LINE + GAP
    if lines:
        sheet.paste(strip(lines, FOOT, own), (0, y))
    return sheet


HEADING = 28
"""Height of the words above an overview."""


@remembered(32)
def _heading(note: str, wide: int, ground: str = "ink") -> Image.Image:
    """Return what stands above an overview, indexed: ``note`` at the right, and "Whole map" where both find room."""
    drawn = pixels.new("RGB", (wide, HEADING), tone(ground))
    words, right = WORDS("overview-whole"), wide - 2 - write(drawn, wide - 2, 12, note, "medium", READ, "bone", "right")
    if width(words, "medium", READ) + 12 <= right:
        write(drawn, 2, 12, words, "medium", READ, "mist")
    return indexed(drawn)


# Beside the board.

_RULE = 14
"""Height of a rule with its room."""

_ROW_WIDE = COLUMN - 8


def column_high(
    rows: tuple[Row, ...],
    lines: Lines,
    pool: Pool | None = None,
    *,
    own: BoardMarks | None = None,
    overview: tuple[int, int] | None = None,
) -> int:
    """Return how high the panel is beside a board, with an ``overview`` so large at its end; 0 where there is nothing to
    show."""
    parts = [len(rows) * (plate_high(rows, _ROW_WIDE) + 2), POOL if pool else 0]
    parts.append(HEADING + overview[1] if overview is not None else 0)
    parts = [high for high in (*parts, height(lines, own)) if high]
    return sum(parts) + _RULE * (len(parts) - 1) + 10 if parts else 0


@remembered(32)
def column(
    rows: tuple[Row, ...],
    lines: Lines,
    high: int,
    pool: Pool | None = None,
    *,
    own: BoardMarks | None = None,
    ticks: bool = False,
    overview: tuple[int, int] | None = None,
    note: str = "",
) -> Image.Image:
    """Return the panel beside a board on its plate, indexed, two pixels larger on each side than `COLUMN` x ``high``.

    Seats, what all share, the legend as far as it fits; room for an overview, below ``note``, at its foot.
    """
    sheet = empty(high).copy()
    left, y, begun = 2, 7, False
    free = high - 2 - (overview[1] + HEADING + 6 if overview is not None else 0)

    def ruled() -> int:
        if begun:
            sheet.paste(rule_line(), (left + 12, y + _RULE // 2 - 2))
        return y + (_RULE if begun else 0)

    tall = plate_high(rows, _ROW_WIDE)
    for row in rows:
        sheet.paste(plate(row, _ROW_WIDE, tall, ticks=ticks, edged=False), (left + 4, y))
        y, begun = y + tall + 2, True
    if pool is not None:
        y = ruled()
        sheet.paste(pool_row(pool, COLUMN - 24), (left + 12, y))
        y, begun = y + POOL, True
    if lines:
        y = ruled()
    for entry in lines:
        drawn = line(*entry, own)
        if y + drawn.height > free:
            break
        sheet.paste(drawn, (left + 8, y))
        y += drawn.height
    if overview is not None:
        sheet.paste(_heading(note, overview[0], "night"), (left + (COLUMN - overview[0]) // 2, free))
    return sheet
