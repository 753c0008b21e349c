"""Companions of the house: what they think of first, how they follow people, what they say and advise, what they imagine.

The gallery (2, -1) .. (5, -1) lies before the entrance; its far door is (5, -1), and that one is A.
"""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from engine.core.bot_players import LEVELS, Level, Manner
from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import Choose, Equip, MoveTo, Pass, Roll, Stow, Use
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.company import own
from engine.games.skyshard.player.ground import room
from engine.games.skyshard.player.reasons import says
from engine.games.skyshard.player.sensible import Idea
from engine.games.skyshard.rules import odds
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import (
    Adjust,
    Attack,
    Dig,
    Explore,
    Finish,
    Heal,
    Place,
    Retreat,
    Revive,
    Stay,
    Visit,
)
from engine.games.skyshard.state.state import Cache, Enemies, Exploring, Hero, Laid, Lock, State, Turn
from engine.maps.hexes import label, neighbours, straight

from .build import AHEAD, DOOR, SINCE, Bench, delve, does, foe, gallery, hero, play, refused, thought


def advice(state: State) -> list[tuple[Move, str]]:
    """Return what the awaited player is advised."""
    seat = GAME.turn(state)[0]
    return [
        (item.move, item.why)
        for item in GAME.advise(GAME.view(state, seat), list(GAME.legal(state, seat)), Dice(KeyedSource("x")))
    ]


def tired(state: State) -> tuple[Hero, ...]:
    """Return the adventurers, the first with as much fatigue as one can hold: it does not attack again."""
    return (replace(state.heroes[0], fatigue=3), *state.heroes[1:])


def unchosen(seats: int) -> State:
    """Return a delve in which each player has to choose a class."""
    state = delve(*(hero("bulwark", None, seat) for seat in range(seats)), phase="classes", turn=None)
    return replace(state, heroes=tuple(Hero(seat) for seat in range(seats)))


def test_a_companion_says_nothing_of_a_kind_twice_in_a_delve_but_that_it_leaves(far: State) -> None:
    again = partial(GAME.decide, GAME.view(far, 1), list(GAME.legal(far, 1)))
    # The last shard was left to Ada for two rounds.
    since = replace(SINCE, left={far.tiles[-1].tile: -1})
    first = again(since, Manner("steady", (0,)), Dice(KeyedSource("lot")))
    assert (first.says, first.mind) == ("I make for the shard at T22.", replace(since, bound="shard T22"))
    second = again(first.mind, Manner("steady", (0,)), Dice(KeyedSource("lot")))
    assert (second.move, second.says, second.mind) == (first.move, "", first.mind)
    other = again(replace(SINCE, bound="door A"), Manner("steady", (0,)), Dice(KeyedSource("lot")))
    assert other.says, "it made for something else"


def test_a_companion_that_leaves_a_shard_or_does_nothing_says_why(shard: State, before: State) -> None:
    """Ada is a step from the shard's tile, Bob behind her; once she has moved, Bob can say that it is hers."""
    end = Idea(Pass(), "end")
    assert says(replace(shard, turn=Turn(1)), end, calm=True) == "I leave the shard to Ada, who is nearer."
    assert says(before, end, calm=False) == "I wait: no more doors while enemies are near."
    assert says(replace(before, turn=Turn(0, attacks=1)), end, calm=False) == "", "a blow is told"


@pytest.mark.rule("SKY-G105")
def test_a_bot_comes_or_opens_no_door_where_it_is_asked_to_and_is_free_again_after_its_turn(before: State) -> None:
    """Ada stands 2 steps from the door (5, -1), and Bob the Bulwark with 3 steps at (1, 0), 2 from her."""
    away = replace(before, heroes=(replace(before.heroes[0], at=DOOR), before.heroes[1]))
    came, events = play(away, "ask Bob come")
    assert came.heroes[1].asked == "come:0" and refused(came, "ask N20 hold").rule == "SKY-G105"
    assert GAME.tell(GAME.view(came, None), events) == "Ada to Bob: come to me."
    came = replace(came, turn=Turn(1))
    coming = thought(came)
    assert (coming.move, coming.says) == (MoveTo(label((4, -1))), "I come."), "4 of its 6 steps, to beside her"
    there, _ = play(came, str(coming.move))
    assert thought(there).move == Pass(), "it stays"
    ended, _ = play(there, "pass")
    assert ended.heroes[1].asked == ""
    alone = replace(before, turn=Turn(1), heroes=(replace(before.heroes[0], at=(0, 0)), before.heroes[1]))
    assert thought(alone).move == MoveTo(label((4, -1))), "by itself it walks up to the door"
    held = replace(alone, turn=Turn(1, door=True), heroes=(alone.heroes[0], replace(alone.heroes[1], at=DOOR)))
    assert thought(held).move == Explore("A")
    asked = replace(held, heroes=(held.heroes[0], replace(held.heroes[1], asked="hold:0")))
    assert (thought(asked).move, thought(asked).says) == (Pass(), "I open no door, as you asked.")


@pytest.mark.rule("SKY-G105")
def test_a_bot_takes_a_shard_that_it_is_asked_for_and_goes_for_one_that_it_cannot_get_to(far: State, shard: State) -> None:
    """Ada and Bob stand a step and two from the tile; alone Bob leaves the shard to Ada, who has had no turn since."""
    asking, events = play(shard, "ask Bob take")
    assert asking.heroes[1].asked == "take:0"
    assert GAME.tell(GAME.view(asking, None), events) == "Ada to Bob: take the shard."
    alone = replace(shard, turn=Turn(1))

    def beside_ada(state: State) -> Move:
        moves = list(GAME.legal(state, 1))
        return GAME.decide(GAME.view(state, 1), moves, SINCE, Manner("steady", (0,)), Dice(KeyedSource("x"))).move

    assert beside_ada(alone) != MoveTo(label((2, -1))), "the last shard is hers"
    asked = replace(asking, turn=Turn(1))
    assert beside_ada(asked) == MoveTo(label((2, -1)))
    # Bob's 6 steps of two moves end a step short of the tile, 6 from where he stands.
    wanted = replace(far, heroes=(far.heroes[0], replace(far.heroes[1], asked="take:0")))
    assert isinstance(thought(wanted).move, MoveTo) and thought(wanted).says == "I make for the shard at T22."
    nothing = replace(shard, beside=())
    assert refused(nothing, "ask Bob take").rule == "SKY-G105", "no shard lies on the map"


# What comes first.


@pytest.mark.parametrize("level", LEVELS)
def test_a_door_is_opened_where_no_enemy_is_near(before: State, level: Level) -> None:
    found = thought(before, level)
    assert (found.move, found.says) == (Visit(label(DOOR)), ""), "what is done at once is told as it is done"


def test_no_door_is_opened_beside_a_strong_enemy_before_time_is_short(bench: Bench, before: State) -> None:
    strong = bench.chip(10, health=7, dice=3)
    beset = replace(before, enemies=(foe(strong, (2, -1)),))
    assert does(beset) == Finish(label((2, -1))), "7 health near two adventurers is more than 2 for each"
    spent = replace(beset, turn=Turn(0, attacks=1), round=4, heroes=tired(beset))
    assert not isinstance(does(spent), Visit | Explore)
    late = replace(spent, round=5)
    assert does(late, "steady") == Visit(label(DOOR)), "exhaustion comes in round 6"
    assert not isinstance(does(late, "easy-going"), Visit | Explore), "who is easy-going forgets that"


def test_the_easy_going_wait_for_an_archer_where_the_steady_go_on(bench: Bench, before: State) -> None:
    archer = bench.chip(5, health=3)
    busy = replace(before, enemies=(foe(archer, (0, 0)),), turn=Turn(0, attacks=1), heroes=tired(before))
    assert does(busy, "steady") == Visit(label(DOOR)), "3 health is no more than 2 for each of the two"
    assert not isinstance(does(busy, "easy-going"), Visit | Explore), "it is more than 1 for each"


def test_the_weakest_enemy_in_reach_is_struck(bench: Bench, before: State) -> None:
    small, large = bench.chip(5, health=3), bench.chip(10, health=7)
    state = replace(before, enemies=(foe(large, (4, -1)), foe(small, (2, -1), 1)))
    assert does(state) == Finish(label((2, -1)))


@pytest.mark.parametrize("level", LEVELS)
def test_the_one_who_is_nearest_fetches_the_last_shard(shard: State, level: Level) -> None:
    assert does(shard, level) == MoveTo(label((2, -1))), "its tile begins one step away"
    more = replace(shard, required=shard.required + 1)
    assert does(more, level) == MoveTo(label((2, -1))), "one that lies there comes before doors and what else is missing"


def test_who_falls_when_the_round_ends_takes_a_shard_before_it_strikes_or_opens_a_cache(bench: Bench, shard: State) -> None:
    """Ada has 2 health left in round 9, whose end costs her 4."""
    ada = replace(shard.heroes[0], health=2, exhaustion=3)
    at, weak = ada.at or (0, 0), bench.chip(5, health=1)
    beside = next(cell for cell in neighbours(at) if board(shard.tiles).owner.get(cell) == board(shard.tiles).owner[at])
    late = replace(shard, required=shard.required + 1, round=9, heroes=(ada, *shard.heroes[1:]))
    beset = replace(late, enemies=(foe(weak, beside),), caches=(Cache(at, "legendary"),), turn=Turn(0, lock=True))
    assert isinstance(does(beset), MoveTo) and GAME.outcome(beset) is None


def test_a_mender_brings_the_fallen_back_before_anything_else(bench: Bench) -> None:
    down = replace(hero("bulwark", None, 1), health=0, fell=(4, -1))
    state = delve(hero("mender", (3, -1)), down, tiles=(gallery(bench),))
    assert does(state) == Revive(label((4, -1)))


def test_a_mender_heals_the_one_who_has_least_left(bench: Bench) -> None:
    hurt, strong = hero("trailfinder", (4, -1), 1, health=6), hero("bulwark", (2, -1), 2, health=7)
    state = delve(hero("mender", (3, -1)), hurt, strong, tiles=(gallery(bench),))
    assert does(state) == Heal(label((4, -1))), "6 of 9 are less than 7 of 12"


def test_on_a_sealed_map_a_player_digs(bench: Bench) -> None:
    blind = Laid(bench.tile("nook", [(0, 0)]), 0, AHEAD)
    state = delve(hero("bulwark", (1, 0)), tiles=(gallery(bench), blind), stacks={"nook": ("N1",)})
    assert does(state) == Dig()


def test_a_lock_is_mended_for_one_fatigue_and_not_for_two_while_rolls_are_left(before: State) -> None:
    lock = Lock(0, "common", "", (2, 4, 5), (4, 5), (3, 5), 2)
    near = replace(lock, missing=(4,), dice=(3,))
    assert does(replace(before, agenda=(near,))) == Adjust(1, 4)
    wide = replace(lock, missing=(4,), dice=(1,))
    assert does(replace(before, agenda=(wide,))) == Roll(), "3 fatigue is too much"
    assert does(replace(before, agenda=(replace(wide, tries=0),))) == Pass(), "nothing is left but to give it up"


def test_a_tile_is_laid_with_as_many_open_doors_as_it_can_have(bench: Bench, before: State) -> None:
    tile = bench.tile("bend", [(0, 0), (0, 1), (1, 0)])
    card = bench.card("bend")
    state = replace(before, agenda=(Exploring(0, DOOR, card, tile),))
    found = fits(state, state.agenda[0])
    chosen = does(state)
    assert isinstance(chosen, Place)
    assert len(found[int(chosen.at) - 1].open) == max(len(fit.open) for fit in found)


def test_the_sharp_strike_the_one_who_does_most_harm_for_its_health_and_the_others_the_weakest(
    bench: Bench, before: State
) -> None:
    frail, strong = bench.chip(1, health=1, dice=1), bench.chip(20, health=3, dice=4, targets=2)
    state = replace(before, enemies=(foe(frail, (4, -1)), foe(strong, (2, -1), 1)))
    assert does(state, "steady") == Attack(label((4, -1))), "1 health against 3"
    assert does(state, "sharp") == Finish(label((2, -1))), "8 dice for 3 health, against 1 for 1"


def test_the_sharp_lay_a_tile_so_that_its_doors_are_near(bench: Bench, before: State) -> None:
    """Joined by its first door the others are 2 and 4 steps away, by its last 3 and 4, by the middle one 2 and 2 or 3."""
    tile, card = bench.tile("gallery", [(0, 0), (1, 0), (3, 0)]), bench.card("gallery")
    state = replace(before, agenda=(Exploring(0, DOOR, card, tile),))
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    steps = {
        str(way): sorted(straight(DOOR, door) for door in fit.open) for way, fit in enumerate(fits(state, task), start=1)
    }
    assert {tuple(far) for far in steps.values() if len(far) == 2} == {(2, 2), (2, 3), (2, 4), (3, 4)}
    chosen = does(state, "sharp")
    assert isinstance(chosen, Place) and steps[chosen.at] == [2, 2]


def test_a_door_without_room_before_it_is_worth_less() -> None:
    everything = {(q, r) for q in range(-9, 10) for r in range(-9, 10)}
    assert room(set(), (0, 0)) == 1
    assert room(everything - {(1, 0), (2, 0)}, (0, 0)) == 2 / 14, "two hexes are empty before it"
    assert room(everything, (0, 0)) == 0


def test_a_relic_is_used_where_it_helps(bench: Bench, before: State) -> None:
    def with_relic(relic: str, **fields: object) -> State:
        return replace(before, heroes=(replace(before.heroes[0], worn=(relic,), **fields), before.heroes[1]))

    assert does(with_relic("salve_tin", health=6)) == Use("salve_tin"), "3 of 9 health are missing, and it heals 3"
    assert does(with_relic("salve_tin", health=7)) != Use("salve_tin")
    assert does(with_relic("cold_tea", fatigue=2)) == Use("cold_tea")
    for health, wanted in ((1, False), (9, True)):
        beset = replace(with_relic("fire_flask"), enemies=(foe(bench.chip(1, health=health), (4, -1)),))
        assert (does(beset) == Use("fire_flask")) is wanted, "a blow that falls 3 times in 4 needs none"
    lit = next(card for card, known in content().cards.items() if known.shards)
    mixed = replace(with_relic("smoked_lens"), deck=("1", lit))
    assert does(mixed) == Use("smoked_lens"), "a shard may be on top"
    far = with_relic("pepper_lozenge", at=(0, -1))
    assert does(far) == Use("pepper_lozenge"), "a move does not lead to the door, with 2 more steps it does"
    assert does(with_relic("pepper_lozenge")) != Use("pepper_lozenge"), "a move leads to the door"
    assert does(replace(with_relic("pepper_lozenge"), required=0)) != Use("pepper_lozenge")


def test_a_lasting_relic_takes_the_place_of_one_that_is_used_once(before: State) -> None:
    full = replace(before.heroes[0], worn=("spare_tumbler", "spare_tumbler"), pack=("comet_blade",))
    assert does(replace(before, heroes=(full, before.heroes[1]))) == Stow("spare_tumbler")
    room_for_it = replace(full, worn=("spare_tumbler",), pack=("fire_flask", "comet_blade"))
    assert does(replace(before, heroes=(room_for_it, before.heroes[1]))) == Equip("comet_blade")


def test_a_mender_goes_to_the_one_who_fell_while_exhaustion_leaves_them_time(bench: Bench) -> None:
    down = replace(hero("bulwark", None, 1), health=0, fell=(4, -1))
    state = delve(hero("mender", (1, 0)), down, tiles=(gallery(bench),))
    found = thought(state)
    assert found.move in (MoveTo(label((3, -1))), MoveTo(label((4, -1)))), "next turn she begins beside where Bob fell"
    assert found.says == "I go to bring Bob back."
    assert does(replace(state, round=8)) == found.move, "Bob has no exhaustion yet: of his 3 health he loses 1 in round 10"
    worn = replace(state, round=8, heroes=(state.heroes[0], replace(down, exhaustion=2)))
    assert does(worn) != found.move, "with 3 health Bob would fall again to an exhaustion of 3"


def test_a_mender_goes_where_she_can_heal_one_who_would_fall(bench: Bench) -> None:
    # Round 7 begins with exhaustion 2 for Bob, who has 2 health at (5, -1). From (3, -1) on the Mender has him in reach 2.
    dying = replace(hero("bulwark", (5, -1), 1), health=2, exhaustion=1)
    state = delve(hero("mender", (1, 0), exhaustion=1), dying, tiles=(gallery(bench),), round=6)
    found = thought(state)
    assert isinstance(found.move, MoveTo) and found.move.to in map(label, ((3, -1), (4, -1))), "in 3 steps she is there"
    assert found.says == "I go to heal Bob."
    there = replace(state, heroes=(replace(state.heroes[0], at=(3, -1)), dying))
    assert does(there) == Heal(label((5, -1)))
    past = replace(state, heroes=(state.heroes[0], replace(dying, exhaustion=4)))
    assert thought(past).says != "I go to heal Bob.", "5 health are lost, and she gives 2"


# Companions of people.


def test_people_choose_their_classes_and_who_goes_first_before_companions_do() -> None:
    state = unchosen(2)
    assert does(state, people=(0,), seat=1) is None
    assert does(state, seat=1) == Choose("bulwark"), "among themselves nobody waits"
    chosen = replace(state, heroes=(replace(state.heroes[0], kind="bulwark"), state.heroes[1]))
    assert does(chosen, people=(0,), seat=1) == Choose("mender"), "Ada has chosen"
    places = replace(state, heroes=(hero("bulwark", None), hero("mender", None, 1)), phase="places")
    assert does(places, people=(0,), seat=1) is None


def test_what_the_party_decides_is_left_to_people(bench: Bench) -> None:
    rat = bench.chip(1)
    equals = (foe(rat, (4, -1)), foe(rat, (2, -1), 1))
    state = delve(
        hero("bulwark", (3, -1)),
        hero("mender", (1, 0), 1),
        tiles=(gallery(bench),),
        enemies=equals,
        ties="party",
        turn=None,
        agenda=(Enemies((0, 1)),),
    )
    assert GAME.turn(state) == (0, 1)
    assert does(state, people=(0,), seat=1) is None
    assert isinstance(does(state, seat=1), Choose)
    fallen = replace(state, heroes=(replace(state.heroes[0], at=None, fell=(3, -1)), state.heroes[1]))
    assert isinstance(does(fallen, people=(0,), seat=1), Choose), "Ada is down, so nobody else is asked"


def test_a_companion_leaves_with_people_and_stays_with_them(before: State) -> None:
    state = replace(before, turn=Turn(1))
    agreed = replace(state, retreating=(0,))
    assert does(agreed, people=(0,)) == Retreat()
    assert thought(agreed, people=(0,)).says == "I am ready to leave."
    both = replace(state, retreating=(1,))
    assert does(both, people=(0,)) == Stay(), "Ada has taken it back"


def test_no_one_leaves_a_survey_by_itself(before: State) -> None:
    spent = replace(before, round=9, heroes=tuple(replace(item, health=1, exhaustion=4) for item in before.heroes))
    for people in ((), (0,)):
        assert not isinstance(does(replace(spent, turn=Turn(1)), people=people), Retreat)


def test_what_was_uncovered_is_brought_home_once_all_is_found_or_no_one_would_outlive_the_round(bench: Bench) -> None:
    card = bench.card("nook", shards=1)
    state = delve(
        hero("bulwark", (3, -1)), hero("mender", (1, 0), 1), tiles=(gallery(bench),), objective="uncover", taken=(card,)
    )
    assert does(state) != Retreat(), "1 of 3 is gained, and there is time"
    assert does(replace(state, required=1)) == Retreat()
    weak = replace(state, round=7, heroes=tuple(replace(item, health=3, exhaustion=2) for item in state.heroes))
    assert does(weak) == Retreat(), "round 8 would take 3 health from both"
    one_lives = replace(weak, heroes=(replace(weak.heroes[0], health=4), weak.heroes[1]))
    assert does(one_lives) != Retreat()


def test_a_cache_that_a_person_can_walk_to_is_left_to_them(bench: Bench) -> None:
    room = gallery(bench)
    state = delve(
        hero("picklock", (2, -1)),
        hero("trailfinder", (5, -1), 1),
        tiles=(room,),
        required=1,
        caches=(Cache((3, -1), "common"),),
    )
    assert does(state) == Visit(label((3, -1)))
    assert does(state, people=(1,)) != Visit(label((3, -1))), "Bob is two steps away"
    assert does(replace(state, heroes=(state.heroes[0], replace(state.heroes[1], at=None))), people=(1,)) == Visit(
        label((3, -1))
    ), "Bob is down"


def test_a_door_at_which_a_person_stands_is_left_to_them(bench: Bench) -> None:
    """Bob stands in the far door (5, -1); another is at (3, -1), 2 steps from him, and 1 from Ada."""
    room = Laid(bench.tile("gallery", [(0, 0), (1, 0), (3, 0)]), 0, (2, -1))
    state = delve(hero("bulwark", (2, -1)), hero("mender", DOOR, 1), tiles=(room,))
    theirs, first = Explore(board(state.tiles).letters[DOOR]), own(state, GAME.legal(state, 0), ())
    assert set(first) - set(own(state, first, (1,))) == {theirs}
    only = replace(state, tiles=(gallery(bench),))
    assert Explore("A") in own(only, GAME.legal(only, 0), (1,)), "there is no other"
    acted = replace(state, heroes=state.heroes[::-1], turn=Turn(1))
    acted = replace(acted, heroes=tuple(replace(item, seat=seat) for seat, item in enumerate(acted.heroes)))
    assert theirs not in own(acted, GAME.legal(acted, 1), (0,)), "the other door is near enough to be busy with"
    # There is one door in 6 hexes: once its person has acted, any player may open it. An enemy 2 hexes off is another task.
    alone = replace(acted, tiles=(Laid(bench.tile("gallery", [(3, 0)]), 0, (2, -1)),))
    assert Explore("A") in own(alone, GAME.legal(alone, 1), (0,))
    beset = replace(alone, enemies=(foe(bench.chip(1), (4, -1)),))
    assert Explore("A") not in own(beset, GAME.legal(beset, 1), (0,))


def test_an_enemy_on_a_cache_is_fought_though_a_person_could_walk_there(bench: Bench) -> None:
    room, at = gallery(bench), label((4, -1))
    state = delve(
        hero("bulwark", (1, 0)),
        hero("trailfinder", (5, -1), 1),
        tiles=(room,),
        required=1,
        caches=(Cache((4, -1), "common"),),
        enemies=(foe(bench.chip(1), (4, -1)),),
    )
    assert does(state) == Visit(at)
    assert does(state, people=(1,)) == Visit(at), "the cache is left to Bob, the enemy on it is not"


# Advice.


def test_advice_names_the_move_and_what_it_is_about(before: State) -> None:
    moves = advice(before)
    assert moves[0] == (Visit(label(DOOR)), "No enemy is near, and 3 shards are still to be found.")
    late = advice(replace(before, round=6, required=1))
    assert late[0][1] == "Time is short, and 1 shard is still to be found."


def test_advice_on_a_shard_a_wound_and_an_enemy(bench: Bench, shard: State) -> None:
    assert advice(shard)[0] == (
        MoveTo(label((2, -1))),
        "You gain the shard there at once.",
    )
    state = delve(hero("mender", (3, -1)), hero("bulwark", (2, -1), 1, health=7), tiles=(gallery(bench),))
    assert advice(state)[0] == (Heal(label((2, -1))), "Bob lacks 5 health, and healing takes no action.")
    beset = replace(state, heroes=(hero("bulwark", (3, -1)),), enemies=(foe("cave_lynx", (4, -1), health=2),))
    assert advice(beset)[0] == (
        Finish(label((4, -1))),
        "The cave lynx (5) has 2 health left. Felled, it can't hit you.",
    )


def test_ending_the_turn_is_advised_only_where_nothing_else_is_sensible(before: State) -> None:
    assert all(move != Pass() for move, _ in advice(before))
    done = replace(before, turn=Turn(0, moves=2, left=0))
    (end,) = advice(done)
    assert end == (Pass(), "Nothing else helps this turn. Next: door A is 2 steps away.")
    # After round 6 the second exhaustion costs 2 health.
    late = replace(done, round=6, heroes=(replace(done.heroes[0], exhaustion=1), *done.heroes[1:]))
    (end,) = advice(late)
    assert end[1].endswith(" Next: door A is 2 steps away, and round 7 takes 2 health.")
    assert advice(replace(done, facedown=("a",) * 3))[0][1] == "Nothing else you can do this turn helps.", "all are in hand"


def test_a_change_of_a_die_that_opens_a_lock_much_more_often_is_advised(before: State) -> None:
    # The key of 2 2 2 has to come first. Shown by a change it leaves three rolls for the other two.
    lock = Lock(0, "legendary", "", (2, 2, 2), (2, 2, 2), (5, 6, 3), 3, 2)
    state = replace(before, caches=(Cache((3, -1), "legendary"),), agenda=(lock,))
    assert odds.opens(state, on=True) + 0.15 < odds.changed(state, 3, 2).opens
    assert advice(state)[0][0] == Adjust(3, 2)
    tired = replace(state, heroes=(replace(state.heroes[0], fatigue=3), *state.heroes[1:]))
    assert advice(tired)[0][0] == Roll()


def test_advice_before_the_first_round() -> None:
    state = unchosen(1)
    assert advice(state)[0] == (
        Choose("bulwark"),
        "The Bulwark hits hardest, with 12 health and 3 steps.",
    )
    places = replace(state, heroes=(hero("bulwark", None),), phase="places")
    assert advice(places)[0][1] == "A turn that begins in a doorway may explore at once."


# What is imagined.


def test_a_card_that_was_looked_at_stays_on_top_in_every_world(before: State) -> None:
    state = replace(before, deck=tuple(content().settings["undercroft"].cards), peeked="9")
    state = replace(state, deck=("9", *(card for card in state.deck if card != "9")))
    view = GAME.view(state, 0)
    decks = [GAME.imagined(view, Dice(KeyedSource(f"world {number}"))).deck for number in range(20)]
    assert {deck[0] for deck in decks} == {"9"}
    assert len({deck[1] for deck in decks}) > 5
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(state.deck))}


def test_a_cache_near_by_is_tried_before_a_door_where_it_opens_as_often_as_not(bench: Bench) -> None:
    """Ada the Picklock has 4 steps: the cache at (3, -1) takes 2, half of them, and that at (4, -1) 3."""
    state = delve(hero("picklock", (1, -1)), hero("bulwark", (0, 0), 1), tiles=(gallery(bench),))
    near = replace(state, caches=(Cache((3, -1), "legendary"),))
    assert does(near) == Visit(label((3, -1))) and odds.opens_from_start(near, "legendary") >= 0.5
    assert does(replace(state, caches=(Cache((4, -1), "legendary"),))) == Visit(label(DOOR))


def test_no_walk_to_a_fight_is_advised_that_leaves_no_attack(bench: Bench) -> None:
    """In her second move Ada has a step left to (3, -1), beside the enemy at (4, -1)."""
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(foe(bench.chip(1), (4, -1)),), round=4)
    walks = {turn.moves: [why for move, why in advice(replace(state, turn=turn)) if "you reach" in why] for turn in WALKS}
    assert walks[1] and not walks[2], walks


WALKS = (Turn(0, moves=1, left=1), Turn(0, moves=2, left=1))
"""A first move and a second one, each with a step left."""
