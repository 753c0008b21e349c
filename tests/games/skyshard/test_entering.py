"""What entering a hex brings: traps, shards, the chances of its door and its cache."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.state import Cache, Friend, Settling, State, Turn, drawn, gained
from engine.maps.hexes import label
from tests.games.skyshard.build import (
    AHEAD,
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
    map_of,
    place_at,
    play,
    run,
    turn_of,
)


@pytest.mark.rule("SKY-008", "SKY-G14", "SKY-G37", "SKY-G45")
def test_the_one_who_is_whisked_on_to_an_open_door_may_explore_it_after_the_explore_action(bench: Bench) -> None:
    # An enemy holds the near door (6, -1). One step from it: (5, -1), the tile's other door (7, -1) and (6, 0).
    nook, row = bench.tile("nook", [(0, 0), (1, 0)], enemies=[(0, 0)]), bench.tile("gallery", ROW_DOORS)
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("nook", (1,), shards=1, revealed=Effect("whisk")), bench.card("gallery"), "1"),
        stacks={"nook": (nook,), "gallery": (row,)},
        bags=((0,), ()),
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    assert sorted(legal(state, "choose")) == sorted(label(cell) for cell in (DOOR, (7, -1), (6, 0)))
    state, events = play(state, f"choose {label((7, -1))}")
    assert kinds(events) == ["placed", "shard"]
    assert (turn_of(state).explored, turn_of(state).door) == (True, True)
    state, events = play(state, f"explore {map_of(state).letters[(7, -1)]}")
    assert "SKY-012" in events[0].rules
    assert legal(state, "move") == []


@pytest.fixture
def guarded(bench: Bench) -> State:
    """A gallery whose card has a trap and a shard, a cache on its open door, and an adventurer about to be put there."""
    laid = gallery(bench)
    trap = Trap("Snare", (1, 2), 1, Effect("hurt", 2))
    return delve(
        hero("bulwark", (0, 0), health=12, fatigue=3),
        hero("mender", (1, -1), 1),
        tiles=(laid,),
        beside=(lies(laid.tile, bench.card("gallery", shards=1, trap=trap)),),
        caches=(Cache(DOOR, "common"),),
        deck=(bench.card("hall"), "1"),
        agenda=(Settling("hero", 0, DOOR),),
    )


@pytest.mark.rule("SKY-G45", "SKY-G14", "SKY-G44", "SKY-008")
def test_trap_then_shard_then_cache_and_door_when_one_is_placed_on_all_of_them(guarded: State) -> None:
    state, events = run(guarded, draws=faces(6, 6))
    assert kinds(events) == ["placed", "trap", "rolled", "sprung", "hurt", "shard"]
    assert (state.heroes[0].health, gained(state)) == (10, 1)
    assert legal(state, "open") == [""]
    assert legal(state, "explore") == ["A"]
    assert state.beside == ()


@pytest.mark.rule("SKY-G45", "SKY-G44")
def test_a_trap_that_fells_leaves_the_shard_to_the_next_who_enters(guarded: State) -> None:
    weak = replace(guarded, heroes=(replace(guarded.heroes[0], health=2), guarded.heroes[1]))
    state, events = run(weak, draws=faces(6, 6))
    assert kinds(events) == ["placed", "trap", "rolled", "sprung", "hurt", "fell"]
    assert gained(state) == 0
    assert drawn(state) == 1
    assert state.beside[0].sprung
    assert GAME.turn(state) == (1,)
    state, events = play(state, f"move {label((2, -1))}")
    assert kinds(events) == ["moved", "shard"]
    assert gained(state) == 1


@pytest.mark.rule("SKY-G53", "SKY-G14", "SKY-G42", "SKY-G44", "SKY-013")
def test_a_companion_walks_over_trap_shard_and_cache_and_leaves_them_there(bench: Bench, guarded: State) -> None:
    # The hound at (1, -1) wants to stand at (4, -1) beside the rat; 2 steps bring it to (3, -1), on the cache.
    # The rat then steps to (4, -1) and rolls a 1.
    state = replace(
        guarded,
        heroes=(hero("bulwark", (0, 1)), hero("mender", (0, 0), 1)),
        caches=(Cache((3, -1), "common"),),
        enemies=(foe(bench.chip(), DOOR),),
        friend=Friend("hound", 4, (1, -1)),
        agenda=(),
        turn=Turn(1, over=True),
    )
    state, events = run(state, draws=faces(1))
    assert kinds(events) == ["companion_moved", "enemy_moved", "enemy_struck", "round"]
    assert state.friend == Friend("hound", 4, (3, -1))
    assert state.caches == (Cache((3, -1), "common"),)
    assert not state.beside[0].sprung
    assert gained(state) == 0


@pytest.mark.rule("SKY-G25", "SKY-G44")
def test_a_trap_gives_no_more_fatigue_than_can_be_held(bench: Bench) -> None:
    # The dice 6 6 are 5 and 4 away from 1 2, more than the 1 fatigue that is left could mend: the trap springs at once.
    laid = gallery(bench)
    card = bench.card("gallery", trap=Trap("Snare", (1, 2), 1, Effect("tire", 2)))
    state = delve(hero("bulwark", (1, 0), fatigue=2), tiles=(laid,), beside=(lies(laid.tile, card),))
    state, _ = play(state, f"move {label((2, -1))}", draws=faces(6, 6))
    assert state.heroes[0].fatigue == 3


@pytest.mark.rule("SKY-G44", "SKY-G49")
def test_a_trap_that_says_so_hits_all_who_stand_and_no_one_who_is_down(bench: Bench) -> None:
    # 12 - 1 and 9 - 1; the fallen stay at 0. A trap that does not say so hits only the one who entered.
    laid = gallery(bench)
    for who, left in (("party", [11, 8, 0]), ("explorer", [11, 9, 0])):
        card = bench.card("gallery", trap=Trap("Shutter", (1, 2), 1, Effect("hurt", 1, who=who)))  # type: ignore[arg-type]
        state = delve(
            hero("bulwark", (1, 0), health=12, fatigue=3),
            hero("mender", (0, 0), 1, health=9),
            hero("picklock", None, 2, health=0, fell=(0, 1)),
            tiles=(laid,),
            beside=(lies(laid.tile, card),),
        )
        state, _ = play(state, f"move {label((2, -1))}", draws=faces(6, 6))
        assert [item.health for item in state.heroes] == left
        assert state.heroes[2].at is None


def test_the_status_says_which_enemy_shuts_the_way_to_a_shard(bench: Bench, far: State) -> None:
    """The shard's tile begins at (6, -1), behind the gallery (2, -1) .. (5, -1), which is one hex wide."""
    assert "Goal: take the shard at " in GAME.sheet(GAME.view(far, None))
    for blocking, at in (((4, -1),), (4, -1)), (((3, -1), (4, -1)), (3, -1)):
        foes = {cell: bench.chip(5, health=9) for cell in blocking}
        held = replace(far, enemies=tuple(foe(chip, cell) for cell, chip in foes.items()))
        said = GAME.sheet(GAME.view(held, None)).partition("Goal: defeat ")[2]
        first = f"the {content().chips[foes[at]].name.lower()} (5), then take the shard at "
        assert said.startswith(first), "the first of them on the way"
    beside = replace(far, enemies=(foe(bench.chip(5, health=9), (9, -1)),))
    assert "Goal: take the shard at " in GAME.sheet(GAME.view(beside, None)), "the tile is entered before it"
