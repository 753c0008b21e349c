"""Health: liveness, readiness and metrics over HTTP, on a port of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from cogs.core.context import Bot

from .metrics import Metrics, Noting
from .ports import listen
from .readiness import why_not_ready

log = logging.getLogger(__name__)

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serving(bot: Bot, metrics: Metrics, host: str, port: int) -> AsyncIterator[None]:
    """Serve /live, /ready and /metrics of ``bot`` on a port; `OperatorError` if the port is not available."""

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
    pulse = asyncio.create_task(metrics.pulse())
    try:
        await listen(runner, host, port, "HEALTH_PORT")
        log.info("how I am is told on http://%s:%d/live, /ready and /metrics", host, port)
        yield
    finally:
        pulse.cancel()
        logging.getLogger().removeHandler(noting)
        await runner.cleanup()
