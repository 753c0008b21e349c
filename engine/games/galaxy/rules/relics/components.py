"""Component actions (GAL-G09): relics that are used in a turn (GAL-G32), sets of fragments, Puzzle Engines (GAL-G33)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import partial
from itertools import chain

from engine.core.desk import NOTHING
from engine.core.errors import IllegalMove
from engine.core.moves import Move
from engine.core.needs import meeting, never

from ...state import board, naming
from ...state.content import ARCHIVE, AUTOMATON, DEVICE, MERIDIAN, ORDERS, STAR_LANCE, TRADE_CORE, WORLD_FORGE, content
from ...state.moves import Apply, Relic, target_told
from ...state.state import COMMODITIES, CORE_BONUS, NOBODY, Player, State
from .. import flow, steps
from ..economy import production, technologies, wealth
from ..events import course, ventures
from ..exploring import decks, explorations
from ..flow import WITHOUT
from ..needs import Deed, NamedAction, is_own, is_planet, named, need, nothing_if, on, own_planet, planet_name, unless
from ..progress import Voyage
from . import relics
from .relics import RULE


def carry_out(voyage: Voyage, player: int, move: Move) -> None:
    """Carry out a component action that nothing speaks against; the turn's stage is off the agenda already."""
    if isinstance(move, Relic):
        decks.purge_set(voyage, player, move.fragments)
        return
    assert isinstance(move, Apply), move
    USES[move.item].act(voyage, player, move.target)


DEVICE_PRICE = 6
"""Resources that it takes to use one."""

DEVICE_RULE = "GAL-G33"


def _refuse_teaching(state: State, player: int, technology: str) -> IllegalMove | None:
    return technologies.refuse(state, player, technology, DEVICE_PRICE, DEVICE_RULE)


TAUGHT = on(
    lambda state, player: technologies.researchable(state, player, DEVICE_PRICE),
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


UNNAMED = need("relic-takes-no-target", RULE, lambda state, player, target: target == NOTHING)
FORGES = (
    need("forge-wants-planet", RULE, is_planet),
    own_planet(RULE),
    need("forge-not-at-home", RULE, lambda state, player, id: state.planet_by_id[id].home == NOBODY, planet=planet_name),
    need("legendary-already", RULE, lambda state, player, id: not state.planet_by_id[id].fabled, planet=planet_name),
)


def _forged(state: State, player: int) -> tuple[str, ...]:
    return meeting(FORGES, [planet.id for planet in state.planets_of(player)], state, player)


def _discarded(state: State, player: int) -> bool:
    return bool(state.decks[ORDERS].discard)


def use_boon(relic: str, voyage: Voyage, player: int, target: str) -> None:
    """Use one of these relics."""
    voyage.tell(course.Used(voyage.name(player), relic, target_told(target)))
    if relic == WORLD_FORGE:
        relics.lose(voyage, player, relic)
        explorations.attach(voyage, relic, target)
        return
    relics.purge(voyage, player, relic)
    if relic == TRADE_CORE:
        wealth.gain_goods(voyage, player, COMMODITIES + CORE_BONUS, relic, (RULE,))
        wealth.return_surplus(voyage, player, relic, (RULE, "GAL-G25"))
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


def use_automaton(voyage: Voyage, player: int, target: str) -> None:
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
        wealth.gain_goods(voyage, player, 1, AUTOMATON, (RULE,))
    else:
        voyage.push(steps.AutomatonDock(option, player))
        wealth.ask_payment(voyage, player, wealth.RESOURCES, DOCK_PRICE)


@flow.step(steps.AutomatonDock)
def _dock(voyage: Voyage, task: steps.AutomatonDock) -> None:
    production.put(voyage, task.player, task.planet, "dock", 1, AUTOMATON, (RULE,))


def lanced(state: State, player: int, reach: Container[str] | None = None) -> tuple[str, ...]:
    """Return the planets that a player's Star Lance can destroy; ``reach``: if it reached these systems."""
    near = _reach(state, player) if reach is None else reach
    known = (planet.id for planet in state.planets if planet.system in near and planet.owner != player)
    return tuple(planet for planet in known if not _spared(state, player, planet))


def _spared(state: State, player: int, name: str) -> str:
    """Return as what a planet is safe from the lance, "" where it is not."""
    planet = state.planet_by_id[name]
    if planet.home != NOBODY:
        return "home"
    return "legendary" if planet.fabled else "centre" if planet.id == MERIDIAN else ""


def _on_map(state: State, player: int, planet: str) -> bool:
    known = state.planet_by_id.get(planet)
    return known is not None and bool(known.system) and not known.destroyed


def use_lance(voyage: Voyage, player: int, target: str) -> None:
    """Destroy a planet for good: its units, its attachments, itself; and the relic is purged (GAL-G32, GAL-G70)."""
    planet = voyage.planet(target)
    voyage.tell(course.Used(voyage.name(player), STAR_LANCE, target))
    for owner, force in enumerate(planet.troops):
        if force:
            units = naming.written_force(force)
            voyage.tell(course.RemovedUnits(voyage.name(owner), planet.name, units, STAR_LANCE), rules=(RULE,))
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


USES = {
    STAR_LANCE: Deed(
        on(
            lanced,
            need("lance-wants-planet", RULE, _on_map),
            need("lance-not-own-planet", RULE, lambda *about: not is_own(*about), planet=planet_name),
            need("lance-spares", RULE, lambda *about: not _spared(*about), planet=planet_name, what=_spared),
            need("lance-out-of-reach", RULE, never, planet=planet_name),
        ),
        use_lance,
    ),
    ARCHIVE: Deed(
        on(nothing_if(_discarded), UNNAMED, need("no-order-card-discarded", RULE, never)), partial(use_boon, ARCHIVE)
    ),
    TRADE_CORE: Deed(on(lambda state, player: (NOTHING,), UNNAMED), partial(use_boon, TRADE_CORE)),
    WORLD_FORGE: Deed(on(_forged, *FORGES), partial(use_boon, WORLD_FORGE)),
    AUTOMATON: Deed(
        on(
            _here,
            need("automaton-wants-player", RULE, lambda *about: _named(*about) is not None),
            need("player-left", RULE, _is_here, who=_called),
        ),
        use_automaton,
    ),
    DEVICE: Deed(TAUGHT, use_device),
}
"""What is used as a component action, by its id: relics, Puzzle Engines."""


def _moment(state: State, player: int, relic: str) -> str:
    return content().relics[relic].moment


def _ready(state: State, player: int) -> list[str]:
    own = state.players[player]
    return [held.relic for held in own.relics if held.relic in USES and not held.exhausted] + [DEVICE] * bool(own.devices)


APPLIED = NamedAction(
    Apply,
    _ready,
    (
        need("item-no-action", "GAL-G09", lambda state, player, item: item in content().relics or item == DEVICE),
        need("no-puzzle-engine", DEVICE_RULE, lambda state, player, item: item != DEVICE),
        need("card-not-yours", RULE, lambda state, player, item: state.players[player].holds(item), card=named),
        need("relic-no-action", RULE, lambda state, player, item: item in USES, card=named, moment=_moment),
        need("card-exhausted", RULE, never, card=named),
    ),
    (need("nothing-to-use", RULE, never),),
    USES,
)


def moves(state: State, player: int) -> Iterable[Move]:
    """Return the component actions of what lies before a player, but for order cards (GAL-G09)."""
    return chain(relics.PURGED.moves(state, player), APPLIED.moves(state, player))
