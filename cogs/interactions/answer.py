"""The answer to one interaction, within the 3 seconds that Discord allows, or after a deferral."""

from __future__ import annotations

import asyncio
import functools
import io
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Protocol, TypeVar

import discord
from msgspec.structs import replace

from engine import WORDS

from ..core.context import Bot, Interaction, messageable, place_of
from ..core.limits import ATTACHMENTS
from ..core.permissions import may_post_publicly
from ..core.retry import UNREACHABLE, with_quick_retries, without_repeats
from ..messages.layout import Files, Groups, MessageContent, Picture, edit_arguments, read_message, send_arguments
from ..messages.text import NO_MENTIONS, PictureFile, picture_file
from ..messages.without_pictures import has_pictures, without_pictures
from .posts import PostContent, posts_of

log = logging.getLogger(__name__)
T = TypeVar("T")
Kind = discord.InteractionResponseType

DEFER_AFTER = 1.8
"""Seconds after which an interaction without an answer is deferred."""

PLACEHOLDER_USED = "answered"
"""The key in ``extras`` that marks a private placeholder as used or deleted."""

PRIVATE_MESSAGE = "private"
"""The key in ``extras`` for the id of the private message that Discord confirmed as the first answer."""

FIRST_ANSWER = "taken"
"""The key in ``extras`` for the kind of a first answer that arrived although its confirmation was lost."""

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that already has its first answer."""

COMPONENT_TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Interactions that can be answered by editing the message they came from."""

EDIT_TYPES = (Kind.message_update, Kind.deferred_message_update)
"""Kinds of first answers after which the pressed message can be edited."""

Content = str | MessageContent
"""The content of a message: words alone, or words with pictures and controls."""


class Rewrite(Protocol):
    """Edits a private message."""

    async def __call__(self, content: Content, files: tuple[discord.File, ...] = ()) -> None:
        """Replace the content and the files of the message."""


@contextmanager
def _ignore_unreachable(interaction: Interaction) -> Iterator[None]:
    """Log a failed answer and go on: the member cannot be reached any more."""
    try:
        yield
    except UNREACHABLE as error:
        log.info("interaction %s can no longer be answered: %s", interaction.id, error)


class Answer:
    """The answer to one interaction.

    As a context it watches the time: work longer than `DEFER_AFTER` defers the interaction. A command is deferred
    privately, because mentions in a deferred message notify no member; its post goes to the channel then. A press is
    deferred invisibly. ``continues``: the pressed private message becomes what comes next for its member
    (`Panels.go_on`).
    """

    def __init__(self, interaction: Interaction, *, continues: bool = False) -> None:
        self.interaction = interaction
        self.unsure = False
        """Whether a post was sent as the answer without a confirmation of Discord."""
        self.extra = ""
        """More for the member to read, below their next private message; "" once it was sent."""
        self.said = ""
        """What of that was sent last: a message that is sent again in another place takes it along."""
        self.has_continued = False
        """Whether the pressed private message already shows what comes next."""
        self._continues = continues
        self._alarm: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Answer:
        self._alarm = asyncio.get_running_loop().call_later(DEFER_AFTER, self._ring)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self._settle()
        if error is None:
            await self.finish()

    @property
    def in_private(self) -> bool:
        """Whether the pressed control, or the form, belongs to a private message."""
        return self.pressed_message is not None and self.pressed_message.flags.ephemeral

    @property
    def continues(self) -> bool:
        """Whether the pressed private message has to show what comes next."""
        return self._continues and self.in_private

    @property
    def private_message(self) -> int:
        """The id of the private message that this interaction can still edit: its first answer, or the pressed one; 0 if
        there is none."""
        if self.in_private and first_answer(self.interaction) in EDIT_TYPES:
            return self.pressed_message.id if self.pressed_message else 0
        return int(self.interaction.extras.get(PRIVATE_MESSAGE, 0))

    @property
    def pressed_message(self) -> discord.Message | None:
        """The message of the pressed control, or of the control that opened the form."""
        return self.interaction.message if self.interaction.type in COMPONENT_TYPES else None

    async def post_public(self, content: MessageContent, files: Files, calls: discord.AllowedMentions) -> int | None:
        """Post publicly as the answer, and return the id of the message.

        ``None``: it failed or is not possible, so the caller posts in the channel. A followup takes no nonce, so it is
        sent once; without a confirmation of Discord the answer is ``unsure``.
        """
        await self._settle()
        interaction = self.interaction
        if self.pressed_message is None and first_answer(interaction):
            # The placeholder of a deferral is private, so the post goes to the channel.
            return None

        async def send() -> discord.InteractionCallbackResponse[Bot]:
            return await interaction.response.send_message(**send_arguments(content, files()), allowed_mentions=calls)

        with _ignore_unreachable(interaction):
            self.unsure = True
            original = not first_answer(interaction)
            if original:
                message = _message_in(await _respond(interaction, Kind.channel_message, send))
            else:
                message = await without_repeats(interaction.followup).send(
                    **send_arguments(content, files()), allowed_mentions=calls, wait=True
                )
            if message is None:
                message = await with_quick_retries(interaction.original_response)
            self.unsure = False
            posts_of(interaction.client).note_origin(message.id, interaction, message, original=original)
            return message.id
        return None

    async def edit_post(self, message: int, content: MessageContent, files: Files | None = None) -> bool:
        """Edit the pressed message if it is ``message``, and return whether that was done. ``files`` replace its own."""
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _ignore_unreachable(self.interaction):
            await self._edit(content, files or (lambda: seen.pictures), post=message)
            return True
        return False

    async def edit_controls(self, message: int, groups: Groups) -> bool:
        """Replace the controls of the pressed message if it is ``message``; return whether that was done.

        This works even if the bot may not post or see the channel any more.
        """
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _ignore_unreachable(self.interaction):
            # The prompt may be removed by now. It was there when the control was pressed.
            words = read_message(self.pressed_message) if self.pressed_message else seen.shown
            await self._edit(replace(words, groups=groups), lambda: seen.pictures, post=message)
            return True
        return False

    async def strip_controls(self, newest: int, left: MessageContent | None = None) -> bool:
        """Acknowledge a press, and remove the controls of the pressed message if it is the newest post or private.

        The post keeps its story and pictures, or shows ``left``. Returns whether the newest post has lost its controls.
        A command stays unanswered, and a private message that has continued stays as it is.
        """
        pressed = self.pressed_message
        if pressed is None or self.has_continued:
            return False
        await self._settle()
        with _ignore_unreachable(self.interaction):
            if self.in_private:
                await self._edit(read_message(pressed), lambda: pressed.attachments)
                return False
            seen = self._seen(newest)
            if seen is None:
                await self.acknowledge()
                return False
            await self._edit(left or seen.shown.over, lambda: seen.pictures, post=newest)
            return True
        return False

    def _seen(self, post: int) -> PostContent | None:
        """Return the content of a post if it is the pressed one."""
        pressed = self.pressed_message
        return posts_of(self.interaction.client).known_content(post, pressed) if pressed and pressed.id == post else None

    async def acknowledge(self) -> None:
        """Acknowledge without content: a press is deferred, a command gets a short private message."""
        await self._settle()
        if first_answer(self.interaction):
            return
        if self.pressed_message is None:
            await self.send_private(WORDS("done"))
            return
        with _ignore_unreachable(self.interaction):
            await _respond(self.interaction, Kind.deferred_message_update, self.interaction.response.defer)

    async def send_private(self, content: Content, files: tuple[discord.File, ...] = ()) -> bool:
        """Send a private message, and return whether it arrived."""
        content, files = await self._as_wanted(self._with_extra(content), files)
        await self._settle()
        return await send_private(self.interaction, content, files)

    async def begin_progress(self, content: Content) -> Rewrite:
        """Send a private message, and return what edits it while the interaction lasts."""
        await self._settle()
        interaction, shown = self.interaction, _message_content(content)
        if first_answer(interaction) is None or _placeholder(interaction):
            await send_private(interaction, shown)
            edit: Callable[..., Awaitable[object]] = interaction.edit_original_response
        else:
            private: dict[str, Any] = {
                **send_arguments(shown),
                "ephemeral": True,
                "allowed_mentions": NO_MENTIONS,
                "wait": True,
            }
            edit = (await with_quick_retries(lambda: interaction.followup.send(**private))).edit

        async def anew(content: Content, files: tuple[discord.File, ...] = ()) -> None:
            shown, copies = _message_content(content), _file_factory(files)
            with _ignore_unreachable(interaction):
                await with_quick_retries(
                    lambda: edit(**edit_arguments(shown, copies(), layout=False), allowed_mentions=NO_MENTIONS)
                )

        return anew

    async def show_in_place(
        self, content: Content, *pictures: discord.File | None, panel: bool = False, choice: bool = False
    ) -> None:
        """Show content privately. If the pressed control is in a private message, that message is edited.

        ``panel``: the content is the member's panel, of which there is one at a time (`Panels`), or stands in its place for
        one ``choice``.
        """
        await self._show_in_place(content, tuple(filter(None, pictures)))
        if panel or choice:
            await self.interaction.client.publisher.panels.note(self, choice=choice)

    async def _show_in_place(self, content: Content, files: tuple[discord.File, ...]) -> None:
        content, files = await self._as_wanted(self._with_extra(content), files)
        await self._settle()
        # If the answer was a post, an edit would change that post.
        if not self.in_private or first_answer(self.interaction) not in (None, *EDIT_TYPES):
            await send_private(self.interaction, content, files)
            return
        copies = _file_factory(files)
        with _ignore_unreachable(self.interaction):
            await self._edit(_message_content(content), copies)
            return
        await send_private(self.interaction, content, tuple(copies()))

    async def rewrite_private(self, content: Content, *pictures: discord.File | None, below: int = 0) -> bool:
        """Edit the `private_message`, or the one sent ``below``, with one request, and return whether it was edited."""
        content, files = await self._as_wanted(content, tuple(filter(None, pictures)))
        with _ignore_unreachable(self.interaction):
            shown: dict[str, Any] = edit_arguments(_message_content(content), files)
            if below:
                await self.interaction.followup.edit_message(below, **shown, allowed_mentions=NO_MENTIONS)
            else:
                await self.interaction.edit_original_response(**shown, allowed_mentions=NO_MENTIONS)
            return True
        return False

    async def send_below(self, content: Content, *pictures: discord.File | None) -> int:
        """Send one more private message after the answer, once, and return its id; 0 if it did not arrive."""
        content, files = await self._as_wanted(self._with_extra(content), tuple(filter(None, pictures)))
        await self._settle()
        with _ignore_unreachable(self.interaction):
            shown: dict[str, Any] = send_arguments(_message_content(content), files)
            message = await without_repeats(self.interaction.followup).send(
                **shown, ephemeral=True, allowed_mentions=NO_MENTIONS, wait=True
            )
            return int(message.id)
        return 0

    async def report_post(self, words: str) -> None:
        """Tell the member what became of their post. A private message that continues stays free for what comes next."""
        if self.continues:
            await self.acknowledge()
        await self.send_private(words)

    def _with_extra(self, content: Content) -> Content:
        """Return the content with the `extra` text, which counts as sent by that."""
        besides, self.extra = self.extra, ""
        if not besides:
            return content
        self.said = besides
        shown = _message_content(content)
        if shown.prompt:
            # Nothing stands between a question and its answers.
            return replace(shown, news="\n".join(filter(None, [shown.news, besides])))
        return replace(shown, story="\n".join(filter(None, [shown.story, besides])))

    async def _as_wanted(
        self, content: Content, files: tuple[discord.File, ...]
    ) -> tuple[Content, tuple[discord.File, ...]]:
        """Return a private message as its member wants it: with pictures, with large ones, or with words in their place
        (TAB-204). Large ones leave out what their words say."""
        if not has_pictures(files):
            return content, files
        tables = self.interaction.client.tables
        wants = await tables.member_settings.settings(self.interaction.user.id)
        if not (wants.in_words or wants.large):
            return content, files
        told, others = without_pictures(_message_content(content), files)
        if wants.in_words:
            return told, others
        strips = [
            picture_file(strip)
            for file in files
            if isinstance(file, PictureFile) and file.picture.scene is not None
            for strip in await tables.views.enlarged(file.picture)
        ]
        return replace(told, spread=True), (*strips[:ATTACHMENTS], *others)

    async def send_extra(self) -> None:
        """Send the `extra` text, unless it was sent already."""
        if self.extra:
            await self.send_private("")

    async def show(self, content: Content, file: discord.File | None = None, *, public: bool = False) -> None:
        """Show content to the member only or, with ``public``, to all if that is allowed. It notifies no member."""
        files = (file,) if file else ()
        if not (public and may_post_publicly(self.interaction)):
            await self.send_private(content, files)
            return
        await self._settle()
        copies = _file_factory(files)
        interaction, channel = self.interaction, messageable(self.interaction.client, place_of(self.interaction))

        async def send() -> object:
            shown: dict[str, Any] = {**send_arguments(_message_content(content), copies()), "allowed_mentions": NO_MENTIONS}
            if first_answer(interaction) is None:
                return await _respond(interaction, Kind.channel_message, lambda: interaction.response.send_message(**shown))
            if first_answer(interaction) is Kind.channel_message:
                return await interaction.followup.send(**shown)
            return await channel.send(**shown)

        with _ignore_unreachable(interaction):
            await (send() if first_answer(interaction) is None else with_quick_retries(send))

    async def _edit(self, content: MessageContent, files: Callable[[], Sequence[Picture]], *, post: int = 0) -> None:
        """Edit the pressed message, as the first answer or after it. The new content of a ``post`` is remembered."""
        interaction = self.interaction
        layout = bool(post) or (self.pressed_message is not None and self.pressed_message.flags.components_v2)

        def anew() -> dict[str, Any]:
            return {**edit_arguments(content, files(), layout=layout), "allowed_mentions": NO_MENTIONS}

        first = None
        if first_answer(interaction) is None:
            first = await _respond(interaction, Kind.message_update, lambda: interaction.response.edit_message(**anew()))
        message = _message_in(first)
        if first is None:
            # Discord may have had an answer already. Whether that was this edit is unknown, and editing twice is
            # harmless.
            message = await with_quick_retries(lambda: interaction.edit_original_response(**anew()))
        if post:
            posts_of(interaction.client).note_origin(post, interaction, message, original=True)

    async def finish(self) -> None:
        """Delete the private placeholder of a deferred command if it was not used."""
        await self._settle()
        if _placeholder(self.interaction):
            self.interaction.extras[PLACEHOLDER_USED] = True
            with _ignore_unreachable(self.interaction):
                await with_quick_retries(self.interaction.delete_original_response)

    def _ring(self) -> None:
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        interaction = self.interaction
        if first_answer(interaction):
            return
        try:
            if self.pressed_message is None:
                thinking = functools.partial(interaction.response.defer, ephemeral=True, thinking=True)
                await _respond(interaction, Kind.deferred_channel_message, thinking)
            else:
                await _respond(interaction, Kind.deferred_message_update, interaction.response.defer)
        except UNREACHABLE as error:
            log.info("interaction %s could not be deferred: %s", self.interaction.id, error)

    async def _settle(self) -> None:
        """Stop the timer, and wait for a deferral that is in progress."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._deferral:
            await asyncio.wait([self._deferral])


def first_answer(interaction: Interaction) -> Kind | None:
    """Return the kind of the first answer to an interaction, ``None`` if there is none yet."""
    kind: Kind | None = interaction.response.type or interaction.extras.get(FIRST_ANSWER)
    return kind


async def _respond(interaction: Interaction, kind: Kind, send: Callable[[], Awaitable[T]]) -> T | None:
    """Give an interaction its first answer of that ``kind``, and return what ``send`` returns.

    ``None``: Discord already has an answer. Then an earlier try arrived, and only its confirmation was lost.
    """
    try:
        return await with_quick_retries(send)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
        interaction.extras[FIRST_ANSWER] = kind
        return None


async def send_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Show a form. If the member cannot be reached any more, that is only logged."""
    with _ignore_unreachable(interaction):
        await _respond(interaction, Kind.modal, lambda: interaction.response.send_modal(modal))


def _message_in(response: discord.InteractionCallbackResponse[Bot] | None) -> discord.Message | None:
    """Return the message that an interaction was answered with, or edited, if Discord says it."""
    resource = response.resource if response is not None else None
    return resource if isinstance(resource, discord.Message) else None


def _message_content(content: Content) -> MessageContent:
    return content if isinstance(content, MessageContent) else MessageContent(content)


def _file_factory(files: Iterable[discord.File]) -> Files:
    """Return a function that makes new copies of these files for each try."""
    read = [(file.fp.read(), file.filename, file.description) for file in files]
    return lambda: [discord.File(io.BytesIO(body), filename=name, description=alt) for body, name, alt in read]


def _placeholder(interaction: Interaction) -> bool:
    return first_answer(interaction) is Kind.deferred_channel_message and not interaction.extras.get(PLACEHOLDER_USED)


async def send_private(interaction: Interaction, content: Content, files: tuple[discord.File, ...] = ()) -> bool:
    """Send a private message at any stage of an interaction; return whether it arrived."""
    shown, copies = _message_content(content), _file_factory(files)

    async def first() -> discord.InteractionCallbackResponse[Bot]:
        return await interaction.response.send_message(
            **send_arguments(shown, copies()), ephemeral=True, allowed_mentions=NO_MENTIONS
        )

    async def in_its_place() -> object:
        return await interaction.edit_original_response(
            **edit_arguments(shown, copies(), layout=False), allowed_mentions=NO_MENTIONS
        )

    async def after_it() -> None:
        # A second copy is better than none. Discord cannot be asked here which try arrived.
        await interaction.followup.send(**send_arguments(shown, copies()), ephemeral=True, allowed_mentions=NO_MENTIONS)

    with _ignore_unreachable(interaction):
        if first_answer(interaction) is None:
            message = _message_in(await _respond(interaction, Kind.channel_message, first))
            if message is not None and message.flags.ephemeral:
                interaction.extras[PRIVATE_MESSAGE] = message.id
        elif _placeholder(interaction):
            interaction.extras[PLACEHOLDER_USED] = True
            await with_quick_retries(in_its_place)
        else:
            await with_quick_retries(after_it)
        return True
    return False
