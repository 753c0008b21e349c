"""How much of what costs the bot a lot a member may have in some minutes (TAB-207)."""

from __future__ import annotations

import enum
import math
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, NotAllowed

RULE = "TAB-207"


class Costly(enum.Enum):
    """What is limited: so many in so many minutes."""

    FILM = (4, 10)
    EXPORT = (8, 10)
    FILE = (20, 10)
    PICTURE = (60, 1)


class Allowances:
    """Counts what each member has taken."""

    def __init__(self) -> None:
        self._taken = {
            what: commands.CooldownMapping[discord.Interaction[Any]](
                app_commands.Cooldown(most, minutes * 60), lambda interaction: interaction.user.id
            )
            for what in Costly
            for most, minutes in [what.value]
        }

    def take(self, interaction: discord.Interaction[Any], what: Costly) -> None:
        """Count one more for a member. Raises `NotAllowed` with the time to wait if that is too many."""
        if wait := self._taken[what].update_rate_limit(interaction):
            most, minutes = what.value
            words = WORDS(
                "taken-enough", what=what.name.lower(), most=most, minutes=minutes, wait=max(1, math.ceil(wait / 60))
            )
            raise NotAllowed(words, RULE)
