"""Lessons in the store: which of them a member has done."""

from __future__ import annotations

import msgspec

from .database import Connection, Database
from .sql import all_of, insert, names_of


class LessonRow(msgspec.Struct, frozen=True):
    """A lesson that a member has done, and when (Unix seconds)."""

    member: int
    game: str
    lesson: str
    done: int


_NEW = f"{insert('lessons', names_of(LessonRow))} ON CONFLICT (member, game, lesson) DO NOTHING"


class LessonStore:
    """The lessons that members have done."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def done(self, row: LessonRow) -> None:
        """Remember that a member has done a lesson; the first time stays."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW, *msgspec.structs.astuple(row))

        await self._database.write(work)

    async def of_member(self, member: int) -> tuple[LessonRow, ...]:
        """Return what a member has done."""
        where = "member = ? ORDER BY done, game, lesson"
        return await self._database.read(lambda connection: all_of(connection, LessonRow, "lessons", where, member))
