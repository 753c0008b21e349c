"""The campaigns of a server, by a command in the group of each game that has them: looked at, named, ended (TAB-183)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine import AnyGame, BadOption, Campaigns, Past, Stale, Update, listed

from ..core.context import Asked, House, call_of
from ..core.limits import cut
from ..core.slash import choices_of, sign
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Pressed, number_in, parts_in, reacts_to
from ..interactions.errors import refusing
from ..messages.controls import NEXT, button, control_id, select
from ..messages.layout import Item, Shown, in_rows
from ..messages.rule_entries import ANY
from ..messages.text import harmless, picture_file
from ..play.commands import grouped_command
from ..publish.end_screen import offered_at_end

KIND = "campaign"
SEE, ASK, END = "see", "ask", "end"
MOST_NAMED = 8
"""So many of a party are named, the others counted."""


@grouped_command
def campaign_command(game: AnyGame) -> app_commands.Command[Any, ..., None] | None:
    """Return the command that shows a campaign of a game, and names it; ``None`` where a game has no campaigns."""
    if not isinstance(game, Campaigns):
        return None

    @refusing
    async def campaign(
        interaction: Asked, which: str | None = None, name: str | None = None, public: bool | None = None
    ) -> None:
        campaigns, call = interaction.client.tables.campaigns, call_of(interaction)
        async with Answer(interaction) as answer:
            if name:
                await campaigns.rename(call, game.key, which or "", name)
            past = await campaigns.past(call, game.key, name or which or "")
            controls = not public
            picture = picture_file(past.picture) if past.picture else None
            await answer.shown(_shown(game.key, past, controls=controls), picture, public=bool(public))

    sign(campaign, {"which": str | None, "name": str | None, "public": bool | None})
    app_commands.describe(
        which="Which campaign; left out: the one that was played last",
        name="What it shall be called from now on",
        public="Whether everybody here sees it",
    )(campaign)
    about = "See where a campaign has been: its delves, relics, scars and trophies"
    command: app_commands.Command[Any, ..., None] = app_commands.Command(name=KIND, description=about, callback=campaign)
    command.autocomplete("which")(_completion(game.key))
    return command


def _completion(game: str) -> Any:
    async def complete(asked: Asked, current: str) -> list[app_commands.Choice[str]]:
        names = [name for _, name in await asked.client.tables.campaigns.names(asked.guild_id or 0, game)]
        return choices_of((name, name) for name in names if current.strip().casefold() in name.casefold())

    return complete


@reacts_to(KIND)
async def press(asked: Asked, pressed: Pressed) -> None:
    """Show the campaign that was picked, ask before one ends, or end it."""
    what, game, which = parts_in(pressed.rest, 3)
    if game not in asked.client.tables.games:
        raise Stale(UNKNOWN)
    campaigns, call, start = asked.client.tables.campaigns, call_of(asked), 0
    if what == SEE:
        paged = pressed.picked.startswith(NEXT)
        start = number_in(pressed.picked.removeprefix(NEXT)) if paged else 0
        which = which if paged else pressed.picked or which
    async with Answer(asked) as answer:
        if what == END:
            await campaigns.end(call, game, which)
        past = await campaigns.past(call, game, which)
        if what == ASK:
            await answer.turned(_question(game, past))
            return
        picture = picture_file(past.picture) if past.picture else None
        await answer.turned(_shown(game, past, start), picture)


def _shown(game: str, past: Past, start: int = 0, *, controls: bool = True) -> Shown:
    """Return a campaign with its page, its party, and what can be done about it."""
    lines = [past.page]
    if past.party:
        names = [harmless(name, 32) for name in past.party[:MOST_NAMED]]
        more = len(past.party) - len(names)
        lines.append(f"**Party**: {listed([*names, *([f'{more} more'] if more else [])])}.")
    if past.ended:
        lines.append("This campaign has ended.")
    elif past.theirs and controls:
        lines.append(f"-# A lobby goes on with it: option Campaign. `/{game} campaign name:` gives it another name.")
    rows: list[list[Item]] = []
    if controls and len(past.others) > 1:
        options = [(cut(name, 80), str(number), "") for number, name in past.others]
        rows.append([select(control_id(KIND, ANY, SEE, game, past.number), "Which campaign?", options, start)])
    if controls and past.theirs and not past.ended:
        rows.append([button("End this campaign", control_id(KIND, ANY, ASK, game, past.number))])
    return Shown("\n".join(lines), groups=in_rows(rows))


def _question(game: str, past: Past) -> Shown:
    """Return what is asked before a campaign ends."""
    if not past.theirs or past.ended:
        raise BadOption("That campaign has ended, or is not yours to end.", "TAB-183")
    ways = [
        button("End it", control_id(KIND, ANY, END, game, past.number), discord.ButtonStyle.danger),
        button("Keep it", control_id(KIND, ANY, "keep", game, past.number)),
    ]
    asked = f"End **{past.name}**? Nobody goes on with it then; it can still be looked at."
    return Shown(wanted=asked, groups=in_rows([ways]))


@offered_at_end("campaign")
async def campaign_button(bot: House, update: Update) -> Item | None:
    """Return the button under the end of a delve that shows the campaign which it belongs to; ``None`` without one."""
    number = await bot.tables.campaigns.of_table(update.version.table)
    game = await bot.tables.game_here(update.channel) if number else None
    return button("The campaign", control_id(KIND, ANY, SEE, game, number)) if game else None
