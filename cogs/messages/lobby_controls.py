"""The controls of a lobby: joining and leaving, bot players, options."""

from __future__ import annotations

import discord
from discord import app_commands

from engine import LEVELS, WORDS, LobbyShown, OptionShown, Version, character, upper

from ..core.context import Interaction, place_of
from ..core.limits import MENU_OPTIONS, OPTION_TEXT, PLACEHOLDER, ROWS, truncate
from ..core.slash import matching
from .controls import Style, button, control_id, learn_button
from .layout import Groups, Item, in_rows
from .text import content_option, further_options, starts_with_company

OWN_FILE = "own-file"
"""The kind of the button and the form for a prepared file."""
DISMISS = "go"
"""The menu value that removes a bot player. The other values are levels."""


def lobby_controls(version: Version, lobby: LobbyShown, *, explained: bool = False, taught: bool = False) -> Groups:
    """Return the controls of a lobby: join, start and leave, more actions, menus for bot players and for what is played.
    One button leads to the other options.

    If the game is ``explained``, a button leads to its quick start cards; if it is ``taught``, one begins its lesson.
    One button is the main one. A lone member starts with bot players (TAB-108) if the game has them, or alone; for others
    Quick start is first if the game has it. Impossible actions are left out.
    """
    first = _rematch_row(version, lobby) if lobby.asked else _main_row(version, lobby)
    learning, further = [], list[Item]()
    alone = starts_with_company(lobby)
    if alone and not lobby.asked:
        # Who is there has joined: the others look for their button behind those of the one who may start.
        further = [_join_button(version, lobby, Style.secondary), _leave_button(version)]
    if taught and not lobby.asked:
        learning.append(learn_button(lobby.game))
    if explained and not lobby.asked:
        learning.append(button(WORDS("button-how"), control_id("how", Version(0, 0), lobby.game)))
    if lobby.hires and not lobby.asked:
        further.append(button(WORDS("button-add-company"), control_id("lobby", version, "hire")))
    if lobby.files and not lobby.asked:
        further.append(button(WORDS("own-file", kind=lobby.files), control_id(OWN_FILE, version)))
    if further_options(lobby):
        further.append(button(WORDS("button-options"), control_id("options", version)))
    menus = [company_menu(version, lobby)] if lobby.company else []
    if content := content_option(lobby):
        menus.append(option_menu(version, content))
    second = [learning, further] if alone else [[*learning, *further]]
    return in_rows([first, *second, *([menu] for menu in menus)])


def _main_row(version: Version, lobby: LobbyShown) -> list[Item]:
    """Return the buttons for joining, starting and leaving."""
    alone = starts_with_company(lobby)
    main, other = Style.success, Style.secondary
    first: list[Item] = []
    if alone:
        first.append(button(WORDS("button-with-company"), control_id("lobby", version, "company"), main))
        if lobby.ready:
            first.append(button(WORDS("button-start-alone"), control_id("lobby", version, "start")))
    else:
        first.append(_join_button(version, lobby, Style.primary))
        if lobby.quick:
            quick = control_id("lobby", version, "quick")
            first.append(button(WORDS("button-quick-start"), quick, main, disabled=not lobby.ready))
        label, style = (WORDS("button-choose-and-start"), other) if lobby.quick else (WORDS("button-start"), main)
        first.append(button(label, control_id("lobby", version, "start"), style, disabled=not lobby.ready))
    return first if alone else [*first, _leave_button(version)]


def _leave_button(version: Version) -> Item:
    return button(WORDS("button-leave"), control_id("lobby", version, "leave"))


def _join_button(version: Version, lobby: LobbyShown, style: Style) -> Item:
    return button(WORDS("button-join"), control_id("lobby", version, "join"), style, disabled=_is_full(lobby))


def _is_full(lobby: LobbyShown) -> bool:
    return lobby.players >= lobby.most and not lobby.company


def next_step(version: Version, lobby: LobbyShown, member: int) -> list[Item]:
    """Return a lobby's main button for one member: to join it, or to start it for its host; none where they wait."""
    if lobby.asked:
        return []
    seats = [seat for seat in lobby.seats if seat.member.id == member]
    if not seats:
        return [] if _is_full(lobby) else [_join_button(version, lobby, Style.primary)]
    row = _main_row(version, lobby) if any(seat.host or lobby.unattended for seat in seats) else []
    main: list[Item] = []
    for item in row:
        if isinstance(item, discord.ui.Button) and item.style is Style.success and not item.disabled:
            main.append(item)
    return main[:1]


def _rematch_row(version: Version, lobby: LobbyShown) -> list[Item]:
    """Return the buttons for members who are asked for a rematch, and the host's start button (TAB-191)."""
    return [
        button(WORDS("button-im-in"), control_id("lobby", version, "join"), Style.success),
        button(WORDS("button-not-this-time"), control_id("lobby", version, "leave")),
        button(WORDS("button-start-now"), control_id("lobby", version, "start"), disabled=not lobby.ready),
    ]


def company_menu(version: Version, lobby: LobbyShown) -> Item:
    """Return the menu that changes the level of a bot player, or removes one."""
    choices = []
    for seat in lobby.company:
        name, number = seat.member.name, seat.member.id
        mark = known.mark if (known := character(number)) else None
        now = WORDS("company-choice.now", level=seat.level)
        for level in LEVELS:
            if level != seat.level:
                label = WORDS("company-choice", name=name, level=level)
                choices.append(discord.SelectOption(label=label, value=f"{name}:{level}", description=now, emoji=mark))
        label = WORDS("company-choice-goes", name=name)
        choices.append(discord.SelectOption(label=label, value=f"{name}:{DISMISS}", emoji=mark))
    placeholder = WORDS("menu-company")
    return discord.ui.Select(
        custom_id=control_id("company", version), placeholder=placeholder, options=choices[:MENU_OPTIONS]
    )


async def company_completed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the name of a bot player at this table."""
    names = await interaction.client.tables.bot_players.names(place_of(interaction))
    return matching(((name, name) for name in names), current.strip())


def option_menus(version: Version, lobby: LobbyShown) -> Groups:
    """Return menus for the further options of a lobby; of more than five for the first four, and one menu of the others.

    Each entry shows its current value.
    """
    every = further_options(lobby)
    if len(every) <= ROWS:
        return in_rows([option_menu(version, option)] for option in every)
    first, rest = every[: ROWS - 1], every[ROWS - 1 :]
    choices = [
        discord.SelectOption(
            label=_choice(option, option.value),
            value=option.name,
            description=truncate(option.about, OPTION_TEXT) or None,
        )
        for option in rest[:MENU_OPTIONS]
    ]
    others: Item = discord.ui.Select(
        custom_id=control_id("setting", version), placeholder=WORDS("menu-option"), options=choices
    )
    return in_rows([*([option_menu(version, option)] for option in first), [others]])


def one_option(version: Version, option: OptionShown) -> Groups:
    """Return the menu of one option, and the way back to the others."""
    return in_rows([[option_menu(version, option)], [button(WORDS("button-back"), control_id("options", version))]])


def option_menu(version: Version, option: OptionShown) -> Item:
    """Return the menu of one option of a lobby. Its entries name the option, because a closed menu shows nothing else."""
    choices = [
        discord.SelectOption(
            label=_choice(option, value),
            value=value,
            description=truncate(option.meaning(value), OPTION_TEXT) or None,
            default=value == option.value,
        )
        for value in option.choices[:MENU_OPTIONS]
    ]
    custom_id = control_id("option", version, option.name)
    return discord.ui.Select(custom_id=custom_id, placeholder=truncate(option.about, PLACEHOLDER), options=choices)


def _choice(option: OptionShown, value: str) -> str:
    """Return an entry of a menu: an option with one of its values."""
    text = WORDS("lobby-option", option=upper(option.title), value=option.words(value))
    return truncate(text, OPTION_TEXT)
