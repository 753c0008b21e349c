"""Which ships a player is advised to bring, as moves that are offered."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.moves import Move

from ..rules import flow, goals_ahead
from ..rules.moving import journeys, movement
from ..speech.action_offers import cost_of, foremost
from ..state import naming
from ..state.content import MERIDIAN
from ..state.moves import Bring
from ..state.state import NONE
from . import plans
from .judging import Outlook

POINT = 2
"""From here on a system is worth a point now (`action_offers.foremost`)."""


def bares_home(outlook: Outlook, system: str) -> bool:
    """Return whether what comes to a fight would leave a home empty where a rival could land, for less than a point."""
    state, me = outlook.state, outlook.me
    home = next((planet for planet in state.planets if planet.home == me == planet.owner), None)
    forces, ahead = goals_ahead.best_comers(state, me, system)
    coming, prize = dict(forces), foremost(state, me, system) >= POINT or outlook.stopped(system)
    if home is None or home.system not in coming or ahead.least is None or prize:
        return False
    there = state.system_by_id[home.system].fleets[me].troops + home.troops[me].troops
    return coming[home.system].troops >= there and bool(movement.could_land(state, me, home.system)[0])


def guarded(outlook: Outlook, stage: flow.Moving, move: Bring) -> Bring:
    """Return a move by which all come that could, but for a guard on each planet that would stay without units: where no
    player is to be fought, and enough come for every planet there that is not held."""
    state, me = outlook.state, outlook.me
    journey, there = journeys.read(state, move.origin, move.units), state.system_by_id[stage.system]
    ships = journey.ships if journey is not None else NONE
    if journey is None or journey.force != journeys.loaded(state, me, move.origin, ships):
        return move
    fewer = journeys.loaded(state, me, move.origin, ships, guarded=True)
    worlds = [state.planet_by_id[planet] for planet in there.planets]
    fights = any(force for player, force in enumerate(there.fleets) if player != me) or any(map(outlook.defenders, worlds))
    wanted = sum(world.owner != me and not world.destroyed for world in worlds)
    if fights or any(world.id == MERIDIAN for world in worlds) or fewer.troops < wanted:
        return move
    return replace(move, units=naming.written_force(fewer))


def offered(outlook: Outlook, move: Bring, moves: Sequence[Move]) -> Bring:
    """Return a move of ships itself where it is offered. Else it is one of as many ships and ground forces, or of the
    fewest more, that leaves no planet unguarded; the move itself where none is."""
    if move in moves:
        return move
    asked = journeys.read(outlook.state, move.origin, move.units)
    found = []
    for other in moves:
        if not isinstance(other, Bring) or other.origin != move.origin:
            continue
        journey = journeys.read(outlook.state, move.origin, other.units)
        if asked is None or journey is None or journey.last or journey.picked:
            continue
        if cost_of(outlook.state, outlook.me, other):
            continue
        more = journey.force.ships - asked.force.ships, journey.force.troops - asked.force.troops
        found += [(sum(more), other)] if min(more) >= 0 else []
    return min(found, key=lambda item: item[0], default=(0, move))[1]


def at_once(move: Bring, plan: plans.Plan | None, moves: Sequence[Move]) -> Bring:
    """Return a move that ends the movement in the same press, where more could come and nothing more is planned to."""
    last = replace(move, units=f"{move.units} and no more")
    more = plan is not None and any(origin != move.origin for origin, _ in plan.bring)
    return last if last in moves and not more else move
