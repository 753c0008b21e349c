"""Readiness: whether the bot can work at the moment."""

from __future__ import annotations

import asyncio
import time

from discord.gateway import DiscordWebSocket

from cogs.core.context import Bot
from engine import GameError

PATIENCE = 2.0
"""Seconds within which the store has to answer."""
MISSED = 2.0
"""How many heartbeats may pass in silence. Each is answered, and one answer may be on its way."""


async def store_answers(bot: Bot) -> bool:
    """Return whether the store answers in time."""
    if not hasattr(bot, "tables"):
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            return await bot.tables.metrics.answers()
    except (TimeoutError, GameError):
        return False


def silence(socket: DiscordWebSocket) -> float:
    """Return for how many heartbeats the gateway has been silent. It answers each of them."""
    # These are private in discord.py, which shows the latency only after an answer.
    pulse = getattr(socket, "_keep_alive", None)
    if pulse is None or not pulse.interval:
        return float("inf")
    return float((time.perf_counter() - pulse._last_recv) / pulse.interval)


def delay(socket: DiscordWebSocket) -> float:
    """Return how long the gateway took to answer the newest heartbeat; 0 where that is not known.

    discord.py notes when it sent one only afterwards. If the answer is quicker than that note, it reckons from the
    heartbeat before, and a whole interval comes out.
    """
    pulse = getattr(socket, "_keep_alive", None)
    return float(socket.latency) if pulse is not None and socket.latency < pulse.interval else 0.0


async def why_not_ready(bot: Bot) -> str:
    """Return why the bot cannot work at the moment, "" if it can."""
    if not bot.is_ready() or bot.is_closed():
        return "not logged in"
    if away := [shard.id for shard in bot.shards.values() if shard.is_closed()]:
        return f"not connected: shard {', '.join(map(str, away))}"
    if deaf := [shard.id for shard in bot.shards.values() if silence(shard._parent.ws) > MISSED]:
        return f"nothing heard for two heartbeats: shard {', '.join(map(str, deaf))}"
    return "" if await store_answers(bot) else "the store does not answer"
