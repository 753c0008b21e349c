"""What players ask for that follows from the rules without any one of them saying so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.locks import matched
from engine.games.skyshard.state.state import Cache, Friend, State, Turn, most_health
from tests.games.skyshard.build import Bench, delve, faces, foe, gallery, hero, kinds, legal, play, refused, turn_of


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery O20, P20, Q21, R21 ahead of the entrance; the far door R21 is open."""
    return delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),))


@pytest.fixture
def pair(bench: Bench) -> State:
    """Ada's Mender at O20 and Bob's Bulwark beside her at P20, her turn."""
    return delve(hero("mender", (2, -1)), hero("bulwark", (3, -1), 1), tiles=(gallery(bench),))


@pytest.mark.rule("SKY-G59")
def test_no_enemy_strikes_the_one_who_attacks_it_or_walks_away(bench: Bench, corridor: State) -> None:
    state = replace(corridor, enemies=(foe(bench.chip(5, health=9), (3, -1)),))
    state, struck = play(state, "attack P20", draws=faces(5, 1, 1))
    assert state.enemies[0].health == 8
    state, left = play(state, "move N20")
    assert [*kinds(struck), *kinds(left)] == ["struck", "moved"]
    assert state.heroes[0].health == 12


@pytest.mark.rule("SKY-G59")
def test_an_enemy_beside_a_cache_or_a_door_hinders_no_one(bench: Bench, corridor: State) -> None:
    enemies = (foe(bench.chip(5, health=9), (4, -1)),)
    state = replace(corridor, enemies=enemies, caches=(Cache((3, -1), "common"),))
    state, _ = play(state, "move P20")
    assert legal(state, "open") == [""]
    beside = replace(corridor, heroes=(hero("bulwark", (5, -1)),), enemies=enemies, turn=Turn(0, door=True))
    assert legal(beside, "explore") == ["A"]


@pytest.mark.rule("SKY-G59")
def test_enemies_walk_from_tile_to_tile_across_doors_and_explore_none(bench: Bench, corridor: State) -> None:
    far = gallery(bench, (6, -1))
    state = replace(corridor, tiles=(*corridor.tiles, far), enemies=(foe(bench.chip(1), (6, -1)),))
    state, events = play(state, "pass")
    assert kinds(events) == ["waited", "enemy_moved", "round"]
    assert state.enemies[0].at == (4, -1), "over the doors at R21 and S21"
    assert len(state.tiles) == 3


@pytest.mark.rule("SKY-G60")
def test_a_defeated_enemy_leaves_nothing_but_its_hex(bench: Bench, corridor: State) -> None:
    state = replace(corridor, relics={"common": ("salve_tin",), "legendary": ()}, enemies=(foe(bench.chip(), (3, -1)),))
    after, events = play(state, "attack P20", draws=faces(5, 1, 1))
    assert kinds(events) == ["struck"]
    assert (after.enemies, after.defeated) == ((), (0,))
    assert after.heroes == state.heroes
    assert (after.relics, after.taken, after.caches, after.beside) == (state.relics, (), (), ())


@pytest.mark.rule("SKY-G61")
def test_healing_stops_at_the_greatest_health_of_now_and_leaves_exhaustion(pair: State) -> None:
    mender = hero("mender", (2, -1), health=8, exhaustion=3)
    state = replace(pair, heroes=(mender, pair.heroes[1]))
    after, events = play(state, "heal O20")
    assert (after.heroes[0].health, after.heroes[0].exhaustion) == (9, 3)
    assert events[0].facts["amount"] == 1
    assert legal(after, "heal") == []
    # With an oak charm the most is 3 higher, and what is gained by it can be healed.
    charmed = replace(state, heroes=(replace(mender, health=9, worn=("oak_charm",)), pair.heroes[1]))
    assert most_health(charmed.heroes[0]) == 12
    assert play(charmed, "heal O20")[0].heroes[0].health == 11
    # The fallen are not healed.
    down = replace(state, heroes=(mender, hero("bulwark", None, 1, health=0, fell=(3, -1))))
    assert legal(down, "heal") == ["O20"]
    assert refused(down, "heal P20").rule == "SKY-G21"


@pytest.mark.rule("SKY-G62")
def test_a_relic_helps_the_one_who_carries_it_or_all_and_is_never_handed_on(pair: State) -> None:
    ada = hero("mender", (2, -1), health=4, worn=("salve_tin", "travel_kettle"), pack=("cold_tea",))
    bob = hero("bulwark", (3, -1), 1, health=4, worn=("salve_tin",))
    state = replace(pair, heroes=(ada, bob))
    assert [item.health for item in play(state, "use salve_tin")[0].heroes] == [7, 4]
    assert [item.health for item in play(state, "use travel_kettle")[0].heroes] == [5, 5]
    assert list(GAME.legal(state, 1)) and legal(state, "use", 1) == [], "it is not Bob's turn"
    for move in GAME.legal(state, 0):
        after, _ = GAME.apply(state, 0, move, Dice(KeyedSource("relics")))
        assert (after.heroes[1].worn, after.heroes[1].pack) == (bob.worn, bob.pack), str(move)
    fallen = replace(state, heroes=(ada, replace(bob, at=None, fell=(3, -1), health=0)))
    for move in GAME.legal(fallen, 0):
        after, _ = GAME.apply(fallen, 0, move, Dice(KeyedSource("relics")))
        assert (after.heroes[1].worn, after.heroes[1].pack) == (bob.worn, bob.pack), str(move)


@pytest.mark.rule("SKY-G62")
def test_more_dice_are_for_the_next_attack_and_no_later_one(bench: Bench, corridor: State) -> None:
    armed = hero("bulwark", (2, -1), worn=("fire_flask",))
    state = replace(corridor, heroes=(armed,), enemies=(foe(bench.chip(5, health=9), (3, -1)),))
    state, _ = play(state, "use fire_flask")
    state, _ = play(state, "attack P20", draws=faces(1, 1, 1, 1, 1))
    state, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    assert state.enemies[0].health == 9


@pytest.mark.rule("SKY-G63")
def test_the_one_who_holds_all_fatigue_still_acts_and_one_goes_as_a_turn_starts(bench: Bench, corridor: State) -> None:
    tired = hero("bulwark", (2, -1), fatigue=3)
    state = replace(corridor, heroes=(tired,), enemies=(foe(bench.chip(5, health=9, dice=0), (3, -1)),))
    state, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    assert legal(state, "attack") == []
    assert "N20" in legal(state, "move")
    state, _ = play(state, "pass")
    assert state.heroes[0].fatigue == 2
    state, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    state, _ = play(state, "attack P20", draws=faces(1, 1, 1))
    assert state.heroes[0].fatigue == 3
    assert legal(state, "attack") == []


@pytest.mark.rule("SKY-G64")
def test_equal_digits_need_a_die_each_and_the_key_comes_first() -> None:
    assert matched((4, 4, 2), (2, 2, 5), 4) == ((4, 4, 2), (2, 2, 5), 4)
    assert matched((4, 4, 2), (4, 2, 1), 4) == ((4,), (1,), 0)
    assert matched((4, 4, 2), (4, 4, 1), 0) == ((2,), (1,), 0)


@pytest.mark.rule("SKY-G64")
def test_a_lock_die_never_wraps_round(corridor: State) -> None:
    ready = replace(corridor, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    state, _ = play(ready, "open", draws=faces(3, 3, 3, 6, 1, 3))
    assert legal(state, "adjust") == ["1 5", "2 2"]
    state, _ = play(state, "adjust 1 5")
    assert "1 4" in legal(state, "adjust")


@pytest.mark.rule("SKY-G65")
def test_a_companion_attacks_the_weakest_in_reach_and_no_one_is_asked(bench: Bench, corridor: State) -> None:
    strong, weak = bench.chip(10, health=7, dice=0), bench.chip(1, dice=0)
    # O20 touches P20 and N20: the hound stands between a bear with 6 health and a rat with 1.
    state = replace(
        corridor,
        heroes=(hero("bulwark", (5, -1)),),
        enemies=(foe(strong, (3, -1), 0, health=6), foe(weak, (1, -1), 1)),
        friend=Friend("hound", 4, (2, -1)),
        ties="party",
    )
    state, events = play(state, "pass", draws=faces(5, 5))
    assert kinds(events)[:2] == ["waited", "struck"]
    assert [enemy.health for enemy in state.enemies] == [6]


@pytest.mark.rule("SKY-G65")
def test_a_companion_without_an_enemy_follows_the_nearest_adventurer(corridor: State) -> None:
    state = replace(corridor, heroes=(hero("bulwark", (5, -1)),), friend=Friend("hound", 4, (1, -1)))
    state, _ = play(state, "pass")
    assert state.friend == Friend("hound", 4, (3, -1))


@pytest.mark.rule("SKY-G66")
def test_a_heal_takes_the_place_of_neither_move_nor_attack(bench: Bench, pair: State) -> None:
    hurt = replace(pair, heroes=(pair.heroes[0], hero("bulwark", (3, -1), 1, health=5)))
    state = replace(hurt, enemies=(foe(bench.chip(5, health=9), (4, -1)),))
    state, _ = play(state, "move N20")
    state, _ = play(state, "heal P20")
    assert (state.heroes[1].health, turn_of(state).left) == (7, 2)
    state, _ = play(state, "move O20")
    state, _ = play(state, "attack Q21", draws=faces(1, 1))
    assert turn_of(state).attacks == 1
    twice, _ = play(hurt, "move N20")
    twice = replace(twice, turn=replace(turn_of(twice), left=0))
    twice, _ = play(twice, "move O20")
    assert turn_of(twice).moves == 2
    assert play(twice, "heal P20")[0].heroes[1].health == 7


@pytest.mark.rule("SKY-G66")
def test_an_explore_action_rules_out_moving_but_neither_attack_nor_heal(bench: Bench, pair: State) -> None:
    hurt = replace(pair, heroes=(pair.heroes[0], hero("bulwark", (3, -1), 1, health=5)))
    state = replace(hurt, enemies=(foe(bench.chip(5, health=9), (4, -1)),), turn=Turn(0, explored=True))
    assert legal(state, "move") == []
    assert legal(state, "attack") == ["Q21"]
    assert legal(state, "heal") == ["P20"]


@pytest.mark.rule("SKY-G67")
def test_a_turn_may_be_passed_and_nothing_of_it_is_saved(corridor: State) -> None:
    state = replace(corridor, heroes=(hero("bulwark", (2, -1), health=7, fatigue=3),))
    state, events = play(state, "pass")
    assert kinds(events) == ["waited", "round"]
    assert (state.heroes[0].health, state.heroes[0].fatigue) == (7, 2)
    assert turn_of(state) == Turn(0)
    assert legal(state, "move") == legal(corridor, "move"), "no step more than in any turn"


@pytest.mark.rule("SKY-G68")
def test_a_cache_left_alone_waits_for_the_one_who_enters_it_next(bench: Bench) -> None:
    heroes = (hero("bulwark", (3, -1)), hero("bulwark", (2, -1), 1))
    state = delve(*heroes, tiles=(gallery(bench),), caches=(Cache((4, -1), "common"),))
    state, _ = play(state, "move Q21")
    assert legal(state, "open") == [""]
    state, _ = play(state, "move R21")
    assert legal(state, "open") == []
    state, _ = play(state, "pass")
    state, _ = play(state, "move Q21", seat=1)
    assert legal(state, "open", seat=1) == [""]
    assert state.caches == (Cache((4, -1), "common"),)


@pytest.mark.rule("SKY-G68")
@pytest.mark.parametrize("act", ["attack Q21", "explore A"])
def test_the_chance_at_a_cache_ends_with_an_attack_or_an_explore_action(bench: Bench, act: str) -> None:
    enemies = (foe(bench.chip(5, health=9), (4, -1)),)
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        enemies=enemies,
        caches=(Cache((3, -1), "common"),),
        turn=Turn(0, lock=True),
    )
    assert legal(state, "open") == [""]
    after, _ = play(state, act, draws=faces(1, 1, 1)) if act.startswith("attack") else play(state, act)
    assert legal(after, "open") == []
    assert refused(after, "open").rule == "SKY-G42"
    assert len(after.caches) == 1


@pytest.mark.rule("SKY-G68", "SKY-009")
def test_a_turn_that_starts_on_a_door_with_a_cache_offers_the_door_alone(corridor: State) -> None:
    state = replace(corridor, heroes=(hero("bulwark", (5, -1)),), caches=(Cache((5, -1), "common"),))
    state, events = play(state, "pass")
    assert kinds(events) == ["waited", "round"]
    assert legal(state, "explore") == ["A"]
    assert legal(state, "open") == []
    state, _ = play(state, "move Q21")
    state, _ = play(state, "move R21")
    assert legal(state, "open") == [""]
    assert turn_of(state).left == 1, "off and back in, of one move"
