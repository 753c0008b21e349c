"""Buttons and menus for what can be done. Everything that a press needs to know is in its ``custom_id``.

``kind:<table>.<change>:<rest>``, so that a press is understood after a restart, and one from before the last change is
known for what it is. The kinds are answered in `cogs.buttons` and `cogs.lobby`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from engine import Controls, Lobby, Menu, Offer, Update, Version

from .limits import BUTTON_LABEL, CUSTOM_ID, MENU_OPTIONS, OPTION_TEXT, PLACEHOLDER, ROW_BUTTONS, ROWS, cut

OTHER = "*"
"""Stands for a verb where moves of several verbs share one menu."""
NEXT = "+"
"""Begins the value of a menu's last option, which opens its next part: ``+24``."""

Item = discord.ui.Button[Any] | discord.ui.Select[Any]
Style = discord.ButtonStyle
_STYLES = {"main": Style.primary, "plain": Style.secondary, "quiet": Style.secondary}
_WEIGHTS = ("main", "plain", "quiet")


def control_id(kind: str, version: Version, *rest: object) -> str:
    """Return the ``custom_id`` of a control."""
    return ":".join([kind, str(version), *map(str, rest)])


def button(label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False) -> Item:
    """Return a button, its label cut to what Discord takes."""
    return discord.ui.Button(label=cut(label, BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled)


def view_of(rows: Iterable[Sequence[Item]]) -> discord.ui.View:
    """Return rows of controls to send. The view listens to nothing itself, so that nothing piles up in memory."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def no_view() -> discord.ui.View:
    """Return a view without controls: takes away what is there."""
    return view_of(())


def arrange(version: Version, controls: Controls, *, page: int | None = 0, undo: bool = False) -> discord.ui.View:
    """Return the controls of a post in at most 5 rows.

    ``page`` keeps to the choices that this page of the picture shows, where it has several (``None``: all of them).
    What has no room as a button goes to a menu, and menus without room behind one that names them.
    """
    paged = controls.pages > 1 and page is not None
    offers = in_order(_unlike(_fitting(controls.buttons, page if paged else None)))
    menus = [Menu(menu.verb, menu.about, _fitting(menu.offers, page if paged else None)) for menu in controls.menus]
    menus = [menu for menu in menus if menu.offers]
    tail: list[Item] = []
    if paged:
        tail.append(button("More ways", control_id("page", version, ((page or 0) + 1) % controls.pages)))
    if controls.private:
        tail.append(button("Private", control_id("panel", version)))
    if undo:
        tail.append(button("Undo", control_id("undo", version)))
    rows = _menu_rows(version, menus, ROWS - 1 if offers or tail else ROWS, page if paged else None)
    room = (ROWS - len(rows)) * ROW_BUTTONS - len(tail)
    if len(offers) > room or any(len(control_id("act", version, offer.move)) > CUSTOM_ID for offer in offers):
        offers, spilt = _spill(version, offers, room)
        if spilt:
            menus.append(Menu(OTHER, "Other moves", tuple(spilt)))
            rows = _menu_rows(version, menus, ROWS - 1, page if paged else None)
            room = (ROWS - len(rows)) * ROW_BUTTONS - len(tail)
            offers = offers[:room]
    buttons: list[Item] = [
        button(offer.choice.label or offer.move, control_id("act", version, offer.move), _STYLES[offer.choice.weight])
        for offer in offers
    ]
    return view_of([*_button_rows(buttons, tail, ROWS - len(rows)), *rows])


def in_order(offers: Iterable[Offer]) -> list[Offer]:
    """Return offers with the game's main moves first and the rarely wanted ones last."""
    return sorted(offers, key=lambda offer: _WEIGHTS.index(offer.choice.weight))


def menu_part(version: Version, menu: Menu, start: int = 0, page: int | None = None) -> Item:
    """Return the part of a menu that begins at its offer ``start``; where more follow, its last option opens them.

    ``page`` is the page of the picture that the menu is cut down to, if it is: its later parts are cut likewise.
    """
    offers = _unlike(menu.offers)
    last = len(offers) - start <= MENU_OPTIONS
    shown = offers[start : start + MENU_OPTIONS - (not last)]
    options = [
        discord.SelectOption(
            label=cut(offer.choice.label or offer.move, OPTION_TEXT),
            value=offer.move,
            description=cut(offer.choice.detail, OPTION_TEXT) or None,
        )
        for offer in shown
    ]
    if not last:
        left = len(offers) - start - len(shown)
        options.append(discord.SelectOption(label=f"More ({left} left)", value=f"{NEXT}{start + len(shown)}"))
    return discord.ui.Select(
        custom_id=control_id("pick", version, menu.verb, start, "" if page is None else page),
        placeholder=cut(menu.about or menu.verb.capitalize(), PLACEHOLDER),
        options=options,
    )


def menu_called(controls: Controls, verb: str, page: int | None = None) -> Menu:
    """Return the menu of a verb again, for its later parts: the same offers as when it was first shown, maybe none."""
    if verb == OTHER:
        return Menu(OTHER, "Other moves", tuple(in_order(_unlike(_fitting(controls.buttons, page)))))
    found = next((menu for menu in controls.menus if menu.verb == verb), Menu(verb, "", ()))
    return Menu(verb, found.about, _fitting(found.offers, page))


def controls_of(update: Update) -> discord.ui.View:
    """Return the controls under an update's post."""
    if update.lobby is not None:
        return lobby_controls(update.version, update.lobby) if update.kind != "closed" else no_view()
    return arrange(update.version, update.controls, undo=update.undo)


def lobby_controls(version: Version, lobby: Lobby) -> discord.ui.View:
    """Return the controls of a lobby: Join, Leave, Start, and a menu for each of the first four options."""
    buttons = [
        button("Join", control_id("lobby", version, "join"), Style.primary, disabled=len(lobby.seats) >= lobby.most),
        button("Leave", control_id("lobby", version, "leave")),
        button("Start", control_id("lobby", version, "start"), Style.success, disabled=not lobby.ready),
    ]
    menus: list[list[Item]] = []
    for option in lobby.options[: ROWS - 1]:
        shown = option.name.replace("_", " ").capitalize()
        choices = [
            discord.SelectOption(label=cut(f"{shown}: {value}", OPTION_TEXT), value=value, default=value == option.value)
            for value in option.choices[:MENU_OPTIONS]
        ]
        custom_id = control_id("option", version, option.name)
        placeholder = cut(option.about, PLACEHOLDER)
        menus.append([discord.ui.Select(custom_id=custom_id, placeholder=placeholder, options=choices)])
    return view_of([buttons, *menus])


def _fitting(offers: Iterable[Offer], page: int | None) -> tuple[Offer, ...]:
    return tuple(
        offer for offer in offers if len(offer.move) <= OPTION_TEXT and (page is None or offer.choice.page == page)
    )


def _unlike(offers: Iterable[Offer]) -> list[Offer]:
    return list({offer.move: offer for offer in offers}.values())


def _spill(version: Version, offers: list[Offer], room: int) -> tuple[list[Offer], list[Offer]]:
    """Return what stays a button, and what goes to a menu because there is no room or its text is too long for one.

    The menu holds all of them, so that its parts can be found again from the controls alone.
    """
    short = [offer for offer in offers if len(control_id("act", version, offer.move)) <= CUSTOM_ID]
    if len(short) == len(offers) <= room:
        return offers, []
    return short, offers


def _menu_rows(version: Version, menus: Sequence[Menu], room: int, page: int | None) -> list[list[Item]]:
    shown = list(menus) if len(menus) <= room else list(menus[: room - 1])
    rows = [[menu_part(version, menu, page=page)] for menu in shown]
    if hidden := menus[len(shown) :]:
        options = [
            discord.SelectOption(label=menu.verb.capitalize(), value=menu.verb, description=cut(menu.about, 100) or None)
            for menu in hidden[:MENU_OPTIONS]
        ]
        rows.append(
            [discord.ui.Select(custom_id=control_id("verb", version), placeholder="Something else", options=options)]
        )
    return rows


def _button_rows(buttons: list[Item], tail: list[Item], room: int) -> list[list[Item]]:
    rows = [buttons[start : start + ROW_BUTTONS] for start in range(0, len(buttons), ROW_BUTTONS)]
    if tail and len(rows) < room:
        return [*rows, tail]
    both = [*buttons, *tail]
    return [both[start : start + ROW_BUTTONS] for start in range(0, len(both), ROW_BUTTONS)]
