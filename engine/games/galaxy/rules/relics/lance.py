"""The Star Lance: it destroys a planet beside a battleship, for good (GAL-G32, GAL-G70)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove

from ...state import board, naming
from ...state.content import MERIDIAN, STAR_LANCE
from ...state.state import NOBODY, Planet, State
from ..events import fighting, turning
from ..exploring import attachments
from ..progress import Voyage
from . import relics


def targets(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield the planets that a player's Star Lance can destroy."""
    reach = _reach(state, player)
    for planet in state.planets:
        if _refuse(planet, player, reach) is None:
            yield planet.id


def refuse(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against destroying a planet, ``None`` where nothing does."""
    planet = state.planet_by_id.get(target)
    if planet is None or not planet.system or planet.destroyed:
        return IllegalMove("Say which planet the Star Lance is to destroy.", relics.RULE)
    return _refuse(planet, player, _reach(state, player))


def use(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Destroy a planet: its units, its attachments, itself; and the relic is purged."""
    planet = voyage.planet(target)
    voyage.tell(turning.Used(voyage.name(player), STAR_LANCE, target))
    for owner, force in enumerate(planet.troops):
        if force:
            units = naming.written_force(force)
            voyage.tell(turning.RemovedUnits(voyage.name(owner), planet.name, units, STAR_LANCE), rules=(relics.RULE,))
    attachments.purge_all(voyage, target)
    left = tuple(one for one in voyage.system(planet.system).planets if one != target)
    voyage.set_system(planet.system, planets=left)
    none = tuple(force - force for force in planet.troops)
    voyage.set_planet(target, system="", owner=NOBODY, exhausted=False, used=False, destroyed=True, troops=none)
    voyage.tell(fighting.PlanetDestroyed(planet.name, voyage.name(player)))
    relics.purge(voyage, player, STAR_LANCE)


def _reach(state: State, player: int) -> frozenset[str]:
    """Return the systems adjacent to one that holds a battleship of the player: units with bombardment (GAL-G13)."""
    armed = (system.id for system in state.systems if system.fleets[player].battleship)
    return frozenset(near for system in armed for near in board.adjacent(state, system))


def _refuse(planet: Planet, player: int, reach: frozenset[str]) -> IllegalMove | None:
    if not planet.system:
        return IllegalMove(f"{planet.name} is nowhere on the map.", relics.RULE)
    if planet.owner == player:
        return IllegalMove(f"{planet.name} is yours: the Star Lance takes only others'.", relics.RULE)
    if planet.home != NOBODY or planet.fabled or planet.id == MERIDIAN:
        kind = "a home planet" if planet.home != NOBODY else "legendary" if planet.fabled else "the centre of all"
        return IllegalMove(f"{planet.name} is {kind}: the Star Lance does not harm it.", relics.RULE)
    if planet.system not in reach:
        return IllegalMove(f"{planet.name} is in no system adjacent to a battleship of yours.", relics.RULE)
    return None
