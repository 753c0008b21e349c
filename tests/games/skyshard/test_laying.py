"""Where a new tile may lie, whom it is laid by, and what comes of it when it fits nowhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core.uncertain import rolls
from engine.games.skyshard.game import GAME
from engine.games.skyshard.rules.explore import fits
from engine.games.skyshard.speech.tile_offers import best_in_all, brings, caption, direction, marks, to_shard
from engine.games.skyshard.state import laying
from engine.games.skyshard.state.board import Fit
from engine.games.skyshard.state.content import Effect
from engine.games.skyshard.state.laying import SHEET, depths, numbers, ranked, sheet
from engine.games.skyshard.state.moves import Place
from engine.games.skyshard.state.state import Exploring, Laid, State, Turn, drawn, gained
from engine.games.skyshard.state.terrain import explorable
from engine.maps.hexes import Hex
from tests.games.skyshard.build import (
    AHEAD,
    DOOR,
    ROW_DOORS,
    Bench,
    delve,
    gallery,
    hero,
    kinds,
    legal,
    map_of,
    moves_to,
    place_at,
    play,
    turn_of,
)


@pytest.fixture
def narrow(bench: Bench) -> State:
    """A door at (5, -1) whose surroundings leave no room for a hall; its card shows a shard."""
    walls = [bench.tile("gallery", [(3, 0)]) for _ in range(5)]
    return delve(
        hero("bulwark", DOOR),
        tiles=(
            gallery(bench),
            Laid(walls[0], 4, (5, -2)),
            Laid(walls[1], 4, (6, -2)),
            Laid(walls[2], 1, (5, 0)),
            Laid(walls[3], 1, (4, 0)),
            Laid(walls[4], 1, (8, -1)),
        ),
        deck=(bench.card("hall", shards=1), "1"),
        stacks={"hall": (bench.tile("hall", [(1, 0), (-1, 0)]), "H1")},
        facedown=("a", "b"),
        turn=Turn(0, door=True),
    )


@pytest.mark.rule("SKY-057", "SKY-G11", "SKY-G27")
def test_a_shard_card_whose_tile_fits_nowhere_counts_for_nothing(narrow: State) -> None:
    # 2 of 3 are drawn; the card that would be the third is discarded, so the door is still explorable.
    letter = map_of(narrow).letters[DOOR]
    state, events = play(narrow, f"explore {letter}")
    assert kinds(events) == ["no_fit"]
    assert (drawn(state), gained(state)) == (2, 2)
    assert DOOR in explorable(state)
    assert not turn_of(state).explored
    assert letter in legal(state, "explore"), "the explore action is left"
    state = moves_to(state, (4, -1))
    assert legal(state, "explore") == []


@pytest.mark.rule("SKY-043", "SKY-042", "SKY-054", "SKY-055", "SKY-056")
def test_when_revealed_strikes_although_the_tile_then_fits_nowhere(bench: Bench, narrow: State) -> None:
    # Step 2 comes before step 3: 12 health less 3, then the hall finds no room.
    hall, card = narrow.stacks["hall"][0], bench.card("hall", (1,), common=1, revealed=Effect("hurt", 3))
    letter = map_of(narrow).letters[DOOR]
    state, events = play(replace(narrow, deck=(card, "1")), f"explore {letter}")
    assert kinds(events) == ["explored", "revealed", "hurt", "no_fit"]
    assert state.heroes[0].health == 9
    assert (state.discard, state.stacks["hall"]) == ((card,), ("H1", hall))
    assert (state.caches, state.enemies, state.agenda) == ((), (), ())
    story = GAME.tell(GAME.view(state, None), events)
    assert story.startswith(f"Ada opens door {letter}: a room {hall} (hall), with no room for it here.")
    assert story.endswith(f"The room {hall} can't be laid, and door {letter} stays shut for now.")


@pytest.mark.rule("SKY-043", "SKY-046", "SKY-G54")
def test_a_tile_that_falls_in_when_revealed_makes_room_for_the_new_one(bench: Bench, narrow: State) -> None:
    fallen = narrow.tiles[-1].tile
    state = replace(narrow, deck=(bench.card("hall", revealed=Effect("collapse")), "1"))
    state, events = play(state, f"explore {map_of(state).letters[DOOR]}")
    assert kinds(events) == ["explored", "revealed", "collapsed", "laid"]
    hall = narrow.stacks["hall"][0]
    assert [laid.tile for laid in state.tiles] == [*(laid.tile for laid in narrow.tiles if laid.tile != fallen), hall]


@pytest.mark.rule("SKY-G37", "SKY-056")
@pytest.mark.parametrize("kind", ["caches", "spaces", "points", "near", "whisk"])
def test_what_a_card_does_to_its_tile_is_void_where_the_tile_fits_nowhere(bench: Bench, narrow: State, kind: str) -> None:
    card = bench.card("hall", (1,), revealed=Effect(kind, 1, levels=(1,)))  # type: ignore[arg-type]
    state, events = play(replace(narrow, deck=(card, "1")), f"explore {map_of(narrow).letters[DOOR]}")
    assert kinds(events) == ["no_fit"]
    assert (state.heroes, state.discard) == (narrow.heroes, (card,))


@pytest.fixture
def alone(bench: Bench) -> tuple[State, str, str]:
    """Ada stands in a door of the entrance, which has nothing beside it; a dead end lies on top of the nooks."""
    dead, plain = bench.tile("nook", [(0, 0)]), bench.tile("nook", [(0, 0), (1, 0)])
    state = delve(
        hero("bulwark", (1, 0)),
        deck=(bench.card("nook"), "1"),
        stacks={"nook": (dead, plain)},
        turn=Turn(0, door=True),
    )
    return state, dead, plain


@pytest.mark.rule("SKY-G06", "SKY-033")
def test_a_dead_end_is_never_the_first_tile(alone: tuple[State, str, str]) -> None:
    state, dead, plain = alone
    state, _ = play(state, "explore A")
    assert isinstance(task := state.agenda[0], Exploring) and task.tile == plain
    assert state.stacks["nook"] == (dead,), "it waits for a later door"


@pytest.mark.rule("SKY-G06", "SKY-G05", "SKY-024")
def test_a_dead_end_is_not_the_first_tile_either_once_the_entrance_stands_alone_again(bench: Bench) -> None:
    # The one tile falls in; of the three galleries in the stack then only the second has two doors.
    fallen, dead, row = bench.tile("gallery", [(0, 0)]), bench.tile("gallery", [(3, 0)]), bench.tile("gallery", ROW_DOORS)
    state = delve(
        hero("bulwark", (1, 0)),
        tiles=(Laid(fallen, 0, (2, -1)),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (dead, row)},
    )
    state, _ = play(state, "dig")
    assert (len(state.tiles), state.stacks["gallery"]) == (1, (dead, row, fallen))
    state, _ = play(state, "explore A")
    assert isinstance(task := state.agenda[0], Exploring) and task.tile == row
    assert state.stacks["gallery"] == (dead, fallen)


@pytest.mark.rule("SKY-G06", "SKY-054")
def test_where_only_dead_ends_are_left_for_the_first_tile_none_is_laid(alone: tuple[State, str, str]) -> None:
    state, dead, _ = alone
    state, events = play(replace(state, stacks={**state.stacks, "nook": (dead,)}), "explore A")
    assert kinds(events) == ["no_fit"]
    assert (len(state.tiles), state.stacks["nook"]) == (1, (dead,))


@pytest.mark.rule("SKY-G06", "SKY-033", "SKY-051")
def test_by_the_letter_the_top_tile_is_the_first_one_even_if_it_is_a_dead_end(alone: tuple[State, str, str]) -> None:
    state, dead, plain = alone
    state, _ = play(replace(state, rules="letter"), "explore A")
    laid = state.agenda[0].tile if state.agenda and isinstance(state.agenda[0], Exploring) else state.tiles[1].tile
    assert laid == dead and state.stacks["nook"] == (plain,)


def ways_to_lay(state: State) -> list[tuple[int, Hex]]:
    """Return turn and place of every legal way to lay the tile under way."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    return [(fit.turn, fit.at) for fit in fits(state, task)]


@pytest.fixture
def facing(bench: Bench) -> State:
    """A gallery (2, -1) .. (5, -1), and another (10, -1) .. (13, -1) with four empty hexes between their doors."""
    return delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench), Laid(bench.tile("gallery", ROW_DOORS), 0, (10, -1))),
    )


@pytest.mark.rule("SKY-G35", "SKY-023", "SKY-051", "SKY-028")
def test_two_doors_that_meet_by_accident_are_both_explored_and_no_card_is_drawn_for_it(bench: Bench, facing: State) -> None:
    # Laid from (6, -1) to (9, -1) the tile's doors touch (5, -1) and (10, -1); its third door (7, -1) keeps it legal.
    three = bench.tile("gallery", [(0, 0), (1, 0), (3, 0)])
    state = replace(facing, deck=(bench.card("gallery"), "1", "2"), stacks={**facing.stacks, "gallery": (three,)})
    assert explorable(state) == (DOOR, (10, -1), (13, -1))
    state, _ = play(state, "explore A")
    state, _ = play(state, place_at(state, 0, AHEAD))
    assert explorable(state) == ((7, -1), (13, -1))
    assert map_of(state).explored((9, -1))
    assert map_of(state).explored((10, -1))
    assert state.deck == ("1", "2")


@pytest.mark.rule("SKY-051", "SKY-G36")
def test_a_way_that_closes_every_door_is_legal_only_with_the_last_shard(bench: Bench, facing: State) -> None:
    two = bench.tile("gallery", ROW_DOORS)
    for shards, held, closing in ((0, 2, False), (1, 1, False), (1, 2, True), (2, 1, True), (2, 0, False)):
        card = bench.card("gallery", shards=shards)
        state = replace(
            facing,
            deck=(card, "1"),
            stacks={**facing.stacks, "gallery": (two,)},
            facedown=("x",) * held,
        )
        state, _ = play(state, "explore A")
        # The card brings the drawn shards to held + shards; 3 are required.
        assert ((0, AHEAD) in ways_to_lay(state)) is closing, (shards, held)


@pytest.mark.rule("SKY-023", "SKY-G34", "SKY-046", "SKY-048")
def test_a_door_beside_a_plain_hex_is_explored_through_its_empty_sides(bench: Bench) -> None:
    # (6, -1) is a plain hex of another tile. Around (5, -1) the cells (6, -2), (5, -2), (4, 0) and (5, 0) are empty.
    wall, row = bench.tile("gallery", [(3, 0)]), bench.tile("gallery", ROW_DOORS)
    state = delve(
        hero("bulwark", (4, -1)),
        tiles=(gallery(bench), Laid(wall, 0, AHEAD)),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (row,)},
    )
    assert map_of(state).connected(wall) == (state.tiles[1].tile,)
    assert explorable(state) == (DOOR, (9, -1))
    state, _ = play(state, "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    beside = {(6, -2), (5, -2), (4, 0), (5, 0)}
    assert {door for fit in fits(state, task) for door in fit.face.doors if door in beside} == beside
    state, _ = play(state, "place 1")
    assert map_of(state).explored(DOOR)


@pytest.mark.rule("SKY-049", "SKY-G38", "SKY-030")
def test_the_one_who_falls_to_the_card_still_lays_its_tile_and_the_steps_go_on(bench: Bench) -> None:
    tile = bench.tile("gallery", ROW_DOORS, caches=[(2, 0)])
    state = delve(
        hero("bulwark", (4, -1), health=2),
        hero("mender", (0, 0), 1),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", common=1, shards=1, revealed=Effect("hurt", 2)), "1"),
        stacks={"gallery": (tile,)},
    )
    state, events = play(state, "explore A")
    assert kinds(events)[-1] == "fell"
    assert GAME.turn(state) == (0,)
    state, events = play(state, place_at(state, 0, AHEAD))
    assert kinds(events) == ["laid", "cache", "stays"]
    assert GAME.turn(state) == (1,)


@pytest.fixture
def gallery_asked(bench: Bench) -> tuple[State, tuple[Fit, ...], Hex]:
    """A gallery with one more door, to be laid at the far door of another: 19 ways."""
    state = delve(
        hero("bulwark", (3, -1)),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery"), "1"),
        stacks={"gallery": (bench.tile("gallery", ROW_DOORS),)},
    )
    asked, _ = play(state, "explore A")
    task = asked.agenda[0]
    assert isinstance(task, Exploring)
    return asked, fits(asked, task), task.door


@pytest.mark.rule("SKY-049")
def test_many_ways_are_asked_between_on_sheets_of_four_and_each_way_is_on_one(
    gallery_asked: tuple[State, tuple[Fit, ...], Hex],
) -> None:
    _, ways, door = gallery_asked
    # 19 ways are four sheets of 4 and one of 3.
    assert sorted(Counter(depths(ways, door)).items()) == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 3)]
    first = sheet(ways, door, tuple(range(19)))
    assert first == tuple(way for way in ranked(ways, door) if way in first) and first[0] == ranked(ways, door)[0]
    assert [way for way, depth in enumerate(depths(ways, door)) if depth == 0] == sorted(first)
    assert [numbers(ways, door)[way] for way in first] == [1, 2, 3, 4], "the best one is number 1"
    rest = tuple(way for way in range(19) if way not in first)
    assert not {*sheet(ways, door, rest)} & {*first}


@pytest.mark.rule("SKY-049")
def test_the_ways_of_the_first_sheet_lead_into_directions_of_their_own(
    gallery_asked: tuple[State, tuple[Fit, ...], Hex],
) -> None:
    _, ways, door = gallery_asked
    ends = [ways[way].open[0] for way in sheet(ways, door, tuple(range(19)))]
    assert len({direction(door, end) for end in ends}) == 4 and len({*ends}) == 4


@pytest.mark.parametrize("left", [(0,), (0, 7), (1, 2, 3, 4), (1, 2, 3, 4, 5)])
def test_a_fifth_way_is_shown_beside_four_for_no_sheet_shows_one_alone(
    bench: Bench, left: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = map_of(delve(hero("bulwark", DOOR), tiles=(gallery(bench),))).fits("H1", DOOR, shards_left=True)
    assert len(ways) > 8 and sheet(ways, DOOR, left) == tuple(way for way in ranked(ways, DOOR) if way in left)
    assert len(sheet(ways, DOOR, (1, 2, 3, 4, 5, 6))) == 4
    monkeypatch.setattr(laying, "_unlike", lambda *_: 1)
    best = ranked(ways, DOOR)
    assert sheet.__wrapped__(ways, DOOR, tuple(range(len(ways)))) == best[:4], "of ways that differ alike the best"


@pytest.mark.parametrize(
    ("to", "side"),
    [
        ((3, 0), "south-east"),
        ((0, 3), "south"),
        ((0, -3), "north"),
        ((4, -2), "east"),
        ((-4, 2), "west"),
        ((-3, 0), "north-west"),
    ],
)
def test_directions_are_those_of_the_map(to: Hex, side: str) -> None:
    # Hexes have flat tops: one column to the right is half a hex lower.
    assert direction((0, 0), to) == side


@pytest.mark.rule("SKY-049", "SKY-G35")
def test_a_way_says_which_doors_it_brings_shuts_and_joins(bench: Bench, facing: State) -> None:
    # Laid from (6, -1) to (9, -1), as in the test of two doors that meet, it shuts B at (10, -1) and joins that tile.
    three = bench.tile("gallery", [(0, 0), (1, 0), (3, 0)])
    state = replace(facing, deck=(bench.card("gallery"), "1", "2"), stacks={**facing.stacks, "gallery": (three,)})
    state, _ = play(state, "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    way = int(place_at(state, 0, AHEAD).split()[1]) - 1
    assert brings(state, task, way) == "Door south-east; door B is lost; joins 1 more tile"


@pytest.mark.rule("SKY-049")
def test_a_way_says_how_many_doors_it_has(bench: Bench) -> None:
    # Laid from (6, -1) to (9, -1), its other doors (7, -1) and (9, -1) both lie south-east of the door at (5, -1).
    three = bench.tile("gallery", [(0, 0), (1, 0), (3, 0)])
    given = {"deck": (bench.card("gallery"), "1"), "stacks": {"gallery": (three,)}, "turn": Turn(0, door=True)}
    state, _ = play(delve(hero("bulwark", DOOR), tiles=(gallery(bench),), **given), "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    way = next(at for at, fit in enumerate(fits(state, task)) if sorted(fit.open) == [(7, -1), (9, -1)])
    label_ = GAME.choice(GAME.view(state, 0), Place(str(way + 1))).label
    assert label_.startswith(f"Layout {numbers(fits(state, task), task.door, marks(state))[way]}: 2 doors")
    assert caption(state, task, way) == "2 doors"
    assert brings(state, task, way) == "2 doors: 2 south-east", "in words a way has its directions too"


def test_ways_with_a_shard_say_how_far_it_is_from_you_and_from_a_nearer_one_and_the_nearest_comes_first(
    bench: Bench,
) -> None:
    plain = bench.tile("gallery", [(0, 0)])
    given = {"deck": (bench.card("gallery", shards=1), "1"), "stacks": {"gallery": (plain,)}}
    party = (hero("bulwark", (3, -1)), hero("mender", DOOR, 1))
    state, _ = play(delve(*party, tiles=(gallery(bench),), turn=Turn(0), **given), "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    ways = range(len(fits(state, task)))
    labels = {way: GAME.choice(GAME.view(state, 0), Place(str(way + 1))) for way in ways}
    # From (3, -1) it is 2 steps to Bob in the door (5, -1), and 1 more to a tile that begins at (6, -1).
    ahead = next(way for way, fit in enumerate(fits(state, task)) if set(fit.face.cells) == {(q, -1) for q in range(6, 10)})
    assert to_shard(state, ahead) == (3, 1, "Bob")
    assert ": star shard 3 steps off, 1 from Bob" in labels[ahead].label
    best = min(ways, key=lambda way: labels[way].foremost * -1)
    assert to_shard(state, best)[0] == min(to_shard(state, way)[0] for way in ways) < 3
    assert labels[best].label.startswith("Layout 1: star shard ")
    first = [way for way in ways if not labels[way].within]
    assert len({labels[way].label.partition(":")[2] for way in first}) > 1 and len(ways) > SHEET + 1
    # Alone at the door, every way is 1 step off: one of each kind that differs otherwise stands on the first sheet.
    alone = replace(state, heroes=(replace(state.heroes[0], at=DOOR),))
    assert to_shard(alone, best) == (0, 0, "")
    kinds_ = marks(alone)
    shown = sheet(fits(alone, task), task.door, tuple(ways), kinds_)
    assert len({kinds_[way] for way in shown}) == len(shown)


@pytest.mark.rule("SKY-049", "SKY-G55")
def test_a_way_says_how_near_an_enemy_may_come_and_that_no_door_is_left(bench: Bench) -> None:
    # The enemy of a gallery stands at its third hex: 3 or 2 steps off, by which end is laid at the door. Laid along the
    # door's hex, the third may lie beside it.
    def asked(doors: list[tuple[int, int]]) -> tuple[State, Exploring]:
        row = bench.tile("gallery", doors, enemies=[(2, 0)])
        given = {"deck": (bench.card("gallery"), "1"), "stacks": {"gallery": (row,)}, "turn": Turn(0, door=True)}
        state, _ = play(delve(hero("bulwark", DOOR), tiles=(gallery(bench),), **given), "explore A")
        task = state.agenda[0]
        assert isinstance(task, Exploring)
        return state, task

    state, task = asked([(0, 0), (3, 0)])
    said = {caption(state, task, way).partition(", ")[2] for way in range(len(fits(state, task)))}
    assert said == {"enemy beside", "enemies 2 off", "enemies 3 off"}
    ways = [GAME.choice(GAME.view(state, 0), Place(str(number + 1))).label for number in range(len(fits(state, task)))]
    ends = ("enemy beside you", "enemies 2 off", "enemies 3 off")
    told = ("enemy beside you", "enemies 2 steps off", "enemies 3 steps off")
    details = [brings(state, task, way) for way in range(len(ways))]
    assert all(any(end in detail for end in told) for detail in details), "each way says so, if need be in its detail alone"
    assert all(any(end in it for it in ways) for end in ends)
    assert all(end in ends for it in ways for end in re.findall(r"enem(?:y|ies) [^,]+", it))
    best = ranked(fits(state, task), task.door)
    assert ends[2] in ways[best[0]] and ends[0] in ways[best[-1]], "the farther an enemy is, the better"
    # With one door only, that meets the explored one, nothing is left to open.
    state, task = asked([(0, 0)])
    every = [caption(state, task, way) for way in range(len(fits(state, task)))]
    assert all(said.startswith("No door left: dig next") for said in every)


@pytest.mark.rule("SKY-049")
def test_where_all_ways_stand_on_one_sheet_each_is_a_button(alone: tuple[State, str, str]) -> None:
    state, _ = play(alone[0], "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    ways = len(fits(state, task))
    offered = [GAME.choice(GAME.view(state, 0), Place(str(number))) for number in range(1, ways + 1)]
    first = {(choice.weight, choice.within) for choice in offered if choice.weight != "written"}
    assert 1 < ways <= SHEET and first == {("first", ())}
    assert len({choice.label for choice in offered if choice.weight == "first"}) > 1
    assert sum(choice.weight == "first" for choice in offered) == len({*marks(state)}), "ways that are alike have one"


@pytest.mark.parametrize(("row", "dice"), [((), False), ((2, 1), True)])
def test_laying_a_tile_carries_the_die_where_enemies_may_come_with_it(
    bench: Bench, row: tuple[int, ...], dice: bool
) -> None:
    state = delve(
        hero("bulwark", DOOR),
        tiles=(gallery(bench),),
        deck=(bench.card("gallery", row), "1"),
        stacks={"gallery": (bench.tile("gallery", ROW_DOORS),)},
        turn=Turn(0, door=True),
    )
    state, _ = play(state, "explore A")
    laying = [move for move in GAME.legal(state, 0) if isinstance(move, Place)]
    assert len(laying) > 1
    assert [rolls(GAME, GAME.view(state, 0), move) for move in laying] == [dice] * len(laying)


@pytest.mark.rule("SKY-049")
def test_where_no_other_way_is_better_in_anything_all_others_are_one_menu(bench: Bench) -> None:
    """A row's doors are at its ends, its enemy at its third hex: 3 steps off where its first hex joins the door."""
    row = bench.tile("gallery", [(0, 0), (3, 0)], enemies=[(2, 0)])
    given = {"deck": (bench.card("gallery"), "1"), "stacks": {"gallery": (row,)}, "turn": Turn(0, door=True)}
    state, _ = play(delve(hero("bulwark", DOOR), tiles=(gallery(bench),), **given), "explore A")
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    best = ranked(fits(state, task), task.door, marks(state))[0]
    shown = [way for way, depth in enumerate(depths_of(state)) if not depth]
    said = {way: caption(state, task, way) for way in shown}
    assert sorted(said.values()) == ["1 door, enemies 2 off", "1 door, enemies 3 off", "1 door, enemy beside"]
    assert best_in_all(state) and said[best] == "1 door, enemies 3 off"
    view = GAME.view(state, 0)
    offered = {way: GAME.choice(view, Place(str(way + 1))) for way in shown}
    assert (offered[best].within, offered[best].text) == ((), "No other layout is better in anything.")
    assert all(offered[way].within == ("Other layouts (2)",) for way in shown if way != best)
    # With a door more, one way joins a tile: the first has 2 doors and enemies 3 off, but does not.
    two = bench.tile("gallery", [(0, 0), (2, 0), (3, 0)], enemies=[(2, 0)])
    given |= {"stacks": {"gallery": (two,)}}
    more, _ = play(delve(hero("bulwark", DOOR), tiles=(gallery(bench),), **given), "explore A")
    assert not best_in_all(more)
    assert all(not GAME.choice(GAME.view(more, 0), Place(str(way))).within for way in range(1, 5))


def depths_of(state: State) -> tuple[int, ...]:
    """Return the sheet on which each way stands."""
    task = state.agenda[0]
    assert isinstance(task, Exploring)
    return depths(fits(state, task), task.door, marks(state))
