"""A database of PostgreSQL: a pool of connections, and how a piece of work is done on one of them as a whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping, Sequence
from random import uniform
from types import CodeType
from typing import Any, TypeVar

import asyncpg
import msgspec

from engine.core.errors import GameError, NotAllowed, Stale, TableBroken, TableTaken

from . import words
from .connecting import SESSION, is_lost, not_opened, prepare
from .database import PATIENCE, Statement, Work
from .dialect import numbered

T = TypeVar("T")
POOL, NOTING = 8, 2
"""How many connections there are at the most, beside the one of the lock, and how many of them only to jot things down."""
LONGEST = 10.0
"""Seconds after which a single statement is given up."""
SWEEPING = 600.0
"""Seconds that it may take to clear away what was deleted."""
PAUSE = 0.05, 0.2
"""Seconds between two tries, at the least and at the most."""
PLANS = 256
"""How many statements each connection keeps prepared."""

ALONE = ""
"""How a single statement is begun, which is a transaction by itself."""
READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL REPEATABLE READ"
JOT = "BEGIN; SET LOCAL synchronous_commit TO OFF"

UNSAFE = {"synchronous_commit": "off"}
"""What is set for connections on which something is jotted down."""

BUSY = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""What fails because somebody else was writing the same, and is done again from its beginning."""
BREAKING = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, msgspec.ValidationError)

log = logging.getLogger(__name__)


class More(BaseException):
    """A piece of work that was taken for a single statement asks for another."""


class Statements:
    """What a piece of work speaks to here (see `Connection`): each statement goes to the server and back. ``most``: so many
    of them, 0 for any number."""

    def __init__(self, session: Any, most: int = 0) -> None:
        self._connected = session
        self._left = most or -1

    @property
    def _session(self) -> Any:
        if self._left == 0:
            raise More
        self._left -= 1
        return self._connected

    async def execute(self, sql: str, *values: Any) -> int:
        """Do a statement and return how many rows it wrote or deleted."""
        done = await self._session.execute(numbered(sql), *values)
        count = done.rpartition(" ")[2]
        return int(count) if count.isdigit() else 0

    async def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Do a statement for each row of values."""
        if values := list(rows):
            await self._session.executemany(numbered(sql), values)

    async def rows(self, sql: str, *values: Any) -> Sequence[tuple[Any, ...]]:
        """Return all that is found or given back."""
        return [tuple(row) for row in await self._session.fetch(numbered(sql), *values)]

    async def row(self, sql: str, *values: Any) -> tuple[Any, ...] | None:
        """Return the first row, ``None`` where there is none."""
        found = await self._session.fetchrow(numbered(sql), *values)
        return None if found is None else tuple(found)

    async def value(self, sql: str, *values: Any) -> Any:
        """Return the first column of the first row, ``None`` where there is none."""
        return await self._session.fetchval(numbered(sql), *values)

    async def at_once(self, *statements: Statement) -> Any:
        """Do statements that write different rows as one, and return the first column of what the last one gives back."""
        *first, (last, *_) = statements
        beside = ", ".join(f"step{number} AS ({sql})" for number, (sql, *_) in enumerate(first))
        return await self.value(
            f"WITH {beside} {last}" if beside else last, *(v for _, *values in statements for v in values)
        )


class PostgreSQL:
    """A database on a server. A piece of work is one transaction on one connection of a pool.

    What is read and what is written with care sees one state of everything (REPEATABLE READ). Of two that write the same
    row the second is begun anew by us once the first is done, so it sees what that did, and the version check of the store
    refuses it. The check alone would be enough where statements see what was committed in between (READ COMMITTED, as
    what is jotted down does); this way whatever is read before it is written is safe too.

    What is read by a single statement needs no transaction around it, so it goes to the server once and not thrice. That is
    found out by trying: at its second statement a piece of work is begun anew in one, and from then on it is at once.

    A commit waits until the server's disk has it (synchronous_commit, as the server is set); only what can be found out
    again is jotted down without. A connection that fails before the commit was sent has changed nothing: the work is done
    again, for `PATIENCE` seconds, so a server may restart meanwhile. Where it fails after, nobody knows; then ``known``
    finds out on the next connection, in the transaction in which the work would be done again.
    """

    def __init__(self, pool: Any, noting: Any) -> None:
        self._pool = pool
        self._noting = noting
        self._long: set[CodeType] = set()
        """The pieces of work that read by more than one statement."""

    @classmethod
    async def open(cls, address: str) -> PostgreSQL:
        """Connect, and bring the schema up to date; `HouseError` in words, `NotNow` where that passes."""
        await prepare(address)
        pools = tuple(_pool(address, most, more) for most, more in ((POOL, {}), (NOTING, UNSAFE)))
        try:
            for pool in pools:
                await pool
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            for pool in pools:
                pool.terminate()
            raise not_opened(address, error) from error
        return cls(*pools)

    async def wipe(self, words: Sequence[str], number: int) -> None:
        """Clear away what was deleted; what its log, its copies and its backups keep, for how long, is the server's."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as session:
                await session.execute("VACUUM", timeout=SWEEPING)
        except BREAKING as error:
            log.error("the store: what was deleted is not altogether gone from the server: %s", error)

    async def close(self) -> None:
        """Finish what is under way and close every connection."""
        for pool in (self._pool, self._noting):
            try:
                async with asyncio.timeout(PATIENCE):
                    await pool.close()
            except BREAKING:
                pool.terminate()

    async def read(self, work: Work[T]) -> T:
        """Do ``work``, which changes nothing, on one state; `TableBroken` when a row is not as it should be."""
        code = getattr(work, "__code__", None)
        if code is not None and code not in self._long:
            try:
                return await self._done(Attempt(self._pool, ALONE), work)
            except More:
                self._long.add(code)
        return await self._done(Attempt(self._pool, READ), work)

    async def write(self, work: Work[T], known: Work[T | None] | None = None) -> T:
        """Do ``work`` as one transaction, all or nothing; `TableBroken` in words where that cannot be."""
        return await self._done(Attempt(self._pool, WRITE), work, known)

    async def jot(self, work: Work[T]) -> T:
        """Do the same without waiting for the disk."""
        return await self._done(Attempt(self._pool, JOT), work)

    async def note(self, *statements: Statement) -> None:
        """Do statements in one piece, without waiting for the disk either."""
        await self._done(Attempt(self._noting, ALONE), lambda connection: connection.at_once(*statements))

    async def _done(self, attempt: Attempt, work: Work[T], known: Work[T | None] | None = None) -> T:
        until, loop = 0.0, asyncio.get_running_loop()
        while True:
            try:
                return await attempt.made(work, known)
            except BREAKING as error:
                again = is_lost(error) or isinstance(error, BUSY)
                # What is there already may be what was written by the attempt of which nobody knows.
                again = again or (attempt.unsure and isinstance(error, asyncpg.UniqueViolationError))
                until = until or loop.time() + PATIENCE
                if not again or loop.time() >= until:
                    raise _in_words(error, unsure=attempt.unsure and again) from error
            except (Stale, TableTaken):
                if not attempt.unsure or loop.time() >= until:
                    raise
            await asyncio.sleep(uniform(*PAUSE))


class Attempt:
    """Tries at one piece of work. ``unsure``: one of them may have been committed without our hearing of it."""

    def __init__(self, pool: Any, begin: str) -> None:
        self._pool = pool
        self._begin = begin
        self.unsure = False

    async def made(self, work: Work[T], known: Work[T | None] | None) -> T:
        """Do it once."""
        async with self._pool.acquire(timeout=PATIENCE) as session:
            if self._begin == ALONE:
                return await work(Statements(session, most=1))
            try:
                await session.execute(self._begin)
                statements = Statements(session)
                found = await known(statements) if self.unsure and known else None
                result = await work(statements) if found is None else found
            except BaseException:
                if not session.is_closed():
                    with contextlib.suppress(*BREAKING):
                        await session.execute("ROLLBACK")
                raise
            try:
                await session.execute("COMMIT")
            except BREAKING as error:
                self.unsure = self.unsure or (is_lost(error) and self._begin != READ)
                raise
        return result


def _pool(address: str, most: int, more: Mapping[str, str]) -> Any:
    return asyncpg.create_pool(
        address,
        min_size=0,
        max_size=most,
        timeout=PATIENCE,
        command_timeout=LONGEST,
        statement_cache_size=PLANS,
        max_cached_statement_lifetime=0,
        server_settings={**SESSION, **more},
        reset=_as_it_is,
    )


async def _as_it_is(_: object) -> None:
    """Leave a connection as it was for whoever uses it next: all that is set on it is set for a transaction."""


def _in_words(error: Exception, *, unsure: bool) -> GameError:
    match error:
        case asyncpg.UniqueViolationError(constraint_name="tables_in_use"):
            return TableTaken(words.TAKEN)
        case asyncpg.UniqueViolationError(constraint_name="updates_by_call"):
            return Stale(words.DONE)
        case asyncpg.CharacterNotInRepertoireError():
            return NotAllowed(words.NUL)
    log.error("the store: %s", error or type(error).__name__)
    return TableBroken(words.UNSURE if unsure else _why(error))


def _why(error: Exception) -> str:
    match error:
        case asyncpg.DiskFullError():
            return words.FULL
        case asyncpg.ReadOnlySQLTransactionError() | asyncpg.InsufficientPrivilegeError():
            return words.READ_ONLY
        case asyncpg.PostgresIOError() | asyncpg.DataCorruptedError() | asyncpg.IndexCorruptedError():
            return words.FAILED
        case asyncpg.LockNotAvailableError() | asyncpg.QueryCanceledError() | asyncpg.OutOfMemoryError():
            return words.BUSY
        case _ if isinstance(error, BUSY):
            return words.BUSY
        case _ if is_lost(error):
            return words.AWAY
    return words.PUT_AWAY
