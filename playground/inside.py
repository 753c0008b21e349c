"""Inside: the adapter to what simcord keeps to itself and the playground cannot do without. No other file names any of it.

That is how it waits for the bot (`Patience`, `at_once`), the tabs of its page (`Tabs`), and what is laid over it (`dress`),
its pictures included.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import Context
from pathlib import Path
from secrets import token_hex
from typing import Any, ClassVar

from aiohttp import web
from PIL import Image
from simcord import Env, Preview
from simcord._runtime import _TaskRecord
from simcord.preview._media import MAX_DIMENSION, MAX_PIXELS, MediaInfo, MediaWorker
from simcord.preview._server import PreviewServer

LISTENING = "the answer of another thread"
GLANCE = 0.002
"""Seconds between two looks where nothing says that something has happened; simcord's own 0.05 would be most of what a
command takes."""
TURNS = 4
"""Turns of the event loop between an event and a look: what it begins is under way then, or over."""


class Patience:
    """Waits for the bot of ``env`` as long as it is busy, and hardly longer, from when it is started (`begin`) to `end`.

    simcord looks whether the bot has dealt with everything, and where it has not, waits for one of its tasks to end or for
    some time to pass. Nearly always that time would pass for nothing: what is left are a few turns of the event loop, or an
    answer of another thread (the database, a picture) to a task that never ends, such as the clock's.
    """

    def __init__(self, env: Env) -> None:
        self._env = env
        self._settle = env._settle_internal
        self._loop: asyncio.AbstractEventLoop | None = None
        self._from_thread: Callable[..., asyncio.Handle] | None = None
        self._answer: asyncio.Future[None] | None = None
        env._settle_internal = self._settled  # type: ignore[method-assign]

    def begin(self) -> None:
        """Listen to what other threads answer."""
        self._loop = asyncio.get_running_loop()
        self._from_thread = from_thread = self._loop.call_soon_threadsafe

        def answered(answer: Callable[..., object], *given: Any) -> None:
            # Before the answer itself: once that has come, the loop may be closed.
            Context().run(self._hear, TURNS)
            answer(*given)

        def heard(answer: Callable[..., object], *given: Any, context: Context | None = None) -> asyncio.Handle:
            # In one turn of the loop: each wakes it up by a word through a socket.
            return from_thread(answered, answer, *given, context=context)

        self._loop.call_soon_threadsafe = heard  # type: ignore[method-assign, assignment]

    def end(self) -> None:
        """Listen no more."""
        if self._loop is not None and self._from_thread is not None:
            self._loop.call_soon_threadsafe = self._from_thread  # type: ignore[method-assign, assignment]

    async def _settled(self, **given: Any) -> None:
        """Wait until the bot has nothing left to do, as simcord's own does, but look when it is worth it, and always for as
        long as may be: for a bot to start it waits 5 seconds, whatever the machine."""
        for _ in range(TURNS):
            await asyncio.sleep(0)
        if self._answer is None or self._answer.done():
            self._listen()
        await self._settle(**{**given, "idle": GLANCE, "timeout": None})

    def _listen(self) -> None:
        """Put a task among the bot's own that ends when another thread has answered, and that holds nothing up."""
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
        """Say that a thread has answered, once whoever asked it has gone on from there."""
        if self._loop is not None and turns:
            self._loop.call_soon(self._hear, turns - 1, context=Context())
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
            self._listen()


@contextlib.contextmanager
def at_once(env: Env) -> Iterator[None]:
    """Let operations of ``env`` come back before the bot has dealt with them; whoever uses this waits for it at the end."""

    async def no_wait(**_: Any) -> None:
        return

    settle = env._settle_internal
    env._settle_internal = no_wait  # type: ignore[method-assign]
    try:
        yield
    finally:
        env._settle_internal = settle  # type: ignore[method-assign]


def forget_errors(env: Env) -> None:
    """Forget what has gone wrong in the bot so far, where that was meant to be."""
    env._errors.clear()


Body = Mapping[str, Any]
Act = Callable[[str | None, Body], Awaitable[dict[str, Any]]]
"""Does what a tab asks for: its id, and what it sends."""


class Tabs:
    """The tabs in which the page of ``preview`` is open. One is simcord's own page struct: its id, revision, snapshot."""

    def __init__(self, preview: Preview, *, lease: float, most: int) -> None:
        self._preview = preview
        vars(preview).update(_PAGE_LEASE_SECONDS=lease, _MAX_PAGES=most)

    def __iter__(self) -> Iterator[Any]:
        return iter(tuple(self._preview._pages.values()))

    def get(self, tab: str | None) -> Any:
        """Return a tab by its id, ``None`` where it is gone."""
        return self._preview._pages.get(tab or "")

    def attend(
        self, asked: Callable[[Act, str | None, Body], Awaitable[dict[str, Any]]], shown: Callable[[Any], None]
    ) -> None:
        """Let ``asked`` do what tabs ask for, by what does it else, and ``shown`` know of each tab that shows anew.

        A tab that is opened shows the newest posts.
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
        """Show the preview's channel in all tabs, where it has changed."""
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
        """Show in all tabs but one how things stand."""
        self._preview._advance_presentation_time()
        for page in self:
            if page.id != except_for:
                self._preview._publish(page, reason="refresh")


def dress(preview: Preview, folder: Path, key: str) -> None:
    """Lay ``house.css`` and ``house.js`` of a folder over the page of ``preview``, not open yet, and open it by ``key``.

    The same key and port are the same address.
    """
    preview.capability = key
    preview._server = _Dressed(preview, preview._server._requested_port, folder)
    preview._media_worker = _Pictures()


class _Pictures(MediaWorker):
    """simcord's own, which starts a process for each picture before a tab may show it: whatever the picture is, it harms
    nobody there, but that takes longer than to draw it. A PNG as the bot draws them is shown as it is."""

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return plain(blob) or await super()._decode(key, blob, media_time)


def plain(blob: bytes) -> MediaInfo | None:
    """Return what there is to know of a whole PNG of one frame, as large as a page shows them; ``None`` for all else."""
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
    """simcord's server of the page, with two files more, and the name of this visit for tabs that were left open."""

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
