"""The rules desk: find a rule by a few words or its id, and the rules behind a post."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from engine import GameError, Rulebook, RuleEntry, Version

from .answers import Answer
from .controls import button, control_id, no_view, view_of
from .errors import refusing
from .house import Asked, House, here
from .limits import OPTION_TEXT, ROW_BUTTONS, TEXT, cut
from .presses import Pressed, reacts_to
from .replies import version_of
from .slash import choices_of


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
        words = (
            "\n\n".join(entry_text(one) for one in found)
            or f"I know no rule about “{cut(ask, 60)}”. Try fewer words, or a rule's id."
        )
        await Answer(interaction).shown(cut(words, TEXT), view=see_also(book, found), public=public)

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


def entries_text(entries: Sequence[RuleEntry]) -> str:
    """Return rules as one text: as many in full as fit into a message, the others by title and id."""
    full, rest = "", list(entries)
    while rest and len(full) + len(entry_text(rest[0])) <= TEXT * 3 // 4:
        full = "\n\n".join(filter(None, [full, entry_text(rest.pop(0))]))
    also = ", ".join(f"{entry.title} ({entry.id})" for entry in rest)
    return cut("\n\n".join(filter(None, [full, also and f"Also: {also}."])), TEXT)


def see_also(book: Rulebook, entries: Sequence[RuleEntry]) -> discord.ui.View | None:
    """Return buttons for up to five rules that belong to those shown."""
    shown = {entry.id for entry in entries}
    ids = dict.fromkeys(rule for entry in entries for rule in entry.see if rule not in shown)
    others = [other for other in map(book.get, ids) if other is not None][:ROW_BUTTONS]
    buttons = [button(other.title, control_id("rule", Version(0, 0), other.id)) for other in others]
    return view_of([buttons]) if buttons else None


@reacts_to("rule")
async def show_rule(asked: Asked, pressed: Pressed) -> None:
    """Show a rule that belongs to another, in its place if that was private."""
    book = asked.client.tables.rulebook()
    entry = book.get(pressed.rest)
    if entry is None:
        raise GameError("I no longer know that rule.")
    await Answer(asked).turned(entry_text(entry), see_also(book, [entry]) or no_view())


@app_commands.context_menu(name="Explain this")
@refusing
async def explain(interaction: Asked, message: discord.Message) -> None:
    """List the rules behind a post of mine."""
    answer = Answer(interaction)
    version = None
    if message.author == interaction.client.user:
        told_in = interaction.client.tables.version_of
        # The controls of a post may be newer than what it tells.
        version = interaction.client.herald.told_in(message.id) or await told_in(message.id) or version_of(message)
    if version is None:
        await answer.privately("Choose this on a post of mine that tells about a move.")
        return
    book = interaction.client.tables.rulebook()
    entries = [book.get(rule) for rule in await interaction.client.tables.rules_behind(version)]
    words = entries_text([entry for entry in entries if entry is not None])
    await answer.privately(words or "No particular rule stands behind that post.")


async def setup(bot: House) -> None:
    """Add /rules and the message menu."""
    await bot.add_cog(Rules())
    bot.tree.add_command(explain)
