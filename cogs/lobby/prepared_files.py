"""Commands for prepared files of a game: check, use in a lobby, get a template, export.

There is one group for each word that games have for such files (``Game.files``), such as /region. Their content is
foreign text: it reaches a message only as plain words.
"""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord
from discord import app_commands

from engine import LARGEST_FILE, AnyGame, GameError, Prepared, capabilities, listed

from ..core.attachments import TooLarge, download
from ..core.context import Bot, Interaction, call_of, place_of
from ..core.limits import ABOUT, truncate
from ..core.permissions import check_can_post
from ..interactions.answer import Answer
from ..interactions.errors import handles_refusals
from ..messages.text import safe_text

LONGEST_LINE = 200
"""How long one line about a file may be."""
SUFFIX = ".toml"


def file_group(word: str, games: Mapping[str, AnyGame]) -> app_commands.Group:
    """Return the commands for the files that some of ``games`` call ``word``."""
    keys = tuple(key for key, game in games.items() if capabilities.files(game) == word)
    titles = listed([games[key].title for key in keys])
    group = app_commands.Group(
        name=word, description=truncate(f"A {word} of your own for {titles}: check it, use it", ABOUT)
    )

    @group.command(description=truncate(f"See whether a {word} file can be used, and what to put right", ABOUT))
    @app_commands.describe(file=f"The {word} file")
    @handles_refusals
    async def check(interaction: Interaction, file: discord.Attachment) -> None:
        async with Answer(interaction) as answer:
            key = await _game_for_file(interaction, keys, games)
            prepared = await interaction.client.tables.files.check_file(key, await read_text(file))
            await answer.send_private(f"This {word} can be used. {prepared_text(prepared)}")

    @group.command(description=truncate(f"Play in a {word} of your own: for the host, in the lobby", ABOUT))
    @app_commands.describe(file=f"The {word} file; left out, the lobby does without one again")
    @handles_refusals
    async def use(interaction: Interaction, file: discord.Attachment | None = None) -> None:
        tables, call = interaction.client.tables, call_of(interaction)
        check_can_post(interaction)
        async with Answer(interaction) as answer:
            key = await _gathering(interaction, word, keys, games)
            if file is None:
                await interaction.client.publisher.publish(await tables.files.use_file(call, ""))
                await answer.send_private(f"The lobby does without a {word} file again.")
                return
            text = await read_text(file)
            prepared = await tables.files.check_file(key, text)
            await interaction.client.publisher.publish(await tables.files.use_file(call, text))
            await answer.send_private(f"The party will play in it. {prepared_text(prepared)}")

    @group.command(description=truncate(f"Get a {word} file to begin from, with comments", ABOUT))
    @handles_refusals
    async def template(interaction: Interaction) -> None:
        async with Answer(interaction) as answer:
            key = await _game_for_file(interaction, keys, games)
            written = interaction.client.tables.files.template(key)
            words = f"A {word} to begin from. `/{word} check` says what to put right, `/{word} use` plays in it."
            await answer.send_private(words, files=(_file(f"{word}-template{SUFFIX}", written),))

    @group.command(description=truncate(f"Get the {word} that was played in this channel as a file", ABOUT))
    @handles_refusals
    async def export(interaction: Interaction) -> None:
        async with Answer(interaction) as answer:
            await _game_for_file(interaction, keys, games, here_only=True)
            name, written = await interaction.client.tables.files.export_file(place_of(interaction), interaction.user.id)
            words = f"The whole {word}, with its secrets. `/{word} use` plays in it."
            await answer.send_private(words, files=(_file(name, written),))

    return group


async def read_text(file: discord.Attachment) -> str:
    """Return the text of an attachment; a `GameError` with words if it is too large, no text, or cannot be downloaded."""
    # A character takes up to 4 bytes, but usually one.
    try:
        written = await download(file, LARGEST_FILE)
    except TooLarge as error:
        size = f": {_kilobytes(file.size)}, and" if file.size > LARGEST_FILE else ":"
        raise GameError(f"That file is too large{size} {_kilobytes(LARGEST_FILE)} are the most.", "TAB-048") from error
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GameError("That file is no text. Save it as plain text in UTF-8.", "TAB-048") from error
    if "\0" in text:
        raise GameError("That file is no text. Save it as plain text in UTF-8.", "TAB-048")
    return text


def prepared_text(prepared: Prepared) -> str:
    """Return what a game read from a file: its name, its content, and warnings."""
    lines = [f"**{safe_text(prepared.name, 60)}**"]
    lines += [f"- {safe_text(fact, LONGEST_LINE)}" for fact in prepared.facts]
    if prepared.warnings:
        lines.append("Perhaps not meant so:")
        lines += [f"- {safe_text(warning, LONGEST_LINE)}" for warning in prepared.warnings]
    return "\n".join(lines)


def _kilobytes(size: int) -> str:
    return f"{-(-size // 1024):,} KB"


def _file(name: str, text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), filename=name)


async def _game_for_file(
    interaction: Interaction, keys: tuple[str, ...], games: Mapping[str, AnyGame], *, here_only: bool = False
) -> str:
    """Return the game that a file is for: the one in this channel if it takes such files, else the only one that does."""
    key = await interaction.client.tables.lobby.game_here(place_of(interaction))
    if key in keys:
        return str(key)
    if len(keys) == 1 and not here_only:
        return keys[0]
    titles = listed([games[key].title for key in keys], "or")
    raise GameError(f"Nothing of {titles} is gathering or being played in this channel.", "TAB-048")


async def _gathering(interaction: Interaction, word: str, keys: tuple[str, ...], games: Mapping[str, AnyGame]) -> str:
    """Return the game that gathers in this channel, if it takes such files."""
    try:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
    except GameError:
        latest = None
    if latest is None or latest.lobby is None or latest.kind == "closed" or latest.lobby.game not in keys:
        if latest is not None and latest.lobby is None and latest.kind != "end":
            raise GameError(f"A {word} is chosen before the start, and here a game is under way.", "TAB-014")
        opened = listed([f"`/delve new game:{games[key].title}`" for key in keys], "or")
        raise GameError(
            f"A {word} is chosen while a party gathers. Open a lobby with {opened}; then `/{word} use` with your file "
            f"plays in it. `/{word} check` reads a file at any time.",
            "TAB-014",
        )
    return latest.lobby.game


async def setup(bot: Bot) -> None:
    """Add a group of commands for each kind of file."""
    words = dict.fromkeys(capabilities.files(game) for game in bot.tables.games.values() if capabilities.files(game))
    for word in words:
        bot.tree.add_command(file_group(word, bot.tables.games))
