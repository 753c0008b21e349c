"""Webhooks are delivered: signed, in order for each server, at least once, and never in the way of a post (TAB-212..215).

It runs only while something waits. Where nothing does it asks the store for nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from functools import partial
from typing import Literal, Protocol
from urllib.parse import urlsplit

import aiohttp
from aiohttp.connector import AddrInfoType

from engine import WORDS, BadOption, Delivery, GivenUp, Tables, check_url

from .addresses import Forbidden, PublicResolver, is_public

log = logging.getLogger(__name__)

PATIENCE, CONNECTING = 10.0, 5.0
"""Seconds until a receiver has to have answered, and to have been reached."""
AT_ONCE = 16
"""To so many servers something is sent at a time."""
APART = 0.1
"""Seconds between two messages to one server."""
LONGEST_SLEEP = 60.0
"""Seconds after which it looks again in any case."""
LONGEST_HEADER = 4096
NAME = "Delvekeeper-Webhook/1"
DELIVERY, EVENT, TIMESTAMP, SIGNATURE = (
    f"X-Delvekeeper-{name}" for name in ("Delivery", "Event", "Timestamp", "Signature")
)


class Counting(Protocol):
    """Counts deliveries by what came of them."""

    def delivered(self, outcome: Literal["taken", "failed", "given up"], count: int = 1) -> None:
        """Count some."""


def signed(delivery: Delivery, at: int) -> dict[str, str]:
    """Return the headers of a message that is sent ``at`` a time: HMAC-SHA-256 over the time, a point and the body."""
    message = f"{at}.".encode() + delivery.body
    digest = hmac.new(delivery.secret.encode(), message, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": NAME,
        DELIVERY: delivery.mark,
        EVENT: delivery.event,
        TIMESTAMP: str(at),
        SIGNATURE: f"sha256={digest}",
    }


class WebhookSender:
    """Delivers what waits in the store. ``given_up`` tells a manager, ``counting`` counts.

    ``loopback``: addresses of this machine are good too, and http there, to try a receiver out.
    """

    def __init__(
        self,
        tables: Tables,
        given_up: Callable[[GivenUp], Awaitable[None]],
        *,
        loopback: bool = False,
        counting: Counting | None = None,
    ) -> None:
        self._tables = tables
        self._given_up = given_up
        self._loopback = loopback
        self._counting = counting
        self._session: aiohttp.ClientSession | None = None
        self._running: asyncio.Task[None] | None = None
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._woken = asyncio.Event()
        self._closed = False

    def start(self) -> None:
        """Deliver from now on what waits, and what is queued later."""
        self._tables.webhooks.queued = self.wake
        self.wake()

    def wake(self) -> None:
        """Look for something to deliver."""
        self._woken.set()
        if not self._closed and (self._running is None or self._running.done()):
            # Nothing of what queued something is its context.
            self._running = Context().run(asyncio.create_task, self._run())

    async def close(self) -> None:
        """Stop. What was not taken is sent after the next start."""
        self._closed = True
        self._tables.webhooks.queued = None
        tasks = [task for task in (self._running, *self._busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def check(self, url: str) -> None:
        """Raise `BadOption` in words for an address that nothing is sent to."""
        check_url(url)
        parts = urlsplit(url)
        host = parts.hostname or ""
        local = host == "localhost" or (is_public(host, loopback=True) and not is_public(host))
        if parts.scheme != "https" and not (self._loopback and local):
            raise BadOption(WORDS.message("webhook-https"), "TAB-212")
        if _is_address(host) and not is_public(host, loopback=self._loopback):
            raise BadOption(WORDS.message("webhook-private"), "TAB-212")

    async def test(self, guild: int) -> str:
        """Send a message to a server's webhook, and return what came of it: see `post`."""
        return await self.post(self._tables.webhooks.test(guild))

    async def _run(self) -> None:
        while not self._closed:
            self._woken.clear()
            try:
                waiting = await self._tables.webhooks.waiting()
            except Exception:
                log.exception("what waits for webhooks cannot be read")
                waiting = {0: int(LONGEST_SLEEP)}
            for guild in [guild for guild, pause in waiting.items() if pause == 0 and guild not in self._busy]:
                if len(self._busy) < AT_ONCE:
                    self._busy[guild] = task = asyncio.create_task(self._drain(guild))
                    task.add_done_callback(partial(self._drained, guild))
            if not waiting and not self._busy and not self._woken.is_set():
                return
            soonest = min((pause for pause in waiting.values() if pause), default=LONGEST_SLEEP)
            with suppress(TimeoutError):
                async with asyncio.timeout(min(soonest, LONGEST_SLEEP)):
                    await self._woken.wait()

    def _drained(self, guild: int, _: asyncio.Task[None]) -> None:
        self._busy.pop(guild, None)
        self._woken.set()

    async def _drain(self, guild: int) -> None:
        """Deliver what waits for a server, oldest first, until something is not taken."""
        try:
            while (delivery := await self._tables.webhooks.oldest(guild)) is not None:
                outcome = await self.post(delivery)
                if outcome:
                    await self._failed(delivery, outcome)
                    return
                await self._tables.webhooks.delivered(delivery)
                self._count("taken")
                await asyncio.sleep(APART)
        except Exception:
            log.exception("the webhook of server %d has to wait", guild)
            await asyncio.sleep(LONGEST_SLEEP)

    async def _failed(self, delivery: Delivery, outcome: str) -> None:
        log.info("the webhook of server %d took nothing: %s", delivery.guild, outcome)
        lost = await self._tables.webhooks.failed(delivery, outcome)
        self._count("failed")
        if lost is None:
            return
        self._count("given up", lost.count)
        log.warning("%d messages to the webhook of server %d were given up", lost.count, lost.guild)
        if lost.first:
            await self._given_up(lost)

    async def post(self, delivery: Delivery) -> str:
        """Send a message once, and return what came of it: "" if it was taken, else the status of the answer, "private",
        "slow", "certificate" or "unreachable"."""
        try:
            self.check(delivery.url)
        except BadOption:
            return "private"
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._posted(delivery)
        except TimeoutError:
            return "slow"
        except aiohttp.ClientError as error:
            return _outcome(error)
        except (OSError, ValueError):
            return "unreachable"

    async def _posted(self, delivery: Delivery) -> str:
        request = self._opened().post(
            delivery.url, data=delivery.body, headers=signed(delivery, self._tables.now()), allow_redirects=False
        )
        async with request as answer:
            # What it says beside its status is not read.
            answer.close()
            return "" if 200 <= answer.status < 300 else str(answer.status)

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            connector = aiohttp.TCPConnector(
                resolver=PublicResolver(loopback=self._loopback),
                socket_factory=self._socket,
                limit=2 * AT_ONCE,
                force_close=True,
                use_dns_cache=False,
            )
            self._session = aiohttp.ClientSession(
                connector=connector,
                cookie_jar=aiohttp.DummyCookieJar(),
                timeout=aiohttp.ClientTimeout(total=PATIENCE, connect=CONNECTING),
                auto_decompress=False,
                trust_env=False,
                max_line_size=LONGEST_HEADER,
                max_field_size=LONGEST_HEADER,
            )
        return self._session

    def _socket(self, address: AddrInfoType) -> socket.socket:
        """Return a socket to an address, typed or looked up by name; `Forbidden` for one that is not public."""
        family, kind, protocol, _, where = address
        if not is_public(str(where[0]), loopback=self._loopback):
            raise Forbidden("an address that is not public")
        return socket.socket(family, kind, protocol)

    def _count(self, outcome: Literal["taken", "failed", "given up"], count: int = 1) -> None:
        if self._counting:
            self._counting.delivered(outcome, count)


def _is_address(host: str) -> bool:
    """Return whether a host is no name: an address of IPv6, or numbers and points."""
    return ":" in host or host.replace(".", "").isdigit()


def _outcome(error: aiohttp.ClientError) -> str:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, Forbidden):
            return "private"
        if isinstance(cause, ssl.SSLError | ssl.CertificateError):
            return "certificate"
        if isinstance(cause, TimeoutError):
            return "slow"
        os_error = getattr(cause, "os_error", None)
        cause = os_error if isinstance(os_error, BaseException) and os_error is not cause else cause.__cause__
    return "unreachable"
