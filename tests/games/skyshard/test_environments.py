"""What mire, murk, embers and hush do to units on their tile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.state.state import Friend, Laid, State
from tests.games.skyshard.build import (
    DOOR,
    ROW_DOORS,
    Bench,
    delve,
    faces,
    foe,
    gallery,
    hero,
    kinds,
    legal,
    lies,
    play,
    refused,
)


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery O20, P20, Q21, R21 ahead of the entrance."""
    return delve(hero("bulwark", (2, -1)), tiles=(Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),))


@pytest.mark.rule("SKY-G46")
def test_mire_costs_two_movement_a_hex_for_everyone(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    rat = bench.chip()
    wet = replace(
        corridor,
        heroes=(hero("bulwark", (1, 0)),),
        beside=(lies(tile, bench.card("gallery", environment="mire")),),
        enemies=(foe(rat, (5, -1)),),
    )
    assert "P20" not in legal(wet, "move")
    state, _ = play(wet, "move O20")
    assert state.turn.left == 1
    assert "P20" not in legal(replace(state, turn=replace(state.turn, moves=2)), "move")
    state, _ = play(wet, "pass")
    assert state.enemies[0].at == (4, -1), "2 movement are 1 hex of mire"


@pytest.mark.rule("SKY-G46")
def test_murk_stops_far_attacks_into_and_out_of_its_tile(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    rat = bench.chip()
    murk = (lies(tile, bench.card("gallery", environment="murk")),)
    outside = replace(corridor, heroes=(hero("trailfinder", (1, -1)),), beside=murk, enemies=(foe(rat, (3, -1)),))
    assert legal(replace(outside, beside=()), "attack") == ["P20"]
    assert refused(outside, "attack P20").rule == "SKY-G46"
    beside = replace(outside, enemies=(foe(rat, (2, -1)),))
    assert legal(beside, "attack") == ["O20"]
    within = replace(outside, heroes=(hero("trailfinder", (2, -1)),), enemies=(foe(rat, (4, -1)),))
    assert legal(within, "attack") == ["Q21"]
    out = replace(outside, heroes=(hero("trailfinder", (3, -1)),), enemies=(foe(rat, (1, -1)),))
    assert legal(out, "attack") == []


@pytest.mark.rule("SKY-G46")
def test_embers_take_a_health_from_the_one_who_ends_a_turn_there(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    hot = (lies(tile, bench.card("gallery", environment="embers")),)
    rat = bench.chip(1, health=2)
    state = replace(corridor, heroes=(hero("bulwark", (3, -1)),), beside=hot, enemies=(foe(rat, (4, -1)),))
    state, events = play(state, "pass", draws=faces(1))
    assert state.heroes[0].health == 11
    assert state.enemies[0].health == 1
    assert "enemy_burnt" in kinds(events)
    cool = replace(corridor, heroes=(hero("bulwark", (1, -1)),), beside=hot)
    cool, _ = play(cool, "pass")
    assert cool.heroes[0].health == 12


@pytest.mark.rule("SKY-G46", "SKY-G43")
def test_hush_lets_no_relic_be_used(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    quiet = (lies(tile, bench.card("gallery", environment="hush")),)
    state = replace(corridor, heroes=(hero("bulwark", (2, -1), health=5, worn=("salve_tin",)),))
    assert legal(state, "use") == ["salve_tin"]
    state = replace(state, beside=quiet)
    assert refused(state, "use salve_tin").rule == "SKY-G46"


@pytest.mark.rule("SKY-G46", "SKY-G47")
def test_murk_binds_archers_among_the_enemies(bench: Bench) -> None:
    # 2 steps apart with reach 3: it shoots from where it stands, but out of murk it has to step beside its target.
    laid = gallery(bench)
    state = delve(hero("bulwark", (1, -1)), tiles=(laid,), enemies=(foe(bench.chip(5, reach=3), (3, -1)),))
    clear, events = play(state, "pass", draws=faces(1))
    assert kinds(events) == ["waited", "enemy_struck", "round"]
    dim = replace(state, beside=(lies(laid.tile, bench.card("gallery", environment="murk")),))
    dim, events = play(dim, "pass", draws=faces(1))
    assert kinds(events) == ["waited", "enemy_moved", "enemy_struck", "round"]
    assert (clear.enemies[0].at, dim.enemies[0].at) == ((3, -1), (2, -1))


@pytest.mark.rule("SKY-G46", "SKY-G53")
def test_embers_burn_a_companion_that_ends_its_turn_there(bench: Bench) -> None:
    laid = gallery(bench)
    state = delve(
        hero("bulwark", DOOR, health=12),
        tiles=(laid,),
        beside=(lies(laid.tile, bench.card("gallery", environment="embers")),),
        friend=Friend("hound", 4, (3, -1)),
    )
    state, _ = play(state, "pass")
    assert state.friend == Friend("hound", 3, (4, -1))
    assert state.heroes[0].health == 11
