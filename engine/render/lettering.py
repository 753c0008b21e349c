"""Text: three faces, drawn at four times the size, reduced, and centred on the height of capitals."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.render.brush import SCALE, Brush, Colour, shade

Face = Literal["title", "bold", "medium"]
Align = Literal["left", "middle", "right"]

_FOLDER = Path(__file__).resolve().parents[2] / "data" / "fonts"
_FILES: dict[Face, str] = {
    "title": "ElstobD-18ptBold.otf",
    "bold": "ClearSans-Bold.ttf",
    "medium": "ClearSans-Medium.ttf",
}


class Word(NamedTuple):
    """A drawn text: its ``mask``, where the mask begins ``left`` of the start and ``above`` the baseline, its advance."""

    mask: Image.Image
    left: int
    above: int
    width: float


@cache
def _font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size * SCALE, layout_engine=ImageFont.Layout.BASIC)


@cache
def capital(face: Face, size: int) -> float:
    """Return the height of a capital in pixels."""
    _, top, _, _ = _font(face, size).getbbox("H", anchor="ls")
    return -top / SCALE


@lru_cache(maxsize=4096)
def _drawable(character: str, face: Face) -> bool:
    font = _font(face, 5)
    return character.isspace() or bytes(font.getmask(character)) != bytes(font.getmask("\U0010ffff"))


@lru_cache(maxsize=2048)
def plain(text: str, face: Face) -> str:
    """Return ``text`` with what the face cannot draw replaced: by its letter without marks, else by a question mark."""
    drawn = []
    for character in unicodedata.normalize("NFC", text):
        if not character.isprintable() or unicodedata.category(character) in ("Mn", "Cf"):
            continue
        if not _drawable(character, face):
            folded = unicodedata.normalize("NFKD", character)[:1]
            character = folded if folded and folded != character and _drawable(folded, face) else "?"
        drawn.append(character)
    return "".join(drawn)


@lru_cache(maxsize=2048)
def word(text: str, face: Face, size: int) -> Word:
    """Return a text of one line, drawn; ``size`` is that of the face in pixels."""
    font, text = _font(face, size), plain(text, face)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(text, anchor="ls"))
    begin, above = left // SCALE, -(top // SCALE)
    wide, high = -(-right // SCALE) - begin + 1, -(-bottom // SCALE) + above + 1
    sheet = Image.new("L", (max(1, wide) * SCALE, max(1, high) * SCALE))
    ImageDraw.Draw(sheet).text((-begin * SCALE, above * SCALE), text, fill=255, font=font, anchor="ls")
    return Word(sheet.reduce(SCALE), begin, above, font.getlength(text) / SCALE)


def width(text: str, face: Face, size: int) -> float:
    """Return how far a text reaches, in pixels."""
    return word(text, face, size).width


def cut(text: str, face: Face, size: int, room: float) -> str:
    """Return ``text``, or as much of it as fits into ``room`` pixels and an ellipsis."""
    if width(text, face, size) <= room:
        return text
    while text and width(text + "…", face, size) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def write(
    on: Image.Image, x: float, y: float, text: str, face: Face, size: int, colour: Colour, align: Align = "left"
) -> float:
    """Write on an RGB image with the middle of the capitals at height ``y``; return the width in pixels."""
    drawn = word(text, face, size)
    if align == "middle":
        x -= drawn.width / 2
    elif align == "right":
        x -= drawn.width
    baseline = round(y + capital(face, size) / 2)
    on.paste(shade(colour), (round(x) + drawn.left, baseline - drawn.above), drawn.mask)
    return drawn.width


def carve(
    brush: Brush, x: float, y: float, text: str, face: Face, size: float, colour: Colour, *, halo: float = 0.0
) -> None:
    """Draw a letter or number on a brush, centred exactly on (x, y) by its own outline and the height of capitals.

    ``halo`` is the width of a line of ink around it, for words that lie on something.
    """
    text = plain(text, face)
    font = _sized(face, size * brush.unit)
    left, _, right, _ = font.getbbox(text, anchor="ls")
    _, top, _, _ = font.getbbox("H", anchor="ls")
    middle = brush.at(x, y)
    at = (middle[0] - (left + right) / 2, middle[1] - top / 2)
    if halo:
        edge = round(halo * brush.unit)
        brush.pen.text(at, text, fill=shade("ink"), font=font, anchor="ls", stroke_width=edge, stroke_fill=shade("ink"))
    brush.pen.text(at, text, fill=shade(colour), font=font, anchor="ls")


@lru_cache(maxsize=64)
def _sized(face: Face, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(_FOLDER / _FILES[face], size, layout_engine=ImageFont.Layout.BASIC)
