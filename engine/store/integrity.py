"""Whether a database is sound, page by page, and whether a bot could use it as it is: looked at, and nothing changed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path

from engine.core.errors import OperatorError
from engine.runtime.shards import WHOLE, Shards

from .database import PATIENCE, is_server, migrations
from .lock import hold
from .sqlite import APPLICATION, not_opened

OVERLAP = 0.5
"""Seconds in which a process that is just leaving may let go of a database."""
COUNTED = ("tables", "journal", "snapshots", "updates")
"""What is counted to say what a backup holds."""

Counts = Mapping[str, int]


async def examined(address: str, part: Shards = WHOLE) -> str:
    """Return in words how a database is: that a bot can use it for these shards, or that it is still to be made.

    `OperatorError` in words for what keeps a bot from using it, `NotNow` where that may pass.
    """
    if is_server(address):
        from .connecting import version_at

        held = await hold(OVERLAP, address, part)
        try:
            way = "with --i-have-a-backup: take a backup first"
            return f"it answers, and no other process uses it; {_of_version(await version_at(address), way)}"
        finally:
            if held:
                await held.close()
    file = Path(address)
    if not file.exists():
        return _to_be_made(file)
    for each in (file, file.absolute().parent):
        if not os.access(each, os.W_OK):
            raise OperatorError(f"{file} may only be read: let the bot write to it and to the folder that it is in.")
    held = await hold(OVERLAP, file, part)
    try:
        known = await asyncio.to_thread(_version, file)
        return f"{file} is sound, and no other process uses it; {_of_version(known, 'after a copy beside it')}"
    finally:
        if held:
            await held.close()


def _of_version(known: int, way: str) -> str:
    newest = len(migrations())
    if known == newest:
        return f"schema {known}, the newest"
    return f"schema {known}, which the start brings to {newest} {way}" if known else "there is nothing in it yet"


def _to_be_made(file: Path) -> str:
    folder = next(folder for folder in file.absolute().parents if folder.exists())
    if not folder.is_dir():
        raise OperatorError(f"There can be no folder {file.parent} for the database: {folder} is a file.")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise OperatorError(f"There can be no {file}: let the bot write to {folder}.")
    return f"{file} is not there yet; the first start makes it"


def _version(file: Path) -> int:
    try:
        with opened(str(file), "rw") as connection:
            check_ours(connection, str(file))
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
            check_pages(connection, str(file), "quick_check")
            return number_of(connection, "user_version")
    except sqlite3.Error as error:
        raise not_opened(file, error) from error


def look_into(path: str) -> Counts:
    """Return what a database holds, once every page of it was looked at; `OperatorError` where it is not sound."""
    if not Path(path).is_file():
        raise OperatorError(f"There is no file {path}.")
    try:
        with opened(path, "ro") as connection:
            check_ours(connection, path)
            check_pages(connection, path, "integrity_check")
            if missing := connection.execute("PRAGMA foreign_key_check").fetchone():
                raise OperatorError(f"{path} is damaged: a row of {missing[0]} belongs to nothing.")
            return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED}
    except sqlite3.Error as error:
        raise OperatorError(f"{path} is no database of delves that can be read: {error}.") from error


def check_pages(connection: sqlite3.Connection, path: str, pragma: str) -> None:
    """Raise `OperatorError` where a page of a file is not as it should be."""
    (verdict,) = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
    if verdict != "ok":
        raise OperatorError(f"{path} is damaged: {verdict}. Restore your newest backup.")


def check_ours(connection: sqlite3.Connection, path: str) -> None:
    """Raise `OperatorError` where a file is none of ours, or of a newer version."""
    if number_of(connection, "application_id") != APPLICATION:
        raise OperatorError(f"{path} is no database of delves.")
    if (schema := number_of(connection, "user_version")) > len(migrations()):
        raise OperatorError(f"{path} was written by a newer Delvekeeper (schema {schema}). Update this one first.")


def number_of(connection: sqlite3.Connection, pragma: str) -> int:
    """Return a number that SQLite keeps of a file."""
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


@contextlib.contextmanager
def opened(path: str, mode: str) -> Iterator[sqlite3.Connection]:
    """Open a file as it is: "ro" to be read, "rw" to be written, which must be there."""
    address = f"{Path(path).resolve().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()
