"""The tables of a member, for `/games`."""

from __future__ import annotations

import logging
from collections import OrderedDict

import msgspec

from engine.api.pace import PACES
from engine.api.update import Member, MyTable, MyTableKind, Update, Version
from engine.store import SittingRow
from engine.tables.context import Context

log = logging.getLogger(__name__)

EXCHANGE = PACES["live"] * 60
"""Seconds within which a player who moves again at a table is in the middle of it."""
REMEMBERED = 2048
"""Of how many members at tables it is known when they were done there last."""
ORDER: tuple[MyTableKind, ...] = ("asked", "others", "lobby", "resting")


class OpenQuestion(msgspec.Struct, frozen=True):
    """What is needed of an update that was told: who is awaited, what is asked, whether something is played by default."""

    ask: str = ""
    awaited: tuple[Member, ...] = ()
    due: int = 0


class LastDone(msgspec.Struct, frozen=True):
    """When a member was last done at a table, and in which turn they were told where to go on (-1: in none)."""

    at: int
    turn: int = -1


class MyTablesService:
    """Lists the tables where a member sits."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._done: OrderedDict[tuple[int, int], LastDone] = OrderedDict()

    def forget(self, member: int) -> None:
        """Forget when a member was done where."""
        for key in [key for key in self._done if key[1] == member]:
            del self._done[key]

    async def of(self, member: int) -> tuple[MyTable, ...]:
        """Return the tables in use that a member sits at, or owns a seat of (TAB-084).

        Tables that wait for the member come first, then those that wait for others, then lobbies, then those that rest. Of
        each kind the one that has waited longest comes first.
        """
        rows: dict[int, SittingRow] = {}
        for row in await self._context.store.members.sittings(member):
            rows.setdefault(row.id, row)
        found = [self._sitting(row, member) for row in rows.values()]
        return tuple(sorted(found, key=lambda item: (ORDER.index(item.kind), item.since, item.table)))

    async def next_after(self, update: Update, member: int) -> tuple[MyTable, ...]:
        """Return where else a member is awaited, once their move leaves them nothing to do at its table (TAB-084).

        The table that has waited longest comes first. ``()`` at a live pace, and where they were done there less than
        `EXCHANGE` ago: then the table may well call them back at once. ``()`` also where they were told in this turn
        already.
        """
        after = self._context.cache.loaded(update.channel)
        if after is None or after.row.id != update.version.table or update.kind not in ("move", "aside", "end"):
            return ()
        seat = after.seat_of(member)
        before = self._context.cache.at(Version(update.version.table, update.version.change - 1))
        if seat is None or seat in after.awaited or (before is not None and seat not in before.awaited):
            return ()
        turn = after.turn_number
        key, now = (after.row.id, member), self._context.now()
        last = self._done.pop(key, LastDone(-EXCHANGE))
        again = now - last.at < EXCHANGE or last.turn == turn != -1 or 0 < after.wait * 60 <= EXCHANGE
        waiting = () if again else await self.of(member)
        found = tuple(item for item in waiting if item.kind == "asked" and item.table != after.row.id)
        self._done[key] = LastDone(now, turn if found else last.turn)
        while len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
        return found

    def _sitting(self, row: SittingRow, member: int) -> MyTable:
        asked, standing_in = _asked(row), row.member != member
        kind: MyTableKind = "resting" if row.rest else "lobby" if row.status == "lobby" else "others"
        if kind == "others" and any(item.id == member for item in asked.awaited) and not standing_in:
            kind = "asked"
        game = self._context.games.get(row.game)
        return MyTable(
            kind,
            row.id,
            row.guild,
            row.channel,
            row.post,
            game.title if game else row.game,
            row.created if row.status == "lobby" else row.asked or row.touched or row.created,
            asked.ask,
            asked.awaited,
            row.due if asked.due else 0,
            row.rest,
            row.until,
            row.players,
            Member(row.host, row.host_name),
            row.away,
            row.name if standing_in else "",
        )


def _asked(row: SittingRow) -> OpenQuestion:
    if row.status == "lobby" or not row.body:
        return OpenQuestion()
    try:
        return msgspec.json.decode(row.body, type=OpenQuestion)
    except msgspec.MsgspecError as error:
        log.error("what was told of table %d cannot be read: %s", row.id, error)
        return OpenQuestion()
