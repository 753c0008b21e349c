"""How the bot ends: what stops it in words, and with which exit status, which says whether that may pass."""

from __future__ import annotations

import errno

import aiohttp
import discord

from cogs.core.retry import is_transient
from engine import HouseError, NotNow

FOR_GOOD = 2
"""The exit status when only a person can mend it (token, settings, a newer database): no use to start the bot again."""
FOR_NOW = 75
"""The exit status when it may pass (Discord away, disk full, file in use): the bot is to be started again in a while."""
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
"""What the codes mean with which Discord closes a connection for good, and what to do about it."""


def why_not(error: BaseException) -> tuple[str, int] | None:
    """Return in words why the bot cannot start or go on, and the exit status that says whether that may pass.

    ``None`` for what nobody foresaw.
    """
    match error:
        case discord.LoginFailure():
            return "Discord does not know this DISCORD_TOKEN.", FOR_GOOD
        case discord.PrivilegedIntentsRequired():
            return CLOSED[4014], FOR_GOOD
        case discord.ConnectionClosed():
            return CLOSED.get(error.code, sentence(f"Discord does not let this bot connect: {error}")), FOR_GOOD
        case NotNow():
            return f"{sentence(str(error))} {AGAIN}", FOR_NOW
        case HouseError():
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
