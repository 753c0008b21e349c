"""The file: made, migrated, refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.core.errors import OperatorError, TableBroken
from engine.store import Store, database, sqlite
from tests import kept_schema
from tests.tables.house import ADA, BOB, House


def version_of(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return version


def tables_of(path: Path) -> set[str]:
    with sqlite3.connect(path) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    return names


async def test_an_empty_file_gets_the_newest_schema(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    assert version_of(path) == len(database.migrations())
    assert {"tables", "seats", "journal", "snapshots", "updates", "files", "kept"} <= tables_of(path)
    await (await Store.open(path)).close()
    assert version_of(path) == len(database.migrations())


async def test_a_file_filled_from_the_pattern_is_that_made_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = ("user_version", "application_id", "journal_mode", "page_size", "auto_vacuum", "encoding")

    async def made(name: str) -> list[object]:
        await (await Store.open(tmp_path / name)).close()
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            found = [connection.execute(f"PRAGMA {setting}").fetchone() for setting in settings]
            return [*found, *connection.iterdump()]

    assert sqlite._migrate is not kept_schema.STEP_BY_STEP
    filled = [await made("first.db"), await made("second.db")]
    monkeypatch.setattr(sqlite, "_migrate", kept_schema.STEP_BY_STEP)
    assert filled == [await made("third.db")] * 2


@pytest.mark.parametrize(("known", "column"), [(1, "gone"), (2, "master")])
async def test_a_file_of_an_older_schema_is_brought_up_to_date_and_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, known: int, column: str
) -> None:
    house = House(tmp_path / "delves.db")
    steps = database.migrations()
    with monkeypatch.context() as patch:
        patch.setattr(database, "migrations", lambda: steps[:known])
        await (await Store.open(house.path)).close()
    with sqlite3.connect(house.path) as connection:
        assert column not in [row[1] for row in connection.execute("PRAGMA table_info(seats)")]
    connection.close()
    await house.open()
    await house.begin(ADA, BOB)
    assert (await house.act(ADA, "step 1")).kind == "move"
    await house.tables.close()
    assert version_of(house.path) == len(steps)


async def test_each_step_of_the_schema_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    steps = database.migrations()
    monkeypatch.setattr(database, "migrations", lambda: (*steps, "CREATE TABLE lanterns (id INTEGER);"))
    await (await Store.open(path)).close()
    assert version_of(path) == len(steps) + 1 and "lanterns" in tables_of(path)


async def test_a_step_that_fails_halfway_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    steps = database.migrations()
    monkeypatch.setattr(database, "migrations", lambda: (*steps, "CREATE TABLE lanterns (id INTEGER); SELECT nothing;"))
    with pytest.raises(OperatorError, match="nothing"):
        await Store.open(path)
    assert version_of(path) == len(steps) and "lanterns" not in tables_of(path)


async def test_a_newer_schema_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(OperatorError, match=r"newer Delvekeeper \(schema 99; this one knows \d+\)"):
        await Store.open(path)
    assert version_of(path) == 99


@pytest.mark.parametrize("statement", ["CREATE TABLE letters (words TEXT)", "PRAGMA user_version = 1"])
async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path, statement: str) -> None:
    path = tmp_path / "letters.db"
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(OperatorError, match="database of another program"):
        await Store.open(path)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


async def test_a_file_that_may_only_be_read_is_refused_with_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: connect(f"file:{path}?mode=ro", uri=True, **more))
    with pytest.raises(OperatorError, match="may only be read: let the bot write to it"):
        await Store.open(path)


async def test_a_store_that_may_no_longer_be_written_says_so_and_goes_on_reading(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "delves.db")
    await store._database.execute("PRAGMA query_only = ON")
    with pytest.raises(TableBroken, match="I may only read my store"):
        await store.note_nudge(1, 5)
    assert await store.current(7) is None
    await store.close()


async def test_a_file_that_is_no_database_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    path.write_bytes(b"a letter to Ada\n" * 100)
    with pytest.raises(OperatorError, match="cannot be opened"):
        await Store.open(path)


async def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "delves.db")
    modes = await store._database.read(
        lambda connection: connection.row("SELECT journal_mode, synchronous FROM pragma_journal_mode, pragma_synchronous")
    )
    assert modes == ("wal", 2)
    await store.close()
