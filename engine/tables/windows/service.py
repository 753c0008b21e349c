"""Links to the page of a table: each has a key that is known to its member only (TAB-196..199, TAB-210..211, TAB-216)."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from engine.api.update import Call, Member
from engine.api.views import Visit
from engine.core.errors import GameError, NotAllowed
from engine.core.messages import WORDS
from engine.store import TableRow, WindowRow
from engine.tables.admin.settings import FOR_ALL, FOR_SEATS, ServerSettingsService
from engine.tables.admin.shut_out import ShutOut
from engine.tables.context import Context

MOST_OWN, MOST_SHARED = 20, 1000
"""So many own links of a member, and links for everybody, are good at a time at a table."""
KEY_BYTES = 24
"""Random bytes in a key."""
LONGEST_KEY = 64
REMEMBERED = 60
"""Seconds for which a visit is remembered, while nothing happens at its table."""
MOST_KNOWN = 4096
"""So many visits are remembered."""
NOTED = 3600
"""Seconds after which it is noted again that a link is used."""
ASKED = 600
"""Seconds for which it is believed that the member of a link is still in the server."""
EVERYBODY = 0
"""Stands for the member of a link that shows what everybody may see."""


class Windows:
    """The links to the pages of tables."""

    def __init__(self, context: Context, settings: ServerSettingsService, shut_out: ShutOut) -> None:
        self._context = context
        self._settings = settings
        self._shut_out = shut_out
        self._known: OrderedDict[str, tuple[Visit, int]] = OrderedDict()
        """The newest visits by the digest of their key, each with when it was looked up."""
        self._dropped = 0
        """How often visits were forgotten: one that was looked up before that is not remembered."""
        self._there: OrderedDict[tuple[int, int], int] = OrderedDict()
        """By channel and member, when they were last found there."""
        self.has_left: Callable[[int, int, int], Awaitable[bool]] | None = None
        """Says of a server, a channel and a member whether they left it, or may not see the channel any more."""
        context.changed.append(self._forget_channel)
        context.cache.dropped.append(self._forget_table)
        settings.windows_changed.append(self._forget_all)

    async def open(self, call: Call, *, own: bool = True) -> tuple[str, bool]:
        """Return the key of a new link to the channel's newest table, and whether it has the caller's own eyes.

        That is so where they have a seat, and want their ``own``; else the link shows what everybody may see. A
        `GameError` where nothing has been gathered here yet, `NotAllowed` where the server has no such pages.
        """
        live = await self._context.cache.seen(call.channel)
        own = own and live.seat_of(call.member.id) is not None
        if (await self._settings.settings(live.row.guild)).windows < (FOR_SEATS if own else FOR_ALL):
            raise NotAllowed(WORDS.message("window-not-here", own=own), "TAB-199")
        if not own and not await self._context.store.windows.watched(live.row.id):
            raise NotAllowed(WORDS.message("window-not-watched"), "TAB-210")
        key = secrets.token_urlsafe(KEY_BYTES)
        member = call.member.id if own else EVERYBODY
        row = WindowRow(_mark(key), live.row.id, member, self._context.now())
        await self._context.store.windows.add(row, MOST_OWN if own else MOST_SHARED)
        return key, own

    async def visit(self, key: str) -> Visit:
        """Return who looks at which table by a key (TAB-197); `NotAllowed` where the link is not good, or not any more.

        One's own link is good as long as one has the seat.
        """
        mark, now, dropped = _mark(key), self._context.now(), self._dropped
        known, at = self._known.get(mark, (None, 0))
        if known is not None and at <= now < at + REMEMBERED:
            return self._let_in(known)
        row = await self._context.store.windows.find(mark) if 0 < len(key) <= LONGEST_KEY else None
        table = await self._context.store.table(row.table_id) if row else None
        if row is None or table is None or table.status == "closed":
            raise _unknown()
        member = await self._member(table, row.member)
        if (await self._settings.settings(table.guild)).windows < (FOR_SEATS if member else FOR_ALL):
            raise _unknown()
        if member is None and not await self._context.store.windows.watched(table.id):
            raise _unknown()
        if member is not None and await self._is_gone(table, member.id):
            await self._context.store.windows.close(table.id, member.id)
            raise _unknown()
        if row.used <= now - NOTED:
            await self._context.store.windows.note(row.mark, now)
        current = await self._context.store.current(table.channel)
        newest = current is not None and current.id == table.id
        visit = Visit(table.id, table.guild, table.channel, member, newest)
        if dropped == self._dropped:
            self._known[mark] = visit, now
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return self._let_in(visit)

    def _let_in(self, visit: Visit) -> Visit:
        """Return a visit; `NotAllowed` where the operator has shut out its member or its server (TAB-206)."""
        self._shut_out.check(visit.member.id if visit.member else 0, visit.guild)
        return visit

    async def _member(self, table: TableRow, member: int) -> Member | None:
        """Return whose eyes a link to a table has, ``None`` for everybody's; `NotAllowed` for who lost the seat."""
        if member == EVERYBODY:
            return None
        seats = await self._context.store.seats(table.id)
        seat = next((seat for seat in seats if seat.member == member and not seat.gone), None)
        if seat is None:
            raise _unknown()
        return Member(member, seat.name)

    async def _is_gone(self, table: TableRow, member: int) -> bool:
        """Return whether a member is known to have left the server of a table, or its channel (TAB-211)."""
        key, now = (table.channel, member), self._context.now()
        if self.has_left is None or not table.guild or table.sort or now < self._there.get(key, -ASKED) + ASKED:
            return False
        if await self.has_left(table.guild, table.channel, member):
            return True
        self._there[key] = now
        self._there.move_to_end(key)
        while len(self._there) > MOST_KNOWN:
            self._there.popitem(last=False)
        return False

    async def let_watch(self, call: Call, *, watched: bool) -> None:
        """Switch links for everybody on or off at the channel's newest table, as its host or a manager wishes.

        Switched off they are no good for ever: switched on again, `open` gives new ones.
        """
        live = await self._context.cache.seen(call.channel)
        live.check_host(call)
        await self._context.store.windows.watch(live.row.id, watched=watched)
        self._forget_table(live.row.id)
        # Open pages ask anew.
        for told in self._context.changed:
            told(live.row.channel)

    def check_public(self, visit: Visit) -> None:
        """Raise `NotAllowed` unless a visit has everybody's eyes: programs read with no others (TAB-216)."""
        if visit.member is not None:
            raise NotAllowed(WORDS.message("window-own-key"), "TAB-216")

    async def close(self, call: Call) -> int:
        """Make the caller's own links to the channel's newest table useless; return how many there were."""
        live = await self._context.cache.seen(call.channel)
        count = await self._context.store.windows.close(live.row.id, call.member.id)
        self._forget_table(live.row.id)
        return count

    def _forget_channel(self, channel: int) -> None:
        """Look visits up again: a seat of this channel's table may have another member."""
        self._drop([mark for mark, (visit, _) in self._known.items() if visit.channel == channel])

    def _forget_table(self, table: int) -> None:
        self._drop([mark for mark, (visit, _) in self._known.items() if visit.table == table])

    def _forget_all(self) -> None:
        self._drop(list(self._known))

    def _drop(self, marks: list[str]) -> None:
        self._dropped += 1
        for mark in marks:
            del self._known[mark]


def _mark(key: str) -> str:
    """Return the digest of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def _unknown() -> GameError:
    return NotAllowed(WORDS.message("window-unknown"), "TAB-198")
