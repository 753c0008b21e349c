"""A wire that breaks: requests of the bot, or the answers to them, get lost."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from cogs.core.retry import UnrepeatedSession

THERE, BACK, REPEATED = "there", "back", "repeated"
"""What happens to a request.

``THERE``: it never arrives. ``BACK``: it is carried out, but the answer is lost. ``REPEATED``: it is carried out and
answered with 502, so that discord.py repeats it by itself, unless it is sent once (`cogs.core.retry.UnrepeatedSession`).
"""

CUTS: tuple[Exception, ...] = (
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError("Response payload is not completed"),
    ConnectionResetError(),
    TimeoutError(),
)

FAILED: Any = SimpleNamespace(status=502, reason="Bad Gateway")


class Wire:
    """Stands between the bot and the simulated Discord, and keeps nonces as the real one does."""

    def __init__(self) -> None:
        self._breaks: list[tuple[str, str, str, Exception]] = []
        self._nonces: dict[tuple[str, str], Any] = {}
        self.broken = 0

    def breaks(self, method: str, path: str, how: str, error: Exception | None = None, *, times: int = 1) -> None:
        """Let the next requests of a method to a path (a pattern) fail."""
        self._breaks += [(method, path, how, error or CUTS[0])] * times

    def patched(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a client's ``request`` over this wire."""
        wire = self

        async def request(client: Any, route: Any, *given: Any, **more: Any) -> Any:
            path = route.url.partition("/api/v10")[2].partition("?")[0]

            async def carried_out() -> Any:
                return await wire._once(path, more, lambda: real(client, route, *given, **more))

            for at, (method, pattern, how, error) in enumerate(wire._breaks):
                if route.method == method and fnmatch(path, pattern):
                    del wire._breaks[at]
                    wire.broken += 1
                    if how != THERE:
                        await carried_out()
                    if how == REPEATED and isinstance(more.get("session"), UnrepeatedSession):
                        raise discord.DiscordServerError(FAILED, "")
                    if how != REPEATED:
                        raise error
                    for file in more.get("files") or ():
                        file.reset(seek=1)
                    break
            return await carried_out()

        return request

    async def _once(self, path: str, more: dict[str, Any], request: Callable[[], Any]) -> Any:
        body = more.get("json")
        if body is None and more.get("form"):
            body = next(
                (discord.utils._from_json(item["value"]) for item in more["form"] if item["name"] == "payload_json"), {}
            )
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is None:
            return await request()
        if (path, nonce) not in self._nonces:
            self._nonces[path, nonce] = await request()
        return self._nonces[path, nonce]


def put_up(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire between the bot and the simulated Discord during a test."""
    wire = Wire()
    for client in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(client, "request", wire.patched(client.request))
    return wire
