"""Tiles that leave the map: what goes with them, and where those who stood on them go."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, GivenSource
from engine.games.skyshard.rules.effects import remove_tile
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.rules.progress import Delve
from engine.games.skyshard.state.state import Cache, Exploring, Friend, Laid, Settling, Turn, drawn, gained
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import AHEAD, DOOR, Bench, delve, foe, gallery, hero, kinds, legal, lies, play, run, turn_of


@pytest.mark.rule("SKY-024", "SKY-008", "SKY-G54", "SKY-G11", "SKY-G14")
def test_all_that_a_removed_tile_carries_goes_its_way_and_its_door_opens_again(bench: Bench) -> None:
    # On the gallery (6, -1) .. (9, -1) stand Ada, a rat and the hound. Ada goes 1 step to (5, -1), the rat from (7, -1)
    # 3 steps to (4, -1), the hound from (8, -1) 5 steps to (3, -1).
    near, far = gallery(bench), gallery(bench, AHEAD)
    lost, found = bench.card("gallery", shards=1), bench.card("gallery", shards=1)
    state = delve(
        hero("bulwark", AHEAD),
        tiles=(near, far),
        beside=(lies(far.tile, lost), lies(near.tile, found)),
        caches=(Cache((7, -1), "common"), Cache((3, -1), "legendary")),
        enemies=(foe(bench.chip(), (7, -1)),),
        friend=Friend("hound", 4, (8, -1)),
        stacks={"gallery": ("G1",)},
        turn=Turn(0, moves=1, left=1),
    )
    assert drawn(state) == 2
    assert DOOR not in explorable(state)
    under_way = Delve(state, Dice(GivenSource(())))
    remove_tile(under_way, far.tile)
    state, events = run(under_way.state)
    assert kinds(events) == ["placed", "enemy_shoved", "companion_moved", "collapsed", "shard"]
    assert state.heroes[0].at == DOOR
    assert state.enemies[0].at == (4, -1)
    assert state.friend == Friend("hound", 4, (3, -1))
    assert state.caches == (Cache((3, -1), "legendary"),)
    assert state.discard == (lost,)
    assert state.stacks["gallery"] == ("G1", far.tile)
    assert (drawn(state), gained(state)) == (1, 1)
    assert explorable(state) == (DOOR,)
    assert legal(state, "explore") == ["B"], "placed on her own turn; A was the door of the tile that fell in"
    assert turn_of(state).left == 1


@pytest.mark.rule("SKY-G54", "SKY-G05", "SKY-052", "SKY-025")
def test_a_fully_explored_delve_can_be_explored_again_when_its_last_shard_goes_with_its_tile(bench: Bench) -> None:
    # The only tile carries the third shard. Once it is gone 2 are drawn, and the next tile is a first tile again.
    laid = gallery(bench)
    state = delve(
        hero("bulwark", (1, 0)),
        tiles=(laid,),
        beside=(lies(laid.tile, bench.card("gallery", shards=1)),),
        facedown=("a", "b"),
        deck=(bench.card("gallery"), "1"),
    )
    assert explorable(state) == ()
    under_way = Delve(state, Dice(GivenSource(())))
    remove_tile(under_way, laid.tile)
    state, _ = run(under_way.state)
    assert explorable(state) == ((1, -1), (1, 0))
    state, _ = play(state, "explore B")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    assert len(fits(state, task)) == 4
    assert all((2, -1) in fit.face.doors for fit in fits(state, task))


@pytest.mark.rule("SKY-G30", "SKY-G32", "SKY-G54")
def test_the_nearest_free_hex_is_counted_over_the_map_and_not_across_a_gap(bench: Bench) -> None:
    # (5, -1), (4, -1) and (3, -1) are taken: (2, -1) is 3 steps off. (7, -1) is 2 away, over empty space.
    island = Laid(bench.tile("nook", [(0, 0)]), 0, (7, -1))
    rat = bench.chip()
    state = delve(
        hero("bulwark", (0, 0)),
        tiles=(gallery(bench), island),
        enemies=tuple(foe(rat, (q, -1), q) for q in (3, 4, 5)),
        agenda=(Settling("hero", 0, DOOR),),
    )
    state, _ = run(state)
    assert state.heroes[0].at == (2, -1)
