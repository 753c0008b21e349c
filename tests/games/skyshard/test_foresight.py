"""What a button says of what comes after it: ground that harms, a door for two moves, who stands in the way, who is saved.

The gallery (2, -1) .. (5, -1) lies before the entrance; its far door is (5, -1), and that one is A.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.scene import HexBoard, Look
from engine.core.verbs import MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.speech.choices import choice as by_itself
from engine.games.skyshard.state.moves import Explore, Heal, Place, Visit
from engine.games.skyshard.state.state import Cache, Exploring, Laid, State, Turn
from engine.maps.hexes import label
from tests.games.skyshard.build import AHEAD, ROW_DOORS, Bench, delve, foe, gallery, hero, lies, play


def labels(state: State, kind: type[Move]) -> list[str]:
    """Return how the acting player's moves of a kind are offered."""
    view = GAME.view(state, 0)
    return [by_itself(view, move).label for move in GAME.legal(state, 0) if isinstance(move, kind)]


@pytest.mark.rule("SKY-G46", "SKY-G83")
@pytest.mark.parametrize(("ground", "costs"), [("embers", "embers: 1 damage"), ("dust", "dust: 1 fatigue")])
def test_a_walk_that_ends_on_harmful_ground_says_what_that_costs(bench: Bench, ground: str, costs: str) -> None:
    room = gallery(bench)
    state = delve(
        hero("bulwark", (1, -1)),
        tiles=(room,),
        beside=(lies(room.tile, bench.card("gallery", environment=ground)),),
        caches=(Cache((3, -1), "common"),),
    )
    assert f"Move to O20: 1 of 3 steps, {costs}" in labels(state, MoveTo)
    assert "Move to N20: 1 of 3 steps" in labels(state, MoveTo), "the entrance is bare ground"
    cache = by_itself(GAME.view(state, 0), Visit("P20"))
    assert cache.label == f"Open the cache: 1 in 2, {costs}"
    assert cache.detail.startswith(f"Cache at P20, 2 of 3 steps, {costs}")
    there = replace(state, heroes=(hero("bulwark", (2, -1)),))
    assert "Move to Q21: 2 of 3 steps" in labels(there, MoveTo), "a step on the same ground changes nothing"
    beset = replace(state, caches=(), enemies=(foe(bench.chip(1), (4, -1)),))
    (charge,) = [by_itself(GAME.view(beset, 0), move) for move in GAME.legal(beset, 0) if isinstance(move, Visit)]
    assert charge.label.endswith(f", {ground}, ends turn") and "; from P20, ends turn" in charge.detail, (
        charge.label,
        charge.detail,
    )
    assert charge.weight == "main", "one strikes from P20"


@pytest.mark.rule("SKY-G25")
def test_a_door_that_takes_both_moves_is_offered_from_the_first_step_on(bench: Bench) -> None:
    far = Laid(bench.tile("gallery", ROW_DOORS), 0, AHEAD)
    state = delve(hero("bulwark", (3, -1)), tiles=(gallery(bench), far), caches=(Cache((2, -1), "common"),))
    # From (3, -1) to the door at (9, -3) it is 6 steps, twice the 3 of the Bulwark.
    view = GAME.view(state, 0)
    walks = [by_itself(view, move) for move in GAME.legal(state, 0) if isinstance(move, MoveTo)]
    (towards,) = [walk for walk in walks if "towards" in walk.label]
    assert towards.detail.startswith("3 steps from it, there this turn")
    farther = replace(state, heroes=(hero("bulwark", (2, -1)),))
    assert not [text for text in labels(farther, MoveTo) if "second move" in text], "7 steps are more than two moves"


@pytest.mark.rule("SKY-G32")
def test_who_of_the_party_stands_in_the_only_way_is_named(bench: Bench) -> None:
    state = delve(hero("bulwark", (1, -1)), hero("mender", (3, -1), 1), tiles=(gallery(bench),))
    assert GAME.aim(GAME.view(state, 0)) == "reach door A: 4 steps, once Bob has made way"


@pytest.mark.rule("SKY-G24", "SKY-G21")
def test_what_keeps_an_adventurer_standing_says_so(bench: Bench) -> None:
    """Round 8 costs who has stood all along 3 health: 2 exhaustion so far, and 1 more."""
    heroes = (hero("mender", (3, -1), health=3, exhaustion=2), hero("bulwark", (2, -1), 1, health=3, exhaustion=2))
    state = delve(*heroes, tiles=(gallery(bench),), round=7)
    view = GAME.view(state, 0)
    assert by_itself(view, Heal(label((2, -1)))).label == "Heal Bob by 2: to stand in round 8"
    past = GAME.view(replace(state, heroes=(heroes[0], replace(heroes[1], health=1))), 0)
    assert by_itself(past, Heal(label((2, -1)))).label == "Heal Bob by 2, to 3 of 12", (
        "1 + 2 health is what the round takes"
    )


@pytest.mark.rule("SKY-G21", "SKY-012")
def test_healing_at_a_door_says_that_it_costs_its_free_exploration(bench: Bench) -> None:
    state = delve(hero("mender", (5, -1), health=3), tiles=(gallery(bench),))
    assert by_itself(GAME.view(state, 0), Heal(label((5, -1)))).label == "Heal Ada by 2, to 5 of 9"
    at_door = GAME.view(replace(state, turn=Turn(0, door=True)), 0)
    heal = by_itself(at_door, Heal(label((5, -1))))
    assert (heal.label, heal.detail) == ("Heal Ada by 2, to 5 of 9", "At R21, once a turn; door A then costs 2 steps")


def test_what_a_cache_may_hold_is_told_by_its_rank(bench: Bench) -> None:
    caches = (Cache((2, -1), "common"), Cache((1, -1), "legendary"))
    state = delve(hero("bulwark", (3, -1)), tiles=(gallery(bench),), caches=caches)
    near, rare = (by_itself(GAME.view(state, 0), Visit(at)) for at in ("O20", "N19"))
    assert near.label == "Open the cache at O20: 1 in 2" and near.detail.startswith("Cache at O20, 1 step, one-use relic")
    assert rare.label == "Open the cache at N19: 3 in 5"
    assert rare.detail.startswith("Legendary cache at N19, 2 steps, lasting relic")


def test_a_way_to_lay_a_tile_without_a_door_says_which_tiles_it_joins(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (5, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (bench.tile("gallery", [(0, 0)]),)},
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    offered = labels(state, Place)
    ways = {frozenset(fit.face.cells): offered[way] for way, fit in enumerate(fits(state, task))}
    on = frozenset((column, -1) for column in range(6, 10))
    back = frozenset((column, 0) for column in range(2, 6))
    assert ": no door" in ways[on], "straight on there is nothing to join"
    assert ways[back].endswith(": no door, joins 1 tile"), "along the row below, (2, 0) touches (1, 0) of the entrance"


def test_advice_on_a_way_to_lay_a_tile_weighs_doors_and_enemies(bench: Bench) -> None:
    state = delve(
        hero("bulwark", (5, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (bench.tile("gallery", ROW_DOORS, enemies=[(2, 0)]),)},
        turn=Turn(0, door=True),
        required=2,
    )
    state, _ = play(state, "explore A")
    advised = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("x")))
    assert advised[0].why == "In layout 1 enemies start farthest from you."
    assert len({item.why for item in advised}) == len(advised), "no reason is given twice"


def test_advice_says_of_a_door_behind_which_no_shard_is_known_to_lie_why_it_is_opened(bench: Bench) -> None:
    bare = bench.card("gallery")
    state = delve(hero("bulwark", (5, -1)), tiles=(gallery(bench),), deck=(bare, "1"), turn=Turn(0, door=True), peeked=bare)
    advised = GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("x")))
    assert advised[0].move == Explore("A")
    assert advised[0].why == "The next tile has no shard, but only a tile after it can have one."


@pytest.mark.rule("SKY-G46")
def test_the_legend_tells_of_ground_in_reach_in_any_round(bench: Bench) -> None:
    room, newest = gallery(bench), gallery(bench, (6, -1))
    lying = (lies(room.tile, bench.card("gallery", environment="embers")),)
    state = delve(hero("bulwark", (1, -1)), tiles=(room, newest), beside=lying, round=4)
    told = [line.text for line in GAME.scene(GAME.view(state, 0), Look()).legend]
    assert "Embers: 1 damage" in told, "the gallery was laid rounds ago, and three of its hexes are in reach"


@pytest.mark.rule("SKY-G50")
def test_the_picture_of_a_lost_delve_outlines_the_tile_whose_shard_was_left(bench: Bench) -> None:
    room = gallery(bench)
    fallen = replace(hero("bulwark", None), health=0, fell=(1, 0))
    state = delve(fallen, tiles=(room,), beside=(lies(room.tile, bench.card("gallery", shards=1)),), turn=None)
    for result, outlined in (("lost", {(2, -1), (3, -1), (4, -1), (5, -1)}), ("won", set())):
        over = replace(state, phase="over", result=result)
        board = GAME.scene(GAME.view(over, None), Look()).board
        assert isinstance(board, HexBoard) and {*board.newest} == outlined
    assert GAME.status(GAME.view(replace(state, phase="over", result="lost"), None)) == "Round 1: you have 0 of 3 shards."
