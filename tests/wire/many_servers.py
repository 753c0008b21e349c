"""``python -m tests.wire.many_servers``: when the bot is ready in many large servers, and how much memory it has then.

Each server has channels with permissions of their own, roles, threads, topics and emoji, as large servers have them. The
stand-in advises a shard for each 1,000 servers, as Discord does, so ten of them log in over 45 seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from .gateway import DISPATCH, Gateway, Session
from .process import Process
from .standin import BOT, Standin, guild_of

GAMES = ("skyshard", "cavern", "regions", "galaxy", "wilds")
CHANNELS, RULED, ROLES, THREADS, EMOJI = 60, 5, 40, 8, 50
"""Of each server: its channels, how many roles each of these rules on its own, its roles, open threads and emoji."""
PER_SHARD = 1000


def number_of(server: int, place: int = 0) -> int:
    """Return the id of a server, or of something in it, so that servers spread over all shards."""
    return (server + 1 << 22) + (place << 45)


def server_of(server: int) -> dict[str, Any]:
    """Return a large server as Discord describes it to a bot that is in it."""
    guild = number_of(server)
    roles = [number_of(server, place) for place in range(1, ROLES)]
    found = guild_of(guild)
    found["roles"] += [
        {
            "id": str(role),
            "name": f"Role {place} of {server}",
            "permissions": str(0x400 << place % 20 | 0x800),
            "position": place,
            "color": 0x3498DB + place,
            "colors": {"primary_color": 0x3498DB + place, "secondary_color": None, "tertiary_color": None},
            "hoist": place < 5,
            "managed": place < 3,
            "mentionable": False,
            "flags": 0,
            "icon": None,
            "unicode_emoji": None,
            **({"tags": {"bot_id": str(role + 1)}} if place < 3 else {}),
        }
        for place, role in enumerate(roles, 1)
    ]
    found["members"][0]["roles"] = [str(roles[0])]
    found["channels"] = [
        {
            "id": str(number_of(server, 1000 + place)),
            "type": 4 if place < 6 else 2 if place % 7 == 0 else 0,
            "name": f"channel-{place}-of-{server}",
            "position": place,
            "parent_id": None if place < 6 else str(number_of(server, 1000 + place % 6)),
            "topic": f"What is talked about in channel {place} of server {server}, and what is not: read the rules first.",
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": str(number_of(server, 5000 + place)),
            "flags": 0,
            "permission_overwrites": [
                {"id": str(each), "type": 0, "allow": str(0x400 << ruled % 9), "deny": "2048"}
                for each in (guild, *roles[ruled : ruled + RULED - 1])
            ],
            **({"bitrate": 64000, "user_limit": 0, "rtc_region": None} if place >= 6 and place % 7 == 0 else {}),
        }
        # Three of four channels have the permissions of their category.
        for place in range(CHANNELS)
        for ruled in [place % 6 if place % 4 else place % 20]
    ]
    found["threads"] = [
        {
            "id": str(number_of(server, 2000 + place)),
            "type": 11,
            "name": f"A thread about matter {place} in {server}",
            "parent_id": str(number_of(server, 1000 + 8)),
            "owner_id": "99",
            "guild_id": str(guild),
            "last_message_id": str(number_of(server, 6000 + place)),
            "message_count": 50,
            "member_count": 9,
            "rate_limit_per_user": 0,
            "flags": 0,
            "total_message_sent": 50,
            "thread_metadata": {
                "archived": False,
                "archive_timestamp": "2026-01-01T00:00:00+00:00",
                "auto_archive_duration": 1440,
                "locked": False,
                "create_timestamp": "2026-01-01T00:00:00+00:00",
            },
        }
        for place in range(THREADS)
    ]
    found["emojis"] = [
        {"id": str(number_of(server, 3000 + place)), "name": f"emoji{place}", "roles": [], "require_colons": True}
        | {"managed": False, "animated": False, "available": True, "user": {**BOT, "id": "98"}}
        for place in range(EMOJI)
    ]
    found["features"] = ["COMMUNITY", "NEWS", "INVITE_SPLASH", "WELCOME_SCREEN_ENABLED"]
    return found | {"member_count": 5000, "large": True, "name": f"A large server, number {server}"}


class Texts:
    """What Discord says when the bot comes into one of these servers, as text: all but the ids is made once."""

    def __init__(self) -> None:
        self._pieces = re.split(r"(?<=\")(\d{7,})(?=\")", msgspec.json.encode(server_of(0)).decode())
        self._places = [int(piece) - number_of(0) for piece in self._pieces[1::2]]

    def of(self, guild: int) -> str:
        """Return the text for the server with this id."""
        self._pieces[1::2] = [str(guild + place) for place in self._places]
        return "".join(self._pieces)


class Crowded(Gateway):
    """A gateway that tells of so many servers, and keeps nothing of that: no session is resumed here."""

    def __init__(self, user: Mapping[str, Any], count: int) -> None:
        super().__init__(user)
        self.guilds = {guild: {"id": str(guild)} for guild in map(number_of, range(count))}
        self.advised = max(1, -(-count // PER_SHARD))
        self._texts = Texts()

    async def _dispatch(self, session: Session, event: str, data: Any) -> None:
        if event != "GUILD_CREATE":
            await super()._dispatch(session, event, data)
            return
        session.sent.append({})
        assert session.socket is not None
        said = f'{{"op":{DISPATCH},"s":{len(session.sent)},"t":"{event}","d":{self._texts.of(int(data["id"]))}}}'
        await session.socket.send_str(said)


def seconds_of(pid: int) -> float:
    """Return how much processor time a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def started(path: Path, count: int) -> tuple[float, float, float, float]:
    """Return how long the bot took until it was ready, its processor time then and in half a minute after it (seconds), and
    its memory at the end (MB)."""
    standin = Standin()
    standin.gateway = Crowded(BOT, count)
    async with standin.open():
        begun = monotonic()
        process = await Process.start(standin.port, path, games=GAMES)
        await process.says(f"is in {count} servers", within=900)
        took, busy = monotonic() - begun, seconds_of(process.pid)
        await asyncio.sleep(30)
        idle, memory = seconds_of(process.pid) - busy, process.memory()
        await process.kill()
    return took, busy, idle, memory


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a line for each number of servers."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.many_servers", description=__doc__)
    parser.add_argument("servers", type=int, nargs="*", default=[100, 1000, 10_000])
    for count in parser.parse_args(arguments).servers:
        with tempfile.TemporaryDirectory(prefix="delvekeeper-") as folder:
            took, busy, idle, memory = asyncio.run(started(Path(folder) / "new.sqlite3", count))
        print(
            f"{count:>6} servers: ready in {took:.0f} s, {busy:.0f} s of the processor, {memory:.0f} MB; "
            f"{idle / 30:.1%} of a processor while nobody plays",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
