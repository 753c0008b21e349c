"""The face of a card: the band of its deck, its picture, its name, and what it says in a few words."""

from __future__ import annotations

import math
from collections.abc import Callable

from engine.core.canvas import BrushLike, Colour, Kit, Point, Sprite

from ..state.catalogue import WORDS
from . import signs
from .signs import GREEK, known

WIDE = 206
"""How wide a picture is, in pixels; its height is what the words leave."""


def _rgb(code: str) -> Colour:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


Tones = tuple[Colour, Colour, Colour]

PLANETS: dict[str, Tones] = {
    "cultural": ("azure", "azure_shade", _rgb("5D9CC0")),
    "hazardous": ("rust", "rust_shade", _rgb("C6784C")),
    "industrial": ("jade", "jade_shade", _rgb("6AA583")),
    "frontier": ("grey", "steel", _rgb("7C8C9F")),
    "relic": ("spent_tan", "brown", "sepia"),
}
"""The planet in the sky of each deck: its lit side, its other side, the spots on it."""

BANDS: dict[str, Colour] = {
    "cultural": _rgb("055D90"),
    "hazardous": "rust_band",
    "industrial": _rgb("076A53"),
    "frontier": "slate",
    "relic": _rgb("7E5C0E"),
}
"""The band over a card of each deck; bone letters stand on it."""

CRYSTALS: dict[str, Tones] = {
    "cultural": ("ice_light", "azure", "azure_shade"),
    "hazardous": (_rgb("EABB46"), "rust", "rust_shade"),
    "industrial": (_rgb("D8DED4"), "jade", "jade_shade"),
    "frontier": ("white", "mist", "steel"),
    "relic": ("star", "lantern", "gilt"),
}


def art(kit: Kit, deck: str, family: str, high: int) -> Sprite:
    """Return the picture of a card as RGB, `WIDE` x ``high`` pixels; ``ValueError`` for a deck or family there is not."""
    known(deck, PLANETS, "deck")
    known(family, FAMILIES, "family of cards")
    brush = kit.brush(WIDE, high, "tint_blue", origin=(WIDE / 2, high))
    _sky(brush, deck, high)
    FAMILIES[family](kit, brush, deck, high)
    return brush.finish()


def _sky(brush: BrushLike, deck: str, high: int) -> None:
    """Draw stars, a planet in three flat steps of light, and the land of a deck; (0, 0) is the middle of the lower edge."""
    turn = 5 + len(deck)
    for _ in range(26):
        turn = (turn * 1103515245 + 12345) % (1 << 31)
        brush.disc((turn >> 8) % WIDE - WIDE / 2, -((turn >> 15) % max(1, high)), 0.7 + (turn >> 5 & 1) * 0.5, "mist")
    x, y, radius = 34.0, -high * 0.54, min(40.0, high * 0.36)
    light, dark, spots = PLANETS[deck]
    if deck == "frontier":
        _belt(brush, x, y, radius, light, dark)
        return
    warm = deck in ("hazardous", "relic")
    for grow, colour in ((26, _rgb("262F3E")), (13, _rgb("3A3238") if warm else "slate")):
        brush.disc(x, y, radius + grow, colour)
    brush.disc(x, y, radius, dark)
    brush.polygon(_lit(x, y, radius), light)
    for dx, dy, wide in ((-0.3, -0.26, 0.3), (0.12, 0.1, 0.4), (-0.46, 0.4, 0.24), (0.1, -0.6, 0.2)):
        brush.oval(x + dx * radius, y + dy * radius, wide * radius, wide * radius * 0.36, spots)
    if deck == "relic":
        return
    _land(brush, deck)


def _lit(x: float, y: float, radius: float) -> list[Point]:
    """Return the lit part of a planet: all but a crescent at the right."""
    outer = [math.radians(90 + 180 * step / 24) for step in range(25)]
    inner = [math.radians(-90 + 180 * step / 24) for step in range(25)]
    left = [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in outer]
    return left + [(x + radius * 0.62 * math.cos(turn), y + radius * math.sin(turn)) for turn in inner]


_ROCKS = (
    (0.1, 0.0, 0.5),
    (-0.95, 0.42, 0.2),
    (0.9, -0.5, 0.24),
    (1.15, 0.5, 0.3),
    (-0.5, -0.8, 0.16),
    (1.5, -0.1, 0.14),
    (-0.2, 0.95, 0.15),
)
"""Rocks of the void: where they drift, and how large they are, in radii of a planet."""


def _belt(brush: BrushLike, x: float, y: float, radius: float, light: Colour, dark: Colour) -> None:
    """Draw a field of drifting rocks instead of a planet."""
    for dx, dy, size in _ROCKS:
        corners = []
        for step in range(9):
            turn = math.tau * step / 9 + dx
            reach = radius * size * (1.0 if step % 3 else 0.76)
            corners.append((x + dx * radius + reach * math.cos(turn), y + dy * radius + reach * 0.86 * math.sin(turn)))
        brush.polygon(corners, dark)
        middle = (x + (dx - size * 0.16) * radius, y + (dy - size * 0.16) * radius)
        brush.polygon(
            [(middle[0] + (px - middle[0]) * 0.72, middle[1] + (py - middle[1]) * 0.72) for px, py in corners], light
        )


def _land(brush: BrushLike, deck: str) -> None:
    """Draw the land of a deck as a dark line: steps and columns, sharp peaks, or halls with chimneys."""
    half = WIDE / 2
    if deck == "hazardous":
        ridge = [
            (-half, -20),
            (-70, -38),
            (-44, -22),
            (-30, -27),
            (-8, -14),
            (10, -19),
            (32, -12),
            (58, -24),
            (80, -13),
            (half, -17),
        ]
    elif deck == "industrial":
        halls = ((-92, 16), (-92, 24), (-58, 24), (-58, 15), (14, 15), (14, 22), (30, 30), (30, 22), (46, 30), (46, 22))
        ridge = [(-half, -16), *((x, -y) for x, y in (*halls, (62, 30), (62, 15))), (half, -15)]
        for x, top in ((-86, 44), (-74, 36), (72, 40), (88, 33)):
            brush.box(x - 4, -top, x + 4, 0, "ink")
            brush.box(x - 5.5, -top, x + 5.5, -top + 4, "ink")
    else:
        ridge = [
            (-half, -14),
            (-90, -14),
            (-90, -19),
            (-44, -19),
            (-44, -14),
            (30, -14),
            (30, -18),
            (92, -18),
            (92, -14),
            (half, -14),
        ]
        for x in (-86, -74, -62, -50):
            brush.box(x - 2.6, -44, x + 2.6, -12, "ink")
        brush.box(-92, -49, -44, -43, "ink")
        brush.polygon(((-94, -49), (-68, -62), (-42, -49)), "ink")
        for x in (64, 76, 88):
            brush.box(x - 2.2, -34 + (x - 64) * 0.5, x + 2.2, -12, "ink")
    brush.polygon([*ridge, (half, 2), (-half, 2)], "ink")


# ------------------------------------------------------------------------------------------------------- kinds of cards


def _event(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A landing party under its flag; in the void a hulk in the beam of a lamp."""
    if deck == "frontier":
        _hulk(kit, brush, high)
        return
    foot = {"hazardous": -27.0, "industrial": -15.0}.get(deck, -14.0)
    brush.box(-33.2, foot - 33, -31, foot, "bone")
    brush.polygon(((-31, foot - 33), (-12, foot - 27.5), (-31, foot - 22)), "orange")
    for x in (-20.0, -4.0):
        kit.glyph(brush.inner(x, foot - 3 + (x + 20) * 0.2, 21), "infantry", colour="ink")
        kit.glyph(brush.inner(x, foot - 3 + (x + 20) * 0.2, 17), "infantry", colour="orange")


def _hulk(kit: Kit, brush: BrushLike, high: int) -> None:
    y = -high * 0.46
    brush.polygon(((-86, y + 26), (-66, y + 2), (-30, y + 12)), "ghost_2")
    brush.polygon(((-74, y + 6), (-34, y - 16), (6, y - 12), (22, y - 2), (4, y + 12), (-40, y + 14)), "ink")
    brush.polygon(((-70, y + 5), (-34, y - 13), (4, y - 9), (17, y - 2), (3, y + 9), (-40, y + 11)), "steel")
    brush.polygon(((-34, y - 13), (4, y - 9), (17, y - 2), (-20, y - 4)), "grey")
    for x in (-40.0, -28.0, -16.0):
        brush.disc(x, y + 3, 2.6, "ink")
    brush.disc(-4, y + 3, 2.6, "lantern")
    kit.glyph(brush.inner(-86, y + 32, 20), "ship", colour="orange")


def _attachment(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """Something built that stays: domes with lit windows, a mast, and a ring around the planet."""
    x, y, radius = 34.0, -high * 0.54, min(40.0, high * 0.36)
    ring: list[Point] = []
    for step in range(31):
        turn = math.radians(-20 + 220 * step / 30)
        across, up = math.cos(turn), math.sin(turn)
        ring.append((x + radius * 1.5 * across, y + radius * (0.34 * up - 0.3 * across)))
    brush.stroke(ring, 4.6, "ink")
    brush.stroke(ring, 2.2, "bone")
    foot = -9.0
    for middle, size in ((-46.0, 25.0), (-14.0, 16.0)):
        brush.disc(middle, foot, size + 2, "ink")
        brush.disc(middle, foot, size, "dark_2")
        brush.disc(middle - size * 0.18, foot, size * 0.78, "steel")
        for aside in (-0.55, 0.0, 0.55):
            brush.box(
                middle + aside * size - 2.4,
                foot - size * 0.42,
                middle + aside * size + 2.4,
                foot - size * 0.42 + 6.5,
                "lantern",
            )
    brush.box(-47, foot - 44, -45, foot - 24, "bone")
    brush.disc(-46, foot - 45, 3.4, "vermilion")
    brush.box(-WIDE / 2, foot, WIDE / 2, 2, "ink")
    if deck in ("cultural", "industrial"):
        kit.glyph(brush.inner(70, foot - 12, 22), deck)


def _fragment(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A large crystal among rays, in the tones of its deck."""
    x, y = -42.0, -high * 0.5
    for step in range(16):
        turn = math.tau * step / 16
        near, far = (high * 0.36, high * 0.5) if step % 2 else (high * 0.38, high * 0.44)
        across, up = math.cos(turn), math.sin(turn)
        brush.stroke(((x + near * across, y + near * up), (x + far * across, y + far * up)), 2, "trail")
    light, middle, dark = CRYSTALS[deck]
    size = high * 0.62
    for step in range(12):
        turn = math.tau * step / 12
        edge = brush.inner(x + 2 * math.cos(turn), y + 2 * math.sin(turn), size)
        kit.glyph(edge, "fragment", light="ink", middle="ink", dark="ink")
    kit.glyph(brush.inner(x, y, size), "fragment", light=light, middle=middle, dark=dark)


def _gate(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A wormhole that opens, with its letter."""
    x, y, size = -40.0, -high * 0.52, high * 0.74
    brush.disc(x, y, size * 0.58, "ink")
    kit.glyph(brush.inner(x, y, size), "wormhole")
    kit.carve(brush, x + size * 0.46, y + size * 0.32, GREEK["gamma"], "bold", 30, "bone", halo=2.6)


def _storm(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A wormhole that winds the other way under a bolt."""
    x, y, size = -38.0, -high * 0.52, high * 0.74
    brush.disc(x, y, size * 0.58, "ink")
    kit.glyph(brush.inner(x, y, size), "storm spiral")
    kit.glyph(brush.inner(x - size * 0.2, y - size * 0.2, size * 0.86), "bolt")


def _world(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A planet that was not there before, half seen."""
    x, y, radius = -40.0, -high * 0.5, high * 0.34
    for step in range(24):
        turn = math.tau * step / 24
        brush.disc(x + (radius + 8) * math.cos(turn), y + (radius + 8) * math.sin(turn), 1.5, "ice")
    brush.disc(x, y, radius, "azure_shade")
    brush.polygon(_lit(x, y, radius), "ice")
    for row in range(-2, 3):
        reach = math.sqrt(max(0.0, 1 - (row * 0.34) ** 2)) * radius
        brush.stroke(((x - reach * 0.9, y + row * radius * 0.34), (x + reach * 0.5, y + row * radius * 0.34)), 2.2, "azure")


def _device(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """A cube of unknown make."""
    kit.glyph(brush.inner(-40, -high * 0.5, high * 0.7), "device")


def _relic(kit: Kit, brush: BrushLike, deck: str, high: int) -> None:
    """An urn on its stand in a fan of light."""
    brush.polygon(((-72, -high * 0.18), (-58, -high), (-26, -high), (-12, -high * 0.18)), "ghost_2")
    size = high * 0.66
    brush.box(-72, -high * 0.14, -12, 2, "ink")
    brush.box(-66, -high * 0.18, -18, -high * 0.12, "steel")
    kit.glyph(brush.inner(-42, -high * 0.18 - size * 0.46, size), "relic")


FAMILIES: dict[str, Callable[[Kit, BrushLike, str, int], None]] = {
    "attachment": _attachment,
    "fragment": _fragment,
    "event": _event,
    "token": _gate,
    "storm": _storm,
    "world": _world,
    "device": _device,
    "relic": _relic,
}

SIZE = (238, 310)
"""Width and height of a card, in pixels."""

_ROOM = 206
LEAST = 21
"""How large words on a card are at least: its picture is 700 pixels wide, so a phone shows them as 24 of 800."""

_LINE, _CLOSE, _TITLE = 25, 23, 29
_TOP, _FOOT = 52, 297
"""Where the picture begins below the card's upper edge, and where the words end."""

ROOMY = 6
"""Beyond so many lines the words of a card stand closer."""

_LEAST = 40
"""A picture that would be lower than this is left out, unless it carries what the card brings."""


def title_of(kit: Kit, name: str) -> tuple[list[str], int]:
    """Return a card's name in lines, and the size of its letters: in one line if it can be."""
    for size in (28, 26, 24):
        if kit.width(name, "title", size) <= _ROOM + 8:
            return [name], size
    return kit.wrapped(name, "title", 24, _ROOM + 8, 2), 24


def most(title: int, *, pictured: bool) -> int:
    """Return how many lines of words a card has room for below so many of its title, with or without a picture."""
    return (_FOOT - _TOP - 16 - _TITLE * title - (_LEAST if pictured else 0)) // _CLOSE


def face(kit: Kit, deck: str, name: str, text: str, family: str, brings: tuple[tuple[str, int | str], ...]) -> Sprite:
    """Return a card as RGB on the ground, `SIZE` pixels; ``ValueError`` for an unknown deck, family or mark."""
    known(deck, BANDS, "deck")
    wide, high = SIZE
    small = kit.brush(48, 48, "ink")
    small.plate(0, 0, 48, 48, 13, "wheat")
    small.plate(7, 7, 41, 41, 8, "brass")
    small.plate(8.6, 8.6, 39.4, 39.4, 6.6, "wheat")
    drawn = kit.stretched(small.finish(), wide, high)
    band = kit.brush(wide - 18, 38, "wheat")
    band.plate(0, 0, wide - 18, 36, 7, BANDS[deck], (True, True, False, False))
    kit.paste(drawn, band.finish(), 9, 9)
    kit.stamp(drawn, deck, 32, 27, 28, outlined=True)
    kit.write(drawn, 54, 27, WORDS(f"painted-deck-{deck}"), "bold", LEAST, "bone")
    title, size = title_of(kit, name)
    lines = kit.wrapped(text, "medium", LEAST, _ROOM, most(len(title), pictured=bool(brings)))
    step = _LINE if len(lines) + len(title) <= ROOMY + 1 else _CLOSE
    needed = len(title) * _TITLE + len(lines) * step + 16
    tall = min(112, _FOOT - _TOP - needed)
    if tall >= _LEAST:
        _picture(kit, drawn, deck, family, tall, brings)
    else:
        tall = 0
    spare = max(0, _FOOT - _TOP - tall - needed)
    y = _TOP + tall + 8 + spare * 0.35 + _TITLE / 2
    for part in title:
        kit.write(drawn, wide / 2, y, part, "title", size, "umber", "middle")
        y += _TITLE
    y += spare * 0.2 + 2
    for part in lines:
        kit.write(drawn, wide / 2, y, part, "medium", LEAST, "umber", "middle")
        y += step
    return drawn


def _picture(kit: Kit, drawn: Sprite, deck: str, family: str, tall: int, brings: tuple[tuple[str, int | str], ...]) -> None:
    """Lay the picture of a card below its band, with what it brings in its lower right corner."""
    wide = WIDE
    frame = kit.brush(wide + 4, tall + 4, "wheat")
    frame.plate(0, 0, wide + 4, tall + 4, 6, "brown")
    kit.paste(drawn, frame.finish(), 14, _TOP - 2)
    rounded = kit.brush(wide, tall)
    rounded.plate(0, 0, wide, tall, 4.4, "bone")
    kit.paste(drawn, kit.kept(art, deck, family, tall), 16, _TOP, shape=rounded.finish())
    if not brings:
        return
    badges = kit.brush(36 * len(brings), 38, origin=(18, 19))
    for place, (kind, number) in enumerate(brings):
        mark(kit, badges, kind, number, 36.0 * place)
    row = badges.finish()
    kit.paste(drawn, row, 16 + wide - row.width - 3, _TOP + tall - 39, shape=row)


def mark(kit: Kit, brush: BrushLike, kind: str, number: int | str, x: float) -> None:
    """Draw what a card brings: "+2" on the badge of a value, or the letter of a specialty."""
    if kind == "specialty":
        signs.lozenge(kit, brush, str(number), x, 0, 13)
        return
    signs.known(kind, ("resources", "influence"), "value")
    signs.value(kit, brush, kind, None, x, 0, size=1.36)
    kit.carve(brush, x, 0.3, f"+{number}", "bold", 19, "ink")
