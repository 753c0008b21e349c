"""/keeper settings: a server's settings, shown and changed in one message for its manager (TAB-131, TAB-132)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from engine import MONTHS, PACES, PLACES, SUITED, WINDOWS_FOR, WORDS, AnyGame, ServerSettings, name_of, paced

from ..core.context import Interaction, picked_values
from ..core.limits import MENU_OPTIONS, PLACEHOLDER, truncate
from ..core.server_rules import existing_channels, settings_of
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, unknown_control
from ..messages.controls import button
from ..messages.game_list import newcomer_order
from ..messages.layout import Group, Groups, Item, MessageContent, in_rows
from .access import admin_id, check_manager

KIND = "server"
AS_DISCORD = "discord"
"""The language that Discord has for a server."""
GAMES, CHANNELS, WAIT, KEPT, USUAL, EVERYWHERE = "games", "channels", "wait", "kept", "usual", "everywhere"
WINDOWS, LANGUAGE = "windows", "language"
CHANNEL_TYPES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Types of channels that can hold tables, themselves or in threads."""


async def settings_for(interaction: Interaction) -> MessageContent:
    """Return the settings of the server of an interaction."""
    return _content(interaction, await settings_of(interaction))


def _content(interaction: Interaction, settings: ServerSettings) -> MessageContent:
    games, windows = interaction.client.tables.games, bool(interaction.client.window_url)
    return settings_content(settings, games, interaction.guild, windows=windows)


@handles(KIND)
async def change(interaction: Interaction, press: Press) -> None:
    """Change the setting of a control, and show the settings in the same message."""
    check_manager(interaction)
    servers, guild, values = (
        interaction.client.tables.server_settings,
        interaction.guild_id or 0,
        picked_values(interaction),
    )
    async with Answer(interaction) as answer:
        match press.rest:
            case "games":
                settings = await servers.want(guild, games=values)
            case "channels":
                settings = await servers.want(guild, channels=[int(value) for value in values if value.isdecimal()])
            case "wait":
                settings = await servers.want(guild, wait=_number(press.picked))
            case "kept":
                settings = await servers.want(guild, months=_number(press.picked))
            case "windows":
                settings = await servers.want(guild, windows=_number(press.picked))
            case "language":
                settings = await servers.want(guild, language=press.picked.removeprefix(AS_DISCORD))
            case "everywhere":
                settings = await servers.want(guild, channels=())
            case "usual":
                settings = await servers.as_usual(guild)
            case _:
                raise unknown_control()
        await answer.show_in_place(_content(interaction, settings))


def settings_content(
    settings: ServerSettings, games: Mapping[str, AnyGame], guild: discord.Guild | None, *, windows: bool = False
) -> MessageContent:
    """Return a server's settings as menus; ``windows``: tables can have pages."""
    there = existing_channels(guild, settings)
    lines = [WORDS("settings-head"), WORDS("settings-head.small")]
    if gone := len(settings.channels) - len(there):
        lines.append(WORDS("settings-some-gone", count=gone) if there else WORDS("settings-all-gone"))
    return MessageContent("\n".join(lines), groups=_controls(settings, games, there, windows=windows))


def _controls(settings: ServerSettings, games: Mapping[str, AnyGame], there: Sequence[int], *, windows: bool) -> Groups:
    known = [
        discord.SelectOption(label=game.title, value=game.key, default=settings.has(game.key))
        for game in newcomer_order(games)
    ][:MENU_OPTIONS]
    defaults = [discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel) for channel in there]
    waits = [(WORDS("wait-suits") if wait == SUITED else paced(wait), wait) for wait in (SUITED, *PACES.values())]
    spans = [(WORDS("months", count=count) if count % 12 else WORDS("years", count=count // 12), count) for count in MONTHS]
    menus: dict[str, Item] = {
        WORDS("heading-games"): discord.ui.Select(
            custom_id=admin_id(KIND, GAMES),
            placeholder=WORDS("menu-games"),
            options=known,
            min_values=1,
            max_values=len(known),
        ),
        WORDS("heading-channels"): discord.ui.ChannelSelect(
            custom_id=admin_id(KIND, CHANNELS),
            placeholder=WORDS("menu-channels"),
            channel_types=CHANNEL_TYPES,
            default_values=defaults[:MENU_OPTIONS],
            min_values=0,
            max_values=MENU_OPTIONS,
        ),
        WORDS("heading-wait"): _menu(WAIT, WORDS("menu-wait"), waits, settings.wait),
        WORDS("heading-kept"): _menu(KEPT, WORDS("menu-kept"), spans, settings.months),
    }
    if len(PLACES) > 1:
        named = [(WORDS("language-as-discord"), AS_DISCORD), *((name_of(each), each) for each in PLACES)]
        menus[WORDS("heading-language")] = _menu(LANGUAGE, WORDS("menu-language"), named, settings.language or AS_DISCORD)
    if windows:
        whom = [(WORDS("windows-for", whom=each), each) for each in WINDOWS_FOR]
        menus[WORDS("heading-windows")] = _menu(WINDOWS, WORDS("menu-windows"), whom, settings.windows)
    ways: list[Item] = []
    if settings.channels and not there:
        ways.append(button(WORDS("button-every-channel"), admin_id(KIND, EVERYWHERE), discord.ButtonStyle.primary))
    if settings != ServerSettings():
        ways.append(button(WORDS("button-as-usual"), admin_id(KIND, USUAL)))
    return (*(Group(((menu,),), name) for name, menu in menus.items()), *in_rows([ways]))


def _menu(what: str, about: str, choices: Sequence[tuple[str, int | str]], now: int | str) -> Item:
    options = [discord.SelectOption(label=words, value=str(value), default=value == now) for words, value in choices]
    return discord.ui.Select(custom_id=admin_id(KIND, what), placeholder=truncate(about, PLACEHOLDER), options=options)


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise unknown_control()
    return int(text)
