"""A gateway that ends each connection at once is not called hundreds of times a second."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from service.reconnects import MOST, SPAN, ConnectionPace


class Clock:
    """Time passes only while somebody waits."""

    def __init__(self) -> None:
        self.time, self.waits = 100.0, list[float]()

    def now(self) -> float:
        return self.time

    async def pause(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.time += seconds


async def made(count: int, shards: int, clock: Clock) -> list[float]:
    """Return when so many connections are made, each as soon as it may be."""
    pace, times = ConnectionPace(lambda: shards, now=clock.now, pause=clock.pause), []
    for _ in range(count):
        await pace.wait()
        times.append(clock.time)
    return times


async def test_five_connections_a_shard_are_made_in_ten_seconds() -> None:
    assert (MOST, SPAN) == (5, 10.0)
    assert await made(12, 1, Clock()) == [100.0] * 5 + [110.0] * 5 + [120.0] * 2
    clock = Clock()
    assert await made(10, 2, clock) == [100.0] * 10 and clock.waits == []
    assert await made(2, 0, Clock()) == [100.0] * 2, "a bot that does not know its shards yet has one"


async def test_what_is_long_past_puts_nothing_off() -> None:
    clock = Clock()
    pace = ConnectionPace(lambda: 1, now=clock.now, pause=clock.pause)
    for _ in range(20):
        await pace.wait()
        clock.time += 2.0
    assert clock.waits == []


@pytest.mark.parametrize(("path", "counted"), [("/gateway", 1), ("/page", 0)])
async def test_of_all_requests_only_those_to_a_gateway_count(path: str, counted: int) -> None:
    async def gateway(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.close()
        return socket

    async def page(_: web.Request) -> web.Response:
        return web.Response(text="page")

    app = web.Application()
    app.add_routes([web.get("/gateway", gateway), web.get("/page", page)])
    pace = ConnectionPace(lambda: 1)
    server = TestServer(app)
    await server.start_server()
    try:
        async with aiohttp.ClientSession(trace_configs=[pace.watch(aiohttp.TraceConfig())]) as session:
            if counted:
                async with session.ws_connect(f"ws://{server.host}:{server.port}{path}"):
                    pass
            else:
                async with session.get(server.make_url(path)):
                    pass
    finally:
        await server.close()
    assert len(pace._made) == counted
