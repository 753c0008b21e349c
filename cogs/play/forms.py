"""Forms: what a move leaves open is written in fields. All that is known of a form stands in its ``custom_id``.

``form:<table>.<change>:<the move so far>``, as with controls, so that one that was open while the bot restarted is
understood when it comes back. It is not turned away because others have moved meanwhile: writing takes a while.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord.ext import commands

from engine import Form, GameError, Stale, Verb, Version, listed, trace

from ..core.context import Bot, Interaction, call_of, custom_id_of, place_of
from ..core.limits import CUSTOM_ID, FIELD_HINT, FIELD_LABEL, FIELD_TEXT, FIELDS, FORM_TITLE, truncate
from ..interactions.answer import send_modal
from ..interactions.changes import apply_move
from ..interactions.components import Press, handles, is_owner
from ..interactions.errors import FormFailed, refuse
from ..messages.controls import FORM, control_id
from ..messages.text import VERSION

log = logging.getLogger(__name__)

BETWEEN = " | "
"""Stands between what was written in the fields of a form, in the move's text."""
_ID = re.compile(rf"{FORM}:(?P<version>{VERSION}):(?P<begun>.+)", re.DOTALL)


@handles(FORM)
async def press_form(interaction: Interaction, press: Press) -> None:
    """Show the form that a button stands for."""
    await show_form(interaction, press.rest, press.version)


async def show_form(interaction: Interaction, begun: str, version: Version | None = None) -> None:
    """Show whoever asks the form for what a move that was begun still leaves open.

    ``version`` is that of the control it came from; without one the table as it stands is meant. Raises the `GameError`
    of a move that cannot be begun like that.
    """
    tables = interaction.client.tables
    form = await tables.views.form(call_of(interaction), begun, version)
    version = version or (await tables.views.latest(place_of(interaction))).version
    game = await tables.lobby.game_here(place_of(interaction))
    command = next((verb.command for verb in _verbs_called(interaction, begun, game)), "")
    await send_modal(interaction, modal_of(form, begun, version, command))


def modal_of(form: Form, begun: str, version: Version, command: str = "") -> discord.ui.Modal:
    """Return a form as Discord shows it; it listens to nothing itself, so that nothing piles up in memory.

    `Stale` where the move so far is too long to be remembered: it names the ``command`` that takes all of it, by default
    the one that is called as the move begins.
    """
    custom_id = control_id(FORM, version, begun)
    if len(custom_id) > CUSTOM_ID:
        raise Stale(f"That is best written out: `/{command or begun.split(' ')[0]}` takes it all.")
    modal = discord.ui.Modal(title=truncate(form.title, FORM_TITLE), custom_id=custom_id, timeout=None)
    fields = form.fields[:FIELDS]
    for number, field in enumerate(fields):
        most = min(max(field.most, 1), FIELD_TEXT)
        written: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=str(number),
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            placeholder=truncate(field.hint, FIELD_HINT) or None,
            default=field.value[:most] or None,
            # One field alone is what is asked for; of several the game says which may be left to it.
            required=field.needed or len(fields) == 1,
            max_length=most,
        )
        modal.add_item(discord.ui.Label(text=truncate(field.label, FIELD_LABEL), component=written))
    modal.stop()
    return modal


def join_fields(fields: Sequence[str]) -> str:
    """Return what was written as the argument of a move: one line; what stands between fields stands in none of them."""
    lines = [" ".join(text.split()) for text in fields]
    if len(lines) > 1:
        lines = [line.replace("|", "/") for line in lines]
    return BETWEEN.join(lines) if any(lines) else ""


def read_fields(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what was written in the fields of a form that was sent off, from the top."""
    return tuple(_texts(data.get("components") or ()))


def _texts(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for part in parts:
        if "value" in part:
            yield str(part["value"] or "")
        inside = part.get("component")
        yield from _texts([*(part.get("components") or ()), *([inside] if inside else ())])


class Forms(commands.Cog):
    """Takes every form that this bot ever showed."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Make the move that was written, if a form was sent off; whatever goes wrong, what was written is given back."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        trace(interaction=interaction.id)
        data: Any = interaction.data or {}
        match = _ID.fullmatch(custom_id_of(interaction))
        fields = read_fields(data)
        try:
            if match is None:
                raise Stale("I no longer know that form. Here is how things stand now.")
            version = Version.read(match["version"])
            if await is_owner(interaction, version):
                await _submit(interaction, match["begun"], version, fields)
        except GameError as error:
            await refuse(interaction, error, written="\n".join(fields))
        except Exception as error:
            failed = FormFailed("\n".join(fields))
            failed.__cause__ = error
            await interaction.client.tree.on_error(interaction, failed)


async def _submit(interaction: Interaction, begun: str, version: Version, fields: Sequence[str]) -> None:
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.version.table != version.table:
        raise Stale("That belongs to another table. Here is how things stand now.")
    text = f"{begun} {join_fields(fields)}".strip()
    if not all(field.strip() for field in fields):
        await _check_filled_in(interaction, begun, fields)
    await apply_move(interaction, interaction.client.tables.act(call_of(interaction), text))


async def _check_filled_in(interaction: Interaction, begun: str, fields: Sequence[str]) -> None:
    """Raise a `GameError` that names what is left empty, and may not be."""
    try:
        form = await interaction.client.tables.views.form(call_of(interaction), begun)
    except GameError:
        # What was begun is no longer possible: the move's own refusal says why.
        return
    if wanting := form.wanting(fields):
        named = listed([f"“{label}”" for label in wanting])
        raise GameError(f"{named} {'is' if len(wanting) == 1 else 'are'} still empty.", "TAB-007")
    if not any(field.strip() for field in fields) and not _has_default(interaction, begun):
        raise GameError(
            f"Nothing is written. It wants {listed([f'“{field.label}”' for field in form.fields], 'or')}.", "TAB-007"
        )


def _has_default(interaction: Interaction, begun: str) -> bool:
    """Return whether every verb of that name says what it means to leave its last argument out."""
    return all(verb.arguments and verb.arguments[-1].default for verb in _verbs_called(interaction, begun))


def _verbs_called(interaction: Interaction, begun: str, key: str | None = None) -> list[Verb]:
    """Return the verbs of all games, or of one, that a move which begins like that may be of; games that share one agree
    on it but for the group that its command stands in."""
    word = begun.partition(" ")[0]
    games = interaction.client.tables.games.values()
    return [verb for game in games if key in (None, game.key) for verb in game.verbs if verb.name == word]


async def setup(bot: Bot) -> None:
    """Add the forms."""
    await bot.add_cog(Forms())
