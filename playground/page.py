"""The page: simcord's Preview of a channel, kept up to date, and a few commands for the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from simcord import Env, Preview, SetupError
from simcord.backend.cdn import CDN_BASE

from cogs.admin.emoji import drawings
from playground.inside import Act, Tabs, dress
from playground.world import World

PORT = 8137
WEB = Path(__file__).with_name("web")
"""The files that are added to simcord's page."""
KEY_LEAST = 24
"""The least characters of an address's key, and the random bytes of a new one."""
TICK = 1.0
"""Seconds between two steps of the bot's clock."""
LEASE = 12 * 3600.0
PAGES = 100
RECENT = 8
"""How many states of a tab are remembered, for requests made before it has shown the newest."""
PRESSES = frozenset({"click", "select", "modal_submit"})


class ChatPage:
    """A channel of a world as a chat page on loopback. ``url`` is its address. Anyone who has it can play.

    ``key`` is the secret part of the address (`key_beside`). The same key gives the same address again.

    simcord does one thing at a time, so presses, the clock and the terminal take ``busy`` first.
    """

    def __init__(self, world: World, key: str) -> None:
        self.world = world
        self._key = key
        self.busy = asyncio.Lock()
        self._preview: Preview | None = None
        self._tabs: Tabs | None = None
        self._published: dict[str, deque[tuple[int, Mapping[str, Any]]]] = {}

    @property
    def url(self) -> str:
        """The address."""
        return self._open.url

    @property
    def channel(self) -> str:
        """The name of the shown channel."""
        return str(self._open.channel.name)

    @property
    def _open(self) -> Preview:
        if self._preview is None:
            raise RuntimeError("the page is not open")
        return self._preview

    @property
    def _all_tabs(self) -> Tabs:
        if self._tabs is None:
            raise RuntimeError("the page is not open")
        return self._tabs

    async def open(self, channel: str, port: int | None) -> None:
        """Serve ``channel`` on ``port``; without one on the usual port, or on any if that is taken.

        ``OSError`` if ``port`` is taken.
        """
        try:
            self._preview = await self._serve(channel, PORT if port is None else port)
        except SetupError as error:
            if port is not None:
                raise OSError(str(error)) from error
            self._preview = await self._serve(channel, 0)

    async def _serve(self, channel: str, port: int) -> Preview:
        viewers = list(self.world.everybody.values())
        preview = self.world.env.preview(
            self.world.channels[channel],
            viewers=viewers,
            layout="channel",
            timezone=_timezone(),
            assets=_emoji(self.world.env),
            port=port,
        )
        dress(preview, WEB, self._key)
        # A tab in the background and many reloads should not end a visit.
        self._tabs = Tabs(preview, lease=LEASE, most=PAGES)
        self._tabs.attend(self._act_alone, self._note_shown)
        await preview.__aenter__()
        return preview

    async def _act_alone(self, act: Act, tab: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Handle the request of a tab in its turn, and update the other tabs."""
        async with self.busy:
            result = await act(tab, self._brought_forward(tab, body))
            if isinstance(body, Mapping) and body.get("kind") in PRESSES:
                self._all_tabs.refresh(except_for=tab)
            self._note()
            return result

    def _note_shown(self, page: Any) -> None:
        """Remember what a tab shows."""
        for gone in self._published.keys() - {each.id for each in self._all_tabs} - {page.id}:
            del self._published[gone]
        self._published.setdefault(page.id, deque(maxlen=RECENT)).append((page.revision, page.snapshot["messages"]))

    def _brought_forward(self, tab: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return the request of a tab as if it had seen the newest state, if the post it acts on has not changed.

        Between a change in another tab and the next update simcord refuses all requests of a tab; Discord does not.
        """
        page = self._all_tabs.get(tab)
        if page is None or not isinstance(body, Mapping) or body.get("published_revision") == page.revision:
            return body
        target = str(body.get("target_id"))
        for revision, posts in self._published.get(page.id, ()):
            if revision == body.get("published_revision"):
                before, now = posts.get(target), page.snapshot["messages"].get(target)
                if body.get("kind") not in ("click", "select") or (
                    before and now and before["components"] == now["components"]
                ):
                    return {**body, "published_revision": page.revision}
        return body

    async def closed(self) -> None:
        """Wait until the page is closed, also by its own menu."""
        await self._open.wait_closed()

    async def close(self) -> None:
        """Stop serving."""
        if self._preview is not None:
            await self._preview.close()

    def show(self, channel: str) -> None:
        """Show another channel in all tabs. Call with ``busy`` held. ``KeyError`` if there is none."""
        self._open.channel = self.world.channels[channel]
        self._all_tabs.turn_to_channel()

    def refresh(self) -> None:
        """Update all tabs. Call with ``busy`` held."""
        self._all_tabs.refresh()
        self._note()

    async def keep_time(self) -> None:
        """Run the bot's clock with the real one, and show what the bot does by itself, until cancelled."""
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(TICK)
            async with self.busy:
                now = loop.time()
                await self.world.wait(timedelta(seconds=now - before))
                before = now
                if self.world.env.backend.transcript:
                    self.refresh()

    def _note(self) -> None:
        """Drop the exchanged requests, which all tabs show by now, and save the state."""
        backend = self.world.env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        self.world.save()


def key_beside(database: Path) -> str:
    """Return the key of the address that is kept beside a database. A new one is made if there is none."""
    file = database.with_name(database.name + ".page")
    with contextlib.suppress(FileNotFoundError):
        if len(key := file.read_text(encoding="ascii").strip()) >= KEY_LEAST:
            return key
    key = token_urlsafe(KEY_LEAST)
    file.touch(mode=0o600)
    file.write_text(key, encoding="ascii")
    return key


def _emoji(env: Env) -> dict[str, tuple[str, bytes]]:
    """Return the pictures of the emoji by their addresses; the simulated Discord does not keep them."""
    drawn = drawings()
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", drawn[emoji.name])
        for emoji in env.backend.application_emojis.values()
        if emoji.name in drawn
    }


def _timezone() -> str:
    """Return the name of this machine's time zone, if it can be found."""
    place = os.environ.get("TZ") or os.path.realpath("/etc/localtime").rpartition("/zoneinfo/")[2]
    with contextlib.suppress(Exception):
        import zoneinfo

        zoneinfo.ZoneInfo(place)
        return place
    return "UTC"
