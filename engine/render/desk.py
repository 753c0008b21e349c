"""The panel of maps that are not laid out by `engine.render.layout` yet: seats in turn order, then the overview of a map
that is larger than the picture, then the legend, line by line."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engine.core.scene import Pool, Row, Token
from engine.render import tokens
from engine.render.brush import cut, width, write
from engine.render.canvas import indexed, tone
from engine.render.frame import PANEL
from engine.render.icons import stamp
from engine.render.panel import (
    LEFT,
    MOST,
    PANEL_WIDE,
    POOL,
    TOP,
    Lines,
    Marks,
    empty,
    heading,
    line,
    plain,
    pool_row,
    row_brush,
    rule_line,
)
from engine.render.smallmap import OVERVIEW


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


def _step(rows: tuple[Row, ...], needed: int, overview: int) -> int:
    """Return the height of one seat, so that ``needed`` pixels of legend and the overview find room below."""
    if not rows:
        return 0
    least, most = _heights(rows)
    below = (overview + _AROUND_OVERVIEW if overview else 0) + needed + (16 if overview or needed else 0)
    return max(least, min(most, (PANEL[3] - PANEL[1] - 12 - below) // len(rows)))


_AROUND_OVERVIEW = 42
"""Pixels that an overview needs above and below it."""


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
