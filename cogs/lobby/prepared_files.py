"""Prepared files of a game: check one, use it in a lobby, by command or by a form, get a template, export.

The commands are a group within the game's own, by the word that it has for such files (``Game.files``). The content of
files is foreign text: it reaches a message only as plain words.
"""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands

from engine import LARGEST_FILE, WORDS, AnyGame, GameError, Prepared, Stale, capabilities

from ..core.attachments import TooLarge, download
from ..core.command_texts import described
from ..core.context import Interaction, call_of, place_of
from ..core.limits import FORM_TITLE, OPTION_TEXT, truncate
from ..core.permissions import check_can_post
from ..core.usage_limits import Costly
from ..interactions.answer import Answer, send_modal
from ..interactions.components import Press, handles
from ..interactions.errors import handles_refusals
from ..interactions.forms import Submission, handles_form, uploaded
from ..messages.controls import control_id
from ..messages.lobby_controls import OWN_FILE
from ..messages.text import safe_text
from ..play.commands import grouped_command

LONGEST_LINE = 200
"""How long one line about a file may be."""
SUFFIX = ".toml"
FIELD = "file"


@grouped_command
def file_group(game: AnyGame) -> list[app_commands.Group]:
    """Return the commands for the prepared files of a game, if it takes such files."""
    word, typed, key, title = capabilities.files(game), capabilities.file_commands(game), game.key, game.title
    if not word:
        return []
    group = app_commands.Group(name=word, description=described(WORDS.message("files-about", kind=word, games=[title])))

    @group.command(description=described(WORDS.message("files-check", kind=word)))
    @app_commands.describe(file=described(WORDS.message("files-check.file", kind=word)))
    @handles_refusals
    async def check(interaction: Interaction, file: discord.Attachment) -> None:
        interaction.client.usage_limits.take(interaction, Costly.FILE)
        async with Answer(interaction) as answer:
            prepared = await interaction.client.tables.files.check_file(key, await read_text(file))
            await answer.send_private(f"{WORDS('file-can-be-used', kind=word)} {prepared_text(prepared)}")

    @group.command(description=described(WORDS.message("files-use", kind=word)))
    @app_commands.describe(file=described(WORDS.message("files-use.file", kind=word)))
    @handles_refusals
    async def use(interaction: Interaction, file: discord.Attachment | None = None) -> None:
        if file is not None:
            await use_file(interaction, game, file)
            return
        check_can_post(interaction)
        async with Answer(interaction) as answer:
            await _check_gathering(interaction, game)
            await interaction.client.publisher.publish(
                await interaction.client.tables.files.use_file(call_of(interaction), "")
            )
            await answer.send_private(WORDS("file-no-longer-used", kind=word))

    @group.command(description=described(WORDS.message("files-template", kind=word)))
    @handles_refusals
    async def template(interaction: Interaction) -> None:
        async with Answer(interaction) as answer:
            written = interaction.client.tables.files.template(key)
            files = (_file(f"{word}-template{SUFFIX}", written),)
            await answer.send_private(WORDS("file-template", kind=word, command=typed), files=files)

    @group.command(description=described(WORDS.message("files-export", kind=word)))
    @handles_refusals
    async def export(interaction: Interaction) -> None:
        interaction.client.usage_limits.take(interaction, Costly.EXPORT)
        async with Answer(interaction) as answer:
            if await interaction.client.tables.lobby.game_here(place_of(interaction)) != key:
                raise GameError(WORDS("file-nothing-here", games=[title]), "TAB-048")
            name, written = await interaction.client.tables.files.export_file(place_of(interaction), interaction.user.id)
            await answer.send_private(WORDS("file-exported", kind=word, command=typed), files=(_file(name, written),))

    return [group]


@handles(OWN_FILE)
async def press_own_file(interaction: Interaction, press: Press) -> None:
    """Show the form in which a file is uploaded, to those who may choose it."""
    game = await _gathering(interaction)
    await interaction.client.tables.files.check_may_use(call_of(interaction))
    word = capabilities.files(game)
    field: discord.ui.Label[Any] = discord.ui.Label(
        text=WORDS("own-file-field"),
        description=truncate(WORDS("own-file-about", command=capabilities.file_commands(game)), OPTION_TEXT),
        component=discord.ui.FileUpload(custom_id=FIELD, required=True, max_values=1),
    )
    title = truncate(WORDS("own-file", kind=word), FORM_TITLE)
    modal = discord.ui.Modal(title=title, custom_id=control_id(OWN_FILE, press.version), timeout=None)
    modal.add_item(field)
    modal.stop()
    await send_modal(interaction, modal)


@handles_form(OWN_FILE)
async def submit_own_file(interaction: Interaction, submitted: Submission) -> None:
    """Use an uploaded file."""
    for file in uploaded(interaction, submitted, FIELD):
        await use_file(interaction, await _gathering(interaction), file)


async def use_file(interaction: Interaction, game: AnyGame, file: discord.Attachment) -> None:
    """Check a file, and use it in the lobby of this channel."""
    tables = interaction.client.tables
    check_can_post(interaction)
    async with Answer(interaction) as answer:
        await _check_gathering(interaction, game)
        interaction.client.usage_limits.take(interaction, Costly.FILE)
        text = await read_text(file)
        prepared = await tables.files.check_file(game.key, text)
        await interaction.client.publisher.publish(await tables.files.use_file(call_of(interaction), text))
        await answer.send_private(f"{WORDS('file-is-used')} {prepared_text(prepared)}")


async def read_text(file: discord.Attachment) -> str:
    """Return the text of an attachment; a `GameError` with words if it is too large, no text, or cannot be downloaded."""
    # A character takes up to 4 bytes, but usually one.
    try:
        written = await download(file, LARGEST_FILE)
    except TooLarge as error:
        most = _kilobytes(LARGEST_FILE)
        if file.size > LARGEST_FILE:
            raise GameError(WORDS("file-too-large-size", size=_kilobytes(file.size), most=most), "TAB-048") from error
        raise GameError(WORDS("file-too-large", most=most), "TAB-048") from error
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise GameError(WORDS("file-no-text"), "TAB-048") from error
    if "\0" in text:
        raise GameError(WORDS("file-no-text"), "TAB-048")
    return text


def prepared_text(prepared: Prepared) -> str:
    """Return what a game read from a file: its name, its content, and warnings."""
    lines = [f"**{safe_text(prepared.name, 60)}**"]
    lines += [f"- {safe_text(fact, LONGEST_LINE)}" for fact in prepared.facts]
    if prepared.warnings:
        lines.append(WORDS("file-warnings"))
        lines += [f"- {safe_text(warning, LONGEST_LINE)}" for warning in prepared.warnings]
    return "\n".join(lines)


def _kilobytes(size: int) -> str:
    return f"{-(-size // 1024):,} KB"


def _file(name: str, text: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), filename=name)


async def _gathering(interaction: Interaction) -> AnyGame:
    """Return the game that gathers in this channel; `Stale` if none does."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.lobby is None or latest.kind == "closed":
        raise Stale(WORDS("lobby-is-closed.now"))
    return interaction.client.tables.games[latest.lobby.game]


async def _check_gathering(interaction: Interaction, game: AnyGame) -> None:
    """Raise a `GameError` if this game does not gather in this channel."""
    try:
        latest = await interaction.client.tables.views.latest(place_of(interaction))
    except GameError:
        latest = None
    if latest is None or latest.lobby is None or latest.kind == "closed" or latest.lobby.game != game.key:
        word = capabilities.files(game)
        if latest is not None and latest.lobby is None and latest.kind != "end":
            raise GameError(WORDS("file-before-start", kind=word), "TAB-014")
        typed, ways = capabilities.file_commands(game), [f"`/delve new game:{game.title}`"]
        raise GameError(WORDS("file-while-gathering", kind=word, command=typed, ways=ways), "TAB-014")
