"""Store: tables as they are kept on disk, and the one way they change."""

from __future__ import annotations

import logging
import sqlite3
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.company import LAST
from engine.core.errors import Stale

from .database import Database
from .minds import minds_at, write_minds
from .people import People, people_of
from .places import Places
from .plans import Plans, plans_of, write_plans
from .rows import Before, Change, EntryRow, KeepsakeRow, Kept, RefusalRow, SeatRow, SnapshotRow, TableRow, UpdateRow
from .seen import Seen, note
from .servers import Servers
from .sql import all_of, insert, names_of, one_of, sound_of

EVERY = 16
"""Each so many live entries a snapshot is kept for good, so that an undo replays fewer than that."""
REMEMBERED = 32
"""How many changes back an update, and the call that it answered, are kept after it was told, at the least."""
TIDIED = 8
"""Each so many changes of a table what is older than that is dropped, at once: that touches fewer pages of the file."""

log = logging.getLogger(__name__)
_IN_USE = "channel = ? AND status IN ('lobby', 'running')"
_NEWEST_OVER = "channel = ? AND status = 'over' ORDER BY id DESC LIMIT 1"


_MOVING = tuple(name for name in names_of(TableRow) if name != "id")
# Columns that an index holds are only written where they change: SQLite would write the index again in any case.
_INDEXED = ("channel", "status", "alarm")
_PLAIN = tuple(name for name in _MOVING if name not in _INDEXED)
_SET_PLAIN = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _PLAIN)} WHERE id = ? AND change = ?"
_SET_INDEXED = (
    "UPDATE tables SET channel = ?, status = ?, alarm = ? WHERE id = ? AND (channel, status, alarm) IS NOT (?, ?, ?)"
)


_NEW_TABLE = insert("tables", _MOVING)
_NEW_SEAT = insert("seats", ("table_id", *names_of(SeatRow)))
_NEW_ENTRY = insert("journal", ("table_id", *names_of(EntryRow)))
_NEW_UPDATE = insert("updates", ("table_id", "change", "body", "call"))
_NEW_KEEPSAKE = insert("kept", names_of(KeepsakeRow)).replace("INSERT", "INSERT OR REPLACE", 1)
_NEW_REFUSAL = insert("refusals", names_of(RefusalRow)).replace("INSERT", "INSERT OR REPLACE", 1)
_NEW_FILE = "INSERT OR REPLACE INTO files (table_id, body) VALUES (?, ?)"
_NEW_SNAPSHOT = insert("snapshots", ("table_id", *names_of(SnapshotRow))).replace("INSERT", "INSERT OR REPLACE", 1)


class Store:
    """What is kept on disk: tables, journals, snapshots and the outbox of updates.

    Every method is one piece of work on the connection's thread; writing is one transaction.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.people = People(database)
        self.seen = Seen(database)
        self.plans = Plans(database)
        self.places = Places(database)
        self.servers = Servers(database)

    @classmethod
    async def open(cls, path: str | Path) -> Store:
        """Open the file at ``path``, made or migrated as needed; `HouseError` in words when that cannot be."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._database.close()

    async def current(self, channel: int) -> TableRow | None:
        """Return the channel's table in use, else its newest that is over."""
        return await self._database.read(lambda connection: _current(connection, channel))

    async def table(self, table: int) -> TableRow | None:
        """Return the row of a table, whatever became of it."""
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", "id = ?", table))

    async def newest_over(self, channel: int) -> TableRow | None:
        """Return the channel's newest table that is over."""
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", _NEWEST_OVER, channel))

    async def load(self, row: TableRow) -> Kept:
        """Return what is needed to go on with a table: reads its newest snapshot and the entries since, no more."""
        return await self._database.read(lambda connection: _load(connection, row))

    async def seats(self, table: int) -> tuple[SeatRow, ...]:
        """Return who sits at a table."""
        where = "table_id = ? ORDER BY seat"
        return await self._database.read(lambda connection: all_of(connection, SeatRow, "seats", where, table))

    async def before(self, table: int, seq: int) -> Before | None:
        """Return what the state before live entry ``seq`` is made from; ``None`` before the first."""
        return await self._database.read(lambda connection: _before(connection, table, seq))

    async def house_moved(self, table: int, seats: Sequence[int], before: int) -> tuple[EntryRow, ...]:
        """Return the newest live moves before seq ``before`` that house players made, or the house for ``seats``, newest
        first; at the end the one before them, which nobody of the house made."""
        return await self._database.read(lambda connection: _house_moved(connection, table, seats, before))

    async def version_moved(self, table: int, left: Sequence[int], before: int) -> int | None:
        """Return the game's version of the newest live move before seq ``before``; ``None`` where there is none.

        What house players did does not count, nor what the house did for seats ``left``.
        """
        return await self._database.read(lambda connection: _version_moved(connection, table, left, before))

    async def answer(self, call: int) -> UpdateRow | None:
        """Return the update that answered a call, if it was answered."""
        where = "call = ? AND call > 0"
        return await self._database.read(lambda connection: one_of(connection, UpdateRow, "updates", where, call))

    async def create(self, change: Change) -> tuple[int, int]:
        """Begin a table with its seats, and with the first of its journal where it is opened under way; return its id and
        its update's. ``change.row.id`` is ignored. `TableTaken` if the channel has a table."""
        return await self._database.write(lambda connection: _create(connection, change))

    async def save(self, change: Change) -> int:
        """Write a command and what is to be told of it; return the update's id. `Stale` if somebody else was first."""
        return await self._database.write(lambda connection: _save(connection, change))

    async def abandon(self, channel: int, body: bytes, call: int) -> UpdateRow | None:
        """Close the channel's table in use without reading it, for one whose row is corrupt; ``None`` if there is none."""
        return await self._database.write(lambda connection: _abandon(connection, channel, body, call))

    async def mark(self, row: TableRow, seats: Sequence[SeatRow] = (), body: bytes = b"") -> int:
        """Write what a table waits for and how its ``seats`` stand, without a change: its controls stay as good as they
        are. Return the id of the update that has this ``body`` and is still to be told, 0 without one.

        `Stale` where the table has changed meanwhile.
        """
        return await self._database.write(lambda connection: _mark(connection, row, seats, body))

    async def alarms(self, now: int) -> tuple[TableRow, ...]:
        """Return the tables that are to be looked at, longest first; one that cannot be read is left out."""
        where = "alarm > 0 AND alarm <= ? ORDER BY alarm, id"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where, now))

    async def running_in(self, guild: int) -> tuple[int, ...]:
        """Return the channels of a server's running tables."""
        asked = "SELECT channel FROM tables WHERE status = 'running' AND guild = ? ORDER BY channel"
        rows = await self._database.read(lambda connection: connection.execute(asked, (guild,)).fetchall())
        return tuple(int(channel) for (channel,) in rows)

    async def nudge(self, table: int) -> int:
        """Return the id of the message that nudges at a table, 0 for none."""
        asked = "SELECT nudge FROM tables WHERE id = ?"
        row = await self._database.read(lambda connection: connection.execute(asked, (table,)).fetchone())
        return int(row[0]) if row else 0

    async def note_nudge(self, table: int, message: int) -> None:
        """Remember which message nudges at a table, 0 for none; a power cut may undo it."""
        noted = "UPDATE tables SET nudge = ? WHERE id = ?"
        await self._database.jot(lambda connection: connection.execute(noted, (message, table)))

    async def file(self, table: int) -> str:
        """Return the text of the prepared file that a table uses, "" for none."""
        return await self._database.read(lambda connection: _file(connection, table))

    async def kept(self, guild: int, game: str, members: Sequence[int]) -> tuple[str, ...]:
        """Return what each of these members keeps from games of this kind, "" for nothing."""
        return await self._database.read(lambda connection: _keepsakes(connection, guild, game, members))

    async def forget_kept(self, guild: int, game: str, member: int) -> bool:
        """Delete what a member keeps from games of this kind; return whether there was anything."""
        forget = "DELETE FROM kept WHERE guild = ? AND game = ? AND member = ?"
        return await self._database.write(lambda connection: connection.execute(forget, (guild, game, member)).rowcount > 0)

    async def entries(self, table: int, first: int, count: int) -> tuple[EntryRow, ...]:
        """Return up to ``count`` rows of a journal from seq ``first`` on, struck ones included."""
        where = "table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
        return await self._database.read(
            lambda connection: all_of(connection, EntryRow, "journal", where, table, first, count)
        )

    async def silent(self, table: int) -> tuple[tuple[int, int, str], ...]:
        """Return (seq, seat, text) of the rows of a journal of which nobody was told, struck ones included."""
        return await self._database.read(lambda connection: _silent(connection, table))

    async def played_for(self, table: int) -> tuple[int, ...]:
        """Return the seats for which the house has ever made a move."""
        asked = "SELECT DISTINCT seat FROM journal WHERE table_id = ? AND member = 0 AND seat >= 0 ORDER BY seat"
        rows = await self._database.read(lambda connection: connection.execute(asked, (table,)).fetchall())
        return tuple(int(seat) for (seat,) in rows)

    async def played_since(self, table: int, seat: int) -> tuple[EntryRow, ...]:
        """Return the live moves that the house made for a seat since somebody who sat there moved last."""
        last = "SELECT coalesce(max(seq), -1) FROM journal WHERE table_id = ?1 AND seat = ?2 AND member > 0 AND struck = 0"
        where = f"table_id = ?1 AND seat = ?2 AND struck = 0 AND seq > ({last}) ORDER BY seq"
        return await self._database.read(lambda connection: all_of(connection, EntryRow, "journal", where, table, seat))

    async def rows_of_change(self, table: int, change: int) -> tuple[EntryRow, ...]:
        """Return the journal's rows that a change wrote."""
        return await self._database.read(lambda connection: _of_change(connection, table, change))

    async def update_of_change(self, table: int, change: int) -> UpdateRow | None:
        """Return what was told of a change, while it is remembered."""
        where = "table_id = ? AND change = ?"
        return await self._database.read(lambda connection: one_of(connection, UpdateRow, "updates", where, table, change))

    async def updates_after(self, table: int, change: int) -> tuple[tuple[UpdateRow, bool], ...]:
        """Return what is remembered of later changes of a table, oldest first, and whether that was told."""

        def read(connection: sqlite3.Connection) -> tuple[tuple[UpdateRow, bool], ...]:
            where = "table_id = ? AND change > ?"
            told = {row.id for row in sound_of(connection, UpdateRow, "updates", f"{where} AND told = 1", table, change)}
            rows = sound_of(connection, UpdateRow, "updates", f"{where} ORDER BY change", table, change)
            return tuple((row, row.id in told) for row in rows)

        return await self._database.read(read)

    async def update_in(self, message: int) -> UpdateRow | None:
        """Return what a message tells, while it is remembered; the newest where it was written anew."""
        where = "message = ? AND message > 0 ORDER BY id DESC LIMIT 1"
        return await self._database.read(lambda connection: one_of(connection, UpdateRow, "updates", where, message))

    async def note_refusal(self, row: RefusalRow) -> None:
        """Remember what was refused to a member in a channel, in the place of the one before; a power cut may undo it."""
        values = msgspec.structs.astuple(row)
        await self._database.jot(lambda connection: connection.execute(_NEW_REFUSAL, values))

    async def refusal(self, channel: int, member: int) -> RefusalRow | None:
        """Return what was last refused to a member in a channel, ``None`` where nothing was."""
        where = "channel = ? AND member = ?"
        return await self._database.read(
            lambda connection: one_of(connection, RefusalRow, "refusals", where, channel, member)
        )

    async def untold(self, table: int = 0) -> tuple[UpdateRow, ...]:
        """Return what was saved and not told of a table, by default of all, oldest first; what cannot be read is left
        out."""
        where, given = ("told = 0 AND table_id = ? ORDER BY id", (table,)) if table else ("told = 0 ORDER BY id", ())
        return await self._database.read(lambda connection: sound_of(connection, UpdateRow, "updates", where, *given))

    async def told(self, update: int, message: int) -> None:
        """Mark an update as told; a ``message`` other than 0 becomes the newest post of its table.

        A power cut may undo that, never the update itself: then the post is found again in its channel.
        """
        await self._database.jot(lambda connection: _told(connection, update, message))

    async def post(self, channel: int) -> int:
        """Return the message id of the newest post of the channel's table in use, else of its newest one; 0 if none."""
        return await self._database.read(lambda connection: _post(connection, channel))


def _current(connection: sqlite3.Connection, channel: int) -> TableRow | None:
    in_use = one_of(connection, TableRow, "tables", _IN_USE, channel)
    return in_use or one_of(connection, TableRow, "tables", _NEWEST_OVER, channel)


def _load(connection: sqlite3.Connection, row: TableRow) -> Kept:
    fresh = one_of(connection, TableRow, "tables", "id = ?", row.id) or row
    seats = all_of(connection, SeatRow, "seats", "table_id = ? ORDER BY seat", row.id)
    snapshot = one_of(connection, SnapshotRow, "snapshots", "table_id = ? ORDER BY seq DESC LIMIT 1", row.id)
    reached = -1 if snapshot is None else snapshot.seq
    since = all_of(connection, EntryRow, "journal", "table_id = ? AND seq > ? AND struck = 0 ORDER BY seq", row.id, reached)
    last = since[-1] if since else one_of(connection, EntryRow, "journal", "table_id = ? AND seq = ?", row.id, reached)
    struck = one_of(connection, EntryRow, "journal", "table_id = ? AND struck = 1 ORDER BY seq LIMIT 1", row.id)
    (newest,) = connection.execute("SELECT max(seq) FROM journal WHERE table_id = ?", (row.id,)).fetchone()
    people = people_of(connection, [seat.member for seat in seats])
    plans = plans_of(connection, row.id)
    minds = minds_at(connection, row.id, row.length - 1)
    return Kept(fresh, seats, snapshot, since, last, struck, 0 if newest is None else newest + 1, people, plans, minds)


def _of_change(connection: sqlite3.Connection, table: int, change: int) -> tuple[EntryRow, ...]:
    """Find the rows of a change by halving: a journal grows in the order of changes, so it needs no index of them."""

    def change_of(seq: int) -> int:
        asked = "SELECT CAST(change AS INTEGER) FROM journal WHERE table_id = ? AND seq = ?"
        row = connection.execute(asked, (table, seq)).fetchone()
        return int(row[0]) if row else 0

    (newest,) = connection.execute("SELECT max(seq) FROM journal WHERE table_id = ?", (table,)).fetchone()
    seqs = range(0 if newest is None else newest + 1)
    first, after = bisect_left(seqs, change, key=change_of), bisect_right(seqs, change, key=change_of)
    where = "table_id = ? AND seq >= ? AND seq < ? ORDER BY seq"
    return all_of(connection, EntryRow, "journal", where, table, first, after)


def _before(connection: sqlite3.Connection, table: int, seq: int) -> Before | None:
    snapshot = one_of(
        connection, SnapshotRow, "snapshots", "table_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1", table, seq
    )
    if snapshot is None:
        return None
    between = "table_id = ? AND seq > ? AND seq < ? AND struck = 0 ORDER BY seq"
    since = all_of(connection, EntryRow, "journal", between, table, snapshot.seq, seq)
    last = since[-1] if since else one_of(connection, EntryRow, "journal", "table_id = ? AND seq = ?", table, snapshot.seq)
    return None if last is None else Before(snapshot, since, last, minds_at(connection, table, last.position))


def _silent(connection: sqlite3.Connection, table: int) -> tuple[tuple[int, int, str], ...]:
    silent = "SELECT seq, seat, text FROM journal WHERE table_id = ? AND story = '' ORDER BY seq"
    found = connection.execute(silent, (table,)).fetchall()
    return tuple((int(seq), int(seat), str(text)) for seq, seat, text in found)


def _by_house(seats: Sequence[int]) -> str:
    """Return the condition that a house player made a move, or the house for one of these seats."""
    left = f"(member = 0 AND seat IN ({', '.join('?' * len(seats))}))"
    return f"(seat >= 0 AND (member BETWEEN 1 AND {LAST} OR {left}))"


def _house_moved(connection: sqlite3.Connection, table: int, seats: Sequence[int], before: int) -> tuple[EntryRow, ...]:
    live = "table_id = ? AND struck = 0 AND seq < ?"
    newest = f"SELECT max(seq) FROM journal WHERE {live} AND NOT {_by_house(seats)}"
    (first,) = connection.execute(newest, (table, before, *seats)).fetchone()
    where = f"{live} AND seq >= ? ORDER BY seq DESC"
    return all_of(connection, EntryRow, "journal", where, table, before, first or 0)


def _version_moved(connection: sqlite3.Connection, table: int, left: Sequence[int], before: int) -> int | None:
    moved = (
        "SELECT CAST(game_version AS INTEGER) FROM journal WHERE table_id = ? AND struck = 0 AND position > 0 AND seq < ? "
        f"AND NOT {_by_house(left)} ORDER BY seq DESC LIMIT 1"
    )
    row = connection.execute(moved, (table, before, *left)).fetchone()
    return int(row[0]) if row else None


def _create(connection: sqlite3.Connection, change: Change) -> tuple[int, int]:
    values = msgspec.structs.astuple(change.row)[1:]
    table = connection.execute(_NEW_TABLE, values).lastrowid or 0
    if change.row.board:
        connection.execute("UPDATE tables SET sign = channel WHERE id = ?", (table,))
    connection.executemany(_NEW_SEAT, [(table, *msgspec.structs.astuple(seat)) for seat in change.seats or ()])
    connection.executemany(_NEW_ENTRY, [(table, *msgspec.structs.astuple(entry)) for entry in change.entries])
    for snapshot in change.snapshots:
        _keep_snapshot(connection, table, snapshot)
    if change.seen is not None:
        note(connection, table, change.seen)
    return table, _keep_update(connection, table, change.row.change, change.body, change.call)


def _save(connection: sqlite3.Connection, change: Change) -> int:
    row = change.row
    plain = tuple(getattr(row, name) for name in _PLAIN)
    if connection.execute(_SET_PLAIN, (*plain, row.id, row.change - 1)).rowcount != 1:
        raise Stale("Somebody else was quicker. Here is how things stand now.")
    indexed = (row.channel, row.status, row.alarm)
    connection.execute(_SET_INDEXED, (*indexed, row.id, *indexed))
    if change.seats is not None:
        connection.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
        connection.executemany(_NEW_SEAT, [(row.id, *msgspec.structs.astuple(seat)) for seat in change.seats])
    if change.strike is not None:
        connection.execute("UPDATE journal SET struck = 1 WHERE table_id = ? AND seq = ?", (row.id, change.strike))
        after = "UPDATE journal SET struck = 2 WHERE table_id = ? AND seq > ? AND struck = 0"
        connection.execute(after, (row.id, change.strike))
        connection.execute("DELETE FROM snapshots WHERE table_id = ? AND seq >= ?", (row.id, change.strike))
    if change.revive is not None:
        connection.execute("UPDATE journal SET struck = 0 WHERE table_id = ? AND seq = ?", (row.id, change.revive))
    if change.entries:
        connection.execute("UPDATE journal SET struck = 2 WHERE table_id = ? AND struck = 1", (row.id,))
        connection.executemany(_NEW_ENTRY, [(row.id, *msgspec.structs.astuple(entry)) for entry in change.entries])
    for snapshot in change.snapshots:
        _keep_snapshot(connection, row.id, snapshot)
    if change.file:
        connection.execute(_NEW_FILE, (row.id, change.file))
    elif change.file is not None:
        connection.execute("DELETE FROM files WHERE table_id = ?", (row.id,))
    if change.keepsakes:
        connection.executemany(_NEW_KEEPSAKE, [msgspec.structs.astuple(keepsake) for keepsake in change.keepsakes])
    if change.plans is not None:
        write_plans(connection, row.id, change.plans)
    if change.minds or change.strike is not None:
        write_minds(connection, row.id, change.minds, row.length - 1)
    if change.seen is not None:
        note(connection, row.id, change.seen)
    if row.status == "over":
        connection.execute(
            "DELETE FROM snapshots WHERE table_id = ? AND seq < (SELECT max(seq) FROM snapshots WHERE table_id = ?)",
            (row.id, row.id),
        )
    return _keep_update(connection, row.id, row.change, change.body, change.call)


_WAITING = ("due", "asked", "nudged", "unheard", "rest", "until", "remaining", "rested", "alarm")
"""The columns of a table that say what it waits for."""


def _mark(connection: sqlite3.Connection, row: TableRow, seats: Sequence[SeatRow], body: bytes) -> int:
    marked = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in _WAITING)} WHERE id = ? AND change = ?"
    values = [getattr(row, name) for name in _WAITING]
    if connection.execute(marked, (*values, row.id, row.change)).rowcount != 1:
        raise Stale("Somebody else was quicker. Here is how things stand now.")
    stand = "UPDATE seats SET missed = ?, calls = ?, away = ? WHERE table_id = ? AND seat = ?"
    connection.executemany(stand, [(seat.missed, seat.calls, seat.away, row.id, seat.seat) for seat in seats])
    return _keep_update(connection, row.id, row.change, body, 0) if body else 0


def _abandon(connection: sqlite3.Connection, channel: int, body: bytes, call: int) -> UpdateRow | None:
    close = (
        f"UPDATE tables SET status = 'closed', change = CAST(change AS INTEGER) + 1 WHERE {_IN_USE} RETURNING id, change"
    )
    closed = connection.execute(close, (channel,)).fetchall()
    if not closed:
        return None
    ((table, change),) = closed
    return UpdateRow(_keep_update(connection, table, change, body, call), table, change, body)


def _keep_snapshot(connection: sqlite3.Connection, table: int, snapshot: SnapshotRow) -> None:
    newest = "SELECT seq, position, game_version FROM snapshots WHERE table_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1"
    before = connection.execute(newest, (table, snapshot.seq)).fetchone()
    connection.execute(_NEW_SNAPSHOT, (table, *msgspec.structs.astuple(snapshot)))
    if before and before[1] % EVERY and before[2] == snapshot.game_version:
        connection.execute("DELETE FROM snapshots WHERE table_id = ? AND seq = ?", (table, before[0]))


def _keep_update(connection: sqlite3.Connection, table: int, change: int, body: bytes, call: int) -> int:
    saved = connection.execute(_NEW_UPDATE, (table, change, body, call))
    if change % TIDIED == 0:
        old = "DELETE FROM updates WHERE table_id = ? AND change <= ? AND told = 1"
        connection.execute(old, (table, change - REMEMBERED))
    return saved.lastrowid or 0


def _told(connection: sqlite3.Connection, update: int, message: int) -> None:
    connection.execute("UPDATE updates SET told = 1, message = ? WHERE id = ?", (message, update))
    if message:
        whose = "UPDATE tables SET post = ? WHERE id = (SELECT table_id FROM updates WHERE id = ?)"
        connection.execute(whose, (message, update))


def _file(connection: sqlite3.Connection, table: int) -> str:
    row = connection.execute("SELECT body FROM files WHERE table_id = ?", (table,)).fetchone()
    return str(row[0]) if row else ""


def _keepsakes(connection: sqlite3.Connection, guild: int, game: str, members: Sequence[int]) -> tuple[str, ...]:
    asked = "SELECT body FROM kept WHERE guild = ? AND game = ? AND member = ?"
    rows = [connection.execute(asked, (guild, game, member)).fetchone() for member in members]
    return tuple(str(row[0]) if row else "" for row in rows)


def _post(connection: sqlite3.Connection, channel: int) -> int:
    for where in (_IN_USE, "channel = ? ORDER BY id DESC LIMIT 1"):
        if row := connection.execute(f"SELECT post FROM tables WHERE {where}", (channel,)).fetchone():
            return int(row[0])
    return 0
