"""Maps without a door to explore: a turn of digging brings a tile down, and the door that it kept shut opens again.

The gallery (2, -1) .. (5, -1) lies before the entrance, and nooks with a single door close it off.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.verbs import MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.sensible import cell_of, ideas
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.moves import Dig
from engine.games.skyshard.state.state import Cache, Friend, Laid, State, drawn
from engine.games.skyshard.state.terrain import explorable, sealed
from tests.games.skyshard.build import (
    AHEAD,
    DOOR,
    ROW_DOORS,
    Bench,
    delve,
    foe,
    gallery,
    hero,
    kinds,
    legal,
    lies,
    play,
    refused,
)


def dead_end(bench: Bench, at: tuple[int, int] = AHEAD, turn: int = 0) -> Laid:
    """Lay a nook whose only door is its first cell."""
    return Laid(bench.tile("nook", [(0, 0)]), turn, at)


@pytest.fixture
def blind(bench: Bench) -> State:
    """Ada stands at the entrance and Bob in the gallery behind it, whose far door a dead end has closed."""
    return delve(
        hero("bulwark", (1, 0)),
        hero("mender", (3, -1), 1),
        tiles=(gallery(bench), dead_end(bench)),
        stacks={"nook": ("N1",)},
        deck=(bench.card("gallery"), bench.card("gallery"), "1"),
    )


@pytest.mark.rule("SKY-G55", "SKY-024")
def test_digging_takes_the_turn_and_opens_the_door_that_the_farthest_tile_kept_shut(blind: State) -> None:
    dead = blind.tiles[2].tile
    assert sealed(blind)
    assert explorable(blind) == ()
    state, events = play(blind, "dig")
    assert kinds(events) == ["dug", "collapsed"]
    assert explorable(state) == (DOOR,)
    assert [laid.tile for laid in state.tiles] == ["entrance", blind.tiles[1].tile]
    assert state.stacks["nook"] == ("N1", dead)
    assert GAME.turn(state) == (1,), "the turn is over"
    assert (state.facedown, drawn(state), len(state.deck)) == ((), 0, 3), "nothing is drawn for it"
    assert legal(state, "explore") == ["A"], "Bob's Stamina of 4 reaches it, 2 hexes on"
    assert GAME.tell(GAME.view(blind, 0), events).endswith("falls in. A door is open again at R21.")


@pytest.mark.rule("SKY-G55", "SKY-G54")
def test_what_lies_on_the_tile_goes_with_it_and_its_shard_is_drawn_no_more(bench: Bench, blind: State) -> None:
    # On the nook (6, -1), (7, -1), (6, 0): a rat goes 1 step to (5, -1), the hound after it 2 steps to (4, -1).
    dead = blind.tiles[2].tile
    card = bench.card("nook", shards=1)
    state = replace(
        blind,
        beside=(lies(dead, card),),
        caches=(Cache((7, -1), "common"),),
        enemies=(foe(bench.chip(), AHEAD),),
        friend=Friend("hound", 4, (7, -1)),
    )
    offer = GAME.choice(GAME.view(state, 0), Dig())
    assert offer.detail == f"The room {dead} falls in and takes its star shard along"
    assert offer.label == "Dig, your whole turn: opens a door at R21"
    state, _ = play(state, "dig")
    assert (state.caches, state.discard, drawn(state)) == ((), (card,), 0)
    assert state.enemies[0].at == DOOR
    assert state.friend is not None
    assert state.friend.at == (4, -1)


@pytest.mark.rule("SKY-G55")
def test_digging_takes_a_whole_turn_and_a_map_without_doors(blind: State, bench: Bench) -> None:
    moved, _ = play(blind, "move M20")
    assert refused(moved, "dig").words == "This takes a whole turn, and you have begun yours."
    assert legal(moved, "dig") == []
    open_map = delve(hero("bulwark", (1, 0)), tiles=(gallery(bench),), deck=("1",))
    assert refused(open_map, "dig").rule == "SKY-G55"
    assert legal(open_map, "dig") == []


@pytest.mark.rule("SKY-G55")
def test_neither_a_tile_with_one_of_the_party_falls_nor_one_that_would_part_them(blind: State) -> None:
    # With Bob in the dead end the gallery between him and Ada holds the way, and no other tile is left.
    heroes = (blind.heroes[0], replace(blind.heroes[1], at=(7, -1)))
    parted = replace(blind, heroes=heroes)
    assert sealed(parted)
    assert refused(parted, "dig").rule == "SKY-G55"
    assert legal(parted, "dig") == []
    # With both in the dead end the gallery parts no one: it falls, and they are cut off with the dead end's own door.
    both = replace(blind, heroes=(replace(blind.heroes[0], at=AHEAD), replace(blind.heroes[1], at=(7, -1))))
    state, _ = play(both, "dig")
    assert explorable(state) == ((1, -1), (1, 0), AHEAD)


@pytest.mark.rule("SKY-G55")
def test_a_party_of_one_on_the_only_tile_steps_off_it_first(bench: Bench) -> None:
    # Both doors of the entrance are closed by a dead end, and Ada stands in it.
    state = delve(hero("bulwark", (2, -1)), tiles=(dead_end(bench, (2, -1)),), deck=("1",))
    assert sealed(state)
    assert refused(state, "dig").words.startswith("No tile can fall in now")
    away, _ = play(state, "move M20")
    away, _ = play(away, "pass")
    away, _ = play(away, "dig")
    assert explorable(away) == ((1, -1), (1, 0)), "the entrance's doors, as in the beginning"


@pytest.mark.rule("SKY-G55")
def test_who_is_to_act_on_a_sealed_map_is_told_what_can_be_done_until_the_turn_has_begun(blind: State) -> None:
    told = f"No door is left: dig for your whole turn, and the room {blind.tiles[2].tile} falls in and opens a door at R21."
    assert told in GAME.ask(GAME.view(blind, 0))
    begun, _ = play(blind, str(MoveTo("M20")))
    assert "No door is left" not in GAME.ask(GAME.view(begun, 0))
    # With Bob on the only tile that keeps a door shut, Ada is told to wait for him and he to leave it.
    heroes = (blind.heroes[0], replace(blind.heroes[1], at=AHEAD))
    blocked = replace(blind, heroes=heroes)
    room = blind.tiles[2].tile
    told = f"No door is left. Bob stands on the room {room}: when it is empty, a whole turn of digging makes it fall in"
    assert told in GAME.ask(GAME.view(blocked, 0))
    his = replace(blocked, turn=replace(blocked.turn, hero=1))
    assert f"You stand on the room {room}: when it is empty" in GAME.ask(GAME.view(his, 1))
    idea = next(idea for idea in ideas(his, tuple(GAME.legal(his, 1))) if idea.aim == "clear")
    assert str(idea.move).startswith("move ") and board(his.tiles).owner[cell_of(idea.move.to)] != room


@pytest.mark.rule("SKY-G55")
def test_the_nearer_of_two_dead_ends_stays(bench: Bench) -> None:
    # A gallery with a side door at (4, -1) has two dead ends: one 2 steps farther than the other from Ada.
    side = Laid(bench.tile("gallery", [*ROW_DOORS, (1, 0)]), 0, (2, -1))
    near, far = dead_end(bench, (3, 0)), dead_end(bench)
    state = delve(hero("bulwark", (1, 0)), tiles=(side, near, far), deck=("1",))
    assert sealed(state)
    state, _ = play(state, "dig")
    assert [laid.tile for laid in state.tiles] == ["entrance", side.tile, near.tile]
    assert explorable(state) == (DOOR,)
