"""Going down, coming back, and what it takes."""

from __future__ import annotations

import pytest

from engine.core.dice import Dice, GivenSource
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.effects import remove_tile
from engine.games.skyshard.rules.progress import Delve
from engine.games.skyshard.state.state import Hero, Laid, Turn, gained
from engine.maps.hexes import Hex, label
from tests.games.skyshard.build import Bench, delve, faces, foe, gallery, hero, kinds, legal, lies, play, refused, run


@pytest.mark.rule("SKY-G24", "SKY-G49")
def test_exhaustion_stands_still_while_one_is_down_and_goes_on_from_there(bench: Bench) -> None:
    # Round 6: both have 1. Bob is down when round 7 begins: Ada has 2 and 9 - 2 = 7 health. She brings Bob back with 3.
    # Round 8: Ada has 3, 7 - 3 = 4; Bob has 2, 3 - 2 = 1.
    state = delve(
        hero("mender", (0, 0), health=9, exhaustion=1),
        hero("bulwark", None, 1, health=0, exhaustion=1, fell=(0, 1)),
        round=6,
        turn=Turn(0, over=True),
    )
    state, _ = run(state)
    assert (state.round, state.heroes[0].exhaustion, state.heroes[0].health) == (7, 2, 7)
    state, _ = play(state, "revive bob")
    assert (state.heroes[1].health, state.heroes[1].exhaustion) == (3, 1)
    assert GAME.turn(state) == (1,)
    state, _ = play(state, "pass")
    assert state.round == 8
    assert [(item.exhaustion, item.health) for item in state.heroes] == [(3, 4), (2, 1)]


@pytest.mark.rule("SKY-G49", "SKY-G25")
def test_an_explore_action_is_a_turn_begun_for_the_one_who_would_revive(bench: Bench) -> None:
    state = delve(
        hero("mender", (1, 0)),
        hero("bulwark", None, 1, health=0, fell=(1, -1)),
        deck=(bench.card("hall"), "1"),
    )
    assert legal(state, "revive") == [label((1, -1))]
    state, _ = play(state, "explore A")
    assert refused(state, "revive bob").rule == "SKY-G49"


@pytest.mark.rule("SKY-G49", "SKY-G32", "SKY-G14")
def test_the_one_who_comes_back_on_a_taken_hex_goes_to_the_nearest_free_one_and_enters_it(bench: Bench) -> None:
    # Bob fell at (2, -1), where a rat stands now. One step away (1, 0) and (3, -1) are free; the Mender is at (1, -1).
    laid = gallery(bench)
    state = delve(
        hero("mender", (1, -1)),
        hero("bulwark", None, 1, health=0, fell=(2, -1)),
        tiles=(laid,),
        beside=(lies(laid.tile, bench.card("gallery", shards=1)),),
        enemies=(foe(bench.chip(), (2, -1)),),
    )
    struck, _ = play(state, f"attack {label((2, -1))}", draws=faces(1, 1))
    assert refused(struck, "revive bob").rule == "SKY-G49"
    state, _ = play(state, "revive bob")
    assert sorted(legal(state, "choose", seat=1)) == sorted([label((1, 0)), label((3, -1))])
    state, events = play(state, f"choose {label((3, -1))}", seat=1)
    assert kinds(events)[:2] == ["returned", "shard"]
    assert (state.heroes[1].at, state.heroes[1].health, gained(state)) == ((3, -1), 3, 1)


@pytest.mark.rule("SKY-G49", "SKY-G54")
def test_the_one_who_finds_no_free_hex_to_come_back_to_stays_down(bench: Bench) -> None:
    rat = bench.chip(1, dice=0)
    rats = tuple(foe(rat, cell, number) for number, cell in enumerate([(0, -1), (0, 1), (1, -1), (1, 0)]))
    state = delve(hero("mender", (0, 0)), hero("bulwark", None, 1, health=0, fell=(1, -1)), enemies=rats)
    state, _ = play(state, "revive bob")
    assert (state.heroes[1].at, state.heroes[1].health) == (None, 0)
    assert GAME.turn(state) == (0,)


@pytest.mark.rule("SKY-G54", "SKY-G49")
def test_an_adventurer_without_a_free_hex_falls_with_its_tile(bench: Bench) -> None:
    nook = Laid(bench.tile("nook", [(0, 0), (1, 0)]), 0, (2, -1))
    entrance: list[Hex] = [(0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]
    rat = bench.chip(1, dice=0)
    heroes: tuple[Hero, ...] = (hero("bulwark", (2, -1)), hero("mender", entrance[0], 1))
    state = delve(*heroes, tiles=(nook,), enemies=tuple(foe(rat, cell, number) for number, cell in enumerate(entrance[1:])))
    under_way = Delve(state, Dice(GivenSource(())))
    remove_tile(under_way, nook.tile)
    state, events = run(under_way.state)
    assert kinds(events) == ["fell", "collapsed"]
    assert (state.heroes[0].at, state.heroes[0].fell) == (None, (2, -1))
    assert GAME.turn(state) == (1,)


@pytest.mark.rule("SKY-G49", "TAB-104")
def test_bots_hold_on_where_the_last_person_falls_while_others_stand(bench: Bench) -> None:
    # Ada has 1 health left beside a beast whose 3 dice show 6, 6, 6: 2 damage each, 6 in all.
    brute = bench.chip(5, health=9, dice=3)
    state = delve(
        hero("bulwark", (1, -1), health=1), hero("mender", (0, 1), 1), enemies=(foe(brute, (1, 0)),), turn=Turn(1)
    )
    state, events = play(state, "pass", seat=1, draws=faces(6, 6, 6))
    assert "fell" in kinds(events) and state.heroes[0].at is None
    assert GAME.halts(state, events, (0,)), "only Ada is a person"
    assert not GAME.halts(state, events, (0, 1)), "Bob is asked next"
    news = [event for event in events if event.kind not in ("fell", "round")]
    assert not GAME.halts(state, news, (0,)), "nothing new"


@pytest.mark.rule("SKY-G49", "TAB-104")
def test_after_the_last_person_fell_bots_hold_on_at_the_end_of_each_round(bench: Bench) -> None:
    # Ada is down. Bob, a bot, has 1 health left beside the beast; Cy, another one, stands apart.
    brute = bench.chip(5, health=9, dice=3)
    state = delve(
        hero("bulwark", None, health=0, fell=(1, -1)),
        hero("mender", (0, 1), 1, health=1),
        hero("trailfinder", (0, -1), 2),
        enemies=(foe(brute, (1, 0)),),
        turn=Turn(2),
    )
    state, events = play(state, "pass", seat=2, draws=faces(6, 6, 6))
    assert [event.facts["who"] for event in events if event.kind == "fell"] == [state.names[1]]
    before = [event for event in events if event.kind != "round"]
    assert not GAME.halts(state, before, (0,)), "Ada has read of her own fall"
    assert GAME.halts(state, before, (0, 1)), "were Bob a person, he would be the last"
    assert GAME.halts(state, events, (0,)), "the round is told before the next one"
    assert not GAME.halts(state, events, ()), "no person is here"
    assert not GAME.halts(state, events, (2,)), "a person who stands is asked next"


@pytest.mark.rule("SKY-G49", "TAB-218")
def test_a_seat_is_out_while_all_of_its_adventurers_are_down(bench: Bench) -> None:
    state = delve(hero("bulwark", None, health=0, fell=(1, -1)), hero("mender", (0, 1), 1, health=2), turn=Turn(1))
    assert GAME.is_out(state, 0) and not GAME.is_out(state, 1)
    assert not GAME.is_out(delve(hero("bulwark", None), hero("mender", (0, 1), 1)), 0), "it has yet to be placed"
    assert GAME.in_short(GAME.view(state, None), 1) == "Mender 2/9"
