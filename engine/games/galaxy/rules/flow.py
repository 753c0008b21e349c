"""What happens next in a galaxy; see `engine.core.flow`.

A module of rules registers what it does: ``@step(Production)`` for tasks that go on (`Exploration` and `Battle` are such
tasks too), ``@answer(ChooseDeck)`` for what somebody chose, ``stage("land", ...)`` for a time in which a player may do
several things until they are done. ``now`` has a step done at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.flow import Ask, Flow, Question, Step, Then
from engine.core.moves import Move

from ..state.state import SECRET, Battle, Exploration, Stage, StageKind, State, Task
from . import steps
from .progress import Voyage

FLOW: Flow[Voyage] = Flow(steps)

step, answer, reply, now = FLOW.step, FLOW.answer, FLOW.reply, FLOW.now

WITHOUT = "none"
"""The option of doing without what is asked about."""

EXPLORED_BY_NAME = (steps.GainFirst, steps.Frontier, steps.SurveyWhich, steps.CrownWhich)
"""Questions that are answered with `explore`: which planet is gained next, whether to explore something."""

DECIDED = (steps.ChooseFirst, steps.PublicGoal, steps.HiddenGoal, steps.Charts, steps.Excess)
"""Questions that are answered with `decide`: their options, or which of them is chosen, are nobody else's business."""

assert tuple(kind.called() for kind in DECIDED) == SECRET

ALIKE = (steps.PublicGoal, steps.HiddenGoal)
"""Questions that are asked at the same time: whoever has several of them answers one after the other."""

WINDOWS: tuple[StageKind, ...] = ("turn", "end", "card", "smuggle")
"""Stages of a turn in which the active player may deal with others (GAL-G09, GAL-041, GAL-G23)."""


class Doing(NamedTuple):
    """What a kind of `Stage` is about; each function gets the player who wants to do something.

    ``moves`` are the legal ones (nothing for whoever may do nothing), ``refuse`` says why one is not among them,
    ``carry_out`` does it (and takes the stage off the agenda where it is over), ``default`` is for whoever stays away.
    Not every text of an open argument is listed: ``carry_out`` gets others too, and raises `IllegalMove` where they are
    not possible.
    """

    moves: Callable[[State, Stage, int], Iterable[Move]]
    refuse: Callable[[State, Stage, int, Move], IllegalMove | None]
    carry_out: Callable[[Voyage, Stage, int, Move], None]
    default: Callable[[State, Stage, int], Move]


STAGES: dict[StageKind, Doing] = {}


def stage(kind: StageKind, doing: Doing) -> None:
    """Register what can be done in a kind of stage."""
    assert kind not in STAGES, kind
    STAGES[kind] = doing


def open_questions(state: State) -> tuple[Ask, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    return FLOW.open_questions(state.agenda, ALIKE)


def read(task: Task) -> Ask | Step | Stage | Exploration | Battle:
    """Return what stands on the agenda, a step or question as its type."""
    if isinstance(task, Then):
        return FLOW.read(task)
    return FLOW.read(task) if isinstance(task, Question) else task


def first(state: State) -> Ask | Step | Stage | Exploration | Battle | None:
    """Return what stands first on the agenda."""
    return read(state.agenda[0]) if state.agenda else None


def open_stage(state: State) -> Stage | None:
    """Return the stage that is open now, if one is."""
    task = state.agenda[0] if state.agenda else None
    return task if isinstance(task, Stage) else None


def waiting(state: State) -> bool:
    """Return whether somebody has to choose before what is under way can go on."""
    return not state.agenda or isinstance(state.agenda[0], Question | Stage)


def run(voyage: Voyage) -> None:
    """Go on until somebody has to choose, or the game is over."""
    while voyage.state.phase != "over" and not waiting(voyage.state):
        FLOW.go_on(voyage)
