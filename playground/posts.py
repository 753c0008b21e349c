"""The posts of the channels as a member sees them, with their buttons, menus and files."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.enums import SELECT_TYPES, ComponentType

from playground.world import World

PNG = b"\x89PNG\r\n\x1a\n"
MENTION = re.compile(r"<(@!?|#|/)(?:[\w -]+:)?(\d+)>")
COMMAND_MENTION = re.compile(r"</([\w -]+):\d+>")


class Button(msgspec.Struct, frozen=True):
    """A button of a post: its label, whether it is enabled, and its custom id."""

    label: str
    enabled: bool
    key: str


class PostMenu(msgspec.Struct, frozen=True):
    """A menu of a post: its placeholder, its options as (label, value), whether it is enabled, its custom id, and the text
    under each label."""

    placeholder: str
    options: tuple[tuple[str, str], ...]
    enabled: bool
    key: str
    details: tuple[str, ...] = ()


class File(msgspec.Struct, frozen=True):
    """An attached file: its name, where it was saved, its alt text, and for a picture its size in pixels."""

    name: str
    path: str
    width: int | None
    height: int | None
    alt: str | None


class Reply(msgspec.Struct, frozen=True):
    """A new or changed post. ``to`` is the channel, or the member if it is private."""

    to: str
    private: bool
    edited: bool
    text: str
    buttons: tuple[dict[str, Any], ...]
    menus: tuple[dict[str, Any], ...]
    files: tuple[File, ...]
    message: int = 0

    @property
    def has_map(self) -> bool:
        """Whether it has a picture."""
        return any(file.width for file in self.files)

    def as_json(self) -> dict[str, Any]:
        """Return the JSON that the runner prints."""
        return {
            "to": self.to,
            "private": self.private,
            "edited": self.edited,
            "text": self.text,
            "buttons": list(self.buttons),
            "menus": list(self.menus),
            "files": [msgspec.to_builtins(file) for file in self.files],
        }


def buttons_of(post: Message) -> list[Button]:
    """Return the buttons of a post that are no links, from the top left."""
    return [
        Button(_label(part), not part.get("disabled", False), str(part["custom_id"]))
        for part in walk_components(post.components)
        if part.get("type") == ComponentType.BUTTON and part.get("custom_id")
    ]


def menus_of(post: Message) -> list[PostMenu]:
    """Return the menus of a post with options of their own, from the top."""
    return [
        PostMenu(
            str(part.get("placeholder") or ""),
            tuple((str(option["label"]), str(option["value"])) for option in part.get("options") or ()),
            not part.get("disabled", False),
            str(part["custom_id"]),
            tuple(str(option.get("description") or "") for option in part.get("options") or ()),
        )
        for part in walk_components(post.components)
        if part.get("type") in SELECT_TYPES
    ]


def seen_by(world: World, channel: int, member: int) -> list[Message]:
    """Return the posts of a channel that a member sees, newest first."""
    posts = world.env.backend.messages.get(channel, {}).values()
    return sorted((post for post in posts if post.visible_to(member)), key=lambda post: post.id, reverse=True)


def text_of(world: World, post: Message) -> str:
    """Return all text of a post as it is shown, with the names of mentioned members."""
    embeds = [str(embed.get(part)) for embed in post.embeds for part in ("title", "description") if embed.get(part)]
    text = "\n".join(part for part in (post.content, *embeds, "\n\n".join(_displays(post.components))) if part)

    def named(match: re.Match[str]) -> str:
        number = int(match[2])
        if match[1] == "#":
            channel = world.env.backend.channels.get(number)
            return f"#{channel.name}" if channel is not None else match[0]
        user = world.env.backend.users.get(number)
        return f"@{user.global_name or user.name}" if user is not None else match[0]

    return MENTION.sub(named, COMMAND_MENTION.sub(r"/\1", text))


def _displays(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the texts of a layout from the top, without the names of groups of controls."""
    for place, part in enumerate(components):
        below = components[place + 1] if place + 1 < len(components) else {}
        text = str(part["content"]) if part.get("type") == ComponentType.TEXT_DISPLAY else ""
        if text and not (place and text.startswith("-# ") and below.get("type") == ComponentType.ACTION_ROW):
            yield text
        yield from _displays(part.get("components") or ())


class Notice:
    """Finds new and changed posts since its last look, and saves their files under ``folder``."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._known: dict[int, bytes] = {}
        self._saved: dict[str, File] = {}
        self._names = {member.id: name for name, member in world.everybody.items()}
        self._changes()

    def look(self, stem: str) -> list[Reply]:
        """Return changed posts, then new ones, oldest first.

        Files are saved once, as ``<stem>-<name>``, with a number if that name is taken.
        """
        changed, new = self._changes()
        return [self._reply(post, True, stem) for post in changed] + [self._reply(post, False, stem) for post in new]

    def _changes(self) -> tuple[list[Message], list[Message]]:
        changed: list[Message] = []
        new: list[Message] = []
        for post in self._posts():
            state = msgspec.json.encode((post.content, post.embeds, post.components, post.attachments, post.flags))
            before = self._known.get(post.id)
            if before is None:
                new.append(post)
            elif before != state:
                changed.append(post)
            self._known[post.id] = state
        changed.sort(key=lambda post: (post.edited_timestamp or "", post.id))
        return changed, sorted(new, key=lambda post: post.id)

    def _posts(self) -> Iterator[Message]:
        backend = self._world.env.backend
        for channel in backend.messages.values():
            for post in channel.values():
                if post.author_id == backend.bot_user.id:
                    yield post

    def _reply(self, post: Message, edited: bool, stem: str) -> Reply:
        to, private = self._addressee(post)
        return Reply(
            to,
            private,
            edited,
            text_of(self._world, post),
            tuple({"label": button.label, "enabled": button.enabled} for button in _all_buttons(post)),
            tuple(
                {
                    "placeholder": menu.placeholder,
                    "options": [label for label, _ in menu.options],
                    "details": list(menu.details),
                }
                for menu in menus_of(post)
            ),
            tuple(self._file(attached, stem) for attached in post.attachments),
            post.id,
        )

    def _addressee(self, post: Message) -> tuple[str, bool]:
        if post.is_ephemeral:
            user = (post.interaction_metadata or {}).get("user") or {}
            return self._names.get(int(user.get("id", 0)), "?"), True
        channel = self._world.env.backend.get_channel(post.channel_id)
        if channel.guild_id is None:
            members = [self._names[each] for each in channel.recipient_ids if each in self._names]
            return (members or ["?"])[0], True
        return str(channel.name), False

    def _file(self, attached: dict[str, Any], stem: str) -> File:
        saved = self._saved.get(attached["id"])
        if saved is not None:
            return saved
        content = self._world.env.backend.cdn.get(attached["url"]) or b""
        name = str(attached["filename"])
        path = self._folder / f"{stem}-{name}"
        again = 1
        while path.exists():
            again += 1
            path = self._folder / f"{stem}-{again}-{name}"
        path.write_bytes(content)
        width, height = size_of(content)
        file = File(name, str(path), width, height, attached.get("description"))
        self._saved[attached["id"]] = file
        return file


def size_of(content: bytes) -> tuple[int, int] | tuple[None, None]:
    """Return the width and height of a PNG in pixels; ``None`` for anything else."""
    if content[:8] != PNG or len(content) < 24:
        return None, None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _label(part: dict[str, Any]) -> str:
    return str(part.get("label") or (part.get("emoji") or {}).get("name") or "")


def _all_buttons(post: Message) -> list[Button]:
    return [
        Button(_label(part), not part.get("disabled", False), str(part.get("custom_id") or ""))
        for part in walk_components(post.components)
        if part.get("type") == ComponentType.BUTTON
    ]
