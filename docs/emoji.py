"""``python -m docs.emoji``: draw the emoji that stand on buttons, ``data/emoji/<name>.png``, as maps are drawn.

Most are icons of the maps. The bot uploads the files as they lie there (`cogs.admin.emoji`), so a drawing that changes is a
new emoji with the next start.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from engine.render.brush import Brush, reduced
from engine.render.icons import OUTLINE, icon, margin, outline

FOLDER = Path(__file__).resolve().parents[1] / "data" / "emoji"
SIZE = 128
"""Pixels each way: the size that Discord keeps an emoji in."""
BOX = 110
"""Pixels of an icon's box, the rest is for its outline."""

ICONS = {
    "explore": "door",
    "fight": "swords",
    "hand": "card",
    "open": "cache",
    "pass": "hourglass",
    "research": "technology",
    "rest": "shelter",
    "ship": "ship",
    "trade": "goods",
}
"""Emoji that are icons of the maps, by the icon."""


def _arrow(brush: Brush) -> None:
    brush.polygon([(5, 18), (24, 18), (24, 6), (44, 24), (24, 42), (24, 30), (5, 30)], "bone")


def _book(brush: Brush) -> None:
    brush.plate(4, 8, 44, 42, 4, "brown")
    brush.polygon([(7, 10), (20, 7), (24, 11), (28, 7), (41, 10), (41, 36), (28, 34), (24, 38), (20, 34), (7, 36)], "bone")
    brush.stroke([(24, 11), (24, 37)], 2.4, "brass", round_ends=False)
    for y in (16, 22, 28):
        brush.stroke([(11, y), (20, y - 1)], 2.2, "brass", round_ends=False)
        brush.stroke([(28, y - 1), (37, y)], 2.2, "brass", round_ends=False)


def _die(brush: Brush) -> None:
    brush.plate(6, 6, 42, 42, 8, "bone")
    for x, y in ((15, 15), (33, 15), (24, 24), (15, 33), (33, 33)):
        brush.disc(x, y, 4, "ink")


def _glass(brush: Brush) -> None:
    brush.stroke([(29, 29), (42, 42)], 8, "brass")
    brush.disc(19, 19, 15, "bone")
    brush.disc(19, 19, 10, "slate")
    brush.stroke([(13, 18), (18, 13)], 3, "bone")


def _tile(brush: Brush) -> None:
    brush.plate(5, 5, 43, 43, 3, "steel")
    brush.box(18, 5, 30, 43, "wheat")
    brush.box(18, 18, 43, 30, "wheat")


DRAWN: dict[str, Callable[[Brush], None]] = {
    "dice": _die,
    "go": _arrow,
    "rules": _book,
    "search": _glass,
    "tile": _tile,
}
"""Emoji with a drawing of their own, in a box of 48 units."""


def drawn(name: str) -> bytes:
    """Return an emoji as a PNG, `SIZE` pixels each way on a clear ground, outlined in ink."""
    whole = icon(ICONS[name], BOX, outlined=True) if name in ICONS else _outlined(DRAWN[name])
    sheet = Image.new("RGBA", (SIZE, SIZE))
    sheet.paste(whole, ((SIZE - whole.width) // 2, (SIZE - whole.height) // 2))
    file = io.BytesIO()
    sheet.save(file, "PNG", optimize=True)
    return file.getvalue()


def _outlined(drawing: Callable[[Brush], None]) -> Image.Image:
    edge = margin(BOX)
    brush = Brush(BOX + 2 * edge, BOX + 2 * edge, unit=BOX / 48, origin=(edge, edge))
    drawing(brush)
    return reduced(outline(brush.sheet, OUTLINE * BOX / 48))


def main() -> None:
    """Write every file that is drawn otherwise than it lies there, and take away those of no emoji."""
    names = sorted({*ICONS, *DRAWN})
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.png"):
        if file.stem not in names:
            file.unlink()
    for name in names:
        file, new = FOLDER / f"{name}.png", drawn(name)
        if not (file.exists() and is_like(new, file.read_bytes())):
            file.write_bytes(new)
            sys.stdout.write(f"{file.name}\n")


def is_like(item: bytes, other: bytes) -> bool:
    """Return whether two files are the same picture, however they were packed."""
    first, second = (Image.open(io.BytesIO(file)).convert("RGBA") for file in (item, other))
    return first.size == second.size and first.tobytes() == second.tobytes()


if __name__ == "__main__":
    main()
