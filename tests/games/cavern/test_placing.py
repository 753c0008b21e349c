"""Laying tiles: the worked examples, contact, corridors, the board line, and what a tile does when it lies."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.cavern.state.board import board
from engine.games.cavern.state.state import Laid, State
from engine.maps.squares import Square

from .build import Bench, act, cavern, legal, letter, player, refused, sent, told, treasure

FRESH = "ctct-1"
"""A tile that is drawn."""


def ways(state: State, at: Square, verb: str = "place", tile: int = 1) -> list[int]:
    """Return the turns in which a tile of seat 0 can be laid on a cell."""
    start = f"{verb} {tile} {letter(state, at)} "
    return [int(text.removeprefix(start)) for text in legal(state, 0, verb) if text.startswith(start)]


@pytest.mark.rule("CAV-066", "CAV-072", "CAV-075", "CAV-076", "CAV-080", "CAV-081", "CAV-082")
def test_example_1_a_tile_without_corridors_goes_in_four_of_five_places_in_any_turn(bench: Bench) -> None:
    new = bench.tile("blue N", "tan E")
    state = cavern([player(0, [new]), player(1)])
    tan = bench.tile("tan NESW")
    state = cavern([player(0, [new]), player(1)], {(1, 0): tan})
    places = {at: ways(state, at) for at in board(state.tiles).free}
    assert places == {
        (-1, 0): [0, 90, 180, 270],
        (2, 0): [0, 90, 180, 270],
        (0, 1): [],
        (1, 1): [0, 90, 180, 270],
    }
    state = cavern([player(0, [new]), player(1)], {(1, 0): tan, (2, 0): bench.tile("blue SW")})
    places = {at: ways(state, at) for at in board(state.tiles).free}
    assert len(places) == 5
    assert [at for at, turns in places.items() if not turns] == [(0, 1)], "there it would block the entrance's corridor"
    assert all(turns == [0, 90, 180, 270] for at, turns in places.items() if at != (0, 1))
    blocked = refused(state, 0, f"place 1 {letter(state, (0, 1))} 90")
    assert blocked.rule == "CAV-072"
    assert "corridor of M1" in blocked.words


@pytest.mark.rule("CAV-071", "CAV-073", "CAV-097", "CAV-098", "CAV-099", "CAV-100", "CAV-101", "CAV-G13")
def test_example_2_a_bend_with_empty_sides_goes_where_corridors_meet_or_its_empty_side_lies(bench: Bench) -> None:
    bend = bench.tile("corridor NE")
    lying = {(0, 1): bench.tile("corridor NE", "tan W"), (1, 0): bench.tile("corridor S", "tan E")}
    state = cavern([player(0, [bend]), player(1)], lying)
    # A: the corridor of (0, 1) comes from the west, that of (1, 0) from the north: only both at once will do.
    assert ways(state, (1, 1)) == [270]
    # C: beside the tan sides of (1, 0) and (0, 1) and below (0, 1), its two corridor sides may look away.
    assert ways(state, (2, 0)) == [0, 90]
    assert ways(state, (0, 2)) == [90, 180]
    assert ways(state, (-1, 0)) == [180, 270]
    # D: turned so that a corridor meets empty space, it is refused; another turn makes it legal.
    wrong = refused(state, 0, f"place 1 {letter(state, (0, 2))} 0")
    assert wrong.rule == "CAV-073"
    assert "It fits turned by 90 or 180." in wrong.words
    # B: where one corridor alone is met, every turn that meets it will do.
    state = cavern([player(0, [bend]), player(1)])
    assert ways(state, (0, 1)) == [0, 270]


@pytest.mark.rule("CAV-074", "CAV-095", "CAV-G09", "CAV-G10", "CAV-G13")
def test_a_corridor_may_end_at_the_board_also_beyond_it(bench: Bench) -> None:
    corridor = bench.tile("corridor N doors=1")
    state = cavern([player(0, [corridor]), player(1)], {(1, 0): bench.tile(), (2, 0): bench.tile()})
    assert ways(state, (3, 0)) == [0, 90, 180], "north into the board, east and south into the open, west never"


@pytest.mark.rule("CAV-068", "CAV-069", "CAV-070", "CAV-077", "CAV-078", "CAV-188", "CAV-G08", "CAV-G09", "CAV-G11")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("M1", "CAV-G08"),
        ("N0", "CAV-077"),
        ("Z0", "CAV-077"),
        ("N2", "CAV-069"),
        ("L2", "CAV-069"),
        ("P1", "CAV-069"),
        ("Q", "CAV-068"),
        ("C.5", "CAV-068"),
    ],
)
def test_a_tile_touches_another_with_a_whole_side_below_the_line(bench: Bench, place: str, rule: str) -> None:
    state = cavern([player(0, [bench.tile("tan N")]), player(1)])
    assert list(board(state.tiles).letters) == ["A", "B", "C"], "west, east and south of the entrance"
    assert refused(state, 0, f"place 1 {place} 0").rule == rule


@pytest.mark.rule("CAV-067", "CAV-066")
def test_one_of_three_tiles_is_laid_and_the_others_keep_their_numbers(bench: Bench) -> None:
    hand = [bench.tile("tan N"), bench.tile("blue N"), bench.tile("tan S")]
    fresh = bench.tile("blue S")
    state = cavern([player(0, hand), player(1)], stack=(fresh, "x"))
    after, events = act(state, 0, "place 2 B 90")
    assert after.tiles[-1] == Laid((1, 0), hand[1], 90)
    assert after.players[0].hand == (hand[0], fresh, hand[2])
    assert after.stack == ("x",)
    assert told(events, "placed") == [{"who": "Alan", "tile": hand[1], "at": "N1", "turn": 90, "paid": ""}]
    assert [event.seats for event in events if event.kind == "drew"] == [(0,)]
    assert refused(state, 0, "place 4 B 0").rule == "CAV-067"
    assert refused(state, 0, "place 0 B 0").rule == "CAV-067"


@pytest.mark.rule("CAV-065", "CAV-083", "CAV-190", "CAV-G24")
def test_the_tile_is_drawn_before_the_delver_is_sent(bench: Bench) -> None:
    state = cavern([player(0, [bench.tile("tan N")] * 3), player(1)], stack=(FRESH,))
    after, _ = act(state, 0, "place 1 B 0")
    assert (after.step, after.acting) == ("send", 0)
    assert FRESH in after.players[0].hand
    assert len(after.players[0].hand) == 3
    assert refused(after, 0, "place 1 A 0").rule == "CAV-065"


@pytest.mark.rule("CAV-G06")
def test_a_symmetric_tile_is_offered_once_and_other_turns_mean_the_same(bench: Bench) -> None:
    state = cavern([player(0, [bench.tile("corridor NS")]), player(1)], stack=(FRESH,))
    assert ways(state, (0, 1)) == [0]
    assert ways(state, (1, 0)) == [0], "not across, where it would run into the entrance's empty side"
    assert act(state, 0, "place 1 C 180")[0].tiles[-1] == Laid((0, 1), state.players[0].hand[0], 0)
    assert refused(state, 0, "place 1 C 45").rule == "CAV-G06"


def test_a_place_goes_by_its_coordinate_and_a_turn_by_words(bench: Bench) -> None:
    tile = bench.tile("tan N", "blue E")
    state = cavern([player(0, [tile]), player(1)], stack=(FRESH,))
    for text in ("place 1 b 90", "place 1 N1 90", "PLACE 1 n1 right", "place 1  B  quarter", "place 1 B 90°"):
        assert act(state, 0, text)[0].tiles[-1] == Laid((1, 0), tile, 90), text
    assert act(state, 0, "place 1 B left")[0].tiles[-1].turn == 270
    assert act(state, 0, "place 1 B half")[0].tiles[-1].turn == 180
    assert act(state, 0, "place 1 B upright")[0].tiles[-1].turn == 0


# Breaking through.


@pytest.mark.rule("CAV-096", "CAV-170", "CAV-G14", "CAV-G17", "CAV-G19")
def test_for_one_xp_a_tile_ignores_corridors_and_ends_one(bench: Bench) -> None:
    hall, wall = bench.tile("corridor NS", "tan E", "blue W"), bench.tile("tan NE", "blue SW")
    state = cavern([player(0, [wall]), player(1)], {(0, 1): hall}, stack=(FRESH,))
    assert ways(state, (0, 2)) == []
    assert ways(state, (0, 2), "breach") == [0, 90, 180, 270]
    after, events = act(state, 0, f"breach 1 {letter(state, (0, 2))} 0")
    assert after.players[0].xp == 2
    assert told(events, "placed")[0]["paid"] == "xp"
    assert board(after.tiles).room((0, 0, 0)).complete, "both ends: the board, and the wall"


@pytest.mark.rule("CAV-170", "CAV-G14")
def test_a_breach_is_only_for_what_is_illegal_without_and_spares_contact_and_the_line(bench: Bench) -> None:
    tile = bench.tile("tan N")
    state = cavern([player(0, [tile]), player(1)])
    placed, breached = set(legal(state, 0, "place")), set(legal(state, 0, "breach"))
    assert {text.removeprefix("place") for text in placed}.isdisjoint(text.removeprefix("breach") for text in breached)
    assert len(placed) + len(breached) == 3 * 4, "every place in every turn, one way or the other"
    assert refused(state, 0, "breach 1 B 0").rule == "CAV-G14"
    assert refused(state, 0, "breach 1 N0 0").rule == "CAV-077"
    assert refused(state, 0, "breach 1 N2 0").rule == "CAV-069"


@pytest.mark.rule("CAV-170")
def test_without_xp_nothing_breaks_through(bench: Bench) -> None:
    state = cavern([player(0, [bench.tile("tan N")], xp=0), player(1)])
    assert legal(state, 0, "breach") == []
    assert refused(state, 0, "breach 1 C 0").rule == "CAV-170"


@pytest.mark.rule("CAV-142", "CAV-G14", "CAV-G55")
def test_a_treasure_pays_for_one_breach_and_scores_on(bench: Bench) -> None:
    tile = bench.tile("tan N")
    holder = player(0, [tile, tile], xp=0, treasure=treasure("masons_pardon"))
    state = cavern([holder, player(1)], stack=(FRESH,))
    revealed, _ = act(state, 0, "reveal masons_pardon")
    assert (revealed.free_breach, revealed.step, revealed.acting) == (True, "place", 0)
    after, events = act(revealed, 0, "breach 1 C 0")
    assert told(events, "placed")[0]["paid"] == "treasure"
    assert (after.free_breach, after.players[0].xp) == (False, 0)
    assert after.players[0].treasure[0].used


@pytest.mark.rule("CAV-142", "CAV-G14", "CAV-G32")
def test_a_treasure_pays_for_a_breach_before_xp_does(bench: Bench) -> None:
    tile = bench.tile("tan N")
    holder = player(0, [tile, tile], xp=2, treasure=treasure("masons_pardon"))
    state, _ = act(cavern([holder, player(1)], stack=(FRESH,)), 0, "reveal masons_pardon")
    after, events = act(state, 0, "breach 1 C 0")
    assert told(events, "placed")[0]["paid"] == "treasure"
    assert (after.players[0].xp, after.free_breach) == (2, False)


@pytest.mark.rule("CAV-106", "CAV-114", "CAV-G19", "CAV-G21")
def test_rooms_that_a_tile_walls_off_are_completed_though_it_is_no_part_of_them(bench: Bench) -> None:
    wall, hall = bench.tile(), bench.tile("tan S bags=2")
    # The place at (2, 1) is the last opening of a tan room to its north and of a blue one to its west.
    lying = {(1, 0): bench.tile("blue -"), (2, 0): hall, (1, 1): bench.tile("blue E bags=1")}
    state = cavern([player(0, [wall]), player(1)], lying, delvers=(sent(1, "brute", (2, 0)),), stack=(FRESH,))
    state, _ = act(state, 0, f"place 1 {letter(state, (2, 1))} 0")
    after, events = act(state, 0, "pass")
    assert told(events, "deserted") == [{"at": "N2", "floor": "blue", "loot": (1, 0)}]
    assert told(events, "completed") == [
        {"at": "O1", "floor": "tan", "tiles": 1, "loot": (2, 0), "delvers": ("Betty's brute",)}
    ]
    assert told(events, "encounter")[0]["who"] == "Betty"
    assert after.agenda


# Sun, Fast Movement, Torch.


@pytest.mark.rule("CAV-040", "CAV-079", "CAV-175", "CAV-G36")
def test_each_sun_moves_the_marker_one_space_and_the_last_one_triggers_the_end(bench: Bench) -> None:
    sun = bench.tile("tan N", sun=True)
    state = cavern([player(0, [sun]), player(1)], sun=2, stack=(FRESH,))
    after, events = act(state, 0, "place 1 A 0")
    assert (after.sun, after.ending) == (1, "")
    assert told(events, "sun") == [{"left": 1}]
    after, events = act(cavern([player(0, [sun]), player(1)], sun=1, stack=(FRESH,)), 0, "place 1 A 0")
    assert (after.sun, after.ending, after.phase) == (0, "sun", "play")
    assert told(events, "ending") == [{"why": "sun"}]
    late = cavern([player(0, [sun]), player(1)], sun=0, ending="sun", stack=(FRESH,))
    after, events = act(late, 0, "place 1 A 0")
    assert after.sun == 0
    assert told(events, "sun") == told(events, "ending") == [], "further Suns do nothing"


@pytest.mark.rule("CAV-042", "CAV-044", "CAV-G53")
def test_a_torch_lights_every_delver_of_its_room_also_when_rooms_are_joined(bench: Bench) -> None:
    tan, torch, joint = bench.tile("tan ES"), bench.tile("tan WS torch", "blue E"), bench.tile("tan EW")
    state = cavern(
        [player(0, [torch]), player(1)],
        {(1, 0): tan, (2, 0): joint},
        delvers=(sent(1, "mage", (1, 0)), sent(0, "thief", (2, 0))),
        stack=(FRESH,),
    )
    after, events = act(state, 0, f"place 1 {letter(state, (3, 0))} 0")
    assert [delver.up for delver in after.delvers] == [True, True]
    assert told(events, "torchlit") == [{"at": "N1", "delvers": ("Betty's mage", "Alan's thief")}]
    # A torch that lies already, a dark room, and a tile that joins them.
    apart = cavern(
        [player(0, [joint]), player(1)],
        {(1, 0): tan, (2, 1): bench.tile("blue N"), (3, 1): bench.tile("blue NW"), (3, 0): torch},
        delvers=(sent(1, "mage", (1, 0)), sent(1, "thief", (3, 0), 1)),
        stack=(FRESH,),
    )
    after, events = act(apart, 0, f"place 1 {letter(apart, (2, 0))} 0")
    assert [delver.up for delver in after.delvers] == [True, False], "the blue room beside it stays dark"


@pytest.mark.rule("CAV-066")
def test_placing_cannot_be_passed_over(bench: Bench) -> None:
    state = cavern([player(0, [bench.tile("tan N")]), player(1)])
    assert refused(state, 0, "pass").rule == "CAV-066"
    assert legal(state, 0, "pass") == []


@pytest.mark.rule("CAV-092", "CAV-104", "CAV-106", "CAV-115")
def test_scenario_4_the_tan_room_is_resolved_only_after_the_third_tile(bench: Bench) -> None:
    tttt, teee, beee = bench.tile("tan NESW bags=2"), bench.tile("tan N"), bench.tile("blue N")
    state = cavern(
        [player(0, [teee], xp=0), player(1)], {(1, 0): tttt}, delvers=(sent(0, "brute", (1, 0)),), stack=(FRESH,) * 9
    )
    second, events = act(state, 0, f"place 1 {letter(state, (2, 0))} 270")
    second, events = act(second, 0, "pass")
    assert (told(events, "completed"), second.acting) == ([], 1), "the room is open to the south"
    state = replace(state, tiles=second.tiles, players=(player(0, [beee], xp=0), player(1)))
    third, _ = act(state, 0, f"place 1 {letter(state, (1, 1))} 0")
    third, events = act(third, 0, "pass")
    assert told(events, "completed") == [
        {"at": "N1", "floor": "tan", "tiles": 2, "loot": (2, 0), "delvers": ("Alan's brute",)}
    ]
    assert (told(events, "encounter")[0]["who"], told(events, "encounter")[0]["reader"]) == ("Alan", "Betty")


@pytest.mark.rule("CAV-096", "CAV-115", "CAV-170", "CAV-G49")
@pytest.mark.parametrize(("players", "reader"), [(2, "Alan"), (3, "Cedric")])
def test_scenario_5_a_breach_closes_bettys_corridor_on_alans_turn(bench: Bench, players: int, reader: str) -> None:
    ctcb, ttbb = bench.tile("corridor NS", "tan E", "blue W"), bench.tile("tan NE", "blue SW")
    others = [player(seat) for seat in range(1, players)]
    state = cavern([player(0, [ttbb]), *others], {(0, 1): ctcb}, delvers=(sent(1, "brute", (0, 1)),), stack=(FRESH,))
    at = letter(state, (0, 2))
    assert refused(state, 0, f"place 1 {at} 0").rule == "CAV-072"
    after, _ = act(state, 0, f"breach 1 {at} 0")
    assert after.players[0].xp == 2
    after, events = act(after, 0, "pass")
    assert told(events, "completed")[0]["floor"] == "corridor"
    assert told(events, "encounter") == [{"who": "Betty", "reader": reader, "card": state.encounters[0], "again": False}]
