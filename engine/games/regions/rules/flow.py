"""What happens next in a scenario; see `engine.core.flow`.

A module of rules registers what it does: ``@step("draw phase")`` for tasks that go on (`Then`; a `Strike` is carried on by
the step "strike", a `Trial` by "trial"), ``@answer("react")`` for what somebody chose.
"""

from __future__ import annotations

from engine.core import flow as core
from engine.core.flow import NamedFlow, Question

from ..state.state import State, Strike, Trial
from .progress import Venture

RESPONSES = ("interrupt", "assist", "react")
"""What is asked about one Action or trial, all at once (REG-G21)."""

FLOW: NamedFlow[Venture] = NamedFlow()

step, answer, reply = FLOW.step, FLOW.answer, FLOW.reply


def open_questions(state: State) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it.

    Before anybody sets out everybody goes on choosing, whatever the others are asked by then.
    """
    if state.phase == "muster":
        return tuple(task for task in state.agenda if isinstance(task, Question))
    return core.open_questions(state.agenda, RESPONSES)


def waiting(state: State) -> bool:
    """Return whether somebody has to choose before what is under way can go on."""
    return bool(state.paused) or not state.agenda or isinstance(state.agenda[0], Question)


def run(venture: Venture) -> None:
    """Go on until somebody has to choose, or nothing is under way."""
    while venture.state.phase != "over" and not waiting(venture.state):
        task = venture.state.agenda[0]
        assert not isinstance(task, Question)
        name = "strike" if isinstance(task, Strike) else "trial" if isinstance(task, Trial) else task.step
        FLOW.go_on(venture, name)
