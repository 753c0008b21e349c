"""/keeper tables: a server's tables in one message for its manager, with actions for each (TAB-134, TAB-135)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
from msgspec.structs import replace

from engine import WORDS, Call, GameError, NotAllowed, Stale, TableSummary, TableTaken, Update, Version, upper

from ..core.channels import Channel, ChannelState, check_reachable, find_channel
from ..core.context import Interaction, call_of
from ..core.limits import OPTION_TEXT, truncate
from ..core.retry import UNREACHABLE
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, unknown_control
from ..lobby.threads import post_moved_notice
from ..messages.controls import Style, button, control_id
from ..messages.layout import Group, Groups, Item, MessageContent, in_rows
from ..messages.text import escaped_name
from .access import admin_id, check_manager
from .settings import CHANNEL_TYPES

log = logging.getLogger(__name__)


LIST, ONE = "tables", "tend"
"""The kinds of controls of the list, and of one table."""
PER_PAGE = 10

TARGET_CHANNELS: list[discord.ChannelType] = [
    *(kind for kind in CHANNEL_TYPES if kind is not discord.ChannelType.forum),
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
]
"""Types of channels that a table can be moved to. A forum holds threads only."""

Action = Callable[[Interaction, Call], Awaitable[Update]]
ACTIONS: dict[str, Action] = {
    "wake": lambda asked, call: asked.client.tables.pauses.wake(call),
    "pause": lambda asked, call: asked.client.tables.pauses.pause(call),
    "on": lambda asked, call: asked.client.tables.pauses.unpause(call),
    "end": lambda asked, call: asked.client.tables.lobby.end(call),
}
"""The actions for a table. Its host could do each of them."""


async def tables_for(interaction: Interaction, page: int = 0) -> MessageContent:
    """Return a page of the tables of the server."""
    return tables_content(interaction, await interaction.client.tables.admin.held(interaction.guild_id or 0), page)


@handles(LIST)
async def turn(interaction: Interaction, press: Press) -> None:
    """Show a page of the list, or the table picked on it."""
    check_manager(interaction)
    async with Answer(interaction) as answer:
        picked = int(press.picked) if press.picked.isdecimal() else 0
        await answer.show_in_place(
            await (table_for(interaction, picked) if picked else tables_for(interaction, number_in(press.rest)))
        )


@handles(ONE)
async def change_table(interaction: Interaction, press: Press) -> None:
    """Do the action of the control as the table's host could, and show the result or the refusal."""
    check_manager(interaction)
    async with Answer(interaction) as answer:
        try:
            if press.rest == "move":
                await _move(interaction, press)
            elif press.rest in ACTIONS:
                await _act(interaction, press)
            elif press.rest not in ("", "ask"):
                raise unknown_control()
        except GameError as error:
            await interaction.client.tables.moves.refused(call_of(interaction), error)
            # If the table is gone, the panel itself says it.
            held = await interaction.client.tables.admin.one(interaction.guild_id or 0, press.version.table)
            answer.extra = "" if held is None else str(error)
        await answer.show_in_place(await table_for(interaction, press.version.table, ending=press.rest == "ask"))


async def _act(interaction: Interaction, press: Press) -> None:
    held = await _held(interaction, press.version.table)
    if press.rest != "end":
        # An action that cannot be posted is not done. If the channel is gone, ending is all that is left.
        check_reachable(await _place(interaction, held.channel))
    update = await ACTIONS[press.rest](interaction, replace(call_of(interaction), channel=held.channel))
    await interaction.client.publisher.publish(update)


async def _move(interaction: Interaction, press: Press) -> None:
    """Move a table to the picked channel. A line in the old channel says where it went (TAB-135)."""
    held = await _held(interaction, press.version.table)
    target = await _place(interaction, int(press.picked) if press.picked.isdecimal() else 0)
    if target.number == held.channel:
        raise TableTaken(WORDS("table-there-already"), "TAB-135")
    check_reachable(target)
    await _check_seen(interaction, held, target)
    call = replace(call_of(interaction), channel=target.number)
    update = await interaction.client.tables.lobby.move_here(call, held.channel)
    await interaction.client.publisher.publish(update)
    if held.channel > 0:
        if held.post:
            # After a restart only this code knows that this post was the newest.
            await interaction.client.publisher.put_controls(held.channel, held.post)
        await post_moved_notice(interaction, held.title, held.channel, target.number)


async def _check_seen(interaction: Interaction, held: TableSummary, target: ChannelState) -> None:
    """Raise `NotAllowed` if a seated member could not read the new channel. Members who left the server do not count.

    Membership of a private thread is not checked: a mention adds a member to it.
    """
    guild, blind = interaction.guild, []
    for member in await interaction.client.tables.admin.members(held.channel):
        try:
            found = guild and (guild.get_member(member.id) or await guild.fetch_member(member.id))
        except UNREACHABLE:
            continue
        if found and not target.channel.permissions_for(found).view_channel:
            blind.append(escaped_name(member))
    if blind:
        raise NotAllowed(WORDS("members-cannot-see", members=blind, place=target.name), "TAB-135")


async def _held(interaction: Interaction, table: int) -> TableSummary:
    held = await interaction.client.tables.admin.one(interaction.guild_id or 0, table)
    if held is None:
        raise Stale(WORDS("table-not-in-use"))
    return held


async def _place(interaction: Interaction, channel: int) -> ChannelState:
    return (
        await find_channel(interaction.client, interaction.guild, channel) if interaction.guild else ChannelState(channel)
    )


# Content.


def tables_content(interaction: Interaction, every: Sequence[TableSummary], page: int = 0) -> MessageContent:
    """Return a page of a server's tables. Awaited members are counted, not named."""
    if not every:
        return MessageContent(WORDS("no-table-in-use"))
    page = min(page, (len(every) - 1) // PER_PAGE)
    start, stop = page * PER_PAGE, (page + 1) * PER_PAGE
    lines = [WORDS("tables-in-use", count=len(every)), *(_line(held) for held in every[start:stop])]
    options = []
    for held in every[start:stop]:
        label = WORDS("table-in-list", game=held.title, place=_channel_name(interaction, held))
        options.append(
            discord.SelectOption(label=truncate(label, OPTION_TEXT), value=str(held.table), description=_in_brief(held))
        )
    menu: Item = discord.ui.Select(custom_id=admin_id(LIST, page), placeholder=WORDS("menu-table"), options=options)
    row: list[Item] = []
    if page:
        row.append(button(WORDS("button-back"), admin_id(LIST, page - 1)))
    if stop < len(every):
        row.append(button(WORDS("more-tables", count=len(every) - stop), admin_id(LIST, page + 1)))
    return MessageContent("\n".join(lines), groups=in_rows([[menu], row]))


async def table_for(interaction: Interaction, table: int, *, ending: bool = False) -> MessageContent:
    """Return one table of the server with its actions. ``ending``: ask for confirmation before it ends."""
    held = await interaction.client.tables.admin.one(interaction.guild_id or 0, table)
    if held is None:
        back = button(WORDS("button-back"), admin_id(LIST, 0))
        return MessageContent(WORDS("table-not-in-use"), groups=in_rows([[back]]))
    if ending:
        row = [
            button(WORDS("end-anyway"), _id(held, "end"), Style.danger),
            button(WORDS("button-back"), _id(held, "")),
        ]
        return MessageContent(f"{_line(held)}\n{WORDS('table-end-asked')}", groups=in_rows([row]))
    return MessageContent(_line(held), groups=_controls(held))


def _controls(held: TableSummary) -> Groups:
    row: list[Item] = []
    if held.rest == "asleep":
        row.append(button(WORDS("button-wake"), _id(held, "wake"), Style.primary))
    elif held.rest == "paused":
        row.append(button(WORDS("button-go-on"), _id(held, "on"), Style.primary))
    elif held.status == "running":
        row.append(button(WORDS("button-pause"), _id(held, "pause")))
    end = WORDS("button-close-lobby" if held.status == "lobby" else "button-end")
    row += [button(end, _id(held, "ask")), button(WORDS("button-back"), admin_id(LIST, 0))]
    move: Item = discord.ui.ChannelSelect(
        custom_id=_id(held, "move"), placeholder=WORDS("menu-move-table"), channel_types=TARGET_CHANNELS
    )
    return (*in_rows([row]), Group(((move,),)))


def _id(held: TableSummary, what: str) -> str:
    return control_id(ONE, Version(held.table, 0), what)


def _line(held: TableSummary) -> str:
    """Return a table's status: its channel, its game, how many members are awaited, since when."""
    place = f"<#{held.channel}>" if held.channel > 0 else upper(WORDS("no-place-yet"))
    line = WORDS("table-at", place=place, game=held.title, state=_in_brief(held))
    return f"{line}\n{WORDS('table-at.since', time=f'<t:{held.since}:R>')}"


def _in_brief(held: TableSummary) -> str:
    """Return a table's status in a few words."""
    if held.status == "lobby":
        return WORDS("table-gathers", players=WORDS("players-counted", count=held.players))
    if held.rest:
        return WORDS("table-asleep" if held.rest == "asleep" else "table-paused")
    if held.awaited:
        return WORDS("table-awaits", count=held.awaited, players=WORDS("players-counted", count=held.players))
    return WORDS("table-awaits-no-one")


def _channel_name(interaction: Interaction, held: TableSummary) -> str:
    if held.channel <= 0:
        return WORDS("no-place-yet")
    found = interaction.guild.get_channel_or_thread(held.channel) if interaction.guild else None
    return WORDS("table-in-channel", channel=found.name) if isinstance(found, Channel) else WORDS("table-unseen")
