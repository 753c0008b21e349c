"""/privacy: what is stored about a member, as a list and as a file, how to delete it, and the policy texts."""

from __future__ import annotations

import asyncio
import io
import logging
import zipfile
from collections.abc import Mapping
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands, tasks

from engine import WORDS, Forgotten, MemberRow, Stored, Version, name_of, quiet_words, zone_words

from ..core.command_texts import UNDESCRIBED
from ..core.context import Bot, Interaction, member_of
from ..core.limits import split_text, truncate
from ..core.usage_limits import Costly
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, unknown_control
from ..interactions.errors import PRIVACY, handles_refusals
from ..lobby.threads import rename_thread
from ..messages.controls import button, control_id
from ..messages.layout import MessageContent, in_rows
from ..messages.operator_lines import operator_lines

log = logging.getLogger(__name__)

EXPORT, ASK, DELETE, KEEP = "export", "ask", "delete", "keep"
TEXTS = {name: Path(__file__).resolve().parents[2] / f"{name.upper()}.md" for name in ("privacy", "terms")}
"""The privacy policy and the terms, which can be read here without a web page (TAB-120)."""
FILE = "delvekeeper-about-you"
LARGE = 8 * 1024 * 1024
"""Bytes above which the file is zipped. Discord allows 10 MiB, and a year of games may be more."""
LONGEST_REFUSAL = 160
"""How many characters of the last refusal are shown."""


class Privacy(commands.Cog):
    """Shows a member what is stored about them, exports it, and deletes it."""

    privacy = app_commands.Group(name="privacy", description=UNDESCRIBED)

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def cog_load(self) -> None:
        """Start the loop."""
        self.wishes.start()

    async def cog_unload(self) -> None:
        """Stop the loop. Unfinished deletions continue after the next start."""
        self.wishes.cancel()

    @tasks.loop(minutes=10)
    async def wishes(self) -> None:
        """Continue deletions that a stop interrupted, or that another process left to this one (TAB-122)."""
        try:
            for forgotten in await self._bot.tables.privacy.go_on():
                await _tell(self._bot, forgotten)
        except Exception:
            log.exception("who is to be forgotten is not yet")

    @wishes.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()

    @privacy.command()
    @handles_refusals
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored about the member."""
        async with Answer(interaction) as answer:
            stored = await interaction.client.tables.privacy.stored(interaction.user.id)
            await answer.send_private(stored_content(stored))

    @privacy.command()
    @handles_refusals
    async def export(self, interaction: Interaction) -> None:
        """Send what is stored about the member as a file."""
        await _export(interaction)

    @privacy.command()
    @handles_refusals
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether to delete what is stored about the member."""
        async with Answer(interaction) as answer:
            await answer.send_private(await _question(interaction))

    @privacy.command()
    @handles_refusals
    async def policy(self, interaction: Interaction) -> None:
        """Show the privacy policy."""
        await _read(interaction, "privacy")

    @privacy.command()
    @handles_refusals
    async def terms(self, interaction: Interaction) -> None:
        """Show the terms of use."""
        await _read(interaction, "terms")


def stored_content(stored: Stored) -> MessageContent:
    """Return what is stored about a member in a few lines, with what they can do about it."""
    ways = [
        button(WORDS("button-get-file"), _id(EXPORT)),
        button(WORDS("button-delete"), _id(ASK), discord.ButtonStyle.danger),
    ]
    how = WORDS("policy-says-why")
    if stored.nothing:
        return MessageContent(f"{WORDS('keeps-nothing', shut_out=stored.shut_out)}\n{how}")
    tables = _counts(
        {"running": stored.running, "gathering": stored.gathering, "over": stored.over, "others": stored.others}
    )
    settings = settings_words(stored.settings)
    lines = [
        WORDS("kept"),
        WORDS("kept.tables", tables=tables) if tables else WORDS("kept.no-tables"),
        WORDS("kept.settings", settings=settings) if settings else WORDS("kept.no-settings"),
    ]
    if stored.keeps:
        lines.append(WORDS("kept.characters", characters=stored.keeps))
    smaller = _counts(
        {
            "plans": stored.plans,
            "invitations": stored.invitations,
            "results": stored.results,
            "seen": stored.seen,
            "dailies": stored.dailies,
            "lessons": stored.lessons,
            "tips": stored.tips,
            "campaigns": stored.campaigns,
        }
    )
    if smaller:
        lines.append(WORDS("kept.besides", things=smaller))
    if stored.shut_out:
        lines.append(WORDS("kept.shut-out"))
    if stored.refusals:
        newest = max(stored.refusals, key=lambda row: row.at)
        words = truncate(newest.words, LONGEST_REFUSAL)
        lines.append(WORDS("kept-refusals", count=len(stored.refusals), newest=words))
    return MessageContent("\n".join([*lines, how]), groups=in_rows([ways]))


def _counts(counts: Mapping[str, int]) -> list[str]:
    """Return what there is some of: "2 under way", "1 gathering", "5 over"."""
    return [WORDS(f"kept-count-{what}", count=count) for what, count in counts.items() if count]


def settings_words(row: MemberRow) -> list[str]:
    """Return a member's settings in a few words; empty if all are the usual ones."""
    said = [zone_words(row.zone)] if row.zone else []
    said += [WORDS("kept-quiet", hours=quiet_words(row))] if row.quiet_from >= 0 else []
    said += [] if row.nudges else [WORDS("kept-no-nudges")]
    said += [WORDS("kept-every", hours=row.every)] if row.every else []
    said += [WORDS("kept-early")] if row.early else []
    said += [WORDS("kept-in-words")] if row.in_words else []
    said += [WORDS("kept-large")] if row.large else []
    said += [WORDS("kept-language", language=name_of(row.language))] if row.language else []
    said += [] if row.tips else [WORDS("kept-no-tips")]
    return said if row.hall else [*said, WORDS("kept-no-hall")]


def _id(what: str) -> str:
    return control_id(PRIVACY, Version(0, 0), what)


async def _question(interaction: Interaction) -> MessageContent:
    """Return the question before a deletion: what goes, what stays."""
    stored = await interaction.client.tables.privacy.stored(interaction.user.id)
    if stored.nothing:
        return MessageContent(WORDS("keeps-nothing", shut_out=stored.shut_out))
    lines = [WORDS("delete-asked")]
    if running := stored.running + stored.gathering:
        lines.append(WORDS("delete-asked.leaves", count=running))
    if stored.running + stored.over + stored.others:
        lines.append(WORDS("delete-asked.unnamed"))
    gone = [WORDS("erased-characters", games=stored.keeps)] if stored.keeps else []
    gone += [WORDS("erased-halls")] if stored.results else []
    gone += [
        WORDS(f"gone-{what}") for what in ("settings", "plans", "invitations", "dailies", "lessons", "tips", "refusals")
    ]
    lines += [WORDS("delete-asked.gone", things=gone), f"-# {WORDS('posts-stay')}"]
    ways = [
        button(WORDS("button-delete-all"), _id(DELETE), discord.ButtonStyle.danger),
        button(WORDS("button-keep"), _id(KEEP)),
    ]
    return MessageContent(prompt="\n".join(lines), groups=in_rows([ways]))


@handles(PRIVACY)
async def press(interaction: Interaction, press: Press) -> None:
    """Send the file, ask, delete after confirmation, or cancel."""
    if press.rest == EXPORT:
        await _export(interaction)
        return
    async with Answer(interaction) as answer:
        if press.rest == ASK:
            await answer.show_in_place(await _question(interaction))
        elif press.rest == DELETE:
            await answer.show_in_place(await _delete(interaction))
        elif press.rest == KEEP:
            await answer.show_in_place(WORDS("all-stays"))
        else:
            raise unknown_control()


async def _delete(interaction: Interaction) -> str:
    """Delete a member's data, and tell their tables that they left.

    Returns the words for the member.
    """
    bot = interaction.client
    forgotten = await bot.tables.privacy.forget(member_of(interaction.user))
    bot.publisher.forget(interaction.user.id)
    await _tell(bot, forgotten)
    words = WORDS("deleted") if forgotten.done else WORDS("deleted.later")
    if forgotten.done and forgotten.tables:
        words += f" {WORDS('deleted.tables', count=len(forgotten.tables))}"
    return f"{words}\n{WORDS('deleted.small')}"


async def _tell(bot: Bot, forgotten: Forgotten) -> None:
    for table in forgotten.tables:
        try:
            await bot.publisher.republish(table)
        except Exception:
            log.exception("table %d cannot be told anew", table)
    for thread in forgotten.threads:
        await rename_thread(bot, thread, forgotten.without)


async def _export(interaction: Interaction) -> None:
    interaction.client.usage_limits.take(interaction, Costly.EXPORT)
    async with Answer(interaction) as answer:
        written = await interaction.client.tables.privacy.export(member_of(interaction.user))
        name = f"{FILE}.json"
        if len(written) > LARGE:
            written, name = await asyncio.to_thread(_zipped, name, written), f"{FILE}.zip"
        file = discord.File(io.BytesIO(written), filename=name)
        await answer.send_private(WORDS("kept-file"), files=(file,))


def _zipped(name: str, written: bytes) -> bytes:
    """Return a zip archive that holds the file."""
    with io.BytesIO() as archive:
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as whole:
            whole.writestr(name, written)
        return archive.getvalue()


async def _read(interaction: Interaction, name: str) -> None:
    answer = Answer(interaction)
    text = "\n".join([TEXTS[name].read_text(encoding="utf-8"), *operator_lines(interaction.client)])
    for part in split_text(text, parts=5):
        await answer.send_private(part)


async def setup(bot: Bot) -> None:
    """Add /privacy."""
    await bot.add_cog(Privacy(bot))
