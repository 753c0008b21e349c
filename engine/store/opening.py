"""Where the store is kept is told by an address: the path of a file, or a database on a server."""

from __future__ import annotations

from pathlib import Path

from .database import Database, is_server
from .sqlite import SQLite


async def opened(address: str | Path, *, backed_up: bool = False) -> Database:
    """Open a database, made or migrated as needed; `OperatorError` in words when that cannot be.

    On a server it is migrated only if the operator has a backup (``backed_up``); a file is copied first.
    """
    if is_server(address):
        # It is loaded only where it is used.
        from .postgresql import PostgreSQL

        return await PostgreSQL.open(str(address), backed_up=backed_up)
    return await SQLite.open(address)
