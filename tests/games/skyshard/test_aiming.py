"""What the acting adventurer could go for stands above the question, and the coloured button follows it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Setup
from engine.core.options import read_options
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.state.moves import Attack, Explore, Finish, Open, Visit
from engine.games.skyshard.state.state import Cache, Laid, State, Turn
from tests.games.parties import Household

from .build import Bench, delve, foe, gallery, hero, lies

AIMS = {
    "fell ": (Attack, Finish, Visit),
    "go to ": (MoveTo,),
    "try the cache ": (Open, Visit, MoveTo),
    "end the turn": (Pass,),
    "get out of reach": (MoveTo,),
    "open door ": (Explore, Visit, MoveTo, Pass),
    "reach door ": (Explore, MoveTo, Pass),
    "leave the shard": (Explore, Visit, MoveTo, Pass),
    "take the ": (MoveTo, Visit, Pass, Attack, Finish),
}
"""How an aim begins, and what is advised then. A turn that is spent can only be ended."""


def aim(state: State) -> str:
    """Return what the post says that is to be gone for."""
    return GAME.aim(GAME.view(state, None))


def button(state: State) -> str:
    """Return the words of the coloured button that comes first."""
    offered = [GAME.choice(GAME.view(state, None), move) for move in GAME.legal(state, 0)]
    return min((choice for choice in offered if choice.lit), key=lambda choice: choice.order).label


@pytest.mark.rule("SKY-G102")
def test_while_doors_are_loud_enemies_come_first_and_the_door_then(bench: Bench) -> None:
    rats = tuple(foe("gloom_rat", cell, at) for at, cell in enumerate([(3, -1), (4, -1)]))
    card = bench.card("gallery", shards=1)
    loud = {"points": 5, "calls": 3, "bags": ((0,) * 9, ()), "required": 2}
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=rats, deck=(card, card), **loud)
    assert aim(state) == "fell the gloom rat, then open door A", "one of both is in reach of a blow"
    assert aim(replace(state, enemies=rats[1:])) == "fell the gloom rat, then open door A", "it is walked up to"
    assert aim(replace(state, enemies=())) == "open door A: it hides a shard"


@pytest.mark.rule("SKY-G102")
def test_of_two_enemies_that_have_to_fall_first_each_is_named(bench: Bench) -> None:
    far = (foe("gloom_rat", (0, -1), 0), foe("dust_husk", (0, 0), 1), foe("gloom_rat", (1, -1), 2))
    loud = {"deck": (bench.card("gallery", shards=1),), "points": 5, "calls": 3, "bags": ((0,) * 9, ()), "required": 2}
    state = delve(hero("bulwark", (5, -1)), tiles=(gallery(bench),), turn=Turn(0, moves=2, left=0), **loud)
    for number, who in ((2, "the gloom rat and the dust husk"), (3, "3 enemies")):
        told = aim(replace(state, enemies=far[:number]))
        assert told == f"open door A once {who} have fallen"


def test_what_is_done_in_passing_comes_before_the_same_aim(bench: Bench) -> None:
    card = bench.card("gallery", shards=1)
    state = delve(hero("mender", (3, -1), health=5), tiles=(gallery(bench),), deck=(card,), required=2)
    assert aim(state) == "heal yourself, then open door A: it hides a shard"
    assert aim(replace(state, turn=Turn(0, healed=True))) == "open door A: it hides a shard"
    cache = (Cache((3, -1), "common"),)
    assert aim(replace(state, caches=cache, turn=Turn(0, healed=True, lock=True))).startswith(
        "try the cache for a one-use relic, then "
    )


@pytest.mark.rule("SKY-G102")
def test_who_is_farther_from_a_shard_leaves_it_to_the_others_and_goes_for_a_door(bench: Bench) -> None:
    """The shard's tile begins at (6, -1): Bob stands before it, and Ada three steps from it at a door of her own."""
    room = Laid(bench.tile("gallery", [(0, 0), (1, 0), (3, 0)]), 0, (2, -1))
    lit, card = gallery(bench, (6, -1)), bench.card("gallery", shards=1)
    state = delve(
        hero("mender", (3, -1)),
        hero("bulwark", (5, -1), 1),
        tiles=(room, lit),
        beside=(lies(lit.tile, card),),
        deck=(card, card),
        turn=Turn(0, moves=2, left=0, door=True),
        required=3,
    )
    assert aim(state) == "leave the shard to Bob, then open door A"
    loud = replace(state, points=5, calls=3, bags=((0,) * 9, ()), enemies=(foe("gloom_rat", (0, -1)),))
    assert aim(loud) == "leave the shard to Bob, then open door A once the gloom rat has fallen"
    near = replace(state, heroes=(state.heroes[0], replace(state.heroes[1], at=(1, 0))), turn=Turn(0))
    assert aim(near) == "shard 1 of 3" and button(near).startswith("Take the shard: "), "now it is Ada's"


@pytest.mark.parametrize("seed", ["aims 1", "aims 2", "aims 3"])
def test_in_whole_games_what_is_advised_serves_the_aim(seed: str) -> None:
    dice = Dice(KeyedSource(seed))
    state, _ = GAME.new(Setup(("Ada", "Bob", "Cy"), read_options(GAME.options, {})), dice)
    household = Household(GAME, ("first", "steady", "steady"), seed, people=1, ways={})
    told = 0
    while awaited := GAME.turn(state):
        seat, move = household.choose(state, awaited)
        turn, view = state.turn, GAME.view(state, None)
        if turn is not None and seat == 0 and not state.agenda and state.phase == "delve" and (words := GAME.aim(view)):
            assert len(words) <= 130 and not words.endswith(".")
            kinds = [kinds for begins, kinds in AIMS.items() if words.startswith(begins)]
            told += 1
            assert not kinds or isinstance(move, kinds[0]), f"{words}: {move}"
            assert not words.startswith("go to ") or move == MoveTo(words.split()[2]), "it names where the button leads"
        state, events = GAME.apply(state, seat, move, dice)
        household.hear(state, events)
    assert told > 5


@pytest.mark.rule("SKY-G68", "SKY-G102")
def test_a_cache_in_a_loud_doorway_is_walked_to_without_opening_the_door(bench: Bench) -> None:
    """A visit to a door opens it, whatever else lies there: the aim and the button are for the cache."""
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        caches=(Cache((5, -1), "legendary"),),
        enemies=(foe(bench.chip(5, health=9), (0, -1)),),
        deck=(bench.card("gallery"), "1"),
        points=5,
        calls=3,
        bags=((0,) * 9, ()),
        required=2,
    )
    near = replace(state, heroes=(replace(state.heroes[0], at=(4, -1)),))
    first = GAME.advise(GAME.view(near, 0), list(GAME.legal(near, 0)), Dice(KeyedSource("any")))[0]
    assert first.move == MoveTo("R21") and first.why == "Your next turn begins at door A."
    assert aim(near) == "try the cache for a lasting relic"
