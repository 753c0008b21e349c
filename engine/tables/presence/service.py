"""Absence of a member at all their tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.api.update import Call, Member, Update
from engine.core.errors import GameError
from engine.tables.context import Context
from engine.tables.deadlines.host_limits import check_hand
from engine.tables.presence.away import absent
from engine.tables.presence.come_back import returned
from engine.tables.presence.stand_in_report import meanwhile
from engine.tables.presence.wake import wake
from engine.tables.session.live import ASLEEP, Session, seat_away
from engine.tables.session.result import CommandResult


class Presence:
    """Notes absence and return of members at all their tables."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def away(
        self, call: Call, until: int = 0, *, stand_in: Member | None = None, everywhere: bool = False
    ) -> tuple[list[Update], list[str]]:
        """Let the caller be away at all tables of this server, or ``everywhere``, until then (Unix seconds, 0: until they
        come back). Return what is to be told, and what could not be done in words.
        """

        def work(live: Session, done: str) -> CommandResult:
            del done
            return absent(live, call, until or -1, stand_in, self._context.now())

        return await self._at_each(call, work, everywhere, lambda live: live.seat_of(call.member.id) is not None)

    async def back(self, call: Call, *, everywhere: bool = True) -> tuple[list[Update], list[str]]:
        """Let the caller be back wherever they are away. Return what is to be told, and what could not be done."""

        def work(live: Session, done: str) -> CommandResult:
            if live.row.rest == ASLEEP:
                return wake(live, call, self._context.now(), done)
            seat = seat_away(live, call.member.id)
            assert seat is not None
            return returned(live, call, seat, self._context.now(), done)

        return await self._at_each(call, work, everywhere, lambda live: seat_away(live, call.member.id) is not None)

    async def sleeps(self, call: Call) -> bool:
        """Return whether the table of the channel sleeps and the caller sits there, or did before a stand-in."""
        try:
            live = await self._context.cache.seen(call.channel)
        except GameError:
            return False
        seated = live.seat_of(call.member.id) is not None or seat_away(live, call.member.id) is not None
        return live.row.rest == ASLEEP and seated

    def now(self) -> int:
        """Return the time in Unix seconds."""
        return self._context.now()

    async def to_give(self, call: Call) -> tuple[Member, ...]:
        """Return who is away at the caller's table, whose seat they could give away; refused as that would be."""
        live = await self._context.cache.seen(call.channel)
        live.check_host(call)
        away = [row for row in live.seats if live.is_away(row.seat)]
        for row in away:
            check_hand(live, call, row.seat)
        return tuple(live.member(row.seat) for row in away)

    async def _at_each(
        self, call: Call, work: Callable[[Session, str], CommandResult], everywhere: bool, wanted: Callable[[Session], bool]
    ) -> tuple[list[Update], list[str]]:
        updates, refused = [], []
        guild = 0 if everywhere else call.guild
        for channel in await self._context.store.members.channels_of(call.member.id, guild):
            async with self._context.cache.lock(channel):
                try:
                    live = await self._context.cache.held(channel)
                    if live.row.status != "running" or not wanted(live):
                        continue
                    done = await meanwhile(self._context.store, live, call.member.id)
                    result = await self._context.thinker.aside(live, partial(work, live, done))
                    updates.append(await self._context.save(live, result, None))
                except GameError as error:
                    refused.append(error.words)
        return updates, refused
