"""How far a turn reaches: moves, sight, and what relics add to them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.state import Cache, Laid, State, Turn
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
    legal,
    lies,
    map_of,
    moves_to,
    play,
    refused,
    turn_of,
)


@pytest.fixture
def line(bench: Bench) -> tuple[Laid, ...]:
    """Two galleries in a row: (2, -1) .. (9, -1)."""
    return gallery(bench), gallery(bench, AHEAD)


@pytest.mark.rule("SKY-G25")
def test_after_an_attack_there_is_one_move_action_and_no_second(bench: Bench) -> None:
    # From (2, -1): (1, 0), (0, 1), (0, 0) are the 3 steps of a Bulwark.
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(foe(bench.chip(5, health=9), (3, -1)),))
    walked = moves_to(state, (1, 0), (0, 1), (0, 0))
    assert turn_of(walked).left == 0
    assert legal(walked, "move") != [], "a second move action"
    struck, _ = play(state, f"attack {label((3, -1))}", draws=faces(1, 1, 1))
    struck = moves_to(struck, (1, 0), (0, 1), (0, 0))
    assert legal(struck, "move") == []
    assert refused(struck, f"move {label((1, 0))}").rule == "SKY-G25"


@pytest.mark.rule("SKY-G43", "SKY-G25")
def test_a_relic_that_raises_stamina_lengthens_the_move_under_way(bench: Bench, line: tuple[Laid, ...]) -> None:
    # 3 steps from (2, -1) to (5, -1), then 2 more: to (7, -1), all of one move action; an attack is still allowed.
    state = delve(
        hero("bulwark", (2, -1), worn=("pepper_lozenge",)),
        tiles=line,
        enemies=(foe(bench.chip(5, health=9), (8, -1)),),
    )
    state, _ = play(state, f"move {label(DOOR)}")
    assert turn_of(state).left == 0
    state, _ = play(state, "use pepper_lozenge")
    state, _ = play(state, f"move {label((7, -1))}")
    assert (turn_of(state).moves, turn_of(state).left) == (1, 0)
    assert legal(state, "attack") == [label((8, -1))]


@pytest.mark.rule("SKY-018", "SKY-019", "SKY-G43")
def test_relics_that_raise_stamina_raise_the_reach_of_the_explore_action(bench: Bench) -> None:
    # A Bulwark has Stamina 3, boots make it 4, a lozenge 6. From (1, -1) the door is 4 steps away, from (0, 0) 5.
    boots = next(relic.id for relic in content().relics.values() if relic.bonus == "stamina")
    near = delve(hero("bulwark", (1, -1)), tiles=(gallery(bench),))
    assert refused(near, "explore A").rule == "SKY-018"
    worn = replace(near, heroes=(hero("bulwark", (1, -1), worn=(boots,)),))
    assert legal(worn, "explore") == ["A"]
    assert legal(replace(near, heroes=(hero("bulwark", (1, -1), pack=(boots,)),)), "explore") == [], "not from the pack"
    far = replace(near, heroes=(hero("bulwark", (0, 0), worn=(boots, "pepper_lozenge")),))
    error = refused(far, "explore A")
    assert error.words == "You can't explore from here: door A is 5 hexes away and you have 4 steps."
    far, _ = play(far, "use pepper_lozenge")
    assert legal(far, "explore") == ["A"]


@pytest.mark.rule("SKY-G25", "SKY-G43")
def test_movement_from_a_relic_does_not_undo_an_explore_action(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (4, -1), worn=("pepper_lozenge",)), tiles=(gallery(bench),), deck=(bench.card("hall"), "1")
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, "use pepper_lozenge")
    assert legal(state, "move") == []


@pytest.mark.rule("SKY-G29", "SKY-G48")
def test_an_enemy_within_reach_on_a_tile_behind_another_is_out_of_sight(bench: Bench) -> None:
    # (5, -1) in the gallery, (6, -1) and (7, -1) in a nook, (8, -1) in the next: 3 steps, 2 tiles on.
    nooks = [bench.tile("nook", [(0, 0), (1, 0)]) for _ in range(2)]
    tiles = (gallery(bench), Laid(nooks[0], 0, AHEAD), Laid(nooks[1], 0, (8, -1)))
    state = delve(hero("trailfinder", DOOR), tiles=tiles, enemies=(foe(bench.chip(), (8, -1)),))
    assert map_of(state).distance(DOOR, (8, -1)) == 3
    assert refused(state, f"attack {label((8, -1))}").rule == "SKY-G29"
    closer = replace(state, heroes=(hero("trailfinder", AHEAD),))
    assert legal(closer, "attack") == [label((8, -1))]


@pytest.mark.rule("SKY-G25", "SKY-G66", "SKY-G101")
def test_a_second_move_leaves_no_blow_to_walk_up_to_an_enemy_for(bench: Bench) -> None:
    # Q21, beside the enemy at R21, is 2 hexes away, and 2 steps are left: of the first move, then of the second.
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(foe(bench.chip(1, health=3), (5, -1)),))
    first = replace(state, turn=Turn(0, moves=1, left=2))
    second = replace(state, turn=Turn(0, moves=2, left=2))
    assert legal(first, "visit") == ["R21"]
    assert legal(second, "visit") == [] and label((4, -1)) in legal(second, "move")
    assert refused(second, "visit R21").rule == "SKY-G25"


@pytest.mark.rule("SKY-G101", "SKY-G25", "SKY-G44")
def test_why_no_visit_leads_to_an_enemy_or_a_door_is_said_as_it_is(bench: Bench) -> None:
    near, far = foe(bench.chip(1, health=3), (3, -1)), foe(bench.chip(1, health=3), (5, -1), 1)
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(far,))

    def why(other: State, to: str = "R21") -> str:
        return str(refused(other, f"visit {to}"))

    assert "moved twice" in why(replace(state, turn=Turn(0, moves=2, left=2)))
    assert "Another enemy is in reach already" in why(replace(state, enemies=(near, far)))
    assert "explore action" in why(replace(state, turn=Turn(0, explored=True)))
    assert "With 1 step you come" in why(replace(state, turn=Turn(0, moves=1, left=1)))
    assert "no steps left" in why(replace(state, turn=Turn(0, moves=1, left=0)))
    trap = lies(state.tiles[1].tile, bench.card("gallery", trap=Trap("Snare", (1, 2), 1, Effect("hurt", 2))))
    trapped = delve(hero("bulwark", (1, -1)), tiles=state.tiles[1:], caches=(Cache((3, -1), "common"),), beside=(trap,))
    assert why(trapped, label((3, -1))).startswith(f"A trap lies on the tile of {label((3, -1))} and comes first")


@pytest.mark.rule("SKY-012")
def test_a_walk_is_not_said_to_lead_away_from_a_cache(bench: Bench) -> None:
    corridor = delve(hero("bulwark", (2, -1)), tiles=(Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),))

    def hurts(state: State, to: str) -> str:
        return GAME.choice(GAME.view(state, 0), GAME.read(state, 0, f"move {to}")).hurts

    # Ada stands at O20; the cache at P20 is the next hex, the door R21 three further on.
    near = replace(corridor, caches=(Cache((3, -1), "common"),))
    assert hurts(near, "Q21") == "", "beside the cache she still is"
    assert hurts(near, "R21") == "", "there is a door"
    assert hurts(corridor, "Q21") == "", "nothing is next door"
    back = next(to for to in legal(near, "move") if map_of(near).distance((3, -1), map_of(near).cell(to)) > 1)
    assert hurts(near, back) == "", "a cache next door is not what a walk is for"
    on = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    assert hurts(on, "Q21") == "", "the post says that it is tried now or by another entry"


@pytest.mark.rule("SKY-G25", "SKY-G46")
def test_a_second_move_begins_where_the_first_one_ends_and_no_step_of_mire_is_parted(bench: Bench) -> None:
    # A Bulwark with 1 step of its first move left, at (2, -1): 3 hexes on, to (5, -1), that step and 2 of the next 3.
    turn = Turn(0, moves=1, left=1)
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), turn=turn)
    there, _ = play(state, f"move {label(DOOR)}")
    assert turn_of(there).moves == 2 and turn_of(there).left == 1
    # A hex of mire costs 2: the 1 that is left of the first move is lost, and 1 of the second is left after it.
    room = gallery(bench)
    muddy = delve(
        hero("bulwark", (1, -1)),
        tiles=(room,),
        beside=(lies(room.tile, bench.card("gallery", environment="mire")),),
        turn=turn,
    )
    wet, _ = play(muddy, f"move {label((2, -1))}")
    assert turn_of(wet).moves == 2 and turn_of(wet).left == 1


@pytest.mark.rule("SKY-G25", "SKY-G44")
def test_a_walk_that_a_trap_stops_within_the_first_move_begins_no_second(bench: Bench) -> None:
    # From (1, -1) with 2 steps left, 3 hexes on: the trap of the gallery stops the first step.
    room = gallery(bench)
    trap = Trap("Snare", (1, 2), 1, Effect("hurt", 2))
    state = delve(
        hero("bulwark", (1, -1)),
        tiles=(room,),
        beside=(lies(room.tile, bench.card("gallery", trap=trap)),),
        turn=Turn(0, moves=1, left=2),
    )
    stopped, events = play(state, f"move {label((4, -1))}", draws=faces(1, 2))
    assert events[0].facts["second"] is False and stopped.heroes[0].at == (2, -1)
    assert turn_of(stopped).moves == 1 and turn_of(stopped).left == 1
