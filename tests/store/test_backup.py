"""A backup is taken beside the running bot, looked into, put back, and played on with."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from engine import __main__ as command
from engine.core.errors import NotNow, OperatorError
from engine.store import backup, database, look_into
from engine.tables.history.export import verify
from tests.tables.house import ADA, BOB, GAMES, HOME, House

FIRST_HALF = ((ADA, "listen"), (ADA, "roll"), (BOB, "step 2"))
SECOND_HALF = ((BOB, "roll"), (ADA, "pass"), (BOB, "roll"))
NOON = datetime(2026, 1, 2, 12, 30, 5)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "delves.db"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "delves.backup"


@pytest.fixture(autouse=True)
def folder(copy: Path) -> None:
    copy.parent.mkdir()


async def test_a_restored_bot_plays_on(
    house: House, tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.begin(ADA, BOB)
    for who, text in FIRST_HALF:
        await house.act(who, text)

    # Commands run all the while: at other tables of the same file.
    taken, begun = asyncio.Event(), asyncio.Event()

    async def goes_on() -> int:
        for channel in count(100):
            await house.begin(ADA, BOB, channel=channel)
            begun.set()
            await house.act(ADA, "listen", channel)
            if taken.is_set():
                return channel - 98
        return 0

    busy = asyncio.create_task(goes_on())
    await begun.wait()
    assert await asyncio.to_thread(command.main, ["backup", str(house.path), str(copy)]) == 0
    taken.set()
    held = look_into(str(copy))["tables"]
    assert 2 <= held <= await busy
    assert capsys.readouterr().out.startswith(f"{copy} holds tables {held}, ")
    assert os.listdir(copy.parent) == [copy.name] and copy.stat().st_mode & 0o777 == 0o600

    # What comes after the backup is lost with the machine.
    await house.act(BOB, "roll")
    elsewhere = tmp_path / "new" / "delves.db"
    assert command.main(["restore", str(copy), str(elsewhere)]) == 0
    restored = House(elsewhere)
    await restored.open()
    for who, text in SECOND_HALF:
        update = await restored.act(who, text)
    assert update.kind == "end"
    _, written = await restored.tables.exports.export(HOME)
    await restored.tables.close()
    assert verify(written, GAMES) == "7 entries, 4 rolls, all as the dice key says."


async def test_a_backup_is_one_moment_though_the_log_was_not_written_back(house: House, copy: Path) -> None:
    await house.begin(ADA, BOB)
    assert Path(f"{house.path}-wal").stat().st_size > 0
    # The lobby, Bob's joining and the start are three updates; the journal begins with the start.
    assert backup.back_up(str(house.path), str(copy)) == {"tables": 1, "journal": 1, "snapshots": 1, "updates": 3}


async def test_what_is_there_is_not_written_over_unless_that_is_said(house: House, copy: Path) -> None:
    copy.write_text("last night's")
    with pytest.raises(OperatorError, match="is there already"):
        backup.back_up(str(house.path), str(copy))
    assert copy.read_text() == "last night's"
    backup.back_up(str(house.path), str(copy), replace=True)
    assert look_into(str(copy))["tables"] == 0


async def test_a_database_in_use_is_not_replaced(house: House, copy: Path) -> None:
    await house.begin(ADA, BOB)
    backup.back_up(str(house.path), str(copy))
    with pytest.raises(NotNow, match="in use by another Delvekeeper"):
        backup.restore(str(copy), str(house.path), NOON, replace=True)
    assert (await house.act(ADA, "roll")).story.startswith("Ada runs.")


async def test_a_database_that_is_there_is_put_aside_whole(house: House, copy: Path) -> None:
    backup.back_up(str(house.path), str(copy))
    await house.begin(ADA, BOB)
    await house.tables.close()
    with pytest.raises(OperatorError, match="is there already"):
        backup.restore(str(copy), str(house.path), NOON)
    counts, before = backup.restore(str(copy), str(house.path), NOON, replace=True)
    assert counts["tables"] == 0 and look_into(str(house.path))["tables"] == 0
    assert before == house.path.with_name("delves.db.before-20260102-123005") and look_into(str(before))["tables"] == 1
    await house.open()


def damaged(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"\xff" * 4096)


def of_another(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE tables (id INTEGER)")


def no_database(path: Path) -> None:
    path.write_text("a shopping list, long enough to be looked at " * 100)


def of_tomorrow(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as newer:
        newer.execute(f"PRAGMA user_version = {len(database.migrations()) + 1}")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (damaged, "damaged|cannot be read"),
        (of_another, "is no database of delves"),
        (no_database, "is no database of delves"),
        (of_tomorrow, "was written by a newer Delvekeeper"),
        (Path.unlink, "There is no file"),
    ],
    ids=["damaged", "of another program", "no database", "newer", "gone"],
)
async def test_what_cannot_be_restored_leaves_what_is_there(
    house: House, copy: Path, tmp_path: Path, spoil, words: str
) -> None:
    await house.begin(ADA, BOB)
    backup.back_up(str(house.path), str(copy))
    await house.tables.close()
    spoil(copy)
    with pytest.raises(OperatorError, match=words):
        backup.restore(str(copy), str(house.path), NOON, replace=True)
    assert look_into(str(house.path))["tables"] == 1
    assert not [name for name in os.listdir(tmp_path) if "before" in name or "unfinished" in name]
    await house.open()


def test_the_commands_say_in_words_what_cannot_be_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["backup", str(tmp_path / "none.db"), str(tmp_path / "copy")]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert os.listdir(tmp_path) == ["kept"]


async def test_a_full_disk_leaves_no_half_a_backup(house: House, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup.os, "fsync", full)
    with pytest.raises(OperatorError, match="cannot be written: No space left"):
        backup.back_up(str(house.path), str(copy))
    assert os.listdir(copy.parent) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
async def test_what_root_restores_belongs_to_whom_the_folder_belongs(house: House, copy: Path, tmp_path: Path) -> None:
    backup.back_up(str(house.path), str(copy))
    home = tmp_path / "state"
    home.mkdir()
    os.chown(home, 10001, 10001)
    backup.restore(str(copy), str(home / "delves.db"), NOON)
    assert {(each.name, each.stat().st_uid) for each in home.iterdir()} == {("delves.db", 10001), ("delves.db.lock", 10001)}
