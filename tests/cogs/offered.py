"""What a message offers and how it is used, and a bot that knows one game and draws quickly."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import msgspec
from simcord import InteractionResult, MemberActor

import bot
from cogs.messages.controls import BACK
from cogs.messages.layout import Groups
from engine.core.game import AnyGame
from engine.core.scene import Scene
from playground.world import Clock, Keys
from service.settings import Settings

PNG = b"\x89PNG\r\n\x1a\n"


class Sketch(msgspec.Struct, frozen=True):
    """A picture that is different for every scene, and quickly made."""

    png: bytes
    width: int = 1
    height: int = 1


def sketch(scene: Scene) -> Sketch:
    return Sketch(PNG + hashlib.sha256(msgspec.json.encode(scene)).digest())


def building(database: Path, game: AnyGame, draw: Callable[[Scene], Any] | None = sketch) -> Any:
    """Return what makes a bot that knows one game; ``draw`` stands in for the real pictures, unless it is ``None``."""
    opening = {"games": {game.key: game}, **({"draw": draw} if draw else {})}

    def build(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.Delvekeeper(Settings(database=str(database)), now=now, **({"keys": keys} if keys else {}), **opening)

    return build


def parts(message: discord.Message) -> list[Any]:
    return [item for row in message.components for item in row.children]


def moves(message: discord.Message | Any) -> list[str]:
    """Return the moves that a message offers, or the beginnings of moves, without the ways back and to the panel."""
    shown = getattr(message, "message", message)
    return [control.move for control in offered(shown) if control.verb not in ("back", "panel")]


class Control(msgspec.Struct, frozen=True):
    """Something to press or pick: the move it makes or begins, "panel" or "back"; its id, the value in a menu."""

    move: str
    key: str
    value: str = ""

    @property
    def verb(self) -> str:
        return self.move.partition(" ")[0]


def offered(message: discord.Message) -> list[Control]:
    """Return what a message offers, the ways to undo and to leave a menu's part left out."""
    found = []
    for item in parts(message):
        kind, _, rest = (item.custom_id or "").partition(":")
        if isinstance(item, discord.Button) and not item.disabled:
            if item.label == BACK:
                found.append(Control("back", item.custom_id))
            # Of what asks first whether somebody is sure, nothing is for the house's random players but the end of a turn.
            elif kind in ("act", "step", "make") or (kind == "sure" and rest.partition(":")[2] == "pass"):
                found.append(Control(rest.partition(":")[2], item.custom_id))
            elif kind == "panel":
                found.append(Control("panel", item.custom_id))
        elif kind in ("pick", "steps"):
            found += [Control(option.value, item.custom_id, option.value) for option in item.options]
    return found


async def use(who: MemberActor, message: discord.Message | Any, control: Control) -> InteractionResult:
    """Let somebody press a button, or pick what it stands for from a menu."""
    if control.value:
        return await who.select(message, [control.value], custom_id=control.key)
    return await who.click(message, custom_id=control.key)


def check_private(message: discord.Message) -> None:
    """Assert what is true of every step and panel: it fits, its pictures have words, and there is something to press."""
    assert 1 <= len(message.content) <= 2000 and "Something broke" not in message.content
    keys = [item.custom_id for item in parts(message)]
    assert keys and len(set(keys)) == len(keys) and all(1 <= len(key) <= 100 for key in keys)
    for file in message.attachments:
        assert 1 <= len(file.description or "") <= 1024


def items_of(groups: Groups) -> list[Any]:
    """Return the buttons and menus of groups of controls, from the top left."""
    return [item for group in groups for row in group.rows for item in row]
