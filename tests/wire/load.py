"""``python -m tests.wire.load``: how long whoever presses waits for a first answer, at so many acts a second.

Members at many tables use what stands under their newest post, over HTTP and WebSocket, in processes of the bot that share
a PostgreSQL server (or in one, with a file). The stand-in runs on the same machine and takes its share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

from tests.postgresql import RUN, own

from .crowd import FIRST, SECOND, Crowd, command, press
from .soak import Bots
from .standin import GUILD, Standin, buttons_of


async def load(bots: Bots, standin: Standin, guilds: Sequence[int], rate: float, seconds: float, game: str) -> list[float]:
    """Begin a game in each server, then act so many times a second; return how long each first answer took (seconds)."""
    for each in range(bots.count):
        await bots.start(each)
    crowd = Crowd(standin, tuple(guilds), Random("load"), game)
    await _each(standin, guilds, lambda guild: standin.asks(FIRST, command("delve new", game=game), guild=guild))
    for who, end in ((SECOND, "join"), (FIRST, "start")):

        async def lead(guild: int, who: int = who, end: str = end) -> None:
            while not (buttons := [each for each in buttons_of(crowd.newest(guild, who) or {}) if each.endswith(end)]):
                await asyncio.sleep(0.05)
            post = crowd.newest(guild, who)
            await standin.asks(who, press(buttons[0]), post["id"] if post else "", guild=guild)

        await _each(standin, guilds, lead)
    await standin.quiet(2.0, within=300.0)
    begun, chance, asked = monotonic(), Random("acts"), list[str]()
    while monotonic() - begun < seconds:
        asked.append(await crowd.act(chance.choice(guilds)))
        await asyncio.sleep(max(0.0, begun + len(asked) / rate - monotonic()))
    took = monotonic() - begun
    await standin.quiet(2.0, within=300.0)
    times = sorted(standin.answered[each] for each in asked if each in standin.answered)
    print(f"{len(asked) / took:.0f} acts a second for {took:.0f} s, {len(times)} of {len(asked)} answered within 3 s")
    return times


async def _each(standin: Standin, guilds: Sequence[int], act: object) -> None:
    """Do something in each server, a few at a time."""
    for place in range(0, len(guilds), 20):
        await asyncio.gather(*(act(guild) for guild in guilds[place : place + 20]))  # type: ignore[operator]
        await standin.quiet(0.2, within=300.0)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print a line."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=2, help="how many share a PostgreSQL server; 0: one, and a file")
    parser.add_argument("--game", default="toy")
    given = parser.parse_args(arguments)
    os.environ.setdefault(RUN, str(os.getpid()))
    guilds = [(number << 22) + GUILD for number in range(1, given.tables + 1)]

    async def measured(folder: Path, address: str) -> list[float]:
        async with Standin().open() as standin:
            standin.serve(*guilds)
            bots = Bots(standin, folder / "delves.sqlite3", address, given.processes or 1)
            try:
                return await load(bots, standin, guilds, given.rate, given.seconds, given.game)
            finally:
                await bots.end()

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="delvekeeper-")))
        server = stack.enter_context(own(fsync="on", shared_buffers="128MB")) if given.processes else None
        times = asyncio.run(measured(folder, server.address("postgres") if server else ""))
    shares = ((50, "median"), (90, "90th"), (99, "99th percentile"))
    print(", ".join(f"{name} {times[len(times) * share // 100] * 1000:.0f} ms" for share, name in shares))
    return 0


if __name__ == "__main__":
    sys.exit(main())
