"""The world that page, runner and tests share: one server of a simulated Discord, with the real bot in it.

Ids are the same in every run, so a kept database finds its members and channels again. The clock never goes back. The emoji
are uploaded already, as at every start of a bot but its first.
"""

from __future__ import annotations

import hashlib
import math
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Self

import discord
from discord.ext import tasks
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor
from simcord.backend import serializers

from bot import create_bot
from cogs.admin.emoji import drawings
from cogs.core.context import Bot
from cogs.core.permissions import REQUIRED_PERMISSIONS
from engine import Thinker
from playground.archive import Archive
from playground.inside import Patience, at_once
from service.settings import NO_INVITE, Settings

SERVER = "Delvekeeper's house"
MEMBERS = ("ada", "bob", "cy", "dee")
OWNER = "keeper"
CHANNELS = ("tavern", "crypt", "tower")
LONGEST_LEAP = timedelta(hours=6)
LONG = timedelta(minutes=1)
"""Waits of at least this length write the clock down at once."""
SELDOM = timedelta(minutes=30)
"""How often the bot looks for overdue tables while weeks pass quickly."""
STIRRED, LITTLE = timedelta(minutes=20), timedelta(minutes=2)
"""For this long after a change, and before a deadline, the bot looks as often as usual."""
PATIENCE = 60.0
"""Seconds after which a busy bot counts as stuck."""

Clock = Callable[[], datetime]
Keys = Callable[[], str]
Build = Callable[[Clock, Keys | None], discord.Client]


class World:
    """A server with four members and three channels, and the bot, which may be restarted.

    ``env`` is simcord's. ``members`` and ``channels`` are its handles by name. ``owner`` owns the server and plays nowhere.
    ``bot`` is the running bot.
    """

    def __init__(
        self,
        env: Env,
        guild: GuildHandle,
        owner: MemberActor,
        build: Build,
        keys: Keys | None,
        archive: Archive | None,
    ) -> None:
        self.env = env
        self.guild = guild
        self.bot = env.bot
        self.members: dict[str, MemberActor] = {}
        self.owner = owner
        self.channels: dict[str, ChannelHandle] = {}
        self.first_visit = archive is None or not archive.exists
        self._build = build
        self._keys = keys
        self._archive = archive
        self._patience = Patience(env)
        self._passing: tempfile.TemporaryDirectory[str] | None = None

    @classmethod
    async def open(
        cls,
        database: Path | None = None,
        *,
        build: Build | None = None,
        seed: str | None = None,
        since: datetime | None = None,
        window_port: int | None = None,
    ) -> Self:
        """Build the world and start the bot in it.

        ``database`` is the bot's file; channels, pictures and the clock are kept beside it. Without it nothing is kept.
        ``build`` makes the bot (default: the real one). ``seed`` decides the dice keys that no host chose. ``since`` is the
        earliest time of the clock (default: where it was, or the start of 2026). The real bot serves the pages of tables on
        ``window_port``, if one is given.
        """
        passing = tempfile.TemporaryDirectory(prefix="delvekeeper-") if database is None else None
        make = build or real_bot(database or Path(passing.name if passing else "") / "delvekeeper.sqlite3", window_port)
        keys = SeededKeys(seed) if seed is not None else None
        archive = Archive(database) if database is not None else None
        env: Env

        def now() -> datetime:
            return env.now()

        env = Env(make(now, keys), check_errors=False, settle_timeout=PATIENCE, shard_count=1)
        guild, owner = _server(env)
        world = cls(env, guild, owner, make, keys, archive)
        world._passing = passing
        for name in CHANNELS:
            world.channels[name] = world.guild.create_text_channel(name)
        for name in MEMBERS:
            world.members[name] = world.guild.add_member(env.create_user(name, global_name=name.title()))
        env.backend.guilds[world.guild.id].system_channel_id = world.channels[CHANNELS[0]].id
        for name in drawings():
            env.backend.create_application_emoji(name)
        if archive is not None:
            archive.restore(env)
        if since is not None and since > env.now():
            env.backend.advance_clock((since - env.now()).total_seconds())
        await world._arrive()
        return world

    @property
    def everybody(self) -> dict[str, MemberActor]:
        """The players and the owner by name."""
        return {**self.members, OWNER: self.owner}

    async def _arrive(self) -> None:
        """Start the bot: in a server that it knows, or at a first visit just before its invitation."""
        self._patience.begin()
        backend = self.env.backend
        guild = backend.guilds.pop(self.guild.id) if self.first_visit else None
        await self.env.start()
        if guild is not None:
            backend.guilds[guild.id] = guild
            invitation = dict(serializers.guild_create_payload(backend, guild))
            del invitation["unavailable"]  # its absence is what tells discord.py an invitation from a reconnection
            backend.emit("GUILD_CREATE", invitation)
            await self.env.settle()

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        await self.env.settle()
        await self.bot.close()
        self.bot = self._build(self.env.now, self._keys)
        await self.env.restart_bot(self.bot)

    async def wait(self, span: timedelta) -> None:
        """Move the bot's clock on. What is due on the way happens in order.

        If the store has nothing due for long, the bot looks seldom (`SELDOM`) instead of every minute.
        """
        quiet = timedelta(0)
        while span > timedelta(0):
            leap = min(span, quiet if quiet >= SELDOM else STIRRED)
            with self._looking_seldom() if quiet >= SELDOM else nullcontext():
                await self.env.advance_time(leap.total_seconds())
            span -= leap
            quiet = min(LONGEST_LEAP, await self._nothing_due() - LITTLE)
            if leap >= LONG:
                self.save()

    async def _nothing_due(self) -> timedelta:
        """Return for how long no table is due."""
        if not isinstance(self.bot, Bot):
            return timedelta(0)
        alarm = await self.bot.tables.deadlines.next()
        return timedelta(seconds=alarm - self.env.now().timestamp()) if alarm else LONGEST_LEAP + LITTLE

    def look_seldom(self) -> None:
        """Let the bot look for overdue tables every half hour until it restarts, so that weeks pass quickly.

        This concerns all its loops, not only its clock.
        """
        for loop in self._busy():
            loop.change_interval(seconds=SELDOM.total_seconds())

    @contextmanager
    def _looking_seldom(self) -> Iterator[None]:
        """Let the bot look seldom, and afterwards as often as before."""
        often = [(loop, _every(loop)) for loop in self._busy()]
        self.look_seldom()
        try:
            yield
        finally:
            for loop, every in often:
                loop.change_interval(seconds=every.total_seconds())

    def _busy(self) -> list[tasks.Loop[Any]]:
        """Return the loops of the bot that run every few minutes."""
        cogs = self.bot.cogs.values() if isinstance(self.bot, Bot) else ()
        loops = [
            getattr(cog, name) for cog in cogs for name, item in vars(type(cog)).items() if isinstance(item, tasks.Loop)
        ]
        return [loop for loop in loops if timedelta(0) < _every(loop) < SELDOM]

    def seed(self, seed: str) -> None:
        """Restart the dice keys with another seed, in a world with a seed."""
        if isinstance(self._keys, SeededKeys):
            self._keys.begin(seed)

    def save(self) -> None:
        """Save the channels and the clock beside the database, if this world is kept."""
        if self._archive is not None:
            self._archive.save(self.env)

    async def close(self) -> None:
        """Stop the bot and the simulated Discord."""
        try:
            await self.bot.close()
        finally:
            await self.env.shutdown()
            self._patience.end()
            self.save()
            if self._passing is not None:
                self._passing.cleanup()


def _server(env: Env) -> tuple[GuildHandle, MemberActor]:
    """Create the server, and return it with its owner, who plays nowhere. The bot has the permissions it asks for.

    So no player passes every check of permissions by accident.
    """
    env.backend.bot_user.name = "Delvekeeper"
    keeper = env.create_user(OWNER, global_name="The keeper")
    guild = env.create_guild(SERVER, owner=keeper)
    for role in env.backend.guilds[guild.id].roles.values():
        if role.managed:
            role.permissions = REQUIRED_PERMISSIONS.value
    return guild, MemberActor(env, guild, keeper)


def real_bot(database: Path, window_port: int | None = None) -> Build:
    """Return the function that makes the real bot on ``database``. It serves the pages of tables on ``window_port``, if one
    is given."""

    def build(now: Clock, keys: Keys | None) -> discord.Client:
        # The simulated Discord has no page for an invitation. Nothing here may depend on the speed of the machine.
        settings = Settings(database=str(database), window_port=window_port, invite=NO_INVITE)
        return create_bot(settings, now=now, keys=keys, thinker=Thinker(None, math.inf))

    return build


def _every(loop: tasks.Loop[Any]) -> timedelta:
    """Return the interval of a loop of the bot."""
    return timedelta(seconds=loop.seconds or 0, minutes=loop.minutes or 0, hours=loop.hours or 0)


class SeededKeys:
    """A source of dice keys that gives the same keys in the same order for the same ``seed``."""

    def __init__(self, seed: str) -> None:
        self.begin(seed)

    def begin(self, seed: str) -> None:
        """Restart with a seed."""
        self._seed, self._given = seed, 0

    def __call__(self) -> str:
        """Return the next key."""
        self._given += 1
        return hashlib.sha256(f"{self._seed}/{self._given}".encode()).hexdigest()[:32]


async def dispatch_together(env: Env, *acts: Coroutine[Any, Any, InteractionResult]) -> list[InteractionResult]:
    """Let several interactions reach the bot before it has answered any of them, and wait until all are handled.

    ``acts`` are actors' coroutines: ``await dispatch_together(env, ada.click(post, label="Join"), bob.click(...))``.
    simcord's operations may not overlap, because each waits for the bot. Here only the last wait is made.
    """

    with at_once(env):
        results = [await act for act in acts]
    await env.settle()
    return results
