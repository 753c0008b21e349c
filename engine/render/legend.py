"""The legend: marks of what a picture shows with their words, in lines of the panel or in a strip below a board."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Badge, Legend
from engine.render import badges, slablegend, tokens, wildmarks
from engine.render.brush import Brush
from engine.render.floors import floor, mark_middle
from engine.render.icons import stamp
from engine.render.lattice import Lattice
from engine.render.lettering import cut, width, write
from engine.render.palette import indexed, tone

MOST = 14
"""The panel shows no more lines than this."""

Lines = tuple[tuple[str, str, str], ...]
"""Legend lines as drawn: mark, words, and the letter of a sample badge."""


def sample(badges_shown: tuple[Badge, ...], state: str) -> str:
    """Return the letter that a legend shows in its sample of a badge: one that is on the map, if there is one."""
    return next((badge.text for badge in badges_shown if badge.state == state and not badge.choice), "A")


_TINY = Lattice(14, 24, 21)

LINE = 222
"""How long a line of the panel's legend is, in pixels."""


@lru_cache(maxsize=128)
def line(kind: str, text: str, letter: str) -> Image.Image:
    """Return one line of the legend, indexed, a second one below where the words need it."""
    words = wrapped(text, LINE - 50)
    drawn = Image.new("RGB", (LINE, 29 + 24 * (len(words) - 1)), tone("night"))
    draw_mark(drawn, kind, letter)
    for row, part in enumerate(words):
        write(drawn, 46, 14.5 + 24 * row, part, "medium", 20, "bone")
    return indexed(drawn)


def draw_mark(drawn: Image.Image, kind: str, letter: str, ground: str = "night") -> None:
    """Draw a mark of the legend into a box of 40 x 29 pixels in the upper left corner of an RGB image."""
    if wildmarks.paint(drawn, kind, letter, ground) or slablegend.paint(drawn, kind, ground):
        return
    name, _, rest = kind.partition(":")
    letter = letter or "A"
    brush = Brush(40, 29, ground, origin=(20, 14.5))
    v = _TINY.vertices
    if name == "badge" and rest:
        paste(drawn, badges.badge(letter, rest, False, None, 0.75), 20, 14)
        return
    if name in ("danger", "calm") and rest:
        paste(drawn, badges.card(rest, name, 0.62), 20, 14)
        return
    if name == "enemy":
        tokens.spikes(brush, 0, 0, 12.4, outline=0)
    elif name == "reach":
        for grow, colour in ((1.0, "bone"), (0.9, "blue"), (0.66, ground)):
            brush.polygon([(x * grow, y * grow) for x, y in v], colour)
    elif name == "floor":
        tile = Brush(27, 24, floor(rest).fill, origin=(13.5, 12))
        mark_middle(tile, rest)
        drawn.paste(tile.finish(), (7, 3))
        hexagon = Brush(40, 29, origin=(20, 14.5))
        hexagon.polygon(v, "bone")
        sheet = Image.new("RGB", (40, 29), tone(ground))
        sheet.paste(drawn.crop((0, 0, 40, 29)), (0, 0), hexagon.finish().getchannel("A"))
        drawn.paste(sheet, (0, 0))
        return
    elif name == "ghost":
        brush.stroke(v, 2.2, "lantern", closed=True)
        brush.polygon([(x * 0.86, y * 0.86) for x, y in v], "ghost_2")
    elif name == "outside":
        paste(drawn, badges.badge(letter, "later", False, None, 0.75), 16, 14)
        brush = Brush(14, 29, ground, origin=(0, 14.5))
        brush.polygon(((2, -5.5), (10, 0), (2, 5.5)), "lantern")
        drawn.paste(brush.finish(), (31, 0))
        return
    elif name == "newest":
        brush.stroke(((-10, -10), (10, -10), (10, 10), (-10, 10)), 3, "white", closed=True)
        brush.box(-8.5, -8.5, 8.5, 8.5, "rock")
    elif name == "nearly":
        brush.plate(-12, -12, 12, 12, 3, "tile_blue")
        for x, y in ((-6.5, -8), (6.5, -8), (-6.5, 8), (6.5, 8)):
            brush.box(x - 3, y - 1.3, x + 3, y + 1.3, "white")
            brush.box(y * 1.0 - 1.3, x - 3, y * 1.0 + 1.3, x + 3, "white")
    elif name == "spent":
        brush.plate(-12, -12, 12, 12, 3, "spent_tan")
        brush.box(-12, -0.8, 12, 0.8, "spent_tan_line")
        for x, y in ((-4, -6), (5, 6)):
            brush.box(x - 0.8, y - 6, x + 0.8, y + 6, "spent_tan_line")
    elif name == "lit":
        brush.plate(-12.5, -12.5, 12.5, 12.5, 3.5, "bone")
        brush.plate(-9, -9, 9, 9, 2, "wall_ink")
        brush.plate(-7.6, -7.6, 7.6, 7.6, 1.5, "tile_blue")
    elif name == "window":
        brush.stroke(((-11, -7.5), (11, -7.5), (11, 7.5), (-11, 7.5)), 1.8, "bone", closed=True)
    else:
        stamp(drawn, kind, 20, 14.5, 26)
        return
    drawn.paste(brush.finish(), (0, 0))


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


def height(lines: Lines) -> int:
    """Return how many pixels high legend lines are."""
    return sum(line(*entry).height for entry in lines)


def legend_lines(legend: tuple[Legend, ...], shown: tuple[Badge, ...], most: int = MOST) -> Lines:
    """Return a scene's legend as the panel draws it."""
    return tuple([(entry.mark, entry.text, entry.letter or _letter(entry.mark, shown)) for entry in legend[:most]])


def _letter(kind: str, shown: tuple[Badge, ...]) -> str:
    name, _, state = kind.partition(":")
    return sample(shown, state) if name == "badge" else "A"


STRIP_MOST, STRIP_LINES = 3, 14
"""A strip has no more rows and marks than this."""

_ROW, _HEAD, _ENTRY, _GAP = 35, 10, 31, 18


def strip_rows(lines: Lines, wide: int) -> list[list[tuple[str, str, str]]]:
    """Return the lines as rows of a strip ``wide`` pixels long; what finds no room is left out."""
    rows: list[list[tuple[str, str, str]]] = []
    left = 0.0
    for entry in lines:
        needed = _ENTRY + min(width(entry[1], "medium", 20), wide - _ENTRY) + _GAP
        if not rows or left + needed - _GAP > wide:
            if len(rows) == STRIP_MOST:
                break
            rows.append([])
            left = 0.0
        rows[-1].append(entry)
        left += needed
    return rows


def strip_height(lines: Lines, wide: int) -> int:
    """Return how high a strip of the legend is, its rule included; 0 without a legend."""
    count = len(strip_rows(lines, wide))
    return _HEAD + _ROW * count + 2 if count else 0


@lru_cache(maxsize=32)
def strip(lines: Lines, wide: int) -> Image.Image:
    """Return the legend as a strip below a board, indexed: a rule, then marks and words in rows."""
    drawn = Image.new("RGB", (wide, strip_height(lines, wide)), tone("ink"))
    rule = Brush(3, 3, "ink")
    rule.box(-1, 0.8, 4, 2.2, "brown")
    drawn.paste(rule.finish().resize((wide, 3)), (0, 2))
    for row, entries in enumerate(strip_rows(lines, wide)):
        x, middle = 0.0, _HEAD + _ROW * row + _ROW / 2
        for kind, text, letter in entries:
            spot = Image.new("RGB", (40, 29), tone("ink"))
            draw_mark(spot, kind, letter, "ink")
            drawn.paste(spot.crop((6, 0, 36, 29)), (round(x), round(middle - 14.5)))
            text = cut(text, "medium", 20, wide - _ENTRY - x)
            x += _ENTRY + write(drawn, x + _ENTRY, middle, text, "medium", 20, "bone") + _GAP
    return indexed(drawn)
