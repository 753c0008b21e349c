"""Signboards of tables that are played in threads, and invitations, in the store."""

from __future__ import annotations

import msgspec

from engine.runtime.shards import Shards

from .database import Database
from .rows import InvitationRow, TableRow
from .sql import all_of, held, names_of, one_of, replace, sound_of

_NEW_INVITATION = replace("invitations", ("table_id", *names_of(InvitationRow)), ("table_id", "member"))


class SignboardStore:
    """Signboards and invitations."""

    def __init__(self, database: Database, part: Shards) -> None:
        self._database = database
        self._part = part

    async def row(self, table: int) -> TableRow | None:
        """Return the row of a table, ``None`` where there is none."""
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", "id = ?", table))

    async def sign(self, table: int) -> int:
        """Return the id of the message that is a table's signboard, 0 for none: the one that its thread was opened from."""
        asked = "SELECT sign FROM tables WHERE id = ?"
        return int(await self._database.read(lambda connection: connection.value(asked, table)) or 0)

    async def board(self, channel: int) -> int:
        """Return where the signboard stands that a thread was opened from for a table, 0 where it was not."""
        asked = "SELECT board FROM tables WHERE channel = ? AND sign = channel ORDER BY id DESC LIMIT 1"
        return int(await self._database.read(lambda connection: connection.value(asked, channel)) or 0)

    async def signed(self) -> tuple[TableRow, ...]:
        """Return the tables in use that have a signboard."""
        where = f"board > 0 AND status IN ('lobby', 'running') AND {held(self._part)} ORDER BY id"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where))

    async def invitations(self, table: int) -> tuple[InvitationRow, ...]:
        """Return who was invited to a table, each as they were last, the oldest first."""
        where = "table_id = ? ORDER BY at, member"
        return await self._database.read(lambda connection: all_of(connection, InvitationRow, "invitations", where, table))

    async def invite(self, table: int, row: InvitationRow) -> None:
        """Remember an invitation, in the place of what was offered to that member before."""
        values = (table, *msgspec.structs.astuple(row))
        await self._database.write(lambda connection: connection.execute(_NEW_INVITATION, *values))
