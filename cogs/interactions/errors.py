"""Errors and refusals, told to the member in words. A refusal comes with what can be done instead."""

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
"""How many characters of a form's text are returned with a refusal."""
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
    """A button or menu failed for a reason outside the game. ``__cause__`` is the error."""


class FormFailed(app_commands.AppCommandError):
    """A form failed for a reason outside the game. ``__cause__`` is the error."""

    def __init__(self, written: str) -> None:
        super().__init__("a form failed")
        self.written = written


class CommandTree(app_commands.CommandTree[Bot]):
    """The commands, and the one place where unexpected errors end."""

    async def interaction_check(self, interaction: discord.Interaction[Bot]) -> bool:
        """Refuse a command where no table can be, unless it needs none (TAB-091)."""
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
        """Tell the member without details, and log the details under a note that the operator can look up."""
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
    """Wrap a handler of interactions so that a `GameError` is told to the member. A refusal is no failure."""

    @functools.wraps(act)
    async def wrapper(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await act(*args, **kwargs)
        except GameError as error:
            interaction = next(arg for arg in (*args, *kwargs.values()) if isinstance(arg, discord.Interaction))
            await refuse(interaction, error)

    return wrapper


async def refuse(interaction: Interaction, error: GameError, *, written: str = "", groups: Groups = ()) -> None:
    """Tell a refusal privately: its words, the id of the rule, what is legal, and new controls if they help.

    ``written`` is the text of a form, returned so that it need not be written again. ``groups`` are controls for what
    can be done instead.
    """
    if isinstance(error, Unclear) and error.begun:
        try:
            await _FOLLOW_UPS[ASK_REST](interaction, error.begun)
        except GameError as other:
            await refuse(interaction, other)
        return
    await note_refusal(interaction, error)
    if is_at_private_table(interaction) and not isinstance(error, BadFile | Unclear):
        # If the private table cannot be shown any more, the words are sent alone.
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
    await Answer(interaction).show_in_place(MessageContent(prompt=f"{text}{returned_text(written)}", groups=groups))


async def refuse_separately(answer: Answer, error: GameError) -> None:
    """Tell a refusal in a new private message, so that the pressed one stays usable."""
    await note_refusal(answer.interaction, error)
    await answer.send_private(str(error))


async def note_refusal(interaction: Interaction, error: GameError) -> None:
    """Store a refusal for ``/rules why``. A question back is none."""
    if isinstance(error, Unclear):
        return
    try:
        # A refusal at a private table is looked up in the channel of its owner.
        await interaction.client.tables.moves.refused(
            msgspec.structs.replace(call_of(interaction), channel=interaction.channel_id or 0), error
        )
    except GameError:
        log.warning("a refusal in channel %s could not be noted", place_of(interaction))


def returned_text(written: str) -> str:
    """Return a form's text as the end of an answer, to be copied; "" if it is empty."""
    if not written.strip():
        return ""
    safe = written.strip().replace("```", "'''")
    return f"\nYou wrote:\n```\n{truncate(safe, RETURNED_TEXT)}\n```"


async def fresh_controls(interaction: Interaction) -> Groups:
    """Return the member's own controls as they are now; empty if there is nothing to do."""
    try:
        version, controls, _ = await interaction.client.tables.views.controls(call_of(interaction))
    except GameError:
        return ()
    return arrange(version, controls)


def _ambiguity_text(error: Unclear) -> str:
    """Return the words for several moves that fit. They name the options in which the moves differ."""
    values = [msgspec.structs.asdict(move) for move in error.moves]
    wanting = [f"`{name}:`" for name in values[0] if len({value.get(name) for value in values}) > 1] if values else []
    if not wanting:
        return str(error)
    return f"{len(values)} ways fit. Say which with {listed(wanting)}, or pick one."


async def _fitting_controls(interaction: Interaction, error: Unclear) -> Groups:
    """Return the moves that fit as controls, as many as one menu holds. The words say how many fit."""
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
