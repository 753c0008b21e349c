"""A shard that two moves lead to is taken this turn; a party that has all its shards only has to stand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.moves import Move
from engine.core.verbs import MoveTo, Pass
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.shards import two_moves_to_shard
from engine.games.skyshard.state.state import Cache, State, Turn
from engine.maps.hexes import label

from .build import Bench, delve, foe, gallery, hero, lies


def advised(state: State) -> list[Move]:
    """Return what the only player is advised, the best first."""
    return [item.move for item in GAME.advise(GAME.view(state, 0), list(GAME.legal(state, 0)), Dice(KeyedSource("key")))]


@pytest.mark.rule("SKY-G25")
def test_a_shard_that_a_second_move_gets_to_comes_before_a_blow(bench: Bench) -> None:
    """Ada, with 3 steps a move, stands 5 hexes from the gallery with the shard; an enemy could be struck on the way."""
    near, far = gallery(bench), gallery(bench, (6, -1))
    state = delve(
        hero("bulwark", (1, -1)), tiles=(near, far), required=1, beside=(lies(far.tile, bench.card("gallery", shards=1)),)
    )
    walk = two_moves_to_shard(state, list(GAME.legal(state, 0)))
    assert walk == MoveTo(label((4, -1))), "3 steps, and 2 more to its first hex"
    assert advised(state)[0] == walk
    struck = replace(state, turn=Turn(0, attacks=1))
    assert two_moves_to_shard(struck, list(GAME.legal(struck, 0))) is None, "a blow leaves no second move"


@pytest.mark.rule("SKY-G10")
def test_who_only_has_to_stand_tries_no_cache(bench: Bench) -> None:
    beast = foe(bench.chip(5, health=9, dice=3, reach=9), (5, -1))
    state = delve(hero("bulwark", (2, -1)), tiles=(gallery(bench),), enemies=(beast,), caches=(Cache((3, -1), "common"),))
    won = replace(
        state, taken=tuple(bench.card("gallery", shards=1) for _ in range(3)), turn=Turn(0, moves=1, left=1, attacks=1)
    )
    assert Pass() in advised(won) and not any("visit" in str(move) for move in advised(won))
