"""What words have to do with each other, as numbers: words that stand in the same entries lie close together.

`tests.rulebook.senses` works the numbers out from the rulebooks, by latent semantic analysis. A word that it did not know
has none; an entry has those of its words, so that rulebooks may change without them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from operator import mul
from pathlib import Path

import msgspec

from engine.core.content import load_packed

STEPS = 127
"""A number of a sense is a whole one, this at the most."""


class SensesFile(msgspec.Struct, frozen=True, array_like=True):
    """``size`` numbers for each of the words, one after the other; those of a word are multiplied by its scale."""

    size: int
    words: tuple[str, ...]
    scales: tuple[float, ...]
    numbers: bytes


class Senses:
    """The senses of words, read from ``file``; `BadContent` where that cannot be read."""

    def __init__(self, file: Path) -> None:
        read = load_packed(file, SensesFile)
        self._size, numbers = read.size, memoryview(read.numbers).cast("b")
        self._of = {
            word: (numbers[at * read.size : (at + 1) * read.size], scale)
            for at, (word, scale) in enumerate(zip(read.words, read.scales, strict=True))
        }

    def together(self, words: Iterable[tuple[str, float]]) -> list[float]:
        """Return the sense of words that count so much each, of length 1; nothing but zeros where none is known."""
        sums = [0.0] * self._size
        for word, worth in words:
            if known := self._of.get(word):
                factor = worth * known[1]
                sums = [total + factor * number for total, number in zip(sums, known[0], strict=True)]
        length = math.sqrt(sum(map(mul, sums, sums)))
        return [number / length for number in sums] if length else sums


def kept_sense(sense: Iterable[float]) -> bytes:
    """Return a sense in whole numbers."""
    return bytes(round(number * STEPS) & 0xFF for number in sense)


def near(sense: Iterable[float], kept: bytes) -> float:
    """Return how close a sense and one in whole numbers are, from -1 to 1."""
    along: float = sum(map(mul, sense, memoryview(kept).cast("b")))
    return along / STEPS


def weighed(counts: Mapping[str, int], rarity: Mapping[str, float], most: int) -> list[tuple[str, float]]:
    """Return the ``most`` words that say most about a text in which they stand so often, with what each counts."""
    worth = {word: (1 + math.log(count)) * rarity[word] for word, count in counts.items()}
    return sorted(worth.items(), key=lambda each: (-each[1], each[0]))[:most]
