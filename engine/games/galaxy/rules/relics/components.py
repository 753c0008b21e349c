"""Component actions (GAL-G09): relics that are used in a turn (GAL-G32), sets of fragments, Puzzle Engines (GAL-G33)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from typing import NamedTuple

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import ArgumentNeeds, meeting, never

from ...state import board, naming
from ...state.catalogue import refused
from ...state.content import ARCHIVE, AUTOMATON, DEVICE, MERIDIAN, ORDERS, STAR_LANCE, TRADE_CORE, WORLD_FORGE, content
from ...state.moves import Apply, Relic, target_told
from ...state.state import COMMODITIES, CORE_BONUS, NOBODY, Planet, Player, State
from .. import flow, steps
from ..economy import production, technologies, wealth
from ..events import course, ventures
from ..exploring import decks, explorations
from ..flow import WITHOUT
from ..needs import is_planet, need, nothing_if, on, own_planet, planet_name, unless
from ..progress import Voyage
from . import relics
from .relics import RULE


def moves(state: State, player: int) -> Iterator[Move]:
    """Yield the component actions of what lies before a player, but for order cards (GAL-G09)."""
    for text in decks.sets(state, player):
        yield Relic(text)
    for held in state.players[player].relics:
        if held.relic in USES and not held.exhausted:
            for target in USES[held.relic].on.options(state, player):
                yield Apply(held.relic, target)
    for technology in TAUGHT.options(state, player):
        yield Apply(DEVICE, technology)


def refuse(state: State, player: int, move: Move) -> IllegalMove | None:
    """Return what speaks against a component action, ``None`` where nothing does."""
    if isinstance(move, Relic):
        return decks.refuse_set(state, player, move.fragments)
    if not isinstance(move, Apply):
        return refused("card-action-unknown", "GAL-G09")
    if move.item == DEVICE:
        return TAUGHT.refuse(state, player, move.target)
    return _refuse_relic(state, player, move)


def _refuse_relic(state: State, player: int, move: Apply) -> IllegalMove | None:
    relic = content().relics.get(move.item)
    if relic is None:
        return refused("item-no-action", "GAL-G09")
    if not state.players[player].holds(relic.id):
        return refused("card-not-yours", RULE, card=relic.id)
    if relic.id not in USES:
        return refused("relic-no-action", RULE, card=relic.id, moment=relic.moment)
    if not state.players[player].holds(relic.id, ready=True):
        return refused("card-exhausted", RULE, card=relic.id)
    return USES[relic.id].on.refuse(state, player, move.target)


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


def _teachable(state: State, player: int) -> tuple[str, ...]:
    return technologies.researchable(state, player, DEVICE_PRICE) if state.players[player].devices else ()


def _refuse_teaching(state: State, player: int, technology: str) -> IllegalMove | None:
    return technologies.refuse(state, player, technology, DEVICE_PRICE, DEVICE_RULE)


TAUGHT = on(
    _teachable,
    need("no-puzzle-engine", DEVICE_RULE, lambda state, player, technology: state.players[player].devices > 0),
    need("device-wants-technology", DEVICE_RULE, lambda state, player, technology: technology in content().technologies),
    unless(_refuse_teaching),
)
"""What a device can teach."""


def use_device(voyage: Voyage, player: int, technology: str) -> None:
    """Purge a device and spend 6 resources to research a technology."""
    voyage.tell(course.Used(voyage.name(player), DEVICE, technology), rules=(DEVICE_RULE, "GAL-037"))
    voyage.set_player(player, devices=voyage.player(player).devices - 1)
    decks.purge(voyage, DEVICE)
    technologies.research(voyage, player, technology, DEVICE_PRICE)


TAKEN = 3
"""Order cards that The Archive gives at most."""


UNNAMED = need("relic-takes-no-target", relics.RULE, lambda state, player, target: target == NOTHING)
FORGES = (
    own_planet(relics.RULE),
    need(
        "forge-not-at-home",
        relics.RULE,
        lambda state, player, planet: state.planet_by_id[planet].home == NOBODY,
        planet=planet_name,
    ),
    need(
        "legendary-already",
        relics.RULE,
        lambda state, player, planet: not state.planet_by_id[planet].fabled,
        planet=planet_name,
    ),
)


def _forged(state: State, player: int) -> tuple[str, ...]:
    return meeting(FORGES, [planet.id for planet in state.planets_of(player)], state, player)


def _discarded(state: State, player: int) -> bool:
    return bool(state.decks[ORDERS].discard)


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


def _here(state: State, player: int) -> Iterator[str]:
    """Yield the handles of the players that can be named: everybody still in the game, oneself included."""
    for place, handle in enumerate(naming.handles(state)):
        if not state.players[place].gone:
            yield handle


def _named(state: State, player: int, name: str) -> Player | None:
    place = naming.player_named(state, name)
    return state.players[place] if place is not None else None


def _called(state: State, player: int, name: str) -> str:
    named = _named(state, player, name)
    return named.name if named is not None else name


def _is_here(state: State, player: int, name: str) -> bool:
    named = _named(state, player, name)
    return named is not None and not named.gone


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


def lanced(state: State, player: int, reach: Container[str] | None = None) -> tuple[str, ...]:
    """Return the planets that a player's Star Lance can destroy; ``reach``: if it reached these systems."""
    near = _reach(state, player) if reach is None else reach
    known = (planet for planet in state.planets if planet.system in near and planet.owner != player)
    return tuple(planet.id for planet in known if not _spared(planet))


def _spared(planet: Planet) -> str:
    """Return as what a planet is safe from the lance, "" where it is not."""
    if planet.home != NOBODY:
        return "home"
    return "legendary" if planet.fabled else "centre" if planet.id == MERIDIAN else ""


def _on_map(state: State, player: int, planet: str) -> bool:
    known = state.planet_by_id.get(planet)
    return known is not None and bool(known.system) and not known.destroyed


def use_lance(voyage: Voyage, player: int, relic: str, target: str) -> None:
    """Destroy a planet for good: its units, its attachments, itself; and the relic is purged (GAL-G32, GAL-G70)."""
    planet = voyage.planet(target)
    voyage.tell(course.Used(voyage.name(player), STAR_LANCE, target))
    for owner, force in enumerate(planet.troops):
        if force:
            units = naming.written_force(force)
            voyage.tell(course.RemovedUnits(voyage.name(owner), planet.name, units, STAR_LANCE), rules=(relics.RULE,))
    explorations.purge_attachments(voyage, target)
    left = tuple(item for item in voyage.system(planet.system).planets if item != target)
    voyage.set_system(planet.system, planets=left)
    none = tuple(force - force for force in planet.troops)
    voyage.set_planet(target, system="", owner=NOBODY, exhausted=False, used=False, destroyed=True, troops=none)
    voyage.tell(ventures.PlanetDestroyed(planet.name, voyage.name(player)))
    relics.purge(voyage, player, STAR_LANCE)


def _reach(state: State, player: int) -> frozenset[str]:
    """Return the systems adjacent to one that holds a battleship of the player: units with bombardment (GAL-G13)."""
    armed = (system.id for system in state.systems if system.fleets[player].battleship)
    return frozenset(near for system in armed for near in board.adjacent(state, system))


class Use(NamedTuple):
    """A relic that is used as a component action: on what ("-" where it needs nothing named), and how."""

    on: ArgumentNeeds[State]
    act: Callable[[Voyage, int, str, str], None]


USES = {
    STAR_LANCE: Use(
        on(
            lanced,
            need("lance-wants-planet", relics.RULE, _on_map),
            need(
                "lance-not-own-planet",
                relics.RULE,
                lambda state, player, planet: state.planet_by_id[planet].owner != player,
                planet=planet_name,
            ),
            need(
                "lance-spares",
                relics.RULE,
                lambda state, player, planet: not _spared(state.planet_by_id[planet]),
                planet=planet_name,
                what=lambda state, player, planet: _spared(state.planet_by_id[planet]),
            ),
            need("lance-out-of-reach", relics.RULE, never, planet=planet_name),
        ),
        use_lance,
    ),
    ARCHIVE: Use(on(nothing_if(_discarded), UNNAMED, need("no-order-card-discarded", relics.RULE, never)), use_boon),
    TRADE_CORE: Use(on(lambda state, player: (NOTHING,), UNNAMED), use_boon),
    WORLD_FORGE: Use(on(_forged, need("forge-wants-planet", relics.RULE, is_planet), *FORGES), use_boon),
    AUTOMATON: Use(
        on(
            _here,
            need("automaton-wants-player", relics.RULE, lambda *about: _named(*about) is not None),
            need("player-left", relics.RULE, _is_here, who=_called),
        ),
        use_automaton,
    ),
}
"""The relics that are used as a component action, by their ids."""
