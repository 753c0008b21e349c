"""What is wrong, or odd, in what a prepared file describes, whether it came from a file or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .lines import Where


class Trouble(msgspec.Struct, frozen=True):
    """Something wrong, or odd: ``where`` in a file of it ("room", 2, "height"), what, and what would be right."""

    where: Where
    wrong: str
    right: str = ""


def few(words: Sequence[str]) -> str:
    """Return the first six of some words in a row, and how many more there are."""
    return ", ".join(words[:6]) + (f" and {len(words) - 6} more" if len(words) > 6 else "")


def repeated(words: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the number and the word of all that stood before, capital letters or not."""
    seen: set[str] = set()
    for number, word in enumerate(words):
        if word.casefold() in seen:
            yield number, word
        seen.add(word.casefold())
