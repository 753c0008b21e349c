"""Health: whether the bot lives and is ready, and its metrics, for whoever asks on its own port."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from discord.gateway import DiscordWebSocket

from cogs.house import House
from engine import GameError, HouseError, NotNow

from .metrics import PATIENCE, Metrics, Noting

log = logging.getLogger(__name__)

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


async def store_answers(bot: House) -> bool:
    """Return whether the store answers in time."""
    if not hasattr(bot, "tables"):
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            return await bot.tables.gauge.answers()
    except (TimeoutError, GameError):
        return False


def silence(socket: DiscordWebSocket) -> float:
    """Return for how many heartbeats nothing was heard on a connection to the gateway; each of them is answered."""
    # discord.py keeps these to itself, and shows the time of the last answer only once it came.
    pulse = getattr(socket, "_keep_alive", None)
    if pulse is None or not pulse.interval:
        return float("inf")
    return float((time.perf_counter() - pulse._last_recv) / pulse.interval)


async def why_not_ready(bot: House) -> str:
    """Return in words why the bot cannot do its work just now, "" where it can."""
    if not bot.is_ready() or bot.is_closed():
        return "not logged in"
    if away := [shard.id for shard in bot.shards.values() if shard.is_closed()]:
        return f"not connected: shard {', '.join(map(str, away))}"
    # Two heartbeats: one may be on its way.
    if deaf := [shard.id for shard in bot.shards.values() if silence(shard._parent.ws) > 2]:
        return f"nothing heard for two heartbeats: shard {', '.join(map(str, deaf))}"
    return "" if await store_answers(bot) else "the store does not answer"


@asynccontextmanager
async def serving(bot: House, metrics: Metrics, host: str, port: int) -> AsyncIterator[None]:
    """Answer on a port how ``bot`` is: /live, /ready and /metrics; `HouseError` where the port is not to be had."""

    async def live(_: web.Request) -> web.Response:
        return web.Response(text="alive\n")

    async def ready(_: web.Request) -> web.Response:
        why = await why_not_ready(bot)
        return web.Response(text=f"{why or 'ready'}\n", status=503 if why else 200)

    async def shown(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.shown(bot), headers={"Content-Type": PROMETHEUS})

    app = web.Application()
    app.add_routes([web.get("/live", live), web.get("/ready", ready), web.get("/metrics", shown)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    noting = Noting(metrics)
    logging.getLogger().addHandler(noting)
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            # The process before this one may still be leaving.
            kind = NotNow if error.errno == errno.EADDRINUSE else HouseError
            words = f"HEALTH_PORT {port} of {host} is not to be had: {os.strerror(error.errno or 0)}. Choose another one."
            raise kind(words) from error
        log.info("how I am is told on http://%s:%d/live, /ready and /metrics", host, port)
        yield
    finally:
        logging.getLogger().removeHandler(noting)
        await runner.cleanup()
