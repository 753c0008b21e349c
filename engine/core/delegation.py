"""A game that is several games behind one name: each question goes to the game that it is about (delegation)."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Any

from .game import AnyGame

TELLING = ("setup", "options", "state", "view")
"""What tells which game is played: a function of the contract that takes one of these first is delegated."""


class Delegates(ABC):
    """Each method of the contract that takes a setup, options, a state or a view is answered by the `delegate` for it.

    The game itself answers everything else: names, verbs, pages, which events call for a picture. Place this class before
    the game's other bases. A delegate takes on every capability that this game has.
    """

    @abstractmethod
    def delegate(self, of: Any, /) -> AnyGame:
        """Return the game that a setup, options, a state or a view belongs to."""

    def __init_subclass__(cls) -> None:
        """Delegate the methods of the contract that take one of these."""
        super().__init_subclass__()
        for name in _delegated(cls) if Delegates in cls.__bases__ else ():
            setattr(cls, name, _handed_on(name))


def _delegated(cls: type) -> Iterator[str]:
    contract = (base for base in cls.__mro__ if base.__module__.startswith("engine.core."))
    for name, function in (item for base in contract for item in vars(base).items()):
        if inspect.isfunction(function) and [*inspect.signature(function).parameters, "", ""][1] in TELLING:
            yield name


def _handed_on(name: str) -> Callable[..., Any]:
    def answered(self: Delegates, of: Any, *args: Any) -> Any:
        return getattr(self.delegate(of), name)(of, *args)

    return answered
