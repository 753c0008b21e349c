"""How a scenario went, in a line for each round that mattered: what the party came for, who fell, died and got out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import Happened
from engine.core.game import Event

from ..rules.events import HAPPENINGS, exploring, striking, turning
from ..state.catalogue import WORDS, thing
from ..state.state import State
from ..state.view import View
from . import circumstances

MOST_LINES, MOST_WORDS = 8, 50
"""So many rounds are told at most, in so many words: of more it is left out who went down, the first first."""
Milestone = tuple[int, bool, str]
"""The round, whether it is left out last, and what is told of it."""


def milestones(view: View, events: Sequence[Event]) -> str:
    """Return how a whole scenario went, by rounds; "" where nothing of the kind came about."""
    told = HAPPENINGS.known(events, None)
    last = max((place for place, e in enumerate(told) if isinstance(e, turning.ReachedGoal)), default=-1)
    if any(isinstance(e, turning.Ended) for e in told[last:]):
        told = [*told[:last], *told[last + 1 :]]  # what came of the last move is told by itself
    found = list(_found(view.state, told))
    while not _is_short(found) and not all(kept for _, kept, _ in found):
        found.remove(next(item for item in found if not item[1]))
    return "\n".join(_lines(found))


def _lines(found: Sequence[Milestone]) -> list[str]:
    """Return a line for each round of which something is told."""
    by_round: dict[int, list[str]] = {}
    for number, _, said in found:
        by_round.setdefault(number, []).append(said)
    return [WORDS("in-round", round=number, told=tuple(dict.fromkeys(said))) for number, said in by_round.items()]


def _is_short(found: Sequence[Milestone]) -> bool:
    lines = _lines(found)
    return len(lines) <= MOST_LINES and sum(len(line.split()) for line in lines) <= MOST_WORDS


def _found(state: State, told: Sequence[Happened]) -> Iterator[Milestone]:
    number, carried = 1, set()
    for e in told:
        match e:
            case turning.RoundBegins():
                number = e.number
            case exploring.Gained() if wanted := circumstances.came_for(state, e.objects):
                first = tuple(thing(name) for name in wanted if name not in carried)
                carried |= set(wanted)
                if first:
                    yield number, True, WORDS("round-found", who=e.who, what=first)
            case striking.Down():
                yield number, False, WORDS("round-down", who=e.who)
            case striking.Died():
                yield number, True, WORDS("round-died", who=e.who)
            case turning.ReachedGoal():
                brings = circumstances.carries_out(state, e.who)
                yield number, True, WORDS("round-out", who=e.who, what=brings, where=e.where)
