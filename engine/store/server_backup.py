"""A server's rows, given for a backup and taken back; and the seals of what must stay unread there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from .campaigns import NEW_CAMPAIGN
from .database import Connection, Database, migrations
from .results import results_of, write_results
from .rows import (
    BotMemoryRow,
    CampaignRow,
    EntryRow,
    InvitationRow,
    KeepsakeRow,
    NamedRow,
    PlanRow,
    ResultRow,
    SeatRow,
    SeenRow,
    ServerRow,
    SnapshotRow,
    StoredTable,
    TableRow,
)
from .sql import all_of, insert, names_of, one_of, shaped


class TableRows(msgspec.Struct, frozen=True):
    """All that is kept of one table but its updates. After a restore the table is posted anew."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    journal: tuple[EntryRow, ...]
    snapshots: tuple[SnapshotRow, ...]
    file: str = ""
    seen: tuple[SeenRow, ...] = ()
    plans: tuple[PlanRow, ...] = ()
    minds: tuple[BotMemoryRow, ...] = ()
    invitations: tuple[InvitationRow, ...] = ()
    named: tuple[NamedRow, ...] = ()

    @property
    def kept(self) -> StoredTable:
        """What is needed to go on with it, as `Store.load` would find it once it is written."""
        snapshot = self.snapshots[-1] if self.snapshots else None
        reached = -1 if snapshot is None else snapshot.seq
        since = tuple(entry for entry in self.journal if entry.seq > reached and entry.struck == 0)
        last = since[-1] if since else next((entry for entry in self.journal if entry.seq == reached), None)
        struck = next((entry for entry in self.journal if entry.struck == 1), None)
        newest = max((mind.position for mind in self.minds if mind.position < self.row.length), default=-1)
        minds = tuple(mind for mind in self.minds if mind.position == newest)
        return StoredTable(self.row, self.seats, snapshot, since, last, struck, len(self.journal), (), self.plans, minds)


class ServerRows(msgspec.Struct, frozen=True):
    """All that is kept of one server: what is set, its tables, what its members keep, hall and campaigns. ``unreadable``
    counts the tables that are left out because a row of theirs is not as it should be."""

    server: ServerRow
    tables: tuple[TableRows, ...] = ()
    kept: tuple[KeepsakeRow, ...] = ()
    unreadable: int = 0
    results: tuple[ResultRow, ...] = ()
    campaigns: tuple[CampaignRow, ...] = ()


PARTS: Mapping[str, tuple[str, type[msgspec.Struct], str]] = {
    "seats": ("seats", SeatRow, "seat"),
    "journal": ("journal", EntryRow, "seq"),
    "snapshots": ("snapshots", SnapshotRow, "seq"),
    "seen": ("seen", SeenRow, "member"),
    "plans": ("plans", PlanRow, "seat"),
    "minds": ("minds", BotMemoryRow, "position, seat"),
    "invitations": ("invitations", InvitationRow, "member"),
    "named": ("named", NamedRow, "member, name"),
}
"""The rows that belong to a table, by the field of `TableRows`: where they stand, what they are, and their order."""
_COLUMNS = tuple(name for name in names_of(TableRow) if name != "id")
_NEW_TABLE = f"{insert('tables', _COLUMNS)} RETURNING id"
_IN_USE = "SELECT count(*) FROM tables WHERE channel = ? AND status IN ('lobby', 'running')"


class ServerBackupStore:
    """The rows of whole servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def schema(self) -> int:
        """By how many steps the schema of the store has grown."""
        return len(migrations())

    async def server(self, guild: int) -> ServerRows:
        """Return all that is kept of a server, on one state; a table that cannot be read is left out."""
        return await self._database.read(lambda connection: _server(connection, guild))

    async def known(self, rows: tuple[TableRows, ...]) -> tuple[bool, ...]:
        """Return of each of these tables whether the store has it already, even if it has changed since."""

        async def work(connection: Connection) -> tuple[bool, ...]:
            return tuple([await _is_known(connection, row.row) for row in rows])

        return await self._database.read(work)

    async def restore(self, server: ServerRows) -> tuple[int, ...]:
        """Take in what a server gave, as one transaction: the tables that are not known yet, under new ids; return these, 0
        for one that is known. A table in use whose ``channel`` is 0, or has another, is without a place: a number below 0.
        What members keep and what is set for the server stays as it is where there is anything."""
        return await self._database.write(lambda connection: _restore(connection, server))

    async def seals(self, make: Callable[[], tuple[str, str]] | None = None) -> tuple[str, dict[str, str]]:
        """Return the name of the bot's own seal, and all the keys that it has by name; where it has none of its own, what
        ``make`` makes is."""

        async def work(connection: Connection) -> tuple[str, dict[str, str]]:
            rows = await connection.rows("SELECT name, key, own FROM seals")
            own = next((str(name) for name, _, owned in rows if owned), "")
            keys = {str(name): str(key) for name, key, _ in rows}
            if not own and make is not None:
                own, key = make()
                await connection.execute("INSERT INTO seals (name, key, own) VALUES (?, ?, 1)", own, key)
                keys[own] = key
            return own, keys

        return await (self._database.write(work) if make else self._database.read(work))

    async def take_seal(self, name: str, key: str) -> None:
        """Remember the seal of another bot, so that what it sealed can be opened here."""
        taken = "INSERT INTO seals (name, key, own) VALUES (?, ?, 0) ON CONFLICT (name) DO NOTHING"
        await self._database.write(lambda connection: connection.execute(taken, name, key))


async def _server(connection: Connection, guild: int) -> ServerRows:
    tables: list[TableRows] = []
    unreadable = 0
    columns = ", ".join(names_of(TableRow))
    # What is closed was a lobby of which nothing came; a private table is none of the server's.
    asked = f"SELECT {columns} FROM tables WHERE guild = ? AND status <> 'closed' AND sort = '' ORDER BY id"
    for found in await connection.rows(asked, guild):
        try:
            tables.append(await _table(connection, shaped(TableRow, found)))
        except msgspec.ValidationError:
            unreadable += 1
    kept = await all_of(connection, KeepsakeRow, "kept", "guild = ? ORDER BY member, game", guild)
    server = await one_of(connection, ServerRow, "servers", "guild = ?", guild) or ServerRow(guild)
    campaigns = await all_of(connection, CampaignRow, "campaigns", "guild = ? ORDER BY id", guild)
    results = await results_of(connection, guild)
    return ServerRows(server, tuple(tables), kept, unreadable, results, campaigns)


async def _table(connection: Connection, row: TableRow) -> TableRows:
    parts: dict[str, Any] = {
        field: await all_of(connection, shape, table, f"table_id = ? ORDER BY {order}", row.id)
        for field, (table, shape, order) in PARTS.items()
    }
    file = await connection.value("SELECT body FROM files WHERE table_id = ?", row.id)
    return TableRows(row, file=str(file or ""), **parts)


async def _is_known(connection: Connection, row: TableRow) -> bool:
    """Return whether a table is there already: its dice key says so, to which one of ours may have been added at the start,
    here or there."""
    asked = "SELECT key FROM tables WHERE guild = ? AND game = ? AND created = ?"
    keys = [str(key) for (key,) in await connection.rows(asked, row.guild, row.game, row.created)]
    return any(key == row.key or key.startswith(f"{row.key}-") or row.key.startswith(f"{key}-") for key in keys)


async def _restore(connection: Connection, server: ServerRows) -> tuple[int, ...]:
    # What is known is known before the first is written: those of one file are not taken for each other.
    known = [await _is_known(connection, table.row) for table in server.tables]
    numbers = {row.id: await _campaign(connection, row) for row in server.campaigns}
    restored = [
        0 if here else await _write(connection, table, numbers) for table, here in zip(server.tables, known, strict=True)
    ]
    kept = f"{insert('kept', names_of(KeepsakeRow))} ON CONFLICT (guild, member, game) DO NOTHING"
    await connection.executemany(kept, [msgspec.structs.astuple(keepsake) for keepsake in server.kept])
    # Where anything of a game is there, members who are missing have left the hall or are forgotten.
    here = {row.played for row in await results_of(connection, server.server.guild)}
    await write_results(connection, [row for row in server.results if row.played not in here])
    if server.server != ServerRow(server.server.guild):
        settings = f"{insert('servers', names_of(ServerRow))} ON CONFLICT (guild) DO NOTHING"
        await connection.execute(settings, *msgspec.structs.astuple(server.server))
    return tuple(restored)


async def _campaign(connection: Connection, row: CampaignRow) -> int:
    """Take in a campaign, where it is not known yet; return the number that it has here."""
    known = "SELECT id FROM campaigns WHERE guild = ? AND game = ? AND made = ? ORDER BY id LIMIT 1"
    number = await connection.value(known, row.guild, row.game, row.made)
    return int(number or await connection.value(NEW_CAMPAIGN, *msgspec.structs.astuple(row)[1:]))


async def _write(connection: Connection, rows: TableRows, campaigns: Mapping[int, int]) -> int:
    row = msgspec.structs.replace(rows.row, campaign=campaigns.get(rows.row.campaign, min(rows.row.campaign, 0)))
    # Until its place is known it is nowhere in use.
    values = msgspec.structs.replace(row, status="closed" if row.in_use else row.status)
    table = int(await connection.value(_NEW_TABLE, *msgspec.structs.astuple(values)[1:]))
    if row.in_use:
        taken = row.channel <= 0 or await connection.value(_IN_USE, row.channel)
        place = -table if taken else row.channel
        await connection.execute("UPDATE tables SET channel = ?, status = ? WHERE id = ?", place, row.status, table)
    for field, (name, shape, _) in PARTS.items():
        statement = insert(name, ("table_id", *names_of(shape)))
        await connection.executemany(statement, [(table, *msgspec.structs.astuple(part)) for part in getattr(rows, field)])
    if rows.file:
        await connection.execute("INSERT INTO files (table_id, body) VALUES (?, ?)", table, rows.file)
    return table
