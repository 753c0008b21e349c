"""Files that go both ways over the wire: a server's backup as it is handed out, sent back, fetched and restored."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Started
from .crowd import command, press
from .load import laid
from .standin import GUILD, Standin, buttons_of, words_in

pytestmark = pytest.mark.whole
OWNER = 1
LOST = ("seats", "journal", "snapshots", "updates", "seen", "named", "tables")


async def until(found: Callable[[], Any]) -> Any:
    """Return what is found, as soon as it is."""
    async with asyncio.timeout(180):
        while not (value := found()):
            await asyncio.sleep(0.05)
    return value


async def test_a_backup_that_is_sent_back_is_fetched_and_restored(
    standin: Standin, started: Started, database: Path
) -> None:
    def told() -> dict[str, Any]:
        return standin.private.get((GUILD, OWNER), {})

    standin.serve(GUILD)
    await laid(database, [GUILD], "toy")
    await started()
    await until(lambda: standin.channels.get(str(GUILD + 1)))
    await standin.asks(OWNER, command("keeper backup"))
    (file,) = await until(lambda: told().get("attachments"))
    assert file["filename"].startswith("backup-") and "0 ended, 1 in use" in words_in(told())
    # The operator may have put an older database in its place.
    with sqlite3.connect(database) as kept:
        for name in LOST:
            kept.execute(f"DELETE FROM {name}")
    back = command("keeper restore")
    back["options"][0]["options"] = [{"type": 11, "name": "file", "value": file["id"]}]
    await standin.asks(OWNER, back | {"resolved": {"attachments": {file["id"]: file}}})
    await until(lambda: "It would bring back:" in words_in(told()))
    assert f"- Toy, asleep, to <#{GUILD + 1}>" in words_in(told())
    yes, no = buttons_of(told())
    assert ":yes:" in yes and ":no:" in no
    await standin.asks(OWNER, press(yes), told()["id"])
    await until(lambda: "It is done. 1 table in use is back." in words_in(told()))
    assert any("M1 brings the table back from a backup." in words_in(post) for post in standin.channels[str(GUILD + 1)])
    assert standin.complaints == []
