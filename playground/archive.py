"""Keeps the simulated Discord beside the bot's database, so that a kept game finds its posts again."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path

import msgspec
from simcord import Env
from simcord.backend.models import Message

from service.settings import Settings

KEPT_PER_CHANNEL = 60


class _RegisteredCommand(msgspec.Struct, frozen=True):
    """A registered command, and its server (none: everywhere)."""

    scope: int | None
    name: str
    type: int
    body: msgspec.Raw


class _ArchiveFile(msgspec.Struct, frozen=True):
    """The file: seconds since the start, the newest posts of every channel, the registered commands."""

    clock: float
    posts: list[Message]
    commands: list[_RegisteredCommand]


class Archive:
    """Keeps posts, their files, commands and the clock of a simulated Discord. Private answers are not kept."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + ".discord.json")
        self._pictures = database.with_name(database.name + ".discord")
        self._note = Settings(database=str(database)).note
        self._written = b""
        self._kept = self._read()

    @property
    def exists(self) -> bool:
        """Whether there is a readable file."""
        return self._kept is not None

    def remove(self) -> None:
        """Delete the file, and the bot's note of registered commands."""
        self._note.unlink(missing_ok=True)
        self._file.unlink(missing_ok=True)
        shutil.rmtree(self._pictures, ignore_errors=True)

    def restore(self, env: Env) -> None:
        """Restore everything into a simulated Discord that has the same channels, before its bot starts."""
        kept = self._kept
        if kept is None:
            # This server knows no commands, so the bot must not trust its note that they are registered.
            self._note.unlink(missing_ok=True)
            return
        backend = env.backend
        backend.advance_clock(max(0.0, kept.clock - backend.clock.elapsed) + 1.0)
        for post in kept.posts:
            if post.channel_id not in backend.channels:
                continue
            backend.messages[post.channel_id][post.id] = post
            backend.channels[post.channel_id].last_message_id = post.id
            for file in post.attachments:
                with contextlib.suppress(OSError):
                    picture = (self._pictures / file["id"]).read_bytes()
                    backend.cdn.store_attachment(int(file["id"]), post.channel_id, file["filename"], picture, None)
        for command in kept.commands:
            scope = backend.commands.setdefault(command.scope, {})
            scope[command.name, command.type] = msgspec.json.decode(command.body)

    def save(self, env: Env) -> None:
        """Write the file in one step, if anything has changed."""
        backend = env.backend
        posts: list[Message] = []
        for channel in backend.messages.values():
            lasting = [post for post in channel.values() if not post.is_ephemeral]
            posts += sorted(lasting, key=lambda post: post.id)[-KEPT_PER_CHANNEL:]
        commands = [
            _RegisteredCommand(scope, name, int(kind), msgspec.Raw(msgspec.json.encode(body)))
            for scope, listed in backend.commands.items()
            for (name, kind), body in listed.items()
        ]
        written = msgspec.json.encode(_ArchiveFile(backend.clock.elapsed, posts, commands))
        if written == self._written:
            return
        self._save_pictures(env, posts)
        unfinished = self._file.with_name(self._file.name + ".new")
        unfinished.write_bytes(written)
        os.replace(unfinished, self._file)
        self._written = written

    def _read(self) -> _ArchiveFile | None:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=_ArchiveFile)
        except (OSError, msgspec.DecodeError):
            return None

    def _save_pictures(self, env: Env, posts: list[Message]) -> None:
        self._pictures.mkdir(parents=True, exist_ok=True)
        wanted = {file["id"]: file["url"] for post in posts for file in post.attachments}
        present = {path.name for path in self._pictures.iterdir()}
        for name in present - wanted.keys():
            (self._pictures / name).unlink(missing_ok=True)
        for name in wanted.keys() - present:
            content = env.backend.cdn.get(wanted[name])
            if content is not None:
                (self._pictures / name).write_bytes(content)
