"""/games: all tables of a member, in a private message, in any channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, MyTable, Version

from ..core.context import Bot, Interaction
from ..core.limits import BUTTON_LABEL, truncate
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.table_links import first_known, link_of, member_names, place_link, place_name, short_ask
from ..messages.text import escaped_name

PER_PAGE = 10
KIND = "games"
"""The kind of the buttons that turn pages."""


class MyTables(commands.Cog):
    """The /games command."""

    @app_commands.command()
    @handles_refusals
    async def games(self, interaction: Interaction) -> None:
        """Show the tables of the member."""
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
        await interaction.client.tables.my_tables.of(interaction.user.id),
        interaction.guild_id or 0,
        page,
    )


def games_content(bot: Bot, sittings: Sequence[MyTable], guild: int, page: int = 0) -> MessageContent:
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
            lines.append(WORDS(f"tables-heading-{kind}"))
        lines.append(_line(bot, sitting, guild))
    if any(not place_name(bot, sitting, guild) for sitting in sittings[start:stop]):
        lines.append(WORDS("place-is-gone"))
    row: list[Item] = []
    if waiting:
        first = first_known(bot, waiting)
        label = WORDS("next-table", place=place_name(bot, first, guild) or WORDS("unknown-place"))
        row.append(discord.ui.Button(label=truncate(label, BUTTON_LABEL), url=link_of(first)))
    if page:
        row.append(_to(WORDS("button-back"), page - 1))
    if stop < len(sittings):
        row.append(_to(WORDS("more-tables", count=len(sittings) - stop), page + 1))
    # Two buttons with the same action would have the same id, which Discord refuses.
    if not page and stop >= len(sittings):
        row.append(_to(WORDS("look-again"), page))
    return MessageContent("\n".join(lines), groups=in_rows([row]))


def _headline(count: int, waiting: int) -> str:
    if not count:
        return WORDS("no-tables")
    return WORDS("tables-wait", count=waiting) if waiting else WORDS("no-table-waits")


def _line(bot: Bot, sitting: MyTable, guild: int) -> str:
    """Return the lines for a table: its channel, its game, its prompt, and below since when and until when."""
    since = f"<t:{sitting.since}:R>"
    if sitting.due:
        small = WORDS("asked-since.due", since=since, due=f"<t:{sitting.due}:R>")
    else:
        small = WORDS("asked-since", since=since)
    if sitting.kind == "asked":
        state = short_ask(sitting)
    elif sitting.kind == "lobby":
        state = WORDS("host-gathers", host=escaped_name(sitting.host), players=sitting.players)
        small = WORDS("gathered-since", since=since)
    elif sitting.kind == "resting":
        small = ""
        if sitting.rest == "asleep":
            state = WORDS("asleep-until-woken")
        elif sitting.until:
            state = WORDS("paused-until", time=f"<t:{sitting.until}:f>")
        else:
            state = WORDS("paused-for-now")
    else:
        awaited = member_names(sitting.awaited) or WORDS("another-player")
        state = "; ".join(filter(None, [awaited, away_text(sitting)]))
    line = WORDS("table-line", place=place_link(bot, sitting, guild), game=sitting.title, state=state)
    return "\n".join(filter(None, [line, small]))


def away_text(sitting: MyTable) -> str:
    """Return that the member is away at a table and until when, "" if they are not."""
    time = f"<t:{sitting.away}:f>"
    if sitting.stand_in and sitting.away > 0:
        return WORDS("stand-in-sits.until", member=sitting.stand_in, time=time)
    if sitting.stand_in:
        return WORDS("stand-in-sits", member=sitting.stand_in)
    if sitting.away > 0:
        return WORDS("you-are-away.until", time=time)
    return WORDS("you-are-away") if sitting.away else ""


def _to(label: str, page: int) -> Item:
    return button(label, control_id(KIND, Version(0, 0), page))


async def setup(bot: Bot) -> None:
    """Add /games."""
    await bot.add_cog(MyTables())
