"""Panel: a member's own side of the table as a private message, which each private move turns into the next one.

Nothing is kept in such a message, so that a fresh one takes its place at any time (TAB-071).
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict

import discord
from msgspec.structs import replace

from engine import Member, Panel, Question, Update

from ..core.context import Interaction, call_of, place_of
from ..core.limits import ROW_BUTTONS
from ..core.retry import UNREACHABLE, with_quick_retries
from ..interactions.answer import EDIT_TYPES, Answer, first_answer
from ..messages.controls import BACK, PLAN_AHEAD, add_last, arrange, button, control_id, hint_button, plan_id
from ..messages.layout import Groups, MessageContent, in_rows
from ..messages.text import member_prompt, picture_file

DONE = "Done."

SHORT_TEXT = 40
"""So many words of what only one may know stand on the panel beside a question; more of them wait behind a button."""
SHEET = "My sheet"
REMEMBERED = 512
"""Of how many panels it is known where they are."""

Side = tuple[MessageContent, discord.File | None]
"""Somebody's own side of the table as a private message: what it shows, and its picture."""


async def panel_for(interaction: Interaction, *, whole: bool = False) -> Side:
    """Return the asker's own side of the table as things stand now, with its picture where the game has one.

    ``whole``: with all that they know, however long that is.
    """
    return await _content(interaction, await interaction.client.tables.views.panel(call_of(interaction)), whole=whole)


async def panel_after(interaction: Interaction, whisper: str) -> Side | None:
    """Return what becomes of a private message in which its owner has moved: the fresh panel, ``whisper`` first.

    Where nothing private is left for them, the whisper alone; ``None`` without one.
    """
    panel = await interaction.client.tables.views.panel(call_of(interaction))
    return await _content(interaction, panel, whisper) if panel.private else closed_panel(whisper) if whisper else None


def closed_panel(whisper: str) -> Side:
    """Return a private message that nothing can be done with any more."""
    return MessageContent(whisper or DONE), None


def whisper_of(update: Update, answer: Answer | None) -> str:
    """Return what an update holds for the asker only."""
    return "\n".join(text for member, text in update.whispers if answer and member == answer.interaction.user.id)


def panel_content(member: Member, panel: Panel, whisper: str = "", *, whole: bool = False) -> MessageContent:
    """Return a panel without its picture: what only this member knows, then what is asked of them.

    Where they are asked something, what they know is kept back behind a button if it is long, unless ``whole``.
    """
    head = whisper
    asking = member_prompt(member, panel.ask) or panel.why
    if panel.first:
        asking = f"{asking} {question_text(panel.first)}"
    if panel.plan:
        head = "\n".join(filter(None, [head, panel.plan]))
    groups = panel_groups(panel)
    if not whole and panel.ask and len(panel.knows.split()) > SHORT_TEXT:
        return MessageContent(head, asking, add_last(groups, button(SHEET, control_id("sheet", panel.version))))
    return MessageContent("\n".join(filter(None, [head, panel.knows])), asking, groups)


def sheet_content(panel: Panel) -> MessageContent:
    """Return what only one may know, and the way back to what they are asked."""
    return MessageContent(panel.knows, groups=in_rows([[button(BACK, control_id("panel", panel.version))]]))


class Panels:
    """Where each member's newest panel of a channel is, so that there is one and not a pile of them (TAB-080)."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], Interaction] = OrderedDict()

    def forget(self, member: int) -> None:
        """Have no panel of a member in mind."""
        for key in [key for key in self._shown if key[0] == member]:
            del self._shown[key]

    async def note(self, answer: Answer) -> None:
        """Note that an answer is its asker's panel now, and take away the one before, which is old.

        Discord lets go of a private message after 15 minutes; then it stays, and says that it is old when it is used.
        """
        interaction = answer.interaction
        key = (interaction.user.id, place_of(interaction))
        before = self._shown.pop(key, None)
        # Else the panel came after the answer: that may be a post for all, and is nothing to be taken away.
        if first_answer(interaction) in (
            EDIT_TYPES if answer.in_private else (discord.InteractionResponseType.channel_message,)
        ):
            self._shown[key] = interaction
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)
        if before is not None and not answer.in_private and not before.is_expired():
            with contextlib.suppress(*UNREACHABLE):
                await before.delete_original_response()

    async def remove(self, answer: Answer) -> None:
        """Take a panel away in which its owner has moved, and nothing is left to be done or read."""
        interaction = answer.interaction
        before = self._shown.pop((interaction.user.id, place_of(interaction)), None)
        await answer.acknowledge()
        # Where a post was the answer, what would be taken away is that post.
        mine = interaction if first_answer(interaction) in EDIT_TYPES else before
        if mine is not None and not mine.is_expired():
            with contextlib.suppress(*UNREACHABLE):
                await with_quick_retries(mine.delete_original_response)


def question_text(question: Question) -> str:
    """Return the question and, where the answers are buttons, what each of them means: a menu says that itself."""
    told = question.offers if len(question.offers) <= ROW_BUTTONS else ()
    lines = [f"-# {offer.choice.label}: {offer.choice.detail}" for offer in told if offer.choice.detail]
    return "\n".join([question.ask, *lines])


def panel_groups(panel: Panel) -> Groups:
    """Return the controls of a panel, with the way to advice, and to a plan of one's own while others are awaited."""
    groups = arrange(panel.version, replace(panel.controls, private=False))
    if panel.hints:
        groups = add_last(groups, hint_button(panel.version))
    return add_last(groups, button(PLAN_AHEAD, plan_id(panel.version, 0, "panel"))) if panel.ahead else groups


async def _content(interaction: Interaction, panel: Panel, whisper: str = "", *, whole: bool = False) -> Side:
    call = call_of(interaction)
    picture = await interaction.client.tables.views.own_picture(call)
    return panel_content(call.member, panel, whisper, whole=whole), picture_file(picture) if picture else None
