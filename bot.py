"""The bot: settings from the environment, the store opened, every cog loaded or no start at all."""

from __future__ import annotations

import hashlib
import json
import logging
import os
import pkgutil
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from dotenv import dotenv_values

import cogs
from cogs.errors import Tree
from cogs.house import NEEDED, House
from cogs.limits import check_commands, check_games
from cogs.replies import SILENT
from cogs.telling import Herald
from engine import AnyGame, BadGame, HouseError, Tables

log = logging.getLogger("delvekeeper")

DATABASE = "var/delvekeeper.sqlite3"
IN_MEMORY = ":memory:"


class Settings(msgspec.Struct, frozen=True):
    """How the bot is set up. ``guild`` limits its commands to one server, where changes show at once (none: everywhere)."""

    token: str = ""
    database: str = DATABASE
    guild: int | None = None

    @property
    def note(self) -> Path:
        """Where it is noted, beside the database, which commands were registered last."""
        return Path(f"{self.database}.commands")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Read DISCORD_TOKEN, DATABASE and GUILD from ``environment`` (default: the process's, over those of ``.env``).

        ``ValueError`` when GUILD is not a number.
        """
        if environment is None:
            environment = {**{name: value or "" for name, value in dotenv_values().items()}, **os.environ}
        guild = environment.get("GUILD", "").strip()
        if guild and not guild.isdigit():
            raise ValueError(f"GUILD is a server's number, and {guild!r} is not")
        database = environment.get("DATABASE", "").strip() or DATABASE
        return cls(environment.get("DISCORD_TOKEN", "").strip(), database, int(guild) if guild else None)


class Delvekeeper(House):
    """The bot. It opens its tables when it logs in (``opening``: how, see `Tables.open`), and closes them when it stops."""

    def __init__(self, settings: Settings, **opening: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=SILENT,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
        )
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
            check_commands([command.to_dict(self.tree) for command in self.tree.get_commands()])
            await self.register_commands()
        except BaseException:
            await self.close()
            raise

    async def _load(self, name: str) -> None:
        try:
            await self.load_extension(name)
        except commands.ExtensionFailed as error:
            match error.original:
                case HouseError() as cause:
                    raise cause from error
                case app_commands.CommandAlreadyRegistered() as cause:
                    raise BadGame(f"/{cause.name}: a game's verb, page or file is called like another command") from error
                case app_commands.CommandLimitReached() as cause:
                    raise BadGame(
                        f"the verbs and pages of all games are more than the {cause.limit} commands of Discord"
                    ) from error
            raise

    async def _opened(self) -> Tables:
        database = self.settings.database
        if database != IN_MEMORY:
            Path(database).parent.mkdir(parents=True, exist_ok=True)
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
        if kept and note.exists() and note.read_text() == digest:
            return False
        if server:
            self.tree.copy_global_to(guild=server)
        await self.tree.sync(guild=server)
        if kept:
            note.write_text(digest)
        log.info("%d commands registered", len(payload))
        return True

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
) -> Delvekeeper:
    """Return a bot that has not started yet.

    ``now`` gives the time (aware), ``keys`` a new dice key, ``games`` is what can be played: the real ones unless told
    otherwise.
    """
    given = {"now": now, "keys": keys, "games": games}
    return Delvekeeper(settings, **{name: value for name, value in given.items() if value is not None})


def main() -> int:
    """Run the bot until it is stopped; 2 when it cannot start."""
    try:
        settings = Settings.read()
    except ValueError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    if not settings.token:
        print("Set DISCORD_TOKEN in the environment or in .env (see .env.example).", file=sys.stderr)  # noqa: T201
        return 2
    try:
        create_bot(settings).run(settings.token, root_logger=True)
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN.", file=sys.stderr)  # noqa: T201
        return 2
    except HouseError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


def _utc() -> datetime:
    return datetime.now(UTC)


if __name__ == "__main__":
    sys.exit(main())
