"""Loaded tables (LRU) with a lock for each channel, and the answers to recent calls (idempotency)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

from engine.api.private_tables import is_private
from engine.api.update import Call, Update, Version
from engine.core.errors import GameError, NoTable, TableBroken
from engine.core.game import AnyGame
from engine.core.languages import speak, speak_of, speaking, spoken
from engine.core.messages import WORDS
from engine.runtime.tracing import trace
from engine.store import MemberRow, Store, TableRow, UpdateRow, is_unreadable
from engine.tables.session.live import Session
from engine.tables.session.load import live_of

REMEMBERED = 512
"""How many of the newest answers are kept in mind; those before them are looked up where it matters."""
PAST = 32
"""How many tables are kept as they were after the newest changes, so that a post's pictures show what it tells."""


class SessionCache:
    """Up to ``size`` tables by channel, those used last. What is not in here is loaded from the store."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], size: int) -> None:
        self._store = store
        self._games = games
        self._size = size
        self._tables: OrderedDict[int, Session] = OrderedDict()
        self._newest: OrderedDict[Version, Session] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.dropped: list[Callable[[int], None]] = []
        """Who else is to forget a table that is forgotten altogether, by its id."""

    def __len__(self) -> int:
        """Return how many tables are loaded."""
        return len(self._tables)

    @asynccontextmanager
    async def lock(self, channel: int) -> AsyncIterator[None]:
        """Hold the channel's lock while its table changes or is loaded.

        From `held` on until then the table's language is spoken: what is made meanwhile is for all who sit there.
        """
        lock = self._locks.get(channel)
        if lock is None:
            lock = self._locks[channel] = asyncio.Lock()
        async with lock:
            with speaking(spoken()):
                yield

    async def held(self, channel: int) -> Session:
        """Return the channel's table in use, else its newest that is over; the caller holds the lock.

        `NoTable` if there is none, `TableBroken` if it cannot be made from what the store keeps (TAB-010).
        """
        live = await self._as_kept(channel)
        if live is None:
            row = await self.row(channel)
            if row is None:
                raise NoTable(await self.moved_away(channel) or WORDS.message("nothing-here"))
            live = live_of(await self._store.load(row), self._games)
        self.remember(live)
        trace(table=live.row.id)
        speak(live.row.language)
        speak_of(_people(live))
        return live

    async def moved_away(self, channel: int, after: int = 0) -> str:
        """Return where the newest table went that was moved away from a channel, if its number is above ``after``; "" where
        there is none (TAB-060)."""
        row = await self._store.moved_from(channel)
        if row is None or row.id <= after:
            return ""
        title = self._games[row.game].title if row.game in self._games else row.game
        return WORDS("table-moved", title=title, channel=row.channel)

    async def seen(self, channel: int) -> Session:
        """Return the same for a reader: waits for the lock only if the table is not loaded."""
        if live := await self._as_kept(channel):
            self._tables.move_to_end(channel)
            trace(table=live.row.id)
            speak_of(_people(live))
            return live
        async with self.lock(channel):
            return await self.held(channel)

    async def _as_kept(self, channel: int) -> Session | None:
        """Return a table that is loaded; not a private one that was played on in another process meanwhile."""
        live = self._tables.get(channel)
        if live is not None and live.row.sort and not self._store.part.whole:
            row = await self._store.table(live.row.id)
            if row is None or row.change != live.row.change:
                self.forget(channel)
                return None
        return live

    async def readable(self, channel: int) -> Session:
        """Return the same, but while the next table gathers, the one before it can still be looked at."""
        live = await self.seen(channel)
        if live.row.status == "lobby" and (row := await self._store.newest_over(channel)):
            return live_of(await self._store.load(row), self._games)
        return live

    async def bare(self, channel: int) -> Session:
        """Return as much of a broken table as it takes to put it away."""
        row = await self.row(channel)
        if row is None:
            raise NoTable(WORDS.message("nothing-here"))
        # Any game will do: a table is put away without asking its rules anything.
        game = self._games.get(row.game, next(iter(self._games.values())))
        return Session(msgspec.structs.replace(row, ballot=""), await self._store.seats(row.id), game)

    async def row(self, channel: int) -> TableRow | None:
        """Return the row of a channel's table; where not even that can be read, `TableBroken` says who may put it away:
        a manager, because its host is not known then."""
        try:
            return await self._store.current(channel)
        except TableBroken as error:
            if not is_unreadable(error):
                raise
            who = "private" if is_private(channel) else "manager"
            raise TableBroken(WORDS.message("table-unreadable", who=who)) from error

    def remember(self, live: Session) -> None:
        """Keep a table as it is now; a closed lobby is forgotten."""
        if live.row.status == "closed":
            self.forget(live.row.channel)
            return
        self._newest[live.version] = live
        while len(self._newest) > PAST:
            self._newest.popitem(last=False)
        self._tables[live.row.channel] = live
        self._tables.move_to_end(live.row.channel)
        while len(self._tables) > self._size:
            self._tables.popitem(last=False)

    def loaded(self, channel: int) -> Session | None:
        """Return the channel's table as it is now, ``None`` where it is not loaded."""
        return self._tables.get(channel)

    def renew(self, channel: int, person: MemberRow) -> None:
        """Put the settings of a member into the channel's table, if it is loaded; the caller holds the lock."""
        if live := self._tables.get(channel):
            others = (item for item in live.member_settings if item.member != person.member)
            self._tables[channel] = msgspec.structs.replace(live, member_settings=(*others, person))

    def at(self, version: Version | None) -> Session | None:
        """Return a table as it was after one of the newest changes, ``None`` if that is forgotten."""
        return self._newest.get(version) if version else None

    def after(self, table: int, seq: int) -> Session | None:
        """Return a table as it was when an entry was its newest, ``None`` if that is forgotten."""
        known = (live for live in reversed(self._newest.values()) if live.row.id == table)
        return next((live for live in known if live.last is not None and live.last.seq == seq), None)

    def forget_all(self) -> None:
        """Let every table be loaded again when it is wanted next: another process may have written."""
        self._tables.clear()

    def drop(self, table: int, channel: int) -> None:
        """Forget a table altogether, also as it was: it was written anew behind its own back."""
        live = self._tables.get(channel)
        if live is not None and live.row.id == table:
            self.forget(channel)
        for version in [version for version in self._newest if version.table == table]:
            del self._newest[version]
        for forget in self.dropped:
            forget(table)

    def forget(self, channel: int) -> None:
        """Let the channel's table be loaded again when it is wanted next."""
        self._tables.pop(channel, None)


class Answers:
    """The newest answers by the id of their call. What is not in here is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest: OrderedDict[int, Update] = OrderedDict()

    def drop(self, table: int) -> None:
        """Forget what was answered about a table: the store has it otherwise now."""
        for call in [call for call, update in self._newest.items() if update.version.table == table]:
            del self._newest[call]

    async def once(self, call: Call, work: Callable[[], Awaitable[Update]]) -> Update:
        """Do what a call asks for, or return what answered it already, marked as ``again``.

        The caller holds the channel's lock. A call that comes again after a restart is refused, by the rules or because
        the store has its id; only then it is looked up there, so that the others need not wait for that.
        """
        if call.id in self._newest:
            return msgspec.structs.replace(self._newest[call.id], again=True)
        try:
            update = await work()
        except GameError:
            row = await self._answered(call)
            if row is None:
                raise
            return msgspec.structs.replace(update_in(row), again=True)
        if call.id:
            self._newest[call.id] = update
            while len(self._newest) > REMEMBERED:
                self._newest.popitem(last=False)
        return update

    async def _answered(self, call: Call) -> UpdateRow | None:
        try:
            return await self._store.answer(call.id) if call.id else None
        except TableBroken:
            # What was wrong in the first place says more.
            return None


def update_in(row: UpdateRow) -> Update:
    """Return the update that a row keeps; `TableBroken` when it cannot be read."""
    try:
        body = msgspec.json.decode(row.body, type=Update)
    except msgspec.MsgspecError as error:
        raise TableBroken(WORDS.message("update-unreadable")) from error
    return msgspec.structs.replace(body, id=row.id, version=Version(row.table_id, row.change))


def taken(row: TableRow, games: Mapping[str, AnyGame]) -> str:
    """Return why no other table can be gathered in a channel."""
    title = games[row.game].title if row.game in games else row.game
    return WORDS("channel-taken", title=title, lobby=row.status == "lobby")


def _people(live: Session) -> Iterable[str]:
    """Return what those who sit at a table are called, by the table and by its game."""
    return (*(live.table.names if live.table is not None else ()), *(row.name for row in live.seats))
