"""A move at work, for games that carry it out step by step: the state so far, the dice, and the events told."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from .dice import Dice
from .errors import IllegalMove
from .game import Event


class Busy(Protocol):
    """A state with an ``agenda``: the tasks that are under way, first things first."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return the tasks."""
        ...


S = TypeVar("S", bound=Busy)


class Progress(Generic[S]):
    """One move at work. ``state`` is replaced step by step; ``events`` grows."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        state: Any = self.state  # a struct, which a protocol cannot say
        self.state = replace(state, **fields)

    def push(self, *tasks: object) -> None:
        """Put tasks first on the agenda, in the order given."""
        self.change(agenda=(*tasks, *self.state.agenda))

    def finish(self) -> None:
        """Take the first task off the agenda."""
        self.change(agenda=self.state.agenda[1:])

    def amend(self, **fields: Any) -> None:
        """Replace fields of the first task."""
        first, *rest = self.state.agenda
        self.change(agenda=(replace(first, **fields), *rest))


def heed(refusal: IllegalMove | None) -> None:
    """Raise what speaks against a move, if anything does."""
    if refusal is not None:
        raise refusal
