"""An upgrade: a file is copied before its schema grows, checked after it, and brought back; whenever it is killed."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.core.errors import NotNow, OperatorError
from engine.store import Lock, Store, database, downgrade, upgrade
from tests.tables.house import ADA, BOB, House

ROOT = Path(__file__).parents[2]
KILLED = """
import asyncio, os, sys
from engine.store import Store, upgrade
real, calls = upgrade.check, []
def check(*given):
    calls.append(given)
    if len(calls) == int(sys.argv[2]):
        os._exit(9)
    real(*given)
upgrade.check = check
asyncio.run(Store.open(sys.argv[1]))
"""
"""Opens a file, and is killed at the check of that number: the first is of the copy, the second before all is committed."""
TABLE = """
INSERT INTO tables (guild, channel, game, options, key, keyed, wait, status, change, host, created)
    VALUES (1, 7, 'corridor', '{}', 'moth', 0, 0, 'closed', 3, 101, 1700000000);
INSERT INTO seats VALUES (1, 0, 101, 'Ada');
"""


def look(path: Path, sql: str) -> Any:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return file.execute(sql).fetchone()[0]


def schema(path: Path) -> Any:
    return look(path, "PRAGMA user_version")


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of the first schema, with a table in it."""
    path, steps = tmp_path / "delves.db", database.migrations()
    with monkeypatch.context() as patch:
        patch.setattr(database, "migrations", lambda: steps[:1])
        await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as file:
        file.executescript(TABLE)
    assert schema(path) == 1 and upgrade.copies(path) == []
    return path


async def test_a_file_is_copied_and_then_brought_up_to_date(old: Path) -> None:
    house = House(old)
    await house.open()
    await house.begin(ADA, BOB)
    await house.tables.close()
    assert schema(old) == len(database.migrations()) and look(old, "SELECT count(*) FROM tables") == 2
    (copy,) = upgrade.copies(old)
    assert re.fullmatch(r"delves\.db\.schema-1-\d{8}-\d{6}", copy.name) and copy.stat().st_mode & 0o777 == 0o600
    assert schema(copy) == 1 and look(copy, "SELECT key FROM tables") == "moth"
    # Nothing has to be brought up to date any more, so nothing is copied.
    await (await Store.open(old)).close()
    assert upgrade.copies(old) == [copy]


@pytest.mark.parametrize("known", range(1, len(database.migrations())))
async def test_a_file_of_every_earlier_schema_is_upgraded_and_brought_back(
    tmp_path: Path, known: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, steps = tmp_path / "delves.db", database.migrations()
    with monkeypatch.context() as patch:
        patch.setattr(database, "migrations", lambda: steps[:known])
        await (await Store.open(path)).close()
    await (await Store.open(path)).close()
    assert schema(path) == len(steps) and [schema(copy) for copy in upgrade.copies(path)] == [known]
    downgrade(str(path), datetime(2026, 11, 25))
    assert schema(path) == known


async def test_a_new_file_needs_no_copy(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "new.db")).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new.db"]


@pytest.mark.whole
@pytest.mark.parametrize(("check", "whole"), [(1, 0), (2, 1)], ids=["copying", "migrating"])
async def test_a_kill_leaves_the_file_as_it_was_and_the_next_start_goes_on(old: Path, check: int, whole: int) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(old), str(check)], cwd=ROOT, check=False)
    assert done.returncode == 9
    assert len(upgrade.copies(old)) == whole
    assert schema(old) == 1 and look(old, "SELECT name FROM seats") == "Ada"
    house = House(old)
    await house.open()
    await house.begin(ADA, BOB)
    await house.tables.close()
    assert schema(old) == len(database.migrations())
    # One copy is left, of the first schema, and nothing that was not finished.
    (copy,) = upgrade.copies(old)
    assert schema(copy) == 1 and not list(old.parent.glob("*unfinished*"))


async def test_a_step_after_which_the_file_is_not_sound_does_not_count(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = database.migrations()
    lantern = "CREATE TABLE lanterns (seat INTEGER REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);"
    monkeypatch.setattr(database, "migrations", lambda: (*steps, f"{lantern} INSERT INTO lanterns VALUES (99);"))
    with pytest.raises(OperatorError, match="a row of lanterns belongs to nothing"):
        await Store.open(old)
    assert schema(old) == 1 and upgrade.copies(old) == []


async def test_the_copy_is_brought_back_and_nothing_is_thrown_away(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = House(old)
    await house.open()
    await house.begin(ADA, BOB)
    await house.tables.close()
    counts, copy, before = downgrade(str(old), datetime(2026, 11, 25, 6))
    assert counts["tables"] == 1 and schema(copy) == 1
    assert schema(old) == 1 and look(old, "SELECT count(*) FROM tables") == 1
    assert before.name == "delves.db.before-20261125-060000"
    assert schema(before) == len(database.migrations()) and look(before, "SELECT count(*) FROM tables") == 2
    # The newer version upgrades it again.
    await (await Store.open(old)).close()
    assert schema(old) == len(database.migrations())
    assert main(["downgrade", str(old)]) == 0
    assert "is as it was before the upgrade" in capsys.readouterr().out and schema(old) == 1


async def test_where_there_is_no_copy_or_a_bot_is_running_it_says_so(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["downgrade", str(old)]) == 2
    assert "There is no copy of" in capsys.readouterr().err
    await (await Store.open(old)).close()
    with Lock(old):
        assert main(["downgrade", str(old)]) == 2
    assert "in use by another Delvekeeper" in capsys.readouterr().err
    assert main(["downgrade", "postgresql://delver:secret@host/delves"]) == 2
    told = capsys.readouterr().err
    assert "delvekeeper restore FILE postgresql://host/delves --replace" in told and "secret" not in told


async def test_without_room_for_the_copy_nothing_is_changed(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(NotNow, match="cannot be copied before it is brought up to date: No space left"):
            await Store.open(old)
    assert schema(old) == 1 and not list(old.parent.glob("*schema-1*"))
