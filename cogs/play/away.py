"""/away, /delve pause and /delve resume, and their buttons: absent members, and tables that pause."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, BadOption, GameError, Member, NotAllowed, Update, read_until

from ..core.command_texts import UNDESCRIBED
from ..core.context import Bot, Interaction, call_of, member_of, place_of, plain_name
from ..core.slash import to_choices
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.layout import Group, MessageContent

SPANS = ("12 hours", "tomorrow", "2 days", "3 days", "1 week", "2 weeks")


async def parse_until(interaction: Interaction, text: str) -> int:
    """Return the time in a text as Unix seconds, 0 for none; `BadOption` if it is no future time."""
    if not text.strip():
        return 0
    zone = (await interaction.client.tables.member_settings.settings(interaction.user.id)).zone
    found = read_until(text, datetime.fromtimestamp(interaction.client.tables.presence.now(), ZoneInfo(zone or "UTC")))
    if found is None:
        raise BadOption(WORDS("away-until-is-no-time"), "TAB-094")
    return int(found.timestamp())


async def complete_until(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer a few spans, and the typed text."""
    wish = current.strip()
    return to_choices((text, text) for text in dict.fromkeys([*([wish] if wish else []), *SPANS]) if wish in text)


class Away(commands.Cog):
    """Commands for being away and coming back."""

    away = app_commands.Group(name="away", description=UNDESCRIBED)

    @away.command()
    @app_commands.rename(stand_in="stand-in")
    @app_commands.autocomplete(until=complete_until)
    @handles_refusals
    async def set(
        self, interaction: Interaction, until: str = "", stand_in: discord.User | None = None, everywhere: bool = False
    ) -> None:
        """Note that the member is away, and who plays meanwhile."""
        tables, call = interaction.client.tables, call_of(interaction)
        time = await parse_until(interaction, until)
        if stand_in is not None and (stand_in.bot or stand_in.id == interaction.user.id):
            raise NotAllowed(WORDS("stand-in-is-another"), "TAB-094")
        other = None if stand_in is None else member_of(stand_in)
        async with Answer(interaction) as answer:
            updates, refused = await tables.presence.away(call, time, stand_in=other, everywhere=everywhere)
            await _tell(interaction, updates)
            if not updates:
                words = WORDS("away-at-no-table")
            elif time:
                words = WORDS("you-away-until", time=f"<t:{time}:f>", count=len(updates))
            else:
                words = WORDS("you-away-until-back", count=len(updates))
            await answer.send_private("\n".join([words, *refused]))

    @away.command()
    @handles_refusals
    async def back(self, interaction: Interaction) -> None:
        """Note that the member is back."""
        async with Answer(interaction) as answer:
            updates, refused = await interaction.client.tables.presence.back(call_of(interaction))
            await _tell(interaction, updates)
            words = WORDS("away-is-over", count=len(updates)) if updates else WORDS("away-nowhere")
            await answer.send_private("\n".join([words, *refused]))


async def _tell(interaction: Interaction, updates: list[Update]) -> None:
    for update in updates:
        await interaction.client.publisher.publish(update)


def pause_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return /delve pause and /delve resume."""

    @app_commands.command()
    @app_commands.autocomplete(until=complete_until)
    @handles_refusals
    async def pause(interaction: Interaction, until: str = "", own: bool = False) -> None:
        time = await parse_until(interaction, until)
        await apply_change(interaction, interaction.client.tables.pauses.pause(call_of(interaction), time, own=own))

    @app_commands.command()
    @handles_refusals
    async def resume(interaction: Interaction) -> None:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
        tables, call = interaction.client.tables, call_of(interaction)
        await apply_change(
            interaction, tables.pauses.wake(call) if latest.rest == "asleep" else tables.pauses.unpause(call)
        )

    return [pause, resume]


@handles("wake")
async def press_wake(interaction: Interaction, _: Press) -> None:
    """Wake a sleeping table."""
    await apply_change(interaction, interaction.client.tables.pauses.wake(call_of(interaction)))


@handles("unpause")
async def press_unpause(interaction: Interaction, _: Press) -> None:
    """End a pause early."""
    await apply_change(interaction, interaction.client.tables.pauses.unpause(call_of(interaction)))


@handles("back")
async def press_back(interaction: Interaction, _: Press) -> None:
    """Give the member's seat back, which the bot has been playing."""
    await apply_change(interaction, interaction.client.tables.lobby.join(call_of(interaction)))


@handles("seat")
async def press_seat(interaction: Interaction, press: Press) -> None:
    """Ask the host who gets the seat of an absent member."""
    away = await interaction.client.tables.presence.to_give(call_of(interaction))
    if not away:
        raise GameError(WORDS("no-one-is-away"), "TAB-021")
    menus = [
        discord.ui.UserSelect[discord.ui.View](
            placeholder=WORDS("who-plays-on", member=member.name), custom_id=f"gives:{press.version}:{member.id}"
        )
        for member in away[:5]
    ]
    words = WORDS("may-come-back", members=[member.name for member in away])
    await Answer(interaction).send_private(MessageContent(prompt=words, groups=(Group(tuple((menu,) for menu in menus)),)))


@handles("gives")
async def press_gives(interaction: Interaction, press: Press) -> None:
    """Give the seat of an absent member to the picked user."""
    tables, call = interaction.client.tables, call_of(interaction)
    away = {str(member.id): member for member in await tables.presence.to_give(call)}
    old, new = away.get(press.rest), picked_user(interaction, press)
    if old is None or new is None:
        raise GameError(WORDS("no-one-is-away"), "TAB-021")
    await apply_change(interaction, tables.lobby.hand_over(call, old, new))


def picked_user(interaction: Interaction, press: Press) -> Member | None:
    """Return the user picked in a menu of users."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved", {})
    user, member = resolved.get("users", {}).get(press.picked), resolved.get("members", {}).get(press.picked, {})
    if user is None or user.get("bot"):
        return None
    names = (member.get("nick"), user.get("global_name"), user.get("username"))
    return Member(int(press.picked), plain_name(*filter(None, names)))


async def setup(bot: Bot) -> None:
    """Add /away."""
    await bot.add_cog(Away())
