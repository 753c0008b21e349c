"""What the house asks for a scenario is answered within it: with the content that it brings along at hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from .content import at_hand
from .scenarios import Scenario
from .state import State
from .view import View

Q = ParamSpec("Q")
R = TypeVar("R")


def within(function: Callable[Concatenate[Any, Q], R]) -> Callable[Concatenate[Any, Q], R]:
    """Return a method of the face that answers with the content of the scenario that its first argument is of."""

    @wraps(function)
    def asked(self: Any, /, *given: Q.args, **named: Q.kwargs) -> R:
        scenario = _scenario(given[0]) if given else None
        if scenario is None or scenario.own.nothing:
            return function(self, *given, **named)
        with at_hand(scenario.content):
            return function(self, *given, **named)

    return asked


def part(function: Callable[Q, R]) -> Callable[Concatenate[Any, Q], R]:
    """Return a function as a method of the face, which hands its arguments on, within the scenario they are of."""

    @within
    @wraps(function)
    def handed(self: Any, /, *given: Q.args, **named: Q.kwargs) -> R:
        del self
        return function(*given, **named)

    return handed


def _scenario(found: object) -> Scenario | None:
    state = found.state if isinstance(found, View) else found
    return state.scenario if isinstance(state, State) else None
