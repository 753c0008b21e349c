"""What stands on a hex or a point of the wilds: icons, what lies hidden, what was heard of, the party, the coordinate."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from engine.core.canvas import Colour, Kit, Sprite
from engine.core.frame import READ
from engine.core.scene import HexCell, Secret
from engine.maps.lattice import Lattice

from .sizes import label_size, scale_of
from .terrains import terrain

ICON, ICON_ABOVE, LABEL_BELOW = 38, 11, 28.5
"""Size of an icon, how far above the middle it stands, and how far below it the coordinate, at radius 54."""

SEEN, VEIL = 0.56, 0.14
"""How far the tone of what is only seen goes towards the dark, and how much more that of what the party has not seen."""

GROUNDS = ("visited", "seen", "veiled")
"""The states in which a hex shows its terrain."""


def content(kit: Kit, image: Sprite, lattice: Lattice, cell: HexCell, *, named: bool) -> None:
    """Draw what stands on a hex: icons, secrets, the party; the coordinate, unless a pill has ``named`` it."""
    (wide, high), scale = lattice.reach, scale_of(lattice)
    land = cell.state in GROUNDS
    size, middle = round(ICON * scale), high - round(ICON_ABOVE * scale)
    crowded = bool(cell.token) and bool(cell.icons or cell.secrets)
    if land and not cell.secrets:
        _icons(
            kit,
            image,
            cell.icons[:2],
            wide - round(20 * scale) * crowded,
            middle,
            size if not crowded else round(size * 0.7),
        )
    elif land:
        found = cell.icons[:1]
        if found:
            kit.stamp(image, found[0], wide - round(22 * scale), middle - 2, round(size * 0.74), outlined=True)
        x = wide + (round(19 * scale) if found or crowded else 0)
        hidden(kit, image, cell.secrets, x if not crowded else wide - round(20 * scale), middle - round(4 * scale), scale)
    if cell.token is not None:
        _stand(kit, image, lattice, cell, crowded)
    if cell.label and not named:
        _coordinate(kit, image, lattice, cell)


def _icons(kit: Kit, image: Sprite, icons: Sequence[str], x: float, y: float, size: int) -> None:
    if len(icons) == 1:
        kit.stamp(image, icons[0], x, y, size, outlined=True)
    for place, name in enumerate(icons if len(icons) > 1 else ()):
        kit.stamp(image, name, x + (place - 0.5) * size * 0.98, y, round(size * 0.8), outlined=True)


def _stand(kit: Kit, image: Sprite, lattice: Lattice, cell: HexCell, crowded: bool) -> None:
    assert cell.token is not None
    (wide, high), scale = lattice.reach, scale_of(lattice)
    radius = round((19 if crowded else 23) * scale)
    drawn = kit.token(cell.token, radius)
    x, y = wide + (round(23 * scale) if crowded else -round(2 * scale)), high - round(5 * scale)
    reach = drawn.width // 2
    kit.paste(image, drawn, x - reach, y - reach + kit.lift(radius), shape=drawn)


def _coordinate(kit: Kit, image: Sprite, lattice: Lattice, cell: HexCell) -> None:
    """Write the coordinate on a patch of the ground, so that no mark lies under it."""
    if cell.state == "edge":
        return
    (wide, high), scale = lattice.reach, scale_of(lattice)
    middle, size = high + LABEL_BELOW * scale, label_size(scale)
    text = kit.cut(cell.label, "medium", size, 2 * wide - 4)
    ink: Colour = "mist"
    if cell.state in GROUNDS:
        patch_tone, ink = label_tones(kit, cell.floor, cell.state)
        half, tall = round(kit.width(text, "medium", size) / 2 + 4), round(size * 0.56)
        patch = kit.kept(_patch, 2 * half, 2 * tall, patch_tone)
        kit.paste(image, patch, wide - half, round(middle) - tall, shape=patch)
    kit.write(image, wide, middle, text, "medium", size, ink, "middle")


def _patch(kit: Kit, wide: int, high: int, colour: tuple[int, int, int]) -> Sprite:
    brush = kit.brush(wide, high)
    brush.plate(0, 0, wide, high, 7, colour)
    return brush.finish()


CONTRAST = 4.5
"""A coordinate stands out from its patch at least so much."""


@cache
def label_tones(kit: Kit, name: str, state: str) -> tuple[tuple[int, int, int], str]:
    """Return the tone of the patch that a coordinate stands on, and its ink: the ground's, or farther from it."""
    look, part = terrain(name), {"visited": 0.0, "seen": SEEN, "veiled": SEEN + VEIL}[state]
    ink, fill = look.ink if state == "visited" else "bone", kit.tone(look.fill)
    away = kit.tone("bone" if ink != "bone" else "seen")
    while True:
        red, green, blue = (round(a + (b - a) * part) for a, b in zip(fill, away, strict=True))
        if part >= 1 or contrast((red, green, blue), kit.tone(ink)) >= CONTRAST:
            return (red, green, blue), ink
        part += 0.03


def contrast(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    """Return how much two colours stand out from each other: 1 for equal ones to 21."""
    high, low = sorted((_light(a), _light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _light(colour: tuple[int, int, int]) -> float:
    linear = [part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def hidden(kit: Kit, image: Sprite, secrets: Sequence[Secret], x: float, y: float, scale: float) -> None:
    """Draw what lies hidden around (x, y): on a dark plate its icons, below them a closed eye and the number it takes."""
    shown = secrets[:2]
    size, letters = max(20, round(24 * scale)), max(READ, min(26, round(18 * scale)))
    text = "/".join(str(secret.tn) for secret in shown if secret.tn)
    reach = kit.width(text, "bold", letters) if text else 0.0
    wide = max(size * len(shown) + 4 * (len(shown) - 1), reach + 18 if text else 24) + 10
    high = size + (letters + 7 if text else 16)
    brush = kit.brush(math.ceil(wide) + 4, high + 4, origin=(2 + wide / 2, 2 + high / 2))
    brush.plate(-wide / 2 - 1.4, -high / 2 - 1.4, wide / 2 + 1.4, high / 2 + 1.4, 7, "mist")
    brush.plate(-wide / 2, -high / 2, wide / 2, high / 2, 6, "umber")
    lower = high / 2 - (letters / 2 + 2 if text else 8)
    kit.closed_eye(brush, -(reach + 4) / 2 if text else 0, lower - (0 if text else 1), "mist")
    plate = brush.finish()
    left, top = round(x - plate.width / 2), round(y - plate.height / 2)
    kit.paste(image, plate, left, top, shape=plate)
    for place, secret in enumerate(shown):
        at = x + (place - (len(shown) - 1) / 2) * (size + 4)
        kit.stamp(image, secret.icon, at, top + 4 + size / 2, size)
    if text:
        kit.write(image, x + 10, y + lower, text, "bold", letters, "bone", "middle")


def rumoured(kit: Kit, image: Sprite, icon: str, x: float, y: float, size: int) -> None:
    """Draw "?" around (x, y), beside the shape of an icon in grey if there is one."""
    size = max(READ, size)
    if icon:
        sprite = kit.grey(icon, size)
        left, top = round(x - size * 0.31 - sprite.width / 2), round(y - sprite.height / 2)
        kit.paste(image, sprite, left, top, shape=sprite)
        kit.write(image, x + size * 0.55, y + 0.5, "?", "bold", max(READ, round(size * 0.8)), "mist", "middle")
    else:
        kit.write(image, x, y + 0.5, "?", "bold", max(READ, round(size * 0.86)), "mist", "middle")
