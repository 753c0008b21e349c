"""A shard that can be taken this turn is the first thing that is offered, whatever else its way brings (SKY-G14)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.moves import Move
from engine.core.verbs import MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.state.moves import Attack, Visit
from engine.games.skyshard.state.state import Laid, State, Turn
from tests.games.skyshard.build import Bench, delve, foe, gallery, hero, lies


@pytest.fixture
def nook(bench: Bench) -> State:
    """A Bulwark at Q21 with 3 steps; a shard lies in the nook S22 and T22, whose door is at T22."""
    tile = bench.tile("nook", [(0, 0), (1, 0)])
    return delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench), Laid(tile, 0, (6, -1))),
        beside=(lies(tile, bench.card("nook", shards=1)),),
    )


def offered(state: State, move: Move) -> tuple[str, str]:
    """Return the label of a move, and its weight."""
    choice = by_itself(GAME.view(state, 0), move)
    return choice.label, choice.weight


@pytest.mark.rule("SKY-G14", "SKY-012")
def test_a_walk_to_a_shard_in_a_doorway_is_a_button_and_so_is_the_door(nook: State) -> None:
    assert offered(nook, MoveTo("S22")) == ("Move to S22 for the shard: 2 steps, 1 left", "first")
    label, weight = offered(nook, MoveTo("T22"))
    assert label.startswith("Move to T22 for the shard: 3 steps, ") and weight == "main", "S22 takes it for a step less"
    assert offered(nook, Visit("T22"))[0].startswith("Take the shard and explore A: 3 steps, ")
    bare = replace(nook, beside=())
    assert offered(bare, Visit("T22"))[0].startswith("Go to A and explore: 3 steps, ")


@pytest.mark.rule("SKY-G14", "SKY-G101")
def test_an_attack_on_the_way_to_a_shard_says_that_it_takes_it(bench: Bench, nook: State) -> None:
    # From P20 it is 3 steps to S22, beside the beast at T22 that falls to most blows.
    beast = foe(bench.chip(1, health=1), (7, -1))
    state = replace(nook, heroes=(hero("bulwark", (3, -1)),), enemies=(beast,))
    label, weight = offered(state, Visit("T22"))
    assert label.startswith("Take the shard, defeat the beast ") and weight == "first"
    bare = replace(state, beside=())
    assert offered(bare, Visit("T22"))[0].startswith("Go defeat the beast ")


@pytest.mark.rule("SKY-G14")
def test_a_shard_in_reach_comes_before_a_fight_that_ends_the_walk_to_it(bench: Bench, nook: State) -> None:
    state = replace(nook, enemies=(foe(bench.chip(1, health=1), (3, -1)),))
    assert offered(state, MoveTo("S22"))[1] == "first"
    assert offered(state, Attack("P20"))[1] == "first", "it leaves all steps for the walk"
    assert offered(replace(state, turn=Turn(0, moves=1, left=2)), Attack("P20"))[1] != "first", "those left are lost"
    assert offered(replace(state, beside=()), Attack("P20"))[1] == "first", "nothing is to be taken"
    tired = replace(state, turn=Turn(0, moves=1, left=0, attacks=1))
    assert offered(tired, Attack("P20"))[1] != "first", "no step is left, and a second blow costs fatigue"
