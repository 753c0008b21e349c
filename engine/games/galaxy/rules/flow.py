"""What happens next in a galaxy; see `engine.core.flow`.

A module of rules registers what it does: ``@step(Production)`` for tasks that go on, also `Exploration` and `Battle`;
``@answer(ChooseDeck)`` for an answer; ``stage(Landing, ...)`` for a time in which a player may do several things until
they are done. ``now`` has a step done at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar, cast

from engine.core.errors import IllegalMove
from engine.core.flow import Ask, Flow, Number, Question, Step, Subject, Task, Then
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Pass

from ..state.state import SECRET, Battle, Exploration, Stage, StageKind, State
from ..state.state import Task as Written
from . import steps
from .progress import Voyage

FLOW: Flow[Voyage] = Flow(steps)

step, answer, reply, now = FLOW.step, FLOW.answer, FLOW.reply, FLOW.now

WITHOUT = "none"
"""The option of doing without what is asked about."""

EXPLORED_BY_NAME = (steps.GainFirst, steps.Frontier, steps.SurveyWhich, steps.CrownWhich)
"""Questions that are answered with `explore`: which planet is gained next, whether to explore something."""

DECIDED = (steps.ChooseFirst, steps.PublicGoal, steps.HiddenGoal, steps.Charts, steps.Excess)
"""Questions that are answered with `decide`: their options, or which of them is chosen, are secret."""

assert tuple(kind.called() for kind in DECIDED) == SECRET

ALIKE = (steps.PublicGoal, steps.HiddenGoal)
"""Questions that are asked at the same time: a player who has several of them answers one after the other."""

# Stages: times in which a player may do several things until they say that they are done.


class Staged(Task, frozen=True):
    """The base of stages. ``player`` is awaited; `NOBODY` where several are (the stage knows whom)."""

    apart = ("player",)
    player: int

    def written(self) -> Stage:
        """Return it as it stands in a state."""
        return Stage(cast(StageKind, self.called()), self.player, *self.parts())


class Turn(Staged, frozen=True, tag="turn"):
    """A turn, before its action. ``filed``: an order card was played in it that did not end it (GAL-G94)."""

    filed: Number[int] = 0


class Ending(Staged, frozen=True, tag="end"):
    """The end of a turn, after its action."""


class CardOpen(Staged, frozen=True, tag="card"):
    """An exploration card lies open. ``fresh``: its explorer was not asked yet, and need not be (GAL-G23)."""

    card: Subject[str]
    fresh: Number[int] = 0


class Smuggling(Staged, frozen=True, tag="smuggle"):
    """The Smuggler waits for a deal."""


class Market(Staged, frozen=True, tag="market"):
    """The council meets: all may trade, and vote."""


class Paying(Staged, frozen=True, tag="pay"):
    """An amount of "resources" or "influence" is to be paid, or of what is ``also`` allowed."""

    what: Subject[str]
    amount: Number[int]
    also: tuple[str, ...] = ()


class Producing(Staged, frozen=True, tag="produce"):
    """The dock of a planet produces, for ``less`` than it costs; ``begun`` are the kinds of units named so far."""

    planet: Subject[str]
    less: Number[int] = 0
    begun: tuple[str, ...] = ()


class Landing(Staged, frozen=True, tag="land"):
    """Ground forces land in a system."""

    system: Subject[str]


class Moving(Staged, frozen=True, tag="move"):
    """Ships are brought into a system; ``helps`` are the cards that work: Free Passage, the Command Orb."""

    system: Subject[str]
    helps: tuple[str, ...] = ()


WINDOWS = (Turn, Ending, CardOpen, Smuggling)
"""Stages of a turn in which the active player may deal with others (GAL-G09, GAL-041, GAL-G23)."""

S = TypeVar("S", bound=Staged)


def passing(state: State, stage: Staged, player: int) -> Move:
    """Pass: what is done in most stages for a player who stays away."""
    return Pass()


class Doing(NamedTuple, Generic[S]):
    """What a type of stage is about; each function gets the player who wants to do something.

    ``moves`` are the legal ones, none for a player who may do nothing; ``refuse`` says why one is not among them.
    ``carry_out`` does it, and takes the stage off the agenda where it is over. ``default`` is for a player who stays away.
    Not every text of an open argument is listed: ``carry_out`` gets others too, and raises `IllegalMove` where they are
    not possible.
    """

    moves: Callable[[State, S, int], Iterable[Move]]
    refuse: Callable[[State, S, int, Move], IllegalMove | None]
    carry_out: Callable[[Voyage, S, int, Move], None]
    default: Callable[[State, S, int], Move] = passing


STAGES: dict[type[Staged], Doing[Any]] = {}
_BY_NAME: dict[str, type[Staged]] = {kind.called(): kind for kind in Staged.__subclasses__()}


def stage(kind: type[S], doing: Doing[S]) -> None:
    """Register what can be done in a type of stage."""
    assert kind not in STAGES, kind
    STAGES[kind] = doing


@lru_cache(maxsize=256)
def _stage(task: Stage) -> Staged:
    return _BY_NAME[task.kind].of_parts(task.subject, task.number, task.words, player=task.player)


@memo
def moves(state: State, stage: Staged, player: int) -> tuple[Move, ...]:
    """Return the legal moves of a stage: to be offered, and looked at again when one of them is made."""
    return tuple(STAGES[type(stage)].moves(state, stage, player))


# The agenda.


def open_questions(state: State) -> tuple[Ask, ...]:
    """Return the questions that wait for an answer now: the first on the agenda, and those asked together with it."""
    return _open_questions(state) if state.agenda and isinstance(state.agenda[0], Question) else ()


@memo
def _open_questions(state: State) -> tuple[Ask, ...]:
    return FLOW.open_questions(state.agenda, ALIKE)


def read(task: Written) -> Ask | Step | Staged | Exploration | Battle:
    """Return what stands on the agenda: a step, question or stage as its type."""
    if isinstance(task, Then):
        return FLOW.read(task)
    if isinstance(task, Stage):
        return _stage(task)
    return FLOW.read(task) if isinstance(task, Question) else task


def first(state: State) -> Ask | Step | Staged | Exploration | Battle | None:
    """Return what stands first on the agenda."""
    return read(state.agenda[0]) if state.agenda else None


def open_stage(state: State) -> Staged | None:
    """Return the stage that is open now, if one is."""
    task = state.agenda[0] if state.agenda else None
    return _stage(task) if isinstance(task, Stage) else None


PAUSES = (Question, Stage)
"""What a player has to decide before anything else goes on."""


def waiting(state: State) -> bool:
    """Return whether a player has to choose before what is under way can go on."""
    return not state.agenda or isinstance(state.agenda[0], PAUSES)


def run(voyage: Voyage) -> None:
    """Go on until a player has to choose, or the game is over."""
    go_on = FLOW.go_on
    while voyage.state.phase != "over" and not waiting(voyage.state):
        go_on(voyage)
