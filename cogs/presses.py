"""Press: any button or menu of ours, found again by its ``custom_id``, and the table of who answers which kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

import discord
import msgspec

from engine import NotAllowed, Stale, Version, trace

from .answers import privately
from .errors import PressFailed, refusing
from .house import Asked, chosen, find_place

UNKNOWN = "I no longer know that button. Here is how things stand now."


class Pressed(msgspec.Struct, frozen=True):
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


Reaction = Callable[[Asked, Pressed], Coroutine[Any, Any, None]]
_REACTIONS: dict[str, Reaction] = {}


def reacts_to(kind: str) -> Callable[[Reaction], Reaction]:
    """Name the coroutine that answers the controls of a kind."""

    def keep(reaction: Reaction) -> Reaction:
        _REACTIONS[kind] = reaction
        return reaction

    return keep


_ANY = re.compile(r"(?P<kind>[^:]*)(?::(?P<version>[^:]*))?(?::(?P<rest>.*))?", re.DOTALL)
"""Whatever is pressed is answered, also where nobody made such a control."""


class Press(discord.ui.DynamicItem[discord.ui.Item[Any]], template=_ANY):
    """Any control that this bot ever drew (a persistent component), found again by its id; one that it never drew is of no
    kind."""

    def __init__(self, item: discord.ui.Item[Any], kind: str, version: Version, rest: str) -> None:
        super().__init__(item)
        self.kind, self.version, self.rest = kind, version, rest

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]) -> Press:
        """Return the control that an id stands for."""
        try:
            return cls(item, match["kind"], Version.read(match["version"] or ""), match["rest"] or "")
        except ValueError:
            return cls(item, "", Version(0, 0), "")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press; a refusal is told in words, anything else ends where the commands' errors end."""
        trace(interaction=interaction.id)
        picked = chosen(interaction)
        pressed = Pressed(self.version, self.rest, picked[0] if picked else "")
        try:
            if await is_theirs(interaction, self.version):
                await refusing(_REACTIONS.get(self.kind, _unknown))(interaction, pressed)
        except Exception as error:
            failed = PressFailed(f"the press of {self.item} failed")
            failed.__cause__ = error
            await interaction.client.tree.on_error(interaction, failed)


async def is_theirs(asked: Asked, version: Version) -> bool:
    """Return whether somebody may use a control: at a private table only its owner does, the others are told so."""
    try:
        await find_place(asked, version)
    except NotAllowed as error:
        await privately(asked, str(error))
        return False
    return True


async def _unknown(asked: Asked, pressed: Pressed) -> None:
    raise Stale(UNKNOWN)
