"""The bot: settings from the environment, the store opened, every cog loaded or no start at all; and how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import hashlib
import json
import logging
import os
import pkgutil
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from dotenv import dotenv_values

import cogs
from cogs.contexts import CONTEXTS, INSTALLS, open_doors
from cogs.errors import Tree
from cogs.house import NEEDED, House
from cogs.limits import check_commands, check_games, check_room, where_to_look
from cogs.reaching import UNREACHABLE, is_passing
from cogs.replies import SILENT
from cogs.telling import Herald
from engine import AnyGame, BadGame, HouseError, NotNow, Part, Tables, Thinker

log = logging.getLogger("delvekeeper")

DATABASE = "var/delvekeeper.sqlite3"
IN_MEMORY = ":memory:"

FOR_GOOD = 2
"""The exit status when only a person can mend it (token, settings, a newer database): no use to start the bot again."""
FOR_NOW = 75
"""The exit status when it may pass (Discord away, disk full, file in use): the bot is to be started again in a while."""
AGAIN = "That may pass: start me again in a while."

LONGEST = 4.0
"""Seconds after which the bot is gone once it was told to stop, whatever still hangs: all that matters is on disk."""
UNDER_WAY, LAST_WORDS, FAREWELL = 1.5, 1.5, 0.5
"""Seconds for what is being answered, for telling what is untold, and for Discord's goodbye, when the bot stops."""

LAST_TOLD = 20
"""How many tables are told at the most when the bot stops: more Discord does not take in that time."""


class Settings(msgspec.Struct, frozen=True):
    """How the bot is set up. ``guild`` limits its commands to one server, where changes show at once (none: everywhere);
    ``part`` is which shards this process has (none: all that Discord advises)."""

    token: str = ""
    database: str = DATABASE
    guild: int | None = None
    part: Part | None = None

    @property
    def note(self) -> Path:
        """Where it is noted, beside the database, which commands were registered last."""
        return Path(f"{self.database}.commands")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read DISCORD_TOKEN, DATABASE, GUILD and SHARDS from ``environment`` (default: the process's, over those of
        ``.env``).

        ``ValueError`` when GUILD is not a number, or SHARDS says nothing.
        """
        if environment is None:
            environment = {**{name: value or "" for name, value in dotenv_values().items()}, **os.environ}
        guild = environment.get("GUILD", "").strip()
        if guild and not guild.isdigit():
            raise ValueError(f"GUILD is a server's number, and {guild!r} is not")
        database = environment.get("DATABASE", "").strip() or DATABASE
        shards = environment.get("SHARDS", "").strip()
        part = Part.read(shards) if shards else None
        return cls(environment.get("DISCORD_TOKEN", "").strip(), database, int(guild) if guild else None, part)


class Delvekeeper(House):
    """The bot. It opens its tables when it logs in (``opening``: how, see `Tables.open`), and closes them when it stops."""

    def __init__(self, settings: Settings, **opening: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=SILENT,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            max_messages=None,
        )
        if settings.part is not None:
            self.shard_count, self.shard_ids = settings.part.count, list(settings.part.shards)
        self.settings = settings
        self.herald = Herald(self)
        self._opening = opening
        self._closed_tables = False

    async def setup_hook(self) -> None:
        """Open the tables, load every cog, check the commands against Discord's limits, register them if they changed.

        A `HouseError` or any error of a cog stops the start.
        """
        self.tables = await self._opened()
        try:
            check_games(self.tables.games)
            for name in cog_names():
                await self._load(name)
            open_doors(self.tree)
            payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
            check_commands(payload)
            check_room(payload, self.tables.games)
            await self.register_commands()
        except BaseException:
            await self.close()
            raise

    async def on_message(self, message: discord.Message) -> None:
        """Note that something was written; commands are slash commands, so nothing is read."""
        self.herald.chatter.heard(message)

    async def _load(self, name: str) -> None:
        # The module is imported once for all bots of a process; to load it as an extension would carry it out anew.
        try:
            await import_module(name).setup(self)
        except app_commands.CommandAlreadyRegistered as cause:
            raise BadGame(f"/{cause.name}: a game's verb, page or file is called like another command") from cause
        except app_commands.CommandLimitReached as cause:
            raise BadGame(
                f"the verbs of all games are more than the {cause.limit} commands of Discord. "
                f"{where_to_look(self.tables.games)}"
            ) from cause

    async def _opened(self) -> Tables:
        database = self.settings.database
        if database != IN_MEMORY:
            try:
                Path(database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                kind = NotNow if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO) else HouseError
                raise kind(f"There can be no folder {Path(database).parent} for the database: {error.strerror}.") from error
        return await Tables.open(database, **{"now": _utc, **self._opening})

    async def register_commands(self) -> bool:
        """Register the commands with Discord, unless they are what was registered last; whether that was done.

        What was registered is noted beside the database, unless that is kept in memory only.
        """
        server = discord.Object(self.settings.guild) if self.settings.guild else None
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        written = json.dumps([self.application_id, self.settings.guild, payload], sort_keys=True)
        digest = hashlib.sha256(written.encode()).hexdigest()
        note = self.settings.note
        kept = self.settings.database != IN_MEMORY
        with contextlib.suppress(OSError):
            if kept and note.read_bytes() == digest.encode():
                return False
        if server:
            self.tree.copy_global_to(guild=server)
        try:
            await self.tree.sync(guild=server)
        except discord.Forbidden as error:
            if server is None:
                raise
            words = f"GUILD {server.id} is no server that this bot was invited to. Invite it there, or leave GUILD empty."
            raise HouseError(words) from error
        if kept:
            try:
                note.write_text(digest)
            except OSError as error:
                log.warning("the commands will be registered again at the next start: %s", error)
        log.info("%d commands registered", len(payload))
        return True

    async def retire(self) -> None:
        """Stop in good order: hear nothing more, finish what is under way, tell what is untold, close."""
        for cog in self.cogs.values():
            await cog.cog_unload()
        with contextlib.suppress(TimeoutError, *UNREACHABLE):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        if under_way := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(under_way, timeout=UNDER_WAY)
        if hasattr(self, "tables"):
            try:
                async with asyncio.timeout(LAST_WORDS):
                    untold = dict.fromkeys(update.version.table for update in await self.tables.untold())
                    await asyncio.gather(*map(self.herald.tell_untold, list(untold)[:LAST_TOLD]))
            except Exception as error:
                log.warning("the rest is told at the next start: %r", error)
        await self.close()

    async def close(self) -> None:
        """Stop, and close the tables."""
        await super().close()
        if hasattr(self, "tables") and not self._closed_tables:
            self._closed_tables = True
            await self.tables.close()

    @property
    def invitation(self) -> str:
        """The address that invites the bot to a server, with the least permissions that it needs."""
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=NEEDED, scopes=("bot", "applications.commands")
        )

    async def on_ready(self) -> None:
        """Say where the bot is and how to invite it."""
        log.info("%s is in %d servers; invite it with %s", self.user, len(self.guilds), self.invitation)


def cog_names() -> tuple[str, ...]:
    """Return the modules of ``cogs`` that add something to the bot: those with a ``setup``."""
    names = (f"{cogs.__name__}.{module.name}" for module in pkgutil.iter_modules(cogs.__path__))
    return tuple(name for name in names if hasattr(import_module(name), "setup"))


def create_bot(
    settings: Settings,
    *,
    now: Callable[[], datetime] | None = None,
    keys: Callable[[], str] | None = None,
    games: Mapping[str, AnyGame] | None = None,
    thinker: Thinker | None = None,
) -> Delvekeeper:
    """Return a bot that has not started yet.

    ``now`` gives the time (aware), ``keys`` a new dice key, ``games`` is what can be played, ``thinker`` is how house
    players think: the real ones unless told otherwise.
    """
    given = {"now": now, "keys": keys, "games": games, "thinker": thinker}
    return Delvekeeper(settings, **{name: value for name, value in given.items() if value is not None})


async def run(bot: Delvekeeper, token: str) -> None:
    """Run a bot until it is told to stop (SIGTERM, SIGINT); then it is gone within `LONGEST` seconds.

    Whatever ends it otherwise is raised.
    """
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with bot:
        running, stopping = asyncio.create_task(bot.start(token)), asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not stopping.done():
            stopping.cancel()
            await running
            return
        log.info("told to stop")
        last = threading.Timer(LONGEST, os._exit, (0,))
        last.daemon = True
        last.start()
        running.cancel()
        await bot.retire()


def why_not(error: BaseException) -> tuple[str, int] | None:
    """Return in words why the bot cannot start or go on, and the exit status that says whether that may pass.

    ``None`` for what nobody foresaw.
    """
    match error:
        case discord.LoginFailure():
            return "Discord does not know this DISCORD_TOKEN.", FOR_GOOD
        case discord.ConnectionClosed(code=4004):
            return "Discord does not take this DISCORD_TOKEN any more.", FOR_GOOD
        case discord.ConnectionClosed() | discord.PrivilegedIntentsRequired():
            return _sentence(f"Discord does not let this bot connect: {error}"), FOR_GOOD
        case NotNow():
            return f"{_sentence(str(error))} {AGAIN}", FOR_NOW
        case HouseError():
            return _sentence(str(error)), FOR_GOOD
        case discord.HTTPException() if not is_passing(error):
            return _sentence(f"Discord refuses what the start needs: {error}"), FOR_GOOD
        case OSError(errno=errno.ENOSPC | errno.EDQUOT):
            return f"The disk is full. {AGAIN}", FOR_NOW
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.ClientError() | OSError():
            return f"{_sentence(f'Discord cannot be reached: {str(error) or type(error).__name__}')} {AGAIN}", FOR_NOW
    return None


def _sentence(words: str) -> str:
    return f"{words.rstrip('. ')}."


def main() -> int:
    """Run the bot until it is stopped, and return the exit status: 0, `FOR_GOOD` or `FOR_NOW` with a sentence."""
    # As the first process of a container a signal does nothing unless somebody listens.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        settings = Settings.read()
    except ValueError as error:
        return _said(str(error), FOR_GOOD)
    except OSError as error:
        return _said(f"The settings in .env cannot be read: {error.strerror}.", FOR_GOOD)
    if not settings.token:
        return _said("Set DISCORD_TOKEN in the environment or in .env (see .env.example).", FOR_GOOD)
    if not (settings.token.isascii() and settings.token.isprintable()) or " " in settings.token:
        return _said("DISCORD_TOKEN is not a token: it holds signs that no token has.", FOR_GOOD)
    discord.utils.setup_logging(root=True)
    try:
        asyncio.run(run(create_bot(settings), settings.token))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        if found := why_not(error):
            return _said(*found)
        raise
    return 0


def _said(words: str, status: int) -> int:
    print(words, file=sys.stderr)  # noqa: T201
    return status


def _utc() -> datetime:
    return datetime.now(UTC)


if __name__ == "__main__":
    sys.exit(main())
