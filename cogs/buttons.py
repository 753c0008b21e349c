"""Presses: what every button and menu of ours does. All they know stands in their ``custom_id``, see `cogs.controls`."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec

from engine import GameError, Look, Stale, Version

from .answers import Answer
from .controls import NEXT, OTHER, arrange, menu_called, menu_part, view_of
from .errors import PressFailed, refusing
from .house import Asked, House, call_of, chosen, here
from .replies import asking_one, picture_file
from .telling import perform


class Pressed(msgspec.Struct, frozen=True):
    """What a control said when it was used: what it was drawn for, the rest of its id, the option picked in a menu."""

    version: Version
    rest: str
    picked: str = ""


Reaction = Callable[[Asked, Pressed], Coroutine[Any, Any, None]]
_REACTIONS: dict[str, Reaction] = {}


def reacts_to(kind: str) -> Callable[[Reaction], Reaction]:
    """Name the coroutine that answers the controls of a kind."""

    def keep(reaction: Reaction) -> Reaction:
        _REACTIONS[kind] = reaction
        return reaction

    return keep


class Press(
    discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?P<kind>[a-z]+):(?P<version>\d+\.\d+)(?::(?P<rest>.*))?"
):
    """Any control that this bot ever drew, found again by its id."""

    def __init__(self, item: discord.ui.Item[Any], kind: str, version: Version, rest: str) -> None:
        super().__init__(item)
        self.kind, self.version, self.rest = kind, version, rest

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]) -> Press:
        """Return the control that an id stands for."""
        return cls(item, match["kind"], Version.read(match["version"]), match["rest"] or "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press; a refusal is told in words, anything else ends where the commands' errors end."""
        picked = chosen(interaction)
        pressed = Pressed(self.version, self.rest, picked[0] if picked else "")
        try:
            await refusing(_REACTIONS.get(self.kind, _unknown))(interaction, pressed)
        except Exception as error:
            failed = PressFailed(f"the press of {self.item} failed")
            failed.__cause__ = error
            await interaction.client.tree.on_error(interaction, failed)


async def _unknown(asked: Asked, pressed: Pressed) -> None:
    raise Stale("I no longer know that button. Here is how things stand now.")


@reacts_to("act")
async def act(asked: Asked, pressed: Pressed) -> None:
    """Make the move that a button stands for."""
    await perform(asked, asked.client.tables.act(call_of(asked), pressed.rest, pressed.version))


@reacts_to("pick")
async def pick(asked: Asked, pressed: Pressed) -> None:
    """Make the move that was picked in a menu, or open the menu's next part."""
    if not pressed.picked.startswith(NEXT):
        await perform(asked, asked.client.tables.act(call_of(asked), pressed.picked, pressed.version))
        return
    verb, _, shown = pressed.rest.split(":")
    page = int(shown) if shown else None
    if page is None and verb != OTHER:
        now, controls = await asked.client.tables.narrowed(call_of(asked), verb)
    else:
        now, controls = await asked.client.tables.page(here(asked), asked.user.id, page or 0)
    _check_fresh(now, pressed)
    menu, start = menu_called(controls, verb, page), int(pressed.picked.removeprefix(NEXT))
    if start >= len(menu.offers):
        raise Stale("That menu has changed. Here is how things stand now.")
    part = menu_part(now, menu, start, page)
    await Answer(asked).privately(menu.about or menu.verb.capitalize(), view_of([[part]]))


@reacts_to("verb")
async def verb(asked: Asked, pressed: Pressed) -> None:
    """Show the moves of a verb that had no room of its own."""
    version, controls = await asked.client.tables.narrowed(call_of(asked), pressed.picked)
    await Answer(asked).privately(pressed.picked.capitalize(), arrange(version, controls, page=None))


@reacts_to("page")
async def page(asked: Asked, pressed: Pressed) -> None:
    """Show another page of the picture with the choices that are on it, to whoever asks."""
    number = int(pressed.rest)
    tables, channel = asked.client.tables, here(asked)
    async with Answer(asked) as answer:
        now, controls = await tables.page(channel, asked.user.id, number)
        _check_fresh(now, pressed)
        picture = await tables.show(channel, asked.user.id, Look(page=number))
        words = f"Page {number + 1} of {max(controls.pages, number + 1)}."
        view = arrange(pressed.version, controls, page=number)
        await answer.privately(words, view, (picture_file(picture, pressed.version),))


@reacts_to("panel")
async def panel(asked: Asked, pressed: Pressed) -> None:
    """Show somebody what only they may know, and what only they can do, as things stand now."""
    tables, call = asked.client.tables, call_of(asked)
    known = await tables.status(call.channel, call.member.id)
    try:
        version, controls, ask = await tables.controls(call)
    except GameError as error:
        await Answer(asked).privately(f"Only you see this.\n{known}\n\n{error}")
        return
    view = arrange(version, msgspec.structs.replace(controls, private=False))
    await Answer(asked).privately(f"Only you see this.\n{known}\n\n{asking_one(call.member, ask)}", view)


@reacts_to("undo")
async def undo(asked: Asked, pressed: Pressed) -> None:
    """Take the newest move back, if it is still the newest."""
    _check_fresh((await asked.client.tables.latest(here(asked))).version, pressed)
    await perform(asked, asked.client.tables.undo(call_of(asked)))


def _check_fresh(now: Version, pressed: Pressed) -> None:
    """Raise `Stale` where a control was drawn for a state that is past."""
    if now != pressed.version:
        raise Stale("That was before the last move. Here is how things stand now.")


async def setup(bot: House) -> None:
    """Make the bot listen to every control it ever drew."""
    bot.add_dynamic_items(Press)
