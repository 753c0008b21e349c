"""A member is erased: where they stand in the store, all of a table where they do, and that written anew."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.api.characters import LAST

from .database import Connection, Database
from .deletions import ADD, fingerprint
from .lessons import LessonRow
from .member_row import MemberRow
from .rows import (
    BotMemoryRow,
    EntryRow,
    ForgettingRow,
    InvitationRow,
    KeepsakeRow,
    NamedRow,
    PlanRow,
    RefusalRow,
    ResultRow,
    SeatRow,
    SeenRow,
    SharedRow,
    SnapshotRow,
    TableRow,
    TryRow,
    UpdateRow,
    Written,
)
from .sql import all_of, among, insert, names_of, one_of, replace
from .tips import TipRow

TABLES_AT_ONCE = 100
"""How many tables are looked through in one piece of work, so that others do not wait for long."""

_NEW_NAME = f"{insert('named', ('table_id', *names_of(NamedRow)))} ON CONFLICT DO NOTHING"
_NEW_WISH = replace("forgetting", names_of(ForgettingRow), ("member",))
_NEW_SEAT = insert("seats", ("table_id", *names_of(SeatRow)))
_NEW_SNAPSHOT = insert("snapshots", ("table_id", *names_of(SnapshotRow)))
_STANDS = """
SELECT table_id FROM seats WHERE member = ? OR owner = ? OR keeper = ?
UNION SELECT table_id FROM named WHERE member = ?
UNION SELECT table_id FROM seen WHERE member = ?
UNION SELECT table_id FROM invitations WHERE member = ? OR asker = ?
UNION SELECT id FROM tables WHERE host = ? OR rested = ?
"""
_PEOPLE = """
SELECT member FROM seats WHERE table_id = ? UNION SELECT owner FROM seats WHERE table_id = ?
UNION SELECT keeper FROM seats WHERE table_id = ? UNION SELECT member FROM named WHERE table_id = ?
UNION SELECT member FROM journal WHERE table_id = ? UNION SELECT member FROM seen WHERE table_id = ?
UNION SELECT member FROM invitations WHERE table_id = ? UNION SELECT asker FROM invitations WHERE table_id = ?
UNION SELECT host FROM tables WHERE id = ? UNION SELECT rested FROM tables WHERE id = ?
"""
_TEXTS = ("setup", "tale", "ballot")
_REWRITTEN = ("setup", "key", "host", "ended_by", "tale", "ballot", "rested", "retold")
_OWN = ("members", "kept", "refusals", "results", "tries", "shared", "lessons", "tips")
"""Tables of what is kept of a member wherever they play, each with a column ``member``."""


class ErasureStore:
    """Where members stand, and how they are taken out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def wish(self, row: ForgettingRow) -> None:
        """Remember that a member is to be forgotten, until it is done."""

        async def work(connection: Connection) -> None:
            await connection.execute(_NEW_WISH, *msgspec.structs.astuple(row))

        await self._database.write(work)

    async def wishes(self) -> tuple[ForgettingRow, ...]:
        """Return who is to be forgotten and is not yet, the oldest wish first."""

        async def work(connection: Connection) -> tuple[ForgettingRow, ...]:
            return await all_of(connection, ForgettingRow, "forgetting", "1 = 1 ORDER BY at, member")

        return await self._database.read(work)

    async def stands_at(self, member: int, names: Sequence[str] = (), *, thoroughly: bool = True) -> tuple[int, ...]:
        """Return the tables where anything of a member stands, or where one who is called so ended the game.

        ``thoroughly``: journals and texts are looked through too, piece by piece, for their number, which stood there
        before `NamedRow` was written; that takes a while.
        """
        digits, found = str(member), set[int]()

        async def known(connection: Connection) -> int:
            rows = await connection.rows(_STANDS, *[member] * _STANDS.count("?"))
            found.update(int(table) for (table,) in rows)
            return int(await connection.value("SELECT coalesce(max(id), 0) FROM tables"))

        newest = await self._database.read(known)
        for first in range(1, newest + 1 if thoroughly else 1, TABLES_AT_ONCE):
            span = (first, first + TABLES_AT_ONCE)

            async def searched(connection: Connection, span: tuple[int, int] = span) -> None:
                found.update(await _searched(connection, *span, member, digits, names))

            await self._database.read(searched)
        return tuple(sorted(found))

    async def names(self, member: int) -> tuple[str, ...]:
        """Return everything that a member is, or was, called at tables."""
        asked = (
            "SELECT name FROM seats WHERE member = ? UNION SELECT name FROM named WHERE member = ? "
            "UNION SELECT owner_name FROM seats WHERE owner = ? AND owner_name <> ''"
        )

        async def work(connection: Connection) -> tuple[str, ...]:
            return tuple(str(name) for (name,) in await connection.rows(asked, member, member, member))

        return await self._database.read(work)

    async def named_at(self, table: int) -> tuple[NamedRow, ...]:
        """Return whose names stand at a table beside those on its seats."""
        where = "table_id = ? ORDER BY member, name"
        return await self._database.read(lambda connection: all_of(connection, NamedRow, "named", where, table))

    async def whole(self, table: int) -> Written | None:
        """Return all that is kept of a table, ``None`` where there is none."""

        async def work(connection: Connection) -> Written | None:
            return await _whole(connection, table)

        return await self._database.read(work)

    async def rewrite(self, before: Written, after: Written, member: int) -> bool:
        """Write a table anew, and forget what only concerns a member there; whether that was done: not where the table has
        changed meanwhile."""

        async def work(connection: Connection) -> bool:
            return await _rewrite(connection, before, after, member)

        return await self._database.write(work)

    async def refusals_in(self, channel: int) -> tuple[RefusalRow, ...]:
        """Return what was refused in a channel."""

        async def work(connection: Connection) -> tuple[RefusalRow, ...]:
            return await all_of(connection, RefusalRow, "refusals", "channel = ?", channel)

        return await self._database.read(work)

    async def reword(self, rows: Iterable[RefusalRow]) -> None:
        """Write the words of refusals anew."""
        anew = [(row.words, row.channel, row.member) for row in rows]

        async def work(connection: Connection) -> None:
            await connection.executemany("UPDATE refusals SET words = ? WHERE channel = ? AND member = ?", anew)

        await self._database.write(work)

    async def kept_in(self, guilds: Iterable[int]) -> tuple[KeepsakeRow, ...]:
        """Return what all members keep in some servers."""
        wanted = tuple(guilds)

        async def work(connection: Connection) -> tuple[KeepsakeRow, ...]:
            return await all_of(connection, KeepsakeRow, "kept", among("guild", wanted), *wanted)

        return await self._database.read(work)

    async def rekeep(self, before: KeepsakeRow, body: str) -> None:
        """Write anew what a member keeps, unless it is otherwise by now."""
        anew = "UPDATE kept SET body = ? WHERE guild = ? AND member = ? AND game = ? AND body = ?"
        values = (body, before.guild, before.member, before.game, before.body)
        await self._database.write(lambda connection: connection.execute(anew, *values))

    async def own(self, member: int) -> dict[str, tuple[msgspec.Struct, ...]]:
        """Return what is kept of a member wherever they play, by the name of the table in the database."""

        async def work(connection: Connection) -> dict[str, tuple[msgspec.Struct, ...]]:
            kinds = (MemberRow, KeepsakeRow, RefusalRow, ResultRow, TryRow, SharedRow, LessonRow, TipRow)
            shapes: Mapping[str, type[Any]] = dict(zip(_OWN, kinds, strict=True))
            return {name: await all_of(connection, shapes[name], name, "member = ?", member) for name in _OWN}

        return await self._database.read(work)

    async def at_table(self, table: int, member: int) -> dict[str, tuple[msgspec.Struct, ...]]:
        """Return what is kept of a member at a table beside its seats and its journal."""

        async def work(connection: Connection) -> dict[str, tuple[msgspec.Struct, ...]]:
            of = "table_id = ? AND member = ?"
            invited = "table_id = ? AND (member = ? OR asker = ?)"
            return {
                "named": await all_of(connection, NamedRow, "named", of, table, member),
                "seen": await all_of(connection, SeenRow, "seen", of, table, member),
                "invitations": await all_of(connection, InvitationRow, "invitations", invited, table, member, member),
            }

        return await self._database.read(work)

    async def members_at(self, table: int) -> frozenset[int]:
        """Return the numbers of all people whom any row of a table names."""

        async def work(connection: Connection) -> frozenset[int]:
            rows = await connection.rows(_PEOPLE, *[table] * _PEOPLE.count("?"))
            return frozenset(int(member) for (member,) in rows if member > LAST)

        return await self._database.read(work)

    async def forget(self, member: int, at: int) -> None:
        """Delete what is kept of a member wherever they play, and the wish of then; a fingerprint of it stays."""
        row = fingerprint(member, at)

        async def work(connection: Connection) -> None:
            await connection.execute(ADD, *msgspec.structs.astuple(row))
            for name in (*_OWN, "seen", "named", "forgetting", "windows"):
                await connection.execute(f"DELETE FROM {name} WHERE member = ?", member)
            await connection.execute("DELETE FROM invitations WHERE member = ? OR asker = ?", member, member)

        await self._database.write(work)


async def write_names(connection: Connection, table: int, names: Iterable[NamedRow]) -> None:
    """Remember what people were called at a table."""
    await connection.executemany(_NEW_NAME, [(table, row.member, row.name) for row in names])


async def _searched(
    connection: Connection, first: int, after: int, member: int, digits: str, names: Sequence[str]
) -> set[int]:
    """Return those of some tables in whose texts the number of a member stands, or whose game one called so ended."""
    like, span = f"%{digits}%", (first, after)
    texts = " OR ".join(f"{name} LIKE ?" for name in _TEXTS)
    found = await connection.rows(
        f"SELECT id FROM tables WHERE id >= ? AND id < ? AND ({texts})", *span, *[like] * len(_TEXTS)
    )
    acted = "table_id >= ? AND table_id < ? AND (member = ? OR text LIKE ? OR story LIKE ?)"
    found = [
        *found,
        *await connection.rows(f"SELECT DISTINCT table_id FROM journal WHERE {acted}", *span, member, like, like),
    ]
    if names:
        ended = f"id >= ? AND id < ? AND {among('ended_by', names)}"
        found += await connection.rows(f"SELECT id FROM tables WHERE {ended}", *span, *names)
    told = "SELECT table_id, body FROM updates WHERE table_id >= ? AND table_id < ?"
    found += [row for row in await connection.rows(told, *span) if digits.encode() in bytes(row[1])]
    return {int(row[0]) for row in found}


async def _whole(connection: Connection, table: int) -> Written | None:
    row = await one_of(connection, TableRow, "tables", "id = ?", table)
    if row is None:
        return None
    of = "table_id = ?"
    return Written(
        row,
        await all_of(connection, SeatRow, "seats", f"{of} ORDER BY seat", table),
        await all_of(connection, NamedRow, "named", f"{of} ORDER BY member, name", table),
        await all_of(connection, EntryRow, "journal", f"{of} ORDER BY seq", table),
        await all_of(connection, SnapshotRow, "snapshots", f"{of} ORDER BY seq", table),
        await all_of(connection, UpdateRow, "updates", f"{of} ORDER BY id", table),
        await all_of(connection, PlanRow, "plans", f"{of} ORDER BY seat", table),
        await all_of(connection, BotMemoryRow, "minds", f"{of} ORDER BY position, seat", table),
        str(await connection.value("SELECT body FROM files WHERE table_id = ?", table) or ""),
    )


async def _rewrite(connection: Connection, before: Written, after: Written, member: int) -> bool:
    table = after.row.id
    anew = ", ".join(f"{name} = ?" for name in _REWRITTEN)
    marked = f"UPDATE tables SET {anew}, forgotten = forgotten + 1 WHERE id = ? AND change = ? AND forgotten = ?"
    values = [getattr(after.row, name) for name in _REWRITTEN]
    if await connection.execute(marked, *values, table, before.row.change, before.row.forgotten) != 1:
        return False
    await connection.execute("DELETE FROM seats WHERE table_id = ?", table)
    await connection.executemany(_NEW_SEAT, [(table, *msgspec.structs.astuple(seat)) for seat in after.seats])
    entries = [new for old, new in zip(before.entries, after.entries, strict=True) if old != new]
    anew = "UPDATE journal SET member = ?, text = ?, digest = ?, events = ?, story = ? WHERE table_id = ? AND seq = ?"
    rows = [(entry.member, entry.text, entry.digest, entry.events, entry.story, table, entry.seq) for entry in entries]
    await connection.executemany(anew, rows)
    if after.snapshots != before.snapshots:
        await connection.execute("DELETE FROM snapshots WHERE table_id = ?", table)
        await connection.executemany(
            _NEW_SNAPSHOT, [(table, *msgspec.structs.astuple(snapshot)) for snapshot in after.snapshots]
        )
    told = [new for old, new in zip(before.updates, after.updates, strict=True) if old != new]
    await connection.executemany("UPDATE updates SET body = ? WHERE id = ?", [(item.body, item.id) for item in told])
    for plan in before.plans:
        await connection.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", table, plan.seat)
    plans = [(table, *msgspec.structs.astuple(plan)) for plan in after.plans]
    await connection.executemany(insert("plans", ("table_id", *names_of(PlanRow))), plans)
    minds = [(mind.body, table, mind.position, mind.seat) for mind in after.minds]
    await connection.executemany("UPDATE minds SET body = ? WHERE table_id = ? AND position = ? AND seat = ?", minds)
    if after.file != before.file:
        await connection.execute("UPDATE files SET body = ? WHERE table_id = ?", after.file, table)
    for name in ("seen", "named"):
        await connection.execute(f"DELETE FROM {name} WHERE table_id = ? AND member = ?", table, member)
    invited = "DELETE FROM invitations WHERE table_id = ? AND (member = ? OR asker = ?)"
    await connection.execute(invited, table, member, member)
    # What is still to be delivered may hold the name.
    await connection.execute("DELETE FROM deliveries WHERE table_id = ?", table)
    return True
