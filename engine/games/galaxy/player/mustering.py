"""Whether infantry that costs no token of worth is mustered before ships go to Meridian."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.memo import changed, memo, replaced

from ..rules import commands, goals_ahead
from ..rules.moving import movement
from ..state.content import MERIDIAN
from ..state.lengths import rounds
from ..state.state import State, force_of

MUSTERED = 2
"""So many infantry an order brings."""
SURE, MORE = 0.95, 0.1
"""What is likelier than that needs no more ground forces; by so much more it has to be."""


class Stronger(NamedTuple):
    """How likely Meridian is taken now, and with infantry that is put on a planet first."""

    planet: str
    now: float
    then: float


@memo
def first(state: State, me: int) -> Stronger | None:
    """Return how much likelier Meridian is taken once infantry is mustered, where its token is free or of no more use;
    ``None`` where it is as good as sure, hardly gains by it, or cannot be attacked."""
    spare = commands.scepter(state, me) or (state.players[me].strategy and state.round == rounds(state))
    return stronger(state, me) if spare else None


@memo
def stronger(state: State, me: int) -> Stronger | None:
    """Return how much likelier Meridian is taken with infantry where that does most, ``None`` as `first` does."""
    own, system = state.players[me], state.planet_by_id[MERIDIAN].system
    if not (own.tactic and system in movement.activatable(state, me)):
        return None
    coming, ahead = goals_ahead.best_comers(state, me, system)
    if not coming or ahead.least is None or ahead.least >= SURE:
        return None
    found = [_with_more(state, me, system, place) for place in range(len(state.planets)) if _joins(state, me, place)]
    chance, planet = max(found, default=(0.0, ""))
    return Stronger(planet, ahead.least, chance) if chance >= ahead.least + MORE else None


def _joins(state: State, me: int, place: int) -> bool:
    """Return whether infantry can be put on a planet from which ships can take it to Meridian."""
    world, system = state.planets[place], state.planet_by_id[MERIDIAN].system
    able = world.owner == me and not (world.truce or world.destroyed) and bool(world.system)
    return able and world.system in movement.origins(state, me, system)


def _with_more(state: State, me: int, system: str, place: int) -> tuple[float, str]:
    """Return how likely Meridian is taken with more infantry on a planet, by its id."""
    world = state.planets[place]
    troops = list(world.troops)
    troops[me] += force_of("infantry", MUSTERED)
    after = changed(state, planets=replaced(state.planets, place, troops=tuple(troops)))
    return goals_ahead.best_comers(after, me, system)[1].least or 0.0, world.id
