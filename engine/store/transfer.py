"""All that one database keeps, carried over to another, and compared row by row before it counts."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from engine.core.errors import GameError, OperatorError

from .database import IN_MEMORY, Connection, Database, is_server, migrations, shown
from .lock import hold
from .opening import opened
from .sql import insert

AT_ONCE = 500
"""How many rows are read and written in one go."""
COMPANIONS = ("", "-wal", "-shm")
KINDS: Mapping[str, type] = {"INTEGER": int, "TEXT": str, "BLOB": bytes}
"""What a column of the schema holds."""
NUL = "\0"
Ask = Callable[..., Coroutine[Any, Any, Sequence[tuple[Any, ...]]]]
"""What answers a query with its rows."""


class Relation(msgspec.Struct, frozen=True):
    """A table of the schema: its columns, each with what it holds, and those that make a row's key."""

    name: str
    columns: tuple[tuple[str, str], ...]
    key: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Its columns, in their order."""
        return tuple(name for name, _ in self.columns)


class TableDigest(msgspec.Struct, frozen=True):
    """What a table of the database holds: how many rows, and a digest of them that does not depend on their order."""

    name: str
    rows: int = 0
    digest: int = 0

    def with_rows(self, rows: Sequence[Sequence[Any]]) -> TableDigest:
        """Return it with some more rows."""
        more = sum(int.from_bytes(sha256(msgspec.msgpack.encode(list(row))).digest(), "big") for row in rows)
        return TableDigest(self.name, self.rows + len(rows), (self.digest + more) % (1 << 256))

    def __str__(self) -> str:
        """Return it in a line."""
        return f"{self.name:<12} {self.rows:>9,} rows  {self.digest:064x}"


@cache
def schema() -> tuple[Relation, ...]:
    """Return the tables as all steps of the schema make them, each after those it refers to."""
    with contextlib.closing(sqlite3.connect(IN_MEMORY)) as made:
        for step in migrations():
            made.executescript(step)
        listed = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
        return tuple(_relation(made, name) for (name,) in made.execute(listed).fetchall())


def _relation(made: sqlite3.Connection, name: str) -> Relation:
    columns = made.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
    key = sorted((number, column) for column, _, number in columns if number)
    return Relation(name, tuple((column, kind) for column, kind, _ in columns), tuple(column for _, column in key))


async def move(source: str, target: str) -> tuple[TableDigest, ...]:
    """Carry all over from one address to another, and return what that was; the same is there then, or nothing.

    `OperatorError` in words where ``source`` is none of ours, either is in use, or ``target`` has anything in it already.
    What was written by an older version is brought up to date first, as at each start.
    """
    _check(source, target)
    async with contextlib.AsyncExitStack() as held:
        try:
            if not is_server(target):
                Path(target).resolve().parent.mkdir(parents=True, exist_ok=True)
            for address in (source, target):
                await held.enter_async_context(_held(address))
            async with _open(source) as there:
                if is_server(target):
                    async with _open(target) as here:
                        await _check_empty(here, target)
                        return await here.write(lambda connection: _carried(source, there, connection), _carried_already)
                if Path(target).exists():
                    async with _open(target) as here:
                        await _check_empty(here, target)
                return await _into_file(source, there, Path(target))
        except GameError as error:
            raise OperatorError(f"Nothing was moved. {error.words}") from error
        except OSError as error:
            raise OperatorError(f"Nothing was moved: {error.strerror or error}.") from error


def _check(source: str, target: str) -> None:
    if IN_MEMORY in (source, target):
        raise OperatorError("What is kept in memory only cannot be moved.")
    files = [Path(address) for address in (source, target) if not is_server(address)]
    if not is_server(source) and not files[0].is_file():
        raise OperatorError(f"There is no file {source}.")
    if source == target or (len(files) == 2 and files[1].exists() and files[0].samefile(files[1])):
        raise OperatorError("That is one and the same database.")


@contextlib.asynccontextmanager
async def _held(address: str) -> AsyncIterator[None]:
    held = await hold(0, address)
    try:
        yield
    finally:
        if held:
            await held.close()


@contextlib.asynccontextmanager
async def _open(address: str | Path) -> AsyncIterator[Database]:
    database = await opened(address)
    try:
        yield database
    finally:
        await database.close()


async def _check_empty(database: Database, address: str) -> None:
    ask = _asking(database)
    for relation in schema():
        if await ask(f"SELECT 1 FROM {relation.name} LIMIT 1"):
            raise OperatorError(f"{shown(address)} is not empty: it has {relation.name}. Move into a database that is new.")


async def _carried(source: str, there: Database, connection: Connection) -> tuple[TableDigest, ...]:
    """Write everything to a server, in its one transaction."""
    for relation in schema():
        async for rows in pieces(_asking(there), relation):
            _check_rows(relation, rows, server=True)
            await _write(connection, relation, rows)
    for name, number in (await there.read(lambda other: _counters(source, other))).items():
        if number:
            await connection.value("SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?)", name, number)
    return _compared(await there.read(tallied), await tallied(connection))


async def _carried_already(connection: Connection) -> tuple[TableDigest, ...] | None:
    tallies = await tallied(connection)
    return tallies if any(tally.rows for tally in tallies) else None


async def _into_file(source: str, there: Database, target: Path) -> tuple[TableDigest, ...]:
    """Fill a new file beside ``target``, and let it take that one's place once it holds everything."""
    new = target.with_name(f"{target.name}.moving")
    _remove(new)
    try:
        async with _open(new) as here:
            for relation in schema():
                async for rows in pieces(_asking(there), relation):
                    _check_rows(relation, rows)
                    await here.jot(partial(_write, relation=relation, rows=rows))
            counters = await there.read(lambda connection: _counters(source, connection))
            await here.write(lambda connection: _count_on(connection, counters))
            tallies = _compared(await there.read(tallied), await here.read(tallied))
        _remove(target)
        new.replace(target)
    finally:
        _remove(new)
    return tallies


def _remove(path: Path) -> None:
    for companion in COMPANIONS:
        path.with_name(path.name + companion).unlink(missing_ok=True)


async def pieces(ask: Ask, relation: Relation) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
    """Give the rows of a table, some at a time, in the order of their keys."""
    names, key = ", ".join(relation.names), ", ".join(relation.key)
    begun, ordered = f"SELECT {names} FROM {relation.name}", f"ORDER BY {key} LIMIT {AT_ONCE}"
    after = f"WHERE ({key}) > ({', '.join('?' * len(relation.key))})"
    places = [relation.names.index(name) for name in relation.key]
    rows = await ask(f"{begun} {ordered}")
    while rows:
        yield rows
        last = rows[-1]
        rows = await ask(f"{begun} {after} {ordered}", *(last[place] for place in places))


def _asking(database: Database) -> Ask:
    """Return how a database is asked where nothing else is done in the same piece of work."""
    return lambda sql, *values: database.read(lambda connection: connection.rows(sql, *values))


async def _write(connection: Connection, relation: Relation, rows: Sequence[Sequence[Any]]) -> None:
    await connection.executemany(insert(relation.name, relation.names), rows)


def _check_rows(relation: Relation, rows: Sequence[Sequence[Any]], *, server: bool = False) -> None:
    """Raise `OperatorError` in words for a row that no database of ours would take."""
    for row in rows:
        for (name, kind), value in zip(relation.columns, row, strict=True):
            if type(value) is not KINDS[kind]:
                raise OperatorError(f"{_named(relation, row)} is broken: its {name} is {value!r:.40}. Nothing was moved.")
            if server and isinstance(value, str) and NUL in value:
                raise OperatorError(
                    f"{_named(relation, row)} has a sign in its {name} that PostgreSQL does not take (NUL)."
                )


def _named(relation: Relation, row: Sequence[Any]) -> str:
    known = dict(zip(relation.names, row, strict=True))
    return f"The row {', '.join(f'{name} {known[name]}' for name in relation.key)} of {relation.name}"


async def tallied(connection: Connection) -> tuple[TableDigest, ...]:
    """Return what each table holds."""
    return tuple([await _tally(connection.rows, relation) for relation in schema()])


async def _tally(ask: Ask, relation: Relation) -> TableDigest:
    tally = TableDigest(relation.name)
    async for rows in pieces(ask, relation):
        tally = tally.with_rows(rows)
    return tally


def _compared(before: Sequence[TableDigest], after: Sequence[TableDigest]) -> tuple[TableDigest, ...]:
    for was, became in zip(before, after, strict=True):
        if was != became:
            raise OperatorError(f"{was.name} did not arrive as it was. Nothing was moved.\n{was}\n{became}")
    return tuple(after)


async def _counters(address: str, connection: Connection) -> dict[str, int]:
    """Return the highest number that each table which numbers its rows has ever given."""
    given: dict[str, int] = {}
    for relation in schema():
        if relation.key != ("id",):
            continue
        given[relation.name] = int(await connection.value(f"SELECT coalesce(max(id), 0) FROM {relation.name}"))
        if is_server(address):
            sequence = await connection.value("SELECT pg_get_serial_sequence(?, 'id')", relation.name)
            asked = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {sequence}"
            given[relation.name] = max(given[relation.name], int(await connection.value(asked)))
    if not is_server(address):
        given |= {str(name): int(number) for name, number in await connection.rows("SELECT name, seq FROM sqlite_sequence")}
    return given


async def _count_on(connection: Connection, counters: Mapping[str, int]) -> None:
    """Let no number be given twice in a file: what never counted beyond its newest row needs no more than that row."""
    listed = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    for (name,) in await connection.rows(listed):
        await connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", name)
        await connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", name, counters.get(str(name), 0))
