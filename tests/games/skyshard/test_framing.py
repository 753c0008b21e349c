"""Which part of a large map a picture shows."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.skyshard.picture.framing import FRONT, front
from engine.games.skyshard.state.state import Laid
from engine.games.skyshard.state.terrain import explorable
from tests.games.skyshard.build import ROW_DOORS, Bench, delve, foe, hero


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
