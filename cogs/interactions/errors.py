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
from ..core.context import Asked, House, call_of, here, is_alone
from ..core.limits import MENU_OPTIONS, ROW_BUTTONS, cut
from ..core.permissions import check_home
from ..core.retry import UNREACHABLE
from ..messages.controls import arrange
from ..messages.layout import Groups, Shown
from ..messages.text import harmless, problems_text
from .answer import Answer, privately

log = logging.getLogger(__name__)
P = ParamSpec("P")

GIVEN_BACK = 1500
"""How many characters of what was written in a form are given back at most: the refusal stands before them."""
CUT_OFF = "Discord cut me off in the middle. `/status` shows how things stand."


FollowUp = Callable[[Asked, str], Awaitable[None]]
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


class Tree(app_commands.CommandTree[House]):
    """The commands, and the one place where what nobody foresaw ends."""

    async def interaction_check(self, interaction: discord.Interaction[House]) -> bool:
        """Refuse a command in words where there can be no table, unless it needs none (TAB-091)."""
        trace(interaction=interaction.id)
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.autocomplete or data.get("name") in ANYWHERE:
            return True
        try:
            check_home(interaction)
        except GameError as error:
            await refuse(interaction, error)
            return False
        return True

    async def on_error(self, interaction: discord.Interaction[House], error: app_commands.AppCommandError) -> None:
        """Tell whoever asked, without details; write the details down under a note that the host can look up."""
        cause = error.__cause__ or error
        if isinstance(cause, GameError):
            await refuse(interaction, cause)
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await privately(interaction, "My commands have just changed. Try again in a minute.")
        elif isinstance(error, app_commands.TransformerError):
            await privately(interaction, f"“{harmless(str(error.value), 40)}” is nothing that this command takes.")
        elif isinstance(cause, UNREACHABLE):
            log.warning("interaction %s was cut off: %s", interaction.id, cause)
            back = given_back(error.written) if isinstance(error, FormFailed) else ""
            await privately(interaction, f"{CUT_OFF}{back}")
        else:
            note = secrets.token_hex(2).upper()
            log.error("note %s: interaction %s failed", note, interaction.id, exc_info=cause)
            words = "Something broke on my side. Nothing was lost; try again in a moment."
            back = given_back(error.written) if isinstance(error, FormFailed) else ""
            await privately(interaction, f"{words}\n-# note {note} for the host{back}")


def refusing(act: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """Wrap what answers an interaction, so that a `GameError` is told to whoever asked: a refusal is no failure."""

    @functools.wraps(act)
    async def careful(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            await act(*args, **kwargs)
        except GameError as error:
            asked = next(arg for arg in (*args, *kwargs.values()) if isinstance(arg, discord.Interaction))
            await refuse(asked, error)

    return careful


async def refuse(asked: Asked, error: GameError, *, written: str = "", groups: Groups = ()) -> None:
    """Tell a refusal privately: its words, the rule's id, what would be legal; with the fresh controls where they help.

    ``written`` is what the asker wrote in a form, given back so that it need not be written again; ``groups`` are controls
    for what can be done instead.
    """
    if isinstance(error, Unclear) and error.begun:
        try:
            await _FOLLOW_UPS[ASK_REST](asked, error.begun)
        except GameError as other:
            await refuse(asked, other)
        return
    await remember(asked, error)
    if is_alone(asked) and not isinstance(error, BadFile | Unclear):
        # Where it cannot be shown any more, the words alone are told.
        with contextlib.suppress(GameError):
            await _FOLLOW_UPS[SHOW_PRIVATE](asked, " ".join(filter(None, [str(error), getattr(error, "instead", "")])))
            return
    text = problems_text(error) if isinstance(error, BadFile) else str(error)
    if isinstance(error, IllegalMove | NotYourTurn) and error.instead:
        text = f"{text} {error.instead}"
    if isinstance(error, Unclear):
        text, groups = _which(error), await _fitting(asked, error)
    elif isinstance(error, IllegalMove | Stale) or (isinstance(error, NotYourTurn) and error.instead):
        groups = await fresh_controls(asked)
        if isinstance(error, Stale) and not groups:
            text = f"{text}\n{await _standing(asked)}"
    await Answer(asked).turned(Shown(wanted=f"{text}{given_back(written)}", groups=groups))


async def refuse_apart(answer: Answer, error: GameError) -> None:
    """Tell a refusal privately and leave the message that was pressed as it is: more can be done there."""
    await remember(answer.asked, error)
    await answer.privately(str(error))


async def remember(asked: Asked, error: GameError) -> None:
    """Let /rules why explain this refusal; a question back is none."""
    if isinstance(error, Unclear):
        return
    try:
        # What a private table refused is asked about where its owner is.
        await asked.client.tables.refused(msgspec.structs.replace(call_of(asked), channel=asked.channel_id or 0), error)
    except GameError:
        log.warning("a refusal in channel %s could not be noted", here(asked))


def given_back(written: str) -> str:
    """Return what somebody wrote, to be copied, as the end of an answer; "" where they wrote nothing."""
    if not written.strip():
        return ""
    safe = written.strip().replace("```", "'''")
    return f"\nYou wrote:\n```\n{cut(safe, GIVEN_BACK)}\n```"


async def fresh_controls(asked: Asked) -> Groups:
    """Return the asker's own controls as things stand now, none when there is nothing for them to do."""
    try:
        version, controls, _ = await asked.client.tables.controls(call_of(asked))
    except GameError:
        return ()
    return arrange(version, controls)


def _which(error: Unclear) -> str:
    """Return the words for several moves that fit: the options, as Discord names them, in which those differ."""
    values = [msgspec.structs.asdict(move) for move in error.moves]
    wanting = [f"`{name}:`" for name in values[0] if len({one.get(name) for one in values}) > 1] if values else []
    if not wanting:
        return str(error)
    return f"{len(values)} ways fit. Say which with {listed(wanting)}, or pick one."


async def _fitting(asked: Asked, error: Unclear) -> Groups:
    """Return the moves that fit what was said as controls, as many as one menu holds: the words say how many fit."""
    wanted = {str(move) for move in error.moves}
    try:
        version, controls = await asked.client.tables.narrowed(call_of(asked), min(wanted, default="").split(" ")[0])
    except GameError:
        return ()
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    fitting = tuple(offer for offer in offers if offer.move in wanted)[:MENU_OPTIONS]
    if len(fitting) <= ROW_BUTTONS:
        return arrange(version, Controls(fitting))
    return arrange(version, Controls(menus=(Menu(fitting[0].move.split(" ")[0], "Which one", fitting),)))


async def _standing(asked: Asked) -> str:
    try:
        update = await asked.client.tables.latest(here(asked))
    except GameError:
        return ""
    return update.status
