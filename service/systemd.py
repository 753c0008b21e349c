"""What systemd is told of the bot: that it is ready, that it lives, that it stops (the protocol of sd_notify).

The protocol is one datagram of lines to a socket, so there are a few lines here and no package: the one that there is for
it (sdnotify) was last seen to in 2017, has to be built on each machine, and waits for the socket.
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
"""Seconds between two signs of life, where systemd does not say how soon it misses one."""
SETTLING = 1.0
"""Seconds between two looks at whether the bot is ready."""
LONGER = 60
"""Seconds that the start may still take each time it is asked for: it may wait for a login, as long as the loop turns."""


class Notifier:
    """Speaks to whoever started the bot; where nobody listens, to nobody."""

    def __init__(self, given: Mapping[str, str] | None = None) -> None:
        given = os.environ if given is None else given
        address = given.get("NOTIFY_SOCKET", "")
        # A name that begins with @ is one of no file (abstract).
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        watchdog = given.get("WATCHDOG_USEC", "")
        mine = given.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
        self.every = int(watchdog) / 2_000_000 if watchdog.isdecimal() and mine else UNHURRIED
        """Seconds between two signs of life: half of what systemd waits for one."""

    def __bool__(self) -> bool:
        """Return whether somebody listens."""
        return bool(self._address)

    def say(self, *lines: str) -> None:
        """Say something, and never wait or fail for it."""
        if not self._address:
            return
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
            speaking.setblocking(False)
            speaking.sendto("\n".join(lines).encode(), self._address)


@asynccontextmanager
async def attended(bot: Bot, notifier: Notifier) -> AsyncIterator[None]:
    """Tell systemd how ``bot`` is: that it starts, when it is ready, and from then on that it lives; in the end that it
    stops."""
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
        # The loop turns, or nobody would be here. Discord may be away: another start would not bring it back.
        if await store_answers(bot):
            notifier.say("WATCHDOG=1")
        else:
            log.error("the store does not answer; systemd is not told that I live")
        await asyncio.sleep(notifier.every)
