"""Purging: what is kept no longer, and the servers that the bot was removed from. Every piece of work is a small one."""

from __future__ import annotations

import msgspec

from engine.runtime.shards import Shards

from .database import Connection, Database
from .rows import RemovedRow
from .server_backup import PARTS
from .sql import all_of, among, held, insert, names_of

_NEW_REMOVED = f"{insert('removed', names_of(RemovedRow))} ON CONFLICT DO NOTHING"
_OF_A_TABLE = (*(name for name, _, _ in PARTS.values()), "files", "windows", "deliveries")
"""What hangs on a table, besides its updates."""
_COUNTS_NOWHERE = "sort IN ('branch', 'practice') OR (sort = 'lesson' AND status = 'over')"
# A channel holds at most one table that is in use, and there is no such server.
_HUSK = (
    "UPDATE tables SET guild = 0, channel = 0, setup = '', options = '{}', key = '', status = 'closed', host = 0, "
    "ballot = '', ended_by = '', post = 0, file = '', uncalled = '', tale = '', rested = 0, nudge = 0, board = 0, "
    "sign = 0, alarm = 0, sort = '', campaign = 0, change = change + 1 WHERE id = ?"
)


class PurgeStore:
    """What is deleted by the clock."""

    def __init__(self, database: Database, part: Shards) -> None:
        self._database = database
        self._ours = held(part)

    async def removed_from(self, row: RemovedRow) -> None:
        """Remember that the bot was removed from a server; the first time counts."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW_REMOVED, *msgspec.structs.astuple(row))

        await self._database.write(work)

    async def is_back(self, guild: int) -> bool:
        """Forget that the bot was removed from a server; return whether it was."""
        gone = "DELETE FROM removed WHERE guild = ?"
        return await self._database.write(lambda connection: connection.execute(gone, guild)) > 0

    async def removed(self) -> tuple[RemovedRow, ...]:
        """Return the servers that the bot was removed from."""

        async def work(connection: Connection) -> tuple[RemovedRow, ...]:
            return await all_of(connection, RemovedRow, "removed", f"{self._ours} ORDER BY at, guild")

        return await self._database.read(work)

    async def guilds(self) -> tuple[int, ...]:
        """Return the servers of which anything is kept; a private table is none of a server's, nor need the bot ever have
        been there."""
        of_guilds = ("kept", "servers", "results", "campaigns", "hooks")
        known = [f"SELECT guild FROM {name} WHERE guild > 0 AND {self._ours}" for name in of_guilds]
        known.append(f"SELECT guild FROM tables WHERE guild > 0 AND sort = '' AND {self._ours}")
        asked = f"{' UNION '.join(known)} ORDER BY 1"

        async def work(connection: Connection) -> tuple[int, ...]:
            return tuple(int(guild) for (guild,) in await connection.rows(asked))

        return await self._database.read(work)

    async def of_guild(self, guild: int) -> tuple[tuple[int, int], ...]:
        """Return the tables of a server, each with its channel."""
        asked = "SELECT id, channel FROM tables WHERE guild = ? ORDER BY id"

        async def work(connection: Connection) -> tuple[tuple[int, int], ...]:
            return tuple((int(table), int(channel)) for table, channel in await connection.rows(asked, guild))

        return await self._database.read(work)

    async def ended(self, before: int) -> tuple[tuple[int, int, int, int], ...]:
        """Return the tables that were over before a time (Unix seconds): each with its channel, its server, and when."""
        return await self._found("status = 'over' AND ended < ?", before)

    async def idle(self, before: int) -> tuple[tuple[int, int, int, int], ...]:
        """Return the private tables where nothing was done since a time, in the same way."""
        idle = "sort <> '' AND status IN ('lobby', 'running') AND touched < ? AND created < ?"
        return await self._found(idle, before, before)

    async def fleeting(self, before: int) -> tuple[tuple[int, int, int, int], ...]:
        """Return the private tables that were begun before a time and count nowhere, in the same way."""
        return await self._found(f"({_COUNTS_NOWHERE}) AND created < ?", before)

    async def closed(self, before: int) -> tuple[tuple[int, int, int, int], ...]:
        """Return the lobbies in which nothing was done since a time, and that are closed, in the same way."""
        return await self._found("status = 'closed' AND touched < ? AND created < ? AND host <> 0", before, before)

    async def _found(self, where: str, *values: int) -> tuple[tuple[int, int, int, int], ...]:
        asked = f"SELECT id, channel, guild, ended FROM tables WHERE {where} AND {self._ours} ORDER BY id"

        async def work(connection: Connection) -> tuple[tuple[int, int, int, int], ...]:
            rows = await connection.rows(asked, *values)
            return tuple((int(table), int(channel), int(guild), int(at)) for table, channel, guild, at in rows)

        return await self._database.read(work)

    async def delete(self, table: int) -> None:
        """Delete a table with everything of it. Where its newest update is the newest of all an empty row stays, so that no
        number of an update is given twice."""

        async def work(connection: Connection) -> None:
            for name in _OF_A_TABLE:
                await connection.execute(f"DELETE FROM {name} WHERE table_id = ?", table)
            newest = await connection.value("SELECT max(id) FROM updates")
            await connection.execute("DELETE FROM updates WHERE table_id = ? AND id <> ?", table, newest or 0)
            emptied = "UPDATE updates SET body = ?, told = 1, message = 0, call = 0 WHERE table_id = ?"
            if await connection.execute(emptied, b"", table):
                await connection.execute(_HUSK, table)
            else:
                await connection.execute("DELETE FROM tables WHERE id = ?", table)

        await self._database.write(work)

    async def husks(self) -> tuple[int, ...]:
        """Return the tables of which nothing is left but a row."""
        asked = f"SELECT id FROM tables WHERE status = 'closed' AND host = 0 AND {self._ours} ORDER BY id"

        async def work(connection: Connection) -> tuple[int, ...]:
            return tuple(int(table) for (table,) in await connection.rows(asked))

        return await self._database.read(work)

    async def delete_guild(self, guild: int, channels: tuple[int, ...]) -> None:
        """Delete what else is kept of a server: of its members, its hall and campaigns, what was refused, what is set."""

        async def work(connection: Connection) -> None:
            for name in ("kept", "servers", "results", "campaigns", "removed", "tries", "shared", "hooks", "deliveries"):
                await connection.execute(f"DELETE FROM {name} WHERE guild = ?", guild)
            await connection.execute(f"DELETE FROM refusals WHERE {among('channel', channels)}", *channels)

        await self._database.write(work)

    async def campaigns(self, before: int) -> tuple[tuple[int, int, int], ...]:
        """Return the campaigns of which nothing was played since a time, and nothing is: each with its server, and when."""
        idle = (
            f"SELECT id, guild, touched FROM campaigns WHERE touched < ? AND {self._ours} AND id NOT IN "
            "(SELECT campaign FROM tables WHERE campaign > 0 AND status IN ('lobby', 'running')) ORDER BY id"
        )

        async def work(connection: Connection) -> tuple[tuple[int, int, int], ...]:
            found = await connection.rows(idle, before)
            return tuple((int(campaign), int(guild), int(at)) for campaign, guild, at in found)

        return await self._database.read(work)

    async def delete_campaign(self, campaign: int) -> None:
        """Delete a campaign; what was played of it stays as long as other tables do."""

        async def work(connection: Connection) -> None:
            await connection.execute("UPDATE tables SET campaign = 0 WHERE campaign = ?", campaign)
            await connection.execute("DELETE FROM campaigns WHERE id = ?", campaign)

        await self._database.write(work)

    async def delete_refusals(self, before: int) -> int:
        """Delete what was refused before a time; return how many that were."""
        old = "DELETE FROM refusals WHERE at < ?"
        return await self._database.write(lambda connection: connection.execute(old, before))
