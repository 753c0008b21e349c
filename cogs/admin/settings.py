"""What is set for a server, seen and changed in one message that only its manager sees (TAB-131, TAB-132)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from engine import MONTHS, PACES, SUITED, AnyGame, Settings, Stale, paced

from ..core.allowed import ALL_GONE, settings_of, still_there
from ..core.context import Asked, chosen
from ..core.limits import MENU_OPTIONS, PLACEHOLDER, cut
from ..interactions.answer import Answer
from ..interactions.components import UNKNOWN, Pressed, reacts_to
from ..messages.controls import button
from ..messages.game_list import in_order
from ..messages.layout import Group, Groups, Item, Shown, in_rows
from .access import check_manager, own_id

KIND = "server"
GAMES, CHANNELS, WAIT, KEPT, USUAL, EVERYWHERE = "games", "channels", "wait", "kept", "usual", "everywhere"
HEADLINE = (
    "So it is for new tables in this server; those under way go on, whatever you change.\n"
    "-# Finished tables, those of before too, are deleted once they are older than you choose."
)
SUITS = "as it suits who plays"
PLACES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
]
"""Kinds of channels in which tables can be, or in threads of which."""


async def settings_for(asked: Asked) -> Shown:
    """Return what is set for the server that somebody manages."""
    return settings_shown(await settings_of(asked), asked.client.tables.games, asked.guild)


@reacts_to(KIND)
async def change(asked: Asked, pressed: Pressed) -> None:
    """Change what the control says, and show the settings in the same message."""
    check_manager(asked)
    servers, guild, values = asked.client.tables.servers, asked.guild_id or 0, chosen(asked)
    async with Answer(asked) as answer:
        match pressed.rest:
            case "games":
                settings = await servers.want(guild, games=values)
            case "channels":
                settings = await servers.want(guild, channels=[int(value) for value in values if value.isdecimal()])
            case "wait":
                settings = await servers.want(guild, wait=_number(pressed.picked))
            case "kept":
                settings = await servers.want(guild, months=_number(pressed.picked))
            case "everywhere":
                settings = await servers.want(guild, channels=())
            case "usual":
                settings = await servers.as_usual(guild)
            case _:
                raise Stale(UNKNOWN)
        await answer.turned(settings_shown(settings, asked.client.tables.games, asked.guild))


def settings_shown(settings: Settings, games: Mapping[str, AnyGame], guild: discord.Guild | None) -> Shown:
    """Return what is set for a server, as menus that show it."""
    there = still_there(guild, settings)
    return Shown("\n".join(filter(None, [HEADLINE, _gone(settings, there)])), groups=_controls(settings, games, there))


def _gone(settings: Settings, there: Sequence[int]) -> str:
    """Return how many of the channels that were chosen are gone, "" for none."""
    gone = len(settings.channels) - len(there)
    if gone and not there:
        return f"**{ALL_GONE}** Choose others below, or let it be every channel."
    return f"-# Of the channels chosen {'1 is' if gone == 1 else f'{gone} are'} gone." if gone else ""


def _controls(settings: Settings, games: Mapping[str, AnyGame], there: Sequence[int]) -> Groups:
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
    ways = [button("Every channel", own_id(KIND, EVERYWHERE), discord.ButtonStyle.primary)] if nowhere else []
    ways += [button("All as usual", own_id(KIND, USUAL))] if settings != Settings() else []
    return (*menus, *in_rows([ways]))


def _games(settings: Settings, games: Mapping[str, AnyGame]) -> Item:
    options = [
        discord.SelectOption(label=game.title, value=game.key, default=settings.has(game.key)) for game in in_order(games)
    ][:MENU_OPTIONS]
    return discord.ui.Select(
        custom_id=own_id(KIND, GAMES), placeholder="Games", options=options, min_values=1, max_values=len(options)
    )


def _channels(there: Sequence[int]) -> Item:
    defaults = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in there]
    return discord.ui.ChannelSelect(
        custom_id=own_id(KIND, CHANNELS),
        placeholder="Every channel",
        channel_types=PLACES,
        default_values=defaults[:MENU_OPTIONS],
        min_values=0,
        max_values=MENU_OPTIONS,
    )


def _menu(what: str, about: str, choices: list[tuple[str, int]], now: int) -> Item:
    options = [discord.SelectOption(label=words, value=str(value), default=value == now) for words, value in choices]
    return discord.ui.Select(custom_id=own_id(KIND, what), placeholder=cut(about, PLACEHOLDER), options=options)


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
