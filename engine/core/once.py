"""What follows from a state, worked out once for it.

It is kept beside the frozen struct, never in its fields: neither its JSON nor its digest nor its equality know of it, and a
changed state is another struct, which begins with nothing. So nothing that is kept can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from msgspec.structs import replace

S = TypeVar("S")
R = TypeVar("R")
Given = TypeVarTuple("Given")


def once_per_state(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
    """Return a function of a state, and of ids or numbers besides, that works out each answer once for each state.

    The state is a frozen struct with ``dict=True``. An answer is a value that nobody changes: no iterator, no refusal
    (whoever raises one writes into it), and not the state itself.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def asked(state: S, *given: *Given) -> R:
        beside: dict[str, dict[Any, R]] = state.__dict__
        known = beside.get(name)
        if known is None:
            known = beside[name] = {}
        if given in known:
            return known[given]
        answer = known[given] = function(state, *given)
        return answer

    return asked


SOURCES: dict[str, frozenset[str]] = {}
"""What is kept beside a state, by its name: the fields that it follows from. What is not in here may follow from all."""


def once_per(*fields: str) -> Callable[[Callable[[S, *Given], R]], Callable[[S, *Given], R]]:
    """Return the same, for functions that read no other fields of a state than these.

    What they answered goes over to a state that `changed` in other fields only.
    """

    def keeping(function: Callable[[S, *Given], R]) -> Callable[[S, *Given], R]:
        SOURCES[f"{function.__module__}.{function.__qualname__}"] = frozenset(fields)
        return once_per_state(function)

    return keeping


def changed(state: S, **fields: Any) -> S:
    """Return a state with some fields replaced; what follows from the others alone is known of it already."""
    after: Any = replace(state, **fields)  # type: ignore[type-var]
    beside = after.__dict__
    for name, known in state.__dict__.items():
        source = SOURCES.get(name)
        if source is not None and source.isdisjoint(fields):
            beside[name] = known
    return after  # type: ignore[no-any-return]
