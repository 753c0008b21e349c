"""What the store keeps for the halls of servers: how games went that their rules ended, for each of their members."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.runtime.shards import Shards

from .database import Connection, Database
from .rows import ResultRow, TableRow
from .sql import all_of, among, held, insert, names_of, sound_of

_NEW_RESULT = f"{insert('results', names_of(ResultRow))} ON CONFLICT DO NOTHING"
_OF_GUILD = "guild = ? ORDER BY ended, played, rank, member"
_UNCOUNTED = "status = 'over' AND counted = 0 AND guild > 0"
_LOOKED_AT = "UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0 AND change = ? AND forgotten = ?"


class Results:
    """How games went."""

    def __init__(self, database: Database, part: Shards) -> None:
        self._database = database
        self._ours = held(part)

    async def of(self, guild: int) -> tuple[ResultRow, ...]:
        """Return how the games of a server went, the oldest first."""
        return await self._database.read(lambda connection: sound_of(connection, ResultRow, "results", _OF_GUILD, guild))

    async def uncounted(self, most: int) -> tuple[TableRow, ...]:
        """Return tables that are over and were not looked at for the hall, as many as ``most``; what cannot be read is left
        out."""
        where = f"{_UNCOUNTED} AND {self._ours} ORDER BY id LIMIT ?"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where, most))

    async def count(self, table: TableRow, rows: Iterable[ResultRow]) -> bool:
        """Write what came of a table, unless that was done, or its names were written anew since ``table`` was read;
        whether it was."""
        rows = tuple(rows)

        async def work(connection: Connection) -> bool:
            if await connection.execute(_LOOKED_AT, table.id, table.change, table.forgotten) != 1:
                return False
            await write_results(connection, rows)
            return True

        return await self._database.write(work)


async def results_of(connection: Connection, guild: int) -> tuple[ResultRow, ...]:
    """Return how the games of a server went; `msgspec.ValidationError` where a row cannot be read."""
    return await all_of(connection, ResultRow, "results", _OF_GUILD, guild)


async def write_results(connection: Connection, rows: Iterable[ResultRow]) -> None:
    """Write how games went, but for those who want to stand in no hall (TAB-174); what stands there already stays."""
    rows = tuple(rows)
    members = sorted({row.member for row in rows})
    asked = f"SELECT member FROM members WHERE hall = 0 AND {among('member', members)}"
    out = {int(member) for (member,) in await connection.rows(asked, *members)}
    await connection.executemany(_NEW_RESULT, [msgspec.structs.astuple(row) for row in rows if row.member not in out])
