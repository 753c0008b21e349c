"""The rulebook: the entries of all games, to be looked up by id, browsed by topic, and asked."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec

from engine.core.content import DATA
from engine.core.languages import SOURCE

from .answers import Brief, RuleAnswer, sentences_of
from .entries import TABLE, RuleEntry, Term, read_books
from .finder import Finder
from .glossary import Glossary
from .ids import Ids
from .kept import KeptBook, compiled_of, keep, mark_of, read_kept
from .language import WordForms, read_everyday, search_folder
from .signs import Signs
from .typed import GameNames, TwoQuestions, spelled_out

TITLED = 1000.0
"""What an entry is worth whose very title was typed."""
UNDER_WAY, BESIDE = 1.0, 0.5
"""What is added to the worth of an entry behind the moves just played, and of an entry linked with such an entry.

Both are small beside the worth that the words of a question give."""
ELSEWHERE = 6
"""So many entries of other games are looked at where the game that is played says nothing sure."""
LONGEST = 200
"""So many characters of a question are read."""


class Found(msgspec.Struct, frozen=True):
    """What a question leads to.

    ``entries`` are the entries found, best first. ``sure``: the first is likely to be meant. ``term`` is the term that was
    asked for, if one was. ``called``: the first entry was called by its id, its title or a term. Where a question asks two
    things at once, the first entry answers the first of them, and ``second`` the other.
    """

    entries: tuple[RuleEntry, ...]
    sure: bool
    term: Term | None = None
    called: bool = False
    second: RuleEntry | None = None


class Rulebook:
    """The rules of ``games`` (their keys) in a language, read from ``folder``; errors as those of `read_books`.

    What that comes to is kept in the file ``compiled``, if one is given, and taken from there as long as it is the same.
    In another language than English the ``english`` rulebook of the same is asked too; it is read where none is given.
    """

    def __init__(
        self,
        games: Iterable[str],
        folder: Path = DATA,
        *,
        compiled: Path | None = None,
        language: str = SOURCE,
        english: Rulebook | None = None,
    ) -> None:
        with _all_kept():
            self._read(tuple(games), folder, compiled, language, english)

    def _read(
        self, games: tuple[str, ...], folder: Path, compiled: Path | None, language: str, english: Rulebook | None
    ) -> None:
        mark, kept = b"", None
        if compiled is not None:
            with contextlib.suppress(OSError):
                mark = mark_of(games, folder, language)
                kept = read_kept(compiled, mark)
        if kept is None:
            self._entries, terms = read_books(games, folder, language)
        else:
            self._entries, terms = {entry.id: entry for entry in kept.entries}, kept.terms
        everyday = read_everyday(language)
        forms = WordForms(everyday.forms, language)
        there: Finder | None = None if language == SOURCE else (english or Rulebook(games, folder))._finder
        self._finder: Finder = Finder(self._entries, terms, everyday, forms, kept.looked if kept else None, there)
        if compiled is not None and mark and kept is None:
            keep(compiled, mark, KeptBook(tuple(self._entries.values()), terms, self._finder.looked()))
        self._glossary = Glossary(terms, forms, everyday.asking)
        self._ids = Ids(self._entries)
        self._shorthand, self._brief = everyday.shorthand, Brief(everyday.brief)
        texts = (entry.text for entry in self._entries.values())
        self._game_names = GameNames((game for game in games if game != TABLE), texts, everyday.sentence)
        self._two_questions = TwoQuestions(everyday.sentence)
        self._titles: dict[str, list[str]] = {}
        self._listed: dict[str, tuple[str, ...]] = {}
        for key, entry in self._entries.items():
            self._titles.setdefault(entry.title.casefold(), []).append(key)
            for name in entry.also:
                asked = name.casefold().rstrip("?")
                # Most are small already: then the text is kept once.
                asked = name if name == asked else asked
                self._listed[asked] = (*self._listed.get(asked, ()), key)

    def get(self, id: str) -> RuleEntry | None:
        """Return the entry of that id, in capitals or not; ``None`` when there is none."""
        return self._entries.get(id.strip().upper())

    def same(self, found: Found) -> Found:
        """Return what a question led to in the rulebook of another language as it stands in this one, without the term;
        the same where it is from this one."""
        entries = tuple(entry for each in found.entries if (entry := self.get(each.id)))
        if entries == found.entries:
            return found
        second = self.get(found.second.id) if found.second else None
        return msgspec.structs.replace(found, entries=entries, second=second, term=None)

    def topics(self, game: str) -> dict[str, tuple[RuleEntry, ...]]:
        """Return the entries of a game by topic, both in the order of its file; nothing for an unknown game."""
        found: dict[str, list[RuleEntry]] = {}
        for entry in self._entries.values():
            if entry.game == game:
                found.setdefault(entry.topic, []).append(entry)
        return {topic: tuple(entries) for topic, entries in found.items()}

    def terms(self, game: str) -> tuple[Term, ...]:
        """Return the glossary of a game by the alphabet; nothing for an unknown game."""
        return self._glossary.of(game)

    def terms_in(self, text: str, game: str, most: int) -> tuple[Term, ...]:
        """Return the terms of a game that stand in a text, ``most`` at most: first those that no other game has."""
        return self._glossary.found_in(text, game, most)

    def ask(
        self, question: str, game: str | None = None, limit: int = 3, under_way: Collection[str] = frozenset()
    ) -> Found:
        """Return what a question leads to: at most ``limit`` entries of ``game`` and of the table, of all games if none is
        given or those say nothing sure.

        A question is an id, however it is written (``sky 16``), or holds one (``what is SKY-016?``), or is words, inflected
        or mistyped. A game that it names is meant instead of ``game``. A term of another game is told where nothing nearer
        is sure. What stands word for word among the names of the best entry is sure. ``under_way`` are ids of entries
        behind what has just been played where it is asked: of entries that fit as well, those come first.
        """
        first, rest = self._two_questions.of(question[:LONGEST])
        found = self._ask(first, game, limit, under_way)
        other = self._ask(rest, game, 1, under_way) if rest else found
        if found.sure and other.sure and other.entries[0] != found.entries[0]:
            besides = [entry for entry in found.entries[1:] if entry != other.entries[0]]
            return msgspec.structs.replace(found, entries=(found.entries[0], *besides), second=other.entries[0])
        whole = self._ask(question, game, limit, under_way) if rest else found
        if rest and not whole.sure:
            named = dict.fromkeys([*found.entries[:1], *other.entries[:1], *whole.entries])
            whole = msgspec.structs.replace(whole, entries=tuple(named)[:limit])
        return whole

    def _ask(self, question: str, game: str | None, limit: int, under_way: Collection[str]) -> Found:
        typed = question[:LONGEST].strip()
        if ids := self._ids.named(typed):
            return Found(tuple(self._entries[id] for id in ids[:limit]), sure=True, called=True)
        if self._ids.is_one(typed):
            found = self._best(self._ids.fitting(typed), game, limit)
            return Found(found, sure=bool(found), called=bool(found))
        listed = self._listed.get(typed.casefold().rstrip("? "), ())
        if typed.casefold() not in self._titles:
            typed, named = self._game_names.taken_out(spelled_out(typed, self._shorthand))
            game = named or game
        term = self._glossary.called(typed, game)
        signs = self._finder.signs(typed, game)
        scores = self._worths(signs)
        scores = {key: worth + self._nearness(key, under_way) for key, worth in scores.items()} | self._titled(typed, game)
        if term is not None and TITLED not in scores.values():
            scores |= {term.rules[0]: TITLED}  # Beside what a term is belongs the entry that says so.
        best = self._best(scores, game, limit)
        if best and scores[best[0].id] == TITLED:
            return Found(best, sure=True, term=term, called=True)
        if best and (best[0].id in listed or self._is_sure(typed, game, signs, best[0].id)):
            return Found(best, sure=True)
        if game is not None and (term := self._glossary.called(typed, None)):
            return Found(tuple(self._entries[rule] for rule in term.rules[:limit]), sure=True, term=term, called=True)
        if game is not None:
            signs = self._finder.signs(typed, None, most=ELSEWHERE)
            (elsewhere,) = self._best(self._worths(signs), None, 1) or (None,)
            known = elsewhere is None or elsewhere in best
            if elsewhere and not known and (not best or self._is_sure(typed, None, signs, elsewhere.id)):
                best = (*best[: limit - 1], elsewhere)
        return Found(best, sure=False)

    def _is_sure(self, typed: str, game: str | None, signs: Mapping[str, Signs], id: str) -> bool:
        return self._finder.is_sure(self._finder.doubts(typed, game, signs, id))

    def known_words(self, question: str, longest: int) -> str:
        """Return the words of a question that stand in a rulebook and say something, at most ``longest`` characters:
        nothing that only a member would write, such as a name."""
        return self._finder.known_words(spelled_out(question[:LONGEST], self._shorthand), longest)

    def answer(self, question: str, entry: RuleEntry) -> RuleAnswer:
        """Return what an entry says to a question."""
        typed, _ = self._game_names.taken_out(spelled_out(question[:LONGEST].strip(), self._shorthand))
        sentences, kind = sentences_of(entry), self._brief.kind(typed)
        short = str(getattr(entry.short, kind)) if kind else ""
        return RuleAnswer(short, sentences, self._finder.telling(typed, entry.game, sentences))

    def _nearness(self, id: str, under_way: Collection[str]) -> float:
        if id in under_way:
            return UNDER_WAY
        return BESIDE if any(self._finder.linked(id, other) for other in under_way) else 0.0

    def _worths(self, signs: Mapping[str, Signs]) -> dict[str, float]:
        return {key: self._finder.worth(each) for key, each in signs.items()}

    def _titled(self, typed: str, game: str | None) -> dict[str, float]:
        titled = self._titles.get(typed.casefold(), ())
        return {key: TITLED for key in titled if game in (None, self._entries[key].game)}

    def complete(self, typed: str, game: str | None = None, limit: int = 10) -> tuple[RuleEntry, ...]:
        """Return at most ``limit`` entries for what a member has typed so far, those of ``game`` and of the table first.

        That is the beginning of an id (``sky-g2``), or words of which the last may be unfinished; for nothing typed, the
        first entries.
        """
        typed = typed[:LONGEST].strip()
        scores = self._ids.fitting(typed)
        if not self._ids.is_one(typed):  # "gal" means galleries before GAL-001
            scores = {key: score / 100 for key, score in scores.items()} | self._so_far(typed, game, limit)
        return self._best(scores, game, limit)

    def _so_far(self, typed: str, game: str | None, limit: int) -> dict[str, float]:
        scores = self._by_words(typed, game)
        if game is None or len(scores) >= limit:
            return scores
        return self._by_words(typed, None) | scores

    def _by_words(self, typed: str, game: str | None) -> dict[str, float]:
        return self._worths(self._finder.signs(typed, game, unfinished=True)) | self._titled(typed, game)

    def _best(self, scores: Mapping[str, float], game: str | None, limit: int) -> tuple[RuleEntry, ...]:
        def rank(key: str) -> tuple[bool, float]:
            return game is not None and self._entries[key].game not in (game, TABLE), -scores[key]

        return tuple(self._entries[key] for key in sorted(scores, key=rank)[:limit])


@contextmanager
def _all_kept() -> Iterator[None]:
    """Let no garbage be looked for while so much is made that stays: that would take a quarter of the time."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


_READ: dict[tuple[tuple[str, ...], str], Rulebook] = {}


def rulebook_of(games: tuple[str, ...], language: str = SOURCE) -> Rulebook:
    """Return the rulebook of ``games`` as it comes with the bot. It is read and indexed once in a process; the next one
    finds the result where Python keeps the modules that it compiled."""
    key = (games, language) if is_searched(language) else (games, SOURCE)
    if key not in _READ:
        english = None if key[1] == SOURCE else rulebook_of(games)
        _READ[key] = Rulebook(games, compiled=compiled_of(*key), language=key[1], english=english)
    return _READ[key]


def is_read(games: tuple[str, ...], language: str) -> bool:
    """Return whether the rulebook of ``games`` is at hand in a language."""
    return not is_searched(language) or (games, language) in _READ


def is_searched(language: str) -> bool:
    """Return whether the search knows how a language asks: else its readers look things up in English."""
    return search_folder(language).is_dir()
