"""The words of a question: their stems, what else they mean, and what a mistyped one was meant to be."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from rapidfuzz import process
from rapidfuzz.distance import OSA
from Stemmer import Stemmer

from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.languages import SOURCE

_WORD = re.compile(r"[^\W_]+")
_HYPHENED = re.compile(r"\w+(?:-\w+)+")
SHORTEST_PART = 3
"""How many letters each part has at least where two words were written as one."""
STEMMERS = {SOURCE: "english", "de": "german", "es": "spanish"}


def words(text: str) -> list[str]:
    """Return the words of a text in lower case, without signs and accents; an apostrophe joins ("can't" is one word,
    "cant")."""
    return _WORD.findall(plain(text).replace("’", "'").replace("'", ""))


def plain(text: str) -> str:
    """Return a text in lower case and without accents, which few type on a phone."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    return "".join(sign for sign in unicodedata.normalize("NFKD", folded) if not unicodedata.combining(sign))


@functools.cache
def stemmer(language: str) -> Stemmer:
    """Return what finds the stems of a language, English ones where it knows none of it."""
    return Stemmer(STEMMERS.get(language, STEMMERS[SOURCE]))


@functools.lru_cache(maxsize=50_000)
def root(word: str, language: str = SOURCE) -> str:
    """Return what a word has in common with its regular forms: "explor" for explored and exploring."""
    return str(stemmer(language).stemWord(word))


class WordForms:
    """The stems of a language's words, irregular ones included: each of ``groups`` holds forms of one word, their first.

    Stems are looked up by `of`; two words have one stem where they are forms of the same word.
    """

    def __init__(self, groups: Iterable[Sequence[str]] = (), language: str = SOURCE) -> None:
        self._language = language
        self._irregular = {word: root(first, language) for first, *others in groups for word in others}
        self._irregular.update({root(word, language): first for word, first in list(self._irregular.items())})

    def of(self, word: str) -> str:
        """Return the stem of a word in lower case."""
        stem = root(word, self._language)
        return self._irregular.get(word) or self._irregular.get(stem) or stem

    def regular(self, word: str) -> str:
        """Return the stem of a word in lower case that only its regular forms share: "fallen" is not "fall"."""
        return root(word, self._language)

    def row(self, text: str) -> list[str]:
        """Return the stems of a text's words, in order."""
        return [self.of(word) for word in words(text)]


class Meanings:
    """Groups of names that mean the same; each name is one word or several ("knocked out").

    A meaning is named for its group (``#0``, ``#galaxy3``), a sign that no word has.
    """

    def __init__(self, groups: Iterable[tuple[str, Iterable[str]]], forms: WordForms) -> None:
        self._named: dict[tuple[str, ...], list[str]] = {}
        for meaning, names in groups:
            for name in names:
                meanings = self._named.setdefault(tuple(forms.row(name)), [])
                if meaning not in meanings:
                    meanings.append(meaning)
        self._named.pop((), None)
        self._lengths: dict[str, list[int]] = {}
        for first, *rest in self._named:
            lengths = self._lengths.setdefault(first, [])
            if 1 + len(rest) not in lengths:
                lengths.append(1 + len(rest))

    def of(self, said: Sequence[str]) -> list[str]:
        """Return the meanings of the names in a row of stems; of names within each other all count."""
        return list(dict.fromkeys(meaning for _, meanings in self.names(said) for meaning in meanings))

    def names(self, said: Sequence[str]) -> list[tuple[tuple[str, ...], list[str]]]:
        """Return the names in a row of stems, with the meanings of each."""
        found = []
        for start, word in enumerate(said):
            for length in self._lengths.get(word, ()):
                name = tuple(said[start : start + length])
                if meanings := self._named.get(name):
                    found.append((name, meanings))
        return found


def repaired(word: str, known: Sequence[str], limit: int = 4) -> list[str]:
    """Return the words of ``known`` that a mistyped word may stand for, likeliest first.

    Words of up to 3 letters are taken as they are; of up to 7 one letter may be wrong, missing, too many or swapped with
    the next, of longer ones two.
    """
    if len(word) <= 3 or word.isdigit():
        return []
    errors = 1 if len(word) <= 7 else 2
    near = process.extract(word, known, scorer=OSA.distance, score_cutoff=errors, limit=limit)
    return [name for name, _, _ in near if name[0] == word[0] or len(word) > 4]


def split(word: str, known: Collection[str]) -> tuple[str, str] | None:
    """Return the two words of ``known`` that were written as one, the first as long as can be; ``None`` for none."""
    for at in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        if word[:at] in known and word[at:] in known:
            return word[:at], word[at:]
    return None


def joined(text: str, known: Collection[str]) -> str:
    """Return a text in which words of ``known`` that were written with a hyphen ("re-roll") are one."""

    def whole(found: re.Match[str]) -> str:
        return closed if (closed := found[0].replace("-", "")) in known else found[0]

    return _HYPHENED.sub(whole, text)


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of patterns, with alternatives divided by ``|``.

    Questions begin with ``begins``, and behind the name of a game also with ``begins_also``. ``joins`` joins two questions,
    and ``fills`` may stand behind it. ``within`` leads to the name of a game. ``article`` are the articles.
    """

    begins: str
    begins_also: str
    joins: str
    fills: str
    within: str
    article: str


class Everyday(msgspec.Struct, frozen=True):
    """How players talk in a ``language``.

    ``groups`` are groups of names that mean the same. ``forms`` are the irregular forms of words. ``elsewhere`` are names
    of things that no rulebook speaks of. ``shorthand`` has what each abbreviation stands for. ``kinds`` are the patterns of
    the kinds of questions. ``little`` are words that do not say what a question is about. ``brief`` has the patterns of
    questions with a short answer, and the kind of each. ``asking`` are words around a term that is asked about.
    ``examples`` begin the titles of entries that show what other entries say. ``counted`` are words that ask for a number,
    and the pattern ``told`` finds one.
    """

    language: str
    groups: tuple[tuple[str, ...], ...]
    forms: tuple[tuple[str, ...], ...]
    sentence: Sentence
    elsewhere: tuple[tuple[str, ...], ...] = ()
    shorthand: Mapping[str, str] = {}
    kinds: tuple[str, ...] = ()
    little: tuple[str, ...] = ()
    brief: Mapping[str, str] = {}
    asking: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    told: str = r"\d"


class _EverydayFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    groups: tuple[str, ...]
    forms: tuple[str, ...]
    sentence: Sentence
    elsewhere: tuple[str, ...] = ()
    shorthand: tuple[str, ...] = ()
    kinds: dict[str, str] = {}
    little: str = ""
    brief: dict[str, str] = {}
    asking: str = ""
    examples: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    told: str = r"\d"


def search_folder(language: str = SOURCE, folder: Path = DATA) -> Path:
    """Return the folder with what the search of a language needs: everyday words, weights, senses of words."""
    return folder / "search" / language


def read_everyday(language: str = SOURCE, folder: Path = DATA) -> Everyday:
    """Return what ``words.toml`` of the `search_folder` says; `BadContent` where it is not as it is to be."""
    try:
        read = msgspec.toml.decode((search_folder(language, folder) / "words.toml").read_bytes(), type=_EverydayFile)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadContent(f"data/search/{language}/words.toml", "", str(error)) from error
    shorthand = {plain(short): first for first, *others in _divided(read.shorthand) for short in others}
    return Everyday(
        language,
        _divided(read.groups),
        _divided(read.forms),
        read.sentence,
        _divided(read.elsewhere),
        shorthand,
        tuple(read.kinds.values()),
        tuple(read.little.split()),
        read.brief,
        tuple(read.asking.split()),
        read.examples,
        read.counted,
        read.told,
    )


def _divided(lines: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str.strip, line.split(","))) for line in lines)
