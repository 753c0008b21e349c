"""Checks a database after failures: every journal roll by roll, and no untold changes."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import msgspec

from engine.api.update import Call, Member
from engine.core.game import AnyGame
from engine.store import TableRow
from engine.store.sql import all_of
from engine.tables import Tables
from engine.tables.history.export import file_of, verify
from engine.tables.session.load import live_of

KEEPER = Member(999_999, "Keeper")


class Audit(msgspec.Struct, frozen=True):
    """What the database holds after a run.

    ``untold`` changes are in no post. ``entries`` are those of the journals of ``tables`` games, all checked with their
    dice keys. ``changes`` is the number of changes of each table, by its id.
    """

    tables: int
    entries: int
    untold: int
    changes: dict[int, int]


async def untold(database: Path | str) -> int:
    """Return how many changes are untold so far, while bots work on the database."""
    asked = "SELECT count(*) FROM updates WHERE told = 0"
    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as file:
            return int(file.execute(asked).fetchone()[0])
    session = await asyncpg.connect(database)
    try:
        return int(await session.fetchval(asked))
    finally:
        await session.close()


async def audit(database: Path | str, games: Mapping[str, AnyGame]) -> Audit:
    """End every running game and check all of them; `BrokenJournal` at the first wrong one."""
    tables = await Tables.open(database, now=lambda: datetime.now(UTC), games=games)
    store = tables._context.store
    try:
        untold = len(await store.untold())

        async def rows() -> tuple[TableRow, ...]:
            return await store._database.read(
                lambda connection: all_of(connection, TableRow, "tables", "1 = 1 ORDER BY id")
            )

        kept = await rows()
        for number, row in enumerate(kept, start=1):
            if row.status in ("lobby", "running"):
                await tables.lobby.end(Call(number, row.guild, row.channel, KEEPER, True))
        played, written = 0, 0
        for row in await rows():
            if row.status == "over":
                entries = await store.journal(row.id)
                # No game is played any more, so the keys of private tables are no secret either.
                live, file = live_of(await store.load(row), games), await store.file(row.id)
                verify(file_of(live, entries, file, revealed=True)[1], games)
                played += 1
                written += len(entries)
        return Audit(played, written, untold, {row.id: row.change for row in kept})
    finally:
        await tables.close()
