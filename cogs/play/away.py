"""/away, /delve pause and /delve resume, and their buttons: absent members, and tables that pause."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from engine import BadOption, GameError, Member, NotAllowed, Update, listed, read_until

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
    zone = (await interaction.client.tables.people.settings(interaction.user.id)).zone
    found = read_until(text, datetime.fromtimestamp(interaction.client.tables.presence.now(), ZoneInfo(zone or "UTC")))
    if found is None:
        raise BadOption("Write a span such as `3 days`, a weekday, or a date such as `2027-01-31`.", "TAB-094")
    return int(found.timestamp())


async def complete_until(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Offer a few spans, and the typed text."""
    wish = current.strip()
    return to_choices((text, text) for text in dict.fromkeys([*([wish] if wish else []), *SPANS]) if wish in text)


class Away(commands.Cog):
    """Commands for being away and coming back."""

    away = app_commands.Group(name="away", description="Say that you are away, or back: I play for you meanwhile")

    @away.command()
    @app_commands.describe(
        until="Until when, such as 3 days, Monday or 2027-01-31; left out: until you are back",
        stand_in="Who plays your seats meanwhile; left out: I do, as the table agreed",
        everywhere="At all your tables, not only in this server",
    )
    @app_commands.rename(stand_in="stand-in")
    @app_commands.autocomplete(until=complete_until)
    @handles_refusals
    async def set(
        self, interaction: Interaction, until: str = "", stand_in: discord.User | None = None, everywhere: bool = False
    ) -> None:
        """Be away: nobody waits for you, and your seats come back to you by themselves."""
        tables, call = interaction.client.tables, call_of(interaction)
        time, other = await parse_until(interaction, until), _stand_in(interaction, stand_in)
        async with Answer(interaction) as answer:
            updates, refused = await tables.presence.away(call, time, stand_in=other, everywhere=everywhere)
            await _tell(interaction, updates)
            till = f" until <t:{time}:f>" if time else " until you are back"
            words = f"You are away{till} at {_tables_text(len(updates))}." if updates else "You play at no table here."
            await answer.send_private("\n".join([words, *refused]))

    @away.command()
    @handles_refusals
    async def back(self, interaction: Interaction) -> None:
        """Be back at all your tables; what is asked of you there stands in /games."""
        async with Answer(interaction) as answer:
            updates, refused = await interaction.client.tables.presence.back(call_of(interaction))
            await _tell(interaction, updates)
            words = f"Welcome back: you play again at {_tables_text(len(updates))}." if updates else "You are away nowhere."
            await answer.send_private("\n".join([words, *refused]))


def _stand_in(interaction: Interaction, user: discord.User | discord.Member | None) -> Member | None:
    if user is None:
        return None
    if user.bot or user.id == interaction.user.id:
        raise NotAllowed("A stand-in is somebody else, and a person.", "TAB-094")
    return member_of(user)


def _tables_text(count: int) -> str:
    return "1 table" if count == 1 else f"{count} tables"


async def _tell(interaction: Interaction, updates: list[Update]) -> None:
    for update in updates:
        await interaction.client.publisher.publish(update)


def pause_commands() -> list[app_commands.Command[Any, ..., None]]:
    """Return /delve pause and /delve resume."""

    @app_commands.command(
        description="Nothing runs out for a while: the host of a party may, rivals agree, all have one of their own"
    )
    @app_commands.describe(
        until="Until when, such as 3 days or Monday; left out: until somebody goes on",
        own="Take your own pause: up to 72 hours, once a game, and nobody can refuse it",
    )
    @app_commands.autocomplete(until=complete_until)
    @handles_refusals
    async def pause(interaction: Interaction, until: str = "", own: bool = False) -> None:
        time = await parse_until(interaction, until)
        await apply_change(interaction, interaction.client.tables.pauses.pause(call_of(interaction), time, own=own))

    @app_commands.command(description="End a pause before its time, or wake a table that sleeps")
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
        raise GameError("Nobody is away here any more.", "TAB-021")
    menus = [
        discord.ui.UserSelect[discord.ui.View](
            placeholder=f"Who plays on for {member.name}?", custom_id=f"gives:{press.version}:{member.id}"
        )
        for member in away[:5]
    ]
    names = listed([member.name for member in away], "and")
    words = f"{names} may come back at any time. Whoever you pick plays on instead."
    await Answer(interaction).send_private(MessageContent(prompt=words, groups=(Group(tuple((menu,) for menu in menus)),)))


@handles("gives")
async def press_gives(interaction: Interaction, press: Press) -> None:
    """Give the seat of an absent member to the picked user."""
    tables, call = interaction.client.tables, call_of(interaction)
    away = {str(member.id): member for member in await tables.presence.to_give(call)}
    old, new = away.get(press.rest), picked_user(interaction, press)
    if old is None or new is None:
        raise GameError("Nobody is away here any more.", "TAB-021")
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
