"""The plank along a board's line: a track of numbered spaces with its marker, and facts of the table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.scene import Fact, Track
from engine.render.brush import Brush
from engine.render.icons import known, stamp
from engine.render.lettering import carve, cut, width, write
from engine.render.palette import indexed

HIGH = 49
"""Height of the plank in pixels, with the board's line at its foot."""

FOOT = 45
"""Height of the plank without the line at its foot."""

_STEP, _RADIUS, _MIDDLE = 37, 14.5, 22.5


@lru_cache(maxsize=64)
def plank(track: Track | None, facts: tuple[Fact, ...], wide: int) -> Image.Image:
    """Return the plank, ``wide`` pixels long, indexed."""
    drawn = _board().resize((wide, HIGH)).copy()
    x = 16.0
    if track is not None:
        known(track.icon)
        if track.label:
            x += write(drawn, x, _MIDDLE, track.label, "medium", 20, "oat") + 16
        needed = sum(_fact_wide(fact) for fact in facts)
        room = wide - x - needed - 24
        step = min(_STEP, max(20.0, room / (track.steps + 1)))
        for value in range(track.steps, -1, -1):
            _space(drawn, x + step / 2, value, track, min(1.0, step / _STEP + 0.06))
            x += step
        x += 24
    for fact in facts:
        x += _fact(drawn, fact, x, wide - 12)
    return indexed(drawn)


def _board() -> Image.Image:
    brush = Brush(4, HIGH, "board")
    for y in (15.5, 31.0):
        brush.box(-1, y, 5, y + 1, "plank_line")
    brush.box(-1, HIGH - 4, 5, HIGH - 1, "brass")
    brush.box(-1, HIGH - 1, 5, HIGH, "wall_ink")
    return brush.finish()


def _space(drawn: Image.Image, x: float, value: int, track: Track, size: float) -> None:
    """Draw one space of a track: passed, holding the marker, to come, or the last one."""
    side = 44
    brush = Brush(side, side, unit=size, origin=(side / 2, side / 2))
    if value == track.now:
        brush.disc(0, 0, 18.5, "ink")
    else:
        brush.disc(0, 0, _RADIUS + 1.2, "ink" if value == 0 else "umber")
        brush.disc(0, 0, _RADIUS, "vermilion" if value == 0 else "umber" if value < track.now else "brown")
    digits = 20 if value < 10 else 17
    colour = "ink" if value == track.now else "bone" if value == 0 else "oat" if value < track.now else "board"
    if value != track.now:
        carve(brush, 0, 0, str(value), "bold", digits, colour)
    sprite, left, top = brush.finish(), round(x) - side // 2, round(_MIDDLE) - side // 2
    drawn.paste(sprite, (left, top), sprite)
    if value == track.now:
        stamp(drawn, track.icon, round(x), round(_MIDDLE), round(38 * size))
        front = Brush(side, side, unit=size, origin=(side / 2, side / 2))
        front.disc(0, 0, 11.6, "lantern")
        carve(front, 0, 0, str(value), "bold", digits, "vermilion" if value == 0 else colour)
        sprite = front.finish()
        drawn.paste(sprite, (left, top), sprite)


def _fact_wide(fact: Fact) -> float:
    words = f"{fact.value} {fact.label}".strip()
    return 34.0 * len(fact.icons) + width(words, "medium", 20) + 18


def _fact(drawn: Image.Image, fact: Fact, x: float, right: float) -> float:
    """Write a fact from ``x`` rightwards: icons, value, label; return how far it reaches."""
    begin = x
    for name, _ in fact.icons:
        stamp(drawn, known(name), x + 14, _MIDDLE, 28)
        x += 36
    words = f"{fact.value} {fact.label}".strip()
    x += write(drawn, x, _MIDDLE, cut(words, "medium", 20, max(0.0, right - x)), "medium", 20, "oat") + 18
    return x - begin
