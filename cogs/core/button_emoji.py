"""The emoji on buttons: which button has which one, and what happens when Discord refuses one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import discord

log = logging.getLogger(__name__)

BUTTONS: Mapping[str, tuple[str, ...]] = {
    "dice": ("roll", "crack", "reroll", "adjust", "match"),
    "explore": ("explore",),
    "fight": ("attack", "finish"),
    "go": ("move", "visit", "depart", "backtrack"),
    "hand": ("play",),
    "open": ("open",),
    "pass": ("pass",),
    "research": ("research",),
    "rest": ("camp", "rest"),
    "rules": ("how",),
    "search": ("search", "investigate", "scout", "track", "dig"),
    "ship": ("activate",),
    "tile": ("place",),
    "trade": ("trade", "buy", "sell"),
}
"""The buttons of each emoji, by the verb of their move, or by their kind if they make no move.

Those that stand under every post (the own panel, the map, advice, Undo) have words alone: so they fit one line of a
phone."""

AVAILABLE: dict[str, discord.PartialEmoji] = {}
"""The emoji that Discord has, by the verb or kind of the buttons that show it. A process runs one bot."""

COOLDOWN = 600.0
"""Seconds that buttons go without emoji after Discord refused a message because of one."""
INVALID = 50035
"""Discord's code for a message with invalid content."""


def is_emoji_refused(error: BaseException) -> bool:
    """Return whether Discord refused a message because of an emoji, for example a deleted one.

    If so, buttons go without emoji for `COOLDOWN` seconds, and the caller can send the message again.
    """
    if not (isinstance(error, discord.HTTPException) and error.code == INVALID and "nvalid emoji" in error.text):
        return False
    log.warning("buttons go without emoji for %d minutes: %s", COOLDOWN / 60, error)
    kept = dict(AVAILABLE)
    AVAILABLE.clear()
    asyncio.get_running_loop().call_later(COOLDOWN, AVAILABLE.update, kept)
    return True
