"""The reading of a prepared file: its tables and keys, with all that is wrong in it collected by line."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from engine.core.errors import BadFile, Problem
from engine.core.messages import WORDS

from .lines import MOST_DEPTH, Lines, Where, too_deep
from .troubles import Trouble, Wrong, trouble
from .values import Reader, closest, shown

MOST_CHARACTERS = 64 * 1024
MOST_PROBLEMS = 20


class Inner(msgspec.Struct, frozen=True):
    """What a key holds if that is a table itself: its ``keys``, and what one of them is called.

    ``make`` makes the thing of what was read. With ``most`` it is a list of up to so many of them.
    """

    name: str
    keys: Mapping[str, Key]
    make: Callable[..., object]
    most: int = 0


class Key(msgspec.Struct, frozen=True):
    """A key of a table: how its value is read, whether it must be there, the field that it fills ("": of the same name)."""

    read: Reader | Inner
    required: bool = False
    field: str = ""


class FileFormat(msgspec.Struct, frozen=True):
    """What a game's files look like: ``what`` they describe ("region"), by which ``rule`` they are refused, which
    ``tables`` they may have, and how many of each kind at most."""

    what: str
    rule: str
    tables: tuple[str, ...]
    counts: Mapping[str, int]


class Reading:
    """The reading of one text: the tables as `tomllib` gave them, the problems so far.

    What cannot be read is left out, so that the rest can be checked too; `refuse` then refuses the text.
    `BadFile` at once for a text that is too large, nests too deeply or is no TOML.
    """

    def __init__(self, text: str, form: FileFormat) -> None:
        self.form = form
        self.tables = self._loaded(text)
        self.broken: set[Where] = set()
        """Where something is wrong already."""
        self._text = text
        self._found: list[Problem] = []
        for key in self.tables:
            if key not in form.tables:
                hint = closest(key, form.tables)
                self.keep(
                    trouble("written-unknown-part", (key,), value=shown(key), what=form.what, hint=hint, parts=form.tables)
                )

    @cached_property
    def _lines(self) -> Lines:
        # Looked for only where something is to be told of a line: for most texts, nothing is.
        return Lines(self._text)

    def wrong(self, where: Where, wrong: str, right: str = "") -> None:
        """Keep a problem, the first in one place. ``where`` ends in what is at fault."""
        if where not in self.broken:
            self.broken.add(where)
            key = next((part for part in reversed(where) if isinstance(part, str)), "")
            shown_key = key if len(key) <= 24 and not key.strip("abcdefghijklmnopqrstuvwxyz_") else ""
            self._found.append(Problem(self._lines.of(where), shown_key, wrong, right))

    def keep(self, found: Trouble) -> None:
        """Keep a problem, the first in one place."""
        self.wrong(found.where, found.wrong, found.right)

    def refuse(self) -> None:
        """Raise `BadFile` if anything was wrong, with the first 20 problems in the order of lines."""
        if self._found:
            raise self._refused(self._found)

    def said(self, odd: Iterable[Trouble]) -> tuple[str, ...]:
        """Return what is odd as lines to be told, in the order of the text's lines."""
        problems = [Problem(self._lines.of(item.where), "", item.wrong, item.right) for item in odd]
        return tuple(str(problem) for problem in sorted(problems, key=_order))

    # Tables.

    def table(self, where: Where, raw: object, known: Mapping[str, Key], name: str = "") -> dict[str, Any]:
        """Return what can be read of a table, by the fields that its keys fill; the rest becomes problems.

        ``name`` is what such a table is called, if not by its key.
        """
        if not isinstance(raw, dict):
            self.keep(trouble("written-no-table", where, value=shown(raw)))
            return {}
        for key in raw:
            if key not in known:
                hint, keys = closest(key, tuple(known)), tuple(known)
                self.keep(trouble("written-unknown-key", (*where, key), value=shown(key), hint=hint, keys=keys))
        found: dict[str, Any] = {}
        for key, form in known.items():
            at = (*where, key)
            if key not in raw:
                if form.required:
                    self.keep(trouble("written-missing-key", at, key=key, thing=str(name or where[0]), an=_article(key)))
            elif isinstance(form.read, Inner):
                if (inner := self._inner(at, raw[key], form.read)) is not None:
                    found[form.field or key] = inner
            else:
                try:
                    found[form.field or key] = form.read(raw[key])
                except Wrong as error:
                    self.wrong((*at, *error.inside), error.wrong, error.right)
        return found

    def rows(self, name: str, known: Mapping[str, Key]) -> list[dict[str, Any]]:
        """Return what can be read of the tables ``[[name]]``, one after another."""
        raw = self.tables.get(name, [])
        if isinstance(raw, dict):
            self.keep(trouble("written-one-table", (name,), name=name))
            return []
        if not isinstance(raw, list):
            self.keep(trouble("written-no-tables", (name,), value=shown(raw), name=name))
            return []
        most = self.form.counts[name]
        if len(raw) > most:
            self.keep(trouble("written-too-many-tables", (name, most), number=len(raw), name=name, most=most))
        return [self.table((name, number), row, known) for number, row in enumerate(raw[:most])]

    def _inner(self, where: Where, raw: object, inner: Inner) -> object | None:
        """Return what an inner table makes, or a tuple of them; ``None`` if it cannot be read."""
        if not inner.most:
            return self._made(where, raw, inner)
        if not isinstance(raw, list):
            self.keep(trouble("written-no-list-of-tables", where, value=shown(raw)))
            return None
        if len(raw) > inner.most:
            self.keep(trouble("written-too-many", where, number=len(raw), most=inner.most))
            return None
        made = (self._made((*where, number), item, inner) for number, item in enumerate(raw))
        return tuple(item for item in made if item is not None)

    def _made(self, where: Where, raw: object, inner: Inner) -> object | None:
        row = self.table(where, raw, inner.keys, inner.name)
        if isinstance(raw, dict) and all(form.field or key in row for key, form in inner.keys.items() if form.required):
            return inner.make(**row)
        return None

    # What cannot be read at all.

    def _loaded(self, text: str) -> dict[str, Any]:
        if len(text) > MOST_CHARACTERS or len(text.encode("utf-8", "replace")) > MOST_CHARACTERS:
            raise self._refused([_problem(0, trouble.wrong("written-too-long", most=MOST_CHARACTERS // 1024))])
        if line := too_deep(text):
            raise self._refused([_problem(line, trouble.wrong("written-too-deep", most=MOST_DEPTH))])
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._refused([_syntax(error, text)]) from None

    def _refused(self, problems: list[Problem]) -> BadFile:
        # Those that name no line come last.
        problems = sorted(problems, key=_order)
        count = len(problems)
        first = MOST_PROBLEMS if count > MOST_PROBLEMS else 0
        words = WORDS("written-refused", what=self.form.what, number=count, first=first)
        return BadFile(words, problems[:MOST_PROBLEMS], self.form.rule)


def _order(problem: Problem) -> int:
    return problem.line or MOST_CHARACTERS


def _problem(line: int, error: Wrong) -> Problem:
    return Problem(line, "", error.wrong, error.right)


def _article(key: str) -> str:
    return f"{'an' if key[0] in 'aeiox' else 'a'} {key}"


def _syntax(error: Exception, text: str) -> Problem:
    """Return what `tomllib` says, with the line that it names at its end: "... (at line 3, column 7)"."""
    said, _, place = str(error).rpartition(" (at ")
    if isinstance(error, RecursionError) or not isinstance(error, tomllib.TOMLDecodeError):
        return _problem(0, trouble.wrong("written-unreadable"))
    line = place.removeprefix("line ").partition(",")[0]
    number = int(line) if line.isdigit() else text.count("\n") + 1
    # It quotes single characters of the text, as Python writes them; none of them may reach a chat.
    harmless = "".join(char for char in (said or str(error)) if char.isalnum() or char in " .,:;'()=-\"")
    return _problem(number, trouble.wrong("written-no-toml", said=harmless[:120]))
