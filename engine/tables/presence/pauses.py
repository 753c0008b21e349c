"""Sleeping tables are woken, and games are paused."""

from __future__ import annotations

from engine.api.update import Call, Update
from engine.tables.context import Context
from engine.tables.presence import pause, wake
from engine.tables.presence.stand_in_report import meanwhile


class Pauses:
    """Wakes tables and pauses games."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def wake(self, call: Call) -> Update:
        """Wake a table that sleeps, with fresh deadlines."""

        async def work() -> Update:
            live = await self._context.cache.held(call.channel)
            done = await meanwhile(self._context.store, live, call.member.id)
            step = await self._context.thinker.aside(live, lambda: wake.wake(live, call, self._context.now(), done))
            return await self._context.save(live, step, call)

        async with self._context.cache.lock(call.channel):
            return await self._context.answers.once(call, work)

    async def pause(self, call: Call, until: int = 0, *, own: bool = False) -> Update:
        """Pause a table until then (Unix seconds, 0: until a player goes on); see `pause.pause`."""
        return await self._context.run(call, lambda live: pause.pause(live, call, until, self._context.now(), own=own))

    async def unpause(self, call: Call) -> Update:
        """End a pause before its time."""
        return await self._context.run(call, lambda live: pause.go_on(live, call, self._context.now()))
