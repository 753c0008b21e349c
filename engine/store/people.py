"""What the store keeps of people: what each wants for themselves, wherever they play."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from .database import Database
from .rows import MemberRow
from .sql import all_of, insert, names_of, one_of

_NEW_MEMBER = insert("members", names_of(MemberRow)).replace("INSERT", "INSERT OR REPLACE", 1)


class People:
    """The members who have said anything of themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def member(self, member: int) -> MemberRow:
        """Return what somebody wants for themselves; what everybody is given where they have said nothing."""
        found = await self._database.read(lambda connection: one_of(connection, MemberRow, "members", "member = ?", member))
        return found or MemberRow(member)

    async def keep(self, row: MemberRow) -> None:
        """Remember what somebody wants for themselves, in the place of what was kept."""
        values = tuple(getattr(row, name) for name in names_of(MemberRow))
        await self._database.write(lambda connection: connection.execute(_NEW_MEMBER, values))

    async def those(self, members: Sequence[int]) -> tuple[MemberRow, ...]:
        """Return those of some members who have said anything of themselves."""
        return await self._database.read(lambda connection: people_of(connection, members))

    async def channels_of(self, member: int, guild: int = 0) -> tuple[int, ...]:
        """Return the channels of the running tables where somebody has a seat, their own or while another stands in for
        them; only those of a server, unless that is 0."""
        asked = (
            "SELECT DISTINCT channel FROM tables JOIN seats ON table_id = id WHERE status = 'running' "
            "AND (member = ? OR owner = ?) AND (? = 0 OR guild = ?) ORDER BY channel"
        )
        values = (member, member, guild, guild)
        rows = await self._database.read(lambda connection: connection.execute(asked, values).fetchall())
        return tuple(int(channel) for (channel,) in rows)


def people_of(connection: sqlite3.Connection, members: Sequence[int]) -> tuple[MemberRow, ...]:
    """Return those of some members who have said anything of themselves."""
    where = f"member IN ({', '.join('?' * len(members))})"
    return all_of(connection, MemberRow, "members", where, *members)
