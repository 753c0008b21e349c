"""What slash commands and their options say they do, in every language that Discord shows them in.

Their names are English everywhere. Descriptions are messages of the catalogues; Discord is given each in all languages
that are spoken when the commands are registered.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import discord
from discord import AppCommandType, app_commands

from engine import PLACES, SOURCE, WORDS, Text, nearest, speaking

from .limits import ABOUT, truncate

UNDESCRIBED = "…"
"""What a group says until `describe_commands`: discord.py makes none without a description."""
SAID, MOST = "said", "most"
"""What a description keeps of itself: its message, and how many characters it may have."""


def described(about: Text, most: int = ABOUT) -> app_commands.locale_str:
    """Return a description as discord.py takes it: in English, with the message that words it in other languages."""
    return app_commands.locale_str(truncate(about, most), **{SAID: about, MOST: most})


class CommandTranslator(app_commands.Translator):
    """Words descriptions and choices in the languages that are spoken."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return a description for readers of a locale; ``None`` where they read the English one."""
        said = string.extras.get(SAID)
        if said is None:
            return None
        language = nearest(locale)
        if language == SOURCE:
            return None
        with speaking(language):
            return truncate(said, int(string.extras[MOST]))


def mark_of_languages() -> str:
    """Return a digest of all messages in all languages: where they change, descriptions may have changed."""
    return _mark_of(tuple(sorted(PLACES.items())))


@cache
def _mark_of(places: tuple[tuple[str, Path], ...]) -> str:
    """Return that digest for languages and the folders of their messages. A process reads its messages once."""
    mark = hashlib.sha256()
    for language, data in places:
        for file in sorted((*data.glob(f"words/{language}/*.ftl"), *data.glob(f"*/words/{language}/*.ftl"))):
            mark.update(file.read_bytes())
    return mark.hexdigest()


def describe_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Describe the commands and groups that the catalogue has a message ``command-<name>`` for, and their options.

    Commands of games, and those whose words depend on the games, are described where they are made.
    """
    known = WORDS.messages()
    for top in tree.get_commands(type=AppCommandType.chat_input):
        for command in (top, *(top.walk_commands() if isinstance(top, app_commands.Group) else ())):
            name = command.qualified_name.replace(" ", "-")
            if f"command-{name}" not in known:
                continue
            whole = described(WORDS.message(f"command-{name}"))
            command.description = whole.message
            command._locale_description = whole  # Nothing but the constructor takes it, and that has long been called.
            if isinstance(command, app_commands.Command):
                options = {each.name: WORDS.message(f"command-{name}.{each.name}") for each in command.parameters}
                app_commands.describe(**{option: described(about) for option, about in options.items()})(command)
