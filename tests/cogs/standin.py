"""A stand-in for Discord on 127.0.0.1, for the bot as a process: just enough of its API and gateway to start and post."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import WSMsgType, web

ROOT = Path(__file__).parents[2]
BOT = {"id": "4000", "username": "Delvekeeper", "discriminator": "0000", "avatar": None, "bot": True}


def _json(body: object, status: int = 200) -> web.Response:
    # As Discord does, without naming a charset: discord.py takes nothing else for JSON.
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


class Standin:
    """``posts`` are the texts that arrived; with ``holding`` they are kept waiting for an answer. ``closed`` is with which
    codes the gateway was closed. ``answers_goodbye`` off leaves the bot's goodbye without an answer."""

    def __init__(self) -> None:
        self.posts: list[str] = []
        self.closed: list[int | None] = []
        self.ready = asyncio.Event()
        self.asked = asyncio.Event()
        self.posted = asyncio.Event()
        self.released = asyncio.Event()
        self.released.set()
        self.token_known = True
        self.silent = False
        self.port = 0

    def hold(self) -> None:
        """Leave posts without an answer from now on, till ``released`` is set."""
        self.released.clear()

    async def _me(self, _: web.Request) -> web.Response:
        self.asked.set()
        if self.silent:
            await asyncio.sleep(60)
        if not self.token_known:
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        return _json(BOT)

    async def _application(self, _: web.Request) -> web.Response:
        about = {"id": "4000", "name": "Delvekeeper", "icon": None, "description": "", "bot_public": True, "flags": 0}
        more = {"bot_require_code_grant": False, "verify_key": "", "owner": BOT, "summary": "", "hook": True}
        return _json({**about, **more})

    async def _commands(self, _: web.Request) -> web.Response:
        return _json([])

    async def _history(self, _: web.Request) -> web.Response:
        return _json([])

    async def _post(self, request: web.Request) -> web.Response:
        if request.content_type == "application/json":
            body = await request.json()
        else:
            body = json.loads(str((await request.post())["payload_json"]))
        self.posted.set()
        await self.released.wait()
        self.posts.append(body["content"])
        channel = request.match_info["channel"]
        return _json(
            {
                "id": str(9000 + len(self.posts)),
                "channel_id": channel,
                "author": BOT,
                "content": body["content"],
                "timestamp": "2026-01-01T00:00:00+00:00",
                "edited_timestamp": None,
                "tts": False,
                "mention_everyone": False,
                "mentions": [],
                "mention_roles": [],
                "attachments": [],
                "embeds": [],
                "pinned": False,
                "type": 0,
            }
        )

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(autoclose=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            operation = json.loads(message.data)["op"]
            if operation == 2:
                ready = {"v": 10, "user": BOT, "guilds": [], "session_id": "s", "application": {"id": "4000", "flags": 0}}
                ready["resume_gateway_url"] = f"ws://127.0.0.1:{self.port}/gateway"
                await socket.send_json({"op": 0, "d": ready, "s": 1, "t": "READY"})
                self.ready.set()
            elif operation == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
        self.closed.append(socket.close_code)
        return socket

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Standin]:
        """Listen on a free port."""
        app = web.Application()
        api = "/api/v10"
        app.router.add_get(f"{api}/users/@me", self._me)
        app.router.add_get(f"{api}/oauth2/applications/@me", self._application)
        app.router.add_put(f"{api}/applications/4000/commands", self._commands)
        app.router.add_get(f"{api}/channels/{{channel}}/messages", self._history)
        app.router.add_post(f"{api}/channels/{{channel}}/messages", self._post)
        app.router.add_get("/gateway", self._gateway)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        try:
            yield self
        finally:
            await runner.cleanup()


class Process:
    """The bot as a process that takes the stand-in on ``port`` for Discord, its database at ``path``."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid

    @classmethod
    async def start(cls, port: int, path: Path, *before: str, **settings: str) -> Process:
        """Start it; ``before`` stands before its command."""
        command = (*before, sys.executable, "-m", "tests.cogs.launched", str(port))
        environment = {**os.environ, "DISCORD_TOKEN": "token", "DATABASE": str(path), "GUILD": "", **settings}
        pipe = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stderr=pipe, stdout=pipe))

    def signal(self, number: int) -> None:
        """Send it a signal."""
        self._process.send_signal(number)

    @property
    def running(self) -> bool:
        return self._process.returncode is None

    async def ended(self, within: float = 60.0) -> tuple[int, str]:
        """Return its exit status and what it said, once it has ended; it is killed if it has not in time."""
        try:
            _, said = await asyncio.wait_for(self._process.communicate(), within)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
            raise
        return self._process.returncode or 0, said.decode()

    async def kill(self) -> None:
        """Kill it, if it still runs."""
        if self.running:
            self._process.kill()
        await self._process.communicate()
