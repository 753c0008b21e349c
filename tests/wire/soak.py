"""``python -m tests.wire.soak``: play for a long time while everything fails, then check the results.

Members in several servers press the controls of the newest posts. Meanwhile requests are lost, refused, late or answered
with errors, connections are cut, presses arrive twice, and the bot is killed and restarted. In the end every journal must
fit its dice key, and no change may be untold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from engine.core.messages import WORDS
from engine.games import games
from tests import toy
from tests.postgresql import RUN, Server, own

from .audit import Audit, audit, untold
from .crowd import Crowd
from .process import Process
from .standin import GUILD, Standin

GAMES = ("skyshard", "toy")
CUT = 4.0
"""Mean seconds between two cuts of the connection."""
LAST = 150.0
"""Seconds within which all updates have to be posted in the end."""
SHARE = 0.05
"""The share of requests that fail."""


class Soaked(msgspec.Struct):
    """What was played and what went wrong.

    ``memory`` is the bot's at its start and before it was first killed (MB). ``early`` counts requests made in spite of a
    rate limit. ``lost`` are the tables whose shown change the store no longer has.
    """

    presses: int = 0
    answered: int = 0
    kills: int = 0
    cuts: int = 0
    harmed: int = 0
    early: int = 0
    slowest: float = 0.0
    memory: tuple[float, float] = (0.0, 0.0)
    lost: tuple[int, ...] = ()
    complaints: tuple[str, ...] = ()
    broke: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()


async def soak(
    database: Path,
    seconds: float,
    apart: float,
    kills: int,
    servers: int,
    seed: str,
    processes: int = 1,
    server: Server | None = None,
    fewest: int = 0,
) -> tuple[Soaked, Audit]:
    """Play in this many ``servers`` for ``seconds``, with a press every ``apart`` seconds in each, and ``kills``.

    On a slow machine it lasts until the ``fewest`` acts were answered. With a ``server`` the database is there,
    ``processes`` share the shards, and every other kill is that of the server.
    """
    chance, done = Random(seed), Soaked()
    guilds = tuple((number << 22) + GUILD for number in range(1, servers + 1))
    address = server.address("postgres") if server else ""
    async with Standin().open() as standin:
        standin.serve(*guilds)
        bots = Bots(standin, database, address, processes)
        for number in range(processes):
            await bots.start(number)
        crowds = [Crowd(standin, guilds[place::2], Random(f"{seed} {game}"), game) for place, game in enumerate(GAMES)]
        standin.harm.share, standin.harm.chance = SHARE, Random(f"{seed} harm")
        playing = asyncio.gather(*(crowd.play(seconds, apart, fewest) for crowd in crowds))
        begun, first = monotonic(), bots.memory()
        deaths = sorted(chance.uniform(0, seconds) for _ in range(kills))
        while not playing.done():
            await asyncio.sleep(min(CUT, max(0.0, deaths[0] - (monotonic() - begun))) if deaths else CUT)
            if not deaths or monotonic() - begun < deaths[0]:
                cut = chance.choice((standin.gateway.drop, standin.gateway.reconnect, standin.gateway.invalidate))
                await cut()
                done.cuts += 1
                continue
            deaths.pop(0)
            if not done.kills:
                done.memory = first, bots.memory()
            done.kills += 1
            if server and done.kills % 2 == 0:
                server.end(signal.SIGKILL)
                await asyncio.to_thread(server.start)
            else:
                await bots.start(chance.randrange(processes))
        await playing
        if not done.kills:
            done.memory = first, bots.memory()
        standin.harm.share = 0.0
        await standin.quiet(3.0)
        # Updates that a kill left untold are posted after the next start.
        for number in range(processes):
            await bots.start(number)
        # On any machine a bot checks for untold updates once a minute.
        until = monotonic() + LAST
        while await untold(address or database) and monotonic() < until:
            await asyncio.sleep(0.5)
        await standin.quiet(3.0)
        await bots.end()
        done.traces = tuple(bots.traces)
        done.presses = sum(crowd.presses for crowd in crowds)
        done.answered, done.slowest = len(standin.answered), standin.slowest
        done.harmed, done.early = standin.harm.done.total(), len(standin.harm.early)
        done.complaints = tuple(standin.complaints)
        done.broke = tuple(words for words in standin.whispers if WORDS("broke-on-my-side") in words)
    found = await audit(address or database, {**games(), "toy": toy.GAME})
    done.lost = tuple(table for table, change in standin.reached.items() if found.changes.get(table, 0) < change)
    return done, found


class Bots:
    """The processes that share the shards, and the last line of each traceback they wrote (``traces``)."""

    def __init__(self, standin: Standin, database: Path, address: str, count: int) -> None:
        self._standin = standin
        self._database = database
        self.count = count
        self._settings = [{"DATABASE_URL": address} if address else {} for _ in range(count)]
        if count > 1:
            for number, settings in enumerate(self._settings):
                settings["SHARDS"] = f"{number}/{count}"
        self._processes: dict[int, Process] = {}
        self.traces: list[str] = []

    async def start(self, number: int) -> None:
        """Start one of them. A running one is killed first."""
        await self._kill(number)
        self._standin.ready.clear()
        process = await Process.start(self._standin.port, self._database, games=GAMES, **self._settings[number])
        self._processes[number] = process
        while not self._standin.ready.is_set():
            assert process.running, await process.ended()
            await asyncio.sleep(0.05)

    async def _kill(self, number: int) -> None:
        if process := self._processes.pop(number, None):
            said = await process.kill()
            traces = said.split("Traceback (most recent call last)")[1:]
            self.traces += (part.strip().splitlines()[-1] for part in traces)

    async def end(self) -> None:
        """Kill them all."""
        for number in range(self.count):
            await self._kill(number)

    @property
    def ids(self) -> tuple[int, ...]:
        """The numbers of the processes that were started."""
        return tuple(each.pid for each in self._processes.values())

    def check(self) -> None:
        """Fail if one of them has ended."""
        assert all(each.running for each in self._processes.values()), "a bot ended"

    def memory(self) -> float:
        """Return their memory (MB)."""
        return sum(each.memory() for each in self._processes.values())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak, print its results, and return 1 if one of them is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--apart", type=float, default=0.5, help="seconds between two presses in a server")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--servers", type=int, default=6)
    parser.add_argument("--processes", type=int, default=0, help="how many share a PostgreSQL server; 0: one, and a file")
    parser.add_argument("--seed", default="soak")
    given = parser.parse_args(arguments)
    os.environ.setdefault(RUN, str(os.getpid()))
    numbers = given.minutes * 60, given.apart, given.kills, given.servers, given.seed, given.processes or 1
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="delvekeeper-")))
        server = stack.enter_context(own(fsync="on")) if given.processes else None
        done, found = asyncio.run(soak(folder / "delves.sqlite3", *numbers, server))
    for name in done.__struct_fields__:
        print(f"{name}: {getattr(done, name)}")
    print(f"tables: {found.tables}, entries: {found.entries}, untold: {found.untold}")
    return int(bool(done.lost or done.complaints or done.broke or done.traces or found.untold))


if __name__ == "__main__":
    sys.exit(main())
