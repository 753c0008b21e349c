"""The name on a slab: in a line or two, smaller where it must be, beside the sun or moon, which moves down for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engine.render.lettering import cut, width
from engine.render.naming import Name, halves

SIZES = (20, 18, 16)
"""Sizes of a name; one in a single line may be `LARGE`."""

LARGE = 22

MARK = 27
"""Pixels that sun or moon take of a line."""

LEFT, RIGHT = 6, 6
"""Free pixels within the rim of a slab before and behind a name; twice as many, nearly, on a broad one."""

BROAD = 150


class Title(msgspec.Struct, frozen=True):
    """A name as it is set: its lines, their size, and beside which of them (0 or 1) sun or moon stand."""

    lines: tuple[str, ...]
    size: int
    row: int = 0

    @property
    def rows(self) -> int:
        """How many lines name and mark take up."""
        return max(len(self.lines), 1 + self.row)


def before(wide: int, rim: int) -> int:
    """Return how far from the left edge of a slab its name begins."""
    return rim + LEFT + (4 if wide >= BROAD else 0)


@lru_cache(maxsize=512)
def title(name: str, wide: int, rim: int, marked: bool) -> Title:
    """Return how a name is set on a slab so many pixels wide, ``marked`` with a sun or moon.

    Nothing is cut as long as two lines hold it, if need be in small letters or with a word broken; what is longer is cut.
    """
    whole = wide - before(wide, rim) - rim - RIGHT
    room = whole - MARK if marked else whole
    if not name:
        return Title((), SIZES[0])
    if width(name, "bold", LARGE) <= room:
        return Title((name,), LARGE)
    for size in SIZES:
        for lines, row in _settings(name, size, marked):
            if all(width(line, "bold", size) <= (room if row == place else whole) for place, line in enumerate(lines)):
                return Title(lines, size, row)
    for size in SIZES:
        pair = _broken(name, size, whole)
        if pair is not None and (not marked or width(pair[1], "bold", size) <= room):
            return Title(pair, size, 1 if marked else 0)
    first, rest = _filled(name, room)
    return Title(tuple(cut(line, "bold", 20, space) for line, space in ((first, room), (rest, whole)) if line), 20)


def _settings(name: str, size: int, marked: bool) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield lines and the row of the mark, best first."""
    yield (name,), 0
    if marked:
        yield (name,), 1
    pair = halves(name, Name(name, "bold", size, 0, 0, 0))
    if len(pair) > 1:
        yield pair, 0
        if marked:
            yield pair, 1


def _broken(name: str, size: int, room: float) -> tuple[str, str] | None:
    """Return a name with a long word broken at the end of the first line, nothing if two lines do not hold it."""
    for place in range(len(name) - 2, 1, -1):
        hyphen = "-" if name[place - 1].isalpha() and name[place].isalpha() else ""
        first, rest = name[:place].rstrip() + hyphen, name[place:].lstrip()
        if width(first, "bold", size) <= room and width(rest, "bold", size) <= room:
            return first, rest
    return None


def _filled(name: str, room: float) -> tuple[str, str]:
    """Return a name in two lines, as many words in the first as fit."""
    words, first = name.split(), ""
    while words and width(f"{first} {words[0]}".strip(), "bold", 20) <= room:
        first = f"{first} {words.pop(0)}".strip()
    return (first, " ".join(words)) if first else (words[0], " ".join(words[1:]))
