"""What a rulebook holds: the entries of a game and its glossary, read from ``data/<game>/rules.toml`` and checked.

The words by which an entry is found stand in ``data/<game>/phrases.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.core.content import DATA, load
from engine.core.errors import BadContent
from engine.core.messages import WORDS

TABLE = "table"
"""Stands for a game where the rules are those of the table itself: seats, undo, absence, for all games the same."""
LONGEST_SHORT = 60
"""So many characters that takes at most."""
_FORM = re.compile(r"[A-Z]{2,4}-(\d{3}|G\d{2,3})")


class Short(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry says in a word or two where that is asked: may I, do I have to, who does it; "" where it does not."""

    can: str = ""
    must: str = ""
    who: str = ""


SHORTS = Short.__struct_fields__
"""The kinds of questions that an entry may answer so."""


class RuleEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rule of ``game``: of its source, or a house rule (``ours``).

    ``text`` is one to four sentences, ``example`` what it means at a table ("" where that is plain), ``source`` the place
    where the source has it, or is silent. A house rule fills a gap, or `differs` from the source. Then ``against`` is what
    the source says there, ``why`` the reason to differ, and ``letter`` how to play by the source all the same. ``see`` are
    ids of entries to read next; ``short`` is what it answers in a word or two; ``also`` are words and
    questions of players by which it is found (``phrases.toml``), and are not shown.
    """

    id: str
    game: str = ""
    title: str
    text: str
    topic: str
    example: str = ""
    source: str = ""
    ours: bool = False
    against: str = ""
    why: str = ""
    letter: str = ""
    see: tuple[str, ...] = ()
    short: Short = Short()
    also: tuple[str, ...] = ()

    @property
    def differs(self) -> bool:
        """Whether this house rule goes against a sentence of the source."""
        return bool(self.against)

    @property
    def label(self) -> str:
        """What is shown of where the entry comes from; "" for a rule of the source."""
        if self.differs:
            return WORDS("house-rule.differs")
        return WORDS("house-rule") if self.ours else ""

    @property
    def departure(self) -> str:
        """The source's own rule, why we differ, and how to play by the source; "" where the entry does not differ."""
        return WORDS("departure", against=self.against, why=self.why, letter=self.letter) if self.differs else ""


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word of ``game`` with a meaning of its own.

    ``also`` are other names for it, ``rules`` the ids of the entries on it, the one that says what it is first.
    """

    name: str
    game: str = ""
    text: str
    rules: tuple[str, ...]
    also: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All its names, the rules' own first."""
        return (self.name, *self.also)


class _RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[RuleEntry, ...]
    term: tuple[Term, ...] = ()


def read_books(games: Iterable[str], folder: Path = DATA) -> tuple[dict[str, RuleEntry], tuple[Term, ...]]:
    """Return the entries of ``games`` by id and their terms, in the order of the files ``folder/<game>/rules.toml``.

    `BadContent` when a game has no such file, or when an id is not formed like SKY-016 or SKY-G16 or stands there twice.
    Also when an entry or a term points to an entry that is missing. Also when an entry differs from the source and is no
    house rule, or does not say what the source says, why, and how to play by it; and when phrases are those of no entry.
    """
    entries: dict[str, RuleEntry] = {}
    terms = []
    for game in games:
        written = load(game, "rules", _RulesFile, folder=folder)
        for rule in written.rule:
            if not _FORM.fullmatch(rule.id):
                raise BadContent(_file(game), rule.id, "an id is formed like SKY-016 or SKY-G16")
            if rule.id in entries:
                raise BadContent(_file(game), rule.id, "the id stands there twice")
            if any((rule.against, rule.why, rule.letter)) and not all((rule.ours, rule.against, rule.why, rule.letter)):
                raise BadContent(_file(game), rule.id, "a house rule that differs has all of ours, against, why and letter")
            if any(len(short) > LONGEST_SHORT for short in msgspec.structs.astuple(rule.short)):
                raise BadContent(_file(game), rule.id, f"a short answer has {LONGEST_SHORT} characters at most")
            if rule.also:
                raise BadContent(_file(game), rule.id, "words by which it is found stand in phrases.toml")
            entries[rule.id] = replace(rule, game=game)
        for id, phrases in _phrases(game, folder).items():
            if id not in entries or entries[id].game != game:
                raise BadContent(f"data/{game}/phrases.toml", id, "there is no such entry")
            entries[id] = replace(entries[id], also=phrases)
        terms += [replace(term, game=game) for term in written.term]
    for entry in entries.values():
        _check(entries, entry.game, entry.id, entry.see)
    for term in terms:
        if not term.rules:
            raise BadContent(_file(term.game), term.name, "a term points to the entry that says what it is")
        _check(entries, term.game, term.name, term.rules)
    return entries, tuple(terms)


def _phrases(game: str, folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the words and questions by which the entries of a game are found, each once; {} where it has none."""
    if not (folder / game / "phrases.toml").exists():
        return {}
    written = load(game, "phrases", dict[str, str], folder=folder)
    return {
        id: tuple(dict.fromkeys(filter(None, (" ".join(phrase.split()) for phrase in text.split(";")))))
        for id, text in written.items()
    }


def _check(entries: dict[str, RuleEntry], game: str, key: str, others: Iterable[str]) -> None:
    for other in others:
        if other not in entries:
            raise BadContent(_file(game), key, f"it points to {other}, which is no entry")


def _file(game: str) -> str:
    return f"data/{game}/rules.toml"
