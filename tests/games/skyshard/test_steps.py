"""The six steps of an exploration, and the chips that fill a new tile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.tips import tips_behind
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.explore import level_for
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.state import ENTRANCE, Cache, Exploring, Laid, State, Turn, drawn
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import label
from tests.games.skyshard.build import (
    AHEAD,
    ROW_DOORS,
    Bench,
    delve,
    foe,
    hero,
    kinds,
    legal,
    map_of,
    place_at,
    play,
    refused,
    run,
)


def at_the_door(bench: Bench, tile: str, card: str, **fields: object) -> State:
    """Return a Bulwark two hexes before the far door (5, -1) of a gallery, with one tile and one card to draw."""
    row = bench.tile("gallery", ROW_DOORS)
    shape = content().tiles[tile].shape
    given = {"deck": (card, "1"), "stacks": {shape: (tile,)}, **fields}
    return delve(hero("bulwark", (3, -1)), tiles=(Laid(row, 0, (2, -1)),), **given)  # type: ignore[arg-type]


def explored(bench: Bench, tile: str, card: str, **fields: object) -> State:
    """Explore the far door and lay the tile straight ahead."""
    state, _ = play(at_the_door(bench, tile, card, **fields), "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    return state


def filled(bench: Bench, row: tuple[int, ...], *, threat: int = 20, low: int = 9, high: int = 9) -> list[int]:
    """Return the levels that a challenge row brings out for one adventurer on a tile with four enemy hexes."""
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0), (1, 0), (2, 0), (3, 0)])
    big = next(number for number, pair in content().pairs.items() if content().chips[pair.low].level == 10)
    state = explored(bench, tile, bench.card("gallery", row), threat=threat, bags=((0,) * low, (big,) * high))
    return [content().chips[enemy.chip].level for enemy in state.enemies]


@pytest.mark.rule("SKY-030", "SKY-042", "SKY-043", "SKY-044")
def test_the_steps_come_in_their_order(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(1, 0)], enemies=[(2, 0)])
    card = bench.card("gallery", (1,), common=1, shards=1, revealed=Effect("hurt", 2))
    state, events = play(at_the_door(bench, tile, card, bags=((0,), ())), "explore A")
    assert kinds(events) == ["explored", "revealed", "hurt"]
    assert state.heroes[0].health == 10
    assert len(state.tiles) == 2
    state, events = play(state, place_at(state, 0, AHEAD))
    assert kinds(events) == ["laid", "cache", "enemy_drawn", "enemy", "stays"]


@pytest.mark.rule("SKY-033", "SKY-G56")
def test_the_tile_comes_from_the_top_of_the_stack_of_the_cards_shape(bench: Bench) -> None:
    first, second = bench.tile("nook", [(0, 0), (1, 0)]), bench.tile("nook", [(0, 0), (1, 0)])
    state = at_the_door(bench, first, bench.card("nook"))
    state = replace(state, stacks={**state.stacks, "nook": (first, second), "hall": ("H1",)})
    state, _ = play(state, "explore A")
    assert isinstance(state.agenda[0], Exploring)
    assert state.agenda[0].tile == first
    assert state.stacks["nook"] == (second,)
    assert state.stacks["hall"] == ("H1",)


@pytest.mark.rule("SKY-045", "SKY-046", "SKY-047", "SKY-048", "SKY-049", "SKY-G03", "SKY-G07")
def test_a_tile_lies_on_the_grid_door_beside_door_without_overlap(bench: Bench) -> None:
    row, bend = bench.tile("gallery", ROW_DOORS), bench.tile("bend", [(0, 0), (2, 1)])
    map_ = board((Laid(ENTRANCE), Laid(row, 0, (2, -1))))
    found = map_.fits(bend, (5, -1), True)
    keys = [(fit.at, fit.turn) for fit in found]
    assert keys[0] == min(keys)
    for fit in found:
        assert not any(cell in map_.owner for cell in fit.face.cells)
        assert any(max(abs(q - 5), abs(r + 1), abs(q - 5 + r + 1)) == 1 for q, r in fit.face.doors), (
            "a door beside the explored one"
        )
    assert all(fit.at != other.at or fit.turn != other.turn for i, fit in enumerate(found) for other in found[:i])


@pytest.mark.rule("SKY-050", "SKY-059")
def test_a_tile_may_touch_others_and_is_connected_to_all_it_touches(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    side = bench.tile("gallery", [(3, 0)])
    far = bench.tile("gallery", ROW_DOORS)
    map_ = board((Laid(ENTRANCE), Laid(row, 0, (2, -1)), Laid(side, 0, (2, 0)), Laid(far, 0, (30, 0))))
    assert map_.connected(row) == (ENTRANCE, side)
    assert map_.connected(side) == (ENTRANCE, row)
    assert map_.connected(far) == ()


@pytest.mark.rule("SKY-051", "SKY-G36")
def test_only_ways_that_keep_a_door_open_are_legal_while_there_are_any(bench: Bench) -> None:
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    entrance = board((Laid(ENTRANCE),))
    free, bound = entrance.fits(nook, (1, 0), False), entrance.fits(nook, (1, 0), True)
    # One door lies on (2, -1), the other beside it: on (2, -2) it touches (1, -1), on (2, 0) it touches (1, 0).
    assert {door for fit in free for door in fit.face.doors} == {(2, -1), (3, -1), (3, -2), (2, -2), (2, 0)}
    assert {door for fit in bound for door in fit.face.doors} == {(2, -1), (3, -1), (3, -2)}
    assert (len(free), len(bound)) == (6, 4)


@pytest.mark.rule("SKY-051", "SKY-G36")
def test_a_dead_end_or_the_last_shard_may_be_laid_in_any_way(bench: Bench) -> None:
    dead = bench.tile("gallery", [(0, 0)])
    row = bench.tile("gallery", ROW_DOORS)
    map_ = board((Laid(ENTRANCE), Laid(row, 0, (2, -1))))
    # From the five empty hexes around (5, -1) six directions each; east (6, -1) and (6, -2) lose the one over (5, -1),
    # (5, -2) also that over (4, -1), (4, 0) moreover that over (1, 0), (5, 0) only that over (5, -1): 5 + 5 + 4 + 3 + 5.
    assert len(map_.fits(dead, (5, -1), True)) == 22
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    last = delve(hero("bulwark", (1, 0)), deck=(bench.card("nook", shards=1), "1"), stacks={"nook": (nook,)}, required=1)
    state, _ = play(last, "explore N20")
    assert len(legal(state, "place")) == 6
    state = delve(hero("bulwark", (1, 0)), deck=(bench.card("nook"), "1"), stacks={"nook": (nook,)}, required=1)
    state, _ = play(state, "explore N20")
    assert len(legal(state, "place")) == 4


@pytest.mark.rule("SKY-052", "SKY-053", "SKY-G05")
def test_the_first_tile_demand_comes_back_when_the_entrance_stands_alone(bench: Bench) -> None:
    row, far = bench.tile("gallery", ROW_DOORS), bench.tile("gallery", ROW_DOORS)
    map_ = board((Laid(ENTRANCE), Laid(row, 0, (2, -1)), Laid(far, 0, AHEAD)))
    assert map_.explored((1, 0))
    assert map_.explored((1, -1))
    alone = map_.without(row)
    assert alone.open_doors[:2] == ((1, -1), (1, 0))
    assert alone.first((1, 0))
    again = bench.tile("gallery", ROW_DOORS)
    assert all((2, -1) in fit.face.doors for fit in alone.fits(again, (1, 0), True))
    assert not alone.first(AHEAD)


@pytest.fixture
def walled(bench: Bench) -> State:
    """A door with one empty side, too narrow for the hall that the card asks for."""
    row, hall = bench.tile("gallery", ROW_DOORS), bench.tile("hall", [(1, 0), (-1, 0)])
    walls = [bench.tile("gallery", [(3, 0)]) for _ in range(5)]
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(
            Laid(row, 0, (2, -1)),
            Laid(walls[0], 4, (5, -2)),
            Laid(walls[1], 4, (6, -2)),
            Laid(walls[2], 1, (5, 0)),
            Laid(walls[3], 1, (4, 0)),
            Laid(walls[4], 1, (8, -1)),
        ),
        deck=(bench.card("hall", shards=1), "1"),
        stacks={"hall": (hall, "H1")},
    )
    return state


@pytest.mark.rule("SKY-054", "SKY-055", "SKY-056", "SKY-057", "SKY-058")
def test_a_tile_that_fits_nowhere_goes_under_its_stack_and_its_card_is_discarded(walled: State) -> None:
    door = next(door for door in explorable(walled) if door == (5, -1))
    map_ = map_of(walled)
    hall, card = walled.stacks["hall"][0], walled.deck[0]
    assert map_.fits(hall, door, True) == ()
    state, _ = play(walled, "move R21")
    state, events = play(state, "explore R21")
    assert kinds(events) == ["no_fit"]
    assert state.stacks["hall"] == ("H1", hall)
    assert state.discard == (card,)
    assert drawn(state) == 0
    assert door in explorable(state)
    assert map_.letters[door] not in legal(state, "explore")
    state, _ = play(state, "move Q21")
    state, _ = play(state, "move R21")
    assert map_.letters[door] in legal(state, "explore")


@pytest.mark.rule("SKY-061", "SKY-062")
def test_legendary_caches_are_placed_before_common_ones(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(0, 0), (1, 0), (3, 0)])
    state = explored(bench, tile, bench.card("gallery", common=2, legendary=1))
    assert state.caches == (Cache((9, -1), "legendary"), Cache((7, -1), "common"), Cache(AHEAD, "common"))


@pytest.mark.rule("SKY-065", "SKY-G38")
def test_equally_far_cache_hexes_are_chosen_by_the_exploring_player(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(0, -1), (-1, 1)])
    card = bench.card("hall", common=1)
    state = at_the_door(bench, hall, card, stacks={"hall": (hall,)}, ties="party")
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (7, -1)))
    assert legal(state, "choose") == ["T21", "S23"]
    assert refused(state, "pass").rule is not None
    error = refused(state, "choose T22")
    assert (error.rule, error.words) == ("SKY-065", "The choice is between T21, S23.")
    chosen, _ = play(state, "choose S23")
    assert chosen.caches == (Cache((6, 0), "common"),)


@pytest.mark.rule("SKY-G38", "SKY-052")
def test_for_an_explorer_who_stays_away_a_tile_is_laid_in_its_lowest_way(bench: Bench) -> None:
    # A hall with opposite doors has two ways at the entrance: around (3, -2), turned twice, and around (3, -1).
    hall = bench.tile("hall", [(-1, 0), (1, 0)])
    state = delve(hero("bulwark", (1, 0)), deck=(bench.card("hall"), "1"), stacks={"hall": (hall,)})
    state, _ = play(state, "explore N20")
    assert legal(state, "place") == ["1", "2"]
    assert str(GAME.default(state, 0)) == "place 1" == place_at(state, 2, (3, -2))


@pytest.mark.rule("SKY-G38", "SKY-065")
def test_for_an_explorer_who_stays_away_a_cache_goes_to_the_lowest_q_then_r(bench: Bench) -> None:
    # (8, -2) and (7, 0) are both 3 steps from (5, -1). In reading order (8, -2) comes first; by q it is (7, 0).
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(1, -1), (0, 1)])
    state = at_the_door(bench, hall, bench.card("hall", common=1), ties="party")
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (7, -1)))
    assert events[-1].rules == ("SKY-G38", "SKY-065")
    assert legal(state, "choose") == [label((8, -2)), label((7, 0))]
    assert str(GAME.default(state, 0)) == "choose T23" == f"choose {label((7, 0))}"


@pytest.mark.rule("SKY-G38", "SKY-070")
def test_for_an_explorer_who_stays_away_an_enemy_goes_to_the_lowest_q_then_r(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], enemies=[(1, -1), (0, 1), (1, 0)])
    state = at_the_door(bench, hall, bench.card("hall", (1,)), bags=((0,), ()), ties="party")
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (7, -1)))
    assert events[-1].rules == ("SKY-G38", "SKY-070")
    assert legal(state, "choose") == [label((8, -2)), label((8, -1)), label((7, 0))]
    assert str(GAME.default(state, 0)) == f"choose {label((7, 0))}"
    assert refused(state, "choose M20").rule == "SKY-070"


@pytest.mark.rule("SKY-065")
def test_no_one_is_asked_when_every_tied_hex_gets_the_same_chip(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], caches=[(0, -1), (-1, 1)])
    state = at_the_door(bench, hall, bench.card("hall", common=2))
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (7, -1)))
    assert not state.agenda
    assert len(state.caches) == 2
    mixed = at_the_door(bench, hall, bench.card("hall", common=1, legendary=1), ties="party")
    mixed, _ = play(mixed, "explore A")
    mixed, _ = play(mixed, place_at(mixed, 0, (7, -1)))
    assert legal(mixed, "choose") == ["T21", "S23"]


@pytest.mark.rule("SKY-068", "SKY-069", "SKY-070")
def test_enemies_go_farthest_first_and_ties_are_chosen(bench: Bench) -> None:
    hall = bench.tile("hall", [(-1, 0), (1, 0)], enemies=[(0, -1), (-1, 1), (1, -1)])
    state = at_the_door(bench, hall, bench.card("hall", (1, 1, 1)), bags=((0, 1, 2), ()), ties="party")
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (7, -1)))
    assert [enemy.at for enemy in state.enemies] == [(8, -2)]
    assert legal(state, "choose") == ["T21", "S23"]
    state, events = play(state, "choose S23")
    assert [enemy.at for enemy in state.enemies] == [(8, -2), (6, 0), (7, -2)]
    assert not events[0].reveals
    assert [event.kind for event in events if event.reveals] == ["enemy_drawn"]


@pytest.mark.rule("SKY-071", "SKY-082", "SKY-G16")
def test_deployment_stops_when_the_points_are_spent(bench: Bench) -> None:
    assert filled(bench, (5, 1, 1, 1), threat=6) == [5, 1]
    assert filled(bench, (5, 5), threat=5) == [5]


@pytest.mark.rule("SKY-072", "SKY-075", "SKY-078")
def test_deployment_stops_with_the_row_read_from_left_to_right(bench: Bench) -> None:
    assert filled(bench, (1, 10, 5)) == [1, 10, 5]
    assert filled(bench, ()) == []


@pytest.mark.rule("SKY-073", "SKY-081")
def test_more_enemies_than_free_hexes_are_not_deployed(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(1, 0)])
    state = explored(bench, tile, bench.card("gallery", (1, 1, 1)), bags=((0,) * 5, ()))
    assert len(state.enemies) == 1
    assert len(state.bags[0]) == 4


@pytest.mark.rule("SKY-074", "SKY-G17", "SKY-G57")
def test_the_row_of_the_party_at_setup_counts_defeated_or_not(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0), (1, 0), (2, 0), (3, 0)])
    scale = [(1,), (1, 1), (1, 1, 1), (1, 1, 1, 1)]
    for size in (1, 2, 3, 4):
        state = at_the_door(bench, tile, bench.card("gallery", scale=scale), bags=((0,) * 5, ()))
        fallen = tuple(hero("mender", None, seat, health=0, fell=(0, 0)) for seat in range(1, size))
        state = replace(state, heroes=(state.heroes[0], *fallen), names=("Ada", "Bob", "Cy", "Dee")[:size])
        state, _ = play(state, "explore A")
        state, events = play(state, place_at(state, 0, AHEAD))
        points = [event.facts["points"] for event in events if event.kind == "enemy_drawn"]
        assert points == [5 * size - number for number in range(1, size + 1)]
        assert len(state.enemies) == size


@pytest.mark.rule("SKY-076", "SKY-077", "SKY-G18")
def test_a_printed_level_is_a_ceiling_and_points_lower_it() -> None:
    full = ((0,), (0,))
    assert [level_for(10, points, full) for points in (12, 10, 9, 5, 4, 1, 0)] == [10, 10, 5, 5, 1, 1, 0]
    assert level_for(20, 99, full) == 20
    assert level_for(5, 99, full) == 5
    assert level_for(1, 99, full) == 1


@pytest.mark.rule("SKY-075", "SKY-G19")
def test_an_empty_bag_gives_the_next_lower_level_or_none(bench: Bench) -> None:
    assert level_for(20, 99, ((0,), ())) == 5
    assert level_for(20, 99, ((), ())) == 0
    assert level_for(5, 99, ((), (0,))) == 0
    assert filled(bench, (10, 1), high=0) == [5, 1]
    assert filled(bench, (5, 10), low=0) == [10]


@pytest.mark.rule("SKY-079", "SKY-080")
def test_each_enemy_is_paid_for_and_placed_before_the_next_is_drawn(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(1, 0), (3, 0)])
    state, _ = play(at_the_door(bench, tile, bench.card("gallery", (5, 1)), threat=8, bags=((0, 0), ())), "explore A")
    _, events = play(state, place_at(state, 0, AHEAD))
    assert kinds(events)[1:5] == ["enemy_drawn", "enemy", "enemy_drawn", "enemy"]
    assert [event.facts["points"] for event in events if event.kind == "enemy_drawn"] == [3, 2]


@pytest.mark.rule("SKY-G41")
def test_an_occupied_enemy_hex_and_a_filled_cache_hex_are_skipped(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(1, 0), (3, 0)], enemies=[(2, 0), (3, 0)])
    row = bench.tile("gallery", ROW_DOORS)
    rat = bench.chip()
    under_way = Exploring(0, (5, -1), bench.card("gallery"), tile, "caches", caches=("common",), spaces=(1,), points=5)
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(Laid(row, 0, (2, -1)), Laid(tile, 0, AHEAD)),
        agenda=(under_way,),
        caches=(Cache((9, -1), "common"),),
        enemies=(foe(rat, (9, -1)),),
        deployed=1,
        bags=((0,), ()),
    )
    state, _ = run(state)
    assert state.caches[1] == Cache((7, -1), "common")
    assert state.enemies[1].at == (8, -1)


@pytest.mark.rule("SKY-083", "SKY-084", "SKY-085", "SKY-086")
def test_shard_environment_and_trap_cards_stay_with_their_tile_and_others_are_discarded(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS)
    trap = Trap("Snare", (1, 2), 2, Effect("hurt", 1))
    for card, stays in (
        (bench.card("gallery", shards=1), True),
        (bench.card("gallery", environment="mire"), True),
        (bench.card("gallery", trap=trap), True),
        (bench.card("gallery", common=1, revealed=Effect("hurt", 1)), False),
    ):
        state = explored(bench, tile, card)
        assert [beside.card for beside in state.beside] == ([card] if stays else [])
        assert state.discard == (() if stays else (card,))


@pytest.mark.rule("SKY-G37")
def test_what_needs_a_filled_tile_waits_until_it_is_filled(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0)])
    card = bench.card("gallery", (1,), shards=1, revealed=Effect("whisk"))
    state, events = play(at_the_door(bench, tile, card, bags=((0,), ())), "explore A")
    assert kinds(events) == ["explored", "revealed"]
    state, events = play(state, place_at(state, 0, AHEAD))
    assert kinds(events) == ["laid", "enemy_drawn", "enemy", "stays", "asked"]
    assert state.enemies[0].at == AHEAD
    assert legal(state, "choose") == ["R21", "T22"], "the door itself is taken: the free hexes beside it"
    state, events = play(state, "choose T22")
    assert kinds(events) == ["placed", "shard"]


@pytest.mark.rule("SKY-G58", "SKY-G08")
def test_card_text_changes_the_counts_before_the_limits_apply(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(1, 0), (2, 0)])
    bag = ((0,) * 5, ())
    for effect, levels in (
        (Effect("spaces", levels=(1, 1, 1)), [1, 1]),
        (Effect("spaces", amount=-1), []),
        (Effect("points", amount=-5), []),
        (Effect("points", amount=4), [1]),
    ):
        state = explored(bench, tile, bench.card("gallery", (1,), revealed=effect), bags=bag)
        assert [content().chips[enemy.chip].level for enemy in state.enemies] == levels
    near = explored(bench, tile, bench.card("gallery", (1,), revealed=Effect("near")), bags=bag)
    assert near.enemies[0].at == (7, -1)


@pytest.mark.rule("SKY-011")
def test_that_steps_are_kept_behind_a_door_is_explained_where_some_are_left(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS)
    state = at_the_door(bench, tile, bench.card("gallery"))
    told = {}
    for left in (0, 2):
        inside = replace(state, heroes=(hero("bulwark", (5, -1)),), turn=Turn(0, moves=1, left=left, door=True))
        opened, _ = play(inside, "explore A")
        _, events = play(opened, "place 1")
        told[left] = "chain" in tips_behind("skyshard", events)
    assert told == {0: False, 2: True}
