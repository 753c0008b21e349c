"""Errors and refusals, told to the member in words. A refusal comes with what can be done instead."""

from __future__ import annotations

import contextlib
import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, ParamSpec, TypeVar

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from engine import (
    WORDS,
    BadFile,
    Controls,
    GameError,
    IllegalMove,
    Menu,
    NotAllowed,
    NotSeated,
    NotYourTurn,
    Offer,
    Stale,
    Unclear,
    Version,
    span,
    trace,
)

from ..core.command_contexts import ANYWHERE
from ..core.context import Bot, Interaction, call_of, is_at_private_table, place_of
from ..core.limits import MENU_OPTIONS, ROW_BUTTONS, truncate
from ..core.permissions import check_bot_present
from ..core.reader import speak_to, speak_to_all
from ..core.retry import UNREACHABLE
from ..messages.controls import add_last, arrange, button, control_id, menu_part
from ..messages.layout import Groups, Item, MessageContent, in_rows
from ..messages.operator_lines import operator_lines
from ..messages.overflow import QUIET
from ..messages.text import problems_text, safe_text
from .answer import Answer, send_private

log = logging.getLogger(__name__)
P = ParamSpec("P")

WHY = "why"
"""The kind of the button that leads from a refusal to its rule."""
REFUSED = "refused"
"""Where an interaction keeps the entry behind its refusal, for the private table that tells it."""
PRIVACY = "privacy"
"""The command about what is stored of a member, and the kind of its controls."""
NEVER_OLD = Version(0, 0)
MOVED = {"since": "delve since", "watch": "delve watch"}
"""Commands that stood at the top once. A client that has not learned of it still sends the old name."""

RETURNED_TEXT = 1500
"""How many characters of a form's text are returned with a refusal."""

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
        if not await is_let_in(interaction, str(data.get("name"))):
            return False
        if interaction.type is discord.InteractionType.autocomplete or data.get("name") in ANYWHERE:
            return True
        try:
            check_bot_present(interaction)
        except GameError as error:
            await refuse(interaction, error)
            return False
        return True

    async def _call(self, interaction: discord.Interaction[Bot]) -> None:
        # discord.py has no other place that holds a whole command.
        data: Any = interaction.data or {}
        completion = interaction.type is discord.InteractionType.autocomplete
        with span("completion" if completion else "slash", name=str(data.get("name"))):
            await speak_to(interaction)
            await super()._call(interaction)

    async def on_error(self, interaction: discord.Interaction[Bot], error: app_commands.AppCommandError) -> None:
        """Tell the member without details, and log the details under a note that the operator can look up."""
        cause = error.__cause__ or error
        if isinstance(cause, GameError):
            await refuse(interaction, cause)
        elif isinstance(error, app_commands.CommandNotFound) and error.name in MOVED:
            await send_private(interaction, WORDS("moved-command", old=error.name, new=MOVED[error.name]))
        elif isinstance(error, app_commands.CommandSignatureMismatch | app_commands.CommandNotFound):
            await send_private(interaction, WORDS("commands-have-changed"))
        elif isinstance(error, app_commands.TransformerError):
            await send_private(interaction, WORDS("not-taken-by-command", value=safe_text(str(error.value), 40)))
        elif isinstance(cause, UNREACHABLE):
            log.warning("interaction %s was cut off: %s", interaction.id, cause)
            back = returned_text(error.written) if isinstance(error, FormFailed) else ""
            await send_private(interaction, f"{WORDS('cut-off')}{back}")
        else:
            note = secrets.token_hex(2).upper()
            log.error("note %s: interaction %s failed", note, interaction.id, exc_info=cause)
            words = f"{WORDS('broke-on-my-side')}\n{WORDS('broke-on-my-side.note', note=note)}"
            back = returned_text(error.written) if isinstance(error, FormFailed) else ""
            await send_private(interaction, f"{words}{back}")


async def is_let_in(interaction: Interaction, what: str = "") -> bool:
    """Return whether the operator has shut out neither the member nor the server (TAB-206). Who is shut out is told.

    ``what`` is the name of the command or the kind of the control. What is stored of them everybody may see and delete.
    """
    if what == PRIVACY:
        return True
    try:
        interaction.client.tables.shut_out.check(interaction.user.id, interaction.guild_id or 0)
    except NotAllowed as error:
        if interaction.type is not discord.InteractionType.autocomplete:
            await send_private(interaction, "\n".join([refusal_text(error), *operator_lines(interaction.client)]))
        return False
    return True


def handles_refusals(act: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, Coroutine[Any, Any, None]]:
    """Wrap a handler of interactions so that a `GameError` is told to the member. A refusal is no failure.

    What the option ``public`` of a command shows to everybody is in their language (TAB-208).
    """

    @functools.wraps(act)
    async def wrapper(*args: P.args, **kwargs: P.kwargs) -> None:
        interaction = next(arg for arg in (*args, *kwargs.values()) if isinstance(arg, discord.Interaction))
        public = bool(kwargs.get("public"))
        try:
            if public:
                await speak_to_all(interaction)
            await act(*args, **kwargs)
        except GameError as error:
            if public:
                await speak_to(interaction)
            await refuse(interaction, error)

    return wrapper


async def refuse(interaction: Interaction, error: GameError, *, written: str = "", groups: Groups = ()) -> None:
    """Tell a refusal privately: its words, the id of the rule, what is legal, new controls if they help, and **Why?**.

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
            interaction.extras[REFUSED] = error.entry
            await _FOLLOW_UPS[SHOW_PRIVATE](
                interaction, " ".join(filter(None, [refusal_text(error), getattr(error, "instead", "")]))
            )
            return
    text = problems_text(error) if isinstance(error, BadFile) else refusal_text(error)
    if isinstance(error, IllegalMove | NotYourTurn) and error.instead:
        text = f"{text} {error.instead}"
    if isinstance(error, Unclear):
        text, groups = _ambiguity_text(error), await _fitting_controls(interaction, error)
    elif isinstance(error, IllegalMove | Stale) or (isinstance(error, NotYourTurn) and error.instead):
        groups = await fresh_controls(interaction, getattr(error, "leads", ""))
        if isinstance(error, Stale) and not groups:
            with contextlib.suppress(GameError):
                text = f"{text}\n{(await interaction.client.tables.views.latest(place_of(interaction))).status}"
    if not isinstance(error, Unclear):
        groups = add_last(groups, why_button(error.entry))
    await Answer(interaction).show_in_place(MessageContent(prompt=f"{text}{returned_text(written)}", groups=groups))


async def refuse_separately(answer: Answer, error: GameError) -> None:
    """Tell a refusal in a new private message, so that the pressed one stays usable."""
    await note_refusal(answer.interaction, error)
    await answer.send_private(MessageContent(prompt=refusal_text(error), groups=add_last((), why_button(error.entry))))


def refusal_text(error: GameError) -> str:
    """Return the words of a refusal with the id of its rule. A kind that names none itself has that of the table."""
    named = error.rule is None and isinstance(error, NotYourTurn | NotSeated)
    return f"{error.words} ({error.entry})" if named else str(error)


def why_button(entry: str) -> Item:
    """Return the button under a refusal that leads to the rule behind it."""
    return button(WORDS("button-why"), control_id(WHY, NEVER_OLD, entry))


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
    return f"\n{WORDS('you-wrote')}\n```\n{truncate(safe, RETURNED_TEXT)}\n```"


async def fresh_controls(interaction: Interaction, verb: str = "") -> Groups:
    """Return the member's own controls as they are now; empty if there is nothing to do.

    Those of a ``verb`` alone, if it has any now.
    """
    try:
        if verb:
            version, controls = await interaction.client.tables.views.narrowed(call_of(interaction), verb)
            if groups := arrange(version, _as_wanted(controls)):
                return groups
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
    return WORDS("several-ways-fit", count=len(values), options=wanting)


async def _fitting_controls(interaction: Interaction, error: Unclear) -> Groups:
    """Return the moves that fit as controls, as many as one menu holds. The words say how many fit."""
    wanted = {str(move) for move in error.moves}
    try:
        version, controls = await interaction.client.tables.views.narrowed(
            call_of(interaction), min(wanted, default="").split(" ")[0]
        )
        if len(wanted) == 1:
            # It is asked about before it is made.
            (text,) = wanted
            with contextlib.suppress(Stale):
                asked = await interaction.client.tables.views.grave(call_of(interaction), text, version)
                return in_rows([[button(asked.shown, control_id("act", version, text), discord.ButtonStyle.danger)]])
    except GameError:
        return ()
    offers = [*controls.buttons, *(offer for menu in controls.menus for offer in menu.offers)]
    fitting = tuple(offer for offer in offers if offer.move in wanted)[:MENU_OPTIONS]
    if len(fitting) <= ROW_BUTTONS:
        return arrange(version, _as_wanted(Controls(fitting)))
    menu = Menu(fitting[0].move.split(" ")[0], WORDS("which-one"), fitting)
    return in_rows([[menu_part(version, menu, most=MENU_OPTIONS)]])


def _as_wanted(controls: Controls) -> Controls:
    """Return controls of which none is rarely wanted, as they were asked for: a group of further moves has none that is
    only written."""

    def wanted(offers: Iterable[Offer]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, choice=replace(offer.choice, weight="plain")) if offer.choice.rank >= QUIET else offer
            for offer in offers
        )

    menus = tuple(replace(menu, offers=wanted(menu.offers)) for menu in controls.menus)
    return replace(controls, buttons=wanted(controls.buttons), menus=menus)
