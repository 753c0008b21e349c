"""What an act takes of a turn stands on its button in one form, and what it takes along (SKY-G25, SKY-G14)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass, Roll, Stow
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.odds import holds_shard
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.speech.words import trap_does
from engine.games.skyshard.state.board import board
from engine.games.skyshard.state.content import Effect, Trap
from engine.games.skyshard.state.moves import Adjust, Attack, Crack, Explore, Finish, Match, Visit
from engine.games.skyshard.state.state import Cache, Laid, Lock, State, Turn
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, foe, gallery, hero, kinds, lies, play, refused


@pytest.fixture
def corridor(bench: Bench) -> State:
    """A Bulwark at O20 in a gallery whose far door R21 is 3 steps away; a rat that falls to most blows is behind it."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(
        hero("bulwark", (2, -1)),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(foe(bench.chip(1, health=1), (1, -1)),),
        deck=(bench.card("gallery"), bench.card("gallery", shards=1), "1", "3"),
    )


def offered(state: State, move: Move) -> tuple[str, str]:
    """Return the label of a move, and its weight."""
    choice = by_itself(GAME.view(state, 0), move)
    return choice.label, choice.weight


def detail(state: State, move: Move) -> str:
    """Return what stands below the label of a move."""
    return by_itself(GAME.view(state, 0), move).detail


def advised(state: State) -> Move:
    """Return what is advised first."""
    return GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("advice")))[0].move


@pytest.mark.rule("SKY-G25")
def test_an_attack_before_the_walk_keeps_the_steps_and_comes_first(corridor: State) -> None:
    assert offered(corridor, Attack("N19"))[0].endswith(": 29 in 30")
    assert detail(corridor, Attack("N19")).endswith(", 3 steps left")
    assert offered(corridor, Finish("N19"))[0] == f"Defeat the beast {corridor.enemies[0].chip}: 99 in 100"
    assert detail(corridor, Finish("N19")).endswith(", 3 steps left, max 2 fatigue"), "one blow mostly fells it"
    again = replace(corridor, turn=Turn(0, attacks=1))
    assert offered(again, Attack("N19"))[0].endswith(", 1 fatigue")
    assert advised(corridor) == Attack("N19"), "one blow mostly fells what has 1 health left"


@pytest.mark.rule("SKY-G25", "SKY-G101")
def test_an_attack_amid_a_walk_loses_the_steps_and_a_door_they_reach_comes_first(corridor: State) -> None:
    walking = replace(corridor, turn=Turn(0, moves=1, left=3))
    other = replace(walking, enemies=(*walking.enemies, foe(corridor.enemies[0].chip, (3, -1), 1)))
    assert detail(other, Attack("N19")).endswith(", ends walk, 3 steps lost")
    assert ", ends walk, 3 steps lost" in detail(other, Finish("N19"))
    assert offered(walking, Attack("N19"))[0].endswith(": 29 in 30, ends turn"), "it loses them all the more"
    assert offered(walking, Visit("R21")) == ("Explore door A: 3 steps", "main")
    assert detail(walking, Visit("R21")).endswith("; shard 1 in 4")
    assert advised(walking) == Visit("R21"), "the door is reached, and the blow was not the last chance"
    short = replace(corridor, turn=Turn(0, moves=1, left=2))
    assert isinstance(advised(short), Attack), "no door or cache is in reach of 2 steps"


@pytest.mark.rule("SKY-012", "SKY-G25")
def test_a_door_underfoot_is_free_until_a_blow_and_both_say_so(corridor: State) -> None:
    rat = replace(corridor.enemies[0], at=(4, -1))
    state = replace(corridor, heroes=(replace(corridor.heroes[0], at=(5, -1)),), enemies=(rat,), turn=Turn(0, door=True))
    assert offered(state, Explore("A")) == ("Explore door A here: free", "main")
    assert detail(state, Explore("A")) == "Your own door, R21; shard 1 in 4"
    assert detail(state, Attack("Q21")).endswith(", door A then costs 2 steps")
    struck = replace(state, turn=Turn(0, attacks=1))
    assert offered(struck, Explore("A")) == ("Explore door A: all steps", "plain")
    assert detail(struck, Explore("A")) == "Your own door, R21; shard 1 in 4"
    assert "door" not in offered(struck, Attack("Q21"))[0] + detail(struck, Attack("Q21"))
    alone = replace(struck, enemies=())
    assert offered(alone, Explore("A"))[0] == "Explore door A: all steps"
    assert detail(alone, Explore("A")) == "Your own door, R21; 2 steps off it and back open it too; shard 1 in 4"


@pytest.mark.rule("SKY-G46")
def test_steps_on_mire_count_twice_in_what_is_left(bench: Bench, corridor: State) -> None:
    # Every hex of the gallery, O20 to R21, takes 2 of the Bulwark's 3 steps: from N19 one of them is in reach.
    row = next(laid.tile for laid in corridor.tiles if laid.at == (2, -1))
    mired = replace(corridor, enemies=(), beside=(lies(row, bench.card("gallery", environment="mire")),))
    inside = replace(mired, heroes=(replace(mired.heroes[0], at=(3, -1)),))
    assert offered(inside, MoveTo("Q21"))[0] == "Move to Q21: 2 steps", "the step that is left leads nowhere"
    door = replace(mired, heroes=(replace(mired.heroes[0], at=(5, -1)),), turn=Turn(0, attacks=1))
    assert offered(door, Explore("A"))[0] == "Explore door A: all steps"
    assert detail(door, Explore("A")) == "Your own door, R21; shard 1 in 4", "off and back would take 4"


@pytest.mark.rule("SKY-012", "SKY-014")
def test_all_doors_to_walk_to_are_lit_and_one_that_is_in_sight_besides_is_not(bench: Bench) -> None:
    # A gallery from O20 to R21 with doors at its third and fourth hex: 2 and 3 steps from the Bulwark, who has 3.
    row = bench.tile("gallery", [(0, 0), (2, 0), (3, 0)])
    state = delve(hero("bulwark", (2, -1)), tiles=(Laid(row, 0, (2, -1)),))
    letters = board(state.tiles).letters
    near, far = letters[(4, -1)], letters[(5, -1)]
    assert offered(state, Visit("Q21")) == (f"Explore door {near}: 2 steps", "main")
    assert offered(state, Visit("R21")) == (f"Explore door {far}: 3 steps", "main")
    assert offered(state, Explore(far)) == (f"Explore door {far}: all steps", "quiet"), "no button"
    assert detail(state, Explore(far)).startswith("From afar, R21, ")


@pytest.mark.rule("SKY-G102", "SKY-012")
def test_a_door_says_how_many_enemies_its_noise_calls(bench: Bench, corridor: State) -> None:
    roomy = bench.tile("nook", ROW_DOORS, enemies=[(0, 0), (1, 0)])
    loud = replace(corridor, calls=4, bags=((0, 1), ()), deck=("1",), stacks={"nook": (roomy,)})
    assert offered(loud, Explore("A"))[0] == "Explore door A: all steps, calls 1 enemy"
    assert offered(loud, Visit("R21"))[0] == "Explore door A: calls 1 enemy"
    assert detail(loud, Visit("R21")).startswith("At R21, 3 steps")
    assert "noise" not in GAME.ask(GAME.view(loud, 0)), "the button says it"


@pytest.mark.rule("SKY-031", "SKY-G09")
def test_how_often_a_shard_lies_behind_a_door_is_told(corridor: State) -> None:
    # One of the four cards that are left has a shard.
    assert holds_shard(corridor) == 0.25
    assert holds_shard(replace(corridor, deck=(), discard=corridor.deck)) == 0.25, "they are shuffled anew"
    assert holds_shard(replace(corridor, deck=(), discard=())) == 0
    assert "shard" not in GAME.ask(GAME.view(corridor, 0)), "the detail of each door says it"
    assert by_itself(GAME.view(corridor, 0), Visit("R21")).detail.endswith("; shard 1 in 4")
    assert by_itself(GAME.view(corridor, 0), Explore("A")).detail.endswith("; shard 1 in 4")
    known = replace(corridor, peeked=corridor.deck[1])
    assert " hides a shard for sure. " in GAME.ask(GAME.view(known, 0)), "the next card was looked at"
    assert "shard" not in GAME.ask(GAME.view(replace(corridor, deck=("1", "3")), 0))
    bare = replace(corridor, peeked="1")
    known_door = by_itself(GAME.view(bare, 0), Explore("A"))
    assert "shard 1 in" not in known_door.label and known_door.detail.endswith("; no shard yet")


@pytest.mark.rule("SKY-G42")
def test_the_changes_that_open_a_lock_are_one_press(corridor: State) -> None:
    # The 3 that lies there is two off the 1 that is missing, the 4 three off.
    two = Lock(0, "common", "", (1, 4, 4), (1,), (3,), 1)
    state = replace(corridor, caches=(Cache((2, -1), "common"),), agenda=(two,))
    assert offered(state, Match()) == ("Change 3→1: for sure, 2 fatigue", "main")
    assert offered(state, Adjust(1, 2)) == ("Change 3→2: 1 fatigue", "written")
    spent = replace(state, agenda=(replace(two, tries=0),))
    shown = [GAME.choice(GAME.view(spent, 0), move).weight for move in (Match(), Adjust(1, 2), Pass())]
    assert advised(spent) == Match() and shown == ["first", "written", "plain"], "it has one button"
    assert offered(state, Pass())[1] == "written", "a free roll is left"
    three = replace(state, agenda=(replace(two, dice=(4,)),))
    assert offered(three, Match()) == ("Change 4→1: for sure, 3 fatigue", "main")
    assert offered(three, Adjust(1, 3))[1] == "written"
    opened, events = play(three, "match")
    assert kinds(events)[:-1] == ["adjusted", "adjusted", "adjusted", "opened"] and opened.heroes[0].fatigue == 3


@pytest.mark.rule("SKY-G42", "SKY-G64", "SKY-G101")
def test_changes_in_a_row_need_several_that_open_it_and_the_fatigue_for_them(corridor: State) -> None:
    def lock(missing: tuple[int, ...], dice: tuple[int, ...], key: int = 0) -> State:
        return replace(corridor, agenda=(Lock(0, "legendary", "", (1, 4, 4), missing, dice, 1, key),))

    one, far = lock((1,), (2,)), lock((1,), (5,))
    for state in (one, far):
        assert Match() not in GAME.legal(state, 0)
        assert refused(state, "match").rule == "SKY-G101"
    tired = replace(lock((1,), (3,)), heroes=(replace(corridor.heroes[0], fatigue=2), *corridor.heroes[1:]))
    assert Match() not in GAME.legal(tired, 0), "1 fatigue is left for 2 changes"
    # 2 and 5 for 1 and 4, the 1 first: each is one off, whichever is changed first.
    keyed = replace(lock((1, 4), (2, 5), key=1), caches=(Cache((2, -1), "legendary"),))
    opened, events = play(keyed, "match")
    assert kinds(events)[:-1] == ["adjusted", "adjusted", "opened"] and opened.heroes[0].fatigue == 2


@pytest.mark.rule("SKY-G42", "SKY-G64")
def test_where_1_fatigue_opens_a_lock_a_roll_says_how_often_it_opens_for_none(corridor: State) -> None:
    lock = Lock(0, "common", "", (1, 4, 4), (1,), (2,), 2)
    state = replace(corridor, caches=(Cache((2, -1), "common"),), agenda=(lock,))
    assert offered(state, Adjust(1, 1)) == ("Change 2→1: for sure, 1 fatigue", "main")
    assert offered(state, Crack())[1] == "written"
    assert offered(state, Roll()) == ("Roll once: free, 1 in 6", "main")


@pytest.mark.rule("SKY-G44", "SKY-G63")
def test_a_trap_that_gives_fatigue_does_no_harm_to_who_has_all_of_it(bench: Bench, corridor: State) -> None:
    tile, trap = corridor.tiles[1].tile, Trap("Latch", (2, 4, 5), 3, Effect("tire", 2))
    state = replace(corridor, beside=(lies(tile, bench.card("gallery", trap=trap)),))
    assert trap_does(state, tile) == "take 2 fatigue"
    tired = replace(state, heroes=(replace(state.heroes[0], fatigue=3),))
    assert trap_does(tired, tile) == "no harm"


@pytest.mark.rule("SKY-G43")
def test_a_relic_is_put_away_by_a_control_only_for_another_in_the_pack(corridor: State) -> None:
    wearing = replace(corridor, heroes=(replace(corridor.heroes[0], worn=("mile_boots",)),))
    assert offered(wearing, Stow("mile_boots"))[1] == "written"
    packed = replace(corridor, heroes=(replace(corridor.heroes[0], worn=("mile_boots",), pack=("oak_charm",)),))
    assert offered(packed, Stow("mile_boots"))[1] == "quiet"


@pytest.fixture
def nook(bench: Bench) -> State:
    """A Bulwark at Q21 with 3 steps; a shard lies in the nook S22 and T22, whose door is at T22."""
    tile = bench.tile("nook", [(0, 0), (1, 0)])
    return delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench), Laid(tile, 0, (6, -1))),
        beside=(lies(tile, bench.card("nook", shards=1)),),
    )


@pytest.mark.rule("SKY-G14", "SKY-012")
def test_a_walk_to_a_door_says_that_it_takes_a_shard(nook: State) -> None:
    assert offered(nook, MoveTo("S22")) == ("Take the shard: 2 of 3 steps", "first")
    assert offered(nook, MoveTo("T22"))[1] == "quiet", "one hex of its tile has the button"
    assert offered(nook, Visit("T22"))[0].startswith("Take the shard and explore door A: 3 steps")
    assert offered(replace(nook, beside=()), Visit("T22"))[0].startswith("Explore door A: 3 steps")


@pytest.mark.rule("SKY-G14", "SKY-G101")
def test_an_attack_on_the_way_to_a_shard_says_that_it_takes_it(bench: Bench, nook: State) -> None:
    # From P20 it is 3 steps to S22, beside the beast at T22 that falls to most blows.
    beast = foe(bench.chip(1, health=1), (7, -1))
    state = replace(nook, heroes=(hero("bulwark", (3, -1)),), enemies=(beast,))
    assert offered(state, Visit("T22"))[0].startswith("Take the shard, defeat the beast ")
    assert offered(replace(state, beside=()), Visit("T22"))[0].startswith("Go defeat the beast ")


def test_of_two_alike_beside_each_is_called_by_where_it_stands(bench: Bench, corridor: State) -> None:
    """Both are beasts of level 1 that strike from beside: the row goes on both sides of O20 (2, -1)."""
    both = replace(corridor, enemies=(*corridor.enemies, foe(bench.chip(1), (3, -1))))
    west, east = (offered(both, Attack(at))[0] for at in ("N19", "P20"))
    assert " to the north-west: " in west and " to the south-east" in east
    assert " to the " not in offered(corridor, Attack("N19"))[0]
    tough = replace(corridor, enemies=(*corridor.enemies, foe(bench.chip(5), (3, -1))))
    assert " to the " not in offered(tough, Attack("N19"))[0], "its level stands on the map"
