"""Rooms: what joins, what closes, what a tile completes; against a slow, obvious version."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.cavern.state.board import board, different_turns, floors, least_turn
from engine.games.cavern.state.content import ENTRANCE, content
from engine.games.cavern.state.state import Laid, Spot
from engine.maps.squares import rim

from .build import Bench, dungeon

TILES = [tile for tile in content().tiles if tile != ENTRANCE]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}

growth = st.lists(st.tuples(st.sampled_from(TILES), st.sampled_from((0, 90, 180, 270)), st.integers(0, 10**6)), max_size=16)


def grown(choices: Sequence[tuple[str, int, int]]) -> tuple[Laid, ...]:
    """Return a dungeon that grew anywhere below the line, corridors or not: XP can build all of it."""
    tiles = [Laid((0, 0), ENTRANCE)]
    for tile, turn, choice in choices:
        cells = [cell for cell in rim({laid.at for laid in tiles}) if cell[1] >= 0]
        tiles.append(Laid(cells[choice % len(cells)], tile, turn))
    return tuple(tiles)


def sides_of(laid: Laid, part: int) -> list[str]:
    """Return the sides that a section reaches once its tile lies, letter by letter."""
    return ["NESW"[("NESW".index(side) + laid.turn // 90) % 4] for side in content().tiles[laid.tile].sections[part].sides]


def flooded(tiles: Sequence[Laid]) -> dict[frozenset[Spot], int]:
    """Return every room as the set of its sections, with its open sides: by spreading from each section anew."""
    lying = {laid.at: laid for laid in tiles}
    sections = [(*laid.at, part) for laid in tiles for part in range(len(content().tiles[laid.tile].sections))]

    def floor(spot: Spot) -> str:
        return content().tiles[lying[spot[:2]].tile].sections[spot[2]].floor

    def ahead(spot: Spot, side: str) -> tuple[int, int]:
        return spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]

    def joined(a: Spot, b: Spot) -> bool:
        return floor(a) == floor(b) and any(
            ahead(a, side) == b[:2] and ACROSS[side] in sides_of(lying[b[:2]], b[2])
            for side in sides_of(lying[a[:2]], a[2])
        )

    rooms: dict[frozenset[Spot], int] = {}
    for start in sections:
        room = {start}
        while True:
            more = {b for a in room for b in sections if b not in room and joined(a, b)}
            if not more:
                break
            room |= more
        open_sides = 0
        for spot in room:
            for side in sides_of(lying[spot[:2]], spot[2]):
                cell = ahead(spot, side)
                open_sides += cell not in lying and cell[1] >= 0
        rooms[frozenset(room)] = open_sides
    return rooms


@pytest.mark.rule("CAV-035", "CAV-090", "CAV-091", "CAV-G15", "CAV-G16", "CAV-G17")
@given(growth)
def test_rooms_are_what_one_finds_by_walking_from_section_to_section(choices: list[tuple[str, int, int]]) -> None:
    tiles = grown(choices)
    found = board(tiles).rooms
    assert {frozenset(room.spots): room.gaps for room in found} == flooded(tiles)
    for room in found:
        sections = [content().tiles[board(tiles).at(spot[:2]).tile].sections[spot[2]] for spot in room.spots]  # type: ignore[union-attr]
        assert (room.bags, room.chests) == (sum(it.bags for it in sections), sum(it.chests for it in sections))
        assert (room.rift, room.torch) == (any(it.rift for it in sections), any(it.torch for it in sections))
        assert {it.floor for it in sections} == {room.floor}
        assert room.tiles == len({spot[:2] for spot in room.spots})
        assert room.complete == (room.gaps == 0)
    firsts = [(spot[1], spot[0], spot[2]) for spot in (room.spot for room in found)]
    assert firsts == sorted(firsts), "rooms stand in reading order"


def matches(tiles: Sequence[Laid], new: Laid) -> bool:
    """Return whether each side of a tile that meets another shows a corridor just where the other does."""

    def corridor(laid: Laid, side: str) -> bool:
        sections = enumerate(content().tiles[laid.tile].sections)
        return any(part.floor == "corridor" and side in sides_of(laid, place) for place, part in sections)

    lying = {laid.at: laid for laid in tiles}
    beside = ((side, lying.get((new.at[0] + dx, new.at[1] + dy))) for side, (dx, dy) in STEPS.items())
    return all(corridor(new, side) == corridor(other, ACROSS[side]) for side, other in beside if other is not None)


@pytest.mark.rule("CAV-071", "CAV-072", "CAV-073", "CAV-G13")
@given(growth, st.sampled_from(TILES))
def test_a_tile_fits_where_every_corridor_meets_a_corridor(choices: list[tuple[str, int, int]], tile: str) -> None:
    tiles = grown(choices)
    map_ = board(tiles)
    for cell in map_.free:
        fitting = tuple(turn for turn in different_turns(tile) if matches(tiles, Laid(cell, tile, turn)))
        assert map_.turns(tile, cell) == fitting
        assert map_.turns(tile, cell, fitting=False) == tuple(t for t in different_turns(tile) if t not in fitting)
        assert all(map_.fits(tile, cell, turn) is (turn in fitting) for turn in different_turns(tile))


@pytest.mark.rule("CAV-G19")
@given(growth)
def test_a_tile_completes_the_rooms_that_were_open_or_not_there_before_it(choices: list[tuple[str, int, int]]) -> None:
    tiles = grown(choices)
    before = {room for room, open_sides in flooded(tiles[:-1]).items() if not open_sides} if len(tiles) > 1 else set()
    after = {room for room, open_sides in flooded(tiles).items() if not open_sides}
    assert {frozenset(room.spots) for room in board(tiles).newly_completed} == after - before


@pytest.mark.rule("CAV-077", "CAV-078", "CAV-G08", "CAV-G09")
@given(growth)
def test_places_are_whole_cells_beside_the_dungeon_and_never_above_the_line(choices: list[tuple[str, int, int]]) -> None:
    map_ = board(grown(choices))
    assert all(y >= 0 and map_.at((x, y)) is None for x, y in map_.free)
    assert all(any(map_.at((x + dx, y + dy)) for dx, dy in STEPS.values()) for x, y in map_.free)
    assert list(map_.letters.values()) == list(map_.free)
    assert all(map_.lettered[cell] == letter for letter, cell in map_.letters.items())


def test_a_place_keeps_its_letter_while_it_is_free_and_new_ones_take_what_was_free_longest(bench: Bench) -> None:
    wall = bench.tile()
    begun = dungeon({})
    assert board(begun).lettered == {(-1, 0): "A", (1, 0): "B", (0, 1): "C"}
    east = (*begun, Laid((1, 0), wall))
    assert board(east).lettered == {(-1, 0): "A", (0, 1): "C", (2, 0): "D", (1, 1): "E"}, "B is not given at once again"
    south = (*east, Laid((0, 1), wall))
    assert board(south).lettered == {(-1, 0): "A", (2, 0): "D", (1, 1): "E", (-1, 1): "F", (0, 2): "G"}
    # Ten more in the row give H to Z, and then B, the first that is free.
    row = (*south, *(Laid((x, 0), wall) for x in range(2, 12)))
    assert [board(row).lettered[cell] for cell in ((2, 1), (12, 0), (11, 1))] == ["I", "Z", "B"]
    long = board((*begun, *(Laid((x, 0), wall) for x in range(1, 27))))
    assert len(long.free) == 2 + 27, "both ends of a row of 27, and all below it"
    assert list(long.letters)[-4:] == ["Z", "AA", "AB", "AC"]


@pytest.mark.rule("CAV-G15")
def test_a_room_is_called_by_its_first_tile_however_it_grows(bench: Bench) -> None:
    hall = bench.tile("tan NESW")
    begun = dungeon({(1, 1): hall})
    (room,) = (room for room in board(begun).rooms if room.floor == "tan")
    assert room.at == (1, 1)
    grown_ = (*begun, Laid((1, 0), hall), Laid((3, 0), hall), Laid((2, 0), hall))
    (joined,) = (room for room in board(grown_).rooms if room.floor == "tan")
    assert (joined.tiles, joined.at, joined.spot[:2]) == (4, (1, 1), (1, 0)), "the older of two that are joined"


@pytest.mark.rule("CAV-008", "CAV-056", "CAV-092", "CAV-095", "CAV-G12")
def test_the_entrance_is_a_corridor_that_the_board_closes_at_one_end() -> None:
    (corridor,) = board(dungeon({})).rooms
    assert (corridor.floor, corridor.gaps, corridor.bags, corridor.chests) == ("corridor", 1, 0, 0)
    assert floors(ENTRANCE, 0)[1:] == (None, "corridor", None), "empty east and west, and the corridor leads away"


@pytest.mark.rule("CAV-090", "CAV-091", "CAV-092", "CAV-104", "CAV-G10")
def test_two_tan_sections_are_completed_by_the_tile_that_walls_off_their_last_side(bench: Bench) -> None:
    tttt, teee, beee = bench.tile("tan NESW"), bench.tile("tan N"), bench.tile("blue N")
    tiles = dungeon({(1, 0): tttt, (2, 0): (teee, 270)})
    room = board(tiles).room((1, 0, 0))
    assert (room.spots, room.gaps) == (((1, 0, 0), (2, 0, 0)), 1), "open to the south; the board closes the north"
    assert board(tiles).newly_completed == ()
    tiles = (*tiles, Laid((1, 1), beee, 0))
    assert [(done.floor, done.spots) for done in board(tiles).newly_completed] == [
        ("tan", ((1, 0, 0), (2, 0, 0))),
        ("blue", ((1, 1, 0),)),
    ]


@pytest.mark.rule("CAV-041", "CAV-093", "CAV-094", "CAV-105", "CAV-G18")
def test_a_corridor_with_a_door_at_either_end_is_completed(bench: Bench) -> None:
    door = bench.tile("corridor E doors=1")
    tiles = dungeon({(3, 3): door})
    assert board(tiles).room((3, 3, 0)).gaps == 1, "one end has a door, the other is open"
    tiles = (*tiles, Laid((4, 3), door, 180))
    assert [room.spots for room in board(tiles).newly_completed] == [((3, 3, 0), (4, 3, 0))]


@pytest.mark.rule("CAV-041", "CAV-G18")
def test_a_door_does_not_join_a_corridor_to_a_room_beside_it(bench: Bench) -> None:
    tile = bench.tile("corridor N doors=1", "tan ESW")
    assert len(board(dungeon({(0, 1): tile})).rooms) == 2


@pytest.mark.rule("CAV-102", "CAV-103")
def test_corridors_are_rooms_like_tan_and_blue_ones(bench: Bench) -> None:
    tile = bench.tile("corridor N", "tan E", "blue S")
    assert [room.floor for room in board(dungeon({(5, 5): tile})).rooms] == ["corridor", "corridor", "tan", "blue"]


@pytest.mark.rule("CAV-G15")
def test_sections_join_only_where_the_same_floor_meets(bench: Bench) -> None:
    tan, blue, split = bench.tile("tan W"), bench.tile("blue W"), bench.tile("tan E", "tan W")
    joined = board(dungeon({(1, 0): split, (2, 0): tan}))
    assert joined.room((1, 0, 0)) is joined.room((2, 0, 0))
    assert joined.room((1, 0, 0)) is not joined.room((1, 0, 1)), "two sections of one tile, though both are tan"
    apart = board(dungeon({(1, 0): split, (2, 0): blue}))
    assert apart.room((1, 0, 0)).complete, "tan against blue closes both"
    assert apart.room((2, 0, 0)).complete


@pytest.mark.rule("CAV-G16")
def test_a_section_without_sides_is_a_completed_room_at_once(bench: Bench) -> None:
    tile = bench.tile("tan - bags=1")
    assert [room.spots for room in board(dungeon({(1, 0): tile})).newly_completed] == [((1, 0, 0),)]


@pytest.mark.rule("CAV-G16")
def test_an_empty_place_that_no_tile_left_could_fill_keeps_a_room_open(bench: Bench) -> None:
    # Three corridors lead into (5, 5), and a tan room lies to the north of it: only a junction of three would fit.
    end = bench.tile("corridor N")
    around = {(5, 4): bench.tile("tan S bags=1"), (6, 5): (end, 270), (5, 6): end, (4, 5): (end, 90)}
    junctions = [tile for tile in TILES if tile.startswith(("ccct-", "cccb-"))]
    tiles = dungeon({**around, **{(20 + 2 * place, 9): tile for place, tile in enumerate(junctions)}})
    map_ = board(tiles)
    turns = (0, 90, 180, 270)
    assert all(any(map_.fits(tile, (5, 5), turn) for turn in turns) for tile in junctions)
    left = [tile for tile in TILES if tile not in junctions]
    assert (len(junctions), len(left)) == (4, 74)
    assert not any(map_.fits(tile, (5, 5), turn) for tile in left for turn in turns), "all that fit it lie elsewhere"
    for spot in ((5, 4, 0), (6, 5, 0), (5, 6, 0), (4, 5, 0)):
        assert (map_.room(spot).gaps, map_.room(spot).complete) == (1, False)


@pytest.mark.rule("CAV-G17")
def test_a_corridor_is_completed_when_each_of_its_ends_is_terminated(bench: Bench) -> None:
    fork, bend, end = bench.tile("corridor ESW"), bench.tile("corridor ES"), bench.tile("corridor N doors=1")
    tiles = dungeon({(5, 1): fork, (5, 2): end, (4, 1): (end, 90)})
    assert board(tiles).room((5, 1, 0)).gaps == 1
    assert board((*tiles, Laid((6, 1), end, 270))).room((5, 1, 0)).complete
    loop = dungeon({(5, 5): bend, (6, 5): (bend, 90), (6, 6): (bend, 180), (5, 6): (bend, 270)})
    assert (board(loop).room((5, 5, 0)).complete, board(loop).room((5, 5, 0)).tiles) == (True, 4), "a loop has no ends"


@pytest.mark.rule("CAV-095", "CAV-G10")
def test_the_line_of_the_board_closes_rooms_however_far_it_runs(bench: Bench) -> None:
    up = bench.tile("corridor N doors=1", "tan S")
    assert board(dungeon({(40, 0): up})).room((40, 0, 0)).complete
    assert not board(dungeon({(40, 1): up})).room((40, 1, 0)).complete


@pytest.mark.rule("CAV-G19")
def test_a_tile_completes_a_room_that_it_is_no_part_of(bench: Bench) -> None:
    tan, wall = bench.tile("tan E"), bench.tile()
    tiles = dungeon({(1, 1): tan, (2, 1): wall})
    assert [room.spots for room in board(tiles).newly_completed] == [((1, 1, 0),)]
    assert board((*tiles, Laid((3, 1), wall))).newly_completed == (), "it was completed before"


@pytest.mark.rule("CAV-G06")
def test_a_tile_that_looks_the_same_is_offered_in_each_different_turn_once(bench: Bench) -> None:
    assert different_turns(bench.tile("tan NESW")) == (0,)
    assert different_turns(bench.tile("corridor NS", "tan E")) == (0, 90, 180, 270)
    straight = bench.tile("corridor NS")
    assert different_turns(straight) == (0, 90)
    assert [least_turn(straight, turn) for turn in (0, 90, 180, 270)] == [0, 90, 0, 90]
    bagged = bench.tile("tan N bags=1", "tan S")
    assert different_turns(bagged) == (0, 90, 180, 270), "the bag tells its ends apart"


@pytest.mark.rule("CAV-G06")
def test_a_turn_takes_the_north_side_clockwise(bench: Bench) -> None:
    tile = bench.tile("corridor N", "tan E")
    assert floors(tile, 0) == ("corridor", "tan", None, None)
    assert floors(tile, 90) == (None, "corridor", "tan", None)
    assert floors(tile, 270) == ("tan", None, None, "corridor")
