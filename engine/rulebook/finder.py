"""Which entries answer what a member typed: by its words, by what they mean, and in spite of typing errors.

A full-text index of whole entries (see `WordIndex`) brings up what may be meant. So do the single names and questions of
the entries (see `NameIndex`). All hold the stems of words and, beside them, their meanings (see `Meanings`). The
likeliest of what comes up are then weighed by three signs (see `Signs`), of which `Weights` says what each is worth.
"""

from __future__ import annotations

import heapq
import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.store.index import WordIndex

from .entries import TABLE, RuleEntry, Term
from .language import Everyday, Meanings, WordForms, joined, repaired, split, words
from .questions import FEW, Name, NameIndex, QuestionWord, shared, weight_of

FIELDS = {"names": 1.0, "body": 2.0}
"""What an entry is called and asked for by, and what it says, with what a word is worth in each."""
CANDIDATES = 40
"""So many entries are looked at of those that the index brings up."""
LIKELY = 16
"""So many of all that come up are weighed: those that hold most of the question and have the name that is most like it."""
MOST_HELD = 0.4
"""The rarest words of a question bring entries up, as long as all that hold them are not more than this share of them."""
REPAIRED = 0.9
"""What a word is worth that a mistyped one may stand for."""
KEPT_REPAIRS = 1000
"""So many mistyped words are remembered: while a member types on, what they typed before is looked for again."""
BEGUN, ENDINGS = 0.8, 16
"""What a word is worth that begins with what was typed, and how many such words are looked for, the most common ones."""


class Signs(msgspec.Struct, frozen=True, array_like=True):
    """What speaks for an entry. The last two are shares from 0 to 1, in which a word counts the more the rarer it is.

    ``whole``: how well its words as a whole fit (bm25). ``names``: how far the question and those of its names and
    questions that are nearest to it are the same (see `NameIndex.agreed`). ``held``: how much of the question it holds.
    """

    whole: float
    names: float
    held: float


class Weights(msgspec.Struct, frozen=True, array_like=True):
    """What each of the `Signs` is worth. `tests.rulebook.fit` finds these numbers."""

    whole: float
    names: float
    held: float

    def of(self, signs: Signs) -> float:
        """Return what the signs are worth together."""
        return self.whole * signs.whole + self.names * signs.names + self.held * signs.held


WEIGHTS = Weights(0.129, 13.24, 8.21)
SURE = 12.6
"""What the best entry must be worth to be likely what was asked for; `tests.rulebook.fit` measures that."""
UNKNOWN = 0.3
"""How much of a question, each word at its rarity, may be words that no entry of the game or the table knows."""


class Looked(msgspec.Struct, frozen=True, array_like=True):
    """What a finder looks things up in, to be kept from one start to the next. Stems and meanings are numbers: places in
    ``words``.

    ``spelt`` are all words as they are written, by the alphabet, and ``stems`` theirs; ``held`` what each entry holds;
    ``names`` the group, the key, what it holds and the weight of each name; ``index`` the full-text index.
    """

    words: tuple[str, ...]
    spelt: tuple[str, ...]
    stems: tuple[int, ...]
    held: dict[str, tuple[int, ...]]
    names: tuple[tuple[str, str, tuple[int, ...], float], ...]
    index: bytes


class Finder:
    """Finds entries by words. ``kept`` is what another finder of the very same gave (`looked`): then all is at hand."""

    def __init__(
        self,
        entries: Mapping[str, RuleEntry],
        terms: Sequence[Term],
        everyday: Everyday,
        forms: WordForms,
        kept: Looked | None = None,
    ) -> None:
        self._forms = forms
        named = [(f"#{at}", names) for at, names in enumerate(everyday.groups)]
        named += [(f"#{term.game}{at}", term.names) for at, term in enumerate(terms)]
        self._meanings = Meanings(named, self._forms)
        self._elsewhere = Meanings([("#elsewhere", names) for names in everyday.elsewhere], self._forms)
        self._repairs: dict[str, list[str]] = {}
        self._games = tuple(dict.fromkeys(entry.game for entry in entries.values()))
        self._names = NameIndex()
        if kept is not None:
            self._take(kept, entries)
            return
        spelt = {word for entry in entries.values() for field in _fields(entry) for word in words(field)}
        spelt.update(word for _, names in named for name in names for word in words(name))
        self._spelt, self._sorted = frozenset(spelt), sorted(spelt)
        self._stems = frozenset(map(self._forms.of, spelt))
        self._read(entries, terms)

    def looked(self) -> Looked:
        """Return what it looks things up in, to be kept."""
        known = {word: at for at, word in enumerate(sorted({*self._stems, *self._count}))}

        def places(held: Iterable[str]) -> tuple[int, ...]:
            return tuple(sorted(known[word] for word in held))

        return Looked(
            tuple(known),
            tuple(self._sorted),
            places(self._stems),
            {key: places(held) for key, held in self._held.items()},
            tuple((group, name.key, places(name.held), name.weight) for group, name in self._names.all()),
            self._index.kept(),
        )

    def _take(self, kept: Looked, entries: Mapping[str, RuleEntry]) -> None:
        word = kept.words.__getitem__
        self._spelt, self._sorted = frozenset(kept.spelt), list(kept.spelt)
        self._stems = frozenset(map(word, kept.stems))
        self._held = {key: frozenset(map(word, held)) for key, held in kept.held.items()}
        self._weigh(entries)
        for group, key, held, weight in kept.names:
            self._names.add(group, Name(key, frozenset(map(word, held)), weight))
        self._index = WordIndex(FIELDS, kept=kept.index)

    def _weigh(self, entries: Mapping[str, RuleEntry]) -> None:
        """Find out how rare words are, from what the entries hold."""
        self._count = Counter(word for held in self._held.values() for word in held)
        self._rarity = {word: math.log(1 + len(entries) / count) for word, count in self._count.items()}
        known: dict[str, set[str]] = {}
        for key, entry in entries.items():
            known.setdefault(entry.game, set()).update(self._held[key])
        self._known = {game: frozenset(held) for game, held in known.items()}

    def _read(self, entries: Mapping[str, RuleEntry], terms: Iterable[Term]) -> None:
        """Fill the indexes."""
        called: dict[str, list[str]] = {}
        for term in terms:
            called.setdefault(term.rules[0], []).extend([*term.names, term.text])
        names: dict[str, list[list[str]]] = {}
        bodies, self._held = {}, {}
        for key, entry in entries.items():
            given = dict.fromkeys([entry.title, *entry.also, *called.get(key, ())])
            names[key] = [self._row(name, entry.game) for name in given]
            bodies[key] = self._row(entry.text, entry.game)
            rest = self._forms.row(f"{entry.example} {entry.topic}")
            self._held[key] = frozenset([*bodies[key], *rest, *(word for name in names[key] for word in name)])
        self._weigh(entries)
        for key, entry in entries.items():
            for name in names[key]:
                self._names.add(entry.game, self._name(key, name))
        rows = (
            (entry.game, key, [" ".join(word for name in names[key] for word in name), " ".join(bodies[key])])
            for key, entry in entries.items()
        )
        self._index = WordIndex(FIELDS, rows)

    def _row(self, text: str, game: str) -> list[str]:
        """Return the stems of a text and then its meanings, those of ``game`` and everyday ones."""
        said = self._forms.row(text)
        return [*said, *(each for each in self._meanings.of(said) if each[1].isdigit() or each[1:].startswith(game))]

    def _name(self, key: str, row: Sequence[str]) -> Name:
        held = frozenset(row)
        return Name(key, held, sum(self._rarity[word] for word in held if not word.startswith("#")))

    def scores(self, typed: str, game: str | None = None, *, unfinished: bool = False) -> dict[str, float]:
        """Return what the entries that come up for what was typed are worth, all above 0; see `signs`."""
        return {key: WEIGHTS.of(signs) for key, signs in self.signs(typed, game, unfinished=unfinished).items()}

    def signs(self, typed: str, game: str | None = None, *, unfinished: bool = False) -> dict[str, Signs]:
        """Return what speaks for each of the entries that come up, only those of ``game`` and of the table if one is given.

        The last word may be ``unfinished``.
        """
        slots = self._slots(typed, unfinished=unfinished)
        groups = (game, TABLE) if game is not None else self._games
        whole = self._index.find(self._sought(slots), groups, CANDIDATES)
        name, total = self._names.nearest(slots, groups), weight_of(slots) or 1.0
        held = {key: shared(slots, self._held[key]) / total for key in dict.fromkeys([*whole, *name])}
        likely = heapq.nlargest(LIKELY, held, key=lambda key: held[key] + name.get(key, 0.0))
        return {key: Signs(whole.get(key, 0.0), self._names.agreed(slots, key), held[key]) for key in likely}

    def answers(self, typed: str, game: str | None, key: str) -> bool:
        """Return whether an entry may answer what was typed: it is not about something of which no rulebook here speaks.

        It is where too many of its words are unknown to the game and the table (`UNKNOWN`). It is too where it names what
        is spoken of elsewhere, and the entry does not.
        """
        slots = self._slots(typed, unfinished=False)
        known = [self._known.get(group, frozenset()) for group in ((game, TABLE) if game is not None else self._games)]
        unknown = [slot for slot in slots if slot.form and not any(held.intersection(slot.sought) for held in known)]
        if weight_of(unknown) > UNKNOWN * weight_of(slots):
            return False
        foreign = self._elsewhere.names(self._forms.row(typed))
        return all(self._held[key].issuperset(name) for name, _ in foreign)

    def _slots(self, typed: str, *, unfinished: bool) -> list[QuestionWord]:
        written = words(joined(typed.casefold(), self._spelt))
        forms: dict[str, dict[str, float]] = {}
        for at, word in enumerate(written):
            last = unfinished and at == len(written) - 1
            for part in (word,) if last else self._parts(word):
                forms.setdefault(part, self._standing_for(part, last))
        said = [next(iter(each)) for each in forms.values()]
        meanings: dict[str, frozenset[str]] = {}
        named = []
        for name, meant in self._meanings.names(said):
            if len(name) == 1:
                meanings[name[0]] = frozenset(meant)
            else:
                named.append(QuestionWord("", {}, frozenset(meant), max(self._rarity.get(each, 0.0) for each in meant)))
        slots = []
        for first, each in zip(said, forms.values(), strict=True):
            others = {form: worth for form, worth in each.items() if form != first}
            slots.append(QuestionWord(first, others, meanings.get(first, frozenset()), self._how_rare(each)))
        return [*slots, *named]

    def _parts(self, word: str) -> tuple[str, ...]:
        """Return a word, or the two that were written as one."""
        if self._forms.of(word) in self._stems or self._repaired(word):
            return (word,)
        return split(word, self._spelt) or (word,)

    def _standing_for(self, word: str, unfinished: bool) -> dict[str, float]:
        """Return the stems that a word may stand for, with what each is worth; its own first, if any text holds it."""
        of = self._forms.of
        found = {of(word): 1.0} if of(word) in self._stems else {}
        if unfinished and len(word) > 1:
            start, end = bisect_left(self._sorted, word), bisect_left(self._sorted, f"{word}\uffff")
            begun = dict.fromkeys(map(of, self._sorted[start:end]))
            common = sorted(begun, key=lambda form: -self._count.get(form, 0))[:ENDINGS]
            found.update({form: BEGUN for form in common if form not in found})
        return found or {of(each): REPAIRED for each in self._repaired(word)} or {of(word): 1.0}

    def _repaired(self, word: str) -> list[str]:
        if word not in self._repairs:
            if len(self._repairs) >= KEPT_REPAIRS:
                self._repairs.clear()
            self._repairs[word] = repaired(word, self._sorted)
        return self._repairs[word]

    def _how_rare(self, forms: Iterable[str]) -> float:
        """Return how rare entries are that hold any of these stems; nothing is rarer than what none holds."""
        return math.log(1 + len(self._held) / max(1, sum(self._count.get(form, 0) for form in forms)))

    def _sought(self, slots: Iterable[QuestionWord]) -> list[str]:
        """Return what to look for in the index: the rarest forms and meanings, as long as not too much holds them."""
        sought = dict.fromkeys(word for slot in slots for word in slot.sought if word in self._count)
        left, found = MOST_HELD * len(self._held), list[str]()
        for word in sorted(sought, key=lambda word: self._count[word]):
            left -= self._count[word]
            if left < 0 and len(found) >= FEW:
                break
            found.append(word)
        return found


def _fields(entry: RuleEntry) -> tuple[str, ...]:
    return (entry.title, entry.topic, entry.text, entry.example, *entry.also)
