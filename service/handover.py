"""A restart: what is pressed while no process listens is heard by the next one.

Discord keeps a connection that was not ended with a goodbye for a while, with all that it would have sent there. A process
that stops leaves its connections like that and notes them beside the database. The next one asks for what was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import msgspec
from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

KEPT = 4000
"""A code that ends a connection without a goodbye."""
OVER = 1000
PATIENCE = 2.0
"""Seconds that a start waits for what was missed, for each connection."""
UNTIL_KNOWN = 10.0
"""Seconds that a press waits for its server to be told of by the new connection."""
RESUME, INVALID, HELLO = 6, 9, 10


class GatewaySession(msgspec.Struct, frozen=True):
    """A connection that was left: Discord's name of it, the number of the last thing heard there, and its address."""

    session: str
    heard: int
    gateway: str


class Handover:
    """What a bot leaves to the next process in the file ``note``. ``None``: nothing, for a bot that keeps nothing."""

    def __init__(self, bot: discord.AutoShardedClient, note: Path | None) -> None:
        self._bot = bot
        self._note = note
        self._told: asyncio.Task[None] | None = None

    async def leave(self) -> None:
        """Note the connections of all shards, and leave them."""
        shards = self._bot.shards.values()
        sockets = [shard._parent.ws for shard in shards]
        if self._note is None or not all(isinstance(socket, DiscordWebSocket) for socket in sockets):
            await asyncio.gather(*(shard.disconnect() for shard in shards))
            return
        # discord.py itself says goodbye whenever it closes a shard. Nothing is heard from here on.
        for shard in shards:
            shard._parent._cancel_task()
        left = [
            GatewaySession(socket.session_id, socket.sequence, str(socket.gateway))
            for socket in sockets
            if socket.session_id and socket.sequence is not None
        ]
        with contextlib.suppress(OSError):
            self._note.touch(0o600)
            self._note.write_bytes(msgspec.json.encode(left))
        await asyncio.gather(*(socket.close(code=KEPT) for socket in sockets))

    async def take(self) -> None:
        """Ask for what was missed since the last process left, and tell the bot as soon as it can answer."""
        found = await asyncio.gather(*map(self._missed, self._noted()))
        if missed := [interaction for each in found for interaction in each]:
            log.info("%d presses and commands came during the restart", len(missed))
            self._told = asyncio.create_task(self._tell(missed))

    def _noted(self) -> list[GatewaySession]:
        """Return the connections of the note, which is used once."""
        if self._note is None:
            return []
        try:
            found = msgspec.json.decode(self._note.read_bytes(), type=list[GatewaySession])
            self._note.unlink()
        except (OSError, msgspec.DecodeError):
            return []
        return found

    async def _missed(self, connection: GatewaySession) -> list[dict[str, Any]]:
        """Return the interactions that came on a connection since it was left; none where Discord does not say."""
        missed: list[dict[str, Any]] = []
        try:
            async with asyncio.timeout(PATIENCE):
                async for said in self._resumed(connection):
                    if said.get("t") == "INTERACTION_CREATE":
                        missed.append(said["d"])
        except (TimeoutError, OSError, aiohttp.ClientError, msgspec.DecodeError) as error:
            log.info("what was pressed during the restart is not known: %r", error)
        return missed

    async def _resumed(self, connection: GatewaySession) -> AsyncIterator[dict[str, Any]]:
        """Yield what Discord says on a connection that is taken up again, until all of it was said; then end it."""
        socket = await self._bot.http.ws_connect(f"{connection.gateway}?v=10&encoding=json")
        try:
            async for message in socket:
                said = msgspec.json.decode(message.data)
                if said["op"] == HELLO:
                    who = {"token": self._bot.http.token, "session_id": connection.session, "seq": connection.heard}
                    await socket.send_str(msgspec.json.encode({"op": RESUME, "d": who}).decode())
                elif said["op"] == INVALID or said.get("t") == "RESUMED":
                    break
                else:
                    yield said
        finally:
            await socket.close(code=OVER)

    async def _tell(self, missed: list[dict[str, Any]]) -> None:
        """Let the bot hear what was missed, as soon as the new connection told of the server that it comes from."""
        for data in missed:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(UNTIL_KNOWN):
                    while (guild := data.get("guild_id")) and self._bot.get_guild(int(guild)) is None:
                        await asyncio.sleep(0.02)
            self._bot._connection.parse_interaction_create(data)  # type: ignore[arg-type]
