"""What goes wrong on the wire: requests that are lost, answered late or with an error, or held back by a rate limit."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic

import msgspec
from aiohttp import web

THERE, BACK, FAILED = "there", "back", "failed"
"""Cut off before or after it is carried out, or answered with 502 after it is."""
KILLED, KILLED_AFTER = "killed", "killed after"
"""Something is killed when a request arrives (`Harm.kill`): before it is carried out, or between that and its answer."""
BROKEN, SLOW, LIMITED, LIMITED_ALL = "broken", "slow", "limited", "limited all"
"""Answered with 500 and not carried out; answered late; refused with 429, for its route alone or for all of them."""
HARMS = (THERE, BACK, FAILED, BROKEN, SLOW, LIMITED, LIMITED_ALL)
LATE = 1.0
"""Seconds that a slow answer takes."""
AGAIN = 0.3
"""Seconds after which a client that was refused with 429 may try again."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def as_json(body: object, status: int = 200, **headers: str) -> web.Response:
    """Return an answer as Discord gives it: without naming a charset, since discord.py takes nothing else for JSON."""
    return web.Response(body=msgspec.json.encode(body), status=status, content_type="application/json", headers=headers)


class Harm(msgspec.Struct):
    """``breaks`` are the requests that come to grief next: method, pattern of the path's end, how. ``share`` of all come to
    one of the ``kinds`` of grief by ``chance``. ``done`` counts what happened, ``early`` the requests that came although a
    429 had told them to wait; ``heard`` is when the last one came. ``kill`` is what is done where something is killed."""

    breaks: list[tuple[str, str, str]] = []
    kill: Callable[[], None] = lambda: None
    kinds: tuple[str, ...] = HARMS
    share: float = 0.0
    chance: Random = msgspec.field(default_factory=lambda: Random(0))
    done: Counter[str] = msgspec.field(default_factory=Counter)
    early: list[str] = []
    shut: dict[str, float] = {}
    heard: float = msgspec.field(default_factory=monotonic)

    @web.middleware
    async def carry(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Carry a request out, or let it come to grief."""
        if request.path == "/gateway":
            return await handler(request)
        self.heard = monotonic()
        # Answers to interactions do not count to what a bot may ask in all.
        everything = () if re.search("/(interactions|webhooks)/", request.path) else ("",)
        for shut in (*everything, f"{request.method} {request.path}"):
            if self.shut.get(shut, 0.0) > monotonic() + 0.05:
                self.early.append(f"{request.method} {request.path}")
        how = self._how(request)
        self.done[how] += bool(how)
        match how:
            case "":
                return await handler(request)
            case "broken":
                return as_json({"message": "500: Internal Server Error", "code": 0}, 500)
            case "limited" | "limited all":
                return self._limited(request, how == LIMITED_ALL)
            case "slow":
                answer = await handler(request)
                await asyncio.sleep(LATE)
                return answer
            case "failed":
                await handler(request)
                return web.Response(status=502, text="Bad Gateway")
            case "back":
                await handler(request)
            case "killed":
                self.kill()
            case "killed after":
                answer = await handler(request)
                self.kill()
                return answer
        if request.transport is not None:
            request.transport.close()
        await asyncio.sleep(0.05)
        return web.Response()

    def _how(self, request: web.Request) -> str:
        for at, (method, end, how) in enumerate(self.breaks):
            if request.method == method and re.search(end, request.path):
                del self.breaks[at]
                return how
        return self.chance.choice(self.kinds) if self.chance.random() < self.share else ""

    def _limited(self, request: web.Request, everything: bool) -> web.Response:
        self.shut["" if everything else f"{request.method} {request.path}"] = monotonic() + AGAIN
        body = {"message": "You are being rate limited.", "retry_after": AGAIN, "global": everything}
        headers = {"Retry-After": "1", "Via": "1.1 standin", "X-RateLimit-Scope": "global" if everything else "user"}
        return as_json(body, 429, **headers, **({"X-RateLimit-Global": "true"} if everything else {}))
