"""Which part of a large map is shown: what the next tile is about comes first, and a tile is large enough for a phone."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.core.scene import Look
from engine.games.cavern.game import GAME
from engine.games.cavern.picture.cropping import USUAL, part_of_map
from engine.games.cavern.picture.dungeon.squareboard import SquareBoard
from engine.games.cavern.state.state import Contest, Peeking, State

from .build import Bench, cavern, player, sent
from .dungeons import grid_of


def street(bench: Bench, long: int) -> State:
    """Return a cavern with tiles from M1 eastwards, the last of which is the newest; all are open to the south."""
    hall = bench.tile("tan ESW")
    return cavern(2, {(x, 0): hall for x in range(1, long)})


def test_a_long_map_is_shown_from_its_newest_tiles_and_a_tile_is_some_44_points_wide_on_a_phone(bench: Bench) -> None:
    state = street(bench, 14)
    shown = part_of_map(state)
    # The newest is at column 13, so that six columns reach from 9 to 14, where the next free place is.
    assert shown[0] == (13, 0)
    across = {x for x, _ in shown}
    assert max(across) - min(across) == USUAL[0] - 1 and {12, 13} <= across
    assert max(y for _, y in shown) < USUAL[1]
    grid = grid_of(GAME.scene(GAME.view(state, None), Look("map")))[1]
    assert not grid.whole and 42 <= grid.side * 302 / 800 <= 58


@pytest.mark.rule("CAV-091")
def test_the_open_side_that_is_told_of_is_shown_however_far_from_the_newest_tile(bench: Bench) -> None:
    state = street(bench, 14)
    niche = bench.tile("blue N bags=2"), bench.tile("blue S bags=2 chests=1")
    tiles = (*cavern(2, {(-1, 0): niche[1]}).tiles, *state.tiles[1:])
    far = replace(state, tiles=tiles, delvers=(sent(1, "thief", (-1, 0)),))
    assert part_of_map(far)[0] == (-1, 1)
    assert (13, 0) not in part_of_map(far)
    # Without a Treasure it is told while it is new: then the picture is of the newest tile.
    poor = replace(far, tiles=(*cavern(2, {(-1, 0): bench.tile("blue S bags=2")}).tiles, *state.tiles[1:]))
    assert part_of_map(poor)[0] == (13, 0) and "closes" not in GAME.status(GAME.view(poor, None))


def test_a_room_that_was_looked_into_and_a_battle_just_fought_are_shown_before_the_open_side(bench: Bench) -> None:
    state = street(bench, 14)
    niche = cavern(2, {(-1, 0): bench.tile("blue S bags=2 chests=1")})
    far = replace(state, tiles=(*niche.tiles, *state.tiles[1:]), delvers=(sent(1, "thief", (-1, 0)),))
    assert part_of_map(far)[0] == (-1, 1)
    fought = Contest("battle", (13, 0, 0), (0, 1), 2, 0)
    assert part_of_map(replace(far, shown=(fought,)))[0] == (13, 0)
    assert part_of_map(replace(far, shown=(replace(fought, kind="test"),)))[0] == (-1, 1)
    hidden = replace(sent(1, "brute", (7, 0)), seen=(0,))
    looked = replace(far, delvers=(*far.delvers, hidden))
    assert part_of_map(looked)[0] == (7, 0) and part_of_map(replace(looked, acting=1))[0] == (-1, 1)
    assert GAME.scene(GAME.view(looked, None), Look("map")).board == GAME.scene(GAME.view(looked, 1), Look("map")).board


def test_the_rooms_to_look_into_are_shown_large(bench: Bench) -> None:
    hidden = tuple(sent(1, "thief", (x, 0)) for x in (2, 4))
    state = replace(street(bench, 14), delvers=hidden, agenda=(Peeking(0),))
    board = GAME.scene(GAME.view(state, None), Look("map")).board
    assert isinstance(board, SquareBoard) and [badge.text for badge in board.badges] == ["1"], "one tan street"
    grid = grid_of(GAME.scene(GAME.view(state, None), Look("map")))[1]
    assert not grid.whole and grid.side * 302 / 800 >= 40, "points on a phone"


def test_a_small_map_is_whole(bench: Bench) -> None:
    scene = GAME.scene(GAME.view(street(bench, 4), None), Look("map"))
    assert isinstance(scene.board, SquareBoard) and grid_of(scene)[1].whole


def test_what_is_shown_does_not_depend_on_who_looks_or_on_the_hand(bench: Bench) -> None:
    state = street(bench, 14)
    held = replace(state, players=tuple(replace(player, hand=(bench.tile("tan N"),)) for player in state.players))
    for seat in (None, 0, 1):
        for closer in (False, True):
            look = Look("map", closer=closer)
            boards = [GAME.scene(GAME.view(shown, seat), look).board for shown in (state, held)]
            part = part_of_map(state, closer=closer)
            assert all(isinstance(board, SquareBoard) and board.wanted == part for board in boards)
    # Who looks closer sees less of the map, but larger.
    assert set(part_of_map(state, closer=True)) < set(part_of_map(state))


@pytest.mark.rule("CAV-091")
def test_a_tile_stays_large_though_the_open_side_is_far_from_the_newest_one(bench: Bench) -> None:
    state = street(bench, 14)
    niche = cavern(2, {(-1, 0): bench.tile("blue S bags=2")})
    far = replace(state, tiles=(*niche.tiles, *state.tiles[1:]), delvers=(sent(1, "thief", (-1, 0)),))
    grid = grid_of(GAME.scene(GAME.view(far, None), Look("map")))[1]
    assert grid.side * 302 / 800 >= 35, "points on a phone"


def test_who_looks_closer_finds_what_the_marks_mean_in_every_round(bench: Bench) -> None:
    state = replace(street(bench, 14), round=7)
    mine, all_see = (GAME.scene(GAME.view(state, 0), Look("map", closer=closer)).legend for closer in (True, False))
    assert "Newest tile" in [line.text for line in mine] and "Newest tile" not in [line.text for line in all_see]


def test_the_own_delver_of_who_is_to_act_is_shown_before_what_rivals_laid_elsewhere(bench: Bench) -> None:
    # The newest tile is at column 13, the one before at 17, Alan's thief at 9: nine columns hold two of them.
    hall, niche = bench.tile("tan ESW"), bench.tile("blue S")
    tiles = {(x, 0): niche if x == 9 else hall for x in (*range(1, 13), 17, 13)}
    state = cavern(2, tiles, delvers=(sent(0, "thief", (9, 0)),))
    shown = part_of_map(state)
    assert shown[:2] == ((13, 0), (9, 0)) and (17, 0) not in shown
    assert (17, 0) in part_of_map(replace(state, acting=1)), "for Betty, who has no one there, it is the news"


def test_the_whole_map_is_whole_however_large_it_is(bench: Bench) -> None:
    state = street(bench, 22)
    for mode in ("", "rooms"):
        scene = GAME.scene(GAME.view(state, 0), Look("map", closer=True, whole=True, mode=mode))
        grid = grid_of(scene)[1]
        assert grid.whole, "every free place is on it"
    assert not grid_of(GAME.scene(GAME.view(state, 0), Look("map", closer=True)))[1].whole


def test_a_closer_look_says_which_section_faces_a_free_place_and_how_many_delvers_are_there(bench: Bench) -> None:
    # Beside the hall at N1 are its tan room in the east, its wall in the south; the places are O1 and N2.
    tiles = {(1, 0): bench.tile("tan E bags=1")}
    state = cavern(2, tiles, delvers=tuple(sent(1, kind, (1, 0)) for kind in ("thief", "brute")))
    alt = GAME.scene(GAME.view(state, 0), Look("map", at="N1")).alt
    assert "east O1, free place: tan room on this side" in alt
    assert "south N2, free place: wall on this side" in alt
    assert "with 1 Gold, Betty's 2 Delvers, open at" in alt
    beside = GAME.scene(GAME.view(state, 0), Look("map", at="O1")).alt
    assert re.search("west N1, tile [^:]*: tan room on this side", beside)


@pytest.mark.rule("CAV-091")
def test_all_open_rooms_with_own_delvers_are_shown_unless_they_lie_too_far_apart(bench: Bench) -> None:
    # Columns 5 to 13 are nine, and 4 to 13 are ten.
    for column, seen in ((5, True), (4, False)):
        hall, niche = bench.tile("tan ESW"), bench.tile("blue S")
        tiles = {(x, 0): niche if x in (column, 13) else hall for x in range(1, 14)}
        state = cavern(2, tiles, delvers=(sent(0, "thief", (column, 0)), sent(0, "brute", (13, 0))))
        assert ((column, 0) in part_of_map(state)) is seen
        assert (column, 0) not in part_of_map(state, closer=True)


@pytest.mark.rule("CAV-091")
def test_the_room_that_the_aim_names_is_on_the_map_and_lit_for_who_may_read_the_aim(bench: Bench) -> None:
    # The newest tile is at column 9, and Alan's only tile closes the niche with 5 Gold at column -1 (L1) from M2 down.
    niche = cavern(2, {(-1, 0): bench.tile("blue S bags=5")})
    players = (player(0, [bench.tile("blue N")]), player(1))
    state = replace(street(bench, 10), players=players)
    far = replace(state, tiles=(*niche.tiles, *state.tiles[1:]), delvers=(sent(0, "brute", (-1, 0)),))
    told = GAME.confided(GAME.view(far, None), GAME.view(far, 0))
    assert "the blue room at L1" in GAME.aim(told), GAME.aim(told)
    board = GAME.scene(told, Look("map")).board
    assert isinstance(board, SquareBoard) and (-1, 0) in board.wanted and (-1, 1) in board.wanted
    lit = [cell.at for cell in board.cells if any(part.lit for part in cell.parts)]
    assert lit == [(-1, 0)]
    assert [badge.at for badge in board.badges if badge.state == "chosen"] == [(-1, 1)]
    public = GAME.scene(GAME.view(far, None), Look("map")).board
    assert isinstance(public, SquareBoard) and not any(part.lit for cell in public.cells for part in cell.parts)
    assert all(badge.state == "later" for badge in public.badges), "what follows from a hand is not for all eyes"
