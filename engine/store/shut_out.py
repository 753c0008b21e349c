"""Members and servers that the operator has shut out, in the store."""

from __future__ import annotations

from typing import Final

import msgspec

from .database import Connection, Database
from .sql import all_of, insert, names_of

MEMBER, SERVER = "member", "server"
KINDS: Final = (MEMBER, SERVER)


class ShutOutRow(msgspec.Struct, frozen=True):
    """Who is shut out: the ``kind``, one of `KINDS`, Discord's ``number`` of them, and since when (Unix seconds)."""

    kind: str
    number: int
    since: int


_NEW = f"{insert('shut_out', names_of(ShutOutRow))} ON CONFLICT (kind, number) DO NOTHING"


class ShutOutStore:
    """Who is shut out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def every(self) -> tuple[ShutOutRow, ...]:
        """Return who is shut out, the first of them first."""
        where = "1 = 1 ORDER BY since, kind, number"
        return await self._database.read(lambda connection: all_of(connection, ShutOutRow, "shut_out", where))

    async def add(self, row: ShutOutRow) -> None:
        """Shut a member or a server out. An earlier row stays."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW, *msgspec.structs.astuple(row))

        await self._database.write(work)

    async def remove(self, kind: str, number: int) -> bool:
        """Let a member or a server in again, and return whether they were shut out."""

        async def work(connection: Connection) -> bool:
            there = await connection.value("SELECT count(*) FROM shut_out WHERE kind = ? AND number = ?", kind, number)
            await connection.execute("DELETE FROM shut_out WHERE kind = ? AND number = ?", kind, number)
            return bool(there)

        return await self._database.write(work)
