"""What moves at a desk need: that no card lies open, or that nothing is asked before one does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import Need, first_unmet

from ...rules import flow, steps
from ...rules.needs import need
from ...state import naming
from ...state.state import Exploration, State

Needed = tuple[Need[State], ...]


class Act(NamedTuple):
    """A kind of move at a desk, see `engine.core.needs.Action`; its arguments depend on each other, or are open texts.

    ``samples`` are moves that people could make, listed where nothing is ``against`` them; ``some`` says why there is none.
    """

    kind: type[Move]
    needs: Needed
    samples: Callable[[State], Iterable[Move]]
    against: Callable[..., IllegalMove | None]
    some: Needed = ()

    def moves(self, state: State) -> Iterator[Move]:
        """Yield the moves of the kind that are offered."""
        if first_unmet(self.needs, state) is None:
            yield from (move for move in dict.fromkeys(self.samples(state)) if self.against(state, move) is None)

    def refuse_all(self, state: State) -> IllegalMove | None:
        """Return what speaks against every move of the kind, ``None`` where one is offered."""
        if next(self.moves(state), None) is not None:
            return None
        return first_unmet((*self.needs, *self.some), state)

    def refuse(self, state: State, move: Move) -> IllegalMove | None:
        """Return what speaks against a move, ``None`` where nothing does."""
        return first_unmet(self.needs, state) or self.against(state, move)


def task_of(state: State) -> Exploration | None:
    """Return the exploration under way, ``None`` where none is."""
    return next((task for task in state.agenda if isinstance(task, Exploration)), None)


def _open_card(state: State) -> str:
    task = task_of(state)
    return task.card if task is not None else ""


def active_name(state: State) -> str:
    """Return the name of the player who is acted for."""
    return state.players[state.active].name


def _deck_chosen(state: State) -> bool:
    task = task_of(state)
    return task is None or bool(task.card)


def _place(state: State) -> str:
    task = task_of(state)
    return naming.place_name(state, task.place) if task is not None else ""


def _laboratory(state: State) -> str:
    """Return the planet on which a laboratory is laid by hand, "" while none is."""
    first = flow.first(state)
    by_hand = isinstance(first, steps.Laboratory) and task_of(state) is None
    return state.planet_by_id[first.planet].name if by_hand and isinstance(first, steps.Laboratory) else ""


DECK = need("desk-deck-first", "GAL-012", _deck_chosen, place=_place)
SPECIALTY = need("desk-specialty-first", "GAL-G29", lambda state: not _laboratory(state), planet=_laboratory)
RESOLVED = need("desk-card-first", "GAL-014", lambda state: not _open_card(state), card=_open_card)

ANY_TIME = (DECK, SPECIALTY)
"""What is done while a card lies open too (GAL-041)."""

IDLE = (*ANY_TIME, RESOLVED)
"""What is done while none does (GAL-014)."""
