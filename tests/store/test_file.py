"""What a file does that fails: full, locked; and that a copy of it is a whole delve."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engine.core.errors import TableBroken
from engine.store import Connection
from tests.tables.house import ADA, BOB, HOME, House


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "delves.db"


async def test_a_full_disk_stops_the_move_with_words_and_writes_no_half(house: House) -> None:
    await house.begin(ADA, rounds="100000")
    database = house.tables._context.store._database

    async def fill(connection: Connection) -> None:
        pages = await connection.value("PRAGMA page_count")
        await connection.execute(f"PRAGMA max_page_count = {pages}")

    await database.read(fill)
    done = 1
    with pytest.raises(TableBroken, match="disk is full"):
        while done < 500:
            await house.act(ADA, "roll")
            done += 1
    # What was refused left no trace: as many entries, updates and answers as were acknowledged, each whole.
    assert await house.count("journal") == done and await house.count("updates") == done + 1
    assert await house.count("snapshots") == 1 + (done - 1) // 16 + bool((done - 1) % 16)
    house.tables._context.cache.forget(HOME)
    assert (await house.tables.views.latest(HOME)).version.change == done + 1
    await database.read(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    assert (await house.act(ADA, "roll")).version.change == done + 2


async def test_a_locked_database_answers_in_time_and_changes_nothing(house: House, monkeypatch) -> None:
    await house.begin(ADA, BOB)
    blocker = sqlite3.connect(house.path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    await house.tables._context.store._database.read(lambda connection: connection.execute("PRAGMA busy_timeout = 50"))
    with pytest.raises(TableBroken, match="busy"):
        await house.act(ADA, "roll")
    blocker.execute("ROLLBACK")
    blocker.close()
    assert (await house.act(ADA, "roll")).version.change == 4


async def test_a_backup_of_the_file_is_a_whole_delve(house: House, tmp_path: Path) -> None:
    await house.begin(ADA, BOB)
    await house.act(ADA, "step 2")
    source, copy = sqlite3.connect(house.path), sqlite3.connect(tmp_path / "copy.db")
    source.backup(copy)
    source.close()
    copy.close()
    other = House(tmp_path / "copy.db")
    await other.open()
    assert (await other.act(ADA, "step 1")).story == "Ada goes 1 on."
    await other.tables.close()


async def test_what_is_kept_is_written_with_its_move_or_not_at_all(house: House) -> None:
    await house.begin(ADA, game="outing")
    connection = sqlite3.connect(house.path)
    connection.execute(
        "CREATE TRIGGER full BEFORE INSERT ON kept BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
    )
    connection.commit()
    with pytest.raises(TableBroken, match="My disk is full"):
        await house.act(ADA, "pack rope")
    assert await house.count("journal") == 1 and await house.count("kept") == 0
    connection.execute("DROP TRIGGER full")
    connection.commit()
    connection.close()
    await house.act(ADA, "pack rope")
    assert await house.count("journal") == 2 and await house.count("kept") == 1


async def test_a_piece_of_work_that_waits_for_anything_else_is_refused_and_writes_nothing(house: House) -> None:
    await house.begin(ADA, BOB)

    async def dawdling(connection: Connection) -> None:
        await connection.execute("DELETE FROM seats")
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waits for something besides its connection"):
        await house.tables._context.store._database.write(dawdling)
    assert await house.count("seats") == 2
