"""A wire that breaks: requests of the bot get lost on the way to the simulated Discord, or its answers on the way back."""

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
"""What happens to a request: it never arrives; it is carried out, but the answer to it is cut off; it is carried out and
answered with 502, so that discord.py makes it again by itself (but for what is sent once, `cogs.core.retry.Unrepeated`)."""

CUTS: tuple[Exception, ...] = (
    aiohttp.ServerDisconnectedError(),
    aiohttp.ClientPayloadError("Response payload is not completed"),
    ConnectionResetError(),
    TimeoutError(),
)

FAILED: Any = SimpleNamespace(status=502, reason="Bad Gateway")


class Wire:
    """Stands between the bot and the simulated Discord, which keeps a message's nonce as the real one does."""

    def __init__(self) -> None:
        self._breaks: list[tuple[str, str, str, Exception]] = []
        self._nonces: dict[tuple[str, str], Any] = {}
        self.broken = 0

    def breaks(self, method: str, path: str, how: str, error: Exception | None = None, *, times: int = 1) -> None:
        """Let the next requests of a method to a path (as a pattern) come to grief."""
        self._breaks += [(method, path, how, error or CUTS[0])] * times

    def patched(self, real: Callable[..., Any]) -> Callable[..., Any]:
        """Return a client's ``request`` as it is over this wire."""
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
                (discord.utils._from_json(one["value"]) for one in more["form"] if one["name"] == "payload_json"), {}
            )
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is None:
            return await request()
        if (path, nonce) not in self._nonces:
            self._nonces[path, nonce] = await request()
        return self._nonces[path, nonce]


def put_up(monkeypatch: pytest.MonkeyPatch) -> Wire:
    """Put a wire between the bot and the simulated Discord, for as long as a test lasts."""
    wire = Wire()
    for client in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(client, "request", wire.patched(client.request))
    return wire
