"""What happens next on an expedition; see `engine.core.flow`.

A module of rules registers what it does: ``@step("arrive")`` for tasks that go on (`Then`, and `Test` once its dice count),
``@answer("bonus")`` for what somebody chose. Where the game master was not asked, an answer is the default, see
`Expedition.hook`.
"""

from __future__ import annotations

from engine.core import flow as core
from engine.core.flow import NamedFlow, Question

from ..state.state import Meeting, State, Test
from .progress import Expedition

FLOW: NamedFlow[Expedition] = NamedFlow()

step, answer, reply = FLOW.step, FLOW.answer, FLOW.reply


def open_questions(state: State) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    return core.open_questions(state.agenda)


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
        assert not isinstance(task, Question)
        name = task.then if isinstance(task, Test) else "meeting" if isinstance(task, Meeting) else task.step
        FLOW.go_on(expedition, name)
