"""Running: how the bot logs in, reports its health, and is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from cogs.core.context import Bot
from engine import NotNow, take_turn

from .endings import FOR_NOW
from .handover import Handover
from .lean import LeanState
from .logins import Doorkeeper
from .reconnects import ConnectionPace
from .settings import Settings
from .systemd import Notifier, attended

if TYPE_CHECKING:
    from .metrics import Metrics

log = logging.getLogger(__name__)

LOGIN = 5.0
"""Seconds between the logins of two shards, of any process. Discord demands them."""
LONGEST = 4.0
"""Seconds after which the process ends once it was told to stop, even if a thread still hangs. All state is on disk."""


class Served(Bot):
    """A bot with ``settings``, which say how it logs in. With ``HEALTH_PORT`` it counts its work in ``metrics``."""

    def __init__(self, settings: Settings, *given: Any, **more: Any) -> None:
        self.settings = settings
        self.metrics: Metrics | None = None
        self.given_up: asyncio.Future[None] | None = None
        trace = aiohttp.TraceConfig()
        if settings.health_port:
            # The metrics package is loaded only if it is needed.
            from .metrics import Metrics

            self.metrics = Metrics(settings.backups)
            trace = self.metrics.trace()
        more["http_trace"] = ConnectionPace(lambda: len(self.shards)).watch(trace)
        # There is no voice here, and so no need of what that takes.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(*given, **more)
        if settings.part is not None:
            self.shard_count, self.shard_ids = settings.part.count, list(settings.part.shards)
        self._door = Doorkeeper(self)
        self.handover = Handover(self, settings.connections)

    def _get_state(self, **options: Any) -> LeanState:
        return LeanState(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to Discord's gateway once logins are left."""
        await self.handover.take()
        await self._door.wait()
        # Loaded modules stay for good. Without this, each garbage collection would scan them and stop everything.
        gc.collect()
        gc.freeze()
        await super().connect(reconnect=reconnect)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Pause between two logins, longer if few logins are left."""
        await super().before_identify_hook(shard_id, initial=initial)
        if self.is_ready():
            await self._door.wait(1)
        if self.settings.part is not None:
            await take_turn(self.settings.address, self.settings.part, LOGIN)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Count an event of Discord, and pass it on."""
        if self.metrics and event == "interaction":
            self.metrics.asked(*args)
        elif self.metrics and event == "shard_disconnect":
            self.metrics.lost()
        super().dispatch(event, *args, **kwargs)

    def give_up(self, why: str) -> None:
        """Stop because another process has taken over the shards; `run` raises it as `NotNow`."""
        if self.given_up and not self.given_up.done():
            self.given_up.set_exception(NotNow(why))

    async def retire(self) -> None:
        """Stop cleanly."""
        await self.close()


async def run(bot: Served, token: str) -> None:
    """Run a bot until SIGTERM or SIGINT, then end within `LONGEST` seconds.

    Any other reason to end is raised.
    """
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    bot.given_up = asyncio.get_running_loop().create_future()
    async with bot:
        async with _looked_after(bot):
            running, stopping = asyncio.create_task(bot.start(token)), asyncio.create_task(stop.wait())
            ends: set[asyncio.Future[Any]] = {running, stopping, bot.given_up}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if bot.given_up.done():
                stopping.cancel()
                running.cancel()
                _gone_soon(FOR_NOW)
                return bot.given_up.result()
            if not stopping.done():
                stopping.cancel()
                await running
                return
        log.info("told to stop")
        _gone_soon(0)
        running.cancel()
        await bot.retire()


def _gone_soon(status: int) -> None:
    """End the process with this exit status after `LONGEST` seconds, even if a thread still hangs."""
    last = threading.Timer(LONGEST, os._exit, (status,))
    last.daemon = True
    last.start()


@asynccontextmanager
async def _looked_after(bot: Served) -> AsyncIterator[None]:
    """Report the health of a bot to systemd and over HTTP, as the settings ask for it."""
    settings = bot.settings
    async with AsyncExitStack() as stack:
        if bot.metrics and settings.health_port:
            from .health import serving

            await stack.enter_async_context(serving(bot, bot.metrics, settings.health_host, settings.health_port))
        await stack.enter_async_context(attended(bot, Notifier()))
        yield
