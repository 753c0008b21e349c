"""Forms: open arguments of a move are written in fields. All that is known of a form is in its ``custom_id``.

The id is ``form:<table>.<change>:<the move so far>``, as for controls. So a form that was open during a restart is
understood. It is not refused because of newer moves: writing takes a while.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from engine import WORDS, Form, GameError, Stale, Verb, Version

from ..core.context import Bot, Interaction, call_of, place_of
from ..core.limits import CUSTOM_ID, FIELD_HINT, FIELD_LABEL, FIELD_TEXT, FIELDS, FORM_TITLE, truncate
from ..interactions.answer import send_modal
from ..interactions.changes import apply_move
from ..interactions.components import Press, handles
from ..interactions.forms import Submission, handles_form, on_form
from ..messages.controls import FORM, control_id

BETWEEN = " | "
"""Separates the texts of a form's fields in the text of the move."""


@handles(FORM)
async def press_form(interaction: Interaction, press: Press) -> None:
    """Show the form of a button."""
    await show_form(interaction, press.rest, press.version)


async def show_form(interaction: Interaction, begun: str, version: Version | None = None) -> None:
    """Show the form for the open arguments of a move.

    ``version`` is that of the pressed control; without one the current table counts. Raises the `GameError` of a move
    that cannot begin like that.
    """
    tables = interaction.client.tables
    form = await tables.views.form(call_of(interaction), begun, version)
    version = version or (await tables.views.latest(place_of(interaction))).version
    game = await tables.lobby.game_here(place_of(interaction))
    command = next((verb.command for verb in _verbs_called(interaction, begun, game)), "")
    await send_modal(interaction, modal_of(form, begun, version, command))


def modal_of(form: Form, begun: str, version: Version, command: str = "") -> discord.ui.Modal:
    """Return a form as a Discord modal. It listens to no events, so that memory does not grow.

    Raises `Stale` if the move so far is too long for the id. The words name the ``command`` that takes it, by default
    the verb's own.
    """
    custom_id = control_id(FORM, version, begun)
    if len(custom_id) > CUSTOM_ID:
        raise Stale(WORDS("too-long-for-form", command=command or begun.split(" ")[0]))
    modal = discord.ui.Modal(title=truncate(form.title, FORM_TITLE), custom_id=custom_id, timeout=None)
    fields = form.fields[:FIELDS]
    for number, field in enumerate(fields):
        most = min(max(field.most, 1), FIELD_TEXT)
        written: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=str(number),
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            placeholder=truncate(str(field.hint), FIELD_HINT) or None,
            default=field.value[:most] or None,
            # A lone field is always required. Of several, the game says which are optional.
            required=field.needed or len(fields) == 1,
            max_length=most,
        )
        modal.add_item(discord.ui.Label(text=truncate(str(field.label), FIELD_LABEL), component=written))
    modal.stop()
    return modal


def join_fields(fields: Sequence[str]) -> str:
    """Return the texts of the fields as one argument, in one line. No field may contain the separator."""
    lines = [" ".join(text.split()) for text in fields]
    if len(lines) > 1:
        lines = [line.replace("|", "/") for line in lines]
    return BETWEEN.join(lines) if any(lines) else ""


@handles_form(FORM)
async def submit_form(interaction: Interaction, submitted: Submission) -> None:
    """Make the written move."""
    latest = await interaction.client.tables.views.latest(place_of(interaction))
    if latest.version.table != submitted.version.table:
        raise Stale(WORDS("form-of-another-table"))
    begun, fields = submitted.rest, submitted.texts
    text = f"{begun} {join_fields(fields)}".strip()
    if not all(field.strip() for field in fields):
        await _check_filled_in(interaction, begun, fields)
    await apply_move(interaction, interaction.client.tables.act(call_of(interaction), text))


async def _check_filled_in(interaction: Interaction, begun: str, fields: Sequence[str]) -> None:
    """Raise a `GameError` that names required fields that are empty."""
    try:
        form = await interaction.client.tables.views.form(call_of(interaction), begun)
    except GameError:
        # The move is no longer possible. Its own refusal says why.
        return
    if wanting := form.wanting(fields):
        raise GameError(WORDS("fields-are-empty", fields=[WORDS("field", label=label) for label in wanting]), "TAB-007")
    verbs = _verbs_called(interaction, begun)
    if any(field.strip() for field in fields) or all(verb.arguments and verb.arguments[-1].default for verb in verbs):
        return
    named = [WORDS("field", label=field.label) for field in form.fields]
    raise GameError(WORDS("nothing-is-written", fields=named), "TAB-007")


def _verbs_called(interaction: Interaction, begun: str, key: str | None = None) -> list[Verb]:
    """Return the verbs that a move with this beginning may have, of all games or of one.

    Games that share a verb differ only in its command group.
    """
    word = begun.partition(" ")[0]
    games = interaction.client.tables.games.values()
    return [verb for game in games if key in (None, game.key) for verb in game.verbs if verb.name == word]


async def setup(bot: Bot) -> None:
    """Listen to submitted forms."""
    bot.add_listener(on_form, "on_interaction")
