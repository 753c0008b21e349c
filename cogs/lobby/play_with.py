"""Play with: a menu on a member, which offers them a seat in the game of this channel, or opens one for both (TAB-092)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine import WORDS, NoTable, Stale

from ..core.context import Bot, Interaction, call_of, place_of
from ..interactions.components import Press, handles, parts_in
from ..interactions.errors import handles_refusals
from ..messages.rule_entries import NO_VERSION
from .invitations import check_can_invite, offer_seat, offer_seat_below
from .opening import press_gather
from .play import offer_games

KIND = "with"
"""The kind of the buttons that open a game and invite a member: ``with:<version>:<game>:<member>``."""


@handles_refusals
async def play_with(interaction: Interaction, member: discord.User) -> None:
    """Offer a member a seat of the table in this channel, or show the games that can be opened for both."""
    check_can_invite(interaction, member)
    try:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
    except NoTable:
        latest = None
    if latest is not None and latest.kind not in ("end", "closed"):
        await offer_seat(interaction, member)
        return
    await offer_games(interaction, WORDS("which-game-to-play-with", member=member.id), KIND, member.id)


@handles(KIND)
async def press_with(interaction: Interaction, press: Press) -> None:
    """Open a lobby for the game of the button, and offer the member a seat there."""
    game, number = parts_in(press.rest, 2)
    member = await _member(interaction, number)
    check_can_invite(interaction, member)
    await press_gather(interaction, Press(NO_VERSION, game))
    try:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
    except NoTable:
        return
    # Where another table was in the way, a thread was offered instead, and no member is invited to that table.
    if latest.lobby is not None and latest.game == game:
        await offer_seat_below(interaction, call_of(interaction), member)


async def _member(interaction: Interaction, number: str) -> Any:
    """Return the member of a button; `Stale` if they are not in the server."""
    guild = interaction.guild
    if guild is None or not number.isdecimal():
        raise Stale(WORDS("unknown-control"))
    try:
        return guild.get_member(int(number)) or await guild.fetch_member(int(number))
    except discord.NotFound as error:
        raise Stale(WORDS("unknown-control")) from error


async def setup(bot: Bot) -> None:
    """Add the menu."""
    bot.tree.add_command(app_commands.ContextMenu(name=WORDS("menu-play-with"), callback=play_with))
