"""The tables of a server for its managers: where they are, how they stand, what is wrong.

It shows no more of a game than its channel does: who is awaited is only counted.
"""

from __future__ import annotations

import logging

import msgspec

from engine.api.update import Call, Member, Update
from engine.core.errors import GameError, TableBroken
from engine.store import HeldRow
from engine.tables.context import Context
from engine.tables.lobby import end

log = logging.getLogger(__name__)

LATE = 600
"""Seconds after which what the bot should have done by itself is overdue: its clock looks each minute."""


class _Told(msgspec.Struct, frozen=True):
    """What is needed of an update: who is awaited."""

    awaited: tuple[Member, ...] = ()


class TableSummary(msgspec.Struct, frozen=True):
    """A table in use.

    ``title`` is that of its game, ``status`` is "lobby" or "running". ``rest`` is how it rests ("": it does not), ``until``
    when a pause ends. ``since`` is when the present question was asked, or when the lobby was opened (Unix seconds).

    ``awaited`` counts the awaited seats, ``players`` the seats, ``untold`` the changes that its channel was not told of.
    ``post`` is its newest post (0: none). ``overdue``: the bot is late with something that it should do by itself. A table
    without a place has a ``channel`` below 0.
    """

    table: int
    channel: int
    title: str
    status: str
    rest: str
    until: int
    since: int
    awaited: int
    players: int
    untold: int
    post: int
    overdue: bool


class AdminTables:
    """Lists the tables of a server and repairs their posts."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def held(self, guild: int) -> tuple[TableSummary, ...]:
        """Return the tables in use of a server, oldest first; one that cannot be read is left out (see `unreadable`)."""
        found, _ = await self._context.store.servers.held(guild)
        return tuple(self._held(row) for row in found)

    async def unreadable(self, guild: int) -> tuple[int, ...]:
        """Return the channels of a server's tables of which not even the row can be read."""
        _, channels = await self._context.store.servers.held(guild)
        return channels

    async def one(self, guild: int, table: int) -> TableSummary | None:
        """Return a table in use of a server, ``None`` where it has no such one (any more)."""
        return next((held for held in await self.held(guild) if held.table == table), None)

    async def is_broken(self, held: TableSummary) -> bool:
        """Return whether a table cannot be made from what is kept of it."""
        try:
            await self._context.cache.seen(held.channel)
        except TableBroken:
            return True
        except GameError:
            log.info("table %d went meanwhile", held.table)
        return False

    async def members(self, channel: int) -> tuple[Member, ...]:
        """Return the people who sit at a channel's table; none where it cannot be made."""
        try:
            live = await self._context.cache.seen(channel)
        except GameError:
            return ()
        return tuple(live.member(row.seat) for row in live.here)

    async def post_anew(self, call: Call, story: str) -> Update:
        """Bring the newest post of the caller's channel anew, with this to be told; for the host or a manager."""

        async def work() -> Update:
            live = await self._context.cache.held(call.channel)
            step = end.post_anew(live, call, story)
            return await self._context.save(live, step, call)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, work)

    def _held(self, row: HeldRow) -> TableSummary:
        game, lobby_ = self._context.games.get(row.game), row.status == "lobby"
        return TableSummary(
            row.id,
            row.channel,
            game.title if game else row.game,
            row.status,
            row.rest,
            row.until,
            row.created if lobby_ else row.asked or row.touched or row.created,
            0 if lobby_ or row.rest else len(_told(row).awaited),
            row.players,
            row.untold,
            row.post,
            0 < row.alarm <= self._context.now() - LATE,
        )


def _told(row: HeldRow) -> _Told:
    try:
        return msgspec.json.decode(row.body, type=_Told) if row.body else _Told()
    except msgspec.MsgspecError as error:
        log.error("what was told of table %d cannot be read: %s", row.id, error)
        return _Told()
