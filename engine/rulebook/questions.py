"""A question as it is compared with what the rulebook holds: slots for its words, and the names that are most like it."""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter

import msgspec
from rapidfuzz import fuzz

from .signs import common

MEANT = 0.5
"""What another word of the same meaning is worth beside the word itself."""
MOST_SAID = 0.05
"""The rarest words of a question bring names up until this share of them has been seen: the others tell little."""
FEW = 2
"""But so many words do in any case."""
LOOKED_AT = 600
"""So many names at most are looked at for one word, so that questions of everyday words alone take no longer."""
AGREED = 6
"""An entry of which so many names are like a question is likelier meant than one with a single such name."""
SPELT = 3
"""So many names count where they are compared letter by letter."""
ASKED = 3
"""So many names count where it matters that they are questions of the same kind."""
NEAREST = 60
"""So many of the names that are brought up are then compared word by word."""


class QuestionWord(msgspec.Struct, frozen=True):
    """A word of a question.

    ``form`` is the stem that it most likely stands for; ``others`` are other stems, with the worth of each. ``meanings``
    are what else it means. ``rarity`` is higher for rarer words. A name of several words that has a meaning has no stem
    ("").
    """

    form: str
    others: Mapping[str, float]
    meanings: frozenset[str]
    rarity: float

    @property
    def sought(self) -> tuple[str, ...]:
        """All that it may be found by."""
        return (*([self.form] if self.form else ()), *self.others, *self.meanings)

    @property
    def worths(self) -> tuple[tuple[str, float], ...]:
        """The stems that it may stand for, with what each is worth."""
        return (*([(self.form, 1.0)] if self.form else ()), *self.others.items())

    @property
    def meant(self) -> float:
        """What one of its meanings is worth."""
        return MEANT if self.form else 1.0


class QuestionWords(tuple[QuestionWord, ...]):
    """The words of a question, ready to be compared with many sets of stems and meanings."""

    def __init__(self, _: Iterable[QuestionWord]) -> None:
        """Note what each of the words may be found by, and what it is worth then."""
        self._worths: dict[str, list[tuple[int, float]]] = {}
        for at, slot in enumerate(self):
            worths = {**dict.fromkeys(slot.meanings, slot.meant), **slot.others}
            if slot.form:
                worths[slot.form] = 1.0
            for word, worth in worths.items():
                self._worths.setdefault(word, []).append((at, slot.rarity * worth))
        self._sought = frozenset(self._worths)

    def shared(self, held: Collection[str]) -> float:
        """Return how much of the question a set of stems and meanings holds, each word at its rarity."""
        best: dict[int, float] = {}
        for word in self._sought.intersection(held):
            for at, worth in self._worths[word]:
                if worth > best.get(at, 0.0):
                    best[at] = worth
        return math.fsum(best.values())  # `fsum` gives the same sum in any order of the set.


def weight_of(slots: Iterable[QuestionWord]) -> float:
    """Return what the words of a question weigh together."""
    return sum(slot.rarity for slot in slots)


class Name(msgspec.Struct, frozen=True):
    """A name or question of the entry ``key``: its stems and meanings, what they weigh together, and its `Kinds`.

    There are tens of thousands of them, and a tuple takes a sixth of the memory of a set.
    """

    key: str
    held: tuple[str, ...]
    weight: float
    kinds: int

    @property
    def stems(self) -> str:
        """Its stems by the alphabet, as one text."""
        return " ".join(sorted(word for word in self.held if not word.startswith("#")))

    def alike(self, slots: QuestionWords, total: float) -> float:
        """Return how far it and a question of that weight are the same, from 0 to 1: what they share of all they hold."""
        return min(1.0, 2 * slots.shared(self.held) / (total + self.weight))


class NameIndex:
    """The names and questions of the entries of several groups, to find those that are most like a question."""

    def __init__(self) -> None:
        self._names: dict[str, list[Name]] = {}
        self._of: dict[str, list[Name]] = {}
        # What is looked up in is made where a question first needs it, so that a start costs little.
        self._places: dict[str, dict[str, list[int]]] = {}
        self._stems: dict[str, list[str]] = {}

    def add(self, group: str, name: Name) -> None:
        """Add a name to a group. All are added before the first question."""
        self._names.setdefault(group, []).append(name)
        self._of.setdefault(name.key, []).append(name)

    def all(self) -> Iterator[tuple[str, Name]]:
        """Return the names with their groups, those of a group in the order in which they were added."""
        return ((group, name) for group, names in self._names.items() for name in names)

    def nearest(self, slots: QuestionWords, groups: Iterable[str]) -> dict[str, float]:
        """Return the entries of these groups with the names most like a question, each with how like its nearest name is.

        Names are found by the rarest words that they share with the question.
        """
        total, groups = weight_of(slots), [group for group in groups if group in self._names]
        likely = []
        for group in groups:
            names, found = self._names[group], self._brought_up(slots, group, LOOKED_AT // len(groups))
            worth = {at: shares / (total + names[at].weight) for at, shares in found.items()}
            likely += [(worth[at], names[at]) for at in heapq.nlargest(NEAREST, worth, key=worth.__getitem__)]
        best: dict[str, float] = {}
        for _, name in heapq.nlargest(NEAREST, likely, key=itemgetter(0)):
            best[name.key] = max(best.get(name.key, 0.0), name.alike(slots, total))
        return best

    def agreed(self, slots: QuestionWords, kinds: int, key: str) -> tuple[float, float]:
        """Return two averages of how like a question of such kinds the nearest names of an entry are.

        The first is over the `AGREED` nearest names. The second is over the `ASKED` nearest, where a name of no common kind
        counts half.
        """
        total, names = weight_of(slots), self._of[key]
        near = [name.alike(slots, total) for name in names]
        nearest = heapq.nlargest(AGREED, near)
        least = nearest[ASKED - 1] / 2 if len(nearest) >= ASKED else 0.0  # What is less cannot be among them.
        likely = [(each, name) for each, name in zip(near, names, strict=True) if each >= least]
        asked = [each * (1 + common(kinds, name.kinds)) / 2 for each, name in likely]
        return sum(nearest) / AGREED, sum(heapq.nlargest(ASKED, asked)) / ASKED

    def spelt(self, stems: str, key: str) -> float:
        """Return how far the `SPELT` names of an entry that are nearest to a text of stems are spelt the same."""
        if key not in self._stems:
            self._stems[key] = [name.stems for name in self._of[key]]
        same = (fuzz.ratio(stems, name) for name in self._stems[key])
        return sum(heapq.nlargest(SPELT, same)) / SPELT / 100

    def _places_in(self, group: str) -> Mapping[str, Sequence[int]]:
        """Return which names of a group hold a word, by their numbers."""
        places = self._places.get(group)
        if places is None:
            places = self._places[group] = {}
            for number, name in enumerate(self._names[group]):
                for word in name.held:
                    places.setdefault(word, []).append(number)
        return places

    def _brought_up(self, slots: Sequence[QuestionWord], group: str, most: int) -> dict[int, float]:
        """Return where names hold any of the rarest words, ``most`` for each, and how much of those they hold."""
        places, left = self._places_in(group), MOST_SAID * len(self._names[group])
        found: dict[int, float] = {}
        for number, slot in enumerate(sorted(slots, key=lambda slot: -slot.rarity)):
            left -= sum(len(places.get(word, ())) for word in slot.sought)
            if left < 0 and number >= FEW:
                break
            for place, worth in _worth(slot, places, most).items():
                found[place] = found.get(place, 0.0) + slot.rarity * worth
        return found


def _worth(slot: QuestionWord, places: Mapping[str, Sequence[int]], most: int) -> dict[int, float]:
    """Return where a slot is found and what it is worth there, the most of what its forms and meanings are; each of them at
    ``most`` so many places."""
    worths: dict[str, float] = {**dict.fromkeys(slot.meanings, slot.meant), **slot.others}
    if slot.form:
        worths[slot.form] = 1.0
    found: dict[int, float] = {}
    for word, worth in sorted(worths.items(), key=itemgetter(1)):
        found.update(dict.fromkeys(places.get(word, ())[:most], worth))
    return found
