"""The panel at the right: seats in turn order, then the overview of a map that is larger than the picture, then the
legend, line by line."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Badge, Legend, Pool, Row, Token
from engine.render import badges, tokens
from engine.render.brush import Brush, cut, stretched, width, write
from engine.render.canvas import indexed, tone
from engine.render.drawings.emblems import hourglass
from engine.render.drawings.things import hooded
from engine.render.frame import HEADER, HEIGHT, MAP, PANEL, WIDTH, ground
from engine.render.icons import stamp
from engine.render.smallmap import OVERVIEW

# The legend.

MOST = 14
"""The panel shows no more lines than this."""

Lines = tuple[tuple[str, str, str], ...]
"""Legend lines as drawn: mark, words, and the letter of a sample badge."""


def sample(badges_shown: tuple[Badge, ...], state: str) -> str:
    """Return the letter that a legend shows in its sample of a badge: one that is on the map, if there is one."""
    return next((badge.text for badge in badges_shown if badge.state == state and not badge.choice), "A")


Marks = Callable[[Image.Image, str, str, str], bool]
"""Draws the marks that one kind of board has of its own, each for image, mark, letter and ground; false for any other."""

LINE = 222
"""How long a line of the panel's legend is, in pixels."""


@lru_cache(maxsize=128)
def line(kind: str, text: str, letter: str, own: Marks | None = None) -> Image.Image:
    """Return one line of the legend, indexed, a second one below where the words need it; ``own`` as in `draw_mark`."""
    words = wrapped(text, LINE - 50)
    drawn = Image.new("RGB", (LINE, 29 + 24 * (len(words) - 1)), tone("night"))
    draw_mark(drawn, kind, letter, own)
    for row, part in enumerate(words):
        write(drawn, 46, 14.5 + 24 * row, part, "medium", 20, "bone")
    return indexed(drawn)


def draw_mark(drawn: Image.Image, kind: str, letter: str, own: Marks | None, ground: str = "night") -> None:
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
    elif name == "window":
        brush = Brush(40, 29, ground, origin=(20, 14.5))
        brush.stroke(((-11, -7.5), (11, -7.5), (11, 7.5), (-11, 7.5)), 1.8, "bone", closed=True)
        drawn.paste(brush.finish(), (0, 0))
    else:
        stamp(drawn, kind, 20, 14.5, 26)


def paste(drawn: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Lay an RGBA sprite on an RGB image with its middle at (x, y)."""
    drawn.paste(sprite, (x - sprite.width // 2, y - sprite.height // 2), sprite)


def wrapped(text: str, room: float) -> list[str]:
    """Return a text in one line or two, cut to what fits."""
    if width(text, "medium", 20) <= room:
        return [text]
    words, first = text.split(), ""
    while words and width(f"{first} {words[0]}".strip(), "medium", 20) <= room:
        first = f"{first} {words.pop(0)}".strip()
    if not first:
        return [cut(text, "medium", 20, room)]
    return [first, cut(" ".join(words), "medium", 20, room)]


def height(lines: Lines, own: Marks | None) -> int:
    """Return how many pixels high legend lines are."""
    return sum(line(*entry, own).height for entry in lines)


def legend_lines(legend: tuple[Legend, ...], shown: tuple[Badge, ...], most: int = MOST) -> Lines:
    """Return a scene's legend as the panel draws it."""
    return tuple([(entry.mark, entry.text, entry.letter or _letter(entry.mark, shown)) for entry in legend[:most]])


def _letter(kind: str, shown: tuple[Badge, ...]) -> str:
    name, _, state = kind.partition(":")
    return sample(shown, state) if name == "badge" else "A"


# The panel and its rows.

LEFT, TOP = MAP[2], HEADER
"""Where the panel's sprite lies in the picture."""

PANEL_WIDE = PANEL[2] - PANEL[0]


@cache
def plain() -> Image.Image:
    """Return the part of the picture that the panel covers: ground and frame, without a panel, indexed."""
    return ground(WIDTH, HEIGHT).crop((LEFT, TOP, WIDTH, HEIGHT))


@cache
def slot(high: int, wide: int = PANEL_WIDE) -> Image.Image:
    """Return an empty panel on the ground as RGB, two pixels larger on each side than the panel."""
    brush = Brush(36, 36, origin=(2, 2))
    brush.plate(-1, -1, 33, 33, 9, "slate")
    brush.plate(0.3, 0.3, 31.7, 31.7, 8, "night")
    plate = stretched(brush.finish(), wide + 4, high + 4)
    drawn = Image.new("RGB", plate.size, tone("ink"))
    drawn.paste(plate, (0, 0), plate)
    return drawn


@cache
def empty(high: int) -> Image.Image:
    """Return the same, indexed."""
    return indexed(slot(high))


def row_brush(wide: int, high: int, acting: bool, radius: float = 8) -> Brush:
    """Return a brush on the ground of somebody's row, a plate of lantern on it for whoever is to act."""
    brush = Brush(wide, high, "night")
    if acting:
        brush.plate(0.3, 0.5, wide - 0.3, high - 0.5, radius, "lantern")
        brush.plate(1.9, 2.1, wide - 1.9, high - 2.1, radius - 1.4, "plate")
    return brush


@lru_cache(maxsize=96)
def _row(row: Row, high: int, ticks: bool) -> Image.Image:
    """Return one seat, indexed, as wide as the panel's inside; with ``ticks`` whoever has acted has one.

    Such maps have fuller panels: names are smaller where they would be cut or the row is low.
    """
    if row.counts:
        return _holder(row, high)
    wide = PANEL_WIDE - 8
    brush = row_brush(wide, high, row.acting, 10)
    unit, middle = row.token, high / 2
    if row.down:
        tokens.fallen(brush, unit, 16, 27, middle)
    elif unit.kind == "adventurer":
        tokens.person(brush, unit, 16, 27, middle)
        if ticks and unit.acted:
            tokens.tick(brush, 38, middle + 10)
    upper, barred = middle - (8 if ticks and high < 50 else 11), unit.most > 0
    if barred:
        tokens.bar(brush, 133, middle + 13, 154, unit.health, unit.most)
    drawn = brush.finish()
    if unit.kind != "adventurer" and not row.down:
        small = tokens.token(Token(unit.kind, unit.letter, unit.seat), 16)
        drawn.paste(small, (27 - tokens.REACH, round(middle) - tokens.REACH + tokens.lift(16)), small)
    if not barred and not row.detail:
        upper = middle
    right, size = wide - 16.0, 24
    if ticks and ((barred and high < 50) or width(row.name, "bold", 24) > right - 67 - width(row.value, "bold", 24)):
        size = 20
    if row.value:
        right -= write(drawn, right, upper, row.value, "bold", size, "bone" if not row.down else "mist", "right") + 12
    name = cut(row.name, "bold", size, right - 55)
    reach = write(drawn, 55, upper, name, "bold", size, "bone" if not row.down else "mist")
    if row.detail and barred:
        room = right - 55 - reach - 10
        if width(row.detail, "medium", 20) <= room:
            write(drawn, 55 + reach + 10, upper + 1, row.detail, "medium", 20, "mist")
    elif row.detail:
        write(drawn, 55, middle + 13, cut(row.detail, "medium", 20, wide - 71), "medium", 20, "mist")
    return indexed(drawn)


@lru_cache(maxsize=96)
def _holder(row: Row, high: int) -> Image.Image:
    """Return one seat with what it holds in a line of its own, indexed; ``detail`` below the name where there is room."""
    wide, tall = PANEL_WIDE - 8, high >= TALL
    brush = row_brush(wide, high, row.acting)
    drawn = brush.finish()
    radius, first = (20, high / 2 - 32) if tall else (16, high / 2 - 16)
    middle, last = first + (14 if tall else 0), first + (67 if tall else 33)
    small = tokens.token(Token(row.token.kind, row.token.letter, row.token.seat, icon=row.token.icon), radius)
    drawn.paste(small, ((32 if tall else 29) - tokens.REACH, round(middle) - tokens.REACH + tokens.lift(radius)), small)
    right, left = wide - (14.0 if tall else 8.0), 64 if tall else 54
    ink = "mist" if row.down else "bone"
    if row.value:
        right -= write(drawn, right, first, row.value, "bold", 24, ink, "right") + 12
    name = cut(row.name, "bold", 24, right - left)
    reach = write(drawn, left, first, name, "bold", 24, ink)
    if row.detail and tall:
        write(drawn, left, first + 28, cut(row.detail, "medium", 20, wide - left - 10), "medium", 20, "mist")
    elif row.detail and width(row.detail, "medium", 20) <= right - left - reach - 12:
        write(drawn, right, first + 1, row.detail, "medium", 20, "mist", "right")
    _counts(drawn, row.counts, last, ink)
    return indexed(drawn)


def _counts(drawn: Image.Image, counts: tuple[tuple[str, int | str], ...], y: float, ink: str) -> None:
    """Draw icons with their numbers in a line: in even steps, or closer where numbers are long."""
    room = drawn.width - 18
    for icon_size, size in ((26, 22), (22, 20)):
        needed = [icon_size + 7 + width(str(count), "bold", size) for _, count in counts]
        if sum(needed) + 4 * len(counts) <= room:
            break
    step = room / max(4, len(counts))
    spare = min(14.0, max(0.0, room - sum(needed)) / max(1, len(counts) - 1))
    even, x = max(needed) + 4 <= step, 10.0
    for (icon, count), wide in zip(counts, needed, strict=True):
        stamp(drawn, icon, x + icon_size / 2, y, icon_size)
        write(drawn, x + icon_size + 5, y, str(count), "bold", size, ink)
        x += step if even else wide + spare


TALL = 104
"""How high a seat with counts is at least for its detail to have a line of its own."""


@lru_cache(maxsize=64)
def heading(text: str) -> Image.Image:
    """Return what stands above the overview, indexed: "Whole map", and ``text`` at the right."""
    drawn = Image.new("RGB", (PANEL_WIDE - 12, 28), tone("night"))
    write(drawn, 8, 14, "Whole map", "medium", 20, "mist")
    write(drawn, PANEL_WIDE - 20, 14, text, "medium", 20, "bone", "right")
    return indexed(drawn)


def _step(rows: tuple[Row, ...], needed: int, overview: int) -> int:
    """Return the height of one seat, so that ``needed`` pixels of legend and the overview find room below."""
    if not rows:
        return 0
    least, most = _heights(rows)
    below = (overview + _AROUND_OVERVIEW if overview else 0) + needed + (16 if overview or needed else 0)
    return max(least, min(most, (PANEL[3] - PANEL[1] - 12 - below) // len(rows)))


_AROUND_OVERVIEW = 42
"""Pixels that an overview needs above and below it."""

POOL = 80
"""Height of the row of what all share, without the rules around it."""

_IN_A_ROW, _APART, _MARK = 9, 29.0, 32
"""More marks than this stand in two rows; their greatest distance and size."""


@lru_cache(maxsize=32)
def pool_row(pool: Pool, wide: int) -> Image.Image:
    """Return what all share, indexed: its name, "5 of 7", and marks in one row or two, full ones first.

    A warning stands beside the number when a third or less is left.
    """
    drawn = Image.new("RGB", (wide, POOL), tone("night"))
    write(drawn, 4, 17, pool.label, "medium", 20, "mist")
    text = f"{pool.now} of {pool.most}"
    write(drawn, wide - 4, 17, text, "bold", 24, "bone", "right")
    if pool.now * 3 <= pool.most:
        stamp(drawn, "alert", wide - 20 - width(text, "bold", 24), 16, 20)
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


@lru_cache(maxsize=64)
def pool_mark(icon: str, size: int, full: bool) -> Image.Image:
    """Return one mark of a pool, as RGBA: full, or switched off; ``ValueError`` for an icon that has none."""
    if icon not in ("stealth", "hourglass"):
        raise ValueError(f"no pool has the icon {icon!r}; known are hourglass, stealth")
    brush = Brush(size, size, unit=size / 48)
    if icon == "stealth":
        hooded(brush, *(("mist", "ink", "bone") if full else ("fog_line", "dusk", "fog_line")))
        return brush.finish()
    if full:
        hourglass(brush)
        return brush.finish()
    for y in (4.0, 40.0):
        brush.plate(9, y, 39, y + 4, 2, "slate")
    brush.stroke(((13, 9), (13, 14), (24, 24), (13, 34), (13, 39)), 2.6, "slate")
    brush.stroke(((35, 9), (35, 14), (24, 24), (35, 34), (35, 39)), 2.6, "slate")
    return brush.finish()


@lru_cache(maxsize=48)
def seats(
    rows: tuple[Row, ...],
    lines: Lines,
    note: str,
    overview: int,
    needed: int,
    pool: Pool | None = None,
    *,
    own: Marks | None = None,
    ticks: bool = False,
) -> Image.Image:
    """Return the panel as an indexed sprite for (LEFT, TOP): rows, a rule, room for an overview, legend lines.

    ``note`` stands at the right of "Whole map" above the overview, which is ``overview`` pixels high (0: none). The
    legend is given ``needed`` pixels at the cost of the rows' height; lines are left out where there is no room.
    ``pool`` stands below the rows; with ``ticks`` those who have acted have one.
    """
    sheet = plain().copy()
    high = PANEL[3] - PANEL[1]
    x, y = PANEL[0] - LEFT, PANEL[1] - TOP
    sheet.paste(empty(high), (x - 2, y - 2))
    foot, y = y + high, y + 6
    step = _step(rows, needed + (POOL + 12 if pool else 0), overview)
    for place, row in enumerate(rows):
        if y + step > foot:
            break
        high = min(step - 6, 120) if row.counts else min(step, 61)
        sheet.paste(_row(row, high, ticks), (x + 4, y + ((step - 6 - high) // 2 if row.counts else 0)))
        y += step
        if row.counts and place + 1 < len(rows) and not (row.acting or rows[place + 1].acting):
            sheet.paste(_line_between(), (x + 14, y - 4))
    if rows and (lines or overview or pool):
        sheet.paste(rule_line(), (x + 12, y + 4))
        y += 12
    if pool is not None:
        sheet.paste(pool_row(pool, PANEL_WIDE - 24), (x + 12, y))
        y += POOL
        if lines:
            sheet.paste(rule_line(), (x + 12, y + 2))
            y += 10
    if overview:
        sheet.paste(heading(note), (x + 6, y))
        y += overview + _AROUND_OVERVIEW
    shown, room = [], foot - 4 - y
    for drawn in (line(*entry, own) for entry in lines[:MOST]):
        room -= drawn.height
        if room < 0:
            break
        shown.append(drawn)
    gap = min(4, max(0, room) // len(shown)) if shown else 0
    for drawn in shown:
        sheet.paste(drawn, (x + 8, y + gap // 2))
        y += drawn.height + gap
    return sheet


def _heights(rows: tuple[Row, ...]) -> tuple[int, int]:
    """Return how low and how high a seat may be."""
    return (72, 142) if any(row.counts for row in rows) else (44, 62)


def overview_room(rows: tuple[Row, ...], needed: int) -> int:
    """Return how high an overview may be between the rows and so much legend."""
    return PANEL[3] - PANEL[1] - 28 - _AROUND_OVERVIEW - needed - _heights(rows)[0] * len(rows)


@cache
def _line_between() -> Image.Image:
    return indexed(Image.new("RGB", (PANEL_WIDE - 28, 1), tone("slate")))


def overview_place(rows: tuple[Row, ...], overview: int, needed: int) -> tuple[int, int]:
    """Return where the frame of an overview of that height lies in the picture, below the rows, above so much legend."""
    top = PANEL[1] + 6 + _step(rows, needed, overview) * len(rows) + (12 if rows else 0) + 30
    return PANEL[0] + (PANEL_WIDE - OVERVIEW[0] - 4) // 2, top


@cache
def rule_line() -> Image.Image:
    """Return the rule between parts of a panel, indexed."""
    brush = Brush(3, 3, "night")
    brush.box(-1, 0.8, 4, 2.2, "brown")
    return indexed(brush.finish().resize((PANEL_WIDE - 24, 3)))
