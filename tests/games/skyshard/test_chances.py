"""One chance for each entry of a door: failed, declined, or another player's."""

from __future__ import annotations

import pytest

from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.state import Cache, Laid, Settling, Turn, drawn
from engine.games.skyshard.state.terrain import explorable
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
    map_of,
    moves_to,
    place_at,
    play,
    refused,
    run,
    turn_of,
)


@pytest.mark.rule("SKY-040", "SKY-012", "SKY-G26", "SKY-G27", "SKY-G28")
def test_after_a_failed_chance_at_the_start_of_a_turn_only_the_explore_action_is_left_on_the_spot(bench: Bench) -> None:
    # No hall is left. Chance of the turn's start: facedown 1. Explore action on one's own hex (distance 0): facedown 2.
    halls = tuple(bench.card("hall") for _ in range(3))
    state = delve(hero("bulwark", DOOR), tiles=(gallery(bench),), deck=halls, required=5, turn=Turn(0, over=True))
    state, _ = run(state)
    assert turn_of(state) == Turn(0, door=True)
    state, events = play(state, "explore A")
    assert "SKY-012" in events[0].rules
    assert (turn_of(state).explored, drawn(state)) == (False, 1)
    state, events = play(state, "explore A")
    assert "SKY-014" in events[0].rules
    assert (turn_of(state).explored, drawn(state)) == (True, 2)
    assert state.deck == halls[2:]
    assert explorable(state) == (DOOR,)
    assert refused(state, "explore A").rule == "SKY-G25"


@pytest.mark.rule("SKY-041", "SKY-011", "SKY-G27")
def test_leaving_and_coming_back_within_one_move_gives_another_chance_and_costs_its_steps(bench: Bench) -> None:
    # Stamina 4: in 1, out 2, in 3, so 1 is left for the new tile.
    row = bench.tile("gallery", ROW_DOORS)
    deck = (bench.card("hall"), bench.card("gallery"), "1")
    state = delve(hero("trailfinder", (4, -1)), tiles=(gallery(bench),), deck=deck, stacks={"gallery": (row,)})
    state = moves_to(state, DOOR)
    state, events = play(state, "explore A")
    assert kinds(events) == ["no_tile"]
    assert legal(state, "explore") == []
    state = moves_to(state, (4, -1), DOOR)
    assert (turn_of(state).moves, turn_of(state).left) == (1, 1)
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    state = moves_to(state, AHEAD)
    assert (turn_of(state).moves, turn_of(state).left) == (1, 0)


@pytest.mark.rule("SKY-008", "SKY-040", "SKY-G27")
def test_after_a_failed_chance_of_being_placed_one_has_to_leave_and_come_back(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("hall"), bench.card("hall"), "1"),
        turn=Turn(0, moves=1, left=2),
        agenda=(Settling("hero", 0, DOOR),),
    )
    state, events = run(state)
    assert kinds(events) == ["placed"]
    state, _ = play(state, "explore A")
    assert drawn(state) == 1
    assert refused(state, "explore A").rule == "SKY-G25"
    state = moves_to(state, (4, -1), DOOR)
    state, _ = play(state, "explore A")
    assert drawn(state) == 2


@pytest.mark.rule("SKY-009", "SKY-G25", "SKY-G27")
def test_the_choice_at_the_start_of_a_turn_comes_before_everything_else(bench: Bench) -> None:
    # After an attack, exploring one's own door is the explore action; after the explore action it is gone.
    row = bench.tile("gallery", [(0, 0), (2, 0), (3, 0)])
    state = delve(
        hero("bulwark", DOOR),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(foe(bench.chip(5, health=9), (4, -1)),),
        deck=(bench.card("hall"), bench.card("hall"), "1"),
        turn=Turn(0, door=True),
    )
    assert explorable(state) == ((4, -1), DOOR)
    struck, _ = play(state, f"attack {label((4, -1))}", draws=faces(1, 1, 1))
    struck, events = play(struck, "explore B")
    assert "SKY-014" in events[0].rules
    assert turn_of(struck).explored
    acted, _ = play(state, "explore A")
    assert turn_of(acted).explored
    assert legal(acted, "explore") == []


@pytest.mark.rule("SKY-006", "SKY-008", "SKY-G27", "SKY-G42")
def test_no_one_gains_a_chance_when_another_player_is_placed_during_their_turn(bench: Bench) -> None:
    # Ada has used her chance at (1, 0); Bob is put on a door with a cache, which is no event of hers.
    far = Laid(bench.tile("gallery", ROW_DOORS), 0, (20, 0))
    state = delve(
        hero("bulwark", (1, 0)),
        hero("mender", (21, 0), 1),
        tiles=(far,),
        caches=(Cache((20, 0), "common"),),
        turn=Turn(0, moves=1, left=0),
        agenda=(Settling("hero", 1, (20, 0)),),
    )
    state, events = run(state)
    assert kinds(events) == ["placed"]
    assert {(1, 0), (20, 0)} < set(explorable(state))
    assert legal(state, "explore") == []
    assert legal(state, "open") == []
    assert legal(state, "explore", seat=1) == []


@pytest.mark.rule("SKY-025", "SKY-007", "SKY-G45")
def test_a_step_on_to_a_lettered_door_is_no_chance_once_nothing_is_left_to_explore(bench: Bench) -> None:
    # The far door of the gallery is open and keeps its letter, but the third shard of three is drawn.
    state = delve(hero("bulwark", (4, -1)), tiles=(gallery(bench),), facedown=("a", "b", "c"), deck=("1",))
    assert map_of(state).letters == {DOOR: "A"}
    state = moves_to(state, DOOR)
    assert not turn_of(state).door
    assert "the door here" not in GAME.ask(GAME.view(state, 0))
    assert refused(state, "explore A").rule == "SKY-025"
    # The same step while one is missing is a chance, and it is offered.
    state = delve(hero("bulwark", (4, -1)), tiles=(gallery(bench),), facedown=("a", "b"), deck=("1",))
    state = moves_to(state, DOOR)
    assert turn_of(state).door
    assert legal(state, "explore", seat=0) == ["A"]
