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

from ..core.context import Asked, House, channel_of, here
from ..core.permissions import may_show
from ..core.retry import UNREACHABLE, at_once, once
from ..messages.layout import Files, Groups, Picture, Shown, edited, read, sent
from ..messages.text import SILENT
from .posts import Seen, posts_of

log = logging.getLogger(__name__)
T = TypeVar("T")
Kind = discord.InteractionResponseType

PATIENCE = 1.8
"""Seconds after which an interaction without an answer is deferred."""

ANSWERED = "answered"
"""Marks an interaction whose private placeholder has been used or taken away."""

TAKEN = "taken"
"""Keeps the kind of an interaction's first answer that Discord has, although its word of that got lost."""

ACKNOWLEDGED = 40060
"""Discord's code for an interaction that has had its first answer already."""

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What can be answered in the place of the message that it came from."""

IN_PLACE = (Kind.message_update, Kind.deferred_message_update)
"""Answers to a press after which the message that was pressed can be edited."""

Said = str | Shown
"""What a message says: words alone, or more."""


class Anew(Protocol):
    """Writes a private message anew."""

    async def __call__(self, said: Said, files: tuple[discord.File, ...] = ()) -> None:
        """Let the message say something else, with these files."""


@contextmanager
def _reaching(asked: Asked) -> Iterator[None]:
    """Give up quietly where an interaction can no longer be answered: nobody is there to be told."""
    try:
        yield
    except UNREACHABLE as error:
        log.info("interaction %s can no longer be answered: %s", asked.id, error)


class Answer:
    """One interaction's answer.

    As a context it watches the clock: work that takes longer than `PATIENCE` defers the interaction. A command is
    deferred privately, because a mention in a message that was deferred calls nobody; its post is then sent to the
    channel. A press is deferred without a sign. ``goes_on``: the private message whose control was pressed becomes what is
    next for its owner, see `Herald.go_on`.
    """

    def __init__(self, asked: Asked, *, goes_on: bool = False) -> None:
        self.asked = asked
        self.unsure = False
        """Whether a post was sent as the answer of which Discord did not say what became of it."""
        self.besides = ""
        """What else the asker is told, below the next thing that they are told in private; "" once it was."""
        self.went_on = False
        """Whether that private message shows what is next already."""
        self._goes_on = goes_on
        self._alarm: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Answer:
        self._alarm = asyncio.get_running_loop().call_later(PATIENCE, self._ring)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        await self._settle()
        if error is None:
            await self.finish()

    @property
    def within(self) -> bool:
        """Whether a control of a private message was pressed, or its form sent off."""
        return self.pressed is not None and self.pressed.flags.ephemeral

    @property
    def goes_on(self) -> bool:
        """Whether the private message whose control was pressed is to show what is next."""
        return self._goes_on and self.within

    @property
    def pressed(self) -> discord.Message | None:
        """The message whose control was pressed, or opened the form that was sent off."""
        return self.asked.message if self.asked.type in PRESSES else None

    async def publicly(self, shown: Shown, files: Files, calls: discord.AllowedMentions) -> int | None:
        """Post for everybody as the answer; return the message's id.

        ``None`` where that cannot be, or came to nothing: the channel itself is left. What follows a first answer takes no
        nonce, so it is sent once; where Discord does not say what became of it, the answer is ``unsure``.
        """
        await self._settle()
        asked = self.asked
        if self.pressed is None and answered(asked):
            # The placeholder of a deferral is private, so the post goes to the channel.
            return None

        async def send() -> discord.InteractionCallbackResponse[House]:
            return await asked.response.send_message(**sent(shown, files()), allowed_mentions=calls)

        with _reaching(asked):
            self.unsure = True
            original = not answered(asked)
            if original:
                message = _message_in(await _respond(asked, Kind.channel_message, send))
            else:
                message = await once(asked.followup).send(**sent(shown, files()), allowed_mentions=calls, wait=True)
            if message is None:
                message = await at_once(asked.original_response)
            self.unsure = False
            posts_of(asked.client).made(message.id, asked, message, original=original)
            return message.id
        return None

    async def rewrite(self, message: int, shown: Shown, files: Files | None = None) -> bool:
        """Write the pressed message anew, if it is ``message``; whether that was done. ``files`` replace its own."""
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _reaching(self.asked):
            await self._edit(shown, files or (lambda: seen.pictures), post=message)
            return True
        return False

    async def control(self, message: int, groups: Groups) -> bool:
        """Give the pressed message other controls, and its words back, if it is ``message``; whether that was done.

        It is allowed also where the bot may not post any more, nor see the channel.
        """
        await self._settle()
        seen = self._seen(message)
        if seen is None:
            return False
        with _reaching(self.asked):
            # What was wanted may have gone by now: when it was pressed it stood there.
            words = read(self.pressed) if self.pressed else seen.shown
            await self._edit(replace(words, groups=groups), lambda: seen.pictures, post=message)
            return True
        return False

    async def strip(self, newest: int, left: Shown | None = None) -> bool:
        """Acknowledge a press: take the controls off the pressed message if it is the newest post or private.

        Of a post what it told stays, with its pictures, or ``left``: what was wanted stands in the next one. Returns
        whether the newest post has lost its controls by that. A command is left unanswered, and what `went_on` as it is.
        """
        pressed = self.pressed
        if pressed is None or self.went_on:
            return False
        await self._settle()
        with _reaching(self.asked):
            if self.within:
                await self._edit(read(pressed), lambda: pressed.attachments)
                return False
            seen = self._seen(newest)
            if seen is None:
                await self.quietly()
                return False
            await self._edit(left or seen.shown.over, lambda: seen.pictures, post=newest)
            return True
        return False

    def _seen(self, post: int) -> Seen | None:
        """Return what stands on a post, if it is the one that was pressed."""
        pressed = self.pressed
        return posts_of(self.asked.client).seen(post, pressed) if pressed and pressed.id == post else None

    async def quietly(self) -> None:
        """Acknowledge without a sign: a press is deferred, a command gets a private word."""
        await self._settle()
        if answered(self.asked):
            return
        if self.pressed is None:
            await self.privately("Done.")
            return
        with _reaching(self.asked):
            await _respond(self.asked, Kind.deferred_message_update, self.asked.response.defer)

    async def privately(self, said: Said, files: tuple[discord.File, ...] = ()) -> bool:
        """Say something that only the asker sees; return whether it was said: not where the interaction has run out."""
        await self._settle()
        return await privately(self.asked, self._with_besides(said), files)

    async def begun(self, said: Said) -> Anew:
        """Say something that only the asker sees, and return what writes it anew, as long as the interaction lasts."""
        await self._settle()
        asked, shown = self.asked, _shown(said)
        if answered(asked) is None or _placeholder(asked):
            await privately(asked, shown)
            edit: Callable[..., Awaitable[object]] = asked.edit_original_response
        else:
            private: dict[str, Any] = {**sent(shown), "ephemeral": True, "allowed_mentions": SILENT, "wait": True}
            edit = (await at_once(lambda: asked.followup.send(**private))).edit

        async def anew(said: Said, files: tuple[discord.File, ...] = ()) -> None:
            shown, copies = _shown(said), _copied(files)
            with _reaching(asked):
                await at_once(lambda: edit(**edited(shown, copies(), layout=False), allowed_mentions=SILENT))

        return anew

    async def turned(self, said: Said, *pictures: discord.File | None, panel: bool = False) -> None:
        """Show something privately; where the control that asked for it is private itself, in its place.

        ``panel``: it is its owner's side of the table, of which there is one at a time, see `Panels`.
        """
        await self._turned(said, tuple(filter(None, pictures)))
        if panel:
            await self.asked.client.herald.panels.shown(self)

    async def _turned(self, said: Said, files: tuple[discord.File, ...]) -> None:
        said = self._with_besides(said)
        await self._settle()
        # Where a post was the answer, what would be edited is that post.
        if not self.within or answered(self.asked) not in (None, *IN_PLACE):
            await self.privately(said, files)
            return
        copies = _copied(files)
        with _reaching(self.asked):
            await self._edit(_shown(said), copies)
            return
        await self.privately(said, tuple(copies()))

    async def of_post(self, words: str) -> None:
        """Tell the asker what became of their post; a private message that goes on stays free to show what is next."""
        if self.goes_on:
            await self.quietly()
        await self.privately(words)

    def _with_besides(self, said: Said) -> Said:
        """Return what is said with what is told `besides`, which is told by that."""
        besides, self.besides = self.besides, ""
        if not besides:
            return said
        shown = _shown(said)
        if shown.wanted:
            return replace(shown, wanted=f"{shown.wanted}\n{besides}")
        return replace(shown, told="\n".join(filter(None, [shown.told, besides])))

    async def tell_besides(self) -> None:
        """Tell the asker what else there is, unless that was told with something."""
        if self.besides:
            await self.privately("")

    async def shown(self, said: Said, file: discord.File | None = None, *, public: bool = False) -> None:
        """Show something that was asked for, to the asker only or, with ``public``, to everybody where that may be; calls
        nobody."""
        files = (file,) if file else ()
        if not (public and may_show(self.asked)):
            await self.privately(said, files)
            return
        await self._settle()
        copies = _copied(files)
        asked, channel = self.asked, channel_of(self.asked.client, here(self.asked))

        async def send() -> object:
            shown: dict[str, Any] = {**sent(_shown(said), copies()), "allowed_mentions": SILENT}
            if answered(asked) is None:
                return await _respond(asked, Kind.channel_message, lambda: asked.response.send_message(**shown))
            if answered(asked) is Kind.channel_message:
                return await asked.followup.send(**shown)
            return await channel.send(**shown)

        with _reaching(asked):
            await (send() if answered(asked) is None else at_once(send))

    async def _edit(self, shown: Shown, files: Callable[[], Sequence[Picture]], *, post: int = 0) -> None:
        """Write the pressed message anew, as the first answer or after it; a ``post`` is remembered as it is then."""
        asked = self.asked
        layout = bool(post) or (self.pressed is not None and self.pressed.flags.components_v2)

        def anew() -> dict[str, Any]:
            return {**edited(shown, files(), layout=layout), "allowed_mentions": SILENT}

        first = None
        if answered(asked) is None:
            first = await _respond(asked, Kind.message_update, lambda: asked.response.edit_message(**anew()))
        message = _message_in(first)
        if first is None:
            # Also where Discord had an answer already: whether that was this edit is not known, and twice does no harm.
            message = await at_once(lambda: asked.edit_original_response(**anew()))
        if post:
            posts_of(asked.client).made(post, asked, message, original=True)

    async def finish(self) -> None:
        """Take the private placeholder of a deferred command away, if nothing was said in it."""
        await self._settle()
        if _placeholder(self.asked):
            self.asked.extras[ANSWERED] = True
            with _reaching(self.asked):
                await at_once(self.asked.delete_original_response)

    def _ring(self) -> None:
        self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        asked = self.asked
        if answered(asked):
            return
        try:
            if self.pressed is None:
                thinking = functools.partial(asked.response.defer, ephemeral=True, thinking=True)
                await _respond(asked, Kind.deferred_channel_message, thinking)
            else:
                await _respond(asked, Kind.deferred_message_update, asked.response.defer)
        except UNREACHABLE as error:
            log.info("interaction %s could not be deferred: %s", self.asked.id, error)

    async def _settle(self) -> None:
        """Stop watching the clock; a deferral that is under way is waited for."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self._deferral:
            await asyncio.wait([self._deferral])


def answered(asked: Asked) -> Kind | None:
    """Return of which kind the first answer to an interaction was, ``None`` where it has had none yet."""
    kind: Kind | None = asked.response.type or asked.extras.get(TAKEN)
    return kind


async def _respond(asked: Asked, kind: Kind, send: Callable[[], Awaitable[T]]) -> T | None:
    """Give an interaction its first answer, of that ``kind``, and return what ``send`` does.

    ``None`` where Discord says that it has one: then an earlier try was carried out, and only its word of that got lost.
    """
    try:
        return await at_once(send)
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:
            raise
        asked.extras[TAKEN] = kind
        return None


async def respond_with(asked: Asked, modal: discord.ui.Modal) -> None:
    """Show a form to whoever asks; where they cannot be reached any more, nobody is there to be told."""
    with _reaching(asked):
        await _respond(asked, Kind.modal, lambda: asked.response.send_modal(modal))


def _message_in(response: discord.InteractionCallbackResponse[House] | None) -> discord.Message | None:
    """Return the message that an interaction was answered with, or edited, where Discord says it."""
    resource = response.resource if response is not None else None
    return resource if isinstance(resource, discord.Message) else None


def _shown(said: Said) -> Shown:
    return said if isinstance(said, Shown) else Shown(said)


def _copied(files: Iterable[discord.File]) -> Files:
    """Return what makes these files anew, as often as they have to be sent."""
    read = [(file.fp.read(), file.filename, file.description) for file in files]
    return lambda: [discord.File(io.BytesIO(body), filename=name, description=alt) for body, name, alt in read]


def _placeholder(asked: Asked) -> bool:
    return answered(asked) is Kind.deferred_channel_message and not asked.extras.get(ANSWERED)


async def privately(asked: Asked, said: Said, files: tuple[discord.File, ...] = ()) -> bool:
    """Say something that only the asker sees, however far the interaction is; return whether it was said."""
    shown, copies = _shown(said), _copied(files)

    async def first() -> object:
        return await asked.response.send_message(**sent(shown, copies()), ephemeral=True, allowed_mentions=SILENT)

    async def in_its_place() -> object:
        return await asked.edit_original_response(**edited(shown, copies(), layout=False), allowed_mentions=SILENT)

    async def after_it() -> None:
        # Twice is better than never, and here Discord cannot be asked which it was.
        await asked.followup.send(**sent(shown, copies()), ephemeral=True, allowed_mentions=SILENT)

    with _reaching(asked):
        if answered(asked) is None:
            await _respond(asked, Kind.channel_message, first)
        elif _placeholder(asked):
            asked.extras[ANSWERED] = True
            await at_once(in_its_place)
        else:
            await at_once(after_it)
        return True
    return False
