"""/privacy: what is stored about a member, as a list and as a file, how to delete it, and the policy texts."""

from __future__ import annotations

import asyncio
import io
import logging
import zipfile
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands, tasks

from engine import Forgotten, MemberRow, Stale, Stored, Version, listed, quiet_words, zone_words

from ..core.context import Bot, Interaction, member_of
from ..core.limits import split_text, truncate
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles
from ..interactions.errors import handles_refusals
from ..lobby.threads import rename_thread
from ..messages.controls import button, control_id
from ..messages.layout import MessageContent, in_rows

log = logging.getLogger(__name__)

KIND = "privacy"
EXPORT, ASK, DELETE, KEEP = "export", "ask", "delete", "keep"
TEXTS = {name: Path(__file__).resolve().parents[2] / f"{name.upper()}.md" for name in ("privacy", "terms")}
"""The privacy policy and the terms, which can be read here without a web page (TAB-120)."""
FILE = "delvekeeper-about-you"
LARGE = 8 * 1024 * 1024
"""Bytes above which the file is zipped. Discord allows 10 MiB, and a year of games may be more."""
WORDS = 160
"""How many characters of the last refusal are shown."""
NOTHING = "I keep nothing of you."
STAYS = "What I posted stays in Discord, where a server's moderators can delete it."


class Privacy(commands.Cog):
    """Shows a member what is stored about them, exports it, and deletes it."""

    privacy = app_commands.Group(name="privacy", description="What I keep of you: see it, get it, delete it")

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
        """See what I keep of you."""
        async with Answer(interaction) as answer:
            stored = await interaction.client.tables.privacy.stored(interaction.user.id)
            await answer.send_private(stored_content(stored))

    @privacy.command()
    @handles_refusals
    async def export(self, interaction: Interaction) -> None:
        """Get all that I keep of you as a file."""
        await _export(interaction)

    @privacy.command()
    @handles_refusals
    async def delete(self, interaction: Interaction) -> None:
        """Delete all that I keep of you; I ask first."""
        async with Answer(interaction) as answer:
            await answer.send_private(await _question(interaction))

    @privacy.command()
    @handles_refusals
    async def policy(self, interaction: Interaction) -> None:
        """Read what is stored, why, how long, and who sees it."""
        await _read(interaction, "privacy")

    @privacy.command()
    @handles_refusals
    async def terms(self, interaction: Interaction) -> None:
        """Read under which terms I referee."""
        await _read(interaction, "terms")


def stored_content(stored: Stored) -> MessageContent:
    """Return what is stored about a member in a few lines, with what they can do about it."""
    ways = [button("Get it as a file", _id(EXPORT)), button("Delete it", _id(ASK), discord.ButtonStyle.danger)]
    how = "-# `/privacy policy` says why, how long and who sees it."
    if stored.nothing:
        return MessageContent(f"{NOTHING}\n{how}")
    lines = ["What I keep of you:", f"**Tables**: {tables_words(stored)}."]
    lines.append(f"**Settings**: {settings_words(stored.settings)}.")
    if stored.keeps:
        lines.append(f"**Kept characters**: {listed(stored.keeps)}.")
    smaller = [_counted(stored.plans, "plan"), _counted(stored.invitations, "invitation")]
    smaller += [f"{_counted(stored.results, 'game')} in halls" if stored.results else ""]
    smaller += [f"how far you have read at {_counted(stored.seen, 'table')}" if stored.seen else ""]
    smaller += [_counted(stored.dailies, "daily delve"), _counted(stored.campaigns, "campaign")]
    if smaller := list(filter(None, smaller)):
        lines.append(f"**Besides**: {', '.join(smaller)}.")
    if stored.refusals:
        newest = max(stored.refusals, key=lambda row: row.at)
        many = _counted(len(stored.refusals), "refusal")
        lines.append(f"**Refused lately**: {many}, the newest “{truncate(newest.words, WORDS)}”")
    return MessageContent("\n".join([*lines, how]), groups=in_rows([ways]))


def tables_words(stored: Stored) -> str:
    """Return how many tables a member sits or sat at: "2 under way, 1 gathering, 5 over"."""
    counts = ((stored.running, "under way"), (stored.gathering, "gathering"), (stored.over, "over"))
    found = [f"{count} {words}" for count, words in counts if count]
    if stored.others:
        found.append(f"your name or number at {stored.others} more")
    return ", ".join(found) or "none"


def settings_words(row: MemberRow) -> str:
    """Return a member's settings in a few words."""
    said = [zone_words(row.zone) if row.zone else "", f"quiet {quiet_words(row)}" if row.quiet_from >= 0 else ""]
    said += ["" if row.nudges else "no nudges", "" if row.hall else "in no hall"]
    return ", ".join(filter(None, said)) or "none of your own"


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}" if count else ""


def _id(what: str) -> str:
    return control_id(KIND, Version(0, 0), what)


async def _question(interaction: Interaction) -> MessageContent:
    """Return the question before a deletion: what goes, what stays."""
    stored = await interaction.client.tables.privacy.stored(interaction.user.id)
    if stored.nothing:
        return MessageContent(NOTHING)
    lines = ["Delete all that I keep of you? It cannot be brought back."]
    running = stored.running + stored.gathering
    if running:
        lines.append(f"- You leave {_counted(running, 'table')} in use for good: nobody can give you that seat back.")
    if stored.running + stored.over + stored.others:
        lines.append("- At tables you become “a delver”: name and number are taken out of all that was told there.")
    kept = [f"what you keep from {listed(stored.keeps)}"] if stored.keeps else []
    kept += ["what stands of you in halls"] if stored.results else []
    lines.append(
        f"- Gone are {listed([*kept, 'your settings', 'plans', 'invitations', 'daily delves', 'what I refused you'])}."
    )
    lines.append(f"-# {STAYS}")
    ways = [button("Delete it all", _id(DELETE), discord.ButtonStyle.danger), button("Keep it", _id(KEEP))]
    return MessageContent(prompt="\n".join(lines), groups=in_rows([ways]))


@handles(KIND)
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
            await answer.show_in_place("All stays as it is.")
        else:
            raise Stale(UNKNOWN)


async def _delete(interaction: Interaction) -> str:
    """Delete a member's data, and tell their tables that they left.

    Returns the words for the member.
    """
    bot = interaction.client
    forgotten = await bot.tables.privacy.forget(member_of(interaction.user))
    bot.publisher.forget(interaction.user.id)
    await _tell(bot, forgotten)
    words = "Done. I keep nothing of you any more."
    if forgotten.tables:
        many = _counted(len(forgotten.tables), "table")
        words += f" At {many} you are “a delver” now."
    if not forgotten.done:
        words = "Most of it is deleted. What is left at other tables follows by itself, within minutes."
    return f"{words}\n-# {STAYS} The newest post of a running table is written anew. Use me again, and I begin anew."


async def _tell(bot: Bot, forgotten: Forgotten) -> None:
    for table in forgotten.tables:
        try:
            await bot.publisher.republish(table)
        except Exception:
            log.exception("table %d cannot be told anew", table)
    for thread in forgotten.threads:
        await rename_thread(bot, thread, forgotten.without)


async def _export(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        written = await interaction.client.tables.privacy.export(member_of(interaction.user))
        name = f"{FILE}.json"
        if len(written) > LARGE:
            written, name = await asyncio.to_thread(_zipped, name, written), f"{FILE}.zip"
        file = discord.File(io.BytesIO(written), filename=name)
        words = "All that I keep of you. Of tables that still run there is only what your seat may know."
        await answer.send_private(words, files=(file,))


def _zipped(name: str, written: bytes) -> bytes:
    """Return a zip archive that holds the file."""
    with io.BytesIO() as archive:
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as whole:
            whole.writestr(name, written)
        return archive.getvalue()


async def _read(interaction: Interaction, name: str) -> None:
    answer = Answer(interaction)
    for part in split_text(TEXTS[name].read_text(encoding="utf-8"), parts=5):
        await answer.send_private(part)


async def setup(bot: Bot) -> None:
    """Add /privacy."""
    await bot.add_cog(Privacy(bot))
