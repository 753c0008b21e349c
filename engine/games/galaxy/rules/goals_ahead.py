"""How near a player is to the next point: what a move to a system would bring."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.memo import changed, memo, replaced
from engine.core.odds import odds as told

from ..state import board
from ..state.content import MERIDIAN, SPLINTER, TOMB_CROWN, VOID_COMPASS
from ..state.lengths import enough, rounds
from ..state.state import NOBODY, NONE, SHIPS, TROOPS, Force, Held, State, force_of, in_order
from . import goals, odds
from .economy import wealth
from .fighting import landing
from .moving import journeys, movement
from .moving.journeys import Coming

LIKELY = 0.5
"""A combat that is won less often than this is not reckoned with."""


MOST_GOALS = 2
"""So many goals are scored at most as a round ends: a public one and a hidden one."""


class Fights(NamedTuple):
    """How likely a player wins what waits in a system.

    ``space``: the combat of ships (``None``: no enemy ship is there). ``takes``: all of it up to a ``planet`` that an enemy
    holds ("": none that ground forces come for).
    """

    space: float | None
    planet: str
    takes: float

    @property
    def least(self) -> float | None:
        """The chance of all that is fought for, ``None`` where nothing is."""
        return self.takes if self.planet else self.space


def fights(state: State, player: int, id: str, coming: Force) -> Fights:
    """Return how likely units that come to a system win what waits there; of several planets the one that is easiest to
    take counts."""
    system = state.system_by_id[id]
    fleet = system.fleets[player] + coming
    foes = next((force for other, force in enumerate(system.fleets) if other != player and force.ships), NONE)
    held = [
        (odds.takes(fleet, foes, planet.troops[planet.owner]), planet.name)
        for planet in map(state.planet_by_id.__getitem__, system.planets)
        if planet.owner not in (NOBODY, player) and not (planet.truce or planet.destroyed) and fleet.troops
    ]
    chance, name = max(held, default=(0.0, ""))
    return Fights(odds.wins_at(state, id, player, coming), name, chance)


class Kept(NamedTuple):
    """How likely a player who takes a planet holds it if a rival answers at once, and who could, the likeliest first. Also
    whether one's own home is then weaker."""

    chance: float
    rivals: tuple[str, ...]
    thins_home: bool

    @property
    def unwise(self) -> bool:
        """Whether it is kept in fewer than 1 of 2, with units from home."""
        return self.thins_home and self.chance < LIKELY


@memo
def kept(state: State, player: int, id: str) -> Kept | None:
    """Return how likely the planet that the best comers take stays theirs if the likeliest rival answers, by what all can
    see; ``None`` where no planet is fought for, or no rival could come with ground forces."""
    coming, ahead = best_comers(state, player, id)
    rivals = answering(state, player, id, coming)
    if not coming or not ahead.planet or not rivals:
        return None
    system = state.system_by_id[id]
    fleet = sum((force for _, force in coming), system.fleets[player])
    foes = next((force for other, force in enumerate(system.fleets) if other != player and force.ships), NONE)
    planet = next(item for item in map(state.planet_by_id.__getitem__, system.planets) if item.name == ahead.planet)
    home = next((item.system for item in state.planets if item.home == player), "")
    rated = sorted((odds.keeps(fleet, foes, planet.troops[planet.owner], force), who) for who, force in rivals)
    return Kept(rated[0][0], tuple(who for _, who in rated), home in [origin for origin, _ in coming])


def answering(state: State, player: int, id: str, way: Coming) -> list[tuple[str, Force]]:
    """Return which rivals could still land in a system in this round, and all that each could bring, once units have come
    there: where their ships stood before, they bar no way any more."""
    then = journeys.left(state, player, way)
    return [(who, force) for who, force in movement.could_come(then, player, id) if force.troops]


def holds(state: State, player: int, id: str, way: Coming = ()) -> tuple[float, tuple[str, ...]] | None:
    """Return how likely a player holds Meridian in a system, all ground forces landed, against the likeliest rival, and who
    could come, that one first. Units on their way count, and those that come by a ``way``. It is ``None`` where no rival
    could come with ground forces, or the player has none there. All that is told of it before is reckoned by this."""
    system, meridian = state.system_by_id[id], state.planet_by_id[MERIDIAN]
    if meridian.system != id or meridian.destroyed or meridian.truce:
        return None
    fleet = sum((force for _, force in way), system.fleets[player])
    fleet = sum((leg.force for leg in state.legs), fleet) if state.system == id else fleet
    mine = meridian.troops[player].only(*TROOPS)
    rivals = answering(state, player, id, way)
    if not rivals or not (fleet.troops or mine):
        return None
    foes = next((force for other, force in enumerate(system.fleets) if other != player and force.ships), NONE)
    if meridian.owner not in (player, NOBODY) or foes:
        held = meridian.troops[meridian.owner] if meridian.owner not in (player, NOBODY) else NONE
        rated = sorted((odds.keeps(fleet, foes, held, force), who) for who, force in rivals) if fleet.ships else []
    else:
        troops = fleet.only(*TROOPS) + mine
        rated = sorted((1 - odds.takes(force, fleet.only(*SHIPS), troops), who) for who, force in rivals)
    return (rated[0][0], tuple(who for _, who in rated)) if rated else None


def comers_fight(state: State, player: int, id: str) -> Fights:
    """Return the same for the best that could come to a system, or for what is there where nothing could."""
    return best_comers(state, player, id)[1]


@memo
def best_comers(state: State, player: int, id: str) -> tuple[Coming, Fights]:
    """Return what is best brought to a system, by where it comes from (nothing where nothing could come), and how likely it
    wins: ground forces for a planet that an enemy holds are better than ships alone. Of several systems all in reach come
    where that is better as odds are told, else those of one."""
    rated = [(way, fights(state, player, id, sum((force for _, force in way), NONE))) for way in comers(state, player, id)]
    best = max((item for item in rated if len(item[0]) < 2), key=lambda item: _goodness(item[1]))
    every, ahead = rated[-1]
    better = best[1].least is not None and _goodness(ahead) > _goodness(best[1])
    return (every, ahead) if better and told(ahead.least or 0.0) != told(best[1].least or 0.0) else best


def comers(state: State, player: int, id: str) -> tuple[Coming, ...]:
    """Return what could come to a system: all from each other one, and all in reach at last; nothing if nothing could."""
    coming = {origin: movement.comers_from(state, player, origin, id) for origin in movement.origins(state, player, id)}
    able = {origin: force.only(*SHIPS) for origin, force in coming.items()}
    every = tuple(movement.together(state, player, id, able).items())
    return (*((item,) for item in coming.items()), *([every] if len(every) > 1 else [])) or ((),)


def _goodness(ahead: Fights) -> tuple[bool, bool, float, float]:
    return bool(ahead.planet), ahead.least is not None, ahead.least or 0.0, ahead.space or 0.0


def opens_meridian(state: State, player: int, id: str) -> bool:
    """Return whether a player could pay for the first landing in a system and bring ground forces: it is worth a point."""
    return (
        state.system_by_id[id].seal
        and wealth.available(state, player, wealth.INFLUENCE) >= landing.SEAL
        and brings_troops(state, player, id)
    )


def wins_meridian(state: State, player: int, id: str) -> bool:
    """Return whether a player could take Meridian in a system without its seal, rather than not: it is worth a point when
    the round ends."""
    meridian, ahead = state.planet_by_id[MERIDIAN], comers_fight(state, player, id)
    if meridian.system != id or state.system_by_id[id].seal or meridian.owner == player or meridian.destroyed:
        return False
    free = meridian.owner == NOBODY and brings_troops(state, player, id) and (ahead.space is None or ahead.space >= LIKELY)
    return free or (ahead.planet == meridian.name and ahead.takes >= LIKELY)


def brings_troops(state: State, player: int, id: str) -> bool:
    """Return whether ships could carry ground forces to a system."""
    return any(movement.comers_from(state, player, origin, id).troops for origin in movement.origins(state, player, id))


@memo
def nearer(state: State, player: int, id: str, settles: bool) -> tuple[goals.Nearer, ...]:
    """Return the public goals that a player is nearer to after a move to a system, and known hidden ones that are met then:
    those first that are a point more as the round ends, then others that are met.

    A ship stands there then, and of its free planets as many are the player's as ground forces can come from the same
    place; none unless it ``settles``. What exploring them may bring is not counted.
    """
    after = [
        then for origin in movement.origins(state, player, id) for then in _settled(state, player, origin, id, settles)
    ]
    if state.system_by_id[id].fleets[player].ships:
        after += _arrived(state, player, id, id, NONE, 0)
    found = []
    for goal, kind in goals.open_to(state, player) if after else ():
        have, needed = goals.progress(state, player, goal)
        most = max(goals.progress(then, player, goal)[0] for then in after)
        if have < needed and most > have and (kind == "public" or most >= needed):
            found.append(goals.Nearer(goal, most, needed, most >= needed and not goals.scorable(state, player, kind)))
    return tuple(sorted(found, key=lambda item: (not item.point, not item.met)))


def brings_point(state: State, player: int, id: str) -> bool:
    """Return whether free planets of a system complete a goal for a point, with nothing to fight for."""
    if best_comers(state, player, id)[1].least is not None or not board.free(state, id):
        return False
    return any(goal.point for goal in nearer(state, player, id, True))


def rivals_there(state: State, player: int, id: str) -> list[str]:
    """Return which rivals could still land in a system in this round."""
    return [who for who, force in movement.could_come(state, player, id) if force.troops]


def met_by(state: State, player: int, planet: str) -> tuple[goals.Nearer, ...]:
    """Return the goals, known hidden ones too, that a player meets by taking a planet, called by its name, from a rival."""
    place = next((place for place, world in enumerate(state.planets) if world.name == planet), None)
    if place is None:
        return ()
    then = changed(state, planets=replaced(state.planets, place, owner=player))
    found = []
    for goal, kind in goals.open_to(state, player):
        (have, needed), (most, _) = goals.progress(state, player, goal), goals.progress(then, player, goal)
        if have < needed <= most:
            found.append(goals.Nearer(goal, most, needed, not goals.scorable(state, player, kind)))
    return tuple(sorted(found, key=lambda item: not item.point))


def _settled(state: State, player: int, origin: str, id: str, settles: bool) -> Iterator[State]:
    """Yield the states in which the cheapest ship of a system has come to another one, with all ground forces there; at
    home a guard stays where a rival could land."""
    fleet = state.system_by_id[origin].fleets[player]
    kind = next(
        kind
        for kind in SHIPS
        if fleet[kind] and board.reaches(state, player, origin, id, journeys.speed(state, player, kind))
    )
    coming = movement.comers_from(state, player, origin, id) if settles else NONE
    at_home = any(state.planet_by_id[planet].home == player for planet in state.system_by_id[origin].planets)
    if coming.troops and at_home and movement.could_land(state, player, origin)[0]:
        coming = journeys.loaded(state, player, origin, coming.only(*SHIPS), guarded=True)
    return _arrived(state, player, origin, id, force_of(kind), coming.troops)


def _arrived(state: State, player: int, origin: str, id: str, ships: Force, troops: int) -> Iterator[State]:
    """Yield the states in which ships have come from one system to another, and so many ground forces with them. These
    settle a free planet each: of several in every way there is. A frontier token is explored where they can do so."""
    systems, there, own = state.systems, state.system_by_id[id], state.players[player]
    explores = there.frontier and own.knows(VOID_COMPASS)
    players = replaced(state.players, player, frontiers=own.frontiers + 1) if explores else state.players
    for place, system in enumerate(systems):
        if system.id in (origin, id):
            held = system.fleets[player] + ships if system.id == id else system.fleets[player] - ships
            fleets = list(system.fleets)
            fleets[player] = held
            systems = replaced(systems, place, fleets=tuple(fleets))
    free = [
        place
        for place, planet in enumerate(state.planets)
        if planet.system == id and not there.seal and planet.owner == NOBODY and not (planet.truce or planet.destroyed)
    ]
    for settled in combinations(free, min(len(free), troops)):
        planets = state.planets
        for place in settled:
            planets = replaced(planets, place, owner=player, exhausted=True)
        yield changed(state, systems=systems, planets=planets, players=players)


def after(state: State, player: int, origin: str, id: str, force: Force, goal: str) -> int:
    """Return how far a player is with a goal once units have come from one system to another and settled what is free."""
    ships, troops = force.only(*SHIPS), force.troops
    return max(goals.progress(then, player, goal)[0] for then in _arrived(state, player, origin, id, ships, troops))


def lessened(state: State, player: int, origin: str, id: str, ships: Force) -> goals.Nearer | None:
    """Return the public goal that a player is less near to if ships follow those on the way to a system, ``None`` for none:
    as far as it goes by where ships are."""
    before = state
    for leg in state.legs:
        before = _with(before, player, id, leg.force)
    then = _with(_with(before, player, id, ships), player, origin, NONE - ships)
    for goal, kind in goals.open_to(state, player):
        (have, _), (left, needed) = goals.progress(before, player, goal), goals.progress(then, player, goal)
        if kind == "public" and left < min(have, needed):
            return goals.Nearer(goal, left, needed)
    return None


def _with(state: State, player: int, id: str, ships: Force) -> State:
    """Return the state in which a player has more ships in a system."""
    place = next(place for place, system in enumerate(state.systems) if system.id == id)
    fleets = list(state.systems[place].fleets)
    fleets[player] += ships
    return changed(state, systems=replaced(state.systems, place, fleets=tuple(fleets)))


def nearer_by_research(state: State, player: int, technology: str) -> goals.Nearer | None:
    """Return the goal that a player is nearest to with one technology more, ``None`` where that helps none."""
    technologies = (*state.players[player].technologies, technology)
    return nearer_in(state, player, changed(state, players=replaced(state.players, player, technologies=technologies)))


def nearer_by_arrival(state: State, player: int, id: str) -> goals.Nearer | None:
    """Return the goal that ships on their way to a system bring a player nearest to, ``None`` for none."""
    force = sum((leg.force for leg in state.legs), NONE)
    after = _arrived(state, player, id, id, force.only(*SHIPS), force.troops)
    found = [goal for then in after if (goal := nearer_in(state, player, then)) is not None]
    return min(found, key=lambda goal: (not goal.point, goal.needed - goal.have), default=None)


def nearer_in(state: State, player: int, after: State) -> goals.Nearer | None:
    """Return the goal that a player is nearest to in another state, of those that are known and nearer in it."""
    found = []
    for goal, kind in goals.open_to(state, player):
        (have, needed), (then, _) = goals.progress(state, player, goal), goals.progress(after, player, goal)
        if have < needed and then > have:
            point = then >= needed and not goals.scorable(state, player, kind)
            found.append(goals.Nearer(goal, min(then, needed), needed, point))
    return min(found, key=lambda item: (not item.point, item.needed - item.have), default=None)


# What a round's end brings.


def held(state: State, player: int) -> tuple[str, ...]:
    """Return what gives a player a point when the round ends, goals apart, by the names of what they hold (GAL-G59)."""
    tomb = (TOMB_CROWN,) if goals.holds_tomb(state, player) else ()
    return (*((MERIDIAN,) if state.planet_by_id[MERIDIAN].owner == player else ()), *tomb)


def wins_by(state: State, player: int, more: int = 0) -> tuple[str, ...]:
    """Return with which public goal and what else a player could have points enough when the round ends as things stand. It
    goes by what all players may know; none where it is not enough, with so many points ``more``.

    The Crown of the Tomb brings its point after the others have counted (GAL-G42): it counts as well. A goal that costs
    nothing stands for one that is paid for (GAL-G60).
    """
    ready = sorted(goals.scorable(state, player, "public"), key=lambda goal: goal in wealth.COSTS)[:1]
    ways = (*ready, *held(state, player))
    return ways if ways and state.players[player].points + len(ways) + more >= enough(state) else ()


def reached(state: State, player: int) -> tuple[int, int]:
    """Return how many points a player has when the round ends as things stand, and how many with a hidden goal."""
    own = state.players[player]
    points = own.points + len(goals.scorable(state, player, "public")[:1]) + len(held(state, player))
    return points, points + any(goal not in own.scored for goal in own.goals)


def may_win(state: State) -> tuple[int, ...]:
    """Return who could win when the round ends as things stand, with a hidden goal too; those with most points first."""
    here = in_order(state, state.speaker)
    able = [player for player in here if reached(state, player)[1] >= enough(state)]
    return tuple(sorted(able, key=lambda player: -reached(state, player)[0]))


def may_end(state: State) -> bool:
    """Return whether the game may end with this round: it is the last, or a player could win by what all may know."""
    return state.round == rounds(state) or bool(may_win(state))


def winning(state: State) -> tuple[int, ...]:
    """Return who could win when the round ends as things stand, in the order in which points are counted (GAL-G58): the
    goals of all from the speaker on, then Meridian, then the Crown of the Tomb."""
    found = [player for player in in_order(state, state.speaker) if wins_by(state, player)]
    return tuple(sorted(found, key=lambda player: counted_late(state, player)))


def counted_late(state: State, player: int) -> int:
    """Return how late a player who could win has points enough: 0 by goals alone, 1 by Meridian, which counts after the
    goals of all, 2 by the Crown of the Tomb."""
    lacking = enough(state) - state.players[player].points - len(goals.scorable(state, player, "public")[:1])
    last = held(state, player)[:lacking] if lacking > 0 else ()
    return 2 if TOMB_CROWN in last else len(last)


def forestalling(state: State, player: int) -> list[int]:
    """Return the rivals who could win by a hidden goal, and are counted before a player who could win when the round ends
    (GAL-G58). It goes by what all may know."""
    mine, order = counted_late(state, player), in_order(state, state.speaker)
    found = []
    for rival in order:
        own = state.players[rival]
        secret = any(goal not in own.scored for goal in own.goals)
        if rival == player or own.gone or not secret or not wins_by(state, rival, 1):
            continue
        # With the hidden goal one thing less is lacking.
        late = max(0, counted_late(state, rival) - 1)
        if (late, order.index(rival)) < (mine, order.index(player)):
            found.append(rival)
    return found


class Stop(NamedTuple):
    """A system in which a rival would lose what a win needs: how likely, and the planet that is taken ("": ships only)."""

    chance: float
    system: str
    planet: str


@memo
def stopped_by(state: State, player: int, rival: int) -> tuple[Stop, ...]:
    """Return where a player could come and take from a rival what a win when the round ends depends on, the likeliest
    first; what a hand or a hidden goal holds is not counted."""
    found = []
    for system in map(state.system_by_id.__getitem__, movement.activatable(state, player)):
        foes = system.fleets[rival].only(*SHIPS)
        planets = [state.planet_by_id[id] for id in system.planets]
        held = [item for item in planets if item.owner == rival and not (item.truce or item.destroyed)]
        if not (foes or held):
            continue
        coming = [
            system.fleets[player] + sum((force for _, force in way), NONE) for way in comers(state, player, system.id)
        ]
        if foes and not wins_by(beaten(state, player, rival, system.id, ""), rival):
            chances = [odds.wins(odds.ships(force), odds.ships(foes)) for force in coming if force.ships]
            found += [Stop(max(chances), system.id, "")] if chances else []
        for planet in held:
            chances = [odds.takes(force, foes, planet.troops[rival]) for force in coming if force.ships and force.troops]
            if chances and not wins_by(beaten(state, player, rival, system.id, planet.id), rival):
                found.append(Stop(max(chances), system.id, planet.name))
    return tuple(sorted(found, key=lambda stop: (-stop.chance, stop.planet, stop.system)))


def stopped_in(state: State, player: int, id: str) -> str:
    """Return the name of the rival who wins when the round ends unless a player stops them in a system, which they could;
    "" for none."""
    rival = next(iter(winning(state)), player)
    stops = stopped_by(state, player, rival) if rival != player else ()
    return state.players[rival].name if any(stop.system == id and stop.chance for stop in stops) else ""


def beaten(state: State, player: int, rival: int, id: str, taken: str) -> State:
    """Return the state in which a rival has no ship in a system any more, and a player holds one of its planets: with one
    of a home, or a legendary one, goes the Crown Splinter and its point (GAL-G32)."""
    systems, planets, players = state.systems, state.planets, state.players
    for place, system in enumerate(systems):
        if system.id == id:
            fleets = tuple(NONE if other == rival else force for other, force in enumerate(system.fleets))
            systems = replaced(systems, place, fleets=fleets)
    for place, planet in enumerate(planets):
        if planet.id == taken:
            planets = replaced(planets, place, owner=player)
            if planet.owner == rival and (planet.fabled or planet.home != NOBODY) and players[rival].holds(SPLINTER):
                own, theirs = players[player], players[rival]
                left = tuple(relic for relic in theirs.relics if relic.relic != SPLINTER)
                players = replaced(players, rival, points=theirs.points - 1, relics=left)
                players = replaced(players, player, points=own.points + 1, relics=(*own.relics, Held(SPLINTER)))
    return changed(state, systems=systems, planets=planets, players=players)
