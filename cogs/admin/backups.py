"""/keeper backup and restore: a server's tables as files for its owner, and what is restored from them (TAB-136..138)."""

from __future__ import annotations

import io
import logging

import discord
from msgspec.structs import replace

from engine import LARGEST_BACKUP, BadBackup, GameError, RestorePreview, ServerBackup, Stale, listed

from ..core.attachments import TooLarge, download
from ..core.channels import find_channel
from ..core.context import Interaction, call_of
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles, parts_in
from ..messages.controls import Style, button
from ..messages.layout import MessageContent, in_rows
from .access import admin_id, check_owner

log = logging.getLogger(__name__)

KIND = "restore"
SUFFIX = ".delves"
MARGIN = 64 * 1024
"""Bytes that stay free in a message beside its files."""
NAMED_TABLES = 12
"""How many tables the question names. The others are counted."""
NO_PLACE = "with no place yet: its channel is taken, gone, or closed to me"
SEALED = (
    "-# Another bot sealed it, so nothing vouches for who wrote it: what has ended comes back as nobody's, to look at, "
    "and counts in no hall; what was in use stays sealed. Whoever runs that bot can hand its seal to whoever runs me."
)
NOTHING_NEW = "Nothing of it is missing here."
NO_TABLE = "It holds no table, only what was set for the server; that comes back where nothing is set."
NONE_OPEN = "I can open no table of it."


async def backup(interaction: Interaction) -> None:
    """Send the owner of a server its tables as files."""
    check_owner(interaction)
    assert interaction.guild is not None
    async with Answer(interaction) as answer:
        made = await interaction.client.tables.backups.make(interaction.guild.id, interaction.guild.filesize_limit - MARGIN)
        day, several = f"{interaction.created_at:%Y-%m-%d}", len(made.files) > 1
        files = [
            discord.File(io.BytesIO(file), filename=f"backup-{day}{f'-{part}' if several else ''}{SUFFIX}")
            for part, file in enumerate(made.files, start=1)
        ]
        await answer.send_private(backup_text(made), tuple(files[:1]))
        # Discord limits the bytes of all files of a message together.
        for file in files[1:]:
            await answer.send_private("And the next part, good by itself.", (file,))


def backup_text(made: ServerBackup) -> str:
    """Return the words for a backup: its content, who can read what, what to do with it."""
    parts = " Each part is good by itself." if len(made.files) > 1 else ""
    lines = [
        f"A copy of this server's tables: {made.over} ended, {made.in_use} in use. Those in use are sealed: "
        f"what a seat hides nobody reads there, not even you. `/keeper restore` brings back what is missing here.{parts}",
        "-# Names and numbers of those who played are in it: keep it as you would keep a list of them.",
    ]
    if made.unreadable:
        lines.append(f"-# Left out, since my notes of it cannot be read: {made.unreadable}.")
    if made.too_large:
        lines.append(f"-# Left out, since it is too large for a file here: {listed(list(made.too_large))}.")
    return "\n".join(lines)


async def restore(interaction: Interaction, file: discord.Attachment) -> None:
    """Ask the owner of a server whether to restore the content of a file."""
    check_owner(interaction)
    async with Answer(interaction) as answer:
        brought = await interaction.client.tables.backups.read(interaction.guild_id or 0, await _download(file))
        await answer.send_private(await _question(interaction, brought))


async def _download(file: discord.Attachment) -> bytes:
    try:
        return await download(file, LARGEST_BACKUP)
    except TooLarge as error:
        words = f"That file is larger than {LARGEST_BACKUP // 1024 // 1024} MiB, which no backup of mine is."
        raise BadBackup(words) from error


@handles(KIND)
async def press_restore(interaction: Interaction, press: Press) -> None:
    """Restore the confirmed file, and post its tables where they were."""
    check_owner(interaction)
    does, digest = parts_in(press.rest, 2)
    if does not in ("yes", "no"):
        raise Stale(UNKNOWN)
    async with Answer(interaction) as answer:
        if does == "no":
            await answer.show_in_place("Nothing was restored.")
            return
        words = await _restore(interaction, digest)
        await answer.show_in_place(words)


async def _restore(interaction: Interaction, digest: str) -> str:
    """Restore the content of a file, post its tables where they were, and return the result in words."""
    tables, guild = interaction.client.tables, interaction.guild_id or 0
    places = {channel for channel in tables.backups.channels(guild, digest) if await _is_open(interaction, channel)}
    doubtful = tables.backups.doubtful(guild, digest)
    elsewhere = {channel for channel in doubtful if not await _is_here(interaction, channel)}
    back = await tables.backups.restore(guild, digest, places, elsewhere)
    for table in back:
        if table.channel <= 0:
            continue
        # One interaction restores several tables, and each has its own post.
        call = replace(call_of(interaction), id=0, channel=table.channel)
        try:
            story = f"{call.member.name} brings the table back from a backup."
            await interaction.client.publisher.publish(await tables.care.post_anew(call, story))
        except GameError as error:
            log.warning("table %d is back, and not posted: %s", table.table, error)
    lost = sum(table.channel <= 0 for table in back)
    words = "It is done."
    if back:
        words += " 1 table in use is back." if len(back) == 1 else f" {len(back)} tables in use are back."
    if lost:
        words += (
            " 1 has no place yet: `/keeper tables` moves it to one."
            if lost == 1
            else (f" {lost} have no place yet: `/keeper tables` moves them to one.")
        )
    return words


async def _is_open(interaction: Interaction, channel: int) -> bool:
    """Return whether the bot could post in a channel of this server."""
    return (
        interaction.guild is not None
        and channel > 0
        and (await find_channel(interaction.client, interaction.guild, channel)).can_post
    )


async def _is_here(interaction: Interaction, channel: int) -> bool:
    """Return whether a channel belongs to this server."""
    return (
        interaction.guild is not None
        and (await find_channel(interaction.client, interaction.guild, channel)).channel is not None
    )


async def _question(interaction: Interaction, brought: RestorePreview) -> MessageContent:
    """Return what would be restored and where, as one question, or a plain sentence if there is nothing."""
    made, nothing = f"A backup of this server, made <t:{brought.made}:f>.", not (brought.coming or brought.over)
    empty = NOTHING_NEW if brought.known else NONE_OPEN if brought.sealed else NO_TABLE
    lines = [f"{made} {empty}" if nothing else f"{made} It would bring back:"]
    taken = {held.channel for held in await interaction.client.tables.care.held(interaction.guild_id or 0)}
    for table in brought.coming[:NAMED_TABLES]:
        free = table.channel not in taken and await _is_open(interaction, table.channel)
        taken.add(table.channel)
        state = "gathering" if table.status == "lobby" else "asleep"
        lines.append(f"- {table.title}, {state}, {f'to <#{table.channel}>' if free else NO_PLACE}")
    if len(brought.coming) > NAMED_TABLES:
        lines.append(f"- and {len(brought.coming) - NAMED_TABLES} more in use")
    if brought.over:
        lines.append(f"- {_count(brought.over, 'ended')}")
    if any(table.status == "running" for table in brought.coming):
        lines.append("-# What is asleep is woken by somebody who plays there; nobody is called.")
    if brought.known:
        lines.append(f"-# Here already, and left as they are: {brought.known}.")
    if brought.unfit:
        lines.append(f"-# Left out, since they cannot go on by my rules of today: {listed(list(brought.unfit))}.")
    if brought.sealed:
        lines.append(SEALED)
    if nothing and (brought.known or brought.sealed):
        return MessageContent("\n".join(lines))
    yes, no = (admin_id(KIND, does, brought.digest) for does in ("yes", "no"))
    return MessageContent(
        prompt="\n".join(lines), groups=in_rows([[button("Restore", yes, Style.primary), button("No", no)]])
    )


def _count(number: int, what: str) -> str:
    return f"{number} table {what}" if number == 1 else f"{number} tables {what}"
