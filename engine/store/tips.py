"""Tips in the store: which of them a member was told."""

from __future__ import annotations

import msgspec

from .database import Connection, Database
from .sql import all_of, insert, names_of


class TipRow(msgspec.Struct, frozen=True):
    """A tip that a member was told, and when (Unix seconds)."""

    member: int
    game: str
    tip: str
    told: int


_NEW = f"{insert('tips', names_of(TipRow))} ON CONFLICT (member, game, tip) DO NOTHING"


class TipStore:
    """The tips that members were told."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def told(self, row: TipRow) -> None:
        """Remember that a member was told a tip; the first time stays."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW, *msgspec.structs.astuple(row))

        await self._database.write(work)

    async def of_member(self, member: int) -> tuple[TipRow, ...]:
        """Return what a member was told, the oldest first."""
        where = "member = ? ORDER BY told, game, tip"
        return await self._database.read(lambda connection: all_of(connection, TipRow, "tips", where, member))
