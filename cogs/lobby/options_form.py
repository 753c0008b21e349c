"""The options of a lobby in one form, for its host: menus, and a box to tick for each option with two values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from engine import WORDS, LobbyShown, OptionShown, Version, upper

from ..core.limits import FIELD_LABEL, FIELDS, FORM_TITLE, MENU_OPTIONS, OPTION_TEXT, TICK_BOXES, truncate
from ..messages.controls import control_id
from ..messages.text import further_options

OPTIONS_FORM = "choose"
TICKED = "ticked"
"""The id of the field with the boxes. A menu has the name of its option as its id."""
NEXT = "."
"""Stands between the places of the options with a box, at the end of the form's id."""
YES = ("yes", "on")
"""Values that are said by a tick alone."""


def options_form(version: Version, lobby: LobbyShown) -> discord.ui.Modal | None:
    """Return the form for the further options of a lobby; ``None`` if it has no room for all of them."""
    two, more = _parted(further_options(lobby))
    room = FIELDS - bool(two)
    if len(more) > room or len(two) > TICK_BOXES or any(len(option.choices) > MENU_OPTIONS for option in more):
        return None
    modal = discord.ui.Modal(
        title=truncate(WORDS("options-title", title=lobby.title), FORM_TITLE),
        custom_id=control_id(OPTIONS_FORM, version, NEXT.join(str(_places(lobby)[option.name]) for option in two)),
        timeout=None,
    )
    for option in more:
        modal.add_item(_label(upper(option.title), option.about, _menu(option)))
    if two:
        boxes: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
            custom_id=TICKED, required=False, min_values=0, options=[_box(option) for option in two]
        )
        modal.add_item(_label(WORDS("options-ticked"), WORDS("all-may-refuse") if all_may_refuse(lobby) else "", boxes))
    modal.stop()
    return modal


def chosen_in(lobby: LobbyShown, boxes: str, picked: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Return the options that a submitted form changes, with their new values. One that is open no more is left out.

    ``boxes`` is the end of the form's id: which options could be ticked there. One that opened since then stays as it is.
    """
    two, more = _parted(further_options(lobby))
    wanted = {option.name: picked[option.name][0] for option in more if picked.get(option.name)}
    if TICKED in picked:
        shown = boxes.split(NEXT)
        for option in (option for option in two if str(_places(lobby)[option.name]) in shown):
            on, off = _ticked(option)
            wanted[option.name] = on if option.name in picked[TICKED] else off
    return {
        option.name: wanted[option.name]
        for option in (*more, *two)
        if wanted.get(option.name, option.value) != option.value
    }


def _places(lobby: LobbyShown) -> dict[str, int]:
    """Return the place of each option among all that the game and the table have, open or not: so short is no name."""
    return {option.name: place for place, option in enumerate((*lobby.options, *lobby.pacts))}


def all_may_refuse(lobby: LobbyShown) -> bool:
    """Return whether rivals of the host have a say in what they agree to besides the options (TAB-102, TAB-105)."""
    people = [seat for seat in lobby.seats if not seat.level]
    return bool(lobby.pacts) and lobby.contested and len(people) > 1


def _parted(options: Sequence[OptionShown]) -> tuple[list[OptionShown], list[OptionShown]]:
    """Return the options with two values, and the others."""
    two = [option for option in options if len(option.choices) == 2]
    return two, [option for option in options if len(option.choices) != 2]


def _ticked(option: OptionShown) -> tuple[str, str]:
    """Return which of two values a tick stands for, and which the empty box: yes, or else what is not the default."""
    on = next((value for value in option.choices if value in YES), "")
    on = on or next(value for value in option.choices if value != option.default)
    return on, next(value for value in option.choices if value != on)


def _box(option: OptionShown) -> discord.CheckboxGroupOption:
    on, _ = _ticked(option)
    name = upper(option.title)
    label = name if on in YES else WORDS("lobby-option", option=name, value=option.words(on))
    about = option.meaning(on) or option.about
    return discord.CheckboxGroupOption(
        label=truncate(label, OPTION_TEXT),
        value=option.name,
        description=truncate(about, OPTION_TEXT) or None,
        default=option.value == on,
    )


def _menu(option: OptionShown) -> discord.ui.Select[Any]:
    return discord.ui.Select(
        custom_id=option.name,
        options=[
            discord.SelectOption(
                label=truncate(option.words(value), OPTION_TEXT),
                value=value,
                description=truncate(option.meaning(value), OPTION_TEXT) or None,
                default=value == option.value,
            )
            for value in option.choices
        ],
    )


def _label(text: str, about: str, component: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
    return discord.ui.Label(
        text=truncate(text, FIELD_LABEL), description=truncate(about, OPTION_TEXT) or None, component=component
    )
