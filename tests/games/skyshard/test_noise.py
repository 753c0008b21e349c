"""Doors that call enemies: how many, of which level, before whom, and who goes quietly (SKY-G102); where no shard lies, and
what comes with the last one (SKY-G103) and keeps it (SKY-G104).

A Bulwark stands in the gallery (2, -1) .. (5, -1), two steps from its far door (5, -1); the new tile goes to (6, -1).
"""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.game import Event, Setup
from engine.core.options import read_options
from engine.core.tallies import Recalled
from engine.core.uncertain import rolls
from engine.core.verbs import MoveTo
from engine.games.skyshard.game import GAME
from engine.games.skyshard.player.company import JUDGEMENTS
from engine.games.skyshard.player.sensible import calm, ideas
from engine.games.skyshard.rules.events import HAPPENINGS, finds
from engine.games.skyshard.rules.odds import Noise, holds_shard, keepers_blow, next_shard, noise
from engine.games.skyshard.state.content import content
from engine.games.skyshard.state.moves import Explore
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import Laid, State, Turn, called, chip_of, holds_none, keeps, tile_points
from engine.maps.hexes import Hex, label

from .build import AHEAD, NAMES, ROW_DOORS, Bench, delve, faces, foe, gallery, hero, kinds, place_at, play

BEHIND: list[Hex] = [(0, -1), (0, 0), (0, 1), (1, -1)]
"""Where enemies stand before the door is opened: on the entrance."""
FOUR: list[Hex] = [(0, 0), (1, 0), (2, 0), (3, 0)]
"""The enemy hexes of a gallery that has four."""


def begin(seats: int, **options: str) -> State:
    """Return the first state of a delve."""
    state, _ = GAME.new(Setup(NAMES[:seats], read_options(Options, options)), Dice(KeyedSource("key")))
    return state


def loud(bench: Bench, number: int, row: tuple[int, ...], hexes: list[Hex], **fields: object) -> State:
    """Return a delve whose doors call 3 enemies at most, with so many on its map and 5 enemy points for a tile."""
    tile = bench.tile("gallery", ROW_DOORS, enemies=hexes)
    rat = bench.chip()
    given = {
        "deck": (bench.card("gallery", row), "1"),
        "stacks": {"gallery": (tile,)},
        "bags": ((0,) * 9, ()),
        "enemies": tuple(foe(rat, cell, at) for at, cell in enumerate(BEHIND[:number])),
        "deployed": number,
        "points": 5,
        "calls": 3,
        **fields,
    }
    return delve(hero("bulwark", (3, -1)), tiles=(gallery(bench),), **given)


def opened(state: State) -> tuple[State, list[Event]]:
    """Explore the far door and lay the tile straight ahead."""
    state, _ = play(state, "explore A")
    return play(state, place_at(state, 0, AHEAD))


def new_levels(state: State, before: int) -> list[int]:
    """Return the levels of the enemies that came."""
    return [content().chips[enemy.chip].level for enemy in state.enemies[before:]]


@pytest.mark.rule("SKY-G102")
@pytest.mark.parametrize(("number", "more"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_each_enemy_on_the_map_calls_one_three_at_most(bench: Bench, number: int, more: int) -> None:
    state = loud(bench, number, (), FOUR)
    assert called(state) == more
    after, events = opened(state)
    assert new_levels(after, number) == [5] * more
    laid = next(event for event in events if event.kind == "laid")
    assert laid.facts["more"] == more
    assert ("SKY-G102" in laid.rules) is (more > 0)


@pytest.mark.rule("SKY-G102", "SKY-G16", "SKY-079")
def test_they_come_before_the_row_and_take_none_of_its_points(bench: Bench) -> None:
    # 2 called are worth 10, and the tile has 5: 15. Of the row 5, 1 the 5 takes the last points, and the 1 stays away.
    state, events = opened(loud(bench, 2, (5, 1), FOUR))
    drawn = [(event.facts["level"], event.facts["points"]) for event in events if event.kind == "enemy_drawn"]
    assert drawn == [(5, 10), (5, 5), (5, 0)]
    assert [enemy.at for enemy in state.enemies[2:]] == [(9, -1), (8, -1), (7, -1)], "the farthest first"
    quiet, _ = opened(loud(bench, 0, (5, 1), FOUR))
    assert new_levels(quiet, 0) == [5]


@pytest.mark.rule("SKY-G102", "SKY-073", "SKY-081")
def test_each_needs_a_free_enemy_hex_and_leaves_it_to_nobody_of_the_row(bench: Bench) -> None:
    state, _ = opened(loud(bench, 3, (1, 1), [(1, 0), (3, 0)]))
    assert new_levels(state, 3) == [5, 5]


@pytest.mark.rule("SKY-G102")
def test_no_more_are_told_to_come_than_find_room(bench: Bench) -> None:
    # Of 4 that stand 3 call, and the gallery has 2 enemy hexes.
    state, events = opened(loud(bench, 4, (), FOUR[:2]))
    assert len(state.enemies) == 6
    assert next(event for event in events if event.kind == "laid").facts["more"] == 2
    assert "The noise calls 2 more enemies." in GAME.tell(GAME.view(state, None), events)
    [loudly] = [item for item in HAPPENINGS.read_all(events) if isinstance(item, finds.Laid)]
    assert loudly.recalled() == Recalled(number=2), "a bot's turn tells it as “the noise called 2 enemies”"


@pytest.mark.rule("SKY-G102", "SKY-G19")
def test_no_more_come_than_chips_of_their_level_are_left(bench: Bench) -> None:
    state = loud(bench, 3, (), FOUR, bags=((0,), ()))
    assert called(state) == 1
    after, _ = opened(state)
    assert new_levels(after, 3) == [5]


@pytest.mark.rule("SKY-G102", "SKY-054")
def test_without_a_tile_laid_nobody_comes(bench: Bench) -> None:
    state = loud(bench, 2, (5,), FOUR, stacks={"gallery": ()})
    after, events = play(state, "explore A")
    assert kinds(events)[0] == "no_tile"
    assert after.enemies == state.enemies


@pytest.mark.rule("SKY-G102", "SKY-G16")
def test_three_or_four_are_loud_one_or_two_are_not_and_by_the_letter_nobody_is() -> None:
    assert [begin(seats).calls for seats in (1, 2, 3, 4)] == [0, 0, 3, 3]
    assert [begin(3, threat=threat).calls for threat in ("easy", "standard", "hard", "deadly")] == [1, 3, 3, 3]
    assert begin(2, adventurers="2").calls == 3, "four adventurers of two players"
    assert [tile_points(begin(seats)) for seats in (1, 2, 3, 4)] == [5, 10, 3, 9]
    letter = [begin(seats, rules="letter") for seats in (3, 4)]
    assert [(state.calls, tile_points(state)) for state in letter] == [(0, 15), (0, 20)]


@pytest.mark.rule("SKY-G102", "SKY-G16")
def test_a_delve_begun_before_the_rule_goes_on_without_it() -> None:
    kept = msgspec.to_builtins(begin(3))
    del kept["calls"], kept["points"], kept["shardless"], kept["keeper"]
    older = msgspec.convert(kept, State)
    assert (holds_none(older), keeps(replace(older, required=1))) == (0, 0)
    assert (called(replace(older, enemies=(foe("gloom_rat", (0, 0)),))), tile_points(older)) == (0, 15)


@pytest.mark.rule("SKY-G102", "SKY-G56")
def test_laying_a_tile_carries_the_die_where_the_noise_calls_enemies(bench: Bench) -> None:
    for number, dice in ((0, False), (1, True)):
        state, _ = play(loud(bench, number, (), FOUR), "explore A")
        move = GAME.read(state, 0, place_at(state, 0, AHEAD))
        assert rolls(GAME, GAME.view(state, 0), move) is dice


@pytest.mark.rule("SKY-G102")
def test_bot_players_wait_till_few_enemies_stand_or_time_is_short(bench: Bench) -> None:
    states = [loud(bench, number, (), FOUR) for number in range(4)]
    opens = {level: [calm(state, judgement) for state in states] for level, judgement in JUDGEMENTS.items()}
    assert opens == {
        "easy-going": [True, True, False, False],
        "steady": [True, True, False, False],
        "sharp": [True, False, False, False],
    }
    late = replace(states[3], round=5)
    assert [calm(late, judgement) for judgement in JUDGEMENTS.values()] == [False, True, True]


@pytest.mark.rule("SKY-G102", "SKY-G16")
@pytest.mark.parametrize(
    ("number", "more"),
    # Of 4 that stand 3 call, at most so many; alone the first has 1 to call.
    [(0, ""), (1, ", calls 1 enemy"), (4, ", calls 3 enemies")],
)
def test_a_door_says_what_it_calls_and_the_question_what_its_tile_has_besides(bench: Bench, number: int, more: str) -> None:
    # The tile has 5 points of its own.
    state = loud(bench, number, (), FOUR)
    besides = " Enemies up to level 5 may wait behind it."
    asked = GAME.ask(GAME.view(state, 0))
    assert asked.endswith(besides) if not number else "level" not in asked, "what calls enemies says so on its button"
    door = GAME.choice(GAME.view(state, 0), GAME.read(state, 0, "explore A"))
    assert door.label == f"Explore door A: all steps{more}" and door.detail.startswith("From afar, ")
    spent = replace(state, bags=((), (1,)))
    assert "call" not in GAME.choice(GAME.view(spent, 0), GAME.read(spent, 0, "explore A")).label, "none is left"


@pytest.mark.rule("SKY-G102")
def test_noise_counts_the_room_on_tiles_and_no_weak_enemies_are_told_beside_it(bench: Bench) -> None:
    # Of three tiles one has room for 1 and two for 4: 3 that stand call 1 to 3, all of them in 2 of 3.
    state = loud(bench, 3, (), FOUR, points=3)
    small, large = bench.tile("gallery", ROW_DOORS, enemies=FOUR[:1]), bench.tile("gallery", ROW_DOORS, enemies=FOUR)
    stacks = {"gallery": (*state.stacks["gallery"], small, large)}
    mixed = replace(state, stacks=stacks, deck=state.deck[:1])
    assert noise(mixed) == Noise(1, 3, pytest.approx(2 / 3))
    assert "weak" not in GAME.ask(GAME.view(mixed, 0))
    door = GAME.choice(GAME.view(mixed, 0), GAME.read(mixed, 0, "explore A"))
    assert door.label.endswith(", calls 1–3 enemies")
    assert door.detail.endswith("; 3 of level 5 come: 2 in 3")
    bare = replace(mixed, stacks={"gallery": (bench.tile("gallery", ROW_DOORS),)})
    assert noise(bare) == Noise(0, 0, 0.0), "there is room for none"


@pytest.mark.rule("SKY-G102")
def test_a_bot_in_a_loud_door_strikes_first_where_steps_are_left_to_open_it_after_that(bench: Bench) -> None:
    state = loud(bench, 0, (), FOUR)
    rat = bench.chip(1, health=1)
    beside = {"enemies": (foe(rat, (4, -1)),), "deployed": 1, "turn": Turn(0, door=True)}
    there = replace(state, heroes=(replace(state.heroes[0], at=(5, -1)),), **beside)
    assert next(ideas(there, list(GAME.legal(there, 0)))).aim == "strike", "the rat would call another"
    quiet = replace(there, calls=0)
    assert next(ideas(quiet, list(GAME.legal(quiet, 0)))).aim == "door"
    spent = replace(there, turn=Turn(0, door=True, moves=2, left=0))
    assert next(ideas(spent, list(GAME.legal(spent, 0)))).aim == "door", "it could not be opened after a blow"


def test_that_the_next_can_be_asked_to_wait_stands_in_the_menu_alone(bench: Bench) -> None:
    state = loud(bench, 1, (), FOUR)
    near = replace(state, names=NAMES[:2], heroes=(*state.heroes, hero("mender", (2, -1), 1)))
    hold = GAME.choice(GAME.view(near, 0), GAME.read(near, 0, "ask O20 hold"))
    assert (hold.label, hold.weight) == ("Ask Bob to open no door yet", "quiet")
    assert "ask" not in GAME.ask(GAME.view(near, 0))


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (2, "**Danger:** defeat what waits behind a door before you open the next."),
        (3, "**Danger:** each enemy standing as a door opens brings a stronger one (up to 4 damage), 3 at most."),
    ],
)
def test_three_and_four_read_at_the_start_what_noise_is(seats: int, told: str) -> None:
    state, events = GAME.new(Setup(NAMES[:seats], Options()), Dice(KeyedSource("key")))
    start = GAME.tell(GAME.view(state, None), events)
    assert told in start
    assert "**Clock:** each round after round 5 costs everyone health: 1, then 2, then 3." in start, "SKY-G24"


# The first doors and the last shard.


@pytest.mark.rule("SKY-G103")
def test_three_or_four_find_no_shard_on_the_first_2_cards(bench: Bench) -> None:
    shards = {card.id for card in content().cards.values() if card.shards}
    for number in range(20):
        setup = Setup(NAMES[:3], Options())
        state, _ = GAME.new(setup, Dice(KeyedSource(f"key {number}")))
        assert not shards.intersection(state.deck[:2])
    assert [holds_shard(replace(state, deck=state.deck[drawn:])) for drawn in (0, 1, 2)] == [0, 0, 8 / 34]
    world = GAME.imagined(GAME.view(state, 0), Dice(KeyedSource("world")))
    assert not shards.intersection(world.deck[:2])
    others = [begin(2), begin(4, rules="letter"), begin(3, objective="guardian")]
    assert [(holds_none(state), state.keeper) for state in others] == [(0, 0)] * 3
    assert [begin(3, threat=threat).keeper for threat in ("easy", "standard", "hard", "deadly")] == [5, 10, 10, 10]


@pytest.mark.rule("SKY-G103", "SKY-G102")
def test_with_the_last_shard_comes_a_level_10_before_all_others(bench: Bench) -> None:
    """Of 2 on the map each calls a level 5; the tile has 5 points, and its row 5 and 1."""
    strong = next(number for number, pair in content().pairs.items() if content().chips[pair.low].level == 10)
    bags, card = ((0,) * 9, (strong,)), bench.card("gallery", (5, 1), shards=1)
    state = loud(bench, 2, (), FOUR, deck=(card, "1"), bags=bags, keeper=10, required=1)
    assert GAME.ask(GAME.view(state, 0)).endswith(" An enemy of level 10 keeps the last shard.")
    after, events = opened(state)
    assert new_levels(after, 2) == [10, 5, 5, 5]
    told = GAME.tell(GAME.view(after, None), events)
    # Of 3 dice each shows 2 at most.
    foe = next(enemy for enemy in after.enemies if chip_of(enemy).level == 10)
    assert chip_of(foe).guard == 1
    assert told.endswith(": it hits for up to 6.") and not any(isinstance(move, Explore) for move in GAME.legal(after, 0))
    assert "**The last star shard lies at " in told and "A star shard glows here" not in told
    [shown] = [card for card in GAME.high_points(GAME.view(after, None), events) if "last" in card.title]
    assert shown.board.told.endswith(f"**a {chip_of(foe).name.lower()} (10)**")
    earlier, _ = opened(replace(state, required=2))
    assert new_levels(earlier, 2) == [5, 5, 5], "another shard is missing: the points are spent on the row's 5"
    crowded, _ = opened(loud(bench, 2, (), FOUR[:1], deck=(card, "1"), bags=bags, keeper=10, required=1))
    assert new_levels(crowded, 2) == [10]


@pytest.mark.rule("SKY-G106", "SKY-028")
def test_after_4_cards_without_a_shard_the_next_one_has_one_and_all_know_it(bench: Bench) -> None:
    plain = [bench.card("gallery") for _ in range(3)]
    lit = bench.card("gallery", shards=1)
    state = loud(bench, 0, (), FOUR, deck=(*plain, lit), due=4, dry=2)
    # One of 4 cards has a shard; 4 without one less 2 are 2 more.
    said = " If the next 2 doors hide no shard, the one after does. Enemies up to "
    assert said in GAME.ask(GAME.view(state, 0))
    assert "hide" not in GAME.ask(GAME.view(replace(state, dry=1), 0)), "3 more are far off"
    assert " If the next door hides no shard, the one after does. " in GAME.ask(GAME.view(replace(state, dry=3), 0))
    after, _ = opened(state)
    assert (after.dry, after.deck) == (3, (*plain[1:], lit)), "the top card, as none is due"
    due = replace(state, dry=4)
    assert holds_shard(
        due
    ) == 1 and " The next door hides a shard for sure: the last 4 had none. Enemies up to " in GAME.ask(GAME.view(due, 0))
    after, _ = opened(due)
    assert (after.dry, after.deck) == (0, tuple(plain)), "the first with a shard, wherever it lies"
    before, _ = opened(replace(due, due=0))
    assert (before.dry, before.deck) == (4, (*plain[1:], lit)), "a delve that was begun before goes on as it was"
    known = replace(state, dry=3, peeked=plain[0])
    assert next_shard(known) == (1, 1.0), "the next has none, and so the one after has"


@pytest.mark.rule("SKY-G106")
def test_only_three_or_four_who_seek_shards_by_house_rules_are_due_one() -> None:
    assert [begin(3).due, begin(4).due] == [5, 5]
    others = [begin(1), begin(2), begin(4, rules="letter"), begin(3, objective="guardian")]
    assert [state.due for state in others] == [0] * 4


# The keeper of the last shard.


def kept(state: State, bench: Bench, at: Hex, **fields: object) -> State:
    """Return a delve whose shard has a keeper at a hex, with 3 dice and 7 health."""
    keeper = foe(bench.chip(10, health=7, dice=3), at, keeps=state.beside[0].tile)
    return replace(state, enemies=(keeper,), strikes=True, **fields)


@pytest.mark.rule("SKY-G104", "SKY-G20", "SKY-G59")
def test_the_keeper_strikes_who_takes_the_last_shard_and_who_falls_leaves_it(bench: Bench, shard: State) -> None:
    """Ada the Bulwark has guard 1; 6, 4 and 1 deal 2 + 1 + 0. Three dice show 6 at most, so 5 for her."""
    state = kept(shard, bench, (5, -1))
    to = label((2, -1))
    walk = GAME.choice(GAME.view(state, 0), MoveTo(to))
    assert walk.label == "Take the last shard: its keeper hits first (up to 5)" and walk.detail.endswith("1 of 3 steps")
    assert rolls(GAME, GAME.view(state, 0), MoveTo(to))
    after, events = play(state, f"move {to}", draws=faces(6, 4, 1))
    assert (after.heroes[0].health, len(after.taken)) == (state.heroes[0].health - 2, 1)
    told = GAME.tell(GAME.view(after, None), events)
    assert "The shard's keeper hits Ada for 2.\n**Ada takes the last star shard" in told
    hurt, events = play(replace(state, enemies=(replace(state.enemies[0], health=6),)), f"move {to}")
    assert (hurt.heroes[0].health, len(hurt.taken)) == (state.heroes[0].health, 1)
    assert "enemy_struck" not in kinds(events)
    ringed = (replace(state.heroes[0], worn=("gatekeepers_ring",)), state.heroes[1])
    for shown, stops in (((6, 4, 1), 1), ((4, 1, 1), 0)):
        after, events = play(replace(state, heroes=ringed), f"move {to}", draws=faces(*shown))
        [struck] = [event for event in events if event.kind == "enemy_struck"]
        assert struck.facts.get("stopped", 0) == stops, "her own guard stops the first"
    weak = replace(state, heroes=(replace(state.heroes[0], health=2), state.heroes[1]))
    fell, _ = play(weak, f"move {to}", draws=faces(6, 4, 1))
    assert (fell.heroes[0].at, fell.taken, fell.beside) == (None, (), state.beside)


@pytest.mark.rule("SKY-G104")
def test_the_keeper_strikes_only_from_where_it_sees_the_tile(bench: Bench, shard: State) -> None:
    beyond = Laid(bench.tile("gallery", ROW_DOORS), 0, AHEAD)
    farther = Laid(bench.tile("gallery", ROW_DOORS), 0, (AHEAD[0] + 4, AHEAD[1]))
    state = replace(shard, tiles=(*shard.tiles, beyond, farther))
    for at, most in (((0, 0), 5), (AHEAD, 5), ((AHEAD[0] + 4, AHEAD[1]), 0)):
        assert max(keepers_blow(kept(state, bench, at), shard.beside[0].tile, 0), default=0) == most


@pytest.mark.rule("SKY-G104", "SKY-G103")
def test_the_first_enemy_on_the_last_shards_tile_keeps_it(bench: Bench) -> None:
    strong = next(number for number, pair in content().pairs.items() if content().chips[pair.low].level == 10)
    bags, card = ((0,) * 9, (strong,)), bench.card("gallery", (5, 1), shards=1)
    for strikes in (False, True):
        state = loud(bench, 2, (), FOUR, deck=(card, "1"), bags=bags, keeper=10, required=1, strikes=strikes)
        after, _ = opened(state)
        assert [chip_of(enemy).level for enemy in after.enemies if enemy.keeps] == [10] * strikes
