"""What a game's code gives its messages, compared with what the messages read.

The laws on every game and the tests of these laws share it.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from engine.core.catalogue import Message, Messages
from engine.core.errors import Text
from engine.core.events import Happened
from engine.core.moves import Verb
from engine.core.options import Option

SPEAKERS = {"WORDS", "refused", "need", "trouble"}
"""Functions whose first argument is the id of a message and whose keywords are its variables."""
METHODS = {"WORDS": {"message", "refused"}, "trouble": {"wrong"}}
"""Methods of these that are called alike."""
RIGHT = ".right"
"""What messages that ``trouble`` speaks may have besides (`engine.core.files.troubles.Troubles`)."""


class Read(Visitor):
    """What an entry reads: variables, other messages, and the values that each variable is compared with."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.values: dict[str, set[str]] = {}
        self.doubled: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = [
            variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
            for variant in node.variants
        ]
        self.doubled += sorted({key for key in keys if keys.count(key) > 1})
        if isinstance(node.selector, fluent.VariableReference):
            self.values.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(messages: Messages) -> dict[str, Any]:
    """Return every message by its id and every attribute by "id.attribute"."""
    found: dict[str, Any] = {}
    for id, source in messages.sources.items():
        for entry in FluentParser(with_spans=False).parse(source).body:
            assert not isinstance(entry, fluent.Junk), f"{id} cannot be read: {entry.content}"
            if isinstance(entry, fluent.Message):
                found[id] = fluent.Message(entry.id, entry.value)
                for attribute in entry.attributes:
                    known = f"{id}.{attribute.id.name}"
                    assert known not in found, f"the attribute {known} stands there twice"
                    found[known] = attribute
    return found


def read(id: str, known: Mapping[str, Any], seen: frozenset[str] = frozenset()) -> Read:
    """Return what an entry reads, with what is read by the messages that it refers to."""
    found = Read()
    found.visit(known[id])
    for other in sorted(found.messages - seen - {id}):
        if other in known:
            further = read(other, known, seen | {id})
            found.variables |= further.variables
            found.messages |= further.messages
    return found


@dataclass
class Given:
    """What code gives to the messages: variables by the id of the entry, or by a pattern of ids, with the places."""

    ids: dict[str, list[tuple[frozenset[str], str]]] = field(default_factory=dict)
    patterns: dict[str, list[tuple[frozenset[str], str]]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)
    rights: dict[str, list[tuple[frozenset[str], str]]] = field(default_factory=dict)
    """What is given besides to the part of a message that says what would be right, where it has that part."""
    told: set[str] = field(default_factory=set)
    """Variables that are given besides where an event is told."""

    def to(self, known: Iterable[str]) -> Iterator[tuple[str, frozenset[str], str]]:
        """Yield each entry that is given something, what it is given, and where."""
        everything = list(known)
        for id, calls in self.ids.items():
            for variables, place in calls:
                yield id, variables, place
        for pattern, calls in self.patterns.items():
            ids = [id for id in everything if re.fullmatch(pattern, id)]
            for variables, place in calls:
                yield from ((id, variables, place) for id in ids or [pattern.replace("\\", "")])


def given_by(files: Iterable[Path]) -> Given:
    """Return what the code in some files gives to messages."""
    given = Given()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                _note(node, f"{file.name}:{node.lineno}", given)
    return given


def _note(call: ast.Call, place: str, given: Given) -> None:
    function = call.func
    named = {keyword.arg for keyword in call.keywords}
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id in METHODS:
        speaker = function.value.id
        if function.attr == "tell":
            given.told |= {name for name in named if name}
            return
        if function.attr not in METHODS[speaker]:
            return
    elif isinstance(function, ast.Name) and function.id in SPEAKERS:
        speaker = function.id
    else:
        return
    if not call.args or None in named:
        given.unreadable.append(place)
        return
    variables = frozenset(name for name in named if name)
    for id in _ids(call.args[0]):
        match id:
            case ast.Constant(value=str(text)):
                given.ids.setdefault(text, []).append((variables, place))
                if speaker == "trouble":
                    given.rights.setdefault(f"{text}{RIGHT}", []).append((variables, place))
            case ast.JoinedStr(values=parts):
                pattern = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9_-]+" for part in parts
                )
                given.patterns.setdefault(pattern, []).append((variables, place))
            case _:
                given.unreadable.append(place)


def _ids(node: ast.expr) -> list[ast.expr]:
    return [*_ids(node.body), *_ids(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def variables_of(kind: type[Happened]) -> set[str]:
    """Return the variables that an event gives its message: its fields, and the keys of what `variables` returns."""
    mine = {each.name for each in msgspec.structs.fields(kind)}
    if kind.variables is not Happened.variables:
        mine |= _keys(_tree(kind.variables))
    return mine


def _tree(function: Callable[..., object]) -> ast.AST:
    return ast.parse(textwrap.dedent(inspect.getsource(function)))


def _keys(tree: ast.AST) -> set[str]:
    """Return the keys of all dicts in some code."""
    dicts = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    return {str(key.value) for node in dicts for key in node.keys if isinstance(key, ast.Constant)}


def declared(key: str, verbs: Iterable[Verb], options: Iterable[Option] = ()) -> list[str]:
    """Return the ids of the messages of a catalogue by which verbs and options are worded."""
    every = list(verbs)
    texts: list[Text] = [option.about for option in options]
    for verb in every:
        texts += [verb.about, verb.asks, verb.here, verb.steps, verb.form, *(each.about for each in verb.arguments)]
    return [text.id for text in texts if isinstance(text, Message) and text.catalogue.key == key]


def faults(
    messages: Messages, kinds: Iterable[type[Happened]], files: Iterable[Path], ids: Iterable[str] = ()
) -> list[str]:
    """Return what is wrong between messages, events and code, as sentences; none where all is well. ``ids`` are those of
    messages that are used without a call in the code."""
    found: list[str] = []
    known, given = entries(messages), given_by(files)
    for id in ids:
        given.ids.setdefault(id, []).append((frozenset(), "what verbs and options say"))
    reads, calls_to = {id: read(id, known) for id in known}, list(given.to(known))
    events = {kind.called(): kind for kind in kinds}
    found += [
        f"{place}: the id or the variables of a message are made where no law can read them" for place in given.unreadable
    ]
    used: set[str] = set()
    for id, calls in given.rights.items():
        if id in known:
            used.add(id)
            lacking = {name: place for variables, place in calls for name in reads[id].variables - variables}
            found += [f"{place}: {id} is not given ${name}" for name, place in sorted(lacking.items())]
    for id, variables, place in calls_to:
        if id not in known:
            found.append(f"{place}: there is no message {id}")
            continue
        used.add(id)
        wanted = reads[id].variables
        found += [f"{place}: {id} is not given ${name}" for name in sorted(wanted - variables)]
    by_id: dict[str, set[str]] = {}
    for id, variables, _ in calls_to:
        by_id.setdefault(id, set()).update(variables)
    exact = {id for id in given.ids if id in known}
    for id in sorted(exact):
        spare = by_id[id] - reads[id].variables
        if f"{id}{RIGHT}" in given.rights and f"{id}{RIGHT}" in known:
            spare -= reads[f"{id}{RIGHT}"].variables
        found += [f"{id} does not use ${name}, which code gives it" for name in sorted(spare)]
    for id in known:
        kind = events.get(id.partition(".")[0])
        if kind is None:
            continue
        used.add(id)
        mine, reading = variables_of(kind) | given.told, reads[id]
        attribute = {id.partition(".")[2]} - {""}
        found += [f"{id}: the event has no field ${name}" for name in sorted((reading.variables | attribute) - mine)]
        hints = get_type_hints(kind)
        for name, values in reading.values.items():
            hint = hints.get(name)
            if hint is bool:
                found += [f"{id}: ${name} is never {value}" for value in sorted(values - {"yes", "no"})]
            elif get_origin(hint) is Literal:
                allowed = {*map(str, get_args(hint)), "other"}
                found += [f"{id}: ${name} is never {value}" for value in sorted(values - allowed)]
    for kind in events.values():
        if kind.recalled is not Happened.recalled or kind.recap is not None:
            found += _recap_faults(kind, known, used)
    inner = {other for reading in reads.values() for other in reading.messages}
    found += [
        f"{id} refers to {other}, which does not exist" for id in known for other in sorted(reads[id].messages - set(known))
    ]
    worded = [id for id, entry in known.items() if entry.value is not None]  # Others have attributes only.
    found += [f"no code uses {id}" for id in worded if id not in used | inner and id.partition(".")[0] not in inner]
    found += [f"{id}: the value {key} stands there twice" for id, entry in known.items() for key in _doubled(entry)]
    found += _uncompiled(messages)
    return found


RECAP = {"who", "one", "many"}
"""What the message of a recap may have besides its words."""


def _recap_faults(kind: type[Happened], known: Mapping[str, Any], used: set[str]) -> Iterator[str]:
    """Yield what is wrong with what a type of event says it comes to."""
    tree = _tree(kind.recalled)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Recalled"]
    named = [ast.literal_eval(word.value) for node in calls for word in node.keywords if word.arg == "id"]
    named += [kind.recap.id] if kind.recap is not None and kind.recap.id else []
    # A recap that names no other message uses the one of its kind.
    own = len(named) < len(calls) or (kind.recap is not None and not kind.recap.id)
    ids = {*named, *([f"recap-{kind.called()}"] if own else [])}
    mine = variables_of(kind) | _keys(tree) | {"them", *(kind.recap.facts if kind.recap is not None else ())}
    yield from (f"{kind.__name__}.recalled: there is no message {id}" for id in sorted(ids - set(known)))
    for each in known:
        id, _, part = each.partition(".")
        if id in ids:
            used.add(each)
            yield from (f"{each}: the event has no field ${name}" for name in sorted(read(each, known).variables - mine))
            if part and part not in RECAP:
                yield f"{each}: a recap has no such part"


def _doubled(entry: Any) -> list[str]:
    reading = Read()
    reading.visit(entry)
    return reading.doubled


def _uncompiled(messages: Messages) -> list[str]:
    found = []
    for id in messages:
        try:
            messages.attributes(id)
        except Exception as error:
            found.append(f"{id}: {error}")
    return found
