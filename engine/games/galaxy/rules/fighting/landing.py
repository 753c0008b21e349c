"""Where ground forces may land (GAL-G15, GAL-G41)."""

from __future__ import annotations

from engine.core.errors import IllegalMove

from ...state import board
from ...state.catalogue import refused
from ...state.lengths import LENGTHS
from ...state.state import NONE, TROOPS, Force, Planet, State, force_of, in_order
from ..economy import wealth

SEAL = 6
"""The influence that the first landing on Meridian costs (GAL-G41)."""


def planets_in(state: State, system: str) -> tuple[Planet, ...]:
    """Return the planets in play in a system, by name."""
    found = (state.planet_by_id[planet] for planet in state.system_by_id[system].planets)
    return tuple(sorted((planet for planet in found if not planet.destroyed), key=lambda planet: planet.name))


def aboard(state: State, player: int, system: str) -> Force:
    """Return a player's ground forces in the space of a system."""
    return state.system_by_id[system].fleets[player].only(*TROOPS)


def refuse_planet(state: State, player: int, planet: Planet) -> IllegalMove | None:
    """Return why this player, or any, may not land on a planet."""
    if planet.destroyed or not planet.system:
        return refused("planet-not-in-play", "GAL-G32", planet=planet.name)
    if planet.system != state.system:
        return refused("planet-not-in-active-system", "GAL-G11", planet=planet.name)
    if planet.truce:
        return refused("truce-world-no-landing", "GAL-G30", planet=planet.name)
    if state.system_by_id[planet.system].seal and not wealth.affordable(state, player, wealth.INFLUENCE, SEAL):
        return refused("seal-too-dear", "GAL-G41", planet=planet.name, seal=SEAL)
    return None


def landable(state: State, player: int, system: str) -> tuple[Planet, ...]:
    """Return the planets of the active system that a player may land on, by name."""
    planets = planets_in(state, system)
    return tuple(planet for planet in planets if refuse_planet(state, player, planet) is None)


EACH = "each"
"""What a landing on several free planets at once names instead of a planet."""


def shares(state: State, system: str, force: Force) -> tuple[tuple[Planet, Force], ...]:
    """Return how ground forces that land at once are divided among the free planets of the active system, by name. One goes
    to each, infantry first, and all others to the planet that is worth most. It is () where there are not several planets,
    or too few units."""
    planets = board.free(state, system)
    if len(planets) < 2 or force.troops < len(planets):
        return ()
    best = max(planets, key=lambda planet: (planet.worth + planet.weight, -planets.index(planet)))
    left, found = force, {}
    for planet in planets:
        if planet is not best:
            found[planet.id] = force_of("infantry" if left.infantry else "mech", 1)
            left -= found[planet.id]
    return tuple((planet, found.get(planet.id, left)) for planet in planets)


def landed(state: State, player: int, system: str) -> bool:
    """Return whether a player's ground forces have landed on a planet of the active system that is not yet theirs."""
    planets = (state.planet_by_id[planet] for planet in state.system_by_id[system].planets)
    return any(planet.owner != player and planet.troops and planet.troops[player] != NONE for planet in planets)


def finders(state: State, player: int) -> tuple[int, ...]:
    """Return who finds a relic under the seal of Meridian where a player breaks it: first of all the breaker (GAL-G90)."""
    return (player, *_behind(state, player))[: LENGTHS[state.length].relics]


def _behind(state: State, player: int) -> tuple[int, ...]:
    """Return the others, those with the fewest points first, of these the last in turn order (GAL-G90)."""
    others = (other for other in reversed(in_order(state, state.speaker)) if other != player)
    return tuple(sorted(others, key=lambda other: state.players[other].points))
