"""A move at work, for games that carry it out step by step: the state so far, the dice, and the events told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec.structs import replace

from .dice import Dice
from .errors import IllegalMove
from .events import Happened
from .game import Event, Seat


class Busy(Protocol):
    """A state with an ``agenda``: the tasks that are under way, first things first."""

    @property
    def agenda(self) -> tuple[Any, ...]:
        """Return the tasks."""
        ...


@runtime_checkable
class Writable(Protocol):
    """What stands on an agenda in another form: see `engine.core.flow.Step`."""

    def written(self) -> object:
        """Return it as it stands there."""
        ...


def written(task: object) -> object:
    """Return a task as it stands on an agenda."""
    return task.written() if isinstance(task, Writable) else task


S = TypeVar("S", bound=Busy)


class Progress(Generic[S]):
    """One move at work. ``state`` is replaced step by step; ``events`` grows."""

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def tell(
        self,
        what: Happened | Event,
        *,
        rules: Iterable[str] | None = None,
        to: Iterable[Seat] | None = None,
        reveals: bool | None = None,
        calls: Iterable[Seat] = (),
    ) -> None:
        """Note an event; what is said besides goes before what its type says, see `Happened.told`."""
        event = what if isinstance(what, Event) else what.told(rules=rules, to=to, reveals=reveals, calls=calls)
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        state: Any = self.state  # a struct, which a protocol cannot say
        self.state = replace(state, **fields)

    def push(self, *tasks: object) -> None:
        """Put tasks first on the agenda, in the order given; typed steps and questions as they are written."""
        self.change(agenda=(*map(written, tasks), *self.state.agenda))

    def finish(self) -> None:
        """Take the first task off the agenda."""
        self.change(agenda=self.state.agenda[1:])

    def amend(self, **fields: Any) -> None:
        """Replace fields of the first task."""
        first, *rest = self.state.agenda
        self.change(agenda=(replace(first, **fields), *rest))


class Unlisted(Exception):
    """A move that is not among the legal ones, and of which the rules have nothing particular to say.

    It reaches nobody: the game turns it into its refusal in words, by the move and how things stand.
    """


def heed(refusal: IllegalMove | None) -> None:
    """Raise what speaks against a move, if anything does."""
    if refusal is not None:
        raise refusal
