"""What the words of a language are in English, so that a question is also compared with all that leads to an entry there.

`tests.rulebook.english` learns it from what stands in both languages. A word may be several in English, some likelier than
others.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from engine.core.content import load_packed

from .questions import QuestionWord, QuestionWords

MEANT = 5
"""A word is so many in English at most."""
STEPS = 255
"""What an English word is worth for another is kept as a whole number, this for 1."""


class DictionaryFile(msgspec.Struct, frozen=True, array_like=True):
    """``words`` by the alphabet, each with `MEANT` places among the ``english`` ones, and with what those are worth.

    A place that is worth 0 is none.
    """

    words: tuple[str, ...]
    english: tuple[str, ...]
    places: bytes
    worths: bytes


class Dictionary:
    """The English stems that stems of a language stand for, read from ``file``; `BadContent` where it cannot be read."""

    def __init__(self, file: Path) -> None:
        read = load_packed(file, DictionaryFile)
        self._words, self._english, self._worths = read.words, read.english, read.worths
        self._places = memoryview(read.places).cast("H")

    def of(self, word: str) -> dict[str, float]:
        """Return what a stem is in English, with what each stem there is worth; {} for a word that it does not know."""
        at = bisect_left(self._words, word)
        if at == len(self._words) or self._words[at] != word:
            return {}
        places = range(at * MEANT, at * MEANT + MEANT)
        return {self._english[self._places[each]]: worth / STEPS for each in places if (worth := self._worths[each])}

    def told(self, slots: Iterable[QuestionWord]) -> QuestionWords:
        """Return the words of a question in English, each as rare as it was."""
        return QuestionWords(QuestionWord("", self._meant(slot), frozenset(), slot.rarity) for slot in slots if slot.form)

    def _meant(self, slot: QuestionWord) -> dict[str, float]:
        found: dict[str, float] = {}
        for word, worth in slot.worths:
            for english, share in self.of(word).items():
                found[english] = max(found.get(english, 0.0), worth * share)
        return found


def kept_dictionary(meant: Mapping[str, Mapping[str, float]]) -> DictionaryFile:
    """Return a file of what each word is in English, from how likely each is; the likeliest `MEANT` are kept.

    The likeliest is worth 1. One that is a quarter as likely is worth half as much: what counts is the root.
    """
    words = sorted(meant)
    english = sorted({word for likely in meant.values() for word in likely})
    place_of = {word: at for at, word in enumerate(english)}
    places, worths = array("H"), bytearray()
    for word in words:
        likely = sorted(meant[word].items(), key=lambda each: (-each[1], each[0]))[:MEANT]
        likely += [(english[0], 0.0)] * (MEANT - len(likely))
        places.extend(place_of[each] for each, _ in likely)
        most = likely[0][1] or 1.0
        worths += bytes(round(STEPS * math.sqrt(share / most)) for _, share in likely)
    return DictionaryFile(tuple(words), tuple(english), places.tobytes(), bytes(worths))
