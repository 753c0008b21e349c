"""Checking: what would keep the bot from running, said before it starts. One line for each thing, with its remedy."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import discord
import msgspec

from engine import HouseError, NotNow, check_fonts, examined, is_server

from .endings import FOR_GOOD, FOR_NOW, sentence, why_not
from .logins import Logins
from .settings import Settings

PINS = Path(__file__).resolve().parents[1] / "requirements.in"
ENV = Path(".env")
PYTHON = (3, 11)
LITTLE, TOO_LITTLE = 500_000_000, 50_000_000
"""Bytes free on the disk that are worth a word, and with which the bot should not begin."""
APART = 5.0
"""Seconds between two clocks that are worth a word."""
PATIENCE = aiohttp.ClientTimeout(total=15)
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""How a bot has to say what it is."""
PRIVILEGED = discord.Intents(members=True, presences=True, message_content=True)


class Tried(Protocol):
    """A bot that can be tried out."""

    @property
    def intents(self) -> discord.Intents:
        """What it asks to hear of."""
        ...

    async def try_out(self) -> int:
        """Load everything, and return how many commands there are."""
        ...


class Finding(msgspec.Struct, frozen=True):
    """What was found about something. ``status`` is the exit status that it is worth, ``noted`` is what works all the same,
    and is better seen to."""

    about: str
    words: str
    status: int = 0
    noted: bool = False

    def __str__(self) -> str:
        mark = {FOR_GOOD: "wrong", FOR_NOW: "later"}.get(self.status, "note" if self.noted else "ok")
        return f"{mark:5}  {self.about}: {sentence(self.words)}"


async def report(settings: Settings, bot: Tried, *, offline: bool = False) -> int:
    """Print what is found, and return the exit status: 0, or `FOR_GOOD` or `FOR_NOW` as the bot itself would end."""
    worst = set()
    async for finding in findings(settings, bot, offline=offline):
        print(finding, flush=True)  # noqa: T201
        worst.add(finding.status)
    return next((status for status in (FOR_GOOD, FOR_NOW) if status in worst), 0)


async def findings(settings: Settings, bot: Tried, *, offline: bool = False) -> AsyncIterator[Finding]:
    """Look at everything, one thing after the other."""
    yield _python()
    yield _packages()
    if ENV.exists() and ENV.stat().st_mode & 0o077:
        yield Finding(".env", "others on this machine may read the token in it. Run: chmod 600 .env", noted=True)
    yield await _tried("fonts", _fonts)
    yield await _tried("commands", lambda: _commands(bot))
    yield await _tried("database", lambda: _database(settings))
    yield _disk(settings)
    yield _intents(bot)
    if settings.wrong_token:
        yield Finding("token", settings.wrong_token, FOR_GOOD)
    elif offline:
        yield Finding("token", "Discord was not asked whether it knows it")
    else:
        async for finding in _discord(settings):
            yield finding


async def _tried(about: str, look: Callable[[], Awaitable[str]]) -> Finding:
    try:
        return Finding(about, await look())
    except Exception as error:
        words, status = why_not(error) or (f"{type(error).__name__}: {error}", FOR_GOOD)
        return Finding(about, words, status)


def _python() -> Finding:
    running = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < PYTHON:
        return Finding("python", f"this is {running}; it takes {'.'.join(map(str, PYTHON))} or newer", FOR_GOOD)
    return Finding("python", running)


def _packages() -> Finding:
    wanted = dict(re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)", PINS.read_text(), re.MULTILINE))
    others = []
    for name, version in wanted.items():
        try:
            there = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            there = "missing"
        if there != version:
            others.append(f"{name} is {there}, not {version}")
    if others:
        return Finding("packages", f"{'; '.join(others)}. Run: pip install -r requirements.txt", FOR_GOOD)
    return Finding("packages", f"all {len(wanted)} at their versions")


async def _fonts() -> str:
    return f"{check_fonts()} fonts load"


async def _commands(bot: Tried) -> str:
    return f"every cog loads; {await bot.try_out()} slash commands, within Discord's limits"


async def _database(settings: Settings) -> str:
    return await (examined(settings.address, settings.part) if settings.part else examined(settings.address))


def _disk(settings: Settings) -> Finding:
    folder = next(each for each in Path(settings.database).absolute().parents if each.is_dir())
    free = shutil.disk_usage(folder).free
    words = f"{free // 1_000_000:,} MB are free where {folder} is"
    if free >= LITTLE or is_server(settings.address):
        return Finding("disk", words)
    if free >= TOO_LITTLE:
        return Finding("disk", f"{words}, which is little: make room soon", noted=True)
    return Finding("disk", f"{words}, and moves could not be kept any more. Make room", FOR_NOW)


def _intents(bot: Tried) -> Finding:
    names = " and ".join(name for name, on in bot.intents if on)
    if bot.intents.value & PRIVILEGED.value:
        return Finding("intents", f"{names}: switch on the privileged ones in the developer portal, under Bot", noted=True)
    return Finding("intents", f"{names}; none of them has to be switched on")


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    """Ask Discord, as this bot, who it is and how often it may still log in."""
    heads = {"Authorization": f"Bot {settings.token}", "User-Agent": AGENT}
    async with aiohttp.ClientSession(headers=heads, timeout=PATIENCE) as session:
        clock: list[float] = []

        async def asked(path: str) -> Any:
            async with session.get(f"{discord.http.Route.BASE}{path}") as answer:
                if date := answer.headers.get("Date"):
                    clock.append(time.time() - parsedate_to_datetime(date).timestamp())
                if answer.status == 401:
                    raise discord.LoginFailure
                if answer.status == 429 or answer.status >= 500:
                    raise NotNow(f"Discord answers with {answer.status} just now.")
                if answer.status != 200:
                    raise HouseError(f"Discord answers with {answer.status}.")
                return await answer.json()

        async def known() -> str:
            me, advice = await asked("/users/@me"), await asked("/gateway/bot")
            logins = Logins.read(advice)
            shards = len(settings.part.shards) if settings.part else int(advice["shards"])
            if logins.remaining < shards:
                raise NotNow(f"{logins}, and I need {shards}. Wait: to start me now would only make me wait.")
            advised = f"{advice['shards']} shard{'s' if advice['shards'] > 1 else ''}"
            return f"Discord knows it as {me['username']}, and advises {advised}; {logins}"

        yield await _tried("token", known)
        if clock:
            yield _clock(clock[0])


def _clock(ahead: float) -> Finding:
    # Discord's says no fractions of a second.
    if abs(ahead) <= APART:
        return Finding("clock", "as Discord's")
    words = f"{abs(ahead):.0f} seconds {'ahead of' if ahead > 0 else 'behind'} Discord's, and deadlines with it"
    return Finding("clock", f"{words}. Set it by the network, for example with timedatectl set-ntp true", noted=True)
