"""How much of what costs the bot a lot a member may have in some minutes (TAB-207)."""

from __future__ import annotations

import enum
import math
from typing import Any, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, NotAllowed

RULE = "TAB-207"


class Costly(enum.Enum):
    """What is limited."""

    FILM = "film"
    EXPORT = "export"
    FILE = "file"
    PICTURE = "picture"


class UsageLimit(NamedTuple):
    """How many a member may have in so many minutes."""

    most: int
    minutes: int


ALLOWED = {
    Costly.FILM: UsageLimit(4, 10),
    Costly.EXPORT: UsageLimit(8, 10),
    Costly.FILE: UsageLimit(20, 10),
    Costly.PICTURE: UsageLimit(60, 1),
}


class UsageLimits:
    """Counts what each member has taken."""

    def __init__(self) -> None:
        self._taken = {
            what: commands.CooldownMapping[discord.Interaction[Any]](
                app_commands.Cooldown(allowed.most, allowed.minutes * 60), lambda interaction: interaction.user.id
            )
            for what, allowed in ALLOWED.items()
        }

    def take(self, interaction: discord.Interaction[Any], what: Costly) -> None:
        """Count one more for a member. Raises `NotAllowed` with the time to wait if that is too many."""
        if wait := self._taken[what].update_rate_limit(interaction):
            most, minutes = ALLOWED[what]
            wait = max(1, math.ceil(wait / 60))
            raise NotAllowed(WORDS("taken-enough", what=what.value, most=most, minutes=minutes, wait=wait), RULE)
