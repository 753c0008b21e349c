"""The page: simcord's own Preview of a channel, kept in step with what happens, and a few words for the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import deque
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from simcord import Preview, SetupError

from playground.world import World

PORT = 8137
TICK = 1.0
"""Seconds between two steps of the bot's clock."""
LEASE = 12 * 3600.0
PAGES = 100
RECENT = 8
"""How many states of a tab are remembered, for what it asks for before it has seen the newest."""
PRESSES = frozenset({"click", "select", "modal_submit"})


class Page:
    """A channel of a world as a chat page on loopback. ``url`` is its address, and whoever has it can play.

    simcord does one thing at a time; whatever happens here takes ``busy`` first: presses, the clock, the terminal.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.busy = asyncio.Lock()
        self._preview: Preview | None = None
        self._published: dict[str, deque[tuple[int, Mapping[str, Any]]]] = {}

    @property
    def url(self) -> str:
        """The address."""
        return self._open.url

    @property
    def channel(self) -> str:
        """The name of the channel that is shown."""
        return str(self._open.channel.name)

    @property
    def _open(self) -> Preview:
        if self._preview is None:
            raise RuntimeError("the page is not open")
        return self._preview

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
        viewers = list(self.world.members.values())
        preview = self.world.env.preview(
            self.world.channels[channel], viewers=viewers, layout="channel", timezone=_timezone(), port=port
        )
        # A tab left in the background for a while, and many reloads, should not end a visit.
        vars(preview).update(_PAGE_LEASE_SECONDS=LEASE, _MAX_PAGES=PAGES)
        self._keep_in_step(preview)
        await preview.__aenter__()
        return preview

    def _keep_in_step(self, preview: Preview) -> None:
        """Make what tabs ask for wait its turn, and show what came of it in the others."""
        act, publish, open_page = preview._action, preview._publish, preview._open_page

        def publish_and_note(page: Any, **given: Any) -> None:
            publish(page, **given)
            for gone in self._published.keys() - preview._pages.keys() - {page.id}:
                del self._published[gone]
            self._published.setdefault(page.id, deque(maxlen=RECENT)).append((page.revision, page.snapshot["messages"]))

        async def act_alone(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.busy:
                result = await act(context_id, self._brought_forward(context_id, body))
                if isinstance(body, Mapping) and body.get("kind") in PRESSES:
                    self._publish(except_for=context_id)
                self._note()
                return result

        def open_at_the_newest(viewer_id: Any = None, target_id: Any = None) -> Any:
            first = preview._python
            if first is not None:
                first.target_id = first.window_end_id = preview._initial_target(first.viewer, preview.channel.id)
            return open_page(viewer_id, target_id)

        vars(preview).update(_action=act_alone, _publish=publish_and_note, _open_page=open_at_the_newest)

    def _brought_forward(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what a tab asks for as if it had seen the newest state, where what it acts on has not changed.

        simcord turns away whatever a tab asks for between a change in another tab and its next look; Discord does not.
        """
        page = self._open._pages.get(context_id or "")
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
        """Wait until the page is closed, which its own menu can do too."""
        await self._open.wait_closed()

    async def close(self) -> None:
        """Stop serving."""
        if self._preview is not None:
            await self._preview.close()

    def show(self, channel: str) -> None:
        """Show another channel on all pages that are open. Call with ``busy`` held. ``KeyError`` if there is none."""
        preview = self._open
        preview.channel = self.world.channels[channel]
        for page in tuple(preview._pages.values()):
            preview._clear_page_assets(page)
            preview._reset_queries(page)
            page.channel_id = preview.channel.id
            page.generation += 1
            page.target_id = page.window_end_id = preview._initial_target(page.viewer, page.channel_id)
            page.modal = page.modal_handle = None
            page.status = "current"
            preview._publish(page, reason="navigation")

    def refresh(self) -> None:
        """Bring all pages up to date. Call with ``busy`` held."""
        self._publish()
        self._note()

    async def keep_time(self) -> None:
        """Let the bot's clock run with the real one, and show what it does by itself, until cancelled."""
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

    def _publish(self, except_for: str | None = None) -> None:
        preview = self._open
        preview._advance_presentation_time()
        for page in tuple(preview._pages.values()):
            if page.id != except_for:
                preview._publish(page, reason="refresh")

    def _note(self) -> None:
        """Forget what went back and forth, now that all tabs show it, and write down what is kept."""
        backend = self.world.env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        self.world.save()


def _timezone() -> str:
    """Return the name of this machine's time zone where it can be found."""
    place = os.environ.get("TZ") or os.path.realpath("/etc/localtime").rpartition("/zoneinfo/")[2]
    with contextlib.suppress(Exception):
        import zoneinfo

        zoneinfo.ZoneInfo(place)
        return place
    return "UTC"
