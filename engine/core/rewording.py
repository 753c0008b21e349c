"""What a game noted in English, said again in the language that is spoken.

A state holds English words in every language of a table (`engine.core.table`). These words are the text of a message. So
they are matched against the message to find its facts, and the message is worded anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import count
from typing import TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from .catalogue import Catalogue
from .languages import SOURCE, spoken

_NUMBER = re.compile(r"-?\d+")
Fact = TypeVar("Fact")
_PLURALS = ("zero", "one", "two", "few", "many", "other")


class Rewording:
    """The messages of a catalogue whose texts are noted: those whose ids begin with one of ``ids``."""

    def __init__(self, words: Catalogue, *ids: str) -> None:
        self.words = words
        self.ids = ids
        self._read = lru_cache(maxsize=1 << 10)(self._reading)

    def __call__(self, text: str) -> str:
        """Return a noted text in the language that is spoken; as it is where it is none of these messages."""
        if spoken() == SOURCE:
            return text
        id, facts = self._read(text)
        return self.words(id, **facts) if id else self.words.text(text)

    def _reading(self, text: str) -> tuple[str, Mapping[str, str | int]]:
        """Return the message of a text, "" where it is none, and its facts."""
        for pattern in self._patterns:
            if (facts := pattern.facts(text)) is not None:
                return pattern.id, facts
        return "", {}

    @cached_property
    def _patterns(self) -> tuple[_Pattern, ...]:
        sources = self.words.messages().sources
        return tuple(_Pattern(id, sources) for id in sources if id.startswith(self.ids))


class _Pattern:
    """What the English text of a message looks like, and which of its parts are facts."""

    def __init__(self, id: str, sources: Mapping[str, str]) -> None:
        self.id = id
        self._sources = sources
        self._number = count()
        self._given: dict[str, str] = {}
        self._chosen: dict[str, tuple[str, str | int]] = {}
        self._regex = re.compile(self._message(id), re.DOTALL)

    def facts(self, text: str) -> Mapping[str, str | int] | None:
        """Return the facts of a text of this message, ``None`` where it is none."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        found: dict[str, str | int] = {}
        for group, said in match.groupdict().items():
            if said is not None and group in self._given:
                found[self._given[group]] = int(said) if _NUMBER.fullmatch(said) else said
        for group, (name, key) in self._chosen.items():
            if match[group] is not None:
                found.setdefault(name, key)
        return found

    def _message(self, id: str) -> str:
        body = FluentParser(with_spans=False).parse(self._sources[id]).body
        return next(self._text(entry.value) for entry in body if isinstance(entry, fluent.Message) and entry.value)

    def _text(self, pattern: fluent.Pattern) -> str:
        parts = (
            re.escape(part.value) if isinstance(part, fluent.TextElement) else self._expression(part.expression)
            for part in pattern.elements
        )
        return "".join(parts)

    def _expression(self, part: object) -> str:
        match part:
            case fluent.StringLiteral():
                return re.escape(str(part.parse()["value"]))
            case fluent.MessageReference(id=fluent.Identifier(name=id)):
                return self._message(id)
            case fluent.VariableReference(id=fluent.Identifier(name=name)):
                return self._group(".+?", self._given, name)
            case fluent.FunctionReference(arguments=arguments):
                return self._expression(arguments.positional[0])
            case fluent.SelectExpression(selector=selector, variants=variants):
                return f"(?:{'|'.join(self._variant(selector, variant) for variant in variants)})"
        raise TypeError(part)

    def _variant(self, selector: object, variant: fluent.Variant) -> str:
        text = self._text(variant.value)
        key: str | int = int(variant.key.value) if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name
        if key in _PLURALS or not isinstance(selector, fluent.VariableReference):
            return text
        return self._group(text, self._chosen, (selector.id.name, key))

    def _group(self, text: str, groups: dict[str, Fact], fact: Fact) -> str:
        name = f"fact{next(self._number)}"
        groups[name] = fact
        return f"(?P<{name}>{text})"
