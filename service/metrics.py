"""Metrics of the bot for Prometheus. No label holds an id, a name or a text of a member."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from cogs.core.context import Bot
from engine import AnyGame, GameError, Numbers, Observer, traced
from engine.version import VERSION

from .readiness import PATIENCE, delay

WAITING = 1024
"""How many unanswered interactions are remembered."""
ANSWERS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 1.8, 2.0, 2.5, 3.0, 5.0)
"""Seconds to a first answer; Discord waits for 3."""
POSTING = (0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 60.0)
"""Seconds to a post."""
STORING = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 5.0)
"""Seconds for a piece of work of the store."""
REFUSALS = (400, 401, 403, 404)
"""Statuses of refused requests that are told apart."""
PULSE = 1.0
"""Seconds between two looks whether the loop turns."""
DRAWING = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 2.0, 5.0)
"""Seconds for a picture."""
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}


def age_of_newest(folder: Path) -> float:
    """Return the age of the newest file in a folder in seconds, infinity if it holds none or cannot be read."""
    try:
        return time.time() - max(file.stat().st_mtime for file in folder.iterdir() if file.is_file())
    except (OSError, ValueError):
        return math.inf


class Metrics(Observer):
    """The counters of one bot, in a registry of its own."""

    def __init__(self, backups: str = "") -> None:
        """``backups`` is the folder in which backups are kept; without one their age stays 0."""
        self._backups = backups
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"delvekeeper_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"delvekeeper_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"delvekeeper_{name}", about, labels, buckets=buckets, registry=registry)

        gauge("build", "The version that is running.", "version").labels(VERSION).set(1)
        self._acts = counter("acts", "Moves made, by a member or by a bot player.", "game", "verb", "by")
        self._answers = histogram("first_answer_seconds", "From hearing of an interaction to its answer.", ANSWERS, "kind")
        self._posts = histogram("post_seconds", "From hearing of an interaction to each post it sent or changed.", POSTING)
        self._stored = histogram("store_seconds", "What a piece of work of the store took.", STORING)
        self._lag = gauge("loop_lag_seconds", "The longest that the loop was late since the last look.")
        self._remembered = gauge("pictures_bytes", "Parts of pictures that are kept in memory.")
        self._watchers = gauge("window_watchers", "Pages of tables that are open.")
        self._waiting = gauge("updates_untold_seconds", "For how long an untold update has waited, at most.")
        self._refusals = counter("discord_refusals", "Requests that Discord refused, by status.", "status")
        self._late = 0.0
        self.watchers: Callable[[], int] = lambda: 0
        """Returns how many pages of tables are open."""
        self._drawings = histogram("drawing_seconds", "What drawing a picture took.", DRAWING)
        self._limits = counter("rate_limits", "Requests that Discord put off (429).", "scope")
        self._failures = counter("discord_failures", "Requests that failed on Discord's side or on the way there.", "kind")
        self._errors = counter("errors", "Errors in the log, by where and of which kind.", "where", "kind")
        self._fallbacks = counter("fallbacks", "Decisions of bot players that the default was played for.", "game")
        self._reconnects = counter("gateway_reconnects", "Connections to Discord's gateway that were lost.")
        self._latency = gauge("gateway_latency_seconds", "The longest that a shard's heartbeat takes to and fro.")
        self._shards = gauge("gateway_shards", "Shards that are connected.")
        self._servers = gauge("servers", "Servers that the bot is in.")
        self._loaded = gauge("tables_loaded", "Tables in memory.")
        self._open = gauge("tables_open", "Tables in use.", "game", "status")
        self._untold = gauge("updates_untold", "What was saved and is still to be told.")
        self._overdue = gauge("tables_overdue", "Tables that the clock has to look at.")
        self._deliveries = counter("webhook_deliveries", "Messages to webhooks, by what came of them.", "outcome")
        self._undelivered = gauge("webhooks_waiting", "Messages that wait for a webhook to take them.")
        self._backup_age = gauge("backup_age_seconds", "The age of the newest backup, endless where there is none.")
        self._undrawn = gauge("drawings_waiting", "Pictures that wait for their turn.")
        self._heard: OrderedDict[str, tuple[float, str]] = OrderedDict()
        self._pressed: OrderedDict[str, float] = OrderedDict()

    # Tables.

    def acted(self, game: AnyGame, move: str, *, by_bot: bool) -> None:
        """Count a move by its verb; "other" if the game has no such verb."""
        verb = move.partition(" ")[0]
        known = any(each.name == verb for each in game.verbs)
        self._acts.labels(game.key, verb if known else "other", "house" if by_bot else "member").inc()

    def drew(self, seconds: float) -> None:
        """Count a picture."""
        self._drawings.observe(seconds)

    def stored(self, seconds: float) -> None:
        """Count a piece of work of the store."""
        self._stored.observe(seconds)

    def delivered(self, outcome: Literal["taken", "failed", "given up"], count: int = 1) -> None:
        """Count messages to webhooks."""
        self._deliveries.labels(outcome.replace(" ", "_")).inc(count)

    # Requests.

    def asked(self, interaction: discord.Interaction[Bot]) -> None:
        """Note when an interaction arrived."""
        now = self._pressed[str(interaction.id)] = time.monotonic()
        self._heard[str(interaction.id)] = now, KINDS.get(interaction.type, "other")
        for kept in (self._heard, self._pressed):
            while len(kept) > WAITING:
                kept.popitem(last=False)

    def lost(self) -> None:
        """Count a lost connection to the gateway."""
        self._reconnects.inc()

    def trace(self) -> aiohttp.TraceConfig:
        """Return the tracing of requests to Discord."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._requested)
        config.on_request_exception.append(self._failed)
        return config

    async def _requested(self, _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        status, path = ended.response.status, ended.url.parts
        if status < 400 and ended.method in ("POST", "PATCH") and "messages" in path[-2:]:
            # Requests run in the task of the interaction that they are for.
            pressed = self._pressed.get(str(traced().get("interaction", 0)))
            if pressed:
                self._posts.observe(time.monotonic() - pressed)
        if status == 429:
            scope = ended.response.headers.get("X-RateLimit-Scope", "user")
            self._limits.labels(scope if scope in ("user", "global", "shared") else "other").inc()
        elif 400 <= status < 500:
            self._refusals.labels(str(status) if status in REFUSALS else "other").inc()
        elif status >= 500:
            self._failures.labels(f"{status // 100}xx").inc()
        elif path[-1] == "callback" and (heard := self._heard.pop(path[-3], None)):
            since, kind = heard
            self._answers.labels(kind).observe(time.monotonic() - since)

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._failures.labels("unreachable").inc()

    async def pulse(self) -> None:
        """Note how late the loop comes to what it should do each second, for as long as this runs."""
        while True:
            due = time.monotonic() + PULSE
            await asyncio.sleep(PULSE)
            self._late = max(self._late, time.monotonic() - due)

    # Errors.

    def noted(self, record: logging.LogRecord) -> None:
        """Count an error by its logger and its type."""
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else "said"
        self._errors.labels(record.name, kind).inc()
        if game := getattr(record, "fell_back", ""):
            self._fallbacks.labels(game).inc()

    async def shown(self, bot: Bot) -> bytes:
        """Return all metrics as text. The current numbers of the tables are fetched if the store answers."""
        connected = [shard._parent.ws for shard in bot.shards.values() if not shard.is_closed()]
        self._latency.set(max(map(delay, connected), default=0.0))
        self._shards.set(len(connected))
        self._servers.set(len(bot.guilds))
        self._watchers.set(self.watchers())
        self._lag.set(self._late)
        self._late = 0.0
        if self._backups:
            self._backup_age.set(await asyncio.to_thread(age_of_newest, Path(self._backups)))
        if hasattr(bot, "tables") and (numbers := await self._looked_up(bot)):
            self._loaded.set(numbers.loaded)
            self._undrawn.set(numbers.undrawn)
            self._remembered.set(numbers.remembered)
            self._waiting.set(numbers.kept.waiting)
            self._untold.set(numbers.kept.untold)
            self._overdue.set(numbers.kept.overdue)
            self._undelivered.set(numbers.kept.undelivered)
            self._open.clear()
            for (game, status), count in numbers.kept.tables.items():
                self._open.labels(game if game in bot.tables.games else "other", status).set(count)
        return self.text()

    def text(self) -> bytes:
        """Return the counters as text, without the store."""
        return generate_latest(self._registry)

    async def _looked_up(self, bot: Bot) -> Numbers | None:
        """Return the numbers of the tables; ``None`` if the store does not answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await bot.tables.metrics.numbers()
        except (TimeoutError, GameError):
            return None


class Noting(logging.Handler):
    """Lets ``metrics`` count the errors in the log."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        self._metrics.noted(record)
