"""/host: what only the host of a table, or a manager of the server, can do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from engine import LEVELS

from ..core.context import Bot, Interaction, call_of, member_of
from ..interactions.changes import apply_change
from ..interactions.errors import handles_refusals
from ..messages.lobby_controls import DEFAULT_LEVEL, company_completed


class Host(commands.Cog):
    """Commands for tables that are stuck. The tables check that the member is the host or a manager."""

    host = app_commands.Group(name="host", description="For the host: add company, go on without somebody, give seats away")

    @host.command()
    @handles_refusals
    async def skip(self, interaction: Interaction) -> None:
        """Go on without whoever is awaited: I make their usual move. Rivals must have been away for long."""
        await apply_change(interaction, interaction.client.tables.moves.skip(call_of(interaction)))

    @host.command()
    @app_commands.describe(seat="Who gives the seat up", to="Who takes it")
    @handles_refusals
    async def give(self, interaction: Interaction, seat: discord.User, to: discord.User) -> None:
        """Give somebody's seat to somebody else; a rival's only once they left it."""
        call = call_of(interaction)
        await apply_change(interaction, interaction.client.tables.lobby.hand_over(call, member_of(seat), member_of(to)))

    @host.command()
    @app_commands.describe(member="Who referees the next delve here; nobody: I do it alone")
    @handles_refusals
    async def master(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Make somebody the game master of the party that gathers here, where the game takes one."""
        master = member_of(member) if member else None
        await apply_change(interaction, interaction.client.tables.lobby.set_master(call_of(interaction), master))

    @host.command()
    @app_commands.describe(level="How well they play; left out: steady", count="How many; left out: 1")
    @app_commands.choices(level=[app_commands.Choice(name=level, value=level) for level in LEVELS])
    @handles_refusals
    async def hire(
        self, interaction: Interaction, level: str = DEFAULT_LEVEL, count: app_commands.Range[int, 1, 9] = 1
    ) -> None:
        """Add company to the party that gathers here: I play the seats, each seeing only what its own seat sees."""
        await apply_change(interaction, interaction.client.tables.company.hire(call_of(interaction), level, count))

    @host.command()
    @app_commands.describe(name="Who goes; left out: who came last")
    @handles_refusals
    async def dismiss(self, interaction: Interaction, name: str = "") -> None:
        """Let somebody of the company go, before the start."""
        await apply_change(interaction, interaction.client.tables.company.dismiss(call_of(interaction), name))

    dismiss.autocomplete("name")(company_completed)


async def setup(bot: Bot) -> None:
    """Add /host."""
    await bot.add_cog(Host())
