"""How a member's names and number are found in what is kept of a table, and what takes their place.

A name is replaced where it stands whole: Ada in "Ada's turn", not in "Adagio", nor in the name of another who sits there.
In other letters (ADA, ada) it is found too, unless these make a word of the games' own, as in "mark" for Mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec

from engine.core.content import DATA
from engine.core.words import handle, shown_name
from engine.tables.updates.stories import forgotten_name, raised

CALLED_BY = ("name", "where")
"""What a person or a thing that is kept is called by."""


class Renaming(msgspec.Struct, frozen=True, dict=True):
    """The member with the number ``member`` becomes ``number`` (below 0), all their ``names`` become ``called``.

    ``others`` are the names that others bear at the table, of which nothing is replaced. ``by_handle``: in what a game
    reads the word by which moves name them is replaced too.
    """

    member: int
    number: int
    names: tuple[str, ...]
    called: str
    others: tuple[str, ...] = ()
    by_handle: bool = True

    @cached_property
    def _told(self) -> Callable[[str], str]:
        return _replacing({**{name: self.called for name in self.names}, **{name: name for name in self.others}})

    @cached_property
    def _handles(self) -> dict[str, str]:
        others = {handle(name, ()) for name in self.others}
        own = {word for name in self.names if (word := handle(name, ())) not in others}
        return dict.fromkeys(own, handle(self.called, ()))

    @cached_property
    def _handled(self) -> Callable[[str], str]:
        return _replacing(self._handles, numbered=True)

    @cached_property
    def _number(self) -> re.Pattern[str]:
        return re.compile(rf"<@!?{self.member}>|(?<!\d){self.member}(?!\d)")

    def whole(self, name: str) -> str:
        """Return a name, replaced if it is one of these."""
        return self.called if name in self.names else name

    def id(self, member: int) -> int:
        """Return a member's number, replaced if it is this one."""
        return self.number if member == self.member else member

    def bare(self, text: str) -> str:
        """Return a text without the names and the number."""
        return self._number.sub(self.called, self._told(text)) if text else text

    def told(self, text: str) -> str:
        """Return what people read in the same way, in sentences."""
        return raised(self.bare(text))

    def moves(self, text: str) -> tuple[str, ...]:
        """Return how a move may be written once these names are gone, the likeliest first; as it was in the end."""
        named = self.bare(text)
        return tuple(dict.fromkeys((self._handled(named), named, self._handled(text), text)))

    def within(self, value: Any, *, exactly: bool = False) -> Any:
        """Return plain values (of JSON) without them; with ``exactly`` only where a word stands for nothing else, for what
        a game reads: a whole value, or part of a sentence."""
        match value:
            case str():
                if value in self.names:
                    return self.called
                if exactly and " " not in value:
                    return self._handles.get(value, value) if self.by_handle else value
                return self.bare(value) if exactly else self.told(value)
            case dict():
                return {self.whole(key): self.within(item, exactly=exactly) for key, item in value.items()}
            case list():
                return [self.within(item, exactly=exactly) for item in value]
            case int() if not isinstance(value, bool) and not exactly:
                return self.id(value)
        return value

    def json(self, written: bytes, *, exactly: bool = False) -> bytes:
        """Return JSON without them; what is none as it is."""
        try:
            value = msgspec.json.decode(written)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return written
        after = self.within(value, exactly=exactly)
        return written if after == value else msgspec.json.encode(after)

    def text(self, written: str, *, exactly: bool = False) -> str:
        """Return JSON in a text without them."""
        return self.json(written.encode(), exactly=exactly).decode() if written else written


def renaming_of(member: int, names: tuple[str, ...]) -> Renaming:
    """Return what takes a member's names out of what is kept beside tables, such as the name of a campaign."""
    return Renaming(member, 0, all_names(names, ()), forgotten_name())


def in_words(written: str, renaming: Renaming) -> str:
    """Return JSON without names where they stand in words: in names of persons, and in sentences, not in what stands for a
    thing of the game."""

    def without(value: Any, *, called: bool = False) -> Any:
        match value:
            case str():
                return renaming.within(value, exactly=True) if called or " " in value else value
            case dict():
                return {key: without(item, called=key in CALLED_BY) for key, item in value.items()}
            case list():
                return [without(item, called=called) for item in value]
        return value

    try:
        value = msgspec.json.decode(written)
    except msgspec.MsgspecError:
        return renaming.bare(written)
    after = without(value)
    return written if after == value else msgspec.json.encode(after).decode()


def all_names(names: Iterable[str], others: Sequence[str]) -> tuple[str, ...]:
    """Return a member's names with the forms in which games show them, without those that others bear too."""
    taken = {other.casefold() for other in others}
    forms = dict.fromkeys(form for name in names for form in (name, shown_name(name)))
    return tuple(form for form in forms if form.strip() and form.casefold() not in taken)


def free_name(taken: Iterable[str]) -> str:
    """Return the name of the next member who is forgotten at a table, which no one there has."""
    known = {name.casefold() for name in taken}
    plain = forgotten_name()
    numbered = (plain, *(f"{plain} {count}" for count in range(2, len(known) + 3)))
    return next(name for name in numbered if name not in known)


def _replacing(words: dict[str, str], *, numbered: bool = False) -> Callable[[str], str]:
    """Return what replaces each of these words where it stands whole, the longest first; ``numbered``: or with a number."""
    if not words:
        return lambda text: text
    found = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{found})(?={'[0-9]*' if numbered else ''}(?!\w))", re.IGNORECASE)
    folded = {word.casefold(): instead for word, instead in words.items()}

    def replaced(match: re.Match[str]) -> str:
        word = match[0]
        if word in words:
            return words[word]
        return word if word in ordinary_words() else folded.get(word.casefold(), word)

    return lambda text: pattern.sub(replaced, text)


@cache
def ordinary_words() -> frozenset[str]:
    """Return the words that stand in small letters in the games' own texts."""
    texts = (path.read_text("utf-8") for path in DATA.rglob("*") if path.suffix in (".toml", ".ftl"))
    return frozenset(word for text in texts for word in re.findall(r"(?<!\w)[a-z]+(?!\w)", text))
