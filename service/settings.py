"""Settings from the environment and from ``.env``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from dotenv import dotenv_values

from engine import Shards, is_server

from .places import kept

DATABASE = kept("delvekeeper.sqlite3")
LOG_FORMATS = ("text", "json")
LAST_PORT = 65535
WEBHOOKS = ("on", "off", "loopback")
IN_MEMORY = ":memory:"
"""The database of a bot that keeps nothing."""
NO_INVITE = "off"
LONGEST_CONTACT, LONGEST_LINK = 200, 512
"""Characters: of a line in a post, and of what Discord takes as the address of a button."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of the bot.

    ``guild`` limits its commands to one server, where changes show at once (none: all servers). ``part`` says which shards
    this process has (none: all that Discord advises). ``log_format`` is one of `LOG_FORMATS`. Health checks are served
    on ``health_port`` of ``health_host`` (none: nowhere). ``server`` is the address of a database server; if it is "", the
    store is the file ``database``. The pages of tables are served on ``window_port`` of ``window_host`` (none: nowhere, 0:
    any that is free), and reached at ``window_url`` ("": at that port of this machine).
    ``webhooks`` is one of `WEBHOOKS`: whether facts are sent to the webhooks that servers have set; "loopback": also to
    addresses of this machine, to try a receiver out. ``contact`` says who runs the bot, ``support`` is an address where
    members can ask, and ``invite`` the one that invites the bot ("": computed; `NO_INVITE`: none is given out).
    ``backups`` is the folder in which backups are kept, whose age the metrics tell ("": not told). ``traces`` is where
    traces are sent: the address of a collector that speaks OTLP over HTTP ("": none are recorded). ``rules_gaps``: whether
    presses that say that an answer on rules was not the one are counted, by words and entry.
    """

    token: str = ""
    database: str = DATABASE
    guild: int | None = None
    part: Shards | None = None
    log_format: str = "text"
    health_port: int | None = None
    health_host: str = "127.0.0.1"
    server: str = ""
    window_port: int | None = None
    window_host: str = "127.0.0.1"
    window_url: str = ""
    webhooks: str = WEBHOOKS[0]
    contact: str = ""
    support: str = ""
    invite: str = ""
    backups: str = ""
    traces: str = ""
    rules_gaps: bool = True

    @property
    def wrong_token(self) -> str:
        """Why the token cannot be valid, "" if it may be."""
        if not self.token:
            return "Set DISCORD_TOKEN in the environment or in .env (see .env.example)."
        if not (self.token.isascii() and self.token.isprintable()) or " " in self.token:
            return "DISCORD_TOKEN is not a token: it holds signs that no token has."
        return ""

    @property
    def address(self) -> str:
        """The address of the store: a file, or a database on a server."""
        return self.server or self.database

    @property
    def note(self) -> Path:
        """The file beside the database that notes which commands were registered last."""
        return Path(f"{self.database}.commands")

    @property
    def connections(self) -> Path | None:
        """The file beside the database that notes, at a stop, which connections this process left."""
        if self.database == IN_MEMORY:
            return None
        first = self.part.shards[0] if self.part else 0
        return Path(f"{self.database}.connections-{first}")

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None) -> Settings:
        """Return the settings that ``.env.example`` names, from ``environment`` (default: that of the process, then
        ``.env`` in the working directory).

        Raises ``ValueError`` with words for an invalid one.
        """
        if environment is None:
            environment = {**{name: value or "" for name, value in dotenv_values(".env").items()}, **os.environ}
        guild = environment.get("GUILD", "").strip()
        if guild and not guild.isdigit():
            raise ValueError(f"GUILD is a server's number, and {guild!r} is not")
        database = environment.get("DATABASE", "").strip() or DATABASE
        shards = environment.get("SHARDS", "").strip()
        part = Shards.read(shards) if shards else None
        server = environment.get("DATABASE_URL", "").strip()
        if server and not is_server(server):
            raise ValueError("DATABASE_URL begins with postgresql://; a file is named by DATABASE")
        if is_server(database):
            raise ValueError("DATABASE names a file; the address of a server belongs into DATABASE_URL")
        log_format = environment.get("LOG_FORMAT", "").strip().lower() or LOG_FORMATS[0]
        if log_format not in LOG_FORMATS:
            raise ValueError(f"LOG_FORMAT is {' or '.join(LOG_FORMATS)}, and {log_format!r} is neither")
        window_url = environment.get("WINDOW_URL", "").strip().rstrip("/")
        if window_url and not window_url.startswith(("https://", "http://")):
            raise ValueError(f"WINDOW_URL begins with https://, and {window_url!r} does not")
        window_port = _port(environment, "WINDOW_PORT")
        if window_url and window_port is None:
            raise ValueError("WINDOW_URL wants a WINDOW_PORT, on which the pages are served")
        webhooks = environment.get("WEBHOOKS", "").strip().lower() or WEBHOOKS[0]
        if webhooks not in WEBHOOKS:
            raise ValueError(f"WEBHOOKS is on, off or loopback, and {webhooks!r} is none of them")
        rules_gaps = environment.get("RULES_GAPS", "").strip().lower() or "on"
        if rules_gaps not in ("on", "off"):
            raise ValueError(f"RULES_GAPS is on or off, and {rules_gaps!r} is neither")
        traces = environment.get("TRACES", "").strip()
        if traces and not traces.startswith(("http://", "https://")):
            raise ValueError("TRACES begins with http:// or https://, and that one does not")
        contact = environment.get("CONTACT", "").strip()
        if len(contact) > LONGEST_CONTACT or "\n" in contact:
            raise ValueError(f"CONTACT is one line of at most {LONGEST_CONTACT} characters")
        invite = environment.get("INVITE", "").strip()
        return cls(
            token=environment.get("DISCORD_TOKEN", "").strip(),
            database=database,
            guild=int(guild) if guild else None,
            part=part,
            log_format=log_format,
            health_port=_port(environment, "HEALTH_PORT"),
            health_host=environment.get("HEALTH_HOST", "").strip() or "127.0.0.1",
            server=server,
            window_port=window_port,
            window_host=environment.get("WINDOW_HOST", "").strip() or "127.0.0.1",
            window_url=window_url,
            webhooks=webhooks,
            contact=contact,
            support=_link("SUPPORT", environment.get("SUPPORT", "").strip()),
            invite=NO_INVITE if invite.lower() == NO_INVITE else _link("INVITE", invite),
            backups=environment.get("BACKUPS", "").strip(),
            traces=traces,
            rules_gaps=rules_gaps == "on",
        )


def _link(name: str, link: str) -> str:
    """Return the address of a page, which may be ""; ``ValueError`` for what is none."""
    if link and (not link.startswith("https://") or len(link) > LONGEST_LINK or set(" <>()") & set(link)):
        raise ValueError(f"{name} is an address that begins with https://, and {link!r} is not")
    return link


def _port(environment: Mapping[str, str], name: str) -> int | None:
    """Return a port, ``None`` where none is set; ``ValueError`` for what is none."""
    port = environment.get(name, "").strip()
    if port and not (port.isdecimal() and 0 < int(port) <= LAST_PORT):
        raise ValueError(f"{name} is a port from 1 to {LAST_PORT}, and {port!r} is not")
    return int(port) if port else None
