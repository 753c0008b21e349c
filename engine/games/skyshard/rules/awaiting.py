"""Who is awaited, between which hexes, as the picture numbers them, and what is done for an absent player."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event, Seat
from engine.core.moves import Move
from engine.core.verbs import Choose, Pass, Roll
from engine.maps.hexes import Hex, label

from ..state.moves import Place
from ..state.naming import hero_name
from ..state.state import (
    Enemies,
    Exploring,
    Lock,
    Settling,
    State,
    Task,
    brought,
    choosing_relics,
    free_classes,
    standing,
    standing_seats,
)
from ..state.terrain import free_entrance
from . import effects, enemies, explore
from .events import HAPPENINGS, course, units

MOST_MARKED = 10
"""How many of the hexes offered carry a number in the picture."""


def awaited(state: State) -> tuple[Seat, ...]:
    """Return who is awaited: all for classes, relics and the first place, all standing for the party's ties, else one."""
    if state.phase == "over":
        return ()
    if state.agenda:
        match state.agenda[0]:
            case Exploring(hero=hero) | Lock(hero=hero):
                return (state.heroes[hero].seat,)
            case Settling() as task:
                return effects.settling_seats(state, task)
            case _:
                return standing_seats(state)
    if state.turn is not None:
        return (state.heroes[state.turn.hero].seat,)
    if state.phase == "classes":
        seats = [hero.seat for hero in state.heroes if not hero.kind]
        return tuple(seat for seat in range(len(state.names)) if seat in seats)
    if state.phase == "relics":
        seats = [hero.seat for hero in choosing_relics(state)]
        return tuple(seat for seat in range(len(state.names)) if seat in seats)
    if not standing(state):
        return tuple(range(len(state.names)))
    return (next(hero.seat for hero in state.heroes if hero.at is None),)


def next_seat(state: State) -> Seat | None:
    """Return the seat of the next adventurer that stands, in this round or the next (SKY-009); ``None`` between turns."""
    if state.turn is None:
        return None
    order = standing(state)
    later = [index for index in order if index > state.turn.hero]
    return state.heroes[(later or order)[0]].seat if order else None


def halts(state: State, events: Sequence[Event], seats: Sequence[Seat]) -> bool:
    """Return whether no adventurer of these seats stands any more while others go on, and that is to be read now.

    It is where one of them just fell, and again as each round of the others ends.
    """
    if not seats or state.phase != "delve" or set(seats).intersection(standing_seats(state)):
        return False
    told = HAPPENINGS.read_all(events)
    fallen = {event.who for event in told if isinstance(event, units.Fell)}
    theirs = any(hero.seat in seats and hero_name(state, index) in fallen for index, hero in enumerate(state.heroes))
    return theirs or any(isinstance(event, course.Round) for event in told)


def is_out(state: State, seat: Seat) -> bool:
    """Return whether no adventurer of a seat stands any more in a delve: each of them fell (SKY-G51)."""
    own = [hero for hero in state.heroes if hero.seat == seat]
    return state.phase == "delve" and bool(own) and all(hero.fell is not None for hero in own)


def turn_number(state: State) -> int:
    """Return the round for a player alone, as no other turn comes between theirs; -1 for several players."""
    return state.round if len(state.names) == 1 and state.phase == "delve" else -1


def open_choices(state: State) -> tuple[Hex, ...]:
    """Return the hexes that a pending choice is between; ``()`` when none is pending or it is no choice of hexes."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    if isinstance(task, Exploring):
        return explore.options(state, task)
    if isinstance(task, Settling):
        return effects.settling_options(state, task)
    return enemies.options(state, task) if isinstance(task, Enemies) else ()


def choice_rule(task: Task) -> str:
    """Return the rule that gives the choice between hexes for a task."""
    match task:
        case Exploring(step="caches"):
            return "SKY-065"
        case Exploring():
            return "SKY-070"
        case Settling():
            return "SKY-G32"
        case _:
            return "SKY-G47"


def default(state: State, seat: Seat) -> Move | None:
    """Return the first way to lay a tile, a lock's next roll, otherwise ``pass`` (SKY-G38).

    Of hexes the lowest q, then r. Between equal enemies, and between what is equal to one, the first is taken, as the
    referee does it (SKY-G47). ``None`` for a seat that is not awaited.
    """
    if seat not in awaited(state):
        return None
    if state.phase == "classes":
        return Choose(free_classes(state)[0])
    if state.phase == "relics":
        return Choose(next(brought(state, hero)[0] for hero in choosing_relics(state) if hero.seat == seat))
    if state.phase == "places":
        return Place(label(free_entrance(state)[0]))
    task = state.agenda[0] if state.agenda else None
    if isinstance(task, Lock):
        return Roll() if task.tries else Pass()
    if isinstance(task, Exploring) and task.step == "connect":
        return Place("1")
    if task is None:
        return Pass()
    cells = open_choices(state)
    return Choose(label(cells[0] if isinstance(task, Enemies) else min(cells)))
