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


@app_commands.default_permissions(manage_guild=True)
class Keeper(commands.GroupCog, group_name="keeper", group_description="For whoever manages this server: my tables here"):
    """What can be seen and done with the tables of a server."""

    @app_commands.command()
    @handles_refusals
    async def settings(self, interaction: Interaction) -> None:
        """See and change which games may be opened here and where, their wait, and how long I keep them."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await settings_for(interaction))

    @app_commands.command()
    @handles_refusals
    async def doctor(self, interaction: Interaction) -> None:
        """See what is the matter with my tables and channels here, and let me mend what I can."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await doctor_for(interaction))

    @app_commands.command()
    @handles_refusals
    async def tables(self, interaction: Interaction) -> None:
        """See the tables of this server: wake, pause, end or move one."""
        check_manager(interaction)
        async with Answer(interaction) as answer:
            await answer.send_private(await tables_for(interaction))

    @app_commands.command(name="backup")
    @handles_refusals
    async def save(self, interaction: Interaction) -> None:
        """Get the tables of this server as a file; for its owner and administrators."""
        await backup(interaction)

    @app_commands.command(name="restore")
    @app_commands.describe(file="What /keeper backup gave")
    @handles_refusals
    async def bring_back(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Bring back what is missing here from a backup; for the owner and administrators."""
        await restore(interaction, file)


async def setup(bot: Bot) -> None:
    """Add /keeper."""
    await bot.add_cog(Keeper())
