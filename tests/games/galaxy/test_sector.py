"""The map: how it is laid, what lies beside what, and who is whose neighbour."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource, KeyedSource
from engine.games.galaxy.rules.exploring import decks
from engine.games.galaxy.state import board
from engine.games.galaxy.state.content import content
from engine.games.galaxy.state.naming import EDDY, hex_label
from engine.games.galaxy.state.options import Options
from engine.games.galaxy.state.state import NOBODY, State

from .build import ADA, BOB, CY, NAMES, Still, galaxy, own, planet_with, put, system_with

# How it is laid.


def laid(players: int, key: str = "a map") -> State:
    """Return a map laid by real chance."""
    systems, planets = board.lay(Dice(KeyedSource(key)), tuple(range(players)), NAMES[:players])
    return galaxy(players, systems=systems, planets=planets)


@pytest.mark.rule("GAL-G02")
def test_nineteen_hexes_stand_in_rows_of_three_to_five_and_the_eddy_apart() -> None:
    state = laid(4)
    rows = Counter(system.id[0] for system in state.systems if system.at is not None)
    assert rows == {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}
    assert [system.id for system in state.systems[:4]] == ["A1", "A2", "A3", "B1"]
    assert state.systems[-1].id == EDDY and state.systems[-1].at is None
    assert len(state.systems) == 20


@pytest.mark.rule("GAL-G02")
def test_labels_count_from_the_north_west() -> None:
    assert [hex_label(at) for at in ((0, -2), (2, -2), (-2, 0), (0, 0), (2, 0), (-2, 2), (0, 2))] == [
        "A1",
        "A3",
        "C1",
        "C3",
        "C5",
        "E1",
        "E3",
    ]


@pytest.mark.rule("GAL-G02", "GAL-G04")
@pytest.mark.parametrize(
    ("players", "homes"),
    [
        (2, ["A3", "E1"]),
        (3, ["A3", "E3", "C1"]),
        (4, ["A3", "C5", "E1", "C1"]),
        (5, ["A3", "C5", "E3", "E1", "C1"]),
        (6, ["A3", "C5", "E3", "E1", "C1", "A1"]),
    ],
)
def test_homes_lie_in_the_corners_by_the_order_of_places(players: int, homes: list[str]) -> None:
    state = laid(players)
    assert [state.planet_by_id[f"home-{player + 1}"].system for player in range(players)] == homes
    for player in range(players):
        home = state.planet_by_id[f"home-{player + 1}"]
        assert (home.owner, home.home, home.exhausted, home.traits) == (player, player, False, ())
        assert (home.resources, home.influence) == (4, 2)
        assert home.name == f"{NAMES[player]}'s home"


@pytest.mark.rule("GAL-G02")
def test_the_first_place_has_the_first_corner() -> None:
    _, planets = board.lay(Dice(Still()), (1, 0), NAMES[:2])
    at = {planet.id: planet.system for planet in planets}
    assert (at["home-2"], at["home-1"]) == ("A3", "E1")


@pytest.mark.rule("GAL-G02")
@pytest.mark.parametrize(
    ("players", "left_out"),
    [(2, ""), (3, "E6"), (4, "E6 E5"), (5, "E6 E5 T08"), (6, "E6 E5 T08 T09")],
)
def test_spare_tiles_are_left_out_in_their_order(players: int, left_out: str) -> None:
    state = laid(players)
    tiles = {system.tile[:3] for system in state.systems if system.tile not in ("centre", "home", EDDY)}
    everything = {f"T{n:02}" for n in range(1, 11)} | {f"E{n}" for n in range(1, 7)}
    assert tiles == everything - set(left_out.split())
    assert len(tiles) == 18 - players


@pytest.mark.rule("GAL-G04", "GAL-G41", "GAL-010")
def test_meridian_lies_in_the_middle_sealed() -> None:
    state = laid(3)
    middle = state.system_by_id["C3"]
    assert (middle.planets, middle.seal) == (("meridian",), True)
    assert not any(system.seal for system in state.systems if system.id != "C3")
    rex = state.planet_by_id["meridian"]
    assert (rex.resources, rex.influence, rex.traits, rex.owner) == (1, 6, (), NOBODY)


@pytest.mark.rule("GAL-G04", "GAL-G36")
def test_the_phantom_world_waits_outside_the_map_and_threshold_in_the_eddy() -> None:
    state = laid(2)
    assert state.planet_by_id["phantom-world"].system == ""
    assert state.system_by_id[EDDY].planets == ("threshold",)
    assert len(state.planets) == 12 + 1 + 2 + 1 + 1
    for planet in state.planets:
        assert planet.system == "" or planet.id in state.system_by_id[planet.system].planets


@pytest.mark.rule("GAL-019", "GAL-G06", "GAL-G35")
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 5), (4, 4), (6, 4)])
def test_frontier_tokens_lie_where_no_planet_is_but_not_in_the_eddy(players: int, tokens: int) -> None:
    state = laid(players)
    frontier = [system for system in state.systems if system.frontier]
    assert len(frontier) == tokens
    assert all(system.tile.startswith("E") and not system.planets for system in frontier)
    assert [system.id for system in state.systems if system.gamma] == [EDDY]
    printed = Counter(system.wormhole for system in state.systems if system.wormhole)
    assert printed == {"alpha": 2, "beta": 2}


@pytest.mark.rule("GAL-G02", "GAL-G52")
def test_a_draw_for_each_suite_and_one_shuffle_of_the_tiles_lay_the_map() -> None:
    first_sets = [2, 1] * 4
    dice = Dice(GivenSource([*first_sets, *[0] * 11]))
    systems, _ = board.lay(dice, tuple(range(6)), NAMES)
    assert len(dice.draws) == 8 + 11
    left_out = ("E6", "E5", "T08", "T09")
    order = [tile.id for tile in content().tiles.values() if tile.set in ("", "a") and tile.id not in left_out]
    laid_tiles = [system.tile for system in systems if system.tile[0] in "TE"]
    assert laid_tiles == [*order[1:], order[0]]


@pytest.mark.rule("GAL-G81")
def test_with_the_option_the_first_sets_lie_there_and_only_the_tiles_are_drawn() -> None:
    dice = Dice(GivenSource([0] * 15))
    _, planets = board.lay(dice, (0, 1), NAMES[:2], drawn=False)
    named = {planet.id for planet in planets if planet.home == NOBODY}
    assert len(dice.draws) == 15 and named == set(WORTHS) - {"home"}
    goals = decks.fresh(Dice(KeyedSource("a deck")), Options(worlds="12"))["public"].draw
    assert len(goals) == 8 and "keeper" in goals and "jewel" not in goals


def _sum(tiles: list[str], players: int = 2) -> tuple[object, ...]:
    """Return what the planets of some tiles come to that lie on a map of so many players: how many, their resources and
    influence, how many there are of each trait and each specialty, how many are legendary."""
    left_out = {"T08", "T09"} if players == 6 else set()
    worlds = [planet for planet in content().planets.values() if planet.tile in tiles and planet.tile[:3] not in left_out]
    traits = Counter(trait for world in worlds for trait in world.traits)
    specialties = Counter(world.specialty for world in worlds if world.specialty)
    worth = sum(world.resources for world in worlds), sum(world.influence for world in worlds)
    legends = sum(world.legendary for world in worlds)
    return (len(worlds), worth, legends) if players == 6 else (len(worlds), worth, traits, specialties, legends)


@pytest.mark.rule("GAL-G81")
def test_the_three_sets_of_a_suite_are_worth_the_same() -> None:
    tiles = content().tiles.values()
    for suite in {tile.suite for tile in tiles} - {""}:
        sets = {name: [tile.id for tile in tiles if (tile.suite, tile.set) == (suite, name)] for name in ("a", "b", "c")}
        for players in (2, 6):
            assert _sum(sets["a"], players) == _sum(sets["b"], players) == _sum(sets["c"], players), suite
        spares = [sorted((tile[:3], content().tiles[tile].spare) for tile in named) for named in sets.values()]
        assert spares[0] == spares[1] == spares[2]


@pytest.mark.rule("GAL-G81", "GAL-G04")
def test_twelve_of_36_planets_lie_on_a_map() -> None:
    known = [planet for planet in content().planets.values() if planet.tile[:1] == "T"]
    assert len(known) == 36 and len({planet.name[:4] for planet in content().planets.values()}) == len(content().planets)
    seen: set[str] = set()
    for number in range(12):
        planets = [planet for planet in laid(2, f"map {number}").planets if content().planets.get(planet.id) in known]
        assert len(planets) == 12
        assert (sum(planet.resources for planet in planets), sum(planet.influence for planet in planets)) == (17, 17)
        assert Counter(trait for planet in planets for trait in planet.traits) == {
            "cultural": 5,
            "industrial": 5,
            "hazardous": 4,
        }
        assert sorted(planet.specialty for planet in planets if planet.specialty) == ["blue", "green", "red", "yellow"]
        seen.update(planet.id for planet in planets)
    assert len(seen) == 36, "with 12 maps all were there"


WORTHS = {
    "meridian": (1, 6, ""),
    "home": (4, 2, ""),
    "aster": (2, 1, "cultural"),
    "brine": (1, 2, "industrial"),
    "cinder": (2, 0, "hazardous"),
    "dovetail": (1, 1, "cultural industrial"),
    "ember-reach": (3, 0, "hazardous"),
    "fallow": (0, 3, "cultural"),
    "gantry": (2, 1, "industrial"),
    "hollow": (2, 2, "hazardous industrial"),
    "isle-of-glass": (1, 2, "cultural"),
    "juniper": (1, 1, "industrial"),
    "kiln": (1, 1, "hazardous"),
    "lantern": (1, 3, "cultural"),
    "threshold": (0, 3, "cultural"),
    "phantom-world": (1, 2, "cultural"),
}
"""Resources, influence and traits of the planets of the first sets, and of those of every map."""


@pytest.mark.rule("GAL-G04")
def test_planets_are_worth_what_the_list_of_planets_says() -> None:
    planets = content().planets
    found = {name: (planet.resources, planet.influence, " ".join(planet.traits)) for name, planet in planets.items()}
    assert {name: worth for name, worth in found.items() if name in WORTHS} == WORTHS
    specialties = {name: planet.specialty for name, planet in planets.items() if planet.specialty and name in WORTHS}
    assert specialties == {"ember-reach": "red", "isle-of-glass": "blue", "juniper": "green", "kiln": "yellow"}
    assert {name for name, planet in planets.items() if planet.legendary} == {
        "lantern",
        "roll-call",
        "fairground",
        "threshold",
        "phantom-world",
    }
    together = {planet.id: planet.tile for planet in planets.values() if planet.tile in ("T02", "T05")}
    assert together == {"brine": "T02", "cinder": "T02", "fallow": "T05", "gantry": "T05"}


# What lies beside what.


@pytest.mark.rule("GAL-G03")
def test_the_middle_has_six_systems_beside_it_and_a_corner_three() -> None:
    state = galaxy(2)
    assert board.adjacent(state, "C3") == ("B2", "B3", "C2", "C4", "D2", "D3")
    assert board.adjacent(state, "A3") == ("A2", "B3", "B4")
    assert board.adjacent(state, "C1") == ("B1", "C2", "D1")


@pytest.mark.rule("GAL-G03", "GAL-G35")
def test_the_eddy_is_reached_only_by_gamma() -> None:
    state = galaxy(2)
    assert board.adjacent(state, EDDY) == ()
    first = system_with(state, "A1", gamma=True)
    assert board.adjacent(first, EDDY) == ("A1",)
    assert board.adjacent(first, "A1") == ("A2", "B1", "B2", EDDY)
    two = system_with(first, "E3", gamma=True)
    assert board.adjacent(two, EDDY) == ("A1", "E3")
    assert board.adjacent(two, "E3") == ("A1", "D3", "D4", "E2", EDDY)


@pytest.mark.rule("GAL-G03", "GAL-G34")
def test_a_storm_opens_the_wormhole_of_the_side_that_is_up() -> None:
    state = bare(galaxy(2))
    state = system_with(system_with(state, "E3", wormhole="alpha"), "C1", wormhole="beta")
    alpha = system_with(state, "A1", storm="alpha")
    assert board.adjacent(alpha, "A1") == ("A2", "B1", "B2", "E3")
    assert board.wormholes(alpha, "A1") == ("alpha",)
    beta = system_with(state, "A1", storm="beta")
    assert board.adjacent(beta, "A1") == ("A2", "B1", "B2", "C1")


@pytest.mark.rule("GAL-G03")
def test_a_system_has_the_letters_of_tile_token_and_storm() -> None:
    state = system_with(galaxy(2), "A1", wormhole="beta", gamma=True, storm="alpha")
    assert board.wormholes(state, "A1") == ("alpha", "beta", "gamma")
    assert board.wormholes(system_with(state, "A1", wormhole="alpha"), "A1") == ("alpha", "gamma")
    assert board.wormholes(state, "A2") == ()


def bare(state: State) -> State:
    """Return the map without printed wormholes."""
    return replace(state, systems=tuple(replace(system, wormhole="") for system in state.systems))


HOLES = st.lists(
    st.tuples(st.sampled_from(["", "", "alpha", "beta"]), st.booleans(), st.sampled_from(["", "", "", "alpha", "beta"])),
    min_size=20,
    max_size=20,
)


@pytest.mark.rule("GAL-G03", "GAL-G34", "GAL-G35")
@settings(max_examples=60, deadline=None)
@given(HOLES)
def test_adjacency_is_what_a_slow_look_at_every_pair_finds(holes: list[tuple[str, bool, str]]) -> None:
    systems = tuple(
        replace(system, wormhole=printed, gamma=gamma, storm=storm)
        for system, (printed, gamma, storm) in zip(galaxy(2).systems, holes, strict=True)
    )
    state = galaxy(2, systems=systems)
    for item in systems:
        slow = []
        for other in systems:
            edge = item.at is not None and other.at is not None
            if edge:
                (q, r), (x, y) = item.at, other.at
                edge = sorted((abs(q - x), abs(r - y), abs(q + r - x - y))) == [0, 1, 1]
            mine = {item.wormhole, item.storm, "gamma" if item.gamma else ""} - {""}
            theirs = {other.wormhole, other.storm, "gamma" if other.gamma else ""} - {""}
            if item.id != other.id and (edge or mine & theirs):
                slow.append(other.id)
        assert board.adjacent(state, item.id) == tuple(slow)
        assert all(item.id in board.adjacent(state, near) for near in slow)


# Who is where.


@pytest.mark.rule("GAL-G24")
def test_neighbours_are_in_the_same_system_or_beside_it() -> None:
    state = bare(galaxy(3))  # homes A3, E3, C1
    assert board.neighbours(state, ADA) == ()
    beside = put(state, BOB, "B3", "1 scout")
    assert board.neighbours(beside, ADA) == (BOB,)
    assert board.neighbours(beside, BOB) == (ADA,)
    far = put(state, BOB, "B2", "1 scout")
    assert board.neighbours(far, ADA) == ()
    assert board.neighbours(put(far, CY, "B2", "1 transport"), BOB) == (CY,)


@pytest.mark.rule("GAL-G24", "GAL-G16")
def test_a_planet_makes_neighbours_without_any_unit() -> None:
    state = bare(galaxy(2))
    planet = state.system_by_id["A2"].planets[0]
    assert board.neighbours(own(state, BOB, planet), ADA) == (BOB,)
    assert board.neighbours(planet_with(state, planet, owner=BOB, destroyed=True), ADA) == ()


@pytest.mark.rule("GAL-G24", "GAL-G03", "GAL-G35")
def test_wormholes_make_neighbours() -> None:
    state = put(bare(galaxy(2)), BOB, EDDY, "1 scout")
    assert board.neighbours(state, ADA) == ()
    assert board.neighbours(system_with(state, "A3", gamma=True), ADA) == (BOB,)


@pytest.mark.rule("GAL-G24")
def test_neighbours_come_in_the_order_of_places() -> None:
    state = replace(bare(galaxy(3)), order=(2, 0, 1))
    state = put(put(state, BOB, "A2", "1 scout"), CY, "B3", "1 scout")
    assert board.neighbours(state, ADA) == (CY, BOB)


def test_ships_are_counted_without_what_they_carry() -> None:
    state = put(galaxy(2), BOB, "B2", "2 scout, 1 transport, 3 infantry")
    assert board.ships_in(state, BOB, "B2") == 3
    assert board.ships_in(state, ADA, "B2") == 0
    assert board.others_ships(state, ADA, "B2") == BOB
    assert board.others_ships(state, BOB, "B2") is None


def test_who_has_only_ground_forces_somewhere_is_present_there() -> None:
    state = galaxy(2)
    planet = state.system_by_id["A2"].planets[0]
    assert not board.present(state, BOB, "A2")
    assert board.present(put(state, BOB, planet, "1 infantry"), BOB, "A2")
