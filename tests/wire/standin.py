"""A stand-in for Discord on 127.0.0.1, for the bot as a process: just enough of its API and gateway to start and post."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from simcord.components import component_mentions

ROOT = Path(__file__).parents[2]
CHANNEL = "71"
BOT = {"id": "4000", "username": "Delvekeeper", "discriminator": "0000", "avatar": None, "bot": True}


async def _body(request: web.Request) -> dict[str, Any]:
    if request.content_type == "application/json":
        return dict(await request.json())
    return dict(json.loads(str((await request.post())["payload_json"])))


def _json(body: object, status: int = 200) -> web.Response:
    # As Discord does, without naming a charset: discord.py takes nothing else for JSON.
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


def words_in(message: dict[str, Any]) -> str:
    """Return what is written on a message, whichever form it has."""
    return message.get("content") or component_mentions(message.get("components", []))


THERE, BACK, FAILED = "there", "back", "failed"
"""How a request comes to grief: cut off before or after it is carried out, or answered with 502 after it is."""


class Standin:
    """``posts`` are the texts that arrived, ``whispers`` those for the asker alone, ``shown`` is how each message is now.
    ``closed`` is with which codes the gateway was closed, ``breaks`` which requests come to grief: method, end of the path,
    how."""

    def __init__(self) -> None:
        self.posts: list[str] = []
        self.whispers: list[str] = []
        self.shown: dict[str, dict[str, Any]] = {}
        self.breaks: list[tuple[str, str, str]] = []
        self._nonces: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any] | None] = {}
        self._sockets: list[web.WebSocketResponse] = []
        self._pressed: dict[str, str] = {}
        self._numbers = itertools.count(900_000_000)
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

    async def _history(self, request: web.Request) -> web.Response:
        return _json(
            [each for each in reversed(self.shown.values()) if each["channel_id"] == request.match_info["channel"]]
        )

    async def _post(self, request: web.Request) -> web.Response:
        body = await _body(request)
        self.posted.set()
        await self.released.wait()
        nonce = str(body.get("nonce"))
        if not body.get("enforce_nonce") or nonce not in self._nonces:
            self._nonces[nonce] = self._message(request.match_info["channel"], body)
        return _json(self._nonces[nonce])

    async def _edited(self, request: web.Request) -> web.Response:
        message = self.shown[request.match_info["message"]]
        message.update(await _body(request))
        return _json(message)

    async def _callback(self, request: web.Request) -> web.Response:
        body = await _body(request)
        asked = request.match_info["interaction"]
        if asked in self._answers:
            return _json({"message": "Interaction has already been acknowledged.", "code": 40060}, status=400)
        self._answers[asked] = None
        if body["type"] == 4:
            self._answers[asked] = self._message(CHANNEL, body["data"])
        elif body["type"] == 7:
            self._answers[asked] = self.shown[self._pressed[asked]]
            self.shown[self._pressed[asked]].update(body["data"])
        message = self._answers[asked]
        about = {"id": asked, "type": 2, "response_message_id": message and message["id"]}
        return _json({"interaction": about, "resource": {"type": body["type"], "message": message}})

    async def _original(self, request: web.Request) -> web.Response:
        message = self._answers.get(request.match_info["token"])
        if message is None:
            return _json({"message": "Unknown Message", "code": 10008}, status=404)
        if request.method == "PATCH":
            message.update(await _body(request))
        return _json(message)

    async def _follow(self, request: web.Request) -> web.Response:
        return _json(self._message(CHANNEL, await _body(request)))

    def _message(self, channel: str, body: dict[str, Any]) -> dict[str, Any]:
        flags = int(body.get("flags") or 0)
        private, components = flags & 64, body.get("components", [])
        (self.whispers if private else self.posts).append(words_in(body))
        message = {
            "id": str(next(self._numbers)),
            "channel_id": channel,
            "author": BOT,
            "content": body.get("content") or "",
            "components": components,
            "flags": flags,
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
        if not private:
            self.shown[message["id"]] = message
        return message

    async def asks(self, who: int, data: dict[str, Any], pressed: str = "") -> str:
        """Let a member use a command or, in the message ``pressed``, a control; return the interaction's id."""
        number = str(next(self._numbers))
        user = {"id": str(who), "username": f"member{who}", "discriminator": "0", "avatar": None, "global_name": f"M{who}"}
        rights = str((1 << 50) - 1)
        member = {"user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "permissions": rights, "flags": 0}
        member |= {"deaf": False, "mute": False}
        asked: dict[str, Any] = {
            "id": number,
            "application_id": BOT["id"],
            "type": 3 if pressed else 2,
            "token": number,
            "version": 1,
            "guild_id": "70",
            "channel_id": CHANNEL,
            "channel": {"id": CHANNEL, "type": 0, "name": "tavern", "guild_id": "70", "position": 0, "permissions": rights},
            "member": member | {"nick": None},
            "app_permissions": rights,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10_000_000,
            "locale": "en-GB",
            "data": data,
        }
        if pressed:
            asked["message"] = self.shown[pressed]
            self._pressed[number] = pressed
        await self._sockets[-1].send_json({"op": 0, "d": asked, "s": 2, "t": "INTERACTION_CREATE"})
        return number

    @web.middleware
    async def _harm(self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> Any:
        for at, (method, end, how) in enumerate(self.breaks):
            if request.method == method and re.search(end, request.path):
                del self.breaks[at]
                if how != THERE:
                    await handler(request)
                if how == FAILED:
                    return web.Response(status=502, text="Bad Gateway")
                assert request.transport is not None
                request.transport.close()
                await asyncio.sleep(0.05)
                break
        else:
            return await handler(request)
        return web.Response()

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(autoclose=False)
        await socket.prepare(request)
        self._sockets.append(socket)
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
        app = web.Application(middlewares=[self._harm])
        api = "/api/v10"
        app.router.add_get(f"{api}/users/@me", self._me)
        app.router.add_get(f"{api}/oauth2/applications/@me", self._application)
        app.router.add_put(f"{api}/applications/4000/commands", self._commands)
        app.router.add_get(f"{api}/channels/{{channel}}/messages", self._history)
        app.router.add_post(f"{api}/channels/{{channel}}/messages", self._post)
        app.router.add_patch(f"{api}/channels/{{channel}}/messages/{{message}}", self._edited)
        app.router.add_post(f"{api}/interactions/{{interaction}}/{{token}}/callback", self._callback)
        app.router.add_post(f"{api}/webhooks/4000/{{token}}", self._follow)
        for add in (app.router.add_get, app.router.add_patch):
            add(f"{api}/webhooks/4000/{{token}}/messages/@original", self._original)
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
        command = (*before, sys.executable, "-m", "tests.wire.launched", str(port))
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
