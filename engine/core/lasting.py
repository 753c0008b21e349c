"""What follows from some fields of a state, worked out once for as long as these stay as they are.

It is kept beside the frozen struct, as in `engine.core.once`, and handed on to the next state where only others changed::

    @once_per("systems", "planets", "order")
    def neighbours(state: State, player: int) -> tuple[int, ...]:

Where a field is a tuple of structs, "systems.fleets" says that only the ``fleets`` of each of them are read: the answer
outlasts what is `changed_in` other parts of them.

Fields of a frozen struct never change, so nothing that is kept can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, wraps
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import replace

from .once import Once

S = TypeVar("S")
R = TypeVar("R")
Given = TypeVarTuple("Given")

Fields = frozenset[str]
"""Fields, or parts of fields, that something follows from, all of it together."""

SOURCES: dict[str, Fields] = {}
"""What outlasts a state, and the fields that it follows from: functions by their full names, and cached properties of a
state by theirs."""

HOMES: dict[str, str] = {}
"""The package of the game that each of these belongs to: only its own states are asked."""

KEPT = "kept by what it follows from"
"""Where the answers are, beside a state: by their fields, and then by what was asked.

States share what they have in common. So nothing is ever added to the outer mapping, which may be shared by states that
differ in fields it says nothing of yet: a state gets another one. The inner ones grow: they belong to all whose fields are
the same.
"""

FLEETING: set[str] = set()
"""What is kept beside a state and follows from what is `noted` as well, by its name."""


def once_per(*fields: str) -> Callable[[Callable[[S, *Given], R]], Callable[[S, *Given], R]]:
    """Have a function that reads no other fields of a state than these work out each answer once.

    The state is a frozen struct with ``dict=True``; an answer is a value that nobody changes.
    """
    sources = frozenset(fields)

    def keeping(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
        name = f"{function.__module__}.{function.__qualname__}"
        _register(name, _home(function), sources)

        @wraps(function)
        def asked(state: S, *given: *Given) -> R:
            beside: dict[str, Any] = state.__dict__
            try:
                known: dict[Any, R] = beside[KEPT][sources]
            except KeyError:
                known = _kept(beside, sources)
            key = (name, *given) if given else name
            try:
                return known[key]
            except KeyError:
                pass
            answer = known[key] = function(state, *given)
            return answer

        return asked

    return keeping


def keep(asked: Callable[[S], R], state: S, answer: R) -> None:
    """Keep what a function that is asked `once_per` some fields would answer of a state, where it was found on the way."""
    name = f"{asked.__module__}.{asked.__qualname__}"
    _kept(state.__dict__, SOURCES[name])[name] = answer


def _kept(beside: dict[str, Any], sources: Fields) -> dict[Any, Any]:
    """Return where answers are that follow from some fields."""
    kept: Mapping[Fields, dict[Any, Any]] = beside.get(KEPT, {})
    if sources not in kept:
        kept = beside[KEPT] = {**kept, sources: {}}
    return kept[sources]


def lasting(*fields: str) -> Callable[[Callable[[S], R]], Once[S, R]]:
    """Have a property of a state that reads no other fields of it than these worked out `Once`."""

    def keeping(function: Callable[[S], R]) -> Once[S, R]:
        _register(function.__name__, _home(function), frozenset(fields))
        return Once(function)

    return keeping


def _register(name: str, home: str, sources: Fields) -> None:
    assert HOMES.get(name, home) == home, name
    SOURCES[name], HOMES[name] = sources, home
    _touched.cache_clear()
    _touched_in.cache_clear()


def changed(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced; what follows from the others alone is known of it already."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    return _after(state, after, *_touched(after.__class__, *fields))


def changed_in(state: S, field: str, rows: tuple[Any, ...], *parts: str) -> S:
    """Return a state with one field replaced by structs as many and in the order of those before, of which none has other
    parts than some named; what follows from their other parts is known of it already."""
    after: Any = replace(state, **{field: rows})  # type: ignore[type-var]
    return _after(state, after, *_touched_in(after.__class__, field, *parts))


def _after(state: S, after: Any, gone: frozenset[Fields], properties: tuple[str, ...]) -> S:
    """Return a state that comes after another one, with what is known of both."""
    known, beside = state.__dict__, after.__dict__
    if KEPT in known:
        kept: dict[Fields, Any] = known[KEPT]
        if gone:
            kept = kept.copy()
            for item in gone:
                kept.pop(item, None)
        beside[KEPT] = kept
    for name in properties:
        if name in known:
            beside[name] = known[name]
    return after  # type: ignore[no-any-return]


def noted(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced by what differs in nothing that anything kept follows from: all of it stays
    known, but what is `fleeting`."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    # A copy: whoever draws a picture meanwhile, on another thread, may find out more about the same state.
    known, gone = state.__dict__.copy(), _fleeting(after.__class__)
    if gone:
        known = {key: it for key, it in known.items() if (key if type(key) is str else key[0]) not in gone}
    after.__dict__.update(known)
    return after  # type: ignore[no-any-return]


def fleeting(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
    """Have what a function keeps, which is `once_per_state`, worked out anew for what is `noted`."""
    FLEETING.add(f"{function.__module__}.{function.__qualname__}")
    _fleeting.cache_clear()
    return function


@cache
def _fleeting(kind: type) -> frozenset[str]:
    """Return what of a kind of state is fleeting."""
    return frozenset(name for name in FLEETING if name.startswith(f"{_home(kind)}."))


@cache
def _touched(kind: type, *fields: str) -> tuple[frozenset[Fields], tuple[str, ...]]:
    """Return what a change of some fields of a kind of state makes an end of, and the properties that outlast it."""
    own = {name: source for name, source in SOURCES.items() if HOMES[name] == _home(kind)}
    gone = frozenset(source for source in own.values() if any(_meet(item, field) for item in source for field in fields))
    return gone, tuple(name for name, source in own.items() if "." not in name and source not in gone)


@cache
def _touched_in(kind: type, field: str, *parts: str) -> tuple[frozenset[Fields], tuple[str, ...]]:
    """Return the same for a change of some parts of a field."""
    return _touched(kind, *[f"{field}.{part}" for part in parts])


def _home(made: Any) -> str:
    """Return the package of the game that a class or a function belongs to."""
    return ".".join(made.__module__.split(".")[:3])


def _meet(item: str, other: str) -> bool:
    """Return whether two are the same field, the same part of one, or a field and a part of it."""
    return item == other or item.startswith(f"{other}.") or other.startswith(f"{item}.")
