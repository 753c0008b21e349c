"""The stand-in's gateway: shards identify and resume, sessions keep what was missed, and are lost in every way."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11

Shard = tuple[int, int]
"""A shard's number, and of how many it is one."""


class Session(msgspec.Struct):
    """A shard's session: what it was sent, by sequence number from 1 on, and the socket it listens on, if any."""

    id: str
    shard: Shard
    sent: list[dict[str, Any]] = []
    socket: web.WebSocketResponse | None = None


class Gateway:
    """``guilds`` are sent to the shard that each belongs to. ``advised`` is how many shards Discord would have, ``least``
    how many it asks for (4011 with fewer). ``identified`` and ``resumed`` say when (seconds) which shard did, ``closed``
    with which codes the bot left. While ``deaf`` no heartbeat is answered. ``barred``: the code with which `bar` closes."""

    def __init__(self, user: Mapping[str, Any]) -> None:
        self._user = user
        self.guilds: dict[int, dict[str, Any]] = {}
        self.address = ""
        self.advised = 1
        self.least = 1
        self.left = 1000
        self.interval = 41.25
        self.deaf = False
        self.barred = 0
        self.token = "token"
        self.sessions: dict[str, Session] = {}
        self.identified: list[tuple[float, Shard]] = []
        self.resumed: list[tuple[float, Shard]] = []
        self.closed: list[int | None] = []
        self.ready = asyncio.Event()

    def advice(self) -> dict[str, Any]:
        """Return Discord's answer to the question how to connect."""
        limit = {"total": 1000, "remaining": self.left, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self.address, "shards": self.advised, "session_start_limit": limit}

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Hold a shard's connection until it ends."""
        socket = web.WebSocketResponse(autoclose=False)
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": int(self.interval * 1000)})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._heard(socket, msgspec.json.decode(message.data))
        self.closed.append(socket.close_code)
        for session in self.sessions.values():
            if session.socket is socket:
                session.socket = None
        return socket

    async def _heard(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        data = said.get("d")
        match said["op"]:
            case 2 | 6 if self.barred:
                await socket.close(code=self.barred)
            case 1 if not self.deaf:
                await _send(socket, ACK, None)
            case 2:
                await self._identify(socket, data)
            case 6:
                await self._resume(socket, data)

    async def _identify(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        number, count = data.get("shard") or (0, 1)
        self.left -= 1
        if data["token"] != self.token:
            await socket.close(code=4004, message=b"Authentication failed.")
        elif not 0 <= number < count:
            await socket.close(code=4010, message=b"Invalid shard.")
        elif count < self.least:
            await socket.close(code=4011, message=b"Sharding required.")
        else:
            self.identified.append((monotonic(), (number, count)))
            session = Session(f"session-{len(self.identified)}", (number, count), socket=socket)
            self.sessions = {
                key: each for key, each in self.sessions.items() if each.shard != session.shard or each.socket is not None
            } | {session.id: session}
            mine = [guild for key, guild in self.guilds.items() if key_shard(key, count) == number]
            ready = {"v": 10, "user": self._user, "session_id": session.id}
            ready["application"] = {"id": self._user["id"], "flags": 0}
            ready["guilds"] = [{"id": guild["id"], "unavailable": True} for guild in mine]
            await self._dispatch(session, "READY", ready | {"resume_gateway_url": self.address, "shard": [number, count]})
            for guild in mine:
                await self._dispatch(session, "GUILD_CREATE", guild)
            self.ready.set()

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or not 0 <= data["seq"] <= len(session.sent):
            await _send(socket, INVALID, False)
            return
        self.resumed.append((monotonic(), session.shard))
        missed = session.sent[data["seq"] :]
        session.socket = socket
        for event in missed:
            await _say(socket, event)
        await self._dispatch(session, "RESUMED", {})

    async def dispatch(self, guild: int, event: str, data: object) -> None:
        """Send an event to the shard of a server (0: a direct message); one that is cut off gets it on coming back."""
        for session in list(self.sessions.values()):
            if key_shard(guild, session.shard[1]) == session.shard[0]:
                await self._dispatch(session, event, data)
        # Between two sessions of a shard what happens is lost.
        known = any(key_shard(guild, count) == number for _, (number, count) in self.identified)
        assert known, f"no listener on the shard of server {guild}"

    async def _dispatch(self, session: Session, event: str, data: object) -> None:
        session.sent.append({"op": DISPATCH, "d": data, "s": len(session.sent) + 1, "t": event})
        if session.socket is not None:
            with suppress(ConnectionError):
                await _say(session.socket, session.sent[-1])

    def _open(self, shards: Iterable[int] | None) -> list[Session]:
        wanted = None if shards is None else set(shards)
        heard = [each for each in self.sessions.values() if each.socket is not None]
        return [each for each in heard if wanted is None or each.shard[0] in wanted]

    async def drop(self, shards: Iterable[int] | None = None) -> None:
        """Cut connections without a word."""
        for session in self._open(shards):
            socket, session.socket = session.socket, None
            if socket is not None and (transport := socket._req and socket._req.transport):
                transport.close()

    async def reconnect(self, shards: Iterable[int] | None = None) -> None:
        """Ask shards to connect again (op 7)."""
        for session in self._open(shards):
            socket, session.socket = session.socket, None
            if socket is not None:
                await _send(socket, RECONNECT, None)

    async def invalidate(self, shards: Iterable[int] | None = None, *, resumable: bool = False) -> None:
        """Tell shards that their session is over (op 9), for good unless it is ``resumable``."""
        for session in self._open(shards):
            socket, session.socket = session.socket, None
            if not resumable:
                self.sessions.pop(session.id)
            if socket is not None:
                await _send(socket, INVALID, resumable)

    async def close(self, code: int, shards: Iterable[int] | None = None) -> None:
        """Close connections with a code of Discord's."""
        for session in self._open(shards):
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=code)

    async def bar(self, code: int) -> None:
        """Close all connections for good: a shard that connects again is closed with the same code."""
        self.barred = code
        await self.close(code)


def key_shard(guild: int, count: int) -> int:
    """Return which shard of so many a server belongs to, as Discord divides them; direct messages come to shard 0."""
    return (guild >> 22) % count


async def _send(socket: web.WebSocketResponse, operation: int, data: object) -> None:
    await _say(socket, {"op": operation, "d": data, "s": None, "t": None})


async def _say(socket: web.WebSocketResponse, said: Mapping[str, Any]) -> None:
    await socket.send_str(msgspec.json.encode(said).decode())
