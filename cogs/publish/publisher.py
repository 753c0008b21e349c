"""Herald: empties the outbox. It tells each channel what happened, once, in order, whatever Discord makes of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
import msgspec

from engine import Look, Picture, Update, is_private, trace

from ..core.context import House, channel_of
from ..core.limits import ATTACHMENTS
from ..core.retry import UNREACHABLE, is_passing, persistently
from ..interactions.answer import Answer
from ..interactions.posts import Posts, keep
from ..messages.controls import add_last, controls_of, resting_controls
from ..messages.layout import LANTERN, Files, Groups, Shown, sent
from ..messages.lobby_controls import lobby_controls
from ..messages.table_links import next_line
from ..messages.text import (
    begun_shown,
    calls_of,
    in_posts,
    in_words,
    nonce_of,
    picture_file,
    repeats,
    shown_of,
    tells,
    version_of,
    with_earlier,
)
from ..play.panel import Panels, all_done, panel_after, whisper_of
from ..play.private import told_alone
from .channel_activity import Chatter
from .deliveries import Told
from .end_screen import closing_controls, ended, ending_controls
from .nudges import Nudges
from .refused_channels import ARCHIVED, is_refusal

log = logging.getLogger(__name__)

SHUT_OUT = (
    "That is done, but I can't post here any more, so the table sleeps. Once somebody who manages this server lets me in "
    "again I bring the post; `/status` shows you your buttons."
)
LATER = "That is done. Discord does not take my post just now; I'll bring it as soon as it does."
IN_PLACE = ("lobby", "closed", "aside", "nudge")
"""Kinds of updates that leave the newest post where it is, and make no other one where there is one."""


class Herald(Told):
    """Posts the updates of the store's outbox. One at a time per channel, in the order of the changes, and each once.

    What cannot be told stays untold in the store, and is tried again by `tell_untold`: soon where Discord fails, and where
    it refuses the channel (`Refusals`) when that is open again; meanwhile the table sleeps.
    """

    def __init__(self, bot: House) -> None:
        super().__init__(bot)
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._whispered: OrderedDict[int, None] = OrderedDict()
        self.chatter = Chatter(bot)
        self.nudges = Nudges(bot)
        self.panels = Panels()
        self.posts = Posts(bot)

    async def tell(self, update: Update, answer: Answer | None = None) -> None:
        """Post an update in its channel; with ``answer``, as the answer to the interaction that brought it about.

        What is told has been saved, so nothing is raised, whatever goes wrong: it stays untold, and is told later. An
        update that has been told (a call that arrived twice, a start that was quicker) is not told again. What is for the
        asker only is whispered to them once, whoever tells the others, and whether or not Discord takes the post.
        """
        if is_private(update.channel):
            await told_alone(update, answer)
            return
        # Where the private message goes on, it shows what is for its owner only.
        whisper = "" if answer and answer.goes_on else whisper_of(update, answer)
        if update.again and not whisper:
            return
        if not update.id:
            if answer:
                await answer.quietly()
            return
        async with self._queues.setdefault(update.channel, asyncio.Lock()):
            if update.again or update.id in self._told:
                if answer and not await self._whisper(update, whisper, answer) and not update.again:
                    await answer.quietly()
                return
            try:
                await self._tell(update, answer)
            finally:
                if answer:
                    answer.besides = "" if answer.went_on else await next_line(answer.asked, update)
                    said = await self._whisper(update, whisper, answer)
                    if update.kind == "aside" and not said and not answer.goes_on:
                        await answer.quietly()

    async def _tell(self, update: Update, answer: Answer | None) -> None:
        trace(table=update.version.table)
        try:
            if await self._is_behind(update):
                await self._tell_late(update)
                if answer:
                    await answer.quietly()
                return
            message = await self._post(update, answer)
        except UNREACHABLE as error:
            if is_passing(error):
                log.warning("Discord failed, %s stays untold for now: %s", update.version, error)
                self._owe(update)
                if answer:
                    await answer.of_post(LATER)
                return
            if is_refusal(error):
                log.warning("channel %s cannot be told about %s: %s", update.channel, update.version, error)
                await self._refused(update, answer)
                return
            log.exception("Discord refuses the post about %s", update.version)
            plain = await self._plainly(update)
            if answer:
                await (answer.of_post(LATER) if plain is None else answer.quietly())
            if plain is None:
                return
            message = plain
        except Exception:
            log.exception("%s was saved, but cannot be told", update.version)
            if answer:
                await answer.of_post(LATER)
            return
        self._told_with(update, message)
        if update.away:
            await self.nudges.announce(update)

    async def _is_behind(self, update: Update) -> bool:
        """Whether a later change of the same table has been told already: Discord failed only for a while."""
        _, newest = self._posts.get(update.version.table, (0, 0))
        if not newest and update.kind != "closed":
            newest = await self._bot.tables.newest_post(update.channel)
        told = await self._told_by(newest) if newest else None
        return told is not None and told.table == update.version.table and told.change > update.version.change

    async def _tell_late(self, update: Update) -> None:
        """Tell in words what the newest post does not: that keeps its controls, and stays the newest."""
        silent = update.kind in IN_PLACE or await self._is_repeated(update)
        # What its post told before stands there still.
        alone = msgspec.structs.replace(in_words(update), tale=None)
        message = 0 if silent else await self._send(alone, None)
        keep(self._told, update.id, None)
        if message:
            keep(self._versions, message, update.version)
        self._bot.tables.note_told(update)

    async def _is_repeated(self, update: Update) -> bool:
        """Whether what came after an update was told in the post of both, with all that this one tells."""
        later = await self._bot.tables.updates_after(update.version)
        return any(repeats(one, update) and (told or one.id in self._told) for one, told in later)

    async def _refused(self, update: Update, answer: Answer | None) -> None:
        """Let the table sleep whose channel takes no post (TAB-098); the update stays untold until it does."""
        self.refusals.note(update.channel)
        self._owe(update)
        try:
            await self._bot.tables.deadlines.unreachable(update.channel)
        except Exception:
            log.exception("the table in channel %s cannot be let sleep", update.channel)
        await self._leave_controls(update, answer)
        if answer:
            await answer.of_post(SHUT_OUT)

    async def _leave_controls(self, update: Update, answer: Answer | None) -> None:
        """Give the newest post the controls of an update that cannot be posted: that much may still be allowed."""
        if update.kind in IN_PLACE:
            return
        try:
            if newest := await self._newest(update, None):
                groups = () if update.kind == "end" else await self._groups(update)
                if answer is None or not await answer.control(newest, groups):
                    await self.put_controls(update.channel, newest, groups)
        except Exception:
            log.exception("the controls of %s cannot be left in channel %s", update.version, update.channel)

    async def tell_untold(self, table: int = 0) -> None:
        """Tell what was saved and never told, of one table or by default of all, oldest first: after a crash, or when
        Discord had failed (TAB-067).

        Only the newest one of a table brings its picture and controls; those before it are told in words, or in its post
        where they belong there. What a channel refused waits until it is open again.
        """
        untold = await self._bot.tables.untold(table)
        waiting = [one for one in untold if one.id not in self._told and self.refusals.may_try(one.channel)]
        for each in dict.fromkeys(update.version.table for update in waiting):
            try:
                await self._make_good([update for update in waiting if update.version.table == each])
            except UNREACHABLE as error:
                log.warning("Discord failed, what is untold of table %d waits: %s", each, error)
            except Exception:
                log.exception("what is untold of table %d cannot be told", each)

    async def _make_good(self, waiting: list[Update]) -> None:
        """Tell what is untold of one table, oldest first, post by post; what a post says already is only noted."""
        newest = max((update.id for update in waiting if update.kind not in ("aside", "nudge")), default=0)
        posts, noted = await self._looked_back(waiting[-1]), await self._bot.tables.post_of(waiting[-1].version.table)
        for group in in_posts(waiting):
            left = [update for update in group if not await self._is_found(update, posts, noted)]
            if not left:
                continue
            *earlier, last = left
            whole = with_earlier(last, earlier)
            if whole is None:
                for update in earlier:
                    await self.tell(msgspec.structs.replace(in_words(update), tale=None))
                whole, earlier = msgspec.structs.replace(last, tale=None, looks=last.looks or (Look(),)), []
            for update in earlier:
                self._owe(update)
            old = last.id < newest and last.kind not in IN_PLACE
            await self.tell(in_words(whole) if old else whole)
            if old:
                self._owe(last)
            if last.id in self._told:
                for update in earlier:
                    self._told_with(update, 0)

    async def _is_found(self, update: Update, posts: Sequence[discord.Message], noted: int) -> bool:
        """Whether one of these posts tells about an update, which is noted then; the bot stopped before it was, or before
        the post that was ``noted`` as the newest lost its controls."""
        found = next((post for post in posts if tells(post, update, noted)), None)
        if found is None or update.kind in ("aside", "nudge"):
            return False
        newer = version_of(found) not in (None, update.version)
        self._told_with(update, 0 if newer else found.id)
        if noted and noted != found.id and not newer:
            await self.put_controls(update.channel, noted, left=self._left(update))
        return True

    async def tell_anew(self, table: int) -> None:
        """Tell what is untold of a table, else write its newest post anew: what it says stands otherwise in the store."""
        if await self._bot.tables.untold(table):
            await self.tell_untold(table)
            return
        update = await self._bot.tables.newest_told(table)
        if update is None or update.kind in ("aside", "nudge"):
            return
        async with self._queues.setdefault(update.channel, asyncio.Lock()):
            newest = await self._bot.tables.newest_post(update.channel)
            # What was done meanwhile is told by whoever did it.
            if not newest or await self._bot.tables.untold(table):
                return
            with contextlib.suppress(*UNREACHABLE):
                files = await self._redrawn(update, newest)
                await self.posts.edit(update.channel, newest, await self._shown(update), files)

    async def _redrawn(self, update: Update, post: int) -> Files | None:
        """Return the pictures of a post as they are now, ``None`` where it has none: names stand on them too."""
        if not (await self.posts.looked_at(update.channel, post)).pictures:
            return None
        pictures = await self._drawn(msgspec.structs.replace(update, looks=update.looks or (Look(),)))
        return lambda: [picture_file(picture, update.version) for picture in pictures]

    def forget(self, member: int) -> None:
        """Have nothing of a member in mind."""
        self.panels.forget(member)
        self.posts.forget(member)

    async def _drawn(self, update: Update) -> tuple[Picture, ...]:
        """Return the public pictures of an update, without those that cannot be drawn (that is logged)."""
        pictures = []
        # What is left out where there are too many stands in the middle: the last one is the map.
        for look in (*update.looks[: ATTACHMENTS - 1], *update.looks[ATTACHMENTS - 1 :][-1:]):
            try:
                pictures.append(await self._bot.tables.show(update.channel, None, look, update.version))
            except Exception:
                log.exception("the %s of %s could not be drawn", look.subject, update.version)
        return tuple(pictures)

    async def _post(self, update: Update, answer: Answer | None) -> int:
        """Bring an update into its channel, and return the id of the message that tells it, 0 where none has to.

        The post before loses its controls: at once if they were pressed, else when the new ones are there.
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
            if newest and await self._rewrite(update, newest, answer):
                return newest
            return await self._send(update, answer)
        if answer and answer.goes_on:
            # What is next for whoever moved in private answers their press: it waits for no post.
            answer.besides = await next_line(answer.asked, update)
            await self.go_on(update, answer)
        if update.tale is not None:
            if newest and await self._go_on_in(update, newest, answer):
                return newest
            if update.tale.pictured and not update.looks:
                update = msgspec.structs.replace(update, looks=(Look(),))
        self._owed.pop(update.version.table, None)
        left = self._left(update)
        stripped = await answer.strip(newest, left) if answer else False
        message = await self._send(update, answer)
        self.chatter.posted(update.channel, message)
        if newest and not stripped:
            await self.put_controls(update.channel, newest, left=left)
        return message

    def _left(self, update: Update) -> Shown | None:
        """Return what is left of the post before that of an update, ``None`` for what it told."""
        return begun_shown(self._bot.tables.games[update.game].title) if update.kind == "start" else None

    async def _go_on_in(self, update: Update, newest: int, answer: Answer | None) -> bool:
        """Let the newest post tell an update too; whether it does: not where that is out of reach or another one's, nor
        where Discord refuses."""
        assert update.tale is not None
        told = await self._told_by(newest)
        if told is None or told.table != update.version.table or told.change < update.tale.since:
            return False
        if await self.chatter.left_behind(update.channel, newest):
            return False
        looks = tuple(dict.fromkeys((*self._owed.get(update.version.table, ()), *update.looks)))
        pictures = await self._drawn(msgspec.structs.replace(update, looks=looks))
        shown = await self._shown(update)

        def files() -> list[discord.File]:
            return [picture_file(picture, update.version) for picture in pictures]

        new = files if pictures else None
        if not (answer and await answer.rewrite(newest, shown, new)):
            if answer and answer.within and not answer.goes_on:
                await answer.strip(newest)
            elif answer and not answer.within:
                await answer.quietly()
            try:
                await self.posts.edit(update.channel, newest, shown, new)
            except discord.HTTPException as error:
                if is_passing(error):
                    raise
                log.info("message %s cannot go on: %s", newest, error)
                return False
        self._owed.pop(update.version.table, None)
        return True

    async def _send(self, update: Update, answer: Answer | None) -> int:
        """Post an update anew, as the answer to the interaction if that still works, and return the message's id."""
        pictures = await self._drawn(update)
        shown, calls = await self._shown(update), calls_of(update)

        def files() -> list[discord.File]:
            return [picture_file(picture, update.version) for picture in pictures]

        if answer:
            message = await answer.publicly(shown, files, calls)
            if message is not None:
                return message
            if answer.unsure and (message := await self._found(update)):
                return message
        channel = channel_of(self._bot, update.channel)

        async def send() -> int:
            message = await channel.send(**sent(shown, files()), allowed_mentions=calls, nonce=nonce_of(update))
            self.posts.noted(message.id, message)
            return message.id

        return await persistently(send)

    async def _plainly(self, update: Update) -> int | None:
        """Post the words alone, for when Discord takes nothing else; return the message's id, 0 if that is refused too,
        ``None`` if it may be taken later."""
        channel = channel_of(self._bot, update.channel)

        async def send() -> int:
            words, calls = shown_of(update).words, calls_of(update)
            return (await channel.send(words, allowed_mentions=calls, nonce=nonce_of(update))).id

        try:
            return await persistently(send)
        except UNREACHABLE as error:
            log.error("nor the words about %s alone: %s", update.version, error)
            return None if is_passing(error) or is_refusal(error) else 0

    async def _shown(self, update: Update) -> Shown:
        """Return what a post shows but its pictures."""
        game = self._bot.tables.games.get(update.game)
        colour = game.colour if game is not None else LANTERN
        shown = await ended(self._bot, update, shown_of(update)) if update.kind == "end" else shown_of(update)
        return msgspec.structs.replace(shown, groups=await self._groups(update), colour=colour)

    async def _groups(self, update: Update) -> Groups:
        """Return the controls of a post; whoever was told something in private finds it again behind a button."""
        if update.kind == "end":
            return await ending_controls(self._bot, update)
        if update.reopens:
            return await closing_controls(self._bot, update)
        if update.lobby is not None:
            explained = bool(self._bot.tables.quick_start(update.lobby.game))
            open_ = update.kind != "closed"
            return lobby_controls(update.version, update.lobby, explained=explained) if open_ else ()
        controls = update.controls
        if update.whispers and update.kind != "aside":
            # The game master's own side is no place for others to look.
            master = await self._bot.tables.master(update.channel) if controls.mastered else None
            own = master is not None and all(member == master.id for member, _ in update.whispers)
            controls = msgspec.structs.replace(controls, private=True, mastered=own)
        groups = controls_of(msgspec.structs.replace(update, controls=controls))
        for item in resting_controls(update):
            groups = add_last(groups, item)
        return groups

    async def _newest(self, update: Update, answer: Answer | None) -> int:
        """Return the table's newest post in this channel, 0 if none. One that was left in another channel is stripped."""
        channel, newest = self._posts.get(update.version.table, (update.channel, 0))
        if channel != update.channel:
            await self.put_controls(channel, newest)
            return 0
        if newest:
            return newest
        if update.kind == "closed" and answer:
            # A closed lobby is nobody's table any more; its post is found if it was pressed or is still remembered.
            return answer.pressed.id if answer.pressed else 0
        return await self._bot.tables.newest_post(update.channel)

    async def _rewrite(self, update: Update, newest: int, answer: Answer | None) -> bool:
        """Write a lobby's post anew; whether it is still there."""
        shown = await self._shown(update)
        if answer and await answer.rewrite(newest, shown):
            return True
        try:
            await self.posts.edit(update.channel, newest, shown)
        except UNREACHABLE as error:
            if is_passing(error) or (isinstance(error, discord.Forbidden) and error.code != ARCHIVED):
                raise
            return False
        if answer:
            await answer.privately(update.story or "Done.")
        return True

    async def put_controls(self, channel: int, post: int, groups: Groups = (), left: Shown | None = None) -> None:
        """Give a post other controls, or none: then nothing is wanted any more. Where that fails the old ones stay, and say
        that they are old when pressed."""
        try:
            shown = (await self.posts.looked_at(channel, post)).shown
            now = msgspec.structs.replace(shown, groups=groups) if groups else left or shown.over
            await self.posts.edit(channel, post, now)
        except UNREACHABLE as error:
            log.info("the controls of message %s stay: %s", post, error)

    async def _whisper(self, update: Update, whisper: str, answer: Answer) -> bool:
        """Tell the one who acted what only they may know, unless they were told; return whether that was said now.

        The others ask for theirs with the button on the post.
        """
        if not whisper or update.id in self._whispered or not await answer.privately(whisper):
            return False
        keep(self._whispered, update.id, None)
        return True

    async def go_on(self, update: Update, answer: Answer) -> None:
        """Let the private message in which somebody has moved show what only they know of that, and what is next, once."""
        if not answer.goes_on or answer.went_on or update.again or is_private(update.channel):
            return
        answer.went_on = True
        whisper = whisper_of(update, answer)
        try:
            shown = await panel_after(answer.asked, whisper)
        except Exception:
            log.exception("what is next after %s cannot be shown", update.version)
            shown = all_done(whisper)
        if shown is None and not answer.besides:
            await self.panels.gone(answer)
        else:
            await answer.turned(*(shown or all_done("")), panel=True)
