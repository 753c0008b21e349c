"""Enemy turns and the companion's."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.state import Friend, Laid, State, Turn
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
    place_at,
    play,
    refused,
    run,
)


@pytest.fixture
def hall(bench: Bench) -> State:
    """Two adventurers on a hall of seven hexes around (20, 0): a Bulwark to the west and a Mender to the east."""
    tile = bench.tile("hall", [(1, 0)])
    return delve(
        hero("bulwark", (19, 0)),
        hero("mender", (21, 0)),
        tiles=(Laid(tile, 0, (20, 0)),),
        turn=Turn(1),
    )


@pytest.mark.rule("SKY-G47")
def test_enemies_act_from_the_highest_level_to_the_lowest(bench: Bench, hall: State) -> None:
    small, big = bench.chip(1, taste="strongest"), bench.chip(10, taste="strongest")
    state = replace(hall, enemies=(foe(small, (20, -1), 0), foe(big, (19, 1), 1), foe(small, (20, 0), 2)))
    _, events = play(state, "pass", draws=faces(1, 1, 1))
    struck = [event.facts["at"] for event in events if event.kind == "enemy_struck"]
    assert struck == [label((19, 1)), label((20, -1)), label((20, 0))]


@pytest.mark.rule("SKY-G47")
def test_an_enemy_strikes_whom_it_prefers_and_the_first_in_order_of_equals(bench: Bench, hall: State) -> None:
    for taste, whom in (("strongest", "Ada"), ("weakest", "Bob")):
        state = replace(hall, enemies=(foe(bench.chip(1, taste=taste), (20, 0)),))
        _, events = play(state, "pass", draws=faces(1))
        assert events[1].facts["whom"] == whom
    level = replace(hall, heroes=tuple(replace(item, health=8) for item in hall.heroes))
    for taste in ("strongest", "weakest"):
        state = replace(level, enemies=(foe(bench.chip(1, taste=taste), (20, 0)),))
        _, events = play(state, "pass", draws=faces(1))
        assert events[1].facts["whom"] == "Ada"


@pytest.mark.rule("SKY-G47", "SKY-G20")
def test_an_enemy_with_two_targets_strikes_two_units_once_each(bench: Bench, hall: State) -> None:
    giant = bench.chip(20, health=12, dice=4, targets=2)
    state = replace(hall, enemies=(foe(giant, (20, 0)),))
    state, events = play(state, "pass", draws=faces(6, 6, 1, 1, 3, 3, 3, 1))
    struck = [(event.facts["whom"], event.facts["damage"]) for event in events if event.kind == "enemy_struck"]
    assert struck == [("Bob", 4), ("Ada", 2)], "the weaker first; Ada's guard takes 1"
    assert [item.health for item in state.heroes] == [10, 5]


@pytest.mark.rule("SKY-G47")
def test_an_enemy_without_a_target_walks_two_hexes_towards_the_nearest_place_to_strike_from(bench: Bench) -> None:
    rows = [bench.tile("gallery", ROW_DOORS) for _ in range(2)]
    tiles = (Laid(rows[0], 0, (2, -1)), Laid(rows[1], 0, (6, -1)))
    rat, archer = bench.chip(1), bench.chip(5, reach=3)
    state = delve(hero("bulwark", (2, -1)), tiles=tiles, enemies=(foe(rat, (9, -1)),))
    state, events = play(state, "pass")
    assert (kinds(events), state.enemies[0].at) == (["waited", "enemy_moved", "round"], (7, -1))
    near = delve(hero("bulwark", (2, -1)), tiles=tiles, enemies=(foe(rat, (4, -1)),))
    near, events = play(near, "pass", draws=faces(1))
    assert (kinds(events), near.enemies[0].at) == (["waited", "enemy_moved", "enemy_struck", "round"], (3, -1))
    far = delve(hero("bulwark", (2, -1)), tiles=tiles, enemies=(foe(archer, (7, -1)),))
    far, events = play(far, "pass", draws=faces(1))
    assert far.enemies[0].at == (5, -1), "it stops as soon as its reach is enough"


@pytest.mark.rule("SKY-G47", "SKY-G29")
def test_an_archer_needs_sight_as_well_as_reach(bench: Bench) -> None:
    row, nook = bench.tile("gallery", ROW_DOORS), bench.tile("nook", [(0, 0), (1, 0)])
    last = bench.tile("nook", [(0, 0), (1, 0)])
    tiles = (Laid(row, 0, (2, -1)), Laid(nook, 0, (6, -1)), Laid(last, 0, (8, -1)))
    archer = bench.chip(5, reach=3)
    state = delve(hero("bulwark", (5, -1)), tiles=tiles, enemies=(foe(archer, (8, -1)),))
    state, events = play(state, "pass", draws=faces(1))
    assert kinds(events) == ["waited", "enemy_moved", "enemy_struck", "round"]
    assert state.enemies[0].at == (7, -1)


@pytest.mark.rule("SKY-G47")
def test_an_enemy_with_no_way_to_strike_goes_as_near_as_it_can(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    rat = bench.chip(1)
    state = delve(
        hero("bulwark", (2, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(foe(rat, (3, -1), 0), foe(rat, (5, -1), 1)),
    )
    state, events = play(state, "pass", draws=faces(1))
    assert [enemy.at for enemy in state.enemies] == [(3, -1), (4, -1)]
    assert kinds(events) == ["waited", "enemy_struck", "enemy_moved", "round"]


@pytest.mark.rule("SKY-G47")
def test_a_fresh_enemy_acts_in_the_same_round(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    far = bench.tile("gallery", ROW_DOORS, enemies=[(0, 0)])
    state = delve(
        hero("bulwark", (5, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        deck=(bench.card("gallery", (1,)), "1"),
        stacks={"gallery": (far,)},
        bags=((0,), ()),
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, (6, -1)))
    _, events = play(state, "pass", draws=faces(1))
    assert "enemy_struck" in kinds(events)


@pytest.mark.rule("SKY-G47")
def test_with_party_ties_anybody_who_stands_orders_equal_enemies(bench: Bench, hall: State) -> None:
    rat = bench.chip(1, taste="weakest")
    state = replace(hall, ties="party", enemies=(foe(rat, (20, 0), 0), foe(rat, (20, -1), 1)))
    state, events = play(state, "pass")
    assert kinds(events) == ["waited", "asked"]
    assert GAME.turn(state) == (0, 1)
    options = legal(state, "choose", seat=1)
    assert options == [label((20, 0)), label((20, -1))]
    assert str(GAME.default(state, 0)) == f"choose {options[0]}"
    assert refused(state, "choose M20", seat=0).rule == "SKY-G47"
    state, events = play(state, f"choose {options[1]}", seat=0, draws=faces(1, 1))
    struck = [event.facts["at"] for event in events if event.kind == "enemy_struck"]
    assert struck == [options[1], options[0]]
    _, events = play(replace(hall, enemies=(foe(rat, (20, 0), 0), foe(rat, (20, -1), 1))), "pass", draws=faces(1, 1))
    assert [event.facts["at"] for event in events if event.kind == "enemy_struck"] == options


@pytest.mark.rule("SKY-G47")
def test_with_party_ties_equal_targets_and_equal_hexes_are_chosen(bench: Bench, hall: State) -> None:
    level = replace(hall, ties="party", heroes=tuple(replace(item, health=8) for item in hall.heroes))
    rat = bench.chip(1)
    state = replace(level, enemies=(foe(rat, (20, 0)),))
    state, _ = play(state, "pass")
    assert legal(state, "choose", seat=0) == [label((19, 0)), label((21, 0))]
    state, events = play(state, f"choose {label((21, 0))}", seat=0, draws=faces(6))
    assert state.heroes[1].health == 6
    giant = bench.chip(20, targets=2)
    state = replace(level, enemies=(foe(giant, (20, 0)),))
    state, events = play(state, "pass", draws=faces(1, 1))
    assert kinds(events).count("enemy_struck") == 2, "both are struck, whatever the order"
    north = replace(level.heroes[1], at=(0, 0))
    state = replace(level, heroes=(replace(level.heroes[0], at=(20, 0)), north), enemies=())
    tail = Laid(bench.tile("gallery", ROW_DOORS), 0, (22, -1))
    state = replace(state, tiles=(*state.tiles, tail), enemies=(foe(rat, (22, -1)),))
    state, _ = play(state, "pass")
    assert legal(state, "choose", seat=0) == [label((21, -1)), label((21, 0))]
    state, _ = play(state, f"choose {label((21, 0))}", seat=1, draws=faces(1))
    assert state.enemies[0].at == (21, 0)


@pytest.mark.rule("SKY-G53", "SKY-G23")
def test_a_companion_acts_after_the_adventurers_and_before_the_enemies(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    rat = bench.chip(1, health=9)
    state = delve(
        hero("bulwark", (2, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(foe(rat, (5, -1)),),
        friend=Friend("hound", 4, (3, -1)),
    )
    hound = content().companions["hound"]
    state, events = play(state, "pass", draws=faces(*(5,) * hound.dice, 3))
    assert kinds(events) == ["waited", "companion_moved", "struck", "enemy_struck", "round"]
    assert state.friend == Friend("hound", 3, (4, -1))
    assert state.enemies[0].health == 9 - hound.dice


@pytest.mark.rule("SKY-G53")
def test_a_companion_waits_beside_a_full_entrance_and_comes_when_a_hex_is_free(bench: Bench) -> None:
    cells = [(0, -1), (0, 0), (0, 1), (1, -1)]
    state = delve(
        *(hero(kind, cell) for kind, cell in zip(content().adventurers, cells, strict=True)),
        enemies=(foe(bench.chip(1, dice=0), (1, 0)),),
        friend=Friend("hound", 4),
        turn=Turn(3, over=True),
    )
    state, _ = run(state)
    assert state.friend == Friend("hound", 4)
    state = replace(state, enemies=(), turn=Turn(3, over=True))
    state, events = run(state)
    assert "companion_placed" in kinds(events)
    assert state.friend is not None
    assert state.friend.at == (1, 0)


@pytest.mark.rule("SKY-G53")
def test_a_fallen_companion_is_gone_for_good(bench: Bench) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    biter = bench.chip(10, dice=3, taste="weakest", health=7)
    state = delve(
        hero("bulwark", (2, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(foe(biter, (4, -1)),),
        friend=Friend("hound", 2, (3, -1)),
    )
    hound = content().companions["hound"]
    state, events = play(state, "pass", draws=faces(*(1,) * hound.dice, 6, 6, 6))
    assert "companion_fell" in kinds(events)
    assert state.friend == Friend("hound", 0)
    state, events = play(state, "pass", draws=faces(1, 1, 1))
    assert "companion_placed" not in kinds(events)
    assert state.friend == Friend("hound", 0)


@pytest.mark.rule("SKY-G53", "SKY-G21")
def test_a_mender_heals_a_companion(bench: Bench) -> None:
    state = delve(hero("mender", (0, 0)), friend=Friend("hound", 1, (0, 1)))
    state, events = play(state, "heal M21")
    assert state.friend == Friend("hound", 3, (0, 1))
    assert events[0].facts["whom"] == "Hound"


@pytest.fixture
def line(bench: Bench) -> tuple[Laid, ...]:
    """Two galleries in a row: (2, -1) .. (9, -1)."""
    return gallery(bench), gallery(bench, AHEAD)


@pytest.mark.rule("SKY-G47")
def test_between_two_equally_near_hexes_an_enemy_goes_where_its_favourite_is(bench: Bench, line: tuple[Laid, ...]) -> None:
    # From (5, -1) it is 2 steps to (3, -1), beside a unit with 12 health, and 2 to (7, -1), beside one with 9.
    for taste, where in (("strongest", (3, -1)), ("weakest", (7, -1))):
        state = delve(
            hero("bulwark", (2, -1), health=12),
            hero("mender", (8, -1), 1, health=9),
            tiles=line,
            enemies=(foe(bench.chip(taste=taste), DOOR),),
            turn=Turn(1, over=True),
        )
        state, _ = run(state, draws=faces(1))
        assert state.enemies[0].at == where


@pytest.mark.rule("SKY-G47", "SKY-G32")
def test_an_enemy_that_cannot_get_at_anybody_goes_towards_the_closest(bench: Bench, line: tuple[Laid, ...]) -> None:
    # Rats stand before both: the one at (5, -1) is 3 steps from Ada and 4 from Bob, and gets 1 step towards Ada.
    rat = bench.chip()
    state = delve(
        hero("bulwark", (2, -1)),
        hero("mender", (9, -1), 1),
        tiles=line,
        enemies=(foe(rat, (3, -1), 0), foe(rat, (8, -1), 1), foe(rat, DOOR, 2)),
        turn=Turn(1, over=True),
    )
    state, _ = run(state, draws=faces(1, 1))
    assert [enemy.at for enemy in state.enemies] == [(3, -1), (8, -1), (4, -1)]


@pytest.mark.rule("SKY-G47")
@pytest.mark.parametrize(
    ("mouth", "start", "end"),
    [
        pytest.param((22, -1), (19, 0), (21, -1), id="eastwards, both are 2 steps off: the higher one"),
        pytest.param((22, -1), (19, 1), (21, -1), id="from lower down, both are 2 steps off: the higher one"),
        pytest.param((22, -1), (20, 1), (21, 0), id="the lower one is 1 step off, the higher one 2: no step too many"),
        pytest.param((22, -1), (20, -1), (21, -1), id="the higher one is 1 step off"),
        pytest.param((18, 1), (21, 0), (19, 0), id="westwards, both are 2 steps off: the higher one"),
        pytest.param((18, 1), (20, 1), (19, 1), id="westwards, the lower one is 1 step off, the higher one 2"),
    ],
)
def test_of_two_hexes_equally_near_to_the_party_an_enemy_takes_the_shorter_way_then_the_higher_hex(
    bench: Bench, hall: State, mouth: tuple[int, int], start: tuple[int, int], end: tuple[int, int]
) -> None:
    """Ada is in a gallery beside the hall, behind a rat in its mouth that no other unit can pass.

    Two hexes of the hall touch the mouth, (21, -1) and (21, 0) in the east or (19, 0) and (19, 1) in the west. From both
    it is 2 steps to her, and no other free hex is as near.
    """
    east = mouth[0] > 20
    ada = mouth[0] + (1 if east else -1), mouth[1]
    state = replace(
        hall,
        heroes=(replace(hall.heroes[0], at=ada),),
        names=("Ada",),
        tiles=(*hall.tiles, gallery(bench, mouth if east else (mouth[0] - 3, mouth[1]))),
        enemies=(foe(bench.chip(5), mouth), foe(bench.chip(1), start, 1)),
        turn=Turn(0, over=True),
    )
    state, events = run(state, draws=faces(1))
    assert state.enemies[1].at == end
    assert kinds(events).count("enemy_struck") == 1, "the rat that stands before her"
