"""The face of a card: the band of its deck, its picture, its name, and what it says in a few words."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.render import cardart, starsigns
from engine.render.brush import Brush, stretched
from engine.render.icons import stamp
from engine.render.lettering import Face, carve, cut, width, write

SIZE = (238, 310)
"""Width and height of a card, in pixels."""

NAMES = {
    "cultural": "Cultural",
    "hazardous": "Hazardous",
    "industrial": "Industrial",
    "frontier": "Frontier",
    "relic": "Relic",
}
"""What stands on the band of each deck, after its icon."""

_ROOM = 206
_LINE, _CLOSE, _TITLE = 25, 23, 29
_TOP, _FOOT = 52, 297
"""Where the picture begins below the card's upper edge, and where the words end."""

ROOMY = 6
"""Beyond so many lines the words of a card stand closer."""

_LEAST = 40
"""A picture that would be lower than this is left out, unless it carries what the card brings."""


def wrapped(text: str, face: Face, size: int, room: float, most: int) -> list[str]:
    """Return a text in lines of at most ``room`` pixels, the last of ``most`` cut where there is more."""
    words, lines = text.split(), [""]
    while words:
        longer = f"{lines[-1]} {words[0]}".strip()
        if width(longer, face, size) <= room or not lines[-1]:
            lines[-1] = longer
            words.pop(0)
        elif len(lines) == most:
            lines[-1] = f"{lines[-1]} {' '.join(words)}"
            break
        else:
            lines.append("")
    return [cut(line, face, size, room) for line in lines if line]


def title_of(name: str) -> tuple[list[str], int]:
    """Return a card's name in lines, and the size of its letters: in one line if it can be."""
    for size in (28, 26, 24):
        if width(name, "title", size) <= _ROOM + 8:
            return [name], size
    return wrapped(name, "title", 24, _ROOM + 8, 2), 24


def most(title: int, *, pictured: bool) -> int:
    """Return how many lines of words a card has room for below so many of its title, with or without a picture."""
    return (_FOOT - _TOP - 16 - _TITLE * title - (_LEAST if pictured else 0)) // _CLOSE


@lru_cache(maxsize=64)
def face(deck: str, name: str, text: str, family: str, brings: tuple[tuple[str, int | str], ...]) -> Image.Image:
    """Return a card as RGB on the ground, `SIZE` pixels; ``ValueError`` for an unknown deck, family or mark."""
    starsigns.known(deck, NAMES, "deck")
    wide, high = SIZE
    small = Brush(48, 48, "ink")
    small.plate(0, 0, 48, 48, 13, "wheat")
    small.plate(7, 7, 41, 41, 8, "brass")
    small.plate(8.6, 8.6, 39.4, 39.4, 6.6, "wheat")
    drawn = stretched(small.finish(), wide, high)
    band = Brush(wide - 18, 38, "wheat")
    band.plate(0, 0, wide - 18, 36, 7, cardart.BANDS[deck], (True, True, False, False))
    drawn.paste(band.finish(), (9, 9))
    stamp(drawn, deck, 32, 27, 28, outlined=True)
    write(drawn, 54, 27, NAMES[deck], "bold", 20, "bone")
    title, size = title_of(name)
    lines = wrapped(text, "medium", 20, _ROOM, most(len(title), pictured=bool(brings)))
    step = _LINE if len(lines) + len(title) <= ROOMY + 1 else _CLOSE
    needed = len(title) * _TITLE + len(lines) * step + 16
    tall = min(112, _FOOT - _TOP - needed)
    if tall >= _LEAST:
        _picture(drawn, deck, family, tall, brings)
    else:
        tall = 0
    spare = max(0, _FOOT - _TOP - tall - needed)
    y = _TOP + tall + 8 + spare * 0.35 + _TITLE / 2
    for part in title:
        write(drawn, wide / 2, y, part, "title", size, "umber", "middle")
        y += _TITLE
    y += spare * 0.2 + 2
    for part in lines:
        write(drawn, wide / 2, y, part, "medium", 20, "umber", "middle")
        y += step
    return drawn


def _picture(drawn: Image.Image, deck: str, family: str, tall: int, brings: tuple[tuple[str, int | str], ...]) -> None:
    """Lay the picture of a card below its band, with what it brings in its lower right corner."""
    wide = cardart.WIDE
    frame = Brush(wide + 4, tall + 4, "wheat")
    frame.plate(0, 0, wide + 4, tall + 4, 6, "brown")
    drawn.paste(frame.finish(), (14, _TOP - 2))
    rounded = Brush(wide, tall)
    rounded.plate(0, 0, wide, tall, 4.4, "bone")
    drawn.paste(cardart.art(deck, family, tall), (16, _TOP), rounded.finish().getchannel("A"))
    if not brings:
        return
    badges = Brush(36 * len(brings), 38, origin=(18, 19))
    for place, (kind, number) in enumerate(brings):
        mark(badges, kind, number, 36.0 * place)
    row = badges.finish()
    drawn.paste(row, (16 + wide - row.width - 3, _TOP + tall - 39), row)


def mark(brush: Brush, kind: str, number: int | str, x: float) -> None:
    """Draw what a card brings: "+2" on the badge of a value, or the letter of a specialty."""
    if kind == "specialty":
        starsigns.lozenge(brush, str(number), x, 0, 13)
        return
    starsigns.known(kind, ("resources", "influence"), "value")
    starsigns.value(brush, kind, None, x, 0, size=1.36)
    carve(brush, x, 0.3, f"+{number}", "bold", 19, "ink")
