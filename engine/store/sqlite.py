"""One SQLite file: how it is opened, how its schema grows, and how a piece of work is done on it as a whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar, cast

import aiosqlite
import msgspec

from engine.core.errors import GameError, NotNow, OperatorError, Stale, TableBroken, TableTaken
from engine.core.messages import WORDS

from . import database, upgrade
from .database import IN_MEMORY, PATIENCE, Statement, Work
from .sql import unreadable

T = TypeVar("T")
APPLICATION = 0x44656C76
"""What marks a file as ours (SQLite's application_id): "Delv"."""
WHOLE = "WHOLE"
"""The statement that is no SQL but a piece of work, see `Whole`."""
PIECE = 1 << 20
"""So many bytes of the file are looked through at once."""
PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
)
"""What SQLite fails with for reasons that pass, or that are mended without a word to the bot: its code's low byte."""

log = logging.getLogger(__name__)


class Whole(sqlite3.Connection):
    """A connection that also does a piece of work as a whole: the one parameter of a statement called `WHOLE`.

    aiosqlite hands each statement to its thread and waits for it there. A transaction of many would go to and fro as often,
    and others could come in between; so it is one statement.
    """

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Do a statement, as every connection does; of `WHOLE` the one row that comes back is what the work returns."""
        if sql != WHOLE:
            return super().execute(sql, parameters)
        (work,) = parameters
        done = self.cursor(_Done)
        done.result = work(self)
        return done


class SQLiteStatements:
    """The connection that a piece of work is given here (see `Connection`). None of its calls ever waits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._file = connection

    async def execute(self, sql: str, *values: Any) -> int:
        """Do a statement and return how many rows it wrote or deleted."""
        return self._file.execute(sql, values).rowcount

    async def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do a statement for each row of values."""
        self._file.executemany(sql, rows)

    async def rows(self, sql: str, *values: Any) -> Sequence[tuple[Any, ...]]:
        """Return all that is found or given back."""
        return self._file.execute(sql, values).fetchall()

    async def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        """Return the first row, ``None`` where there is none."""
        found: tuple[Any, ...] | None = self._file.execute(sql, values).fetchone()
        return found

    async def value(self, sql: str, *values: Any) -> Any:
        """Return the first column of the first row, ``None`` where there is none."""
        found = self._file.execute(sql, values).fetchone()
        return None if found is None else found[0]

    async def at_once(self, *statements: Statement) -> Any:
        """Do statements one after another; return the first column of what the last one gives back."""
        found: Any = None
        for sql, *values in statements:
            found = await self.value(sql, *values)
        return found

    async def at_once_if(self, first: Statement, *statements: Statement) -> Any:
        """Do statements one after another where the first one writes a row; ``None`` where it does not."""
        return await self.at_once(*statements) if await self.execute(*first) else None


class _Done(sqlite3.Cursor):
    """What comes of a piece of work."""

    result: Any = None

    def fetchall(self) -> list[Any]:
        """Return it as the only row."""
        return [self.result]


class SQLite(aiosqlite.Connection):
    """A connection on a thread of its own. A piece of work runs there undisturbed, so a transaction is one of them.

    The journal is a write-ahead log, and every commit waits until the disk has it (synchronous FULL). The bot shows dice as
    soon as a move is committed. So a move that players saw must outlive a power cut, and not only the process. That costs
    one flush for each command, which a table played by chat never notices. Only rows that can be worked out again are
    written without a flush. While the database is open it is copied with SQLite's own backup (TAB-076).
    """

    @classmethod
    async def open(cls, path: str | Path) -> SQLite:
        """Open or make the file and bring its schema up to date; `OperatorError` in words when that cannot be, `NotNow`
        when that may pass."""
        _for_its_owner(path)
        connector = partial(
            sqlite3.connect, str(path), timeout=PATIENCE, isolation_level=None, cached_statements=256, factory=Whole
        )
        # A process may end with its database open (a crash, a failed test); the file is whole at any moment. So nothing
        # waits for its thread (a daemon), which is so of a thread that was made on another such.
        opened = _on_a_daemon(lambda: cls(connector, iter_chunk_size=64))
        try:
            await opened
            await opened._do(lambda connection: _prepare(connection, str(path)))
        except sqlite3.Error as error:
            await opened.close()
            raise not_opened(path, error) from error
        except BaseException:
            await opened.close()
            raise
        return opened

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which changes nothing, on one state of the file; `TableBroken` when a row is not as it should be."""
        try:
            return await self._do(lambda connection: _transact(connection, "BEGIN", work))
        except (sqlite3.Error, msgspec.ValidationError) as error:
            raise _in_words(error) from error

    async def write(self, work: Work[T], known: Work[T | None] | None = None, *, alone: bool = False) -> T:
        """Do ``work`` as one transaction, all or nothing; `TableBroken` when the disk is full or the file is locked."""
        try:
            return await self._do(lambda connection: _transact(connection, "BEGIN IMMEDIATE", work))
        except (sqlite3.Error, msgspec.ValidationError) as error:
            raise _in_words(error) from error

    async def jot(self, work: Work[T]) -> T:
        """Do the same without waiting for the disk: it outlives the process, but perhaps not a power cut.

        Nothing that was committed before or after it is any less safe for that.
        """

        def jotted(connection: sqlite3.Connection) -> T:
            connection.execute("PRAGMA synchronous = NORMAL")
            try:
                return _transact(connection, "BEGIN IMMEDIATE", work)
            finally:
                connection.execute("PRAGMA synchronous = FULL")

        try:
            return await self._do(jotted)
        except (sqlite3.Error, msgspec.ValidationError) as error:
            raise _in_words(error) from error

    async def note(self, *statements: Statement) -> None:
        """Do statements as one transaction, without waiting for the disk either."""
        await self.jot(lambda connection: connection.at_once(*statements))

    async def wipe(self, words: Sequence[str], number: int) -> None:
        """Leave nothing of deleted words and a deleted number, neither in the file nor in the log beside it (TAB-122).

        What is deleted is written over at once. But where SQLite moves rows between pages, it may leave a piece of one
        behind; so the file is looked through, and written anew where anything is found: everybody waits for that, some
        seconds for each 100 MB.
        """
        try:
            await self._do(_checkpointed)
            path = await self._do(lambda connection: connection.execute("PRAGMA database_list").fetchone()[2])
            if path and await asyncio.to_thread(_holds, Path(path), words, number):
                await self._do(lambda connection: connection.execute("VACUUM"))
                await self._do(_checkpointed)
        except (sqlite3.Error, OSError) as error:
            log.error("the store: what was deleted is not altogether gone from the file: %s", error)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        (result,) = await self.execute_fetchall(WHOLE, (work,))
        return cast(T, result)


def _for_its_owner(path: str | Path) -> None:
    """Make the file so that its owner alone can read it, also one that an older version made; what SQLite keeps beside it
    follows."""
    if str(path) == IN_MEMORY:
        return
    with contextlib.suppress(OSError):
        # Only where it is new: to close a file lets go of the locks that this process has on it. Else SQLite says why.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    for beside in ("", "-wal", "-shm", ".commands", ".lock"):
        with contextlib.suppress(OSError):
            os.chmod(f"{path}{beside}", 0o600)


def _on_a_daemon(make: Callable[[], T]) -> T:
    made: list[T] = []
    maker = Thread(target=lambda: made.append(make()), daemon=True)
    maker.start()
    maker.join()
    return made[0]


def _prepare(connection: sqlite3.Connection, path: str) -> None:
    steps, known = database.migrations(), _number(connection, "user_version")
    if _number(connection, "application_id") != APPLICATION and (known or _number(connection, "schema_version")):
        raise OperatorError(f"{path} is the database of another program. Give the bot a file of its own.")
    if known > len(steps):
        raise OperatorError(
            f"{path} was written by a newer Delvekeeper (schema {known}; this one knows {len(steps)}). "
            "Update the bot, or give it another database."
        )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is written over at once, so that nothing of it is left in the file (TAB-122): a tenth more is written.
    connection.execute("PRAGMA secure_delete = ON")
    if known < len(steps):
        copy = upgrade.copy_before(connection, path, known, datetime.now()) if known else None
        try:
            _migrate(connection, path, steps[known:], len(steps))
        except (sqlite3.Error, OperatorError):
            if connection.in_transaction:
                connection.rollback()
            if copy:
                copy.unlink(missing_ok=True)
            raise
        if copy:
            upgrade.forget_others(path, copy)
            log.info("%s has schema %d now; as it was before, it is kept as %s", path, len(steps), copy)
    # A file that may only be read would let the bot start, and fail it with the first move.
    connection.execute(f"PRAGMA user_version = {len(steps)}")


def _migrate(connection: sqlite3.Connection, path: str, steps: Sequence[str], newest: int) -> None:
    """Take all steps in one transaction, which counts only if the file is sound after them: a kill undoes all of it."""
    marks = f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {newest};"
    connection.executescript("\n".join(["BEGIN IMMEDIATE;", *steps, marks]))
    upgrade.check(connection, path)
    connection.execute("COMMIT")


def _checkpointed(connection: sqlite3.Connection) -> None:
    (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        log.warning("the store: what was deleted stands in the log beside the file until whoever reads it is done")


def _holds(path: Path, words: Sequence[str], number: int) -> bool:
    """Return whether a file holds any of these words, whole, or the number, written out or as SQLite writes it."""
    whole = [rb"(?<![\w])" + re.escape(word.encode()) + rb"(?![\w])" for word in words if word]
    found = re.compile(
        b"|".join([*whole, str(number).encode(), re.escape(number.to_bytes(8, "big"))]), re.DOTALL | re.IGNORECASE
    )
    with path.open("rb") as file:
        before = b""
        while piece := file.read(PIECE):
            if found.search(before + piece):
                return True
            before = piece[-128:]
    return False


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def not_opened(path: str | Path, error: sqlite3.Error) -> OperatorError:
    """Return in words why a file cannot be opened."""
    if _read_only(error):
        return OperatorError(f"{path} may only be read: let the bot write to it and to the folder that it is in.")
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return NotNow(f"The disk that {path} is on is full.")
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return NotNow(f"{path} is held by another program just now.")
    if code in PASSING:
        return NotNow(f"{path} cannot be opened just now: {error}")
    return OperatorError(f"{path} cannot be opened as a database of delves: {error}")


def _read_only(error: Exception) -> bool:
    return "readonly" in str(error)


def _transact(connection: sqlite3.Connection, begin: str, work: Work[T]) -> T:
    connection.execute(begin)
    try:
        result = _driven(work(SQLiteStatements(connection)))
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have rolled back by itself already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _driven(work: Coroutine[Any, Any, T]) -> T:
    """Do a piece of work from its beginning to its end."""
    try:
        work.send(None)
    except StopIteration as done:
        return cast(T, done.value)
    work.close()
    raise RuntimeError("a piece of work waits for something besides its connection, which it must not")


def _in_words(error: Exception) -> GameError:
    text = str(error)
    if isinstance(error, sqlite3.IntegrityError):
        if "tables.channel" in text:
            return TableTaken(WORDS.message("store-taken"))
        if "updates.call" in text:
            return Stale(WORDS.message("store-done"))
    log.error("the store: %s", error)
    if "is full" in text:
        return TableBroken(WORDS.message("store-full"))
    if _read_only(error):
        return TableBroken(WORDS.message("store-read-only"))
    if "I/O" in text:
        return TableBroken(WORDS.message("store-failed"))
    if "locked" in text or "busy" in text:
        return TableBroken(WORDS.message("store-busy"))
    return unreadable()
