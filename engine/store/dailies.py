"""What the store keeps of daily delves: the key of each, the tries that count, and where they were shown."""

from __future__ import annotations

import msgspec

from engine.core.errors import TableTaken
from engine.core.messages import WORDS

from .database import Connection, Database
from .rows import SharedRow, TryRow
from .sql import all_of, insert, names_of, one_of

_NEW_KEY = f"{insert('dailies', ('day', 'game', 'key'))} ON CONFLICT (day, game) DO NOTHING"
_NEW_TRY = f"{insert('tries', names_of(TryRow))} ON CONFLICT (member, day, game) DO NOTHING"
_NEW_SHARED = f"{insert('shared', names_of(SharedRow))} ON CONFLICT (member, day, game, channel) DO NOTHING"
_KEY = "SELECT key FROM dailies WHERE day = ? AND game = ?"
_OURS = "member = ? AND day = ? AND game = ?"
_IN_GUILD = """
day >= ? AND day <= ? AND ended > 0 AND (guild = ? OR EXISTS (SELECT 1 FROM shared s WHERE s.member = tries.member
    AND s.day = tries.day AND s.game = tries.game AND s.guild = ?))
AND NOT EXISTS (SELECT 1 FROM members m WHERE m.member = tries.member AND m.hall = 0)
ORDER BY day, game, points DESC, rounds, ended, member
"""


class DailyStore:
    """The daily delves."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, day: int, game: str, new: str) -> str:
        """Return the key of a day's delve: ``new`` where there was none, which is kept then."""

        async def work(connection: Connection) -> str:
            await connection.execute(_NEW_KEY, day, game, new)
            return str(await connection.value(_KEY, day, game))

        return await self.known_key(day, game) or await self._database.write(work)

    async def known_key(self, day: int, game: str) -> str:
        """Return the key of a day's delve, "" where there was none."""
        return str(await self._database.read(lambda connection: connection.value(_KEY, day, game)) or "")

    async def attempt(self, member: int, day: int, game: str) -> TryRow | None:
        """Return a member's try that counts, ``None`` where they have not begun."""
        return await self._database.read(lambda connection: one_of(connection, TryRow, "tries", _OURS, member, day, game))

    async def of_member(self, member: int) -> tuple[TryRow, ...]:
        """Return all tries of a member, the oldest first."""
        where = "member = ? ORDER BY day, game"
        return await self._database.read(lambda connection: all_of(connection, TryRow, "tries", where, member))

    async def in_guild(self, guild: int, first: int, last: int) -> tuple[TryRow, ...]:
        """Return what tries came to of some days that were begun or shown in a server, of each day and game the best
        first. Members who want to stand in no hall are left out (TAB-174)."""
        return await self._database.read(
            lambda connection: all_of(connection, TryRow, "tries", _IN_GUILD, first, last, guild, guild)
        )

    async def share(self, row: SharedRow) -> bool:
        """Remember that a member showed what theirs came to in a channel; return whether they had not yet."""
        values = msgspec.structs.astuple(row)
        return await self._database.write(lambda connection: connection.execute(_NEW_SHARED, *values)) > 0

    async def unshare(self, row: SharedRow) -> None:
        """Forget that again: it could not be posted."""
        gone = f"DELETE FROM shared WHERE {_OURS} AND channel = ?"
        values = (row.member, row.day, row.game, row.channel)
        await self._database.write(lambda connection: connection.execute(gone, *values))

    async def purge(self, before: int) -> int:
        """Delete the tries of the days before one, and all keys of then; return how many tries that were."""

        async def work(connection: Connection) -> int:
            await connection.execute("DELETE FROM shared WHERE day < ?", before)
            await connection.execute("DELETE FROM dailies WHERE day < ?", before)
            return await connection.execute("DELETE FROM tries WHERE day < ?", before)

        return await self._database.write(work)


async def write_try(connection: Connection, row: TryRow, table: int) -> None:
    """Write that a member begins the try that counts, or what it came to; `TableTaken` where they have begun already."""
    if row.ended:
        told = "UPDATE tries SET ended = ?, points = ?, rounds = ?, words = ?, strip = ?, told = ?"
        values = (row.ended, row.points, row.rounds, row.words, row.strip, row.told)
        await connection.execute(f"{told} WHERE {_OURS} AND ended = 0", *values, row.member, row.day, row.game)
        return
    begun = msgspec.structs.replace(row, table_id=table)
    if not await connection.execute(_NEW_TRY, *msgspec.structs.astuple(begun)):
        raise TableTaken(WORDS.message("daily-begun"), "TAB-162")
