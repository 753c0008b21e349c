"""Component actions (GAL-G09): relics that are used in a turn (GAL-G32), sets of fragments, Puzzle Engines (GAL-G33)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move

from ...state import board, naming
from ...state.catalogue import refused
from ...state.content import ARCHIVE, AUTOMATON, DEVICE, MERIDIAN, ORDERS, STAR_LANCE, TRADE_CORE, WORLD_FORGE, content
from ...state.moves import Apply, Relic, target_told
from ...state.state import COMMODITIES, CORE_BONUS, NOBODY, Planet, State
from .. import flow, steps
from ..economy import production, technologies, wealth
from ..events import course, ventures
from ..exploring import decks, explorations
from ..flow import WITHOUT
from ..progress import Voyage
from . import relics
from .relics import RULE


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the component actions of what lies before a player, but for order cards (GAL-G09)."""
    for text in decks.sets(state, player):
        yield Relic(text)
    for held in state.players[player].relics:
        if held.relic in USES and not held.exhausted:
            for target in USES[held.relic].targets(state, player, held.relic):
                yield Apply(held.relic, target)
    yield from uses_of_device(state, player)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a component action, ``None`` where nothing does."""
    if isinstance(move, Relic):
        return decks.refuse_set(state, player, move.fragments)
    if not isinstance(move, Apply):
        return refused("is-no-action-on-card-yours", "GAL-G09")
    if move.item == DEVICE:
        return refuse_device(state, player, move.target)
    return _refuse_relic(state, player, move)


def _refuse_relic(state: State, player: int, move: Apply) -> IllegalMove | None:
    relic = content().relics.get(move.item)
    if relic is None:
        return refused("is-nothing-use-as-action", "GAL-G09")
    if not state.players[player].holds(relic.id):
        return refused("card-is-not-yours", RULE, card=relic.id)
    if relic.id not in USES:
        return refused("relic-is-no-action", RULE, card=relic.id, moment=relic.moment)
    if not state.players[player].holds(relic.id, ready=True):
        return refused("card-is-exhausted-until-status-phase", RULE, card=relic.id)
    return USES[relic.id].refuse(state, player, relic.id, move.target)


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out a component action that nothing speaks against; the turn's stage is off the agenda already."""
    if isinstance(move, Relic):
        decks.purge_set(voyage, player, move.fragments)
        return
    assert isinstance(move, Apply), move
    if move.item == DEVICE:
        use_device(voyage, player, move.target)
    else:
        USES[move.item].act(voyage, player, move.item, move.target)


DEVICE_PRICE = 6
"""Resources that it takes to use one."""

DEVICE_RULE = "GAL-G33"


def uses_of_device(state: State, player: int) -> Iterator[Move]:
    """Yield the uses of a device: one for each technology that it could teach."""
    if state.players[player].devices:
        for technology in technologies.researchable(state, player, DEVICE_PRICE):
            yield Apply(DEVICE, technology)


def refuse_device(state: State, player: int, target: str) -> IllegalMove | None:
    """Return what speaks against using a device for a technology, ``None`` where nothing does."""
    if not state.players[player].devices:
        return refused("you-have-no-puzzle-engine", DEVICE_RULE)
    if target not in content().technologies:
        return refused("say-which-technology-device-is-teach", DEVICE_RULE)
    return technologies.refuse(state, player, target, DEVICE_PRICE, DEVICE_RULE)


def use_device(voyage: Voyage, player: int, technology: str) -> None:
    """Purge a device and spend 6 resources to research a technology."""
    voyage.tell(course.Used(voyage.name(player), DEVICE, technology), rules=(DEVICE_RULE, "GAL-037"))
    voyage.set_player(player, devices=voyage.player(player).devices - 1)
    decks.purge(voyage, DEVICE)
    technologies.research(voyage, player, technology, DEVICE_PRICE)


TAKEN = 3
"""Order cards that The Archive gives at most."""


def targets_of_boon(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield what a player can use one of these relics on; "-" for those that need nothing named."""
    if relic == WORLD_FORGE:
        for planet in state.planets_of(player):
            if refuse_boon(state, player, relic, planet.id) is None:
                yield planet.id
    elif refuse_boon(state, player, relic, NOTHING) is None:
        yield NOTHING


def refuse_boon(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against using one of these relics, ``None`` where nothing does."""
    if relic == WORLD_FORGE:
        return _refuse_forge(state, player, target)
    if target != NOTHING:
        return refused("this-relic-needs-nothing-named-beside", relics.RULE)
    if relic == ARCHIVE and not state.decks[ORDERS].discard:
        return refused("no-order-card-lies-on-discard", relics.RULE)
    return None


def _refuse_forge(state: State, player: int, target: str) -> IllegalMove | None:
    planet = state.planet_by_id.get(target)
    if planet is None:
        return refused("say-which-planet-yours-world-forge", relics.RULE)
    if planet.owner != player or planet.destroyed:
        return refused("planet-is-not-yours", relics.RULE, planet=planet.name)
    if planet.home != NOBODY:
        return refused("planet-is-home-planet-world-forge", relics.RULE, planet=planet.name)
    if planet.fabled:
        return refused("planet-is-legendary-already", relics.RULE, planet=planet.name)
    return None


def use_boon(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Use one of these relics."""
    voyage.tell(course.Used(voyage.name(player), relic, target_told(target)))
    if relic == WORLD_FORGE:
        relics.lose(voyage, player, relic)
        explorations.attach(voyage, relic, target)
        return
    relics.purge(voyage, player, relic)
    if relic == TRADE_CORE:
        wealth.gain_goods(voyage, player, COMMODITIES + CORE_BONUS, relic, (relics.RULE,))
        wealth.return_surplus(voyage, player, relic, (relics.RULE, "GAL-G25"))
    else:
        voyage.push(steps.Archive(player, TAKEN))


# The Archive.


@flow.step(steps.Archive)
def _archive(voyage: Voyage, task: steps.Archive) -> None:
    """Offer the discarded order cards one after the other, so many at most; then the hand's limit counts."""
    player, left = task.player, task.left
    pile = voyage.deck(ORDERS).discard
    if not left or not pile:
        decks.trim_hand(voyage, player)
        return
    options = (*dict.fromkeys(pile), WITHOUT)
    voyage.push(steps.TakeOrder(left, owner=player, options=options, default=WITHOUT))


@flow.answer(steps.TakeOrder)
def _taken(voyage: Voyage, question: steps.TakeOrder, option: str) -> None:
    player = question.owner
    if option == WITHOUT:
        decks.trim_hand(voyage, player)
        return
    pile = list(voyage.deck(ORDERS).discard)
    pile.remove(option)
    voyage.set_deck(ORDERS, discard=tuple(pile))
    voyage.set_player(player, hand=(*voyage.player(player).hand, option))
    voyage.tell(course.TookOrder(voyage.name(player), option))
    voyage.push(steps.Archive(player, question.left - 1))


DOCK_PRICE = 3
GOOD = "trade-good"
"""The option of having a trade good rather than a dock."""


def targets_of_automaton(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield the handles of the players that can be named: everybody still in the game, oneself included."""
    for place, handle in enumerate(naming.handles(state)):
        if not state.players[place].gone:
            yield handle


def refuse_automaton(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against naming somebody, ``None`` where nothing does."""
    named = naming.player_named(state, target)
    if named is None:
        return refused("say-which-player-builder-automaton", relics.RULE)
    if state.players[named].gone:
        return refused("who-has-left-game", relics.RULE, who=state.players[named].name)
    return None


def use_automaton(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Exhaust the relic, and ask the player named what they want, if they have the choice."""
    named = naming.player_named(voyage.state, target)
    assert named is not None
    relics.exhaust(voyage, player, AUTOMATON, voyage.name(named))
    places = production.grounds(voyage.state, named, "dock")
    if not wealth.affordable(voyage.state, named, wealth.RESOURCES, DOCK_PRICE):
        places = ()
    voyage.ask(steps.Automaton(owner=named, options=(*places, GOOD), default=GOOD))


@flow.answer(steps.Automaton)
def _chosen(voyage: Voyage, question: steps.Automaton, option: str) -> None:
    player = question.owner
    if option == GOOD:
        wealth.gain_goods(voyage, player, 1, AUTOMATON, (relics.RULE,))
    else:
        voyage.push(steps.AutomatonDock(option, player))
        wealth.ask_payment(voyage, player, wealth.RESOURCES, DOCK_PRICE)


@flow.step(steps.AutomatonDock)
def _dock(voyage: Voyage, task: steps.AutomatonDock) -> None:
    production.put(voyage, task.player, task.planet, "dock", 1, AUTOMATON, (relics.RULE,))


def targets_of_lance(state: State, player: int, relic: str) -> Iterator[str]:
    """Yield the planets that a player's Star Lance can destroy."""
    reach = _reach(state, player)
    for planet in state.planets:
        if refuse_lanced(planet, player, reach) is None:
            yield planet.id


def refuse_lance(state: State, player: int, relic: str, target: str) -> IllegalMove | None:
    """Return what speaks against destroying a planet, ``None`` where nothing does."""
    planet = state.planet_by_id.get(target)
    if planet is None or not planet.system or planet.destroyed:
        return refused("say-which-planet-star-lance", relics.RULE)
    return refuse_lanced(planet, player, _reach(state, player))


def use_lance(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Destroy a planet for good: its units, its attachments, itself; and the relic is purged (GAL-G32, GAL-G70)."""
    planet = voyage.planet(target)
    voyage.tell(course.Used(voyage.name(player), STAR_LANCE, target))
    for owner, force in enumerate(planet.troops):
        if force:
            units = naming.written_force(force)
            voyage.tell(course.RemovedUnits(voyage.name(owner), planet.name, units, STAR_LANCE), rules=(relics.RULE,))
    explorations.purge_attachments(voyage, target)
    left = tuple(one for one in voyage.system(planet.system).planets if one != target)
    voyage.set_system(planet.system, planets=left)
    none = tuple(force - force for force in planet.troops)
    voyage.set_planet(target, system="", owner=NOBODY, exhausted=False, used=False, destroyed=True, troops=none)
    voyage.tell(ventures.PlanetDestroyed(planet.name, voyage.name(player)))
    relics.purge(voyage, player, STAR_LANCE)


def _reach(state: State, player: int) -> frozenset[str]:
    """Return the systems adjacent to one that holds a battleship of the player: units with bombardment (GAL-G13)."""
    armed = (system.id for system in state.systems if system.fleets[player].battleship)
    return frozenset(near for system in armed for near in board.adjacent(state, system))


def refuse_lanced(planet: Planet, player: int, reach: frozenset[str]) -> IllegalMove | None:
    """Return what speaks against destroying a planet with a Star Lance that reaches these systems, ``None`` if nothing."""
    if not planet.system:
        return refused("planet-is-nowhere-on-map", relics.RULE, planet=planet.name)
    if planet.owner == player:
        return refused("planet-is-yours-star-lance-takes", relics.RULE, planet=planet.name)
    if planet.home != NOBODY or planet.fabled or planet.id == MERIDIAN:
        what = "home" if planet.home != NOBODY else "legendary" if planet.fabled else "centre"
        return refused("star-lance-does-not-harm", relics.RULE, planet=planet.name, what=what)
    if planet.system not in reach:
        return refused("planet-is-in-no-system-adjacent", relics.RULE, planet=planet.name)
    return None


class Use(NamedTuple):
    """A relic that is used as a component action, called by its id: what it can be used on ("-" where it needs nothing
    named), what speaks against that, and using it."""

    targets: Callable[[State, int, str], Iterator[str]]
    refuse: Callable[[State, int, str, str], IllegalMove | None]
    act: Callable[[Voyage, int, str, str], None]


_BOON = Use(targets_of_boon, refuse_boon, use_boon)
USES = {
    STAR_LANCE: Use(targets_of_lance, refuse_lance, use_lance),
    ARCHIVE: _BOON,
    TRADE_CORE: _BOON,
    WORLD_FORGE: _BOON,
    AUTOMATON: Use(targets_of_automaton, refuse_automaton, use_automaton),
}
"""The relics that are used as a component action."""
