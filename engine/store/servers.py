"""What the store keeps of servers: what whoever manages one has set for it, where that is not what everybody has."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import msgspec

from .database import Database
from .rows import ServerRow
from .sql import insert, names_of, one_of

_NEW_SERVER = insert("servers", names_of(ServerRow))


class Servers:
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


def _server(connection: sqlite3.Connection, guild: int) -> ServerRow:
    return one_of(connection, ServerRow, "servers", "guild = ?", guild) or ServerRow(guild)


def _change(connection: sqlite3.Connection, guild: int, wish: Callable[[ServerRow], ServerRow]) -> ServerRow:
    after = wish(_server(connection, guild))
    connection.execute("DELETE FROM servers WHERE guild = ?", (guild,))
    if after != ServerRow(guild):
        connection.execute(_NEW_SERVER, msgspec.structs.astuple(after))
    return after
