"""The newest move that can be taken back, found in the journal."""

from __future__ import annotations

import msgspec

from engine.api.update import Update
from engine.core.game import Seat
from engine.store import Before, EntryRow
from engine.tables.context import Context
from engine.tables.session.live import Session, is_own
from engine.tables.session.obvious import makes_the_obvious
from engine.tables.undo import rules as undo_rules
from engine.tables.updates.undo_offer import offers_undo

KEPT = 500
"""Of how many entries it is kept whether they were obvious."""


class UndoOffers:
    """Finds what an undo would take back."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._obvious: dict[tuple[int, int, int], bool] = {}
        """Which entries were forced moves. It saves making the table before them again."""

    async def undoable(self, live: Session, update: Update, before: int | None = None) -> Update:
        """Return an update that offers to take the newest move back only where there is one that can be.

        All that there is may be the bot's, for seats that were left. ``before`` is the entry that is being struck.
        """
        if live.last is None or live.row.status != "running" or live.row.ballot:
            return update
        if is_own(live, live.last):
            last = await self._before_own(live, live.rows if before is None else before)
            undo = last is not None and offers_undo(msgspec.structs.replace(live, last=last))
            return msgspec.structs.replace(update, undo=undo)
        passed_over = undo_rules.follows_by_itself(live, live.last)
        if before is None and (passed_over or makes_the_obvious(live)):
            return msgspec.structs.replace(update, undo=undo_rules.is_offered(live, await self.newest(live)))
        if not update.undo or not passed_over:
            return update
        version = await self._context.store.version_moved(
            live.row.id, _played(live), live.rows if before is None else before
        )
        return msgspec.structs.replace(update, undo=version == live.game.version)

    async def newest(self, live: Session) -> undo_rules.Newest:
        """Return the newest entry that can be taken back, what the table before it is made from, what stays and goes."""
        entry, before = live.last, None
        own: list[EntryRow] = []
        followed: list[EntryRow] = []
        while entry:
            if undo_rules.follows_by_itself(live, entry):
                followed.append(entry)
                *more, entry = await self._context.store.bots_moved(live.row.id, _played(live), entry.seq)
                followed += more
                continue
            before = await self._context.store.before(live.row.id, entry.seq)
            mine = is_own(live, entry)
            if before is None or not (mine or self._was_obvious(live, before, entry)):
                break
            (own if mine else followed).append(entry)
            entry = before.last
        return undo_rules.Newest(entry, before, tuple(reversed(own)), tuple(reversed(followed)))

    def _was_obvious(self, live: Session, before: Before, entry: EntryRow) -> bool:
        at = live.row.id, entry.seq, live.row.forgotten
        if at not in self._obvious:
            if len(self._obvious) >= KEPT:
                self._obvious.clear()
            known = self._context.cache.after(live.row.id, before.last.seq)
            self._obvious[at] = undo_rules.was_obvious(live, before, entry, known.table if known else None)
        return self._obvious[at]

    async def _before_own(self, live: Session, seq: int) -> EntryRow | None:
        """Return the newest live entry before ``seq`` that can be taken back."""
        found = await self._context.store.before(live.row.id, seq)
        while found and undo_rules.is_passed_over(live, found.last):
            found = await self._context.store.before(live.row.id, found.last.seq)
        return found.last if found else None


def _played(live: Session) -> tuple[Seat, ...]:
    """Return the seats that the bot plays at once."""
    return tuple(row.seat for row in live.seats if live.plays_itself(row.seat))
