"""The bot: it opens the store, loads the cogs, registers the commands, and stops cleanly."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import gc
import hashlib
import json
import logging
import os
import pkgutil
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

import cogs
from cogs.admin.webhook import tell_given_up
from cogs.core.command_contexts import CONTEXTS, INSTALLS, apply_contexts
from cogs.core.command_texts import CommandTranslator, describe_commands, mark_of_languages
from cogs.core.limits import check_commands, check_games, check_room, largest_game_hint
from cogs.core.permissions import REQUIRED_PERMISSIONS
from cogs.core.retry import UNREACHABLE
from cogs.core.usage_limits import UsageLimits
from cogs.interactions.errors import CommandTree
from cogs.messages.text import NO_MENTIONS
from cogs.publish.publisher import OutboxPublisher
from engine import AnyGame, BadGame, NotNow, Observer, OperatorError, Tables, Thinker
from service import checking, logs
from service.endings import FOR_GOOD, why_not
from service.running import Served, run
from service.settings import IN_MEMORY, NO_INVITE, Settings
from service.webhooks import WebhookSender
from service.window.app import WindowServer, serving

log = logging.getLogger("delvekeeper")

BACKUP = "let a start bring a database on a server to a newer schema"
CHECK = "say what would keep the bot from running, a line for each thing, and do not start"

UNDER_WAY, LAST_WORDS, FAREWELL = 1.5, 1.5, 0.5
"""Seconds at a stop for pending answers, for untold updates, and for the disconnection from Discord."""

LAST_TOLD = 20
"""How many tables are published at a stop. Discord accepts no more in that time."""


class Delvekeeper(Served):
    """The bot. It opens its tables when it logs in, and closes them when it stops.

    ``opening`` holds arguments of `Tables.open`.
    """

    publisher: OutboxPublisher

    def __init__(self, settings: Settings, **opening: Any) -> None:
        super().__init__(
            settings,
            commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True, guild_messages=True),
            allowed_mentions=NO_MENTIONS,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            max_messages=None,
        )
        self.publisher = OutboxPublisher(self)
        self.usage_limits = UsageLimits()
        self.contact, self.support = settings.contact, settings.support
        self._opening = {"observer": self.metrics or (Observer() if settings.traces else None), **opening}
        self._closed_tables = False
        self._windows = contextlib.AsyncExitStack()

    async def setup_hook(self) -> None:
        """Open the tables, load every cog, check the commands against Discord's limits, register them if they changed.

        A `OperatorError` or any error of a cog stops the start.
        """
        self.tables = await self._opened()
        self.tables.rule_gaps.counts = self.settings.rules_gaps
        try:
            await self._furnish()
            if self.tables.is_first:
                await self.register_commands()
            await self._open_window()
            self._open_webhooks()
        except BaseException:
            await self.close()
            raise

    async def _open_window(self) -> None:
        """Serve the pages of tables, if the settings say where."""
        port, host = self.settings.window_port, self.settings.window_host
        if port is None:
            return
        window = WindowServer(self.tables, self.publisher.publish, self.settings.window_url)
        if self.metrics:
            self.metrics.watchers = lambda: window.watchers
        found = await self._windows.enter_async_context(serving(window, host, port))
        self.window_url = self.settings.window_url or f"http://{host}:{found}"
        log.info("the pages of tables are served on http://%s:%d, and reached at %s", host, found, self.window_url)

    def _open_webhooks(self) -> None:
        """Deliver what waits for the webhooks of servers, unless the settings switch that off."""
        mode = self.settings.webhooks
        if mode != "off":
            told, local = partial(tell_given_up, self), mode == "loopback"
            self.webhooks = WebhookSender(self.tables, told, loopback=local, counting=self.metrics)
            self.webhooks.start()

    async def _furnish(self) -> None:
        check_games(self.tables.games)
        for name in cog_names():
            await self._load(name)
        describe_commands(self.tree)
        await self.tree.set_translator(CommandTranslator())
        apply_contexts(self.tree)
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        check_commands(payload)
        check_room(payload, self.tables.games)

    async def try_out(self) -> int:
        """Load every cog without Discord, stop, and return the number of commands.

        Raises what would stop a start.
        """
        async with self:
            self.tables = await self._opened()
            await self._furnish()
            for cog in self.cogs.values():
                await cog.cog_unload()
            return len(self.tree.get_commands(type=discord.AppCommandType.chat_input))

    async def on_message(self, message: discord.Message) -> None:
        """Note that a message was written. Its content is not read."""
        self.publisher.activity.note_message(message)

    async def _load(self, name: str) -> None:
        # The module is imported once for all bots of a process. Loading it as an extension would execute it again.
        try:
            await import_module(name).setup(self)
        except app_commands.CommandAlreadyRegistered as cause:
            raise BadGame(f"/{cause.name}: a game's verb, page or file is called like another command") from cause
        except app_commands.CommandLimitReached as cause:
            raise BadGame(
                f"the verbs of all games are more than the {cause.limit} commands of Discord. "
                f"{largest_game_hint(self.tables.games)}"
            ) from cause

    async def _opened(self) -> Tables:
        database = self.settings.database
        if database != IN_MEMORY:
            try:
                Path(database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                kind = NotNow if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO) else OperatorError
                raise kind(f"There can be no folder {Path(database).parent} for the database: {error.strerror}.") from error
        part = {"part": self.settings.part} if self.settings.part else {}
        tables = await Tables.open(self.settings.address, **{"now": _utc, **part, **self._opening})
        tables.lost = self.give_up
        if database != IN_MEMORY:
            # An earlier version kept the rulebook there. The file is large and no longer used.
            with contextlib.suppress(OSError):
                Path(f"{database}.rules").unlink()
        return tables

    async def register_commands(self) -> bool:
        """Register the commands with Discord if they have changed; return whether that was done.

        A digest of the registered commands is kept beside the database, unless that is in memory.
        """
        server = discord.Object(self.settings.guild) if self.settings.guild else None
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        written = json.dumps([self.application_id, self.settings.guild, payload, mark_of_languages()], sort_keys=True)
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
            raise OperatorError(words) from error
        if kept:
            try:
                note.write_text(digest)
            except OSError as error:
                log.warning("the commands will be registered again at the next start: %s", error)
        log.info("%d commands registered", len(payload))
        return True

    async def retire(self) -> None:
        """Stop cleanly: disconnect, finish pending work, publish untold updates, close."""
        for cog in self.cogs.values():
            await cog.cog_unload()
        await self._close_webhooks()
        with contextlib.suppress(TimeoutError, *UNREACHABLE):
            async with asyncio.timeout(FAREWELL):
                await self.handover.leave()
        if under_way := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(under_way, timeout=UNDER_WAY)
        if hasattr(self, "tables"):
            try:
                async with asyncio.timeout(LAST_WORDS):
                    untold = dict.fromkeys(update.version.table for update in await self.tables.outbox.untold())
                    await asyncio.gather(*map(self.publisher.publish_pending, list(untold)[:LAST_TOLD]))
            except Exception as error:
                log.warning("the rest is told at the next start: %r", error)
        await self.close()

    async def close(self) -> None:
        """Stop, and close the tables."""
        await self._windows.aclose()
        await self._close_webhooks()
        await super().close()
        if hasattr(self, "tables") and not self._closed_tables:
            self._closed_tables = True
            await self.tables.close()

    async def _close_webhooks(self) -> None:
        if self.webhooks is not None:
            sender, self.webhooks = self.webhooks, None
            await sender.close()

    @property
    def invitation(self) -> str:
        """The address that members are given to invite the bot.

        Without a setting it is the usual one. There is none if the commands are in one server only.
        """
        if self.settings.invite:
            return "" if self.settings.invite == NO_INVITE else self.settings.invite
        return "" if self.settings.guild else self._usual_invitation()

    def _usual_invitation(self) -> str:
        """Return the address that invites the bot with the permissions that it requires and no others."""
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=REQUIRED_PERMISSIONS, scopes=("bot", "applications.commands")
        )

    async def on_ready(self) -> None:
        """Log the number of servers and the address of the invitation."""
        # Servers stay for good: with thousands of them each full garbage collection would stop everything for a second.
        gc.freeze()
        log.info("%s is in %d servers; invite it with %s", self.user, len(self.guilds), self._usual_invitation())


@cache
def cog_names() -> tuple[str, ...]:
    """Return the modules of ``cogs`` that have a ``setup``."""
    names = (module.name for module in pkgutil.walk_packages(cogs.__path__, f"{cogs.__name__}."))
    return tuple(name for name in names if hasattr(import_module(name), "setup"))


def create_bot(
    settings: Settings,
    *,
    now: Callable[[], datetime] | None = None,
    keys: Callable[[], str] | None = None,
    games: Mapping[str, AnyGame] | None = None,
    thinker: Thinker | None = None,
    backed_up: bool = False,
) -> Delvekeeper:
    """Return a bot that has not started yet.

    ``now`` gives the time (aware), ``keys`` a new dice key. ``games`` are the available games, ``thinker`` runs the bot
    players. By default they are the real ones. ``backed_up``: the operator has a backup (see `Tables.open`).
    """
    given = {"now": now, "keys": keys, "games": games, "thinker": thinker, "backed_up": backed_up or None}
    return Delvekeeper(settings, **{name: value for name, value in given.items() if value is not None})


def main(arguments: Sequence[str] = ()) -> int:
    """Do what ``python bot.py`` is told to: `start` the bot, or check with ``--check``."""
    parser = argparse.ArgumentParser(prog="python bot.py", description="The bot on Discord. Settings: see .env.example.")
    parser.add_argument("--check", action="store_true", help=CHECK)
    parser.add_argument("--offline", action="store_true", help="with --check: leave Discord out")
    parser.add_argument("--i-have-a-backup", action="store_true", help=BACKUP)
    return start(parser.parse_args(arguments))


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``run`` and ``check`` to the commands of a program. What is given says with ``do`` what to call."""
    running = commands.add_parser("run", help="run the bot on Discord")
    running.add_argument("--i-have-a-backup", action="store_true", help=BACKUP)
    running.set_defaults(do=_run, check=False)
    check = commands.add_parser("check", help=CHECK)
    check.add_argument("--offline", action="store_true", help="leave Discord out")
    check.set_defaults(do=start, check=True)


def _run(given: argparse.Namespace) -> int:
    _keep_files_private()
    return start(given)


def _keep_files_private() -> None:
    """Let the owner alone read the files of this process, above all the database."""
    os.umask(0o077)


def start(given: argparse.Namespace) -> int:
    """Run the bot until it is stopped, and return the exit status: 0, `FOR_GOOD` or `FOR_NOW` with a sentence.

    With ``check`` print every problem on a line of its own, and do not start.
    """
    # As the first process of a container, a process without a handler ignores signals.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        settings = Settings.read()
    except ValueError as error:
        return _said(str(error), FOR_GOOD)
    except OSError as error:
        return _said(f"The settings in .env cannot be read: {error.strerror}.", FOR_GOOD)
    if given.check:
        return asyncio.run(checking.report(settings, create_bot(Settings(database=IN_MEMORY)), offline=given.offline))
    if settings.wrong_token:
        return _said(settings.wrong_token, FOR_GOOD)
    logs.set_up(settings.log_format, settings.token)
    try:
        if settings.traces:
            # The packages for it are loaded only if it is needed.
            from service.traces import send_to

            send_to(settings.traces)
        asyncio.run(run(create_bot(settings, backed_up=given.i_have_a_backup), settings.token))
    except KeyboardInterrupt:
        return 0
    except Exception as error:
        if found := why_not(error):
            return _said(*found, settings.log_format)
        log.critical("an unexpected error", exc_info=error)
        return 1
    return 0


def _said(words: str, status: int, shape: str = "text") -> int:
    if shape == "text":
        print(words, file=sys.stderr)  # noqa: T201
    else:
        log.error("%s", words)
    return status


def _utc() -> datetime:
    return datetime.now(UTC)


if __name__ == "__main__":
    _keep_files_private()
    sys.exit(main(sys.argv[1:]))
