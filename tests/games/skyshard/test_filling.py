"""The enemies and caches of a new tile: rows and points, bags that run dry, hexes that are equally far."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.state.content import Effect, content
from engine.games.skyshard.state.state import Cache, Friend, Turn
from engine.maps.hexes import Hex, label
from tests.games.skyshard.build import AHEAD, DOOR, ROW_DOORS, Bench, delve, gallery, hero, legal, place_at, play


def met(bench: Bench, party: int, threat: int, scale: list[list[int]], low: int = 9, high: int = 9) -> list[int]:
    """Return the levels that come out on a tile with four enemy hexes."""
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0), (1, 0), (2, 0), (3, 0)])
    big = next(number for number, pair in content().pairs.items() if content().chips[pair.low].level == 10)
    places: list[Hex] = [(4, -1), (0, 0), (0, 1), (0, -1)]
    state = delve(
        *(hero("bulwark", places[number], number) for number in range(party)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", scale=scale), "1"),
        stacks={"gallery": (tile,)},
        bags=((0,) * low, (big,) * high),
        threat=threat,
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    return [content().chips[enemy.chip].level for enemy in state.enemies]


@pytest.mark.rule("SKY-074", "SKY-077", "SKY-079", "SKY-G16", "SKY-G18")
@pytest.mark.parametrize(
    ("threat", "expected"),
    [
        # EP 3, 6, 9, 12: 5 becomes 1; 10 becomes 5; 20 becomes 5, then 1; 20 becomes 10, then of 2 left a 1.
        (3, [[1], [5], [5, 1], [10, 1]]),
        # EP 5, 10, 15, 20: 5; 10; 20 becomes 10, then 1; 20 takes all.
        (5, [[5], [10], [10, 1], [20]]),
        # EP 12, 24, 36, 48: all as printed.
        (12, [[5], [10], [20, 1], [20, 5]]),
    ],
)
def test_row_and_points_follow_the_size_of_the_party(bench: Bench, threat: int, expected: list[list[int]]) -> None:
    scale = [[5], [10], [20, 1], [20, 5]]
    assert [met(bench, party, threat, scale) for party in (1, 2, 3, 4)] == expected


@pytest.mark.rule("SKY-G53", "SKY-G17", "SKY-G16", "SKY-074")
def test_a_companion_makes_the_party_no_larger(bench: Bench) -> None:
    # One adventurer, threat 5: the first row and 5 points, so its 10 becomes a 5. For two it would be 1, 1.
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(1, 0), (2, 0), (3, 0)])
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", scale=[[10], [1, 1], [1, 1], [1, 1]]), "1"),
        stacks={"gallery": (tile,)},
        bags=((0,) * 5, ()),
        friend=Friend("hound", 4, (0, 0)),
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    assert [content().chips[enemy.chip].level for enemy in state.enemies] == [5]


@pytest.mark.rule("SKY-075", "SKY-G19")
def test_bags_that_run_dry_in_the_middle_of_a_row_lower_a_level_or_skip_a_space(bench: Bench) -> None:
    # One chip in each bag: 10 empties the second, the next 10 becomes 5 and empties the first, the rest is skipped.
    assert met(bench, 1, 40, [[10, 10, 5, 1]] * 4, low=1, high=1) == [10, 5]
    # Without small chips 5 and 1 are skipped, and the 20 after them is still drawn.
    assert met(bench, 1, 40, [[5, 1, 20]] * 4, low=0, high=1) == [20]
    assert met(bench, 1, 40, [[20, 10, 5, 1]] * 4, low=0, high=0) == []


@pytest.mark.rule("SKY-G16")
def test_points_are_counted_anew_for_every_tile_no_matter_what_is_on_the_map_already(bench: Bench) -> None:
    tiles = [bench.tile("gallery", ROW_DOORS, enemies=[(1, 0), (2, 0)]) for _ in range(2)]
    state = delve(
        hero("bulwark", DOOR),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", (1,)), bench.card("gallery", (5, 1)), "1"),
        stacks={"gallery": tuple(tiles)},
        bags=((0,) * 5, ()),
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    # 4 points were left over; the next tile has 5, not 9, so its 5 leaves nothing for the 1.
    state = replace(state, heroes=(hero("bulwark", (9, -1)),), turn=Turn(0, door=True))
    state, _ = play(state, "explore B")
    state, _ = play(state, place_at(state, 0, (10, -1)))
    assert [content().chips[enemy.chip].level for enemy in state.enemies] == [1, 5]


@pytest.mark.rule("SKY-062", "SKY-065", "SKY-070")
def test_three_equally_far_cache_hexes_are_asked_about_until_nothing_differs(bench: Bench) -> None:
    # Around (7, -1) the hexes (8, -2), (8, -1) and (7, 0) are 3 steps from (5, -1).
    hall = bench.tile("hall", [(-1, 0), (0, -1)], caches=[(1, -1), (1, 0), (0, 1)])
    three = [label((8, -2)), label((8, -1)), label((7, 0))]
    for common, asked_again in ((2, False), (1, True)):
        state = delve(
            hero("bulwark", (4, -1)),
            tiles=(gallery(bench),),
            ties="party",
            deck=(bench.card("hall", legendary=1, common=common), "1"),
            stacks={"hall": (hall,)},
        )
        state, _ = play(state, "explore A")
        state, _ = play(state, place_at(state, 0, (7, -1)))
        assert sorted(legal(state, "choose")) == sorted(three)
        state, _ = play(state, f"choose {label((8, -1))}")
        assert state.caches[0] == Cache((8, -1), "legendary")
        assert sorted(legal(state, "choose")) == (sorted([three[0], three[2]]) if asked_again else [])
        if asked_again:
            state, _ = play(state, f"choose {three[2]}")
            assert state.caches[1:] == (Cache((7, 0), "common"),)
        else:
            assert sorted(cache.at for cache in state.caches[1:]) == [(7, 0), (8, -2)]


@pytest.mark.rule("SKY-G58", "SKY-062")
def test_a_legendary_cache_that_an_effect_adds_is_still_placed_first(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(1, 0), (2, 0)])
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", common=2, revealed=Effect("caches", 1, rank="legendary")), "1"),
        stacks={"gallery": (tile,)},
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    assert state.caches == (Cache((8, -1), "legendary"), Cache((7, -1), "common"))
