"""Who is awaited, and what is done for a seat that stays away."""

from __future__ import annotations

from itertools import permutations

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll

from ..state.content import content
from ..state.delvers import choosing
from ..state.state import Clearing, Contest, Flipping, Returning, Reward, State, free_factions, undecided
from . import placing, rewards


def awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for, ``()`` once it is over."""
    if state.phase == "over":
        return ()
    if state.phase == "factions":
        return undecided(state)
    return answering(state) if state.agenda or state.step == "resolve" else (state.acting,)


def answering(state: State) -> tuple[Seat, ...]:
    """Return who has to answer the first task, or to choose the next room; ``()`` when no seat has."""
    if not state.agenda:
        return (state.acting,) if choosing(state) else ()
    task = state.agenda[0]
    return () if isinstance(task, Reward | Clearing | Returning) else (task.seat,)


def default(state: State, seat: Seat) -> Move | None:
    """Return a plain placement, no Delver, option 1, no XP (CAV-G60); the first faction that is free.

    Of a roll that is to roll, and to keep what came; of cards that are turned the first; ``None`` for a seat that is
    not awaited.
    """
    if seat not in awaited(state):
        return None
    if state.phase == "factions":
        return Choose(free_factions(state)[0])
    match state.agenda[0] if state.agenda else None:
        case Contest(stage="before"):
            return Roll()
        case Contest():
            return Pass()
        case Flipping() as task:
            return rewards.default_flip(state, task)
        case None if state.step == "place":
            return placing.plain_placement(state, seat) or Pass()
        case None if state.step == "send":
            return Pass()
    return Choose("1")


def dealt(state: State, seat: Seat, lot: int) -> Move | None:
    """Return the faction that a quick start deals a seat: another to each, in one of all orders (CAV-051, CAV-G02)."""
    if state.phase != "factions":
        return None
    orders = tuple(permutations(content().band.factions))
    return Choose(orders[lot % len(orders)][seat])


def next_seat(state: State) -> Seat | None:
    """Return who takes the turn after this one, unless it brings an extra turn (CAV-038); ``None`` outside the turns."""
    return (state.acting + 1) % len(state.names) if state.phase == "play" else None


def turn_number(state: State) -> int:
    """Return a number for each turn, its extra turns included; bands are chosen before the first (CAV-038, CAV-051)."""
    return state.round * len(state.names) + state.acting if state.phase == "play" else -1
