"""Message catalogues: every sentence that a player reads, as data in the format of Project Fluent.

A game's messages stand in ``data/<game>/words/<language>/*.ftl``. Code names a message by its id and gives it facts; the
catalogue makes the sentence::

    WORDS = Catalogue("mygame", nouns={"tool": tool_noun})

    WORDS("choice-buy", tool="salve_tin", price=2)             # the text of a message
    WORDS.tell(event)                                          # the sentence of an event: its kind is the id, its fields
                                                               # are the facts
    raise WORDS.refused("no-such-door", "SKY-002", text=text)  # an `IllegalMove`, worded when it is read

Facts become variables by their type: ``bool`` is "yes" or "no", an ``int`` is a number, a tuple is a list of names, and
the id of a content item is a `Noun` where the catalogue knows how to name it (``nouns``, by the name of the fact).

An attribute of an event's message, called like one of its fields, is a sentence of its own that follows where the field is
set. docs/words.md is the guide for people who write messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from fluent_compiler.compiler import PLURAL_FORM_FOR_NUMBER_NAME, compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt
from msgspec.structs import asdict

from .content import DATA
from .errors import BadContent, IllegalMove, Unworded
from .words import upper

if TYPE_CHECKING:
    from .counting import Recalled
    from .events import Happened

SOURCE = "en"
"""The language that messages are written in first."""

# What variables are. Fluent takes strings and numbers; a string may know more than its letters.


class Noun(str):
    """A name as it stands in the middle of an English sentence.

    ``key`` finds its forms in other languages; names of people have none. ``many`` says that the name is a plural
    ("lucky boots"), ``plural`` is the plural of several ("pairs of lucky boots") where it is not formed by the rules.
    ``unique`` is a name that always has the definite article ("the White Mare").
    """

    key: str
    many: bool
    plural: str
    unique: bool

    def __new__(cls, text: str, key: str = "", *, many: bool = False, plural: str = "", unique: bool = False) -> Noun:
        """Return a name that knows its key and its number."""
        noun = super().__new__(cls, text)
        noun.key, noun.many, noun.plural, noun.unique = key, many, plural, unique
        return noun


class Names(str):
    """Several names as a sentence lists them: "Ada, Bob and Cy". ``each`` holds the names."""

    each: tuple[str, ...]

    def __new__(cls, names: Sequence[str], locale: str, style: Literal["standard", "or"] = "standard") -> Names:
        """Return the names joined for a locale; the style "or" lists alternatives."""
        joined = super().__new__(cls, _joined(names, style, locale))
        joined.each = tuple(names)
        return joined


def _joined(names: Sequence[str], style: Literal["standard", "or"], locale: str) -> str:
    """Return names joined by the patterns of a locale, which Babel would look up each time."""
    if len(names) < 2:
        return "".join(names)
    patterns = _list_patterns(style, locale)
    if len(names) == 2:
        return patterns["2"].format(*names)
    joined = patterns["start"].format(names[0], names[1])
    for name in names[2:-1]:
        joined = patterns["middle"].format(joined, name)
    return patterns["end"].format(joined, names[-1])


@cache
def _list_patterns(style: Literal["standard", "or"], locale: str) -> Mapping[str, str]:
    patterns: Mapping[str, str] = Locale.parse(locale).list_patterns[style]
    return patterns


class Number(FluentInt):  # type: ignore[misc]
    """A number that is written without separators, and without asking Babel, which takes ten times as long."""

    def format(self, locale: object) -> str:
        """Return the digits."""
        return int.__repr__(self)


number = cache(Number)


def is_person(name: str) -> bool:
    """Return whether a name takes no article: a person's, not that of a thing in the content."""
    return isinstance(name, Noun) and not name.key


def _each(names: object) -> tuple[str, ...]:
    return names.each if isinstance(names, Names) else (str(names),) if names else ()


MARKS = {"comma": ", ", "semicolon": "; "}
"""What stands between the parts of a row that no word joins."""

# What a language does with names: the functions that messages may call.

Forms = Callable[[str], "str | None"]
"""Gives the text of a message without variables by its id, ``None`` where there is no such message."""


class Grammar:
    """The functions of English; a language overrides what differs."""

    locale = "en_GB"  # Lists without a comma before "and".
    clauses = ", and "
    """Stands between parts that are lists themselves."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms

    def functions(self) -> dict[str, Callable[..., object]]:
        """Return the functions by the names that messages use; the same names in all languages."""
        return {
            "THE": self.the,
            "A": self.a,
            "CAP": lambda text: text if is_person(text) else upper(str(text)),
            "PLURAL": self.plural,
            "GENDER": self.gender,
            "COUNT": lambda names: number(len(_each(names))),
            "LIST": self.list,
            "LINES": lambda texts: "".join(f"\n- {text}" for text in _each(texts)),
        }

    def the(self, name: str, case: str = "nom") -> str:
        """Return a name with its definite article."""
        return name if is_person(name) else f"the {name}"

    def a(self, name: str, case: str = "nom") -> str:
        """Return a name with its indefinite article; none for people and plurals."""
        if getattr(name, "unique", False):
            return self.the(name, case)
        if is_person(name) or self.gender(name) == "p":
            return name
        return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"

    def of(self, name: str, case: str = "nom") -> str:
        """Return a name as that of an owner: "Ada's"."""
        return f"{name}'s"

    def plural(self, name: str, case: str = "nom") -> str:
        """Return the plural of a name."""
        if known := getattr(name, "plural", "") or (name if self.gender(name) == "p" else ""):
            return known
        if name.endswith("f") and not name.endswith("ff"):
            return f"{name[:-1]}ves"
        return f"{name}es" if name.endswith(("x", "s", "ch", "sh")) else f"{name}s"

    def gender(self, name: str) -> str:
        """Return "p" for a plural and for several names, otherwise the gender of a name: "n" in English."""
        if isinstance(name, Names):
            return self.gender(name.each[0]) if len(name.each) == 1 else "p"
        return "p" if getattr(name, "many", False) else "n"

    def list(self, names: str, type: str = "and", each: str = "", case: str = "nom") -> str:
        """Return names listed: ``type`` "and", "or", "comma", "semicolon", or "clauses" for parts that are lists; ``each``
        "the" or "a" gives each an article, "of" makes each an owner."""
        form = {"the": self.the, "a": self.a, "of": self.of}.get(each)
        listed = [form(name, case) if form else name for name in _each(names)]
        if type in MARKS or type == "clauses":
            return MARKS.get(type, self.clauses).join(listed)
        return Names(listed, self.locale, "or" if type == "or" else "standard")


GRAMMARS: dict[str, type[Grammar]] = {SOURCE: Grammar}

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?=[ ]*=)", re.MULTILINE)
"""The id at the beginning of a message."""


class BadMessage(Exception):
    """A message cannot be read, or lacks one of its variables."""


class _References(Visitor):
    """Collects the ids of the messages that an entry refers to, and the names of the variables that it reads."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.ids.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)


Worded = Callable[[Mapping[str, object], list[Exception]], str]
"""Words a message: takes its variables, and a list that it adds its errors to."""


class Messages:
    """The messages of a folder, in one language.

    Files are only split into messages at first; a message is compiled when it is used first (2 to 5 ms), together with
    the messages that it refers to. So a start costs nothing, and time does not grow with the square of their number.
    """

    def __init__(self, folder: Path, grammar: type[Grammar]) -> None:
        self.folder = folder
        self.locale = grammar.locale
        self._functions = grammar(self._form).functions()
        self._compiled: dict[str, Worded] = {}
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._read: dict[str, tuple[str, ...]] = {}
        self._plural: Callable[[object], object] | None = None

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """Return the text of each message by its id; `BadContent` where an id stands twice or a line belongs to none."""
        found: dict[str, str] = {}
        for path in sorted(self.folder.glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            begins = [match.start() for match in ENTRY.finditer(text)]
            if stray := _stray(text[: begins[0]] if begins else text):
                raise BadContent(str(path), "", f"this line belongs to no message: {stray}")
            for start, end in zip(begins, [*begins[1:], len(text)], strict=True):
                id = (source := text[start:end]).partition("=")[0].strip()
                if id in found:
                    raise BadContent(str(path), id, "a message with this id stands there already")
                found[id] = source
        return found

    def __contains__(self, id: str) -> bool:
        """Whether there is a message with this id."""
        return id in self.sources

    def __iter__(self) -> Iterator[str]:
        """The ids of all messages, file by file."""
        return iter(self.sources)

    def has(self, id: str, attribute: str) -> bool:
        """Return whether a message has an attribute; it need not be compiled for that."""
        return re.search(rf"^ +\.{attribute} *=", self.sources.get(id, ""), re.MULTILINE) is not None

    def attributes(self, id: str) -> tuple[str, ...]:
        """Return the names of a message's attributes, in their order."""
        self._compile(id)
        return self._attributes.get(id, ())

    def variables(self, id: str) -> tuple[str, ...]:
        """Return the names of all variables that a message, its attributes and what it refers to read."""
        found = self._read.get(id)
        if found is None:
            id = id.partition(".")[0]
            self._compile(id)
            found = self._read[id]
        return found

    def format(self, id: str, variables: Mapping[str, object]) -> str:
        """Return a message, or with "id.attribute" one of its attributes; `BadMessage` where that fails."""
        function = self._compiled.get(id)
        if function is None:
            self._compile(id.partition(".")[0])
            function = self._compiled.get(id)
            if function is None:
                raise BadMessage(f"there is no message {id} in {self.folder}")
        errors: list[Exception] = []
        try:
            text = function(variables, errors)
        except Exception as error:  # An error of a function passes through the compiler.
            raise BadMessage(f"{id}: {error!r}") from error
        if errors:
            raise BadMessage(f"{id}: {errors[0]}")
        return str(text)  # A message that is only a variable gives a `Noun` or `Names`, which no struct can hold.

    def _compile(self, id: str) -> None:
        if id in self._attributes:
            return
        if id not in self.sources:
            raise BadMessage(f"there is no message {id} in {self.folder}")
        needed, variables = self._with_references(id)
        functions = _constants(self.sources[id])
        if not functions:
            text = "\n".join(self.sources[other] for other in needed)
            compiled = compile_messages(
                self.locale, [FtlResource.from_string(text)], use_isolating=False, functions=self._functions
            )
            if compiled.errors:
                raise BadMessage("; ".join(f"{where or id}: {error}" for where, error in compiled.errors))
            functions = compiled.message_functions
            for function in functions.values():
                self._remember_plurals(function)
        self._attributes[id] = tuple(known.partition(".")[2] for known in functions if known.startswith(f"{id}."))
        self._read[id] = variables  # There is none of the message itself where it is only attributes.
        # Only what was asked for is kept: another message may be compiled with other references.
        for known, function in functions.items():
            if known.partition(".")[0] == id:
                self._compiled[known] = function
                self._read[known] = variables

    def _remember_plurals(self, function: Any) -> None:
        """Let a compiled message look the plural forms of numbers up: to ask Babel takes as long as all the rest."""
        if self._plural is None:
            self._plural = cache(function.__globals__[PLURAL_FORM_FOR_NUMBER_NAME])
        function.__globals__[PLURAL_FORM_FOR_NUMBER_NAME] = self._plural

    def _with_references(self, id: str) -> tuple[list[str], tuple[str, ...]]:
        """Return a message with all that it refers to, and the variables that they read."""
        needed, waiting = [id], [id]
        variables: set[str] = set()
        while waiting:
            references = _References()
            references.visit(FluentParser(with_spans=False).parse(self.sources[waiting.pop()]))
            variables |= references.variables
            for other in sorted(references.ids):
                if other in self.sources and other not in needed:
                    needed.append(other)
                    waiting.append(other)
        return needed, tuple(sorted(variables))

    def _form(self, id: str) -> str | None:
        return self.format(id, {}) if id.partition(".")[0] in self.sources else None


def _constants(source: str) -> dict[str, Worded]:
    """Return a message in which nothing varies, and its attributes, by id: to compile it takes ten times as long.

    Empty where something varies, or where it cannot be read.
    """
    found: dict[str, Worded] = {}
    for entry in FluentParser(with_spans=False).parse(source).body if "{" not in source else ():
        if isinstance(entry, fluent.Junk):
            return {}
        if isinstance(entry, fluent.Message):
            if entry.value:
                found[entry.id.name] = _constant(entry.value)
            found.update({f"{entry.id.name}.{part.id.name}": _constant(part.value) for part in entry.attributes})
    return found


def _constant(pattern: fluent.Pattern) -> Worded:
    text = "".join(element.value for element in pattern.elements if isinstance(element, fluent.TextElement))
    return lambda variables, errors: text


def _stray(text: str) -> str:
    """Return the first line before all messages that is neither empty nor a comment."""
    return next((line for line in text.splitlines() if line.strip() and not line.startswith("#")), "")


Fact = str | int | Sequence[object] | Unworded
"""What a message can be told of."""

Nouns = Mapping[str, Callable[[Any], str]]
"""How facts that are ids of content items are named, by the name of the fact."""


class Catalogue:
    """All messages of one game, or of the bot itself, in each of its languages."""

    def __init__(self, key: str, *, nouns: Nouns | None = None, folder: Path = DATA) -> None:
        """``key`` names the folder in ``data``."""
        self.key = key
        self.nouns = dict(nouns or {})
        self._folder = folder / key / "words"
        self._languages: dict[str, Messages] = {}

    def messages(self, language: str = SOURCE) -> Messages:
        """Return the messages in a language."""
        known = self._languages.get(language)
        if known is None:
            known = self._languages[language] = Messages(self._folder / language, GRAMMARS[language])
        return known

    def __call__(self, id: str, /, **facts: Fact) -> str:
        """Return the text of a message, or with "id.attribute" of one of its attributes; `BadMessage` where it fails."""
        messages = self.messages()
        return messages.format(id, self._variables(messages, id, facts))

    def tell(self, event: Happened, /, **more: Fact) -> str:
        """Return what is told of an event: its message, then each attribute whose field is set.

        Variables are its fields, its `Happened.variables`, and ``more``, which also stands instead of a field.
        """
        messages = self.messages()
        id = event.called()
        facts = {**asdict(event), **event.variables(), **more}
        variables = self._variables(messages, id, facts)
        sentences = [messages.format(id, variables)]
        for name in messages.attributes(id):
            if facts[name]:
                sentences.append(messages.format(f"{id}.{name}", variables))
        return " ".join(filter(None, sentences))

    def recap(self, event: Happened, recalled: Recalled, them: str) -> dict[str, str]:
        """Return what a member who was away is told of an event: the words of its recap as "", its attributes by name.

        ``them`` stands where what several such events name or count is put together.
        """
        messages, id = self.messages(), recalled.id or f"recap-{event.called()}"
        facts = {**asdict(event), **event.variables(), **recalled.facts, "them": them}
        variables = self._variables(messages, id, facts)
        parts = {"": id} | {name: f"{id}.{name}" for name in messages.attributes(id)}
        return {name: messages.format(part, variables) for name, part in parts.items()}

    def has(self, id: str, attribute: str) -> bool:
        """Return whether a message has an attribute."""
        return self.messages().has(id, attribute)

    def message(self, id: str, /, **facts: Fact) -> Message:
        """Return a message that is worded when it is read."""
        return Message(self, id, facts)

    def refused(self, id: str, rule: str | None = None, /, **facts: Fact) -> IllegalMove:
        """Return the refusal of a move by the rule with this id; it is worded when it is read."""
        return IllegalMove(Message(self, id, facts), rule)

    def _variables(self, messages: Messages, id: str, facts: Mapping[str, object]) -> dict[str, object]:
        """Return those facts that a message reads, as what messages take; `BadMessage` where a fact cannot be named."""
        read = messages.variables(id)
        try:
            return {name: self._variable(name, facts[name], messages.locale) for name in read if name in facts}
        except KeyError as error:
            raise BadMessage(f"{id}: the nouns know no {error}; is it worded already?") from error

    def _variable(self, name: str, fact: object, locale: str) -> object:
        if type(fact) is str:
            noun = self.nouns.get(name)
            return noun(fact) if noun else fact
        if isinstance(fact, str):
            return _named(fact, self.nouns.get(name))
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return number(int(fact))
        if isinstance(fact, tuple | list):
            return Names([_named(each, self.nouns.get(name)) for each in fact], locale)
        if isinstance(fact, Message):
            return str(fact)
        return fact


def _named(fact: object, noun: Callable[[Any], str] | None) -> str:
    """Return a fact as a name; what is a name already stays as it is."""
    if isinstance(fact, Noun | Names):
        return fact
    return noun(fact) if noun else fact if isinstance(fact, str) else str(fact)


class Message:
    """A message with its facts, not yet worded: ``str`` words it."""

    __slots__ = ("catalogue", "facts", "id")

    def __init__(self, catalogue: Catalogue, id: str, facts: Mapping[str, Fact]) -> None:
        self.catalogue = catalogue
        self.id = id
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        """Whether the other one is the same message with the same facts."""
        if not isinstance(other, Message):
            return NotImplemented
        mine, theirs = self.catalogue.key, other.catalogue.key
        return (mine, self.id, self.facts) == (theirs, other.id, other.facts)

    def __hash__(self) -> int:
        """Return a number that equal messages share."""
        return hash((self.catalogue.key, self.id))

    def __str__(self) -> str:
        """Return the text."""
        return self.catalogue(self.id, **self.facts)

    def __repr__(self) -> str:
        """Return the id and the facts."""
        return f"Message({self.id!r}, {dict(self.facts)!r})"
