"""Logins: Discord lets a bot log in so often a day, and takes its token away where it tries more often."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
import msgspec

from cogs.core.retry import UNREACHABLE

log = logging.getLogger(__name__)

PLENTY = 2
"""As long as one in so many logins is left, there is no hurry to save them."""
WORTH_A_WORD = 5.0
"""Seconds of waiting that are worth a word."""


class Logins(msgspec.Struct, frozen=True):
    """How many logins Discord gives in a day, how many of them are left, and in how many seconds all are there again."""

    total: int
    remaining: int
    again: float

    @classmethod
    def read(cls, advice: dict[str, Any]) -> Logins:
        """Read them from what Discord advises those who want to connect."""
        limit = advice["session_start_limit"]
        return cls(int(limit["total"]), int(limit["remaining"]), limit["reset_after"] / 1000)

    def pause(self, shards: int = 1) -> float:
        """Return how many seconds to wait before ``shards`` log in.

        Where there are too few logins left, until there are new ones. Where half of them are used, so long that the rest
        lasts for the day, however often something starts the bot anew.
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
    """Lets a bot log in when it may. That it has to wait is said once, not with each try."""

    def __init__(self, bot: discord.AutoShardedClient) -> None:
        self._bot = bot
        self._waits = False

    async def wait(self, shards: int | None = None) -> None:
        """Wait until so many shards (default: all of this process) may log in without using up the day's logins.

        What Discord does not answer is no reason to wait: whoever connects finds out.
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
