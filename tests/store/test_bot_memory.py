"""What is kept of what bot players have in mind: by position of the journal, so that an undo finds what was then."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import pytest

from engine.store import BotMemoryRow, Connection, database
from engine.store.bot_memory import REMEMBERED, memories_at, write_memories
from engine.store.sqlite import SQLiteStatements


@pytest.fixture
def connection() -> Connection:
    made = sqlite3.connect(":memory:")
    for step in database.migrations():
        made.executescript(step)
    return SQLiteStatements(made)


def rows(position: int, *bodies: bytes) -> Sequence[BotMemoryRow]:
    return tuple(BotMemoryRow(position, seat, body) for seat, body in enumerate(bodies, 1))


async def test_the_newest_up_to_a_position_are_found_and_none_before_the_first(connection: Connection) -> None:
    await write_memories(connection, 1, rows(3, b"a", b"b"), 3)
    await write_memories(connection, 1, rows(7, b"c", b"d"), 7)
    await write_memories(connection, 2, rows(5, b"e"), 5)
    assert await memories_at(connection, 1, 2) == ()
    assert await memories_at(connection, 1, 6) == rows(3, b"a", b"b")
    assert await memories_at(connection, 1, 99) == rows(7, b"c", b"d")


async def test_what_is_struck_is_forgotten_and_what_is_current_stays_however_old(connection: Connection) -> None:
    await write_memories(connection, 1, rows(3, b"a"), 3)
    await write_memories(connection, 1, rows(200, b"b"), 200)
    assert await memories_at(connection, 1, 199) == (), "no one goes back so far"
    await write_memories(connection, 1, rows(210, b"c"), 210)
    await write_memories(connection, 1, (), 205)
    assert await memories_at(connection, 1, 210) == rows(200, b"b")
    await write_memories(connection, 1, (), 200 + REMEMBERED)
    assert await memories_at(connection, 1, 200 + REMEMBERED) == rows(200, b"b")


async def test_what_is_had_in_mind_at_a_position_takes_the_place_of_what_was_there(connection: Connection) -> None:
    await write_memories(connection, 1, rows(3, b"a", b"b"), 3)
    await write_memories(connection, 1, rows(3, b"c"), 3)
    assert await memories_at(connection, 1, 3) == rows(3, b"c")


async def test_what_cannot_be_read_is_left_out(connection: Connection) -> None:
    await write_memories(connection, 1, rows(3, b"a", b"b"), 3)
    await connection.execute("UPDATE minds SET body = 7 WHERE seat = 1")
    assert [mind.seat for mind in await memories_at(connection, 1, 3)] == [2]
