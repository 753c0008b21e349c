"""Control of planets: gained, handed over, lost, and what follows at once from that (GAL-G16)."""

from __future__ import annotations

from collections.abc import Sequence

from ..state.content import SPLINTER
from ..state.state import NOBODY, Exploration, Held, Planet, State
from . import flow, goals, steps
from .events import ventures
from .progress import Voyage
from .relics import relics


def gain(voyage: Voyage, player: int, planet_id: str, ready: bool = False) -> None:
    """Let a player take control of a planet: exhausted, or ``ready`` where a card says so.

    Whether another player controls it is tested just before (GAL-003, GAL-005). If none does, they explore it, which they
    may not decline (GAL-004): the exploration is put first on the agenda. A planet without a trait cannot be explored
    (GAL-009, GAL-010, GAL-011). Docks of others on it are destroyed. Who controls it already gains nothing.
    """
    before = voyage.planet(planet_id).owner
    if before == player:
        return
    _hand_over(voyage, planet_id, player, ready=ready)
    if voyage.state.phase == "over" or before != NOBODY:
        return
    planet = voyage.planet(planet_id)
    if planet.traits:
        voyage.push(Exploration(player, planet_id))
    else:
        voyage.tell(ventures.Unexplored(planet.name))


def explored(state: State, planets: Sequence[str]) -> tuple[str, ...]:
    """Return which of some planets are explored when gained: no player controls them, and they have a trait (GAL-004,
    GAL-009)."""
    known = state.planet_by_id
    return tuple(planet for planet in planets if known[planet].owner == NOBODY and known[planet].traits)


@flow.step(steps.GivePlanet)
def _give(voyage: Voyage, task: steps.GivePlanet) -> None:
    """Hand a planet over to another player in the council's market (GAL-G30): it is not explored (GAL-005)."""
    _hand_over(voyage, task.planet, task.player, ready=False)


def free(voyage: Voyage, planet_id: str) -> None:
    """Let no player control a planet any more, so that the player who gains it next explores it (GAL-G16, GAL-G48)."""
    planet = voyage.planet(planet_id)
    if planet.owner == NOBODY:
        return
    voyage.set_planet(planet_id, owner=NOBODY, exhausted=False)
    voyage.tell(ventures.Freed(planet.name, voyage.name(planet.owner)))


def _hand_over(voyage: Voyage, planet_id: str, player: int, *, ready: bool) -> None:
    planet = voyage.planet(planet_id)
    voyage.set_planet(planet_id, owner=player, exhausted=not ready)
    before = "" if planet.owner == NOBODY else voyage.name(planet.owner)
    voyage.tell(ventures.Gained(voyage.name(player), planet.name, before))
    if planet.home == NOBODY:
        voyage.meet(planet_id)
    _destroy_docks(voyage, planet, player)
    if planet.owner != NOBODY and (planet.fabled or planet.home != NOBODY):
        _pass_splinter(voyage, planet.owner, player)


def _destroy_docks(voyage: Voyage, planet: Planet, player: int) -> None:
    """Destroy the docks of others on a planet (GAL-G16)."""
    for other, force in enumerate(planet.troops):
        if other != player and force.dock:
            voyage.set_units(other, planet.id, force - force.only("dock"))
            voyage.tell(ventures.DockDestroyed(planet.name, voyage.name(other)))


def _pass_splinter(voyage: Voyage, holder: int, player: int) -> None:
    """Hand the Crown Splinter on to the player who took a legendary planet or one of a home system from its holder.

    Its point is lost first and gained then, so that a game is won only after the whole transfer (GAL-G32, GAL-G45,
    GAL-G69).
    """
    if not voyage.player(holder).holds(SPLINTER):
        return
    relics.lose(voyage, holder, SPLINTER)
    voyage.set_player(player, relics=(*voyage.player(player).relics, Held(SPLINTER)))
    voyage.tell(ventures.Splinter(voyage.name(player), voyage.name(holder)))
    goals.point(voyage, holder, "splinter-lost", -1)
    goals.point(voyage, player, "splinter")
