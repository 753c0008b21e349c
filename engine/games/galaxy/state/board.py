"""The map of a galaxy: how it is laid, which systems lie beside each other, and who is whose neighbour."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, permutations
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.dice import Dice
from engine.core.memo import memo
from engine.maps import hexes

from .content import Tile, World, content
from .factions import can
from .naming import EDDY, HOME, RADIUS, hex_label
from .state import NOBODY, NONE, Place, Planet, State, System

CENTRE = (0, 0)
CORNERS = ((2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0), (0, -2))
"""The corners c1 to c6 (GAL-G02)."""

HOMES: Mapping[int, tuple[int, ...]] = {
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
"""Which corners are homes, by the number of players (GAL-G02)."""

LETTERS = ("alpha", "beta", "gamma")
"""The letters of wormholes (GAL-G03)."""

Pair = tuple[str, str]
Path = tuple[str, ...]
"""Systems, from the one where a ship starts to the one where it ends."""

Cost = tuple[int, int, int]
"""What a path takes: wormholes of storms, steps, other wormholes. The least is the best, in this order."""

STRAIGHT: Cost = (0, 1, 0)
"""What a step over an edge takes."""


# How it is laid.


@lru_cache(maxsize=1)
def cells() -> tuple[hexes.Hex, ...]:
    """Return the 19 hexes of the map, row by row from the top and each from the west (GAL-G02)."""
    span = range(-RADIUS, RADIUS + 1)
    return tuple((q, r) for r in span for q in span if hexes.straight(CENTRE, (q, r)) <= RADIUS)


def lay(
    dice: Dice, order: Sequence[int], names: Sequence[str] = (), *, drawn: bool = True
) -> tuple[tuple[System, ...], tuple[Planet, ...]]:
    """Return systems and planets of a new map (GAL-G02, GAL-G04, GAL-G06), the systems row by row and the Eddy last.

    ``order`` are the players in the order of their places: the first has the first home corner. Each controls their home
    planet, readied; no unit is anywhere yet (GAL-G05). ``names`` are the players' names by index, for the home planets.
    Which set of each suite of tiles lies there is ``drawn`` first, or is the first one (GAL-G81), then the tiles are
    shuffled. Worlds whose tile is left out are no planets of this map; the Phantom World is one from the start, in system
    "".
    """
    corners = {CORNERS[corner]: player for corner, player in zip(HOMES[len(order)], order, strict=True)}
    free = [at for at in cells() if at != CENTRE and at not in corners]
    tiles = dict(zip(free, dice.shuffled(_tiles(len(free), _drawn(dice if drawn else None))), strict=True))
    systems: list[System] = []
    planets: list[Planet] = []
    for at in (*cells(), None):
        tile = EDDY if at is None else "centre" if at == CENTRE else "home" if at in corners else tiles[at]
        system, worlds = _laid(at, tile, len(order))
        if at in corners:
            player = corners[at]
            name = f"{names[player]}{HOME}" if names else f"Home {player + 1}"
            home = _planet(content().planets["home"], system.id, len(order))
            worlds = (replace(home, id=f"home-{player + 1}", name=name, home=player, owner=player),)
            system = replace(system, planets=(worlds[0].id,), frontier=False)
        systems.append(system)
        planets += worlds
    return tuple(systems), (*planets, *_worlds("card", "", len(order)))


@lru_cache(maxsize=1 << 10)
def _laid(at: hexes.Hex | None, tile: str, players: int) -> tuple[System, tuple[Planet, ...]]:
    """Return the system that a tile makes on a hex, or the Eddy, and its planets: they are the same in all games."""
    label = EDDY if at is None else hex_label(at)
    worlds = _worlds(tile, label, players)
    system = System(
        label,
        at,
        tile,
        tuple([world.id for world in worlds]),
        content().tiles[tile].wormhole if tile in content().tiles else "",
        gamma=at is None,
        frontier=at is not None and not worlds,
        seal=at == CENTRE,
        fleets=(NONE,) * players,
    )
    return system, worlds


def _drawn(dice: Dice | None) -> tuple[Tile, ...]:
    """Return the tiles that there are in this game: of each suite one set, without dice the first (GAL-G81)."""
    sets = _sets()
    chosen = {suite: (dice.shuffled(names) if dice else names)[0] for suite, names in sets.items()}
    return tuple([tile for tile in content().tiles.values() if not tile.suite or tile.set == chosen[tile.suite]])


@lru_cache(maxsize=1)
def _sets() -> Mapping[str, tuple[str, ...]]:
    """Return the names of the sets of each suite of tiles."""
    tiles = content().tiles.values()
    suites = dict.fromkeys(tile.suite for tile in tiles if tile.suite)
    return {suite: tuple(dict.fromkeys(tile.set for tile in tiles if tile.suite == suite)) for suite in suites}


def _tiles(count: int, tiles: Sequence[Tile]) -> tuple[str, ...]:
    """Return those of some tiles that lie on a map with so many free hexes: spare ones are left out, the lowest number
    first (GAL-G02)."""
    spare = sorted((tile for tile in tiles if tile.spare), key=lambda tile: tile.spare)
    out = {tile.id for tile in spare[: len(tiles) - count]}
    return tuple(tile.id for tile in tiles if tile.id not in out)


def _worlds(tile: str, system: str, players: int) -> tuple[Planet, ...]:
    """Return the planets of a tile, which lies in a system."""
    return tuple([_planet(world, system, players) for world in content().planets.values() if world.tile == tile])


def _planet(world: World, system: str, players: int) -> Planet:
    return Planet(
        world.id,
        world.name,
        system,
        world.traits,
        world.resources,
        world.influence,
        world.specialty,
        world.legendary,
        troops=(NONE,) * players,
    )


PLACES = ("systems.id", "systems.at", "systems.wormhole", "systems.gamma", "systems.storm")
"""What adjacency follows from (`Place`)."""

FLEETS = ("systems.id", "systems.fleets")
"""What it follows from whose ships are where."""

HOLDINGS = ("planets.system", "planets.owner", "planets.troops", "planets.destroyed")
"""What it follows from who controls planets or has units on them."""


# What lies beside what.


@dataclass(frozen=True, eq=False)
class Chart:
    """How systems hang together (GAL-G03): ``beside`` each system those adjacent to it, in the map's order.

    ``edges`` are pairs that share an edge. ``holes`` are pairs with a wormhole of one letter, no storm's on either side.
    ``storms`` are pairs that a storm's wormhole joins, with the system the storm is in. Each pair is there in both
    directions. ``steps`` are those from a system to each beside it, with what they take.
    """

    beside: Mapping[str, tuple[str, ...]]
    steps: Mapping[str, tuple[tuple[str, Cost], ...]]
    edges: frozenset[Pair]
    holes: frozenset[Pair]
    storms: Mapping[Pair, str]


@memo(*PLACES)
def chart(state: State) -> Chart:
    """Return how the systems hang together now."""
    return charted(chart_key(state))


@memo(*PLACES)
def chart_key(state: State) -> tuple[Place, ...]:
    """Return all that adjacency depends on."""
    return tuple([system.place for system in state.systems])


@lru_cache(maxsize=256)
def charted(places: tuple[Place, ...], *, joined: bool = False) -> Chart:
    """Return how systems hang together: all that it depends on is given, so that it is worked out but once. ``joined``: all
    wormholes but those of storms lead to all others."""
    letters = {name: {printed, LETTERS[2] if gamma else ""} - {""} for name, _, printed, gamma, _ in places}
    storms = {name: storm for name, *_, storm in places if storm}
    plain = _edged(tuple([(name, at) for name, at, *_ in places]))
    open_ones = [name for name in letters if letters[name] or name in storms]
    pairs = tuple(permutations(open_ones, 2))
    holes = {
        (name, other)
        for name, other in pairs
        if letters[name] & letters[other] or (joined and letters[name] and letters[other])
    }
    stormy: dict[Pair, str] = {}
    for name, other in pairs if storms else ():
        for end, far in ((name, other), (other, name)):
            if end in storms and (storms[end] in letters[far] or storms[end] == storms.get(far)):
                stormy[name, other] = end
    beside, steps = {**plain.beside}, {**plain.steps}
    for name in open_ones:
        near = plain.beside[name]
        beside[name] = tuple(
            [other for other in letters if other in near or (name, other) in holes or (name, other) in stormy]
        )
        steps[name] = tuple([(other, _step(plain.edges, holes, name, other)) for other in beside[name]])
    return Chart(beside, steps, plain.edges, frozenset(holes), stormy)


@lru_cache(maxsize=8)
def _edged(cells: tuple[tuple[str, hexes.Hex | None], ...]) -> Chart:
    """Return how systems hang together by their edges alone, which is the same for all maps of a size."""
    by_hex = {at: name for name, at in cells if at is not None}
    beside = {
        name: tuple([other for other, far in cells if far in hexes.neighbours(at)]) if at is not None else ()
        for name, at in cells
    }
    steps = {name: tuple([(other, STRAIGHT) for other in near]) for name, near in beside.items()}
    edges = frozenset([(name, other) for name in by_hex.values() for other in beside[name]])
    return Chart(beside, steps, edges, frozenset(), {})


def chart_of(state: State, player: int) -> Chart:
    """Return how the systems hang together for a player's ships: to some all wormholes are joined (GAL-G94)."""
    return charted(chart_key(state), joined=True) if can(state, player, "wander") else chart(state)


def adjacent(state: State, system: str) -> tuple[str, ...]:
    """Return the systems adjacent to one, in the map's order, the Eddy last (GAL-G03); never the system itself."""
    return chart(state).beside[system]


def wormholes(state: State, system: str) -> tuple[str, ...]:
    """Return the letters of a system's wormholes now: printed, of a gamma token, of a storm (GAL-G03, GAL-G34, GAL-G35)."""
    place = state.system_by_id[system]
    letters = (place.wormhole, LETTERS[2] if place.gamma else "", place.storm)
    return tuple(letter for letter in LETTERS if letter in letters)


def through(state: State, system: str) -> tuple[str, ...]:
    """Return the systems that only a wormhole makes adjacent to one."""
    known = chart(state)
    return tuple(other for other in known.beside[system] if (system, other) not in known.edges)


# Who is where.


def ships_in(state: State, player: int, system: str) -> int:
    """Return how many ships of a player are in a system."""
    return state.system_by_id[system].fleets[player].ships


def fleets(state: State, player: int) -> tuple[str, ...]:
    """Return the systems in which a player has ships, in the map's order."""
    return all_fleets(state).get(player, ())


@memo(*FLEETS)
def all_fleets(state: State) -> Mapping[int, tuple[str, ...]]:
    """Return the systems in which each player has ships, in the map's order, for players with ships only."""
    found: dict[int, tuple[str, ...]] = {}
    for system in state.systems:
        for player in system.shipping:
            found[player] = (*found.get(player, ()), system.id)
    return found


def others_ships(state: State, player: int, system: str) -> int | None:
    """Return another player who has ships in a system, ``None`` where no player has."""
    return next((other for other in state.system_by_id[system].shipping if other != player), None)


def present(state: State, player: int, system: str) -> bool:
    """Return whether a player has a unit or controls a planet in a system (GAL-G24)."""
    here = state.system_by_id[system]
    return player in here.there or any(player in state.planet_by_id[planet].there for planet in here.planets)


@memo(*FLEETS, *HOLDINGS)
def presence(state: State) -> Mapping[str, frozenset[int]]:
    """Return for each system who has a unit or controls a planet there."""
    found = {system.id: system.there for system in state.systems}
    for planet in state.planets:
        if planet.system and planet.there:
            found[planet.system] |= planet.there
    return found


@memo("systems", "planets")
def ringed(state: State, player: int) -> frozenset[str]:
    """Return the systems next to Meridian's in which a player controls a planet."""
    ring = adjacent(state, hex_label(CENTRE))
    return frozenset([planet.system for planet in state.planets_of(player) if planet.system in ring])


@memo("planets.home", "planets.system")
def gates(state: State, player: int) -> frozenset[str]:
    """Return the home systems of the other players."""
    return frozenset([planet.system for planet in state.planets if planet.home not in (NOBODY, player) and planet.system])


def neighbours(state: State, player: int) -> tuple[int, ...]:
    """Return a player's neighbours in the order of their places: who is in the same system or an adjacent one (GAL-G24)."""
    met = meetings(state)[player]
    return tuple([other for other in state.order if other != player and other in met])


@memo(*PLACES, *FLEETS, *HOLDINGS, "order")
def meetings(state: State) -> Mapping[int, frozenset[int]]:
    """Return for each player who is in the same systems or in adjacent ones, themselves too where they are anywhere."""
    near, there = chart(state).beside, presence(state)
    found = {player: frozenset[int]() for player in state.order}
    for system, players in there.items():
        if players:
            around = players.union(*[there[beside] for beside in near[system]])
            for player in players:
                found[player] |= around
    return found


@memo(*FLEETS)
def blocked(state: State, player: int) -> frozenset[str]:
    """Return the systems that a player's ships cannot pass through: another player's ships are there (GAL-G12)."""
    own = (player,)
    return frozenset([system.id for system in state.systems if system.shipping and system.shipping != own])


class Way(NamedTuple):
    """A path, and what it takes."""

    cost: Cost
    path: Path


@memo(*PLACES, *FLEETS, "players.faction")
def best(state: State, player: int, to: str, far: int) -> Mapping[str, Way]:
    """Return, for ships that move so many systems ``far``, the way that they take from each system to ``to``.

    Every system is one step, whatever it holds (GAL-G72). Systems that they cannot come from are left out. Of the legal
    paths a ship takes one without a storm's wormhole, then a short one, then one with few other wormholes.
    """
    return _ways(chart_of(state, player), blocked(state, player), to, far)


def reaches(state: State, player: int, origin: str, to: str, far: int) -> bool:
    """Return whether ships that move so many systems ``far`` come from one system to another."""
    known = chart_of(state, player)
    if origin not in _within(known, to, far):
        return False
    in_the_way = blocked(state, player) & _within(known, to, far - 1)
    return in_the_way <= {to} or origin in best(state, player, to, far)


def _ways(chart: Chart, blocks: frozenset[str], to: str, far: int) -> Mapping[str, Way]:
    """Return the ways to a system where some are blocked: only those that a way could pass through matter."""
    return _best(chart, blocks & _within(chart, to, far - 1), to, far)


@lru_cache(maxsize=1 << 9)
def _within(chart: Chart, to: str, far: int) -> frozenset[str]:
    """Return the systems at most so many steps from one."""
    if far <= 0:
        return frozenset((to,))
    nearer = _within(chart, to, far - 1)
    return nearer.union(*[chart.beside[system] for system in nearer])


@lru_cache(maxsize=1 << 11)
def _best(chart: Chart, blocks: frozenset[str], to: str, far: int) -> Mapping[str, Way]:
    """Return the ways to a system where some are blocked: what has not changed on the map is not looked for again."""
    if not far:
        return {to: Way((0, 0, 0), (to,))}
    nearer = _ways(chart, blocks, to, far - 1)
    before = _ways(chart, blocks, to, far - 2) if far > 1 else {}
    found = dict(nearer)
    for near, way in nearer.items():
        if before.get(near) is way or (near != to and near in blocks):
            continue
        for system, more in chart.steps[near]:
            cost = _sum(way.cost, more)
            if system not in found or cost < found[system].cost:
                found[system] = Way(cost, (system, *way.path))
    return found


def _sum(first: Cost, other: Cost) -> Cost:
    return first[0] + other[0], first[1] + other[1], first[2] + other[2]


def _step(edges: Collection[Pair], holes: Collection[Pair], origin: str, to: str) -> Cost:
    if (origin, to) in edges:
        return STRAIGHT
    return (0, 1, 1) if (origin, to) in holes else (1, 1, 1)


def cost(state: State, path: Sequence[str]) -> Cost:
    """Return what a path takes."""
    known = chart(state)
    total: Cost = (0, 0, 0)
    for origin, to in pairwise(path):
        total = _sum(total, _step(known.edges, known.holes, origin, to))
    return total


def every(state: State, player: int, origin: str, to: str, limit: int) -> Iterator[Path]:
    """Yield every legal path of up to ``limit`` steps that comes to no system twice (GAL-G12)."""
    beside = chart_of(state, player).beside
    blocks = blocked(state, player)
    waiting: list[Path] = [(origin,)]
    while waiting:
        path = waiting.pop()
        for near in beside[path[-1]]:
            if near == to:
                yield (*path, near)
            elif near not in path and near not in blocks and len(path) < limit:
                waiting.append((*path, near))


def passing(
    state: State, player: int, origin: str, to: str, limit: int, *, over: Sequence[str], storm: bool
) -> Path | None:
    """Return the best path of up to ``limit`` steps over some systems, ``None`` if there is none.

    With ``storm`` it goes by a storm's wormhole.
    """
    storms = chart(state).storms
    ways = (
        path
        for path in every(state, player, origin, to, limit)
        if all(system in path[1:-1] for system in over) and (not storm or any(step in storms for step in pairwise(path)))
    )
    return min(ways, key=lambda path: (cost(state, path), path), default=None)


def free(state: State, system: str) -> tuple[Planet, ...]:
    """Return the planets of a system that no player holds, by name, where any player may land, and for nothing
    (GAL-G15)."""
    place = state.system_by_id[system]
    planets = (state.planet_by_id[planet] for planet in (() if place.seal else place.planets))
    found = (planet for planet in planets if planet.owner == NOBODY and not (planet.truce or planet.destroyed))
    return tuple(sorted((planet for planet in found if not any(planet.troops)), key=lambda planet: planet.name))
