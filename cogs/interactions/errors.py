"""What goes wrong, told in words to whoever asked. Refusals come with what can be done instead."""

from __future__ import annotations

import contextlib
import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import discord
import msgspec
from discord import app_commands

from engine import BadFile, Controls, GameError, IllegalMove, Menu, NotYourTurn, Stale, Unclear, listed, trace

from ..core.command_contexts import ANYWHERE
from ..core.context import Bot, Interaction, call_of, is_at_private_table, place_of
from ..core.limits import MENU_OPTIONS, ROW_BUTTONS, truncate
from ..core.permissions import check_bot_present
from ..core.retry import UNREACHABLE
from ..messages.controls import arrange
from ..messages.layout import Groups, MessageContent
from ..messages.text import problems_text, safe_text
from .answer import Answer, send_private

log = logging.getLogger(__name__)
P = ParamSpec("P")

RETURNED_TEXT = 1500
"""How many characters of what was written in a form are given back at most: the refusal stands before them."""
CUT_OFF = "Discord cut me off in the middle. `/status` shows how things stand."


FollowUp = Callable[[Interaction, str], Awaitable[None]]
"""Answers instead of a plain refusal, with a text: the move so far, or the words of the refusal."""
ASK_REST, SHOW_PRIVATE = "ask rest", "show private"
"""What a follow-up does: it asks for the rest of a move, or it shows the private table of the member."""
_FOLLOW_UPS: dict[str, FollowUp] = {}
F = TypeVar("F", bound=FollowUp)


def follows_up(name: str) -> Callable[[F], F]:
    """Register the function that does ``ASK_REST`` or ``SHOW_PRIVATE``. Its module imports this one, not the reverse."""

    def keep(follow_up: F) -> F:
        _FOLLOW_UPS[name] = follow_up
        return follow_up

    return keep


class PressFailed(app_commands.AppCommandError):
    """A button or menu failed for no reason of the game's; ``__cause__`` is what happened."""


class FormFailed(app_commands.AppCommandError):
    """What was written in a form came to nothing for no reason of the game's; ``__cause__`` is what happened."""

    def __init__(self, written: str) -> None:
        super().__init__("a form failed")
        self.written = written


class CommandTree(app_commands.CommandTree[Bot]):
    """The commands, and the one place where what nobody foresaw ends."""

    async def interaction_check(self, interaction: discord.Interaction[Bot]) -> bool:
        """Refuse a command in words where there can be no table, unless it needs none (TAB-091)."""
        trace(interaction=interaction.id)
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.autocomplete or data.get("name") in ANYWHERE:
            return True
        try:
            check_bot_present(interaction)
        except GameError as error:
            await refuse(interaction, error)
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError) -> None:
        """Tell whoever asked, without details; write the details down under a note that the host can look up."""
        cause = error.__cause__ or error
        if isinstance(cause, GameError):
            await refuse(interaction, cause)
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await send_private(interaction, "My commands have just changed. Try again in a minute.")
        elif isinstance(error, app_commands.TransformerError):
            await send_private(interaction, f"“{safe_text(str(error.value), 40)}” is nothing that this command takes.")
        elif isinstance(cause, UNREACHABLE):
            log.warning("interaction %s was cut off: %s", interaction.id, cause)
            back = returned_text(error.written) if isinstance(error, FormFailed) else ""
            await send_private(interaction, f"{CUT_OFF}{back}")
        else:
            note = secrets.token_hex(2).upper()
            log.error("note %s: interaction %s failed", note, interaction.id, exc_info=cause)
            words = "Something broke on my side. Nothing was lost; try again in a moment."
            back = returned_text(error.written) if isinstance(error, FormFailed) else ""
            await send_private(interaction, f"{words}\n-# note {note} for the host{back}")


def handles_refusals(act: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """Wrap what answers an interaction, so that a `GameError` is told to whoever asked: a refusal is no failure."""

    @functools.wraps(act)
    async def careful(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await act(*args, **kwargs)
        except GameError as error:
            interaction = next(arg for arg in (*args, *kwargs.values()) if isinstance(arg, discord.Interaction))
            await refuse(interaction, error)

    return careful


async def refuse(interaction: Interaction, error: GameError, *, written: str = "", groups: Groups = ()) -> None:
    """Tell a refusal privately: its words, the rule's id, what would be legal; with the fresh controls where they help.

    ``written`` is what the asker wrote in a form, given back so that it need not be written again; ``groups`` are controls
    for what can be done instead.
    """
    if isinstance(error, Unclear) and error.begun:
        try:
            await _FOLLOW_UPS[ASK_REST](interaction, error.begun)
        except GameError as other:
            await refuse(interaction, other)
        return
    await note_refusal(interaction, error)
    if is_at_private_table(interaction) and not isinstance(error, BadFile | Unclear):
        # Where it cannot be shown any more, the words alone are told.
        with contextlib.suppress(GameError):
            await _FOLLOW_UPS[SHOW_PRIVATE](
                interaction, " ".join(filter(None, [str(error), getattr(error, "instead", "")]))
            )
            return
    text = problems_text(error) if isinstance(error, BadFile) else str(error)
    if isinstance(error, IllegalMove | NotYourTurn) and error.instead:
        text = f"{text} {error.instead}"
    if isinstance(error, Unclear):
        text, groups = _ambiguity_text(error), await _fitting_controls(interaction, error)
    elif isinstance(error, IllegalMove | Stale) or (isinstance(error, NotYourTurn) and error.instead):
        groups = await fresh_controls(interaction)
        if isinstance(error, Stale) and not groups:
            text = f"{text}\n{await _status(interaction)}"
    await Answer(interaction).show_in_place(MessageContent(wanted=f"{text}{returned_text(written)}", groups=groups))


async def refuse_separately(answer: Answer, error: GameError) -> None:
    """Tell a refusal privately and leave the message that was pressed as it is: more can be done there."""
    await note_refusal(answer.interaction, error)
    await answer.send_private(str(error))


async def note_refusal(interaction: Interaction, error: GameError) -> None:
    """Let /rules why explain this refusal; a question back is none."""
    if isinstance(error, Unclear):
        return
    try:
        # What a private table refused is asked about where its owner is.
        await interaction.client.tables.moves.refused(
            msgspec.structs.replace(call_of(interaction), channel=interaction.channel_id or 0), error
        )
    except GameError:
        log.warning("a refusal in channel %s could not be noted", place_of(interaction))


def returned_text(written: str) -> str:
    """Return what somebody wrote, to be copied, as the end of an answer; "" where they wrote nothing."""
    if not written.strip():
        return ""
    safe = written.strip().replace("```", "'''")
    return f"\nYou wrote:\n```\n{truncate(safe, RETURNED_TEXT)}\n```"


async def fresh_controls(interaction: Interaction) -> Groups:
    """Return the asker's own controls as things stand now, none when there is nothing for them to do."""
    try:
        version, controls, _ = await interaction.client.tables.views.controls(call_of(interaction))
    except GameError:
        return ()
    return arrange(version, controls)


def _ambiguity_text(error: Unclear) -> str:
    """Return the words for several moves that fit: the options, as Discord names them, in which those differ."""
    values = [msgspec.structs.asdict(move) for move in error.moves]
    wanting = [f"`{name}:`" for name in values[0] if len({one.get(name) for one in values}) > 1] if values else []
    if not wanting:
        return str(error)
    return f"{len(values)} ways fit. Say which with {listed(wanting)}, or pick one."


async def _fitting_controls(interaction: Interaction, error: Unclear) -> Groups:
    """Return the moves that fit what was said as controls, as many as one menu holds: the words say how many fit."""
    wanted = {str(move) for move in error.moves}
    try:
        version, controls = await interaction.client.tables.views.narrowed(
            call_of(interaction), min(wanted, default="").split(" ")[0]
        )
    except GameError:
        return ()
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    fitting = tuple(offer for offer in offers if offer.move in wanted)[:MENU_OPTIONS]
    if len(fitting) <= ROW_BUTTONS:
        return arrange(version, Controls(fitting))
    return arrange(version, Controls(menus=(Menu(fitting[0].move.split(" ")[0], "Which one", fitting),)))


async def _status(interaction: Interaction) -> str:
    try:
        update = await interaction.client.tables.views.latest(place_of(interaction))
    except GameError:
        return ""
    return update.status
