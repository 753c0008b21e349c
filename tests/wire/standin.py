"""A stand-in for Discord on 127.0.0.1, for the bot as a process: its gateway, and the part of its API that the bot uses.

Every request is checked against Discord's limits and, if available, its OpenAPI description (`Standin.complaints`).
"""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import msgspec
from aiohttp import web
from simcord.components import component_mentions

from tests.discord_api.conformity import complaints_about

from .gateway import Gateway
from .harm import BACK, FAILED, THERE, Harm, as_json
from .process import ROOT, Process

__all__ = ["BACK", "CHANNEL", "FAILED", "GUILD", "ROOT", "THERE", "Process", "Standin", "buttons_of", "offered", "words_in"]

API = "/api/v10"
BOT = {"id": "4000", "username": "Delvekeeper", "discriminator": "0000", "avatar": None, "bot": True}
GUILD, CHANNEL = 70, 71
RIGHTS = str((1 << 50) - 1)
PATIENCE = 3.0
"""Seconds within which Discord wants an interaction to be answered."""
UNKNOWN_INTERACTION = {"message": "Unknown interaction", "code": 10062}
UNKNOWN_MESSAGE = {"message": "Unknown Message", "code": 10008}
ACKNOWLEDGED = {"message": "Interaction has already been acknowledged.", "code": 40060}
BUTTON, MENU = 2, 3
_NAMED = re.compile(r'\b(name|filename)="([^"]*)"')


def words_in(message: Mapping[str, Any]) -> str:
    """Return the text of a message in either form."""
    return message.get("content") or component_mentions(message.get("components", []))


def offered(message: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Return the usable controls of a message: the id of a button, or that of a menu with one of its values."""

    def within(component: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        if component.get("custom_id") and not component.get("disabled"):
            if component["type"] == BUTTON:
                yield component["custom_id"], ""
            elif component["type"] == MENU:
                yield from ((component["custom_id"], option["value"]) for option in component["options"])
        for inner in (*component.get("components", ()), *filter(None, (component.get("accessory"),))):
            yield from within(inner)

    return tuple(found for each in message.get("components", ()) for found in within(each))


def buttons_of(message: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the ids of the enabled buttons of a message."""
    return tuple(control for control, value in offered(message) if not value)


class Standin:
    """A stand-in for Discord, over HTTP and WebSocket.

    ``posts`` are the texts that arrived, ``whispers`` the private ones. ``shown`` is how each message is now, ``channels``
    the messages of each channel, oldest first. ``harm`` makes requests fail, ``gateway`` serves the shards. ``answered``
    are the answered interactions; ``slowest`` is the longest wait for a first answer (seconds). ``private`` is the newest
    private message, by server and member. ``reached`` is the newest change of each table that a message showed.
    ``synced`` counts registrations of commands. Without ``checks`` requests are not checked.
    """

    def __init__(self) -> None:
        self.posts: list[str] = []
        self.whispers: list[str] = []
        self.shown: dict[str, dict[str, Any]] = {}
        self.channels: dict[str, list[dict[str, Any]]] = {}
        self.complaints: list[str] = []
        self.harm = Harm()
        self.gateway = Gateway(BOT)
        self.answered: dict[str, float] = {}
        self.private: dict[tuple[int, int], dict[str, Any]] = {}
        self._whispered: dict[str, dict[str, Any]] = {}
        self.reached: dict[int, int] = {}
        self.synced = 0
        self.checks = True
        self._nonces: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any] | None] = {}
        self._pressed: dict[str, str] = {}
        self._asked: dict[str, tuple[float, int, int]] = {}
        self._files: dict[str, bytes] = {}
        self._emoji: dict[str, dict[str, Any]] = {}
        self._numbers = itertools.count(900_000_000)
        self.asked = asyncio.Event()
        self.posted = asyncio.Event()
        self.released = asyncio.Event()
        self.released.set()
        self.token_known = True
        self.silent = False
        self.port = 0

    @property
    def breaks(self) -> list[tuple[str, str, str]]:
        return self.harm.breaks

    @breaks.setter
    def breaks(self, breaks: list[tuple[str, str, str]]) -> None:
        self.harm.breaks = breaks

    @property
    def ready(self) -> asyncio.Event:
        return self.gateway.ready

    @property
    def closed(self) -> list[int | None]:
        return self.gateway.closed

    @property
    def slowest(self) -> float:
        return max(self.answered.values(), default=0.0)

    async def quiet(self, seconds: float = 1.0, within: float = 60.0) -> None:
        """Wait until the bot has made no request for a while."""
        until = monotonic() + within
        while (rest := self.harm.heard + seconds - monotonic()) > 0:
            assert monotonic() < until, "the bot never rests"
            await asyncio.sleep(rest)

    def hold(self) -> None:
        """Leave posts without an answer from now on, till ``released`` is set."""
        self.released.clear()

    def serve(self, *guilds: int) -> None:
        """Add the bot to these servers, each with one channel, whose id is the server's plus one."""
        for guild in guilds:
            self.gateway.guilds[guild] = guild_of(guild)

    async def _me(self, _: web.Request) -> web.Response:
        self.asked.set()
        if self.silent:
            await asyncio.sleep(60)
        if not self.token_known:
            return as_json({"message": "401: Unauthorized", "code": 0}, 401)
        return as_json(BOT)

    async def _gateway_bot(self, _: web.Request) -> web.Response:
        return as_json(self.gateway.advice())

    async def _application(self, _: web.Request) -> web.Response:
        about = {"id": "4000", "name": "Delvekeeper", "icon": None, "description": "", "bot_public": True, "flags": 0}
        more = {"bot_require_code_grant": False, "verify_key": "", "owner": BOT, "summary": "", "hook": True}
        return as_json({**about, **more})

    async def _commands(self, request: web.Request) -> web.Response:
        await self._body(request)
        self.synced += 1
        return as_json([])

    async def _emojis(self, request: web.Request) -> web.Response:
        if request.method == "GET":
            return as_json({"items": list(self._emoji.values())})
        if request.method == "DELETE":
            self._emoji.pop(request.match_info["emoji"], None)
            return web.Response(status=204)
        named, _ = await self._body(request)
        emoji = {"id": str(next(self._numbers)), "name": named["name"], "user": BOT, "roles": [], "animated": False}
        emoji |= {"require_colons": True, "managed": False, "available": True}
        self._emoji[emoji["id"]] = emoji
        return as_json(emoji, 201)

    async def _channel(self, request: web.Request) -> web.Response:
        number = int(request.match_info["channel"])
        return as_json(channel_of(number - 1))

    async def _member(self, request: web.Request) -> web.Response:
        return as_json(member_of(int(request.match_info["member"])))

    async def _history(self, request: web.Request) -> web.Response:
        here = self.channels.get(request.match_info["channel"], [])
        return as_json(here[: -int(request.query.get("limit", 50)) - 1 : -1])

    async def _post(self, request: web.Request) -> web.Response:
        body, files = await self._body(request)
        self.posted.set()
        await self.released.wait()
        nonce = str(body.get("nonce"))
        if not body.get("enforce_nonce") or nonce not in self._nonces:
            self._nonces[nonce] = self._message(request.match_info["channel"], body, files)
        return as_json(self._nonces[nonce])

    async def _one(self, request: web.Request) -> web.Response:
        message = self.shown.get(request.match_info["message"])
        if message is None:
            return as_json(UNKNOWN_MESSAGE, 404)
        if request.method == "DELETE":
            del self.shown[message["id"]]
            self.channels[message["channel_id"]].remove(message)
            return web.Response(status=204)
        if request.method == "PATCH":
            self._edit(message, *await self._body(request))
        return as_json(message)

    async def _callback(self, request: web.Request) -> web.Response:
        body, files = await self._body(request)
        asked = request.match_info["interaction"]
        since, guild, who = self._asked[asked]
        if asked in self._answers:
            return as_json(ACKNOWLEDGED, 400)
        if monotonic() - since > PATIENCE:
            return as_json(UNKNOWN_INTERACTION, 404)
        self.answered[asked] = monotonic() - since
        self._answers[asked] = None
        if body["type"] == 4:
            self._answers[asked] = self._message(str(guild + 1), body["data"], files, who)
        elif body["type"] == 7:
            pressed = self._answers[asked] = self._found(self._pressed[asked])
            self._edit(pressed, body["data"], files)
        message = self._answers[asked]
        about = {"id": asked, "type": 2, "response_message_id": message and message["id"]}
        return as_json({"interaction": about, "resource": {"type": body["type"], "message": message}})

    async def _original(self, request: web.Request) -> web.Response:
        message = self._answers.get(request.match_info["token"])
        if message is None:
            return as_json(UNKNOWN_MESSAGE, 404)
        if request.method == "PATCH":
            self._edit(message, *await self._body(request))
        return as_json(message)

    async def _follow(self, request: web.Request) -> web.Response:
        _, guild, who = self._asked[request.match_info["token"]]
        body, files = await self._body(request)
        return as_json(self._message(str(guild + 1), body, files, who))

    async def _file(self, request: web.Request) -> web.Response:
        return web.Response(body=self._files[request.match_info["file"]])

    def _found(self, message: str) -> dict[str, Any]:
        return self.shown.get(message) or self._whispered[message]

    def _message(self, channel: str, body: dict[str, Any], files: list[dict[str, Any]], who: int = 0) -> dict[str, Any]:
        private = int(body.get("flags") or 0) & 64
        (self.whispers if private else self.posts).append(words_in(body))
        message = {
            "id": str(next(self._numbers)),
            "channel_id": channel,
            "author": BOT,
            "content": body.get("content") or "",
            "components": body.get("components", []),
            "flags": int(body.get("flags") or 0),
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": self._kept(body, files, ()),
            "embeds": [],
            "pinned": False,
            "type": 0,
        }
        if private:
            self.private[int(channel) - 1, who] = self._whispered[message["id"]] = message
        else:
            self.shown[message["id"]] = message
            self.channels.setdefault(channel, []).append(message)
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        """Note the newest change of each table that a message showed, from its controls."""
        for control, _ in offered(message):
            if found := re.match(r"\w+:(\d+)\.(\d+)", control):
                table, change = map(int, found.groups())
                self.reached[table] = max(change, self.reached.get(table, 0))

    def _edit(self, message: dict[str, Any], body: dict[str, Any], files: list[dict[str, Any]]) -> None:
        ids = {str(each["id"]) for each in body.get("attachments", message["attachments"])}
        old = tuple(each for each in message["attachments"] if each["id"] in ids)
        message.update({key: value for key, value in body.items() if key in ("content", "components", "flags")})
        message["attachments"] = self._kept(body, files, old)
        self._note(message)

    def _kept(
        self, body: dict[str, Any], files: list[dict[str, Any]], old: tuple[dict[str, Any], ...]
    ) -> list[dict[str, Any]]:
        told = {str(each.get("id")): each for each in body.get("attachments") or ()}
        new = []
        for number, file in enumerate(files):
            key = str(next(self._numbers))
            self._files[key] = file["content"]
            url = f"http://127.0.0.1:{self.port}/files/{key}"
            about = {"id": key, "filename": file["filename"], "size": len(file["content"]), "url": url, "proxy_url": url}
            new.append(about | {"description": told.get(str(number), {}).get("description")})
        return [*old, *new]

    async def asks(
        self, who: int, data: dict[str, Any], pressed: str = "", *, guild: int = GUILD, times: int = 1, late: float = 0.0
    ) -> str:
        """Let a member use a command or, in the message ``pressed``, a control, in the one channel of a server; return the
        interaction's id. It arrives ``times`` times, ``late`` seconds after it was made."""
        number = str(next(self._numbers))
        asked: dict[str, Any] = {
            "id": number,
            "application_id": BOT["id"],
            "type": 3 if pressed else 2,
            "token": number,
            "version": 1,
            "guild_id": str(guild),
            "channel_id": str(guild + 1),
            "channel": channel_of(guild) | {"permissions": RIGHTS},
            "member": member_of(who) | {"permissions": RIGHTS},
            "app_permissions": RIGHTS,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild)},
            "context": 0,
            "attachment_size_limit": 10_000_000,
            "locale": "en-GB",
            "data": data,
        }
        if pressed:
            asked["message"] = self._found(pressed)
            self._pressed[number] = pressed
        self._asked[number] = (monotonic(), guild, who)
        if late:
            await asyncio.sleep(late)
        for _ in range(times):
            await self.gateway.dispatch(guild, "INTERACTION_CREATE", asked)
        return number

    async def _body(self, request: web.Request) -> tuple[Any, list[dict[str, Any]]]:
        """Return the JSON of a request and its files, checked against Discord's limits."""
        sort, body = request.headers.get("Content-Type", ""), await request.read()
        said, files = None, list[dict[str, Any]]()
        if sort.startswith("multipart/"):
            for name, file, content in _parts(body, sort.partition("boundary=")[2].strip('"').encode()):
                if name == "payload_json":
                    said = msgspec.json.decode(content)
                else:
                    files.append({"filename": file, "content": content})
        elif body:
            said = msgspec.json.decode(body)
        if self.checks:
            path = request.path.removeprefix(API)
            self.complaints += (f"{request.method} {path}: {each}" for each in complaints_about(request.method, path, said))
        return said, files

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Standin]:
        """Listen on a free port."""
        app = web.Application(middlewares=[self.harm.carry], client_max_size=32 << 20)
        for methods, path, handler in (
            ("GET", "/users/@me", self._me),
            ("GET", "/gateway/bot", self._gateway_bot),
            ("GET", "/oauth2/applications/@me", self._application),
            ("PUT", "/applications/4000/commands", self._commands),
            ("GET POST", "/applications/4000/emojis", self._emojis),
            ("DELETE", "/applications/4000/emojis/{emoji}", self._emojis),
            ("GET", "/channels/{channel}", self._channel),
            ("GET", "/guilds/{guild}/members/{member}", self._member),
            ("GET", "/channels/{channel}/messages", self._history),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET PATCH DELETE", "/channels/{channel}/messages/{message}", self._one),
            ("POST", "/interactions/{interaction}/{token}/callback", self._callback),
            ("POST", "/webhooks/4000/{token}", self._follow),
            ("GET PATCH", "/webhooks/4000/{token}/messages/@original", self._original),
        ):
            for method in methods.split():
                app.router.add_route(method, API + path, handler)
        app.router.add_get("/gateway", self.gateway.connect)
        app.router.add_get("/files/{file}", self._file)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        self.gateway.address = f"ws://127.0.0.1:{self.port}/gateway"
        try:
            yield self
        finally:
            await runner.cleanup()


def _parts(body: bytes, boundary: bytes) -> Iterator[tuple[str, str, bytes]]:
    """Yield the parts of a form: name, file name, content. aiohttp's own parser would take as long as everything else."""
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        named = dict(_NAMED.findall(head.decode()))
        yield named["name"], named.get("filename", ""), content.removesuffix(b"\r\n")


def member_of(who: int) -> dict[str, Any]:
    """Return a member of a server as Discord describes one."""
    user = {"id": str(who), "username": f"member{who}", "discriminator": "0", "avatar": None, "global_name": f"M{who}"}
    stands = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0, "deaf": False, "mute": False}
    return {"user": user, "nick": None, **stands}


def channel_of(guild: int) -> dict[str, Any]:
    """Return the one channel of a server as Discord describes it."""
    about = {"id": str(guild + 1), "type": 0, "name": "tavern", "guild_id": str(guild), "position": 0}
    return {**about, "permission_overwrites": [], "nsfw": False, "parent_id": None, "topic": None}


def guild_of(guild: int) -> dict[str, Any]:
    """Return a server as Discord describes it to a bot that is in it."""
    role = {"id": str(guild), "name": "@everyone", "permissions": RIGHTS, "position": 0, "color": 0, "hoist": False}
    role |= {"managed": False, "mentionable": False, "flags": 0}
    me = {"user": BOT, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
    lists = ("emojis", "stickers", "features", "threads", "voice_states", "presences", "stage_instances")
    levels = ("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level", "nsfw_level")
    return {
        "id": str(guild),
        "name": f"Server {guild}",
        "owner_id": "1",
        "unavailable": False,
        "member_count": 2,
        "large": False,
        "roles": [role],
        "members": [me],
        "channels": [channel_of(guild)],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        **{name: [] for name in lists},
        **{name: 0 for name in (*levels, "afk_timeout", "premium_tier", "system_channel_flags")},
        **{name: None for name in ("icon", "splash", "banner", "description", "afk_channel_id", "system_channel_id")},
        "preferred_locale": "en-GB",
        "premium_progress_bar_enabled": False,
    }
