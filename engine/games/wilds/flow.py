"""What happens next: steps that go on by themselves, and answers to questions, each found by its name.

A module of rules registers what it does: ``@step("arrive")`` for tasks that go on (`Then`, and `Test` once its dice count),
``@answer("bonus")`` for what somebody chose. A step finds its task taken off the agenda already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from .expedition import Expedition
from .state import Meeting, Question, State, Test

Step = Callable[[Expedition, Any], None]
Answer = Callable[[Expedition, Question, str], None]

STEPS: dict[str, Step] = {}
ANSWERS: dict[str, Answer] = {}

F = TypeVar("F", bound=Callable[..., None])


def step(name: str) -> Callable[[F], F]:
    """Register what a step does; it is called with the expedition and the task (a `Then`, `Test` or `Meeting`)."""

    def register(function: F) -> F:
        assert name not in STEPS, name
        STEPS[name] = function
        return function

    return register


def answer(kind: str) -> Callable[[F], F]:
    """Register what follows an answer; it is called with the expedition, the question, and the option that was chosen.

    Where the game master was not asked, it is called with the default, see `Expedition.hook`.
    """

    def register(function: F) -> F:
        assert kind not in ANSWERS, kind
        ANSWERS[kind] = function

        def by_itself(expedition: Expedition, task: Any) -> None:
            question = Question(kind, 0, task.words, task.words[0], task.subject, task.number)
            function(expedition, question, task.words[0])

        STEPS[f"answer {kind}"] = by_itself
        return function

    return register


def open_questions(state: State) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    questions: list[Question] = []
    for task in state.agenda:
        if not isinstance(task, Question) or (questions and not (task.together and task.kind == questions[0].kind)):
            break
        questions.append(task)
    return tuple(questions)


def waiting(state: State) -> bool:
    """Return whether somebody has to choose before what is under way can go on."""
    if state.paused or not state.agenda:
        return True
    first = state.agenda[0]
    return isinstance(first, Question) or (isinstance(first, Test) and bool(first.asked))


def run(expedition: Expedition) -> None:
    """Go on until somebody has to choose, or nothing is under way."""
    while expedition.state.phase != "over" and not waiting(expedition.state):
        task = expedition.state.agenda[0]
        expedition.finish()
        if isinstance(task, Test):
            STEPS[task.then](expedition, task)
        elif isinstance(task, Meeting):
            STEPS["meeting"](expedition, task)
        else:
            assert not isinstance(task, Question)
            STEPS[task.step](expedition, task)


def reply(expedition: Expedition, question: Question, option: str) -> None:
    """Carry out the answer to one of the open questions."""
    agenda = list(expedition.state.agenda)
    agenda.remove(question)
    expedition.change(agenda=tuple(agenda))
    ANSWERS[question.kind](expedition, question, option)
