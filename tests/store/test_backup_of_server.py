"""A backup of a database on a server: taken beside the running bot, looked into, put back, and played on with."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest
import pytest_asyncio

from engine import __main__ as command
from engine.core.errors import NotNow, OperatorError
from engine.store import backup, dump
from engine.tables.history.export import verify
from tests import postgresql
from tests.tables.house import ADA, BOB, GAMES, HOME, House

from .test_backup import FIRST_HALF, SECOND_HALF

NOON = datetime(2026, 1, 2, 12, 30, 5)
pytestmark = pytest.mark.whole


@pytest.fixture
def place(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("postgresql"))


@pytest_asyncio.fixture
async def postgresql_empty() -> AsyncIterator[str]:
    """A database on the same server in which nothing is."""
    async with postgresql.database(postgresql.shared(), "template0") as address:
        yield address


async def done(*arguments: str) -> int:
    return await asyncio.to_thread(command.main, arguments)


async def test_a_restored_bot_plays_on(
    house: House, postgresql_empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "delves.backup"
    await house.begin(ADA, BOB)
    for who, text in FIRST_HALF:
        await house.act(who, text)
    assert await done("backup", str(house.path), str(copy)) == 0
    # The start and three moves stand in the journal; the lobby, Bob, the start and the moves were told. The first snapshot
    # is kept for good, and the newest one.
    assert capsys.readouterr().out.startswith(f"{copy} holds tables 1, journal 4, snapshots 2, updates 6; ")
    assert os.listdir(tmp_path) == [copy.name] and copy.stat().st_mode & 0o777 == 0o600
    await house.act(BOB, "roll")

    assert await done("restore", str(copy), postgresql_empty) == 0
    # Who may enter the database, and with which password, is not printed.
    assert capsys.readouterr().out.startswith("postgresql:///delves_") and "//delver@/" in postgresql_empty
    restored = House(postgresql_empty)
    await restored.open()
    for who, text in SECOND_HALF:
        update = await restored.act(who, text)
    assert update.kind == "end"
    _, written = await restored.tables.exports.export(HOME)
    await restored.tables.close()
    assert verify(written, GAMES) == "7 entries, 4 rolls, all as the dice key says."


async def test_what_is_in_use_or_holds_delves_is_not_written_over_unless_that_is_said(house: House, tmp_path: Path) -> None:
    copy = str(tmp_path / "delves.backup")
    await asyncio.to_thread(backup.back_up, str(house.path), copy)
    await house.begin(ADA, BOB)
    with pytest.raises(NotNow, match="in use by another Delvekeeper"):
        await asyncio.to_thread(backup.restore, copy, str(house.path), NOON, replace=True)
    await house.tables.close()
    with pytest.raises(OperatorError, match="holds delves already"):
        await asyncio.to_thread(backup.restore, copy, str(house.path), NOON)
    await asyncio.to_thread(backup.restore, copy, str(house.path), NOON, replace=True)
    await house.open()
    # As it was before there was a table.
    assert await house.count("tables") == 0


async def test_what_is_no_backup_is_said(house: House, tmp_path: Path) -> None:
    (tmp_path / "list").write_text("eggs")
    with pytest.raises(OperatorError, match="is no backup that can be read"):
        await asyncio.to_thread(backup.restore, str(tmp_path / "list"), str(house.path), NOON, replace=True)


def test_without_the_programs_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dump.shutil, "which", lambda _: None)
    with pytest.raises(OperatorError, match=r"pg_dump is not installed here.*postgresql-client"):
        backup.back_up("postgresql://host/delves", str(tmp_path / "copy"))
    assert os.listdir(tmp_path) == []


def test_a_password_is_not_for_the_others_on_the_machine() -> None:
    bare, secret = dump._entry("postgresql://keeper:lan%20tern@db.example:5433/delves?sslmode=require")
    assert bare == "postgresql://keeper@db.example:5433/delves?sslmode=require" and secret == {"PGPASSWORD": "lan tern"}
    assert dump._entry("postgresql:///delves") == ("postgresql:///delves", {})
