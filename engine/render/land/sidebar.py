"""The panel of a map of the wilds: who does what for the others, then groups of marks with their words under rules."""

from __future__ import annotations

import re
from functools import lru_cache

from PIL import Image

from engine.core.scene import Group, Legend, Row, Token
from engine.render import badges, tokens
from engine.render.brush import Brush, Colour, cut, width, write
from engine.render.canvas import indexed, tone
from engine.render.drawings.emblems import closed_eye
from engine.render.frame import PANEL
from engine.render.land import signs
from engine.render.land.cells import dimmed, rumoured
from engine.render.land.signs import dashed_ring
from engine.render.land.terrain import ALIKE, TERRAINS, cover, terrain
from engine.render.lattice import Lattice
from engine.render.panel import LEFT, TOP, draw_mark, empty, heading, paste, plain, row_brush, rule_line
from engine.render.smallmap import OVERVIEW

# Marks of the legend.

TINY = Lattice(15, 26, 22, True)

_STATES = ("floor", "visited", "seen", "veiled")


def paint_mark(drawn: Image.Image, kind: str, letter: str, ground: str) -> bool:
    """Draw a mark of the wilds in a box of 40 x 29 pixels; return False for one that is none of them."""
    name, _, rest = kind.partition(":")
    disc = name.startswith("disc ")
    state = name.removeprefix("disc ")
    if rest and state in _STATES:
        paste(drawn, _sample(state, terrain(rest) and rest, disc), 20, 14)
    elif name == "way" and (rest in TERRAINS or rest in ALIKE):
        drawn.paste(signs.way_sample(rest, 28, ground).crop((0, 4, 32, 17)), (4, 8))
    elif state in _PLAIN and not rest:
        _PLAIN[state](drawn, letter, ground, disc)
    else:
        return False
    return True


@lru_cache(maxsize=128)
def _sample(state: str, name: str, disc: bool) -> Image.Image:
    """Return a small hex or node of a terrain in a state, as RGBA of 30 x 30 pixels."""
    look = terrain(name)
    brush = Brush(30, 30, look.fill, origin=(15, 15))
    if not disc:
        cover(brush.inner(0, 0, 48 * 0.34).moved(24, 27), name, (), 0)
    if state in ("seen", "veiled"):
        dimmed(brush, veiled=state == "veiled")
    corners = TINY.vertices
    if disc:
        rings: list[tuple[float, Colour]] = [(14.0, "trail" if state == "visited" else "steel")]
        rings.append((11.0 if state == "visited" else 12.4, ""))
        shape = Brush(30, 30, origin=(15, 15))
        shape.disc(0, 0, rings[0][0], "bone")
        inner = Brush(30, 30, origin=(15, 15))
        inner.disc(0, 0, rings[1][0], "bone")
        sample = Image.new("RGB", (30, 30), tone(str(rings[0][1])))
        sample.paste(brush.finish(), (0, 0), inner.finish().getchannel("A"))
    else:
        shape = Brush(30, 30, origin=(15, 15))
        shape.polygon(corners, "bone")
        sample = brush.finish()
        if state == "visited":
            inner = Brush(30, 30, origin=(15, 15))
            inner.polygon([(x * 0.79, y * 0.79) for x, y in corners], "bone")
            rim = Image.new("RGB", (30, 30), tone("trail"))
            rim.paste(sample, (0, 0), inner.finish().getchannel("A"))
            sample = rim
    sample.putalpha(shape.finish().getchannel("A"))
    return sample


def _rumour(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    if disc:
        dashed_ring(brush, 12.6, 9, 2.2, "mist")
    else:
        corners = [(x * 0.93, y * 0.93) for x, y in TINY.vertices]
        for place, (ax, ay) in enumerate(corners):
            bx, by = corners[(place + 1) % 6]
            for first, last in ((0.0, 0.2), (0.36, 0.64), (0.8, 1.0)):
                ends = ((ax + (bx - ax) * first, ay + (by - ay) * first), (ax + (bx - ax) * last, ay + (by - ay) * last))
                brush.stroke(ends, 2.2, "mist", round_ends=False)
    drawn.paste(brush.finish(), (0, 0))
    rumoured(drawn, "", 20, 14, 22)


def _edge(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(30, 30, "night", origin=(15, 15))
    for start in range(-120, 120, 34):
        brush.pen.line(((start, 120), (start + 120, 0)), fill=tone("fog_line"), width=10)
    brush.stroke([(x * 0.92, y * 0.92) for x, y in TINY.vertices], 1.8, "steel", closed=True)
    shape = Brush(30, 30, origin=(15, 15))
    shape.polygon(TINY.vertices, "bone")
    sample = brush.finish()
    sample.putalpha(shape.finish().getchannel("A"))
    paste(drawn, sample, 20, 14)


def _clue(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, _small_arrow(False), 20, 15)


def _trace(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, _small_arrow(True), 20, 15)


@lru_cache(maxsize=2)
def _small_arrow(hollow: bool) -> Image.Image:
    brush = Brush(32, 24, origin=(16, 12))
    points = [(-13, -3.6), (1.6, -3.6), (1.6, -9), (14, 0), (1.6, 9), (1.6, 3.6), (-13, 3.6)]
    if hollow:
        brush.stroke(points, 2.2, "mist", closed=True)
    else:
        brush.polygon(points, "lantern")
    return brush.finish()


def _pill(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    text = letter or "P18"
    wide = 40
    brush = Brush(wide, 29, ground, origin=(wide / 2, 14.5))
    brush.plate(-wide / 2 + 0.6, -13, wide / 2 - 0.6, 13, 13, "lantern")
    brush.plate(-wide / 2 + 2.4, -11.2, wide / 2 - 2.4, 11.2, 11.2, "ink")
    sample = brush.finish()
    write(sample, wide / 2, 14.5, text, "bold", 18 if len(text) < 4 else 14, "lantern", "middle")
    drawn.paste(sample, (0, 0))


def _blocked(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    paste(drawn, badges.rubble(24), 20, 14)


def _trail(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    for left in (-13.0, 2.0):
        brush.stroke(((left - 1.6, 0), (left + 12.6, 0)), 7.2, "trail", round_ends=False)
        brush.stroke(((left, 0), (left + 11, 0)), 4.0, "vermilion", round_ends=False)
    drawn.paste(brush.finish(), (0, 0))


def _hidden(drawn: Image.Image, letter: str, ground: str, disc: bool) -> None:
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    brush.plate(-13, -9.5, 13, 9.5, 6, "mist")
    brush.plate(-11.6, -8.1, 11.6, 8.1, 5, "umber")
    closed_eye(brush, 0, -0.6, "mist")
    drawn.paste(brush.finish(), (0, 0))


_PLAIN = {
    "rumour": _rumour,
    "edge": _edge,
    "clue": _clue,
    "trace": _trace,
    "pill": _pill,
    "blocked": _blocked,
    "trail": _trail,
    "hidden": _hidden,
}
"""The marks that need no terrain."""

# The panel.

_WIDE, _HIGH = PANEL[2] - PANEL[0], PANEL[3] - PANEL[1]
_FIRST, _FOOT = 4, 8
ROW, ROW_LEAST = 60, 47
"""Heights of somebody with a role above the name: as they are, and where the panel is crowded."""

LINE, LINE_LEAST, MORE = 32, 28, 24
"""Heights of a mark's line in a group, and of each further line of its words."""

GAP, GAP_LEAST = 16, 11
"""Heights of a rule with its room."""

_AROUND_OVERVIEW = 38

NARROW, SIDE, COLUMN = 33, 11, 113
"""Where words begin in one of two columns, where the first column begins, and how wide it is."""

_FIRST_WORDS, _SECOND = COLUMN - NARROW, _WIDE - 4 - SIDE - COLUMN - NARROW
"""How long words may be in the first and in the second column."""

_WORDS = _WIDE - 12 - 48 - 4
"""How long words beside a mark may be, in pixels."""


def _row_lines(group: Group) -> int:
    return len(_pairs(group.lines)) if group.columns > 1 else len(group.lines)


def _more(group: Group) -> int:
    """Return how many pixels a group needs for words that go on below the line of their mark."""
    return MORE * sum(len(lines_of(entry.text)) - 1 for entry in group.lines) if group.columns < 2 else 0


@lru_cache(maxsize=64)
def _pairs(lines: tuple[Legend, ...]) -> tuple[tuple[Legend, ...], ...]:
    """Return the lines of a group in two columns by their rows: one that is too long for a column has a row of its own."""
    rows: list[tuple[Legend, ...]] = []
    for entry in lines:
        long = width(entry.text, "medium", 20)
        if rows and len(rows[-1]) == 1 and long <= _SECOND and width(rows[-1][0].text, "medium", 20) <= _FIRST_WORDS:
            rows[-1] = (*rows[-1], entry)
        else:
            rows.append((entry,))
    return tuple(rows)


MOST_LINES = 3
"""Words beside a mark stand in no more lines than this."""


@lru_cache(maxsize=128)
def lines_of(text: str) -> tuple[str, ...]:
    """Return words beside a mark in lines as long as the panel is wide; what does not fit is left out by whole words."""
    lines: list[str] = [""]
    for piece in re.findall(r"[^\s-]*-|[^\s-]+\s*", text):
        if width((lines[-1] + piece).rstrip(), "medium", 20) <= _WORDS or not lines[-1]:
            lines[-1] += piece
        elif len(lines) < MOST_LINES:
            lines.append(piece)
        else:
            lines[-1] = _ended(lines[-1])
            break
    return tuple(cut(line.rstrip(), "medium", 20, _WORDS) for line in lines)


def _ended(line: str) -> str:
    """Return a line's first words with dots after them."""
    line = line.rstrip()
    while " " in line and width(f"{line}…", "medium", 20) > _WORDS:
        line = line.rpartition(" ")[0]
    return f"{line.rstrip(',;:–- ')}…"


def fitted(rows: int, groups: tuple[Group, ...], overview: bool) -> tuple[Group, ...]:
    """Return the groups with as many of their lines as there is room for beside so many rows and an overview."""
    groups = tuple(group for group in groups if group.lines)
    while groups and _least(rows, groups, overview) > _HIGH:
        worst = min(range(len(groups)), key=lambda place: (groups[place].keep, -place))
        group = groups[worst]
        left = group.lines[: -(1 if group.columns < 2 else len(_pairs(group.lines)[-1]))]
        shorter = (Group(left, group.columns, group.keep),) if left else ()
        groups = (*groups[:worst], *shorter, *groups[worst + 1 :])
    return groups


def _least(rows: int, groups: tuple[Group, ...], overview: bool) -> int:
    lines = sum(_row_lines(group) for group in groups)
    rules = len(groups) - (0 if rows or overview else 1)
    lines_high = lines * LINE_LEAST + sum(_more(group) for group in groups)
    return _FIRST + _FOOT + _seats_least(rows) + _overview_high(overview) + lines_high + rules * GAP_LEAST


def _seats_least(rows: int) -> int:
    return rows * ROW_LEAST


def _overview_high(overview: bool) -> int:
    return OVERVIEW[1] + _AROUND_OVERVIEW if overview else 0


def overview_place(rows: tuple[Row, ...], groups: tuple[Group, ...]) -> tuple[int, int]:
    """Return where the frame of an overview lies in the picture."""
    heights = _heights(len(rows), fitted(len(rows), groups, True), True)
    return PANEL[0] + (_WIDE - OVERVIEW[0] - 4) // 2, PANEL[1] + _FIRST + heights[0] * len(rows) + 32


def _heights(rows: int, groups: tuple[Group, ...], overview: bool) -> tuple[int, int, int]:
    """Return the heights of a row, a line and a rule: what room there is to spare is given to lines, rules and rows."""
    spare = _HIGH - _least(rows, groups, overview)
    lines = sum(_row_lines(group) for group in groups)
    more_row = min(ROW - ROW_LEAST, spare // 3 // rows) if rows else 0
    spare -= more_row * rows
    more_line = min(LINE - LINE_LEAST, spare // lines) if lines else 0
    spare -= more_line * lines
    more_gap = min(14, spare // max(1, len(groups)))
    spare -= more_gap * len(groups)
    if rows:
        more_row += min(ROW - ROW_LEAST - more_row, spare // rows)
    return ROW_LEAST + more_row, LINE_LEAST + more_line, GAP_LEAST + more_gap


@lru_cache(maxsize=48)
def panel(rows: tuple[Row, ...], groups: tuple[Group, ...], overview: bool, note: str) -> Image.Image:
    """Return the panel as an indexed sprite for (LEFT, TOP): rows, room for an overview, groups as far as they fit."""
    sheet = plain().copy()
    x, y = PANEL[0] - LEFT, PANEL[1] - TOP
    sheet.paste(empty(_HIGH), (x - 2, y - 2))
    groups = fitted(len(rows), groups, overview)
    high, line_high, gap = _heights(len(rows), groups, overview)
    foot, y = y + _HIGH, y + _FIRST
    for row in rows:
        if y + high > foot:
            break
        sheet.paste(_role(row, high), (x + 4, y))
        y += high
    if overview:
        sheet.paste(heading(note), (x + 6, y + 2))
        y += _overview_high(True)
    for place, group in enumerate(groups):
        if place or rows or overview:
            sheet.paste(rule_line(), (x + 12, y + gap // 2 - 1))
            y += gap
        if group.columns < 2:
            for entry in group.lines:
                sheet.paste(_line(entry, _WIDE - 12, line_high), (x + 6, y))
                y += line_high + MORE * (len(lines_of(entry.text)) - 1)
            continue
        for pair in _pairs(group.lines):
            for place, entry in enumerate(pair):
                left = SIDE + COLUMN * place
                wide = COLUMN if place + 1 < len(pair) else _WIDE - 4 - left
                sheet.paste(_narrow(entry, wide, line_high), (x + left, y))
            y += line_high
    return sheet


@lru_cache(maxsize=96)
def _role(row: Row, high: int) -> Image.Image:
    """Return somebody with what they do, indexed: token, role above, name below, a value at the right."""
    wide, middle = _WIDE - 8, high / 2
    brush = row_brush(wide, high, row.acting)
    if row.down:
        tokens.fallen(brush, row.token, 15, 23, middle)
    elif row.token.kind == "adventurer":
        tokens.person(brush, row.token, 15, 23, middle)
    if row.token.most > 0:
        tokens.bar(brush, 133, high - 6, 154, row.token.health, row.token.most)
    drawn = brush.finish()
    if row.token.kind != "adventurer" and not row.down:
        small = tokens.token(Token(row.token.kind, row.token.letter, row.token.seat), 15)
        drawn.paste(small, (23 - tokens.REACH, round(middle) - tokens.REACH + tokens.lift(15)), small)
    ink, right, quiet = "mist" if row.down else "bone", wide - 12.0, row.role or row.detail
    upper, lower = (middle - 10.5, middle + 12.5) if quiet else (middle, middle)
    if row.value:
        right -= write(drawn, right, lower, row.value, "bold", 22, ink, "right") + 10
    if quiet:
        write(drawn, 50, upper, cut(quiet, "medium", 20, wide - 60), "medium", 20, "mist")
    write(drawn, 50, lower, cut(row.name, "bold", 22, right - 50), "bold", 22, ink)
    return indexed(drawn)


@lru_cache(maxsize=128)
def _line(entry: Legend, wide: int, high: int) -> Image.Image:
    """Return a mark with its words, indexed: more lines below where they need them."""
    words = lines_of(entry.text)
    drawn = Image.new("RGB", (wide, high + MORE * (len(words) - 1)), tone("night"))
    mark = Image.new("RGB", (44, 29), tone("night"))
    draw_mark(mark, entry.mark, entry.letter, paint_mark)
    drawn.paste(mark, (2, (high - 29) // 2))
    for row, part in enumerate(words):
        write(drawn, 48, high / 2 + row * MORE, part, "medium", 20, "bone")
    return indexed(drawn)


@lru_cache(maxsize=128)
def _narrow(entry: Legend, wide: int, high: int) -> Image.Image:
    """Return a mark with its words in one of several columns, indexed."""
    drawn = Image.new("RGB", (wide, high), tone("night"))
    mark = Image.new("RGB", (44, 29), tone("night"))
    draw_mark(mark, entry.mark, entry.letter, paint_mark)
    drawn.paste(mark.crop((5, 0, 35, 29)), (0, (high - 29) // 2))
    write(drawn, NARROW, high / 2, cut(entry.text, "medium", 20, wide - NARROW), "medium", 20, "bone")
    return indexed(drawn)
