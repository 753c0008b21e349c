"""Who is awaited, and what is done for a seat that stays away."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from engine.core.game import Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll

from ..state.board import Room
from ..state.content import content
from ..state.delvers import choosing, seats_inside
from ..state.state import Clearing, Contest, Flipping, Returning, Reward, State, free_factions, undecided
from . import contests, odds, placing, rewards

SPARE = 5
"""So many cards of each deck a room may bring besides its loot, by stories and by Spoils."""


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


SURE = 0.985
"""A Test that is passed at least so likely is rolled at once: nobody pays for the rest, which reads "99 in 100"."""


def obvious(state: State, seat: Seat) -> Move | None:
    """Return the last faction for the last of four (CAV-051), the first of rooms whose order changes nothing (CAV-111), and
    the roll for a Test that is as good as passed.

    Everything else that has one answer is done by the rules.
    """
    if seat not in awaited(state):
        return None
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Contest):
        return Roll() if _is_sure(state, task) else None
    if choosing(state):
        return Choose("1") if _in_any_order(state, choosing(state)) else None
    if state.phase != "factions":
        return None
    left = free_factions(state)
    return Choose(left[0]) if len(left) == 1 else None


def _is_sure(state: State, task: Contest) -> bool:
    """Return whether more dice would change nothing of a Test that is to be rolled; for a Contract they might."""
    if task.kind != "test" or task.stage != "before" or task.beast or state.contracts:
        return False
    return (odds.succeeds(state, task) or 0.0) >= SURE


def unwatched(state: State, seat: Seat) -> Move | None:
    """Return the roll, or that it is kept, where a seat has nothing else to do about it by what it holds (CAV-G55)."""
    task = state.agenda[0] if state.agenda else None
    if not isinstance(task, Contest) or task.seat != seat:
        return None
    first, *others = contests.legal(state, task)
    return None if others else first


def _in_any_order(state: State, rooms: Sequence[Room]) -> bool:
    """Return whether what happens in one of some rooms is nothing to the others.

    No player is in two of them, the decks last for all, and no Contract or beast is to be had first.
    """
    seats = [seat for room in rooms for seat in seats_inside(state, room)]
    bags, chests = sum(room.bags for room in rooms), sum(room.chests for room in rooms)
    last = rewards.in_gold_deck(state) >= bags + SPARE * len(rooms) and len(state.treasure) >= chests + SPARE * len(rooms)
    return len(seats) == len(set(seats)) and last and not state.contracts and state.beast is None


def next_seat(state: State) -> Seat | None:
    """Return who takes the turn after this one, unless it brings an extra turn (CAV-038); ``None`` outside the turns."""
    return (state.acting + 1) % len(state.names) if state.phase == "play" else None


def turn_number(state: State) -> int:
    """Return a number for each turn, its extra turns included; bands are chosen before the first (CAV-038, CAV-051)."""
    return state.round * len(state.names) + state.acting if state.phase == "play" else -1
