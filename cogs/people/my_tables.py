"""/games: all tables of a member, in a private message, in any channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from engine import Sitting, Version

from ..core.context import Bot, Interaction
from ..core.limits import BUTTON_LABEL, truncate
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in
from ..interactions.errors import handles_refusals
from ..messages.controls import BACK, button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.table_links import UNKNOWN_PLACE, first_known, link_of, member_names, place_link, place_name, short_ask
from ..messages.text import escaped_name

PER_PAGE = 10
KIND = "games"
"""The kind of the buttons that turn pages."""
NOBODY_SITS = "You sit at no table. `/delve new` opens one in a channel."
HEADS = {"others": "Waiting for others", "lobby": "Gathering", "resting": "Resting"}
GONE = f"-# Where {UNKNOWN_PLACE} is gone, `/delve move-here` brings the table to another one."


class MyTables(commands.Cog):
    """The /games command."""

    @app_commands.command()
    @handles_refusals
    async def games(self, interaction: Interaction) -> None:
        """See all the tables that you sit at, those that wait for you first."""
        async with Answer(interaction) as answer:
            await answer.send_private(await _content(interaction, 0))


@handles(KIND)
async def turn(interaction: Interaction, press: Press) -> None:
    """Show another page, as the tables are now."""
    async with Answer(interaction) as answer:
        await answer.show_in_place(await _content(interaction, number_in(press.rest)))


async def _content(interaction: Interaction, page: int) -> MessageContent:
    return games_content(
        interaction.client,
        await interaction.client.tables.sittings.of(interaction.user.id),
        interaction.guild_id or 0,
        page,
    )


def games_content(bot: Bot, sittings: Sequence[Sitting], guild: int, page: int = 0) -> MessageContent:
    """Return a page of a member's tables in the given order, with a link to the first that waits for them.

    ``guild`` is the server where it is read, 0 for none.
    """
    page = min(page, max(0, len(sittings) - 1) // PER_PAGE)
    start, stop = page * PER_PAGE, (page + 1) * PER_PAGE
    waiting = [sitting for sitting in sittings if sitting.kind == "asked"]
    lines, kind = [_headline(len(sittings), len(waiting))], "asked"
    for sitting in sittings[start:stop]:
        if sitting.kind != kind:
            kind = sitting.kind
            lines.append(f"**{HEADS[kind]}**")
        lines.append(_line(bot, sitting, guild))
    if any(not place_name(bot, sitting, guild) for sitting in sittings[start:stop]):
        lines.append(GONE)
    row: list[Item] = []
    if waiting:
        first = first_known(bot, waiting)
        label = f"Next: {place_name(bot, first, guild) or UNKNOWN_PLACE}"
        row.append(discord.ui.Button(label=truncate(label, BUTTON_LABEL), url=link_of(first)))
    if page:
        row.append(_to(BACK, page - 1))
    if stop < len(sittings):
        row.append(_to(f"More ({len(sittings) - stop})", page + 1))
    # Two buttons with the same action would have the same id, which Discord refuses.
    if not page and stop >= len(sittings):
        row.append(_to("Look again", page))
    return MessageContent("\n".join(lines), groups=in_rows([row]))


def _headline(count: int, waiting: int) -> str:
    if not count:
        return NOBODY_SITS
    if not waiting:
        return "**Nothing waits for you.**"
    return "**1 table waits for you.**" if waiting == 1 else f"**{waiting} tables wait for you.**"


def _line(bot: Bot, sitting: Sitting, guild: int) -> str:
    """Return the lines for a table: its channel, its game, its prompt, and below since when and until when."""
    head = f"**{place_link(bot, sitting, guild)}** {sitting.title}: "
    asked = f"asked <t:{sitting.since}:R>"
    if sitting.due:
        asked += f", goes on <t:{sitting.due}:R>"
    if sitting.kind == "asked":
        return f"{head}{short_ask(sitting)}\n-# {asked}"
    if sitting.kind == "lobby":
        seats = "1 sits there" if sitting.players == 1 else f"{sitting.players} sit there"
        return f"{head}{escaped_name(sitting.host)} gathers a party, {seats}\n-# since <t:{sitting.since}:R>"
    if sitting.kind == "resting":
        return f"{head}{_rest(sitting)}"
    return f"{head}{member_names(sitting.awaited) or 'somebody'}{away_text(sitting, '; ')}\n-# {asked}"


def _rest(sitting: Sitting) -> str:
    if sitting.rest == "asleep":
        return "asleep until one of you wakes it there"
    return f"paused until <t:{sitting.until}:f>" if sitting.until else "paused"


def away_text(sitting: Sitting, before: str = "") -> str:
    """Return that the member is away at a table and until when, "" if they are not."""
    if not (sitting.away or sitting.stand_in):
        return ""
    until = f" until <t:{sitting.away}:f>" if sitting.away > 0 else ""
    return f"{before}{sitting.stand_in} sits for you{until}" if sitting.stand_in else f"{before}you are away there{until}"


def _to(label: str, page: int) -> Item:
    return button(label, control_id(KIND, Version(0, 0), page))


async def setup(bot: Bot) -> None:
    """Add /games."""
    await bot.add_cog(MyTables())
