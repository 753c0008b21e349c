"""What happens next in a galaxy; see `engine.core.flow`.

A module of rules registers what it does: ``@step("production")`` for tasks that go on (an `Exploration` is carried on by
the step "exploration", a `Battle` by "battle"), ``@answer("deck")`` for what somebody chose, ``stage("land", ...)`` for a
time in which a player may do several things until they are done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.core import flow as core
from engine.core.errors import IllegalMove
from engine.core.flow import NamedFlow, Question
from engine.core.moves import Move

from ..state.state import Battle, Exploration, Stage, State
from .progress import Voyage

FLOW: NamedFlow[Voyage] = NamedFlow()

step, answer, reply = FLOW.step, FLOW.answer, FLOW.reply

WITHOUT = "none"
"""The option of doing without what is asked about."""

EXPLORED_BY_NAME = ("gain", "frontier", "survey", "crown")
"""Questions that are answered with `explore`: which planet is gained next, whether to explore something."""

SECRET = ("first", "public-goal", "hidden-goal", "charts", "excess")
"""Questions that are answered with `decide`: their options, or which of them is chosen, are nobody else's business."""

ALIKE = ("public-goal", "hidden-goal")
"""Questions that are asked at the same time: whoever has several of them answers one after the other."""

SMUGGLE = "smuggle"
"""The stage of the Smuggler's transaction (GAL-G39)."""

WINDOWS = ("turn", "end", "card", SMUGGLE)
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


STAGES: dict[str, Doing] = {}


def stage(kind: str, doing: Doing) -> None:
    """Register what can be done in a kind of stage."""
    assert kind not in STAGES, kind
    STAGES[kind] = doing


def open_questions(state: State) -> tuple[Question, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    return core.open_questions(state.agenda, ALIKE)


def open_stage(state: State) -> Stage | None:
    """Return the stage that is open now, if one is."""
    first = state.agenda[0] if state.agenda else None
    return first if isinstance(first, Stage) else None


def waiting(state: State) -> bool:
    """Return whether somebody has to choose before what is under way can go on."""
    return not state.agenda or isinstance(state.agenda[0], Question | Stage)


def run(voyage: Voyage) -> None:
    """Go on until somebody has to choose, or the game is over."""
    while voyage.state.phase != "over" and not waiting(voyage.state):
        task = voyage.state.agenda[0]
        if isinstance(task, Exploration):
            FLOW.go_on(voyage, "exploration")
        elif isinstance(task, Battle):
            FLOW.go_on(voyage, "battle")
        else:
            assert not isinstance(task, Question | Stage)
            FLOW.go_on(voyage, task.step)
