"""Deadlines: the tables that the house looks at by itself, and what it does there: nudge, play a default, let it sleep."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import msgspec

from engine.core.errors import GameError, NoTable, Stale
from engine.store import Store
from engine.update import Call, Member, Update

from . import absence, lobby, resting
from .leaving import has_left
from .live import Live
from .memory import Memory
from .patience import alarm_of, nudge_at, nudged, unattended_at
from .plans import answered
from .quiet import LONGEST, UNHURRIED, after_quiet
from .settling import due_after
from .telling import Step
from .thinking import Thinker

log = logging.getLogger(__name__)

SHELVED = 3600
"""Seconds until a table whose deadline could not be kept is tried again."""

Save = Callable[[Live, Step, Call | None], Awaitable[Update]]


class Deadlines:
    """What the house does by itself at all tables. ``save`` writes a step of a table, ``now`` gives the time in Unix
    seconds, ``thinker`` is how house players think."""

    def __init__(self, store: Store, memory: Memory, save: Save, now: Callable[[], int], thinker: Thinker) -> None:
        self._store = store
        self._memory = memory
        self._save = save
        self._now = now
        self._thinker = thinker
        self._shelved: dict[int, int] = {}

    async def passed(self) -> dict[int, int]:
        """Return the tables that are to be looked at, longest first, each with its channel: for `go_on`.

        One that could not go on is left out for a while.
        """
        now = self._now()
        self._shelved = {table: until for table, until in self._shelved.items() if until > now}
        return {row.id: row.channel for row in await self._store.alarms(now) if row.id not in self._shelved}

    async def next(self) -> int:
        """Return when a table is to be looked at next in Unix seconds, 0 for never."""
        return await self._store.next_alarm()

    async def late(self, table: int, channel: int) -> tuple[Member, ...]:
        """Return who is past the deadline of a table: they may have left the server."""
        try:
            live = await self._memory.seen(channel)
        except GameError:
            return ()
        due = live.row.id == table and 0 < live.row.due <= self._now()
        return tuple(live.member(seat) for seat in live.awaited) if due else ()

    async def go_on(self, table: int, channel: int) -> Update | None:
        """Do what is to be done at a table by now; return what is to be told of it.

        ``None`` where nothing is (any more), or nothing can be: then it is left alone for a while.
        """
        now = self._now()
        try:
            return await self._gone_on(table, channel, now)
        except (NoTable, Stale):
            return None  # It was moved, put away, or went on meanwhile.
        except Exception:
            log.exception("table %d cannot go on by itself", table)
            self._shelved[table] = now + SHELVED
            return None

    async def _gone_on(self, table: int, channel: int, now: int) -> Update | None:
        async with self._memory.lock(channel):
            live = await self._memory.held(channel)
            if live.row.id != table or not 0 < live.row.alarm <= now:
                return None
            if 0 < nudge_at(live) <= now and not 0 < live.row.due <= now:
                return await self._nudged(live)
            step = await self._step(live, now)
            if step is not None:
                return await self._save(live, step, None)
            await self._put_off(live, now)
            return None

    async def _step(self, live: Live, now: int) -> Step | None:
        row = live.row
        if row.status == "lobby":
            return lobby.unattended(live, now)
        if home := absence.come_home(live, now):
            return home
        if row.rest == resting.PAUSED:
            return resting.pause_over(live, now) if 0 < row.until <= now else None
        if no := await self._thinker.aside(live, lambda: answered(live, now)):
            return no
        if 0 < row.due <= now:
            if (moved := _quietly(live)) > now:
                await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(row, due=moved)))
                return None
            known = await self._store.played_for(row.id)
            return await self._thinker.aside(live, lambda: absence.overdue(live, now, known))
        if 0 < unattended_at(live) <= now:
            return resting.asleep(live, resting.UNATTENDED)
        return None

    async def _nudged(self, live: Live) -> Update:
        """Nudge those who are awaited: nothing changes at the table, and its controls stay good."""
        after, update = nudged(live)
        saved = await self._mark(after, msgspec.json.encode(update))
        return msgspec.structs.replace(update, id=saved)

    async def _put_off(self, live: Live, now: int) -> None:
        """Look at a table again after another wait: nothing can be done there now."""
        live = await self._memory.held(live.row.channel)
        if not 0 < live.row.alarm <= now:
            return
        due = due_after(live, now) if live.row.due else 0
        await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, due=due)), least=now + SHELVED)

    async def _mark(self, live: Live, body: bytes = b"", least: int = 0) -> int:
        """Keep what a table waits for, without a change; with a ``body`` return the id of the update."""
        alarm = alarm_of(live)
        row = msgspec.structs.replace(live.row, alarm=max(alarm, least) if alarm else 0)
        self._memory.forget(row.channel)
        saved = await self._store.mark(row, live.seats, body)
        self._memory.remember(msgspec.structs.replace(live, row=row))
        return saved

    async def unreachable(self, channel: int) -> None:
        """Let the table of a channel sleep that nobody can read any more, without a word (TAB-098); a lobby waits."""
        async with self._memory.lock(channel):
            try:
                live = await self._memory.held(channel)
            except GameError:
                return
            if live.row.status == "lobby":
                await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, asked=0)))
            if live.row.status != "running" or live.row.rest == resting.ASLEEP:
                return
            row = msgspec.structs.replace(live.row, rest=resting.ASLEEP, due=0, until=0, remaining=0)
            await self._mark(msgspec.structs.replace(live, row=row))

    async def tables_in(self, guild: int) -> tuple[int, ...]:
        """Return the channels of the running tables of a server."""
        return await self._store.running_in(guild)

    async def left_the_server(self, table: int, channel: int, member: Member) -> Update | None:
        """Leave the seat of somebody to the house who is no longer in the server (TAB-098)."""
        async with self._memory.lock(channel):
            try:
                live = await self._memory.held(channel)
            except GameError:
                return None
            if live.row.id != table or live.row.status != "running" or live.seat_of(member.id) is None:
                return None
            step = await self._thinker.aside(live, lambda: has_left(live, member, self._now()))
            return await self._save(live, step, None)


def _quietly(live: Live) -> int:
    """Return the deadline of a table, moved behind the quiet hours that those who are awaited have said since.

    What the house does by itself for those who left or are away is due at once, and disturbs nobody.
    """
    row = live.row
    if row.due <= row.asked or live.wait * 60 < UNHURRIED:
        return row.due
    latest = max(row.due, row.asked + live.patience + LONGEST)
    return min(after_quiet(live.persons(live.awaited), row.due), latest)
