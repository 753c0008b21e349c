"""Checks before a start: one line for each problem, with its remedy."""

from __future__ import annotations

import importlib.metadata
import importlib.util
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

from engine import NotNow, OperatorError, check_fonts, examined, is_server

from .endings import FOR_GOOD, FOR_NOW, sentence, why_not
from .logins import Logins
from .places import INSTALLED, ROOT
from .settings import Settings
from .traces import MISSING

PINS = ROOT / "requirements.in"
ENV = Path(".env")
PYTHON = (3, 11)
LITTLE, TOO_LITTLE = 500_000_000, 50_000_000
"""Free bytes on the disk below which a check warns, and below which the bot should not start."""
APART = 5.0
"""Difference between two clocks in seconds that is reported."""
PATIENCE = aiohttp.ClientTimeout(total=15)
AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
"""The user agent that Discord demands."""
PRIVILEGED = discord.Intents(members=True, presences=True, message_content=True)


class Tried(Protocol):
    """A bot that can be loaded without Discord."""

    @property
    def intents(self) -> discord.Intents:
        """The events that it asks for."""
        ...

    async def try_out(self) -> int:
        """Load everything, and return the number of commands."""
        ...


class CheckResult(msgspec.Struct, frozen=True):
    """The result of one check.

    ``status`` is the exit status for it. ``noted`` marks a warning: it works, but needs attention.
    """

    about: str
    words: str
    status: int = 0
    noted: bool = False

    def __str__(self) -> str:
        mark = {FOR_GOOD: "wrong", FOR_NOW: "later"}.get(self.status, "note" if self.noted else "ok")
        return f"{mark:5}  {self.about}: {sentence(self.words)}"


async def report(settings: Settings, bot: Tried, *, offline: bool = False) -> int:
    """Print the results, and return the exit status: 0, or `FOR_GOOD` or `FOR_NOW` as the bot itself would end."""
    worst = set()
    async for finding in findings(settings, bot, offline=offline):
        print(finding, flush=True)  # noqa: T201
        worst.add(finding.status)
    return next((status for status in (FOR_GOOD, FOR_NOW) if status in worst), 0)


async def findings(settings: Settings, bot: Tried, *, offline: bool = False) -> AsyncIterator[CheckResult]:
    """Run all checks in turn."""
    yield _python()
    yield _packages(settings)
    if ENV.exists() and ENV.stat().st_mode & 0o077:
        yield CheckResult(".env", "others on this machine may read the token in it. Run: chmod 600 .env", noted=True)
    yield await _tried("fonts", _fonts)
    yield await _tried("commands", lambda: _commands(bot))
    yield await _tried("database", lambda: _database(settings))
    yield _disk(settings)
    yield _intents(bot)
    if settings.wrong_token:
        yield CheckResult("token", settings.wrong_token, FOR_GOOD)
    elif offline:
        yield CheckResult("token", "Discord was not asked whether it knows it")
    else:
        async for finding in _discord(settings):
            yield finding


async def _tried(about: str, look: Callable[[], Awaitable[str]]) -> CheckResult:
    try:
        return CheckResult(about, await look())
    except Exception as error:
        words, status = why_not(error) or (f"{type(error).__name__}: {error}", FOR_GOOD)
        return CheckResult(about, words, status)


def _python() -> CheckResult:
    running = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < PYTHON:
        return CheckResult("python", f"this is {running}; it takes {'.'.join(map(str, PYTHON))} or newer", FOR_GOOD)
    return CheckResult("python", running)


def _packages(settings: Settings) -> CheckResult:
    if settings.traces and importlib.util.find_spec("opentelemetry") is None:
        return CheckResult("packages", MISSING, FOR_GOOD)
    wanted = dict(re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==(\S+)", PINS.read_text(), re.MULTILINE))
    if INSTALLED and not is_server(settings.address):
        # The extra "postgresql" of the installed package.
        wanted.pop("asyncpg", None)
    others = []
    for name, version in wanted.items():
        try:
            there = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            there = "missing"
        if there != version:
            others.append(f"{name} is {there}, not {version}")
    if others:
        remedy = "pip install 'delvekeeper[postgresql]'" if INSTALLED else "pip install -r requirements.txt"
        return CheckResult("packages", f"{'; '.join(others)}. Run: {remedy}", FOR_GOOD)
    return CheckResult("packages", f"all {len(wanted)} at their versions")


async def _fonts() -> str:
    return f"{check_fonts()} fonts load"


async def _commands(bot: Tried) -> str:
    return f"every cog loads; {await bot.try_out()} slash commands, within Discord's limits"


async def _database(settings: Settings) -> str:
    return await (examined(settings.address, settings.part) if settings.part else examined(settings.address))


def _disk(settings: Settings) -> CheckResult:
    folder = next(each for each in Path(settings.database).absolute().parents if each.is_dir())
    free = shutil.disk_usage(folder).free
    words = f"{free // 1_000_000:,} MB are free where {folder} is"
    if free >= LITTLE or is_server(settings.address):
        return CheckResult("disk", words)
    if free >= TOO_LITTLE:
        return CheckResult("disk", f"{words}, which is little: make room soon", noted=True)
    return CheckResult("disk", f"{words}, and moves could not be kept any more. Make room", FOR_NOW)


def _intents(bot: Tried) -> CheckResult:
    names = " and ".join(name for name, on in bot.intents if on)
    if bot.intents.value & PRIVILEGED.value:
        return CheckResult(
            "intents", f"{names}: switch on the privileged ones in the developer portal, under Bot", noted=True
        )
    return CheckResult("intents", f"{names}; none of them has to be switched on")


async def _discord(settings: Settings) -> AsyncIterator[CheckResult]:
    """Ask Discord with the bot's token who it is, and how many logins are left."""
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
                    raise OperatorError(f"Discord answers with {answer.status}.")
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


def _clock(ahead: float) -> CheckResult:
    # Discord's clock has whole seconds.
    if abs(ahead) <= APART:
        return CheckResult("clock", "as Discord's")
    words = f"{abs(ahead):.0f} seconds {'ahead of' if ahead > 0 else 'behind'} Discord's, and deadlines with it"
    return CheckResult("clock", f"{words}. Set it by the network, for example with timedatectl set-ntp true", noted=True)
