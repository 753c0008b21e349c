"""How near a player is to the next point: what a move to a system would bring."""

from __future__ import annotations

from engine.core.memo import changed, memo, replaced

from ..state import board
from ..state.state import NOBODY, SHIPS, State, force_of
from . import goals, odds
from .economy import wealth
from .fighting import landing
from .moving import journeys, movement


def comers_win(state: State, player: int, id: str) -> float | None:
    """Return the chance of all ships that could come to a system from the best place; ``None`` where no enemy ship is."""
    origins = movement.origins(state, player, id)
    fleets = [state.system_by_id[origin].fleets[player].only(*SHIPS) for origin in origins]
    chances = [odds.wins_at(state, id, player, fleet) for fleet in fleets]
    return max((chance for chance in chances if chance is not None), default=odds.wins_at(state, id, player))


def opens_meridian(state: State, player: int, id: str) -> bool:
    """Return whether a player could pay for the first landing in a system and bring ground forces: it is worth a point."""
    return (
        state.system_by_id[id].seal
        and wealth.available(state, player, wealth.INFLUENCE) >= landing.SEAL
        and brings_troops(state, player, id)
    )


def brings_troops(state: State, player: int, id: str) -> bool:
    """Return whether ships could carry ground forces to a system."""
    return any(
        journeys.loaded(state, player, origin, state.system_by_id[origin].fleets[player].only(*SHIPS)).troops
        for origin in movement.origins(state, player, id)
    )


@memo
def nearer(state: State, player: int, id: str) -> tuple[goals.Nearer, ...]:
    """Return the public goals that a player is nearer to after a move to a system, those that are met then first.

    A ship stands there then, and its planets without a garrison are the player's where ground forces can come. What
    exploring them may bring is not counted.
    """
    after = [_settled(state, player, origin, id) for origin in movement.origins(state, player, id)]
    found = []
    for goal in state.public if after else ():
        have, needed = goals.progress(state, player, goal)
        most = max(goals.progress(then, player, goal)[0] for then in after)
        if goal not in state.players[player].scored and have < needed and most > have:
            found.append(goals.Nearer(goal, most, needed))
    return tuple(sorted(found, key=lambda item: not item.met))


def _settled(state: State, player: int, origin: str, id: str) -> State:
    """Return the state in which the cheapest ship of a system has come to another one and settled its free planets."""
    fleet = state.system_by_id[origin].fleets[player]
    kind = next(
        kind
        for kind in SHIPS
        if fleet[kind] and board.reaches(state, player, origin, id, journeys.speed(state, player, kind))
    )
    ship, systems = force_of(kind), state.systems
    for place, system in enumerate(systems):
        if system.id in (origin, id):
            held = system.fleets[player] + ship if system.id == id else system.fleets[player] - ship
            fleets = list(system.fleets)
            fleets[player] = held
            systems = replaced(systems, place, fleets=tuple(fleets))
    planets = state.planets
    if brings_troops(state, player, id) and not state.system_by_id[id].seal:
        for place, planet in enumerate(planets):
            free = planet.owner == NOBODY and not (planet.truce or planet.destroyed)
            if planet.system == id and free:
                planets = replaced(planets, place, owner=player, exhausted=True)
    return changed(state, systems=systems, planets=planets)
