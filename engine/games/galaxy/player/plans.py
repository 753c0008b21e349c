"""What a tactical action could be for: which ships come, where they land, what that is worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from itertools import combinations_with_replacement

import msgspec
from msgspec.structs import replace

from engine.core.memo import changed

from ..rules import commands, flow, goals, goals_ahead, odds
from ..rules.economy import production, wealth
from ..rules.fighting import landing
from ..rules.fighting.landing import landable
from ..rules.flow import open_stage
from ..rules.moving import journeys, movement
from ..rules.relics import components
from ..state import board
from ..state.content import LONG_SCAN, STAR_LANCE
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, Planet, State, System, force_of
from .judging import MERIDIAN, STOP, Outlook

COST = {"infantry": 0.5, "scout": 2.0, "mech": 2.0, "transport": 3.0, "battleship": 4.0, "dock": 0.0}
LOADS = tuple(
    sum((force_of(kind) for kind in kinds), NONE)
    for number in range(1, production.MOST_UNITS + 2)
    for kinds in combinations_with_replacement(production.PRODUCED, number)
)
"""All that a dock could produce, with a berth more than usual."""
MORE = (0.0, 1.0, 1.8, 2.44, 2.95)
"""What so many units of a kind are worth: every further one a little less."""

PASSAGE = 0.8
"""What Free Passage is worth, which is gone once it is played."""

ORB = 1.0
"""What the Command Orb is worth, which is gone once it is used, while there is a round to come."""

AIMED = 0.7
"""What part of a Star Lance's blow it is worth to come within its reach."""

PINNED = 0.6
"""What it costs to make a system active that ships could still leave, for each of them."""

BESIEGES = 3.0
"""What each of two ground forces is worth beside Meridian, in a round that a rival wins with it as things stand."""

LAST_RESORT = 10.0
"""By so much what may stop a rival who wins when the round ends comes before all else."""

BARED = 1.5
"""What it costs to leave planets without a guard for a point."""

WATCH = 0.5
"""What part of what Meridian is worth is lost with all ships above it, where a rival could come."""

SCANNED = 0.7
"""What part of a frontier's worth it is worth to come to where a Long Scan could explore it."""

SCATTERED = ("void-watch", "wide-wake", "ferrymaster")
"""Goals that ask for ships in several systems."""

Spare = Mapping[str, tuple[int, int]]
"""How many infantry and mechs can be spared in each system."""


class Plan(msgspec.Struct, frozen=True):
    """A tactical action in a system: what comes from where, and what it is worth in tenths of a point; ``help`` is what it
    takes besides: Free Passage, the Command Orb, or "" for nothing."""

    system: str
    value: float
    bring: tuple[tuple[str, Force], ...] = ()
    help: str = ""


def plans(outlook: Outlook, systems: Iterable[str]) -> Iterator[Plan]:
    """Yield the best plan for each of some systems."""
    left, bare, every = spare(outlook), spare(outlook, bare=True), spare(outlook, bare=True, meridian=True)
    for system in systems:
        found = best(outlook, system, left)
        # Without it a rival wins, or with it the player does: then nothing is worth a guard, not even Meridian.
        decides = outlook.stopped(system) == STOP or outlook.prize(system) is not None
        if (left != bare and _is_point(outlook, system)) or (decides and left != every):
            # For a point planets may be left without a guard.
            daring = best(outlook, system, every if decides else bare)
            worth = daring.value - BARED if daring is not None else 0.0
            found = replace(daring, value=worth) if daring and worth > (found.value if found else 0.0) else found
        if found is not None:
            yield found


def _is_point(outlook: Outlook, system: str) -> bool:
    """Return whether ground forces in a system may be worth a point: Meridian, a goal that is met then, or what a
    rival wins by."""
    state, me = outlook.state, outlook.me
    if outlook.stopped(system) or outlook.prize(system) is not None:
        return True
    if MERIDIAN in state.system_by_id[system].planets:
        return state.planet_by_id[MERIDIAN].owner != me
    ahead = goals_ahead.best_comers(state, me, system)[1]
    found = (*goals_ahead.nearer(state, me, system, True), *goals_ahead.met_by(state, me, ahead.planet))
    return any(goal.point for goal in found)


def best(outlook: Outlook, system: str, spare: Spare) -> Plan | None:
    """Return the best plan for a system, ``None`` where there is nothing to be done in it."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[system]
    active = changed(state, system=system, active=me, legs=())
    stage = flow.Moving(me, system)
    origins = _origins(active, stage, spare)
    enemy = next((fleet.only(*SHIPS) for who, fleet in enumerate(there.fleets) if who != me and fleet.ships), NONE)
    here = there.fleets[me]
    still = _still(outlook, there)
    found = [Plan(system, _gains(outlook, active, there, here, enemy) + still)]
    contested = MERIDIAN in there.planets and bool(outlook.threat(system).troops)
    massed = outlook.judgement.masses and (bool(enemy) or _defended(outlook, there) or contested)

    def weighed(bring: Bringing) -> float:
        coming = sum((force for _, force in bring), here)
        value = _gains(outlook, active, there, coming, enemy) + still
        value -= 0.25 * sum(force.ships for _, force in bring)
        for origin, force in bring:
            left = state.system_by_id[origin]
            value -= _weakens(outlook, left, force)
            if left.fleets[me].only(*SHIPS) == force.only(*SHIPS):
                value -= outlook.leaves(left)
        return value

    found += [Plan(system, weighed(bring), bring) for bring in _choices(origins, massed, 4 - here.ships)]
    if outlook.judgement.crafty and outlook.own.holds(journeys.ORB):
        freed = _origins(active, journeys.helped(stage, journeys.ORB), spare)
        price = (0.0 if outlook.last else ORB) + outlook.kept_relic
        found += [
            Plan(system, weighed(bring) - price, bring, journeys.ORB)
            for bring in _choices(freed, massed, 4 - here.ships)
            if any(origin not in origins for origin, _ in bring)
        ]
    if outlook.judgement.crafty and journeys.PASSAGE in outlook.own.hand and not enemy:
        found += _with_passage(outlook, active, origins, _origins(active, journeys.helped(stage, journeys.PASSAGE), spare))
    plan = max(found, key=lambda item: item.value)
    return plan if plan.value > 0 else None


def spare(outlook: Outlook, *, bare: bool = False, meridian: bool = False) -> Spare:
    """Return how many infantry and mechs can be spared in each system with ships of mine; ``bare``: all, but on Meridian
    the guard, in the last round so many as a rival could bring; ``meridian``: there, too."""
    found = {}
    for system in map(outlook.state.system_by_id.__getitem__, board.fleets(outlook.state, outlook.me)):
        fleet = system.fleets[outlook.me]
        infantry, mechs = fleet.infantry, fleet.mech
        for planet in system.planets:
            troops = outlook.troops_on(planet, outlook.me)
            kept = 0 if meridian else _kept(outlook, outlook.state.planet_by_id[planet], bare=bare)
            spare = max(0, troops.troops - kept)
            foot = min(troops.infantry, spare)
            infantry, mechs = infantry + foot, mechs + min(troops.mech, spare - foot)
        found[system.id] = (infantry, mechs)
    return found


Bringing = tuple[tuple[str, Force], ...]
"""Ships with what they carry, by where they come from."""

Origins = dict[str, tuple[Force, int, int]]
"""The ships that can come from each system, and how many infantry and mechs can be spared there."""


def _origins(active: State, stage: flow.Moving, spare: Spare) -> Origins:
    """Return what can come from each system."""
    coming = ((origin, journeys.comers(active, stage, origin)) for origin in spare)
    return {origin: (ships, *spare[origin]) for origin, ships in coming if ships}


def _with_passage(outlook: Outlook, active: State, plain: Origins, helped: Origins) -> Iterator[Plan]:
    """Yield plans by which a single ship comes that only Free Passage brings so far, from a system it does not hold."""
    there = active.system_by_id[active.system]
    here = there.fleets[outlook.me]
    for origin, (ships, infantry, mechs) in helped.items():
        if origin in plain or here.ships > 3:
            continue
        ship = next(force_of(kind) for kind in reversed(SHIPS) if ships[kind])
        force = _load(ship, infantry, mechs)
        value = _gains(outlook, active, there, here + force, NONE) - PASSAGE - 0.25
        yield Plan(active.system, value - outlook.leaves(active.system_by_id[origin]), ((origin, force),), journeys.PASSAGE)


def _weakens(outlook: Outlook, left: System, force: Force) -> float:
    """Return what it costs that ships leave Meridian's system, where its holder needs them against a rival who could come
    with ground forces."""
    meridian, ships = outlook.state.planet_by_id[MERIDIAN], left.fleets[outlook.me].ships
    holds = meridian.owner == outlook.me and meridian.system == left.id and not outlook.too_late
    if not (outlook.judgement.watchful and holds and ships and outlook.threat(left.id).troops):
        return 0.0
    return WATCH * outlook.crown() * force.ships / ships


def _kept(outlook: Outlook, planet: Planet, *, bare: bool) -> int:
    if planet.owner != outlook.me:
        return 0
    if planet.id != MERIDIAN:
        own = planet.home == outlook.me and bool(movement.could_land(outlook.state, outlook.me, planet.system)[0])
        return 0 if bare else max(outlook.judgement.garrison, outlook.judgement.home if own else 0)
    if outlook.too_late:
        return 0
    enough = max(1, outlook.threat(planet.system).troops) if bare and outlook.last else outlook.judgement.guard
    return min(enough, outlook.judgement.guard)


def _load(ships: Force, infantry: int, mechs: int) -> Force:
    space = journeys.room(ships)
    loaded = min(mechs, space)
    return ships + Force(mech=loaded, infantry=min(infantry, space - loaded))


def _choices(origins: Origins, fight: bool, space: int) -> Iterator[Bringing]:
    """Yield sets of ships that could come: single ones, all from one system, and for a fight all there are."""
    for origin, (ships, infantry, mechs) in origins.items():
        sets = [force_of(kind) for kind in SHIPS if ships[kind]]
        sets.append(ships)
        for some in dict.fromkeys(sets):
            if some.ships <= space:
                yield ((origin, _load(some, infantry, mechs)),)
    if fight and len(origins) > 1:
        bring, left = [], space
        for origin, (ships, infantry, mechs) in sorted(
            origins.items(), key=lambda origin: (-_strength(origin[1]), origin[0])
        ):
            some = NONE
            for kind in reversed(SHIPS):
                taken = min(ships[kind], left - some.ships)
                some += force_of(kind, taken)
            if some:
                bring.append((origin, _load(some, infantry, mechs)))
                left -= some.ships
        yield tuple(bring)


def _strength(origin: tuple[Force, int, int]) -> float:
    ships, infantry, mechs = origin
    return sum(COST[kind] * number for kind, number in ships) + infantry + mechs


def _defended(outlook: Outlook, there: System) -> bool:
    planets = (outlook.state.planet_by_id[planet] for planet in there.planets)
    return any(outlook.defenders(planet) for planet in planets)


# What it is worth.


def _gains(outlook: Outlook, active: State, there: System, force: Force, enemy: Force) -> float:
    """Return what a force is worth in the active system: fights, planets, goals, the frontier."""
    if not force.ships:
        return 0.0
    chance = 1.0
    value = 0.0
    # Where a rival wins unless stopped, what is lost counts for nothing.
    loses, stopping = float(outlook.stopped(there.id) < STOP), False
    if enemy:
        bonus, theirs = int(outlook.has("ranging-arrays")), odds.ships(enemy)
        chance = odds.wins(odds.ships(force.only(*SHIPS), bonus), theirs)
        if chance < outlook.dares(there.id):
            return -5.0
        value += chance * (outlook.nearer("victor", 1) + outlook.crowns(there.id))
        for who, fleet in enumerate(there.fleets):
            if fleet.ships and who != outlook.me:
                hurts = 0.0 if outlook.last else outlook.hurts(who) * worth(enemy)
                value += chance * (hurts + outlook.stops(there.id, who))
                stopping |= outlook.stops(there.id, who) == STOP
        value -= loses * ((1 - chance) * worth(force) + 0.25 * chance * min(worth(enemy), worth(force)))
    gained = 0.0
    left = force.troops
    for planet in sorted(landable(active, outlook.me, there.id), key=partial(landed_first, outlook)):
        if planet.owner == outlook.me or not left:
            continue
        defence = outlook.defenders(planet)
        battleships = min(force.battleship, 1) if defence else 0
        if not defence:
            gained += outlook.planet(planet) * _keeps(outlook, planet, left) + outlook.crowns(there.id, planet.id)
            stopping |= outlook.stops(there.id, planet.owner, planet.id) == STOP
            left -= 1
            continue
        won = odds.wins(odds.troops(_softened(force, left)), odds.troops(defence)[battleships // 2 :])
        if won >= outlook.dares(there.id):
            gained += won * (outlook.planet(planet) + outlook.nearer("victor", 1) + outlook.crowns(there.id, planet.id))
            gained -= loses * (1 - won) * 0.5 * left
            stopping |= outlook.stops(there.id, planet.owner, planet.id) == STOP
            left = 0
    value += chance * (gained + outlook.watch(there))
    if there.frontier:
        value += chance * (outlook.frontier() if outlook.has("void-compass") else _scans(outlook))
    value += LAST_RESORT * stopping
    value += _reinforces(outlook, there, force) + _aims(outlook, there, force)
    return value + _stages(outlook, there, force)


def landed_first(outlook: Outlook, planet: Planet) -> tuple[float, float, str]:
    """Return how early ground forces land on a planet, the lowest first: where that wins the game, then where it is worth
    most."""
    return -outlook.crowns(planet.system, planet.id), -outlook.planet(planet), planet.id


def _softened(force: Force, left: int) -> Force:
    mechs = min(force.mech, left)
    return Force(mech=mechs, infantry=min(force.infantry, left - mechs))


def worth(force: Force) -> float:
    """Return what units cost, in tenths of a point."""
    return 0.5 * sum(COST[kind] * number for kind, number in force)


def lanced(outlook: Outlook, planet: Planet) -> float:
    """Return what it is worth to destroy a planet with the Star Lance, which is gone then."""
    return 0.2 if planet.owner == NOBODY else 0.7 * outlook.planet(planet) + worth(outlook.defenders(planet))


def _aims(outlook: Outlook, there: System, force: Force) -> float:
    """Return what it is worth to have a battleship where the Star Lance reaches a player's planet, and none does yet."""
    if not (force.battleship and outlook.judgement.crafty and outlook.own.holds(STAR_LANCE)):
        return 0.0
    state, me = outlook.state, outlook.me
    if any(state.planet_by_id[item].owner != NOBODY for item in components.lanced(state, me)):
        return 0.0
    near = frozenset(board.adjacent(state, there.id))
    struck = (state.planet_by_id[item] for item in components.lanced(state, me, near))
    return AIMED * max((lanced(outlook, item) for item in struck), default=0.0)


def _scans(outlook: Outlook) -> float:
    """Return what it is worth to have a ship where a Long Scan in the hand could explore, and none is there yet."""
    if not (outlook.judgement.crafty and LONG_SCAN in outlook.own.hand):
        return 0.0
    systems = outlook.state.system_by_id
    here = any(systems[system].frontier for system in board.fleets(outlook.state, outlook.me))
    return 0.0 if here else SCANNED * outlook.frontier()


def _keeps(outlook: Outlook, planet: Planet, troops: int) -> float:
    """Return how likely a planet stays one's own for a while."""
    if planet.id != MERIDIAN:
        return 1.0
    threat = outlook.threat(planet.system)
    return 1.0 if troops > threat.troops else 0.75


def _reinforces(outlook: Outlook, there: System, force: Force) -> float:
    """Return what ships and ground forces are worth where Meridian is held and may be attacked."""
    meridian = outlook.state.planet_by_id[MERIDIAN]
    if meridian.system != there.id or meridian.owner != outlook.me:
        return 0.0
    threat = outlook.threat(there.id)
    have = outlook.troops_on(MERIDIAN, outlook.me).troops
    come = force.troops - there.fleets[outlook.me].troops
    if not threat.troops or (come <= 0 and force.ships <= there.fleets[outlook.me].ships):
        return 0.0
    lacking = threat.troops + 1 - have
    return outlook.judgement.reinforces * outlook.crown() * min(1.0, max(0, come) / lacking) if lacking > 0 else 0.5


def _stages(outlook: Outlook, there: System, force: Force) -> float:
    """Return what it is worth to come nearer to Meridian with ground forces, or to others' worlds with a fleet."""
    meridian = outlook.state.planet_by_id[MERIDIAN]
    if meridian.owner == outlook.me or not meridian.system or not force.troops:
        return 0.0
    near = board.adjacent(outlook.state, meridian.system)
    # What the active system took is spent already.
    tokens = outlook.own.tactic + (outlook.me in there.tokens)
    if outlook.stopped(meridian.system) and tokens > 1 and there.id in near and journeys.room(force):
        more = min(2, max(0, force.troops - there.fleets[outlook.me].troops))
        return LAST_RESORT + BESIEGES * more if more else 0.0
    if outlook.last:
        return 0.0
    if there.id not in near or not force.transport:
        return 0.0
    before = sum(outlook.state.system_by_id[item].fleets[outlook.me].troops for item in near)
    more = force.troops - there.fleets[outlook.me].troops
    if meridian.owner < 0:
        return 0.0 if before else outlook.judgement.stages
    return 0.4 * outlook.judgement.stages * outlook.war * max(0, more)


def explores_again(outlook: Outlook, there: System) -> bool:
    """Return whether a player could explore a planet of theirs again as they activate a system."""
    me, worlds = outlook.me, (outlook.state.planet_by_id[planet] for planet in there.planets)
    own = (world for world in worlds if world.owner == me and world.traits)
    return outlook.has("deep-survey") and any(world.troops[me] or there.fleets[me] for world in own)


def _still(outlook: Outlook, there: System) -> float:
    """Return what an action is worth apart from what comes: exploring again, and producing."""
    state, me = outlook.state, outlook.me
    value = 0.0
    if explores_again(outlook, there):
        value += 0.3 if outlook.last else 1.5
    docks = production.docks(state, me, there.id)
    if docks:
        value += produced(outlook, docks[0], production.discount(state, me))[0]
        # What is produced can wait for ships that are to leave before: they stay once their system is active.
        value -= PINNED * there.fleets[me].ships if outlook.own.tactic > 1 else 0.0
    return value


def produced(outlook: Outlook, planet: str, less: int, *, sparing: bool = False) -> tuple[float, Force]:
    """Return the best that a dock could produce now, and what that is worth; nothing where nothing is. ``sparing``: only
    what costs no point that could be scored."""
    state, me = outlook.state, outlook.me
    worths = {kind: outlook.unit(kind) for kind in production.PRODUCED}
    rated = []
    for force in LOADS:
        price = max(0, production.cost(state, me, force) - less)
        if price <= outlook.resources:
            value = sum(worths[kind] * MORE[number] for kind, number in force) - outlook.price(price)
            value += outlook.weight("iron-guard") if outlook.completes_iron_guard(force) else 0.0
            if value > 0:
                rated.append((value, force))
    for value, force in sorted(rated, key=lambda item: -item[0]):
        if sparing and (
            _costs_point(outlook, max(0, production.cost(state, me, force) - less)) or _idle(outlook, planet, force)
        ):
            continue
        if production.refuse_force(state, me, planet, force, less) is None:
            return value, force
    return 0.0, NONE


def guarding(outlook: Outlook, planet: str, less: int) -> Force:
    """Return what a dock could produce to leave rivals the least chance of taking a planet by which the own win would be
    lost; nothing where that is not in danger, or nothing helps."""
    state, me = outlook.state, outlook.me
    world = state.planet_by_id[planet]
    risked = [danger for danger in outlook.risked if danger.planet == planet]
    if not risked:
        return NONE
    fleet, garrison = state.system_by_id[world.system].fleets[me].only(*SHIPS), world.troops[me].only(*TROOPS)
    coming = [force for danger in risked for force in _coming(state, danger.rival, world.system)]

    def danger(force: Force) -> tuple[float, int]:
        above, below = fleet + force.only(*SHIPS), garrison + force.only(*TROOPS)
        price = production.cost(state, me, force) if force else 0
        return round(max(odds.takes(foes, above, below) for foes in coming), 2), price

    able = [
        force
        for force in LOADS
        if max(0, production.cost(state, me, force) - less) <= outlook.resources
        and production.refuse_force(state, me, planet, force, less) is None
    ]
    return min((NONE, *able), key=danger)


def _coming(state: State, rival: int, system: str) -> list[Force]:
    """Return what a rival could bring to a system in one action, from each place and in all."""
    there = state.system_by_id[system].fleets[rival]
    return [sum((force for _, force in way), there) for way in goals_ahead.comers(state, rival, system)]


def _idle(outlook: Outlook, planet: str, force: Force) -> bool:
    """Return whether ships that a dock produces could not follow those at Meridian, while nothing else asks for ships. A
    system holds 4 of a player."""
    state, me = outlook.state, outlook.me
    left = journeys.room_at_meridian(state, me)
    if not force.ships or left is None or any(map(outlook.weight, SCATTERED)):
        return False
    system = state.planet_by_id[planet].system
    return state.system_by_id[system].fleets[me].ships + force.ships > left


def _costs_point(outlook: Outlook, price: int) -> bool:
    """Return whether a goal could be scored no more once so many resources are paid, and no other in its place."""
    state, me = outlook.state, outlook.me
    # Before the system of the dock is activated: that takes a token, which a goal may ask for.
    state = commands.with_less(state, me) if isinstance(open_stage(state), flow.Turn) else state
    ways = wealth.ways(state, me, wealth.RESOURCES, price) if price else ()
    return bool(ways and goals.lost(state, me, wealth.paid(state, me, ways[0])))


def to_take(state: State, me: int, system: str) -> list[Planet]:
    """Return the planets of a system that a player could take; none under a seal that they cannot pay for."""
    there = state.system_by_id[system]
    if there.seal and wealth.available(state, me, wealth.INFLUENCE) < landing.SEAL:
        return []
    worlds = (state.planet_by_id[planet] for planet in there.planets)
    return [world for world in worlds if world.owner != me and not (world.destroyed or world.truce)]


def only_produces(outlook: Outlook, system: str, coming: Force) -> bool:
    """Return whether units that come to a system change nothing there: its dock is what it is activated for."""
    state, me = outlook.state, outlook.me
    there = state.system_by_id[system]
    fleet = there.fleets[me] + coming
    gains = (fleet.troops and to_take(state, me, system)) or (there.frontier and outlook.has("void-compass"))
    foes = any(force.ships for player, force in enumerate(there.fleets) if player != me)
    nearer = fleet.ships and goals_ahead.nearer(state, me, system, bool(fleet.troops))
    return not (gains or foes or nearer or MERIDIAN in there.planets) and bool(production.docks(state, me, system))
