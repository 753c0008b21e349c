"""Why the bot ends: the reason in words, and the exit status, which says whether a restart may help."""

from __future__ import annotations

import errno

import aiohttp
import discord

from cogs.core.retry import is_transient
from engine import NO_DRIVER, NotNow, OperatorError

FOR_GOOD = 2
"""The exit status if only a person can repair it (token, settings, a newer database). A restart is useless."""
FOR_NOW = 75
"""The exit status if it may pass (Discord away, disk full, file in use). The bot should be started again later."""
AGAIN = "That may pass: start me again in a while."

CLOSED = {
    4004: "Discord does not take this DISCORD_TOKEN any more. Copy the token anew from the developer portal, under Bot.",
    4010: "Discord does not know the shard that I logged in as. Look at SHARDS: the number behind / is how many there are.",
    4011: "Discord wants more shards of me: I am in too many servers for these. Leave SHARDS empty, then I take as many as "
    "it advises; or give each process its part of more of them.",
    4012: "Discord does not speak this version of its gateway any more. Update me, and discord.py with me.",
    4013: "Discord does not know what I ask to hear of (my intents). Update me, and discord.py with me.",
    4014: "Discord does not let me hear what I ask for (my intents). Switch it on in the developer portal, under Bot.",
}
"""The codes with which Discord closes a connection for good: their meaning, and what to do."""


def why_not(error: BaseException) -> tuple[str, int] | None:
    """Return why the bot cannot start or go on, and the exit status.

    ``None`` for an unexpected error.
    """
    match error:
        case ModuleNotFoundError(name="asyncpg"):
            return NO_DRIVER, FOR_GOOD
        case discord.LoginFailure():
            return "Discord does not know this DISCORD_TOKEN.", FOR_GOOD
        case discord.PrivilegedIntentsRequired():
            return CLOSED[4014], FOR_GOOD
        case discord.ConnectionClosed():
            return CLOSED.get(error.code, sentence(f"Discord does not let this bot connect: {error}")), FOR_GOOD
        case NotNow():
            return f"{sentence(str(error))} {AGAIN}", FOR_NOW
        case OperatorError():
            return sentence(str(error)), FOR_GOOD
        case discord.HTTPException() if not is_transient(error):
            return sentence(f"Discord refuses what the start needs: {error}"), FOR_GOOD
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return f"The disk is full. {AGAIN}", FOR_NOW
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.ClientError() | OSError():
            return f"{sentence(f'Discord cannot be reached: {str(error) or type(error).__name__}')} {AGAIN}", FOR_NOW
    return None


def sentence(words: str) -> str:
    """Return words with a full stop after them."""
    return f"{words.rstrip('. ')}."
