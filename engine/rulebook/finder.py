"""Which entries answer what a member typed: by its words, by what they mean, and in spite of typing errors.

A full-text index of whole entries (see `WordIndex`) brings up what may be meant. So do the single names and questions of
the entries (see `NameIndex`). All hold the stems of words and, beside them, their meanings (see `Meanings`). The
likeliest of what comes up are then weighed by several signs (see `signs`).
"""

from __future__ import annotations

import heapq
import math
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from engine.store.index import WordIndex

from .english import Dictionary
from .entries import TABLE, RuleEntry, Term
from .language import Everyday, Meanings, WordForms, joined, plain, repaired, search_folder, split, words
from .pairs import WordOrder, kept_pairs
from .questions import FEW, MEANT, Name, NameIndex, QuestionWord, QuestionWords, weight_of
from .senses import Senses, kept_sense, near, weighed
from .signs import Doubts, Kinds, Signs, alike, chance, read_weights, worth

FIELDS = {"names": 1.0, "body": 2.0}
"""What an entry is called and asked for by, and what it says, with what a word is worth in each."""
CANDIDATES = 30
"""So many entries are looked at of those that the index brings up."""
LIKELY = 18
"""So many of all that come up are weighed: those that hold most of the question, have the name that is most like it, and
are closest to it in what they mean."""
MOST_HELD = 0.4
"""The rarest words of a question bring entries up, as long as all that hold them are not more than this share of them."""
REPAIRED = 0.9
"""What a word is worth that a mistyped one may stand for."""
KEPT_REPAIRS = 1000
"""So many mistyped words are remembered: while a member types on, what they typed before is looked for again."""
BEGUN, ENDINGS = 0.8, 16
"""What a word is worth that begins with what was typed, and how many such words are looked for, the most common ones."""


CLEARLY = 1.5
"""So many times as much of a question a later sentence of an entry holds that tells more of it than the first."""
SHORT = 3
"""A question with fewer words of content is short."""
SENSED = 60
"""So many of an entry's words make up its sense, those that say most about it."""


class Looked(msgspec.Struct, frozen=True, array_like=True):
    """What a finder looks things up in, to be kept from one start to the next. Stems and meanings are numbers: places in
    ``words``.

    ``spelt`` are all words as they are written, by the alphabet, and ``stems`` their stems. ``held`` is what each entry
    holds; ``told`` is what its title and text hold. ``names`` has, for each name, its group, its key, what it holds, its
    weight and its kinds. ``senses`` are those of the entries, ``pairs`` those in their names. ``kinds`` are the kinds of
    their questions, and how often each occurs. ``index`` is the full-text index.
    """

    words: tuple[str, ...]
    spelt: tuple[str, ...]
    stems: tuple[int, ...]
    held: dict[str, tuple[int, ...]]
    told: dict[str, tuple[int, ...]]
    names: tuple[tuple[str, str, tuple[int, ...], float, int], ...]
    senses: dict[str, bytes]
    pairs: dict[str, bytes]
    kinds: dict[str, dict[int, int]]
    index: bytes


class Finder:
    """Finds entries by words. ``kept`` is what another finder of the very same gave (`looked`): then all is at hand.

    ``english`` finds the same entries in English: a finder of another language asks it too what speaks for an entry.
    """

    def __init__(
        self,
        entries: Mapping[str, RuleEntry],
        terms: Sequence[Term],
        everyday: Everyday,
        forms: WordForms,
        kept: Looked | None = None,
        english: Finder | None = None,
    ) -> None:
        self._forms = forms
        dictionary = search_folder(everyday.language) / "english.bin"
        self._english = english if dictionary.exists() else None
        self._dictionary = Dictionary(dictionary) if self._english else None
        self.weights = read_weights(search_folder(everyday.language))
        self._senses = Senses(search_folder(everyday.language) / "senses.bin")
        self._kinds = Kinds(everyday.kinds)
        self._little = frozenset(map(forms.of, everyday.little))
        self._pointing: dict[str, set[str]] = {}
        for key, entry in entries.items():
            for other in entry.see:
                self._pointing.setdefault(other, set()).add(key)
        self._counted = tuple(map(plain, everyday.counted))
        told = re.compile(everyday.told)
        self._counting = frozenset(key for key, entry in entries.items() if told.search(plain(entry.text)))
        self._rulings = frozenset(key for key in entries if "-G" in key)
        self._examples = frozenset(key for key, entry in entries.items() if entry.title.startswith(everyday.examples))
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
        texts = [(entry.title, entry.topic, entry.text, entry.example, *entry.also) for entry in entries.values()]
        spelt = {word for fields in texts for field in fields for word in words(field)}
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
            {key: places(told) for key, told in self._told.items()},
            tuple((group, name.key, places(name.held), name.weight, name.kinds) for group, name in self._names.all()),
            self._sense_of,
            self._pairs,
            self._kinds_of,
            self._index.kept(),
        )

    def _take(self, kept: Looked, entries: Mapping[str, RuleEntry]) -> None:
        word = kept.words.__getitem__
        self._spelt, self._sorted = frozenset(kept.spelt), list(kept.spelt)
        self._stems = frozenset(map(word, kept.stems))
        self._held = {key: frozenset(map(word, held)) for key, held in kept.held.items()}
        self._told = {key: tuple(map(word, told)) for key, told in kept.told.items()}
        self._weigh(entries)
        for group, key, held, weight, kinds in kept.names:
            self._names.add(group, Name(key, tuple(map(word, held)), weight, kinds))
        self._sense_of, self._pairs, self._kinds_of = kept.senses, kept.pairs, kept.kinds
        self._index = WordIndex(FIELDS, kept=kept.index)

    def _weigh(self, entries: Mapping[str, RuleEntry]) -> None:
        """Find out how rare words are, from what the entries hold."""
        self._count = Counter(word for held in self._held.values() for word in held)
        self.rarity = {word: math.log(1 + len(entries) / count) for word, count in self._count.items()}
        self._rarest = math.log(1 + len(entries))
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
        bodies, self._held, self._told = {}, {}, {}
        self.counts, self._kinds_of, self._pairs = {}, {}, {}
        kinds: dict[str, list[int]] = {}
        for key, entry in entries.items():
            given = dict.fromkeys([entry.title, *entry.also, *called.get(key, ())])
            names[key] = [self._row(name, entry.game) for name in given]
            bodies[key] = self._row(entry.text, entry.game)
            kinds[key] = [self._kinds.of(words(name)) for name in given]
            self._kinds_of[key] = dict(Counter(kinds[key]))
            self._pairs[key] = kept_pairs(map(self._forms.row, given))
            self._told[key] = tuple(dict.fromkeys([*names[key][0], *bodies[key]]))
            counts = Counter(word for name in names[key] for word in {*name}) + Counter(self._told[key])
            self.counts[key] = {word: count for word, count in counts.items() if not word.startswith("#")}
            rest = self._forms.row(f"{entry.example} {entry.topic}")
            self._held[key] = frozenset([*bodies[key], *rest, *(word for name in names[key] for word in name)])
        self._weigh(entries)
        self._sense_of = {
            key: kept_sense(self._senses.together(weighed(counts, self.rarity, SENSED)))
            for key, counts in self.counts.items()
        }
        for key, entry in entries.items():
            for name, asked in zip(names[key], kinds[key], strict=True):
                self._names.add(entry.game, self._name(key, name, asked))
        rows = (
            (entry.game, key, [" ".join(word for name in names[key] for word in name), " ".join(bodies[key])])
            for key, entry in entries.items()
        )
        self._index = WordIndex(FIELDS, rows)

    def _row(self, text: str, game: str) -> list[str]:
        """Return the stems of a text and then its meanings, those of ``game`` and everyday ones."""
        said = self._forms.row(text)
        return [*said, *(each for each in self._meanings.of(said) if _is_everyday(each) or each[1:].startswith(game))]

    def _name(self, key: str, row: Sequence[str], kinds: int) -> Name:
        held = tuple(dict.fromkeys(row))
        return Name(key, held, sum(self.rarity[word] for word in held if not word.startswith("#")), kinds)

    def worth(self, signs: Signs) -> float:
        """Return what the signs of an entry are worth together."""
        return worth(self.weights.ranking, signs)

    def signs(
        self, typed: str, game: str | None = None, *, unfinished: bool = False, most: int = LIKELY
    ) -> dict[str, Signs]:
        """Return what speaks for the ``most`` likely of the entries that come up, only those of ``game`` and of the table
        if one is given.

        The last word may be ``unfinished``.
        """
        slots = self._slots(typed, unfinished=unfinished)
        groups = (game, TABLE) if game is not None else self._games
        whole = self._index.find(self._sought(slots), groups, CANDIDATES)
        name, total = self._names.nearest(slots, groups), weight_of(slots) or 1.0
        sense = self._senses.together((word, worth * slot.rarity) for slot in slots for word, worth in slot.worths)
        up = dict.fromkeys([*whole, *name])
        held = {key: slots.shared(self._held[key]) / total for key in up}
        close = {key: near(sense, self._sense_of[key]) for key in up}
        likely = heapq.nlargest(most, up, key=lambda key: held[key] + name.get(key, 0.0) + close[key])
        stems = " ".join(sorted({slot.form for slot in slots if slot.form}))
        kind, order = self._kinds.of(words(typed)), WordOrder(self._forms.row(typed), self.rarity, self._rarest)
        agreed = {key: self._names.agreed(slots, kind, key) for key in likely}
        english = self._in_english(slots, kind, likely)
        return {
            key: Signs(
                held=held[key],
                names=agreed[key][0],
                spelt=self._names.spelt(stems, key),
                sense=close[key],
                kind=alike(kind, self._kinds_of[key]),
                house=float(key in self._rulings),
                told=slots.shared(self._told[key]) / total,
                asked=agreed[key][1],
                order=order.shared(self._pairs[key]),
                example=float(key in self._examples),
                **english.get(key, {}),
            )
            for key in likely
        }

    def _in_english(self, slots: QuestionWords, kind: int, likely: Iterable[str]) -> dict[str, dict[str, float]]:
        """Return what speaks in English for each entry, by the names of the `Signs`; {} without an English finder."""
        if self._english is None or self._dictionary is None:
            return {}
        return self._english.told_of(self._dictionary.told(slots), kind, likely)

    def told_of(self, slots: QuestionWords, kind: int, likely: Iterable[str]) -> dict[str, dict[str, float]]:
        """Return what speaks here for each entry that came up in another language, for a question of that ``kind`` with
        these words of here."""
        slots = QuestionWords(msgspec.structs.replace(slot, others=self._with_meanings(slot.others)) for slot in slots)
        total, found = weight_of(slots) or 1.0, {}
        for key in likely:
            names, asked = self._names.agreed(slots, kind, key)
            found[key] = {
                "english_held": slots.shared(self._held[key]) / total,
                "english_names": names,
                "english_told": slots.shared(self._told[key]) / total,
                "english_asked": asked,
            }
        return found

    def _with_meanings(self, worths: Mapping[str, float]) -> dict[str, float]:
        """Return words with what each is worth, and what else they mean in everyday speech."""
        meant: dict[str, float] = {}
        for word, share in worths.items():
            for meaning in filter(_is_everyday, self._meanings.of([word])):
                meant[meaning] = max(meant.get(meaning, 0.0), MEANT * share)
        return {**worths, **meant}

    def doubts(self, typed: str, game: str | None, signs: Mapping[str, Signs], best: str) -> Doubts:
        """Return what speaks for and against the best of these entries being the answer."""
        slots = self._slots(typed, unfinished=False)
        known = [self._known.get(group, frozenset()) for group in ((game, TABLE) if game is not None else self._games)]
        unknown = [slot for slot in slots if slot.form and not any(held.intersection(slot.sought) for held in known)]
        foreign = self._elsewhere.names(self._forms.row(typed))
        worths = {key: self.worth(each) for key, each in signs.items()}
        second = max((key for key in worths if key != best), key=worths.__getitem__, default="")
        content = QuestionWords(slot for slot in slots if slot.form and slot.form not in self._little)
        of, likely = signs[best], chance(worths[best], worths.values())
        return Doubts(
            chance=likely,
            odds=math.log(likely / (1.001 - likely)),
            worth=worths[best],
            held=of.held,
            names=of.names,
            spelt=of.spelt,
            sense=of.sense,
            covered=content.shared(self._held[best]) / (weight_of(content) or 1.0),
            unknown=weight_of(unknown) / (weight_of(slots) or 1.0),
            foreign=float(not all(self._held[best].issuperset(name) for name, _ in foreign)),
            linked=float(self.linked(best, second)),
            short=float(len(content) < SHORT),
            uncounted=float(best not in self._counting and any(name in plain(typed) for name in self._counted)),
        )

    def telling(self, typed: str, game: str, sentences: Sequence[str]) -> int:
        """Return which of the sentences of an entry of ``game`` tells most of what was asked: the first, which says the
        rule, unless another holds `CLEARLY` more of the question, of which little words do not count."""
        slots = QuestionWords(slot for slot in self._slots(typed, unfinished=False) if slot.form not in self._little)
        held = [slots.shared(self._row(sentence, game)) for sentence in sentences]
        most = max(held)
        return held.index(most) if most > CLEARLY * held[0] else 0

    def known_words(self, typed: str, longest: int) -> str:
        """Return the words of a question that stand in a rulebook and say something, in order: the rarest of them, as far
        as ``longest`` characters go."""
        said = [
            word for word in dict.fromkeys(words(typed)) if word in self._spelt and self._forms.of(word) not in self._little
        ]
        kept, left = set[str](), longest + 1
        for word in sorted(said, key=lambda word: -self.rarity.get(self._forms.of(word), 0.0)):
            if (left := left - len(word) - 1) < 0:
                break
            kept.add(word)
        return " ".join(word for word in said if word in kept)

    def linked(self, one: str, other: str) -> bool:
        """Return whether one of two entries points to the other."""
        return other in self._pointing.get(one, ()) or one in self._pointing.get(other, ())

    def is_sure(self, doubts: Doubts) -> bool:
        """Return whether an answer of which so much speaks for and against it is likely enough to be right."""
        return worth(self.weights.sureness, doubts) >= self.weights.sure

    def _slots(self, typed: str, *, unfinished: bool) -> QuestionWords:
        written = words(joined(plain(typed), self._spelt))
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
                named.append(QuestionWord("", {}, frozenset(meant), max(self.rarity.get(each, 0.0) for each in meant)))
        slots = []
        for first, each in zip(said, forms.values(), strict=True):
            others = {form: worth for form, worth in each.items() if form != first}
            slots.append(QuestionWord(first, others, meanings.get(first, frozenset()), self._how_rare(each)))
        return QuestionWords([*slots, *named])

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


def _is_everyday(meaning: str) -> bool:
    """Return whether a meaning is one of everyday speech, not of a game."""
    return meaning[1].isdigit()
