"""What is kept beside a cavern follows from no more of it than is said: it outlasts whatever else changes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.memo import SOURCES
from engine.games.cavern.state.board import board, board_of
from engine.games.cavern.state.state import State
from tests.laws.playouts import playout, telling

BOARD = f"{board_of.__module__}.{board_of.__qualname__}"


def test_the_board_is_all_that_is_kept_and_follows_from_the_tiles_alone() -> None:
    assert [name for name in SOURCES if name.startswith("engine.games.cavern.")] == [BOARD]
    for table in telling(playout("cavern", 0), 6):
        if table.state.tiles:
            part = replace(table.state, **dict.fromkeys(set(State.__struct_fields__) - SOURCES[BOARD]))
            assert board_of(part) is board(table.state.tiles)
