"""Logins: Discord allows a number of logins a day, and revokes the token of a bot that tries more often."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
import msgspec

from cogs.core.retry import UNREACHABLE

log = logging.getLogger(__name__)

PLENTY = 2
"""While more than this fraction (one half) of the logins is left, none are saved."""
WORTH_A_WORD = 5.0
"""Seconds of waiting that are logged."""


class Logins(msgspec.Struct, frozen=True):
    """How many logins Discord allows in a day, how many are left, and in how many seconds all are available again."""

    total: int
    remaining: int
    again: float

    @classmethod
    def read(cls, advice: dict[str, Any]) -> Logins:
        """Return them from Discord's answer to a bot that wants to connect."""
        limit = advice["session_start_limit"]
        return cls(int(limit["total"]), int(limit["remaining"]), limit["reset_after"] / 1000)

    def pause(self, shards: int = 1) -> float:
        """Return how many seconds to wait before ``shards`` log in.

        With too few logins, the wait lasts until new ones come. Once half are used, the rest is spread over the day,
        however often the bot is restarted.
        """
        if self.remaining < shards:
            return self.again
        if self.remaining * PLENTY >= self.total:
            return 0.0
        return self.again * shards / self.remaining

    def __str__(self) -> str:
        return f"{self.remaining} of {self.total} logins are left, new ones come in {spanned(self.again)}"


def spanned(seconds: float) -> str:
    """Return a span in words: "3 hours 20 minutes"."""
    minutes = max(1, round(seconds / 60))
    parts = ((minutes // 60, "hour"), (minutes % 60, "minute"))
    return " ".join(f"{count} {name}{'' if count == 1 else 's'}" for count, name in parts if count)


class Doorkeeper:
    """Delays logins. A wait is logged once, not at each attempt."""

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        self._bot = bot
        self._waits = False

    async def wait(self, shards: int | None = None) -> None:
        """Wait until ``shards`` (default: all of this process) may log in without exhausting the day's logins.

        Without an answer of Discord there is no wait: the connection itself shows the problem.
        """
        while True:
            try:
                advice = await self._bot.http.request(discord.http.Route("GET", "/gateway/bot"))
            except UNREACHABLE:
                return
            logins = Logins.read(advice)
            wanted = shards or len(self._bot.shard_ids or ()) or self._bot.shard_count or int(advice["shards"])
            pause = logins.pause(wanted)
            if pause >= WORTH_A_WORD and not self._waits:
                self._waits = True
                log.warning("I log in %s from now: %s. To start me again changes nothing.", spanned(pause), logins)
            await asyncio.sleep(pause)
            if logins.remaining >= wanted:
                self._waits = False
                return
