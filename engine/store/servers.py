"""What the store keeps of servers: what their managers have set, where that is not the usual."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .database import Connection, Database
from .rows import HeldRow, ServerRow
from .sql import insert, names_of, one_of, sound_in

_HELD = """
SELECT t.id, t.channel, t.game, t.status, t.change, t.created, t.touched, t.asked, t.alarm, t.rest, t.until, t.post,
    (SELECT count(*) FROM seats s WHERE s.table_id = t.id AND s.gone = 0 AND s.level = ''),
    (SELECT count(*) FROM updates u WHERE u.table_id = t.id AND u.told = 0),
    (SELECT u.body FROM updates u WHERE u.table_id = t.id AND u.change = t.change ORDER BY u.id LIMIT 1)
FROM tables t WHERE t.guild = ? AND t.status IN ('lobby', 'running') AND t.sort = '' ORDER BY t.id
"""
_IN_USE = "SELECT id, channel FROM tables WHERE guild = ? AND status IN ('lobby', 'running') AND sort = '' ORDER BY id"
_NEW_SERVER = insert("servers", names_of(ServerRow))


class ServerStore:
    """The servers for which anything is set."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def server(self, guild: int) -> ServerRow:
        """Return what is set for a server; what every server has where nothing is."""
        return await self._database.read(lambda connection: _server(connection, guild))

    async def change(self, guild: int, wish: Callable[[ServerRow], ServerRow]) -> ServerRow:
        """Make of what is set for a server what ``wish`` makes of it, and return that; what it raises changes nothing.
        Nothing is kept of a server that has what every server has."""
        return await self._database.write(lambda connection: _change(connection, guild, wish))

    async def held(self, guild: int) -> tuple[tuple[HeldRow, ...], tuple[int, ...]]:
        """Return the tables in use of a server; and the channels of those of which not even that can be read."""

        async def work(connection: Connection) -> tuple[tuple[HeldRow, ...], tuple[int, ...]]:
            found = sound_in(await connection.rows(_HELD, guild), HeldRow, "tables")
            sound = {row.id for row in found}
            every = await connection.rows(_IN_USE, guild)
            return found, tuple(int(channel) for table, channel in every if table not in sound)

        return await self._database.read(work)


async def _server(connection: Connection, guild: int) -> ServerRow:
    return await one_of(connection, ServerRow, "servers", "guild = ?", guild) or ServerRow(guild)


async def _change(connection: Connection, guild: int, wish: Callable[[ServerRow], ServerRow]) -> ServerRow:
    after = wish(await _server(connection, guild))
    await connection.execute("DELETE FROM servers WHERE guild = ?", guild)
    if after != ServerRow(guild):
        await connection.execute(_NEW_SERVER, *msgspec.structs.astuple(after))
    return after
