"""/keeper backup and restore: a server's tables as files for its owner, and what is restored from them (TAB-136..138)."""

from __future__ import annotations

import io
import logging

import discord
from msgspec.structs import replace

from engine import LARGEST_BACKUP, WORDS, BadBackup, GameError, RestorePreview, ServerBackup

from ..core.attachments import TooLarge, download
from ..core.channels import ChannelState, find_channel
from ..core.context import Interaction, call_of
from ..core.usage_limits import Costly
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, parts_in, unknown_control
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


async def backup(interaction: Interaction) -> None:
    """Send the owner of a server its tables as files."""
    check_owner(interaction)
    assert interaction.guild is not None
    interaction.client.usage_limits.take(interaction, Costly.EXPORT)
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
            await answer.send_private(WORDS("backup-part"), (file,))


def backup_text(made: ServerBackup) -> str:
    """Return the words for a backup: its content, who can read what, what to do with it."""
    lines = [
        WORDS("backup-head", over=made.over, in_use=made.in_use, several=len(made.files) > 1),
        WORDS("backup-head.names"),
    ]
    if made.unreadable:
        lines.append(WORDS("backup-head.unreadable", count=made.unreadable))
    if made.too_large:
        lines.append(WORDS("backup-head.too-large", tables=made.too_large))
    return "\n".join(lines)


async def restore(interaction: Interaction, file: discord.Attachment) -> None:
    """Ask the owner of a server whether to restore the content of a file."""
    check_owner(interaction)
    interaction.client.usage_limits.take(interaction, Costly.FILE)
    async with Answer(interaction) as answer:
        try:
            written = await download(file, LARGEST_BACKUP)
        except TooLarge as error:
            raise BadBackup(WORDS("backup-too-large", most=LARGEST_BACKUP // 1024 // 1024)) from error
        brought = await interaction.client.tables.backups.read(interaction.guild_id or 0, written)
        await answer.send_private(await _question(interaction, brought))


@handles(KIND)
async def press_restore(interaction: Interaction, press: Press) -> None:
    """Restore the confirmed file, and post its tables where they were."""
    check_owner(interaction)
    does, digest = parts_in(press.rest, 2)
    if does not in ("yes", "no"):
        raise unknown_control()
    async with Answer(interaction) as answer:
        if does == "no":
            await answer.show_in_place(WORDS("nothing-restored"))
            return
        await answer.show_in_place(await _restore(interaction, digest))


async def _restore(interaction: Interaction, digest: str) -> str:
    """Restore the content of a file, post its tables where they were, and return the result in words."""
    tables, guild = interaction.client.tables, interaction.guild_id or 0
    places = {channel for channel in tables.backups.channels(guild, digest) if await _is_open(interaction, channel)}
    doubtful = tables.backups.doubtful(guild, digest)
    elsewhere = {
        channel for channel in doubtful if not (interaction.guild and (await _place(interaction, channel)).channel)
    }
    back = await tables.backups.restore(guild, digest, places, elsewhere)
    for table in back:
        if table.channel <= 0:
            continue
        # One interaction restores several tables, and each has its own post.
        call = replace(call_of(interaction), id=0, channel=table.channel)
        try:
            story = WORDS("backup-brought-back", member=call.member.name)
            await interaction.client.publisher.publish(await tables.admin.post_anew(call, story))
        except GameError as error:
            log.warning("table %d is back, and not posted: %s", table.table, error)
    lost = sum(table.channel <= 0 for table in back)
    words = [WORDS("restored")]
    words += [WORDS("restored.in-use", count=len(back))] if back else []
    words += [WORDS("restored.lost", count=lost)] if lost else []
    return " ".join(words)


async def _is_open(interaction: Interaction, channel: int) -> bool:
    """Return whether the bot could post in a channel of this server."""
    return channel > 0 and (await _place(interaction, channel)).can_post


async def _place(interaction: Interaction, channel: int) -> ChannelState:
    assert interaction.guild is not None
    return await find_channel(interaction.client, interaction.guild, channel)


async def _question(interaction: Interaction, brought: RestorePreview) -> MessageContent:
    """Return what would be restored and where, as one question, or a plain sentence if there is nothing."""
    made, nothing = f"<t:{brought.made}:f>", not (brought.coming or brought.over)
    if nothing and brought.known:
        lines = [f"{WORDS('restore-head', time=made)} {WORDS('restore-nothing-new')}"]
    elif nothing:
        empty = WORDS("restore-none-open" if brought.sealed else "restore-no-table")
        lines = [f"{WORDS('restore-head', time=made)} {empty}"]
    else:
        lines = [WORDS("restore-head.brings", time=made)]
    taken = {held.channel for held in await interaction.client.tables.admin.held(interaction.guild_id or 0)}
    for table in brought.coming[:NAMED_TABLES]:
        free = table.channel not in taken and await _is_open(interaction, table.channel)
        taken.add(table.channel)
        state = "lobby" if table.status == "lobby" else "asleep"
        if free:
            lines.append(WORDS("restore-table", game=table.title, state=state, channel=table.channel))
        else:
            lines.append(WORDS("restore-table.nowhere", game=table.title, state=state))
    if len(brought.coming) > NAMED_TABLES:
        lines.append(WORDS("restore-more", count=len(brought.coming) - NAMED_TABLES))
    if brought.over:
        lines.append(WORDS("restore-over", count=brought.over))
    if any(table.status == "running" for table in brought.coming):
        lines.append(WORDS("restore-asleep"))
    if brought.known:
        lines.append(WORDS("restore-known", count=brought.known))
    if brought.unfit:
        lines.append(WORDS("restore-unfit", tables=brought.unfit))
    if brought.sealed:
        lines.append(WORDS("restore-sealed"))
    if nothing and (brought.known or brought.sealed):
        return MessageContent("\n".join(lines))
    yes, no = (admin_id(KIND, does, brought.digest) for does in ("yes", "no"))
    ways = [button(WORDS("button-restore"), yes, Style.primary), button(WORDS("button-no"), no)]
    return MessageContent(prompt="\n".join(lines), groups=in_rows([ways]))
