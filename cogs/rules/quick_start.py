"""/how: explains a game on a few cards with pictures, one at a time. The lobby has a button for it (TAB-068)."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from engine import WORDS, AnyGame, GameError, NoTable, QuickCard

from ..core.context import Bot, Interaction, place_of
from ..core.limits import ROW_BUTTONS, ROWS, truncate
from ..core.permissions import is_bot_present
from ..core.reader import speak_to_all
from ..core.server_rules import allowed_games
from ..interactions.answer import Answer
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..messages.controls import button, control_id
from ..messages.game_list import find_key, game_completion
from ..messages.layout import Groups, Item, MessageContent, button_rows, in_rows
from ..messages.lobby_controls import next_step
from ..messages.rule_entries import NO_VERSION, book_button, books
from ..messages.text import picture_file

PUBLIC = "public"
"""The part of a button's id that makes its first card public."""


class QuickStart(commands.Cog):
    """The /how command."""

    @app_commands.command()
    @handles_refusals
    async def how(self, interaction: Interaction, game: str | None = None, public: bool = False) -> None:
        """Send the quick start of a game."""
        known = explained_games(interaction.client)
        if not known:
            raise GameError(WORDS("no-quick-start-here"))
        if game and game.strip():
            await show_card(interaction, _find_game(interaction.client, game), public=public)
            return
        playing = await interaction.client.tables.lobby.game_here(place_of(interaction))
        if playing is not None and playing in known:
            await show_card(interaction, playing, public=public)
            return
        groups = games_offered(known, public=public)
        await Answer(interaction).send_private(MessageContent(prompt=WORDS("which-to-explain"), groups=groups))

    @how.autocomplete("game")
    async def complete_game(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the games that have a quick start."""
        offered: list[app_commands.Choice[str]] = await game_completion(explained_games(interaction.client))(
            interaction, current
        )
        return offered


def explained_games(bot: Bot) -> Mapping[str, AnyGame]:
    """Return the games that have a quick start."""
    return {key: game for key, game in bot.tables.games.items() if bot.tables.quick_start(key)}


def games_offered(games: Mapping[str, AnyGame], *, public: bool) -> Groups:
    """Return a button for each of these games, as many as fit."""
    rest = [PUBLIC] if public else []
    buttons = [button(game.title, control_id("how", NO_VERSION, key, *rest)) for key, game in games.items()][
        : ROWS * ROW_BUTTONS
    ]
    return in_rows(button_rows(buttons))


def card_text(title: str, number: int, cards: int, card: QuickCard, *, seen: bool) -> str:
    """Return a card's words. If its picture cannot be ``seen``, add the alt text."""
    lines = [WORDS("quick-card", game=title, title=card.title, number=number, count=cards), card.text]
    return "\n".join(lines if seen else [*lines, WORDS("picture-in-words", picture=card.picture.alt)])


@handles("how")
async def press_how(interaction: Interaction, press: Press) -> None:
    """Explain the game of a button."""
    game, _, rest = press.rest.partition(":")
    if game not in explained_games(interaction.client):
        raise GameError(WORDS("no-longer-explained"))
    if rest == PUBLIC:
        await speak_to_all(interaction)
    await show_card(interaction, game, int(rest) if rest.isdecimal() else 1, public=rest == PUBLIC)


async def show_card(interaction: Interaction, game: str, number: int = 1, *, public: bool = False) -> None:
    """Show one of a game's cards (the first is 1) with the way to the next; below the last stand the ways on.

    A ``public`` card leads everybody to the next in private.
    """
    bot, answer = interaction.client, Answer(interaction)
    cards = bot.tables.quick_start(game)
    number = min(max(number, 1), len(cards))
    card = cards[number - 1]
    seen = interaction.guild_id is None or interaction.app_permissions.attach_files
    text = card_text(bot.tables.games[game].title, number, len(cards), card, seen=seen)
    file = picture_file(card.picture) if seen else None
    ways = [_card_button(game, number - 1, WORDS("button-back"))] if number > 1 else []
    if number < len(cards):
        ways.append(_card_button(game, number + 1, WORDS("card-next", title=cards[number].title), lit=True))
    else:
        ways += await _ways_on(interaction, game)
    content = MessageContent(text, groups=in_rows([ways]))
    if public:
        await answer.show(content, file, public=True)
    else:
        await answer.show_in_place(content, file)


def _card_button(game: str, number: int, label: str, *, lit: bool = False) -> Item:
    style = discord.ButtonStyle.primary if lit else discord.ButtonStyle.secondary
    return button(label, control_id("how", NO_VERSION, game, str(number)), style)


async def _ways_on(interaction: Interaction, game: str) -> list[Item]:
    """Return the buttons below the last card: the rules, and the next step of this game's lobby here, or a new lobby if the
    channel is free."""
    ways = [book_button(game)] if game in books(interaction.client) else []
    if not is_bot_present(interaction) or game not in await allowed_games(interaction):
        return ways
    try:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
    except NoTable:
        latest = None
    except GameError:
        return ways
    if latest is None or latest.kind == "end":
        gather = control_id("gather", NO_VERSION, game)
        return [*ways, button(WORDS("button-gather"), gather, discord.ButtonStyle.primary)]
    if latest.lobby is None or latest.lobby.game != game or latest.kind == "closed":
        return ways
    return [*ways, *next_step(latest.version, latest.lobby, interaction.user.id)]


def _find_game(bot: Bot, text: str) -> str:
    """Return the key of the game with this name; a `GameError` if it has no quick start."""
    key, known = find_key(bot.tables.games, text), explained_games(bot)
    if key in known:
        return key
    titles = [game.title for game in known.values()]
    if key in bot.tables.games:
        raise GameError(WORDS("no-quick-start", game=bot.tables.games[key].title, games=titles))
    raise GameError(WORDS("no-such-game", asked=truncate(text.strip(), 40), games=titles))


async def setup(bot: Bot) -> None:
    """Add /how."""
    await bot.add_cog(QuickStart())
