"""Explorations as they come about in play, from activation to the card: the worked scenarios of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.galaxy.state import board
from engine.games.galaxy.state.state import NOBODY, Force, State

from .build import ADA, BOB, act, galaxy, having, legal, on_top, own, play, put, refused, told, turn_of, where
from .explorations import at_token, deep, explore, holding_planet, meet

COMPASS = ("void-compass",)


def beside(planet: str, units: str, player: int = ADA, state: State | None = None) -> tuple[State, str, str]:
    """Return a galaxy in which a player's units lie in space beside a planet's system; that system, and theirs."""
    state = state or galaxy()
    system = where(state, planet)
    origin = next(
        other for other in board.adjacent(state, system) if not any(force for force in state.system_by_id[other].fleets)
    )
    return put(state, player, origin, units), system, origin


def arrive(planet: str, units: str, *cards: str, state: State | None = None, player: int = ADA) -> State:
    """Return what comes of a player's moving units from beside a planet into its system, with cards on top."""
    there, system, origin = beside(planet, units, player, state)
    there = on_top(turn_of(there, player), *cards)
    moved = play(there, f"activate {system}", f"move {system} {origin} {units}")
    assert moved.system_by_id[system].fleets[player].ships
    return moved


@pytest.mark.rule("GAL-003", "GAL-004", "GAL-005", "GAL-G16")
def test_scenario_1_a_free_planet_is_explored_a_conquered_one_is_not() -> None:
    landed = play(arrive("aster", "1 transport, 1 infantry", "cultural-fragment"), "land aster 1 infantry")
    aster = landed.planet_by_id["aster"]
    assert (aster.owner, aster.exhausted) == (ADA, True)
    assert len(landed.decks["cultural"].draw) == 19
    assert landed.players[ADA].fragments == {"cultural": 1}

    # Bob comes to the planet, which Ada holds with nothing but her token of control.
    cleared = without_units(landed)
    conquered = play(arrive("aster", "1 transport, 1 infantry", state=cleared, player=BOB), (BOB, "land aster 1 infantry"))
    assert conquered.planet_by_id["aster"].owner == BOB
    assert len(conquered.decks["cultural"].draw) == 19


@pytest.mark.rule("GAL-003", "GAL-G16", "GAL-G48")
def test_scenario_1_a_planet_whose_holder_resigned_is_explored_again() -> None:
    state = own(turn_of(galaxy(3), BOB), BOB, "aster")
    left = play(state, (BOB, "resign yes"))
    assert left.planet_by_id["aster"].owner == NOBODY
    landed = play(arrive("aster", "1 transport, 1 infantry", "garden-world", state=left), (ADA, "land aster 1 infantry"))
    assert landed.planet_by_id["aster"].owner == ADA
    assert landed.planet_by_id["aster"].bears("garden-world")


def without_units(state: State) -> State:
    """Return the state with no unit anywhere."""
    none = (Force(),) * len(state.players)
    systems = (replace(system, fleets=none) for system in state.systems)
    planets = (replace(planet, troops=none) for planet in state.planets)
    return replace(state, systems=tuple(systems), planets=tuple(planets))


@pytest.mark.rule("GAL-012", "GAL-010", "GAL-G22")
def test_scenario_2_the_deck_of_a_planet_with_two_traits_is_chosen_and_meridian_is_no_survey() -> None:
    asked = play(arrive("dovetail", "1 transport, 1 infantry", "industrial-fragment"), "land dovetail 1 infantry")
    assert legal(asked, ADA)[:2] == ["choose cultural", "choose industrial"]
    after = play(asked, (ADA, "choose industrial"))
    assert len(after.decks["industrial"].draw) == 19
    assert len(after.decks["cultural"].draw) == 20
    state = having(own(galaxy(), ADA, "meridian"), ADA, hand=("fresh-survey",))
    assert refused(state, ADA, "play fresh-survey meridian").rule == "GAL-010"
    assert refused(state, ADA, "play fresh-survey home-1").rule == "GAL-011"


@pytest.mark.rule("GAL-013", "GAL-014", "GAL-039", "GAL-040", "GAL-G13")
def test_scenario_3_the_first_planet_is_explored_before_the_second_is_gained() -> None:
    there = arrive("cinder", "1 transport, 3 infantry", "survey-party", "industrial-fragment")
    landed = play(there, "land cinder 2 infantry", "land brine 1 infantry")
    asked = landed if any("cinder" in move for move in legal(landed, ADA)) else play(landed, "pass")
    during = play(asked, (ADA, "explore cinder"))
    assert during.planet_by_id["cinder"].owner == ADA
    assert during.planet_by_id["cinder"].exhausted
    assert during.planet_by_id["brine"].owner == NOBODY
    after = play(during, (ADA, "choose remove"))
    assert not after.planet_by_id["cinder"].exhausted
    assert after.planet_by_id["cinder"].troops[ADA].infantry == 1
    assert after.planet_by_id["brine"].owner == ADA
    assert after.players[ADA].fragments == {"industrial": 1}


@pytest.mark.rule("GAL-G35", "GAL-036")
def test_scenario_5_two_gamma_tokens_join_their_systems_and_the_eddy() -> None:
    first, _ = explore(holding_planet("aster"), "aster", "gamma-gate")
    assert len(first.decks["cultural"].draw) == 19
    assert first.decks["cultural"].discard == ()
    assert "eddy" in board.adjacent(first, where(first, "aster"))
    state = put(turn_of(first, ADA), ADA, deep(first), "1 scout")
    second, _ = explore(state, deep(state), "gamma-beacon")
    assert deep(second) in board.adjacent(second, where(second, "aster"))


@pytest.mark.rule("GAL-017", "GAL-018", "GAL-G11", "GAL-G20", "GAL-023")
def test_scenario_6_the_tap_explores_at_the_very_end_of_a_tactical_action() -> None:
    state = galaxy()
    system = deep(state)
    origin = next(item for item in board.adjacent(state, system) if not state.system_by_id[item].frontier)
    state = on_top(put(state, ADA, origin, "1 scout"), "unmarked-fragment")
    moves = (f"activate {system}", f"move {system} {origin} 1 scout")
    without = play(state, *moves)
    assert without.system_by_id[system].frontier
    assert len(without.decks["frontier"].draw) == 20
    asked = play(having(state, ADA, technologies=COMPASS), *moves)
    after = play(asked, (ADA, "explore frontier"))
    assert len(after.decks["frontier"].draw) == 19
    assert not after.system_by_id[system].frontier


@pytest.mark.rule("GAL-038", "GAL-G34")
def test_scenario_7_a_storm_turns_after_ships_used_it_and_not_after_others() -> None:
    during, _ = explore(at_token(), deep(galaxy()), "tide-storm")
    stormy = play(during, (ADA, "choose beta"))
    system = deep(stormy)
    assert stormy.common == ("tide-storm",)
    assert stormy.decks["frontier"].discard == ()
    beta = next(system.id for system in stormy.systems if system.tile == "E4")  # it shares no edge with the storm's system
    edge = next(system.id for system in stormy.systems if system.tile == "E6")  # it shares one, and has no wormhole
    assert beta not in board.adjacent(galaxy(), system)
    assert {beta, edge} <= set(board.adjacent(stormy, system))
    clear = turn_of(without_units(stormy), BOB)
    through = play(put(clear, BOB, beta, "1 transport"), f"activate {system}", f"move {system} {beta} 1 transport")
    assert through.system_by_id[system].storm == "alpha"
    over = play(put(clear, BOB, edge, "1 transport"), f"activate {system}", f"move {system} {edge} 1 transport")
    assert over.system_by_id[system].storm == "beta"


@pytest.mark.rule("GAL-041", "GAL-G23", "GAL-G24", "GAL-G25")
def test_scenario_9_a_trade_in_the_window_makes_room_for_the_card() -> None:
    state = meet(having(holding_planet("gantry"), ADA, commodities=3), "gantry", trade_goods=1)
    during, _ = explore(state, "gantry", "empty-depots")
    traded = play(during, (ADA, "trade bob 2 commodities for 1 trade good"), (BOB, "accept ada-1"))
    after, events = act(traded, ADA, "choose commodities")
    assert (after.players[ADA].commodities, after.players[ADA].trade_goods) == (3, 1)
    assert after.players[BOB].trade_goods == 2
    assert told(events, "goods")[0]["commodities"] == 2
    assert not [move for move in legal(traded, ADA) if move.startswith("trade bob")]


@pytest.mark.rule("GAL-044")
def test_explorations_reach_into_every_related_topic() -> None:
    """Attaching, control, frontier tokens, planets, purging, relics: each is told of. Scenarios 1 and 9 are of invasion and
    transactions."""
    token = at_token()
    reached = {
        "attached": explore(holding_planet("aster"), "aster", "garden-world"),
        "gained": explore(token, deep(token), "phantom-world"),
        "token_returned": explore(token, deep(token), "unmarked-fragment"),
        "readied": explore(holding_planet("cinder", "1 mech"), "cinder", "survey-party"),
        "put_away": explore(holding_planet("aster"), "aster", "gamma-gate"),
        "relic": explore(token, deep(token), "silent-world"),
    }
    for kind, (_, events) in reached.items():
        assert told(events, kind), kind
