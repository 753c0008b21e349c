"""/settings: what is set now, for the table of this channel and for the member; and standing orders (TAB-069)."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands

from engine import STANDING, WORDS, GameError, NoTable, lobbies, paced, said_of

from ..core.context import Bot, Interaction, call_of, place_of
from ..core.option_words import readable
from ..core.slash import choices_in_time
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.errors import fresh_controls, handles_refusals
from ..messages.layout import Groups, MessageContent
from .me import setting_lines


class SettingsPage(commands.Cog):
    """The /settings command."""

    @app_commands.command()
    @handles_refusals
    async def settings(self, interaction: Interaction, order: str | None = None) -> None:
        """Show what is set, or set a standing order."""
        if order and order.strip():
            moves = interaction.client.tables.moves
            await apply_change(interaction, moves.choose(call_of(interaction), STANDING, {"order": order}))
            return
        async with Answer(interaction) as answer:
            await answer.send_private(await settings_content(interaction))

    @settings.autocomplete("order")
    async def complete_order(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the standing orders of the game."""
        views, place = interaction.client.tables.views, place_of(interaction)
        found = views.complete(place, interaction.user.id, STANDING, {}, "order", current)
        return await choices_in_time(found, "settings order")


async def settings_content(interaction: Interaction) -> MessageContent:
    """Return what is set at the table and for the member, with the controls for standing orders."""
    tables = interaction.client.tables
    lines: list[str] = []
    groups: Groups = ()
    try:
        latest = await tables.views.latest(place_of(interaction))
        game = tables.games[latest.game]
        lines.append(WORDS("settings-table", game=game.title))
        if latest.terms:
            shown, said = lobbies.lobby(game).shown, partial(said_of, game.options)
            lines += [
                WORDS("settings-option", option=said(readable(name)), value=said(shown(name, value)))
                for name, value in latest.terms.options.items()
            ]
            lines += [WORDS("settings-wait", wait=paced(latest.terms.wait))] if latest.terms.wait >= 0 else []
        if any(verb.name == STANDING for verb in game.verbs):
            groups = await fresh_controls(interaction, STANDING)
            held = await tables.views.standing(call_of(interaction))
            lines += [WORDS("settings-orders"), *(WORDS("settings-order", order=order.detail) for order in held)]
    except NoTable:
        lines.append(WORDS("settings-no-table"))
    except GameError:
        groups = ()
    row = await tables.member_settings.settings(interaction.user.id)
    lines += [WORDS("settings-own"), *setting_lines(interaction.client, row), WORDS("settings-change")]
    return MessageContent("\n".join(lines), groups=groups)


async def setup(bot: Bot) -> None:
    """Add /settings."""
    await bot.add_cog(SettingsPage())
