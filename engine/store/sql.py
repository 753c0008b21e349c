"""Rows of the store as they are read and written in SQL: a struct of `rows` has the columns of its table."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

log = logging.getLogger(__name__)
R = TypeVar("R", bound=msgspec.Struct)


def names_of(row: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the columns of a row."""
    return tuple(row.__struct_fields__)


def insert(table: str, names: Sequence[str]) -> str:
    """Return the statement that adds a row of these columns."""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


def all_of(connection: sqlite3.Connection, shape: type[R], table: str, where: str, *values: Any) -> tuple[R, ...]:
    """Return the rows of a table; `msgspec.ValidationError` where one cannot be read."""
    rows = connection.execute(f"SELECT {', '.join(names_of(shape))} FROM {table} WHERE {where}", values)
    return tuple(shaped(shape, row) for row in rows)


def sound_of(connection: sqlite3.Connection, shape: type[R], table: str, where: str, *values: Any) -> tuple[R, ...]:
    """Return the rows that can be read: what is corrupt must not keep the others waiting."""
    return sound_in(
        connection.execute(f"SELECT {', '.join(names_of(shape))} FROM {table} WHERE {where}", values), shape, table
    )


def sound_in(rows: Iterable[Sequence[Any]], shape: type[R], table: str) -> tuple[R, ...]:
    """Return those rows of a query that can be read."""
    found = []
    for row in rows:
        try:
            found.append(shaped(shape, row))
        except msgspec.ValidationError as error:
            log.error("row %s of %s cannot be read: %s", row[0], table, error)
    return tuple(found)


def one_of(connection: sqlite3.Connection, shape: type[R], table: str, where: str, *values: Any) -> R | None:
    """Return the first row, ``None`` where there is none."""
    row = connection.execute(f"SELECT {', '.join(names_of(shape))} FROM {table} WHERE {where}", values).fetchone()
    return None if row is None else shaped(shape, row)


def shaped(shape: type[R], row: Sequence[Any]) -> R:
    """A column of SQLite may hold anything, so a row is checked where it comes in."""
    return msgspec.convert(dict(zip(names_of(shape), row, strict=True)), shape, strict=False)
