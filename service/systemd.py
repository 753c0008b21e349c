"""Notifications for systemd: the bot is ready, lives, or stops (the protocol of sd_notify).

The protocol is one datagram of lines to a socket. The only package for it (sdnotify) is unmaintained since 2017, and blocks
on the socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from cogs.core.context import Bot

from .readiness import store_answers, why_not_ready

log = logging.getLogger(__name__)

UNHURRIED = 5.0
"""Seconds between two signs of life if systemd sets no interval."""
SETTLING = 1.0
"""Seconds between two checks for readiness."""
LONGER = 60
"""Seconds by which each request extends the start: the bot may wait for a login, as long as its loop runs."""


class Notifier:
    """Sends notifications to the service manager, if there is one."""

    def __init__(self, given: Mapping[str, str] | None = None) -> None:
        given = os.environ if given is None else given
        address = given.get("NOTIFY_SOCKET", "")
        # A name that begins with @ is an abstract socket, without a file.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        watchdog = given.get("WATCHDOG_USEC", "")
        mine = given.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        self.every = int(watchdog) / 2_000_000 if watchdog.isdecimal() and mine else UNHURRIED
        """Seconds between two signs of life: half of systemd's limit."""

    def __bool__(self) -> bool:
        """Return whether there is a service manager."""
        return bool(self._address)

    def say(self, *lines: str) -> None:
        """Send lines. It never blocks or fails."""
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
            speaking.setblocking(False)
            speaking.sendto("\n".join(lines).encode(), self._address)


@asynccontextmanager
async def attended(bot: Bot, notifier: Notifier) -> AsyncIterator[None]:
    """Notify systemd of the start, the readiness, the signs of life and the stop of ``bot``."""
    if not notifier:
        yield
        return
    telling = asyncio.create_task(_telling(bot, notifier))
    try:
        yield
    finally:
        telling.cancel()
        notifier.say("STOPPING=1")


async def _telling(bot: Bot, notifier: Notifier) -> None:
    while why := await why_not_ready(bot):
        notifier.say(f"EXTEND_TIMEOUT_USEC={LONGER * 1_000_000}", f"STATUS=Starting: {why}.")
        await asyncio.sleep(SETTLING)
    notifier.say("READY=1", "STATUS=Ready.")
    while True:
        # The loop runs. If only Discord is away, a restart would not help.
        if await store_answers(bot):
            notifier.say("WATCHDOG=1")
        else:
            log.error("the store does not answer; systemd is not told that I live")
        await asyncio.sleep(notifier.every)
