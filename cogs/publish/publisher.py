"""Empties the outbox: each update is posted in its channel once, in order, even if Discord refuses some of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
import msgspec

from engine import WORDS, Look, Picture, Update, is_private, span, speaking, spoken, trace

from ..core.context import Bot, messageable
from ..core.limits import ATTACHMENTS
from ..core.retry import UNREACHABLE, is_transient, with_retries
from ..interactions.answer import Answer
from ..interactions.posts import Posts, remember
from ..messages.cards import drawn_cards
from ..messages.controls import add_last, controls_of, paused_controls
from ..messages.layout import DEFAULT_COLOUR, Files, Groups, MessageContent, send_arguments
from ..messages.lobby_controls import lobby_controls
from ..messages.text import (
    group_by_post,
    mentions_of,
    merge_earlier,
    nonce_of,
    picture_file,
    repeats,
    reports,
    started_content,
    text_only,
    update_content,
    version_of,
)
from ..messages.tips import lines_after, tip_line
from ..play.panel import Panels, is_panel_over, whisper_of
from ..play.private import report_private_table
from .channel_activity import ChannelActivity
from .deliveries import DeliveryLog
from .end_screen import end_content, end_controls, reopen_controls
from .nudges import Nudges
from .refused_channels import ARCHIVED, is_channel_refusal
from .table_language import for_the_table

log = logging.getLogger(__name__)


IN_PLACE = ("lobby", "closed", "aside", "nudge")
"""Kinds of updates that edit the newest post, or stand beside it, and never replace it."""


class OutboxPublisher(DeliveryLog):
    """Posts the updates of the outbox, one at a time per channel, in the order of the changes, each once.

    A failed update stays pending in the store for `publish_pending`. If Discord refuses the channel (`RefusedChannels`),
    it waits until the channel is open again; the table sleeps meanwhile.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot)
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._whispered: OrderedDict[int, None] = OrderedDict()
        self.activity = ChannelActivity(bot)
        self.nudges = Nudges(bot)
        self.panels = Panels()
        self.posts = Posts(bot)

    async def publish(self, update: Update, answer: Answer | None = None) -> None:
        """Post an update in its channel; with ``answer``, as the answer to the interaction that caused it.

        The update is saved already, so nothing is raised: it stays pending if it fails, and is posted once. A private text
        for the member is sent once, even if Discord refuses the post.
        """
        if is_private(update.channel):
            await report_private_table(update, answer)
            return
        # A private message that continues shows the private text itself.
        whisper = "" if answer and answer.continues else whisper_of(update, answer)
        if update.again and not whisper:
            return
        if not update.id:
            if answer:
                await answer.acknowledge()
            return
        async with self._queues.setdefault(update.channel, asyncio.Lock()):
            if update.again or update.id in self._published:
                if answer and not await self._whisper(update, whisper, answer) and not update.again:
                    await answer.acknowledge()
                return
            try:
                with span("publish", kind=update.kind, game=update.game, table=update.version.table):
                    update = await self._with_tip(update, answer) if answer else update
                    await self._publish(update, answer)
            finally:
                if answer:
                    if update.tip and update.id not in self._published:
                        # The post comes later, and without it.
                        answer.extra = update.tip
                    else:
                        answer.extra = "" if answer.has_continued else await lines_after(answer.interaction, update)
                    said = await self._whisper(update, whisper, answer)
                    if update.kind == "aside" and not said and not answer.continues:
                        await answer.acknowledge()

    async def _with_tip(self, update: Update, answer: Answer) -> Update:
        """Return an update with its maker's tip in the post, where they play alone, in its language, and no panel stays."""
        if not update.alone or update.kind in IN_PLACE or spoken() != update.language:
            return update
        if answer.in_private and not (answer.continues and await is_panel_over(answer.interaction)):
            return update
        return msgspec.structs.replace(update, tip=await tip_line(answer.interaction, update))

    async def _publish(self, update: Update, answer: Answer | None) -> None:
        trace(table=update.version.table)
        try:
            if await self._is_behind(update):
                await self._publish_late(update)
                if answer:
                    await answer.acknowledge()
                return
            message = await self._post(update, answer)
        except UNREACHABLE as error:
            if is_transient(error):
                log.warning("Discord failed, %s stays untold for now: %s", update.version, error)
                self._keep_pictures(update)
                if answer:
                    await answer.report_post(WORDS("post-comes-later"))
                return
            if is_channel_refusal(error):
                log.warning("channel %s cannot be told about %s: %s", update.channel, update.version, error)
                await self._refused(update, answer)
                return
            log.exception("Discord refuses the post about %s", update.version)
            plain = await self._send_plain(update)
            if answer:
                await (answer.report_post(WORDS("post-comes-later")) if plain is None else answer.acknowledge())
            if plain is None:
                return
            message = plain
        except Exception:
            log.exception("%s was saved, but cannot be told", update.version)
            if answer:
                await answer.report_post(WORDS("post-comes-later"))
            return
        self._note_published(update, message)
        if update.away:
            await self.nudges.announce(update)

    async def _is_behind(self, update: Update) -> bool:
        """Return whether a later change of the same table has been posted: Discord failed only for a while."""
        _, newest = self._posts.get(update.version.table, (0, 0))
        if not newest and update.kind != "closed":
            newest = await self._bot.tables.outbox.newest_post(update.channel)
        told = await self._newest_version_in(newest) if newest else None
        return told is not None and told.table == update.version.table and told.change > update.version.change

    async def _publish_late(self, update: Update) -> None:
        """Post the words of an update that the newest post does not tell.

        That post keeps its controls and stays the newest.
        """
        silent = update.kind in IN_PLACE or await self._is_repeated(update)
        # The earlier story of its post is still there.
        alone = msgspec.structs.replace(text_only(update), tale=None)
        message = 0 if silent else await self._send(alone, None)
        remember(self._published, update.id, None)
        if message:
            remember(self._versions, message, update.version)
        self._bot.tables.outbox.note_told(update)

    async def _is_repeated(self, update: Update) -> bool:
        """Return whether a posted later update shares its post and tells all of this one."""
        later = await self._bot.tables.outbox.updates_after(update.version)
        return any(repeats(other, update) and (told or other.id in self._published) for other, told in later)

    async def _refused(self, update: Update, answer: Answer | None) -> None:
        """Let the table of a refused channel sleep (TAB-098). The update stays pending."""
        self.refused_channels.note(update.channel)
        self._keep_pictures(update)
        try:
            await self._bot.tables.deadlines.unreachable(update.channel)
        except Exception:
            log.exception("the table in channel %s cannot be let sleep", update.channel)
        await self._leave_controls(update, answer)
        if answer:
            await answer.report_post(WORDS("shut-out"))

    async def _leave_controls(self, update: Update, answer: Answer | None) -> None:
        """Give the newest post the controls of an update that cannot be posted. An edit may still be allowed."""
        if update.kind in IN_PLACE:
            return
        try:
            if newest := await self._newest(update, None):
                groups = () if update.kind == "end" else await self._groups(update)
                if answer is None or not await answer.edit_controls(newest, groups):
                    await self.put_controls(update.channel, newest, groups)
        except Exception:
            log.exception("the controls of %s cannot be left in channel %s", update.version, update.channel)

    async def publish_pending(self, table: int = 0) -> None:
        """Post the pending updates of one table or of all, oldest first: after a crash, or a failure of Discord
        (TAB-067).

        Only the newest update of a table brings its picture and controls. Earlier ones are posted as words, or in their
        own post. Updates of a refused channel wait until it is open again.
        """
        untold = await self._bot.tables.outbox.untold(table)
        waiting = [
            update
            for update in untold
            if update.id not in self._published and self.refused_channels.may_try(update.channel)
        ]
        for each in dict.fromkeys(update.version.table for update in waiting):
            try:
                await self._publish_table([update for update in waiting if update.version.table == each])
            except UNREACHABLE as error:
                log.warning("Discord failed, what is untold of table %d waits: %s", each, error)
            except Exception:
                log.exception("what is untold of table %d cannot be told", each)

    async def _publish_table(self, waiting: list[Update]) -> None:
        """Post the pending updates of one table, oldest first, post by post.

        Updates that a post already tells are only noted.
        """
        newest = max((update.id for update in waiting if update.kind not in ("aside", "nudge")), default=0)
        posts, noted = (
            await self._recent_posts(waiting[-1]),
            await self._bot.tables.outbox.post_of(waiting[-1].version.table),
        )
        for group in group_by_post(waiting):
            left = [update for update in group if not await self._is_posted(update, posts, noted)]
            if not left:
                continue
            *earlier, last = left
            whole = merge_earlier(last, earlier)
            if whole is None:
                for update in earlier:
                    await self.publish(msgspec.structs.replace(text_only(update), tale=None))
                whole, earlier = msgspec.structs.replace(last, tale=None, looks=last.looks or (Look(),)), []
            for update in earlier:
                self._keep_pictures(update)
            old = last.id < newest and last.kind not in IN_PLACE
            await self.publish(text_only(whole) if old else whole)
            if old:
                self._keep_pictures(last)
            if last.id in self._published:
                for update in earlier:
                    self._note_published(update, 0)

    async def _is_posted(self, update: Update, posts: Sequence[discord.Message], noted: int) -> bool:
        """Return whether one of these posts tells an update, and note that: the bot stopped before it did so."""
        found = next((post for post in posts if reports(post, update, noted)), None)
        if found is None or update.kind in ("aside", "nudge"):
            return False
        newer = version_of(found) not in (None, update.version)
        self._note_published(update, 0 if newer else found.id)
        if noted and noted != found.id and not newer:
            await self.put_controls(update.channel, noted, left=self._remains(update))
        return True

    async def republish(self, table: int) -> None:
        """Post the pending updates of a table, or else edit its newest post to what the store says now."""
        if await self._bot.tables.outbox.untold(table):
            await self.publish_pending(table)
            return
        update = await self._bot.tables.outbox.newest_told(table)
        if update is None or update.kind in ("aside", "nudge"):
            return
        async with self._queues.setdefault(update.channel, asyncio.Lock()):
            newest = await self._bot.tables.outbox.newest_post(update.channel)
            # A change made meanwhile is posted by its own command.
            if not newest or await self._bot.tables.outbox.untold(table):
                return
            with contextlib.suppress(*UNREACHABLE):
                files = await self._redrawn_files(update, newest)
                await self.posts.edit(update.channel, newest, await self._post_content(update), files)

    async def _redrawn_files(self, update: Update, post: int) -> Files | None:
        """Return the redrawn pictures of a post, ``None`` if it has none. Pictures hold names too."""
        if not (await self.posts.fetch_content(update.channel, post)).pictures:
            return None
        pictures = await self._pictures(msgspec.structs.replace(update, looks=update.looks or (Look(),)))
        return lambda: [picture_file(picture, update.version) for picture in pictures]

    def forget(self, member: int) -> None:
        """Forget all that concerns a member."""
        self.panels.forget(member)
        self.posts.forget(member)

    @for_the_table
    async def _pictures(self, update: Update) -> tuple[Picture, ...]:
        """Return the cards of an update and its public pictures. What cannot be drawn is logged and left out."""
        pictures, rolls = await drawn_cards(self._bot.tables, update)
        # The first look is the map. If there are too many, the last ones are left out.
        for look in update.looks[: ATTACHMENTS - len(update.cards)]:
            try:
                pictures.append(await self._bot.tables.views.show(update.channel, None, look, update.version))
            except Exception:
                log.exception("the %s of %s could not be drawn", look.subject, update.version)
        return (*pictures, *rolls)

    async def _post(self, update: Update, answer: Answer | None) -> int:
        """Post an update, and return the id of the message that tells it, 0 if none has to.

        The post before it loses its controls: at once if they were pressed, else after the new ones are there.
        """
        newest = await self._newest(update, answer)
        if update.kind == "nudge":
            await self.nudges.post(update, newest)
            return 0
        if update.answered:
            await self.nudges.withdraw(update)
        if update.kind == "aside":
            told = self._versions.get(newest)
            if newest and (told is None or told.change < update.version.change):
                await self.put_controls(update.channel, newest, await self._groups(update))
            return 0
        if update.kind in ("lobby", "closed"):
            if newest and await self._edit_lobby_post(update, newest, answer):
                return newest
            return await self._send(update, answer)
        if answer and answer.continues:
            # What comes next for a member who moved in private answers their press, before any post.
            answer.extra = await lines_after(answer.interaction, update)
            await self.panels.go_on(update, answer)
        if update.tale is not None:
            if newest and await self._extend_newest(update, newest, answer):
                return newest
            if update.tale.looks and not update.looks:
                update = msgspec.structs.replace(update, looks=(Look(),))
        self._kept_pictures.pop(update.version.table, None)
        left = self._remains(update)
        stripped = await answer.strip_controls(newest, left) if answer else False
        message = await self._send(update, answer)
        self.activity.note_post(update.channel, message)
        if newest and not stripped:
            await self.put_controls(update.channel, newest, left=left)
        return message

    def _remains(self, update: Update) -> MessageContent | None:
        """Return what remains of the post before an update, ``None`` for its story."""
        if update.kind != "start":
            return None
        with speaking(update.language):
            return started_content(self._bot.tables.games[update.game].title)

    async def _extend_newest(self, update: Update, newest: int, answer: Answer | None) -> bool:
        """Add an update to the newest post; false if that is out of reach, of another table, or Discord refuses."""
        assert update.tale is not None
        told = await self._newest_version_in(newest)
        if told is None or told.table != update.version.table or told.change < update.tale.since:
            return False
        if await self.activity.is_out_of_reach(update.channel, newest):
            return False
        looks = update.looks or self._kept_pictures.get(update.version.table, ())
        pictures = await self._pictures(msgspec.structs.replace(update, looks=looks)) if looks else ()
        shown = await self._post_content(update)

        def files() -> list[discord.File]:
            return [picture_file(picture, update.version) for picture in pictures]

        # A picture that could not be drawn takes the old one away: it is not true any more.
        new = files if looks else None
        if not (answer and await answer.edit_post(newest, shown, new)):
            if answer and answer.in_private and not answer.continues:
                await answer.strip_controls(newest)
            elif answer and not answer.in_private:
                await answer.acknowledge()
            try:
                await self.posts.edit(update.channel, newest, shown, new)
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                log.info("message %s cannot go on: %s", newest, error)
                return False
        self._kept_pictures.pop(update.version.table, None)
        if len(pictures) < len(looks[:ATTACHMENTS]):
            self._keep_pictures(update)
        return True

    async def _send(self, update: Update, answer: Answer | None) -> int:
        """Send a new post, as the answer to the interaction if that still works; return the message's id."""
        pictures = await self._pictures(update)
        shown, calls = await self._post_content(update), mentions_of(update)

        def files() -> list[discord.File]:
            return [picture_file(picture, update.version) for picture in pictures]

        if answer:
            message = await answer.post_public(shown, files, calls)
            if message is not None:
                return message
            if answer.unsure and (message := await self._find_post(update)):
                return message
        channel = messageable(self._bot, update.channel)

        async def send() -> int:
            message = await channel.send(**send_arguments(shown, files()), allowed_mentions=calls, nonce=nonce_of(update))
            self.posts.note_content(message.id, message)
            return message.id

        return await with_retries(send)

    @for_the_table
    async def _send_plain(self, update: Update) -> int | None:
        """Post the words alone, and return the message's id: 0 if that is refused too, ``None`` if it may go later."""
        channel = messageable(self._bot, update.channel)

        async def send() -> int:
            words, calls = update_content(update).words, mentions_of(update)
            return (await channel.send(words, allowed_mentions=calls, nonce=nonce_of(update))).id

        try:
            return await with_retries(send)
        except UNREACHABLE as error:
            log.error("nor the words about %s alone: %s", update.version, error)
            return None if is_transient(error) or is_channel_refusal(error) else 0

    @for_the_table
    async def _post_content(self, update: Update) -> MessageContent:
        """Return the content of a post without its pictures."""
        game = self._bot.tables.games.get(update.game)
        colour = game.colour if game is not None else DEFAULT_COLOUR
        shown = (
            await end_content(self._bot, update, update_content(update)) if update.kind == "end" else update_content(update)
        )
        return msgspec.structs.replace(shown, groups=await self._groups(update), colour=colour)

    @for_the_table
    async def _groups(self, update: Update) -> Groups:
        """Return the controls of a post. A button leads members to their private texts."""
        if update.kind == "end":
            return await end_controls(self._bot, update)
        if update.reopens:
            return await reopen_controls(self._bot, update)
        if update.lobby is not None:
            explained = bool(self._bot.tables.quick_start(update.lobby.game))
            open_ = update.kind != "closed"
            taught = self._bot.tables.lessons.has(update.lobby.game)
            return lobby_controls(update.version, update.lobby, explained=explained, taught=taught) if open_ else ()
        controls = update.controls
        if update.whispers and update.kind != "aside":
            # The game master's own panel is only for the game master.
            master = await self._bot.tables.views.master(update.channel) if controls.mastered else None
            own = master is not None and all(member == master.id for member, _ in update.whispers)
            controls = msgspec.structs.replace(controls, private=True, mastered=own)
        groups = controls_of(msgspec.structs.replace(update, controls=controls), window=bool(self._bot.window_url))
        for item in paused_controls(update):
            groups = add_last(groups, item)
        return groups

    async def _newest(self, update: Update, answer: Answer | None) -> int:
        """Return the table's newest post in this channel, 0 if none; one in another channel loses its controls."""
        channel, newest = self._posts.get(update.version.table, (update.channel, 0))
        if channel != update.channel:
            await self.put_controls(channel, newest)
            return 0
        if newest:
            return newest
        if update.kind == "closed" and answer:
            # A closed lobby is no table any more. Its post is found if it was pressed or is still remembered.
            return answer.pressed_message.id if answer.pressed_message else 0
        return await self._bot.tables.outbox.newest_post(update.channel)

    async def _edit_lobby_post(self, update: Update, newest: int, answer: Answer | None) -> bool:
        """Edit a lobby's post, and return whether it still exists."""
        shown = await self._post_content(update)
        if answer and await answer.edit_post(newest, shown):
            return True
        try:
            await self.posts.edit(update.channel, newest, shown)
        except UNREACHABLE as error:
            if is_transient(error) or (isinstance(error, discord.Forbidden) and error.code != ARCHIVED):
                raise
            return False
        if answer:
            await answer.send_private(update.story or WORDS("done"))
        return True

    async def put_controls(self, channel: int, post: int, groups: Groups = (), left: MessageContent | None = None) -> None:
        """Replace the controls of a post, or remove them with its prompt. If that fails the old ones stay."""
        try:
            shown = (await self.posts.fetch_content(channel, post)).shown
            now = msgspec.structs.replace(shown, groups=groups) if groups else left or shown.over
            await self.posts.edit(channel, post, now)
        except UNREACHABLE as error:
            log.info("the controls of message %s stay: %s", post, error)

    async def _whisper(self, update: Update, whisper: str, answer: Answer) -> bool:
        """Send the acting member their private text, once. Others find theirs behind the button on the post."""
        if not whisper or update.id in self._whispered or not await answer.send_private(whisper):
            return False
        remember(self._whispered, update.id, None)
        return True
