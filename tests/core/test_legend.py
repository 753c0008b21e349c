"""A legend has room for so many lines: those that are needed least are left out."""

from __future__ import annotations

from engine.core.scene import Legend, most_needed

CACHE, TRAP, SHARD, DOOR = (Legend(mark, mark.title()) for mark in ("cache", "trap", "shard", "door"))
LINES = ((2, CACHE), (7, TRAP), (2, SHARD), (5, DOOR))


def test_lines_that_have_room_all_stand_in_their_order() -> None:
    assert most_needed(LINES, 4) == (CACHE, TRAP, SHARD, DOOR)


def test_what_is_needed_least_is_left_out_and_of_equals_the_last() -> None:
    assert most_needed(LINES, 3) == (CACHE, TRAP, DOOR)
    assert most_needed(LINES, 2) == (TRAP, DOOR)
    assert most_needed(LINES, 1) == (TRAP,)
