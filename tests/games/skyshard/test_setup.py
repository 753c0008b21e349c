"""How a delve begins: options, classes, places, stacks and decks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.dice import Dice, KeyedSource
from engine.core.errors import BadOption
from engine.core.game import Setup
from engine.core.options import describe, read_options
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.events import course
from engine.games.skyshard.state.content import SCENES, content
from engine.games.skyshard.state.naming import hero_name
from engine.games.skyshard.state.options import Options
from engine.games.skyshard.state.state import ENTRANCE, Friend, Laid, State, Turn
from engine.maps.hexes import label
from tests.games.skyshard.build import (
    NAMES,
    ROW_DOORS,
    Bench,
    delve,
    explorable_labels,
    hero,
    legal,
    map_of,
    place_at,
    play,
    refused,
)


def begin(seats: int, key: str = "key", **options: str) -> State:
    """Return the first state of a delve."""
    state, _ = GAME.new(Setup(NAMES[:seats], read_options(Options, options)), Dice(KeyedSource(key)))
    return state


@pytest.mark.rule("SKY-G01", "SKY-G16", "SKY-G10", "SKY-G50", "SKY-G47", "SKY-G53")
def test_the_lobby_offers_the_options_of_the_delve() -> None:
    offered = {option.name: (option.choices, option.default) for option in describe(Options)}
    assert offered == {
        "objective": (("survey", "uncover", *SCENES), "survey"),
        "threat": (("easy", "standard", "hard", "deadly"), "standard"),
        "shards": (("2", "3", "4", "5"), "3"),
        "adventurers": (("1", "2"), "1"),
        "companion": (("none", "hound", "lantern_bearer"), "none"),
        "ties": (("referee", "party"), "referee"),
        "setting": (("undercroft", "observatory", "ropeworks", "glasshouse", "any", "deeper"), "undercroft"),
        "deck": (("all", "drawn"), "all"),
        "rules": (("house", "letter"), "house"),
    }
    assert GAME.seats == range(1, 5)
    assert offered["companion"][0] == ("none", *content().companions)


@pytest.mark.rule("SKY-G16", "SKY-G10")
def test_threat_and_shards_follow_the_options() -> None:
    assert [begin(1, threat=name).threat for name in ("easy", "standard", "hard", "deadly")] == [3, 5, 8, 12]
    assert [begin(1, shards=number).required for number in "2345"] == [2, 3, 4, 5]


@pytest.mark.rule("SKY-G01", "SKY-G22")
def test_a_player_may_run_two_adventurers_but_no_party_is_larger_than_four() -> None:
    state = begin(2, adventurers="2")
    assert [hero.seat for hero in state.heroes] == [0, 0, 1, 1]
    for seats in (3, 4):
        with pytest.raises(BadOption):
            begin(seats, adventurers="2")
    for seat, kind in ((0, "bulwark"), (1, "picklock"), (1, "mender"), (0, "trailfinder")):
        state, _ = play(state, f"choose {kind}", seat=seat)
    assert [hero.kind for hero in state.heroes] == ["bulwark", "trailfinder", "picklock", "mender"]
    state, _ = play(state, "place M20", seat=1)
    assert [hero_name(state, index) for index in range(4)] == [
        "Bob's Picklock",
        "Bob's Mender",
        "Ada's Bulwark",
        "Ada's Trailfinder",
    ]
    for hex_ in ("M19", "M21", "N19"):
        state, _ = play(state, f"place {hex_}")
    assert state.turn == Turn(0)
    assert GAME.turn(state) == (1,)


@pytest.mark.rule("SKY-G21", "SKY-G02")
def test_every_seat_chooses_a_class_of_its_own_in_any_order() -> None:
    state = begin(3)
    assert GAME.turn(state) == (0, 1, 2)
    assert legal(state, "choose", seat=2) == ["bulwark", "trailfinder", "mender", "picklock"]
    state, _ = play(state, "choose Mender", seat=2)
    assert state.heroes[2].health == 9
    assert GAME.turn(state) == (0, 1)
    assert refused(state, "choose mender", seat=0).words == "The Mender is taken."
    assert refused(state, "choose knight", seat=0).words == "The classes left are Bulwark, Trailfinder, Picklock."
    state, _ = play(state, "choose bulwark", seat=0)
    state, _ = play(state, "choose picklock", seat=1)
    assert state.phase == "places"


@pytest.mark.rule("SKY-G22", "SKY-G04")
def test_the_one_who_takes_an_entrance_hex_first_leads_and_the_others_follow_in_order_of_joining() -> None:
    state = begin(3)
    for seat, kind in enumerate(("bulwark", "mender", "picklock")):
        state, _ = play(state, f"choose {kind}", seat=seat)
    assert GAME.turn(state) == (0, 1, 2)
    assert legal(state, "place", seat=0) == ["M19", "N19", "M20", "N20", "M21"]
    state, _ = play(state, "place N19", seat=1)
    assert GAME.turn(state) == (2,)
    assert refused(state, "place N19").rule == "SKY-G22"
    state, _ = play(state, "place N20")
    state, _ = play(state, "place M20")
    assert [hero.seat for hero in state.heroes] == [1, 2, 0]
    assert (state.round, state.enemies, state.caches) == (1, (), ())
    assert state.turn == Turn(0, door=True)
    assert legal(state, "explore") == ["A", "B"]


@pytest.mark.rule("SKY-G22")
def test_an_adventurer_on_an_entrance_door_may_explore_it_in_its_first_turn_and_still_move() -> None:
    state = begin(1)
    state, _ = play(state, "choose bulwark")
    state, _ = play(state, "place N20")
    assert state.turn == Turn(0, door=True)
    state, _ = play(state, "explore B")
    state, _ = play(state, "place 1")
    while state.agenda:
        state, _ = play(state, str(next(iter(GAME.legal(state, 0)))))
    assert state.turn is not None
    assert not state.turn.explored


@pytest.mark.rule("SKY-053", "SKY-022", "SKY-G04", "SKY-G05")
def test_the_two_doors_of_the_entrance_open_and_close_together(bench: Bench) -> None:
    state = delve(hero("bulwark", (0, 0)))
    assert explorable_labels(state) == ["N19", "N20"]
    assert sorted(map_of(state).owner) == [(0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]
    # (2, 0) is beside (1, 0) and not beside (1, -1), whose own side towards (2, -1) is empty.
    row = Laid(bench.tile("gallery", ROW_DOORS), 0, (2, 0))
    state = delve(hero("bulwark", (1, -1)), tiles=(row,))
    assert explorable_labels(state) == [label((5, 0))]
    assert refused(state, f"explore {label((1, -1))}").rule == "SKY-022"


@pytest.mark.rule("SKY-G06", "SKY-G08", "SKY-G19", "SKY-G22", "SKY-G43")
def test_everything_is_shuffled_and_nothing_is_missing() -> None:
    state = begin(4)
    assert sorted(state.deck) == sorted(content().settings["undercroft"].cards)
    assert len(state.deck) == 36
    assert {shape: len(stack) for shape, stack in state.stacks.items()} == {
        "nook": 6,
        "bend": 6,
        "gallery": 4,
        "chamber": 6,
        "hall": 6,
    }
    assert (len(state.bags[0]), len(state.bags[1])) == (24, 12)
    assert (len(state.relics["common"]), len(state.relics["legendary"])) == (20, 8)
    assert state.deck != begin(4, key="other").deck
    assert state == begin(4)


@pytest.mark.rule("SKY-G53")
def test_a_companion_comes_to_the_entrance_after_the_adventurers() -> None:
    state = begin(1, companion="hound")
    assert state.friend == Friend("hound", 4)
    state, _ = play(state, "choose bulwark")
    state, _ = play(state, "place M19")
    assert state.friend == Friend("hound", 4, (1, -1)), "M19 is taken: the next hex in reading order is N19"


@pytest.mark.rule("SKY-G57")
def test_one_adventurer_alone_meets_the_row_for_one_with_points_equal_to_the_threat(bench: Bench) -> None:
    # 8 points on hard: the 5 leaves 3, the 1 leaves 2. In the row for two a 10 would have come first, and 16 points.
    state = begin(1, threat="hard")
    state, _ = play(state, "choose picklock")
    state, _ = play(state, "place N19")
    assert GAME.turn(state) == (0,)
    tile = bench.tile("gallery", ROW_DOORS, enemies=[(1, 0), (2, 0), (3, 0)])
    card = bench.card("gallery", scale=[[5, 1], [10, 5], [10, 10], [20, 10]])
    state = replace(state, deck=(card, *state.deck), stacks={**state.stacks, "gallery": (tile,)})
    state, _ = play(state, "explore A")
    state, events = play(state, place_at(state, 0, (2, -1)))
    met = [(event.facts["level"], event.facts["points"]) for event in events if event.kind == "enemy_drawn"]
    assert met == [(5, 3), (1, 2)]


@pytest.mark.rule("SKY-G02")
def test_players_read_of_star_shards_and_of_names_of_our_own() -> None:
    assert [kind.name for kind in content().adventurers.values()] == ["Bulwark", "Trailfinder", "Mender", "Picklock"]
    assert {chip.family for chip in content().settings["undercroft"].chips.values()} == {"beasts", "raiders", "husks"}
    state, events = GAME.new(Setup(("Ada",), Options()), Dice(KeyedSource("key")))
    told = GAME.tell(GAME.view(state, None), events)
    assert "star shards" in told
    assert "skyshard" not in told.lower()


@pytest.mark.rule("SKY-G56")
def test_a_view_hides_the_order_of_what_lies_facedown_and_nothing_else() -> None:
    state = begin(2)
    turned = replace(
        state,
        deck=state.deck[::-1],
        stacks={shape: stack[::-1] for shape, stack in state.stacks.items()},
        relics={rank: deck[::-1] for rank, deck in state.relics.items()},
        bags=(state.bags[0][::-1], state.bags[1][::-1]),
    )
    assert turned != state
    hidden = {"deck", "stacks", "relics", "bags"}
    for seat in (0, 1, None):
        shown = GAME.view(state, seat).state
        assert shown == GAME.view(turned, seat).state, "the order makes no difference"
        assert sorted(shown.deck) == sorted(state.deck), "which cards are left is known"
        rest = [name for name in State.__struct_fields__ if name not in hidden]
        assert [name for name in rest if getattr(shown, name) != getattr(state, name)] == []


def test_the_entrance_is_the_first_tile_of_every_delve() -> None:
    assert begin(1).tiles == (Laid(ENTRANCE),)


@pytest.mark.rule("SKY-G21", "SKY-G22")
def test_where_an_adventurer_stands_is_told_only_where_nothing_else_is() -> None:
    state, _ = GAME.new(Setup(("Ada",), Options()), Dice(KeyedSource("stands")))
    view = GAME.view(state, None)
    taken, stands = course.ClassTaken("Ada", "mender", ()).told(), course.Deployed("Ada", "N20", True).told()
    assert GAME.tell(view, [taken, stands]) == "Ada is the Mender, who heals 2 a turn and revives."
    assert GAME.tell(view, [stands]) == "Ada goes first, from N20."
