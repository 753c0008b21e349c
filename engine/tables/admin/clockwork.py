"""What the bot does by the clock: nudges, defaults, sleep."""

from __future__ import annotations

import logging

import msgspec

from engine.api.update import Member, Update
from engine.core.errors import GameError, NoTable, Stale
from engine.core.messages import WORDS
from engine.tables.context import Context
from engine.tables.deadlines.alarms import alarm_of, nudge_at, nudged_by, unattended_at, with_calls
from engine.tables.deadlines.due import due_after
from engine.tables.deadlines.quiet_hours import LONGEST, UNHURRIED, after_quiet
from engine.tables.lobby import end
from engine.tables.premoves.service import answered
from engine.tables.presence import come_back, overdue, pause, sleep
from engine.tables.presence.leave import has_left
from engine.tables.session import live as session_live
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult
from engine.tables.updates.update import update_of

log = logging.getLogger(__name__)


def nudged(live: Session, now: int) -> tuple[Session, Update]:
    """Return a table at which those are nudged who are to be by ``now``, and what is told to them."""
    seats = nudged_by(live, now)
    update = update_of(live, "nudge", called=[seat for seat in live.awaited if seat not in seats])
    replace = msgspec.structs.replace
    rows = tuple(replace(seat, nudged=now) if seat.seat in seats else seat for seat in with_calls(live, update))
    return replace(live, row=replace(live.row, nudged=live.row.nudged + 1), seats=rows), update


SHELVED = 3600
"""Seconds until a table whose deadline could not be kept is tried again."""


class Clockwork:
    """Does what the clock brings at all tables: nudges, default moves, sleep."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._shelved: dict[int, int] = {}

    async def passed(self) -> dict[int, int]:
        """Return the tables that are to be looked at, longest first, each with its channel: for `go_on`.

        One that could not go on is left out for a while.
        """
        now = self._context.now()
        self._shelved = {table: until for table, until in self._shelved.items() if until > now}
        return {row.id: row.channel for row in await self._context.store.alarms(now) if row.id not in self._shelved}

    async def next(self) -> int:
        """Return when a table is to be looked at next in Unix seconds, 0 for never."""
        return await self._context.store.next_alarm()

    async def late(self, table: int, channel: int) -> tuple[Member, ...]:
        """Return who is past the deadline of a table: they may have left the server."""
        try:
            live = await self._context.cache.seen(channel)
        except GameError:
            return ()
        due = live.row.id == table and 0 < live.row.due <= self._context.now()
        return tuple(live.member(seat) for seat in live.awaited) if due else ()

    async def go_on(self, table: int, channel: int) -> Update | None:
        """Do what is to be done at a table by now; return what is to be told of it.

        ``None`` where nothing is (any more), or nothing can be: then it is left alone for a while.
        """
        now = self._context.now()
        try:
            return await self._gone_on(table, channel, now)
        except (NoTable, Stale):
            return None  # It was moved, put away, or went on meanwhile.
        except Exception:
            log.exception("table %d cannot go on by itself", table)
            self._shelved[table] = now + SHELVED
            return None

    async def _gone_on(self, table: int, channel: int, now: int) -> Update | None:
        async with self._context.cache.lock(channel):
            live = await self._context.cache.held(channel)
            if live.row.id != table or not 0 < live.row.alarm <= now:
                return None
            if 0 < nudge_at(live) <= now and not 0 < live.row.due <= now:
                return await self._nudged(live, now)
            result = await self._result(live, now)
            if result is not None:
                return await self._context.save(live, result, None)
            await self._put_off(live, now)
            return None

    async def _result(self, live: Session, now: int) -> CommandResult | None:
        row = live.row
        if row.status == "lobby":
            return end.unattended(live, now)
        if home := come_back.come_home(live, now):
            return home
        if row.rest == session_live.PAUSED:
            return pause.pause_over(live, now) if 0 < row.until <= now else None
        if no := await self._context.thinker.aside(live, lambda: answered(live, now)):
            return no
        if 0 < row.due <= now:
            if (moved := _quietly(live)) > now:
                await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(row, due=moved)))
                return None
            known = await self._context.store.played_for(row.id)
            return await self._context.thinker.aside(live, lambda: overdue.overdue(live, now, known))
        if 0 < unattended_at(live) <= now:
            return sleep.asleep(live, WORDS("table-unattended"))
        return None

    async def _nudged(self, live: Session, now: int) -> Update:
        """Nudge those who are awaited: nothing changes at the table, and its controls stay good."""
        after, update = nudged(live, now)
        saved = await self._mark(after, msgspec.json.encode(update))
        return msgspec.structs.replace(update, id=saved)

    async def _put_off(self, live: Session, now: int) -> None:
        """Look at a table again after another wait: nothing can be done there now."""
        live = await self._context.cache.held(live.row.channel)
        if not 0 < live.row.alarm <= now:
            return
        due = due_after(live, now) if live.row.due else 0
        await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, due=due)), least=now + SHELVED)

    async def _mark(self, live: Session, body: bytes = b"", least: int = 0) -> int:
        """Keep what a table waits for, without a change; with a ``body`` return the id of the update."""
        alarm = alarm_of(live)
        row = msgspec.structs.replace(live.row, alarm=max(alarm, least) if alarm else 0)
        self._context.cache.forget(row.channel)
        saved = await self._context.store.mark(row, live.seats, body)
        self._context.cache.remember(msgspec.structs.replace(live, row=row))
        return saved

    async def unreachable(self, channel: int) -> None:
        """Let the table of a channel that no one can read any more sleep, without a word (TAB-098); a lobby waits."""
        async with self._context.cache.lock(channel):
            try:
                live = await self._context.cache.held(channel)
            except GameError:
                return
            if live.row.status == "lobby":
                await self._mark(msgspec.structs.replace(live, row=msgspec.structs.replace(live.row, asked=0)))
            if live.row.status != "running" or live.row.rest == session_live.ASLEEP:
                return
            row = msgspec.structs.replace(live.row, rest=session_live.ASLEEP, due=0, until=0, remaining=0)
            await self._mark(msgspec.structs.replace(live, row=row))

    async def tables_in(self, guild: int) -> tuple[int, ...]:
        """Return the channels of the running tables of a server."""
        return await self._context.store.running_in(guild)

    async def left_the_server(self, table: int, channel: int, member: Member) -> Update | None:
        """Leave the seat of a member who is no longer in the server to the bot (TAB-098)."""
        async with self._context.cache.lock(channel):
            try:
                live = await self._context.cache.held(channel)
            except GameError:
                return None
            if live.row.id != table or live.row.status != "running" or live.seat_of(member.id) is None:
                return None
            result = await self._context.thinker.aside(live, lambda: has_left(live, member, self._context.now()))
            return await self._context.save(live, result, None)


def _quietly(live: Session) -> int:
    """Return the deadline of a table, moved behind the quiet hours that those who are awaited have said since.

    What the bot does by itself for those who left or are away is due at once, and disturbs no one.
    """
    row = live.row
    if row.due <= row.asked or live.wait * 60 < UNHURRIED:
        return row.due
    latest = max(row.due, row.asked + live.patience + LONGEST)
    return min(after_quiet(live.persons(live.awaited), row.due), latest)
