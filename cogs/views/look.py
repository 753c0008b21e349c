"""The map, the status, the log and the help.

These commands change nothing. Only the member sees the answer, unless it shall be public.
"""

from __future__ import annotations

import msgspec
from discord import app_commands
from discord.ext import commands

from engine import (
    ENTER,
    MAP_MODE,
    SOURCE,
    WORDS,
    AnyGame,
    GameError,
    Guided,
    Look,
    Sights,
    Verb,
    Version,
    capabilities,
    spoken,
)

from ..core.context import Bot, Interaction, call_of, place_of
from ..core.limits import ATTACHMENTS, LAYOUT_TEXT, split_text, truncate
from ..core.usage_limits import Costly
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, number_in, parts_in
from ..interactions.errors import handles_refusals
from ..messages.controls import NEXT_PREFIX, button, control_id, hint_button, learn_button, select, window_button
from ..messages.layout import Groups, Item, MessageContent, in_rows
from ..messages.operator_lines import about_lines
from ..messages.text import member_prompt, picture_file
from ..play.buttons import show_own
from ..play.panel import panel_groups
from .pages import completion
from .replay import replay_button

AS_USUAL = "as usual"
"""Stands in a menu for the map without a mode."""
MODE, PLACE = "mode", "place"
"""The kinds of the menus of modes and of places."""
WHOLE = "whole"
"""The kind of the button that shows the whole map in one picture."""
IN_WORDS, MODE_IN_WORDS, PLACE_IN_WORDS = "words", "wordsmode", "wordsplace"
"""The kinds of the same controls where the map is told in words."""


class LookCommands(commands.Cog):
    """The commands that show a table."""

    @app_commands.command()
    @handles_refusals
    async def map(
        self, interaction: Interaction, around: str = "", mode: str = "", text: bool = False, public: bool = False
    ) -> None:
        """Show the map."""
        interaction.client.usage_limits.take(interaction, Costly.PICTURE)
        tables, channel = interaction.client.tables, place_of(interaction)
        viewer = None if public else interaction.user.id
        async with Answer(interaction) as answer:
            look = Look(at=around, mode=mode)
            always = await _wants_words(interaction)
            if text and public:
                await answer.show(await tables.views.in_words(channel, None, look), public=True)
                return
            if text or (always and not public):
                await answer.send_private(await _content_in_words(interaction, look, both=not always))
                return
            picture = await tables.views.show(channel, viewer, look)
            update = await tables.views.latest(channel)
            await answer.show(update.status, picture_file(picture), public=public)

    map.autocomplete("around")(completion("map"))

    map.autocomplete("mode")(completion(MAP_MODE))

    @app_commands.command()
    @handles_refusals
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the table, and the member's own controls."""
        tables, call = interaction.client.tables, call_of(interaction)
        async with Answer(interaction) as answer:
            sheet = await tables.views.status(call.channel, call.member.id)
            panel = await tables.views.panel(call)
            asking = member_prompt(call.member, panel.ask) or panel.why
            await answer.send_private(MessageContent(sheet, asking, panel_groups(panel)))

    @app_commands.command()
    @handles_refusals
    async def log(self, interaction: Interaction, page: app_commands.Range[int, 1, 9999] | None = None) -> None:
        """Show a page of the log."""
        tables, channel = interaction.client.tables, place_of(interaction)
        written, pages = await tables.views.log(channel, page or 1, interaction.user.id)
        small = WORDS("log-small", page=min(page or 1, pages), pages=pages, seal=await tables.exports.seal(channel))
        told = "\n".join(filter(None, [written, small, await tables.exports.opened_key(channel)]))
        groups = in_rows([[replay_button(Version(await tables.replays.here(channel), 0))]])
        await Answer(interaction).send_private(MessageContent(told, groups=groups))

    @app_commands.command()
    @handles_refusals
    async def help(self, interaction: Interaction) -> None:
        """Show what the bot does, and what can be typed in this channel."""
        answer = Answer(interaction)
        *before, last = split_text(await help_text(interaction))
        for part in before:
            await answer.send_private(part)
        taught = interaction.client.tables.lessons.has()
        await answer.send_private(MessageContent(last, groups=in_rows([[learn_button()]] if taught else [])))


@app_commands.command()
@handles_refusals
async def hand(interaction: Interaction) -> None:
    """Show the member's own side of the table."""
    await show_own(interaction, whole=True)


@handles("closer")
async def closer(interaction: Interaction, press: Press) -> None:
    """Show the map in the mode and around the place of the control; without these around the place that is asked about, or
    its parts, larger than in the post, and then the whole."""
    mode, at = parts_in(press.rest, 2)
    await _show_map(interaction, mode, at, parts=not (mode or at))


@handles(WHOLE)
async def whole_map(interaction: Interaction, press: Press) -> None:
    """Show the whole map in one picture, in the mode of the control."""
    await _show_map(interaction, press.rest, "", whole=True)


@handles(MODE)
async def mode(interaction: Interaction, press: Press) -> None:
    """Show the map in the picked mode, around the same place."""
    await _show_map(interaction, "" if press.picked == AS_USUAL else press.picked, press.rest)


@handles(PLACE)
async def place(interaction: Interaction, press: Press) -> None:
    """Show the map around the picked place, in the same mode, or open the menu's next part."""
    await _around(interaction, press, words=False)


@handles(IN_WORDS)
async def in_words(interaction: Interaction, press: Press) -> None:
    """Show the map in words, in the mode and around the place of the control."""
    mode, at = parts_in(press.rest, 2)
    await _show_map(interaction, mode, at, words=True)


@handles(MODE_IN_WORDS)
async def mode_in_words(interaction: Interaction, press: Press) -> None:
    """Show the map in words, in the picked mode, around the same place."""
    await _show_map(interaction, "" if press.picked == AS_USUAL else press.picked, press.rest, words=True)


@handles(PLACE_IN_WORDS)
async def place_in_words(interaction: Interaction, press: Press) -> None:
    """Show the map in words around the picked place, in the same mode, or open the menu's next part."""
    await _around(interaction, press, words=True)


async def _around(interaction: Interaction, press: Press, *, words: bool) -> None:
    mode, at = parts_in(press.rest, 2)
    if press.picked.startswith(NEXT_PREFIX):
        await _show_map(interaction, mode, at, number_in(press.picked.removeprefix(NEXT_PREFIX)), words=words)
    else:
        await _show_map(interaction, mode, press.picked, words=words)


async def _show_map(
    interaction: Interaction,
    mode: str,
    at: str,
    start: int = 0,
    *,
    words: bool = False,
    parts: bool = False,
    whole: bool = False,
) -> None:
    """Show the map as a picture, or the ``whole`` of it. With ``parts`` come first pictures of nearly twice its scale, or
    what a game shows larger where the member is, and then the whole.

    With ``words`` it is shown in words, as always for members who want no pictures.
    """
    look = Look(at=at, mode=mode, whole=whole)
    interaction.client.usage_limits.take(interaction, Costly.PICTURE)
    async with Answer(interaction) as answer:
        always = await _wants_words(interaction)
        if words or always:
            await answer.show_in_place(await _content_in_words(interaction, look, start, both=not always), choice=True)
            return
        views, channel, member = interaction.client.tables.views, place_of(interaction), interaction.user.id
        sights = await views.sights(channel, member)
        if parts and sights.asked:
            at, parts = sights.asked, False
            look = msgspec.structs.replace(look, at=at)
        picture = await views.show(channel, member, look)
        shown = [picture]
        if parts:
            # Who wants large pictures gets parts of each in any case.
            large = (await interaction.client.tables.member_settings.settings(member)).large
            strips = () if large else await views.enlarged(picture)
            all_of_it = await views.show(channel, member, msgspec.structs.replace(look, whole=True))
            closer = strips if len(strips) > 1 else [picture]
            # A phone shows the end of a message: the whole comes last.
            shown = [*[part for part in closer if part.png != all_of_it.png][: ATTACHMENTS - 1], all_of_it]
        window = bool(interaction.client.window_url)
        groups = closer_controls(sights, mode, at, start, window=window)
        content = MessageContent(_about(sights, mode), groups=groups, spread=True)
        await answer.show_in_place(content, *map(picture_file, shown), choice=True)


async def _content_in_words(interaction: Interaction, look: Look, start: int = 0, *, both: bool) -> MessageContent:
    """Return the map in words as the member may see it, with its controls."""
    views, channel, member = interaction.client.tables.views, place_of(interaction), interaction.user.id
    sights = await views.sights(channel, member)
    told = await views.in_words(channel, member, look)
    window = bool(interaction.client.window_url)
    groups = closer_controls(sights, look.mode, look.at, start, words=True, both=both, window=window)
    text = "\n".join(filter(None, [_about(sights, look.mode), told]))
    return MessageContent(truncate(text, LAYOUT_TEXT), groups=groups)


def _about(sights: Sights, mode: str) -> str:
    """Return what a mode of the map shows, in a sentence."""
    return next((WORDS("mode-about", about=shown.about) for shown in sights.modes if shown.name == mode), "")


async def _wants_words(interaction: Interaction) -> bool:
    """Return whether the member wants words in place of pictures (TAB-204)."""
    return (await interaction.client.tables.member_settings.settings(interaction.user.id)).in_words


def closer_controls(
    sights: Sights,
    mode: str,
    at: str,
    start: int = 0,
    *,
    words: bool = False,
    both: bool = True,
    window: bool = False,
) -> Groups:
    """Return the controls under a large map: other ways to see it, menus of modes and of places, and the way back.

    ``words``: it is told in words; ``both``: a button leads from the picture to the words, or back. It comes before the
    menus for those who have the controls read out, after the button for advice. ``window``: a button leads to the page of
    the table.
    """
    other = "closer" if words else IN_WORDS
    label = WORDS("button-picture") if words else WORDS("button-in-words")
    whole = control_id(IN_WORDS, sights.version, mode, "") if words else control_id(WHOLE, sights.version, mode)
    seen = [hint_button(sights.version)] if sights.hints else []
    seen += [button(label, control_id(other, sights.version, mode, at))] if both else []
    seen += [button(WORDS("button-whole-map"), whole)] if at else []
    seen += [window_button(sights.version)] if window else []
    rows: list[list[Item]] = [seen]
    if sights.modes:
        options = [(WORDS("map-as-usual"), AS_USUAL, "")] * bool(mode)
        options += [_mode_option(sight) for sight in sights.modes if sight.name != mode]
        kind = MODE_IN_WORDS if words else MODE
        rows.append([select(control_id(kind, sights.version, at), WORDS("menu-mode"), options)])
    if places := [(name, name, "") for name in sights.places if name != at]:
        custom_id = control_id(PLACE_IN_WORDS if words else PLACE, sights.version, mode, at)
        rows.append([select(custom_id, WORDS("menu-place"), places, start if start < len(places) else 0)])
    last = [button(WORDS("button-back"), control_id("panel", sights.version))]
    return in_rows([*rows, last] if len(rows) > 1 else [[*seen, *last]])


def _mode_option(mode: capabilities.Mode) -> tuple[str, str, str]:
    """Return the option of a way to see the map. Its name is an English word: another language says what it shows."""
    about = str(mode.about)
    return (mode.name.capitalize(), mode.name, about) if spoken() == SOURCE else (about, mode.name, "")


async def help_text(interaction: Interaction) -> str:
    """Return how to begin or, if a game is played here, its commands (TAB-063)."""
    tables = interaction.client.tables
    key = await tables.lobby.game_here(place_of(interaction))
    game = tables.games.get(key) if key else None
    how = bool(tables.quick_start(game.key)) if game else any(map(tables.quick_start, tables.games))
    wishes = [
        WORDS("help-wishes"),
        WORDS("help-wishes.play", daily=bool(tables.dailies.titles)),
        WORDS("help-wishes.learn", how=how, lessons=tables.lessons.has(game.key if game else "")),
        WORDS("help-wishes.see"),
        WORDS("help-wishes.watch"),
        WORDS("help-wishes.mend"),
        WORDS("help-wishes.set"),
    ]
    if game is None:
        openings = [opening for other in tables.games.values() for opening in capabilities.openings(other)]
        opened = [WORDS("help.opening", name=opening.name, about=opening.about) for opening in openings]
        small = [WORDS("help.where"), WORDS("help.mark"), WORDS("help.messages"), *about_lines(interaction.client)]
        return "\n".join([WORDS("help"), *wishes, *opened, *small])
    lines = [WORDS("help-game", game=game.title, about=game.briefly or game.about)]
    lines += [
        WORDS("typed-command", command=verb.command, about=verb.here or verb.about)
        for verb in await _typed_verbs(interaction, game)
    ]
    lines += [WORDS("help-game.hand")] if _has_secrets(game) else []
    lines += [WORDS("typed-command", command=page.command, about=page.about) for page in capabilities.pages(game)]
    if kind := capabilities.files(game):
        lines.append(WORDS("help-game.files", kind=kind, command=capabilities.file_commands(game)))
    return "\n".join([*lines, WORDS("help-game.ways"), WORDS("help.mark"), *wishes, *about_lines(interaction.client)])


async def _typed_verbs(interaction: Interaction, game: AnyGame) -> list[Verb]:
    """Return the verbs that can be typed at the table in this channel.

    At a desk these are its own. A game master's verbs count if there is a game master.
    """
    tables = interaction.client.tables
    try:
        terms, master = (
            (await tables.views.latest(place_of(interaction))).terms,
            await tables.views.master(place_of(interaction)),
        )
    except GameError:
        terms, master = None, None
    chosen = dict(terms.options).items() if terms else {}.items()
    opened = next((opening for opening in capabilities.openings(game) if terms and opening.options.items() <= chosen), None)
    found = [
        verb for verb in game.verbs if verb.name != ENTER and (master or not (isinstance(game, Guided) and verb.private))
    ]
    if opened is None:
        return [verb for verb in found if verb.group in ("", game.key)]
    return [verb for verb in found if verb.group == opened.name or verb.name in opened.verbs]


def _has_secrets(game: AnyGame) -> bool:
    """Return whether a game has something that only some members may know or do."""
    return bool(capabilities.own(game)) or any(verb.private for verb in game.verbs)


async def setup(bot: Bot) -> None:
    """Add the commands; /hand only if a game has secrets."""
    await bot.add_cog(LookCommands())
    if any(_has_secrets(game) for game in bot.tables.games.values()):
        bot.tree.add_command(hand)
