"""The rule entries of all games, written for players, and how to find one by its id or by a few words."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rapidfuzz import fuzz, process
from rapidfuzz.distance import JaroWinkler

from engine.core.content import DATA, load
from engine.core.errors import BadContent

TITLE, ALSO, TEXT = 3.0, 2.5, 1.0
"""What a word is worth where it stands: in the title or the topic, among the other words for it, in the text."""

NEARLY = 0.88
"""How alike a mistyped word and a word of the book must be, from 0 to 1."""

ENDINGS = ("ations", "ation", "ings", "ing", "able", "ions", "ion", "ies", "ied", "ys", "es", "ed", "er", "s", "e", "y")
IDLE = """
a an and are at be by can do does for from get have how i if in is it its me my of on one or our so some that the then
there this to us we what when where which while who why will with you your
"""
"""Words that say nothing about what somebody looks for."""

_IDLE = frozenset(IDLE.split())
_FORM = re.compile(r"[A-Z]{2,4}-(\d{3}|G\d{2})")
_WORD = re.compile(r"[^\W_]+")
_ID = re.compile(r"(?:([A-Z]{2,}?)[\s-]*)?(G?)\s*0*(\d{0,3})")


class RuleEntry(msgspec.Struct, frozen=True):
    """One rule of ``game``, or a ruling of ours where its source is silent (``ours``).

    ``text`` is one to four sentences; ``see`` are ids of entries to read next, ``also`` words that people use for it.
    """

    id: str
    game: str
    title: str
    text: str
    topic: str
    ours: bool = False
    see: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    text: str
    topic: str
    ours: bool = False
    see: tuple[str, ...] = ()
    also: tuple[str, ...] = ()


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[_Rule, ...]


class Rulebook:
    """The rules of ``games`` (their keys), read from ``folder/<key>/rules.toml``.

    `BadContent` when a game has no such file, when an id is not formed like SKY-016 or SKY-G16 or stands there twice, or
    when an entry points to one that is missing.
    """

    def __init__(self, games: Iterable[str], folder: Path = DATA) -> None:
        self._entries: dict[str, RuleEntry] = {}
        for game in games:
            for rule in load(game, "rules", _Rules, folder=folder).rule:
                if not _FORM.fullmatch(rule.id):
                    raise BadContent(f"data/{game}/rules.toml", rule.id, "an id is formed like SKY-016 or SKY-G16")
                if rule.id in self._entries:
                    raise BadContent(f"data/{game}/rules.toml", rule.id, "the id stands there twice")
                self._entries[rule.id] = RuleEntry(game=game, **msgspec.structs.asdict(rule))
        for entry in self._entries.values():
            for other in entry.see:
                if other not in self._entries:
                    raise BadContent(f"data/{entry.game}/rules.toml", entry.id, f"it points to {other}, which is no entry")
        self._words = {key: _weigh(entry) for key, entry in self._entries.items()}
        held = Counter(word for words in self._words.values() for word in words)
        self._rarity = {word: math.log(1 + len(self._entries) / count) for word, count in held.items()}

    def get(self, id: str) -> RuleEntry | None:
        """Return the entry of that id, in capitals or not; ``None`` when there is none."""
        return self._entries.get(id.strip().upper())

    def topics(self, game: str) -> dict[str, tuple[RuleEntry, ...]]:
        """Return the entries of a game by topic, both in the order of its file; nothing for an unknown game."""
        found: dict[str, list[RuleEntry]] = {}
        for entry in self._entries.values():
            if entry.game == game:
                found.setdefault(entry.topic, []).append(entry)
        return {topic: tuple(entries) for topic, entries in found.items()}

    def find(self, query: str, game: str | None = None, limit: int = 10) -> list[RuleEntry]:
        """Return at most ``limit`` entries for what somebody typed, best first, those of ``game`` before all others.

        A query is the beginning of an id (``sky-g2``), its number (``16``), or words, inflected or mistyped. An empty one
        gives the first entries.
        """
        typed = query[:200].strip()
        scores = self._by_id(typed)
        if not any(sign.isdigit() or sign == "-" for sign in typed):  # "gal" means galleries before GAL-001
            scores = {key: score / 100 for key, score in scores.items()} | self._by_words(typed)
        elif not _ID.fullmatch(typed.upper()):
            scores = self._by_words(typed)
        best = sorted(scores, key=lambda key: (game not in (None, self._entries[key].game), -scores[key]))
        return [self._entries[key] for key in best[:limit]]

    def _by_id(self, typed: str) -> dict[str, float]:
        wanted = _ID.fullmatch(typed.upper())
        if wanted is None:
            return {}
        letters, ruling, digits = wanted[1] or "", wanted[2], wanted[3]
        found = {}
        for key in self._entries:
            system, _, rest = key.partition("-")
            number = rest.removeprefix("G")
            if not system.startswith(letters) or (ruling and number == rest):
                continue
            if digits and int(digits) == int(number):
                found[key] = 3.0 if bool(ruling) == (number != rest) else 2.0
            elif number.lstrip("0").startswith(digits):
                found[key] = 1.0
        return found

    def _by_words(self, typed: str) -> dict[str, float]:
        asked = _words(typed)
        telling = [word for word in asked if word not in _IDLE] or asked
        scores = dict.fromkeys(self._entries, 0.0)
        for place, word in enumerate(telling):
            likeness = self._alike(_stem(word), unfinished=place == len(telling) - 1)
            for key, held in self._words.items():
                scores[key] += max((like * held[known] for known, like in likeness.items() if known in held), default=0.0)
        return {key: score + self._phrase(typed, key) for key, score in scores.items() if score > 0}

    def _alike(self, stem: str, *, unfinished: bool) -> dict[str, float]:
        """Return the words of the book that ``stem`` may stand for, with likeness times rarity."""
        found: dict[str, float] = {stem: 1.0} if stem in self._rarity else {}
        if (unfinished or not found) and len(stem) > 1:
            found.update({known: 0.8 for known in self._rarity if known.startswith(stem) and known != stem})
        if not found and len(stem) > 2:
            near = process.extract(stem, self._rarity.keys(), scorer=JaroWinkler.similarity, score_cutoff=NEARLY, limit=4)
            found.update({known: like**3 for known, like, _ in near})
        return {known: like * self._rarity[known] for known, like in found.items()}

    def _phrase(self, typed: str, key: str) -> float:
        """Return a little more for an entry that is called nearly what was typed, and much for its very title."""
        entry, sought = self._entries[key], typed.casefold()
        if sought == entry.title.casefold():
            return 1000.0
        return 4.0 * max(fuzz.ratio(sought, name.casefold()) / 100 for name in (entry.title, *entry.also)) ** 2


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().replace("’", "'").replace("'", ""))


def _stem(word: str) -> str:
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiou" else word


def _weigh(entry: RuleEntry) -> dict[str, float]:
    """Return each word of an entry, as a stem, with the most that it is worth there."""
    fields = ((entry.text, TEXT), (" ".join(entry.also), ALSO), (f"{entry.title} {entry.topic}", TITLE))
    return {_stem(word): worth for field, worth in fields for word in _words(field) if word not in _IDLE}
