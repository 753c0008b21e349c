"""Invasion of the active system: bombardment, landing, ground combat, control (GAL-G11, GAL-G15, GAL-G16, GAL-G41)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.moves import Move
from engine.core.verbs import Pass

from ...state import board, naming
from ...state.catalogue import refused
from ...state.factions import can
from ...state.moves import Land
from ...state.state import NOBODY, NONE, TROOPS, Battle, Force, Planet, State
from .. import control, goals, standing_orders, steps
from ..economy import production, wealth
from ..events import course, ventures
from ..events.notation import DIE
from ..flow import WITHOUT, Doing, Landing, answer, stage, step
from ..progress import Voyage
from . import battles, losses
from .landing import EACH, SEAL, aboard, finders, landable, planets_in, refuse_planet, shares
from .losses import fire

MILITIA = Force(infantry=1)
"""What rises where a faction raises a militia."""

DOCTRINE, DOCTRINE_BONUS = "siege-doctrine", 2


@step(steps.Invasion)
def invade(voyage: Voyage, task: steps.Invasion) -> None:
    """Begin the invasion with the forces that are there: bombard, land, fight on the ground, establish control."""
    system, player = task.system, task.player
    if not board.present(voyage.state, player, system):
        return
    later = (kind(system, player) for kind in (steps.Landing, steps.GroundCombat, steps.EstablishControl))
    voyage.push(steps.Bombardment(system, player, voyage.units(player, system).battleship), *later)


# Bombardment.


def targets(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return the planets of a system with ground forces of others, in alphabetical order."""
    planets = planets_in(state, system)
    return tuple(planet.id for planet in planets if defenders(planet, player) is not None)


@step(steps.Bombardment)
def bombard(voyage: Voyage, task: steps.Bombardment) -> None:
    """Ask which planet the battleships bombard that have not yet: all of them where there is one, else one by one."""
    player, system, left = task.player, task.system, task.left
    planets = targets(voyage.state, player, system)
    if left and planets:
        options = (WITHOUT, *planets)
        voyage.push(steps.Bombard(system, left, owner=player, options=options, default=WITHOUT))


@answer(steps.Bombard)
def rain(voyage: Voyage, question: steps.Bombard, option: str) -> None:
    """Roll for the battleships that bombard; each rolls once (GAL-G15). Who has Siege Doctrine adds 2."""
    if option == WITHOUT:
        voyage.tell(course.NothingDone(voyage.name(question.owner), "bombard"), rules=("GAL-G15",))
        return
    player, system, left = question.owner, question.system, question.left
    firing = left if len(question.options) == 2 else 1
    bonus = DOCTRINE_BONUS if voyage.player(player).knows(DOCTRINE) else 0
    planet = voyage.planet(option)
    other = defenders(planet, player)
    if other is None:  # They resigned while this was being asked.
        voyage.push(steps.Bombardment(system, player, left))
        return
    volley = fire(voyage, Force(battleship=firing), bonus, bombarding=True)
    voyage.tell(ventures.Bombarded(voyage.name(player), planet.name, volley.words, volley.hits, bonus))
    voyage.push(steps.Bombardment(system, player, left - firing))
    losses.assign(voyage, losses.Blow(other, option, volley.hits))


def bombards(state: State, player: int, number: int) -> float:
    """Return how likely so many battleships of a player hit at least once as they bombard."""
    bonus = DOCTRINE_BONUS if state.players[player].knows(DOCTRINE) else 0
    return 1 - ((losses.needed("battleship", bonus, bombarding=True) - 1) / DIE) ** number


# Landing.


@step(steps.Landing)
def open_landing(voyage: Voyage, task: steps.Landing) -> None:
    """Let the active player land, where there are forces and a planet for them; they need not (GAL-G57).

    What leaves nothing to choose lands by itself (GAL-G91).
    """
    player, system = task.player, task.system
    force, places = aboard(voyage.state, player, system), landable(voyage.state, player, system)
    if not force or not places:
        return
    voyage.push(Landing(player, system))
    if standing_orders.wants(voyage.state, player, "gifts") == "take" and _is_free(voyage.state, player, force, places):
        _land(voyage, player, places[0].id, naming.written_force(force))


def _is_free(state: State, player: int, force: Force, places: tuple[Planet, ...]) -> bool:
    """Return whether one ground force can land on one planet, which is not the player's, without a fight and for
    nothing."""
    only, *others = places
    sealed = state.system_by_id[only.system].seal
    defended = any(only.troops) or rises(state, only, player)
    return not others and force.troops == 1 and not defended and only.owner != player and not sealed


def _moves(state: State, stage: Landing, player: int) -> Iterator[Move]:
    """Yield every landing: on all free planets at once, with all ground forces or one unit for each; then for each planet
    all ground forces first, then ever fewer; last of all `Pass`."""
    if player != stage.player:
        return
    force = aboard(state, player, stage.system)
    parts = [Force(infantry=foot, mech=mechs) for foot in range(force.infantry + 1) for mechs in range(force.mech + 1)]
    parts.sort(key=lambda part: (-part.troops, -part.mech))
    if together := shares(state, stage.system, force):
        least = next(part for part in reversed(parts) if part.troops == len(together))
        yield from (Land(EACH, naming.written_force(part)) for part in dict.fromkeys((force, least)))
    for planet in landable(state, player, stage.system):
        yield from (Land(planet.id, naming.written_force(part)) for part in parts if part)
    yield Pass()


def _refuse(state: State, stage: Landing, player: int, move: Move) -> IllegalMove | None:
    if player != stage.player:
        return refused("other-lands", "GAL-G11", who=state.names[stage.player])
    if isinstance(move, Pass):
        return None
    if not isinstance(move, Land):
        return refused("landing-first", "GAL-G11")
    planet, force = naming.planet_named(state, move.planet), naming.read_force(move.units)
    together = move.planet == EACH
    if planet is None and not together:
        return refused("no-such-planet", "GAL-G11")
    if planet is not None and (refusal := refuse_planet(state, player, planet)) is not None:
        return refusal
    if force is None or force != force.only(*TROOPS):
        return refused("only-ground-forces-land", "GAL-G11")
    there = aboard(state, player, stage.system)
    if not there.holds(force):
        return refused("forces-in-space", "GAL-G11", written_force=naming.written_force(there))
    if together and not shares(state, stage.system, force):
        return refused("nothing-to-share", "GAL-G57")
    return None


def _carry_out(voyage: Voyage, stage: Landing, player: int, move: Move) -> None:
    heed(_refuse(voyage.state, stage, player, move))
    if not isinstance(move, Land):
        voyage.finish()
        return
    if move.planet == EACH:
        for place, part in shares(voyage.state, stage.system, naming.read_force(move.units) or NONE):
            _land(voyage, player, place.id, naming.written_force(part))
        return
    planet = naming.planet_named(voyage.state, move.planet)
    assert planet is not None
    if voyage.system(stage.system).seal:
        voyage.push(steps.BreakSeal(planet.id, player, move.units))
        wealth.ask_payment(voyage, player, wealth.INFLUENCE, SEAL)
    else:
        _land(voyage, player, planet.id, move.units)


stage(Landing, Doing(_moves, _refuse, _carry_out))


@step(steps.BreakSeal)
def break_seal(voyage: Voyage, task: steps.BreakSeal) -> None:
    """The influence is paid: the seal is gone, its breaker has a point, lands, and finds a relic under it (GAL-G41); a
    second one is for a player behind (GAL-G90)."""
    voyage.set_system(voyage.planet(task.planet).system, seal=False)
    voyage.tell(ventures.SealBroken(voyage.name(task.player)))
    goals.point(voyage, task.player, "seal")
    if voyage.state.phase != "over":
        _land(voyage, task.player, task.planet, task.units)
        voyage.push(*map(steps.GainRelic, finders(voyage.state, task.player)))


def _land(voyage: Voyage, player: int, planet: str, units: str) -> None:
    """Put ground forces from space on a planet. The stage is over when none is left to land, or some stand wherever they
    may land (GAL-G57)."""
    system = voyage.planet(planet).system
    force = naming.read_force(units) or NONE
    voyage.take_units(player, system, force)
    voyage.add_units(player, planet, force)
    voyage.tell(ventures.Landed(voyage.name(player), voyage.planet(planet).name, naming.written_force(force)))
    _raise(voyage, player, planet)
    places = landable(voyage.state, player, system)
    everywhere = all(place.owner != player and place.troops[player].troops for place in places)
    if everywhere or not aboard(voyage.state, player, system):
        voyage.finish()


def rises(state: State, planet: Planet, player: int) -> bool:
    """Return whether infantry rises where another player lands on a planet: it is of those who raise a militia, and bare
    (GAL-G94)."""
    owner = planet.owner
    if owner in (player, NOBODY) or not can(state, owner, "militia") or planet.troops[owner].troops:
        return False
    return production.left(state, owner, "infantry") > 0


def _raise(voyage: Voyage, player: int, planet: str) -> None:
    known = voyage.planet(planet)
    if rises(voyage.state, known, player):
        owner = known.owner
        voyage.add_units(owner, planet, MILITIA)
        faction = voyage.player(owner).faction
        told = naming.written_force(MILITIA)
        voyage.tell(course.PlacedUnits(voyage.name(owner), known.name, told, faction), rules=("GAL-G94",))


def defenders(planet: Planet, player: int) -> int | None:
    """Return another player with ground forces on a planet, ``None`` where no player has any."""
    return next((other for other, force in enumerate(planet.troops) if other != player and force.troops), None)


def contested(state: State, player: int, system: str) -> tuple[Planet, ...]:
    """Return the planets where a player's ground forces stand against another one's."""
    planets = planets_in(state, system)
    return tuple(planet for planet in planets if planet.troops[player].troops and defenders(planet, player) is not None)


def taken(state: State, player: int, system: str) -> tuple[Planet, ...]:
    """Return the planets of a system that a player is to gain: only their ground forces remain there (GAL-G16)."""
    planets = planets_in(state, system)
    return tuple(
        planet
        for planet in planets
        if planet.owner != player and planet.troops[player].troops and defenders(planet, player) is None
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
    """Let the active player gain the planets they took, the first in the alphabet first (GAL-G91). Who wishes to be asked
    chooses the order (GAL-039, GAL-013).

    Each is explored, and its card resolved completely, before the next one is gained (GAL-040, GAL-014). `GainFirst` is
    asked while there are several.
    """
    player, system = task.player, task.system
    planets = taken(voyage.state, player, system)
    if not planets:
        return
    voyage.push(task)
    options = tuple(planet.id for planet in planets)
    if len(options) == 1 or standing_orders.wants(voyage.state, player, "gifts") == "take":
        control.gain(voyage, player, options[0])
    else:
        voyage.push(steps.GainFirst(system, owner=player, options=options, default=options[0]))


@answer(steps.GainFirst)
def gain_named(voyage: Voyage, question: steps.GainFirst, option: str) -> None:
    """Let a player gain the planet that they named."""
    control.gain(voyage, question.owner, option)
