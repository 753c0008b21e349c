"""Situations that the rules have to decide, each with its number."""

from __future__ import annotations

import pytest

from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import ENTRANCE, Cache, Friend, Laid, Turn, drawn, gained
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import (
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
    map_of,
    place_at,
    play,
    refused,
)

RICH = {"doors": ROW_DOORS, "caches": [(1, 0), (2, 0)], "enemies": [(1, 0), (3, 0)]}


@pytest.mark.rule("SKY-052", "SKY-051", "SKY-G05", "SKY-G36", "SKY-053", "SKY-G04")
def test_a_nook_with_two_doors_fits_the_entrance_in_six_ways_and_four_of_them_are_legal(bench: Bench) -> None:
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    entrance = board((Laid(ENTRANCE),))
    for door in ((1, 0), (1, -1)):
        assert len(entrance.fits(nook, door, shards_left=False)) == 6
        assert len(entrance.fits(nook, door, shards_left=True)) == 4
    assert entrance.fits(nook, (1, 0), True) == entrance.fits(nook, (1, -1), True)
    for fit in entrance.fits(nook, (1, 0), True):
        assert (2, -1) in fit.face.doors
        after = board((Laid(ENTRANCE), Laid(nook, fit.turn, fit.at)))
        assert (1, 0) not in after.open_doors
        assert (1, -1) not in after.open_doors


@pytest.mark.rule("SKY-052", "SKY-004", "SKY-020", "SKY-049")
def test_a_straight_gallery_as_first_tile_has_four_ways_and_leaves_one_explorable_hex(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    entrance = board((Laid(ENTRANCE),))
    assert len(entrance.fits(row, (1, 0), True)) == 4
    state = delve(hero("bulwark", (1, 0)), deck=(bench.card("gallery"), "1"), stacks={"gallery": (row,)})
    state, _ = play(state, "explore N20")
    state, _ = play(state, place_at(state, 0, (2, -1)))
    assert explorable(state) == ((5, -1),)


@pytest.mark.rule("SKY-062", "SKY-063", "SKY-064", "SKY-066", "SKY-060", "SKY-G39", "SKY-G40")
def test_the_legendary_cache_goes_farthest_the_common_one_next_and_the_third_is_not_placed(bench: Bench) -> None:
    row, rich = bench.tile("gallery", ROW_DOORS), bench.tile("gallery", **RICH)
    state = delve(
        hero("bulwark", (5, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        deck=(bench.card("gallery", legendary=1, common=2), "1"),
        stacks={"gallery": (rich,)},
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    assert state.caches == (Cache((8, -1), "legendary"), Cache((7, -1), "common"))
    assert map_of(state).distance((5, -1), (8, -1)) == 3
    assert map_of(state).distance((5, -1), (7, -1)) == 2


@pytest.mark.rule("SKY-067", "SKY-068", "SKY-069", "SKY-073", "SKY-079", "SKY-080", "SKY-081", "SKY-G16", "SKY-G41")
def test_two_adventurers_at_threat_four_meet_a_level_five_and_a_level_one_and_lose_two_points(bench: Bench) -> None:
    row, rich = bench.tile("gallery", ROW_DOORS), bench.tile("gallery", **RICH)
    state = delve(
        hero("bulwark", (5, -1)),
        hero("mender", (4, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        deck=(bench.card("gallery", (5, 1, 1), common=2), "1"),
        stacks={"gallery": (rich,)},
        bags=((0, 0, 0), ()),
        threat=4,
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (6, -1)))
    chips = [(event.facts["level"], event.facts["points"]) for event in events if event.kind == "enemy_drawn"]
    assert chips == [(5, 3), (1, 2)]
    assert [enemy.at for enemy in state.enemies] == [(9, -1), (7, -1)]
    assert Cache((7, -1), "common") in state.caches
    assert len(state.bags[0]) == 1


@pytest.mark.rule("SKY-034", "SKY-035", "SKY-036", "SKY-037", "SKY-038", "SKY-039", "SKY-040", "SKY-041", "SKY-G12")
def test_without_a_hall_the_card_is_a_shard_and_the_hex_waits_for_a_new_entry(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    known = bench.card("gallery", shards=1)
    card = bench.card("hall", (5, 5), shards=2, common=2)
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        taken=(known,),
        deck=(card, "1"),
    )
    state, _ = play(state, "move R21")
    assert (drawn(state), gained(state)) == (1, 1)
    state, events = play(state, "explore A")
    assert kinds(events) == ["no_tile"]
    assert (drawn(state), gained(state)) == (2, 2)
    assert state.facedown == (card,)
    assert state.deck == ("1",)
    assert len(state.tiles) == 2
    assert not state.enemies
    assert explorable(state) == ((5, -1),)
    assert refused(state, "explore A").rule == "SKY-G25"
    state, _ = play(state, "move Q21")
    state, _ = play(state, "move R21")
    assert legal(state, "explore") == ["A"]


@pytest.mark.rule("SKY-025", "SKY-026", "SKY-G13")
def test_a_card_without_a_tile_can_be_the_last_shard_and_ends_all_exploring(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    state = delve(
        hero("bulwark", (5, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        taken=(bench.card("gallery", shards=2),),
        deck=(bench.card("hall"), "1"),
        turn=Turn(0, door=True),
    )
    assert explorable(state) == ((5, -1),)
    state, events = play(state, "explore A")
    assert kinds(events) == ["no_tile", "fully_explored"]
    assert drawn(state) == 3
    assert explorable(state) == ()
    assert refused(state, "explore R21").rule == "SKY-025"


@pytest.mark.rule("SKY-011", "SKY-012", "SKY-007", "SKY-G14", "SKY-G25", "SKY-G27")
def test_a_move_goes_on_after_an_exploration_and_gains_the_shard_on_the_way(bench: Bench) -> None:
    row, far = bench.tile("gallery", ROW_DOORS), bench.tile("gallery", ROW_DOORS)
    card = bench.card("gallery", shards=1)
    state = delve(
        hero("trailfinder", (4, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        deck=(card, "1"),
        stacks={"gallery": (far,)},
    )
    state, _ = play(state, "move R21")
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    assert state.turn is not None
    assert state.turn.left == 3
    state, events = play(state, "move S22")
    assert kinds(events) == ["moved", "shard"]
    assert gained(state) == 1
    assert state.turn is not None
    assert state.turn.left == 2
    state, _ = play(state, "move U23")
    assert state.turn is not None
    assert state.turn.left == 0
    assert refused(state, "explore B").rule == "SKY-G25"


@pytest.mark.rule("SKY-G25", "SKY-014", "SKY-G26")
def test_after_an_explore_action_every_move_action_is_refused(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    far = bench.tile("gallery", ROW_DOORS)
    state = delve(
        hero("trailfinder", (4, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (far,)},
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    assert legal(state, "move") == []
    assert refused(state, "move R21").rule == "SKY-G25"


@pytest.mark.rule("SKY-013", "SKY-G53")
def test_a_companion_on_a_door_explores_nothing(bench: Bench) -> None:
    # A husk stands on the plain hex (6, -1): the hound runs from (3, -1) into the open door (5, -1) and strikes from it.
    # In the next round it begins its turn there. Either would give an adventurer a chance to explore.
    plain = bench.tile("gallery", [(3, 0)])
    state = delve(
        hero("bulwark", (2, -1)),
        tiles=(gallery(bench), Laid(plain, 0, (6, -1))),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (bench.tile("gallery", ROW_DOORS),)},
        enemies=(foe(bench.chip(5, health=30), (6, -1)),),
        friend=Friend("hound", 4, (3, -1)),
    )
    dice = content().companions["hound"].dice
    for expected in (["waited", "companion_moved", "struck"], ["waited", "struck"]):
        state, events = play(state, "pass", draws=faces(*(1,) * dice, 1))
        assert kinds(events) == [*expected, "enemy_struck", "round"]
        assert state.friend == Friend("hound", 4, (5, -1))
        assert len(state.deck) == 2
        assert (5, -1) in explorable(state)
    assert refused(state, "move R21").rule == "SKY-G32"


@pytest.mark.rule("SKY-016", "SKY-017", "SKY-018", "SKY-019", "SKY-G29", "SKY-G30")
def test_an_explore_action_reaches_three_hexes_with_three_stamina_on_connected_tiles_only(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    nook, third = bench.tile("nook", [(0, 0), (1, 0)]), bench.tile("nook", [(0, 0), (1, 0)])
    tiles = (Laid(row, 0, (2, -1)), Laid(nook, 0, (6, -1)))
    state = delve(hero("bulwark", (4, -1)), tiles=tiles)
    assert map_of(state).distance((4, -1), (7, -1)) == 3
    assert legal(state, "explore") == ["A"]
    state = delve(hero("bulwark", (3, -1)), tiles=tiles)
    error = refused(state, "explore A")
    assert error.rule == "SKY-018"
    assert error.words == "You can't explore from here: door A is 4 hexes away and you have 3 steps."
    chain = (Laid(row, 0, (2, -1)), Laid(nook, 0, (6, -1)), Laid(third, 0, (8, -1)))
    state = delve(hero("trailfinder", (5, -1)), tiles=chain)
    assert map_of(state).distance((5, -1), (9, -1)) == 4
    assert refused(state, "explore A").rule == "SKY-016"


@pytest.mark.rule("SKY-G11", "SKY-G50", "SKY-G51", "SKY-G14")
def test_two_icons_fill_the_last_place_and_the_party_wins_after_the_enemies_have_acted(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    twin = bench.card("gallery", shards=2)
    rat = bench.chip(1)
    state = delve(
        hero("bulwark", (1, 0)),
        tiles=(Laid(row, 0, (2, -1)),),
        beside=(lies(row, twin),),
        taken=(bench.card("gallery", shards=2),),
        enemies=(foe(rat, (3, -1)),),
    )
    assert gained(state) == 2
    state, _ = play(state, "move O20")
    assert gained(state) == 3
    assert state.phase == "delve"
    state, events = play(state, "pass", draws=faces(6))
    assert kinds(events) == ["passed", "enemy_struck", "ended"]
    assert state.result == "won"
    assert state.heroes[0].health == 11
