"""``python -m tests.wire.soak``: play for a long time on a wire on which everything goes wrong, then look at what is left.

Members in several servers press what stands under the newest post. Meanwhile requests are lost, refused, answered late or
with errors, connections are cut, presses arrive twice, and the bot is killed and started again. In the end no journal may
be other than its dice key says, and nothing may be left untold.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

from engine.games import games
from tests import toy

from .audit import Audit, audit
from .crowd import Crowd
from .process import Process
from .standin import GUILD, Standin

GAMES = ("skyshard", "toy")
CUT = 4.0
"""Seconds between two cuts of the connection, in the middle."""
SHARE = 0.05
"""How many of all requests come to grief."""


class Soaked(msgspec.Struct):
    """What was played and what went wrong; ``memory`` is the bot's at its start and before it was first killed (MB),
    ``lost`` the tables that were shown as they are no more."""

    presses: int = 0
    answered: int = 0
    kills: int = 0
    cuts: int = 0
    harmed: int = 0
    slowest: float = 0.0
    memory: tuple[float, float] = (0.0, 0.0)
    lost: tuple[int, ...] = ()
    complaints: tuple[str, ...] = ()
    broke: tuple[str, ...] = ()
    traces: tuple[str, ...] = ()


async def soak(database: Path, seconds: float, apart: float, kills: int, servers: int, seed: str) -> tuple[Soaked, Audit]:
    """Play for so long in so many servers, a press every ``apart`` seconds in each, and kill the bot so many times."""
    chance, done = Random(seed), Soaked()
    guilds = tuple((number << 22) + GUILD for number in range(1, servers + 1))
    async with Standin().open() as standin:
        standin.serve(*guilds)
        process = await _started(standin, database)
        crowds = [Crowd(standin, guilds[place::2], Random(f"{seed} {game}"), game) for place, game in enumerate(GAMES)]
        standin.harm.share, standin.harm.chance = SHARE, Random(f"{seed} harm")
        playing = asyncio.gather(*(crowd.play(seconds, apart) for crowd in crowds))
        begun, first = monotonic(), _memory(process)
        deaths = sorted(chance.uniform(0, seconds) for _ in range(kills))
        while not playing.done():
            await asyncio.sleep(chance.uniform(0, 2 * CUT) if not deaths else min(CUT, deaths[0]))
            if deaths and monotonic() - begun > deaths[0]:
                deaths.pop(0)
                done.traces += _traces(await process.kill())
                done.kills += 1
                process = await _started(standin, database)
            else:
                cut = chance.choice((standin.gateway.drop, standin.gateway.reconnect, standin.gateway.invalidate))
                await cut()
                done.cuts += 1
            if not done.kills:
                done.memory = first, _memory(process)
        await playing
        standin.harm.share = 0.0
        await standin.quiet(3.0)
        # What was not told because of all that is told when the bot starts again.
        done.traces += _traces(await process.kill())
        process = await _started(standin, database)
        await standin.quiet(3.0)
        done.traces += _traces(await process.kill())
        done.presses = sum(crowd.presses for crowd in crowds)
        done.answered, done.slowest = len(standin.answered), standin.slowest
        done.harmed = standin.harm.done.total()
        done.complaints = tuple(standin.complaints)
        done.broke = tuple(words for words in standin.whispers if "broke" in words)
    found = await audit(database, {**games(), "toy": toy.GAME})
    done.lost = tuple(table for table, change in standin.reached.items() if found.changes.get(table, 0) < change)
    return done, found


async def _started(standin: Standin, database: Path) -> Process:
    standin.ready.clear()
    process = await Process.start(standin.port, database, games=GAMES)
    while not standin.ready.is_set():
        assert process.running, await process.ended()
        await asyncio.sleep(0.05)
    return process


def _memory(process: Process) -> float:
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def _traces(said: str) -> tuple[str, ...]:
    """Return the last line of each traceback that the bot wrote down."""
    return tuple(part.strip().splitlines()[-1] for part in said.split("Traceback (most recent call last)")[1:])


def main(arguments: Sequence[str] | None = None) -> int:
    """Soak, print what came of it; 1 where something is not as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--apart", type=float, default=0.5, help="seconds between two presses in a server")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--servers", type=int, default=6)
    parser.add_argument("--seed", default="soak")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="delvekeeper-") as folder:
        database = Path(folder) / "delves.sqlite3"
        done, found = asyncio.run(soak(database, given.minutes * 60, given.apart, given.kills, given.servers, given.seed))
    for name in done.__struct_fields__:
        print(f"{name}: {getattr(done, name)}")
    print(f"tables: {found.tables}, entries: {found.entries}, untold: {found.untold}")
    return int(bool(done.lost or done.complaints or done.broke or done.traces or found.untold))


if __name__ == "__main__":
    sys.exit(main())
