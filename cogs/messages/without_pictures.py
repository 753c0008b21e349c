"""A private message whose pictures are told in words, for members who want that (TAB-204)."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from ..core.limits import LAYOUT_TEXT, TEXT, truncate
from .layout import MessageContent

STILL = ".png"
"""The suffix of pictures that words can replace. A film stays what it is."""


def has_pictures(files: Sequence[discord.File]) -> bool:
    """Return whether any of these files is a picture that words can replace."""
    return any(file.filename.endswith(STILL) for file in files)


def without_pictures(
    content: MessageContent, files: Sequence[discord.File]
) -> tuple[MessageContent, tuple[discord.File, ...]]:
    """Return a message with its pictures told in words below the story, and the files that are no pictures.

    What the message says already is not said again. Where there is too little room, the words of pictures are cut.
    """
    known = f"{content.told}\n{content.prompt}"
    told = [file.description or "" for file in files if file.filename.endswith(STILL)]
    new = "\n".join(dict.fromkeys(text for text in told if text and text not in known))
    names = sum(len(group.name) + 3 for group in content.groups)
    room = (LAYOUT_TEXT if content.groups else TEXT) - len(known) - names - 8
    story = "\n".join(filter(None, [content.story, truncate(new, room) if room > 0 else ""]))
    return replace(content, story=story), tuple(file for file in files if not file.filename.endswith(STILL))
