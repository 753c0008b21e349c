"""Backups: the tables of a server as files, and restoring them (TAB-136, TAB-138).

Packing and unpacking runs in threads.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Collection
from contextlib import AsyncExitStack

import msgspec

from engine.core.errors import Stale, TableBroken
from engine.core.messages import WORDS
from engine.store import ServerRow, ServerRows, TableRow, TableRows
from engine.tables.admin.backup_file import BadBackup, Contents, new_seal, packed, sized, unpacked
from engine.tables.context import Context
from engine.tables.privacy.redaction import members_of, retold_rows
from engine.tables.session.live import ASLEEP
from engine.tables.session.load import live_of

log = logging.getLogger(__name__)

AT_HAND = 4
"""So many files are kept at hand until a manager says whether they are to be restored."""
MOST_FILES = 10
"""So many files at most are handed over at once."""


class ServerBackup(msgspec.Struct, frozen=True):
    """A server's backup: its ``files``, and how many tables in it are ``over`` and in use. ``unreadable`` were left out;
    ``too_large`` are the titles of tables that no file can hold."""

    files: tuple[bytes, ...]
    over: int
    in_use: int
    unreadable: int
    too_large: tuple[str, ...] = ()


class Coming(msgspec.Struct, frozen=True):
    """A table in use that would be brought back: the ``title`` of its game, the ``channel`` where it was (0: none)."""

    title: str
    channel: int
    status: str


class RestorePreview(msgspec.Struct, frozen=True):
    """What a file would bring back: it is known by ``digest``, was ``made`` then (Unix seconds). ``coming`` are the tables
    in use, ``over`` counts those that have ended; ``known`` counts those that are here already, and ``unfit`` names the
    games of those that cannot go on here. ``sealed``: it holds what cannot be opened here."""

    digest: str
    made: int
    coming: tuple[Coming, ...]
    over: int
    known: int
    unfit: tuple[str, ...]
    sealed: bool


class Restored(msgspec.Struct, frozen=True):
    """A table in use that was brought back, and where it is (below 0: without a place)."""

    table: int
    channel: int
    title: str


class _AtHand(msgspec.Struct, frozen=True):
    """What was read of a file in a server; ``vouched``: it is as a bot wrote it whose seal is known here. A member who was
    deleted at ``since`` or later is not brought back by it."""

    guild: int
    rows: ServerRows
    vouched: bool
    since: int


class Backups:
    """Makes and restores backups of servers."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._at_hand: OrderedDict[str, _AtHand] = OrderedDict()
        self._one = asyncio.Lock()

    async def make(self, guild: int, largest: int) -> ServerBackup:
        """Return a server's backup in files of at most ``largest`` bytes, each of which can be restored by itself.

        `BadBackup` where that would be more files than are handed over.
        """
        name, keys = await self._context.store.server_backups.seals(new_seal)
        # One at a time: a large server's rows are in memory meanwhile.
        async with self._one:
            rows = await self._context.store.server_backups.server(guild)
            made = await asyncio.to_thread(self._made, rows, largest, name, keys[name])
        if len(made.files) > MOST_FILES:
            raise BadBackup(WORDS.message("backup-too-many", files=len(made.files), most=MOST_FILES), "TAB-136")
        return made

    def _made(self, rows: ServerRows, largest: int, name: str, key: str) -> ServerBackup:
        now, files, too_large = self._context.now(), [], []
        waiting = sized(rows)
        while waiting:
            part = waiting.pop(0)
            file = packed(part, now, self._context.store.server_backups.schema, name, key)
            if len(file) <= largest:
                files.append(file)
            elif len(part.tables) > 1:
                half = len(part.tables) // 2
                first = msgspec.structs.replace(part, tables=part.tables[:half])
                rest = ServerRows(ServerRow(rows.server.guild), part.tables[half:])
                waiting[:0] = [first, rest]
            else:
                too_large += [self._title(table.row) for table in part.tables]
        in_use = sum(table.row.in_use for table in rows.tables)
        return ServerBackup(tuple(files), len(rows.tables) - in_use, in_use, rows.unreadable, tuple(too_large))

    async def read(self, guild: int, file: bytes) -> RestorePreview:
        """Return what a file would bring back to a server, all of it checked; `BadBackup` in words where it is no backup
        that can be restored here. It is kept at hand for `restore`."""
        _, keys = await self._context.store.server_backups.seals()
        contents = await asyncio.to_thread(unpacked, file, guild, self._context.store.server_backups.schema, keys)
        rows, unfit = await asyncio.to_thread(self._fitting, contents.whole)
        brought = await self._brought(rows, unfit, contents, hashlib.sha256(file).hexdigest()[:16])
        vouched = contents.sealed is not None
        # What nothing vouches for could say any time of itself.
        since = contents.head.made if vouched else 0
        self._at_hand[brought.digest] = _AtHand(guild, rows, vouched, since)
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)
        return brought

    async def _brought(self, rows: ServerRows, unfit: tuple[str, ...], contents: Contents, digest: str) -> RestorePreview:
        known = await self._context.store.server_backups.known(rows.tables)
        new = [table.row for table, is_known in zip(rows.tables, known, strict=True) if not is_known]
        coming = tuple(Coming(self._title(row), row.channel, row.status) for row in new if row.in_use)
        over = len(new) - len(coming)
        hidden = contents.sealed is None
        return RestorePreview(digest, contents.head.made, coming, over, sum(known), unfit, hidden)

    def _fitting(self, rows: ServerRows) -> tuple[ServerRows, tuple[str, ...]]:
        """Return what can be gone on with here, and the titles of the games of what cannot."""
        fit, unfit = [], []
        for table in rows.tables:
            try:
                live_of(table.kept, self._context.games)
            except TableBroken:
                unfit.append(self._title(table.row))
            else:
                fit.append(table)
        return msgspec.structs.replace(rows, tables=tuple(fit)), tuple(unfit)

    def channels(self, guild: int, digest: str) -> tuple[int, ...]:
        """Return where the tables in use were that a file holds which was read before; `Stale` where it is not at hand."""
        return tuple(table.row.channel for table in self._read(guild, digest).rows.tables if table.row.in_use)

    def doubtful(self, guild: int, digest: str) -> tuple[int, ...]:
        """Return where the tables that are over were, if nothing vouches for that: a seal that is not known here says
        nothing of who wrote the file."""
        read = self._read(guild, digest)
        return () if read.vouched else tuple(dict.fromkeys(table.row.channel for table in read.rows.tables))

    def _read(self, guild: int, digest: str) -> _AtHand:
        read = self._at_hand.get(digest)
        if read is None or read.guild != guild:
            raise Stale(WORDS.message("backup-not-at-hand"))
        return read

    async def restore(
        self, guild: int, digest: str, places: Collection[int], elsewhere: Collection[int] = ()
    ) -> tuple[Restored, ...]:
        """Bring back what a file holds that was read before, as one transaction, and return the tables in use that are new.

        They go to the channel where they were where that is one of ``places`` and free, else they have none. A sleeping
        table is woken by a player; no one is called. What is over has no place where its channel is one of ``elsewhere``,
        which are not of this server. Members who were deleted since stay so. `Stale` where the file is not at hand any
        more.
        """
        read = self._read(guild, digest)
        deleted = await self._context.store.deletions.among(members_of(read.rows), read.since)
        rows = await asyncio.to_thread(self._without, read.rows, deleted)
        tables = tuple(_at_rest(item, places, elsewhere) for item in rows.tables)
        channels = sorted({item.row.channel for item in tables if item.row.channel > 0})
        async with AsyncExitStack() as held:
            for channel in channels:
                await held.enter_async_context(self._context.cache.lock(channel))
            found = await self._context.store.server_backups.restore(msgspec.structs.replace(rows, tables=tables))
            for channel in channels:
                self._context.cache.forget(channel)
        restored = []
        for item, table in zip(tables, found, strict=True):
            if table and item.row.in_use:
                row = await self._context.store.table(table)
                restored.append(Restored(table, row.channel if row else -table, self._title(item.row)))
        log.info("server %d: %d tables are back, %d of them in use", guild, sum(map(bool, found)), len(restored))
        return tuple(restored)

    def _without(self, rows: ServerRows, deleted: Collection[int]) -> ServerRows:
        """Return the same without these members, as their own wish would have left it."""
        tables = rows.tables
        for member in sorted(deleted):
            tables = tuple(retold_rows(table, member, self._context.games) for table in tables)
        kept = tuple(row for row in rows.kept if row.member not in deleted)
        results = tuple(row for row in rows.results if row.member not in deleted)
        return msgspec.structs.replace(rows, tables=tables, kept=kept, results=results)

    def _title(self, row: TableRow) -> str:
        return self._context.games[row.game].title if row.game in self._context.games else row.game


def _at_rest(rows: TableRows, places: Collection[int], elsewhere: Collection[int]) -> TableRows:
    """Return a table as it comes back: one in use sleeps, and knows of no post, no question and no time from before."""
    row = rows.row
    if not row.in_use:
        channel = 0 if row.channel in elsewhere else row.channel
        over = msgspec.structs.replace(row, channel=channel, board=0, came_from=0, tale="", due=0, alarm=0)
        return msgspec.structs.replace(rows, row=over)
    quiet = msgspec.structs.replace(
        row,
        channel=row.channel if row.channel in places else 0,
        rest=ASLEEP if row.status == "running" else "",
        board=0,
        came_from=0,
        tale="",
        ballot="",
        uncalled="",
        due=0,
        alarm=0,
        asked=0,
        nudged=0,
        unheard=0,
        until=0,
        remaining=0,
        rested=0,
    )
    closed = tuple(msgspec.structs.replace(invited, open=False) for invited in rows.invitations)
    return msgspec.structs.replace(rows, row=quiet, invitations=closed)
