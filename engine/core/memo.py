"""Memos: what follows from a state and is asked often is computed once.

::

    @memo                                        # once for each state
    def reach(state: State, player: int) -> tuple[int, ...]:

    @memo("rooms", "doors")                      # once for as long as these fields stay the same
    def neighbours(state: State, player: int) -> tuple[int, ...]:

    class State(msgspec.Struct, frozen=True, dict=True):
        @memo_property                           # the same for a property, also with fields
        def total(self) -> int:

An answer is kept beside the frozen struct, never in its fields: JSON, digest and equality do not know of it. A changed
state is another struct, which begins with nothing; where it is made by `changed`, `changed_in` or `noted` it takes over the
memos of fields that did not change. Fields of a frozen struct never change, so no memo is ever out of date.

Where a field is a tuple of structs, "rooms.guests" says that only the ``guests`` of each of them are read.

What does not follow from a state (content, geometry) is cached by `functools.cache`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, wraps
from typing import Any, Generic, Self, TypeVar, TypeVarTuple, overload

from msgspec.structs import replace

S = TypeVar("S")
R = TypeVar("R")
Given = TypeVarTuple("Given")

Fields = frozenset[str]
"""Fields, or parts of fields, that an answer follows from."""

SOURCES: dict[str, Fields] = {}
"""The fields of each memo that names some: functions by their full names, properties by their own."""

HOMES: dict[str, str] = {}
"""The package of the game that each of these belongs to: only its own states are asked."""

KEPT = "kept by what it follows from"
"""The key of these answers beside a state: by their fields, then by what was asked.

States share what they have in common. So nothing is ever added to the outer mapping, which other states may share: a state
gets a new one. The inner ones grow; they belong to all states with these fields.
"""

FLEETING: set[str] = set()
"""The names of memos that `noted` does not hand on."""


@overload
def memo(function: Callable[[S, *Given], R], /) -> Callable[[S, *Given], R]: ...
@overload
def memo(*fields: str) -> Callable[[Callable[[S, *Given], R]], Callable[[S, *Given], R]]: ...
def memo(*given: Any) -> Any:
    """Compute each answer of a function of a state, and of ids or numbers besides, once.

    The state is a frozen struct with ``dict=True``. An answer is a value that never changes: no iterator, no refusal (an
    exception that is raised is written into), and not the state itself. With names of fields the function reads no others.
    """
    if len(given) == 1 and callable(given[0]):
        return _by_state(given[0])
    return lambda function: _by_fields(function, frozenset(given))


def _by_state(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
    name = _name(function)

    @wraps(function)
    def asked(state: S, *given: *Given) -> R:
        beside: dict[Any, R] = state.__dict__
        key = (name, *given) if given else name
        try:
            return beside[key]
        except KeyError:
            pass
        answer = beside[key] = function(state, *given)
        return answer

    return asked


def _by_fields(function: Callable[[S, *Given], R], sources: Fields) -> Callable[[S, *Given], R]:
    name = _name(function)
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


class MemoProperty(Generic[S, R]):
    """A property that is computed once: `functools.cached_property` without its lock, for threads find the same."""

    def __init__(self, function: Callable[[S], R]) -> None:
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, state: None, owner: type[S]) -> Self: ...
    @overload
    def __get__(self, state: S, owner: type[S]) -> R: ...
    def __get__(self, state: S | None, owner: type[S]) -> Self | R:
        """Return the answer, which is found beside the struct from then on."""
        if state is None:
            return self
        answer = state.__dict__[self.name] = self.function(state)
        return answer


@overload
def memo_property(function: Callable[[S], R], /) -> MemoProperty[S, R]: ...
@overload
def memo_property(*fields: str) -> Callable[[Callable[[S], R]], MemoProperty[S, R]]: ...
def memo_property(*given: Any) -> Any:
    """Compute a property of a frozen struct with ``dict=True`` once; with names of fields it reads no others."""
    if len(given) == 1 and callable(given[0]):
        return MemoProperty(given[0])

    def keeping(function: Callable[[Any], Any]) -> MemoProperty[Any, Any]:
        _register(function.__name__, _home(function), frozenset(given))
        return MemoProperty(function)

    return keeping


def fleeting(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
    """Compute a memo by state anew for a state that `noted` made."""
    FLEETING.add(_name(function))
    _fleeting.cache_clear()
    return function


def known(asked: Callable[[S, *Given], R], state: S, *given: *Given) -> R | None:
    """Return the answer of a memo by state if it was asked for already, else ``None``."""
    beside: dict[Any, R] = state.__dict__
    name = _name(asked)
    return beside.get((name, *given) if given else name)


def keep(asked: Callable[[S], R], state: S, answer: R) -> None:
    """Keep the answer of a memo by fields that was found on the way."""
    name = _name(asked)
    _kept(state.__dict__, SOURCES[name])[name] = answer


def changed(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced; it takes over the memos of all others."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    return _after(state, after, *_touched(after.__class__, *fields))


def changed_in(state: S, field: str, rows: tuple[Any, ...], *parts: str) -> S:
    """Return a state with one field replaced; it takes over the memos of all others, and of the field's other parts.

    The rows are as many structs in the same order as before, and differ from those only in the named parts.
    """
    after: Any = replace(state, **{field: rows})  # type: ignore[type-var]
    return _after(state, after, *_touched_in(after.__class__, field, *parts))


def noted(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced that no memo follows from; it takes over all but the `fleeting` ones."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    # A copy: a thread that draws the same state meanwhile may add memos to it.
    known, gone = state.__dict__.copy(), _fleeting(after.__class__)
    if gone:
        known = {key: answer for key, answer in known.items() if (key if type(key) is str else key[0]) not in gone}
    after.__dict__.update(known)
    return after  # type: ignore[no-any-return]


def replaced(rows: Iterable[R], place: int, **fields: Any) -> tuple[R, ...]:
    """Return structs of a state, such as its players, with fields of the one at a place replaced."""
    after = list(rows)
    after[place] = replace(after[place], **fields)  # type: ignore[type-var]
    return tuple(after)


def _after(state: S, after: Any, gone: frozenset[Fields], properties: tuple[str, ...]) -> S:
    known, beside = state.__dict__, after.__dict__
    if KEPT in known:
        kept: dict[Fields, Any] = known[KEPT]
        if gone:
            kept = kept.copy()
            for sources in gone:
                kept.pop(sources, None)
        beside[KEPT] = kept
    for name in properties:
        if name in known:
            beside[name] = known[name]
    return after  # type: ignore[no-any-return]


def _kept(beside: dict[str, Any], sources: Fields) -> dict[Any, Any]:
    """Return the answers that follow from some fields."""
    kept: Mapping[Fields, dict[Any, Any]] = beside.get(KEPT, {})
    if sources not in kept:
        kept = beside[KEPT] = {**kept, sources: {}}
    return kept[sources]


def _register(name: str, home: str, sources: Fields) -> None:
    assert HOMES.get(name, home) == home, name
    SOURCES[name], HOMES[name] = sources, home
    _touched.cache_clear()
    _touched_in.cache_clear()


@cache
def _fleeting(kind: type) -> frozenset[str]:
    """Return the fleeting memos of a kind of state."""
    return frozenset(name for name in FLEETING if name.startswith(f"{_home(kind)}."))


@cache
def _touched(kind: type, *fields: str) -> tuple[frozenset[Fields], tuple[str, ...]]:
    """Return which fields of memos a change of some fields touches, and the properties that it does not touch."""
    own = {name: source for name, source in SOURCES.items() if HOMES[name] == _home(kind)}
    gone = frozenset(source for source in own.values() if any(_meet(part, field) for part in source for field in fields))
    return gone, tuple(name for name, source in own.items() if "." not in name and source not in gone)


@cache
def _touched_in(kind: type, field: str, *parts: str) -> tuple[frozenset[Fields], tuple[str, ...]]:
    """Return the same for a change of some parts of a field."""
    return _touched(kind, *[f"{field}.{part}" for part in parts])


def _meet(field: str, other: str) -> bool:
    """Return whether both are the same field or part, or one is a part of the other."""
    return field == other or field.startswith(f"{other}.") or other.startswith(f"{field}.")


def _name(function: Any) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _home(made: Any) -> str:
    """Return the package of the game that a class or a function belongs to."""
    return ".".join(made.__module__.split(".")[:3])
