"""Links to the pages of tables, in the store. No key stands there, only its digest."""

from __future__ import annotations

import msgspec

from .database import Connection, Database
from .sql import insert, names_of, one_of


class WindowRow(msgspec.Struct, frozen=True, gc=False):
    """A link to the page of a table: the digest of its key, the member whose eyes it has (0: everybody's), and when it was
    used last (Unix seconds)."""

    mark: str
    table_id: int
    member: int
    used: int


_NEW_LINK = insert("windows", names_of(WindowRow))
_TOO_MANY = (
    "DELETE FROM windows WHERE table_id = ? AND member = ? AND mark NOT IN "
    "(SELECT mark FROM windows WHERE table_id = ? AND member = ? ORDER BY used DESC, mark LIMIT ?)"
)


class WindowStore:
    """Links to the pages of tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: WindowRow, most: int) -> None:
        """Remember a link. Of those with the same eyes only the ``most`` that were used last stay."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW_LINK, *msgspec.structs.astuple(row))
            await connection.execute(_TOO_MANY, *[row.table_id, row.member] * 2, most)

        await self._database.write(work)

    async def find(self, mark: str) -> WindowRow | None:
        """Return the link whose key has this digest, ``None`` where there is none."""
        return await self._database.read(lambda connection: one_of(connection, WindowRow, "windows", "mark = ?", mark))

    async def watched(self, table: int) -> bool:
        """Return whether everybody who has a link may look on at a table."""
        asked = "SELECT spectators FROM tables WHERE id = ?"
        return bool(await self._database.read(lambda connection: connection.value(asked, table)))

    async def watch(self, table: int, *, watched: bool) -> None:
        """Let everybody look on at a table, or let them no more: then the links for everybody are deleted."""

        async def work(connection: Connection) -> None:
            await connection.execute("UPDATE tables SET spectators = ? WHERE id = ?", int(watched), table)
            if not watched:
                await connection.execute("DELETE FROM windows WHERE table_id = ? AND member = 0", table)

        await self._database.write(work)

    async def note(self, mark: str, used: int) -> None:
        """Remember when a link was used last; a power cut may undo it."""
        await self._database.note(("UPDATE windows SET used = ? WHERE mark = ?", used, mark))

    async def close(self, table: int, member: int) -> int:
        """Delete a member's links to a table; return how many there were."""
        gone = "DELETE FROM windows WHERE table_id = ? AND member = ?"
        return await self._database.write(lambda connection: connection.execute(gone, table, member))

    async def purge(self, before: int) -> int:
        """Delete the members' own links that were not used since a time; return how many there were."""
        gone = "DELETE FROM windows WHERE used < ? AND member <> 0"
        return await self._database.write(lambda connection: connection.execute(gone, before))
