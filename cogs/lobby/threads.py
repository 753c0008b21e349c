"""Threads that are opened for a table, and the signboards in the channels where they were opened."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

import discord
from discord.ext import commands, tasks
from msgspec.structs import replace

from engine import WORDS, GameError, Sign, Stale, TableTaken, Update, Version, gathering_name, thread_name

from ..core.context import Bot, Interaction, call_of, member_of, messageable, place_of
from ..core.limits import CUSTOM_ID, THREAD_NAME
from ..core.permissions import CannotPost, check_can_post, missing_permissions, permission_names
from ..core.retry import UNREACHABLE, with_retries
from ..core.server_rules import check_opening
from ..interactions.answer import Answer
from ..interactions.components import Press, handles, parts_in
from ..interactions.errors import refuse
from ..interactions.posts import posts_of
from ..messages.controls import button, control_id
from ..messages.layout import Item, MessageContent, in_rows, send_arguments
from ..messages.text import NO_MENTIONS, escaped_name

log = logging.getLogger(__name__)

THREAD = "thread"
"""The value of /delve new's place for a thread."""
ARCHIVE_AFTER: Final = 10080
"""Minutes without a message after which Discord archives a thread; its maximum. The next post reopens it."""
THREAD_EXISTS = 160004
"""Discord's code for a message that already has a thread."""
EDIT_PAUSE = 2
"""How many minutes of the clock pass before a signboard is edited again."""
MOST_NAMED = 3
"""How many members are named on a signboard. The others are counted."""


async def open_thread(
    interaction: Interaction, game: str, options: Mapping[str, str], *, key: str = "", wait: int | None = None
) -> None:
    """Gather a party in a new thread. The channel keeps one post, the signboard (TAB-090).

    Nothing is posted if the table would be refused or a thread cannot be opened.
    """
    check_thread(interaction)
    tables, call = interaction.client.tables, call_of(interaction)
    tables.lobby.check_gather(call, game, options, key=key, wait=wait)
    title = tables.games[game].title
    async with Answer(interaction) as answer:
        post = await _post_signboard(answer, title)
        thread = await _create_thread(interaction, post, gathering_name(title, member_of(interaction.user).name))
        there = replace(call, channel=thread)
        try:
            update = await tables.lobby.gather(there, game, options, key=key, wait=wait, board=call.channel)
        except TableTaken as taken:
            raise TableTaken(WORDS("thread-is-open", thread=thread), "TAB-090") from taken
        except GameError:
            await _delete_signboard(interaction, post)
            raise
        await interaction.client.publisher.publish(update)
        if answer.in_private:
            await answer.show_in_place(WORDS("thread-opened", thread=thread))


def check_thread(interaction: Interaction) -> None:
    """Raise `CannotPost` if no thread can be opened."""
    check_can_post(interaction)
    if interaction.guild_id is None:
        raise CannotPost(WORDS("no-threads-in-messages"), "TAB-090")
    if isinstance(interaction.channel, discord.Thread):
        raise CannotPost(WORDS("thread-already"), "TAB-090")
    if not isinstance(interaction.channel, discord.TextChannel):
        raise CannotPost(WORDS("no-thread-in-channel"), "TAB-090")
    if missing := missing_permissions(interaction, opening=True):
        raise CannotPost(WORDS("cannot-open-thread", permissions=permission_names(missing)), "TAB-090")


async def _post_signboard(answer: Answer, title: str) -> int:
    """Post the signboard that the thread is opened from, and return the message's id."""
    interaction = answer.interaction
    shown = MessageContent(WORDS("signboard-new", game=title, host=escaped_name(member_of(interaction.user))))
    # A press in a private message is answered there.
    posted = None if answer.in_private else await answer.post_public(shown, list, NO_MENTIONS)
    if posted is not None:
        return posted
    # Two presses share a nonce, so there is one post.
    nonce = f"{interaction.message.id if interaction.message else interaction.id}"
    channel = messageable(interaction.client, place_of(interaction))
    return (await with_retries(lambda: channel.send(**send_arguments(shown), allowed_mentions=NO_MENTIONS, nonce=nonce))).id


async def _create_thread(interaction: Interaction, post: int, name: str) -> int:
    """Open a thread from a message, which gives it its id. If that fails, delete the message and say why."""
    channel = interaction.client.get_partial_messageable(place_of(interaction), guild_id=interaction.guild_id)
    message = channel.get_partial_message(post)

    async def opened(**lasting: Any) -> None:
        await with_retries(lambda: message.create_thread(name=name, **lasting))

    try:
        try:
            await opened(auto_archive_duration=ARCHIVE_AFTER)
        except discord.HTTPException as error:
            if error.status != 400 or error.code == THREAD_EXISTS:
                raise
            await opened()
    except UNREACHABLE as error:
        if getattr(error, "code", 0) != THREAD_EXISTS:
            log.warning("no thread in channel %s: %s", place_of(interaction), error)
            await _delete_signboard(interaction, post)
            raise CannotPost(WORDS("discord-refused-thread"), "TAB-090") from error
    return post


async def _delete_signboard(interaction: Interaction, post: int) -> None:
    """Delete the signboard of a thread that was not opened."""
    try:
        await messageable(interaction.client, place_of(interaction)).get_partial_message(post).delete()
    except UNREACHABLE as error:
        log.info("message %s stays: %s", post, error)


def thread_button_id(game: str, options: Mapping[str, str], wait: int | None) -> str:
    """Return the id of the button that opens a game in a thread, "" if the choices are too long for it."""
    pairs = [f"{name}={value}" for name, value in options.items()]
    known = all("," not in pair and pair.count("=") == 1 for pair in pairs)
    custom_id = control_id(THREAD, Version(0, 0), game, "" if wait is None else wait, ",".join(pairs))
    return custom_id if known and len(custom_id) <= CUSTOM_ID else ""


async def offer_thread(
    interaction: Interaction,
    taken: TableTaken,
    game: str,
    options: Mapping[str, str],
    *,
    keyed: bool = False,
    wait: int | None = None,
) -> None:
    """Refuse a table in a taken channel, and offer to open it in a thread (TAB-090)."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise taken
    custom_id = "" if keyed else thread_button_id(game, options, wait)
    if not custom_id:
        raise TableTaken(WORDS("table-taken-thread", refusal=taken.words), taken.rule) from taken
    open_it = button(WORDS("button-open-thread"), custom_id, discord.ButtonStyle.primary)
    await refuse(interaction, taken, groups=in_rows([[open_it]]))


@handles(THREAD)
async def press_thread(interaction: Interaction, press: Press) -> None:
    """Open the game of the button in a thread, with its choices."""
    game, wait, chosen = parts_in(press.rest, 3)
    if game not in interaction.client.tables.games or not (wait == "" or wait.removeprefix("-").isdecimal()):
        raise Stale(WORDS("unknown-new-button"))
    await check_opening(interaction, game)
    options = dict(pair.split("=", 1) for pair in chosen.split(",") if "=" in pair)
    await open_thread(interaction, game, options, wait=int(wait) if wait else None)


# Signboards.


@handles("sign")
async def press_sign(interaction: Interaction, press: Press) -> None:
    """Join the lobby of a signboard."""
    sign = await interaction.client.tables.signboards.sign(press.version.table)
    if sign is None or sign.board != place_of(interaction) or sign.status != "lobby":
        raise Stale(WORDS("lobby-is-closed"))
    check_can_post(interaction)
    update = await interaction.client.tables.lobby.join(replace(call_of(interaction), channel=sign.channel))
    await interaction.client.publisher.publish(update)
    await Answer(interaction).send_private(WORDS("seat-taken-there", channel=sign.channel))


def sign_content(sign: Sign) -> MessageContent:
    """Return a signboard: the game, its thread, its status, and while it gathers a join button. It mentions no member."""
    state: list[str] = []
    join: list[list[Item]] = []
    if sign.status == "lobby":
        host = escaped_name(sign.host) if sign.host else WORDS("lobby-without-host")
        state.append(WORDS("signboard.lobby", host=host, players=sign.players, most=sign.most, asked=sign.asked))
        if sign.joinable:
            join.append([button(WORDS("button-join"), control_id("sign", sign.version), discord.ButtonStyle.primary)])
    elif sign.status == "closed":
        state.append(WORDS("signboard.closed"))
    elif sign.status == "over":
        state.append(WORDS("signboard.over"))
    else:
        state += [sign.far] if sign.far else []
        if sign.rest in ("asleep", "paused"):
            state.append(WORDS("signboard.asleep" if sign.rest == "asleep" else "signboard.paused"))
        elif len(sign.awaited) > MOST_NAMED:
            state.append(WORDS("signboard.awaited", members=(WORDS("players-counted", count=len(sign.awaited)),)))
        elif sign.awaited:
            names = [f"**{escaped_name(member)}**" for member in sign.awaited]
            state.append(WORDS("signboard.awaited", members=names))
    where = WORDS("signboard", game=sign.title, channel=sign.channel)
    return MessageContent(f"{where} - {', '.join(state)}" if state else where, groups=in_rows(join))


class Signboards(commands.Cog):
    """Keeps the signboards up to date. Each is edited only when its content changes, and pauses after that."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._resting: dict[int, int] = {}
        """By table, how many minutes passed since its signboard was edited."""
        self._writing: set[int] = set()
        self._changed: set[int] = set()
        """The tables with updates since then."""
        self._looked = False

    async def cog_load(self) -> None:
        """Start the loop."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the loop."""
        self.tick.cancel()

    @commands.Cog.listener()
    async def on_told(self, update: Update) -> None:
        """Update the signboard of a table after a post. When a game begins, rename its thread after the players."""
        table = update.version.table
        if table in self._writing or self._resting.get(table, EDIT_PAUSE) < EDIT_PAUSE:
            self._changed.add(table)
        else:
            await self.write(table)
        if update.kind == "start":
            await self._rename(update)

    @tasks.loop(minutes=1)
    async def tick(self) -> None:
        """Edit the signboards that are due. The first round looks at all of them."""
        if not self._looked:
            self._changed.update(await self._bot.tables.signboards.signed())
            self._looked = True
        self._resting = {table: minutes + 1 for table, minutes in self._resting.items() if minutes + 1 < EDIT_PAUSE}
        for table in [table for table in self._changed if table not in self._resting]:
            self._changed.discard(table)
            await self.write(table)

    @tick.before_loop
    async def _ready(self) -> None:
        await self._bot.wait_until_ready()

    async def write(self, table: int) -> None:
        """Edit a table's signboard if its content has changed."""
        posts = posts_of(self._bot)
        self._writing.add(table)
        try:
            if (sign := await self._bot.tables.signboards.sign(table)) is None:
                return
            shown = sign_content(sign)
            if (await posts.fetch_content(sign.board, sign.post)).shown.words == shown.words:
                return
            self._resting[table] = 0
            await posts.edit(sign.board, sign.post, shown)
        except UNREACHABLE as error:
            log.info("the signboard of table %s cannot be written: %s", table, error)
        except Exception:
            log.exception("the signboard of table %s stays as it is", table)
        finally:
            self._writing.discard(table)

    async def _rename(self, update: Update) -> None:
        """Rename the thread of a table after its players."""
        try:
            names = await self._bot.tables.signboards.players(update.channel)
            thread = self._bot.get_channel(update.channel) or await self._bot.fetch_channel(update.channel)
            own = self._bot.user
            if isinstance(thread, discord.Thread) and own and thread.owner_id == own.id:
                await thread.edit(name=thread_name(self._bot.tables.games[update.game].title, names))
        except (*UNREACHABLE, GameError) as error:
            log.info("the thread %s keeps its name: %s", update.channel, error)


async def post_moved_notice(interaction: Interaction, title: str, old: int, new: int) -> None:
    """Post a line in the old channel of a table that says where it went (TAB-060). A deleted channel needs none."""
    member = escaped_name(member_of(interaction.user))
    words = MessageContent(WORDS("moved-elsewhere", member=member, game=title, channel=new))
    channel = messageable(interaction.client, old)
    try:
        await with_retries(
            lambda: channel.send(**send_arguments(words), allowed_mentions=NO_MENTIONS, nonce=str(interaction.id)),
            pauses=(),
        )
    except UNREACHABLE as error:
        log.info("channel %s is not told that its table went to %s: %s", old, new, error)


async def rename_thread(bot: Bot, channel: int, renamed: Callable[[str], str]) -> None:
    """Rename a thread that the bot opened, if its name changes. An archived thread stays archived."""
    try:
        thread = bot.get_channel(channel) or await bot.fetch_channel(channel)
        if not (isinstance(thread, discord.Thread) and bot.user and thread.owner_id == bot.user.id):
            return
        if (name := renamed(thread.name)) == thread.name:
            return
        if thread.archived:
            await thread.edit(archived=False)
            await thread.edit(name=name[:THREAD_NAME], archived=True)
        else:
            await thread.edit(name=name[:THREAD_NAME])
    except UNREACHABLE as error:
        log.info("the thread %s keeps its name: %s", channel, error)


async def setup(bot: Bot) -> None:
    """Add the signboards."""
    await bot.add_cog(Signboards(bot))
