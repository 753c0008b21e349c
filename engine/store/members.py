"""Members in the store: their settings, and where each of them sits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from .database import Connection, Database
from .member_row import MemberRow
from .rows import SittingRow, Sort, TableRow
from .sql import all_of, among, names_of, one_of, replace, sound_in, sound_of

_NEW_MEMBER = replace("members", names_of(MemberRow), ("member",))
_SITTINGS = """
SELECT t.id, t.guild, t.channel, t.game, t.status, t.host, t.created, t.touched, t.due, t.asked, t.rest, t.until, t.post,
    s.member, s.name, s.away, s.owner,
    (SELECT count(*) FROM seats o WHERE o.table_id = t.id AND o.gone = 0 AND o.level = ''),
    coalesce((SELECT o.name FROM seats o WHERE o.table_id = t.id AND o.member = t.host ORDER BY o.seat LIMIT 1), ''),
    (SELECT u.body FROM updates u WHERE u.table_id = t.id AND u.change = t.change ORDER BY u.id LIMIT 1)
FROM seats s JOIN tables t ON t.id = s.table_id
WHERE (s.member = ? OR (s.owner = ? AND s.owner > 0)) AND s.gone = 0 AND t.status IN ('lobby', 'running') AND t.sort = ''
ORDER BY t.id, s.member = ? DESC
"""
_CHANNELS = """
SELECT DISTINCT t.channel FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.member = ? AND t.status IN ('lobby', 'running') AND t.sort = ''
"""
_FINISHED = """
SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id
WHERE s.member = ? AND t.game = ? AND t.status = 'over' AND t.ended_by = '' AND t.sort <> 'lesson' LIMIT 1
"""


class MemberStore:
    """The members who have said anything of themselves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def member(self, member: int) -> MemberRow:
        """Return a member's settings; the usual ones where they have set nothing."""
        return await self._database.read(lambda connection: _member(connection, member))

    async def change(self, member: int, wish: Callable[[MemberRow], MemberRow]) -> MemberRow:
        """Change a member's settings by ``wish``, and return them; what it raises changes nothing. Nothing is kept of
        members with the usual settings, and no results of those who leave the halls."""
        return await self._database.write(lambda connection: _change(connection, member, wish))

    async def those(self, members: Sequence[int]) -> tuple[MemberRow, ...]:
        """Return those of some members who have said anything of themselves."""
        return await self._database.read(lambda connection: people_of(connection, members))

    async def channels_of(self, member: int, guild: int = 0) -> tuple[int, ...]:
        """Return the channels of the running tables where a member has a seat, their own or while another stands in for
        them; only those of a server, unless that is 0."""
        asked = (
            "SELECT DISTINCT channel FROM tables JOIN seats ON table_id = id WHERE status = 'running' AND sort = '' "
            "AND (member = ? OR owner = ?) AND (CAST(? AS BIGINT) = 0 OR guild = ?) ORDER BY channel"
        )
        values = (member, member, guild, guild)
        rows = await self._database.read(lambda connection: connection.rows(asked, *values))
        return tuple(int(channel) for (channel,) in rows)

    async def sittings(self, member: int) -> tuple[SittingRow, ...]:
        """Return the tables in use where a member sits, or owns a seat that another sits on, in one query; one that cannot
        be read is left out."""
        rows = await self._database.read(lambda connection: connection.rows(_SITTINGS, member, member, member))
        return sound_in(((*row, body or b"") for *row, body in rows), SittingRow, "sittings")

    async def private(self, member: int, sorts: Sequence[Sort]) -> tuple[TableRow, ...]:
        """Return the private tables in use of these sorts that a member has, the oldest first."""
        where = f"host = ? AND status IN ('lobby', 'running') AND {among('sort', sorts)} ORDER BY id"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where, member, *sorts))

    async def branches(self, member: int) -> tuple[TableRow, ...]:
        """Return the private tables of a member that go on from another game, also those that are over."""
        where = "host = ? AND sort = 'branch' ORDER BY id"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where, member))

    async def has_finished(self, member: int, game: str) -> bool:
        """Return whether a member has finished a game of this kind; a lesson is none."""
        rows = await self._database.read(lambda connection: connection.rows(_FINISHED, member, game))
        return bool(rows)

    async def channels(self, member: int) -> tuple[int, ...]:
        """Return where the tables in use are that a member sits at."""
        rows = await self._database.read(lambda connection: connection.rows(_CHANNELS, member))
        return tuple(int(channel) for (channel,) in rows)


async def _member(connection: Connection, member: int) -> MemberRow:
    return await one_of(connection, MemberRow, "members", "member = ?", member) or MemberRow(member)


async def _change(connection: Connection, member: int, wish: Callable[[MemberRow], MemberRow]) -> MemberRow:
    before = await _member(connection, member)
    after = wish(before)
    if not after.hall:
        await connection.execute("DELETE FROM results WHERE member = ?", member)
    if after == MemberRow(member):
        await connection.execute("DELETE FROM members WHERE member = ?", member)
    elif after != before:
        await connection.execute(_NEW_MEMBER, *msgspec.structs.astuple(after))
    return after


async def people_of(connection: Connection, members: Sequence[int]) -> tuple[MemberRow, ...]:
    """Return those of some members who have said anything of themselves."""
    return await all_of(connection, MemberRow, "members", among("member", members), *members)
