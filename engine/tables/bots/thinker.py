"""Where bot players think: off the event loop, within a time limit (`Thinker`)."""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

from engine.tables.bots.decide import may_think, thinking_until, within
from engine.tables.session.live import Session

R = TypeVar("R")
LONGEST, ALTOGETHER = 5.0, 20.0
"""Seconds that one decision may take, then the game's default is played; and for how long bot players go on in one
command, then the rest comes later."""


class Thinker:
    """How the bot thinks: on another thread, so that the bot goes on meanwhile, about one thing for so long at most
    (seconds, ``None``: as long as it takes), and for so long ``altogether``."""

    def __init__(self, longest: float | None = LONGEST, altogether: float = ALTOGETHER) -> None:
        self._longest = longest
        self._altogether = altogether

    async def aside(self, live: Session, work: Callable[[], R]) -> R:
        """Do work at a table, on another thread where bot players may have to think."""
        if not may_think(live):
            return work()
        return await self.apart(work)

    async def apart(self, work: Callable[[], R]) -> R:
        """Do work on another thread."""
        context = contextvars.copy_context()
        context.run(within.set, self.within)
        context.run(thinking_until.set, time.monotonic() + self._altogether)
        return await asyncio.get_running_loop().run_in_executor(None, context.run, work)

    def within(self, decision: Callable[[], R]) -> R:
        """Return what a bot player decides; ``TimeoutError`` where that takes too long, and is not waited for any more."""
        future: Future[R] = Future()

        def work() -> None:
            try:
                future.set_result(decision())
            except BaseException as error:
                future.set_exception(error)

        Thread(target=contextvars.copy_context().run, args=(work,), name="thinker", daemon=True).start()
        return future.result(self._longest)


class Inline(Thinker):
    """Thinks where it is asked, for as long as it takes: for tests."""

    async def apart(self, work: Callable[[], R]) -> R:
        """Do work at once."""
        return work()
