"""What follows from some fields of a state, worked out once for as long as these stay as they are.

It is kept beside the frozen struct, as in `engine.core.once`, and handed on to the next state where only others changed::

    @once_per("systems", "planets", "order")
    def neighbours(state: State, player: int) -> tuple[int, ...]:

Fields of a frozen struct never change, so nothing that is kept can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import replace

S = TypeVar("S")
R = TypeVar("R")
Given = TypeVarTuple("Given")

SOURCES: dict[str, frozenset[str]] = {}
"""What is kept beside a state and outlasts it, by its name: the fields that it follows from."""


FLEETING: set[str] = set()
"""What is kept beside a state and follows from what is `noted` as well, by its name."""


def once_per(*fields: str) -> Callable[[Callable[[S, *Given], R]], Callable[[S, *Given], R]]:
    """Have a function that reads no other fields of a state than these work out each answer once.

    The state is a frozen struct with ``dict=True``; an answer is a value that nobody changes.
    """

    def keeping(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
        name = f"{function.__module__}.{function.__qualname__}"
        SOURCES[name] = frozenset(fields)

        @wraps(function)
        def asked(state: S, *given: *Given) -> R:
            beside: dict[Any, Any] = state.__dict__
            known: dict[Any, R] | None = beside.get(name)
            if known is None:
                known = beside[name] = {}
            if given in known:
                return known[given]
            answer = known[given] = function(state, *given)
            return answer

        return asked

    return keeping


def keep(asked: Callable[[S], R], state: S, answer: R) -> None:
    """Keep what a function that is asked `once_per` some fields would answer of a state, where it was found on the way."""
    beside: dict[Any, Any] = state.__dict__
    beside[f"{asked.__module__}.{asked.__qualname__}"] = {(): answer}


def changed(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced; what follows from the others alone is known of it already."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    beside = after.__dict__
    # A copy: whoever draws a picture meanwhile, on another thread, may find out more about the same state.
    known, kept = state.__dict__.copy(), _outlasting(tuple(fields), len(SOURCES))
    for name, answer in known.items():
        if name in kept:
            beside[name] = answer
    return after  # type: ignore[no-any-return]


def noted(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced by what differs in nothing that anything kept follows from: all of it stays
    known, but what is `fleeting`."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    beside = after.__dict__
    for key, answer in state.__dict__.copy().items():
        if (key if isinstance(key, str) else key[0]) not in FLEETING:
            beside[key] = answer
    return after  # type: ignore[no-any-return]


def fleeting(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
    """Have what a function keeps, which is `once_per_state`, worked out anew for what is `noted`."""
    FLEETING.add(f"{function.__module__}.{function.__qualname__}")
    return function


@cache
def _outlasting(fields: tuple[str, ...], sources: int) -> frozenset[str]:
    """Return what outlasts a change of some fields, by its name; of as many ``sources`` as there are by now."""
    del sources
    return frozenset(name for name, source in SOURCES.items() if source.isdisjoint(fields))
