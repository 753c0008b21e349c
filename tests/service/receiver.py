"""A receiver of webhooks on this machine, as a server's own program would be: it checks signatures, and answers as told."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.test_utils import TestServer

PATIENCE = 30.0
"""Seconds after which a test that waits has failed."""


class Got(msgspec.Struct, frozen=True):
    """A message as it arrived."""

    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)

    @property
    def event(self) -> str:
        return str(self.said["event"])

    @property
    def id(self) -> str:
        return str(self.said["id"])

    def is_signed(self, secret: str) -> bool:
        message = f"{self.headers['X-Delvekeeper-Timestamp']}.".encode() + self.body
        wanted = "sha256=" + hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()
        return hmac.compare_digest(wanted, self.headers["X-Delvekeeper-Signature"])


class Receiver:
    """What arrived, in order. ``status`` is its answer; while it is ``held`` it answers nothing."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.held: asyncio.Event | None = None
        self.url = ""
        self.secret = ""

    async def take(self, request: web.Request) -> web.StreamResponse:
        self.got.append(Got(dict(request.headers), await request.read()))
        if self.held is not None:
            await self.held.wait()
        headers = {"Location": "/elsewhere"} if 300 <= self.status < 400 else {}
        return web.Response(status=self.status, headers=headers)

    @property
    def events(self) -> list[str]:
        return [each.event for each in self.got]

    async def has(self, count: int) -> None:
        """Wait until so many messages arrived."""
        await until(lambda: len(self.got) >= count)


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    app = web.Application()
    app.router.add_post("/hook", receiver.take)
    server = TestServer(app)
    await server.start_server()
    receiver.url = f"http://127.0.0.1:{server.port}/hook"
    try:
        yield receiver
    finally:
        if receiver.held is not None:
            receiver.held.set()
        await server.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
