"""Which part of a large map a picture shows."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.skyshard.picture.framing import FRONT, front
from engine.games.skyshard.state.state import Laid
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, foe, hero, lies


def test_a_picture_shows_the_nearest_door_and_enemies_before_what_lies_behind(bench: Bench) -> None:
    # The entrance's far end is (0, 0); a gallery lies at (2, -1) to (5, -1), with a door at (5, -1).
    state = delve(
        hero("bulwark", (2, -1)), hero("mender", (1, 0)), tiles=(Laid(bench.tile("gallery", ROW_DOORS), 0, (2, -1)),)
    )
    assert explorable(state) == ((5, -1),)
    # From Bob at column 1 to the door at column 5 the middle is column 3.
    assert front(state, (2, -1))[0] == 3
    # An enemy at the door moves nothing, one 12 columns away is left out.
    for at, column in (((5, -1), 3), ((14, -7), 3)):
        assert front(replace(state, enemies=(foe(bench.chip(5), at),)), (2, -1))[0] == column
    assert FRONT == (9, 5)


def test_a_picture_shows_a_shard_rather_than_an_enemy_farther_away(bench: Bench) -> None:
    # Two galleries in a row, at columns 2 to 5 and 6 to 9; the far door is at column 9, Ada at column 5.
    first, second = (Laid(bench.tile("gallery", ROW_DOORS), 0, at) for at in ((2, -1), (6, -1)))
    state = delve(hero("bulwark", (5, -1)), hero("mender", (6, -1), 1), tiles=(first, second))
    beset = replace(state, enemies=(foe(bench.chip(5), (13, -5)),))
    assert front(beset, (5, -1))[0] == 9, "columns 5 to 13"
    # The shard's mark is at column 3, the first hex of its tile without a door: with it the enemy finds no room.
    shard = replace(beset, beside=(lies(first.tile, bench.card("gallery", shards=1)),))
    assert front(shard, (5, -1))[0] == 6, "columns 3 to 9"
