"""Rounds, exhaustion, the end of a delve, retreat and empty decks."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, GivenSource
from engine.core.errors import GameOver, IllegalMove
from engine.core.game import Outcome
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules import explore, flow
from engine.games.skyshard.rules.effects import remove_tile
from engine.games.skyshard.rules.progress import Delve
from engine.games.skyshard.state.content import Effect
from engine.games.skyshard.state.state import Cache, Exploring, Laid, Removing, Settling, State, Task, Turn, drawn, gained
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import (
    ROW_DOORS,
    Bench,
    delve,
    faces,
    foe,
    hero,
    kinds,
    legal,
    lies,
    map_of,
    place_at,
    play,
    refused,
    run,
)


@pytest.fixture
def pair(bench: Bench) -> State:
    """Two adventurers in a gallery with an open far door, the first to act."""
    row = bench.tile("gallery", ROW_DOORS)
    return delve(hero("bulwark", (2, -1)), hero("mender", (3, -1)), tiles=(Laid(row, 0, (2, -1)),))


@pytest.mark.rule("SKY-G23")
def test_a_round_is_the_adventurers_in_order_then_the_enemies_then_its_end(bench: Bench, pair: State) -> None:
    state = replace(pair, enemies=(foe(bench.chip(), (4, -1)),))
    assert GAME.turn(state) == (0,)
    state, events = play(state, "pass")
    assert GAME.turn(state) == (1,)
    assert kinds(events) == ["waited"]
    state, events = play(state, "pass", draws=faces(4))
    assert kinds(events) == ["waited", "enemy_struck", "round"]
    assert (state.round, GAME.turn(state)) == (2, (0,))


@pytest.mark.rule("SKY-G24")
def test_from_round_six_exhaustion_grows_and_guard_does_not_help(pair: State) -> None:
    state = replace(pair, round=4)
    losses = []
    for _ in range(4):
        before = state.heroes[0].health
        state = replace(state, turn=Turn(1, over=True))
        state, _ = run(state)
        losses.append((state.round, before - state.heroes[0].health, state.heroes[0].exhaustion))
    assert losses == [(5, 0, 0), (6, 1, 1), (7, 2, 2), (8, 3, 3)]


@pytest.mark.rule("SKY-G24", "SKY-G49")
def test_the_one_who_is_down_is_not_exhausted_further(pair: State) -> None:
    state = replace(pair, round=6, heroes=(pair.heroes[0], hero("mender", None, 1, health=0, fell=(3, -1))))
    state, _ = play(state, "pass")
    assert (state.round, state.heroes[0].exhaustion, state.heroes[1].exhaustion) == (7, 1, 0)


@pytest.mark.rule("SKY-G50", "SKY-G51")
def test_a_survey_is_won_at_the_end_of_a_round_and_not_before(bench: Bench, pair: State) -> None:
    state = replace(pair, facedown=("a", "b", "c"))
    state, _ = play(state, "pass")
    assert GAME.outcome(state) is None
    state, events = play(state, "pass")
    assert kinds(events)[-1] == "ended"
    assert GAME.outcome(state) == Outcome("won", (0, 1), (0, 0))
    assert GAME.turn(state) == ()
    with pytest.raises(GameOver):
        play_anything(state)


def play_anything(state: State) -> None:
    """Try a move after the end."""
    GAME.apply(state, 0, GAME.read(state, 0, "pass"), Dice(GivenSource(())))


@pytest.mark.rule("SKY-G50", "SKY-G51")
def test_with_all_shards_but_no_one_standing_it_is_lost(bench: Bench, pair: State) -> None:
    biter = bench.chip(20, dice=4)
    state = replace(
        pair,
        facedown=("a", "b", "c"),
        heroes=(hero("picklock", (2, -1), health=1), hero("mender", None, 1, health=0, fell=(0, 0))),
        enemies=(foe(biter, (3, -1)),),
    )
    state, events = play(state, "pass", draws=faces(6, 6, 6, 6))
    assert kinds(events) == ["waited", "enemy_struck", "fell", "ended"]
    assert GAME.outcome(state) == Outcome("lost", (), (0, 0))


@pytest.mark.rule("SKY-G51")
def test_when_all_are_down_the_delve_is_lost_at_the_end_of_that_round(bench: Bench, pair: State) -> None:
    state = replace(pair, round=6, heroes=tuple(replace(item, health=1) for item in pair.heroes), turn=Turn(1, over=True))
    state, events = run(state)
    assert kinds(events) == ["round", "exhausted", "fell", "exhausted", "fell", "ended"]
    assert (state.result, state.round) == ("lost", 7)


@pytest.mark.rule("SKY-G52")
def test_everyone_who_stands_has_to_agree_to_a_retreat(pair: State) -> None:
    assert legal(pair, "retreat", seat=0) == [""]
    assert legal(pair, "retreat", seat=1) == [""]
    state, _ = play(pair, "retreat", seat=1)
    assert GAME.turn(state) == (0,)
    assert refused(state, "retreat", seat=1).rule == "SKY-G52"
    assert legal(state, "stay", seat=1) == [""]
    assert refused(state, "stay", seat=0).words == "You have not agreed to retreat."
    alone, _ = play(state, "pass")
    alone, _ = play(alone, "pass")
    assert (alone.round, alone.retreating) == (2, ())
    back, _ = play(state, "stay", seat=1)
    assert back.retreating == ()
    both, _ = play(state, "retreat", seat=0)
    assert both.phase == "delve"
    both, _ = play(both, "pass")
    both, _ = play(both, "pass")
    assert GAME.outcome(both) == Outcome("retreat", (), (0, 0))


@pytest.mark.rule("SKY-G52", "SKY-G49")
def test_the_fallen_have_no_say_in_a_retreat(pair: State) -> None:
    state = replace(pair, heroes=(pair.heroes[0], hero("mender", None, 1, health=0, fell=(3, -1))))
    with pytest.raises(IllegalMove):
        GAME.apply(state, 1, GAME.read(state, 1, "retreat"), None)  # type: ignore[arg-type]
    state, _ = play(state, "retreat")
    state, _ = play(state, "pass")
    assert state.result == "retreat"


@pytest.mark.rule("SKY-G50", "SKY-G52")
def test_under_uncover_each_shard_is_a_point_for_the_one_who_gets_out(pair: State) -> None:
    state = replace(pair, objective="uncover", facedown=("a", "b"), retreating=(0, 1), turn=Turn(1, over=True))
    part, _ = run(state)
    assert GAME.outcome(part) == Outcome("retreat", (), (2, 2))
    full, _ = run(replace(state, facedown=("a", "b", "c", "d")))
    assert GAME.outcome(full) == Outcome("won", (0, 1), (3, 3))
    stays, _ = run(replace(state, facedown=("a", "b", "c"), retreating=()))
    assert GAME.outcome(stays) is None
    lost, _ = run(
        replace(state, retreating=(), heroes=tuple(replace(item, at=None, health=0, fell=(0, 0)) for item in pair.heroes))
    )
    assert GAME.outcome(lost) == Outcome("lost", (), (0, 0))


@pytest.mark.rule("SKY-G11", "SKY-G12")
def test_drawn_counts_what_lies_and_gained_what_was_taken(bench: Bench, pair: State) -> None:
    twin = bench.card("gallery", shards=2)
    gallery = bench.card("gallery", shards=1)
    tile = pair.tiles[1].tile
    state = replace(pair, beside=(lies(tile, gallery),), facedown=(twin,), required=5)
    assert (drawn(state), gained(state)) == (2, 1), "a facedown card is worth 1 whatever it shows"
    state = replace(state, taken=(twin,))
    assert (drawn(state), gained(state)) == (4, 3)
    assert gained(replace(state, required=2)) == 2


@pytest.mark.rule("SKY-G09")
def test_an_empty_deck_is_made_anew_from_the_discard_pile(bench: Bench, pair: State) -> None:
    card = bench.card("gallery")
    row = bench.tile("gallery", ROW_DOORS)
    state = replace(pair, deck=(), discard=(card,), stacks={**pair.stacks, "gallery": (row,)})
    assert legal(state, "explore") == ["A"]
    state, events = play(state, "explore A")
    assert kinds(events) == ["reshuffled", "explored"]
    two = replace(pair, deck=(), discard=(card, "1"), stacks={**pair.stacks, "gallery": (row,)})
    _, events = play(two, "explore A", draws=(0,))
    assert kinds(events)[0] == "reshuffled"


@pytest.mark.rule("SKY-G09")
def test_with_no_card_anywhere_the_shards_drawn_are_enough(bench: Bench, pair: State) -> None:
    last = bench.card("gallery", shards=1)
    row = bench.tile("gallery", ROW_DOORS)
    state = replace(pair, deck=(last,), facedown=("a",), stacks={**pair.stacks, "gallery": (row,)})
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (6, -1)))
    assert kinds(events)[-1] == "supply_ended"
    assert (state.required, drawn(state), gained(state)) == (2, 2, 1)
    assert explorable(state) == ()


@pytest.mark.rule("SKY-G38")
def test_for_a_player_who_stays_away_the_first_option_is_taken_or_the_turn_passed(bench: Bench, pair: State) -> None:
    row = bench.tile("gallery", ROW_DOORS)
    state = replace(pair, deck=(bench.card("gallery"), "1"), stacks={**pair.stacks, "gallery": (row,)})
    assert str(GAME.default(state, 0)) == "pass"
    assert GAME.default(state, 1) is None
    state, _ = play(state, "explore A")
    assert str(GAME.default(state, 0)) == "place 1"
    # The leftmost gallery runs from (1, 3) up to (4, 0): turned five times, from (1, 0) to (1, -1).
    assert place_at(state, 5, (1, 3)) == "place 1"
    assert GAME.turn(state) == (0,), "the exploring player chooses"
    locked = replace(pair, caches=(Cache((2, -1), "common"),), turn=Turn(0, lock=True))
    locked, _ = play(locked, "open", draws=faces(1, 2, 3, 6, 6, 6))
    assert str(GAME.default(locked, 0)) == "roll"
    spent = replace(locked, agenda=(replace(locked.agenda[0], tries=0),))
    assert str(GAME.default(spent, 0)) == "pass"


@pytest.fixture
def breaking(bench: Bench) -> State:
    """Three galleries in a row; the card to come makes the farthest tile fall in."""
    rows = [bench.tile("gallery", ROW_DOORS) for _ in range(4)]
    return delve(
        hero("bulwark", (9, -1)),
        tiles=(Laid(rows[0], 0, (2, -1)), Laid(rows[1], 0, (6, -1))),
        deck=(bench.card("gallery", revealed=Effect("collapse")), "1"),
        stacks={"gallery": (rows[2],)},
        turn=Turn(0, door=True),
    )


@pytest.mark.rule("SKY-G54", "SKY-024")
def test_a_removed_tile_takes_its_caches_and_card_and_its_units_go_to_the_nearest_hexes(
    bench: Bench, breaking: State
) -> None:
    first = breaking.tiles[1].tile
    card = bench.card("gallery", shards=1)
    rat = bench.chip()
    state = replace(
        breaking,
        beside=(lies(first, card),),
        caches=(Cache((3, -1), "common"), Cache((7, -1), "common")),
        enemies=(foe(rat, (4, -1)),),
        required=5,
    )
    assert drawn(state) == 1
    state, events = play(state, "explore A")
    assert kinds(events)[:4] == ["explored", "revealed", "enemy_shoved", "collapsed"]
    assert [laid.tile for laid in state.tiles] == ["entrance", breaking.tiles[2].tile]
    assert state.enemies[0].at == (6, -1), "2 steps away; the entrance would be 3"
    assert state.caches == (Cache((7, -1), "common"),)
    assert state.discard == (card,)
    assert drawn(state) == 0
    assert state.stacks["gallery"] == (first,)
    map_ = map_of(state)
    assert map_.distance((0, 0), (6, -1)) > 1000
    assert map_.open_doors[:2] == ((1, -1), (1, 0))


@pytest.mark.rule("SKY-G54")
def test_neither_the_entrance_nor_an_adventurers_tile_falls_in(breaking: State) -> None:
    state = replace(
        breaking, names=("Ada", "Bob"), heroes=(*breaking.heroes, hero("mender", (3, -1), 1)), tiles=breaking.tiles
    )
    state, events = play(state, "explore A")
    assert "held" in kinds(events)
    assert len(state.tiles) == 3
    with pytest.raises(ValueError, match="entrance"):
        remove_tile(Delve(state, None), "entrance")  # type: ignore[arg-type]


@pytest.mark.rule("SKY-G54", "SKY-046")
def test_the_tile_that_is_being_explored_does_not_fall_in_even_with_no_unit_on_it(breaking: State) -> None:
    # The explorer stands at (5, -1) on the near gallery; the far one, with the door (9, -1), is the only one to take.
    state = replace(breaking, heroes=(hero("trailfinder", (5, -1)),), turn=Turn(0))
    state, events = play(state, "explore A")
    assert kinds(events) == ["explored", "revealed", "held"]
    assert state.tiles == breaking.tiles
    state, _ = play(state, place_at(state, 0, (10, -1)))
    assert map_of(state).explored((9, -1))


@pytest.mark.rule("SKY-G54", "SKY-G32")
def test_a_unit_with_no_free_hex_left_is_defeated(bench: Bench) -> None:
    row = bench.tile("nook", [(0, 0), (1, 0)])
    rat = bench.chip()
    entrance = [(0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]
    state = delve(
        hero("bulwark", entrance[0]),
        tiles=(Laid(row, 0, (2, -1)),),
        enemies=(*(foe(rat, cell, number) for number, cell in enumerate(entrance[1:])), foe(rat, (2, -1), 9)),
        agenda=(Settling("enemy", 9, (2, -1), row), Removing(row)),
    )
    state, events = run(state)
    assert kinds(events) == ["enemy_buried", "collapsed"]
    assert [enemy.id for enemy in state.enemies] == [0, 1, 2, 3]
    assert state.defeated == (0,)


def test_the_rounds_of_the_one_who_plays_alone_count_as_turns(bench: Bench) -> None:
    row = Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1))
    alone = replace(delve(hero("bulwark", (2, -1)), tiles=(row,), deck=("1",)), names=("Ada",))
    assert GAME.turn_number(alone) == 1
    walked, _ = play(alone, "move P20")
    assert GAME.turn_number(walked) == 1
    later, _ = play(walked, "pass")
    assert GAME.turn_number(later) == 2 == later.round
    pair = delve(hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(row,))
    assert GAME.turn_number(pair) == -1, "there the others' turns come between"
    assert GAME.turn_number(replace(alone, phase="classes")) == -1


def test_every_task_and_every_step_of_an_exploration_is_carried_out() -> None:
    assert set(flow.STEPS) == set(get_args(Task))
    assert tuple(explore.STEPS) == get_args(get_type_hints(Exploring)["step"])


@pytest.mark.rule("SKY-009", "TAB-186")
def test_the_next_turn_is_that_of_the_next_adventurer_who_stands() -> None:
    party = delve(hero("bulwark", (0, 0)), hero("mender", None), hero("bulwark", (1, 0)))
    assert GAME.next_seat(party) == 2, "the second has fallen"
    assert GAME.next_seat(replace(party, turn=Turn(2))) == 0, "a new round begins"
    assert GAME.next_seat(replace(party, turn=None)) is None
