"""The campaigns of a server: a command in the group of each game that has them shows, names and ends them (TAB-183)."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from engine import NEW_CAMPAIGN, WORDS, AnyGame, BadOption, CampaignPage, Campaigns, Update

from ..core.command_texts import described
from ..core.context import Bot, Interaction, call_of
from ..core.limits import truncate
from ..core.server_rules import may_open
from ..core.slash import matching, set_signature
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in, unknown_control
from ..interactions.errors import handles_refusals
from ..messages.controls import NEXT_PREFIX, button, control_id, select
from ..messages.layout import Item, MessageContent, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import picture_file, safe_text
from ..play.commands import grouped_command
from ..publish.end_screen import offered_at_end

CAMPAIGN = "campaign"
SEE, ASK, END = "see", "ask", "end"
MOST_NAMED = 8
"""How many members of a party are named. The others are counted."""


@grouped_command
def campaign_command(game: AnyGame) -> list[app_commands.Command[Any, ..., None]]:
    """Return the command that shows and names campaigns of a game, if the game has them."""
    if not isinstance(game, Campaigns):
        return []

    @handles_refusals
    async def campaign(
        interaction: Interaction, which: str | None = None, name: str | None = None, public: bool | None = None
    ) -> None:
        campaigns, call = interaction.client.tables.campaigns, call_of(interaction)
        async with Answer(interaction) as answer:
            if name:
                await campaigns.rename(call, game.key, which or "", name)
            past = await campaigns.past(call, game.key, name or which or "")
            controls = not public
            picture = picture_file(past.picture) if past.picture else None
            await answer.show(_content(game.key, past, controls=controls), picture, public=bool(public))

    set_signature(campaign, {"which": str | None, "name": str | None, "public": bool | None})
    app_commands.describe(
        which=described(WORDS.message("campaign-options")),
        name=described(WORDS.message("campaign-options.name")),
        public=described(WORDS.message("campaign-options.public")),
    )(campaign)
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=CAMPAIGN, description=described(game.campaign_shows), callback=campaign
    )
    command.autocomplete("which")(_completion(game.key))
    return [command]


def _completion(game: str) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = [name for _, name in await interaction.client.tables.campaigns.names(interaction.guild_id or 0, game)]
        return matching(((name, name) for name in names), current.strip())

    return complete


@handles(CAMPAIGN)
async def press(interaction: Interaction, press: Press) -> None:
    """Show the picked campaign, ask before one ends, or end it."""
    what, game, which = parts_in(press.rest, 3)
    if game not in interaction.client.tables.games:
        raise unknown_control()
    campaigns, call, start = interaction.client.tables.campaigns, call_of(interaction), 0
    if what == SEE:
        paged = press.picked.startswith(NEXT_PREFIX)
        start = number_in(press.picked.removeprefix(NEXT_PREFIX)) if paged else 0
        which = which if paged else press.picked or which
    async with Answer(interaction) as answer:
        if what == END:
            await campaigns.end(call, game, which)
        past = await campaigns.past(call, game, which)
        if what == ASK:
            await answer.show_in_place(_question(game, past))
            return
        picture = picture_file(past.picture) if past.picture else None
        await answer.show_in_place(_content(game, past, start), picture)


def _content(game: str, past: CampaignPage, start: int = 0, *, controls: bool = True) -> MessageContent:
    """Return a campaign with its page, its party, and its controls."""
    lines = [past.page]
    if past.party:
        names = [safe_text(name, 32) for name in past.party[:MOST_NAMED]]
        more = len(past.party) - len(names)
        names += [WORDS("campaign-party-more", count=more)] if more else []
        lines.append(WORDS("campaign-party", members=names))
    if past.ended:
        lines.append(WORDS("campaign-has-ended"))
    elif past.theirs and controls:
        lines.append(WORDS("campaign-lobby-goes-on", game=game))
    rows: list[list[Item]] = []
    if controls and len(past.others) > 1:
        options = [(truncate(name, 80), str(number), "") for number, name in past.others]
        custom_id = control_id(CAMPAIGN, NO_VERSION, SEE, game, past.number)
        rows.append([select(custom_id, WORDS("menu-campaign"), options, start)])
    if controls and past.theirs and not past.ended:
        custom_id = control_id(CAMPAIGN, NO_VERSION, ASK, game, past.number)
        rows.append([button(WORDS("button-end-campaign"), custom_id)])
    return MessageContent("\n".join(lines), groups=in_rows(rows))


def _question(game: str, past: CampaignPage) -> MessageContent:
    """Return the question before a campaign ends."""
    if not past.theirs or past.ended:
        raise BadOption(WORDS("campaign-not-yours"), "TAB-183")
    end, keep = (control_id(CAMPAIGN, NO_VERSION, what, game, past.number) for what in (END, "keep"))
    ways = [button(WORDS("end-anyway"), end, discord.ButtonStyle.danger), button(WORDS("button-keep"), keep)]
    return MessageContent(prompt=WORDS("campaign-end-asked", name=past.name), groups=in_rows([ways]))


@offered_at_end("campaign")
async def campaign_button(bot: Bot, update: Update) -> Item | None:
    """Return the button below the last post that shows the game's campaign, or begins one after a game that was won.

    ``None`` where there is neither.
    """
    if await bot.tables.campaigns.may_follow(update.channel, update.version.table):
        game = await bot.tables.lobby.game_here(update.channel)
        if not game or not await may_open(bot, update.channel, game):
            return None
        return button(WORDS("button-begin-campaign"), control_id("again", update.version, NEW_CAMPAIGN))
    number = await bot.tables.campaigns.of_table(update.version.table)
    game = await bot.tables.lobby.game_here(update.channel) if number else None
    return button(WORDS("button-the-campaign"), control_id(CAMPAIGN, NO_VERSION, SEE, game, number)) if game else None
