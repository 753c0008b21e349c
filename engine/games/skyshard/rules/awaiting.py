"""What is pending: who is awaited, and the hexes between which somebody chooses, as the picture numbers them."""

from __future__ import annotations

from engine.core.game import Seat
from engine.maps.hexes import Hex

from ..state.state import Enemies, Exploring, Lock, Settling, State, Task, standing, standing_seats
from . import enemies, explore, rounds

MOST_MARKED = 10
"""How many of the hexes offered carry a number in the picture."""


def awaited(state: State) -> tuple[Seat, ...]:
    """Return who is awaited: all for classes and the first place, all standing for the party's ties, else one."""
    if state.phase == "over":
        return ()
    if state.agenda:
        match state.agenda[0]:
            case Exploring(hero=hero) | Lock(hero=hero):
                return (state.heroes[hero].seat,)
            case Settling() as task:
                return rounds.settling_seats(state, task)
            case _:
                return standing_seats(state)
    if state.turn is not None:
        return (state.heroes[state.turn.hero].seat,)
    if state.phase == "classes":
        seats = [hero.seat for hero in state.heroes if not hero.kind]
        return tuple(seat for seat in range(len(state.names)) if seat in seats)
    if not standing(state):
        return tuple(range(len(state.names)))
    return (next(hero.seat for hero in state.heroes if hero.at is None),)


def open_choices(state: State) -> tuple[Hex, ...]:
    """Return the hexes that a pending choice is between; ``()`` when none is pending or it is no choice of hexes."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    if isinstance(task, Exploring):
        return explore.options(state, task)
    if isinstance(task, Settling):
        return rounds.settling_options(state, task)
    return enemies.options(state, task) if isinstance(task, Enemies) else ()


def choice_rule(task: Task) -> str:
    """Return the rule that lets somebody choose between hexes for a task."""
    match task:
        case Exploring(step="caches"):
            return "SKY-065"
        case Exploring():
            return "SKY-070"
        case Settling():
            return "SKY-G32"
        case _:
            return "SKY-G47"


def default_choice(state: State) -> Hex | None:
    """Return the hex taken for a player who stays away: the lowest q, then r (SKY-G38); ``None`` when none is asked for.

    Between equal enemies, and between what is equal to one, the first is taken, as the referee does it (SKY-G47).
    """
    cells = open_choices(state)
    if not cells:
        return None
    return cells[0] if isinstance(state.agenda[0], Enemies) else min(cells)
