"""Undo and redo as commands, and the votes on an undo or a pause."""

from __future__ import annotations

from engine.api.update import Call, Update, Version
from engine.tables.context import Context
from engine.tables.deadlines import due
from engine.tables.moves import freshness
from engine.tables.presence import pause
from engine.tables.session.live import Session
from engine.tables.session.result import CommandResult
from engine.tables.undo import rules, take_back
from engine.tables.undo.newest import UndoOffers
from engine.tables.updates import hall_note


class Undo:
    """Undo, redo, and votes on them."""

    def __init__(self, context: Context, offers: UndoOffers) -> None:
        self._context = context
        self._offers = offers

    async def undo(self, call: Call, version: Version | None = None) -> Update:
        """Take back the newest move, or ask the table about it (an update of kind "ballot").

        `Stale` when ``version``, that of the control it came from, is old.
        """

        async def work() -> Update:
            kept = await self._context.cache.held(call.channel)
            if version is not None:
                freshness.check_version(kept, call, version)
            live = due.awake(kept, self._context.now())
            newest = await self._offers.newest(live)
            result = take_back.asked(live, call, newest)
            return await self._context.save(kept, result or await self._taken_back(live, call, newest), call)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, work)

    async def leaves_hall(self, call: Call, version: Version | None = None) -> Version | None:
        """Return the version of a table where who plays alone loses the place in the hall by taking back the newest move.

        ``None`` where others are asked, nothing is lost, or the control is of an older ``version``. Refuses whom `undo`
        does.
        """
        live = await self._context.cache.held(call.channel)
        if version not in (None, live.version) or not live.alone:
            return None
        newest = await self._offers.newest(live)
        leaves = hall_note.leaves_hall(live, free=newest.free) and take_back.asked(live, call, newest) is None
        return live.version if leaves else None

    async def redo(self, call: Call) -> Update:
        """Make the newest struck move again, while nothing new was done since; for its player, the host or a manager."""
        return await self._context.run(call, lambda live: take_back.brought_back(live, call, self._context.now()))

    async def vote(self, call: Call, version: Version, agree: bool) -> Update:
        """Answer the open ballot of ``version``; `Stale` when it is settled."""

        async def work() -> Update:
            live = await self._context.cache.held(call.channel)
            result = take_back.voted(live, call, version, agree)
            if result is None and live.ballot is not None and live.ballot.pause is not None:
                result = pause.agreed(live, call, self._context.now())
            return await self._context.save(
                live, result or await self._taken_back(live, call, await self._offers.newest(live)), call
            )

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, work)

    async def _taken_back(self, live: Session, call: Call, newest: rules.Newest) -> CommandResult:
        return await self._context.thinker.aside(
            live, lambda: take_back.taken_back(live, call, newest, self._context.now())
        )
