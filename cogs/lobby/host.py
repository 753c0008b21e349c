"""What only the host of a table, or a manager of the server, can do: commands of /delve."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine import LEVELS, USUAL_LEVEL

from ..core.context import Interaction, call_of, member_of
from ..interactions.changes import apply_change
from ..interactions.errors import handles_refusals
from ..messages.lobby_controls import company_completed


def host_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return the commands for tables that are stuck. The tables check that the member is the host or a manager."""

    @app_commands.command()
    @handles_refusals
    async def skip(interaction: Interaction) -> None:
        """Make the default move of those who are awaited."""
        await apply_change(interaction, interaction.client.tables.moves.skip(call_of(interaction)))

    @app_commands.command()
    @handles_refusals
    async def give(interaction: Interaction, seat: discord.User, to: discord.User) -> None:
        """Give the seat of one member to another."""
        call = call_of(interaction)
        await apply_change(interaction, interaction.client.tables.lobby.hand_over(call, member_of(seat), member_of(to)))

    @app_commands.command()
    @handles_refusals
    async def master(interaction: Interaction, member: discord.User | None = None) -> None:
        """Make a member the game master of the lobby, or remove the game master."""
        master = member_of(member) if member else None
        await apply_change(interaction, interaction.client.tables.lobby.set_master(call_of(interaction), master))

    @app_commands.command()
    @app_commands.choices(level=[app_commands.Choice(name=level, value=level) for level in LEVELS])
    @handles_refusals
    async def hire(interaction: Interaction, level: str = USUAL_LEVEL, count: app_commands.Range[int, 1, 9] = 1) -> None:
        """Add bot players to the lobby."""
        await apply_change(interaction, interaction.client.tables.bot_players.hire(call_of(interaction), level, count))

    @app_commands.command()
    @handles_refusals
    async def dismiss(interaction: Interaction, name: str = "") -> None:
        """Remove a bot player from the lobby."""
        await apply_change(interaction, interaction.client.tables.bot_players.dismiss(call_of(interaction), name))

    dismiss.autocomplete("name")(company_completed)

    return [skip, give, master, hire, dismiss]
