"""The rules desk: find a rule by a few words or its id, and the rules behind a post."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.ext import commands

from engine import RuleEntry, Version

from .answers import Answer
from .errors import refusing
from .house import Asked, House, here
from .limits import OPTION_TEXT, TEXT, cut
from .play import choices_of

_VERSION = re.compile(r"[a-z]+:(\d+\.\d+)(?::|$)")
_FILE_VERSION = re.compile(r"-(\d+\.\d+)\.png$")


class Rules(commands.Cog):
    """Answers questions about rules."""

    @app_commands.command()
    @app_commands.describe(ask="A few words, or a rule's id", public="Whether everybody here sees it")
    @refusing
    async def rules(self, interaction: Asked, ask: app_commands.Range[str, 1, 100], public: bool = False) -> None:
        """Look a rule up."""
        game = await interaction.client.tables.game_here(here(interaction))
        book = interaction.client.tables.rulebook()
        entry = book.get(ask)
        found = [entry] if entry else book.find(ask, game, 3)
        words = "\n\n".join(entry_text(one) for one in found) or f"I know no rule about “{cut(ask, 60)}”."
        await Answer(interaction).shown(cut(words, TEXT), public=public)

    @rules.autocomplete("ask")
    async def complete(self, interaction: Asked, current: str) -> list[app_commands.Choice[str]]:
        """Offer rules by title and id, those of this channel's game first."""
        game = await interaction.client.tables.game_here(here(interaction))
        found = interaction.client.tables.rulebook().find(current, game, 25)
        return choices_of((cut(f"{entry.title} ({entry.id})", OPTION_TEXT), entry.id) for entry in found)


def entry_text(entry: RuleEntry) -> str:
    """Return a rule as it is shown: title, text, id, whether it is a ruling of ours, and what belongs to it."""
    small = [entry.id, *(["a ruling of ours, where the source is silent"] if entry.ours else [])]
    if entry.see:
        small.append(f"see {', '.join(entry.see)}")
    return f"**{entry.title}**\n{entry.text}\n-# {' · '.join(small)}"


def version_of(message: discord.Message) -> Version | None:
    """Return the change that a post of ours tells about: its controls or its picture's name say so."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            if match := _VERSION.match(getattr(item, "custom_id", None) or ""):
                return Version.read(match[1])
    for file in message.attachments:
        if match := _FILE_VERSION.search(file.filename):
            return Version.read(match[1])
    return None


@app_commands.context_menu(name="Explain this")
@refusing
async def explain(interaction: Asked, message: discord.Message) -> None:
    """List the rules behind a post of mine."""
    answer = Answer(interaction)
    version = None
    if message.author == interaction.client.user:
        version = interaction.client.herald.told_in(message.id) or version_of(message)
    if version is None:
        await answer.privately("Choose this on a post of mine that tells about a move.")
        return
    book = interaction.client.tables.rulebook()
    entries = [book.get(rule) for rule in await interaction.client.tables.rules_behind(version)]
    words = "\n\n".join(entry_text(entry) for entry in entries if entry is not None)
    await answer.privately(words or "No particular rule stands behind that post.")


async def setup(bot: House) -> None:
    """Add /rules and the message menu."""
    await bot.add_cog(Rules())
    bot.tree.add_command(explain)
