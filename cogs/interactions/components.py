"""Presses of buttons and menus: each is recognised by its ``custom_id``, and handed to the handler of its kind."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec

from engine import WORDS, NotAllowed, Stale, Version, span, trace

from ..core.context import Interaction, custom_id_of, picked_values, resolve_private_place
from ..core.reader import speak_to
from .answer import send_private
from .errors import PressFailed, handles_refusals, is_let_in


class Press(msgspec.Struct, frozen=True):
    """What a pressed control says: its version, the rest of its id, and the option picked in a menu."""

    version: Version
    rest: str
    picked: str = ""


MOST_DIGITS = 6
"""The most digits of a number in a control."""


def number_in(text: str) -> int:
    """Return a number in a control's id; `Stale` if no control of this bot could hold that text."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise unknown_control()
    return int(text)


def parts_in(text: str, count: int) -> list[str]:
    """Split the text of a control's id into ``count`` parts, the last with all the rest; `Stale` if there are fewer."""
    parts = text.split(":", count - 1)
    if len(parts) != count:
        raise unknown_control()
    return parts


def unknown_control() -> Stale:
    """Return the refusal of a control that this bot never drew, or draws no more."""
    return Stale(WORDS("unknown-control"))


Handler = Callable[[Interaction, Press], Coroutine[Any, Any, None]]
_HANDLERS: dict[str, Handler] = {}


def handles(kind: str) -> Callable[[Handler], Handler]:
    """Register the coroutine that handles the controls of a kind."""

    def keep(reaction: Handler) -> Handler:
        _HANDLERS[kind] = reaction
        return reaction

    return keep


async def on_component(interaction: Interaction) -> None:
    """Handle any pressed control by its id alone, even one that this bot never drew.

    Refusals are told in words; other errors end where those of commands end. This listens to interactions because
    `DynamicItem` of discord.py makes an object of every control of the message first.
    """
    if interaction.type is not discord.InteractionType.component:
        return
    trace(interaction=interaction.id)
    await speak_to(interaction)
    kind, version, rest = (*custom_id_of(interaction).split(":", 2), "", "")[:3]
    picked = picked_values(interaction)
    try:
        pressed = Press(Version.read(version), rest, picked[0] if picked else "")
    except ValueError:
        kind, pressed = "", Press(Version(0, 0), "", picked[0] if picked else "")
    try:
        # A client may send a control that the bot never made, so only kinds that there are are told.
        with span("press", kind=kind if kind in _HANDLERS else "other", table=pressed.version.table):
            if await is_let_in(interaction, kind) and await is_owner(interaction, pressed.version):
                await handles_refusals(_HANDLERS.get(kind, _unknown))(interaction, pressed)
    except Exception as error:
        failed = PressFailed(f"the press of a control of the kind {kind!r} failed")
        failed.__cause__ = error
        await interaction.client.tree.on_error(interaction, failed)


async def is_owner(interaction: Interaction, version: Version) -> bool:
    """Return whether a member may use a control. At a private table only its owner may; others are told so."""
    try:
        await resolve_private_place(interaction, version)
    except NotAllowed as error:
        await send_private(interaction, str(error))
        return False
    return True


async def _unknown(interaction: Interaction, press: Press) -> None:
    raise unknown_control()
