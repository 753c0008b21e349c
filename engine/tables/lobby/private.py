"""Private tables: for one person, with bot players where the game wants them, and without a channel (TAB-160).

A private table differs in its *place*: a number from `BELOW` down, which no channel of Discord has. All commands work with
that number as the channel of the `Call`; `cogs.core.context.place_of` gives it for an interaction. Nothing is posted: the
update is the answer to the press.

A new kind of private table needs a `Sort` (`engine.store.rows`), a function that returns its first `CommandResult`, and
`PrivateTables.open`. That function is `begun` for a new game, `resumed` for a `Table` as it stands.
`cogs.play.private.PRIVATE_TABLE_KINDS` says how its message looks. `PrivateTables.close` deletes a table; without a move it
goes after `admin.purge.SHORTLY` days.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from engine.api.private_tables import BELOW
from engine.api.update import Call, Update
from engine.core.errors import NotAllowed
from engine.core.game import AnyGame
from engine.core.languages import spoken
from engine.core.messages import WORDS
from engine.core.scene import Look
from engine.core.table import Table
from engine.store import EntryRow, SeatRow, Sort, TableRow
from engine.tables.context import Context
from engine.tables.lobby import bot_seats, gather, start
from engine.tables.session.live import Session
from engine.tables.session.load import snapshot_of
from engine.tables.session.result import CommandResult
from engine.tables.updates.update import update_of

RULE = "TAB-160"
REMEMBERED = 4096
"""Of how many tables it is known that they are in a channel."""


def place_for(call: Call) -> int:
    """Return the place of the private table that a call opens: a number of its own, the same if it arrives again."""
    return BELOW - call.id


class PrivateTables:
    """Opens, finds and deletes private tables. ``go_on`` makes the moves that bot players have left."""

    def __init__(self, context: Context, go_on: Callable[[int, int], Awaitable[Update | None]]) -> None:
        self._context = context
        self._go_on = go_on
        self._ordinary: OrderedDict[int, None] = OrderedDict()

    async def open(self, call: Call, begin: Callable[[Call], CommandResult]) -> Update:
        """Open a private table for the caller: ``begin`` is given the call at its place, and returns the result that begins
        it (see `begun`, `resumed`). It may be run on another thread."""
        there = msgspec.structs.replace(call, channel=place_for(call), manager=False)
        return await self._context.open(there, lambda: begin(there), apart=True)

    async def place(self, table: int, member: int) -> int:
        """Return the place of a private table, 0 where the number is none's; `NotAllowed` for all but its owner."""
        if table in self._ordinary:
            return 0
        row = await self._context.store.table(table)
        if row is None or not row.sort:
            # A number is never given twice, and no table in a channel becomes a private one.
            if row is not None:
                self._ordinary[table] = None
                while len(self._ordinary) > REMEMBERED:
                    self._ordinary.popitem(last=False)
            return 0
        if row.host != member:
            raise NotAllowed(WORDS.message("private-table-of-another"), RULE)
        return row.channel

    async def in_use(self, member: int, *sorts: Sort) -> tuple[TableRow, ...]:
        """Return the private tables of these sorts that a member has and that are not over, the oldest first."""
        return await self._context.store.members.private(member, sorts)

    async def sort(self, table: int) -> Sort:
        """Return of which sort a table is, "" for an ordinary one."""
        row = await self._context.store.table(table)
        return row.sort if row is not None else ""

    async def go_on(self, update: Update) -> Update:
        """Return what there is to tell once the bot has made all its moves, where it was stopped in the midst of them."""
        while update.kind in ("start", "move") and not update.awaited:
            more = await self._go_on(update.version.table, update.channel)
            if more is None:
                break
            story = "\n".join(filter(None, [update.story, more.story]))
            update = msgspec.structs.replace(more, story=story, looks=(*update.looks, *more.looks))
        return update

    async def close(self, table: int) -> None:
        """Delete a private table with everything of it, whether or not it is over."""
        row = await self._context.store.table(table)
        if row is None or not row.sort:
            return
        async with self._context.cache.lock(row.channel):
            await self._context.store.purge.delete(table)
            self._context.cache.drop(table, row.channel)


def begun(
    call: Call,
    sort: Sort,
    game: AnyGame,
    options: Mapping[str, str],
    key: str,
    now: int,
    *,
    company: Sequence[str] = (),
    hints: bool = True,
) -> CommandResult:
    """Return the result that begins a private table with a new game: the caller sits there, and bot players of the levels
    ``company``, who are the same for the same ``key``. What can be chosen beforehand is dealt by the key."""
    lobbied = gather.gather(call, game, options, key, keyed=False, wait=0, now=now).live
    row = msgspec.structs.replace(lobbied.row, sort=sort, hints=-1 if hints else 0)
    live = msgspec.structs.replace(lobbied, row=row)
    for level in company:
        live = bot_seats.hired(live, level, 1)
    result = start.start(live, call, now, lambda: "", quick=True)
    # The giver of the key tells how the dice are sealed.
    return msgspec.structs.replace(result, seats=result.live.seats)


def resumed(
    call: Call,
    sort: Sort,
    table: Table,
    seats: Sequence[SeatRow],
    entries: Sequence[EntryRow],
    now: int,
    options: str = "{}",
) -> CommandResult:
    """Return the result that begins a private table with a game as it stands: ``table`` after ``entries``.

    These are the live ones from the start on, of which none is taken back any more. One of ``seats`` is the caller's, the
    others are the bot's or were left. ``options`` are those that were chosen, as JSON.
    """
    kept = tuple(
        msgspec.structs.replace(entry, seq=number, position=number, change=1, struck=0)
        for number, entry in enumerate(entries)
    )
    setup = msgspec.json.encode(msgspec.structs.replace(table.setup, file="")).decode()
    row = TableRow(
        id=0,
        guild=call.guild,
        channel=call.channel,
        game=table.game.key,
        setup=setup,
        options=options,
        key=table.key,
        keyed=False,
        wait=0,
        status="running",
        change=1,
        length=len(kept),
        counter=table.counter,
        host=call.member.id,
        created=now,
        started=now,
        ended=0,
        due=0,
        ballot="",
        sort=sort,
        began=1,
        language=spoken(),
    )
    live = Session(row, tuple(seats), table.game, table, kept[-1], rows=len(kept))
    update = msgspec.structs.replace(update_of(live, "start", looks=(Look(),)), undo=False)
    return CommandResult(live, update, live.seats, kept, snapshots=(snapshot_of(table, kept[-1]),))
