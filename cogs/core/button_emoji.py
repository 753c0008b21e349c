"""Marks: which button has which emoji beside its words, and what becomes of them where Discord does not take one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import discord

log = logging.getLogger(__name__)

BUTTONS: Mapping[str, tuple[str, ...]] = {
    "dice": ("roll", "crack", "reroll", "adjust"),
    "explore": ("explore",),
    "fight": ("attack", "finish"),
    "go": ("move", "visit", "depart", "backtrack"),
    "hand": ("panel", "play"),
    "look": ("closer",),
    "open": ("open",),
    "pass": ("pass",),
    "research": ("research",),
    "rest": ("camp", "rest"),
    "rules": ("how",),
    "search": ("search", "investigate", "scout", "track", "dig"),
    "ship": ("activate",),
    "tile": ("place",),
    "trade": ("trade", "buy", "sell"),
    "undo": ("undo",),
}
"""Each emoji, and the buttons that have it: by the verb of their move, or by their kind where they make none."""

AVAILABLE: dict[str, discord.PartialEmoji] = {}
"""The emoji that Discord has, by the verb or kind of the buttons that have it. A process is one bot."""

COOLDOWN = 600.0
"""Seconds that buttons go without, after Discord has refused a message because of an emoji."""
INVALID = 50035
"""Discord's code for a message that is not as it should be."""


def is_emoji_refused(error: BaseException) -> bool:
    """Return whether Discord refused a message because of an emoji, as it does for one that was deleted, and sometimes
    for no reason. Then buttons go without for a while, so that the message can be sent again."""
    if not (isinstance(error, discord.HTTPException) and error.code == INVALID and "nvalid emoji" in error.text):
        return False
    log.warning("buttons go without emoji for %d minutes: %s", COOLDOWN / 60, error)
    kept = dict(AVAILABLE)
    AVAILABLE.clear()
    asyncio.get_running_loop().call_later(COOLDOWN, AVAILABLE.update, kept)
    return True
