"""What follows from a state, worked out once for it.

It is kept beside the frozen struct, never in its fields: neither its JSON nor its digest nor its equality know of it, and a
changed state is another struct, which begins with nothing. So nothing that is kept can be out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Generic, Self, TypeVar, TypeVarTuple, overload

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
        beside: dict[Any, R] = state.__dict__
        key = (name, *given) if given else name
        try:
            return beside[key]
        except KeyError:
            pass
        answer = beside[key] = function(state, *given)
        return answer

    return asked


class Once(Generic[S, R]):
    """A property of a frozen struct with ``dict=True`` that is worked out once for it: `functools.cached_property` without
    its lock, as whoever works it out at the same time finds the same."""

    def __init__(self, function: Callable[[S], R]) -> None:
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__

    @overload
    def __get__(self, item: None, owner: type[S]) -> Self: ...
    @overload
    def __get__(self, item: S, owner: type[S]) -> R: ...
    def __get__(self, item: S | None, owner: type[S]) -> Self | R:
        """Return what it is of one struct, which is from then on found beside it."""
        if item is None:
            return self
        answer = item.__dict__[self.name] = self.function(item)
        return answer
