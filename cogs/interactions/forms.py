"""Submitted forms: each is recognised by its ``custom_id``, and handed to the handler of its kind."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from typing import Any

import discord
import msgspec

from engine import WORDS, GameError, Stale, Version, span, trace

from ..core.context import Interaction, custom_id_of
from ..core.reader import speak_to
from .components import is_owner
from .errors import FormFailed, is_let_in, refuse

TEXT = discord.ComponentType.text_input.value


class Submission(msgspec.Struct, frozen=True):
    """What a submitted form says: its version and the rest of its id, and what stands in its fields.

    ``texts`` are those that were written, from the top; ``picked`` are the values that were picked, by the field's id.
    """

    version: Version
    rest: str
    texts: tuple[str, ...]
    picked: Mapping[str, tuple[str, ...]]


Handler = Callable[[Interaction, Submission], Coroutine[Any, Any, None]]
_HANDLERS: dict[str, Handler] = {}


def handles_form(kind: str) -> Callable[[Handler], Handler]:
    """Register the coroutine that handles the submitted forms of a kind."""

    def keep(reaction: Handler) -> Handler:
        _HANDLERS[kind] = reaction
        return reaction

    return keep


async def on_form(interaction: Interaction) -> None:
    """Handle a submitted form by its id alone. If that fails, the texts are returned to the member."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    trace(interaction=interaction.id)
    await speak_to(interaction)
    data: Any = interaction.data or {}
    fields = list(_fields(data.get("components") or ()))
    texts = tuple(str(field.get("value") or "") for field in fields if field.get("type") == TEXT)
    written = "\n".join(texts)
    kind, version, rest = (*custom_id_of(interaction).split(":", 2), "", "")[:3]
    try:
        try:
            handler, read = _HANDLERS[kind], Version.read(version)
        except (KeyError, ValueError):
            raise Stale(WORDS("unknown-form")) from None
        if await is_let_in(interaction) and await is_owner(interaction, read):
            picked = {str(field["custom_id"]): _picked(field) for field in fields}
            with span("form", kind=kind, table=read.table):
                await handler(interaction, Submission(read, rest, texts, picked))
    except GameError as error:
        await refuse(interaction, error, written=written)
    except Exception as error:
        failed = FormFailed(written)
        failed.__cause__ = error
        await interaction.client.tree.on_error(interaction, failed)


def uploaded(interaction: Interaction, submitted: Submission, field: str) -> list[discord.Attachment]:
    """Return the files that were uploaded in a field."""
    data: Any = interaction.data or {}
    known = (data.get("resolved") or {}).get("attachments") or {}
    given = [known[number] for number in submitted.picked.get(field, ()) if number in known]
    return [discord.Attachment(data=each, state=interaction._state) for each in given]


def _fields(parts: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield what can be filled in, without the rows and labels around it."""
    for part in parts:
        if "custom_id" in part:
            yield part
        inside = part.get("component")
        yield from _fields([*(part.get("components") or ()), *([inside] if inside else ())])


def _picked(field: Mapping[str, Any]) -> tuple[str, ...]:
    values = field.get("values")
    return tuple(map(str, values)) if values is not None else tuple(filter(None, [str(field.get("value") or "")]))
