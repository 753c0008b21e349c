"""A party lets its own through, by the rules of the house."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.skyshard.state.content import Effect, Trap
from engine.games.skyshard.state.state import Friend

from .build import Bench, delve, foe, gallery, hero, legal, lies, play


@pytest.mark.rule("SKY-G32")
def test_a_party_lets_its_own_through_but_enemies_and_forced_tiles_do_not(bench: Bench) -> None:
    """Ada stands at N19, before the gallery of O20, P20, Q21 and R21, one hex wide, and has 3 steps; Bob stands at O20."""
    ada, bob = hero("bulwark", (1, -1)), hero("mender", (2, -1), 1)
    state = delve(ada, bob, tiles=(gallery(bench),))
    gallery_ = {"O20", "P20", "Q21", "R21"}
    assert gallery_.intersection(legal(state, "move")) == {"P20", "Q21"}, "2 and 3 steps; Bob's own hex is none to stop at"
    past, _ = play(state, "move Q21")
    assert past.heroes[0].at == (4, -1) and past.heroes[1].at == (2, -1)
    assert past.turn is not None and past.turn.left == 0, "his hex costs its step"
    assert not gallery_.intersection(legal(replace(state, rules="letter"), "move"))
    foes = replace(state, enemies=(foe(bench.chip(1), (3, -1)),))
    assert not gallery_.intersection(legal(foes, "move")), "the enemy behind him lets no one through"
    tile = state.tiles[-1].tile
    trap = bench.card("gallery", trap=Trap("Snare", (1, 2), 1, Effect("hurt", 2)))
    for card in (trap, bench.card("gallery", shards=1)):
        assert not gallery_.intersection(legal(replace(state, beside=(lies(tile, card),)), "move"))
    assert "P20" in legal(replace(state, friend=Friend("hound", 4, (2, -1)), heroes=(ada, replace(bob, at=(0, 0)))), "move")
