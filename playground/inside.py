"""The adapter to private parts of simcord that the playground needs. No other file names any of them.

These are the wait for the bot (`Patience`, `at_once`), the tabs of its page (`Tabs`), and the layer over that page
(`dress`) with its pictures. Copies of what is sent are made here in less time (`copied`).
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import io
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import Context
from pathlib import Path
from secrets import token_hex
from types import NoneType, SimpleNamespace
from typing import Any, ClassVar

from aiohttp import web
from PIL import Image
from simcord import Env, Preview, components, gateway, results
from simcord._runtime import _TaskRecord
from simcord.http import router
from simcord.preview import _component_projection, _markdown
from simcord.preview._media import MAX_DIMENSION, MAX_PIXELS, MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

LISTENING = "the answer of another thread"
GLANCE = 0.002
"""Seconds between two checks if no event says that something has happened. simcord's own 0.05 would be most of the time of
a command.
"""
TURNS = 4
"""Turns of the event loop between an event and a check. What the event begins has started or ended by then."""


class Patience:
    """Waits for the bot of ``env`` while it is busy, and hardly longer, from `begin` to `end`.

    If the bot is busy, simcord waits for the end of a task, or for some time. Mostly that time passes for nothing. Only a
    few turns of the event loop are left, or the answer of another thread (the database, a picture). The task that waits for
    it, such as the clock's, may never end.
    """

    def __init__(self, env: Env) -> None:
        self._env = env
        self._settle = env._settle_internal
        self._loop: asyncio.AbstractEventLoop | None = None
        self._from_thread: Callable[..., asyncio.Handle] | None = None
        self._answer: asyncio.Future[None] | None = None
        env._settle_internal = self._settled  # type: ignore[method-assign]

    def begin(self) -> None:
        """Listen to the answers of other threads."""
        self._loop = asyncio.get_running_loop()
        self._from_thread = from_thread = self._loop.call_soon_threadsafe

        def answered(answer: Callable[..., object], *given: Any) -> None:
            # This comes before the answer itself, after which the loop may be closed.
            Context().run(self._hear, TURNS)
            answer(*given)

        def heard(answer: Callable[..., object], *given: Any, context: Context | None = None) -> asyncio.Handle:
            # In one turn of the loop: each wakes it up by a byte through a socket.
            return from_thread(answered, answer, *given, context=context)

        self._loop.call_soon_threadsafe = heard  # type: ignore[method-assign, assignment]

    def end(self) -> None:
        """Stop listening."""
        if self._loop is not None and self._from_thread is not None:
            self._loop.call_soon_threadsafe = self._from_thread  # type: ignore[method-assign, assignment]

    async def _settled(self, **given: Any) -> None:
        """Wait until the bot is idle, as simcord's own function does, but check at events.

        The longest wait is that for a start of the bot: 5 seconds, on any machine.
        """
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self._answer is None or self._answer.done():
            self._listen()
        await self._settle(**{**given, "idle": GLANCE, "timeout": None})

    def _listen(self) -> None:
        """Add a task to those of the bot that ends when another thread has answered, and delays nothing."""
        if self._loop is None:
            return
        work = self._env._work
        answer = self._answer = self._loop.create_future()

        async def listening() -> None:
            await answer

        task = Context().run(self._loop.create_task, listening())
        work.tasks[task] = _TaskRecord(self._env._generation, LISTENING, None)
        work.external_waits[task] = LISTENING

        def heard(ended: asyncio.Task[None]) -> None:
            work.tasks.pop(ended, None)
            work.external_waits.pop(ended, None)

        task.add_done_callback(heard, context=Context())

    def _hear(self, turns: int) -> None:
        """Report the answer of a thread once its receiver has gone on."""
        if self._loop is not None and turns:
            self._loop.call_soon(self._hear, turns - 1, context=Context())
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
            self._listen()


@contextlib.contextmanager
def at_once(env: Env) -> Iterator[None]:
    """Let operations of ``env`` return before the bot is idle. The caller waits for that at the end."""

    async def no_wait(**_: Any) -> None:
        return

    settle = env._settle_internal
    env._settle_internal = no_wait  # type: ignore[method-assign]
    try:
        yield
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]


PLAIN = frozenset({str, int, bool, float, NoneType})
"""What JSON is made of besides lists and objects. It never changes, so it needs no copy."""


def copied(value: Any) -> Any:
    """Return a copy of JSON down to its last list; of all else what `copy.deepcopy` makes of it.

    simcord copies every request and every event, which `copy.deepcopy` takes several times as long for.
    """
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is dict:
        return {key: part if type(part) in PLAIN else copied(part) for key, part in value.items()}
    if kind is list:
        return [part if type(part) in PLAIN else copied(part) for part in value]
    return copy.deepcopy(value)


for _module in (components, results):
    vars(_module)["deepcopy"] = copied
for _module in (gateway, router):
    vars(_module)["copy"] = SimpleNamespace(deepcopy=copied)


def forget_errors(env: Env) -> None:
    """Forget the errors of the bot so far, if they were intended."""
    env._errors.clear()


Body = Mapping[str, Any]
Act = Callable[[str | None, Body], Awaitable[dict[str, Any]]]
"""Handles a request of a tab: its id, and what it sends."""


class Tabs:
    """The tabs that show the page of ``preview``. Each is simcord's own struct: id, revision, snapshot."""

    def __init__(self, preview: Preview, *, lease: float, most: int) -> None:
        self._preview = preview
        vars(preview).update(_PAGE_LEASE_SECONDS=lease, _MAX_PAGES=most)

    def __iter__(self) -> Iterator[Any]:
        return iter(tuple(self._preview._pages.values()))

    def get(self, tab: str | None) -> Any:
        """Return a tab by its id, ``None`` if it is closed."""
        return self._preview._pages.get(tab or "")

    def attend(
        self, asked: Callable[[Act, str | None, Body], Awaitable[dict[str, Any]]], shown: Callable[[Any], None]
    ) -> None:
        """Let ``asked`` handle the requests of tabs with simcord's handlers, and report each updated tab to ``shown``.

        A new tab shows the newest posts.
        """
        preview = self._preview
        act, publish, open_page = preview._action, preview._publish, preview._open_page

        async def action(tab: str | None, body: Body) -> dict[str, Any]:
            return await asked(act, tab, body)

        def published(page: Any, **given: Any) -> None:
            publish(page, **given)
            shown(page)

        def open_at_the_newest(viewer_id: Any = None, target_id: Any = None) -> Any:
            first = preview._python
            if first is not None:
                first.target_id = first.window_end_id = preview._initial_target(first.viewer, preview.channel.id)
            return open_page(viewer_id, target_id)

        vars(preview).update(_action=action, _publish=published, _open_page=open_at_the_newest)

    def turn_to_channel(self) -> None:
        """Show the preview's channel in all tabs, if it has changed."""
        preview = self._preview
        for page in self:
            preview._clear_page_assets(page)
            preview._reset_queries(page)
            page.channel_id = preview.channel.id
            page.generation += 1
            page.target_id = page.window_end_id = preview._initial_target(page.viewer, page.channel_id)
            page.modal = page.modal_handle = None
            page.status = "current"
            preview._publish(page, reason="navigation")

    def refresh(self, except_for: str | None = None) -> None:
        """Update all tabs but one."""
        self._preview._advance_presentation_time()
        for page in self:
            if page.id != except_for:
                self._preview._publish(page, reason="refresh")


def dress(preview: Preview, folder: Path, key: str) -> None:
    """Add ``house.css`` and ``house.js`` of a folder to the page of ``preview``, and open it with ``key``.

    The same key and port give the same address.
    """
    preview.capability = key
    preview._server = _Dressed(preview, preview._server._requested_port, folder)
    preview._media_worker = _Pictures()
    _component_projection.markdown_tokens = _tokens  # type: ignore[attr-defined]


QUOTED = re.compile(r"^( {0,3}> [^\n]*\n)(?=[^\n>])", re.MULTILINE)
"""The last line of a quote with text below it."""


def _tokens(value: Any, profile: str = "message", *, context: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """Return a text as the page shows it: on Discord a quote ends with its line, in simcord it ran on."""
    return _markdown.markdown_tokens(QUOTED.sub(r"\1\n", value) if value else value, profile, context=context)


class _Pictures(MediaWorker):
    """simcord's worker, which checks each picture in a process of its own before a tab may show it. That is slow.

    A PNG as the bot draws them is shown at once.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return plain(blob) or await super()._decode(key, blob, media_time)


def plain(blob: bytes) -> MediaInfo | None:
    """Return the facts of a whole PNG of one frame, up to the size of the page; ``None`` for anything else."""
    try:
        with Image.open(io.BytesIO(blob), formats=("PNG",)) as picture:
            width, height = picture.size
            if getattr(picture, "is_animated", False) or "exif" in picture.info:
                return None
            picture.verify()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    if max(width, height) > MAX_DIMENSION or width * height > MAX_PIXELS:
        return None
    return MediaInfo("PNG", width, height, 1, 4 * width * height, blob, "image/png", capture=blob, poster=blob)


class _Dressed(PreviewServer):
    """simcord's server of the page, with two more files and the name of this visit for tabs that stayed open."""

    _LAID_OVER: ClassVar[dict[str, str]] = {"/house.css": "text/css", "/house.js": "application/javascript"}
    _VISIT = "/house.json"
    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **{path: path.removeprefix("/") for path in (*_LAID_OVER, _VISIT)},
    }

    def __init__(self, preview: Preview, port: int, folder: Path) -> None:
        super().__init__(preview, port)
        self._folder = folder
        self._visit = token_hex(8)

    async def _static(self, request: Any) -> Any:
        answer = await super()._static(request) if request.path not in (*self._LAID_OVER, self._VISIT) else None
        if answer is not None:
            if request.path == "/":
                links = '<link rel="stylesheet" href="/house.css"><script type="module" src="/house.js"></script></head>'
                answer.text = answer.text.replace("</head>", links)
            return answer
        if self.port is None or request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden()
        if request.path == self._VISIT:
            return web.json_response({"visit": self._visit}, headers=self._SECURITY_HEADERS)
        text = (self._folder / request.path.removeprefix("/")).read_text(encoding="utf-8")
        return web.Response(text=text, content_type=self._LAID_OVER[request.path], headers=self._SECURITY_HEADERS)
