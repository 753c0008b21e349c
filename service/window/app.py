"""The window over HTTP: the page and what it asks for.

Every request but those for the page itself carries its key in a header. So the key stands in no address, log or referrer
(TAB-198).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import Context
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from engine import (
    WORDS,
    GameError,
    Look,
    Moment,
    NotAllowed,
    Stale,
    Tables,
    Update,
    Version,
    Visit,
    is_private,
)

from ..ports import listen
from .feed import Feed
from .languages import speak_to
from .limits import Allowance
from .looking import Looking, call, check_newest, eyes_of
from .past import LookingBack, media_type
from .reading import ReadInterface
from .shown import form_shown, page_words, plain_words

log = logging.getLogger(__name__)

PAGES = Path(__file__).with_name("pages")
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}
SHARED = ("state", "picture", "changes")
"""What all pages ask for after a change: it is made once for all with the same eyes."""
COUNTED = ("act", "undo", "ask", "form", "hint", "look", "place", "moment", "film", "chronicle", "branch", "log", "rules")
"""What a page asks for by itself."""
LARGEST_REQUEST = 16 * 1024
GUESS = 0.5
"""Seconds that a request with a wrong key waits for its answer."""
MOST_GUESSES = 50
"""So many of these wait at a time. The others are turned away at once."""
HEARTBEAT = 20.0
"""Seconds after which a silent stream says that it lives."""
SLOWEST = 10.0
"""Seconds after which a page that takes nothing is dropped."""
LONGEST_ABOUT = 300
"""So many characters say how a finished game ended."""
LONGEST_TEXT = 4000
Publish = Callable[[Update], Awaitable[None]]
"""Posts an update in its channel."""
Route = Callable[[web.Request], Awaitable[web.StreamResponse]]
Handler = Callable[[web.Request, Visit], Awaitable[web.StreamResponse]]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the page asks for: see the handlers of `WindowServer` for what each of them reads."""

    version: str = ""
    move: str = ""
    press: str = ""
    fields: tuple[str, ...] = ()
    mode: str = ""
    at: str = ""
    number: int = 0
    eye: int | None = None
    question: str = ""


class WindowServer:
    """The window of some tables. ``publish`` posts in its channel what was done here."""

    def __init__(self, tables: Tables, publish: Publish, url: str = "") -> None:
        """``url`` is where the world reaches it, for what other sites show of a finished game."""
        self._tables = tables
        self._url = url.rstrip("/")
        self._publish = publish
        self._looking = Looking(tables)
        self._past = LookingBack(tables, self._looking.pictures)
        self._feed = Feed()
        self._guesses = 0
        self._allowance = Allowance(lambda: asyncio.get_running_loop().time())
        self._posting: set[asyncio.Task[None]] = set()
        self._closing = False
        tables.changed.append(self._feed.note)

    @property
    def watchers(self) -> int:
        """How many pages are open and hear of changes."""
        return self._feed.open

    def app(self) -> web.Application:
        """Return the application to serve."""
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.on_response_prepare.append(_with_headers)
        app.on_shutdown.append(self._shut)
        for file in sorted(PAGES.iterdir()):
            app.router.add_get(f"/{'' if file.name == 'index.html' else file.name}", _page(file))
        app.router.add_get("/words", self._words)
        app.router.add_get("/game/{key}", self._game)
        app.router.add_get("/game/{key}/map.png", self._last_map)
        for name in SHARED:
            app.router.add_post(f"/{name}", self._visited(getattr(self, f"_{name}")))
        for name in COUNTED:
            app.router.add_post(f"/{name}", self._visited(getattr(self, f"_{name}"), counted=True))
        ReadInterface(self._tables, self._looking, self._past, self._url).add_to(app, partial(self._visited, counted=True))
        return app

    async def _shut(self, _: web.Application) -> None:
        self._closing = True
        self._feed.close()
        if self._posting:
            await asyncio.wait(self._posting, timeout=1)

    def _visited(self, handler: Handler, *, counted: bool = False) -> Route:
        """Wrap a handler: it gets who visits, and what is refused or fails is told in words. If it is ``counted``, a link
        may ask for it only so often."""

        async def handle(request: web.Request) -> web.StreamResponse:
            key = key_in(request)
            try:
                await speak_to(request, self._tables, None)
                visit = await self._visit(key)
                await speak_to(request, self._tables, visit)
                if counted and not self._allowance.take(key):
                    raise web.HTTPTooManyRequests(text=WORDS("window-busy"))
                return await handler(request, visit)
            except Stale as error:
                return _said(error, 409)
            except NotAllowed as error:
                return _said(error, 403)
            except GameError as error:
                return _said(error, 422)
            except web.HTTPException:
                raise
            except (ConnectionError, asyncio.CancelledError):
                raise
            except Exception:
                log.exception("%s failed", request.path)
                return _json({"words": WORDS("window-broke"), "rule": ""}, 500)

        return handle

    async def _visit(self, key: str) -> Visit:
        """Return who visits by a key; a wrong one is told so after a while only."""
        try:
            return await self._tables.windows.visit(key)
        except NotAllowed:
            if self._guesses >= MOST_GUESSES:
                raise web.HTTPTooManyRequests(text=WORDS("window-busy")) from None
            self._guesses += 1
            try:
                await asyncio.sleep(GUESS)
            finally:
                self._guesses -= 1
            raise

    async def _finished(self, request: web.Request) -> tuple[str, Moment]:
        """Return the key in an address, and how its game ended; 404 for one that is not over, or not for everybody."""
        key = request.match_info["key"]
        try:
            visit = await self._visit(key)
            last = await self._past.last(visit) if visit.member is None else None
        except GameError:
            last = None
        if last is None:
            raise web.HTTPNotFound
        return key, last

    async def _game(self, request: web.Request) -> web.Response:
        """Return the page of a finished game: other sites show its last map, and how it ended."""
        await speak_to(request, self._tables, None)
        key, last = await self._finished(request)
        about = " ".join(plain_words(text) for text in (last.told, last.status) if text)[:LONGEST_ABOUT]
        facts = {"og:title": WORDS("window-finished", game=last.title), "og:description": about}
        if self._url:
            facts["og:image"] = f"{self._url}/game/{key}/map.png"
        marks = "".join(f'<meta property="{name}" content="{escape(text)}">\n' for name, text in facts.items())
        page = (PAGES / "index.html").read_text(encoding="utf-8")
        page = page.replace('href="', 'href="../').replace('src="window.js"', 'src="../window.js"')
        page = page.replace("</head>", f'{marks}<meta name="key" content="{escape(key)}">\n</head>')
        return web.Response(text=page, content_type="text/html", headers={"Cache-Control": "no-cache"})

    async def _last_map(self, request: web.Request) -> web.Response:
        """Return the last map of a finished game."""
        _, last = await self._finished(request)
        if last.picture is None:
            raise web.HTTPNotFound
        headers = {"Cross-Origin-Resource-Policy": "cross-origin", "Cache-Control": "public, max-age=86400"}
        return web.Response(body=last.picture.png, content_type="image/png", headers=headers)

    async def _words(self, request: web.Request) -> web.Response:
        """Return the words of the page, for the member whose key comes with the request; for all without a valid key."""
        visit = None
        if key := key_in(request):
            with contextlib.suppress(GameError):
                visit = await self._visit(key)
        await speak_to(request, self._tables, visit)
        return _json(page_words())

    async def _state(self, _: web.Request, visit: Visit) -> web.Response:
        return _json(await self._looking.state(visit))

    async def _picture(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the bytes of a picture that this visit was shown: its id is ``move``."""
        png = self._looking.pictures.get(eyes_of(visit), (await _asked(request)).move)
        if png is None:
            raise web.HTTPNotFound
        return web.Response(body=png, content_type=media_type(png))

    async def _look(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the map in a ``mode`` or around a place, ``at``; what has changed after a ``version`` is ringed."""
        asked = await _asked(request)
        since = _version(asked.version) if asked.version else None
        return _json(await self._looking.map(visit, Look(at=asked.at, mode=asked.mode), since))

    async def _place(self, request: web.Request, visit: Visit) -> web.Response:
        """Return what is known of the place ``at`` of the map."""
        return _json({"told": await self._looking.place(visit, (await _asked(request)).at)})

    async def _ask(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the next question of a ``move`` that has been begun."""
        _check_seated(visit)
        return _json(await self._looking.question(visit, (await _asked(request)).move))

    async def _form(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the form for the rest of a ``move``."""
        _check_seated(visit)
        return _json(form_shown(await self._tables.views.form(call(visit), (await _asked(request)).move)))

    async def _act(self, request: web.Request, visit: Visit) -> web.Response:
        """Make a ``move``, once for each ``press``; ``fields`` are what was written in its form."""
        _check_seated(visit)
        asked = await _asked(request)
        written = [" ".join(field.split()).replace("|", "/") for field in asked.fields]
        text = " ".join(filter(None, [asked.move, " | ".join(written) if any(written) else ""]))
        version = None if asked.fields else _version(asked.version)
        return await self._told(await self._tables.act(call(visit, _number(asked, visit)), text, version), visit)

    async def _undo(self, request: web.Request, visit: Visit) -> web.Response:
        """Take the newest move back."""
        _check_seated(visit)
        asked = await _asked(request)
        update = await self._tables.undo.undo(call(visit, _number(asked, visit)), _version(asked.version))
        return await self._told(update, visit)

    async def _told(self, update: Update, visit: Visit) -> web.Response:
        """Post what was done, without waiting for Discord, and return what only the member is told of it."""
        if is_private(update.channel):
            await self._tables.private.go_on(update)
        elif not update.again:
            task = asyncio.create_task(self._post(update))
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)
        member = visit.member.id if visit.member else 0
        return _json({"told": [text for receiver, text in update.whispers if receiver == member]})

    async def _post(self, update: Update) -> None:
        try:
            await self._publish(update)
        except Exception:
            log.exception("%s stays untold for now", update.version)

    async def _hint(self, _: web.Request, visit: Visit) -> web.Response:
        """Return moves worth making, with reasons."""
        _check_seated(visit)
        return _json(await self._tables.bot_players.hint(call(visit)))

    async def _moment(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the table after the entry ``number`` of its journal, seen with the ``eye``th of its eyes."""
        asked = await _asked(request)
        return _json(await self._past.moment(visit, asked.number, asked.eye))

    async def _film(self, request: web.Request, visit: Visit) -> web.Response:
        """Return the film of the table, seen with the ``eye``th of its eyes, or how much of it is drawn."""
        return _json(await self._past.film(visit, (await _asked(request)).eye))

    async def _chronicle(self, _: web.Request, visit: Visit) -> web.Response:
        """Return the chronicle as a file to be saved; of an older game there is none here."""
        check_newest(visit)
        name, page = await self._past.chronicle(visit)
        # A page of its own would have to bring its style and pictures past our content policy.
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return web.Response(body=page, content_type="application/octet-stream", headers=headers)

    async def _branch(self, request: web.Request, visit: Visit) -> web.Response:
        """Try another way from the entry ``number`` of a finished game, once for each ``press``: return its page's key."""
        if visit.member is None:
            raise NotAllowed(WORDS.message("window-looks-on"), "TAB-197")
        asked = await _asked(request)
        # A private table has a place of its own, worked out from a number above 0.
        press = -_number(asked, visit)
        return _json({"key": await self._past.try_another_way(visit, press, asked.number, asked.eye)})

    async def _log(self, request: web.Request, visit: Visit) -> web.Response:
        """Return a page of the log, ``number``."""
        return _json(await self._looking.log(visit, (await _asked(request)).number))

    async def _rules(self, request: web.Request, visit: Visit) -> web.Response:
        """Return what a ``question`` about the rules leads to, or the rule with that id."""
        return _json(await self._looking.rules(visit, (await _asked(request)).question))

    async def _changes(self, request: web.Request, visit: Visit) -> web.StreamResponse:
        """Tell the page whenever its table has changed, until it goes."""
        if self._feed.full:
            raise web.HTTPServiceUnavailable(text=WORDS("window-busy"))
        stream = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await stream.prepare(request)
        with self._feed.listening(visit.channel) as changed:
            while not self._closing:
                words = b": here\n\n"
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await changed.wait()
                    changed.clear()
                    words = b"data: changed\n\n"
                except TimeoutError:
                    pass
                try:
                    # The link may be good no more.
                    visit = await self._tables.windows.visit(key_in(request))
                except GameError:
                    break
                try:
                    async with asyncio.timeout(SLOWEST):
                        await stream.write(words)
                except (ConnectionError, TimeoutError):
                    # The page is gone, or takes nothing.
                    break
        return stream


@asynccontextmanager
async def serving(window: WindowServer, host: str, port: int) -> AsyncIterator[int]:
    """Serve a window on a port, and yield that port; `OperatorError` if it is not available. 0 is any that is free."""
    runner = web.AppRunner(window.app(), access_log=None, shutdown_timeout=1)

    async def start() -> None:
        await runner.setup()
        await listen(runner, host, port, "WINDOW_PORT")

    try:
        # Pages come from outside: nothing of what starts the server is their context.
        await Context().run(asyncio.create_task, start())
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


def key_in(request: web.Request) -> str:
    """Return the key that a request names."""
    return request.headers.get("Authorization", "").removeprefix("Bearer ")


async def _asked(request: web.Request) -> Asked:
    """Return what a request asks for; a `GameError` if that is nothing of ours."""
    try:
        asked = msgspec.json.decode(await request.read() or b"{}", type=Asked)
    except msgspec.MsgspecError:
        raise GameError(WORDS.message("window-wants")) from None
    if any(len(text) > LONGEST_TEXT for text in (asked.move, asked.press, asked.question, asked.at, *asked.fields)):
        raise GameError(WORDS.message("window-wants"))
    return asked


def _version(text: str) -> Version:
    try:
        return Version.read(text)
    except ValueError:
        raise Stale(WORDS.message("button-unknown")) from None


def _number(asked: Asked, visit: Visit) -> int:
    """Return the number of a press, the same whenever it arrives. Those of Discord are above 0."""
    if not asked.press:
        raise GameError(WORDS.message("window-wants"))
    whole = f"{visit.table} {visit.member.id if visit.member else 0} {asked.press}"
    return -1 - (int.from_bytes(hashlib.sha256(whole.encode()).digest()[:8], "big") >> 2)


def _check_seated(visit: Visit) -> None:
    """Raise `NotAllowed` for who only looks on, and for a table that is played at no more."""
    if visit.member is None:
        raise NotAllowed(WORDS.message("window-looks-on"), "TAB-197")
    check_newest(visit)


def _said(error: GameError, status: int) -> web.Response:
    return _json({"words": error.words, "rule": error.entry}, status)


def _json(value: Any, status: int = 200) -> web.Response:
    body = msgspec.json.encode(value)
    return web.Response(body=body, status=status, content_type="application/json", headers={"Cache-Control": "no-store"})


async def _with_headers(_: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)


def _page(file: Path) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return the handler of a file of the page."""
    body, kind = file.read_bytes(), TYPES[file.suffix]
    mark = hashlib.sha256(body).hexdigest()[:16]

    async def handle(request: web.Request) -> web.Response:
        headers = {"ETag": f'"{mark}"', "Cache-Control": "no-cache"}
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return web.Response(status=304, headers=headers)
        response = web.Response(body=body, content_type=kind, charset="utf-8", headers=headers)
        response.enable_compression()
        return response

    return handle
