"""What the store keeps of who has seen what: up to which change each member knows a table, and what came after it."""

from __future__ import annotations

from collections.abc import Sequence

from .database import Connection, Database, Statement
from .rows import EntryRow, SeenRow
from .sql import all_of, among

_NOTED = (
    "INSERT INTO seen (table_id, member, change, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, member) "
    "DO UPDATE SET change = CASE WHEN excluded.change > seen.change THEN excluded.change ELSE seen.change END, "
    "at = CASE WHEN excluded.at > seen.at THEN excluded.at ELSE seen.at END"
)
_LIVE = "table_id = ? AND struck = 0 AND"


class Seen:
    """Up to which change each member has seen each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, table: int, row: SeenRow) -> None:
        """Remember that a member has seen a table; a power cut may undo it."""
        await self._database.note(noted(table, row))

    async def of(self, table: int, members: Sequence[int]) -> tuple[SeenRow, ...]:
        """Return what is known of some members; where nothing was noted, what they did last at the table counts."""
        return await self._database.read(lambda connection: _seen(connection, table, members))

    async def rows_after(self, table: int, change: int) -> tuple[EntryRow, ...]:
        """Return the live rows of a journal that changes after ``change`` wrote."""
        where = f"{_LIVE} CAST(change AS BIGINT) > ? ORDER BY seq"
        return await self._database.read(lambda connection: all_of(connection, EntryRow, "journal", where, table, change))

    async def rows_from(self, table: int, at: int) -> tuple[EntryRow, ...]:
        """Return the live rows of a journal that were written at a time (Unix seconds) or later."""
        where = f"{_LIVE} CAST(at AS BIGINT) >= ? ORDER BY seq"
        return await self._database.read(lambda connection: all_of(connection, EntryRow, "journal", where, table, at))


def noted(table: int, row: SeenRow) -> Statement:
    """Return what remembers that a member has seen a table."""
    return _NOTED, table, row.member, row.change, row.at


async def _seen(connection: Connection, table: int, members: Sequence[int]) -> tuple[SeenRow, ...]:
    rows = await all_of(connection, SeenRow, "seen", f"table_id = ? AND {among('member', members)}", table, *members)
    found = {row.member: row for row in rows}
    for member in members:
        if member not in found:
            asked = "SELECT max(change), max(at) FROM journal WHERE table_id = ? AND member = ? AND struck = 0"
            newest = await connection.row(asked, table, member)
            if newest is not None and newest[0] is not None:
                found[member] = SeenRow(member, *map(int, newest))
    return tuple(found.values())
