"""Presses: any button or menu of ours, found again by its ``custom_id``, and the table of who answers which kind."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec

from engine import NotAllowed, Stale, Version, trace

from ..core.context import Interaction, custom_id_of, picked_values, resolve_private_place
from .answer import send_private
from .errors import PressFailed, handles_refusals

UNKNOWN = "I no longer know that button. Here is how things stand now."


class Press(msgspec.Struct, frozen=True):
    """What a control said when it was used: what it was drawn for, the rest of its id, the option picked in a menu."""

    version: Version
    rest: str
    picked: str = ""


MOST_DIGITS = 6
"""A number in a control of ours has no more."""


def number_in(text: str) -> int:
    """Return a number that stands in a control; `Stale` where none of ours could say that."""
    if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
        raise Stale(UNKNOWN)
    return int(text)


def parts_in(text: str, count: int) -> list[str]:
    """Return so many parts of what stands in a control, the last one all that is left; `Stale` where there are fewer."""
    parts = text.split(":", count - 1)
    if len(parts) != count:
        raise Stale(UNKNOWN)
    return parts


Handler = Callable[[Interaction, Press], Coroutine[Any, Any, None]]
_HANDLERS: dict[str, Handler] = {}


def handles(kind: str) -> Callable[[Handler], Handler]:
    """Name the coroutine that answers the controls of a kind."""

    def keep(reaction: Handler) -> Handler:
        _HANDLERS[kind] = reaction
        return reaction

    return keep


async def on_component(interaction: Interaction) -> None:
    """Answer whatever control was used, found again by its id alone, also one that this bot never drew; a refusal is told
    in words, anything else ends where the commands' errors end.

    It is heard of as an interaction: what discord.py has for lasting components (`DynamicItem`) makes an object of every
    control on the message first, to find the one that was used.
    """
    if interaction.type is not discord.InteractionType.component:
        return
    trace(interaction=interaction.id)
    kind, version, rest = (*custom_id_of(interaction).split(":", 2), "", "")[:3]
    picked = picked_values(interaction)
    try:
        pressed = Press(Version.read(version), rest, picked[0] if picked else "")
    except ValueError:
        kind, pressed = "", Press(Version(0, 0), "", picked[0] if picked else "")
    try:
        if await is_owner(interaction, pressed.version):
            await handles_refusals(_HANDLERS.get(kind, _unknown))(interaction, pressed)
    except Exception as error:
        failed = PressFailed(f"the press of a control of the kind {kind!r} failed")
        failed.__cause__ = error
        await interaction.client.tree.on_error(interaction, failed)


async def is_owner(interaction: Interaction, version: Version) -> bool:
    """Return whether somebody may use a control: at a private table only its owner does, the others are told so."""
    try:
        await resolve_private_place(interaction, version)
    except NotAllowed as error:
        await send_private(interaction, str(error))
        return False
    return True


async def _unknown(interaction: Interaction, press: Press) -> None:
    raise Stale(UNKNOWN)
