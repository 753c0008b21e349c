"""What an adventurer may do in a turn: moving, attacking, exploring, healing, and what entering a hex brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules import odds, turns
from engine.games.skyshard.rules.walking import reach
from engine.games.skyshard.state.content import Effect, Trap, content
from engine.games.skyshard.state.moves import Attack, Finish, Visit
from engine.games.skyshard.state.state import Cache, Friend, Laid, Settling, State, Turn, gained
from engine.maps.hexes import label
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
    play,
    refused,
    run,
    turn_of,
)


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery O20, P20, Q21, R21 ahead of the entrance; the far door R21 is open."""
    return delve(hero("bulwark", (2, -1)), tiles=(Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),))


@pytest.mark.rule("SKY-G101", "SKY-G25")
def test_attacking_until_it_falls_stops_with_the_enemy_or_with_two_fatigue(bench: Bench, corridor: State) -> None:
    tough = replace(corridor, enemies=(foe(bench.chip(1, health=3), (3, -1)),))
    assert legal(tough, "finish") == ["P20"]
    # Three ones do no harm: 3 blows, the second and the third for 1 fatigue each.
    spent, events = play(tough, "finish P20", draws=faces(*[1] * 9))
    assert kinds(events) == ["struck"] * 3 and [event.facts["tired"] for event in events] == [False, True, True]
    assert spent.heroes[0].fatigue == 2 and legal(spent, "finish") == [] and legal(spent, "attack") == ["P20"]
    assert refused(spent, "finish P20").rule == "SKY-G101"
    felled, events = play(tough, "finish P20", draws=faces(1, 1, 1, 6, 6, 6))
    assert kinds(events) == ["struck"] * 2 and not felled.enemies and felled.heroes[0].fatigue == 1
    told = GAME.tell(GAME.view(felled, 0), events).splitlines()[0]
    assert told.startswith("**Ada fells the ") and told.endswith("**.")
    # Three dice deal 3 or more in 106 of 216 rolls; nine deal less than 3 in 51,200 of 6 to the 9th.
    assert (odds.fells(tough, (3, -1)), odds.fells(tough, (3, -1), on=True)) == pytest.approx((106 / 216, 1 - 51200 / 6**9))
    on, once = (GAME.choice(GAME.view(tough, 0), move) for move in (Finish("P20"), Attack("P20")))
    assert on.label.endswith(": 99 in 100, max 2 fatigue") and on.weight == "first"
    assert once.label.endswith(" once: 1 in 2") and once.detail.endswith(", 3 steps left")


@pytest.mark.rule("SKY-G25", "SKY-019")
def test_a_move_action_reaches_as_far_as_stamina_and_may_be_taken_in_pieces(corridor: State) -> None:
    assert set(legal(corridor, "move")) == {"P20", "Q21", "R21", "N19", "N20", "M19", "M20", "M21"}
    state, _ = play(corridor, "move P20")
    assert turn_of(state).left == 2
    state, _ = play(state, "move Q21")
    assert (turn_of(state).left, turn_of(state).moves) == (1, 1)


@pytest.mark.rule("SKY-G25")
def test_a_second_move_action_needs_a_turn_without_attacks_and_forbids_them(bench: Bench, corridor: State) -> None:
    rat = bench.chip(1, health=5)
    state = replace(corridor, enemies=(foe(rat, (5, -1)),))
    state, _ = play(state, "move Q21")
    assert turn_of(state).left == 1
    assert "N20" in legal(state, "move")
    twice, events = play(state, "move O20")
    assert turn_of(twice).moves == 2
    assert events[0].facts["second"] is True
    assert turn_of(twice).left == 2, "the first of the two steps was the last of the first move"
    back, _ = play(play(twice, "move N20")[0], "move O20")
    assert turn_of(back).left == 0
    assert legal(back, "move") == []
    beside = replace(back, enemies=(foe(rat, (3, -1)),))
    assert legal(beside, "attack") == []
    assert refused(beside, "attack P20").rule == "SKY-G25"
    struck, _ = play(state, "attack R21", draws=faces(1, 1, 1))
    assert refused(struck, "move P20").words == "You have attacked, so there is no second move this turn."


@pytest.mark.rule("SKY-G25")
def test_an_attack_ends_the_move_that_it_breaks_into_but_a_first_move_may_follow_it(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(1, health=5), (3, -1)),))
    first, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    assert "N20" in legal(first, "move")
    moved, _ = play(state, "move N19")
    moved, _ = play(moved, "move O20")
    struck, _ = play(moved, "attack P20", draws=faces(1, 1, 1))
    assert legal(struck, "move") == []


@pytest.mark.rule("SKY-G25")
def test_each_further_attack_costs_a_fatigue_of_which_three_can_be_held(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(1, health=99), (3, -1)),))
    for held in (0, 1, 2, 3):
        state, _ = play(state, "attack P20", draws=faces(1, 1, 1))
        assert state.heroes[0].fatigue == held
    assert legal(state, "attack") == []
    assert refused(state, "attack P20").words == "Another attack costs 1 fatigue, and you hold 3 already."
    state = replace(state, turn=replace(turn_of(state), over=True), enemies=())
    state, _ = run(state)
    assert state.heroes[0].fatigue == 2, "1 goes at the start of a turn"


@pytest.mark.rule("SKY-G25", "SKY-G26")
def test_one_explore_action_a_turn_even_if_it_brings_nothing(bench: Bench, corridor: State) -> None:
    state = replace(corridor, deck=(bench.card("hall"), "1"))
    state, events = play(state, "explore A")
    assert kinds(events) == ["no_tile"]
    assert turn_of(state).explored
    assert refused(state, "explore A").words == "You have taken your explore action this turn."
    assert legal(state, "move") == []


@pytest.mark.rule("SKY-G25")
def test_an_attack_and_an_explore_action_fit_in_one_turn_in_either_order(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(1, health=9), (3, -1)),), deck=(bench.card("hall"), "1"))
    fought, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    fought, _ = play(fought, "explore A")
    assert turn_of(fought).explored
    two, _ = play(state, "explore A")
    two, _ = play(two, "attack P20", draws=faces(1, 1, 1))
    assert turn_of(two).attacks == 1


@pytest.mark.rule("SKY-G31", "SKY-G30")
def test_units_walk_between_any_two_hexes_that_touch(bench: Bench) -> None:
    side = bench.tile("gallery", [(3, 0)])
    row = bench.tile("gallery", ROW_DOORS)
    state = delve(hero("bulwark", (3, -1)), tiles=(Laid(row, 0, (2, -1)), Laid(side, 0, (2, 0))))
    assert (3, 0) not in map_of(state).door_owner
    assert "P21" in legal(state, "move")


@pytest.mark.rule("SKY-G30")
def test_distance_goes_around_gaps_and_through_units(bench: Bench, corridor: State) -> None:
    island = bench.tile("nook", [(0, 0)])
    state = replace(corridor, tiles=(*corridor.tiles, Laid(island, 0, (20, 0))), enemies=(foe(bench.chip(), (3, -1)),))
    map_ = map_of(state)
    assert map_.distance((2, -1), (2, -1)) == 0
    assert map_.distance((2, -1), (4, -1)) == 2
    assert map_.distance((0, -1), (0, 1)) == 2
    assert map_.distance((2, -1), (20, 0)) > 1000
    assert "Q21" not in legal(state, "move"), "an occupied hex can't be passed"


@pytest.mark.rule("SKY-G29")
def test_sight_ends_at_the_tiles_that_touch_ones_own(bench: Bench) -> None:
    rows = [bench.tile("gallery", ROW_DOORS) for _ in range(2)]
    state = delve(hero("trailfinder", (1, 0)), tiles=(Laid(rows[0], 0, (2, -1)), Laid(rows[1], 0, (6, -1))))
    map_ = map_of(state)
    assert map_.sees((1, 0), (5, -1))
    assert not map_.sees((1, 0), (6, -1))
    assert map_.sees((2, -1), (9, -1))


@pytest.mark.rule("SKY-G32")
def test_one_unit_per_hex_and_chips_of_caches_do_not_occupy(bench: Bench, corridor: State) -> None:
    state = replace(
        corridor,
        names=("Ada", "Bob"),
        heroes=(*corridor.heroes, hero("mender", (1, 0), 1)),
        caches=(Cache((3, -1), "common"),),
    )
    assert "P20" in legal(state, "move")
    assert "N20" not in legal(state, "move")
    assert refused(state, "move N20").words.startswith("Bob stands at N20. A hex holds one unit: you can't walk through ")


@pytest.mark.rule("SKY-G32")
def test_the_one_who_is_forced_into_a_taken_hex_chooses_among_the_nearest_free_ones(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(), (4, -1)),), agenda=(Settling("hero", 0, (4, -1)),), turn=Turn(0))
    assert legal(state, "choose") == ["P20", "R21"]
    assert refused(state, "choose O20").rule == "SKY-G32"
    state, _ = play(state, "choose R21")
    assert state.heroes[0].at == (5, -1)


@pytest.mark.rule("SKY-G32", "SKY-G38")
def test_the_one_who_stays_away_ends_up_on_the_lowest_q_then_r_of_the_nearest_hexes(bench: Bench) -> None:
    # All six hexes around (20, 0) are free: (20, -1) is the first in reading order, (19, 0) and (19, 1) have the lowest q.
    hall = Laid(bench.tile("hall", [(1, 0)]), 0, (20, 0))
    state = delve(
        hero("bulwark", (1, 0)),
        tiles=(hall,),
        enemies=(foe(bench.chip(), (20, 0)),),
        agenda=(Settling("hero", 0, (20, 0)),),
    )
    assert legal(state, "choose")[0] == label((20, -1))
    assert str(GAME.default(state, 0)) == f"choose {label((19, 0))}"


@pytest.mark.rule("SKY-G45", "SKY-G14", "SKY-G44")
def test_entering_meets_the_trap_first_then_the_shard_then_the_chances(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    trap = Trap("Snare", (1, 2), 1, Effect("hurt", 2))
    card = bench.card("gallery", shards=1, trap=trap, boon=Effect("rest", 2))
    state = replace(
        corridor,
        heroes=(hero("bulwark", (1, -1), fatigue=3),),
        beside=(lies(tile, card),),
        caches=(Cache((2, -1), "common"),),
    )
    state, events = play(state, "move P20", draws=faces(6, 6))
    assert kinds(events) == ["moved", "trap", "rolled", "sprung", "hurt", "shard", "rested"]
    assert state.heroes[0].at == (2, -1), "the walk stops where the trap is"
    assert state.heroes[0].health == 10
    assert (gained(state), state.heroes[0].fatigue) == (1, 1)
    assert turn_of(state).lock
    assert turn_of(state).left == 2
    assert "P20" in legal(state, "move")


@pytest.mark.rule("SKY-G45")
def test_the_one_who_falls_to_a_trap_takes_no_shard(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[1].tile
    card = bench.card("gallery", shards=1, trap=Trap("Snare", (1, 2), 1, Effect("hurt", 2)))
    state = replace(
        corridor,
        names=("Ada", "Bob"),
        heroes=(hero("bulwark", (1, -1), health=2, fatigue=3), hero("mender", (0, 0), 1)),
        beside=(lies(tile, card),),
    )
    state, events = play(state, "move O20", draws=faces(6, 6))
    assert kinds(events) == ["moved", "trap", "rolled", "sprung", "hurt", "fell"]
    assert gained(state) == 0
    assert turn_of(state).hero == 1


@pytest.mark.rule("SKY-G45")
def test_cache_and_door_of_one_hex_are_tried_in_the_order_the_player_likes(bench: Bench, corridor: State) -> None:
    state = replace(corridor, caches=(Cache((5, -1), "common"),), deck=(bench.card("hall"), "1"))
    state, _ = play(state, "move R21")
    assert turn_of(state).door
    assert turn_of(state).lock
    explored, _ = play(state, "explore A")
    assert legal(explored, "open") == [""]
    opened, _ = play(state, "open", draws=faces(1, 1, 1, 1, 1, 1))
    assert legal(opened, "explore") == ["A"]


@pytest.mark.rule("SKY-G14", "SKY-G15")
@pytest.mark.parametrize(
    ("boon", "kind"),
    [
        (Effect("heal", 2), "healed"),
        (Effect("rest", 2), "rested"),
        (Effect("relic", 1), "relic"),
        (Effect("peek"), "peeked"),
    ],
)
def test_a_shard_is_taken_in_passing_and_gives_its_boon(bench: Bench, corridor: State, boon: Effect, kind: str) -> None:
    # (5, -1) to (8, -1) leads over the nook (6, -1), (7, -1): 3 of a Trailfinder's 4 steps.
    nook = bench.tile("nook", [(0, 0), (1, 0)])
    state = replace(
        corridor,
        tiles=(*corridor.tiles, Laid(nook, 0, (6, -1)), gallery(bench, (8, -1))),
        heroes=(hero("trailfinder", (5, -1), health=5, fatigue=2),),
        beside=(lies(nook, bench.card("nook", shards=2, boon=boon)),),
        relics={"common": ("salve_tin",), "legendary": ()},
    )
    state, events = play(state, f"move {label((8, -1))}")
    assert kinds(events) == ["moved", "shard", kind]
    assert gained(state) == 2
    assert state.beside == ()
    assert (state.heroes[0].at, turn_of(state).left) == ((8, -1), 1), "the walk goes on"
    after = state.heroes[0]
    assert (after.health, after.fatigue) == {"healed": (7, 2), "rested": (5, 0)}.get(kind, (5, 2))
    assert after.worn == (("salve_tin",) if kind == "relic" else ())
    assert state.peeked == (state.deck[0] if kind == "peeked" else "")


@pytest.mark.rule("SKY-G44", "SKY-G45")
def test_a_walk_keeps_clear_of_traps_and_shards_where_another_way_is_as_good(bench: Bench) -> None:
    hall, nook = bench.tile("hall", [(1, 0)]), bench.tile("nook", [(0, 0)])
    tiles = (Laid(hall, 0, (20, 0)), Laid(nook, 0, (21, -2)))
    trap = bench.card("nook", trap=Trap("Snare", (1, 2), 1, Effect("hurt", 2)))
    state = delve(hero("trailfinder", (20, -1)), tiles=tiles, beside=(lies(nook, trap),))
    path = reach(state).path((21, 0))
    assert all(map_of(state).owner[cell] == hall for cell in path)
    state, events = play(state, f"move {label((21, 0))}")
    assert kinds(events) == ["moved"]


@pytest.mark.rule("SKY-G48", "SKY-G20", "SKY-G29")
def test_an_attack_takes_the_dice_less_guard_from_one_target_in_reach_and_sight(bench: Bench, corridor: State) -> None:
    brute, rat = bench.chip(10, health=7, guard=1), bench.chip(1)
    state = replace(corridor, enemies=(foe(brute, (3, -1)), foe(rat, (5, -1), 1)))
    assert legal(state, "attack") == ["P20"]
    error = refused(state, "attack R21")
    assert (error.rule, error.words) == ("SKY-G48", "R21 is 3 hexes away and your reach is 1.")
    assert refused(state, "attack Q21").words == "No enemy stands at Q21."
    hit, events = play(state, "attack P20", draws=faces(6, 3, 2))
    assert hit.enemies[0].health == 5
    assert events[0].facts["dice"] == (6, 3, 2)
    missed, _ = play(state, "attack P20", draws=faces(2, 1, 3))
    assert missed.enemies[0].health == 7
    weak = replace(state, enemies=(foe(brute, (3, -1), health=2),))
    felled, _ = play(weak, "attack P20", draws=faces(6, 6, 6))
    assert felled.enemies == ()
    assert felled.defeated == (0,)


@pytest.mark.rule("SKY-G20")
def test_the_battle_die_deals_nothing_on_1_and_2_one_on_3_to_5_and_two_on_6(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(1, health=30), (3, -1)),))
    for face, dealt in ((1, 0), (2, 0), (3, 3), (4, 3), (5, 3), (6, 6)):
        after, _ = play(state, "attack P20", draws=faces(face, face, face))
        assert after.enemies[0].health == 30 - dealt


@pytest.mark.rule("SKY-G21")
def test_a_mender_heals_two_health_of_a_unit_in_reach_once_a_turn(corridor: State) -> None:
    state = replace(
        corridor,
        names=("Ada", "Bob", "Cy"),
        heroes=(
            hero("mender", (2, -1), health=8),
            hero("bulwark", (4, -1), 1, health=5),
            hero("picklock", (5, -1), 2, health=1),
        ),
    )
    assert legal(state, "heal") == ["O20", "Q21"]
    assert refused(state, "heal R21").rule == "SKY-G21"
    healed, _ = play(state, "heal Q21")
    assert healed.heroes[1].health == 7
    assert refused(healed, "heal O20").words == "You have healed this turn."
    own, _ = play(state, "heal O20")
    assert own.heroes[0].health == 9
    named, _ = play(state, "heal bob")
    assert named.heroes[1].health == 7
    other = replace(state, heroes=(hero("bulwark", (2, -1), health=8), *state.heroes[1:]))
    assert refused(other, "heal O20").words == "Only a Mender heals."


@pytest.mark.rule("SKY-G49")
def test_at_no_health_an_adventurer_leaves_the_map_with_its_relics_and_takes_no_turns(
    bench: Bench, corridor: State
) -> None:
    biter = bench.chip(5, dice=2)
    state = replace(
        corridor,
        names=("Ada", "Bob"),
        heroes=(
            hero("mender", (2, -1), 0, health=2, worn=("salve_tin",)),
            hero("bulwark", (0, 0), 1),
        ),
        enemies=(foe(biter, (3, -1)),),
        turn=Turn(1),
    )
    state, events = play(state, "pass", draws=faces(6, 6))
    assert "fell" in kinds(events)
    assert (state.heroes[0].at, state.heroes[0].fell, state.heroes[0].worn) == (None, (2, -1), ("salve_tin",))
    assert state.round == 2
    assert turn_of(state).hero == 1
    assert state.heroes[0].exhaustion == 0


@pytest.mark.rule("SKY-G49")
def test_a_mender_beside_the_place_spends_a_whole_turn_to_bring_the_fallen_back(corridor: State) -> None:
    state = replace(
        corridor,
        names=("Ada", "Bob"),
        heroes=(hero("mender", (2, -1)), hero("bulwark", None, 1, health=0, fell=(3, -1))),
    )
    assert legal(state, "revive") == ["P20"]
    moved, _ = play(state, "move N20")
    moved, _ = play(moved, "move O20")
    assert refused(moved, "revive P20").rule == "SKY-G49"
    far = replace(state, heroes=(hero("mender", (1, -1)), state.heroes[1]))
    assert refused(far, "revive P20").rule == "SKY-G49"
    state, events = play(state, "revive Bob")
    assert kinds(events)[:2] == ["revives", "returned"]
    assert (state.heroes[1].at, state.heroes[1].health, state.heroes[1].fell) == ((3, -1), 3, None)
    assert turn_of(state).hero == 1


def test_places_units_and_relics_are_read_in_more_than_one_way(corridor: State) -> None:
    state = replace(corridor, heroes=(hero("bulwark", (2, -1), worn=("salve_tin",)),))
    assert str(GAME.read(state, 0, "move p20")) == "move P20"
    assert str(GAME.read(state, 0, "use Salve tin")) == "use salve_tin"
    assert str(GAME.read(state, 0, "heal ADA")) == "heal O20"


def test_legal_moves_are_worked_out_only_as_far_as_a_player_asks(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    row = bench.tile("gallery", [(0, 0), (3, 0)])
    state = delve(hero("bulwark", (2, -1)), tiles=(Laid(row, 0, (2, -1)),))
    monkeypatch.setattr(turns, "reach", lambda state: pytest.fail("the ways were worked out"))
    assert str(next(iter(GAME.legal(state, 0)))) == "explore A"


@pytest.mark.rule("SKY-G25")
def test_where_one_may_walk_is_worked_out_anew_when_anything_that_it_depends_on_changes(bench: Bench) -> None:
    row = bench.tile("gallery", [(0, 0), (3, 0)])
    state = delve(hero("bulwark", (2, -1)), tiles=(Laid(row, 0, (2, -1)),))
    before = legal(state, "move")
    assert reach(state) is reach(replace(state, retreating=(0,))), "agreeing to retreat closes no way"
    blocked = replace(state, enemies=(foe(bench.chip(1), (3, -1)),))
    assert "P20" in before
    assert "P20" not in legal(blocked, "move")
    assert legal(state, "move") == before


@pytest.mark.rule("SKY-G21", "SKY-G53")
def test_healing_gives_no_one_more_than_they_can_have() -> None:
    most = content().companions["hound"].health
    state = delve(hero("mender", (0, 0)), friend=Friend("hound", most - 1, (0, 1)))
    state, _ = play(state, f"heal {label((0, 1))}")
    assert state.friend == Friend("hound", most, (0, 1))
    known = content().adventurers["bulwark"].health
    state = delve(hero("mender", (0, 0)), hero("bulwark", (0, 1), 1, health=known - 1))
    state, _ = play(state, f"heal {label((0, 1))}")
    assert state.heroes[1].health == known


@pytest.mark.rule("SKY-012", "SKY-011")
def test_a_visit_walks_to_a_door_and_explores_it_and_leaves_the_rest_of_the_move(bench: Bench, corridor: State) -> None:
    far = bench.tile("gallery", ROW_DOORS)
    state = replace(corridor, deck=(bench.card("gallery"), "1"), stacks={**corridor.stacks, "gallery": (far,)})
    assert legal(state, "visit") == ["R21"]
    visited, events = play(state, "visit R21")
    walked, before = play(state, "move R21")
    explored, after = play(walked, "explore A")
    assert kinds(events) == [*kinds(before), *kinds(after)] and visited == explored
    assert GAME.tell(GAME.view(visited, 0), events).startswith("Ada opens door A"), (
        "that she walked there goes without saying"
    )
    assert turn_of(visited).left == 0 and not turn_of(visited).explored, "it was the chance of standing there"
    spelled, _ = play(state, "visit door A")
    assert spelled == visited


@pytest.mark.rule("SKY-G42", "SKY-G101")
def test_a_visit_walks_to_a_cache_and_makes_the_first_roll_at_its_lock(bench: Bench, corridor: State) -> None:
    state = replace(corridor, caches=(Cache((3, -1), "common"),))
    assert legal(state, "visit") == ["P20", "R21"]
    # Code 1 2 3: the first roll keeps nothing, and what follows is asked.
    visited, events = play(state, "visit P20", draws=faces(1, 2, 3, 6, 6, 6))
    assert kinds(events) == ["moved", "lock", "rolled"] and turn_of(visited).left == 2
    assert {"roll", "crack", "pass", "adjust 1 5"} <= {str(move) for move in GAME.legal(visited, 0)}
    opened = play(state, "visit P20", draws=faces(1, 2, 3, 1, 2, 3))[1]
    assert kinds(opened)[:4] == ["moved", "lock", "rolled", "opened"], "nothing more is rolled"
    cache, door = (GAME.choice(GAME.view(state, 0), Visit(at)) for at in ("P20", "R21"))
    assert [cache.label, door.label] == ["Open the cache: 1 in 2", "Explore door A: 3 steps"]
    assert cache.detail == "Cache at P20, 1 step, one-use relic; 1 fatigue counted in"


@pytest.mark.rule("SKY-012", "SKY-G44")
def test_a_trap_comes_before_what_one_would_visit(bench: Bench, corridor: State) -> None:
    tile = corridor.tiles[-1].tile
    trap = Trap("Snare", (1, 2), 1, Effect("hurt", 2))
    state = replace(corridor, heroes=(replace(corridor.heroes[0], at=(1, 0)),))
    assert legal(state, "visit") == [], "R21 is 5 hexes away"
    near = replace(state, caches=(Cache((2, -1), "common"),))
    assert legal(near, "visit") == ["O20"]
    trapped = replace(near, beside=(lies(tile, bench.card("gallery", trap=trap)),))
    assert legal(trapped, "visit") == [] and "O20" in legal(trapped, "move")
    assert refused(trapped, "visit O20").rule == "SKY-G44"
    assert refused(near, "visit P20").words == "There is no door and no cache to reach at P20: just move there."


@pytest.mark.rule("SKY-G101")
def test_a_visit_to_an_enemy_is_a_walk_no_farther_than_needed_and_blows_till_it_falls(
    bench: Bench, corridor: State
) -> None:
    weak = bench.chip(1, health=3)
    # From O20 the gallery leads by P20 and Q21 to R21: Q21 is beside the enemy, and the first blow is free.
    state, ahead = replace(corridor, enemies=(foe(weak, (5, -1)),)), label((5, -1))
    assert legal(state, "finish") == [] and legal(state, "visit") == [ahead]
    shown = GAME.choice(GAME.view(state, 0), Visit(ahead))
    assert shown.label.endswith(": 99 in 100, max 2 fatigue, ends turn") and shown.detail.endswith("; from Q21, ends turn")
    felled, events = play(state, f"visit {ahead}", draws=faces(1, 1, 1, 6, 6, 6))
    assert kinds(events) == ["moved", "struck", "struck"] and not felled.enemies
    assert felled.heroes[0].at == (4, -1) and felled.heroes[0].fatigue == 1
    walked, before = play(state, f"move {label((4, -1))}")
    fought, after = play(walked, f"finish {ahead}", draws=faces(1, 1, 1, 6, 6, 6))
    assert (felled, kinds(events)) == (fought, kinds([*before, *after]))


@pytest.mark.rule("SKY-G101")
def test_an_enemy_is_walked_up_to_only_where_none_is_in_reach_and_the_walk_leaves_a_blow(
    bench: Bench, corridor: State
) -> None:
    weak = bench.chip(1, health=3)
    far = foe(weak, (5, -1))
    near = replace(corridor, enemies=(foe(weak, (3, -1)), far))
    assert legal(near, "visit") == [] and refused(near, f"visit {label((3, -1))}").rule == "SKY-G101"
    moved = replace(corridor, enemies=(far,), turn=Turn(0, moves=1, left=1))
    assert legal(moved, "visit") == [] and refused(moved, f"visit {label((5, -1))}").rule == "SKY-G101"
    tired = (replace(corridor.heroes[0], fatigue=3),)
    assert label((5, -1)) not in legal(replace(corridor, enemies=(far,), turn=Turn(0, attacks=1), heroes=tired), "visit")
