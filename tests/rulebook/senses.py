"""``python -m tests.rulebook.senses [language]``: work the senses of words out anew, and write `senses.bin`.

That is latent semantic analysis: of the table which word says how much about which entry, the ``SIZE`` directions in which
entries differ most, by subspace iteration. It takes a minute or two. The search finds less well without it for rules that
were written since, and no worse for those that stood before.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from operator import mul

import msgspec

from engine.core.languages import SOURCE
from engine.games import games
from engine.rulebook.entries import TABLE, read_books
from engine.rulebook.finder import SENSED, Finder
from engine.rulebook.language import WordForms, read_everyday, search_folder
from engine.rulebook.senses import STEPS, SensesFile, weighed

SIZE = 80
ROUNDS = 12
FEWEST = 2
"""Words that fewer entries hold have no sense of their own."""

Vector = list[float]


def main(language: str = SOURCE) -> int:
    """Write the senses of all words of a language; 0."""
    file = search_folder(language) / "senses.bin"
    if not file.exists():
        file.write_bytes(msgspec.msgpack.encode(SensesFile(SIZE, (), (), b"")))
    entries, terms = read_books((*games(), TABLE), language=language)
    everyday = read_everyday(language)
    finder = Finder(entries, terms, everyday, WordForms(everyday.forms, language))
    rarity = finder.rarity
    held = Counter(word for counts in finder.counts.values() for word in counts)
    rows = [
        _row({word: count for word, count in counts.items() if held[word] >= FEWEST}, rarity)
        for counts in finder.counts.values()
    ]
    words = sorted({word for row in rows for word, _ in row})
    columns = _basis(rows, words)
    numbers, scales = bytearray(), []
    for word in words:
        most = max(map(abs, columns[word])) or 1.0
        scales.append(most / STEPS)
        numbers += bytes(round(number * STEPS / most) & 0xFF for number in columns[word])
    file.write_bytes(msgspec.msgpack.encode(SensesFile(SIZE, tuple(words), tuple(scales), bytes(numbers))))
    print(f"{len(words)} words, {SIZE} numbers each")
    return 0


def _row(counts: dict[str, int], rarity: dict[str, float]) -> list[tuple[str, float]]:
    row = weighed(counts, rarity, SENSED)
    length = math.sqrt(sum(worth * worth for _, worth in row)) or 1.0
    return [(word, worth / length) for word, worth in row]


def _basis(rows: list[list[tuple[str, float]]], words: list[str]) -> dict[str, Vector]:
    """Return what each word is in the directions in which the rows differ most."""
    chance = random.Random(7)
    columns = {word: [chance.gauss(0.0, 1.0) for _ in range(SIZE)] for word in words}
    for _ in range(ROUNDS):
        sums = {word: [0.0] * SIZE for word in words}
        for row in rows:
            seen = [0.0] * SIZE
            for word, worth in row:
                seen = [total + worth * number for total, number in zip(seen, columns[word], strict=True)]
            for word, worth in row:
                sums[word] = [total + worth * number for total, number in zip(sums[word], seen, strict=True)]
        columns = _upright(sums, words)
    return columns


def _upright(columns: dict[str, Vector], words: list[str]) -> dict[str, Vector]:
    """Return the same directions, at right angles and of length 1."""
    directions = [list(each) for each in zip(*(columns[word] for word in words), strict=True)]
    done: list[Vector] = []
    for each in directions:
        vector = each
        for other in done:
            along = sum(map(mul, vector, other))
            vector = [value - along * part for value, part in zip(vector, other, strict=True)]
        length = math.sqrt(sum(map(mul, vector, vector)))
        done.append([value / length for value in vector])
    return {word: list(each) for word, each in zip(words, zip(*done, strict=True), strict=True)}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
