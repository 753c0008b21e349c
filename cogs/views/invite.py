"""/invite: the link that brings the bot to another server, the permissions that it asks for, and who runs the bot."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS

from ..core.context import Bot, Interaction
from ..core.permissions import REQUIRED, permission_names
from ..interactions.answer import Answer
from ..interactions.errors import handles_refusals
from ..messages.layout import MessageContent, in_rows
from ..messages.operator_lines import about_lines


class Invite(commands.Cog):
    """The /invite command."""

    @app_commands.command()
    @handles_refusals
    async def invite(self, interaction: Interaction) -> None:
        """Give the link, in a message that only the member sees."""
        await Answer(interaction).send_private(invitation_content(interaction.client))


def invitation_content(bot: Bot) -> MessageContent:
    """Return how the bot comes to another server. The link is a button of Discord's own."""
    if not bot.invitation:
        return MessageContent("\n".join([WORDS("invite-none"), *about_lines(bot)]))
    asked = WORDS("invite", permissions=permission_names(REQUIRED))
    link: discord.ui.Button[discord.ui.View] = discord.ui.Button(label=WORDS("button-invite"), url=bot.invitation)
    return MessageContent("\n".join([asked, *about_lines(bot)]), groups=in_rows([[link]]))


async def setup(bot: Bot) -> None:
    """Add /invite."""
    await bot.add_cog(Invite())
