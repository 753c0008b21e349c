"""Connections to Discord's gateway: not so many at a time that a gateway which ends each at once is called on and on.

discord.py resumes a lost connection at once, hundreds of times a second if it is lost at once again. Its ``http_trace``
tells of each request before it is made, and waits for what is done about it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import aiohttp

MOST, SPAN = 5, 10.0
"""So many connections a shard are made in so many seconds."""
SCHEMES = ("ws", "wss")


class ConnectionPace:
    """When connections were made last, of all of ``shards()``; a start, a reconnect and a handover are never put off."""

    def __init__(
        self,
        shards: Callable[[], int],
        *,
        now: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._shards, self._now, self._pause = shards, now, pause
        self._made: deque[float] = deque()

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let a tracing of requests put off connections."""
        trace.on_request_start.append(self._started)
        return trace

    async def _started(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, started: aiohttp.TraceRequestStartParams
    ) -> None:
        if started.url.scheme in SCHEMES:
            await self.wait()

    async def wait(self) -> None:
        """Wait until one more connection can be made, and count it."""
        most = MOST * max(1, self._shards())
        while len(self._made) >= most:
            if (left := self._made[0] + SPAN - self._now()) > 0:
                await self._pause(left)
            else:
                self._made.popleft()
        self._made.append(self._now())
