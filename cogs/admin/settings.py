"""/keeper settings: a server's settings, shown and changed in one message for its manager (TAB-131, TAB-132)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from engine import MONTHS, PACES, SUITED, AnyGame, ServerSettings, Stale, paced

from ..core.allowed import ALL_GONE, existing_channels, settings_of
from ..core.context import Interaction, picked_values
from ..core.limits import MENU_OPTIONS, PLACEHOLDER, truncate
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Press, handles
from ..messages.controls import button
from ..messages.game_list import newcomer_order
from ..messages.layout import Group, Groups, Item, MessageContent, in_rows
from .access import admin_id, check_manager

KIND = "server"
GAMES, CHANNELS, WAIT, KEPT, USUAL, EVERYWHERE = "games", "channels", "wait", "kept", "usual", "everywhere"
HEADLINE = (
    "So it is for new tables in this server; those under way go on, whatever you change.\n"
    "-# Finished tables, those of before too, are deleted once they are older than you choose."
)
SUITS = "as it suits who plays"
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
    return settings_content(await settings_of(interaction), interaction.client.tables.games, interaction.guild)


@handles(KIND)
async def change(interaction: Interaction, press: Press) -> None:
    """Change the setting of a control, and show the settings in the same message."""
    check_manager(interaction)
    servers, guild, values = interaction.client.tables.servers, interaction.guild_id or 0, picked_values(interaction)
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
            case "everywhere":
                settings = await servers.want(guild, channels=())
            case "usual":
                settings = await servers.as_usual(guild)
            case _:
                raise Stale(UNKNOWN)
        await answer.show_in_place(settings_content(settings, interaction.client.tables.games, interaction.guild))


def settings_content(settings: ServerSettings, games: Mapping[str, AnyGame], guild: discord.Guild | None) -> MessageContent:
    """Return a server's settings as menus."""
    there = existing_channels(guild, settings)
    return MessageContent(
        "\n".join(filter(None, [HEADLINE, _gone(settings, there)])), groups=_controls(settings, games, there)
    )


def _gone(settings: ServerSettings, there: Sequence[int]) -> str:
    """Return how many of the chosen channels were deleted, "" for none."""
    gone = len(settings.channels) - len(there)
    if gone and not there:
        return f"**{ALL_GONE}** Choose others below, or let it be every channel."
    return f"-# Of the channels chosen {'1 is' if gone == 1 else f'{gone} are'} gone." if gone else ""


def _controls(settings: ServerSettings, games: Mapping[str, AnyGame], there: Sequence[int]) -> Groups:
    rows = (
        _games(settings, games),
        _channels(there),
        _menu(
            WAIT,
            "The wait that a lobby proposes",
            [(_pace(wait), wait) for wait in (SUITED, *PACES.values())],
            settings.wait,
        ),
        _menu(KEPT, "How long a finished table is kept", [(_months(count), count) for count in MONTHS], settings.months),
    )
    names = (
        "Games that may be opened",
        "Where tables are opened, threads too",
        "Wait that a lobby proposes",
        "Finished tables are kept for",
    )
    menus = tuple(Group(((row,),), name) for row, name in zip(rows, names, strict=True))
    nowhere = bool(settings.channels) and not there
    ways = [button("Every channel", admin_id(KIND, EVERYWHERE), discord.ButtonStyle.primary)] if nowhere else []
    ways += [button("All as usual", admin_id(KIND, USUAL))] if settings != ServerSettings() else []
    return (*menus, *in_rows([ways]))


def _games(settings: ServerSettings, games: Mapping[str, AnyGame]) -> Item:
    options = [
        discord.SelectOption(label=game.title, value=game.key, default=settings.has(game.key))
        for game in newcomer_order(games)
    ][:MENU_OPTIONS]
    return discord.ui.Select(
        custom_id=admin_id(KIND, GAMES), placeholder="Games", options=options, min_values=1, max_values=len(options)
    )


def _channels(there: Sequence[int]) -> Item:
    defaults = [discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel) for channel in there]
    return discord.ui.ChannelSelect(
        custom_id=admin_id(KIND, CHANNELS),
        placeholder="Every channel",
        channel_types=CHANNEL_TYPES,
        default_values=defaults[:MENU_OPTIONS],
        min_values=0,
        max_values=MENU_OPTIONS,
    )


def _menu(what: str, about: str, choices: list[tuple[str, int]], now: int) -> Item:
    options = [discord.SelectOption(label=words, value=str(value), default=value == now) for words, value in choices]
    return discord.ui.Select(custom_id=admin_id(KIND, what), placeholder=truncate(about, PLACEHOLDER), options=options)


def _pace(wait: int) -> str:
    return SUITS if wait == SUITED else paced(wait)


def _months(count: int) -> str:
    if count % 12:
        return "1 month" if count == 1 else f"{count} months"
    return "1 year" if count == 12 else f"{count // 12} years"


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal():
        raise Stale(UNKNOWN)
    return int(text)
