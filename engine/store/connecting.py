"""A PostgreSQL server: how a connection to it is made, and how the schema in there grows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import asyncpg

from engine.core.errors import NotNow, OperatorError

from . import database
from .database import PATIENCE, shown
from .dialect import translated

Session: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

MARK = 0x44656C76
"""What marks a database as ours, and the number of our locks there: "Delv"."""
LASTING = 30.0
"""Seconds that bringing the schema up to date may take, others that do it at the same time included."""
OLDEST = 130000
"""The oldest server that is spoken to, as it numbers itself."""

SESSION: Mapping[str, str] = {
    "application_name": "delvekeeper",
    "jit": "off",
    "lock_timeout": str(int(PATIENCE * 1000)),
    "idle_in_transaction_session_timeout": "60000",
}
"""What is set for each connection of the pool."""

GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
    OSError,
)
"""What it fails with while a server restarts, is full, or cannot be reached: that passes."""

_STATE = """
SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), current_schema() IS NOT NULL,
    pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on', to_regclass('delvekeeper') IS NOT NULL,
    (SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p', 'v', 'm')
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e'))
"""
_BEGUN = """
CREATE TABLE delvekeeper (mark BIGINT NOT NULL, version BIGINT NOT NULL);
INSERT INTO delvekeeper (mark, version) VALUES ({mark}, 0);
"""


def is_lost(error: BaseException) -> bool:
    """Whether a connection or its server failed, and not what was asked of it."""
    if isinstance(error, asyncpg.InterfaceError):
        return not isinstance(error, ValueError)
    return isinstance(error, GONE)


async def connected(address: str, **more: object) -> Session:
    """Return a connection; `OperatorError` in words, `NotNow` where that may pass."""
    if wrong := database.wrong_address(address):
        raise OperatorError(wrong)
    try:
        return await asyncpg.connect(address, timeout=PATIENCE * 2, **more)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, ValueError) as error:
        raise not_opened(address, error) from error


def not_opened(address: str, error: Exception) -> OperatorError:
    """Return in words why a database cannot be opened."""
    where = shown(address)
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return OperatorError(f"{where} does not let me in: {error}. Look at user and password in DATABASE_URL.")
        case asyncpg.InvalidCatalogNameError():
            return OperatorError(f"There is no such database: {where}. Make it, owned by the bot's user.")
        case asyncpg.InsufficientPrivilegeError():
            return OperatorError(f"I may make no tables in {where} ({error}). Let the bot's user own that database.")
        case asyncpg.TooManyConnectionsError():
            return NotNow(f"The server of {where} has no connection left for me.")
        case asyncpg.DiskFullError():
            return NotNow(f"The disk that {where} is on is full.")
        case asyncpg.ReadOnlySQLTransactionError():
            return _read_only(where)
        case asyncpg.ClientConfigurationError():
            return OperatorError(f"DATABASE_URL is not an address of PostgreSQL: {error}.")
        case TimeoutError():
            return NotNow(f"{where} does not answer.")
        case _ if is_lost(error):
            return NotNow(f"{where} cannot be reached: {error}")
        case _:
            return OperatorError(f"{where} cannot be opened as a database of delves: {error}")


def _read_only(where: str) -> NotNow:
    return NotNow(f"{where} may only be read just now: it is a standby, or set to that. Let the bot write to it.")


async def prepare(address: str, *, backed_up: bool = False) -> None:
    """Bring the schema up to date, all or nothing; where two do so at once the second waits, and finds it done.

    An older schema is left as it is unless the operator has a backup (``backed_up``): `OperatorError`.
    """
    session = await connected(address, command_timeout=LASTING)
    try:
        async with session.transaction():
            await session.execute("SELECT pg_advisory_xact_lock($1, coalesce(hashtext(current_schema()), 0))", MARK + 1)
            await _migrate(session, shown(address), backed_up=backed_up)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
        raise not_opened(address, error) from error
    finally:
        await left(session)


async def left(session: Session) -> None:
    """Close a connection, even a broken one."""
    try:
        await session.close(timeout=PATIENCE)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError):
        session.terminate()


async def _migrate(session: Session, where: str, *, backed_up: bool) -> None:
    number, encoding, has_schema, read_only, ours, relations = await session.fetchrow(_STATE)
    if number < OLDEST:
        raise OperatorError(f"{where} is PostgreSQL {number // 10000}; from {OLDEST // 10000} on I can use it.")
    if encoding != "UTF8":
        raise OperatorError(f"{where} keeps texts as {encoding}. Make the database with ENCODING 'UTF8'.")
    if not has_schema:
        raise OperatorError(f"{where} has no schema for my tables. Let the bot's user own that database.")
    if relations and not ours:
        raise OperatorError(f"{where} is the database of another program. Give the bot a database of its own.")
    steps, known = database.migrations(), 0
    if ours:
        marks = [(row["mark"], row["version"]) for row in await session.fetch("SELECT * FROM delvekeeper")]
        if [mark for mark, _ in marks] != [MARK]:
            raise OperatorError(f"{where} is the database of another program. Give the bot a database of its own.")
        ((_, known),) = marks
    if known > len(steps):
        raise OperatorError(
            f"{where} was written by a newer Delvekeeper (schema {known}; this one knows {len(steps)}). "
            "Update the bot, or give it another database."
        )
    if read_only:
        raise _read_only(where)
    if 0 < known < len(steps) and not backed_up:
        raise OperatorError(
            f"{where} has schema {known}, and this version brings it to {len(steps)}, from which only a backup leads back. "
            "Make one: delvekeeper backup DATABASE_URL FILE. Then: delvekeeper upgrade DATABASE_URL (or start with "
            "--i-have-a-backup)."
        )
    if not ours:
        await session.execute(_BEGUN.format(mark=MARK))
    for step in steps[known:]:
        await session.execute(translated(step))
    # A database that may only be read would let the bot start, and fail it with the first move.
    await session.execute("UPDATE delvekeeper SET version = $1", len(steps))


async def version_at(address: str) -> int:
    """Return the schema of a database, 0 where it is still to be made; `OperatorError` where it is newer than this bot."""
    session = await connected(address, command_timeout=LASTING)
    try:
        ours = await session.fetchval("SELECT to_regclass('delvekeeper') IS NOT NULL")
        known = int(await session.fetchval("SELECT version FROM delvekeeper")) if ours else 0
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
        raise not_opened(address, error) from error
    finally:
        await left(session)
    if known > len(database.migrations()):
        raise OperatorError(f"{shown(address)} was written by a newer Delvekeeper (schema {known}). Update the bot.")
    return known
