"""/host: what only the host of a table, or whoever may manage the server, can do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from engine import LEVELS

from ..core.context import Asked, House, call_of, member_of
from ..interactions.changes import perform
from ..interactions.errors import refusing
from ..messages.lobby_controls import STEADY, company_completed


class Host(commands.Cog):
    """Helps a table that is stuck. The tables check who asks: the host, or somebody who may manage the server."""

    host = app_commands.Group(name="host", description="For the host: add company, go on without somebody, give seats away")

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

    @host.command()
    @app_commands.describe(level="How well they play; left out: steady", count="How many; left out: 1")
    @app_commands.choices(level=[app_commands.Choice(name=level, value=level) for level in LEVELS])
    @refusing
    async def hire(self, interaction: Asked, level: str = STEADY, count: app_commands.Range[int, 1, 9] = 1) -> None:
        """Add company to the party that gathers here: I play the seats, each seeing only what its own seat sees."""
        await perform(interaction, interaction.client.tables.company.hire(call_of(interaction), level, count))

    @host.command()
    @app_commands.describe(name="Who goes; left out: who came last")
    @refusing
    async def dismiss(self, interaction: Asked, name: str = "") -> None:
        """Let somebody of the company go, before the start."""
        await perform(interaction, interaction.client.tables.company.dismiss(call_of(interaction), name))

    dismiss.autocomplete("name")(company_completed)


async def setup(bot: House) -> None:
    """Add /host."""
    await bot.add_cog(Host())
