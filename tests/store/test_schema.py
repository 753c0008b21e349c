"""The file: made, migrated, refused."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engine.core.errors import HouseError
from engine.store import Store, database


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
    assert {"tables", "seats", "journal", "snapshots", "updates", "calls"} <= tables_of(path)
    await (await Store.open(path)).close()
    assert version_of(path) == len(database.migrations())


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
    with pytest.raises(HouseError, match="nothing"):
        await Store.open(path)
    assert version_of(path) == len(steps) and "lanterns" not in tables_of(path)


async def test_a_newer_schema_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(HouseError, match=r"newer Delvekeeper \(schema 99; this one knows \d+\)"):
        await Store.open(path)
    assert version_of(path) == 99


async def test_a_file_that_is_no_database_is_refused_with_words(tmp_path: Path) -> None:
    path = tmp_path / "delves.db"
    path.write_bytes(b"a letter to Ada\n" * 100)
    with pytest.raises(HouseError, match="cannot be opened"):
        await Store.open(path)


async def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "delves.db")
    modes = await store._database.read(
        lambda connection: [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    )
    assert modes == ["wal", 2]
    await store.close()
