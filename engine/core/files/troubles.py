"""What is wrong, or odd, in what a prepared file describes, whether it came from a file or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.core.catalogue import Catalogue, Fact
from engine.core.messages import WORDS

from .lines import Where


class Wrong(Exception):
    """A value that cannot be used: what is wrong with it, and what would be right; ``inside`` a list, which of it."""

    def __init__(self, wrong: str, right: str = "", inside: Where = ()) -> None:
        super().__init__("; ".join(filter(None, [wrong, right])))
        self.wrong, self.right, self.inside = wrong, right, inside


class Trouble(msgspec.Struct, frozen=True):
    """Something wrong, or odd: ``where`` in a file of it ("room", 2, "height"), what, and what would be right."""

    where: Where
    wrong: str
    right: str = ""


class Troubles:
    """Makes the troubles of a game's files out of its messages.

    A message says what is wrong, its attribute ``right`` what would be right, where that is said.
    """

    def __init__(self, words: Catalogue) -> None:
        self._words = words

    def __call__(self, id: str, where: Where, /, **facts: Fact) -> Trouble:
        """Return what is wrong, or odd, somewhere in a file."""
        return Trouble(where, *self._said(id, facts))

    def wrong(self, id: str, /, **facts: Fact) -> Wrong:
        """Return what is wrong with a single value, to be raised by what reads it."""
        return Wrong(*self._said(id, facts))

    def _said(self, id: str, facts: Mapping[str, Fact]) -> tuple[str, str]:
        right = self._words(f"{id}.right", **facts) if self._words.has(id, "right") else ""
        return self._words(id, **facts), right


trouble = Troubles(WORDS)
"""What is wrong in the files of any game."""


def few(words: Sequence[str]) -> str:
    """Return the first six of some words in a row, and how many more there are."""
    return WORDS("written-few", names=words[:6], more=len(words) - 6) if len(words) > 6 else ", ".join(words)


def repeated(words: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the number and the word of all that stood before, capital letters or not."""
    seen: set[str] = set()
    for number, word in enumerate(words):
        if word.casefold() in seen:
            yield number, word
        seen.add(word.casefold())
