"""Units: what is left of each kind in the reinforcements, where they may be put; and producing them, at a dock in the
active system (GAL-G13), or one anywhere by a card.

Ships come into the system, ground forces onto the dock's planet. What is produced is written "2 infantry, 1 scout".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from engine.core.errors import IllegalMove
from engine.core.flow import heed
from engine.core.memo import memo
from engine.core.moves import Move
from engine.core.verbs import Pass

from ...state import board, naming
from ...state.catalogue import refused
from ...state.content import content
from ...state.moves import Produce
from ...state.naming import written_force
from ...state.state import MOST_SHIPS, NONE, SHIPS, TROOPS, Force, State, force_of, units_of
from .. import flow, steps
from ..events import course
from ..progress import Voyage
from . import wealth

AUTOFOUNDRY, GENE_VATS = "autofoundry", "gene-vats"
MOST_UNITS = 3
"""Units that one dock produces at most."""

BRED = 3
"""Infantry for 1 resource with the Gene Vats."""

MORE = "+"
"""Ends the kind of a unit that is added to those named before, others to follow: "scout+"."""

PRODUCED = ("infantry", "scout", "mech", "transport", "battleship")
RULE = "GAL-G13"
_AT = "@"


# What it costs, and what is possible.


def cost(state: State, player: int, force: Force) -> int:
    """Return the resources that units cost: infantry 2 for 1, or 3 with Gene Vats, an odd one as much (GAL-G13)."""
    return _cost(force, state.players[player].knows(GENE_VATS))


@lru_cache(maxsize=512)
def _cost(force: Force, bred: bool) -> int:
    total = 0
    for kind, number in force:
        unit = content().units[kind]
        per = BRED if kind == "infantry" and bred else unit.per
        total += -(-number // per) * unit.cost
    return total


def discount(state: State, player: int) -> int:
    """Return how much less all that is produced in one step costs: 1 with the Autofoundry."""
    return int(state.players[player].knows(AUTOFOUNDRY))


def docks(state: State, player: int, system: str) -> tuple[str, ...]:
    """Return a player's planets in a system that bear a dock of theirs and may produce (GAL-G30), by name."""
    return tuple(
        planet.id
        for planet in state.planets_of(player)
        if planet.system == system and planet.troops[player].dock and not planet.truce
    )


def refuse_force(state: State, player: int, planet: str, force: Force, less: int) -> IllegalMove | None:
    """Return why a planet's dock cannot produce these units, for ``less`` than they cost; ``None`` if it can."""
    if not force:
        return refused("production-wants-units", RULE)
    if force.dock:
        return refused("docks-are-built", "GAL-G10")
    units = sum(number for _, number in force)
    if units > (most := MOST_UNITS):
        return refused("production-limit", RULE, most=most, units=units)
    refusal = _refuse_room(state, player, planet, force)
    if refusal is not None:
        return refusal
    price = max(0, cost(state, player, force) - less)
    if not wealth.affordable(state, player, wealth.RESOURCES, price):
        most = wealth.available(state, player, wealth.RESOURCES)
        return refused("production-too-dear", RULE, price=price, most=most)
    return None


def _refuse_room(state: State, player: int, planet: str, force: Force) -> IllegalMove | None:
    system = state.planet_by_id[planet].system
    if force.ships and board.others_ships(state, player, system) is not None:
        return refused("space-held-by-others", RULE, system=system)
    if force.ships + state.system_by_id[system].fleets[player].ships > MOST_SHIPS:
        return refused("fleet-limit", "GAL-G12", most_ships=MOST_SHIPS)
    for kind, number in force:
        place = system if kind in SHIPS else planet
        if possible_units(state, player, place, kind) < number:
            units = written_force(force_of(kind, left(state, player, kind)))
            return refuse_unit(state, player, place, kind) or refused("units-left", RULE, units=units)
    return None


@memo
def ways(state: State, player: int, planet: str, less: int) -> tuple[Force, ...]:
    """Return all that the dock of a planet can produce now, the most costly first.

    Last come those to which an infantry more could be added for nothing.
    """
    system = state.planet_by_id[planet].system
    purse = wealth.available(state, player, wealth.RESOURCES) + less
    space = MOST_SHIPS - state.system_by_id[system].fleets[player].ships
    space = space if board.others_ships(state, player, system) is None else 0
    most = {kind: possible_units(state, player, system if kind in SHIPS else planet, kind) for kind in PRODUCED}

    def possible(force: Force) -> bool:
        """Return whether `refuse_force` has nothing against units that are no more than a dock produces."""
        room = force.ships <= space and all([number <= most[kind] for kind, number in force])
        return room and cost(state, player, force) <= purse

    # What cannot be had by itself cannot be had with anything else.
    single = tuple([kind for kind in PRODUCED if possible(force_of(kind))])
    found = {force: None for force in _loads(single, MOST_UNITS) if possible(force)}

    def rank(force: Force) -> tuple[bool, int]:
        more = force + force_of("infantry")
        free = more in found and cost(state, player, more) == cost(state, player, force)
        return free, -cost(state, player, force)

    return tuple(sorted(found, key=rank))


@lru_cache(maxsize=32)
def _loads(kinds: tuple[str, ...], most: int) -> tuple[Force, ...]:
    """Return all that a dock could produce of some kinds, the most units first."""
    numbers = range(most, 0, -1)
    loads = (load for number in numbers for load in combinations_with_replacement(kinds, number))
    return tuple(sum((force_of(kind) for kind in load), NONE) for load in loads)


def _any(state: State, player: int, planet: str, less: int) -> bool:
    return any(refuse_force(state, player, planet, force_of(kind), less) is None for kind in PRODUCED)


def can_produce(state: State, player: int, system: str) -> bool:
    """Return whether a player could pay now for anything that a dock of theirs in a system produces."""
    less = discount(state, player)
    return any(_any(state, player, planet, less) for planet in docks(state, player, system))


def all_to_come(state: State, player: int, system: str) -> flow.Producing | None:
    """Return the production in a system of a player's, where nothing else comes of a tactical action there if no ship is
    brought: nothing to fight, to land or to explore. ``None`` where anything does, or nothing is produced."""
    place = state.system_by_id[system]
    planets = [state.planet_by_id[planet] for planet in place.planets]
    peaceful = board.others_ships(state, player, system) is None and all(planet.owner == player for planet in planets)
    found, less = docks(state, player, system), discount(state, player)
    if not peaceful or place.fleets[player].troops or place.frontier or len(found) != 1 or len(planets) != 1:
        return None
    return flow.Producing(player, found[0], less) if _any(state, player, found[0], less) else None


# The step of a tactical action (GAL-G11).


@flow.step(steps.Production)
def _production(voyage: Voyage, task: steps.Production) -> None:
    """Let the active player produce at each dock of theirs in the active system, one after the other (GAL-G53)."""
    player = task.player
    less = discount(voyage.state, player)
    voyage.push(*(steps.Dock(planet, player, less) for planet in docks(voyage.state, player, task.system)))


@flow.step(steps.Dock)
def _dock(voyage: Voyage, task: steps.Dock) -> None:
    """Ask what a dock produces, unless there is nothing that it could."""
    state, player, planet = voyage.state, task.player, task.planet
    if planet in docks(state, player, voyage.planet(planet).system) and _any(state, player, planet, task.less):
        voyage.push(flow.Producing(player, planet, task.less))


def begun(stage: flow.Producing) -> Force:
    """Return the units that are named so far."""
    return sum(map(force_of, stage.begun), NONE)


def meant(stage: flow.Producing, text: str) -> Force | None:
    """Return all the units that a text means, "2 infantry, 1 scout" or one more ("scout+"); ``None`` for no such text."""
    added = force_of(text[:-1]) if text.endswith(MORE) and text[:-1] in PRODUCED else None
    return naming.read_force(text) if added is None else begun(stage) + added


def goes_on(state: State, stage: flow.Producing, text: str) -> bool:
    """Return whether a text adds a unit after which another could follow."""
    force = meant(stage, text) if text.endswith(MORE) else None
    if force is None:
        return False
    return any(
        refuse_force(state, stage.player, stage.planet, force + force_of(kind), stage.less) is None for kind in PRODUCED
    )


def moves(state: State, stage: flow.Producing, player: int) -> Iterator[Move]:
    """Yield what a dock can produce with what is named so far, each unit that can be added, and nothing."""
    if player == stage.player:
        so_far = begun(stage)
        found = [force for force in ways(state, player, stage.planet, stage.less) if force.holds(so_far)]
        yield from (Produce(naming.written_force(force)) for force in found)
        yield from (Produce(kind + MORE) for kind in PRODUCED if so_far + force_of(kind) in found)
        yield Pass()


def _refuse(state: State, stage: flow.Producing, player: int, move: Move) -> IllegalMove:
    place = naming.planet_name(state, stage.planet)
    if player == stage.player and isinstance(move, Produce):
        refusal = refuse(state, stage, player, move.units)
        if refusal is not None:
            return refusal
    if player != stage.player:
        return refused("other-produces", RULE, who=state.players[stage.player].name, place=place)
    return refused("production-first", RULE, place=place)


def refuse(state: State, stage: flow.Producing, player: int, text: str) -> IllegalMove | None:
    """Return why the units that a text names cannot be produced in a stage, ``None`` if they can."""
    force = meant(stage, text)
    if force is None:
        return refused("write-units", RULE)
    return refuse_force(state, player, stage.planet, force, stage.less)


def _carry_out(voyage: Voyage, stage: flow.Producing, player: int, move: Move) -> None:
    voyage.finish()
    if isinstance(move, Pass):
        voyage.tell(course.NothingDone(voyage.name(player), "production"), rules=(RULE, "GAL-G11"))
        return
    assert isinstance(move, Produce), move
    heed(refuse(voyage.state, stage, player, move.units))
    if goes_on(voyage.state, stage, move.units):
        voyage.push(replace(stage, begun=(*stage.begun, move.units[:-1])))
        return
    force = meant(stage, move.units)
    assert force is not None
    price = max(0, cost(voyage.state, player, force) - stage.less)
    # The Autofoundry makes all docks of one step cheaper by 1 together: once it did, the others have their full price.
    spared = stage.less and cost(voyage.state, player, force) > price
    if spared:
        _charge_in_full(voyage)
    voyage.push(steps.Produced(stage.planet, player, naming.written_force(force)))
    wealth.pay_whole(voyage, player, price)


def _charge_in_full(voyage: Voyage) -> None:
    """Take the discount from the docks that are still to produce in this step."""
    agenda = list(voyage.state.agenda)
    for place, task in enumerate(agenda):
        dock = flow.read(task)
        if not isinstance(dock, steps.Dock):
            break
        agenda[place] = replace(dock, less=0).written()
    voyage.change(agenda=tuple(agenda))


@flow.step(steps.Produced)
def _produced(voyage: Voyage, task: steps.Produced) -> None:
    """Put what is paid for where it belongs: ships in the system, ground forces on the dock's planet (GAL-G54)."""
    force = naming.read_force(task.units)
    assert force is not None
    _put(voyage, task.player, voyage.planet(task.planet).system, task.planet, force)


def _put(voyage: Voyage, player: int, system: str, planet: str, force: Force) -> None:
    ships, troops = force.only(*SHIPS), force.only(*TROOPS)
    if ships:
        voyage.add_units(player, system, ships)
    if troops:
        voyage.add_units(player, planet, troops)
    where = naming.system_name(system)
    voyage.tell(course.Produced(voyage.name(player), where, naming.written_force(force)))


def _default(state: State, stage: flow.Producing, player: int) -> Move:
    return Produce(naming.written_force(begun(stage))) if stage.begun else Pass()


flow.stage(flow.Producing, flow.Doing(moves, _refuse, _carry_out, _default))


# One unit by a card, without a dock: not a step of production, so the Autofoundry has no part in it.


def crews(state: State, player: int, system: str, also: Sequence[str] = ("influence",)) -> tuple[str, ...]:
    """Return the units that a player could produce one of in a system now: "scout", "infantry@fallow".

    Ground forces come on a planet there that the player controls.
    """
    planets = [planet.id for planet in state.planets_of(player) if planet.system == system]
    found = []
    for kind in PRODUCED:
        if not wealth.affordable(state, player, wealth.RESOURCES, cost(state, player, force_of(kind)), also):
            continue
        if kind in TROOPS:
            found += [f"{kind}{_AT}{place}" for place in planets if possible_units(state, player, place, kind) > 0]
        elif possible_units(state, player, system, kind) > 0 and board.others_ships(state, player, system) is None:
            found.append(kind)
    return tuple(found)


def can_produce_one(state: State, player: int, system: str, also: Sequence[str] = ("influence",)) -> bool:
    """Return whether there is a unit that a player could produce in a system now."""
    return bool(crews(state, player, system, also))


def produce_one(voyage: Voyage, player: int, system: str, also: Sequence[str] = ("influence",)) -> None:
    """Let a player produce one unit in a system, paid with resources and what is ``also`` allowed (Hired Crews).

    `Crew` asks which one; its options are those of `crews`. Nothing happens where there are none (GAL-G67).
    """
    options = crews(voyage.state, player, system, also)
    if options:
        voyage.ask(steps.Crew(system, bool(also), owner=player, options=options, default=options[0]))


@flow.answer(steps.Crew)
def _hired(voyage: Voyage, question: steps.Crew, option: str) -> None:
    player = question.owner
    kind, _, _ = option.partition(_AT)
    voyage.push(steps.Hired(question.system, player, option))
    also = (wealth.INFLUENCE,) if question.influence else ()
    wealth.ask_payment(voyage, player, wealth.RESOURCES, cost(voyage.state, player, force_of(kind)), also)


@flow.step(steps.Hired)
def _hired_unit(voyage: Voyage, task: steps.Hired) -> None:
    kind, _, planet = task.unit.partition(_AT)
    _put(voyage, task.player, task.system, planet, force_of(kind))


ENDLESS = 99
"""What is said to be left of a kind that one has as many of as one likes (GAL-G13)."""


def left(state: State, player: int, kind: str) -> int:
    """Return how many units of a kind are in a player's reinforcements (GAL-G13); `ENDLESS` for infantry."""
    supply = content().units[kind].supply
    return supply - units_of(state, player)[kind] if supply else ENDLESS


def room(state: State, player: int, place: str, kind: str) -> int:
    """Return how many more units of a kind may stand in a place, whatever is left of them.

    At most 4 ships of a player in a system (GAL-G12), and one dock on a planet (GAL-G10). Nothing on a truce world
    (GAL-G30) or on a planet that is not in play. Whether ships have room for ground forces in space is `capacity`'s matter.
    """
    system = state.system_by_id.get(place)
    if system is not None:
        if kind == "dock":
            return 0
        return MOST_SHIPS - system.fleets[player].ships if kind in SHIPS else ENDLESS
    planet = state.planet_by_id[place]
    if kind in SHIPS or planet.truce or planet.destroyed or not planet.system:
        return 0
    if kind == "dock":
        return 1 - sum(force.dock for force in planet.troops)
    return ENDLESS


def possible_units(state: State, player: int, place: str, kind: str) -> int:
    """Return how many units of a kind a player could put in a place now: as many as are left and have room."""
    return max(0, min(left(state, player, kind), room(state, player, place, kind)))


def grounds(state: State, player: int, kind: str) -> tuple[str, ...]:
    """Return the planets that a player controls and can put a unit of a kind on, by name (GAL-G10, GAL-G30)."""
    if left(state, player, kind) < 1:
        return ()
    return tuple([planet.id for planet in state.planets_of(player) if room(state, player, planet.id, kind) > 0])


def refuse_unit(state: State, player: int, place: str, kind: str) -> IllegalMove | None:
    """Return why a player can put no unit of a kind in a place, ``None`` where they can."""
    if left(state, player, kind) < 1:
        return refused("no-units-left", "GAL-G13", unit=kind)
    if room(state, player, place, kind) > 0:
        return None
    if place in state.system_by_id:
        if kind == "dock":
            return refused("dock-needs-planet", "GAL-G13")
        where = naming.system_name(place)
        return refused("fleet-full", "GAL-G12", most_ships=MOST_SHIPS, where=where)
    planet = state.planet_by_id[place]
    if kind in SHIPS:
        return refused("ships-stay-in-space", "GAL-G13")
    if planet.truce:
        return refused("truce-world-no-units", "GAL-G30", planet=planet.name)
    if kind == "dock" and any(force.dock for force in planet.troops):
        return refused("dock-there-already", "GAL-G10", planet=planet.name)
    return refused("planet-not-in-play", "GAL-G32", planet=planet.name)


def put(voyage: Voyage, player: int, place: str, kind: str, count: int, why: str, rules: Sequence[str]) -> int:
    """Put units from the reinforcements in a place and return how many: as many as are left and have room there.

    ``why`` is the id of the card, order or ability that does it, ``rules`` are those behind it. Nothing is told of none.
    """
    number = min(count, possible_units(voyage.state, player, place, kind))
    if number < 1:
        return 0
    voyage.add_units(player, place, force_of(kind, number))
    voyage.tell(
        course.PlacedUnits(voyage.name(player), naming.place_name(voyage.state, place), f"{number} {kind}", why),
        rules=rules,
    )
    return number


def take(voyage: Voyage, player: int, place: str, kind: str, count: int, why: str, rules: Sequence[str]) -> int:
    """Take units from a place back into the reinforcements and return how many: as many as there are."""
    number = min(count, voyage.units(player, place)[kind])
    if number < 1:
        return 0
    voyage.take_units(player, place, force_of(kind, number))
    voyage.tell(
        course.RemovedUnits(voyage.name(player), naming.place_name(voyage.state, place), f"{number} {kind}", why),
        rules=rules,
    )
    return number
