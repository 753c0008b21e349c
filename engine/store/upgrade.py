"""An upgrade of a database that is a file: it is copied before its schema grows, and checked before that counts."""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

from engine.core.errors import NotNow, OperatorError

UNFINISHED = ".unfinished"


def copy_before(connection: sqlite3.Connection, path: str, known: int, now: datetime) -> Path:
    """Copy a file of schema ``known`` beside itself, and return where: the name tells the schema and the time.

    The copy is whole or not there. `OperatorError` where there can be none, `NotNow` where that passes.
    """
    copy = Path(f"{Path(path).resolve()}.schema-{known}-{now:%Y%m%d-%H%M%S}")
    new = Path(f"{copy}{UNFINISHED}")
    try:
        new.unlink(missing_ok=True)
        # It holds what people wrote, and the dice keys of games under way.
        new.touch(0o600)
        with closing(sqlite3.connect(new, isolation_level=None)) as there:
            connection.backup(there)
            # It is one file, so a reader needs no other.
            there.execute("PRAGMA journal_mode = DELETE")
            check(there, path)
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.replace(copy)
    except OSError as error:
        new.unlink(missing_ok=True)
        kind = NotNow if error.errno in (errno.ENOSPC, errno.EDQUOT) else OperatorError
        raise kind(f"{path} cannot be copied before it is brought up to date: {error.strerror}.") from error
    except BaseException:
        new.unlink(missing_ok=True)
        raise
    return copy


def check(connection: sqlite3.Connection, path: str) -> None:
    """Raise `OperatorError` where a page of a file is not as it should be, or a row belongs to nothing."""
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise OperatorError(f"{path} is damaged: {verdict}. Restore your newest backup.")
    if missing := connection.execute("PRAGMA foreign_key_check").fetchone():
        raise OperatorError(f"{path} is damaged: a row of {missing[0]} belongs to nothing.")


def copies(path: str | Path) -> list[Path]:
    """Return the copies of a file that were made before its schema grew, the newest last."""
    return [copy for _, copy in sorted(_dated(Path(path).resolve()))]


def forget_others(path: str, kept: Path) -> None:
    """Delete older copies, and what is left of those that were not finished: each holds what was deleted since."""
    file = Path(path).resolve()
    for other in (*copies(file), *file.parent.glob(f"{file.name}.schema-*{UNFINISHED}*")):
        if other != kept:
            other.unlink(missing_ok=True)


def _dated(file: Path) -> Iterator[tuple[str, Path]]:
    name = re.compile(rf"{re.escape(file.name)}\.schema-\d+-(\d{{8}}-\d{{6}})")
    for beside in file.parent.iterdir():
        if found := name.fullmatch(beside.name):
            yield found[1], beside
