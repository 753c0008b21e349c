"""Message catalogues: every sentence that a player reads, as data in the format of Project Fluent.

A game's messages stand in ``data/<game>/words/<language>/*.ftl``. Code names a message by its id and gives it facts; the
catalogue makes the sentence::

    WORDS = Catalogue("mygame", nouns={"tool": tool_noun})

    WORDS("choice-buy", tool="salve_tin", price=2)             # the text of a message
    WORDS.tell(event)                                          # the sentence of an event: the kind is the id of its
                                                               # message, the fields are the facts
    raise WORDS.refused("no-such-door", "SKY-002", text=text)  # an `IllegalMove`, worded when it is read

Facts become variables by their type: a ``bool`` is "yes" or "no", an ``int`` is a number, a tuple is a list of names. The
id of a content item becomes a `Noun` where ``nouns`` says how to name it; ``nouns`` is keyed by the name of the fact.

An attribute of an event's message, called like one of its fields, is a sentence of its own that follows where the field is
set. docs/words.md is the guide for people who write messages.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from types import FunctionType
from typing import Any, Protocol

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from fluent_compiler.compiler import LOCALE_NAME, PLURAL_FORM_FOR_NUMBER_NAME, compile_messages
from fluent_compiler.resource import FtlResource

from .errors import BadContent, IllegalMove, Unworded
from .german import German
from .grammar import Grammar, Names, Noun, number
from .languages import PLACES, SOURCE, people, spoken, untold
from .spanish import Spanish
from .tallies import Recalled
from .translations import read_translations

GRAMMARS: dict[str, type[Grammar]] = {SOURCE: Grammar, "de": German, "es": Spanish}

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


MOST_WORDED = 1 << 12
"""So many messages of a catalogue are remembered as they were worded: those of a few tables, which are told many times."""

remembering = True
"""Whether worded messages are remembered. They are not while the gallery notes which messages are worded."""

Worded = Callable[[Mapping[str, object], list[Exception]], str]
"""Words a message: takes its variables, and a list that it adds its errors to."""


class Tellable(Protocol):
    """What a sentence is told of: an event."""

    def called(self) -> str:
        """Return the id of its message."""
        ...

    def message_facts(self) -> Mapping[str, object]:
        """Return what its message is told of."""
        ...


Made = Callable[[str], str]
"""Words a name that is made of parts of the content; any other text is returned as it is."""


class Messages:
    """The messages of a folder, in one language.

    Files are only split into messages at first; a message is compiled when it is used first (2 to 5 ms), together with
    the messages that it refers to. So a start costs nothing, and time does not grow with the square of their number.
    """

    def __init__(self, folder: Path, grammar: type[Grammar], made: Made | None = None) -> None:
        self.folder = folder
        self._made = made
        self.locale = grammar.locale
        self._grammar = grammar
        self._functions = grammar(self._form).functions()
        self._compiled: dict[str, Worded] = {}
        self._attributes: dict[str, tuple[str, ...]] = {}
        self._read: dict[str, tuple[str, ...]] = {}
        self._shared: dict[str, Any] = {}

    @cached_property
    def sources(self) -> Mapping[str, str]:
        """Return the text of each message by its id; `BadContent` where an id stands twice or a line belongs to none."""
        found: dict[str, str] = {}
        for path in sorted(self.folder.glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            begins = [match.start() for match in ENTRY.finditer(text)]
            head = (text[: begins[0]] if begins else text).splitlines()
            if stray := next((line for line in head if line.strip() and not line.startswith("#")), ""):
                raise BadContent(str(path), "", f"this line belongs to no message: {stray}")
            for start, end in zip(begins, [*begins[1:], len(text)], strict=True):
                id = (source := text[start:end]).partition("=")[0].strip()
                if id in found:
                    raise BadContent(str(path), id, "a message with this id stands there already")
                found[id] = source
        return found

    @cached_property
    def content(self) -> Mapping[str, Noun]:
        """Return the texts of the content by the English ones: none in English."""
        return read_translations(self.folder / "content.po", self._grammar.bare, small=self._grammar.small)

    def named(self, name: str) -> str:
        """Return a name or a text of the content in this language; as it is where it is a person's, or not translated."""
        if isinstance(name, Names) or name in people():
            return name
        found = self.content.get(name)
        return found if found is not None else (self._made(name) if self._made else name)

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
        variables: tuple[str, ...] = ()
        functions = _constants(self.sources[id])
        if not functions:
            needed, variables = self._with_references(id)
            text = "\n".join(self.sources[other] for other in needed)
            compiled = compile_messages(
                self.locale, [FtlResource.from_string(text)], use_isolating=False, functions=self._functions
            )
            if compiled.errors:
                raise BadMessage("; ".join(f"{where or id}: {error}" for where, error in compiled.errors))
            functions = self._lean(compiled.message_functions)
        self._attributes[id] = tuple(known.partition(".")[2] for known in functions if known.startswith(f"{id}."))
        self._read[id] = variables  # There is none of the message itself where it is only attributes.
        # Only what was asked for is kept: another message may be compiled with other references.
        for known, function in functions.items():
            if known.partition(".")[0] == id:
                self._compiled[known] = function
                self._read[known] = variables

    def _lean(self, functions: Mapping[str, Any]) -> dict[str, Worded]:
        """Return compiled functions that keep only the names they read. The compiler leaves all builtins with every
        message, which is most of its memory.

        All share one locale, and look the plural forms of numbers up: to ask Babel takes as long as all the rest.
        """
        kept: dict[str, Any] = {"__builtins__": builtins}
        for function in functions.values():
            known = function.__globals__
            kept.update({name: known[name] for name in function.__code__.co_names if name in known})
        if PLURAL_FORM_FOR_NUMBER_NAME in kept and PLURAL_FORM_FOR_NUMBER_NAME not in self._shared:
            self._shared[PLURAL_FORM_FOR_NUMBER_NAME] = cache(kept[PLURAL_FORM_FOR_NUMBER_NAME])
        if LOCALE_NAME in kept:
            self._shared.setdefault(LOCALE_NAME, kept[LOCALE_NAME])
        lean: dict[str, Worded] = {id: FunctionType(function.__code__, kept) for id, function in functions.items()}
        read = self._shared | {functions[id].__name__: function for id, function in lean.items()}
        kept.update({name: value for name, value in read.items() if name in kept})
        return lean

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
        """Return a form of a name that is a message itself, ``None`` where it has none."""
        name, _, form = id.partition(".")
        return self.format(id, {}) if name in self.sources and (not form or self.has(name, form)) else None


_SHORT = re.compile(
    r"(?P<id>[a-zA-Z][\w-]*) *= *(?P<text>[^\s{}][^\n{}]*)?\n"
    r"(?P<attributes>(?: +\.[a-zA-Z][\w-]* *= *[^\s{}][^\n{}]*\n)*)"
    r"(?:#[^\n]*\n| *\n)*\Z"
)
"""A message in which nothing varies, and each text of which is one line."""
_ATTRIBUTE = re.compile(r" +\.(?P<id>[\w-]+) *= *(?P<text>[^\n]+)\n")


def _constants(source: str) -> dict[str, Worded]:
    """Return a message in which nothing varies, and its attributes, by id: to compile it takes ten times as long.

    Empty where something varies, or where it cannot be read.
    """
    found: dict[str, Worded] = {}
    short = _SHORT.match(source)
    if short and (short["text"] or short["attributes"]):
        if short["text"]:
            found[short["id"]] = _told(short["text"].rstrip())
        for part in _ATTRIBUTE.finditer(short["attributes"]):
            found[f"{short['id']}.{part['id']}"] = _told(part["text"].rstrip())
        return found
    for entry in FluentParser(with_spans=False).parse(source).body if "{" not in source else ():
        if isinstance(entry, fluent.Junk):
            return {}
        if isinstance(entry, fluent.Message):
            if entry.value:
                found[entry.id.name] = _constant(entry.value)
            found.update({f"{entry.id.name}.{part.id.name}": _constant(part.value) for part in entry.attributes})
    return found


def _constant(pattern: fluent.Pattern) -> Worded:
    return _told("".join(element.value for element in pattern.elements if isinstance(element, fluent.TextElement)))


def _told(text: str) -> Worded:
    return lambda variables, errors: text


Fact = str | int | Sequence[object] | Unworded
"""What a message can be told of."""

Nouns = Mapping[str, Callable[[Any], str]]
"""How facts that are ids of content items are named, by the name of the fact."""


class Catalogue:
    """All messages of one game, or of the bot itself, in each of its languages."""

    def __init__(
        self,
        key: str,
        *,
        nouns: Nouns | None = None,
        folder: Path | None = None,
        made: Made | None = None,
        usual: Callable[[], bool] = lambda: True,
    ) -> None:
        """``key`` names the folder in ``data``, or in ``folder``; ``made`` words names that the content has in parts.

        ``usual``: whether the nouns name things as they always do, so that what was worded is worded the same again.
        """
        self.key = key
        self._usual = usual
        self._again = lru_cache(maxsize=MOST_WORDED, typed=True)(self._word)
        self._made = made
        self.nouns = dict(nouns or {})
        self._folder = folder
        self._languages: dict[str, Messages] = {}

    def messages(self, language: str = SOURCE) -> Messages:
        """Return the messages in a language."""
        known = self._languages.get(language)
        if known is None:
            folder = (self._folder or PLACES[language]) / self.key / "words" / language
            known = self._languages[language] = Messages(folder, GRAMMARS.get(language, Grammar), self._made)
        return known

    def _spoken(self, id: str) -> Messages:
        """Return the messages of the language that is spoken, or the English ones where it lacks one."""
        language = spoken()
        if language == SOURCE:
            return self.messages()
        messages = self.messages(language)
        if id.partition(".")[0] in messages:
            return messages
        untold[language, self.key, id] += 1
        return self.messages()

    def text(self, text: str) -> str:
        """Return a text of the content in the language that is spoken, where it stands for itself, in no message."""
        language = spoken()
        return text if language == SOURCE else str(self.messages(language).named(text))

    def noun(self, name: Noun, text: str = "") -> Noun:
        """Return a name in the language that is spoken, with its forms; ``text`` is how the content writes it."""
        found = self.messages(spoken()).content.get(text or name)
        if found is None:
            return name
        return Noun(found, name.key, many=found.many, unique=name.unique, forms=found.forms)

    def around(self, name: Noun, words: Callable[[str], str]) -> Noun:
        """Return a name with ``words`` around it: "second sharp guard". So has each of its forms in another language."""
        named = self.noun(name)
        forms = {form: text if form == "gender" else words(text) for form, text in named.forms.items()}
        grammar = GRAMMARS.get(spoken(), Grammar)
        text = grammar.bare(forms.get("pattern") or words(str(named)), forms.get("gender", "m"))
        plural = words(named.plural) if named.plural else ""
        return Noun(text, named.key, plural=plural, many=named.many, unique=named.unique, forms=forms)

    def __call__(self, id: str, /, **facts: Fact) -> str:
        """Return the text of a message, or with "id.attribute" of one of its attributes; `BadMessage` where it fails.

        What was worded of the same facts of `PLAIN` types is remembered: most of what is told of a state is told again of
        the next.
        """
        messages = self._spoken(id)
        kinds: tuple[object, ...] | None = ()
        if not PLAIN.issuperset(map(type, facts.values())):
            facts, kinds = plain_facts(facts)
        if kinds is None or not (remembering and self._usual()):
            return messages.format(id, self._variables(messages, id, facts))
        return self._again(messages, spoken(), people(), id, kinds, **facts)  # type: ignore[arg-type]

    def _word(
        self, messages: Messages, language: str, named: Collection[str], id: str, kinds: object, /, **facts: Fact
    ) -> str:
        del language, named, kinds  # These tell facts apart that are equal, and worded otherwise.
        return messages.format(id, self._variables(messages, id, facts))

    def tell(self, event: Tellable, /, **more: Fact) -> str:
        """Return what is told of an event: its message, then each attribute whose field is set.

        Variables are what it is `Tellable.message_facts`, and ``more``, which also stands instead of a field.
        """
        id = event.called()
        messages = self._spoken(id)
        facts = {**event.message_facts(), **more}
        variables = self._variables(messages, id, facts)
        sentences = [messages.format(id, variables)]
        for name in messages.attributes(id):
            if facts[name]:
                sentences.append(messages.format(f"{id}.{name}", variables))
        return " ".join(filter(None, sentences))

    def recap(self, event: Tellable, recalled: Recalled, them: str) -> dict[str, str]:
        """Return what a member who was away is told of an event: the words of its recap as "", its attributes by name.

        ``them`` stands where what several such events name or count is put together.
        """
        id = recalled.id or f"recap-{event.called()}"
        messages = self._spoken(id)
        facts = {**event.message_facts(), **recalled.facts, "them": them}
        variables = self._variables(messages, id, facts)
        parts = {"": id} | {name: f"{id}.{name}" for name in messages.attributes(id)}
        return {name: messages.format(part, variables) for name, part in parts.items()}

    def has(self, id: str, attribute: str) -> bool:
        """Return whether a message has an attribute."""
        return self._spoken(id).has(id, attribute)

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
            return {name: self._variable(name, facts[name], messages) for name in read if name in facts}
        except KeyError as error:
            raise BadMessage(f"{id}: the nouns know no {error}; is it worded already?") from error

    def _variable(self, name: str, fact: object, messages: Messages) -> object:
        if isinstance(fact, str):
            named = _named(fact, self.nouns.get(name))
            return messages.named(named) if messages.content else named
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, int):
            return number(int(fact))
        if isinstance(fact, tuple | list):
            each = [_named(each, self.nouns.get(name)) for each in fact]
            return Names([messages.named(name) for name in each] if messages.content else each, messages.locale)
        if isinstance(fact, Message):
            return str(fact)
        return fact


PLAIN = frozenset((str, int, bool))
"""Types of facts that are known by what they are equal to: no `Noun` is."""


def plain_facts(facts: Mapping[str, Fact]) -> tuple[dict[str, Fact], tuple[object, ...] | None]:
    """Return facts with tuples in place of lists, and of which types the members of each are; ``None`` in place of these
    where a fact is not `PLAIN`, nor several that are."""
    found, kinds = dict(facts), list[object]()
    for name, fact in facts.items():
        if type(fact) in (list, tuple):
            found[name] = several = tuple(fact)  # type: ignore[arg-type]
            kinds.append(kind := tuple(map(type, several)))
            if not PLAIN.issuperset(kind):
                return found, None
        elif type(fact) not in PLAIN:
            return found, None
    return found, tuple(kinds)


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
