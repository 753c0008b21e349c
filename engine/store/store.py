"""Store: tables as they are kept on disk, and the one way they change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from engine.api.characters import LAST
from engine.runtime.observer import Observer
from engine.runtime.shards import WHOLE, Shards

from .bot_memory import memories_at
from .campaigns import CampaignStore, campaigns_at
from .census import Census
from .dailies import DailyStore
from .database import Connection, Database
from .deletions import Deletions
from .erasure import ErasureStore
from .hooks import HookStore
from .lessons import LessonStore
from .members import MemberStore, people_of
from .opening import opened
from .premoves import PremoveStore, plans_of
from .purge import PurgeStore
from .results import Results
from .rows import Before, Change, EntryRow, RefusalRow, SeatRow, SnapshotRow, StoredTable, TableRow, UpdateRow
from .rule_gaps import RuleGapStore
from .seen import Seen
from .server_backup import ServerBackupStore
from .servers import ServerStore
from .shut_out import ShutOutStore
from .signboards import SignboardStore
from .sql import all_of, among, held, names_of, one_of, replace, sound_of
from .timed_database import TimedDatabase
from .tips import TipStore
from .windows import WindowStore
from .writing import IN_USE, abandon, create, created, is_rare, mark, marked, save, saved, told

_NEW_REFUSAL = replace("refusals", names_of(RefusalRow), ("channel", "member"))
_NEWEST_OVER = "channel = ? AND status = 'over' ORDER BY id DESC LIMIT 1"
AT_ONCE = 500
"""So many rows of a journal are read at a time, where all are."""


class Store:
    """What is kept on disk: tables, journals, snapshots and the outbox of updates.

    Every method is one piece of work on the connection's thread; writing is one transaction.
    """

    def __init__(self, database: Database, part: Shards = WHOLE) -> None:
        """``part``: which servers' tables this process looks after by itself (`alarms`, `untold`, signboards)."""
        self._database = database
        self.part = part
        self.census = Census(database)
        self.members = MemberStore(database)
        self.seen = Seen(database)
        self.premoves = PremoveStore(database)
        self.signboards = SignboardStore(database, part)
        self.erasure = ErasureStore(database)
        self.deletions = Deletions(database)
        self.purge = PurgeStore(database, part)
        self.servers = ServerStore(database)
        self.server_backups = ServerBackupStore(database)
        self.dailies = DailyStore(database)
        self.lessons = LessonStore(database)
        self.tips = TipStore(database)
        self.shut_out = ShutOutStore(database)
        self.rule_gaps = RuleGapStore(database)
        self.results = Results(database, part)
        self.campaigns = CampaignStore(database)
        self.windows = WindowStore(database)
        self.hooks = HookStore(database, part)

    @classmethod
    async def open(
        cls, path: str | Path, part: Shards = WHOLE, *, backed_up: bool = False, observer: Observer | None = None
    ) -> Store:
        """Open the file at ``path``, or the database on a server that has such an address (``postgresql://``), made or
        migrated as needed (``backed_up``: see `opened`); `OperatorError` in words when that cannot be. ``observer`` is told
        how long its work takes."""
        database = await opened(path, backed_up=backed_up)
        return cls(TimedDatabase(database, observer) if observer else database, part)

    async def wipe(self, words: Sequence[str], number: int) -> None:
        """Leave nothing of some words and a number that stood in what was deleted."""
        await self._database.wipe(words, number)

    async def close(self) -> None:
        """Finish what is under way and close the file."""
        await self._database.close()

    async def current(self, channel: int) -> TableRow | None:
        """Return the channel's table in use, else its newest that is over."""
        return await self._database.read(lambda connection: _current(connection, channel))

    async def table(self, table: int) -> TableRow | None:
        """Return the row of a table of any status; ``None`` where there is no such table."""
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", "id = ?", table))

    async def newest_over(self, channel: int) -> TableRow | None:
        """Return the channel's newest table that is over."""
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", _NEWEST_OVER, channel))

    async def moved_from(self, channel: int) -> TableRow | None:
        """Return the newest table that was moved from a channel to another one, unless it came back or was closed."""
        where = "came_from = ? AND channel <> came_from AND status <> 'closed' ORDER BY id DESC LIMIT 1"
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", where, channel))

    async def load(self, row: TableRow) -> StoredTable:
        """Return what is needed to go on with a table: reads its newest snapshot and the entries since, no more."""
        return await self._database.read(lambda connection: _load(connection, row))

    async def seats(self, table: int) -> tuple[SeatRow, ...]:
        """Return who sits at a table."""
        where = "table_id = ? ORDER BY seat"
        return await self._database.read(lambda connection: all_of(connection, SeatRow, "seats", where, table))

    async def before(self, table: int, seq: int) -> Before | None:
        """Return what the state before live entry ``seq`` is made from; ``None`` before the first."""
        return await self._database.read(lambda connection: _before(connection, table, seq))

    async def bots_moved(self, table: int, seats: Sequence[int], before: int) -> tuple[EntryRow, ...]:
        """Return the newest live moves before seq ``before`` that bot players made, or the bot for ``seats``, newest
        first; at the end the one before them, which the bot did not make."""
        return await self._database.read(lambda connection: _bots_moved(connection, table, seats, before))

    async def version_moved(self, table: int, left: Sequence[int], before: int) -> int | None:
        """Return the game's version of the newest live move before seq ``before``; ``None`` where there is none.

        What bot players did does not count, nor what the bot did for seats ``left``.
        """
        return await self._database.read(lambda connection: _version_moved(connection, table, left, before))

    async def answer(self, call: int) -> UpdateRow | None:
        """Return the update that answered a call, if it was answered."""
        return await self._database.read(lambda connection: _answer(connection, call))

    async def create(self, change: Change) -> tuple[int, int]:
        """Begin a table with its seats, and with the first of its journal where it is opened under way; return its id and
        its update's. ``change.row.id`` is ignored. `TableTaken` if the channel has a table."""
        return await self._database.write(
            lambda connection: create(connection, change), lambda connection: created(connection, change)
        )

    async def save(self, change: Change) -> int:
        """Write a command and what is to be told of it; return the update's id. `Stale` if another was first."""
        return await self._database.write(
            lambda connection: save(connection, change),
            lambda connection: saved(connection, change),
            alone=not is_rare(change),
        )

    async def abandon(self, channel: int, body: bytes, call: int) -> UpdateRow | None:
        """Close the channel's table in use without reading it, for one whose row is corrupt; ``None`` if there is none."""
        return await self._database.write(
            lambda connection: abandon(connection, channel, body, call), lambda connection: _answer(connection, call)
        )

    async def mark(self, row: TableRow, seats: Sequence[SeatRow] = (), body: bytes = b"") -> int:
        """Write what a table waits for and how its ``seats`` stand, without a change: its controls stay as good as they
        are. Return the id of the update that has this ``body`` and is still to be told, 0 without one.

        `Stale` where the table has changed meanwhile.
        """
        return await self._database.write(
            lambda connection: mark(connection, row, seats, body), lambda connection: marked(connection, row, body)
        )

    async def alarms(self, now: int) -> tuple[TableRow, ...]:
        """Return the tables that are to be looked at, longest first; one that cannot be read is left out."""
        where = f"alarm > 0 AND alarm <= ? AND sort = '' AND {held(self.part)} ORDER BY alarm, id"
        return await self._database.read(lambda connection: sound_of(connection, TableRow, "tables", where, now))

    async def next_alarm(self) -> int:
        """Return the earliest time at which a table is to be looked at, 0 for never."""
        asked = f"SELECT min(alarm) FROM tables WHERE alarm > 0 AND {held(self.part)}"
        return int(await self._database.read(lambda connection: connection.value(asked)) or 0)

    async def running_in(self, guild: int) -> tuple[int, ...]:
        """Return the channels of a server's running tables."""
        asked = "SELECT channel FROM tables WHERE status = 'running' AND sort = '' AND guild = ? ORDER BY channel"
        rows = await self._database.read(lambda connection: connection.rows(asked, guild))
        return tuple(int(channel) for (channel,) in rows)

    async def last_played(self, guild: int, game: str, member: int) -> TableRow | None:
        """Return the newest table of a server's channels at which a member played a game of a kind to its end."""
        seated = "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.member = ?)"
        where = f"guild = ? AND game = ? AND status = 'over' AND sort = '' AND {seated} ORDER BY id DESC LIMIT 1"
        values = (guild, game, member)
        return await self._database.read(lambda connection: one_of(connection, TableRow, "tables", where, *values))

    async def nudge(self, table: int) -> int:
        """Return the id of the message that nudges at a table, 0 for none."""
        asked = "SELECT nudge FROM tables WHERE id = ?"
        return int(await self._database.read(lambda connection: connection.value(asked, table)) or 0)

    async def note_nudge(self, table: int, message: int) -> None:
        """Remember which message nudges at a table, 0 for none; a power cut may undo it."""
        noted = "UPDATE tables SET nudge = ? WHERE id = ?"
        await self._database.note((noted, message, table))

    async def file(self, table: int) -> str:
        """Return the text of the prepared file that a table uses, "" for none."""
        return await self._database.read(lambda connection: _file(connection, table))

    async def kept(self, guild: int, game: str, members: Sequence[int]) -> tuple[str, ...]:
        """Return what each of these members keeps from games of this kind, "" for nothing."""
        return await self._database.read(lambda connection: _keepsakes(connection, guild, game, members))

    async def at_hand(self, guild: int, game: str, members: Sequence[int]) -> tuple[str, ...]:
        """Return what each of these members can bring to a new game of this kind: what they keep, "" for nothing and for
        what still plays in a game of theirs that runs."""
        return await self._database.read(lambda connection: _keepsakes(connection, guild, game, members, _AT_HOME))

    async def forget_kept(self, guild: int, game: str, member: int) -> bool:
        """Delete what a member keeps from games of this kind; return whether there was anything."""
        forget = "DELETE FROM kept WHERE guild = ? AND game = ? AND member = ?"
        return await self._database.write(lambda connection: connection.execute(forget, guild, game, member)) > 0

    async def snapshots(self, table: int) -> tuple[SnapshotRow, ...]:
        """Return the snapshots of a table that are kept, oldest first."""
        where = "table_id = ? ORDER BY seq"
        return await self._database.read(lambda connection: all_of(connection, SnapshotRow, "snapshots", where, table))

    async def entries(self, table: int, first: int, count: int) -> tuple[EntryRow, ...]:
        """Return up to ``count`` rows of a journal from seq ``first`` on, struck ones included."""
        where = "table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"
        return await self._database.read(
            lambda connection: all_of(connection, EntryRow, "journal", where, table, first, count)
        )

    async def journal(self, table: int) -> list[EntryRow]:
        """Return all rows of a journal, struck ones included; a long one is not read in one piece of work."""
        rows: list[EntryRow] = []
        while chunk := await self.entries(table, len(rows), AT_ONCE):
            rows += chunk
        return rows

    async def silent(self, table: int) -> tuple[tuple[int, int, str], ...]:
        """Return (seq, seat, text) of the rows of a journal that were told to no one, struck ones included."""
        return await self._database.read(lambda connection: _silent(connection, table))

    async def played_for(self, table: int) -> tuple[int, ...]:
        """Return the seats for which the bot has ever made a move."""
        asked = "SELECT DISTINCT seat FROM journal WHERE table_id = ? AND member = 0 AND seat >= 0 ORDER BY seat"
        rows = await self._database.read(lambda connection: connection.rows(asked, table))
        return tuple(int(seat) for (seat,) in rows)

    async def played_since(self, table: int, seat: int) -> tuple[EntryRow, ...]:
        """Return the live moves that the bot made for a seat since a member who sat there moved last."""
        last = "SELECT coalesce(max(seq), -1) FROM journal WHERE table_id = ? AND seat = ? AND member <> 0 AND struck = 0"
        where = f"table_id = ? AND seat = ? AND struck = 0 AND seq > ({last}) ORDER BY seq"
        return await self._database.read(
            lambda connection: all_of(connection, EntryRow, "journal", where, table, seat, table, seat)
        )

    async def rows_of_change(self, table: int, change: int) -> tuple[EntryRow, ...]:
        """Return the journal's rows that a change wrote."""
        return await self._database.read(lambda connection: _of_change(connection, table, change))

    async def newest_entries(self, table: int, most: int) -> tuple[EntryRow, ...]:
        """Return the newest live entries of a table, the newest first."""
        where = "table_id = ? AND struck = 0 ORDER BY seq DESC LIMIT ?"
        return await self._database.read(lambda connection: all_of(connection, EntryRow, "journal", where, table, most))

    async def update_of_change(self, table: int, change: int) -> UpdateRow | None:
        """Return what was told of a change, while it is remembered."""
        where = "table_id = ? AND change = ?"
        return await self._database.read(lambda connection: one_of(connection, UpdateRow, "updates", where, table, change))

    async def updates_after(self, table: int, change: int) -> tuple[tuple[UpdateRow, bool], ...]:
        """Return what is remembered of later changes of a table, oldest first, and whether that was told."""

        async def read(connection: Connection) -> tuple[tuple[UpdateRow, bool], ...]:
            where = "table_id = ? AND change > ?"
            rows_told = await sound_of(connection, UpdateRow, "updates", f"{where} AND told = 1", table, change)
            told = {row.id for row in rows_told}
            rows = await sound_of(connection, UpdateRow, "updates", f"{where} ORDER BY change", table, change)
            return tuple((row, row.id in told) for row in rows)

        return await self._database.read(read)

    async def update_in(self, message: int) -> UpdateRow | None:
        """Return what a message tells, while it is remembered; the newest where it was written anew."""
        where = "message = ? AND message > 0 ORDER BY id DESC LIMIT 1"
        return await self._database.read(lambda connection: one_of(connection, UpdateRow, "updates", where, message))

    async def note_refusal(self, row: RefusalRow) -> None:
        """Remember what was refused to a member in a channel, in the place of the one before; a power cut may undo it."""
        await self._database.note((_NEW_REFUSAL, *msgspec.structs.astuple(row)))

    async def refusal(self, channel: int, member: int) -> RefusalRow | None:
        """Return what was last refused to a member in a channel, ``None`` where nothing was."""
        where = "channel = ? AND member = ?"
        return await self._database.read(
            lambda connection: one_of(connection, RefusalRow, "refusals", where, channel, member)
        )

    async def untold(self, table: int = 0) -> tuple[UpdateRow, ...]:
        """Return what was saved and not told of a table, by default of all, oldest first; what cannot be read is left
        out."""
        ours = f"table_id IN (SELECT id FROM tables WHERE {held(self.part)})"
        where, given = ("table_id = ?", (table,)) if table else ("1 = 1" if self.part.whole else ours, ())
        where = f"told = 0 AND {where} ORDER BY id"
        return await self._database.read(lambda connection: sound_of(connection, UpdateRow, "updates", where, *given))

    async def told(self, update: int, message: int) -> None:
        """Mark an update as told; a ``message`` other than 0 becomes the newest post of its table.

        A power cut may undo that, never the update itself: then the post is found again in its channel.
        """
        await self._database.note(*told(update, message))

    async def post_of(self, table: int) -> int:
        """Return the message id of the newest post of a table, 0 if none."""
        asked = "SELECT post FROM tables WHERE id = ?"
        return int(await self._database.read(lambda connection: connection.value(asked, table)) or 0)

    async def post(self, channel: int) -> int:
        """Return the message id of the newest post of the channel's table in use, else of its newest one; 0 if none."""
        return await self._database.read(lambda connection: _post(connection, channel))


async def _current(connection: Connection, channel: int) -> TableRow | None:
    in_use = await one_of(connection, TableRow, "tables", IN_USE, channel)
    return in_use or await one_of(connection, TableRow, "tables", _NEWEST_OVER, channel)


async def _load(connection: Connection, row: TableRow) -> StoredTable:
    fresh = await one_of(connection, TableRow, "tables", "id = ?", row.id) or row
    seats = await all_of(connection, SeatRow, "seats", "table_id = ? ORDER BY seat", row.id)
    snapshot = await one_of(connection, SnapshotRow, "snapshots", "table_id = ? ORDER BY seq DESC LIMIT 1", row.id)
    reached = -1 if snapshot is None else snapshot.seq
    since = await all_of(
        connection, EntryRow, "journal", "table_id = ? AND seq > ? AND struck = 0 ORDER BY seq", row.id, reached
    )
    last = (
        since[-1] if since else await one_of(connection, EntryRow, "journal", "table_id = ? AND seq = ?", row.id, reached)
    )
    struck = await one_of(connection, EntryRow, "journal", "table_id = ? AND struck = 1 ORDER BY seq LIMIT 1", row.id)
    newest = await connection.value("SELECT max(seq) FROM journal WHERE table_id = ?", row.id)
    people = await people_of(connection, [seat.member for seat in seats])
    plans = await plans_of(connection, row.id)
    minds = await memories_at(connection, row.id, row.length - 1)
    campaigns = await campaigns_at(connection, fresh)
    rows = 0 if newest is None else newest + 1
    return StoredTable(fresh, seats, snapshot, since, last, struck, rows, people, plans, minds, campaigns)


async def _of_change(connection: Connection, table: int, change: int) -> tuple[EntryRow, ...]:
    """Find the rows of a change by halving: a journal grows in the order of changes, so it needs no index of them."""

    newest = await connection.value("SELECT max(seq) FROM journal WHERE table_id = ?", table)
    rows = 0 if newest is None else newest + 1
    first, after = [await _first_of(connection, table, number, rows) for number in (change, change + 1)]
    where = "table_id = ? AND seq >= ? AND seq < ? ORDER BY seq"
    return await all_of(connection, EntryRow, "journal", where, table, first, after)


async def _first_of(connection: Connection, table: int, change: int, rows: int) -> int:
    """Return the seq of the first of so many rows of a journal that this change wrote or a later one."""
    asked = "SELECT CAST(change AS BIGINT) FROM journal WHERE table_id = ? AND seq = ?"
    low, high = 0, rows
    while low < high:
        middle = (low + high) // 2
        if int(await connection.value(asked, table, middle) or 0) < change:
            low = middle + 1
        else:
            high = middle
    return low


async def _before(connection: Connection, table: int, seq: int) -> Before | None:
    snapshot = await one_of(
        connection, SnapshotRow, "snapshots", "table_id = ? AND seq < ? ORDER BY seq DESC LIMIT 1", table, seq
    )
    if snapshot is None:
        return None
    between = "table_id = ? AND seq > ? AND seq < ? AND struck = 0 ORDER BY seq"
    since = await all_of(connection, EntryRow, "journal", between, table, snapshot.seq, seq)
    last = (
        since[-1]
        if since
        else await one_of(connection, EntryRow, "journal", "table_id = ? AND seq = ?", table, snapshot.seq)
    )
    return None if last is None else Before(snapshot, since, last, await memories_at(connection, table, last.position))


async def _silent(connection: Connection, table: int) -> tuple[tuple[int, int, str], ...]:
    silent = "SELECT seq, seat, text FROM journal WHERE table_id = ? AND story = '' ORDER BY seq"
    found = await connection.rows(silent, table)
    return tuple((int(seq), int(seat), str(text)) for seq, seat, text in found)


def _by_bots(seats: Sequence[int]) -> str:
    """Return the condition that a bot player made a move, or the bot for one of these seats."""
    left = f"(member = 0 AND {among('seat', seats)})"
    return f"(seat >= 0 AND (member BETWEEN 1 AND {LAST} OR {left}))"


async def _bots_moved(connection: Connection, table: int, seats: Sequence[int], before: int) -> tuple[EntryRow, ...]:
    live = "table_id = ? AND struck = 0 AND seq < ?"
    newest = f"SELECT max(seq) FROM journal WHERE {live} AND NOT {_by_bots(seats)}"
    where = f"{live} AND seq >= coalesce(({newest}), 0) ORDER BY seq DESC"
    return await all_of(connection, EntryRow, "journal", where, table, before, table, before, *seats)


async def _version_moved(connection: Connection, table: int, left: Sequence[int], before: int) -> int | None:
    moved = (
        "SELECT CAST(game_version AS BIGINT) FROM journal WHERE table_id = ? AND struck = 0 AND position > 0 AND seq < ? "
        f"AND NOT {_by_bots(left)} ORDER BY seq DESC LIMIT 1"
    )
    version = await connection.value(moved, table, before, *left)
    return None if version is None else int(version)


async def _answer(connection: Connection, call: int) -> UpdateRow | None:
    return await one_of(connection, UpdateRow, "updates", "call = ? AND call > 0", call)


async def _file(connection: Connection, table: int) -> str:
    return str(await connection.value("SELECT body FROM files WHERE table_id = ?", table) or "")


_AT_HOME = """ AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE tables.guild = kept.guild AND tables.game = kept.game AND tables.status = 'running'
    AND CASE seats.keeper WHEN 0 THEN seats.member ELSE seats.keeper END = kept.member)"""
"""Of what is kept, what plays in no game that runs."""


async def _keepsakes(
    connection: Connection, guild: int, game: str, members: Sequence[int], such: str = ""
) -> tuple[str, ...]:
    asked = f"SELECT body FROM kept WHERE guild = ? AND game = ? AND member = ?{such}"
    return tuple([str(await connection.value(asked, guild, game, member) or "") for member in members])


async def _post(connection: Connection, channel: int) -> int:
    for where in (IN_USE, "channel = ? ORDER BY id DESC LIMIT 1"):
        if row := await connection.row(f"SELECT post FROM tables WHERE {where}", channel):
            return int(row[0])
    return 0
