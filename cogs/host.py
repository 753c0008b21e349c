"""/host: what only the host of a table, or whoever may manage the server, can do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from .errors import refusing
from .house import Asked, House, call_of, member_of
from .telling import perform


class Host(commands.Cog):
    """Helps a table that is stuck. The tables check who asks: the host, or somebody who may manage the server."""

    host = app_commands.Group(name="host", description="For the host: go on without somebody, give seats away")

    @host.command()
    @refusing
    async def skip(self, interaction: Asked) -> None:
        """Go on without whoever is awaited: I make their usual move. Rivals must have been away for long."""
        await perform(interaction, interaction.client.tables.skip(call_of(interaction)))

    @host.command()
    @app_commands.describe(seat="Who gives the seat up", to="Who takes it")
    @refusing
    async def give(self, interaction: Asked, seat: discord.User, to: discord.User) -> None:
        """Give somebody's seat to somebody else; a rival's only once they left it."""
        call = call_of(interaction)
        await perform(interaction, interaction.client.tables.hand_over(call, member_of(seat), member_of(to)))

    @host.command()
    @app_commands.describe(member="Who referees the next delve here; nobody: I do it alone")
    @refusing
    async def master(self, interaction: Asked, member: discord.User | None = None) -> None:
        """Make somebody the game master of the party that gathers here, where the game takes one."""
        master = member_of(member) if member else None
        await perform(interaction, interaction.client.tables.set_master(call_of(interaction), master))


async def setup(bot: House) -> None:
    """Add /host."""
    await bot.add_cog(Host())
