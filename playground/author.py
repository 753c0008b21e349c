"""A page for authors of prepared files: problems and pictures of the file, drawn anew at each save, and a table to try it.

It is served on loopback, under an address that cannot be guessed. `proof` makes what it shows of the file.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from secrets import token_urlsafe

from aiohttp import web
from aiohttp.typedefs import Handler

from engine import LARGEST_FILE, BadFile, GameError, Problem
from playground.page import KEY_LEAST
from playground.play import open_browser, until_told
from playground.players import Impossible
from playground.proof import Proof, begun_at, game_of, proof_of, takers
from playground.script import ScriptError
from playground.trial import LARGEST_PARTY, Trial

PORT = 8139
WEB = Path(__file__).with_name("web")
LAID_OUT = {"author.css": "text/css", "author.js": "text/javascript"}
POLICY = "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'"
LOOK = 0.3
"""Seconds between two checks of the file."""
PATIENCE = 30.0
"""Seconds that reading and drawing a file may take."""
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_SMALL = re.compile(r"^-# (.*)$", re.MULTILINE)


class AuthorDesk:
    """A file under work: its current text, and the table where it is tried."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.saved = 0
        """How many changes were found."""
        self._stamp: tuple[int, int] | None = None
        self._changed = asyncio.Condition()
        self.trial: Trial | None = None
        """The newest table where it is tried."""

    def read(self) -> str:
        """Return the text; `ValueError` with a sentence if there is none."""
        try:
            written = self.file.read_bytes()
        except OSError as error:
            raise ValueError(f"{self.file.name} can't be read: {error.strerror}.") from error
        if len(written) > LARGEST_FILE:
            raise ValueError(f"{self.file.name} has {len(written):,} bytes, and {LARGEST_FILE:,} are the most.")
        try:
            return written.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ValueError(f"{self.file.name} is not text in UTF-8.") from error

    async def proof(self, at: str) -> Proof:
        """Return the proof of the file, with another place to begin at (""): its own."""
        try:
            return await asyncio.wait_for(asyncio.to_thread(proof_of, self.read(), at), PATIENCE)
        except ValueError as error:
            return Proof(problems=(Problem(0, "", str(error)),))
        except TimeoutError:
            return Proof(problems=(Problem(0, "", f"it could not be read and drawn within {PATIENCE:g} seconds"),))

    async def watch(self) -> None:
        """Watch the file for changes, until cancelled."""
        while True:
            with contextlib.suppress(OSError):
                now = self.file.stat()
                stamp = now.st_mtime_ns, now.st_size
                if stamp != self._stamp:
                    self._stamp = stamp
                    async with self._changed:
                        self.saved += 1
                        self._changed.notify_all()
            await asyncio.sleep(LOOK)

    async def changed(self, since: int) -> int:
        """Wait for a change after the first ``since`` ones, and return how many there are."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.saved > since)
            return self.saved

    async def try_it(self, at: str, people: int) -> str:
        """Begin a new table with this file, and return its address; `ValueError` or `GameError` if that fails."""
        text = begun_at(self.read(), at)
        game = game_of(text)
        if game is None:
            raise ValueError("I can't tell which game this file is for.")
        await self.clear()
        game.check_file(text)
        self.trial = trial = Trial()
        try:
            return await trial.open(game.key, game.files, text, people)
        except BaseException:
            await self.clear()
            raise

    async def clear(self) -> None:
        """Close the table where the file is tried."""
        trial, self.trial = self.trial, None
        if trial is not None:
            await trial.close()


class Author:
    """The page of a file. ``url`` is its address. Anyone who has the address can read the file."""

    def __init__(self, desk: AuthorDesk) -> None:
        self.desk = desk
        self._key = token_urlsafe(KEY_LEAST)
        self._port = 0
        self._trying = asyncio.Lock()
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """The address."""
        return f"http://127.0.0.1:{self._port}/{self._key}/"

    async def open(self, port: int | None) -> None:
        """Serve on ``port``; without one on the usual port, or on any if that is taken.

        ``OSError`` if ``port`` is taken.
        """
        app = web.Application(middlewares=[self._guarded])
        app.add_routes(
            [
                web.get(f"/{self._key}/", self._page),
                web.get(f"/{self._key}/proof", self._proof),
                web.get(f"/{self._key}/changed", self._changed),
                web.post(f"/{self._key}/try", self._try),
                *(web.get(f"/{self._key}/{name}", self._laid_out) for name in LAID_OUT),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        for item in (port,) if port is not None else (PORT, 0):
            try:
                site = web.TCPSite(self._runner, "127.0.0.1", item)
                await site.start()
                break
            except OSError:
                if item in (port, 0):
                    raise
        self._port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop serving, and close the table where the file was tried."""
        if self._runner is not None:
            await self._runner.cleanup()
        await self.desk.clear()

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests for another host name, and tell the browser what the answer may do."""
        if request.headers.get("Host") not in {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}:
            raise web.HTTPForbidden
        answer: web.StreamResponse = await handler(request)
        return answer

    async def _page(self, _: web.Request) -> web.Response:
        return _answer(_PAGE.format(title=escape(self.desk.file.name), people=_people()), "text/html")

    async def _laid_out(self, request: web.Request) -> web.Response:
        name = request.path.rpartition("/")[2]
        return _answer((WEB / name).read_text(encoding="utf-8"), LAID_OUT[name])

    async def _proof(self, request: web.Request) -> web.Response:
        return _answer(shown(await self.desk.proof(request.query.get("at", "").strip())), "text/html")

    async def _changed(self, request: web.Request) -> web.Response:
        since = request.query.get("since", "0")
        return web.json_response(await self.desk.changed(int(since) if since.isdecimal() else 0))

    async def _try(self, request: web.Request) -> web.Response:
        asked = await request.post()
        people = str(asked.get("people", ""))
        number = int(people) if people.isdecimal() and 1 <= int(people) <= LARGEST_PARTY else 1
        async with self._trying:
            try:
                return web.json_response({"url": await self.desk.try_it(str(asked.get("at", "")).strip(), number)})
            except BadFile as error:
                return web.json_response({"said": f"It can't be played yet: {error.problems[0]}."})
            except (ValueError, GameError, ScriptError, Impossible) as error:
                return web.json_response({"said": str(error)})


def shown(proof: Proof) -> str:
    """Return a proof as HTML."""
    return "\n".join(_parts(proof))


def _parts(proof: Proof) -> Iterator[str]:
    if proof.name:
        yield f"<h1>{escape(proof.name)}</h1><p class=dim>{escape('; '.join(proof.facts))}</p>"
    if proof.problems:
        yield _findings("It can't be played yet", "wrong", [str(problem) for problem in proof.problems])
    elif proof.warnings:
        yield _findings("It can be played. Perhaps you did not mean this", "odd", proof.warnings)
    else:
        yield '<p class="good">Nothing is wrong in it.</p>'
    if proof.opening:
        yield f"<section><h2>What is told first</h2>{_words(proof.opening)}</section>"
    for sheet in proof.sheets:
        picture = f'<img src="data:image/png;base64,{base64.b64encode(sheet.png).decode()}" alt="">'
        words = f"<figcaption>{escape(sheet.alt)}</figcaption>"
        yield f"<section><h2>{escape(sheet.title)}</h2><figure>{picture}{words}</figure></section>"
    if proof.own:
        yield f"<section><h2>What stands on the own panel</h2>{_words(proof.own)}</section>"
    options = "".join(f'<option value="{escape(key)}">{escape(name)}</option>' for key, name in proof.places.items())
    yield f'<datalist id="places">{options}</datalist>'


def _findings(title: str, kind: str, found: tuple[str, ...] | list[str]) -> str:
    rows = "".join(f"<li>{escape(item)}</li>" for item in found)
    return f'<section class="{kind}"><h2>{title}</h2><ul>{rows}</ul></section>'


def _words(text: str) -> str:
    """Return the text of a post as HTML, with its paragraphs."""
    lines = _SMALL.sub(r"<small>\1</small>", _BOLD.sub(r"<b>\1</b>", escape(text))).splitlines()
    return "".join(f"<p>{line}</p>" for line in lines if line)


def _people() -> str:
    return "".join(
        f"<option{' selected' if number == 2 else ''}>{number}</option>" for number in range(1, LARGEST_PARTY + 1)
    )


def _answer(text: str, kind: str) -> web.Response:
    heads = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}
    return web.Response(text=text, content_type=kind, charset="utf-8", headers=heads)


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="author.css">
<script type="module" src="author.js"></script>
</head>
<body>
<form id="try">
<label>Begin at <input name="at" list="places" placeholder="where the file says" autocomplete="off"></label>
<label>for <select name="people">{people}</select></label>
<button>Try it from here</button>
<output id="said"></output>
</form>
<main id="proof" aria-live="polite"></main>
</body>
</html>
"""


async def author(*, name: str, begin: str, port: int | None, browser: bool) -> int:
    """Serve the page of a file until a signal comes, and return the exit code: 2 if there is no such file.

    ``begin`` is the kind of a new file ("region"); "" for an existing one.
    """
    file = Path(name)
    if begin and not file.exists():
        game = next(taker for taker in takers() if taker.files == begin)
        file.write_text(game.template(), encoding="utf-8")
        print(f"{file} is new: the template of a {begin}. Change it a little at a time, and save.")
    if not file.is_file():
        kinds = " or ".join(f"--new {taker.files}" for taker in takers())
        print(f"There is no file {file}. With {kinds} it is begun from the template.", file=sys.stderr)
        return 2
    page = Author(desk := AuthorDesk(file))
    try:
        await page.open(port)
    except OSError as error:
        print(f"The page can't open: {error}", file=sys.stderr)
        return 1
    try:
        print(f"{file.name} lies open at {page.url}", flush=True)
        if browser:
            open_browser(page.url)
        await until_told(desk.watch())
    finally:
        await page.close()
    return 0
