"""/play: the first command of a newcomer. It opens a game here, joins the one that gathers, or shows one's own side."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from engine import WORDS, GameError, NoTable, NotSeated

from ..core.context import Bot, Interaction, call_of, place_of
from ..core.limits import ROW_BUTTONS, ROWS
from ..core.server_rules import allowed_games, check_allowed_channel, settings_of
from ..interactions.answer import Answer
from ..interactions.changes import apply_change
from ..interactions.components import Press
from ..interactions.errors import handles_refusals
from ..messages.game_list import find_key, game_completion, newcomer_order, play_buttons, themes
from ..messages.layout import MessageContent, button_rows, in_rows
from ..messages.rule_entries import NO_VERSION
from ..messages.text import picture_file
from ..play.buttons import show_own
from .opening import press_gather


class FirstContact(commands.Cog):
    """The /play command."""

    @app_commands.command()
    @handles_refusals
    async def play(self, interaction: Interaction, game: str | None = None) -> None:
        """Open a game, join one that gathers or takes newcomers, or show the member's own side (TAB-187)."""
        if game and game.strip():
            key = find_key(interaction.client.tables.games, game)
            await press_gather(interaction, Press(NO_VERSION, key))
            return
        tables = interaction.client.tables
        try:
            latest = await tables.views.latest(place_of(interaction))
        except NoTable:
            latest = None
        if latest is None or latest.kind in ("end", "closed"):
            await offer_games(interaction)
        elif latest.lobby is not None:
            await apply_change(interaction, tables.lobby.join(call_of(interaction)))
        elif await _has_seat(interaction):
            await show_own(interaction)
        else:
            await apply_change(interaction, tables.lobby.join(call_of(interaction)))

    @play.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games."""
        found = game_completion(interaction.client.tables.games)
        offered: list[app_commands.Choice[str]] = await found(interaction, current)
        return offered


async def _has_seat(interaction: Interaction) -> bool:
    """Return whether the member sits at the table that is played here."""
    try:
        await interaction.client.tables.views.controls(call_of(interaction))
    except NotSeated:
        return False
    except GameError:
        pass
    return True


async def offer_games(interaction: Interaction, asked: str = "", kind: str = "gather", *rest: object) -> None:
    """Show the games that may be opened here: a picture of the first, a line about each, and one lit button.

    ``asked`` says what the buttons do. They are of a ``kind``, and hold the game and the ``rest``.
    """
    games = newcomer_order(await allowed_games(interaction))[: ROWS * ROW_BUTTONS]
    if not games:
        check_allowed_channel(interaction, await settings_of(interaction))
        raise GameError(WORDS("unknown-game-button"))
    cards = interaction.client.tables.quick_start(games[0].key)
    seen = interaction.guild_id is None or interaction.app_permissions.attach_files
    files = (picture_file(cards[0].picture),) if cards and seen else ()
    buttons = in_rows(button_rows(play_buttons(games, kind, *rest)))
    shown = MessageContent(themes(games), asked or WORDS("which-game-to-play"), buttons)
    await Answer(interaction).send_private(shown, files)


async def setup(bot: Bot) -> None:
    """Add /play."""
    await bot.add_cog(FirstContact())
