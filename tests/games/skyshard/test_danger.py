"""What enemies may do next: it is said where it could be the end, heeded by advice, and who may help the fallen is named.

The gallery (2, -1) .. (5, -1) lies before the entrance; its far door is (5, -1), and that one is A.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.at_the_end import before_it
from engine.games.skyshard.player.sensible import Idea
from engine.games.skyshard.rules.foreseen import foreseen
from engine.games.skyshard.rules.odds import Danger, danger
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.state.moves import Attack, Finish, Heal, Visit
from engine.games.skyshard.state.state import State, Turn
from engine.maps.hexes import label, straight
from tests.games.skyshard.build import Bench, at, delve, foe, gallery, hero, lies


def beset(bench: Bench, health: int, *, dice: int = 3, **fields: Any) -> State:
    """Return a delve in round 5 where a beast that is hard to fell stands two hexes from Ada, the Mender, without guard."""
    beast = bench.chip(5, health=9, dice=dice)
    heroes = (hero("mender", (3, -1), health=health), hero("bulwark", (0, 1), 1))
    state = delve(*heroes, tiles=(gallery(bench),), enemies=(foe(beast, (1, 0)),), round=5)
    return replace(state, **fields)


def alone(state: State) -> State:
    """Return a delve in which Bob has fallen, whom the beast could strike without a step and so goes for first."""
    return replace(state, heroes=(state.heroes[0], hero("bulwark", None, 1, health=0, fell=(0, 1))))


def ask(state: State) -> str:
    return GAME.ask(GAME.view(state, 0))


def advised(state: State) -> list[Move]:
    return [item.move for item in GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("x")))]


@pytest.mark.rule("SKY-G20", "SKY-G47")
def test_what_enemies_could_do_is_said_where_it_could_be_the_end(bench: Bench) -> None:
    # A die shows 0, 0, 1, 1, 1 or 2 damage: 5/6 on average, 2 at most. 3 dice: 2.5 and 6.
    state = beset(bench, 6, round=4)
    assert danger(state, 0) == Danger(pytest.approx(2.5), 6)
    assert "You can fall: the beast" in ask(state)
    assert "may take up to 6 of your 6 health." in ask(state), "beside it stands Bob: it goes for him (SKY-G47)"
    # Guard takes 1 off where there is any damage: 2.5 - 1, and 1 again for the 8 of 216 throws without any.
    assert foreseen(state)[0] == 0 and foreseen(state)[1] == pytest.approx(1.5 + 8 / 216)
    assert foreseen(alone(state))[0] == pytest.approx(2.5)
    assert "may take about 2 of your 6 health, at most 6." in ask(alone(state))
    assert "may take" not in ask(beset(bench, 7, round=4)), "7 are more than 6, and 2.5 are less than half of them"
    begun = beset(bench, 6, round=4, turn=Turn(0, moves=1, left=1))
    assert "You can still fall: the beast" in ask(begun)
    assert "may take up to 6 of your 6 health." in ask(begun), "a step is left"
    late = beset(bench, 7, turn=Turn(0, moves=1, left=1))
    assert "may take up to 6 of your 7 health; exhaustion takes 1 more." in ask(late)
    assert "may take" not in ask(beset(bench, 7, round=4, turn=Turn(0, moves=1, left=1))), "it was told as the turn began"
    apart = replace(state, heroes=(replace(state.heroes[0], at=(5, -1)), state.heroes[1]))
    assert danger(apart, 0) == Danger(0, 0), "it walks 2 hexes, to (3, -1) at most, and strikes at the next one"
    near, door = (by_itself(GAME.view(state, 0), MoveTo(label(cell))) for cell in ((4, -1), (5, -1)))
    assert near.label == "Move to Q21: 1 of 3 steps"
    assert door.label == "Move to R21 (door A): out of enemies' reach", "it comes to (3, -1)"
    assert door.detail.endswith("2 of 3 steps")
    away = replace(state, enemies=())
    assert danger(away, 0) == Danger(0, 0) and "may take" not in ask(away)
    out = replace(apart, turn=Turn(0, moves=1, left=1))
    assert "may take" not in ask(out)
    pair = (*state.enemies, foe(state.enemies[0].chip, (1, -1), number=2))
    # The gallery is a hex wide: the first that comes stands in the way of the other.
    told = "You can fall: 2 enemies may take about 2 of your 6 health, at most 12."
    assert told in ask(alone(replace(state, enemies=pair))), "two of a name are counted"
    # Of 13 health 12 at most are not all.
    strong = (replace(state.heroes[0], health=13), state.heroes[1])
    assert "may take" not in ask(alone(replace(state, enemies=pair, heroes=strong)))


@pytest.mark.rule("SKY-G51")
def test_with_all_shards_each_post_says_how_it_is_won_and_a_fall_of_one_is_no_danger(bench: Bench) -> None:
    begun = beset(bench, 6, round=4, turn=Turn(0, moves=1, left=1), required=2, facedown=("a",))
    assert GAME.within_turn(GAME.view(begun, None)) and "You can still fall" in ask(begun)
    # 2 of 2 shards, and two adventurers stand: the round's end wins even if the beast fells the one beside it.
    won = replace(begun, facedown=("a", "b"))
    assert not GAME.within_turn(GAME.view(won, None)) and "fall" not in ask(won)
    alone = replace(won, heroes=(won.heroes[0], replace(won.heroes[1], at=None, fell=(5, -1))))
    assert "You can still fall" in ask(alone), "who stands alone loses all with it"


@pytest.mark.rule("SKY-G24")
def test_the_danger_counts_exhaustion_and_says_so(bench: Bench) -> None:
    # Round 5: the beast takes 2.5 on average (2 rounded) and 6 at most, and round 6 takes 1: 7 could be all.
    assert "You can fall: the beast" in ask(alone(beset(bench, 7)))
    assert "may take about 2 of your 7 health, at most 6; exhaustion takes 1 more." in ask(alone(beset(bench, 7)))
    # Two beasts take 12 at most, though the first to come bars the other's way.
    beast = beset(bench, 7).enemies[0].chip
    pair = replace(beset(bench, 12), enemies=(*beset(bench, 7).enemies, foe(beast, (1, -1), number=2)))
    told = "may take about 2 of your 12 health, at most 12; exhaustion takes 1 more."
    assert told in ask(alone(pair)) and ask(alone(pair)).count("the beast") == 2, "both are named"
    # Of 14 health 3 are less than half, and 13 are not all.
    assert "may take" not in ask(alone(replace(pair, heroes=(replace(pair.heroes[0], health=14), pair.heroes[1]))))


@pytest.mark.rule("SKY-G51", "SKY-G24")
def test_no_exhaustion_is_counted_where_the_last_shard_can_be_taken_this_turn(bench: Bench) -> None:
    # The shard lies 3 steps off, and she has 3. The beast takes 6 at most, exhaustion would take 1.
    near, card = gallery(bench, (6, -1)), bench.card("gallery", shards=1)
    tiles = (*beset(bench, 6).tiles, near)
    state = alone(beset(bench, 6, required=2, tiles=tiles, beside=(lies(near.tile, card),)))
    assert "exhaustion takes 1 more" in ask(state), "it is one of two that are missing"
    last = replace(state, required=1)
    assert "at most 6." in ask(last) and "exhaustion" not in ask(last)
    spent = replace(last, turn=Turn(0, moves=1, left=1, attacks=1))
    assert "exhaustion takes 1 more" in ask(spent), "with one step left it is out of reach"
    sturdy = alone(beset(bench, 7, required=1, tiles=state.tiles, beside=state.beside))
    assert "may take" not in ask(sturdy), "6 do not fell her"


@pytest.mark.rule("TAB-105")
def test_who_would_end_a_turn_steps_out_of_reach_first(bench: Bench) -> None:
    """The beast at (5, -1) goes 2 hexes and strikes the next: (1, 0) is 4 hexes off, and as near to the door for a turn."""
    beast = foe(bench.chip(5, health=9, dice=3), (5, -1))
    # She is tired: 2 steps of a walk are left, and she lacks no health.
    beast_alone = beset(bench, 9, round=2, enemies=(beast,), turn=Turn(0, moves=1, left=2, attacks=1))
    ada = replace(beast_alone.heroes[0], fatigue=3)
    state = replace(beast_alone, heroes=(ada, hero("bulwark", None, 1, health=0)))
    first = before_the_end(state)
    assert first.aim == "safety" and isinstance(first.move, MoveTo)
    assert danger(state, 0, at(first.move.to)).most == 0 and straight(at(first.move.to), (5, -1)) == 4
    # With one step she comes to (2, -1), where the beast strikes as well.
    assert before_the_end(replace(state, turn=Turn(0, moves=2, left=1, attacks=1))).aim == "end"
    # Bob stands before the beast and bars the gallery: nothing gets at her.
    barred = replace(state, heroes=(ada, hero("bulwark", (4, -1), 1)))
    assert danger(barred, 0) == Danger(0, 0) and before_the_end(barred).aim == "end"


def before_the_end(state: State) -> Idea:
    """Return what comes first where the end of the turn would."""
    return before_it(GAME.view(state, 0), list(GAME.legal(state, 0)), [Idea(Pass(), "end")])[0]


@pytest.mark.rule("SKY-G20")
def test_guard_is_taken_off_each_enemy_s_blow(bench: Bench) -> None:
    # The Bulwark at (0, 1) has guard 1. Of one die 2 - 1 = 1 at most, and that in 1 of 6.
    state = beset(bench, 9, dice=1)
    assert danger(state, 1) == Danger(pytest.approx(1 / 6), 1)


@pytest.mark.rule("TAB-105")
def test_advice_puts_a_door_last_where_enemies_could_fell_who_opens_it(bench: Bench) -> None:
    # Two steps of a walk are left, and the door is two steps away.
    walking, door = Turn(0, moves=1, left=2), Visit(label((5, -1)))
    fine, poor = advised(beset(bench, 9, turn=walking)), advised(beset(bench, 5, turn=walking))
    assert fine[0] == door, "time is short in round 5"
    # She lacks 9 - 5 = 4 health, and 6 damage would fell her.
    assert poor == [Heal(label((3, -1))), Finish(label((1, 0))), door]


@pytest.mark.rule("SKY-G49")
def test_who_is_down_is_told_with_who_can_help(bench: Bench) -> None:
    state = beset(bench, 9, heroes=(hero("mender", (3, -1)), hero("bulwark", None, 1, health=0, fell=(0, 1))))
    assert GAME.status(GAME.view(state, None)).endswith(" Bob is down at M21 (Ada can revive).")
    alone = replace(state, heroes=(hero("trailfinder", (3, -1)), state.heroes[1]))
    assert GAME.status(GAME.view(alone, None)).endswith(" Bob is down at M21.")
    over = replace(state, phase="over", result="won")
    assert " Bob is down" in GAME.status(GAME.view(over, None)) and "revive" not in GAME.status(GAME.view(over, None))


@pytest.mark.rule("SKY-G101")
def test_going_on_till_it_falls_costs_fatigue_and_a_single_blow_says_once(bench: Bench) -> None:
    # The Mender's 2 dice against 2 health: 1 - (chance of 0 or 1) = 1 - (4/36 + 12/36) = 20/36, less than 3 in 4.
    even = beset(bench, 9, enemies=(foe(bench.chip(1, health=2), (4, -1)),), round=1)
    at = label((4, -1))
    once, on = (by_itself(GAME.view(even, 0), move) for move in (Attack(at), Finish(at)))
    assert once.label.endswith(" once: 3 in 5") and on.label.endswith(": 99 in 100, max 2 fatigue")
    tired = replace(even, heroes=(replace(even.heroes[0], fatigue=2), even.heroes[1]))
    assert " once" not in by_itself(GAME.view(tired, 0), Attack(at)).label, "nothing else is offered beside it"


@pytest.mark.rule("SKY-G10")
def test_with_every_shard_in_hand_advice_is_to_stand(bench: Bench) -> None:
    """The keeper at Q21 goes 2 hexes and strikes the next: an adventurer 4 hexes away is out of its reach."""
    keeper = foe(bench.chip(10, health=7, dice=3), (4, -1))
    state = delve(hero("bulwark", (3, -1)), tiles=(gallery(bench),), required=1, enemies=(keeper,))
    won = replace(state, taken=(bench.card("gallery", shards=1),))
    away = advised(won)[0]
    assert isinstance(away, MoveTo) and straight((4, -1), at(away.to)) > 3
    assert isinstance(advised(state)[0], Attack | Finish), "before that the keeper is in the way"
    assert advised(replace(won, enemies=()))[0] == Pass()
