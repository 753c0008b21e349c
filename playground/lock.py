"""One visit at a time: what keeps two playgrounds from writing to one database."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


class Occupied(Exception):
    """The playground is open already on this database; says so in a sentence."""


@contextlib.contextmanager
def only_visit(database: Path | None) -> Iterator[None]:
    """Hold the database for this visit, by a lock on a file beside it; without a database there is nothing to hold.

    Raises `Occupied` if another visit holds it. The system lets go of it when the process ends, however it ends; the
    file stays, since removing it could let two in. Where the system knows no such locks everybody is let in.
    """
    if database is None:
        yield
        return
    database = database.resolve()
    database.parent.mkdir(parents=True, exist_ok=True)
    beside = os.open(database.with_name(database.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _lock(beside, database)
        yield
    finally:
        os.close(beside)


def _lock(beside: int, database: Path) -> None:
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(beside, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Occupied(
            f"The playground is open already on {database}: close it there, or name another --database."
        ) from None
    except OSError:
        return  # a file system without locks
