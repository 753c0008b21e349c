"""Answer: the response to one interaction, within the 3 seconds that Discord gives, or after a deferral."""

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

from ..core.context import Bot, Interaction, messageable, place_of
from ..core.permissions import may_post_publicly
from ..core.retry import UNREACHABLE, with_quick_retries, without_repeats
from ..messages.layout import Files, Groups, MessageContent, Picture, edit_arguments, read_message, send_arguments
from ..messages.text import NO_MENTIONS
from .posts import PostContent, posts_of

log = logging.getLogger(__name__)
T = TypeVar("T")
Kind = discord.InteractionResponseType

DEFER_AFTER = 1.8
"""Seconds after which an interaction without an answer is deferred."""

PLACEHOLDER_USED = "answered"
"""Marks an interaction whose private placeholder has been used or taken away."""

FIRST_ANSWER = "taken"
"""Keeps the kind of an interaction's first answer that Discord has, although its word of that got lost."""

ALREADY_ANSWERED = 40060
"""Discord's code for an interaction that has had its first answer already."""

COMPONENT_TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What can be answered in the place of the message that it came from."""

EDIT_TYPES = (Kind.message_update, Kind.deferred_message_update)
"""Answers to a press after which the message that was pressed can be edited."""

Content = str | MessageContent
"""What a message says: words alone, or more."""


class Rewrite(Protocol):
    """Writes a private message anew."""

    async def __call__(self, said: Content, files: tuple[discord.File, ...] = ()) -> None:
        """Let the message say something else, with these files."""


@contextmanager
def _ignore_unreachable(interaction: Interaction) -> Iterator[None]:
    """Give up quietly where an interaction can no longer be answered: nobody is there to be told."""
    try:
        yield
    except UNREACHABLE as error:
        log.info("interaction %s can no longer be answered: %s", interaction.id, error)


class Answer:
    """One interaction's answer.

    As a context it watches the clock: work that takes longer than `PATIENCE` defers the interaction. A command is
    deferred privately, because a mention in a message that was deferred calls nobody; its post is then sent to the
    channel. A press is deferred without a sign. ``goes_on``: the private message whose control was pressed becomes what is
    next for its owner, see `Herald.go_on`.
    """

    def __init__(self, interaction: Interaction, *, continues: bool = False) -> None:
        self.interaction = interaction
        self.unsure = False
        """Whether a post was sent as the answer of which Discord did not say what became of it."""
        self.extra = ""
        """What else the asker is told, below the next thing that they are told in private; "" once it was."""
        self.has_continued = False
        """Whether that private message shows what is next already."""
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
        """Whether a control of a private message was pressed, or its form sent off."""
        return self.pressed_message is not None and self.pressed_message.flags.ephemeral

    @property
    def continues(self) -> bool:
        """Whether the private message whose control was pressed is to show what is next."""
        return self._continues and self.in_private

    @property
    def pressed_message(self) -> discord.Message | None:
        """The message whose control was pressed, or opened the form that was sent off."""
        return self.interaction.message if self.interaction.type in COMPONENT_TYPES else None

    async def post_public(self, shown: MessageContent, files: Files, calls: discord.AllowedMentions) -> int | None:
        """Post for everybody as the answer; return the message's id.

        ``None`` where that cannot be, or came to nothing: the channel itself is left. What follows a first answer takes no
        nonce, so it is sent once; where Discord does not say what became of it, the answer is ``unsure``.
        """
        await self._settle()
        interaction = self.interaction
        if self.pressed_message is None and first_answer(interaction):
            # The placeholder of a deferral is private, so the post goes to the channel.
            return None

        async def send() -> discord.InteractionCallbackResponse[Bot]:
            return await interaction.response.send_message(**send_arguments(shown, files()), allowed_mentions=calls)

        with _ignore_unreachable(interaction):
            self.unsure = True
            original = not first_answer(interaction)
            if original:
                message = _message_in(await _respond(interaction, Kind.channel_message, send))
            else:
                message = await without_repeats(interaction.followup).send(
                    **send_arguments(shown, files()), allowed_mentions=calls, wait=True
                )
            if message is None:
                message = await with_quick_retries(interaction.original_response)
            self.unsure = False
            posts_of(interaction.client).note_origin(message.id, interaction, message, original=original)
            return message.id
        return None

    async def edit_post(self, message: int, shown: MessageContent, files: Files | None = None) -> bool:
        """Write the pressed message anew, if it is ``message``; whether that was done. ``files`` replace its own."""
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _ignore_unreachable(self.interaction):
            await self._edit(shown, files or (lambda: seen.pictures), post=message)
            return True
        return False

    async def edit_controls(self, message: int, groups: Groups) -> bool:
        """Give the pressed message other controls, and its words back, if it is ``message``; whether that was done.

        It is allowed also where the bot may not post any more, nor see the channel.
        """
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _ignore_unreachable(self.interaction):
            # What was wanted may have gone by now: when it was pressed it stood there.
            words = read_message(self.pressed_message) if self.pressed_message else seen.shown
            await self._edit(replace(words, groups=groups), lambda: seen.pictures, post=message)
            return True
        return False

    async def strip_controls(self, newest: int, left: MessageContent | None = None) -> bool:
        """Acknowledge a press: take the controls off the pressed message if it is the newest post or private.

        Of a post what it told stays, with its pictures, or ``left``: what was wanted stands in the next one. Returns
        whether the newest post has lost its controls by that. A command is left unanswered, and what `went_on` as it is.
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
        """Return what stands on a post, if it is the one that was pressed."""
        pressed = self.pressed_message
        return posts_of(self.interaction.client).known_content(post, pressed) if pressed and pressed.id == post else None

    async def acknowledge(self) -> None:
        """Acknowledge without a sign: a press is deferred, a command gets a private word."""
        await self._settle()
        if first_answer(self.interaction):
            return
        if self.pressed_message is None:
            await self.send_private("Done.")
            return
        with _ignore_unreachable(self.interaction):
            await _respond(self.interaction, Kind.deferred_message_update, self.interaction.response.defer)

    async def send_private(self, said: Content, files: tuple[discord.File, ...] = ()) -> bool:
        """Say something that only the asker sees; return whether it was said: not where the interaction has run out."""
        await self._settle()
        return await send_private(self.interaction, self._with_extra(said), files)

    async def begin_progress(self, said: Content) -> Rewrite:
        """Say something that only the asker sees, and return what writes it anew, as long as the interaction lasts."""
        await self._settle()
        interaction, shown = self.interaction, _message_content(said)
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

        async def anew(said: Content, files: tuple[discord.File, ...] = ()) -> None:
            shown, copies = _message_content(said), _file_factory(files)
            with _ignore_unreachable(interaction):
                await with_quick_retries(
                    lambda: edit(**edit_arguments(shown, copies(), layout=False), allowed_mentions=NO_MENTIONS)
                )

        return anew

    async def show_in_place(self, said: Content, *pictures: discord.File | None, panel: bool = False) -> None:
        """Show something privately; where the control that asked for it is private itself, in its place.

        ``panel``: it is its owner's side of the table, of which there is one at a time, see `Panels`.
        """
        await self._show_in_place(said, tuple(filter(None, pictures)))
        if panel:
            await self.interaction.client.publisher.panels.note(self)

    async def _show_in_place(self, said: Content, files: tuple[discord.File, ...]) -> None:
        said = self._with_extra(said)
        await self._settle()
        # Where a post was the answer, what would be edited is that post.
        if not self.in_private or first_answer(self.interaction) not in (None, *EDIT_TYPES):
            await self.send_private(said, files)
            return
        copies = _file_factory(files)
        with _ignore_unreachable(self.interaction):
            await self._edit(_message_content(said), copies)
            return
        await self.send_private(said, tuple(copies()))

    async def report_post(self, words: str) -> None:
        """Tell the asker what became of their post; a private message that goes on stays free to show what is next."""
        if self.continues:
            await self.acknowledge()
        await self.send_private(words)

    def _with_extra(self, said: Content) -> Content:
        """Return what is said with what is told `besides`, which is told by that."""
        besides, self.extra = self.extra, ""
        if not besides:
            return said
        shown = _message_content(said)
        if shown.wanted:
            return replace(shown, wanted=f"{shown.wanted}\n{besides}")
        return replace(shown, told="\n".join(filter(None, [shown.told, besides])))

    async def send_extra(self) -> None:
        """Tell the asker what else there is, unless that was told with something."""
        if self.extra:
            await self.send_private("")

    async def show(self, said: Content, file: discord.File | None = None, *, public: bool = False) -> None:
        """Show something that was asked for, to the asker only or, with ``public``, to everybody where that may be; calls
        nobody."""
        files = (file,) if file else ()
        if not (public and may_post_publicly(self.interaction)):
            await self.send_private(said, files)
            return
        await self._settle()
        copies = _file_factory(files)
        interaction, channel = self.interaction, messageable(self.interaction.client, place_of(self.interaction))

        async def send() -> object:
            shown: dict[str, Any] = {**send_arguments(_message_content(said), copies()), "allowed_mentions": NO_MENTIONS}
            if first_answer(interaction) is None:
                return await _respond(interaction, Kind.channel_message, lambda: interaction.response.send_message(**shown))
            if first_answer(interaction) is Kind.channel_message:
                return await interaction.followup.send(**shown)
            return await channel.send(**shown)

        with _ignore_unreachable(interaction):
            await (send() if first_answer(interaction) is None else with_quick_retries(send))

    async def _edit(self, shown: MessageContent, files: Callable[[], Sequence[Picture]], *, post: int = 0) -> None:
        """Write the pressed message anew, as the first answer or after it; a ``post`` is remembered as it is then."""
        interaction = self.interaction
        layout = bool(post) or (self.pressed_message is not None and self.pressed_message.flags.components_v2)

        def anew() -> dict[str, Any]:
            return {**edit_arguments(shown, files(), layout=layout), "allowed_mentions": NO_MENTIONS}

        first = None
        if first_answer(interaction) is None:
            first = await _respond(interaction, Kind.message_update, lambda: interaction.response.edit_message(**anew()))
        message = _message_in(first)
        if first is None:
            # Also where Discord had an answer already: whether that was this edit is not known, and twice does no harm.
            message = await with_quick_retries(lambda: interaction.edit_original_response(**anew()))
        if post:
            posts_of(interaction.client).note_origin(post, interaction, message, original=True)

    async def finish(self) -> None:
        """Take the private placeholder of a deferred command away, if nothing was said in it."""
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
        """Stop watching the clock; a deferral that is under way is waited for."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._deferral:
            await asyncio.wait([self._deferral])


def first_answer(interaction: Interaction) -> Kind | None:
    """Return of which kind the first answer to an interaction was, ``None`` where it has had none yet."""
    kind: Kind | None = interaction.response.type or interaction.extras.get(FIRST_ANSWER)
    return kind


async def _respond(interaction: Interaction, kind: Kind, send: Callable[[], Awaitable[T]]) -> T | None:
    """Give an interaction its first answer, of that ``kind``, and return what ``send`` does.

    ``None`` where Discord says that it has one: then an earlier try was carried out, and only its word of that got lost.
    """
    try:
        return await with_quick_retries(send)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
        interaction.extras[FIRST_ANSWER] = kind
        return None


async def send_modal(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Show a form to whoever asks; where they cannot be reached any more, nobody is there to be told."""
    with _ignore_unreachable(interaction):
        await _respond(interaction, Kind.modal, lambda: interaction.response.send_modal(modal))


def _message_in(response: discord.InteractionCallbackResponse[Bot] | None) -> discord.Message | None:
    """Return the message that an interaction was answered with, or edited, where Discord says it."""
    resource = response.resource if response is not None else None
    return resource if isinstance(resource, discord.Message) else None


def _message_content(said: Content) -> MessageContent:
    return said if isinstance(said, MessageContent) else MessageContent(said)


def _file_factory(files: Iterable[discord.File]) -> Files:
    """Return what makes these files anew, as often as they have to be sent."""
    read = [(file.fp.read(), file.filename, file.description) for file in files]
    return lambda: [discord.File(io.BytesIO(body), filename=name, description=alt) for body, name, alt in read]


def _placeholder(interaction: Interaction) -> bool:
    return first_answer(interaction) is Kind.deferred_channel_message and not interaction.extras.get(PLACEHOLDER_USED)


async def send_private(interaction: Interaction, said: Content, files: tuple[discord.File, ...] = ()) -> bool:
    """Say something that only the asker sees, however far the interaction is; return whether it was said."""
    shown, copies = _message_content(said), _file_factory(files)

    async def first() -> object:
        return await interaction.response.send_message(
            **send_arguments(shown, copies()), ephemeral=True, allowed_mentions=NO_MENTIONS
        )

    async def in_its_place() -> object:
        return await interaction.edit_original_response(
            **edit_arguments(shown, copies(), layout=False), allowed_mentions=NO_MENTIONS
        )

    async def after_it() -> None:
        # Twice is better than never, and here Discord cannot be asked which it was.
        await interaction.followup.send(**send_arguments(shown, copies()), ephemeral=True, allowed_mentions=NO_MENTIONS)

    with _ignore_unreachable(interaction):
        if first_answer(interaction) is None:
            await _respond(interaction, Kind.channel_message, first)
        elif _placeholder(interaction):
            interaction.extras[PLACEHOLDER_USED] = True
            await with_quick_retries(in_its_place)
        else:
            await with_quick_retries(after_it)
        return True
    return False
