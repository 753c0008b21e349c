"""What happens next on an expedition; see `engine.core.flow`.

A chapter registers what it does: ``@step(tasks.Open)`` for what goes on, ``@reads(throws.Searched)`` for what reads the
dice of a test, ``@answer(asks.Bonus)`` for what a player chose. What another chapter does is pushed, or carried out at once
by `now`. Where the game master was not asked, an answer is the default, see `Expedition.hook`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.errors import BadGame
from engine.core.flow import Ask, Flow, Question, Step, Task, Then
from engine.core.memo import memo

from ..state.state import Roll, State, Test
from .progress import Expedition
from .steps import asks, tasks, throws
from .steps.throws import Throw

FLOW: Flow[Expedition] = Flow(tasks, asks)

step, answer, now, reply = FLOW.step, FLOW.answer, FLOW.now, FLOW.reply

T = TypeVar("T", bound=Throw)
Rolls = tuple[Roll, ...]
Reader = Callable[[Expedition, T, Rolls], None]

READERS: dict[str, tuple[type[Throw], Reader[Any]]] = {}
"""What reads the dice of tests, by its name."""


def reads(kind: type[T]) -> Callable[[Reader[T]], Reader[T]]:
    """Register what reads the dice of a test; it is called with the move at work, what was tried, and the rolls."""

    def register(does: Reader[T]) -> Reader[T]:
        assert kind.called() not in READERS, kind
        READERS[kind.called()] = kind, does
        return does

    return register


@step(Test)
def _read(expedition: Expedition, test: Test) -> None:
    kind, does = READERS[test.then]
    does(expedition, kind.of_parts(test.subject, test.number, ()), test.rolls)


@answer(asks.Hidden)
def _hidden(expedition: Expedition, question: asks.Hidden, option: str) -> None:
    raise BadGame("a view is not played on")


def is_a(task: object, kind: type[Task]) -> bool:
    """Return whether something on the agenda is of a type, as it is written there."""
    if isinstance(task, Question):
        return issubclass(kind, Ask) and task.kind == kind.called()
    if isinstance(task, Then):
        return issubclass(kind, Step) and task.step == kind.called()
    return isinstance(task, Test) and issubclass(kind, Throw) and task.then == kind.called()


def check() -> None:
    """Raise `BadGame` where nothing carries out a step, reads a test, or reads the answer to a question."""
    FLOW.check()
    kinds = [
        kind for kind in vars(throws).values() if isinstance(kind, type) and issubclass(kind, Throw) and kind is not Throw
    ]
    idle = [kind.__name__ for kind in kinds if kind.called() not in READERS]
    if idle:
        raise BadGame(f"nobody reads {', '.join(sorted(idle))}")


@memo("agenda")
def open_questions(state: State) -> tuple[Ask, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    return FLOW.open_questions(state.agenda)


def waiting(state: State) -> bool:
    """Return whether a player has to choose before what is under way can go on."""
    if state.paused or not state.agenda:
        return True
    first = state.agenda[0]
    return isinstance(first, Question) or (isinstance(first, Test) and bool(first.asked))


def run(expedition: Expedition) -> None:
    """Go on until a player has to choose, or nothing is under way."""
    while expedition.state.phase != "over" and not waiting(expedition.state):
        FLOW.go_on(expedition)
