"""How the simulated Discord waits for the bot: for as long as it is busy, and hardly longer.

simcord looks whether the bot has dealt with everything, and where it has not, waits for one of its tasks to end or for some
time to pass. Nearly always that time would pass for nothing: what is left are a few turns of the event loop, or an answer
of another thread (the database, a picture) to a task that never ends, such as the clock's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any

from simcord import Env
from simcord._runtime import _TaskRecord

LISTENING = "the answer of another thread"
GLANCE = 0.002
"""Seconds between two looks where nothing says that something has happened; simcord's own 0.05 would be most of what a
command takes."""
TURNS = 4
"""Turns of the event loop between an event and a look: what it begins is under way then, or over."""


class Patience:
    """Waits for the bot of ``env``, from the time when it is started (`begin`) to `end`."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._settle = env._settle_internal
        self._loop: asyncio.AbstractEventLoop | None = None
        self._from_thread: Callable[..., asyncio.Handle] | None = None
        self._answer: asyncio.Future[None] | None = None
        env._settle_internal = self._settled  # type: ignore[method-assign]

    def begin(self) -> None:
        """Listen to what other threads answer."""
        self._loop = asyncio.get_running_loop()
        self._from_thread = from_thread = self._loop.call_soon_threadsafe

        def heard(*given: Any, **named: Any) -> asyncio.Handle:
            # Before the answer itself: once that has come, the loop may be closed.
            from_thread(self._hear, TURNS, context=Context())
            return from_thread(*given, **named)

        self._loop.call_soon_threadsafe = heard  # type: ignore[method-assign, assignment]

    def end(self) -> None:
        """Listen no more."""
        if self._loop is not None and self._from_thread is not None:
            self._loop.call_soon_threadsafe = self._from_thread  # type: ignore[method-assign, assignment]

    async def _settled(self, **given: Any) -> None:
        """Wait until the bot has nothing left to do, as simcord's own does, but look when it is worth it."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self._answer is None or self._answer.done():
            self._listen()
        await self._settle(**{**given, "idle": GLANCE})

    def _listen(self) -> None:
        """Put a task among the bot's own that ends when another thread has answered, and that holds nothing up."""
        if self._loop is None:
            return
        work = self._env._work
        answer = self._answer = self._loop.create_future()

        async def listening() -> None:
            await answer

        task = Context().run(self._loop.create_task, listening())
        work.tasks[task] = _TaskRecord(self._env._generation, LISTENING, None)
        work.external_waits[task] = LISTENING

        def heard(ended: asyncio.Task[None]) -> None:
            work.tasks.pop(ended, None)
            work.external_waits.pop(ended, None)

        task.add_done_callback(heard, context=Context())

    def _hear(self, turns: int) -> None:
        """Say that a thread has answered, once whoever asked it has gone on from there."""
        if self._loop is not None and turns:
            self._loop.call_soon(self._hear, turns - 1, context=Context())
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
            self._listen()
