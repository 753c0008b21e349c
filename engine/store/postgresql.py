"""A database of PostgreSQL: a pool of connections, and how a piece of work is done on one of them as a whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from random import uniform
from types import CodeType
from typing import Any, TypeVar

import asyncpg
import msgspec

from engine.core.errors import GameError, NotAllowed, Stale, TableBroken, TableTaken
from engine.core.messages import WORDS

from .connecting import SESSION, is_lost, not_opened, prepare
from .database import PATIENCE, Statement, Work
from .dialect import numbered
from .sql import unreadable

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

GATHERING = 0.05
"""Seconds for which what is to be noted is gathered after something was."""

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
WRITE = "BEGIN ISOLATION LEVEL REPEATABLE READ"
JOT = "BEGIN; SET LOCAL synchronous_commit TO OFF"

UNSAFE = {"synchronous_commit": "off"}
"""What is set for connections on which something is jotted down."""

BUSY = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""What fails because another was writing the same, and is done again from its beginning."""
BREAKING = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, msgspec.ValidationError)

log = logging.getLogger(__name__)


class More(BaseException):
    """A piece of work that was taken for a single statement asks for another."""


class PostgreSQLStatements:
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
        return await self.value(*as_one(*statements))

    async def at_once_if(self, first: Statement, *statements: Statement) -> Any:
        """Do them as one where the first finds its row. Where it does not they fail as one too, and have written nothing:
        the id that the last one gives back is divided by how many rows were found."""
        sql, *values = first
        number = f"SELECT id / (SELECT count(*) FROM step0) FROM step{len(statements)}"
        try:
            return await self.value(*as_one((f"{sql} RETURNING 1", *values), *statements, (number,)))
        except asyncpg.DivisionByZeroError:
            return None


def as_one(*statements: Statement) -> Statement:
    """Return statements that write different rows as one, which gives back what the last one does."""
    *first, (last, *_) = statements
    beside = ", ".join(f"step{number} AS ({sql})" for number, (sql, *_) in enumerate(first))
    return f"WITH {beside} {last}" if beside else last, *(value for _, *values in statements for value in values)


class PostgreSQL:
    """A database on a server. A piece of work is one transaction on one connection of a pool.

    What is read and what is written with care sees one state of everything (REPEATABLE READ). Of two that write the same
    row the second is begun anew by us once the first is done. So it sees what that did, and the version check of the store
    refuses it. The check alone would be enough where statements see what was committed in between (READ COMMITTED, as
    what is jotted down does); this way all that is read before it is written is safe too.

    What is read by a single statement needs no transaction around it, so it goes to the server once and not thrice. That is
    found out by trying: at its second statement a piece of work is begun anew in one, and from then on it is at once.

    A commit waits until the server's disk has it (synchronous_commit, as the server is set); only what can be found out
    again is jotted down without. A connection that fails before the commit was sent has changed nothing: the work is done
    again, for `PATIENCE` seconds, so a server may restart meanwhile. Where it fails after, the outcome is unknown; then
    ``known`` finds out on the next connection, in the transaction in which the work would be done again.
    """

    def __init__(self, pool: Any, noting: Any) -> None:
        self._pool = pool
        self._noting = noting
        self._notes = Notes(self._noted)
        self._long: set[CodeType] = set()
        """The pieces of work that read by more than one statement."""

    @classmethod
    async def open(cls, address: str, *, backed_up: bool = False) -> PostgreSQL:
        """Connect, and bring the schema up to date; `OperatorError` in words, `NotNow` where that passes."""
        await prepare(address, backed_up=backed_up)
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
        """Write every table anew without what was deleted: a page that is only cleared keeps what stood in it.

        Readers of a table wait while it is written, some seconds for each 100 MB. What the server's log, its copies and
        its backups keep, for how long, is the server's.
        """
        try:
            async with self._pool.acquire(timeout=PATIENCE) as session:
                tables = [row["relname"] for row in await session.fetch(_TABLES)]
                await session.execute("SET lock_timeout = '30s'")
                try:
                    for table in tables:
                        await session.execute(f'VACUUM (FULL) "{table}"', timeout=SWEEPING)
                finally:
                    await session.execute(f"SET lock_timeout = '{SESSION['lock_timeout']}'")
        except BREAKING as error:
            log.error("the store: what was deleted is not altogether gone from the server: %s", error)

    async def close(self) -> None:
        """Finish what is under way and close every connection."""
        await self._notes.close()
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
                return await self._done(Attempt(self._pool, READ, alone=True), work)
            except More:
                self._long.add(code)
        return await self._done(Attempt(self._pool, READ), work)

    async def write(self, work: Work[T], known: Work[T | None] | None = None, *, alone: bool = False) -> T:
        """Do ``work`` as one transaction, all or nothing; `TableBroken` in words where that cannot be."""
        return await self._done(Attempt(self._pool, WRITE, alone=alone), work, known)

    async def jot(self, work: Work[T]) -> T:
        """Do the same without waiting for the disk."""
        return await self._done(Attempt(self._pool, JOT), work)

    async def note(self, *statements: Statement) -> None:
        """Do statements in one piece, without waiting for the disk either."""
        await self._notes.put(*as_one(*statements))

    async def _noted(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        await self._done(Attempt(self._noting, JOT, alone=True), lambda connection: connection.executemany(sql, rows))

    async def _done(self, attempt: Attempt, work: Work[T], known: Work[T | None] | None = None) -> T:
        until, loop = 0.0, asyncio.get_running_loop()
        while True:
            try:
                return await attempt.made(work, known)
            except BREAKING as error:
                again = is_lost(error) or isinstance(error, BUSY)
                # What is there already may be what the attempt of unknown outcome wrote.
                again = again or (attempt.unsure and isinstance(error, asyncpg.UniqueViolationError))
                until = until or loop.time() + PATIENCE
                if not again or loop.time() >= until:
                    raise _in_words(error, unsure=attempt.unsure and again) from error
            except (Stale, TableTaken):
                if not attempt.unsure or loop.time() >= until:
                    raise
            await asyncio.sleep(uniform(*PAUSE))


class Attempt:
    """Tries at one piece of work. ``alone``: it is a single statement, which is a transaction by itself. ``unsure``: one of
    them may have been committed without our hearing of it."""

    def __init__(self, pool: Any, begin: str, *, alone: bool = False) -> None:
        self._pool = pool
        self._begin = begin
        self._alone = alone
        self.unsure = False

    async def made(self, work: Work[T], known: Work[T | None] | None) -> T:
        """Do it once."""
        async with self._pool.acquire(timeout=PATIENCE) as session:
            if self._alone and not self.unsure:
                with self._doubted():
                    return await work(PostgreSQLStatements(session, most=1))
            try:
                await session.execute(self._begin)
                statements = PostgreSQLStatements(session)
                found = await known(statements) if self.unsure and known else None
                result = await work(statements) if found is None else found
            except BaseException:
                if not session.is_closed():
                    with contextlib.suppress(*BREAKING):
                        await session.execute("ROLLBACK")
                raise
            with self._doubted():
                await session.execute("COMMIT")
        return result

    @contextlib.contextmanager
    def _doubted(self) -> Iterator[None]:
        """Where the connection is lost in here it is unknown what became of what was written."""
        try:
            yield
        except BREAKING as error:
            self.unsure = self.unsure or (is_lost(error) and self._begin != READ)
            raise


_TABLES = """
SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind = 'r' AND pg_get_userbyid(c.relowner) = current_user ORDER BY c.relname
"""


class Notes:
    """What is to be noted, gathered for a moment after something was, so that it goes to the server together: a statement
    with many rows of values. Who notes waits until theirs is there. ``write`` does a statement for such rows."""

    def __init__(self, write: Callable[[str, Sequence[Sequence[Any]]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[str, Sequence[Any], asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def put(self, sql: str, *values: Any) -> None:
        """Note something; raises what went wrong with it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((sql, values, done))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._written())
        await done

    async def close(self) -> None:
        """Wait until all is written."""
        if self._writing:
            await self._writing

    async def _written(self) -> None:
        while self._waiting:
            notes, self._waiting = self._waiting, []
            for sql in dict.fromkeys(sql for sql, *_ in notes):
                await self._together(sql, [(values, done) for each, values, done in notes if each == sql])
            await asyncio.sleep(GATHERING)

    async def _together(self, sql: str, notes: Sequence[tuple[Sequence[Any], asyncio.Future[None]]]) -> None:
        try:
            await self._write(sql, [values for values, _ in notes])
        except Exception as error:
            if len(notes) > 1 and not is_lost(error.__cause__ or error):
                # What is wrong with one of them is not the others' business; where the server is away, it is everybody's.
                for note in notes:
                    await self._together(sql, [note])
                return
            for _, done in notes:
                if not done.done():
                    done.set_exception(error)
            return
        for _, done in notes:
            if not done.done():
                done.set_result(None)


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
    """Leave a connection as it was for its next user: all that is set on it is set for a transaction."""


def _in_words(error: Exception, *, unsure: bool) -> GameError:
    match error:
        case asyncpg.UniqueViolationError(constraint_name="tables_in_use"):
            return TableTaken(WORDS.message("store-taken"))
        case asyncpg.UniqueViolationError(constraint_name="updates_by_call"):
            return Stale(WORDS.message("store-done"))
        case asyncpg.CharacterNotInRepertoireError():
            return NotAllowed(WORDS.message("store-nul"))
    log.error("the store: %s", error or type(error).__name__)
    if unsure:
        return TableBroken(WORDS.message("store-unsure"))
    match error:
        case asyncpg.DiskFullError():
            return TableBroken(WORDS.message("store-full"))
        case asyncpg.ReadOnlySQLTransactionError() | asyncpg.InsufficientPrivilegeError():
            return TableBroken(WORDS.message("store-read-only"))
        case asyncpg.PostgresIOError() | asyncpg.DataCorruptedError() | asyncpg.IndexCorruptedError():
            return TableBroken(WORDS.message("store-failed"))
        case asyncpg.LockNotAvailableError() | asyncpg.QueryCanceledError() | asyncpg.OutOfMemoryError():
            return TableBroken(WORDS.message("store-busy"))
        case _ if isinstance(error, BUSY):
            return TableBroken(WORDS.message("store-busy"))
        case _ if is_lost(error):
            return TableBroken(WORDS.message("store-away"))
    return unreadable()
