"""``python -m tests.wire.load``: how long a member waits for a first answer at a given rate of acts, and what an act costs.

Members at many tables use the controls of their newest post, over HTTP and WebSocket. Several processes of the bot share a
PostgreSQL server, or one uses a file. Two members sit at each table, and at no other. The stand-in runs on the same
machine, and takes its share of it. The tables are begun through the store before the bot starts, which posts their untold
updates. The PostgreSQL server has statistics, as after some time of use; without them it would scan all seats to find one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic, process_time

import asyncpg
import msgspec

from engine.api.update import Call, Member
from engine.games import games
from engine.tables import Tables
from tests import toy
from tests.postgresql import RUN, Server, own

from .crowd import Crowd, pair
from .soak import Bots
from .standin import GUILD, Standin

AT_ONCE = 20
"""How many tables are begun at a time."""
TICKS = os.sysconf("SC_CLK_TCK")


class Loaded(msgspec.Struct):
    """What was measured with ``tables`` tables.

    ``asked`` and ``reached`` are acts a second. Of all ``acts`` so many were ``answered`` within Discord's 3 seconds.
    ``times`` are the seconds to each answer, sorted. The rest is processor time of an act (ms), in the bot, the PostgreSQL
    server and the stand-in.
    """

    tables: int
    asked: float
    reached: float
    acts: int
    times: list[float]
    bot: float
    server: float
    standin: float

    def after(self, share: float) -> float:
        """Return within how many seconds this share of the answers came."""
        return self.times[min(int(len(self.times) * share), len(self.times) - 1)]

    def __str__(self) -> str:
        times = ", ".join(
            f"{name} {self.after(share) * 1000:.0f} ms" for name, share in (("median", 0.5), ("90th", 0.9), ("99th", 0.99))
        )
        return (
            f"{self.tables} tables, {self.asked:.0f} acts a second asked, {self.reached:.0f} reached\n"
            f"{len(self.times)} of {self.acts} answered within 3 s: {times}\n"
            f"processor time of an act: bot {self.bot:.1f} ms, PostgreSQL {self.server:.1f} ms, "
            f"stand-in {self.standin:.1f} ms"
        )


async def laid(database: Path | str, guilds: Sequence[int], game: str) -> None:
    """Begin a game of two in each server. That it began is still to be told."""
    tables = await Tables.open(
        database, now=lambda: datetime.now(UTC), games={**games(), "toy": toy.GAME}, size=len(guilds)
    )
    numbers = count(1)

    async def begin(guild: int) -> None:
        ada, bob = (Member(number, f"M{number}") for number in pair(guild))

        def call(member: Member) -> Call:
            return Call(next(numbers), guild, guild + 1, member)

        await tables.outbox.told(await tables.lobby.gather(call(ada), game, {}))
        await tables.outbox.told(await tables.lobby.join(call(bob)))
        await tables.lobby.start(call(ada), quick=True)

    for place in range(0, len(guilds), AT_ONCE):
        await asyncio.gather(*map(begin, guilds[place : place + AT_ONCE]))
    await tables.close()


async def load(
    folder: Path, server: Server | None, tables: int, rate: float, seconds: float, processes: int, game: str
) -> Loaded:
    """Begin a game in each server, then act so many times a second."""
    database, address = folder / "delves.sqlite3", server.address("postgres") if server else ""
    guilds = [(number << 22) + GUILD for number in range(1, tables + 1)]
    await laid(address or database, guilds, game)
    if address:
        session = await asyncpg.connect(address)
        await session.execute("ANALYZE")
        await session.close()
    async with Standin().open() as standin:
        # What it may send is checked by other tests.
        standin.checks = False
        standin.serve(*guilds)
        bots = Bots(standin, database, address, processes)
        try:
            for each in range(processes):
                await bots.start(each)
            while len(standin.channels) < tables:
                bots.check()
                await asyncio.sleep(0.1)
            await standin.quiet(1.0, within=300.0)
            return await _measured(standin, bots, server, guilds, rate, seconds, game)
        finally:
            await bots.end()


async def _measured(
    standin: Standin, bots: Bots, server: Server | None, guilds: Sequence[int], rate: float, seconds: float, game: str
) -> Loaded:
    crowd, chance, asked = Crowd(standin, tuple(guilds), Random("load"), game), Random("acts"), list[str]()

    def spent() -> tuple[float, float, float]:
        return _spent(*bots.ids), _spent(*(server.ids if server else ())), process_time()

    before, begun = spent(), monotonic()
    while monotonic() - begun < seconds:
        asked.append(await crowd.act(chance.choice(guilds)))
        await asyncio.sleep(max(0.0, begun + len(asked) / rate - monotonic()))
    reached = len(asked) / (monotonic() - begun)
    await standin.quiet(1.0, within=300.0)
    costs = (1000 * (after - was) / len(asked) for after, was in zip(spent(), before, strict=True))
    times = sorted(standin.answered[each] for each in asked if each in standin.answered)
    return Loaded(len(guilds), rate, reached, len(asked), times, *costs)


def _spent(*processes: int) -> float:
    """Return the processor time of processes and of their children that are gone (seconds)."""
    fields = (Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split() for each in processes)
    return sum(sum(map(int, each[11:15])) for each in fields) / TICKS


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.load", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=2, help="how many share a PostgreSQL server; 0: one, and a file")
    parser.add_argument("--game", default="toy")
    given = parser.parse_args(arguments)
    print(run(given.tables, given.rate, given.seconds, given.processes, given.game))
    return 0


def run(tables: int, rate: float, seconds: float, processes: int, game: str = "toy") -> Loaded:
    """Measure in a folder, and with a server, that are gone afterwards."""
    os.environ.setdefault(RUN, str(os.getpid()))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="delvekeeper-")))
        server = stack.enter_context(own(fsync="on", shared_buffers="128MB", autovacuum="on")) if processes else None
        return asyncio.run(load(folder, server, tables, rate, seconds, processes or 1, game))


if __name__ == "__main__":
    sys.exit(main())
