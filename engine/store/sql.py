"""Rows of the store as they are read and written in SQL: a struct of `rows` has the columns of its table."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from engine.core.errors import TableBroken, unnamed
from engine.core.messages import WORDS
from engine.runtime.shards import Shards

from .database import Connection

log = logging.getLogger(__name__)
R = TypeVar("R", bound=msgspec.Struct)
AS_KNOWN = "id = ? AND change = ? AND forgotten = ?"
"""A table is still as it was read: a writer that read it before a name was taken out of it would write that back."""


def names_of(row: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the columns of a row."""
    return tuple(row.__struct_fields__)


def insert(table: str, names: Sequence[str]) -> str:
    """Return the statement that adds a row of these columns."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def replace(table: str, names: Sequence[str], key: Sequence[str]) -> str:
    """Return the statement that adds a row of these columns, or takes the place of the one with the same ``key``."""
    rest = ", ".join(f"{name} = excluded.{name}" for name in names if name not in key)
    return f"{insert(table, names)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {rest}"


def among(column: str, values: Sequence[Any]) -> str:
    """Return the condition that a column is one of some values, which no column is of none."""
    return f"{column} IN ({', '.join('?' * len(values))})" if values else "1 = 0"


def held(part: Shards, guild: str = "guild") -> str:
    """Return the condition that the server in a column belongs to a part of them."""
    return "1 = 1" if part.whole else f"({guild} >> 22) % {part.count} IN ({', '.join(map(str, part.shards))})"


async def all_of(connection: Connection, shape: type[R], table: str, where: str, *values: Any) -> tuple[R, ...]:
    """Return the rows of a table; `msgspec.ValidationError` where one cannot be read."""
    return tuple([shaped(shape, row) for row in await connection.rows(_select(shape, table, where), *values)])


async def sound_of(connection: Connection, shape: type[R], table: str, where: str, *values: Any) -> tuple[R, ...]:
    """Return the rows that can be read: what is corrupt must not keep the others waiting."""
    return sound_in(await connection.rows(_select(shape, table, where), *values), shape, table)


def sound_in(rows: Iterable[Sequence[Any]], shape: type[R], table: str) -> tuple[R, ...]:
    """Return those rows of a query that can be read."""
    found = []
    for row in rows:
        try:
            found.append(shaped(shape, row))
        except msgspec.ValidationError as error:
            log.error("row %s of %s cannot be read: %s", row[0], table, unnamed(error))
    return tuple(found)


async def one_of(connection: Connection, shape: type[R], table: str, where: str, *values: Any) -> R | None:
    """Return the first row, ``None`` where there is none."""
    row = await connection.row(_select(shape, table, where), *values)
    return None if row is None else shaped(shape, row)


def _select(shape: type[msgspec.Struct], table: str, where: str) -> str:
    return f"SELECT {', '.join(names_of(shape))} FROM {table} WHERE {where}"


def unreadable() -> TableBroken:
    """Return the error for a row that cannot be read; its host may put the table away."""
    return TableBroken(WORDS.message("table-unreadable", who="host"))


def is_unreadable(error: TableBroken) -> bool:
    """Return whether an error says that a row cannot be read."""
    return not isinstance(error.said, str) and error.said.id == "table-unreadable"


def shaped(shape: type[R], row: Sequence[Any]) -> R:
    """A column of SQLite may hold anything, so a row is checked where it comes in."""
    return msgspec.convert(dict(zip(names_of(shape), row, strict=True)), shape, strict=False)
