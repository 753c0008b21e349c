"""Ground combat on the planets of the active system, and control of those that were taken (GAL-G15, GAL-G16)."""

from __future__ import annotations

from ...state.state import Battle, Planet, State
from .. import control, steps
from ..flow import answer, step
from ..progress import Voyage
from . import battles


def planets_in(state: State, system: str) -> tuple[Planet, ...]:
    """Return the planets in play in a system, by name."""
    found = (state.planet_by_id[planet] for planet in state.system_by_id[system].planets)
    return tuple(sorted((planet for planet in found if not planet.destroyed), key=lambda planet: planet.name))


def defenders(planet: Planet, player: int) -> int | None:
    """Return another player with ground forces on a planet, ``None`` where nobody has any."""
    return next((other for other, force in enumerate(planet.troops) if other != player and force.troops), None)


def contested(state: State, player: int, system: str) -> tuple[Planet, ...]:
    """Return the planets where a player's ground forces stand against another one's."""
    planets = planets_in(state, system)
    return tuple(one for one in planets if one.troops[player].troops and defenders(one, player) is not None)


def taken(state: State, player: int, system: str) -> tuple[Planet, ...]:
    """Return the planets of a system that a player is to gain: only their ground forces remain there (GAL-G16)."""
    planets = planets_in(state, system)
    return tuple(
        one for one in planets if one.owner != player and one.troops[player].troops and defenders(one, player) is None
    )


@step(steps.GroundCombat)
def fight(voyage: Voyage, task: steps.GroundCombat) -> None:
    """Carry out the ground combats one after the other, those of planets earlier in the alphabet first."""
    player, system = task.player, task.system
    for planet in contested(voyage.state, player, system)[:1]:
        other = defenders(planet, player)
        assert other is not None
        voyage.push(task)
        battles.begin(voyage, Battle(system, player, other, planet.id))


@step(steps.EstablishControl)
def establish(voyage: Voyage, task: steps.EstablishControl) -> None:
    """Let the active player gain the planets they took, in the order they choose (GAL-039, GAL-013).

    Each is explored, and its card resolved completely, before the next one is gained (GAL-040, GAL-014). `GainFirst` is
    asked while there are several; its options are planets, the first in the alphabet first.
    """
    player, system = task.player, task.system
    planets = taken(voyage.state, player, system)
    if not planets:
        return
    voyage.push(task)
    options = tuple(planet.id for planet in planets)
    if len(options) == 1:
        control.gain(voyage, player, options[0])
    else:
        voyage.push(steps.GainFirst(system, owner=player, options=options, default=options[0]))


@answer(steps.GainFirst)
def gain(voyage: Voyage, question: steps.GainFirst, option: str) -> None:
    """Let a player gain the planet that they named."""
    control.gain(voyage, question.owner, option)
