"""The offers of a message and how to use them, and a bot with one game that draws quickly."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import msgspec
from simcord import InteractionResult, MemberActor

import bot
from cogs.messages.layout import Groups
from engine import WORDS, Thinker
from engine.core.game import AnyGame
from engine.core.scene import Scene
from playground.world import Clock, Keys
from service.settings import NO_INVITE, Settings

PNG = b"\x89PNG\r\n\x1a\n"


class Sketch(msgspec.Struct, frozen=True):
    """A quick picture that differs for every scene."""

    png: bytes
    width: int = 1
    height: int = 1
    outlines: Mapping[str, tuple[tuple[int, int], ...]] = {}


def sketch(scene: Scene) -> Sketch:
    return Sketch(PNG + hashlib.sha256(msgspec.json.encode(scene)).digest())


def building(database: Path, game: AnyGame, draw: Callable[[Scene], Any] | None = sketch) -> Any:
    """Return a function that makes a bot with one game. ``draw`` replaces the real pictures unless it is ``None``."""
    opening = {"games": {game.key: game}, **({"draw": draw} if draw else {})}

    def build(now: Clock, keys: Keys | None) -> discord.Client:
        return bot.Delvekeeper(Settings(database=str(database)), now=now, **({"keys": keys} if keys else {}), **opening)

    return build


def sketching(database: Path) -> Any:
    """Return a function that makes a bot with all games, which sketches its pictures."""

    def build(now: Clock, keys: Keys | None) -> discord.Client:
        opening = {"keys": keys} if keys else {}
        settings = Settings(database=str(database), invite=NO_INVITE)
        return bot.Delvekeeper(settings, now=now, thinker=Thinker(None, math.inf), draw=sketch, **opening)

    return build


def parts(message: discord.Message) -> list[Any]:
    return [item for row in message.components for item in row.children]


def moves(message: discord.Message | Any) -> list[str]:
    """Return the moves that a message offers, or their beginnings, without the ways back and to the panel."""
    shown = getattr(message, "message", message)
    return [control.move for control in offered(shown) if control.verb not in ("back", "panel")]


class Control(msgspec.Struct, frozen=True):
    """A control: the move that it makes or begins, "panel" or "back"; its id, and its value in a menu."""

    move: str
    key: str
    value: str = ""

    @property
    def verb(self) -> str:
        return self.move.partition(" ")[0]


def offered(message: discord.Message) -> list[Control]:
    """Return the controls of a message, without undo and the ways back from a part of a menu."""
    found = []
    for item in parts(message):
        kind, _, rest = (item.custom_id or "").partition(":")
        if isinstance(item, discord.Button) and not item.disabled:
            if item.label == WORDS("button-back"):
                found.append(Control("back", item.custom_id))
            # Of the controls that ask for confirmation, random players press only the end of a turn.
            elif kind in ("act", "step", "make") or (kind == "sure" and rest.partition(":")[2] == "pass"):
                found.append(Control(rest.partition(":")[2], item.custom_id))
            elif kind == "panel":
                found.append(Control("panel", item.custom_id))
        elif kind in ("pick", "steps"):
            found += [Control(option.value, item.custom_id, option.value) for option in item.options]
    return found


async def use(who: MemberActor, message: discord.Message | Any, control: Control) -> InteractionResult:
    """Let a member press a button, or pick it from a menu."""
    if control.value:
        return await who.select(message, [control.value], custom_id=control.key)
    return await who.click(message, custom_id=control.key)


def check_private(message: discord.Message) -> None:
    """Assert what holds for every step and panel: it fits, its pictures differ and have alt texts, and it has controls."""
    assert 1 <= len(message.content) <= 2000 and "Something broke" not in message.content
    keys = [item.custom_id for item in parts(message)]
    assert keys and len(set(keys)) == len(keys) and all(1 <= len(key) <= 100 for key in keys)
    for file in message.attachments:
        assert 1 <= len(file.description or "") <= 1024
    assert len({file.filename for file in message.attachments}) == len(message.attachments)


def items_of(groups: Groups) -> list[Any]:
    """Return the buttons and menus of groups of controls, from the top left."""
    return [item for group in groups for row in group.rows for item in row]
