"""One SQLite file: how it is opened, how its schema grows, and how a piece of work is done on it as a whole."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite
import msgspec

from engine.core.errors import GameError, HouseError, Stale, TableBroken, TableTaken

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 2.0
"""Seconds to wait for another process that writes; players wait for an answer for 3."""

log = logging.getLogger(__name__)


class Database(aiosqlite.Connection):
    """A connection on a thread of its own. A piece of work runs there undisturbed, so a transaction is one of them.

    The journal is a write-ahead log, and every commit waits until the disk has it (synchronous FULL): the house shows
    dice as soon as a move is committed, so a move that players saw must outlive not only the process but a power cut.
    That costs one flush for each command, which a table played by chat never notices.
    """

    @classmethod
    async def open(cls, path: str | Path) -> Database:
        """Open or make the file and bring its schema up to date; `HouseError` in words when that cannot be."""
        connector = partial(sqlite3.connect, str(path), timeout=PATIENCE, isolation_level=None, cached_statements=256)
        database = cls(connector, iter_chunk_size=64)
        # A process may end with its database open (a crash, a failed test); the file is whole at any moment.
        database._thread.daemon = True
        try:
            await database
            await database._execute(_prepare, database._conn, str(path))  # type: ignore[no-untyped-call]
        except sqlite3.Error as error:
            await database.close()
            raise HouseError(f"{path} cannot be opened as a database of delves: {error}") from error
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which changes nothing, on one state of the file; `TableBroken` when a row is not as it should be."""
        try:
            return await self._execute(_transact, self._conn, "BEGIN", work)  # type: ignore[no-any-return, no-untyped-call]
        except (sqlite3.Error, msgspec.ValidationError) as error:
            raise _in_words(error) from error

    async def write(self, work: Work[T]) -> T:
        """Do ``work`` as one transaction, all or nothing; `TableBroken` when the disk is full or the file is locked."""
        try:
            return await self._execute(_transact, self._conn, "BEGIN IMMEDIATE", work)  # type: ignore[no-any-return, no-untyped-call]
        except (sqlite3.Error, msgspec.ValidationError) as error:
            raise _in_words(error) from error


def migrations() -> tuple[str, ...]:
    """Return the numbered steps of the schema as SQL, first to last."""
    return tuple(path.read_text() for path in sorted(MIGRATIONS.glob("*.sql")))


def _prepare(connection: sqlite3.Connection, path: str) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    steps = migrations()
    (known,) = connection.execute("PRAGMA user_version").fetchone()
    if known > len(steps):
        raise HouseError(
            f"{path} was written by a newer Delvekeeper (schema {known}; this one knows {len(steps)}). "
            "Update the bot, or give it another database."
        )
    for number, step in enumerate(steps[known:], start=known + 1):
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{step}\nPRAGMA user_version = {number};\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise


def _transact(connection: sqlite3.Connection, begin: str, work: Work[T]) -> T:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have rolled back by itself already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _in_words(error: Exception) -> GameError:
    text = str(error)
    if isinstance(error, sqlite3.IntegrityError):
        if "tables.channel" in text:
            return TableTaken("Something is being played here already.")
        if "calls.id" in text:
            return Stale("That was done already. Here is how things stand now.")
    log.error("the store: %s", error)
    if "is full" in text:
        return TableBroken("My disk is full, so that was not done. Nothing was lost; whoever runs me has to make room.")
    if "I/O" in text:
        return TableBroken("My disk failed, so that was not done. Nothing was lost; whoever runs me has to look at it.")
    if "locked" in text or "busy" in text:
        return TableBroken("My store is busy with something else, so that was not done. Try again in a moment.")
    return TableBroken(
        "My notes of this table cannot be read, so it has to stop here; other tables go on. "
        "The host can put it away with /delve end."
    )
