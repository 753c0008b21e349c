"""What happens next: steps that go on by themselves, and answers to questions, each found by its name.

A game that carries moves out step by step keeps an agenda of tasks in its state, first things first. Its modules register
what they do on one `Flow`: ``@flow.step("arrive")`` for tasks that go on, ``@flow.answer("bonus")`` for what somebody
chose. A step finds its task taken off the agenda already.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from .progress import Progress

PARTY, MASTER = -1, -2
"""Who a question is for, besides the index of a member."""


class Question(msgspec.Struct, frozen=True, gc=False, tag="question"):
    """Somebody has to choose one of ``options`` (one word each); ``default`` is taken for whoever stays away.

    ``kind`` says what is asked and which step reads the answer; ``owner`` is a member's index, `PARTY` or `MASTER`.
    ``subject`` and ``number`` are handed on. Questions of one kind that follow each other and are ``together`` are asked
    at once. What the `MASTER` is asked is secret.
    """

    kind: str
    owner: int
    options: tuple[str, ...]
    default: str
    subject: str = ""
    number: int = 0
    together: bool = False


class Then(msgspec.Struct, frozen=True, gc=False, tag="then"):
    """A step that goes on by itself; ``step`` names it, the rest is handed on."""

    step: str
    subject: str = ""
    number: int = 0
    words: tuple[str, ...] = ()


P = TypeVar("P", bound=Progress[Any])
"""A game's move at work."""

F = TypeVar("F", bound=Callable[..., None])


class Flow(Generic[P]):
    """The steps and answers of one game, by name."""

    def __init__(self) -> None:
        self.steps: dict[str, Callable[[P, Any], None]] = {}
        self.answers: dict[str, Callable[[P, Question, str], None]] = {}

    def step(self, name: str) -> Callable[[F], F]:
        """Register what a step does; it is called with the move at work and the task."""

        def register(function: F) -> F:
            assert name not in self.steps, name
            self.steps[name] = function
            return function

        return register

    def answer(self, kind: str) -> Callable[[F], F]:
        """Register what follows an answer; it is called with the move at work, the question, and the option chosen.

        A `Then` of the step "answer <kind>" answers with its first word, without anybody being asked; its second word, if
        it has one, is the index of the member whose question it would have been (else 0).
        """

        def register(function: F) -> F:
            assert kind not in self.answers, kind
            self.answers[kind] = function

            def by_itself(progress: P, task: Then) -> None:
                owner = int(task.words[1]) if len(task.words) > 1 else 0
                question = Question(kind, owner, task.words[:1], task.words[0], task.subject, task.number)
                function(progress, question, task.words[0])

            self.steps[f"answer {kind}"] = by_itself
            return function

        return register

    def go_on(self, progress: P, step: str) -> None:
        """Carry out the first task on the agenda, by the name of its step."""
        task = progress.state.agenda[0]
        progress.finish()
        self.steps[step](progress, task)

    def reply(self, progress: P, question: Question, option: str) -> None:
        """Carry out the answer to one of the open questions."""
        agenda = list(progress.state.agenda)
        agenda.remove(question)
        progress.change(agenda=tuple(agenda))
        self.answers[question.kind](progress, question, option)


def open_questions(agenda: Iterable[object], alike: Collection[str] = ()) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it.

    Kinds that are ``alike`` count as one: whoever has several of them answers one after the other.
    """
    questions: list[Question] = []
    for task in agenda:
        if not isinstance(task, Question) or (questions and not _at_once(questions[0], task, alike)):
            break
        questions.append(task)
    return tuple(questions)


def _at_once(first: Question, other: Question, alike: Collection[str]) -> bool:
    return other.together and (other.kind == first.kind or (first.kind in alike and other.kind in alike))
