"""The lock of a visit: two playgrounds must not write to one database, or to the Discord kept beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from engine.core.errors import NotNow
from engine.store.lock import Lock


class Occupied(Exception):
    """The playground is open already on this database; says so in a sentence."""


@contextlib.contextmanager
def only_visit(database: Path | None) -> Iterator[None]:
    """Lock the database for this visit, also while the bot restarts. Without a database there is no lock.

    Raises `Occupied` if another visit holds it. The bot has a lock of its own (see `Lock`).
    """
    if database is None:
        yield
        return
    database = database.resolve()
    database.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock = Lock(database, ".visit")
    except NotNow:
        raise Occupied(
            f"The playground is open already on {database}: close it there, or name another --database."
        ) from None
    with lock:
        yield
