"""/keeper: commands for managers of a server. Each answers with one private message (TAB-130)."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from ..core.context import Bot, Interaction
from ..interactions.answer import Answer
from ..interactions.errors import handles_refusals
from .access import check_manager
from .backups import backup, restore
from .doctor import doctor_for
from .settings import settings_for
from .tables import tables_for
from .webhook import webhook_for


@app_commands.default_permissions(manage_guild=True)
class Keeper(commands.GroupCog, group_name="keeper"):
    """What can be seen and done with the tables of a server."""

    @app_commands.command()
    @handles_refusals
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of the server."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await settings_for(interaction))

    @app_commands.command()
    @handles_refusals
    async def doctor(self, interaction: Interaction) -> None:
        """Show what is wrong with the tables and channels of the server."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await doctor_for(interaction))

    @app_commands.command()
    @handles_refusals
    async def tables(self, interaction: Interaction) -> None:
        """Show the tables of the server."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await tables_for(interaction))

    @app_commands.command()
    @handles_refusals
    async def webhook(self, interaction: Interaction, url: str | None = None, names: bool | None = None) -> None:
        """Set or show the webhook of the server."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await webhook_for(interaction, url, names))

    @app_commands.command(name="backup")
    @handles_refusals
    async def save(self, interaction: Interaction) -> None:
        """Send a backup to the owner of the server."""
        await backup(interaction)

    @app_commands.command(name="restore")
    @handles_refusals
    async def bring_back(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Ask the owner of the server whether to restore a backup."""
        await restore(interaction, file)


async def setup(bot: Bot) -> None:
    """Add /keeper."""
    await bot.add_cog(Keeper())
