"""What commands are called in all languages, kept for all bots of a process: to ask anew is half of the start of each."""

from __future__ import annotations

import json
from typing import Any

from discord import app_commands

from cogs.core.command_texts import mark_of_languages

KINDS = (app_commands.Command, app_commands.Group, app_commands.ContextMenu)


def translate_once() -> None:
    """Have discord.py translate each command once as long as its English words and all messages are the same."""
    kept: dict[str, str] = {}
    for kind in KINDS:
        _keep(kind, kept)


def _keep(kind: Any, kept: dict[str, str]) -> None:
    translate = kind.get_translated_payload

    async def translated(command: Any, tree: Any, translator: app_commands.Translator) -> Any:
        words = json.dumps([type(translator).__qualname__, mark_of_languages(), command.to_dict(tree)])
        if words not in kept:
            kept[words] = json.dumps(await translate(command, tree, translator))
        return json.loads(kept[words])

    kind.get_translated_payload = translated
