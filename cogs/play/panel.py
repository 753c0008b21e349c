"""The panel: a member's own side of the table as a private message. Each private move replaces it with the next one.

The message stores nothing, so a new panel can replace it at any time (TAB-071).
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict

import discord
from msgspec.structs import replace

from engine import WORDS, Member, MoveQuestion, Panel, Update, Version

from ..core.context import Interaction, call_of, place_of
from ..core.limits import ROW_BUTTONS
from ..core.retry import UNREACHABLE, with_quick_retries
from ..interactions.answer import EDIT_TYPES, Answer, first_answer
from ..messages.controls import add_last, arrange, button, control_id, hint_button, plan_id
from ..messages.layout import Groups, Item, MessageContent, in_rows
from ..messages.text import choice_texts, member_prompt, picture_file

SHORT_TEXT = 40
"""Up to how many words of private knowledge are on the panel beside a question. Longer ones are behind a button."""

REMEMBERED = 512
"""How many panels are remembered."""

Side = tuple[MessageContent, discord.File | None]
"""A member's own side of the table: its content, and its picture."""


async def panel_for(interaction: Interaction, *, whole: bool = False) -> Side:
    """Return the member's own side of the table as it is now, with its picture if the game has one.

    ``whole``: with all private knowledge, however long.
    """
    return await _content(interaction, await interaction.client.tables.views.panel(call_of(interaction)), whole=whole)


async def panel_after(interaction: Interaction, whisper: str) -> Side | None:
    """Return what replaces a private message after its member's move: the new panel, with ``whisper`` first.

    If nothing private is left to do, the whisper alone; ``None`` without one.
    """
    panel = await interaction.client.tables.views.panel(call_of(interaction))
    return await _content(interaction, panel, whisper) if panel.private else closed_panel(whisper) if whisper else None


def closed_panel(whisper: str) -> Side:
    """Return a private message without controls."""
    return MessageContent(whisper or WORDS("done")), None


def whisper_of(update: Update, answer: Answer | None) -> str:
    """Return the text of an update that only the member of this answer may read."""
    return "\n".join(text for member, text in update.whispers if answer and member == answer.interaction.user.id)


def panel_content(member: Member, panel: Panel, whisper: str = "", *, whole: bool = False) -> MessageContent:
    """Return a panel without its picture: the member's private knowledge, then the prompt.

    If a question is open, long knowledge is behind a button, unless ``whole``.
    """
    head = whisper
    asking = member_prompt(member, panel.ask) or panel.why
    if panel.first:
        asking = f"{asking} {question_text(panel.first)}"
    asking = "\n".join(filter(None, [asking, choice_texts(panel.controls)]))
    if panel.plan:
        head = "\n".join(filter(None, [head, panel.plan]))
    groups = panel_groups(panel)
    if not whole and panel.ask and len(panel.knows.split()) > SHORT_TEXT:
        return MessageContent(head, asking, add_last(groups, sheet_button(panel.version)))
    return MessageContent("\n".join(filter(None, [head, panel.knows])), asking, groups)


def sheet_button(version: Version) -> Item:
    """Return the button that shows the private knowledge."""
    return button(WORDS("button-sheet"), control_id("sheet", version))


def sheet_content(panel: Panel) -> MessageContent:
    """Return the private knowledge, and the way back to the question."""
    return MessageContent(panel.knows, groups=in_rows([[button(WORDS("button-back"), control_id("panel", panel.version))]]))


class Panels:
    """Remembers each member's newest panel of a channel, so that there is only one (TAB-080)."""

    def __init__(self) -> None:
        self._shown: OrderedDict[tuple[int, int], Interaction] = OrderedDict()

    def forget(self, member: int) -> None:
        """Forget the panels of a member."""
        for key in [key for key in self._shown if key[0] == member]:
            del self._shown[key]

    async def note(self, answer: Answer) -> None:
        """Note that an answer is its member's newest panel, and delete the panel before it.

        After 15 minutes Discord no longer allows that. Then the old panel stays, and says so when it is used.
        """
        interaction = answer.interaction
        key = (interaction.user.id, place_of(interaction))
        before = self._shown.pop(key, None)
        # Else the panel followed another answer, which may be a public post and must stay.
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
        """Delete a panel after its member's move, if nothing is left to do or read."""
        interaction = answer.interaction
        before = self._shown.pop((interaction.user.id, place_of(interaction)), None)
        await answer.acknowledge()
        # If the answer was a post, the deletion would remove that post.
        mine = interaction if first_answer(interaction) in EDIT_TYPES else before
        if mine is not None and not mine.is_expired():
            with contextlib.suppress(*UNREACHABLE):
                await with_quick_retries(mine.delete_original_response)


def question_text(question: MoveQuestion) -> str:
    """Return a question and the meanings of its buttons. A menu shows meanings itself."""
    told = question.offers if len(question.offers) <= ROW_BUTTONS else ()
    texts = {offer.choice.label: offer.choice.text or offer.choice.detail for offer in told}
    lines = [WORDS("choice-meaning", label=label, text=text) for label, text in texts.items() if text]
    return "\n".join([question.ask, *lines])


def panel_groups(panel: Panel) -> Groups:
    """Return the controls of a panel, with buttons for hints, and for a plan while others are awaited."""
    groups = arrange(panel.version, replace(panel.controls, private=False))
    if panel.hints:
        groups = add_last(groups, hint_button(panel.version))
    if panel.ahead:
        groups = add_last(groups, button(WORDS("button-plan-ahead"), plan_id(panel.version, 0, "panel")))
    return groups


async def _content(interaction: Interaction, panel: Panel, whisper: str = "", *, whole: bool = False) -> Side:
    call = call_of(interaction)
    picture = await interaction.client.tables.views.own_picture(call)
    return panel_content(call.member, panel, whisper, whole=whole), picture_file(picture) if picture else None
