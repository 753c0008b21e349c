"""Points: every request to Discord and every write to the store has a number, and can be made to fail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from engine.core.errors import TableBroken
from engine.store.postgresql import PostgreSQL
from engine.store.sqlite import SQLite

from .wire import FAILED as ANSWER
from .wire import Wire

FAILS, CUT, AWAY, KILLED = "fails", "cut", "away", "killed"
"""What happens at a point.

``FAILS``: nothing is done. ``CUT``: it is done without a confirmation. ``AWAY``: all later points of its sort fail too.
``KILLED``: the bot is killed after it and before the confirmation, which is also before the next.
"""
DISCORD, STORE = "discord", "store"
_WITHIN: ContextVar[bool] = ContextVar("within", default=False)


class Points(Wire):
    """Numbers the points since `watched` began, and names them in ``passed``.

    The point ``at`` fails as ``kind`` says; then ``struck`` is set. A killed bot reaches nothing until `mended`.
    """

    def __init__(self) -> None:
        super().__init__()
        self.passed: list[str] = []
        self.struck = asyncio.Event()
        self._at, self._kind = -1, ""
        self._watching = self._dead = False
        self._away = ""

    @contextmanager
    def watched(self, at: int = -1, kind: str = "") -> Iterator[None]:
        """Number the points from now on, and let one of them fail."""
        self.passed, self._at, self._kind, self._watching = [], at, kind, True
        self.struck.clear()
        try:
            yield
        finally:
            self._watching = False

    def mended(self) -> None:
        """Repair everything."""
        self._dead, self._away, self._watching = False, "", False

    async def through(self, sort: str, name: str, do: Callable[[], Awaitable[Any]]) -> Any:
        """Carry a point out, or let it fail."""
        if self._dead:
            raise asyncio.CancelledError
        if self._away == sort:
            raise _failure(sort)
        if not self._watching:
            return await do()
        self.passed.append(f"{sort}: {name}")
        if len(self.passed) - 1 != self._at:
            return await do()
        if self._kind in (CUT, KILLED):
            await do()
        self._dead = self._kind == KILLED
        self._away = sort if self._kind == AWAY else ""
        self.struck.set()
        if self._dead:
            raise asyncio.CancelledError
        raise _failure(sort, cut=self._kind == CUT)

    def patched(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a client's ``request`` with a point at each."""
        request = super().patched(real)
        points = self

        async def counted(client: Any, route: Any, *given: Any, **more: Any) -> Any:
            async def do() -> Any:
                return await request(client, route, *given, **more)

            for file in more.get("files") or ():
                file.reset(seek=True)
            return await points.through(DISCORD, f"{route.method} {route.url.partition('/api/v10')[2]}", do)

        return counted

    def counted(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that writes to a database, with a point at each write."""
        points = self

        async def written(database: Any, *given: Any, **more: Any) -> Any:
            if _WITHIN.get():
                return await real(database, *given, **more)

            async def do() -> Any:
                within = _WITHIN.set(True)
                try:
                    return await real(database, *given, **more)
                finally:
                    _WITHIN.reset(within)

            return await points.through(STORE, real.__name__, do)

        return written


def _failure(sort: str, *, cut: bool = False) -> Exception:
    if sort == STORE:
        return TableBroken("I cannot reach my store." + " What you did may be done." * cut)
    return aiohttp.ServerDisconnectedError() if cut else discord.DiscordServerError(ANSWER, "")


def put_up(monkeypatch: pytest.MonkeyPatch) -> Points:
    """Put points between the bot, the simulated Discord and the database during a test."""
    points = Points()
    for client in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(client, "request", points.patched(client.request))
    for database in (SQLite, PostgreSQL):
        for name in ("write", "jot", "note"):
            monkeypatch.setattr(database, name, points.counted(getattr(database, name)))
    return points
