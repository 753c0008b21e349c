"""The panel: a member's own side of the table as a private message. Each private move replaces it with the next one.

The message stores nothing, so a new panel can replace it at any time (TAB-071).
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections import OrderedDict
from collections.abc import Sequence
from itertools import takewhile

import discord
import msgspec
from msgspec.structs import replace

from engine import WORDS, Controls, Member, MoveQuestion, Offer, Panel, Update, Version, is_private

from ..core.context import Interaction, call_of, place_of
from ..core.limits import ROW_BUTTONS, truncate
from ..core.retry import UNREACHABLE, with_quick_retries
from ..interactions.answer import Answer
from ..messages.cards import newest_roll_of
from ..messages.controls import add_last, arrange, button, control_id, hint_button, plan_id
from ..messages.layout import Groups, Item, MessageContent, in_rows
from ..messages.phone import parted_news
from ..messages.text import aim_line, choice_texts, member_prompt, picture_file

log = logging.getLogger(__name__)

SHORT_TEXT = 40
"""Up to how many words of private knowledge are on the panel beside a question. Longer ones are behind a button."""

BEGINS = "> **"
"""A quoted line that begins a story has its title first."""

LONGEST_NEWS = 500
"""Up to how many characters of what came of a move stand above a panel."""

REMEMBERED = 512
"""How many panels are remembered."""

Side = tuple[MessageContent, tuple[discord.File, ...]]
"""A member's own side of the table: its content, and its pictures."""


async def panel_for(interaction: Interaction, *, whole: bool = False) -> Side:
    """Return the member's own side of the table as it is now, with its picture if the game has one.

    ``whole``: with all private knowledge, however long.
    """
    panel = await interaction.client.tables.views.panel(call_of(interaction), below_post=True)
    return await _content(interaction, panel, whole=whole)


async def panel_after(interaction: Interaction, update: Update, whisper: str) -> Side | None:
    """Return what replaces a private message after its member's move: the new panel, with `own_news`, ``whisper`` and
    `_own_cards` first.

    If nothing private is left to do, the whisper alone; ``None`` without one.
    """
    panel = await interaction.client.tables.views.panel(call_of(interaction), below_post=True)
    if not panel.private:
        return closed_panel(whisper) if whisper else None
    news = own_news(update, call_of(interaction).member.name)
    told = "\n".join(filter(None, [*unsaid(news, panel), whisper]))
    content, pictures = await _content(interaction, panel, told)
    return content, (*await _own_cards(interaction, update), *pictures)


def unsaid(news: str, panel: Panel) -> list[str]:
    """Return the lines of news that a panel does not tell itself: what is quoted, and the rest unless it is retold. Then a
    story that begins is another's."""
    told = [line for line in news.splitlines() if not panel.retold or (_is_quoted(line) and not line.startswith(BEGINS))]
    return [line for line in told if line not in panel.knows]


async def is_panel_over(interaction: Interaction) -> bool:
    """Return whether nothing private is left to do for the member of an interaction."""
    return not (await interaction.client.tables.views.panel(call_of(interaction), below_post=True)).private


def closed_panel(whisper: str) -> Side:
    """Return a private message without controls."""
    return MessageContent(whisper or WORDS("done")), ()


def whisper_of(update: Update, answer: Answer | None) -> str:
    """Return the text of an update that only the member of this answer may read."""
    return "\n".join(text for member, text in update.whispers if answer and member == answer.interaction.user.id)


def own_news(update: Update, name: str = "") -> str:
    """Return what came of a move of a member who plays alone: the first line of its post, and what is quoted below it.
    A line that begins with their ``name`` in bold, what they won or lost, stands before it. Where such a line tells what
    they rolled, what is quoted below that is how it ended, and stands for what was read out before.

    They read it where they go on. The post above may be beyond the edge of a phone.
    """
    if not update.alone or not update.story:
        return ""
    first, *rest = update.story.splitlines()
    result = [line for line in rest if name and line.startswith(f"**{name} ")][:1]
    settled = [place for place, line in enumerate(rest) if name and name in line and _BOLD.search(line)][:1]
    quoted = [line for place in settled for line in takewhile(_is_quoted, rest[place + 1 :])]
    ended = [line for line in quoted if not line.startswith(BEGINS)]
    return truncate("\n".join([*result, first, *(ended or takewhile(_is_quoted, rest))]), LONGEST_NEWS)


_BOLD = re.compile(r"\*\*[^*]+\*\*")


def _is_quoted(line: str) -> bool:
    return line.startswith(">")


async def _own_cards(interaction: Interaction, update: Update) -> tuple[discord.File, ...]:
    """Return the card with the newest dice of a member who plays alone, for the same reason as `own_news`."""
    if not update.alone:
        return ()
    found = await newest_roll_of(interaction.client.tables, update, call_of(interaction).member.name)
    return tuple(picture_file(drawn, update.version) for drawn in found)


def panel_content(member: Member, panel: Panel, whisper: str = "", *, whole: bool = False) -> MessageContent:
    """Return a panel without its picture: the member's private knowledge, then the prompt.

    If a question is open, long knowledge is behind a button, unless ``whole``.
    """
    head = whisper
    asking = member_prompt(member, panel.ask) or panel.why
    if panel.first:
        asking = f"{asking} {question_text(panel.first, panel.controls)}"
    asking = "\n".join(filter(None, [aim_line(panel.aim), asking, choice_texts(panel.controls)]))
    if panel.plan:
        head = "\n".join(filter(None, [head, panel.plan]))
    groups, told = panel_groups(panel), head.splitlines()
    # What the whisper tells stands there once.
    knows = "\n".join(line for line in panel.knows.splitlines() if line not in told)
    if not whole and panel.ask and len(knows.split()) > SHORT_TEXT:
        return MessageContent(head, asking, add_last(groups, sheet_button(panel.version)))
    lines = list(filter(None, [*head.splitlines(), *knows.splitlines()]))
    if panel.retold:
        # What came of the own roll comes first, then how the story of it ends; right above what is asked.
        result = panel.knows.partition("\n")[0]
        story, news = parted_news("\n".join([result, *(line for line in lines if line != result)]), asking)
        return MessageContent(story, asking, groups, news=news)
    return MessageContent("\n".join(lines), asking, groups)


def sheet_button(version: Version, own: str = "") -> Item:
    """Return the button that shows the private knowledge, by the game's word for it where it stands for ``own``."""
    return button(WORDS("button-own", thing=own) if own else WORDS("button-sheet"), control_id("sheet", version))


def sheet_content(panel: Panel) -> MessageContent:
    """Return the private knowledge, and the way back to the question."""
    return MessageContent(panel.knows, groups=in_rows([[button(WORDS("button-back"), control_id("panel", panel.version))]]))


class OpenPanel(msgspec.Struct, frozen=True):
    """A private ``message``, and the answer of the interaction that can edit it for 15 minutes. ``choice``: it was opened
    for one choice, such as a menu or a closer look. ``below``: it was sent after the answer, below a newer post.
    ``from_post``: a press on a post opened it, so that the way back is that post."""

    answer: Answer
    message: int
    choice: bool = False
    below: bool = False
    from_post: bool = False

    @property
    def is_out_of_reach(self) -> bool:
        """Whether Discord no longer lets it be changed."""
        return self.answer.interaction.is_expired()

    async def delete(self) -> None:
        """Delete it, once."""
        interaction = self.answer.interaction
        await (interaction.followup.delete_message(self.message) if self.below else interaction.delete_original_response())


class Panels:
    """Remembers each member's newest panel of a channel, so that there is only one (TAB-080), and a true one."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], OpenPanel] = OrderedDict()

    def forget(self, member: int) -> None:
        """Forget the panels of a member."""
        for key in [key for key in self._open if key[0] == member]:
            del self._open[key]

    async def note(self, answer: Answer, *, choice: bool = False) -> None:
        """Note that an answer is its member's newest panel, and delete the panel before it.

        After 15 minutes Discord no longer allows that. Then the old panel stays, and says so when it is used.
        """
        key, message = _key(answer), answer.private_message
        before = self._open.pop(key, None)
        # Else the panel followed another answer, which may be a public post and must stay.
        if message:
            opened = before is not None and before.message == message and before.from_post
            from_post = choice and (opened if answer.in_private else answer.pressed_message is not None)
            self._open[key] = OpenPanel(answer, message, choice, from_post=from_post)
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if before is not None and before.message != message and not before.is_out_of_reach:
            with contextlib.suppress(*UNREACHABLE):
                await before.delete()

    async def go_on(self, update: Update, answer: Answer) -> None:
        """Let the member's private message show what comes next for them after a change, once: the pressed one with the
        private text, or else the panel that they have open.
        """
        if answer.has_continued or update.again or is_private(update.channel):
            return
        if not answer.continues:
            if update.kind not in ("lobby", "closed"):
                await self._refresh(update, answer)
            return
        answer.has_continued = True
        whisper = whisper_of(update, answer)
        try:
            shown = await panel_after(answer.interaction, update, whisper)
        except Exception:
            log.exception("what is next after %s cannot be shown", update.version)
            shown = closed_panel(whisper)
        if shown is None and not answer.extra:
            await self._remove(answer)
        else:
            # A tip that comes with the move stands for itself.
            content, pictures = shown or (MessageContent(""), ())
            # One without controls stands for the choice that was made: it makes room for the next.
            await answer.show_in_place(content, *pictures, panel=True, choice=not content.groups)

    async def follow(self, update: Update, answer: Answer) -> None:
        """Let the panel of a member who plays alone stand below the post that their press brought, if something private is
        left to do: it is sent again there, and deleted above."""
        key = _key(answer)
        panel = self._open.get(key)
        if not (update.alone and answer.has_continued) or update.again or panel is None or panel.choice or panel.below:
            return
        if panel.message > answer.interaction.client.publisher.newest_of(update.version.table):
            return
        try:
            over = await is_panel_over(answer.interaction)
            whisper = whisper_of(update, answer)
            shown = None if over else await panel_after(answer.interaction, update, whisper)
        except Exception:
            # The panel above shows the same.
            log.exception("the panel of %s cannot be shown below its post", update.version)
            return
        # A tip above goes with the panel.
        answer.extra = answer.extra or answer.said
        message = await answer.send_below(shown[0], *shown[1]) if shown is not None else 0
        if message:
            self._open[key] = OpenPanel(answer, message, below=True)
            with contextlib.suppress(*UNREACHABLE):
                await with_quick_retries(panel.delete)

    async def back_to_post(self, answer: Answer) -> bool:
        """Delete the pressed private message where a press on a post opened it for a choice, and nothing private is left to
        do: the post has all that can be done. Return whether that was so."""
        panel, pressed = self._open.get(_key(answer)), answer.pressed_message
        if panel is None or not panel.from_post or pressed is None or panel.message != pressed.id or panel.is_out_of_reach:
            return False
        if not await is_panel_over(answer.interaction):
            return False
        await self._remove(answer)
        return True

    async def _refresh(self, update: Update, answer: Answer) -> None:
        """Let a member's open panel show how things stand after a change that they made elsewhere, such as on a post.

        A panel that is over, that cannot be edited any more or that its member has dismissed is forgotten. What was opened
        for one choice is deleted: the choice was made elsewhere, and the post has the controls. So is a panel that asks
        nothing, every panel that stands above a newer post, and each at the end: what is seen last says how things stand.
        """
        key = _key(answer)
        panel = self._open.get(key)
        if panel is None or panel.message == answer.private_message:
            return
        newest_post = answer.interaction.client.tables.outbox.newest_post
        # A newer post stands below the panel: later messages have greater ids.
        over = panel.choice or update.kind == "end" or panel.message < await newest_post(update.channel)
        shown, pictures = closed_panel(WORDS("panel-is-over"))
        if not (over or panel.is_out_of_reach):
            try:
                now = await answer.interaction.client.tables.views.panel(call_of(answer.interaction), below_post=True)
                over = not now.ask
                shown, pictures = (shown, pictures) if over else await _content(answer.interaction, now)
            except Exception:
                log.exception("the open panel in channel %s cannot be made anew", key[1])
        if over and not panel.is_out_of_reach:
            self._open.pop(key)
            with contextlib.suppress(*UNREACHABLE):
                await with_quick_retries(panel.delete)
            return
        # Its member may have opened another one meanwhile.
        if self._open.get(key) is panel and (
            panel.is_out_of_reach
            or not await panel.answer.rewrite_private(shown, *pictures, below=panel.message * panel.below)
        ):
            self._open.pop(key, None)

    async def _remove(self, answer: Answer) -> None:
        """Delete a panel after its member's move, if nothing is left to do or read."""
        before = self._open.pop(_key(answer), None)
        await answer.acknowledge()
        # If the answer was a post, the deletion would remove that post.
        mine = OpenPanel(answer, answer.private_message) if answer.private_message else before
        if mine is not None and not mine.is_out_of_reach:
            with contextlib.suppress(*UNREACHABLE):
                await with_quick_retries(mine.delete)


def _key(answer: Answer) -> tuple[int, int]:
    """Return by what a panel is remembered: its member and its place."""
    return answer.interaction.user.id, place_of(answer.interaction)


def question_text(question: MoveQuestion, beside: Controls | None = None) -> str:
    """Return a question and the meanings of its buttons, but for those that are told of the controls ``beside`` it."""
    told = {offer.choice.text for offer in beside.buttons if offer.choice.text} if beside is not None else set()
    return with_meanings(question.ask, [offer for offer in question.offers if offer.choice.text not in told])


def with_meanings(ask: str, offers: Sequence[Offer]) -> str:
    """Return what is asked and the meanings of its answers where they are buttons. A menu shows meanings itself."""
    told = offers if len(offers) <= ROW_BUTTONS else ()
    texts = {offer.choice.label: offer.choice.text or offer.choice.detail for offer in told}
    lines = [WORDS("choice-meaning", label=label, text=text) for label, text in texts.items() if text]
    return "\n".join([ask, *lines])


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
    return panel_content(call.member, panel, whisper, whole=whole), (picture_file(picture),) if picture else ()
