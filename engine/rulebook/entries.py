"""What a rulebook holds: the entries of a game and its glossary, read from ``data/<game>/rules.toml`` and checked.

The words by which an entry is found stand in ``data/<game>/phrases.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from babel.messages.pofile import read_po
from msgspec.structs import replace

from engine.core.content import DATA, load
from engine.core.errors import BadContent
from engine.core.languages import SOURCE
from engine.core.messages import WORDS

TABLE = "table"
"""Stands for a game where the rules are those of the table itself: seats, undo, absence, for all games the same."""
LONGEST_SHORT = 60
"""So many characters that takes at most."""
TOLD = ("title", "text", "topic", "example", "against", "why", "letter")
"""The texts of an entry that are told in every language, beside its short answers."""
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

    ``text`` is one to four sentences. ``example`` is what the rule means at a table ("" where that is plain). ``source`` is
    the place where the source has the rule, or is silent. A house rule fills a gap, or `differs` from the source. Then
    ``against`` is what the source says there, ``why`` the reason to differ, and ``letter`` how to play by the source all
    the same. ``see`` are ids of entries to read next; ``short`` is its answer in a word or two. ``also`` are words and
    questions of players by which it is found (``phrases.toml``); they are not shown.
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

    ``also`` are other names for it, ``rules`` the ids of the entries on it, the one that says what it is first. A ``plain``
    one says what its word says anyway, so that it is explained where it is asked for.
    """

    name: str
    game: str = ""
    text: str
    rules: tuple[str, ...]
    also: tuple[str, ...] = ()
    plain: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """All its names, the rules' own first."""
        return (self.name, *self.also)


class _RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[RuleEntry, ...]
    term: tuple[Term, ...] = ()


def read_books(
    games: Iterable[str], folder: Path = DATA, language: str = SOURCE
) -> tuple[dict[str, RuleEntry], tuple[Term, ...]]:
    """Return the entries of ``games`` by id and their terms, in the order of the files ``folder/<game>/rules.toml``.

    In another language than English they are told as `spoken_files` have them; what these lack stays English.

    `BadContent` when a game has no such file, or when an id is not formed like SKY-016 or SKY-G16 or stands there twice.
    Also when an entry or a term points to an entry that is missing, and when phrases belong to no entry. An entry that
    differs from the source must be a house rule. It must have what the source says, why it differs, and how to play by the
    source; else it is `BadContent` too.
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
        phrases = folder / game / "phrases.toml"
        terms += [replace(term, game=game) for term in written.term]
        if language != SOURCE:
            texts, phrases = spoken_files(game, language, folder)
            told = read_texts(texts)
            entries |= {id: _told(entry, told) for id, entry in entries.items() if entry.game == game}
            terms = [_told_term(term, told) if term.game == game else term for term in terms]
        for id, listed in _phrases(phrases, folder).items():
            if id not in entries or entries[id].game != game:
                raise BadContent(_shown(phrases, folder), id, "there is no such entry")
            entries[id] = replace(entries[id], also=listed)
    for entry in entries.values():
        _check(entries, entry.game, entry.id, entry.see)
    for term in terms:
        if not term.rules:
            raise BadContent(_file(term.game), term.name, "a term points to the entry that says what it is")
        _check(entries, term.game, term.name, term.rules)
    return entries, tuple(terms)


def spoken_files(game: str, language: str, folder: Path = DATA) -> tuple[Path, Path]:
    """Return where a rulebook stands in another language than English: its texts by the English ones, as files of GNU
    gettext have them, and the words by which its entries are found. The table's stand with the bot's own messages."""
    words = (folder if game == TABLE else folder / game) / "words" / language
    return words / "rules.po", words / "phrases.toml"


def read_texts(file: Path) -> Mapping[str, str]:
    """Return the texts of a language by the English ones; those marked as fuzzy are left out, for these have changed."""
    if not file.exists():
        return {}
    with file.open("rb") as opened:
        found = read_po(opened)
    return {str(each.id): str(each.string) for each in found if each.id and each.string and not each.fuzzy}


def texts_of(entry: RuleEntry) -> dict[str, str]:
    """Return what is told of an entry in every language, by its place there."""
    shorts = {f"short.{kind}": getattr(entry.short, kind) for kind in SHORTS}
    return {name: text for name, text in ({each: getattr(entry, each) for each in TOLD} | shorts).items() if text}


def _told(entry: RuleEntry, told: Mapping[str, str]) -> RuleEntry:
    shorts = {kind: told.get(text, text) for kind in SHORTS if (text := getattr(entry.short, kind))}
    texts = {each: told.get(text, text) for each in TOLD if (text := getattr(entry, each))}
    return replace(entry, short=Short(**shorts), **texts)


def _told_term(term: Term, told: Mapping[str, str]) -> Term:
    also = [name.strip() for each in term.also for name in told.get(each, each).split(";")]
    return replace(term, name=told.get(term.name, term.name), text=told.get(term.text, term.text), also=tuple(also))


def _phrases(file: Path, folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the words and questions by which the entries of a game are found, each once; {} where it has none."""
    if not file.exists():
        return {}
    try:
        written = msgspec.toml.decode(file.read_bytes(), type=dict[str, str])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadContent(_shown(file, folder), "", str(error)) from error
    return {
        id: tuple(dict.fromkeys(filter(None, (" ".join(phrase.split()) for phrase in text.split(";")))))
        for id, text in written.items()
    }


def _check(entries: dict[str, RuleEntry], game: str, key: str, others: Iterable[str]) -> None:
    for other in others:
        if other not in entries:
            raise BadContent(_file(game), key, f"it points to {other}, which is no entry")


def _shown(file: Path, folder: Path) -> str:
    return f"data/{file.relative_to(folder).as_posix()}"


def _file(game: str) -> str:
    return f"data/{game}/rules.toml"
