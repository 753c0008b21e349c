"""/keeper doctor: what is the matter with a server's tables and channels, each in plain words with its remedy, and with a
button where the bot can do it itself (TAB-133)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
import msgspec
from msgspec.structs import replace

from engine import GameError, Held, Stale, Version, listed

from ..core.allowed import ALL_GONE, existing_channels, settings_of
from ..core.channels import ChannelState, check_reachable, find_channel
from ..core.context import Interaction, call_of, messageable, place_of
from ..core.limits import BUTTON_LABEL, ROW_BUTTONS, TEXT, truncate
from ..core.retry import UNREACHABLE
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles
from ..messages.controls import button, control_id
from ..messages.layout import Group, Item, MessageContent, in_rows
from .access import admin_id, check_manager
from .tables import ONE

log = logging.getLogger(__name__)

KIND = "mend"
MOST_TABLES = 60
"""So many tables are looked at; each may take two requests."""
AT_ONCE = 6
BUTTONS = 4 * ROW_BUTTONS
LONGEST_REPORT = TEXT - 300
"""Characters of what is the matter at most; the rest is counted."""
SETTINGS = "Edit channel > Permissions: allow me this, there or by my role."


class Problem(msgspec.Struct, frozen=True):
    """Something that is the matter: in words, with its remedy; ``does`` is the kind of button that mends it ("": none)."""

    words: str
    does: str = ""


class Finding(msgspec.Struct, frozen=True):
    """What is the matter in one place: with the table there (``None``: there is none, or it cannot be read)."""

    place: ChannelState
    held: Held | None = None
    troubles: tuple[Problem, ...] = ()

    @property
    def title(self) -> str:
        """What it is called in the report."""
        name = self.place.name
        return f"**{name[:1].upper()}{name[1:]}**{f' {self.held.title}' if self.held else ''}"


LABELS = {
    "tell": "Tell what is untold",
    "open": "Open the thread",
    "anew": "Post anew",
    "wake": "Wake",
    "away": "Put away",
    "move": "Move or end",
}


async def find_problems(interaction: Interaction) -> list[Finding]:
    """Return what is the matter with the tables of a server, and with the channel that somebody asks in."""
    assert interaction.guild is not None
    care, guild = interaction.client.tables.care, interaction.guild.id
    held, room = (await care.held(guild))[:MOST_TABLES], asyncio.Semaphore(AT_ONCE)

    async def looked(one: Held) -> Finding:
        async with room:
            return await _examine(interaction, one)

    found = list(await asyncio.gather(*map(looked, held)))
    for channel in await care.unreadable(guild):
        words = "My notes of the table there cannot be read. It can only be put away."
        found.append(Finding(ChannelState(channel), troubles=(Problem(words, "away"),)))
    if place_of(interaction) not in [one.place.number for one in found]:
        place = await find_channel(interaction.client, interaction.guild, place_of(interaction))
        found.append(Finding(place, troubles=tuple(_rights(place))))
    settings = await settings_of(interaction)
    if settings.channels and not existing_channels(interaction.guild, settings):
        words = f"{ALL_GONE} `/keeper settings` opens others."
        found.append(Finding(ChannelState(place_of(interaction)), troubles=(Problem(words),)))
    return [one for one in found if one.troubles]


async def doctor_for(interaction: Interaction) -> MessageContent:
    """Return the report on a server: all is well, or what is the matter where, and the buttons for it."""
    assert interaction.guild is not None
    count = len(await interaction.client.tables.care.held(interaction.guild.id))
    return report(await find_problems(interaction), count)


@handles(KIND)
async def repair(interaction: Interaction, press: Press) -> None:
    """Do what the control says, and look again; what is refused stands below."""
    check_manager(interaction)
    async with Answer(interaction) as answer:
        try:
            if press.rest:
                await _repair(interaction, press)
        except GameError as error:
            await interaction.client.tables.moves.refused(call_of(interaction), error)
            answer.extra = str(error)
        await answer.show_in_place(await doctor_for(interaction))


# What is looked at.


async def _examine(interaction: Interaction, held: Held) -> Finding:
    """Return what is the matter with a table and its channel."""
    assert interaction.guild is not None
    place = await find_channel(interaction.client, interaction.guild, held.channel)
    broken = await interaction.client.tables.care.is_broken(held)
    troubles = [Problem("My notes of this table cannot be read. It can only be put away.", "away")] if broken else []
    if place.number <= 0:
        troubles.append(Problem("It was restored and has no place yet.", "move"))
        return Finding(place, held, tuple(troubles))
    if place.gone:
        troubles.append(Problem("Its channel is gone.", "move"))
        return Finding(place, held, tuple(troubles))
    troubles += _rights(place)
    if place.can_post and not broken:
        troubles += await _posts(interaction, held)
    troubles += _waits(held)
    return Finding(place, held, tuple(troubles))


def _rights(place: ChannelState) -> list[Problem]:
    """Return what the bot may not do in a channel and needs to."""
    if place.channel is None:
        remedy = "Edit channel > Permissions: let me View Channel."
        return [Problem(f"I can't see this channel. {remedy}")]
    found = []
    if place.missing:
        found.append(Problem(f"I may not {listed(list(place.missing))}. {SETTINGS}"))
    if place.locked:
        found.append(Problem("This thread is locked. Whoever manages threads can unlock it, or allow me Manage Threads."))
    elif place.archived and place.can_post:
        found.append(Problem("This thread is archived.", "open"))
    return found


async def _posts(interaction: Interaction, held: Held) -> list[Problem]:
    """Return what is the matter with what a table's channel was told."""
    if held.untold:
        changes = "1 change is" if held.untold == 1 else f"{held.untold} changes are"
        return [Problem(f"{changes} not told yet.", "tell")]
    if not held.post:
        return [Problem("There is no post of mine to play with.", "anew")]
    try:
        await messageable(interaction.client, held.channel).fetch_message(held.post)
    except discord.NotFound:
        return [Problem("My last post is gone.", "anew")]
    except UNREACHABLE as error:
        log.info("whether message %s is there is not known: %s", held.post, error)
    return []


def _waits(held: Held) -> list[Problem]:
    if held.rest == "asleep":
        return [Problem("The table sleeps: nobody was about. Whoever plays there wakes it, or you do.", "wake")]
    if held.overdue:
        return [Problem("What I do by myself is overdue here. I try again each hour; the host may `/host skip`.")]
    return []


# What is done.


async def _repair(interaction: Interaction, press: Press) -> None:
    does, _, rest = press.rest.partition(":")
    if does == "away" and not press.version.table:
        await _end_unreadable(interaction, int(rest) if rest.isdecimal() else 0)
        return
    held = await interaction.client.tables.care.one(interaction.guild_id or 0, press.version.table)
    if held is None or does not in REMEDIES:
        raise Stale(UNKNOWN)
    await REMEDIES[does](interaction, held)


async def _tell(interaction: Interaction, held: Held) -> None:
    await interaction.client.publisher.publish_pending(held.table)


async def _open(interaction: Interaction, held: Held) -> None:
    """Bring an archived thread back, as its next post would."""
    place = await _place(interaction, held)
    check_reachable(place)
    if isinstance(place.channel, discord.Thread):
        try:
            await place.channel.edit(archived=False)
        except UNREACHABLE as error:
            raise GameError("Discord does not let me open that thread just now.", "TAB-133") from error


async def _post_again(interaction: Interaction, held: Held) -> None:
    check_reachable(await _place(interaction, held))
    call = replace(call_of(interaction), channel=held.channel)
    update = await interaction.client.tables.care.post_anew(call, f"{call.member.name} has me post this anew.")
    await interaction.client.publisher.publish(update)


async def _wake(interaction: Interaction, held: Held) -> None:
    check_reachable(await _place(interaction, held))
    await interaction.client.publisher.publish(
        await interaction.client.tables.pauses.wake(replace(call_of(interaction), channel=held.channel))
    )


async def _away(interaction: Interaction, held: Held) -> None:
    await _end_unreadable(interaction, held.channel)


async def _end_unreadable(interaction: Interaction, channel: int) -> None:
    """End a table that cannot be read any more, of this server."""
    care, guild = interaction.client.tables.care, interaction.guild_id or 0
    known = [one.channel for one in await care.held(guild) if await care.is_broken(one)]
    if channel not in (*known, *await care.unreadable(guild)):
        raise Stale("That table is sound, or put away already.")
    await interaction.client.publisher.publish(
        await interaction.client.tables.lobby.end(replace(call_of(interaction), channel=channel))
    )


async def _place(interaction: Interaction, held: Held) -> ChannelState:
    assert interaction.guild is not None
    return await find_channel(interaction.client, interaction.guild, held.channel)


REMEDIES: dict[str, Callable[[Interaction, Held], Awaitable[None]]] = {
    "tell": _tell,
    "open": _open,
    "anew": _post_again,
    "wake": _wake,
    "away": _away,
}


# What is shown.


def report(found: Sequence[Finding], tables: int) -> MessageContent:
    """Return what is the matter, place by place, with a button for each thing that the bot can do itself; all is well in
    one line. What has no room is counted: once the first is mended it is shown."""
    again = button("Look again", admin_id(KIND, ""))
    if not found:
        count = {0: "no table is", 1: "1 table is"}.get(tables, f"{tables} tables are")
        return MessageContent(f"**All is well**: {count} in use, and I may do here what I need.", groups=in_rows([[again]]))
    lines: list[str] = []
    items: list[Item] = []
    for number, one in enumerate(found):
        told = [one.title, *(f"- {trouble.words}" for trouble in one.troubles)]
        own = [_button(one, trouble.does) for trouble in one.troubles if trouble.does]
        if len("\n".join([*lines, *told])) > LONGEST_REPORT or len(items) + len(own) > BUTTONS - 1:
            lines.append(f"-# And {len(found) - number} more, to be seen once these are mended.")
            break
        lines += told
        items += own
    rows = [tuple(items[start : start + ROW_BUTTONS]) for start in range(0, len(items), ROW_BUTTONS)]
    return MessageContent("\n".join(lines), groups=(*((Group(tuple(rows)),) if rows else ()), *in_rows([[again]])))


def _button(one: Finding, does: str) -> Item:
    # Several tables may be of one game, and none shares its place with another.
    name = f"#{one.place.channel.name}" if one.place.channel is not None else one.held.title if one.held else ""
    label = truncate(f"{name}: {LABELS[does]}" if name else LABELS[does], BUTTON_LABEL)
    if does == "move" and one.held:
        return button(label, control_id(ONE, Version(one.held.table, 0), ""))
    if one.held is None:
        return button(label, admin_id(KIND, does, one.place.number))
    return button(label, control_id(KIND, Version(one.held.table, 0), does))
