"""What the store knows in numbers, for operators."""

from __future__ import annotations

import msgspec

from .database import Connection, Database


class CensusRow(msgspec.Struct, frozen=True):
    """How many tables are in use, by game and status; how many updates are ``untold``, how many tables ``overdue``; how
    many facts are ``undelivered`` to webhooks. ``waiting`` is for how many seconds at least a table has had an untold
    update, at most."""

    tables: dict[tuple[str, str], int]
    untold: int
    overdue: int
    undelivered: int
    waiting: int


class Census:
    """Counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def answers(self) -> bool:
        """Ask the database for almost nothing, and return whether it answers; raise its error where it does not."""
        return bool(await self._database.read(lambda connection: connection.value("SELECT 1")))

    async def taken(self, now: int) -> CensusRow:
        """Return the numbers as they are ``now`` (Unix seconds)."""

        async def taken(connection: Connection) -> CensusRow:
            used = "status IN ('lobby', 'running') AND sort = ''"
            asked = f"SELECT game, status, count(*) FROM tables WHERE {used} GROUP BY game, status"
            tables = {(str(game), str(status)): int(count) for game, status, count in await connection.rows(asked)}
            found = "FROM updates JOIN tables ON tables.id = updates.table_id WHERE told = 0"
            counted = await connection.row(f"SELECT count(*), min(touched) {found}")
            untold, since = counted or (0, None)
            overdue = await connection.value(
                "SELECT count(*) FROM tables WHERE alarm > 0 AND alarm <= ? AND sort = ''", now
            )
            undelivered = await connection.value("SELECT count(*) FROM deliveries")
            waiting = 0 if since is None else max(0, now - int(since))
            return CensusRow(tables, int(untold), int(overdue), int(undelivered), waiting)

        return await self._database.read(taken)
