"""What a player could lose before their next turn."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import goals_ahead
from ..rules.economy import wealth
from ..rules.fighting import landing
from ..rules.moving import movement
from ..rules.odds import takes
from ..state.catalogue import WORDS
from ..state.content import MERIDIAN
from ..state.state import NONE, SHIPS, TROOPS, Force, Planet, State

EXPOSED = 0.5
"""From here on it is told how likely a home or Meridian is lost to a rival who comes at once."""


def seal_at_stake(state: State, player: int) -> list[str]:
    """Return who of the rivals could break the seal of Meridian in this round, and how much of its price a player could
    pay; [] where none could, or a player has opened a system in the round."""
    meridian = state.planet_by_id[MERIDIAN]
    there = state.system_by_id.get(meridian.system)
    if there is None or not there.seal or state.tokens_on_map(player):
        return []
    able = [
        other.name
        for seat, other in enumerate(state.players)
        if seat != player
        and other.tactic
        and not (other.gone or other.passed or seat in there.tokens)
        and goals_ahead.opens_meridian(state, seat, there.id)
    ]
    have = wealth.available(state, player, wealth.INFLUENCE)
    return [WORDS("status-seal", names=able, have=have, needed=landing.SEAL)] if able else []


def exposed(state: State, player: int) -> list[str]:
    """Return which rival may land more in this round than a player has on Meridian or at home, where that would likely be
    lost; [] for none."""
    for planet in state.planets:
        if planet.owner != player or not (planet.id == MERIDIAN or planet.home == player) or planet.truce:
            continue
        here, fleet = planet.troops[player].only(*TROOPS), state.system_by_id[planet.system].fleets[player]
        coming = [(takes(force, fleet.only(*SHIPS), here), who, force) for who, force in _landing_at(state, player, planet)]
        chance, who, force = max(coming, key=lambda item: item[0], default=(0.0, "", NONE))
        if chance >= EXPOSED:
            place = "" if planet.home == player else planet.name
            return [WORDS("status-exposed", who=who, most=force.troops, here=here.troops, place=place)]
    return []


def _landing_at(state: State, player: int, planet: Planet) -> Iterator[tuple[str, Force]]:
    """Yield who could still land on a planet in this round, and with what."""
    return ((who, force) for who, force in movement.could_come(state, player, planet.system) if force.troops)
