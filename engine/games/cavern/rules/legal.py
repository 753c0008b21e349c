"""Every legal move, in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass

from ..state.delvers import choosing
from ..state.moves import Prompts
from ..state.state import Contest, Encountering, Flipping, Recalling, State, free_factions
from . import contests, drawing, encounters, placing, rewards, sending, treasures
from .awaiting import answering, awaited

PASS = Pass()


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Return what a seat may do, lazily."""
    if seat not in awaited(state):
        return iter(())
    settings = contests.settings(state, seat) if state.phase == "play" else ()
    return chain(_asked(state, seat), map(Prompts, settings))


def _asked(state: State, seat: Seat) -> Iterable[Move]:
    """Return what an awaited seat may do."""
    if state.phase == "factions":
        return map(Choose, free_factions(state))
    if state.agenda or state.step == "resolve":
        return answers(state, seat)
    if state.step == "send":
        return chain(sending.sendings(state, seat), (PASS,))
    return _before_placing(state, seat)


def _before_placing(state: State, seat: Seat) -> Iterable[Move]:
    """Return what may be done before a tile lies; passing only where none can be laid, which all have seen (CAV-G22)."""
    return chain(
        (PASS,) if placing.stuck(state, seat) else (),
        placing.placements(state, seat),
        placing.breaches(state, seat),
        drawing.SWAP.moves(state, seat),
        sending.RETRIEVE.moves(state, seat),
        treasures.place_reveals(state, seat),
    )


def answers(state: State, seat: Seat) -> Iterable[Move]:
    """Return what a seat may answer to the first task, or the rooms it may choose."""
    if seat not in answering(state):
        return ()
    if not state.agenda:
        return numbers(len(choosing(state)))
    match state.agenda[0]:
        case Contest() as task:
            return contests.legal(state, task)
        case Encountering() as task:
            return encounters.legal(state, task)
        case Flipping() as task:
            return rewards.flips(state, task)
        case Recalling():
            return numbers(len(treasures.recallable(state, seat)))
        case _:
            return numbers(len(treasures.peekable(state, seat)))


def numbers(count: int) -> tuple[Choose, ...]:
    """Return the answers "1", "2" .. to a question between so many things."""
    return tuple(Choose(str(number)) for number in range(1, count + 1))
