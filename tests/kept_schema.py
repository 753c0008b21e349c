"""A database with nothing in it is made once for all tests of a process: to take every step of the schema is most of the
time of opening one."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from threading import Lock

from engine.store import sqlite

STEP_BY_STEP = sqlite._migrate
"""What takes the steps, as the bot does it."""
_PATTERNS: dict[tuple[str, ...], sqlite3.Connection] = {}
_LOCK = Lock()


def make_once() -> None:
    """Have a new file filled from the first one of this process that the same steps were taken in."""
    sqlite._migrate = _made


def _made(connection: sqlite3.Connection, path: str, steps: Sequence[str], newest: int) -> None:
    if len(steps) < newest:
        STEP_BY_STEP(connection, path, steps, newest)
        return
    with _LOCK:
        pattern = _PATTERNS.get(tuple(steps))
        if pattern is not None:
            pattern.backup(connection)
            return
        STEP_BY_STEP(connection, path, steps, newest)
        _PATTERNS[tuple(steps)] = kept = sqlite3.connect(":memory:", check_same_thread=False)
        connection.backup(kept)
