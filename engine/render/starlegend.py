"""The legend of a galaxy: marks of planets, seats and states with their words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Token, World
from engine.render import starsigns
from engine.render.brush import Brush
from engine.render.icons import stamp
from engine.render.lettering import cut, width, write
from engine.render.palette import indexed, tone
from engine.render.starmarks import hexagon

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
        traits = (rest,) if rest in starsigns.TRAITS else ()
        starsigns.planet(brush, World("", traits, owner=owner, exhausted=exhausted), 8.5 if owner else 11.5)
    elif mark in ("resources", "influence"):
        starsigns.value(brush, mark, 2 if mark == "resources" else 1, 0, 0)
    elif mark == "spent":
        starsigns.value(brush, "resources", 2, 0, 0, spent=True)
    elif name == "specialty":
        starsigns.lozenge(brush, rest or "B", 0, 0, 10)
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
