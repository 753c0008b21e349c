"""Which language is spoken: sentences are worded in the language of the reader they are for.

What everybody at a table sees is in the table's language, what is private in the reader's own::

    with speaking("de"):
        WORDS("thrown")          # "Ada würfelt eine 4."

The language belongs to the context (`contextvars`): to an interaction and what it awaits. A thread that words something is
handed the context (`engine/runtime/threads.py`). Outside of any, English is spoken, which is the source of all others.

A language is there as soon as it has a folder ``data/words/<language>``; a message that it lacks is told in English.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from babel import Locale

from .content import DATA

P = ParamSpec("P")
T = TypeVar("T")

SOURCE = "en"
"""The language that messages are written in first."""

LOCALES = {SOURCE: "en_GB", "de": "de_DE", "es": "es_ES"}

_spoken: ContextVar[str] = ContextVar("language", default=SOURCE)
_people: ContextVar[frozenset[str]] = ContextVar("people", default=frozenset())

UNFINISHED = "unfinished"
"""A file of this name in ``data/words/<language>`` keeps a language from being spoken before it can tell a game."""

PLACES: dict[str, Path] = {
    path.name: DATA for path in sorted((DATA / "words").iterdir()) if path.is_dir() and not (path / UNFINISHED).exists()
}
"""The folder with the games' folders in which the words of each language that is spoken lie."""

untold: Counter[tuple[str, str, str]] = Counter()
"""How often a language lacked a message: by language, catalogue and id."""

spoken = _spoken.get
"""Returns the language that is spoken."""

people = _people.get
"""Returns the names of those who are spoken of: no language translates them, not even where the content has that word."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language; English where it is not known."""
    before, known = _spoken.set(language if language in PLACES else SOURCE), _people.set(_people.get())
    try:
        yield
    finally:
        _people.reset(known)
        _spoken.reset(before)


def speak(language: str) -> None:
    """Speak a language from here on, in what belongs to this context."""
    _spoken.set(language if language in PLACES else SOURCE)


def speak_of(names: Iterable[str]) -> None:
    """Speak of those who sit at a table from here on, in what belongs to this context."""
    _people.set(frozenset(names))


def locale_of(language: str) -> str:
    """Return the locale by which a language lists names and counts; English has no comma before "and"."""
    return LOCALES.get(language, LOCALES[SOURCE])


def by_language(function: Callable[P, T]) -> Callable[P, T]:
    """Compute what a function words once for each language."""
    kept: dict[tuple[object, ...], T] = {}

    @wraps(function)
    def asked(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (spoken(), *args, *kwargs.items())
        if key not in kept:
            kept[key] = function(*args, **kwargs)
        return kept[key]

    return asked


def nearest(locale: object) -> str:
    """Return the language that is nearest to one of Discord's locales ("de", "es-419"); English where there is none."""
    language = str(locale).partition("-")[0]
    return language if language in PLACES else SOURCE


@cache
def name_of(language: str) -> str:
    """Return how a language calls itself: "Deutsch"."""
    return str(Locale.parse(language).get_display_name(language)).capitalize()
