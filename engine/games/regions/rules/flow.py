"""What happens next in a scenario; see `engine.core.flow`, and `steps` for what can.

A chapter registers what it does: ``@step(Arrive)`` for tasks that go on (`Strike` and `Trial` among them),
``@answer(React)`` for what a member chose.
"""

from __future__ import annotations

from engine.core.flow import Ask, Flow, Question
from engine.core.memo import memo

from ..state.state import State, asked_now
from . import steps
from .progress import Venture

FLOW: Flow[Venture] = Flow(steps)

step, answer, reply, now = FLOW.step, FLOW.answer, FLOW.reply, FLOW.now


@memo
def open_questions(state: State) -> tuple[Ask, ...]:
    """Return the questions that wait for an answer now; see `state.asked_now`."""
    return tuple(map(FLOW.read, asked_now(state)))


def waiting(state: State) -> bool:
    """Return whether a seat has to choose before what is under way can go on."""
    return bool(state.paused) or not state.agenda or isinstance(state.agenda[0], Question)


def run(venture: Venture) -> None:
    """Go on until a seat has to choose, or nothing is under way."""
    while venture.state.phase != "over" and not waiting(venture.state):
        FLOW.go_on(venture)
